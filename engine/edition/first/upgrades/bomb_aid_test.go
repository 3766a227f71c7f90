package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

const kwing = "wardensquadronpilot"

// dropped wants one device on the table, so far behind the middle of a ship or, if negative, ahead.
func dropped(s *scene.Scene, x, y float64) {
	want := scene.PoseAt(x, y, 0)
	got := s.State().Devices[0].Pose
	s.Is(s.State().NDevices == 1 && near(got.X, want.X) && near(got.Y, want.Y), "a device at %v, not %v", want, got)
}

// near reports whether two coordinates are at most a millimeter apart.
func near(a, b int32) bool { return max(a-b, b-a) <= 1_000_000 }

// template chooses a way to place a device: N says whether to drop, launch or drop in front.
func template(s *scene.Scene, n int, b geom.Bearing, speed int) {
	s.Choose(func(c game.Choice) bool {
		return c.Verb == game.TemplateVerb && int(c.N) == n && c.Maneuver.Bearing == b &&
			int(c.Maneuver.Speed) == speed
	})
}

func TestBombardier_TheLongerTemplate(t *testing.T) {
	for speed, y := range map[int]float64{1: 300 - 20 - 40 - 14, 2: 300 - 20 - 80 - 14} {
		s := table(t)
		ship := s.Mine(kwing, here, scene.With("bombardier", "seismiccharges"))
		s.Activate(ship, "2 straight")
		s.Use(ship, "drop a Seismic Charge")
		template(s, 0, geom.Straight, speed)
		dropped(s, 457, y)
		misses(s)
		s.Done()
	}
}

func TestTrajectorySimulator_LaunchesBombsButNoMines(t *testing.T) {
	s := table(t)
	ship := s.Mine("cutlasssquadronpilot", here, scene.With("trajectorysimulator", "seismiccharges"))
	s.Activate(ship, "2 straight")
	s.Use(ship, "drop a Seismic Charge")
	template(s, 1, geom.Straight, 5)
	dropped(s, 457, 300+20+200+14)
	misses(s)
	s.Done()

	s = table(t)
	ship = s.Mine("cutlasssquadronpilot", here, scene.With("trajectorysimulator", "connernet"))
	s.Perform(ship, 0, game.CardAction)
	s.Use(ship, "drop a Conner Net")
	dropped(s, 457, 201)
	s.Done()
}

func TestGenius_DropsAfterTheManeuver(t *testing.T) {
	for bomb, name := range map[string]string{"seismiccharges": "drop a Seismic Charge", "bombletgenerator": "drop a Bomblet"} {
		s := table(t)
		ship := s.Mine("hiredgun", here, scene.With("genius", bomb))
		s.Activate(ship, "2 straight")
		s.Pass() // at the reveal
		s.Use(ship, "genius: drop a bomb")
		s.Use(ship, name)
		dropped(s, 457, 420-20-40-14)
		s.WantDiscarded(ship, bomb)
		misses(s)
		s.Done()
	}
	plays(t, map[string]func(s *scene.Scene){
		"an overlap": func(s *scene.Scene) {
			ship := s.Mine("hiredgun", here, scene.With("genius", "seismiccharges"))
			s.Theirs(rookie, scene.At(457, 430, 180))
			s.Never(ship, "genius: drop a bomb")
			s.Activate(ship, "2 straight")
		},
		"a mine": func(s *scene.Scene) {
			ship := s.Mine("hiredgun", here, scene.With("genius", "proximitymines"))
			s.Never(ship, "genius: drop a bomb")
			s.Activate(ship, "2 straight")
		},
		"a bomb dropped already": func(s *scene.Scene) { // 1e.bomb.one-per-round
			ship := s.Mine("hiredgun", here, scene.With("genius", "seismiccharges", "protonbombs"))
			s.Never(ship, "genius: drop a bomb")
			s.Activate(ship, "2 straight")
			s.Use(ship, "drop a Seismic Charge")
		},
		"ionized": func(s *scene.Scene) {
			ship := s.Mine("hiredgun", here, scene.With("genius", "seismiccharges"), scene.Tokens(ion, 1))
			s.Never(ship, "genius: drop a bomb")
			s.Activate(ship, "")
		},
	})
}

