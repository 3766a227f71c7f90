package scene

import (
	"math"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// Asked fails unless this player is asked something.
func (s *Scene) Asked(p game.Player) {
	s.t.Helper()
	s.mustBeOpen("asked")
	if !s.x.Waiting(s.state).Has(p) {
		s.Fail("%s is not asked", playerWord(p))
	}
}

// Is fails unless ok; the message says what was expected.
func (s *Scene) Is(ok bool, format string, args ...any) {
	s.t.Helper()
	if !ok {
		s.Fail("want "+format, args...)
	}
}

// WantTokens fails unless a ship has n tokens of a kind.
func (s *Scene) WantTokens(ship *Ship, kind game.Token, n int) {
	s.t.Helper()
	s.want(ship, s.g.Tokens[kind].Name+" tokens", int(s.Of(ship).Tokens[kind]), n)
}

// WantDamage fails unless a ship has n damage cards.
func (s *Scene) WantDamage(ship *Ship, n int) {
	s.t.Helper()
	s.want(ship, "damage cards", int(s.Of(ship).Damage), n)
}

// WantFacedown fails unless a ship has n facedown damage cards.
func (s *Scene) WantFacedown(ship *Ship, n int) {
	s.t.Helper()
	s.want(ship, "facedown damage cards", int(s.Of(ship).Facedown), n)
}

// WantCrit fails unless a ship has n faceup damage cards of a title.
func (s *Scene) WantCrit(ship *Ship, title string, n int) {
	s.t.Helper()
	s.make()
	code, have := s.title(title), 0
	for _, c := range s.state.Cards[:s.state.NCards] {
		if c.Faceup() && c.Ship == ship.id && c.Code == code {
			have++
		}
	}
	s.want(ship, title, have, n)
}

// WantShields fails unless a ship has n active shields.
func (s *Scene) WantShields(ship *Ship, n int) {
	s.t.Helper()
	s.want(ship, "active shields", int(s.Of(ship).Shields), n)
}

// WantForce fails unless a ship has n active Force charges.
func (s *Scene) WantForce(ship *Ship, n int) {
	s.t.Helper()
	s.want(ship, "active Force charges", int(s.Of(ship).Force), n)
}

// WantCharges fails unless a ship's card has n active charges.
func (s *Scene) WantCharges(ship *Ship, name string, n int) {
	s.t.Helper()
	s.make()
	s.want(ship, "charges of "+name, int(s.state.Charges[s.card(ship, name)].Active), n)
}

// WantLock fails unless a ship has (or has not) locked another.
func (s *Scene) WantLock(ship, target *Ship, locked bool) {
	s.t.Helper()
	s.make()
	if card.HasLock(s.x, ship.id, game.ShipAs(target.id)) != locked {
		s.Fail("want %s to have %s locked: %v", s.name(ship.id), s.name(target.id), locked)
	}
}

// WantDestroyed fails unless a ship is destroyed.
func (s *Scene) WantDestroyed(ship *Ship) {
	s.t.Helper()
	s.Is(s.Of(ship).Destroyed, "%s destroyed", s.name(ship.id))
}

// WantAlive fails if a ship is destroyed or has fled.
func (s *Scene) WantAlive(ship *Ship) {
	s.t.Helper()
	h := s.Of(ship)
	s.Is(!h.Destroyed && h.OnTable, "%s alive", s.name(ship.id))
}

// WantDocked checks that a ship is docked with another; nil for none.
func (s *Scene) WantDocked(ship, carrier *Ship) {
	s.t.Helper()
	s.make()
	want := game.NoShip
	if carrier != nil {
		want = carrier.id
	}
	got := s.state.Ships[ship.id].Carrier()
	s.Is(got == want, "%s docked with ship %d, not %d", s.name(ship.id), want, got)
}

// WantFled fails unless a ship has fled.
func (s *Scene) WantFled(ship *Ship) {
	s.t.Helper()
	s.Is(s.Of(ship).Fled, "%s fled", s.name(ship.id))
}

// WantPose fails unless a ship is at a place, to 0.01 mm and 0.01 degrees.
func (s *Scene) WantPose(ship *Ship, x, y, heading float64) {
	s.t.Helper()
	got := s.Of(ship).Pose
	if !near(got, PoseAt(x, y, heading)) {
		s.Fail("%s is at %s, want %.2f, %.2f heading %.2f", s.name(ship.id), poseWords(got),
			x, y, heading)
	}
}

// near reports whether two poses are the same to 0.01 mm and 0.01 degrees.
func near(a, b geom.Pose) bool {
	const slack = geom.Millimeter / 100
	turn := math.Abs(float64(a.Heading - b.Heading))
	turn = min(turn, geom.FullTurn-turn)
	return math.Abs(float64(a.X-b.X)) <= slack && math.Abs(float64(a.Y-b.Y)) <= slack &&
		turn <= geom.Degree/100
}

// WantRange fails unless two ships are at a range of each other.
func (s *Scene) WantRange(a, b *Ship, n int) {
	s.t.Helper()
	s.make()
	if got := card.RangeBetween(s.x, a.id, b.id); got != n {
		s.Fail("%s and %s are at range %d, want %d", s.name(a.id), s.name(b.id), got, n)
	}
}

// Beyond is the range of what is farther away than the ruler is long.
const Beyond = game.MostRange + 1

// WantRangeTo fails unless a ship is at a range of an object.
func (s *Scene) WantRangeTo(ship *Ship, o game.Object, n int) {
	s.t.Helper()
	s.make()
	got := card.RangeTo(s.x, ship.id, o)
	if got > int(s.edition.Measure.Ruler()/geom.Band) {
		got = Beyond
	}
	if got != n {
		s.Fail("%s and %s are at range %d, want %d", s.name(ship.id), s.objectName(o), got, n)
	}
}

// WantInArc fails unless a target is in a ship's arc at an attack range; -1 is not in the arc.
func (s *Scene) WantInArc(ship, target *Ship, arc geom.Arc, n int) {
	s.t.Helper()
	s.make()
	got := -1
	if m, ok := card.InArc(s.x, ship.id, target.id, arc); ok {
		got = int(m.Range)
	}
	if got != n {
		s.Fail("%s is in the %s arc of %s at range %d, want %d (-1 is not in the arc)",
			s.name(target.id), arc, s.name(ship.id), got, n)
	}
}

// WantInitiative fails unless a ship's initiative is n now.
func (s *Scene) WantInitiative(ship *Ship, n int) {
	s.t.Helper()
	s.make()
	s.want(ship, "initiative", int(rules.InitiativeOf(s.x, ship.id)), n)
}

// WantLocks fails unless these are what a ship has locked.
func (s *Scene) WantLocks(ship *Ship, objects ...game.Object) {
	s.t.Helper()
	s.make()
	n := 0
	for _, o := range s.Of(ship).Locks {
		if o.Kind != game.NoObject {
			n++
		}
	}
	for _, o := range objects {
		if !card.HasLock(s.x, ship.id, o) {
			s.Fail("%s has no lock on %s", s.name(ship.id), s.objectName(o))
		}
	}
	s.want(ship, "locks", n, len(objects))
}

// WantTouching fails unless two ships are (or are not) at range 0 of each other.
func (s *Scene) WantTouching(a, b *Ship, touching bool) {
	s.t.Helper()
	s.make()
	if card.TouchingShips(s.x, a.id, b.id) != touching {
		s.Fail("want %s and %s touching: %v", s.name(a.id), s.name(b.id), touching)
	}
}

// WantAttackDice fails unless the dice of the attack in progress show these faces.
func (s *Scene) WantAttackDice(faces ...string) {
	s.t.Helper()
	s.wantPool("attack dice", func(a *game.Attack) *game.Pool { return &a.Attack }, faces)
}

// WantDefenseDice fails unless the defense dice of the attack in progress show these faces.
func (s *Scene) WantDefenseDice(faces ...string) {
	s.t.Helper()
	s.wantPool("defense dice", func(a *game.Attack) *game.Pool { return &a.Defense }, faces)
}

// wantPool compares a pool with faces.
func (s *Scene) wantPool(what string, pool func(a *game.Attack) *game.Pool, faces []string) {
	s.t.Helper()
	s.make()
	a := s.x.Attack()
	if a == nil {
		s.Fail("want %s, but no attack is in progress", what)
	}
	var got game.Faces
	for f := range game.NumFaces {
		got[f] = uint8(pool(a).Count(f))
	}
	if want := s.faces(faces); got != want {
		s.Fail("the %s show %s, want %s", what, faceWords(got), faceWords(want))
	}
}

// WantEvent fails unless something of this kind has happened, by this clause of the rules
// catalogue; the clause "" stands for any.
func (s *Scene) WantEvent(kind game.EventKind, clause string) {
	s.t.Helper()
	var clauses []string
	for _, e := range s.log.Events {
		if e.Kind == kind && (clause == "" || e.Clause == clause) {
			return
		}
		if e.Kind == kind {
			clauses = append(clauses, e.Clause)
		}
	}
	s.Fail("no event of kind %d by clause %q, only by %q", kind, clause, clauses)
}

// WantClause fails unless something has happened by a clause of the rules catalogue.
func (s *Scene) WantClause(clause string) {
	s.t.Helper()
	for _, e := range s.log.Events {
		if e.Clause == clause {
			return
		}
	}
	s.Fail("nothing in the log follows from %s", clause)
}

// NoEvent fails if something of this kind has happened.
func (s *Scene) NoEvent(kind game.EventKind) {
	s.t.Helper()
	for _, e := range s.log.Events {
		if e.Kind == kind {
			s.Fail("an event of kind %d has happened, by clause %q", kind, e.Clause)
		}
	}
}

// Events returns everything that has happened so far.
func (s *Scene) Events() []game.Event { return s.log.Events }

// Of returns a ship's state.
func (s *Scene) Of(ship *Ship) *game.Ship {
	s.t.Helper()
	s.make()
	return &s.state.Ships[ship.id]
}

// want compares a number of a ship's.
func (s *Scene) want(ship *Ship, what string, got, want int) {
	s.t.Helper()
	if got != want {
		s.Fail("%s has %d %s, want %d", s.name(ship.id), got, what, want)
	}
}
