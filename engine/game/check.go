package game

import (
	"errors"
	"fmt"
	"strings"

	"koiogran/engine/geom"
)

// ErrBroken says that a state breaks a rule which no play can break: a bug.
var ErrBroken = errors.New("game: broken state")

// Check looks for everything that must hold in a state of g that waits for an answer or is over:
// counts, records, ships, cards, secrets. It names all faults that it finds in one ErrBroken. It
// is too dear for play, and runs after every step in tests and soak runs.
func (g *Game) Check(s *State) error {
	c := checker{g: g, s: s}
	c.counts()
	if len(c.faults) == 0 { // what follows trusts the counts
		c.tails()
		c.standing()
		c.frames()
		c.lasting()
		c.records()
		c.ships()
		c.objects()
		c.cards()
		c.secrets()
		c.decks()
	}
	if len(c.faults) == 0 {
		return nil
	}
	return fmt.Errorf("%w: %s", ErrBroken, strings.Join(c.faults, "; "))
}

// checker collects the faults of a state.
type checker struct {
	g      *Game
	s      *State
	faults []string
}

// fault notes a fault.
func (c *checker) fault(format string, args ...any) {
	c.faults = append(c.faults, fmt.Sprintf(format, args...))
}

// counts compares every count with what there is room for.
func (c *checker) counts() {
	s := c.s
	if int(s.NShips) != len(c.g.Ships) {
		c.fault("%d ships, the game has %d", s.NShips, len(c.g.Ships))
	}
	for _, n := range [...]struct {
		name      string
		have, max int
	}{
		{"ships", int(s.NShips), MaxShips},
		{"obstacles", int(s.NObstacles), len(c.g.Obstacles)},
		{"devices", int(s.NDevices), MaxDevices},
		{"dealt cards", int(s.NCards), min(MaxDealt, MaxCards-len(c.g.Cards))},
		{"frames", int(s.Depth), MaxFrames},
		{"triggers", int(s.NTriggers), MaxTriggers},
		{"pending triggers", int(s.Pending), int(s.NTriggers)},
		{"attacks", int(s.NAttacks), MaxAttacks},
		{"moves", int(s.NMoves), MaxMoves},
		{"damages", int(s.NDamages), MaxDamages},
		{"lasting effects", int(s.NLasting), MaxLasting},
	} {
		if n.have > n.max {
			c.fault("%d %s, at most %d fit", n.have, n.name, n.max)
		}
	}
}

// tails looks for remains beyond the used part of every list.
func (c *checker) tails() {
	s := c.s
	tail(c, "ships", s.Ships[s.NShips:])
	tail(c, "obstacles", s.Obstacles[s.NObstacles:])
	tail(c, "devices", s.Devices[s.NDevices:])
	tail(c, "charges", s.Charges[len(c.g.Cards)+int(s.NCards):])
	tail(c, "dealt cards", s.Cards[s.NCards:])
	tail(c, "frames", s.Frames[s.Depth:])
	tail(c, "triggers", s.Triggers[s.NTriggers:])
	tail(c, "attacks", s.Attacks[s.NAttacks:])
	tail(c, "moves", s.Moves[s.NMoves:])
	tail(c, "damages", s.Damages[s.NDamages:])
	tail(c, "lasting effects", s.Lasts[s.NLasting:])
	for p := range s.Secret {
		tail(c, "dials", s.Secret[p].Dials[s.NShips:])
		tail(c, "known titles", s.Secret[p].Known[s.NCards:])
	}
}

// tail notes an entry that is not zero.
func tail[T comparable](c *checker, name string, list []T) {
	var zero T
	for i := range list {
		if list[i] != zero {
			c.fault("%s: something is left at place %d beyond the last", name, i)
		}
	}
}

