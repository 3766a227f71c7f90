package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

const (
	focus  = game.FocusToken
	evade  = game.EvadeToken
	stress = game.StressToken
)

func TestLukeSkywalker(t *testing.T) {
	s := table(t)
	luke, tie := s.Mine("lukeskywalker", here), s.Theirs(academy, ahead(150))
	s.Attack(tie, luke)
	s.Dice("hit", "hit")
	s.Dice("focus", "focus")
	s.Use(luke, "evade")
	s.WantShields(luke, 1)
	s.Done()
}

func TestLukeSkywalker_NotWhileAttacking(t *testing.T) {
	s := table(t)
	luke, tie := s.Mine("lukeskywalker", here), s.Theirs(academy, ahead(150))
	s.Never(luke, "evade")
	s.Attack(luke, tie)
	s.Dice("focus", "focus", "blank")
	s.Dice("focus", "focus", "blank")
	s.Done()
}

func TestPoeDameron(t *testing.T) {
	for _, id := range []string{"poedameron", "poedameron-swx57"} {
		s := table(t)
		poe, tie := s.Mine(id, here, scene.Tokens(focus, 1)), s.Theirs(academy, ahead(150))
		s.Attack(poe, tie)
		s.Dice("focus", "focus", "blank")
		s.Use(poe, "aim")
		s.Pass()
		s.Dice("blank", "blank", "blank")
		s.WantDamage(tie, 1)
		s.WantTokens(poe, focus, 1)
		s.Done()
	}
}

