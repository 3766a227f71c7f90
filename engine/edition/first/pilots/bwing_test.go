package pilots_test

import (
	"testing"

	"koiogran/check/scene"
)

func TestIbtisam_StressedOnBothSides(t *testing.T) {
	s := table(t)
	ibtisam, tie := s.Mine("ibtisam", here, scene.Tokens(stress, 1)), s.Theirs(academy, ahead(150))
	s.Attack(ibtisam, tie)
	s.Dice(blanks(3)...)
	s.Use(ibtisam, "reroll")
	s.Number(1)
	s.Dice("hit")
	s.Dice(blanks(3)...)
	s.Done()
	s.Attack(tie, ibtisam)
	s.Dice("hit", "blank")
	s.Dice("blank")
	s.Use(ibtisam, "reroll")
	s.Number(1)
	s.Dice("evade")
	s.WantShields(ibtisam, 5)
	s.Done()
}

func TestKeyanFarlander_LetsGo(t *testing.T) {
	s := table(t)
	keyan, tie := s.Mine("keyanfarlander", here, scene.Tokens(stress, 2)), s.Theirs(academy, ahead(150))
	s.Attack(keyan, tie)
	s.Dice("focus", "focus", "blank")
	s.Use(keyan, "let go")
	s.WantTokens(keyan, stress, 1)
	s.WantAttackDice("blank", "hit", "hit")
	rest(s)
}
