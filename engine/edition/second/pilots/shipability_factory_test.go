package pilots_test

import (
	"slices"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/data"
	"koiogran/engine/game"
)

// calculating begins an attack against or by a droid, with a friend at a gap who calculates.
func calculating(t *testing.T, gap float64, defends bool) (s *scene.Scene, droid, friend *scene.Ship) {
	s = scene.Second(t)
	droid = s.Mine("magnaguardexecutioner", here)
	friend = s.Mine("academypilot", beside(gap), scene.Tokens(game.CalculateToken, 1))
	tie := s.Theirs("academypilot", ahead(150))
	if defends {
		s.Attack(tie, droid)
	} else {
		s.Attack(droid, tie)
	}
	return s, droid, friend
}

func TestNetworkedCalculations(t *testing.T) {
	s, droid, friend := calculating(t, 99, false)
	await(s, droid, "networked calculations", "ff")
	s.Use(droid, "networked calculations")
	s.Refused(func() { s.Pick(droid) }) // which has no token
	s.Pick(friend)
	s.WantTokens(friend, game.CalculateToken, 0)
	s.WantAttackDice("hit", "focus")
	playOut(s)
}

func TestNetworkedCalculations_Defending(t *testing.T) {
	s, droid, friend := calculating(t, 99, true)
	await(s, droid, "networked calculations", "hh", "ff")
	s.Use(droid, "networked calculations")
	s.Pick(friend)
	playOut(s)
	s.WantShields(droid, 1) // one of two hits is evaded
}

// 2e.component.friendly.range-0-of-self
func TestNetworkedCalculations_ItsOwnToken(t *testing.T) {
	s, droid, _ := calculating(t, 101, false)
	s.Tokens(droid, game.CalculateToken, 1)
	await(s, droid, "networked calculations", "ff")
	s.Use(droid, "networked calculations")
	s.Pick(droid)
	s.WantTokens(droid, game.CalculateToken, 0)
	playOut(s)
}

func TestNetworkedCalculations_Not(t *testing.T) {
	for _, defends := range []bool{false, true} {
		s, droid, _ := calculating(t, 101, defends) // too far
		never(s, droid, "networked calculations", "ff", "ff")
		s, droid, _ = calculating(t, 50, defends) // nothing to change
		never(s, droid, "networked calculations", "hh", "eb")
	}
}

func TestNetworkedCalculations_NobodyCalculates(t *testing.T) {
	s := scene.Second(t)
	droid := s.Mine("magnaguardexecutioner", here)
	s.Mine("academypilot", beside(50))
	tie := s.Theirs("academypilot", ahead(150))
	s.Attack(droid, tie)
	never(s, droid, "networked calculations", "ff")
}

func TestNetworkedCalculations_AnEnemysToken(t *testing.T) {
	s := scene.Second(t)
	droid := s.Mine("magnaguardexecutioner", here)
	tie := s.Theirs("academypilot", ahead(50), scene.Tokens(game.CalculateToken, 1))
	s.Attack(droid, tie)
	never(s, droid, "networked calculations", "fff")
}

func TestNetworkedCalculations_AFriendAttacks(t *testing.T) {
	s := scene.Second(t)
	droid := s.Mine("magnaguardexecutioner", beside(50), scene.Tokens(game.CalculateToken, 1))
	friend := s.Mine("academypilot", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Attack(friend, tie)
	never(s, droid, "networked calculations", "ff")
}

// tugging opens the action of a tug with a ship in front of it.
func tugging(t *testing.T, at scene.Option, enemy bool) (s *scene.Scene, tug, it *scene.Ship) {
	s = scene.Second(t)
	tug = s.Mine("jakkugunrunner", here)
	if enemy {
		it = s.Theirs("omicrongrouppilot", at)
	} else {
		it = s.Mine("omicrongrouppilot", at)
	}
	s.Perform(tug, 0)
	return s, tug, it
}

// 2e.token.tractor.thresholds: a large ship is not tractored by two.
func TestSpacetugTractorArray(t *testing.T) {
	for _, c := range []struct {
		x, y  float64
		enemy bool
		n     int
	}{
		{457, 459, true, 2},  // bullseye, 99 mm
		{457, 459, false, 2}, // a friend
		{525, 450, true, 1},  // beside the bullseye
	} {
		s, tug, it := tugging(t, scene.At(c.x, c.y, 180), c.enemy)
		s.Use(tug, "tractor array")
		s.Pick(it)
		s.WantTokens(it, game.TractorToken, c.n)
		s.Done()
	}
}

func TestSpacetugTractorArray_Not(t *testing.T) {
	s, tug, _ := tugging(t, scene.At(457, 461, 180), true) // 101 mm
	never(s, tug, "tractor array")
	s, tug, _ = tugging(t, scene.At(590, 300, 180), true) // beside it
	never(s, tug, "tractor array")
	s, tug, it := tugging(t, scene.At(457, 379.9, 180), true)
	s.Touch(tug, it) // range 0
	never(s, tug, "tractor array")
}

// The keyword gives what the ship ability says.
func TestTwinIonEngines(t *testing.T) {
	for _, p := range data.Second().Pilots {
		if p.ShipAbility == "Twin Ion Engines" && !slices.Contains(p.Keywords, "TIE") {
			t.Errorf("%s cannot equip cards of TIEs", p.ID)
		}
	}
}

// The slots of the ship's choice stand in the data, and no other ship has them.
func TestWeaponHardpoint(t *testing.T) {
	choice := []data.Slot{"cannon", "torpedo", "missile"}
	for _, p := range data.Second().Pilots {
		if has := slices.Equal(p.AnyOf, choice); has != (p.ShipAbility == "Weapon Hardpoint") {
			t.Errorf("%s has one slot of %q", p.ID, p.AnyOf)
		}
	}
}
