package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestSoontirFel_FocusForStress(t *testing.T) {
	s := table(t)
	fel := s.Mine("soontirfel", here)
	s.Theirs(rookie, scene.At(800, 800, 180))
	s.Activate(fel, "3 koiogran")
	s.Use(fel, "soontirfel: focus")
	s.WantTokens(fel, stress, 1)
	s.WantTokens(fel, focus, 1)
	rest(s)
	s.Never(fel, "soontirfel: focus") // for another token
	s.Perform(fel, game.WhileStressed, game.EvadeAction)
	s.Use(fel, "evade")
	s.WantTokens(fel, evade, 1)
	rest(s)
}

func TestCarnorJax_EnemiesAtRange1(t *testing.T) {
	for gap, barred := range map[float64]bool{100: true, 100.5: false} {
		s := table(t)
		jax := s.Mine("carnorjax", here, scene.Tokens(focus, 1))
		friend := s.Mine(academy, beside(20))
		foe := s.Theirs("redsquadronpilot", ahead(gap), scene.Tokens(focus, 1), scene.Tokens(evade, 1))
		if barred {
			s.Never(foe, "focus")
			s.Never(foe, "spend focus")
			s.Never(foe, "spend evade")
		}
		s.Perform(foe, 0, game.FocusAction, game.LockAction)
		if !barred {
			s.Offered(foe, "rules: focus")
		}
		s.Use(foe, "target lock")
		s.Pick(friend)
		s.Done()
		s.Attack(foe, jax)
		s.Dice(append([]string{"focus", "focus"}, blanks(int(s.Rolling().N)-2)...)...)
		if !barred {
			s.Use(foe, "spend focus")
		}
		rest(s)
		s.Attack(jax, foe)
		s.Dice(append([]string{"focus", "hit"}, blanks(int(s.Rolling().N)-2)...)...)
		s.Use(jax, "spend focus")
		s.Dice(blanks(2)...)
		if !barred {
			s.Use(foe, "spend evade")
		}
		rest(s)
		s.Perform(friend, 0, game.FocusAction)
		s.Use(friend, "focus")
		s.Done()
	}
}

func TestCarnorJax_OtherTokensAreSpent(t *testing.T) {
	s := table(t)
	_, wing := s.Mine("carnorjax", beside(60)), s.Mine(academy, here)
	low := s.Theirs("lowhhrick", scene.At(557, 410, 180), scene.Tokens(game.ReinforceFore, 1))
	s.Attack(wing, s.Theirs(rookie, ahead(20)))
	s.Dice("hit", "hit", "hit")
	s.Dice("blank", "blank")
	s.Use(low, "shelter")
	rest(s)
	s.WantTokens(low, game.ReinforceFore, 0)
}

func TestTurrPhennir_RepositionsAfterHisAttack(t *testing.T) {
	s := table(t)
	turr, foe := s.Mine("turrphennir", here), s.Theirs(rookie, ahead(150))
	s.Attack(turr, foe)
	until(s, turr, "turrphennir: reposition")
	s.Refused(func() { s.Use(turr, "focus") })
	s.Offered(turr, "barrel roll")
	s.Use(turr, "boost")
	s.Maneuver("1 straight")
	s.WantPose(turr, 457, 380, 0)
	rest(s)
	s.Never(turr, "reposition")
	s.Attack(foe, turr)
	rest(s)
}

func TestTetranCowall_ThreeSpeeds(t *testing.T) {
	for maneuver, to := range map[string]map[string]float64{
		"3 koiogran": {"1 koiogran": 380, "5 koiogran": 540}, "5 koiogran": {"1 koiogran": 380, "3 koiogran": 460},
	} {
		for speed, y := range to {
			s := table(t)
			tetran := s.Mine("tetrancowall", here)
			s.Theirs(rookie, scene.At(800, 800, 180))
			s.Activate(tetran, maneuver)
			s.Use(tetran, "change the speed")
			s.Maneuver(speed)
			rest(s)
			s.WantPose(tetran, 457, y, 180)
			s.WantTokens(tetran, stress, 1)
		}
	}
	s := table(t)
	tetran := s.Mine("tetrancowall", here)
	s.Theirs(rookie, scene.At(800, 800, 180))
	s.Never(tetran, "change the speed")
	s.Activate(tetran, "3 straight")
	rest(s)
}

func TestKirKanos_AHitForAnEvadeToken(t *testing.T) {
	for gap, offered := range map[float64]bool{100: false, 100.5: true, 300: true} {
		s := table(t)
		kir, foe := s.Mine("kirkanos", here, scene.Tokens(evade, 1), scene.Tokens(focus, 1)), s.Theirs(rookie, ahead(gap))
		if !offered {
			s.Never(kir, "add a hit")
		}
		s.Attack(kir, foe)
		s.Dice(append([]string{"crit"}, blanks(int(s.Rolling().N)-1)...)...)
		if offered {
			s.Use(kir, "add a hit")
			s.WantTokens(kir, evade, 0)
			s.WantAttackDice("blank", "blank", "hit", "crit")
		}
		rest(s)
	}
}

func TestFelsWrath_HoldsOnToTheEndOfCombat(t *testing.T) {
	s := table(t)
	fel, foe := s.Mine("felswrath", here, scene.Damaged(2)), s.Theirs(rookie, ahead(60))
	other := s.Theirs("redsquadronpilot", scene.At(700, 300, 270))
	s.Attack(foe, fel)
	s.Dice("hit", "hit", "blank", "blank")
	rest(s)
	s.WantAlive(fel)
	s.WantDamage(fel, 4)
	s.Attack(other, fel)
	rest(s)
	s.Attack(fel, foe)
	rest(s)
	s.Engagement()
	rest(s)
	s.WantDestroyed(fel)
}

func TestFelsWrath_NotInTheEndPhase(t *testing.T) {
	s := table(t)
	fel := s.Mine("felswrath", here, scene.Damaged(2))
	corran := s.Theirs("corranhorn", ahead(150))
	s.End()
	s.Use(corran, "attack late")
	s.Weapon("primary")
	s.Pick(fel)
	s.Dice("hit", "blank", "blank")
	rest(s)
	s.WantDestroyed(fel)
}
