package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// maulAttacks lets Darth Maul attack a TIE, with another beside it or alone.
func maulAttacks(t *testing.T, force int, two bool, roll string) (s *scene.Scene, maul, tie, other *scene.Ship) {
	s, maul, tie = duel{pilot: "darthmaul", has: []scene.Option{scene.Force(force)},
		also: func(s *scene.Scene, _, _ *scene.Ship) {
			if two {
				other = s.Theirs("academypilot", scene.At(520, 490, 180))
			}
		}}.begin(t)
	s.Dice(append([]string{roll}, "blank", "blank")...)
	return s, maul, tie, other
}

// 2e.attack.bonus.one-per-round
func TestDarthMaul(t *testing.T) {
	s, maul, tie, other := maulAttacks(t, 2, true, "hit")
	await(s, maul, "attack again")
	s.Use(maul, "attack again")
	s.WantForce(maul, 0)
	s.Refused(s.Pass)
	s.Weapon("primary")
	s.Refused(func() { s.Pick(tie) })
	s.Pick(other)
	playOut(s, "h")
	s.WantDamage(other, 1)

	s, maul, tie, _ = maulAttacks(t, 2, false, "blank")
	await(s, maul, "attack again")
	s.Use(maul, "attack again")
	s.Declare("primary", tie)
	playOut(s, "h")
	s.WantDamage(tie, 1)
}

func TestDarthMaul_Not(t *testing.T) {
	s, maul, _, _ := maulAttacks(t, 1, true, "hit")
	never(s, maul, "attack again")
	s, maul, _, _ = maulAttacks(t, 2, false, "hit")
	never(s, maul, "attack again")
	duel{pilot: "darthmaul", defends: true}.never(t, "attack again")
}

// 2e.token.kind-table
func TestCountDooku(t *testing.T) {
	has := []scene.Option{scene.Tokens(game.StressToken, 1), scene.Tokens(game.TractorToken, 1)}
	s, dooku, _ := duel{pilot: "countdooku", has: has, defends: true}.awaits(t, "remove a token")
	s.Use(dooku, "remove a token")
	s.Refused(func() { s.Choose(token(game.TractorToken)) })
	s.Choose(token(game.StressToken))
	s.WantTokens(dooku, game.StressToken, 0)
	s.WantForce(dooku, 2)
	playOut(s)

	s, dooku, _ = duel{pilot: "countdooku"}.awaits(t, "countdooku: act", "h")
	s.Use(dooku, "act")
	s.WantForce(dooku, 2)
	s.Use(dooku, "rules: focus")
	s.WantTokens(dooku, game.FocusToken, 1)
	playOut(s)
}

func TestCountDooku_Not(t *testing.T) {
	strapped := scene.Tokens(game.StressToken, 1)
	const remove = "remove a token"
	for name, c := range map[string]struct {
		duel
		ability, roll string
	}{
		"attacked from behind": {duel{has: []scene.Option{strapped}, enemyIs: []scene.Option{behind(150)}, defends: true}, remove, ""},
		"no such token":        {duel{has: []scene.Option{scene.Tokens(game.TractorToken, 1)}, defends: true}, remove, ""},
		"without Force":        {duel{has: []scene.Option{strapped, scene.Force(0)}, defends: true}, remove, ""},
		"he attacks":           {duel{has: []scene.Option{strapped}}, remove, "h"},
		"he misses":            {duel{}, "countdooku: act", ""},
		"he is hit":            {duel{defends: true}, "countdooku: act", "h"},
		"hits without Force":   {duel{has: []scene.Option{scene.Force(0)}}, "countdooku: act", "h"},
	} {
		t.Run(name, func(t *testing.T) {
			c.pilot = "countdooku"
			c.never(t, c.ability, c.roll)
		})
	}
}

func TestO66(t *testing.T) {
	calculating := []scene.Option{scene.Tokens(game.CalculateToken, 1)}
	s, droid, _ := duel{pilot: "066", has: calculating, defends: true}.awaits(t, "066: act")
	s.Use(droid, "act")
	s.WantTokens(droid, game.CalculateToken, 0)
	s.Use(droid, "rules: lock")
	playOut(s)
	duel{pilot: "066", defends: true}.never(t, "066: act")
	duel{pilot: "066", has: calculating}.never(t, "066: act")
	duel{pilot: "academypilot", beside: "066", defends: true, has: []scene.Option{scene.At(400, 300, 0)}}.never(t, "066: act")
}
