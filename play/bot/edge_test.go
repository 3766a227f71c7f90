package bot_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/play/bot"
	"koiogran/play/view"
)

// dialledBy calls check with what each program that is not a yardstick sets on the dial of player 1's only
// ship.
func dialledBy(t *testing.T, build func(s *scene.Scene), check func(s *scene.Scene, m game.Maneuver) bool) {
	t.Helper()
	s := scene.Second(t)
	build(s)
	s.Planning()
	v := view.Of(s.Exec().G, s.State(), game.Seat1)
	q := *s.Exec().Ask(s.State(), game.Seat1)
	for _, id := range []string{"recruit", "cadet", "beginner", "veteran", "ace", "leader"} {
		p, _ := bot.Named(id)
		for seed := range uint64(8) {
			if c := p.New(s.Exec().G, seed).Answer(&v, &q); !check(s, c.Maneuver) {
				t.Errorf("the %s of seed %d sets a %d %v", id, seed, c.Maneuver.Speed, c.Maneuver.Bearing)
			}
		}
	}
	finish(s)
}

// A damage card makes its turns red: while it is stressed it would fly a straight 2 instead, off the table.
func TestPrograms_KnowWhatDamageMakesOfADial(t *testing.T) {
	dialledBy(t, func(s *scene.Scene) {
		a := s.Mine("academypilot", scene.At(195, 457, 270), scene.Tokens(game.StressToken, 1))
		s.Crit(a, "Damaged Engine")
		s.Theirs("academypilot", scene.At(200, 200, 0))
	}, func(_ *scene.Scene, m game.Maneuver) bool {
		return m.Bearing != geom.TurnLeft && m.Bearing != geom.TurnRight
	})
}

// The turn ends on the table, but leads over its edge: an enemy that is at its end would stop the ship there.
func TestPrograms_AreNotStoppedOutside(t *testing.T) {
	enemy := scene.At(850, 220, 330)
	dialledBy(t, func(s *scene.Scene) {
		s.Mine("academypilot", scene.At(857, 110, 45))
		s.Theirs("wedgeantilles", enemy)
	}, func(s *scene.Scene, m game.Maneuver) bool {
		other := geom.Place(geom.Small, scene.PoseAt(850, 220, 330))
		end := geom.Execute(geom.Move{
			Size: geom.Small, Start: scene.PoseAt(857, 110, 45), Maneuver: m.Path(),
		}, []geom.Placed{other})
		at := geom.Place(geom.Small, end.Pose)
		return s.Exec().G.Area.Holds(&at)
	})
}

// Of the three places at the end of a Tallon roll one is on the table, or two are.
func TestPrograms_EndOnTheTableWhereTheyCanChoose(t *testing.T) {
	chances := 0
	for x := 120.0; x < 200; x += 5 {
		s := scene.Second(t)
		a := s.Mine("bluesquadronescort", scene.At(x, 457, 270))
		s.Theirs("academypilot", scene.At(100, 700, 180))
		s.Activate(a, "3 tallon right")
		q := *s.Exec().Ask(s.State(), game.Seat1)
		v := view.Of(s.Exec().G, s.State(), game.Seat1)
		holds, some := map[game.Choice]bool{}, false
		for _, c := range q.Options() {
			p, ok := v.Preview(s.Exec(), &q, c)
			s.Is(ok, "no preview of %v", c)
			at := geom.Place(geom.Small, p.To)
			holds[c] = s.Exec().G.Area.Holds(&at)
			some = some || holds[c]
		}
		c := answer(s, game.Seat1)
		s.Is(holds[c] || !some, "from %v mm it leaves the table", x)
		for _, on := range holds {
			if some && !on {
				chances++
			}
		}
		finish(s)
	}
	if chances == 0 {
		t.Error("no ship had both")
	}
}

// holds reports whether a small ship is on the table after maneuvers, one after the other, from a pose.
func holds(s *scene.Scene, from geom.Pose, ms ...game.Maneuver) bool {
	for _, m := range ms {
		from = geom.Final(geom.Small, from, m.Path(), geom.Middle)
		at := geom.Place(geom.Small, from)
		if !s.Exec().G.Area.Holds(&at) {
			return false
		}
	}
	return true
}

// goesOn reports whether a ship has a maneuver that stays on the table, and one after that, from where another one
// takes it.
func goesOn(s *scene.Scene, dial []game.Maneuver, from geom.Pose, m game.Maneuver) bool {
	for _, next := range dial {
		for _, last := range dial {
			if holds(s, from, m, next, last) {
				return true
			}
		}
	}
	return false
}

// Some maneuvers here leave three that stay on the table, but none after those.
func TestPrograms_DoNotFlyIntoACorner(t *testing.T) {
	from := scene.PoseAt(135, 190, 222)
	trapped := 0
	dialledBy(t, func(s *scene.Scene) {
		s.Mine("academypilot", scene.At(135, 190, 222))
		s.Theirs("academypilot", scene.At(700, 700, 180))
	}, func(s *scene.Scene, m game.Maneuver) bool {
		dial := s.Exec().G.Ships[0].Dial
		for _, other := range dial {
			if holds(s, from, other) && !goesOn(s, dial, from, other) {
				trapped++
			}
		}
		return goesOn(s, dial, from, m)
	})
	if trapped == 0 {
		t.Error("there is no corner")
	}
}

// A boost straight ahead would bring the ship to where all maneuvers lead off the table: even who slips passes
// it up.
func TestPrograms_SlipButStayOnTheTable(t *testing.T) {
	s := scene.Second(t)
	a := s.Mine("greensquadronpilot", scene.At(457, 660, 0))
	s.Theirs("academypilot", scene.At(100, 100, 90))
	s.Activate(a, "2 straight")
	s.Use(a, "boost")
	q := *s.Exec().Ask(s.State(), game.Seat1)
	v := view.Of(s.Exec().G, s.State(), game.Seat1)
	recruit, _ := bot.Named("recruit")
	seen := map[game.Choice]bool{}
	for seed := range uint64(60) {
		c := recruit.New(s.Exec().G, seed).Answer(&v, &q)
		seen[c] = true
		p, ok := v.Preview(s.Exec(), &q, c)
		some := false
		for _, m := range s.Exec().G.Ships[0].Dial {
			some = some || holds(s, p.To, m)
		}
		if ok && !some {
			t.Errorf("the recruit of seed %d boosts to where no maneuver stays on the table", seed)
		}
	}
	s.Is(len(seen) > 1, "it slips")
	finish(s)
}
