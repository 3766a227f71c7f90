package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestAdrenalineRush_OnceWhite(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, here, with("adrenalinerush"))
	s.Activate(ship, "4 koiogran")
	s.Use(ship, "treat it as white")
	s.WantTokens(ship, stress, 0)
	s.WantEvent(game.CardDiscarded, "")
	s.Pass()
	s.Done()
}

func TestAdrenalineRush_NotForAWhiteManeuver(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, here, with("adrenalinerush"))
	s.Never(ship, "treat it as white")
	s.Activate(ship, "4 straight")
	s.Pass()
	s.Done()
}

// Agility is lowered and raised before it is floored, other than dice.
func TestAgility_OfBodyguardAndCountermeasures(t *testing.T) {
	s := table(t)
	guard := s.Mine("cartelspacer", here, with("bodyguard"), scene.Tokens(focus, 1))
	falcon := s.Mine("chewbacca-swx57", scene.At(557, 300, 0), with("countermeasures"),
		scene.Tokens(game.TractorToken, 1))
	s.Theirs("wedgeantilles", scene.At(557, 500, 180))
	s.Engagement()
	s.Use(guard, "guard")
	s.Pick(falcon)
	s.Use(falcon, "release them")
	s.Weapon("primary")
	s.Pick(falcon)
	s.Dice("blank", "blank", "blank")
	s.Is(s.Rolling().N == 1, "%d defense dice, want 1 + 2 - 2", s.Rolling().N)
	s.Dice("blank")
	misses(s)
	s.Done()
}

func TestBodyguard_OnlyForTheMoreSkilled(t *testing.T) {
	s := table(t)
	guard := s.Mine("cartelspacer", here, with("bodyguard"), scene.Tokens(focus, 1))
	friend, other := s.Mine("kavil", beside(20)), s.Mine("cartelspacer", scene.At(397, 300, 0))
	tie := s.Theirs(academy, scene.At(517, 490, 180))
	s.Engagement()
	s.Use(guard, "guard")
	s.Refused(func() { s.Pick(other) })
	s.Pick(friend)
	s.WantTokens(guard, focus, 0)
	s.Pass()
	s.Pick(guard)
	s.Pass()
	s.Pass()
	s.Weapon("primary")
	s.Pick(friend)
	s.Dice("blank", "blank")
	s.Is(s.Rolling().N == 2, "%d defense dice, want 2", s.Rolling().N)
	s.Dice("blank", "blank")
	s.Is(!s.Of(tie).Destroyed, "the enemy is gone")
	s.Done()
}

func TestDaredevil_TurnsAndSuffers(t *testing.T) {
	s := table(t)
	ship := s.Mine(rookie, here, with("daredevil"))
	s.Perform(ship, 0, game.CardAction)
	s.Use(ship, "turn at full throttle")
	s.ChooseNamed("turn left")
	s.Dice("hit", "blank")
	s.WantTokens(ship, stress, 1)
	s.WantShields(ship, 1)
	s.Is(s.Of(ship).Pose.X < 457_000_000, "it has not turned left")
	s.Done()
}

func TestDaredevil_WithTheBoostAction(t *testing.T) {
	s := table(t)
	ship := s.Mine(rookie, here, with("daredevil"), with("engineupgrade"))
	s.Perform(ship, 0, game.CardAction)
	s.Use(ship, "turn at full throttle")
	s.ChooseNamed("turn right")
	s.WantTokens(ship, stress, 1)
	s.WantShields(ship, 2)
	s.Done()
}

func TestDetermination_OnlyPilotCards(t *testing.T) {
	for title, damage := range map[string]int{"Stunned Pilot": 0, "Damaged Engine": 1} {
		s := table(t)
		tie := s.Mine(black, here, with("determination"))
		target := s.Theirs(rookie, ahead(150))
		s.Attack(target, tie)
		s.Dice("crit", "blank", "blank")
		s.Dice(blanks(3)...)
		s.Draw(title)
		s.WantDamage(tie, damage)
		s.WantCrit(tie, title, damage)
		s.Done()
	}
}

func TestDrawTheirFire_TakesACriticalHit(t *testing.T) {
	s := table(t)
	ship, friend := s.Mine(rookie, beside(20), with("drawtheirfire")), s.Mine(rookie, here, scene.Shields(0))
	tie := s.Theirs(academy, ahead(150))
	s.Attack(tie, friend)
	s.Dice("hit", "crit")
	s.Dice(blanks(2)...)
	s.Use(ship, "take a critical hit")
	s.Face("crit")
	s.WantShields(ship, 1)
	s.WantFacedown(friend, 1)
	s.WantDamage(friend, 1)
	s.Done()
}

func TestDrawTheirFire_NotFromAfar(t *testing.T) {
	s := table(t)
	ship, friend := s.Mine(rookie, beside(150), with("drawtheirfire")), s.Mine(rookie, here)
	tie := s.Theirs(academy, ahead(150))
	s.Never(ship, "take a critical hit")
	s.Attack(tie, friend)
	s.Dice("hit", "crit")
	s.Dice(blanks(2)...)
	s.WantShields(friend, 0)
	s.Done()
}

