package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestClusterMines_ASetOfThree(t *testing.T) {
	// The middle one is placed as any device, 19.5 mm from the template's end; the others lie 40 mm to
	// its sides.
	for _, charges := range []int{1, 0} {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With("clustermines"))
		s.Charges(ship, "clustermines", charges)
		if charges == 0 {
			s.Never(ship, "drop a Cluster Mine")
		}
		s.System(ship)
		if charges > 0 {
			s.Use(ship, "drop a Cluster Mine")
			x := map[int32]bool{}
			for _, d := range s.State().Devices[:s.State().NDevices] {
				x[d.Pose.X/geom.Millimeter] = true
			}
			s.Is(len(x) == 3 && x[417] && x[457] && x[497], "at 417, 457 and 497 mm, not %v", x)
		}
		s.WantCharges(ship, "clustermines", 0)
		s.Done()
		s.PrintActions(ship, "reload")
		s.Never(ship, "reload") // the charge cannot be recovered
		s.Perform(ship, 0, game.ReloadAction)
		s.Done()
	}
}

func TestClusterMines_NotPartlyOutside(t *testing.T) {
	// 2e.device.not-outside: each of the three. An outer one reaches 60 mm from the middle.
	for x, fits := range map[float64]bool{60.1: true, 59.8: false} {
		s := scene.Second(t)
		ship := s.Mine(tie, scene.At(x, 300, 0), scene.With("clustermines"))
		if !fits {
			s.Never(ship, "drop a Cluster Mine")
		}
		s.System(ship)
		if fits {
			s.Use(ship, "drop a Cluster Mine")
		}
		s.Done()
	}
}

func TestClusterMines_OneDropForAll(t *testing.T) {
	// What comes after dropping a device comes once; a fuse can be placed on each.
	s := scene.Second(t)
	ship := s.Mine("captainjonus-swz98", south, scene.With("clustermines", "delayedfuses"))
	s.System(ship)
	s.Use(ship, "drop a Cluster Mine")
	placeBy(s, geom.BankLeft)
	s.Use(ship, "gain an evade token")
	s.Use(ship, "place a fuse marker")
	s.Use(ship, "place a fuse marker")
	s.Pass()
	s.WantTokens(ship, game.EvadeToken, 1)
	wantFuses(s, 1, 1, 0)
	s.Done()
}

func TestClusterMine_MatchingDamage(t *testing.T) {
	for _, kind := range []string{"Cluster Mine", "Outer Cluster Mine"} {
		// 2e.device.catalogue.mines: only the mine that the ship meets.
		s := scene.Second(t)
		ship := s.Mine(tie, south)
		foe := s.Theirs(tie, scene.At(200, 800, 180))
		s.Device(kind, foe, scene.At(line, 400, 0))
		s.Device(kind, foe, scene.At(line+40, 400, 0))
		s.Activate(ship, "5 straight")
		s.Dice("hit", "crit")
		s.Draw("Weapons Failure")
		s.WantFacedown(ship, 1)
		s.WantCrit(ship, "Weapons Failure", 1)
		s.Is(s.State().NDevices == 1, "the other mine left")
		s.Pass()
		s.Done()
	}
}

func TestConcussionBombs_MustFollowTheFirst(t *testing.T) {
	for _, c := range []struct {
		charges   int
		must, may bool
	}{{3, false, true}, {2, true, true}, {1, true, true}, {0, false, false}} {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With("concussionbombs"))
		s.Charges(ship, "concussionbombs", c.charges)
		if !c.may {
			s.Never(ship, "drop a Concussion Bomb")
		}
		s.System(ship)
		if c.may && !c.must {
			s.Pass()
			s.Is(s.State().NDevices == 0, "none dropped")
			s.System(ship)
			s.Use(ship, "drop a Concussion Bomb")
		}
		if c.may {
			s.Is(s.State().NDevices == 1, "a bomb")
			s.WantCharges(ship, "concussionbombs", c.charges-1)
		}
		s.Done()
	}
}

// shaken lets a Concussion Bomb go off beside a TIE fighter of the second player, and an enemy at a range
// of it.
func shaken(t *testing.T, gap float64) (s *scene.Scene, ship, other *scene.Ship) {
	s = scene.Second(t)
	ship = s.Theirs(xwing, scene.At(line, 500, 0))
	other = s.Mine(tie, scene.At(line, 400-16-gap-20, 0))
	s.Device("Concussion Bomb", other, scene.At(line, 400, 0))
	s.Of(ship).Activated, s.Of(other).Activated = true, true
	s.Activation()
	return s, ship, other
}

func TestConcussionBomb_ACardAndThenExposedOrStrain(t *testing.T) {
	// 2e.device.catalogue.bombs: past the shields, first for all ships, then each decides.
	s, ship, other := shaken(t, 99.9)
	s.WantFacedown(ship, 1)
	s.WantFacedown(other, 1)
	s.Asked(game.Seat1)
	s.ChooseNamed("expose a damage card")
	s.Draw("Weapons Failure")
	s.WantCrit(other, "Weapons Failure", 1)
	s.Asked(game.Seat2)
	s.ChooseNamed("gain 1 strain token")
	s.WantTokens(ship, game.StrainToken, 1)
	s.WantFacedown(ship, 1)
	s.WantShields(ship, 2)
	s.WantTokens(other, game.StrainToken, 0)
	s.WantFacedown(other, 0)
	s.Done()
}

func TestConcussionBomb_OnlyAtRange1(t *testing.T) {
	s, _, other := shaken(t, 100.1)
	s.ChooseNamed("expose a damage card")
	s.Draw("Weapons Failure")
	s.WantDamage(other, 0)
	s.Done()
}
