package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// 2e.destroy.simultaneous-fire: of lower initiative than its attacker, it would be removed before it engages.
func TestWarthog(t *testing.T) {
	for _, id := range []string{"warthog", "warthog-clonez95headhunter"} {
		for name, c := range map[string]struct {
			victim string
			x      float64 // of the victim, south of the attacker
			self   bool
			stays  bool
		}{
			"a friend at range 2":   {"academypilot", 457, false, true},
			"a friend at range 3":   {"academypilot", 677, false, false},
			"a limited friend":      {"nightbeast", 457, false, false},
			"itself, though unique": {"", 457, true, true},
		} {
			t.Run(id+" "+name, func(t *testing.T) {
				s := scene.Second(t)
				warthog := s.Mine(id, scene.At(457, 100, 0))
				victim, at := warthog, scene.At(457, 280, 180)
				if !c.self {
					victim, at = s.Mine(c.victim, scene.At(c.x, 300, 0), scene.Damaged(2)), scene.At(c.x, 480, 180)
				}
				foe := s.Theirs("darthvader", at)
				if c.self {
					s.Shields(warthog, 0)
					s.Damage(warthog, int(s.Exec().G.Ships[warthog.ID()].Hull)-1)
				}
				s.Engagement()
				attacked := false
				for !s.State().Over {
					if s.State().NAttacks > 0 && s.State().Attacks[0].Attacker == victim.ID() {
						attacked = true
					}
					step(s, foe, victim)
				}
				s.Is(attacked == c.stays, "it engages: %v", c.stays)
				s.Is(s.Of(victim).Destroyed && !s.Of(victim).OnTable && s.Of(victim).Lingers == game.NotLingering, "it is gone in the end")
				s.Done()
			})
		}
	}
}

// step answers for everyone: dice of one ship hit, those of the others are blank, and it attacks its
// target.
func step(s *scene.Scene, hits, target *scene.Ship) {
	waiting := s.Exec().Waiting(s.State())
	q := *s.Exec().Ask(s.State(), waiting.First())
	switch {
	case q.Kind == game.RollQuestion:
		face := "blank"
		if a := s.Exec().Attack(); a != nil && a.Attacker == hits.ID() && q.Roll.Color == game.AttackDice {
			face = "hit"
		}
		faces := make([]string, q.Roll.N)
		for i := range faces {
			faces[i] = face
		}
		s.Dice(faces...)
	default:
		answer := q.Options()[0]
		for _, c := range q.Options() {
			if c.Verb == game.PassVerb && q.Window != 0 || c.Verb == game.PickVerb && c.Ship == target.ID() {
				answer = c
			}
		}
		s.Choose(func(c game.Choice) bool { return c == answer })
	}
}

// dropped has a ship with a device begin to drop it in the System phase, and place it beside itself.
func dropped(t *testing.T, pilot, device, name string) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	ship := s.Mine(pilot, scene.At(457, 400, 0), scene.With(device))
	s.Theirs("academypilot", scene.At(390, 400, 0)) // a device may lie under it
	s.System(ship)
	s.Use(ship, "drop "+name)
	return s, ship
}

// besideIt fits the way to place a device without a template.
func besideIt(c game.Choice) bool { return c.Verb == game.TemplateVerb && c.N == 3 }

// 2e.device.placed-under-ship, 2e.device.not-outside: a bomb of 31 by 33 mm, at a ship of 80 by 80.
func TestFinchDallow(t *testing.T) {
	for name, c := range map[string]struct {
		x, y  float64
		legal bool
	}{
		"on its left":  {457 - 40 - 15.5, 400, true},
		"in front":     {457, 400 + 40 + 16.3, true},
		"at a corner":  {457 + 40 + 15.5, 430, true},
		"on top of it": {457 - 40 - 10, 400, false},
		"2 mm away":    {457 - 40 - 17.5, 400, false},
		"far from it":  {100, 100, false},
	} {
		t.Run(name, func(t *testing.T) {
			s, finch := dropped(t, "finchdallow", "protonbombs", "a Proton Bomb")
			s.Choose(besideIt)
			if !c.legal {
				s.Refused(func() { s.PlaceDevice(0, c.x, c.y, 0) })
				s.PlaceDevice(0, 457, 400-40-16.4, 0)
				s.Done()
				return
			}
			s.PlaceDevice(0, c.x, c.y, 0)
			s.Is(s.State().Devices[0].Pose == scene.PoseAt(c.x, c.y, 0), "it is there")
			s.WantCharges(finch, "protonbombs", 1)
			s.WantEvent(game.DevicePlaced, "")
			s.Done()
		})
	}
}

func TestFinchDallow_Not(t *testing.T) {
	for name, c := range map[string]struct{ pilot, device, what string }{
		"a mine": {"finchdallow", "connernets", "a Conner Net"}, "another pilot": {"vennie", "protonbombs", "a Proton Bomb"},
	} {
		t.Run(name, func(t *testing.T) {
			s, _ := dropped(t, c.pilot, c.device, c.what)
			s.Is(s.Questions() == "" && s.State().NDevices == 1, "it is dropped, without a choice")
			s.Is(s.State().Devices[0].Pose.Y < 360*geom.Millimeter, "behind the ship")
			s.Done()
		})
	}
}

// At the edge of the play area a place beside the ship is left that lies inside.
func TestFinchDallow_AtTheEdge(t *testing.T) {
	s := scene.Second(t)
	finch := s.Mine("finchdallow", scene.At(457, 40, 0), scene.With("protonbombs"))
	s.System(finch)
	s.Use(finch, "drop a Proton Bomb") // there is no other way
	s.Refused(func() { s.PlaceDevice(0, 457+40+15.5, 10, 0) })
	s.PlaceDevice(0, 457+40+15.5, 20, 0)
	s.Done()
}
