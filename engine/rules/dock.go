package rules

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// docks says which ships each ship takes on board, as its cards and those of its player say
// (2e.dock.definition).
func (b *builder) docks() {
	for i := range b.g.Cards {
		c := &b.g.Cards[i]
		b.g.Ships[c.Ship].Docks = max(b.g.Ships[c.Ship].Docks, b.defOf(c.Code).Docks)
		if terms := b.defOf(c.Code).Dock; terms != nil {
			b.berth(c.Ship, terms)
		}
	}
	for i := range b.g.Cards {
		if c := &b.g.Cards[i]; c.Slot == "ship" && b.defOf(c.Code).Lends != game.NoAction {
			b.lend(game.CardID(i), b.defOf(c.Code).Lends)
		}
	}
}

// berth adds what a card says of the ships that its ship takes on board.
func (b *builder) berth(carrier game.ShipID, terms *card.DockTerms) {
	dock := &b.g.Ships[carrier].Dock
	dock.Room, dock.Leave = max(dock.Room, uint8(terms.Room)), max(dock.Leave, uint8(terms.Leave))
	dock.Rear, dock.Alike = dock.Rear || terms.Rear, dock.Alike || terms.Alike
	dock.Shields, dock.Lifeboat = dock.Shields || terms.Shields, dock.Lifeboat || terms.Lifeboat
	dock.Tows = dock.Tows || terms.Tows
	for i := range b.g.Ships {
		s, id := &b.g.Ships[i], game.ShipID(i)
		if b.g.OneForce(id, carrier) && s.Remote == nil &&
			(slices.Contains(terms.Ships, s.Ship) || terms.Small && s.Size == geom.Small) &&
			(terms.With == "" || b.equips(id, terms.With)) {
			dock.Ships = dock.Ships.With(id)
			if terms.Begin {
				s.Docks = max(s.Docks, game.BeginsDocked)
			}
			if terms.Tows {
				b.lendDial(carrier, id)
			}
		}
	}
}

// launches adds the ships that upgrades bring into play, after all others; each begins docked with the ship
// that has the upgrade.
func (b *builder) launches(setup *Setup) error {
	carrier := game.ShipID(0)
	for p := range setup.Squads {
		squad := &setup.Squads[p]
		for i := range squad.Ships {
			for _, upgrade := range squad.Ships[i].Upgrades {
				if err := b.launch(game.Player(p), carrier, upgrade); err != nil {
					return err
				}
			}
			carrier++
		}
		carrier += game.ShipID(len(squad.Collection))
	}
	return nil
}

// launch adds the ship that an upgrade of a ship brings into play, if it does.
func (b *builder) launch(p game.Player, carrier game.ShipID, upgrade string) error {
	pilot, ok := b.launched[upgrade]
	if !ok {
		return nil
	}
	id := game.ShipID(len(b.g.Ships))
	if err := b.ship(p, &Loadout{Pilot: pilot}); err != nil {
		return err
	}
	b.g.Ships[id].Docks = game.StaysDocked
	dock := &b.g.Ships[carrier].Dock
	dock.Room, dock.Ships = 1, dock.Ships.With(id)
	return nil
}

// lend adds an action to the bars of the ships that take the ship of a card on board, while it is
// docked with them.
func (b *builder) lend(id game.CardID, a game.Action) {
	for i := range b.g.Ships {
		if s := &b.g.Ships[i]; s.Dock.Ships.Has(b.g.Cards[id].Ship) {
			s.Actions = append(s.Actions, game.ActionLine{
				Action: a, Difficulty: game.DifficultyWhite, Card: id, Docked: uint8(i) + 1,
			})
		}
	}
}

// hasRoom reports whether a ship takes another on board, and has room for it. A ship that is docked
// itself takes no one.
func hasRoom(x *game.Exec, carrier, id game.ShipID) bool {
	dock := &x.Info(carrier).Dock
	return dock.Ships.Has(id) && docked(x, carrier) < int(dock.Room) &&
		x.Ship(carrier).Carrier() == game.NoShip && (!dock.Alike || likeThose(x, carrier, id))
}

// likeThose reports whether a ship is of the type of those that are docked with another.
func likeThose(x *game.Exec, carrier, id game.ShipID) bool {
	for i := range x.S.Ships[:x.S.NShips] {
		if x.S.Ships[i].Carrier() == carrier && x.G.Ships[i].Ship != x.Info(id).Ship {
			return false
		}
	}
	return true
}

// beginsDocked reports whether a ship can begin the match docked with another. Ships of an Escalation
// collection come later: they neither dock nor take others on board. Ships of a wing begin on the table, unless its
// leader, by its card, has a mate on board (2e.wing.setup.no-reserve).
func beginsDocked(x *game.Exec, carrier, id game.ShipID) bool {
	return !x.Info(carrier).Collection && !x.Info(id).Collection && hasRoom(x, carrier, id) &&
		(!inWing(x, id) || x.LeaderOf(id) == carrier)
}

// docked counts the ships that are docked with a ship.
func docked(x *game.Exec, carrier game.ShipID) int {
	n := 0
	for i := range x.S.Ships[:x.S.NShips] {
		if x.S.Ships[i].Carrier() == carrier {
			n++
		}
	}
	return n
}

// dockingNext counts the ships that were asked about, in player order.
var dockingNext = game.NewLocal[uint8]("ships asked about", 0)

