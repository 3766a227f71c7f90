package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// pulled are tractor tokens that a ship has.
func pulled(n int) []scene.Option { return []scene.Option{scene.Tokens(game.TractorToken, n)} }

// 2e.token.tractor.thresholds, 2e.token.tractor.defense
func TestSunFac(t *testing.T) {
	large := []scene.Option{scene.At(457, 510, 180), scene.Tokens(game.TractorToken, 2)}
	checkRolls(t, map[string]wantRolls{
		"tractored":                   {duel{pilot: "sunfac", enemyIs: pulled(1), weapon: "primary", also: pointed(geom.LeftArc)}, 4, 2},
		"not tractored":               {duel{pilot: "sunfac", has: pulled(1), also: pointed(geom.LeftArc)}, 3, 3},
		"not enough for a large ship": {duel{pilot: "sunfac", enemy: "omicrongrouppilot", enemyIs: large, also: pointed(geom.LeftArc)}, 3, 1},
		"defends":                     {duel{pilot: "sunfac", has: pulled(1), defends: true}, 2, 2},
		"a friend attacks":            {duel{pilot: "academypilot", beside: "sunfac", enemyIs: pulled(1)}, 2, 2},
	})
}

func TestChertek(t *testing.T) {
	d := duel{pilot: "chertek", enemyIs: pulled(1), also: pointed(geom.LeftArc)}
	s, chertek, _ := d.awaits(t, "reroll")
	s.Use(chertek, "reroll")
	s.Refused(func() { s.Number(3) })
	s.Number(2)
	s.Dice("hit", "hit")
	playOut(s)
	duel{pilot: "chertek", has: pulled(1), also: pointed(geom.LeftArc)}.never(t, "reroll")
	duel{pilot: "chertek", has: pulled(1), enemyIs: pulled(1), defends: true}.never(t, "reroll")
	duel{pilot: "academypilot", beside: "chertek", enemyIs: pulled(1)}.never(t, "reroll")
}

// berwer lets Berwer Kret hit a TIE that a friend has locked, which calculates or not.
func berwer(t *testing.T, friend string, locked, hits bool) (s *scene.Scene, berwer, droid *scene.Ship) {
	s, berwer, _ = duel{pilot: "berwerkret", also: func(s *scene.Scene, me, enemy *scene.Ship) {
		s.Turret(me, geom.LeftArc)
		droid = s.Mine(friend, beside(100))
		if locked {
			s.Lock(droid, enemy)
		}
	}}.begin(t)
	face := "blank"
	if hits {
		face = "hit"
	}
	s.Dice(face, "blank", "blank")
	return s, berwer, droid
}

func TestBerwerKret(t *testing.T) {
	s, berwer1, droid := berwer(t, "magnaguardexecutioner", true, true)
	await(s, berwer1, "relay")
	s.Use(berwer1, "relay")
	s.NotOffered(droid, "rules: focus")
	s.Use(droid, "rules: calculate")
	s.WantTokens(droid, game.CalculateToken, 1)
	s.WantTokens(droid, game.StressToken, 1)
	playOut(s)
	s, berwer1, _ = berwer(t, "magnaguardexecutioner", false, true)
	never(s, berwer1, "relay")
	s, berwer1, _ = berwer(t, "magnaguardexecutioner", true, false)
	never(s, berwer1, "relay")
	s, berwer1, _ = berwer(t, "academypilot", true, true)
	never(s, berwer1, "relay")
}

// gorgol opens the step of Gorgol in the System phase, with a ship at a gap that has a damage card.
func gorgol(t *testing.T, gap float64, title string, enemy bool) (s *scene.Scene, gorgol, it *scene.Ship) {
	s = scene.Second(t)
	gorgol = s.Mine("gorgol", here)
	put := s.Mine
	if enemy {
		put = s.Theirs
	}
	it = put("omicrongrouppilot", scene.At(517+gap, 300, 0))
	s.Crit(it, title)
	s.System(gorgol)
	return s, gorgol, it
}

// 2e.damage.repair.faceup
func TestGorgol(t *testing.T) {
	for _, gap := range []float64{2, 199} {
		s, gorgol1, it := gorgol(t, gap, "Weapons Failure", false)
		s.Use(gorgol1, "pull it straight")
		s.Pick(it)
		playOn(s, nil, "", nil)
		s.WantTokens(gorgol1, game.DisarmToken, 1)
		s.WantTokens(it, game.TractorToken, 1)
		s.WantCrit(it, "Weapons Failure", 0)
		s.WantFacedown(it, 1)
		s.Done()
	}
	s, gorgol1, _ := gorgol(t, 201, "Weapons Failure", false)
	never(s, gorgol1, "pull it straight")
	s, gorgol1, _ = gorgol(t, 50, "Weapons Failure", true)
	never(s, gorgol1, "pull it straight")
	s, gorgol1, _ = gorgol(t, 50, "Panicked Pilot", false)
	never(s, gorgol1, "pull it straight")
}
