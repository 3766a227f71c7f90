package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// fleeing is a place in front of here, facing away from it, as gap of ahead.
func fleeing(gap float64) scene.Option { return scene.At(457, 340+gap, 0) }

// engagementOf plays the start of the Engagement phase with a pilot at here and an enemy that
// cannot attack it at a place.
func engagementOf(t *testing.T, pilot string, at scene.Option,
) (s *scene.Scene, me, it *scene.Ship) {
	s = scene.Second(t)
	me = s.Mine(pilot, here)
	it = s.Theirs("academypilot", at, scene.Tokens(game.EvadeToken, 1))
	s.Engagement()
	return s, me, it
}

// 2e.arc.bullseye-range-example
func TestSoontirFel(t *testing.T) {
	s, soontir, _ := engagementOf(t, "soontirfel", fleeing(299))
	s.WantTokens(soontir, game.FocusToken, 1)
	s.Pass() // the attack
	s.Done()
}

func TestSoontirFel_BesideTheBullseye(t *testing.T) {
	s, soontir, _ := engagementOf(t, "soontirfel", scene.At(500, 440, 0))
	s.WantTokens(soontir, game.FocusToken, 0)
	s.Pass()
	s.Done()
}

func TestSoontirFel_TooFar(t *testing.T) {
	s, soontir, _ := engagementOf(t, "soontirfel", fleeing(301))
	s.WantTokens(soontir, game.FocusToken, 0)
	s.Done()
}

func TestSoontirFel_AFriendInHisBullseye(t *testing.T) {
	s := scene.Second(t)
	soontir := s.Mine("soontirfel", here)
	s.Mine("academypilot", fleeing(50))
	s.Theirs("academypilot", scene.At(100, 800, 0))
	s.Engagement()
	s.WantTokens(soontir, game.FocusToken, 0)
	s.Done()
}

// missed lets a ship attack a TIE without any effect of the dice.
func missed(s *scene.Scene, ship, tie *scene.Ship) {
	s.Attack(ship, tie)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
}

var soontirEndor = []string{"soontirfel-battleoverendor", "soontirfel-battleoverendor-lsl"}

// 2e.action.barrel-roll.effect-not-action
func TestSoontirFelEndor_Boosts(t *testing.T) {
	each(t, soontirEndor, func(t *testing.T, id string) {
		s := scene.Second(t)
		soontir := s.Mine(id, here, scene.Tokens(game.StressToken, 1))
		tie := s.Theirs("academypilot", ahead(150))
		missed(s, soontir, tie)
		s.Use(soontir, "reposition")
		s.ChooseNamed("boost")
		s.Maneuver("1 straight")
		s.WantPose(soontir, 457, 380, 0)
		s.WantTokens(soontir, game.DepleteToken, 1)
		s.WantCharges(soontir, id, 1)
		s.Is(!s.Of(soontir).Performed.Has(game.BoostAction), "no boost action performed")
		s.Done()
	})
}

func TestSoontirFelEndor_BarrelRolls(t *testing.T) {
	s := scene.Second(t)
	soontir := s.Mine(soontirEndor[0], here)
	tie := s.Theirs("academypilot", ahead(150))
	missed(s, soontir, tie)
	s.Use(soontir, "reposition")
	s.ChooseNamed("barrel roll")
	s.Side(geom.Right)
	s.Position(0)
	s.WantPose(soontir, 537, 300, 0)
	s.Done()
}

func TestSoontirFelEndor_WithoutCharge(t *testing.T) {
	s := scene.Second(t)
	soontir := s.Mine(soontirEndor[0], here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Charges(soontir, soontirEndor[0], 0)
	s.Never(soontir, "reposition")
	missed(s, soontir, tie)
	s.Done()
}

func TestSoontirFelEndor_Defending(t *testing.T) {
	s := scene.Second(t)
	soontir := s.Mine(soontirEndor[0], here)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Never(soontir, "reposition")
	missed(s, escort, soontir)
	s.Done()
}

// shotDown lets Ciena Ree destroy a TIE, or not.
func shotDown(t *testing.T, face string) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	ciena := s.Mine("cienaree", here, scene.Tokens(game.StressToken, 1))
	tie := s.Theirs("academypilot", ahead(150), scene.Damaged(2))
	s.Attack(ciena, tie)
	s.Dice("hit", "blank", "blank")
	s.Dice(face, "blank", "blank")
	return s, ciena
}

func TestCienaRee_DestroysTheDefender(t *testing.T) {
	s, ciena := shotDown(t, "blank")
	s.WantTokens(ciena, game.StressToken, 2)
	s.Done()
}

func TestCienaRee_TheDefenderSurvives(t *testing.T) {
	s, ciena := shotDown(t, "evade")
	s.WantTokens(ciena, game.StressToken, 1)
	s.Done()
}