func TestSabineWren_OneMoreDamage(t *testing.T) {
	for name, c := range map[string]struct {
		mine    bool
		gap     float64
		shields int
	}{
		"at range 1": {true, 85, 0}, "at range 2": {true, 120, 2}, "an enemy's bomb": {false, 85, 1},
	} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			ship := s.Mine(kwing, scene.At(100, 100, 0), with("sabinewren"))
			friend := s.Mine(academy, scene.At(457, 420, 0))
			foe := s.Theirs(rookie, scene.At(457, 520+c.gap, 180))
			of := ship
			if !c.mine {
				of = foe
			}
			s.Device("Seismic Charge", of, scene.At(457, 500, 0))
			detonates(s, ship, friend, foe)
			if c.mine && c.gap < 100 {
				s.Refused(func() { s.Pick(friend) })
				s.Pick(foe)
			}
			misses(s)
			s.WantShields(foe, c.shields)
			s.WantDamage(friend, 1)
			s.Done()
		})
	}
}

// detonates plays the end of the Activation phase, when all ships have activated.
func detonates(s *scene.Scene, ships ...*scene.Ship) {
	for _, ship := range ships {
		s.Of(ship).Activated = true
	}
	s.Activation()
}

// Once a round: the second bomb has no more.
func TestSabineWren_OnceARound(t *testing.T) {
	s := table(t)
	ship, foe := s.Mine(kwing, scene.At(100, 100, 0), with("sabinewren")), s.Theirs("bountyhunter", scene.At(457, 600, 180))
	for range 2 {
		s.Device("Seismic Charge", ship, scene.At(457, 500, 0))
	}
	detonates(s, ship, foe)
	s.Choose(func(c game.Choice) bool { return c.Verb == game.ObjectVerb })
	s.Pick(foe)
	s.WantShields(foe, 1)
	s.Done()
}

func TestCadBane_HasAnyDiceRerolled(t *testing.T) {
	for name, c := range map[string]struct {
		picks []int // of blanks, then of focus results
		rolls []string
		after int
	}{
		"both":     {[]int{1, 1}, []string{"hit", "hit"}, 0},
		"one":      {[]int{0, 1}, []string{"hit"}, 1},
		"not used": {nil, nil, 2},
	} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			ship, foe := s.Mine("karthakkpirate", scene.At(100, 100, 0), with("cadbane")), s.Theirs(rookie, scene.At(457, 600, 180))
			s.Device("Bomblet", ship, scene.At(457, 500, 0))
			detonates(s, ship, foe)
			s.Dice("blank", "focus")
			if c.picks == nil {
				s.Pass()
			} else {
				s.Use(ship, "have dice rerolled")
				s.Refused(s.Pass) // one at least
				for _, n := range c.picks {
					s.Number(n)
				}
				s.Dice(c.rolls...)
			}
			s.WantShields(foe, c.after)
			s.Done()
		})
	}
	for name, lay := range map[string]func(s *scene.Scene, ship, foe *scene.Ship) *scene.Ship{
		"a friend rolls": func(s *scene.Scene, ship, _ *scene.Ship) *scene.Ship {
			s.Device("Bomblet", ship, scene.At(100, 180, 0))
			return ship
		},
		"an enemy's bomb": func(s *scene.Scene, _, foe *scene.Ship) *scene.Ship {
			s.Device("Bomblet", foe, scene.At(457, 500, 0))
			return foe
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			ship, foe := s.Mine("karthakkpirate", scene.At(100, 100, 0), with("cadbane")), s.Theirs(rookie, scene.At(457, 600, 180))
			lay(s, ship, foe)
			s.Never(ship, "have dice rerolled")
			detonates(s, ship, foe)
			s.Dice("blank", "focus")
			s.Done()
		})
	}
}

