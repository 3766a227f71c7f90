package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// 1e.attack.declare.turret-has-printed-arc: his turret does not widen his firing arc.
func TestDengar_StrikesBackOnlyInHisArc(t *testing.T) {
	for heading, offered := range map[float64]bool{0: true, 180: false} {
		s := table(t)
		dengar := s.Mine("dengar", scene.At(457, 300, heading))
		foe, other := s.Theirs(academy, ahead(170)), s.Theirs(academy, scene.At(560, 510, 180))
		if !offered {
			s.Never(dengar, "strike back")
		}
		s.Attack(foe, dengar)
		s.Dice(blanks(2)...)
		s.Dice(blanks(2)...)
		if offered {
			s.Use(dengar, "strike back")
			s.Weapon("primary")
			s.Refused(func() { s.Pick(other) })
			s.Pick(foe)
		}
		rest(s)
		if offered { // once a round
			s.Never(dengar, "strike back")
			s.Attack(foe, dengar)
			rest(s)
		}
	}
}

func TestDengar_NotForOthers(t *testing.T) {
	s := table(t)
	dengar, wing := s.Mine("dengar", scene.At(560, 300, 0)), s.Mine(rookie, here)
	foe := s.Theirs(academy, ahead(150))
	s.Never(dengar, "strike back")
	s.Attack(foe, wing)
	rest(s)
	s.Attack(dengar, foe)
	rest(s)
}

// 1e.lock.blue-reassigned-exception
func TestManaroo_PassesEverythingOn(t *testing.T) {
	s := table(t)
	manaroo := s.Mine("manaroo", here, scene.Tokens(focus, 2), scene.Tokens(evade, 1), scene.Tokens(stress, 1))
	wing := s.Mine(rookie, scene.At(537, 300, 0), scene.Tokens(focus, 1))
	tie := s.Theirs(academy, ahead(200))
	s.Lock(manaroo, tie)
	s.Lock(tie, manaroo)
	s.Engagement()
	s.Use(manaroo, "pass on")
	s.Pick(wing)
	for kind, n := range map[game.Token]int{focus: 3, evade: 1, stress: 0} {
		s.WantTokens(wing, kind, n)
	}
	s.WantTokens(manaroo, focus, 0)
	s.WantTokens(manaroo, stress, 1)
	s.WantLock(wing, tie, true)
	s.WantLock(manaroo, tie, false)
	s.WantLock(tie, manaroo, true)
	rest(s)
}

func TestTelTrevura_SurvivesOnce(t *testing.T) {
	s := table(t)
	s.DrawDiscards()
	tel, foe := s.Mine("teltrevura", here, scene.Shields(0), scene.Damaged(4)), s.Theirs(rookie, ahead(80))
	s.Attack(foe, tel)
	s.Dice("hit", "hit", "crit", "blank")
	rest(s)
	s.WantAlive(tel)
	s.WantFacedown(tel, 4)
	s.WantDamage(tel, 4)
	s.Attack(foe, tel)
	s.Dice("hit", "blank", "blank", "blank")
	rest(s)
	s.WantDestroyed(tel)
}
