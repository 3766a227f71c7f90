package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestToraniKulda_BurnsItsBullseye(t *testing.T) {
	s := table(t)
	torani := s.Mine("toranikulda", here)
	near := s.Theirs(academy, ahead(60), scene.Tokens(focus, 2), scene.Tokens(evade, 1))
	far := s.Theirs(academy, ahead(250))
	beyond, aside := s.Theirs(academy, ahead(300.5)), s.Theirs(academy, scene.At(520, 420, 180))
	wing := s.Mine(rookie, ahead(140), scene.Shields(0))
	s.Attack(torani, aside)
	for !asksNamed(s, "remove the tokens") {
		step(s)
	}
	s.Asked(1)
	s.ChooseNamed("remove the tokens")
	rest(s)
	s.WantTokens(near, focus, 0)
	s.WantTokens(near, evade, 0)
	for ship, damage := range map[*scene.Ship]int{near: 0, far: 1, beyond: 0, aside: 0, wing: 0} {
		s.WantDamage(ship, damage)
	}
}

func TestToraniKulda_OrTheDamage(t *testing.T) {
	s := table(t)
	torani, foe := s.Mine("toranikulda", here), s.Theirs(academy, ahead(60), scene.Tokens(focus, 1))
	s.Attack(torani, foe)
	for !asksNamed(s, "suffer 1 damage") {
		step(s)
	}
	s.ChooseNamed("suffer 1 damage")
	s.WantTokens(foe, focus, 1)
	s.WantDamage(foe, 1)
	s.Done()
}

func TestToraniKulda_NobodyInItsBullseye(t *testing.T) {
	s := table(t)
	torani := s.Mine("toranikulda", here)
	s.Theirs(academy, ahead(300.5))
	s.Mine(rookie, ahead(60))
	s.Attack(torani, s.Theirs(academy, scene.At(520, 420, 180)))
	rest(s)
	s.NoEvent(game.Used)
}

func TestDalanOberos_LocksInItsBullseye(t *testing.T) {
	s := table(t)
	dalan, foe := s.Mine("dalanoberos-m12lkimogilafighter", here), s.Theirs(academy, fleeing(150))
	aside := s.Theirs(academy, scene.At(520, 420, 0))
	s.Engagement()
	s.Use(dalan, "lock")
	s.Refused(func() { s.Pick(aside) })
	s.Pick(foe)
	s.WantLock(dalan, foe, true)
	rest(s)
}