func TestPoeDameron_NotWithoutFocus(t *testing.T) {
	s := table(t)
	poe, tie := s.Mine("poedameron", here), s.Theirs(academy, ahead(150))
	s.Never(poe, "aim")
	s.Attack(poe, tie)
	s.Dice("focus", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
	s.Never(poe, "evade")
	s.Attack(tie, poe)
	s.Dice("hit", "hit")
	s.Dice("focus", "focus")
	rest(s)
}

func TestWingedGundark_OnlyAtRange1(t *testing.T) {
	s := table(t)
	gundark, target := s.Mine("wingedgundark", here), s.Theirs(rookie, ahead(150))
	s.Never(gundark, "strike hard")
	s.Attack(gundark, target)
	s.Dice("hit", "blank")
	s.Dice("evade", "blank")
	s.Done()

	s = table(t)
	gundark, target = s.Mine("wingedgundark", here), s.Theirs(rookie, ahead(60), scene.Shields(0))
	s.Attack(gundark, target)
	s.Dice("hit", "hit", "blank")
	s.Use(gundark, "strike hard")
	s.Dice("blank", "blank")
	s.Draw("Loose Stabilizer")
	s.WantDamage(target, 2)
	s.WantFacedown(target, 1)
	s.Done()
}

func TestHowlrunner_AnotherAtRange1(t *testing.T) {
	s := table(t)
	howl, wing := s.Mine("howlrunner", beside(20)), s.Mine(academy, here)
	target := s.Theirs(rookie, ahead(150))
	s.Attack(wing, target)
	s.Dice("blank", "blank")
	s.Use(howl, "swarm leader")
	s.Refused(func() { s.Number(2) })
	s.Number(1)
	s.Dice("hit")
	s.Dice("blank", "blank")
	s.WantShields(target, 1)
	s.Done()
}

func TestHowlrunner_NotForItself(t *testing.T) {
	s := table(t)
	howl, target := s.Mine("howlrunner", here), s.Theirs(rookie, ahead(150))
	s.Never(howl, "swarm leader")
	s.Attack(howl, target)
	s.Dice("hit", "blank")
	s.Dice("evade", "blank")
	s.Done()
}

func TestWampa(t *testing.T) {
	s := table(t)
	wampa, target := s.Mine("wampa", here), s.Theirs(rookie, ahead(150))
	s.Attack(wampa, target)
	s.Dice("crit", "hit")
	s.Use(wampa, "cancel all")
	s.Dice("blank", "blank")
	s.WantShields(target, 2)
	s.WantDamage(target, 1)
	s.Done()
}

func TestWampa_WithoutACriticalHit(t *testing.T) {
	s := table(t)
	wampa, target := s.Mine("wampa", here), s.Theirs(rookie, ahead(150))
	s.Attack(wampa, target)
	s.Dice("hit", "hit")
	s.Use(wampa, "cancel all")
	s.Dice("blank", "blank")
	s.WantShields(target, 2)
	s.WantDamage(target, 0)
	s.Done()
}

func TestOmegaAce(t *testing.T) {
	s := table(t)
	ace := s.Mine("omegaace", here, scene.Tokens(focus, 1))
	target := s.Theirs(rookie, ahead(60))
	s.Lock(ace, target)
	s.Attack(ace, target)
	s.Dice("blank", "focus", "hit")
	s.Offered(ace, "spend focus")
	s.Use(ace, "perfect shot")
	s.WantAttackDice("crit", "crit", "crit")
	s.Dice("blank", "blank")
	s.Draw("Damaged Engine")
	s.WantShields(target, 0)
	s.WantTokens(ace, focus, 0)
	s.WantLock(ace, target, false)
	s.Done()
}

func TestOmegaAce_NotWithoutALock(t *testing.T) {
	s := table(t)
	ace := s.Mine("omegaace", here)
	target := s.Theirs(rookie, ahead(150))
	s.Tokens(ace, focus, 1)
	s.Never(ace, "perfect shot")
	s.Attack(ace, target)
	s.Dice("blank", "blank")
	s.Pass()
	s.Dice("blank", "blank")
	s.Done()
}

func TestJessPava_ADieForEachFriend(t *testing.T) {
	s := table(t)
	jess, tie := s.Mine("jesspava", here), s.Theirs(academy, ahead(150))
	s.Mine(rookie, beside(20))
	s.Attack(jess, tie)
	s.Dice("blank", "blank", "blank")
	s.Use(jess, "reroll attack dice")
	s.Number(1)
	s.Dice("hit")
	s.Dice("blank", "blank", "blank")
	s.WantDamage(tie, 1)
	s.Done()
}

func TestJessPava_Alone(t *testing.T) {
	s := table(t)
	jess, tie := s.Mine("jesspava", here), s.Theirs(academy, ahead(150))
	s.Never(jess, "reroll attack dice")
	s.Attack(jess, tie)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestRey_OnlyBlanks(t *testing.T) {
	s := table(t)
	rey := s.Mine("rey", scene.At(457, 300, 0))
	tie := s.Theirs(academy, scene.At(457, 510, 180))
	s.Attack(rey, tie)
	s.Dice("blank", "blank", "hit")
	s.Use(rey, "reroll attack blanks")
	s.Number(2)
	s.Dice("hit", "hit")
	s.Dice("blank", "blank", "evade")
	s.WantDamage(tie, 2)
	s.Done()
}

func TestRey_OnlyBlanksOfADefense(t *testing.T) {
	s := table(t)
	rey := s.Mine("rey", scene.At(457, 300, 0))
	tie := s.Theirs(academy, scene.At(457, 510, 180))
	s.Attack(tie, rey)
	s.Dice("hit", "hit")
	s.Dice("blank")
	s.Use(rey, "reroll defense blanks")
	s.Number(1)
	s.Dice("evade")
	s.Done()
	s.Never(rey, "reroll defense blanks")
	s.Attack(tie, rey)
	s.Dice("hit", "hit")
	s.Dice("focus")
	s.Done()
}

func TestKrassisTrelix_NotWithThePrimaryWeapon(t *testing.T) {
	s := table(t)
	krassis := s.Mine("krassistrelix", scene.At(457, 300, 0))
	target := s.Theirs(rookie, scene.At(457, 510, 180))
	s.Never(krassis, "reroll")
	s.Attack(krassis, target)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank")
	s.Done()
}

func TestHanSolo_EveryDie(t *testing.T) {
	s := table(t)
	han := s.Mine("hansolo", scene.At(457, 300, 0))
	tie := s.Theirs(academy, scene.At(457, 510, 180))
	s.Attack(han, tie)
	s.Dice("hit", "blank", "focus")
	s.Use(han, "reroll all")
	s.Dice("hit", "hit", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantDamage(tie, 2)
	s.Done()
}
