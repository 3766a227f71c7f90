package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestPureSabacc_WithOneDamageCardAtMost(t *testing.T) {
	for damage, dice := range map[int]int{0: 4, 1: 4, 2: 3} {
		s := table(t)
		wantDice(s, s.Mine("puresabacc", here, scene.Damaged(damage)), s.Theirs(rookie, ahead(150)), dice)
	}
}

func TestCountdown_CancelsAllResults(t *testing.T) {
	s := table(t)
	countdown, foe := s.Mine("countdown", here), s.Theirs(rookie, ahead(150))
	s.Attack(foe, countdown)
	s.Dice("hit", "hit", "crit")
	s.Dice("focus", "blank")
	s.Use(countdown, "cancel the results")
	canceled := map[game.DiceColor]bool{}
	for _, e := range s.Events() {
		if e.Kind == game.DiceChanged {
			canceled[e.Color] = true
		}
	}
	s.Is(len(canceled) == 2, "%d pools are canceled", len(canceled))
	s.WantDamage(countdown, 1)
	s.WantTokens(countdown, stress, 1)
	s.Done()
	s.Never(countdown, "cancel the results")
	s.Attack(foe, countdown)
	rest(s)
}

func TestCountdown_OnlyWhileItDefends(t *testing.T) {
	s := table(t)
	countdown, foe := s.Mine("countdown", here), s.Theirs(rookie, ahead(150))
	s.Never(countdown, "cancel the results")
	s.Attack(countdown, foe)
	rest(s)
}

func TestDuchess_MayIgnoreHerAilerons(t *testing.T) {
	for id, may := range map[string]bool{"duchess": true, "puresabacc": false} {
		s := table(t)
		ship := s.Mine(id, here, scene.With("adaptiveailerons"))
		s.Theirs(rookie, scene.At(100, 800, 180))
		s.Activate(ship, "1 straight")
		if may {
			s.Pass()
			s.WantPose(ship, 457, 380, 0)
		} else {
			s.ChooseNamed("1 straight")
			s.WantPose(ship, 457, 460, 0)
		}
		rest(s)
	}
}
