package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"koiogran/check/scene"
	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/match"
	"koiogran/play/odds"
	"koiogran/play/squad"
)

// duel is an attack of one ship of a squad file on another, with nothing else on the table.
type duel struct {
	*oddsCommand
	edition  *rules.Compiled
	ships    [2]rules.Loadout // attacker and defender
	scene    *scene.Scene
	attacker *scene.Ship
	id       [2]game.ShipID
	weapon   int
	reach    int // the attack range
}

// The scene reports with these methods; see scene.T. No one plays on when the attack is over.

func (d *duel) Helper()        {}
func (d *duel) Failed() bool   { return true }
func (d *duel) Cleanup(func()) {}

func (d *duel) Fatalf(format string, args ...any) {
	panic(unfit(strings.TrimPrefix(fmt.Sprintf(format, args...), "scene: ")))
}

// unfit is why an attack cannot be made.
type unfit string

// duel sets up the table for the attack that the words describe, and opens it.
func (c *oddsCommand) duel(p *program) (d *duel, err error) {
	d = &duel{oddsCommand: c}
	defer func() {
		if why, ok := recover().(unfit); ok {
			what, _, _ := strings.Cut(string(why), "\n")
			err = fmt.Errorf("%s attacks %s: %s", c.Attack, c.Defense, what)
		}
	}()
	if err := d.find(p); err != nil {
		return d, err
	}
	if err := d.lay(); err != nil {
		return d, err
	}
	if err := d.aim(); err != nil {
		return d, err
	}
	return d, d.declare()
}

// find finds the two ships in the squad files.
func (d *duel) find(p *program) error {
	if n := len(d.Squad); n > 2 {
		return fmt.Errorf("--squad: expected one file, or the attacker's and the defender's files, but "+
			"got %d", n)
	}
	var s squad.Squad
	for i, word := range [...]string{d.Attack, d.Defense} {
		path := d.Squad[min(i, len(d.Squad)-1)]
		if i == 0 || len(d.Squad) > 1 {
			var err error
			if s, err = p.squad(path, "", ""); err != nil {
				return err
			}
		}
		var err error
		compiled, _ := edition.ByID(s.Edition)
		if d.edition != nil && d.edition.ID != compiled.ID {
			return fmt.Errorf("%s: the squad is for the %s edition; expected the %s edition, as in %s", path, compiled.ID, d.edition.ID,
				d.Squad[0])
		}
		d.edition = compiled
		if d.ships[i], err = d.ship(path, &s, word); err != nil {
			return err
		}
	}
	return nil
}

// ship finds a ship of a squad by its number, its name or its id.
func (d *duel) ship(path string, s *squad.Squad, word string) (rules.Loadout, error) {
	list := match.Squad(d.edition.Facts, s).Ships
	if n, err := strconv.Atoi(word); err == nil {
		if n < 1 || n > len(list) {
			return rules.Loadout{}, fmt.Errorf("%s: ship %d: expected 1 to %d", path, n, len(list))
		}
		return list[n-1], nil
	}
	var names []string
	for i, l := range list {
		name := l.Pilot
		if pilot, ok := d.edition.Facts.Pilot(l.Pilot); ok {
			name = pilot.Name
		}
		if alike(word, name) || alike(word, l.Pilot) {
			return l, nil
		}
		names = append(names, fmt.Sprintf("%d %s", i+1, name))
	}
	return rules.Loadout{}, fmt.Errorf("%s: no ship %q: expected one of %s", path, word,
		strings.Join(names, ", "))
}

// alike reports whether two names are the same except for case and punctuation.
func alike(a, b string) bool { return letters(a) == letters(b) }

// letters returns a name's letters and digits in lower case.
func letters(name string) string {
	return strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= '0' && r <= '9' {
			return r
		}
		return -1
	}, strings.ToLower(name))
}

// tableSize is the side of the table in millimeters, large enough for all ranges of huge ships.
const tableSize = 2000

