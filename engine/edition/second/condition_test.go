package second_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// suppressed puts Captain Rex beside a friend and before an enemy with his condition.
func suppressed(t *testing.T, options ...scene.Option) (s *scene.Scene, rex, friend,
	enemy *scene.Ship,
) {
	s = scene.Second(t)
	options = append(options, scene.At(457, 300, 0))
	rex = s.Mine("captainrex", options...)
	friend = s.Mine("bluesquadronescort", scene.At(517, 300, 0))
	enemy = s.Theirs("academypilot", scene.At(470, 490, 180))
	s.Condition(enemy, "suppressivefire", rex)
	return s, rex, friend, enemy
}

// wantDice lets a ship attack another, in vain, and fails unless it rolls n attack dice.
func wantDice(s *scene.Scene, ship, target *scene.Ship, n int) {
	s.Attack(ship, target)
	got := int(s.Rolling().N)
	s.Is(got == n, "%d attack dice, not %d", n, got)
	s.Dice([]string{"blank", "blank", "blank", "blank"}[:n]...)
	s.Dice([]string{"blank", "blank", "blank", "blank"}[:s.Rolling().N]...)
	s.Done()
}

func TestSuppressiveFire_AgainstOthers(t *testing.T) {
	s, _, friend, enemy := suppressed(t)
	wantDice(s, enemy, friend, 1)
	wantDice(s, enemy, friend, 1) // it stays
}

func TestSuppressiveFire_AgainstRex(t *testing.T) {
	s, rex, _, enemy := suppressed(t)
	wantDice(s, enemy, rex, 2)
}

// 2e.condition.removed-again-assignable
func TestSuppressiveFire_EndsOnceRexDefends(t *testing.T) {
	s, rex, friend, enemy := suppressed(t)
	wantDice(s, enemy, rex, 2)
	s.WantEvent(game.ConditionLost, "2e.condition.removed-again-assignable")
	wantDice(s, enemy, friend, 2)
}

func TestSuppressiveFire_StaysWhenAnotherDefends(t *testing.T) {
	s, _, friend, enemy := suppressed(t)
	wantDice(s, friend, enemy, 3)
	wantDice(s, enemy, friend, 1)
}

func TestSuppressiveFire_EndsOnceRexIsDestroyed(t *testing.T) {
	s, rex, friend, enemy := suppressed(t, scene.Damaged(2))
	s.Attack(enemy, rex)
	s.Dice("hit", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantDestroyed(rex)
	s.WantEvent(game.ConditionLost, "")
	wantDice(s, enemy, friend, 2)
}

func TestSuppressiveFire_StaysWhenAnotherIsDestroyed(t *testing.T) {
	s, _, friend, enemy := suppressed(t)
	other := s.Theirs("academypilot", scene.At(530, 490, 180), scene.Damaged(2))
	s.Attack(friend, other)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantDestroyed(other)
	wantDice(s, enemy, friend, 1)
}

func TestSuppressiveFire_EndsIfRexHoldsHisFire(t *testing.T) {
	s, rex, friend, enemy := suppressed(t)
	s.Engagement()
	s.Pick(rex)
	for range 3 { // no one attacks
		s.Pass()
	}
	s.WantEvent(game.ConditionLost, "")
	wantDice(s, enemy, friend, 2)
}

func TestSuppressiveFire_StaysWhileRexFires(t *testing.T) {
	s, rex, friend, enemy := suppressed(t)
	s.Engagement()
	s.Pick(rex)
	s.Declare("", enemy)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Pass()
	s.Pass()
	wantDice(s, enemy, friend, 1)
}

func TestMercilessPursuit(t *testing.T) {
	for _, child := range []bool{true, false} {
		s := scene.Second(t)
		ship, hunted := s.Mine("academypilot", scene.At(457, 300, 0)), s.Theirs("guildbountyhunter", scene.At(457, 490, 180), scene.With("thechild"))
		target := hunted
		if !child {
			target = s.Theirs("academypilot", scene.At(540, 490, 180))
		}
		s.Condition(ship, "mercilesspursuit", hunted)
		if !child {
			s.Never(ship, "pursue it")
		}
		s.Attack(ship, target)
		for !s.State().Over {
			if child && s.Exec().Waiting(s.State()).Has(game.Seat1) {
				break
			}
			if q := s.Exec().Ask(s.State(), s.Exec().Waiting(s.State()).First()); q.Kind == game.RollQuestion {
				s.Dice([]string{"blank", "blank", "blank", "blank"}[:q.Roll.N]...)
			} else {
				s.Pass()
			}
		}
		if child {
			s.Use(ship, "pursue it")
			s.WantLock(ship, hunted, true)
		}
		s.Done()
	}
}