func TestElusiveness_ADieForStress(t *testing.T) {
	s := table(t)
	tie, target := s.Mine(academy, here), s.Theirs(rookie, ahead(150), with("elusiveness"))
	s.Attack(tie, target)
	s.Dice("hit", "hit")
	s.Use(target, "elude")
	s.Number(1)
	s.Dice("blank")
	s.WantTokens(target, stress, 1)
	s.Dice(blanks(2)...)
	s.WantShields(target, 1)
	s.Done()
}

func TestElusiveness_NotStressed(t *testing.T) {
	s := table(t)
	tie := s.Mine(academy, here)
	target := s.Theirs(rookie, ahead(150), with("elusiveness"), scene.Tokens(stress, 1))
	s.Never(target, "elude")
	s.Attack(tie, target)
	s.Dice("hit", "hit")
	s.Dice(blanks(2)...)
	s.Done()
}

func TestExpertHandling_StressWithoutTheAction(t *testing.T) {
	for pilot, tokens := range map[string]int{rookie: 1, black: 0} {
		s := table(t)
		ship := s.Mine(pilot, here, with("experthandling"))
		foe := s.Theirs("bountyhunter", ahead(250))
		s.Lock(foe, ship)
		s.Perform(ship, 0, game.CardAction)
		s.Use(ship, "roll out of sight")
		s.Use(ship, "barrel roll")
		s.Side(1)
		s.Place(ship, 457+80, 300, 0)
		s.ChooseNamed("remove a target lock")
		s.Pick(foe)
		s.WantTokens(ship, stress, tokens)
		s.WantLock(foe, ship, false)
		s.Done()
	}
}

// One lock goes, and only if its player likes.
func TestExpertHandling_OneLockAtMost(t *testing.T) {
	for _, kept := range []bool{false, true} {
		s := table(t)
		ship := s.Mine(black, here, with("experthandling"))
		foe, other := s.Theirs("bountyhunter", ahead(250)), s.Theirs(rookie, scene.At(600, 600, 180))
		s.Lock(foe, ship)
		s.Lock(other, ship)
		s.Perform(ship, 0, game.CardAction)
		s.Use(ship, "roll out of sight")
		s.Use(ship, "barrel roll")
		s.Side(1)
		s.Place(ship, 457+80, 300, 0)
		if kept {
			s.Pass()
		} else {
			s.ChooseNamed("remove a target lock")
			s.Pick(foe)
		}
		s.WantLock(foe, ship, kept)
		s.WantLock(other, ship, true)
		s.Done()
	}
}

func TestExpose_StrongerAndWeaker(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(rookie, here, with("expose")), s.Theirs(academy, ahead(150))
	s.Perform(ship, 0, game.CardAction)
	s.Use(ship, "expose yourself")
	s.Done()
	wantDice(s, ship, tie, 4, 3)
	wantDice(s, tie, ship, 2, 1)
}

func TestExpose_WithoutTheAction(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(rookie, here, with("expose")), s.Theirs(academy, ahead(150))
	wantDice(s, ship, tie, 3, 3)
	wantDice(s, tie, ship, 2, 2)
}

func TestIntimidation_OnlyWhoTouches(t *testing.T) {
	for touching, dice := range map[bool]int{true: 2, false: 3} {
		s := table(t)
		ship := s.Mine(rookie, beside(0), with("intimidation"))
		foe, shooter := s.Theirs(academy, here), s.Mine(rookie, scene.At(457, 490, 180))
		if touching {
			s.Touch(ship, foe)
		}
		wantDice(s, shooter, foe, 3, dice)
	}
}

func TestLightningReflexes_TurnsRound(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, here, with("lightningreflexes"))
	s.Activate(ship, "2 straight")
	s.Use(ship, "turn round")
	s.WantPose(ship, 457, 420, 180)
	s.WantTokens(ship, stress, 1)
	s.WantEvent(game.CardDiscarded, "")
	s.Done()
}

func TestLightningReflexes_NotAfterARedManeuver(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, here, with("lightningreflexes"))
	s.Never(ship, "turn round")
	s.Activate(ship, "4 koiogran")
	s.Done()
}

func TestMarksmanship_AfterTheAction(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(rookie, here, with("marksmanship")), s.Theirs(academy, ahead(150))
	s.Perform(ship, 0, game.CardAction)
	s.Use(ship, "take aim")
	s.Done()
	s.Attack(ship, tie)
	s.Dice("focus", "focus", "blank")
	s.Use(ship, "hit the mark")
	s.WantAttackDice("crit", "hit", "blank")
	s.Dice("evade", "evade", "blank")
	s.Done()
}