// lay puts both ships on the table with what they have.
func (d *duel) lay() error {
	d.scene = scene.New(d, d.edition)
	d.scene.Table(tableSize, tableSize)
	var ships [2]*scene.Ship
	for i, l := range d.ships {
		options := []scene.Option{scene.At(tableSize/2, 500+1000*float64(i), 0), scene.With(l.Upgrades...)}
		if l.Aft != nil {
			options = append(options, scene.Aft(l.Aft.Pilot, l.Aft.Upgrades...))
		}
		ships[i] = d.scene.Ship(game.Player(i), l.Pilot, options...)
	}
	if d.Lock {
		d.scene.Lock(ships[0], ships[1])
	}
	s, x := d.scene.State(), d.scene.Exec()
	d.attacker, d.id = ships[0], [2]game.ShipID{ships[0].ID(), ships[1].ID()}
	for _, t := range d.tokens() {
		switch {
		case t.n > 0 && x.G.Tokens[t.kind].Name == "":
			return fmt.Errorf("--%s: %s does not have these tokens", t.flag, d.edition.ID)
		default:
			s.Ships[d.id[t.whose]].Tokens[t.kind] += uint8(t.n)
		}
	}
	for i, n := range [...]*int{d.Force, d.DefForce} {
		info := &x.G.Ships[d.id[i]]
		switch {
		case n == nil:
		case *n > int(info.Force):
			return fmt.Errorf("--%s %d: %s has %d at most", [...]string{"force", "def-force"}[i], *n, info.Name, info.Force)
		default:
			s.Ships[d.id[i]].Force = uint8(*n)
		}
	}
	d.load(s)
	s.Phase, s.Initiative = game.EngagementPhase, rules.InitiativeOf(x, d.id[0])
	return d.hurt(&s.Ships[d.id[1]])
}

// tokens returns what flags put on the attacker, 0, and the defender, 1.
func (d *duel) tokens() []tokens {
	return []tokens{
		{"focus", 0, game.FocusToken, d.Focus}, {"calculate", 0, game.CalculateToken, d.Calculate},
		{"energy", 0, game.EnergyToken, d.Energy},
		{"deplete", 0, game.DepleteToken, truth(d.Deplete)},
		{"def-focus", 1, game.FocusToken, d.DefFocus}, {"def-calculate", 1, game.CalculateToken, d.DefCalculate},
		{"evade", 1, game.EvadeToken, d.Evade}, {"reinforce", 1, game.ReinforceFore, d.Reinforce},
		{"reinforce", 1, game.ReinforceAft, d.Reinforce}, {"strain", 1, game.StrainToken, truth(d.Strain)},
	}
}

// tokens are this many of a kind on a ship, by a flag.
type tokens struct {
	flag  string
	whose int
	kind  game.Token
	n     int
}

// truth is 1 for true.
func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}

// hurt leaves the defender the shields and the hull that it is said to have.
func (d *duel) hurt(ship *game.Ship) error {
	x := d.scene.Exec()
	info := &x.G.Ships[d.id[1]]
	if info.Huge != nil {
		if d.Shields != nil || d.Hull > 0 {
			return fmt.Errorf("--shields and --hull: %s has separate sections; expected a ship without "+
				"sections", info.Name)
		}
		return nil
	}
	if d.Shields != nil {
		if most := ship.ShieldValue(info, game.ForeSection); *d.Shields > most {
			return fmt.Errorf("--shields %d: %s has %d at most", *d.Shields, info.Name, most)
		}
		ship.Shields = uint8(*d.Shields)
	}
	hull := ship.HullValue(info, game.ForeSection)
	if d.Hull > hull {
		return fmt.Errorf("--hull %d: %s has %d at most", d.Hull, info.Name, hull)
	}
	if d.Hull > 0 {
		n := uint8(hull - d.Hull)
		ship.Damage, ship.Facedown = n, n
		x.S.Decks[info.Pile(game.NoSection)].Facedown += n
	}
	return nil
}

// load puts the energy on the weapons of a huge attacker that an attack with them costs.
func (d *duel) load(s *game.State) {
	info := &d.scene.Exec().G.Ships[d.id[0]]
	if info.Huge == nil {
		return
	}
	for i := range info.Weapons {
		if w := &info.Weapons[i]; !w.Primary() {
			s.Charges[w.Card].Active = max(s.Charges[w.Card].Active, uint8(w.Charges))
		}
	}
}

// aim finds where the defender stands for the attack to have the range that is wanted.
func (d *duel) aim() error {
	x, s := d.scene.Exec(), d.scene.State()
	x.SetState(s)
	info := &x.G.Ships[d.id[0]]
	weapons := d.weapons(info)
	if len(weapons) == 0 && d.Weapon == "" {
		return fmt.Errorf("%s has no weapon to attack with", info.Name)
	}
	if len(weapons) == 0 {
		return fmt.Errorf("%s has no weapon %q: expected %s", info.Name, d.Weapon, d.weaponNames(info))
	}
	for _, w := range weapons {
		d.weapon = w
		d.reach = d.Range
		if d.reach < 0 {
			d.reach = min(max(usualRange, int(info.Weapons[w].Min)), int(info.Weapons[w].Max))
		}
		for _, heading := range [...]float64{0, 90, 180, 270} {
			if d.stand(x, s, heading) {
				return nil
			}
		}
	}
	return fmt.Errorf("%s cannot attack %s with %s at range %d%s", info.Name, x.G.Ships[d.id[1]].Name,
		d.weaponName(weapons[0]), d.reach, d.lacks(&info.Weapons[weapons[0]]))
}

