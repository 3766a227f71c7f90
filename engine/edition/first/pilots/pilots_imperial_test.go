package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestMaarekStele_ChoosesOneOfThree(t *testing.T) {
	s := table(t)
	stele := s.Mine("maarekstele", here)
	target := s.Theirs(rookie, ahead(150), scene.Shields(0))
	s.Attack(stele, target)
	s.Dice("crit", "blank")
	s.Dice("blank", "blank")
	s.Draw("Damaged Engine")
	s.Draw("Direct Hit!")
	s.Draw("Console Fire")
	s.ChooseNamed("Direct Hit!")
	s.WantCrit(target, "Direct Hit!", 1)
	s.WantDamage(target, 1)
	s.Done()
}

// Nor does he choose for his friends.
func TestMaarekStele_InHisOwnAttacks(t *testing.T) {
	s := table(t)
	s.Mine("maarekstele", scene.At(597, 300, 0))
	target := s.Theirs(rookie, ahead(150), scene.Shields(0))
	s.Attack(s.Mine(academy, here), target)
	s.Dice("crit", "blank")
	s.Dice("blank", "blank")
	s.Draw("Direct Hit!")
	s.WantCrit(target, "Direct Hit!", 1)
	rest(s)
}

// Nor where another ship suffers for the defender.
func TestMaarekStele_TheDefendersCardAlone(t *testing.T) {
	s := table(t)
	stele, xizor := s.Mine("maarekstele", here), s.Theirs("princexizor", ahead(150))
	wing := s.Theirs(rookie, scene.At(517, 510, 180), scene.Shields(0))
	s.Attack(stele, xizor)
	s.Dice("crit", "blank")
	s.Dice(blanks(3)...)
	s.Use(xizor, "let another suffer")
	s.Pick(wing)
	s.Face("crit")
	s.Draw("Direct Hit!")
	s.WantCrit(wing, "Direct Hit!", 1)
	s.Done()
}

func TestZertikStrom_NoBonusAtRange1OfHim(t *testing.T) {
	s := table(t)
	zertik := s.Theirs("zertikstrom", ahead(60))
	wantDice(s, s.Mine(rookie, here), zertik, 3)
	s = table(t)
	s.Theirs("zertikstrom", scene.At(100, 800, 180))
	wantDice(s, s.Mine(rookie, here), s.Theirs(academy, ahead(60)), 4)
	s = table(t) // what its enemies roll more for defending stays
	s.Theirs("zertikstrom", beside(20))
	s.Attack(s.Theirs(academy, ahead(250)), s.Mine(rookie, here))
	s.Dice(blanks(2)...)
	s.Is(s.Rolling().N == 3, "%d defense dice", s.Rolling().N)
	rest(s)
}

// 1e.damage.direct-hit-counts-two
func TestDirectHit_CountsAsTwo(t *testing.T) {
	for damage, destroyed := range map[int]bool{0: false, 1: true} {
		s := table(t)
		tie := s.Theirs(academy, ahead(150), scene.Damaged(damage))
		s.Attack(s.Mine(rookie, here), tie)
		s.Dice("crit", "blank", "blank")
		s.Dice(blanks(3)...)
		s.Draw("Direct Hit!")
		s.Is(s.Of(tie).Destroyed == destroyed, "destroyed: %v", destroyed)
		rest(s)
	}
}

func TestCommanderAlozen_OnlyAtRange1(t *testing.T) {
	s := table(t)
	alozen, target := s.Mine("commanderalozen", here), s.Theirs(rookie, fleeing(60))
	s.Engagement()
	s.Use(alozen, "lock")
	s.Pick(target)
	s.WantLock(alozen, target, true)
	s.Pass()
	s.Done()

	s = table(t)
	alozen, target = s.Mine("commanderalozen", here), s.Theirs(rookie, fleeing(150))
	s.Never(alozen, "lock")
	s.Engagement()
	s.WantLock(alozen, target, false)
	s.Pass()
	s.Done()
}

