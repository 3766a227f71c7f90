package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// 1e.attack.declare.pay-costs
// The ordnance token is discarded first, and with it gone the card.
func TestExtraMunitions_TorpedoesTwice(t *testing.T) {
	s := table(t)
	gold := s.Mine("goldsquadronpilot", here, with("protontorpedoes"), with("extramunitions"))
	tie := s.Theirs("bountyhunter", scene.At(457, 510, 180))
	s.WantCharges(gold, "protontorpedoes", 1)
	for i := range 2 {
		s.Lock(gold, tie)
		s.AttackWith(gold, "protontorpedoes", tie)
		s.Dice(blanks(4)...)
		s.Dice(blanks(2)...)
		s.Done()
		s.WantCharges(gold, "protontorpedoes", 0)
		s.Is(s.State().Charges[2].Off == false || i == 1, "discarded with the token on it")
	}
	s.Never(gold, "protontorpedoes")
	s.Lock(gold, tie)
	s.Engage(gold)
	s.Pass()
	s.Done()
}

func TestExtraMunitions_BombsAndMissilesButNoTurrets(t *testing.T) {
	s := table(t)
	ship := s.Mine("scimitarsquadronpilot", here, with("seismiccharges"), with("concussionmissiles"),
		with("ioncannonturret"), with("extramunitions"))
	friend := s.Mine("scimitarsquadronpilot", beside(60), with("seismiccharges"))
	s.WantCharges(ship, "seismiccharges", 1)
	s.WantCharges(ship, "concussionmissiles", 1)
	s.WantCharges(ship, "ioncannonturret", 0)
	s.WantCharges(friend, "seismiccharges", 0)
	s.Activate(ship, "1 straight")
	s.Use(ship, "drop a Seismic Charge")
	s.NoEvent(game.CardDiscarded)
	s.WantCharges(ship, "seismiccharges", 0)
	s.Pass()
	s.Done()
}

// A focus token stands in for the target lock, which is not needed then.
func TestDeadeye_FocusForTheLock(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, here, with("deadeye"), with("protontorpedoes"), scene.Tokens(focus, 1))
	target := s.Theirs(rookie, ahead(150))
	s.AttackWith(ship, "protontorpedoes", target)
	s.WantTokens(ship, focus, 0)
	s.Dice(blanks(4)...)
	s.Dice(blanks(2)...)
	s.Done()
}

func TestDeadeye_NotWithoutFocus(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, here, with("deadeye"), with("protontorpedoes"))
	s.Theirs(rookie, ahead(150))
	s.Never(ship, "protontorpedoes")
	s.Engage(ship)
	s.Pass()
	s.Done()
}

// With both, the attacker says which is spent.
func TestDeadeye_LockOrFocus(t *testing.T) {
	for choice, left := range map[string][2]int{
		"spend the target lock": {1, 0}, "spend a focus token": {0, 1},
	} {
		s := table(t)
		ship := s.Mine(black, here, with("deadeye"), with("protontorpedoes"), scene.Tokens(focus, 1))
		target := s.Theirs(rookie, ahead(150))
		s.Lock(ship, target)
		s.AttackWith(ship, "protontorpedoes", target)
		s.ChooseNamed(choice)
		s.WantTokens(ship, focus, left[0])
		s.WantLock(ship, target, left[1] == 1)
		s.Dice(blanks(4)...)
		s.Pass()
		s.Dice(blanks(2)...)
		s.Done()
	}
}

// Homing missiles do not spend the lock, nor then the focus token.
func TestDeadeye_HeaderOnly(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, here, with("deadeye"), with("homingmissiles"), scene.Tokens(focus, 1))
	target := s.Theirs(rookie, ahead(150))
	s.AttackWith(ship, "homingmissiles", target)
	s.WantTokens(ship, focus, 1)
	s.Dice(blanks(4)...)
	s.Pass()
	s.Dice(blanks(2)...)
	s.Done()
}

func TestHomingMissiles_NoEvadeTokens(t *testing.T) {
	s := table(t)
	storm := s.Mine("tempestsquadronpilot", here, with("homingmissiles"))
	target := s.Theirs(rookie, ahead(150), scene.Tokens(evade, 1), scene.Tokens(focus, 1))
	s.Lock(storm, target)
	s.Never(target, "spend evade")
	s.AttackWith(storm, "homingmissiles", target)
	s.Dice("hit", "blank", "blank", "blank")
	s.Pass() // the lock, which is kept, for a reroll
	s.Dice("focus", "blank")
	s.Use(target, "spend focus")
	s.WantShields(target, 2)
	s.Done()
	s.WantTokens(target, evade, 1)
}

func TestHomingMissiles_OtherAttacksAreEvaded(t *testing.T) {
	s := table(t)
	storm := s.Mine("tempestsquadronpilot", here, with("homingmissiles"))
	target := s.Theirs(rookie, ahead(150), scene.Tokens(evade, 1))
	s.AttackWith(storm, "primary", target)
	s.Dice("hit", "blank")
	s.Dice("blank", "blank")
	s.Use(target, "spend evade")
	s.WantShields(target, 2)
	s.Done()
}