// lacks says what a weapon needs that was not given.
func (d *duel) lacks(w *game.Weapon) string {
	switch {
	case w.NeedLock && !d.Lock:
		return "; it needs a lock: --lock"
	case w.NeedFocus && d.Focus == 0:
		return "; it needs a focus token: --focus=1"
	case int(w.Energy) > d.Energy:
		return fmt.Sprintf("; it needs energy: --energy=%d", w.Energy)
	case d.reach < int(w.Min) || d.reach > int(w.Max):
		return fmt.Sprintf("; its range is %d-%d", w.Min, w.Max)
	}
	return ""
}

// usualRange is the range of an attack for which none is named.
const usualRange = 2

// aside is how far a defender stands aside that is not in the bullseye, in millimeters.
const aside = 75

// stand moves the defender, with the attacker turned to a heading, to the middle of all places in
// which it can be attacked at the range that is wanted, and reports whether there is one.
func (d *duel) stand(x *game.Exec, s *game.State, heading float64) bool {
	facing := map[string]float64{"front": 180, "side": 90, "behind": 0}[d.From]
	right := 0.0
	if d.NoBullseye {
		right = aside
	}
	s.Ships[d.id[0]].Pose = scene.PoseAt(tableSize/2, 500, heading)
	var places []geom.Pose
	for y := 540.0; y < 1500; y += 5 {
		s.Ships[d.id[1]].Pose = scene.PoseAt(tableSize/2+right, y, facing)
		x.SetState(s)
		others, _ := x.Others(d.id[0])
		if geom.Overlapping(x.Placed(d.id[0]), others, geom.WithoutGuides) != 0 {
			continue
		}
		if m, ok := rules.Target(x, d.id[0], d.id[1], d.weapon); ok && int(m.Range) == d.reach {
			places = append(places, s.Ships[d.id[1]].Pose)
		}
	}
	if len(places) == 0 {
		return false
	}
	s.Ships[d.id[1]].Pose = places[len(places)/2]
	return true
}

// weapons returns those that are meant: the one that is named, or the primary weapon and then the others.
func (d *duel) weapons(info *game.ShipInfo) []int {
	var list []int
	for _, primary := range [...]bool{true, false} {
		for i := range info.Weapons {
			w := &info.Weapons[i]
			if w.Primary() == primary && (d.Weapon == "" || alike(d.Weapon, d.weaponName(i)) ||
				!primary && alike(d.Weapon, d.scene.Exec().G.Cards[w.Card].ID)) {
				list = append(list, i)
			}
		}
	}
	return list
}

// weaponName names a weapon of the attacker.
func (d *duel) weaponName(i int) string {
	g := d.scene.Exec().G
	if w := &g.Ships[d.id[0]].Weapons[i]; !w.Primary() {
		return g.Cards[w.Card].Name
	}
	return "primary"
}

// weaponNames lists the weapons of the attacker.
func (d *duel) weaponNames(info *game.ShipInfo) string {
	var names []string
	for i := range info.Weapons {
		if name := d.weaponName(i); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return strings.Join(names, ", ")
}

// declare opens the attack: everything that may be used before is passed up.
func (d *duel) declare() error {
	d.scene.Engage(d.attacker)
	x, s := d.scene.Exec(), d.scene.State()
	for range 20 {
		if s.Over {
			break
		}
		if s.NAttacks > 0 && s.Attacks[0].Declared {
			s.Attacks[0].Obstructed = s.Attacks[0].Obstructed || d.Obstructed
			return nil
		}
		p := x.Waiting(s).First()
		q := x.Ask(s, p)
		d.scene.Answer(p, d.answer(q))
	}
	return fmt.Errorf("%s never gets to attack %s", x.G.Ships[d.id[0]].Name, x.G.Ships[d.id[1]].Name)
}

// answer returns what is answered before the attack is declared.
func (d *duel) answer(q *game.Question) game.Choice {
	for _, c := range q.Options() {
		switch {
		case c.Verb == game.WeaponVerb && int(c.Item) == d.weapon,
			c.Verb == game.PickVerb && c.Ship == d.id[1]:
			return c
		}
	}
	return q.Opts[q.Default]
}

// solve finds the best play of the attack.
func (d *duel) solve() (*odds.Solver, odds.Forecast, error) {
	x, s := d.scene.Exec(), d.scene.State()
	v, err := odds.NewSolver(x, s, odds.Prices{Attacker: d.Keep, Defender: d.Keep})
	if err != nil {
		return nil, odds.Forecast{}, err
	}
	f, err := v.Solve()
	return v, f, err
}
