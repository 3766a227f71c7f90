package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestGrandMoffTarkin_SharesHisLock(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("grandmofftarkin"))
	near := s.Mine(xwing, scene.At(line+100, 300, 0))
	shy := s.Mine(xwing, scene.At(line-100, 300, 0))
	far := s.Mine(xwing, scene.At(line, 500-40-301, 0))
	target, other := s.Theirs(tie, north), s.Theirs(tie, scene.At(line+60, 500, 180))
	s.Lock(ship, target)
	s.System(ship)
	s.Use(ship, "share the lock")
	s.WantCharges(ship, "grandmofftarkin", 0)
	s.Pass() // its own ship has it
	s.ChooseNamed("acquire the lock")
	s.Refused(func() { s.Target(other) })
	s.Target(target)
	s.Pass() // for the third, which is able to
	s.WantLock(near, target, true)
	s.WantLock(shy, target, false)
	s.WantLock(far, target, false) // 2e.action.lock.objects: beyond range 3
	s.Done()
}

func TestGrandMoffTarkin_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		charges int
		locked  bool
	}{
		"one charge": {1, true},
		"no lock":    {2, false},
	}, func(t *testing.T, c struct {
		charges int
		locked  bool
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("grandmofftarkin"))
		s.Mine(xwing, scene.At(line+100, 300, 0))
		target := s.Theirs(tie, north)
		if c.locked {
			s.Lock(ship, target)
		}
		s.Charges(ship, "grandmofftarkin", c.charges)
		s.Never(ship, "share the lock")
		s.System(ship)
		s.Done()
	})
}

// leias places Leia's ship with a friend and an enemy far from each other, each stressed or not.
func leias(t *testing.T, stress int) (s *scene.Scene, leia, friend, enemy *scene.Ship) {
	s = scene.Second(t)
	leia = s.Mine(xwing, scene.At(700, 100, 0), scene.With("leiaorgana"))
	friend = s.Mine(xwing, scene.At(200, 300, 0), scene.Tokens(game.StressToken, stress))
	enemy = s.Theirs(xwing, scene.At(450, 600, 180))
	return s, leia, friend, enemy
}

func TestLeiaOrgana_EasierRedManeuvers(t *testing.T) {
	s, leia, friend, enemy := leias(t, 0)
	s.SetDial(leia, "2 straight")
	s.SetDial(friend, "3 tallon-left")
	s.SetDial(enemy, "3 tallon-left")
	s.Activation()
	s.Use(leia, "lead the way")
	s.WantCharges(leia, "leiaorgana", 0)
	s.Pick(leia)
	s.Pass() // its action
	s.Position(0)
	s.WantTokens(friend, game.StressToken, 0) // white, no stress
	s.Pass()                                  // its action
	s.Position(0)
	s.WantTokens(enemy, game.StressToken, 1) // not the enemy's
	s.Done()
}

func TestLeiaOrgana_InEveryRoundWithCharges(t *testing.T) {
	s, leia, friend, enemy := leias(t, 0)
	for range 2 {
		s.Charges(leia, "leiaorgana", 3)
		s.Round()
		for _, ship := range []*scene.Ship{leia, friend, enemy} {
			s.Dial(ship, "1 straight")
		}
		s.Use(leia, "lead the way")
		play(s, nil, nil)
	}
	s.Done()
}

func TestLeiaOrgana_OthersStay(t *testing.T) {
	s, leia, friend, enemy := leias(t, 1)
	s.SetDial(leia, "2 straight")
	s.SetDial(friend, "3 turn-left")
	s.SetDial(enemy, "2 straight")
	s.Activation()
	s.Use(leia, "lead the way")
	s.Pick(friend)
	s.WantTokens(friend, game.StressToken, 1) // white stays white
	s.Pass()                                  // Leia's action
	s.Pass()                                  // the enemy's action
	s.Done()
}