// avenged lets an enemy destroy a TIE while Ciena Ree, stressed, is at a distance.
func avenged(t *testing.T, gap float64) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	ciena := s.Mine("cienaree", beside(gap), scene.Tokens(game.StressToken, 2))
	tie := s.Mine("academypilot", here, scene.Damaged(2))
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Attack(escort, tie)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantDestroyed(tie)
	return s, ciena
}

func TestCienaRee_AFriendIsDestroyed(t *testing.T) {
	s, ciena := avenged(t, 299)
	s.WantTokens(ciena, game.StressToken, 1)
	s.Done()
}

func TestCienaRee_AFriendIsDestroyedTooFarAway(t *testing.T) {
	s, ciena := avenged(t, 301)
	s.WantTokens(ciena, game.StressToken, 2)
	s.Done()
}

const vult = "vultskerris-tieininterceptor"

func TestVultSkerris_Recovers(t *testing.T) {
	s := scene.Second(t)
	vult1 := s.Mine(vult, here)
	s.Charges(vult1, vult, 0)
	s.Perform(vult1, 0)
	s.Use(vult1, "recover the charge")
	s.WantTokens(vult1, game.StrainToken, 1)
	s.WantCharges(vult1, vult, 1)
	s.Pass() // Autothrusters
	s.Done()
}

// 2e.charge.none-left
func TestVultSkerris_NothingToRecover(t *testing.T) {
	s := scene.Second(t)
	vult1 := s.Mine(vult, here)
	s.Never(vult1, "recover the charge")
	s.Perform(vult1, 0)
	s.Pass()
	s.Done()
}

func TestVultSkerris_ActsBeforeHeEngages(t *testing.T) {
	s := scene.Second(t)
	vult1 := s.Mine(vult, here)
	s.Engage(vult1)
	s.Use(vult1, "act")
	s.WantCharges(vult1, vult, 0)
	s.Use(vult1, "evade")
	s.WantTokens(vult1, game.EvadeToken, 1)
	s.Pass() // Autothrusters
	s.Done()
}

func TestVultSkerris_WithoutCharge(t *testing.T) {
	s := scene.Second(t)
	vult1 := s.Mine(vult, here)
	s.Charges(vult1, vult, 0)
	s.Never(vult1, "act")
	s.Engage(vult1)
	s.Done()
}

// 2e.timing.cost-only-if-effect
func TestVultSkerris_Stressed(t *testing.T) {
	s := scene.Second(t)
	vult1 := s.Mine(vult, here, scene.Tokens(game.StressToken, 1))
	s.Never(vult1, "act")
	s.Engage(vult1)
	s.Done()
}

func TestVultSkerris_AFriendEngages(t *testing.T) {
	s := scene.Second(t)
	vult1 := s.Mine(vult, beside(50))
	tie := s.Mine("academypilot", here)
	s.Never(vult1, "act")
	s.Engage(tie)
	s.Done()
}

// 2e.charge.recurring-per-arrow, 2e.charge.lose-is-not-spend
func TestVultSkerris_LosesTheChargeInTheEndPhase(t *testing.T) {
	s := scene.Second(t)
	vult1 := s.Mine(vult, here)
	s.Theirs("academypilot", scene.At(100, 800, 180))
	s.End()
	s.WantCharges(vult1, vult, 0)
	s.Done()
}

// 2e.token.jam.resolve-at-once
func TestCarnorJax(t *testing.T) {
	s, carnor, tie := engagementOf(t, "carnorjax-wat1", fleeing(99))
	s.Use(carnor, "jam")
	s.Pick(tie)
	s.WantTokens(tie, game.EvadeToken, 0)
	s.WantTokens(tie, game.JamToken, 0)
	s.Pass() // the attack
	s.Done()
}

func TestCarnorJax_TooFar(t *testing.T) {
	s, carnor, _ := engagementOf(t, "carnorjax-wat1", fleeing(101))
	s.NotOffered(carnor, "jam")
	s.Pass()
	s.Done()
}

func TestCarnorJax_OutOfTheFrontArc(t *testing.T) {
	s, carnor, _ := engagementOf(t, "carnorjax-wat1", beside(50))
	s.NotOffered(carnor, "jam")
	s.Done()
}

func TestCarnorJax_AFriend(t *testing.T) {
	s := scene.Second(t)
	carnor := s.Mine("carnorjax-wat1", here)
	tie := s.Mine("academypilot", fleeing(50))
	s.Theirs("academypilot", scene.At(100, 800, 0))
	s.Engagement()
	s.Use(carnor, "jam")
	s.Pick(tie)
	s.WantTokens(tie, game.JamToken, 1)
	s.Done()
}
