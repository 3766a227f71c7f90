package scene

import (
	"strings"

	"koiogran/engine/game"
)

// option is something that a ship could be offered.
type option struct {
	ship *Ship
	name string
}

// Offered fails unless an ability of a ship is among the options.
func (s *Scene) Offered(ship *Ship, ability string) {
	s.t.Helper()
	s.mustBeOpen("offered " + ability)
	s.mustKnow(ability)
	if !s.offers(option{ship, ability}) {
		s.Fail("%q of %s is not offered", ability, s.name(ship.id))
	}
}

// NotOffered fails if an ability of a ship is among the options. If no question is open nothing
// is offered.
func (s *Scene) NotOffered(ship *Ship, ability string) {
	s.t.Helper()
	s.mustKnow(ability)
	if s.offers(option{ship, ability}) {
		s.Fail("%q of %s is offered", ability, s.name(ship.id))
	}
}

// Never fails as soon as a ship is offered this or does it without being asked: an ability or an action
// by its name, "attack" or a weapon by its name, or a maneuver. It fails at once if the ship could never
// be offered anything of that name.
func (s *Scene) Never(ship *Ship, name string) {
	s.t.Helper()
	s.set(func() {
		s.t.Helper()
		s.mustKnow(name)
	})
	s.never = append(s.never, banned{option{ship, name}, len(s.log.Events)})
}

// keep checks after every step what must always hold, and what must never be offered.
func (s *Scene) keep() {
	s.t.Helper()
	now := *s.state
	if now.Over && now.Result == game.Undecided {
		now.Result = game.Drawn // the scene is over, not the match
	}
	if err := s.g.Check(&now); err != nil {
		what := strings.TrimPrefix(err.Error(), game.ErrBroken.Error()+": ")
		if len(s.log.Events) == 0 {
			s.Fail("this cannot be so: %s", what)
		}
		s.Fail("a bug of the engine breaks the state: %s", what)
	}
	for _, o := range s.never {
		if s.offers(o.option) {
			s.Fail("%q of %s is offered, which must never be", o.name, s.name(o.ship.id))
		}
		if s.used(o) {
			s.Fail("%q of %s is used, which must never be", o.name, s.name(o.ship.id))
		}
	}
}

// banned is what must never be offered or used, since this many events of the log.
type banned struct {
	option
	since int
}

// used reports whether an ability that must be used has been, which no one is asked about.
func (s *Scene) used(o banned) bool {
	for _, e := range s.log.Events[o.since:] {
		if e.Kind == game.Used && e.Ship == o.ship.id && s.owned(&game.Ability{Name: e.Name}, e.Card).goesBy(o.name) {
			return true
		}
	}
	return false
}

// offers reports whether something is among the options of an open question.
func (s *Scene) offers(o option) bool {
	if s.state == nil || s.state.Over {
		return false
	}
	for p := game.Seat1; p.IsSeat(); p++ {
		if !s.x.Waiting(s.state).Has(p) {
			continue
		}
		q := *s.x.Ask(s.state, p)
		for _, c := range q.Options() {
			if c.Ship == o.ship.id && s.means(c, o.name) {
				return true
			}
		}
	}
	return false
}

// means reports whether an option goes by a name.
func (s *Scene) means(c game.Choice, name string) bool {
	switch c.Verb {
	case game.UseVerb:
		return s.uses(c, name)
	case game.WeaponVerb:
		return name == "attack" || s.isWeapon(c, name)
	case game.DialVerb:
		return isManeuver(c.Maneuver, name)
	}
	return false
}
