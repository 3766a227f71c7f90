package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestBB8_RollsAtAGreenReveal(t *testing.T) {
	s := table(t)
	ship := s.Mine(novice, here, with("bb8"))
	s.Activate(ship, "2 straight")
	s.Use(ship, "barrel roll")
	s.Use(ship, "barrel roll")
	s.Side(1)
	s.Place(ship, 457+80, 300, 0)
	s.WantPose(ship, 457+80, 300+120, 0)
	s.Pass()
	s.Done()
}

func TestBB8_NotAtAWhiteReveal(t *testing.T) {
	s := table(t)
	ship := s.Mine(novice, here, with("bb8"))
	s.Never(ship, "bb8: barrel roll")
	s.Activate(ship, "3 bank-left")
	s.Pass()
	s.Done()
}

func TestR2F2_AgilityForTheRound(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(red, here, with("r2f2")), s.Theirs(academy, ahead(150))
	wantDice(s, tie, ship, 2, 2)
	s.Perform(ship, 0, game.CardAction)
	s.Use(ship, "dodge and weave")
	s.Done()
	wantDice(s, tie, ship, 2, 3)
}

func TestR4D6_StressForCanceledHits(t *testing.T) {
	for last, tokens := range map[string]int{"hit": 2, "blank": 1} {
		s := table(t)
		ship, foe := s.Mine(red, here, with("r4d6")), s.Theirs("bountyhunter", scene.At(457, 420, 180))
		s.Attack(foe, ship)
		s.Dice("hit", "hit", "hit", last)
		s.Dice("blank", "blank")
		s.Use(ship, "cancel hits")
		s.WantTokens(ship, stress, tokens)
		s.WantShields(ship, 0)
		s.WantDamage(ship, 0)
		s.Done()
	}
}

func TestR4D6_NotForTwoHits(t *testing.T) {
	s := table(t)
	ship, foe := s.Mine(red, here, with("r4d6")), s.Theirs("bountyhunter", scene.At(457, 420, 180))
	s.Never(ship, "cancel hits")
	s.Attack(foe, ship)
	s.Dice("hit", "hit", "crit", "blank")
	s.Dice("evade", "blank")
	s.Done()
}

func TestR5Astromech_ShipCardsOnly(t *testing.T) {
	for title, left := range map[string]int{"Damaged Engine": 0, "Damaged Cockpit": 1} {
		s := table(t)
		ship := s.Mine(red, here, with("r5astromech"))
		s.Crit(ship, title)
		if left == 1 {
			s.Never(ship, "repair")
		}
		s.End()
		if left == 0 {
			s.Use(ship, "repair")
			s.ChooseNamed(title)
		}
		s.WantCrit(ship, title, left)
		s.WantDamage(ship, 1)
		s.Done()
	}
}

func TestR5D8_TriesToRepair(t *testing.T) {
	for face, damage := range map[string]int{"evade": 0, "focus": 0, "blank": 1} {
		s := table(t)
		ship := s.Mine(red, here, with("r5d8"), scene.Damaged(1))
		s.Perform(ship, 0, game.CardAction)
		s.Use(ship, "try to repair")
		s.Dice(face)
		if damage == 0 {
			s.Draw("Damaged Engine")
		}
		s.WantDamage(ship, damage)
		s.Done()
	}
}

func TestR5K6_LocksAgain(t *testing.T) {
	for face, locked := range map[string]bool{"evade": true, "focus": false} {
		s := table(t)
		ship, tie := s.Mine(red, here, with("r5k6")), s.Theirs(academy, ahead(150))
		s.Lock(ship, tie)
		s.Attack(ship, tie)
		s.Dice(blanks(3)...)
		s.Use(ship, "spend target lock")
		s.Number(2)
		s.Dice(blanks(2)...)
		s.Dice(face)
		s.WantLock(ship, tie, locked)
		s.Dice(blanks(3)...) // the new lock cannot be spent in this attack
		s.Done()
	}
}

func TestR7Astromech_TheAttackerRerolls(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(red, here, with("r7astromech")), s.Theirs(academy, ahead(150))
	s.Lock(ship, tie)
	s.Attack(tie, ship)
	s.Dice("hit", "hit")
	s.Use(ship, "have hits rerolled")
	s.Number(2)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank")
	s.WantShields(ship, 2)
	s.WantLock(ship, tie, false)
	s.Done()
}

func TestR7Astromech_NotWithoutALock(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(red, here, with("r7astromech")), s.Theirs(academy, ahead(150))
	s.Never(ship, "have hits rerolled")
	s.Attack(tie, ship)
	s.Dice("hit", "hit")
	s.Dice("blank", "blank")
	s.Done()
}

func TestR7T1_LocksOnlyFromWithinTheArc(t *testing.T) {
	for heading, locks := range map[float64]bool{180: true, 0: false} {
		s := table(t)
		ship, tie := s.Mine(red, here, with("r7t1")), s.Theirs(academy, scene.At(457, 490, heading))
		s.Perform(ship, 0, game.CardAction)
		s.Use(ship, "lock and boost")
		s.Pick(tie)
		if locks {
			s.ChooseNamed("acquire a target lock")
		}
		s.Use(ship, "boost")
		s.Maneuver("1 straight")
		s.WantLock(ship, tie, locks)
		s.WantPose(ship, 457, 380, 0)
		s.Done()
	}
}
