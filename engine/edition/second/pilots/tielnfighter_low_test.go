package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestValenRudor(t *testing.T) {
	each(t, []string{"valenrudor", "valenrudor-swz105"}, func(t *testing.T, id string) {
		s := scene.Second(t)
		valen := s.Mine(id, beside(99))
		tie := s.Mine("academypilot", here)
		escort := s.Theirs("bluesquadronescort", ahead(150))
		s.Attack(escort, tie)
		s.Dice("hit", "blank", "blank")
		s.Dice("blank", "blank", "blank")
		s.WantDamage(tie, 1) // damage comes first
		s.Use(valen, "act")
		s.NotOffered(valen, "boost")
		s.Use(valen, "evade")
		s.WantTokens(valen, game.EvadeToken, 1)
		s.Done()
	})
}

func TestValenRudor_Himself(t *testing.T) {
	s := scene.Second(t)
	valen := s.Mine("valenrudor", here)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Attack(escort, valen)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Use(valen, "act")
	s.Pass()
	s.Done()
}

func TestValenRudor_TooFar(t *testing.T) {
	s := scene.Second(t)
	valen := s.Mine("valenrudor", beside(101))
	tie := s.Mine("academypilot", here)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Never(valen, "act")
	s.Attack(escort, tie)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestValenRudor_AnEnemyDefends(t *testing.T) {
	s := scene.Second(t)
	valen := s.Mine("valenrudor", here)
	escort := s.Theirs("bluesquadronescort", ahead(50))
	s.Never(valen, "act")
	s.Attack(valen, escort)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank")
	s.Done()
}

func TestMagnaTolvan_AfterGainingStress(t *testing.T) {
	s := scene.Second(t)
	magna := s.Mine("magnatolvan", here)
	s.Activate(magna, "4 koiogran")
	s.Use(magna, "act")
	s.Use(magna, "focus")
	s.Use(magna, "evade") // in her own step, stressed as she is
	s.WantTokens(magna, game.StressToken, 1)
	s.WantTokens(magna, game.FocusToken, 1)
	s.WantTokens(magna, game.EvadeToken, 1)
	s.Done()
}

func TestMagnaTolvan_TwoStressTokens(t *testing.T) {
	s := scene.Second(t)
	magna := s.Mine("magnatolvan", here, scene.Tokens(game.StressToken, 2))
	s.Perform(magna, 0)
	s.Use(magna, "focus")
	s.WantTokens(magna, game.FocusToken, 1)
	s.Done()
}

// 2e.action.stressed-cannot
func TestMagnaTolvan_ThreeStressTokens(t *testing.T) {
	s := scene.Second(t)
	magna := s.Mine("magnatolvan", here, scene.Tokens(game.StressToken, 3))
	s.Never(magna, "focus")
	s.Perform(magna, 0)
	s.Done()
}

func TestMagnaTolvan_RedActions(t *testing.T) {
	s := scene.Second(t)
	magna := s.Mine("magnatolvan", here, scene.Tokens(game.StressToken, 1))
	s.Never(magna, "focus")
	s.Perform(magna, game.AsRed, game.FocusAction)
	s.Done()
}

func TestMagnaTolvan_AFriendGainsStress(t *testing.T) {
	s := scene.Second(t)
	magna := s.Mine("magnatolvan", beside(100))
	tie := s.Mine("academypilot", here)
	s.Never(magna, "act")
	s.Activate(tie, "4 koiogran")
	s.Done()
}

// 2e.action.effect-is-not-action
func TestYricaQuell(t *testing.T) {
	s := scene.Second(t)
	yrica := s.Mine("yricaquell", here)
	enemy := s.Theirs("bluesquadronescort", scene.At(470, 700, 180))
	s.Activate(yrica, "2 straight")
	s.Use(yrica, "lock")
	s.Pick(enemy)
	s.WantLock(yrica, enemy, true)
	s.Pass()
	s.Done()
}

func TestYricaQuell_NobodyInTheBullseye(t *testing.T) {
	s := scene.Second(t)
	yrica := s.Mine("yricaquell", here)
	s.Theirs("bluesquadronescort", scene.At(485, 700, 180)) // 8 mm off the middle
	s.Mine("academypilot", scene.At(457, 800, 180))
	s.Never(yrica, "lock")
	s.Activate(yrica, "2 straight")
	s.Pass()
	s.Done()
}

func TestYricaQuell_AFriendManeuvers(t *testing.T) {
	s := scene.Second(t)
	yrica := s.Mine("yricaquell", here)
	tie := s.Mine("academypilot", beside(100))
	s.Theirs("bluesquadronescort", ahead(150))
	s.Never(yrica, "lock")
	s.Activate(tie, "2 straight")
	s.Pass()
	s.Done()
}

// 2e.arc.length-range-3
func TestYricaQuell_TooFar(t *testing.T) {
	s := scene.Second(t)
	yrica := s.Mine("yricaquell", here)
	s.Theirs("bluesquadronescort", scene.At(457, 762, 180)) // 302 mm off after the maneuver
	s.Never(yrica, "lock")
	s.Activate(yrica, "2 straight")
	s.Pass()
	s.Done()
}

// 2e.overlap.full-vs-partial
func TestYricaQuell_PartialManeuver(t *testing.T) {
	s := scene.Second(t)
	yrica := s.Mine("yricaquell", here)
	s.Theirs("bluesquadronescort", scene.At(457, 400, 180))
	s.Never(yrica, "lock")
	s.Activate(yrica, "2 straight")
	s.Done()
}

var hebsly = []string{"lieutenanthebsly-battleoverendor", "lieutenanthebsly-battleoverendor-lsl"}

func TestLieutenantHebsly(t *testing.T) {
	each(t, hebsly, func(t *testing.T, id string) {
		s := scene.Second(t)
		hebsly := s.Mine(id, here, scene.Tokens(game.StressToken, 1))
		escort := s.Theirs("bluesquadronescort", ahead(150))
		s.Attack(escort, hebsly)
		s.Dice("blank", "blank", "blank")
		s.Dice("blank", "blank", "blank")
		s.Use(hebsly, "boost")
		s.Use(hebsly, "boost")
		s.Maneuver("1 bank-left")
		s.WantTokens(hebsly, game.StressToken, 2)
		s.Done()
	})
}

func TestLieutenantHebsly_Attacking(t *testing.T) {
	s := scene.Second(t)
	hebsly := s.Mine(hebsly[0], here)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Never(hebsly, "boost")
	s.Attack(hebsly, escort)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank")
	s.Done()
}

func TestNightBeast(t *testing.T) {
	each(t, []string{"nightbeast", "nightbeast-swz105"}, func(t *testing.T, id string) {
		s := scene.Second(t)
		beast := s.Mine(id, here)
		s.Activate(beast, "2 straight")
		s.Use(beast, id+": focus")
		s.Use(beast, "rules: focus")
		s.NotOffered(beast, "rules: focus") // in his own step: he has performed it
		s.Use(beast, "evade")
		s.WantTokens(beast, game.FocusToken, 1)
		s.Done()
	})
}

func TestNightBeast_WhiteManeuver(t *testing.T) {
	s := scene.Second(t)
	beast := s.Mine("nightbeast", here)
	s.Never(beast, "nightbeast: focus")
	s.Activate(beast, "4 straight")
	s.Pass()
	s.Done()
}

func TestNightBeast_AFriendManeuvers(t *testing.T) {
	s := scene.Second(t)
	beast := s.Mine("nightbeast", here)
	tie := s.Mine("academypilot", beside(100))
	s.Never(beast, "nightbeast: focus")
	s.Activate(tie, "2 straight")
	s.Pass()
	s.Done()
}

func TestNightBeast_PartialManeuver(t *testing.T) {
	s := scene.Second(t)
	beast := s.Mine("nightbeast", here)
	s.Mine("academypilot", scene.At(457, 400, 0))
	s.Never(beast, "nightbeast: focus")
	s.Activate(beast, "2 straight")
	s.Done()
}

var scythe = []string{"scythe6-battleoverendor", "scythe6-battleoverendor-lsl"}

func TestScythe6(t *testing.T) {
	each(t, scythe, func(t *testing.T, id string) {
		for _, c := range []struct {
			gap  float64
			dice int
		}{{99, 4}, {199, 3}, {201, 2}} {
			s := scene.Second(t)
			scythe := s.Mine(id, here)
			escort := s.Theirs("bluesquadronescort", ahead(c.gap))
			wantDice(s, scythe, escort, c.dice)
		}
	})
}

var wampa = []string{"wampa", "wampa-battleofyavin", "wampa-battleofyavin-lsl"}

func TestWampa(t *testing.T) {
	each(t, wampa, func(t *testing.T, id string) {
		s := scene.Second(t)
		wampa := s.Mine(id, here)
		escort := s.Theirs("bluesquadronescort", ahead(150))
		s.Attack(wampa, escort)
		s.Use(wampa, "roll another die")
		s.WantCharges(wampa, id, 0)
		s.Dice("blank", "blank", "blank")
		s.Dice("blank", "blank")
		s.Done()
	})
}

func TestWampa_WithoutCharge(t *testing.T) {
	s := scene.Second(t)
	wampa := s.Mine("wampa", here)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Charges(wampa, "wampa", 0)
	s.Never(wampa, "roll another die")
	s.Attack(wampa, escort)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank")
	s.Done()
}

// 2e.charge.lose-is-not-spend
func TestWampa_Defends(t *testing.T) {
	s := scene.Second(t)
	wampa := s.Mine("wampa", here)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Attack(escort, wampa)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantCharges(wampa, "wampa", 0)
	s.Done()
}

func TestWampa_AFriendDefends(t *testing.T) {
	s := scene.Second(t)
	wampa := s.Mine("wampa", beside(20))
	tie := s.Mine("academypilot", here)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Attack(escort, tie)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantCharges(wampa, "wampa", 1)
	s.Done()
}