func TestMarksmanship_WithoutTheAction(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(rookie, here, with("marksmanship")), s.Theirs(academy, ahead(150))
	s.Never(ship, "hit the mark")
	s.Attack(ship, tie)
	s.Dice("focus", "focus", "blank")
	s.Dice(blanks(3)...)
	s.Done()
}

func TestRage_RerollsThree(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(rookie, here, with("rage")), s.Theirs(academy, ahead(150))
	s.Perform(ship, 0, game.CardAction)
	s.Use(ship, "fly into a rage")
	s.WantTokens(ship, stress, 2)
	s.WantTokens(ship, focus, 1)
	s.Done()
	s.Attack(ship, tie)
	s.Dice(blanks(3)...)
	s.Use(ship, "reroll in a rage")
	s.Number(3)
	s.Dice("hit", "blank", "blank")
	s.Pass()
	s.Dice(blanks(3)...)
	s.WantDamage(tie, 1)
	s.Done()
}

func TestRuthlessness_StrikesAnother(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, here, with("ruthlessness"))
	target, near := s.Theirs(rookie, ahead(150)), s.Theirs(rookie, scene.At(520, 490, 180))
	far := s.Theirs(rookie, scene.At(457, 800, 180))
	s.Attack(ship, target)
	s.Dice("hit", "blank")
	s.Dice(blanks(2)...)
	s.Refused(func() { s.Pick(far) })
	s.Pick(near)
	s.WantShields(near, 1)
	s.Done()
}

func TestRuthlessness_NotAfterAMiss(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, here, with("ruthlessness"))
	target, near := s.Theirs(rookie, ahead(150)), s.Theirs(rookie, scene.At(520, 490, 180))
	s.Attack(ship, target)
	s.Dice("blank", "blank")
	s.Dice(blanks(2)...)
	s.WantShields(near, 2)
	s.Done()
}

func TestSelflessness_TakesTheHits(t *testing.T) {
	s := table(t)
	ship, friend := s.Mine(rookie, beside(20), with("selflessness")), s.Mine(rookie, here)
	tie := s.Theirs("obsidiansquadronpilot", ahead(60))
	s.Attack(tie, friend)
	s.Dice("hit", "hit", "crit")
	s.Dice(blanks(2)...)
	s.Use(ship, "take the hits")
	s.WantShields(ship, 0)
	s.WantShields(friend, 1)
	s.WantEvent(game.CardDiscarded, "")
	s.Done()
}

func TestSelflessness_NotTooFarFromTheFriend(t *testing.T) {
	for gap, taken := range map[float64]int{100: 1, 101: 0} {
		s := table(t)
		ship, friend := s.Mine(rookie, beside(gap), with("selflessness")), s.Mine(rookie, here)
		s.Attack(s.Theirs(academy, scene.At(597, 420, 225)), friend)
		s.Dice("hit", "blank")
		s.Dice(blanks(2)...)
		if taken == 1 {
			s.Use(ship, "take the hits")
		}
		s.WantShields(friend, 1+taken)
		s.WantShields(ship, 2-taken)
		s.Done()
	}
}

func TestSelflessness_NotForCriticalHits(t *testing.T) {
	s := table(t)
	ship, friend := s.Mine(rookie, beside(20), with("selflessness")), s.Mine(rookie, here)
	tie := s.Theirs("obsidiansquadronpilot", ahead(150))
	s.Never(ship, "take the hits")
	s.Attack(tie, friend)
	s.Dice("crit", "crit")
	s.Dice(blanks(2)...)
	s.WantShields(friend, 0)
	s.Done()
}

func TestSquadLeader_OnlyTheLessSkilled(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, here, with("squadleader"))
	wing, ace := s.Mine(academy, beside(60)), s.Mine("howlrunner", scene.At(357, 300, 0))
	foe := s.Theirs(academy, ahead(100))
	s.Perform(ship, 0, game.CardAction)
	s.Use(ship, "give an order")
	s.Refused(func() { s.Pick(ace) })
	s.Pick(wing)
	s.Use(wing, "evade")
	s.WantTokens(wing, evade, 1)
	s.WantTokens(foe, evade, 0)
	s.Done()
}

// squadleader: any ship is a ship, an enemy's too, whose player then decides.
func TestSquadLeader_AnEnemyToo(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, here, with("squadleader"))
	foe := s.Theirs(academy, ahead(100))
	s.Perform(ship, 0, game.CardAction)
	s.Use(ship, "give an order")
	s.Pick(foe)
	s.Use(foe, "evade")
	s.WantTokens(foe, evade, 1)
	s.Done()
}

func TestStayOnTarget_AnyOfItsSpeedInRed(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, here, with("stayontarget"))
	s.Activate(ship, "2 straight")
	s.Use(ship, "stayontarget: turn the dial")
	s.Refused(func() { s.Maneuver("3 straight") })
	s.Maneuver("2 turn-left")
	s.WantTokens(ship, stress, 1)
	s.Is(s.Of(ship).Pose.X < 457_000_000, "it has not turned")
	s.Done()
}