func TestLeiaOrgana_AlsoWhatDamageMakesRed(t *testing.T) {
	s, leia, friend, enemy := leias(t, 0)
	s.Crit(friend, "Damaged Engine")
	s.SetDial(leia, "2 straight")
	s.SetDial(friend, "3 turn-right")
	s.SetDial(enemy, "2 straight")
	s.Activation()
	s.Use(leia, "lead the way")
	s.Pick(friend)
	s.WantTokens(friend, game.StressToken, 0) // 2e.movement.difficulty.cumulative
	s.Pass()                                  // its action
	s.Pass()                                  // Leia's action
	s.Pass()                                  // the enemy's action
	s.Done()
}

func TestLeiaOrgana_LastsThoughSheIsGone(t *testing.T) {
	s := scene.Second(t)
	leia := s.Mine(xwing, scene.At(700, 860, 0), scene.With("leiaorgana"))
	friend := s.Mine(xwing, scene.At(200, 300, 0))
	s.Theirs(xwing, scene.At(450, 600, 180))
	s.SetDial(leia, "4 straight")
	s.SetDial(friend, "3 tallon-left")
	s.Activation()
	s.Use(leia, "lead the way")
	s.Pick(leia)
	s.WantFled(leia)
	s.Position(0)
	s.WantTokens(friend, game.StressToken, 0)
	s.Pass() // its action
	s.Pass() // the enemy's action
	s.Done()
}

func TestLeiaOrgana_NotOffered(t *testing.T) {
	s, leia, friend, enemy := leias(t, 0)
	s.Charges(leia, "leiaorgana", 2)
	s.SetDial(leia, "2 straight")
	s.SetDial(friend, "3 tallon-left")
	s.SetDial(enemy, "2 straight")
	s.Never(leia, "lead the way")
	s.Activation()
	s.Pick(friend)
	s.Position(0)
	s.WantTokens(friend, game.StressToken, 1)
	s.Pass() // Leia's action
	s.Pass() // the enemy's action
	s.Done()
}

func TestC3PO_GuessesRight(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("c3po"), scene.Tokens(game.CalculateToken, 1))
	enemy := s.Theirs(tie, north)
	s.Attack(enemy, ship)
	s.Dice("hit", "hit")
	s.Use(ship, "guess")
	s.Refused(func() { s.Number(0) })
	s.Number(1)
	s.WantTokens(ship, game.CalculateToken, 0)
	s.WantEvent(game.Guessed, "")
	s.Dice("evade", "blank")
	s.WantShields(ship, 2) // a second evade was added
	s.Done()
}

func TestC3PO_GuessesWrong(t *testing.T) {
	each(t, map[string][2]string{
		"more": {"evade", "evade"}, "fewer": {"focus", "blank"},
	}, func(t *testing.T, dice [2]string) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("c3po"), scene.Tokens(game.CalculateToken, 1))
		enemy := s.Theirs(tie, north)
		s.Attack(enemy, ship)
		s.Dice("hit", "hit")
		s.Use(ship, "guess")
		s.Number(1)
		s.Dice(dice[0], dice[1])
		want := 2
		if dice[0] == "focus" {
			want = 0
		}
		s.WantShields(ship, want)
		s.Done()
	})
}

func TestC3PO_NoGuess(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("c3po"))
	enemy := s.Theirs(tie, north)
	s.Never(ship, "guess")
	s.Attack(enemy, ship) // it has no calculate token
	s.Dice("hit", "hit")
	s.Dice("evade", "blank")
	s.WantShields(ship, 1)
	s.Tokens(ship, game.CalculateToken, 1)
	s.Attack(ship, enemy) // it does not defend
	s.Dice("blank", "blank", "blank")
	s.Dice("evade", "blank", "blank")
	s.Done()
}

func TestC3PO_CalculatesTwice(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("c3po"))
	s.Perform(ship, 0)
	s.Use(ship, "calculate")
	s.WantTokens(ship, game.CalculateToken, 2)
	s.Done()
}
