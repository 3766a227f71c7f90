package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestConfigurations_DiceRolled(t *testing.T) {
	torpedoes := func(s *scene.Scene, ship, other *scene.Ship) { s.Lock(ship, other) }
	each(t, map[string]struct {
		id              string
		side            int
		d               bout
		attack, defense int // dice
	}{
		"closed foils":           {"integratedsfoils", 1, bout{at: scene.At(beside, 500, 180)}, 2, 3},
		"closed foils, bullseye": {"integratedsfoils", 1, bout{at: scene.At(inside, 500, 180)}, 3, 3},
		"open foils":             {"integratedsfoils", 2, bout{at: scene.At(beside, 500, 180)}, 3, 3},
		"closed foils, torpedoes": {"integratedsfoils", 1, bout{at: scene.At(beside, 500, 180),
			mine: []scene.Option{scene.With("protontorpedoes")}, weapon: "protontorpedoes", lay: torpedoes}, 4, 3},
		"closed foils in defense": {"integratedsfoils", 1, bout{at: scene.At(beside, 500, 180), defends: true}, 2, 2},
		"closed wing":             {"pivotwing", 1, bout{defends: true}, 2, 1},
		"open wing":               {"pivotwing", 2, bout{defends: true}, 2, 2},
		"attack with the wing":    {"pivotwing", 1, bout{}, 3, 3},
		"wing down":               {"swivelwing", 1, bout{defends: true}, 2, 2},
		"wing up":                 {"swivelwing", 2, bout{defends: true}, 2, 1},
		"attack with the wing up": {"swivelwing", 2, bout{}, 3, 3},
	}, func(t *testing.T, c struct {
		id              string
		side            int
		d               bout
		attack, defense int
	}) {
		s, ship, other := c.d.begin(t, c.id)
		s.CardSide(ship, c.id, c.side)
		c.d.attack(s, ship, other)
		s.Is(int(s.Rolling().N) == c.attack, "%d attack dice, not %d", c.attack, s.Rolling().N)
		roll(s)
		if c.d.lay != nil {
			s.Pass() // the lock stays
		}
		s.Is(int(s.Rolling().N) == c.defense, "%d defense dice, not %d", c.defense, s.Rolling().N)
		finish(s)
	})
}

func TestFoilsAndWings_FlipBeforeActivating(t *testing.T) {
	for _, id := range []string{"integratedsfoils", "pivotwing"} {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With(id))
		for _, side := range []uint8{1, 0} {
			s.Activate(ship, "2 straight")
			s.Use(ship, "flip")
			for i, c := range s.Exec().G.Cards {
				if c.ID == id {
					s.Is(s.State().Charges[i].Side == side, "side %d", side+1)
				}
			}
			s.Pass()
			s.Done()
		}
	}
}

// pivots lets a ship with a wing execute a maneuver.
func pivots(t *testing.T, id string, side int, maneuver string) (s *scene.Scene, ship *scene.Ship) {
	s = scene.Second(t)
	ship = s.Mine(hwk, south, scene.With(id))
	s.CardSide(ship, id, side)
	s.Activate(ship, maneuver)
	if id == "pivotwing" {
		s.Pass() // flipping it
	}
	return s, ship
}

func TestWings_RotateAfterAStationaryManeuver(t *testing.T) {
	each(t, map[string]struct {
		id      string
		by      string
		heading float64
	}{
		"pivot by 90":   {"pivotwing", "rotate by 90 degrees", 90},
		"pivot by 180":  {"pivotwing", "rotate by 180 degrees", 180},
		"swivel by 90":  {"swivelwing", "rotate by 90 degrees", 90},
		"swivel by 180": {"swivelwing", "rotate by 180 degrees", 180},
	}, func(t *testing.T, c struct {
		id      string
		by      string
		heading float64
	}) {
		s, ship := pivots(t, c.id, 1, "0 stationary")
		s.Use(ship, "rotate")
		s.ChooseNamed(c.by)
		if c.heading == 90 {
			s.Side(geom.Right)
		}
		s.WantPose(ship, line, 300, c.heading)
		for i, card := range s.Exec().G.Cards {
			if card.ID == c.id {
				s.Is(s.State().Charges[i].Side == map[string]uint8{"swivelwing": 1}[c.id], "which side is up")
			}
		}
		s.Done()
	})
}

func TestWings_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		id, ability, maneuver string
		side                  int
	}{
		"pivot after a move":  {"pivotwing", "rotate", "1 straight", 1},
		"open":                {"pivotwing", "rotate", "0 stationary", 2},
		"swivel after a move": {"swivelwing", "rotate", "1 straight", 1},
		"up":                  {"swivelwing", "rotate", "0 stationary", 2},
		"up, stationary":      {"swivelwing", "lower the wing", "0 stationary", 2},
		"already down":        {"swivelwing", "lower the wing", "1 straight", 1},
	}, func(t *testing.T, c struct {
		id, ability, maneuver string
		side                  int
	}) {
		s, ship := pivots(t, c.id, c.side, c.maneuver)
		s.NotOffered(ship, c.id+": "+c.ability)
		s.Never(ship, c.id+": "+c.ability)
		finish(s)
	})
}

func TestSwivelWing_LowersAfterAFullManeuver(t *testing.T) {
	for _, partial := range []bool{false, true} {
		s := scene.Second(t)
		ship := s.Mine(hwk, south, scene.With("swivelwing"))
		if partial {
			s.Theirs(tie, scene.At(line, 400, 180))
		}
		s.CardSide(ship, "swivelwing", 2)
		s.Activate(ship, "2 straight")
		if partial {
			s.NotOffered(ship, "lower the wing")
			finish(s)
			continue
		}
		s.Use(ship, "lower the wing")
		s.Pass() // the action
		s.Done()
		s.Activate(ship, "0 stationary")
		s.Offered(ship, "rotate")
		finish(s)
	}
}

