package pilots_test

import (
	"testing"

	"koiogran/check/scene"
)

func TestMirandaDoni_ShiftsPower(t *testing.T) {
	for _, c := range []struct {
		pick          string
		shields, dice int
	}{{"spend a shield", 1, 3}, {"recover a shield", 3, 1}} {
		s := table(t)
		miranda, tie := s.Mine("mirandadoni", here, scene.Shields(2)), s.Theirs(academy, ahead(150))
		s.Attack(miranda, tie)
		s.Use(miranda, "shift power")
		s.ChooseNamed(c.pick)
		s.WantShields(miranda, c.shields)
		s.Is(int(s.Rolling().N) == c.dice, "%d attack dice, not %d", s.Rolling().N, c.dice)
		rest(s)
		s.Never(miranda, "shift power")
		s.Attack(tie, miranda)
		rest(s)
	}
}

func TestMirandaDoni_NeitherMoreNorFewerShieldsThanThereAre(t *testing.T) {
	for shields, refused := range map[int]string{0: "spend a shield", 4: "recover a shield"} {
		s := table(t)
		miranda, tie := s.Mine("mirandadoni", here, scene.Shields(shields)), s.Theirs(academy, ahead(150))
		s.Attack(miranda, tie)
		s.Use(miranda, "shift power")
		s.Refused(func() { s.ChooseNamed(refused) })
		step(s)
		rest(s)
	}
}

func TestEsegeTuketu_LendsFocusToAttackers(t *testing.T) {
	for gap, offered := range map[float64]bool{0: true, 200: true, 200.5: false} {
		s := table(t)
		esege, wing := s.Mine("esegetuketu", beside(gap), scene.Tokens(focus, 1)), s.Mine(rookie, here)
		tie := s.Theirs(academy, ahead(150))
		if gap == 0 {
			s.Touch(esege, wing)
		}
		if !offered {
			s.Never(wing, "spend focus")
		}
		s.Attack(wing, tie)
		s.Dice("focus", "focus", "blank")
		if offered {
			s.Use(wing, "spend focus")
			s.WantTokens(esege, focus, 0)
			s.WantAttackDice("blank", "hit", "hit")
		}
		rest(s)
	}
}

func TestEsegeTuketu_NotToDefendersNorEnemies(t *testing.T) {
	s := table(t)
	s.Mine("esegetuketu", beside(20), scene.Tokens(focus, 1))
	wing, tie := s.Mine(rookie, here), s.Theirs(academy, ahead(60))
	s.Never(wing, "spend focus")
	s.Never(tie, "spend focus")
	s.Attack(tie, wing)
	s.Dice("focus", "focus", "hit")
	s.Dice("focus", "blank")
	rest(s)
}