// standing checks how the match stands: it waits for someone or is over with a result.
func (c *checker) standing() {
	s := c.s
	if s.Phase >= NumPhases {
		c.fault("phase %d", s.Phase)
	}
	if s.TimeUp && c.g.Options.TimeLimit == 0 {
		c.fault("time is up, and the match has no time limit")
	}
	if s.First > Seat2 {
		c.fault("first player %d", s.First)
	}
	if s.Over {
		if s.Result == Undecided || s.Result > Drawn {
			c.fault("the match is over with result %d", s.Result)
		}
		if s.Asking || s.Depth > 0 || s.NTriggers > 0 || s.Deferred != 0 {
			c.fault("the match is over and something is still to be done")
		}
		return
	}
	if s.Result != Undecided {
		c.fault("the match goes on with result %d", s.Result)
	}
	if !s.Asking || s.Depth == 0 {
		c.fault("the match goes on and waits for nobody")
	}
}

// frames checks the stack, the records that its frames own and the triggers that they offer.
func (c *checker) frames() {
	s := c.s
	var records [DamageRecord + 1]int
	offered, below := int(s.Pending), 0
	for i := range s.Frames[:s.Depth] {
		f := &s.Frames[i]
		if int(f.Proc) >= len(c.g.Procs) {
			c.fault("frame %d: no procedure %d", i, f.Proc)
			return
		}
		proc := &c.g.Procs[f.Proc]
		c.frame(i, f, proc)
		records[proc.Record]++
		if f.Proc == queueProc {
			first, end := int(queueFirst.peek(c.g, f)), int(queueEnd.peek(c.g, f))
			now := int(queueNow.peek(c.g, f))
			if first < below || end <= first || end > int(s.NTriggers) || now < first || now >= end {
				c.fault("frame %d: offers triggers %d to %d, now %d", i, first, end, now)
			}
			offered, below = offered+end-first, end
		}
	}
	if offered != int(s.NTriggers) {
		c.fault("%d triggers, %d are offered or pending", s.NTriggers, offered)
	}
	if records[AttackRecord] != int(s.NAttacks) || records[MoveRecord] != int(s.NMoves) ||
		records[DamageRecord] != int(s.NDamages) {
		c.fault("%d attacks, %d moves and %d damages for frames of %v", s.NAttacks, s.NMoves,
			s.NDamages, records[AttackRecord:])
	}
}

// frame checks one frame: only the top one is at a step that waits for an answer.
func (c *checker) frame(i int, f *Frame, proc *Proc) {
	if int(f.PC) > len(proc.Steps) {
		c.fault("frame %d: step %d of %q, which has %d", i, f.PC, proc.Name, len(proc.Steps))
	} else if i == int(c.s.Depth)-1 &&
		(int(f.PC) == len(proc.Steps) || proc.Steps[f.PC].Who == nil) {
		c.fault("frame %d: %q waits where nothing is asked", i, proc.Name)
	}
	if !c.shipOrNone(f.Self) {
		c.fault("frame %d: no ship %d", i, f.Self)
	}
	if f.Card != NoCard && int(f.Card) >= len(c.g.Cards)+MaxDealt {
		c.fault("frame %d: no card %d", i, f.Card)
	}
}

// shipOrNone reports whether id is a ship of the match or none.
func (c *checker) shipOrNone(id ShipID) bool { return id == NoShip || id < ShipID(c.s.NShips) }

// records checks attacks, moves and damages in progress.
func (c *checker) records() {
	s := c.s
	for i := range s.Attacks[:s.NAttacks] {
		a := &s.Attacks[i]
		if a.Attacker >= ShipID(s.NShips) || !c.shipOrNone(a.Defender) {
			c.fault("attack %d: ship %d attacks %d", i, a.Attacker, a.Defender)
			continue
		}
		if a.Declared && (a.Defender == NoShip || int(a.Weapon) >= len(c.g.Ships[a.Attacker].Weapons)) {
			c.fault("attack %d: is declared without defender or weapon", i)
		}
		if a.Attack.Count(Evade) > 0 ||
			a.Counter == 0 && a.Defense.Count(Hit)+a.Defense.Count(Crit) > 0 {
			c.fault("attack %d: dice show faces of the other color", i)
		}
	}
	for i := range s.Moves[:s.NMoves] {
		m := &s.Moves[i]
		if m.Ship >= ShipID(s.NShips) || m.NMet > MaxMet || m.Shift < -1 || m.Shift > 1 ||
			m.Side < -1 || m.Side > 1 {
			c.fault("move %d: %+v", i, *m)
		}
	}
	for i := range s.Damages[:s.NDamages] {
		if d := &s.Damages[i]; d.Ship >= ShipID(s.NShips) || d.CritLost > d.Lost {
			c.fault("damage %d: %+v", i, *d)
		}
	}
}