func TestAlpha3BBesh_ALockForAHit(t *testing.T) {
	d := bout{dice: []string{"blank", "focus", "crit"}, lay: locks}
	for _, face := range []string{"blank", "focus"} {
		s, ship, other := d.open(t, "alpha3bbesh")
		s.Use(ship, "change a result")
		s.Face(face)
		s.WantLock(ship, other, false)
		s.Is(fought(s).Attack.Count(game.Hit) == 1, "one more hit")
		play(s, nil, []string{"evade", "evade", "evade"})
		s.Done()
	}
	crits := []string{"crit", "hit", "hit"}
	never(t, "alpha3bbesh", "alpha3bbesh", map[string]bout{
		"no lock":         {dice: d.dice},
		"nothing to turn": {dice: crits, lay: locks, defense: []string{"evade", "evade", "evade"}},
		"torpedoes": {dice: d.dice, lay: locks, weapon: "protontorpedoes",
			mine: []scene.Option{scene.With("protontorpedoes")}},
		"in defense": {dice: []string{"focus"}, lay: locks, defends: true, enemy: xwing},
	})
}

func TestCalibratedLaserTargeting_AddsAFocus(t *testing.T) {
	each(t, map[string]struct {
		d bout
		n int
	}{
		"in the bullseye arc": {bout{at: scene.At(inside, 500, 180)}, 1},
		"beside it":           {bout{at: scene.At(beside, 500, 180)}, 0},
		"torpedoes": {bout{weapon: "protontorpedoes", lay: locks,
			mine: []scene.Option{scene.With("protontorpedoes")}}, 0},
		"in defense": {bout{defends: true}, 0},
	}, func(t *testing.T, c struct {
		d bout
		n int
	}) {
		c.d.mine = append(c.d.mine, scene.Tokens(game.FocusToken, c.n))
		s, ship, _ := c.d.open(t, "calibratedlasertargeting")
		n := fought(s).Attack.Count(game.Focus)
		s.Is(n == c.n, "%d focus results, not %d", c.n, n)
		if c.n == 1 {
			s.Use(ship, "spend focus")
		} else {
			s.NotOffered(ship, "add a focus") // where it is one of several
		}
		finish(s)
	})
}

func TestEasierManeuvers_OfConfigurations(t *testing.T) {
	const assist, elite = "maneuverassistmgk300", "tiedefenderelite"
	each(t, map[string]struct {
		id, pilot, maneuver string
		stress              int // after one token
	}{
		"straight 3":       {assist, xwing, "3 straight", 0},
		"bank 3":           {assist, xwing, "3 bank-left", 0},
		"other bank 3":     {assist, xwing, "3 bank-right", 0},
		"turn 3":           {assist, xwing, "3 turn-left", 1},
		"straight 4":       {assist, xwing, "4 straight", 1},
		"bank 2":           {assist, hwk, "2 bank-left", 1},
		"elite turn":       {elite, xwing, "3 turn-left", 0},
		"elite other turn": {elite, xwing, "3 turn-right", 0},
		"elite bank":       {elite, xwing, "3 bank-left", 1},
	}, func(t *testing.T, c struct {
		id, pilot, maneuver string
		stress              int
	}) {
		s := scene.Second(t)
		s.Unbuilt()
		ship := s.Mine(c.pilot, south, scene.With(c.id), scene.Tokens(game.StressToken, 1))
		s.Activate(ship, c.maneuver)
		s.WantTokens(ship, game.StressToken, c.stress)
		finish(s)
	})
}

func TestTIEDefenderElite_HarderKoiogranTurns(t *testing.T) {
	for with, stress := range map[string]int{"tiedefenderelite": 1, "hullupgrade": 0} {
		s := scene.Second(t)
		s.Unbuilt()
		ship := s.Mine("deltasquadronpilot", south, scene.With(with))
		s.Activate(ship, "4 koiogran")
		s.WantTokens(ship, game.StressToken, stress)
		finish(s)
	}
}

func TestInterceptBooster_CostsAChargeARound(t *testing.T) {
	const id = "interceptbooster"
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With(id))
	s.Theirs(tie, scene.At(800, 860, 180))
	s.System(ship)
	s.Refused(s.Pass)
	s.ChooseNamed("gain a disarm token")
	s.WantTokens(ship, game.DisarmToken, 1)
	s.Done()
	s.End()
	s.WantCharges(ship, id, 2) // 2e.end.recover-charges
	s.Done()
	s.Charges(ship, id, 1)
	s.End()
	s.WantCharges(ship, id, 0)
	s.Never(ship, id)
	s.System(ship) // it was dropped
	s.WantTokens(ship, game.DisarmToken, 0)
	s.Activate(ship, "2 straight")
	s.NotOffered(ship, "SLAM")
	finish(s)
}

func TestInterceptBooster_IsDropped(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("interceptbooster"))
	s.Activate(ship, "2 straight")
	s.Offered(ship, "SLAM")
	finish(s)
	s.System(ship)
	s.ChooseNamed("drop the booster")
	s.WantTokens(ship, game.DisarmToken, 0)
	s.Done()
	s.Activate(ship, "2 straight")
	s.NotOffered(ship, "SLAM")
	finish(s)
}