func TestLieutenantColzet_ExposesForALock(t *testing.T) {
	s := table(t)
	colzet := s.Mine("lieutenantcolzet", here)
	target := s.Theirs(rookie, ahead(400), scene.Shields(0), scene.Damaged(1))
	s.Lock(colzet, target)
	s.End()
	s.Use(colzet, "expose")
	s.Pick(target)
	s.Draw("Damaged Engine")
	s.WantCrit(target, "Damaged Engine", 1)
	s.WantLock(colzet, target, false)
	s.Done()
}

func TestLieutenantColzet_NotWithoutAFacedownCard(t *testing.T) {
	s := table(t)
	colzet := s.Mine("lieutenantcolzet", here)
	target := s.Theirs(rookie, ahead(400))
	s.Lock(colzet, target)
	s.Never(colzet, "expose")
	s.End()
	s.WantLock(colzet, target, true)
	s.Done()
}

func TestTomaxBren_LearnsItAgain(t *testing.T) {
	s := table(t)
	tomax := s.Mine("tomaxbren", here, scene.With("crackshot"))
	target := s.Theirs(rookie, ahead(150))
	s.Attack(tomax, target)
	s.Dice("hit", "blank")
	s.Dice("evade", "blank")
	s.Use(tomax, "cancel an evade")
	s.Face("evade")
	s.WantShields(target, 1)
	s.WantEvent(game.CardRestored, "1e.squad.discarded-upgrade-can-return")
	s.Done()
}

func TestTomaxBren_NotForOrdnance(t *testing.T) {
	s := table(t)
	tomax := s.Mine("tomaxbren", here, scene.With("protontorpedoes"))
	target := s.Theirs(rookie, ahead(150))
	s.Lock(tomax, target)
	s.AttackWith(tomax, "protontorpedoes", target)
	s.Dice(blanks(4)...)
	s.Dice("blank", "blank")
	s.NoEvent(game.CardRestored)
	s.Done()
}

// 1e.attack.declare.secondary-weapon-range
func TestMajorRhymer_ReachesNearer(t *testing.T) {
	s := table(t)
	rhymer := s.Mine("majorrhymer", here, scene.With("protontorpedoes"))
	target := s.Theirs(rookie, ahead(60))
	s.Lock(rhymer, target)
	s.AttackWith(rhymer, "protontorpedoes", target)
	s.Dice(blanks(4)...)
	s.Dice("blank", "blank")
	s.Done()
}

func TestMajorRhymer_OnlyHimself(t *testing.T) {
	s := table(t)
	bomber := s.Mine("scimitarsquadronpilot", here, scene.With("protontorpedoes"))
	s.Mine("majorrhymer", beside(20))
	target := s.Theirs(rookie, ahead(60))
	s.Lock(bomber, target)
	s.Engage(bomber)
	s.Refused(func() { s.Weapon("protontorpedoes") })
	s.Pass()
	s.Done()
}

func TestCaptainJonus_ForSecondaryWeapons(t *testing.T) {
	s := table(t)
	jonus := s.Mine("captainjonus", beside(20))
	bomber := s.Mine("scimitarsquadronpilot", here, scene.With("protontorpedoes"))
	target := s.Theirs(rookie, ahead(150))
	s.Lock(bomber, target)
	s.AttackWith(bomber, "protontorpedoes", target)
	s.Dice("blank", "blank", "blank", "hit")
	s.Use(jonus, "direct the fire")
	s.Number(2)
	s.Dice("hit", "hit")
	s.Dice("blank", "blank")
	s.Done()
}

func TestCaptainJonus_NotForPrimaryWeapons(t *testing.T) {
	s := table(t)
	jonus, bomber := s.Mine("captainjonus", beside(20)), s.Mine("scimitarsquadronpilot", here)
	target := s.Theirs(rookie, ahead(150))
	s.Never(jonus, "direct the fire")
	s.Attack(bomber, target)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank")
	s.Done()
}