func TestDeflectivePlating_SparesTheShip(t *testing.T) {
	for face, off := range map[string]bool{"hit": true, "crit": false, "blank": false} {
		s := table(t)
		ship := s.Mine("crimsonsquadronpilot", scene.At(457, 420, 0), with("deflectiveplating"))
		friend := s.Mine(rookie, scene.At(520, 520, 0))
		s.Device("Seismic Charge", friend, scene.At(457, 500, 0))
		detonates(s, ship, friend)
		s.Use(ship, "deflect the blast")
		s.Dice(face)
		s.WantShields(ship, 3)
		s.WantShields(friend, 1)
		s.Is(s.State().Charges[1].Off == off, "discarded")
		s.Done()
	}
	plays(t, map[string]func(s *scene.Scene){
		"declined": func(s *scene.Scene) {
			ship := s.Mine("crimsonsquadronpilot", scene.At(457, 420, 0), with("deflectiveplating"))
			s.Device("Seismic Charge", ship, scene.At(457, 500, 0))
			detonates(s, ship)
			s.Pass()
			s.WantShields(ship, 2)
		},
		"an enemy's": func(s *scene.Scene) {
			ship := s.Mine("crimsonsquadronpilot", scene.At(457, 420, 0), with("deflectiveplating"))
			foe := s.Theirs(rookie, scene.At(800, 800, 0))
			s.Device("Seismic Charge", foe, scene.At(457, 500, 0))
			s.Never(ship, "deflect the blast")
			detonates(s, ship, foe)
			s.WantShields(ship, 2)
		},
		"out of reach": func(s *scene.Scene) {
			ship := s.Mine("crimsonsquadronpilot", scene.At(457, 100, 0), with("deflectiveplating"))
			s.Device("Seismic Charge", ship, scene.At(457, 500, 0))
			s.Never(ship, "deflect the blast")
			detonates(s, ship)
		},
	})
}

func TestOrdnanceSilos_ThreeTokensOnEachBomb(t *testing.T) {
	s := table(t)
	ship := s.Mine("crimsonsquadronpilot", scene.At(457, 300, 0), scene.With("ordnancesilos", "seismiccharges", "protonbombs"))
	friend := s.Mine(kwing, scene.At(700, 300, 0), with("seismiccharges"))
	s.WantCharges(ship, "seismiccharges", 3)
	s.WantCharges(ship, "protonbombs", 3)
	s.WantCharges(ship, "ordnancesilos", 0)
	s.WantCharges(friend, "seismiccharges", 0)
	s.Activate(ship, "2 straight")
	s.Use(ship, "drop a Seismic Charge")
	s.WantCharges(ship, "seismiccharges", 2)
	s.NoEvent(game.CardDiscarded)
	misses(s)
	s.Done()
}

// Enemies lie at range 4 and 3; what is laid lies beyond range 3 of both.
func TestMinefieldMapper_LaysBombsInSetUp(t *testing.T) {
	s := table(t)
	ship := s.Mine("cutlasssquadronpilot", scene.Points(20), scene.With("minefieldmapper", "seismiccharges", "clustermines"))
	foe := s.Theirs(rookie, scene.Points(30))
	setUp(s)
	s.Place(ship, 457, 30, 0)
	s.Place(foe, 457, 880, 180)
	s.Use(ship, "lay a minefield")
	s.Use(ship, "drop a Seismic Charge")
	s.Refused(func() { s.PlaceDevice(0, 457, 544, 180) })
	s.Refused(func() { s.PlaceDevice(0, 10, 300, 0) }) // partly outside
	s.PlaceDevice(0, 457, 543.75, 180)
	s.Use(ship, "lay a minefield")
	s.Use(ship, "drop Cluster Mines")
	for i, x := range []float64{200, 300, 700} {
		s.Is(!s.State().Over, "mine %d is in hand", i)
		s.PlaceDevice(i+1, x, 450, 45)
	}
	s.Is(s.State().NDevices == 4, "%d devices", s.State().NDevices)
	s.NotOffered(ship, "lay a minefield")
	s.Done()
}

// An ordnance token is given in place of the card.
func TestMinefieldMapper_OrdnanceTokens(t *testing.T) {
	s := table(t)
	ship := s.Mine("cutlasssquadronpilot", scene.Points(20), scene.With("minefieldmapper", "proximitymines", "extramunitions"))
	foe := s.Theirs(rookie, scene.Points(30))
	setUp(s)
	s.Place(ship, 457, 30, 0)
	s.Place(foe, 457, 880, 180)
	for i := range 2 {
		s.Use(ship, "lay a minefield")
		s.Use(ship, "drop a Proximity Mine")
		s.PlaceDevice(i, 200+200*float64(i), 300, 0)
	}
	s.NotOffered(ship, "lay a minefield")
	s.Done()
}
