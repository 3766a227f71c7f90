package scene

import (
	"slices"
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// First makes a player the first player.
func (s *Scene) First(p game.Player) { s.set(func() { s.state.First = p }) }

// Tokens gives a ship n tokens of a kind, as if it had had them all along: nothing is triggered.
// So it is with everything that sets up the table.
func (s *Scene) Tokens(ship *Ship, kind game.Token, n int) {
	s.t.Helper()
	s.set(func() {
		s.t.Helper()
		if s.g.Tokens[kind].Name == "" {
			s.Fail("the game has no such token (%d)", kind)
		}
		s.state.Ships[ship.id].Tokens[kind] += uint8(n)
	})
}

// Shields leaves a ship n active shields.
func (s *Scene) Shields(ship *Ship, n int) {
	s.set(func() { s.state.Ships[ship.id].Shields = uint8(n) })
}

// Force leaves a ship n active Force charges.
func (s *Scene) Force(ship *Ship, n int) {
	s.set(func() { s.state.Ships[ship.id].Force = uint8(n) })
}

// Charges leaves n active charges on a ship's card, named by its id or its name.
func (s *Scene) Charges(ship *Ship, card string, n int) {
	s.t.Helper()
	s.set(func() {
		s.t.Helper()
		s.state.Charges[s.card(ship, card)].Active = uint8(n)
	})
}

// CardSide turns a ship's two-sided card to side 1 or 2.
func (s *Scene) CardSide(ship *Ship, card string, side int) {
	s.t.Helper()
	s.set(func() {
		s.t.Helper()
		id := s.card(ship, card)
		if side < 1 || side > int(s.g.Cards[id].Sides) {
			s.Fail("%s has no side %d", card, side)
		}
		s.state.Charges[id].Side = uint8(side - 1)
	})
}

// Turret points a ship's turret indicator at an arc, one at which it can point.
func (s *Scene) Turret(ship *Ship, arc geom.Arc) {
	s.t.Helper()
	s.turret(ship, game.FirstTurret, arc)
}

// Turret2 is Turret of the second indicator of a huge ship.
func (s *Scene) Turret2(ship *Ship, arc geom.Arc) {
	s.t.Helper()
	s.turret(ship, game.SecondTurret, arc)
}

// turret points a turret indicator of a ship at an arc.
func (s *Scene) turret(ship *Ship, m game.Mount, arc geom.Arc) {
	s.t.Helper()
	s.set(func() {
		s.t.Helper()
		arcs := rules.TurretChoices(s.x, ship.id, m)
		if len(arcs) == 0 {
			s.Fail("%s has no turret", s.name(ship.id))
		}
		if !slices.Contains(arcs, arc) {
			s.Fail("the turret of %s cannot point at the arc %q, only at %s", s.name(ship.id), arc, arcWords(arcs))
		}
		if m == game.SecondTurret {
			s.state.Ships[ship.id].Turret2 = uint8(arc)
			return
		}
		s.state.Ships[ship.id].Turret = uint8(arc)
	})
}

// arcWords lists arcs.
func arcWords(arcs []geom.Arc) string {
	var words []string
	for _, arc := range arcs {
		words = append(words, arc.String())
	}
	return strings.Join(words, ", ")
}

// Deck has the damage decks of all players be the one of a name, where an edition has several.
func (s *Scene) Deck(name string) { s.deck = name }

// card returns the card of a ship that goes by an id or a name.
func (s *Scene) card(ship *Ship, name string) game.CardID {
	s.t.Helper()
	for i := range s.g.Cards {
		c := &s.g.Cards[i]
		if c.Ship == ship.id && (c.ID == name || same(c.Name, name)) {
			return game.CardID(i)
		}
	}
	s.Fail("%s has no card %q, only %s", s.name(ship.id), name,
		strings.Join(s.cardsOf(ship), ", "))
	return game.NoCard
}

// cardsOf lists the ids of a ship's cards.
func (s *Scene) cardsOf(ship *Ship) []string {
	var ids []string
	for i := range s.g.Cards {
		if s.g.Cards[i].Ship == ship.id {
			ids = append(ids, s.g.Cards[i].ID)
		}
	}
	return ids
}

// Discard has a ship's card discarded, facedown where the edition turns it so.
func (s *Scene) Discard(ship *Ship, card string) {
	s.t.Helper()
	s.set(func() {
		s.t.Helper()
		s.state.Charges[s.card(ship, card)].Off = true
	})
}

// Reveal has a ship's dial faceup with a maneuver of it, as it lies after its activation.
func (s *Scene) Reveal(ship *Ship, maneuver string) {
	s.t.Helper()
	s.set(func() {
		s.t.Helper()
		h := &s.state.Ships[ship.id]
		h.DialSet, h.Activated = true, true
		h.Revealed = s.g.Ships[ship.id].Dial[s.onDial(ship, maneuver)]
		s.state.Secret[ship.player.Side()].Dials[ship.id] = 0
	})
}

// MustHold fails if the table as it lies breaks an invariant: more shields than are printed, a lock
// that no one could have, a ship with more damage than it can bear.
func (s *Scene) MustHold() {
	s.t.Helper()
	s.make()
	s.keep()
}

// Lock gives a ship a lock on another ship.
func (s *Scene) Lock(ship, target *Ship) {
	s.set(func() { s.lock(ship, game.ShipAs(target.id)) })
}

// LockObstacle gives a ship a lock on an obstacle.
func (s *Scene) LockObstacle(ship *Ship, o *Obstacle) {
	s.set(func() { s.lock(ship, o.Object()) })
}

// lock puts a lock on the ship's first free place.
func (s *Scene) lock(ship *Ship, o game.Object) {
	s.t.Helper()
	locks := &s.state.Ships[ship.id].Locks
	i := slices.Index(locks[:], game.Object{})
	if i < 0 {
		s.Fail("%s has no room for another lock", s.name(ship.id))
	}
	locks[i] = o
}

// Touch puts two ships in contact, as a partial maneuver leaves them: at range 0 of each other
// until one of them moves, although the guides keep their bases a little apart.
func (s *Scene) Touch(a, b *Ship) {
	s.set(func() {
		x, y := &s.state.Ships[a.id], &s.state.Ships[b.id]
		x.Touching, y.Touching = x.Touching.With(b.id), y.Touching.With(a.id)
	})
}

// Dock docks a ship with another that takes it on board.
func (s *Scene) Dock(ship, carrier *Ship) {
	s.set(func() {
		h := &s.state.Ships[ship.id]
		h.OnTable, h.Docked = false, uint8(carrier.id)+1
	})
}

// Marker places hyperspace marker n, which is 1 or 2.
func (s *Scene) Marker(n int, at Option) {
	pose := placeOf([]Option{at}).pose
	s.set(func() {
		s.state.Markers[n-1] = game.Marker{Pose: pose, Placed: true}
		s.state.NMarkers = max(s.state.NMarkers, uint8(n))
	})
}

// Lose lets a ship have been destroyed in this round, and removed.
func (s *Scene) Lose(ship *Ship) {
	s.set(func() {
		h := &s.state.Ships[ship.id]
		h.Destroyed, h.OnTable = true, false
	})
}

// Damage deals a ship n facedown damage cards.
func (s *Scene) Damage(ship *Ship, n int) {
	s.set(func() {
		h := &s.state.Ships[ship.id]
		h.Damage += uint8(n)
		h.Facedown += uint8(n)
		s.state.Decks[s.g.Ships[ship.id].Pile(game.NoSection)].Facedown += uint8(n)
	})
}

// Crit deals a ship a faceup damage card. What happens when it is dealt has happened already.
func (s *Scene) Crit(ship *Ship, title string) {
	s.t.Helper()
	s.set(func() {
		s.t.Helper()
		code := s.title(title)
		deck := &s.state.Decks[s.g.Ships[ship.id].Pile(game.NoSection)]
		if deck.Unseen[code] == 0 {
			s.Fail("no %s is left in the deck", title)
		}
		deck.Unseen[code]--
		s.state.Ships[ship.id].Damage++
		rules.AssignCard(s.x, ship.id, code, game.NoShip)
	})
}

// Condition gives a ship a condition card, assigned by another ship's ability.
func (s *Scene) Condition(ship *Ship, id string, by *Ship) {
	s.t.Helper()
	s.set(func() {
		s.t.Helper()
		i := slices.IndexFunc(s.g.Dealt, func(c *game.Code) bool { return c.ID == id })
		if i < 1 {
			s.Fail("no condition %q, only %s", id, strings.Join(s.dealtNames(false), ", "))
		}
		rules.AssignCard(s.x, ship.id, uint8(i), by.id)
	})
}

// title returns the place of a damage card's title in Game.Dealt.
func (s *Scene) title(title string) uint8 {
	s.t.Helper()
	for i, code := range s.g.Dealt {
		if i > 0 && (same(code.ID, title) || same(code.Name, title)) && code.Trait != "" {
			return uint8(i)
		}
	}
	s.Fail("no damage card is called %q, only %s", title, strings.Join(s.dealtNames(true), ", "))
	return 0
}

// dealtNames lists the titles of damage cards, or the ids of conditions.
func (s *Scene) dealtNames(damage bool) []string {
	var names []string
	for i, code := range s.g.Dealt {
		switch {
		case i == 0 || damage != (code.Trait != ""):
		case damage:
			names = append(names, code.Name)
		default:
			names = append(names, code.ID)
		}
	}
	return names
}

// Device puts a device of a ship on the table.
func (s *Scene) Device(kind string, of *Ship, at Option) {
	s.t.Helper()
	place := placeOf([]Option{at})
	s.set(func() {
		s.t.Helper()
		t := &s.state.Table
		i := slices.IndexFunc(s.g.Devices, func(d game.DeviceInfo) bool { return same(d.Name, kind) })
		if i < 0 {
			s.Fail("no device is called %q, only %s", kind, strings.Join(s.deviceNames(), ", "))
		}
		if t.NDevices == game.MaxDevices {
			s.Fail("no room for another device, %d are on the table", t.NDevices)
		}
		if s.g.Devices[i].Remote {
			s.sendOut(kind, of, place.pose)
			return
		}
		t.Devices[t.NDevices] = game.Device{
			Pose: place.pose, Kind: uint8(i), Owner: of.player.Side(), Ship: of.id,
		}
		t.NDevices++
	})
}

// Remote puts a remote of a ship's card on the table, by its name, facing away from where a template is laid
// to place it.
func (s *Scene) Remote(name string, of *Ship, at Option) *Ship {
	s.t.Helper()
	place := placeOf([]Option{at})
	remote := &Ship{scene: s, player: of.player, pilot: name}
	s.set(func() {
		s.t.Helper()
		remote.id = s.sendOut(name, of, place.pose)
	})
	return remote
}

// sendOut places a remote of a ship's card at a pose.
func (s *Scene) sendOut(name string, of *Ship, pose geom.Pose) game.ShipID {
	s.t.Helper()
	i := slices.IndexFunc(s.g.Ships, func(info game.ShipInfo) bool {
		return info.Remote != nil && info.Remote.Carrier == of.id &&
			same(s.g.Devices[info.Remote.Kind].Name, name) && s.x.DeviceOf(s.g.Cards[info.Pilots].Ship) < 0
	})
	if i < 0 {
		s.Fail("%s has no remote %q left", s.name(of.id), name)
	}
	t, id := &s.state.Table, game.ShipID(i)
	t.Devices[t.NDevices] = game.Device{Pose: pose, Kind: s.g.Ships[i].Remote.Kind, Owner: of.player.Side(), Ship: id}
	t.NDevices++
	t.Ships[i].Pose = pose
	return id
}

// deviceNames lists the kinds of devices.
func (s *Scene) deviceNames() []string {
	var names []string
	for i := range s.g.Devices {
		names = append(names, s.g.Devices[i].Name)
	}
	return names
}