func TestDeathfire_DropsAMineAtTheReveal(t *testing.T) {
	s := table(t)
	deathfire := s.Mine("deathfire", here, scene.With("proximitymines"))
	s.Theirs(rookie, scene.At(800, 800, 180))
	s.Activate(deathfire, "2 straight")
	s.Use(deathfire, "bomb at the reveal")
	s.ChooseNamed("Proximity Mines")
	s.Use(deathfire, "drop a Proximity Mine")
	s.Is(s.State().NDevices == 1, "%d devices", s.State().NDevices)
	s.Pass()
	s.Done()
}

func TestDeathfire_WithoutABomb(t *testing.T) {
	s := table(t)
	deathfire := s.Mine("deathfire", here)
	s.Theirs(rookie, scene.At(800, 800, 180))
	s.Never(deathfire, "bomb at the reveal")
	s.Activate(deathfire, "2 straight")
	s.Pass()
	s.Done()
}

func TestAhsokaTano_Guides(t *testing.T) {
	s := table(t)
	ahsoka := s.Mine("ahsokatano", here, scene.Tokens(focus, 1))
	wing := s.Mine(academy, beside(20))
	s.Theirs(rookie, scene.At(800, 800, 180))
	far := s.Mine("blacksquadronpilot", beside(101))
	s.Engagement()
	s.Use(ahsoka, "guide")
	s.Refused(func() { s.Pick(far) })
	s.Pick(wing)
	s.Use(wing, "evade")
	s.WantTokens(wing, evade, 1)
	s.WantTokens(ahsoka, focus, 0)
	s.Done()
}

// 1e.focus.spend-attack
func TestDarkCurse_NeitherFocusNorRerolls(t *testing.T) {
	s := table(t)
	shooter := s.Mine("redsquadronpilot", here, scene.Tokens(focus, 1))
	curse := s.Theirs("darkcurse", ahead(150), scene.Tokens(focus, 1))
	s.Lock(shooter, curse)
	s.Never(shooter, "spend focus")
	s.Never(shooter, "spend target lock")
	s.Attack(shooter, curse)
	s.Dice("focus", "hit", "blank")
	s.Dice("focus", "blank", "blank")
	s.Use(curse, "spend focus")
	s.WantDamage(curse, 0)
	s.Done()
}

func TestDarkCurse_NotForOthers(t *testing.T) {
	s := table(t)
	shooter := s.Mine("redsquadronpilot", here, scene.Tokens(focus, 1))
	s.Theirs("darkcurse", scene.At(800, 800, 180))
	tie := s.Theirs(academy, ahead(150))
	s.Lock(shooter, tie)
	s.Attack(shooter, tie)
	s.Dice("focus", "focus", "blank")
	s.Offered(shooter, "spend target lock")
	s.Use(shooter, "spend focus")
	s.Pass()
	s.Dice(blanks(3)...)
	s.WantDamage(tie, 2)
	s.Done()
}

func TestSabineWren_BoostsBeforeTheReveal(t *testing.T) {
	s := table(t)
	sabine := s.Mine("sabinewren-tiefighter", here)
	s.Theirs(academy, scene.At(800, 800, 180))
	s.Activate(sabine, "2 straight")
	s.Use(sabine, "dodge")
	s.Use(sabine, "boost")
	s.Maneuver("1 straight")
	s.WantPose(sabine, 457, 300+80+120, 0)
	s.Pass()
	s.Done()
}

func TestCaptainRex_SuppressiveFire(t *testing.T) {
	s := table(t)
	rex, wing := s.Mine("captainrex", here), s.Mine(rookie, beside(20))
	foe, other := s.Theirs(academy, ahead(150)), s.Theirs(academy, scene.At(520, 490, 180))
	s.Attack(rex, foe)
	s.Dice("blank", "blank")
	s.Dice(blanks(3)...)
	s.WantEvent(game.ConditionGained, "")
	s.Done()
	wantDice(s, other, wing, 2) // the condition is not its
	wantDice(s, foe, wing, 1)
	wantDice(s, foe, rex, 2)
	wantDice(s, foe, wing, 2) // it targeted him, and bears the condition no more
}

