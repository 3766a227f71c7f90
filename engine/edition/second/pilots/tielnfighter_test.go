package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

var darkCurse = []string{"darkcurse-battleofyavin", "darkcurse-battleofyavin-lsl"}

// 2e.component.golden-rule.cannot-is-absolute
func TestDarkCurse(t *testing.T) {
	each(t, darkCurse, func(t *testing.T, id string) {
		s := scene.Second(t)
		curse := s.Mine(id, here)
		luke := s.Theirs("lukeskywalker", ahead(150), scene.Tokens(game.FocusToken, 1))
		s.Never(luke, "spend focus")
		s.Never(luke, "spend Force")
		s.Attack(luke, curse)
		s.Dice("focus", "focus", "hit")
		s.Dice("evade", "blank", "blank")
		s.Done()
	})
}

func TestDarkCurse_HisOwnDice(t *testing.T) {
	s := scene.Second(t)
	curse := s.Mine(darkCurse[0], here, scene.Tokens(game.FocusToken, 1))
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Attack(escort, curse)
	s.Dice("hit", "hit", "blank")
	s.Dice("focus", "focus", "blank")
	s.Use(curse, "spend focus")
	s.WantDamage(curse, 0)
	s.Done()
}

func TestDarkCurse_Attacking(t *testing.T) {
	s := scene.Second(t)
	curse := s.Mine(darkCurse[0], here, scene.Tokens(game.FocusToken, 1))
	escort := s.Theirs("bluesquadronescort", ahead(150), scene.Tokens(game.FocusToken, 1))
	s.Attack(curse, escort)
	s.Dice("focus", "blank")
	s.Use(curse, "spend focus")
	s.Dice("focus", "blank")
	s.Use(escort, "spend focus")
	s.WantShields(escort, 2)
	s.Done()
}

func TestDarkCurse_AFriendDefends(t *testing.T) {
	s := scene.Second(t)
	s.Mine(darkCurse[0], beside(20))
	tie := s.Mine("academypilot", here)
	escort := s.Theirs("bluesquadronescort", ahead(150), scene.Tokens(game.FocusToken, 1))
	s.Attack(escort, tie)
	s.Dice("focus", "blank", "blank")
	s.Use(escort, "spend focus")
	s.Dice("evade", "blank", "blank")
	s.Done()
}

// swarm begins an attack of a TIE with Howlrunner at a distance beside it.
func swarm(t *testing.T, gap float64) (s *scene.Scene, howl *scene.Ship) {
	s = scene.Second(t)
	howl = s.Mine("howlrunner", beside(gap))
	tie := s.Mine("academypilot", here)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Attack(tie, escort)
	return s, howl
}

// 2e.attack.modify.third-party
func TestHowlrunner(t *testing.T) {
	s, howl := swarm(t, 99)
	s.Dice("blank", "hit")
	s.Use(howl, "swarm leader")
	s.Number(1)
	s.Dice("crit")
	s.WantAttackDice("crit", "hit")
	s.Dice("evade", "evade")
	s.Done()
}

func TestHowlrunner_TooFar(t *testing.T) {
	s, howl := swarm(t, 101)
	s.Never(howl, "swarm leader")
	s.Dice("blank", "hit")
	s.Dice("evade", "evade")
	s.Done()
}

// 2e.component.friendly.range-0-of-self
func TestHowlrunner_HerOwnAttack(t *testing.T) {
	s := scene.Second(t)
	howl := s.Mine("howlrunner", here)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Attack(howl, escort)
	s.Dice("blank", "blank")
	s.Offered(howl, "swarm leader")
	s.Pass()
	s.Dice("blank", "blank")
	s.Done()
}

