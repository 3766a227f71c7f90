package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// toSides plays set-up to the first question about a side of a card.
func toSides(s *scene.Scene) {
	s.Setup()
	for !s.State().Over {
		for p := game.Seat1; p <= game.Chance; p++ {
			if !s.Exec().Waiting(s.State()).Has(p) {
				continue
			}
			q := *s.Exec().Ask(s.State(), p)
			first := q.Options()[0]
			s.From(game.Nobody) // any player
			if s.Words(first) == "1 lower" {
				return
			}
			s.From(game.Only(p))
			s.Choose(func(c game.Choice) bool { return c == first })
			break
		}
	}
}

// The side that is chosen counts for the order in which ships are placed and for all that follows.
func TestAdaptability_LowerOrHigher(t *testing.T) {
	for side, skill := range map[string]int{"1 lower": 3, "1 higher": 5} {
		s := table(t)
		ship, friend := s.Mine(black, here, with("adaptability")), s.Mine(black, beside(60))
		s.Theirs(rookie, ahead(400), scene.Points(1)) // without a roll for initiative
		toSides(s)
		s.ChooseNamed(side)
		s.WantInitiative(ship, skill)
		s.WantInitiative(friend, 4)
		s.Done()
	}
}

// 1e.setup.place-order-ps: a pilot of skill 4 made 5 is placed after one of skill 4, made 3 before.
func TestAdaptability_PlacedByItsSkill(t *testing.T) {
	for side, first := range map[string]bool{"1 lower": true, "1 higher": false} {
		s := table(t)
		ship, other := s.Mine(black, with("adaptability"), scene.Points(1)), s.Theirs(black)
		toSides(s)
		s.ChooseNamed(side)
		if first {
			s.Asked(game.Seat1)
			s.Place(ship, 457, 864, 180)
			s.Asked(game.Seat2)
			s.Place(other, 457, 50, 0)
		} else {
			s.Asked(game.Seat2)
			s.Place(other, 457, 50, 0)
			s.Asked(game.Seat1)
			s.Place(ship, 457, 864, 180)
		}
		s.Done()
	}
}

// missed lets an Aggressor miss, and reports whether it may attack with its cannon after that.
func missed(t *testing.T, lay func(s *scene.Scene) *scene.Ship, offers bool) {
	s := table(t)
	ship := lay(s)
	foe := s.Theirs(rookie, scene.At(457, 510, 180))
	s.AttackWith(ship, "primary", foe)
	for !s.State().Over && !asksFor(s, ship, "attack with a cannon") {
		step(s)
	}
	s.Is(!s.State().Over == offers, "offered: %v, want %v", !s.State().Over, offers)
	misses(s)
	s.Done()
}

// asksFor reports whether an ability of any card is offered.
func asksFor(s *scene.Scene, ship *scene.Ship, _ string) bool {
	if !s.Exec().Waiting(s.State()).Has(game.Seat1) {
		return false
	}
	q := *s.Exec().Ask(s.State(), game.Seat1)
	for _, c := range q.Options() {
		if id, _ := s.Ability(c); c.Verb == game.UseVerb && c.Ship == ship.ID() && id == "ig88b" {
			return true
		}
	}
	return false
}

// Others with IG-2000 share the ability of IG-88B, and so does the ship of the crew card IG-88D.
func TestIG2000_SharesPilotAbilities(t *testing.T) {
	far := scene.At(100, 100, 0)
	for name, c := range map[string]struct {
		lay    func(s *scene.Scene) *scene.Ship
		shares bool
	}{
		"both have the title": {func(s *scene.Scene) *scene.Ship {
			s.Mine("ig88b", far, with("ig2000"))
			return s.Mine("ig88c", large, scene.With("ig2000", "heavylasercannon"))
		}, true},
		"the other has none": {func(s *scene.Scene) *scene.Ship {
			s.Mine("ig88b", far)
			return s.Mine("ig88c", large, scene.With("ig2000", "heavylasercannon"))
		}, false},
		"it has none itself": {func(s *scene.Scene) *scene.Ship {
			s.Mine("ig88b", far, with("ig2000"))
			return s.Mine("ig88c", large, scene.With("heavylasercannon"))
		}, false},
		"an enemy's": {func(s *scene.Scene) *scene.Ship {
			s.Theirs("ig88b", scene.At(800, 800, 0), with("ig2000"))
			return s.Mine("ig88c", large, scene.With("ig2000", "heavylasercannon"))
		}, false},
		"IG-88D": {func(s *scene.Scene) *scene.Ship {
			s.Mine("ig88b", far, with("ig2000"))
			return s.Mine("trandoshanslaver", large, scene.With("ig88d", "heavylasercannon"))
		}, true},
		"IG-88D and no title": {func(s *scene.Scene) *scene.Ship {
			s.Mine("ig88b", far)
			return s.Mine("trandoshanslaver", large, scene.With("ig88d", "heavylasercannon"))
		}, false},
	} {
		t.Run(name, func(t *testing.T) { missed(t, c.lay, c.shares) })
	}
}