func TestCaptainRex_NobodyIsLeft(t *testing.T) {
	s := table(t)
	rex, foe := s.Mine("captainrex", here), s.Theirs(academy, ahead(150), scene.Damaged(2))
	s.Attack(rex, foe)
	s.Dice("hit", "hit")
	s.Dice(blanks(3)...)
	s.WantDestroyed(foe)
	s.NoEvent(game.Used)
	s.NoEvent(game.ConditionGained)
	s.Done()
}

// The condition goes as Rex does, which no one chooses.
func TestCaptainRex_HisFireEndsWithHim(t *testing.T) {
	s := table(t)
	rex, wing := s.Mine("captainrex", here, scene.Damaged(2)), s.Mine(rookie, beside(20))
	foe, other := s.Theirs(academy, ahead(150)), s.Theirs(rookie, scene.At(520, 490, 180))
	s.Condition(foe, "suppressivefire", rex)
	s.Attack(other, rex)
	s.Dice("hit", "blank", "blank")
	s.Dice(blanks(3)...)
	s.WantDestroyed(rex)
	s.WantEvent(game.ConditionLost, "")
	s.Done()
	wantDice(s, foe, wing, 2)
}

func TestZebOrrelios_MayCancelCriticalHitsFirst(t *testing.T) {
	s := table(t)
	zeb, foe := s.Mine("zeborrelios-tiefighter", here), s.Theirs(academy, ahead(150))
	s.Attack(foe, zeb)
	s.Dice("hit", "crit")
	s.Dice("evade", "blank", "blank")
	s.Use(zeb, "cancel critical hits first")
	s.WantFacedown(zeb, 1)
	s.Done()
}

// 1e.attack.compare.hits-before-crits
func TestZebOrrelios_MayNot(t *testing.T) {
	s := table(t)
	zeb, foe := s.Mine("zeborrelios-tiefighter", here), s.Theirs(academy, ahead(150))
	s.Attack(foe, zeb)
	s.Dice("hit", "crit")
	s.Dice("evade", "blank", "blank")
	s.Pass()
	s.Draw("Damaged Engine")
	s.WantCrit(zeb, "Damaged Engine", 1)
	s.Done()
}

func TestZebOrrelios_NothingToChoose(t *testing.T) {
	s := table(t)
	zeb, foe := s.Mine("zeborrelios-tiefighter", here), s.Theirs(academy, ahead(150))
	s.Never(zeb, "cancel critical hits first")
	s.Attack(foe, zeb)
	s.Dice("hit", "crit")
	s.Dice("blank", "blank", "blank")
	s.Draw("Damaged Engine")
	s.WantDamage(zeb, 2)
	s.Done()
}

func TestOmegaLeader_WhomItHasLockedModifiesNothing(t *testing.T) {
	s := table(t)
	omega := s.Mine("omegaleader", here)
	foe := s.Theirs(rookie, ahead(150), scene.Tokens(focus, 1))
	s.Lock(omega, foe)
	s.Never(foe, "spend focus")
	s.Attack(foe, omega)
	s.Dice("focus", "blank", "blank")
	s.Dice(blanks(3)...)
	s.WantShields(omega, 1)
	s.Done()
	s.Attack(omega, foe) // nor in its defense
	s.Dice("hit", "hit")
	s.Pass() // its lock
	s.Dice("focus", "focus")
	s.WantShields(foe, 0)
	s.Done()
}

func TestOmegaLeader_NotWithoutALock(t *testing.T) {
	s := table(t)
	omega := s.Mine("omegaleader", here)
	foe := s.Theirs(rookie, ahead(150), scene.Tokens(focus, 1))
	s.Attack(foe, omega)
	s.Dice("focus", "blank", "blank")
	s.Use(foe, "spend focus")
	s.Dice(blanks(3)...)
	s.WantShields(omega, 0)
	s.Done()
}

func TestZetaAce_RollsFar(t *testing.T) {
	s := table(t)
	ace := s.Mine("zetaace", here)
	s.Theirs(rookie, scene.At(800, 800, 180))
	s.Activate(ace, "2 straight")
	s.Use(ace, "barrel roll")
	s.Number(2)
	s.Side(1)
	s.Place(ace, 457+120, 300+120, 0)
	s.WantPose(ace, 457+120, 300+120, 0)
	s.Done()
}