// ships checks every ship against what is printed for it and against the others.
func (c *checker) ships() {
	s := c.s
	for i := range s.Ships[:s.NShips] {
		ship, info := &s.Ships[i], &c.g.Ships[i]
		if int(ship.Shields) > ship.ShieldValue(info, ForeSection) || int(ship.Force) > int(info.Force) {
			c.fault("%s: %d shields and %d Force, printed are %d and %d", info.Name,
				ship.Shields, ship.Force, info.Shields, info.Force)
		}
		if ship.AttackPhase >= NumPhases || ship.OnTable && (ship.Fled || ship.Escaped) {
			c.fault("%s: fled and is on the table, or attacked in phase %d", info.Name,
				ship.AttackPhase)
		}
		if s.Formed.Has(ShipID(i)) && info.Wing.Position == geom.NoPosition {
			c.fault("%s: flies in a wing of which it is not", info.Name)
		}
		if !validHeading(ship.Pose) {
			c.fault("%s: heading %d", info.Name, ship.Pose.Heading)
		}
		if s.Phase != EndPhase && ship.Kept != [NumTokens]uint8{} {
			c.fault("%s: keeps tokens %v outside of the End phase", info.Name, ship.Kept)
		}
		if ship.Ignored>>s.NObstacles != 0 {
			c.fault("%s: ignores obstacles %b of %d", info.Name, ship.Ignored, s.NObstacles)
		}
		for t, n := range ship.Tokens {
			switch kind := &c.g.Tokens[t]; {
			case kind.Name == "" && n > 0:
				c.fault("%s: %d tokens of kind %d, which the game does not have", info.Name, n, t)
			case kind.Max > 0 && n > kind.Max:
				c.fault("%s: %d %s tokens", info.Name, n, kind.Name)
			}
		}
		if ship.OnTable && !ship.Destroyed && !ship.Doomed && c.spent(ShipID(i)) {
			c.fault("%s: %d damage cards and not destroyed", info.Name, ship.AllDamage())
		}
		c.sections(ShipID(i))
		c.contacts(ShipID(i))
		c.locks(ShipID(i))
		c.docked(ShipID(i))
		if ship.Returning && (ship.OnTable || ship.Destroyed || !info.Collection) {
			c.fault("%s: is to return, and on the table, lost or of no collection", info.Name)
		}
		tokens := ship.Tokens
		if info.Huge != nil && s.Phase == SetupPhase {
			tokens[EnergyToken] = 0 // a huge ship can begin with energy (1e.energy.at-setup)
		}
		c.remote(ShipID(i))
		if ship.Lifted { // what it has stays with it (2e.huge.overlap-ship.after)
			if ship.OnTable || ship.Destroyed || ship.Fled {
				c.fault("%s: is set aside, and on the table or lost", info.Name)
			}
			continue
		}
		if !ship.OnTable && ship.Locks != [MaxLocks]Object{} || !ship.OnTable && !ship.InReserve() && info.Remote == nil &&
			(tokens != [NumTokens]uint8{} || ship.AllDamage() > 0) {
			c.fault("%s: is off the table and has tokens, locks or damage cards", info.Name)
		}
	}
}