func TestHowlrunner_OnlyPrimaryAttacks(t *testing.T) {
	s := scene.Second(t)
	howl := s.Mine("howlrunner", beside(20))
	escort := s.Mine("bluesquadronescort", here, scene.With("protontorpedoes"))
	tie := s.Theirs("academypilot", ahead(150))
	s.Lock(escort, tie)
	s.Never(howl, "swarm leader")
	s.AttackWith(escort, "protontorpedoes", tie)
	s.Dice("blank", "blank", "blank", "blank")
	s.Pass() // the lock
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestHowlrunner_AnEnemyAttacks(t *testing.T) {
	s := scene.Second(t)
	howl := s.Mine("howlrunner", here)
	escort := s.Theirs("bluesquadronescort", ahead(50))
	s.Never(howl, "swarm leader")
	s.Attack(escort, howl)
	s.Dice("blank", "blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

// 2e.attack.step2.dice-count, 2e.attack.range-bonus.1
func TestMaulerMithel(t *testing.T) {
	s := scene.Second(t)
	mauler := s.Mine("maulermithel", here)
	escort := s.Theirs("bluesquadronescort", ahead(99))
	wantDice(s, mauler, escort, 4)
}

func TestMaulerMithel_TooFar(t *testing.T) {
	s := scene.Second(t)
	mauler := s.Mine("maulermithel", here)
	escort := s.Theirs("bluesquadronescort", ahead(101))
	wantDice(s, mauler, escort, 2)
}

func TestMaulerMithel_Defending(t *testing.T) {
	s := scene.Second(t)
	mauler := s.Mine("maulermithel", here)
	escort := s.Theirs("bluesquadronescort", ahead(99))
	wantDice(s, escort, mauler, 4)
}

// 2e.arc.bullseye-width
func TestScourgeSkutu(t *testing.T) {
	s := scene.Second(t)
	scourge := s.Mine("scourgeskutu", here)
	escort := s.Theirs("bluesquadronescort", scene.At(484, 490, 180)) // 7 mm off the middle
	wantDice(s, scourge, escort, 3)
}

func TestScourgeSkutu_OutsideTheBullseye(t *testing.T) {
	s := scene.Second(t)
	scourge := s.Mine("scourgeskutu", here)
	escort := s.Theirs("bluesquadronescort", scene.At(485, 490, 180)) // 8 mm off the middle
	wantDice(s, scourge, escort, 2)
}

var (
	backstabber = []string{"backstabber-battleofyavin", "backstabber-battleofyavin-lsl"}
	mauler      = []string{"maulermithel-battleofyavin", "maulermithel-battleofyavin-lsl"}
)

func TestBackstabber(t *testing.T) {
	each(t, backstabber, func(t *testing.T, id string) {
		for _, name := range []string{"maulermithel", "maulermithel-battleofyavin", "darthvader"} {
			s := scene.Second(t)
			s.Unbuilt()
			stab := s.Mine(id, here)
			s.Mine(name, beside(99))
			escort := s.Theirs("bluesquadronescort", ahead(150))
			wantDice(s, stab, escort, 3)
		}
	})
}

func TestMaulerMithelYavin(t *testing.T) {
	each(t, mauler, func(t *testing.T, id string) {
		for _, name := range []string{"backstabber-battleofyavin", "darthvader"} {
			s := scene.Second(t)
			s.Unbuilt()
			mauler := s.Mine(id, here)
			s.Mine(name, scene.At(400, 300, 0)) // on his left
			escort := s.Theirs("bluesquadronescort", ahead(150))
			wantDice(s, mauler, escort, 3)
		}
	})
}

func TestBackstabber_WingmanTooFar(t *testing.T) {
	s := scene.Second(t)
	stab := s.Mine(backstabber[0], here)
	s.Mine("maulermithel", beside(101))
	escort := s.Theirs("bluesquadronescort", ahead(150))
	wantDice(s, stab, escort, 2)
}

func TestBackstabber_WingmanInFront(t *testing.T) {
	s := scene.Second(t)
	stab := s.Mine(backstabber[0], here)
	s.Mine("maulermithel", scene.At(457, 370, 0))
	escort := s.Theirs("bluesquadronescort", ahead(150))
	wantDice(s, stab, escort, 2)
}

func TestBackstabber_AnotherPilot(t *testing.T) {
	s := scene.Second(t)
	stab := s.Mine(backstabber[0], here)
	s.Mine("howlrunner", beside(150))
	s.Mine("academypilot", beside(50))
	escort := s.Theirs("bluesquadronescort", ahead(150))
	wantDice(s, stab, escort, 2)
}

func TestBackstabber_OnlyPrimaryAttacks(t *testing.T) {
	s := scene.Second(t)
	stab := s.Mine(backstabber[0], here, scene.With("protontorpedoes"))
	s.Mine("maulermithel", beside(50))
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Lock(stab, escort)
	s.AttackWith(stab, "protontorpedoes", escort)
	s.Dice("blank", "blank", "blank", "blank")
	s.Pass() // the lock
	s.Dice("blank", "blank")
	s.Done()
}

func TestBackstabber_AnEnemyOfThatName(t *testing.T) {
	s := scene.Second(t)
	stab := s.Mine(backstabber[0], here)
	s.Theirs("maulermithel", beside(50))
	escort := s.Theirs("bluesquadronescort", ahead(150))
	wantDice(s, stab, escort, 2)
}

var mianda = []string{"majormianda-battleoverendor", "majormianda-battleoverendor-lsl"}

// 2e.end.order, 2e.action.red-gains-stress
func TestMajorMianda(t *testing.T) {
	each(t, mianda, func(t *testing.T, id string) {
		s := scene.Second(t)
		mianda := s.Mine(id, here)
		a := s.Mine("academypilot", beside(50))
		b := s.Mine("academypilot", beside(199))
		s.Theirs("academypilot", scene.At(100, 800, 180))
		s.End()
		s.Use(mianda, "regroup")
		s.Pick(a)
		s.Pick(b)
		s.Pick(b)
		s.NotOffered(b, "focus")
		s.Use(b, "barrel roll")
		s.Side(geom.Right)
		s.Position(0)
		s.Pick(mianda)
		s.Use(mianda, "boost")
		s.Maneuver("1 straight")
		s.Pass() // a stays where it is
		s.WantTokens(mianda, game.StressToken, 1)
		s.WantTokens(b, game.StressToken, 1)
		s.WantTokens(a, game.StressToken, 0)
		s.Pass() // "Formed Up"
		s.Done()
	})
}

// A ship that has rolled joins in and may boost, and a stressed one does not.
func TestMajorMianda_EitherAction(t *testing.T) {
	s := scene.Second(t)
	mianda := s.Mine(mianda[0], here)
	boosts, neither := s.Mine("academypilot", beside(50)), s.Mine("academypilot", beside(150))
	s.Tokens(neither, game.StressToken, 1)
	s.Theirs("academypilot", scene.At(100, 800, 180))
	s.Perform(boosts, 0, game.BarrelRollAction)
	s.Use(boosts, "barrel roll")
	s.Side(geom.Left)
	s.End()
	s.Use(mianda, "regroup")
	s.Refused(func() { s.Pick(neither) })
	s.Pick(boosts)
	playOut(s)
}

func TestMajorMianda_Alone(t *testing.T) {
	s := scene.Second(t)
	mianda := s.Mine(mianda[0], here)
	s.Theirs("academypilot", scene.At(100, 800, 180))
	s.End()
	s.Use(mianda, "regroup")
	s.Use(mianda, "boost")
	s.Maneuver("1 straight")
	s.WantTokens(mianda, game.StressToken, 1)
	s.Done()
}

func TestMajorMianda_ChoosesFewer(t *testing.T) {
	s := scene.Second(t)
	mianda := s.Mine(mianda[0], here)
	a := s.Mine("academypilot", beside(50))
	s.Mine("academypilot", beside(150))
	s.Theirs("academypilot", scene.At(100, 800, 180))
	s.End()
	s.Use(mianda, "regroup")
	s.Pick(a)
	s.Pass()
	s.Pick(a)
	s.Pass()
	s.Pass() // and she, the last, does nothing
	s.Done()
}

func TestMajorMianda_WhoCannotBeChosen(t *testing.T) {
	s := scene.Second(t)
	mianda := s.Mine(mianda[0], here)
	far := s.Mine("academypilot", beside(201))
	large := s.Mine("omicrongrouppilot", scene.At(457, 200, 0))
	stressed := s.Mine("academypilot", beside(20), scene.Tokens(game.StressToken, 1))
	near := s.Mine("academypilot", beside(100))
	enemy := s.Theirs("academypilot", ahead(50))
	s.Unbuilt()
	s.End()
	s.Use(mianda, "regroup")
	for _, ship := range []*scene.Ship{mianda, far, large, stressed, enemy} {
		s.Refused(func() { s.Pick(ship) })
	}
	s.Pick(near)
	s.Pick(near)
	s.Pass()
	s.Pass()
	s.Done()
}

func TestMajorMianda_NobodyCanAct(t *testing.T) {
	s := scene.Second(t)
	mianda := s.Mine(mianda[0], here, scene.Tokens(game.StressToken, 1))
	s.Mine("bluesquadronescort", beside(50), scene.Tokens(game.StressToken, 1))
	s.Theirs("academypilot", ahead(50))
	s.Never(mianda, "regroup")
	s.End()
	s.Done()
}