func TestCruiseMissiles_FasterIsStronger(t *testing.T) {
	for maneuver, dice := range map[string]int{"2 straight": 3, "5 straight": 5} {
		s := table(t)
		ship := s.Mine("tempestsquadronpilot", scene.At(457, 100, 0), with("cruisemissiles"))
		target := s.Theirs("bountyhunter", scene.At(457, 540, 180))
		s.Lock(ship, target)
		s.Activate(ship, maneuver)
		s.Pass()
		s.Done()
		s.AttackWith(ship, "cruisemissiles", target)
		s.Use(ship, "roll more dice")
		s.Dice(blanks(dice)...)
		s.Pass()
		s.Dice(blanks(int(s.Rolling().N))...)
		s.Done()
	}
}

func TestCruiseMissiles_StandingStill(t *testing.T) {
	s := table(t)
	ship := s.Mine("tempestsquadronpilot", here, with("cruisemissiles"))
	target := s.Theirs(rookie, ahead(150))
	s.Lock(ship, target)
	s.Never(ship, "roll more dice")
	s.AttackWith(ship, "cruisemissiles", target)
	s.Dice("blank")
	s.Pass()
	s.Dice(blanks(2)...)
	s.Done()
}

func TestScramblerMissiles_JamAllNear(t *testing.T) {
	s := table(t)
	storm := s.Mine("tempestsquadronpilot", here, with("scramblermissiles"))
	target := s.Theirs(rookie, ahead(150))
	near, far := s.Theirs(rookie, scene.At(520, 490, 180)), s.Theirs(rookie, scene.At(457, 800, 180))
	s.Lock(storm, target)
	s.AttackWith(storm, "scramblermissiles", target)
	s.Dice("hit", "hit", "blank")
	s.Pass()
	s.Dice(blanks(2)...)
	s.WantShields(target, 2)
	s.WantTokens(target, game.JamToken, 1)
	s.WantTokens(near, game.JamToken, 1)
	s.WantTokens(far, game.JamToken, 0)
	s.Done()
}

func TestUnguidedRockets_OnlyFocusChangesDice(t *testing.T) {
	s := table(t)
	ship := s.Mine("howlrunner", here, with("unguidedrockets"), with("predator"), scene.Tokens(focus, 1))
	target := s.Theirs(rookie, ahead(150), with("sensorjammer"))
	s.Lock(ship, target)
	for _, never := range []string{"reroll", "spend target lock"} {
		s.Never(ship, never)
	}
	s.Never(target, "jam a hit")
	s.AttackWith(ship, "unguidedrockets", target)
	s.Dice("focus", "hit", "blank")
	s.Use(ship, "spend focus")
	s.WantAttackDice("hit", "hit", "blank")
	s.Dice(blanks(2)...)
	s.WantShields(target, 0)
	s.Done()
}

func TestUnguidedRockets_NeedFocus(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, here, with("unguidedrockets"))
	s.Theirs(rookie, ahead(150))
	s.Never(ship, "unguidedrockets")
	s.Engage(ship)
	s.Pass()
	s.Done()
}

func TestHarpoonMissiles_TheLineTearsOut(t *testing.T) {
	s := table(t)
	storm := s.Mine("tempestsquadronpilot", here, with("harpoonmissiles"))
	target := s.Theirs("goldsquadronpilot", ahead(150))
	near := s.Theirs(rookie, scene.At(520, 490, 180))
	s.Lock(storm, target)
	s.AttackWith(storm, "harpoonmissiles", target)
	s.Dice("hit", "blank", "blank", "blank")
	s.Pass()
	s.Dice("blank")
	s.WantEvent(game.ConditionGained, "")
	s.Done()
	s.AttackWith(storm, "primary", target)
	s.Dice("crit", "blank")
	s.Pass()
	s.Dice("blank")
	s.WantFacedown(target, 1)
	s.WantShields(target, 1)
	s.WantShields(near, 1)
	s.WantEvent(game.ConditionLost, "")
	s.Done()
}

func TestHarpooned_NotByAHit(t *testing.T) {
	s := table(t)
	storm := s.Mine("tempestsquadronpilot", here)
	target := s.Theirs("goldsquadronpilot", ahead(150))
	s.Condition(target, "harpooned", storm)
	s.Attack(storm, target)
	s.Dice("hit", "blank")
	s.Dice("blank")
	s.WantFacedown(target, 0)
	s.NoEvent(game.ConditionLost)
	s.Done()
}

func TestHarpooned_Destroyed(t *testing.T) {
	s := table(t)
	storm := s.Mine("stormsquadronpilot", here)
	target := s.Theirs(rookie, ahead(150), scene.Shields(0), scene.Damaged(2))
	near := s.Theirs(rookie, scene.At(520, 490, 180))
	s.Condition(target, "harpooned", storm)
	s.Attack(storm, target)
	s.Dice("hit", "blank")
	s.Dice("blank", "blank")
	s.WantDestroyed(target)
	s.WantShields(near, 1)
	s.Done()
}