// spent reports whether the damage cards of a ship are as many as its hull: of one with two ship cards
// those of a section that is not crippled.
func (c *checker) spent(id ShipID) bool {
	ship, info := &c.s.Ships[id], &c.g.Ships[id]
	if info.Huge == nil || !info.Huge.Two {
		return ship.AllDamage() >= ship.AllHullValue(info)
	}
	return int(ship.Damage) >= ship.HullValue(info, ForeSection) && !ship.Crippled.Has(ForeSection) ||
		int(ship.Aft.Damage) >= int(info.Huge.AftHull) && !ship.Crippled.Has(AftSection)
}

// sections checks what is at the sections of a ship: a small or large ship has none, and a crippled
// section no shields.
func (c *checker) sections(id ShipID) {
	ship, info := &c.s.Ships[id], &c.g.Ships[id]
	h := info.Huge
	if h == nil {
		if ship.Aft != (Half{}) || ship.Crippled != 0 {
			c.fault("%s: has no sections, and something lies at one", info.Name)
		}
		return
	}
	if int(ship.Aft.Shields) > int(h.AftShields) || !h.Two && (ship.Crippled != 0 || ship.Aft.Shields > 0) ||
		ship.Crippled.Has(ForeSection) && ship.Shields > 0 ||
		ship.Crippled.Has(AftSection) && ship.Aft.Shields > 0 {
		c.fault("%s: %d and %d shields, crippled %b", info.Name, ship.Shields, ship.Aft.Shields,
			ship.Crippled)
	}
	if limit := h.Limit(ship); int(ship.Tokens[EnergyToken]) > limit && ship.OnTable {
		c.fault("%s: %d energy, at most %d", info.Name, ship.Tokens[EnergyToken], limit)
	}
}

// docked checks a ship in reserve: it is whole, and with a ship that takes it on board and has room.
func (c *checker) docked(id ShipID) {
	ship, info := &c.s.Ships[id], &c.g.Ships[id]
	if !ship.InReserve() {
		return
	}
	if ship.OnTable || ship.Destroyed || ship.Fled || ship.DialSet {
		c.fault("%s: is in reserve, and on the table, lost or with a dial", info.Name)
	}
	if ship.Docked == Aside {
		return
	}
	carrier := ship.Carrier()
	if carrier >= ShipID(c.s.NShips) || !c.g.Ships[carrier].Dock.Ships.Has(id) {
		c.fault("%s: is docked with ship %d, which does not take it", info.Name, carrier)
		return
	}
	n := uint8(0)
	for i := range c.s.Ships[:c.s.NShips] {
		if c.s.Ships[i].Docked == ship.Docked {
			n++
		}
	}
	if with := &c.s.Ships[carrier]; n > c.g.Ships[carrier].Dock.Room || with.Carrier() != NoShip ||
		with.Fled || with.Destroyed && !with.OnTable {
		c.fault("%s: is one of %d docked with %s, which is gone or has no room", info.Name, n,
			c.g.Ships[carrier].Name)
	}
}

// validHeading reports whether a pose has its heading within one turn.
func validHeading(p geom.Pose) bool { return p.Heading >= 0 && p.Heading < geom.FullTurn }

// objects checks obstacles and devices.
func (c *checker) objects() {
	s := c.s
	for i := range s.Obstacles[:s.NObstacles] {
		if o := &s.Obstacles[i]; !validHeading(o.Pose) || !o.Placed && o.Pose != (geom.Pose{}) {
			c.fault("obstacle %d: %+v", i, *o)
		}
	}
	for i := range s.Devices[:s.NDevices] {
		d := &s.Devices[i]
		if int(d.Kind) >= len(c.g.Devices) || d.Owner > Seat2 && d.Ship != NoShip || !c.shipOrNone(d.Ship) ||
			!validHeading(d.Pose) ||
			c.g.Devices[d.Kind].Remote && (d.Ship == NoShip || c.g.Ships[d.Ship].Remote == nil) {
			c.fault("device %d: %+v", i, *d)
		}
	}
	if s.Delayed>>s.NDevices != 0 {
		c.fault("delayed bombs %b, there are %d devices", s.Delayed, s.NDevices)
	}
}
