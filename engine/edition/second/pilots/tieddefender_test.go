package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestRexlerBrath(t *testing.T) {
	evading := []scene.Option{scene.Tokens(game.EvadeToken, 1)}
	hurt := []scene.Option{scene.Damaged(1)}
	s, _, tie := duel{pilot: "rexlerbrath", has: evading, enemyIs: hurt}.begin(t)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Draw("Weapons Failure")
	s.WantCrit(tie, "Weapons Failure", 1)
	s.WantDamage(tie, 2)
	s.Done()
	for name, c := range map[string]struct {
		duel
		attack, defense string
	}{
		"not evading":      {duel{pilot: "rexlerbrath", enemyIs: append(hurt, evading...)}, "h", ""},
		"misses":           {duel{pilot: "rexlerbrath", has: evading, enemyIs: hurt}, "", ""},
		"is hit":           {duel{pilot: "rexlerbrath", has: append(hurt, evading...), defends: true}, "h", ""},
		"a friend attacks": {duel{pilot: "academypilot", enemyIs: hurt, also: mine("rexlerbrath", evading...)}, "h", ""},
	} {
		t.Run(name, func(t *testing.T) {
			s, _, _ := c.begin(t)
			playOut(s, c.attack, c.defense)
			s.NoEvent(game.DamageExposed)
		})
	}
}

const vultD = "vultskerris"

func TestVultSkerrisDefender(t *testing.T) {
	s := scene.Second(t)
	vult := s.Mine(vultD, here)
	s.Charges(vult, vultD, 0)
	s.Perform(vult, 0)
	s.Use(vult, "recover the charge")
	s.WantTokens(vult, game.StrainToken, 1)
	s.WantCharges(vult, vultD, 1)
	s.Engage(vult)
	s.Use(vult, "act")
	s.WantCharges(vult, vultD, 0)
	s.Use(vult, "evade")
	s.WantTokens(vult, game.EvadeToken, 1)
	playOut(s)
}

func TestColonelVessery(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("colonelvessery", here)
	friend := s.Mine("academypilot", beside(100))
	tie := s.Theirs("academypilot", ahead(150))
	s.Lock(friend, tie)
	s.Attack(me, tie)
	s.Dice("hit", "blank", "blank")
	s.Use(me, "lock the defender")
	s.WantLock(me, tie, true)
	s.WantLock(friend, tie, true)
	s.Use(me, "spend lock") // in time for its reroll
	s.Number(2)
	s.Number(0)
	s.Dice("hit", "hit")
	playOut(s)
}

func TestColonelVessery_Not(t *testing.T) {
	for name, d := range map[string]duel{
		"nobody has locked it": {pilot: "colonelvessery", also: func(s *scene.Scene, me, enemy *scene.Ship) {
			s.Lock(enemy, me)
		}},
		"he defends": {pilot: "colonelvessery", defends: true, also: func(s *scene.Scene, me, enemy *scene.Ship) {
			s.Lock(me, enemy)
			s.Lock(enemy, me)
		}},
	} {
		t.Run(name, func(t *testing.T) { d.never(t, "lock the defender") })
	}
	s := scene.Second(t)
	me := s.Mine("colonelvessery", beside(20))
	friend := s.Mine("academypilot", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Lock(friend, tie)
	s.Attack(friend, tie)
	never(s, me, "lock the defender")
}