// DeclareDocked lets the players declare, before forces are placed, which of their ships begin
// docked, and with which ship: the first player's ships first
// (2e.setup.dock-declared-before-place-forces, 2e.dock.setup-choice). About those that cards make begin
// docked no one is asked.
var DeclareDocked = game.Parts{game.Locals{dockingNext}, game.Step{
	Name: "dock the ships that begin docked", Do: func(x *game.Exec) {
		for i := range x.G.Ships {
			id := game.ShipID(i)
			if x.G.Ships[i].Docks == game.DocksAtWill {
				continue
			}
			for carrier := range game.ShipID(len(x.G.Ships)) {
				if !x.Ship(id).InReserve() && beginsDocked(x, carrier, id) {
					enterReserve(x, id, carrier, "setup.dock-declared-before-place-forces")
				}
			}
		}
	},
}, game.Step{
	Name:  "declare whether the ship begins docked",
	Until: true,
	Who: func(x *game.Exec) game.Players {
		if id, _ := declaring(x); id != game.NoShip {
			return game.Only(x.Owner(id))
		}
		return game.Nobody
	},
	Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
		q.Ship, _ = declaring(x)
		for i := range x.G.Ships {
			if beginsDocked(x, game.ShipID(i), q.Ship) {
				q.AddShip(game.ShipID(i))
			}
		}
		q.AddPass()
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		id, k := declaring(x)
		dockingNext.Set(x, uint8(k+1))
		if c.Verb == game.PickVerb {
			enterReserve(x, id, c.Ship, "setup.dock-declared-before-place-forces")
		}
	},
}}

// declaring returns the ship that may begin docked and is asked about now, and its number among
// all ships in player order.
func declaring(x *game.Exec) (game.ShipID, int) {
	n := len(x.G.Ships)
	for k := int(dockingNext.Get(x)); k < x.G.Actors()*n; k++ {
		id := game.ShipID(k % n)
		if x.TurnOf(id) != k/n {
			continue
		}
		for i := range x.G.Ships {
			if x.Info(id).Docks == game.DocksAtWill && beginsDocked(x, game.ShipID(i), id) {
				return id, k
			}
		}
	}
	return game.NoShip, x.G.Actors() * n
}

// enterReserve docks a ship, or puts it in reserve with no other: from now on it is on its card. It keeps its damage and its tokens
// but the locks, which only things on the table have.
func enterReserve(x *game.Exec, id, carrier game.ShipID, clause string) {
	LeaveContact(x, id)
	leaveWing(x, id)
	breakLocks(x, id)
	s := x.Ship(id)
	s.OnTable, s.Docked = false, game.Aside
	if carrier != game.NoShip {
		s.Docked = uint8(carrier) + 1
		passDial(x, id, carrier)
	}
	s.DialSet, s.DialKept = false, false
	ClearDial(x, id)
	e := game.NewEvent(game.Docked, clause, id)
	e.Other = carrier
	x.Emit(e)
}

// breakLocks ends the locks of a ship and the locks on it.
func breakLocks(x *game.Exec, id game.ShipID) {
	for other := range x.EachShip() {
		if card.HasLock(x, other, game.ShipAs(id)) {
			card.BreakLocks(x, other, game.ShipAs(id), "token.lock.leaves-with-ship")
		}
	}
	for s := x.Ship(id); s.Locks[0] != (game.Object{}); {
		card.BreakLock(x, id, s.Locks[0], "token.lock.leaves-with-ship")
	}
}

// Dock adds the docking of the System phase to hooks: a ship at range 0 of one that takes it on
// board may dock with it, unless it deployed in this phase (2e.dock.dock-action,
// 2e.dock.no-dock-and-deploy).
func Dock(c *card.Compiler, hooks *Hooks) {
	proc := c.Add(game.Proc{Name: "dock", Ability: true, OfShip: true, Do: dockSteps})
	hooks[card.SystemStep] = append(hooks[card.SystemStep], &game.Ability{
		ID: "rules", Name: "dock", Window: card.SystemStep, Proc: proc,
		Can: func(x *game.Exec) bool { return canDock(x, x.Self()) },
	})
}

// canDock reports whether a ship could dock now.
func canDock(x *game.Exec, id game.ShipID) bool {
	for carrier := range x.EachShip() {
		if docksWith(x, id, carrier) {
			return true
		}
	}
	return false
}

// docksWith reports whether a ship could dock with another now: at range 0, at range 0-1 with a huge ship of second
// edition, or as far as a card lets it (2e.dock.dock-action, 2e.huge.dock.who).
func docksWith(x *game.Exec, id, carrier game.ShipID) bool {
	reach := 0
	if x.Info(carrier).Undivided() {
		reach = 1
	}
	return !x.Ship(id).Deployed && hasRoom(x, carrier, id) &&
		card.RangeBetween(x, id, carrier) <= x.Query(card.DockReach, id, reach)
}

// dockSteps put the ship in reserve. It does not activate in this round
// (2e.dock.no-activation-after-docking).
var dockSteps = game.Parts{game.Step{
	Name: "choose the ship to dock with",
	Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
	Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
		for carrier := range x.EachShip() {
			if docksWith(x, x.Self(), carrier) {
				q.AddShip(carrier)
			}
		}
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		enterReserve(x, x.Self(), c.Ship, "dock.dock-action")
		x.Ship(x.Self()).Activated = true
	},
}}