func TestHarpooned_TheLineIsCut(t *testing.T) {
	for face, shields := range map[string]int{"hit": 2, "focus": 3} {
		s := table(t)
		storm, target := s.Mine("tempestsquadronpilot", here), s.Theirs("goldsquadronpilot", ahead(150))
		s.Condition(target, "harpooned", storm)
		s.Perform(target, 0)
		s.Use(target, "cut the line")
		s.Dice(face)
		s.WantShields(target, shields)
		s.WantEvent(game.ConditionLost, "")
		s.Done()
	}
}

func TestAutoblasters_HitsStand(t *testing.T) {
	for card, pilot := range map[string]string{
		"autoblaster": "bountyhunter", "autoblasterturret": "goldsquadronpilot",
	} {
		s := table(t)
		ship := s.Mine(pilot, scene.At(457, 300, 0), with(card))
		target := s.Theirs(rookie, scene.At(457, 400, 180))
		s.AttackWith(ship, card, target)
		dice := append([]string{"hit", "crit"}, blanks(int(s.Rolling().N)-2)...)
		s.Dice(dice...)
		s.Dice("evade", "evade")
		s.WantShields(target, 1)
		s.WantDamage(target, 0)
		s.Done()
	}
}

func TestSyncedTurret_RerollsInTheArc(t *testing.T) {
	s := table(t)
	ship := s.Mine("goldsquadronpilot", here, with("syncedturret"))
	tie := s.Theirs(academy, ahead(150))
	s.Lock(ship, tie)
	s.AttackWith(ship, "syncedturret", tie)
	s.Dice(blanks(3)...)
	s.Use(ship, "reroll")
	s.Refused(func() { s.Number(3) }) // its primary weapon has 2 dice
	s.Number(2)
	s.Dice("hit", "hit")
	s.Pass()
	s.Dice(blanks(3)...)
	s.WantDamage(tie, 2)
	s.Done()
}

func TestSyncedTurret_NotBehind(t *testing.T) {
	s := table(t)
	ship := s.Mine("goldsquadronpilot", scene.At(457, 500, 0), with("syncedturret"))
	tie := s.Theirs(academy, scene.At(457, 310, 0))
	s.Lock(ship, tie)
	s.Never(ship, "reroll")
	s.AttackWith(ship, "syncedturret", tie)
	s.Dice(blanks(3)...)
	s.Pass()
	s.Dice(blanks(3)...)
	s.Done()
}

// The arc that a docked shuttle gives the Ghost is not a primary firing arc.
func TestSyncedTurret_NotInTheArcOfADockedShuttle(t *testing.T) {
	s := table(t)
	ship := vcx(s, "ghost", "syncedturret")
	s.Mine("sabinewren", scene.Docked(ship), with("phantom"))
	tie := s.Theirs(academy, scene.At(457, 150, 0))
	s.Lock(ship, tie)
	s.Never(ship, "reroll")
	s.AttackWith(ship, "syncedturret", tie)
	s.Dice(blanks(3)...)
	s.Pass()
	s.Dice(blanks(3)...)
	s.Done()
}

func TestLinkedBattery_PrimaryOrCannon(t *testing.T) {
	for _, weapon := range []string{"primary", "ioncannon"} {
		s := table(t)
		ship := s.Mine("bountyhunter", scene.At(457, 300, 0), with("linkedbattery"), with("ioncannon"))
		tie := s.Theirs(academy, scene.At(457, 510, 180))
		s.AttackWith(ship, weapon, tie)
		s.Dice(blanks(3)...)
		s.Use(ship, "reroll")
		s.Number(1)
		s.Dice("blank")
		s.Dice(blanks(3)...)
		s.Done()
	}
}

func TestLinkedBattery_NotWithMissiles(t *testing.T) {
	s := table(t)
	ship := s.Mine("bountyhunter", scene.At(457, 300, 0), with("linkedbattery"), with("concussionmissiles"))
	tie := s.Theirs(academy, scene.At(457, 510, 180))
	s.Lock(ship, tie)
	s.Never(ship, "linkedbattery: reroll")
	s.AttackWith(ship, "concussionmissiles", tie)
	s.Dice("hit", "hit", "hit", "hit")
	s.Dice(blanks(3)...)
	s.WantDestroyed(tie)
	s.Done()
}

// Each of the three goes off on its own: a critical hit is 1 damage like a hit.
func TestClusterMines_ThreeOfThem(t *testing.T) {
	s := table(t)
	ship := s.Mine("scimitarsquadronpilot", scene.At(457, 500, 0), with("clustermines"))
	target := s.Theirs(rookie, scene.At(457, 320, 0), scene.Shields(0))
	s.Perform(ship, 0, game.CardAction)
	s.Use(ship, "drop Cluster Mines")
	s.WantEvent(game.CardDiscarded, "")
	s.Is(s.State().NDevices == 3, "%d mines, want 3", s.State().NDevices)
	s.Done()
	s.Activate(target, "1 straight")
	s.Dice("hit", "crit")
	s.WantFacedown(target, 2)
	s.Is(s.State().NDevices == 2, "%d mines are left, want 2", s.State().NDevices)
	s.Pass()
	s.Done()
}
