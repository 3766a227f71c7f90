package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// sheltered lets a TIE attack a ship of mine, with Serissu at a gap beside it.
func sheltered(t *testing.T, gap float64) (s *scene.Scene, serissu *scene.Ship) {
	s, _, _ = duel{pilot: "academypilot", defends: true, also: func(s *scene.Scene, _, _ *scene.Ship) {
		serissu = s.Mine("serissu", beside(gap))
	}}.begin(t)
	return s, serissu
}

func TestSerissu(t *testing.T) {
	s, serissu := sheltered(t, 99)
	await(s, serissu, "reroll", "hh")
	s.Use(serissu, "reroll")
	s.Refused(func() { s.Number(2) })
	s.Number(1)
	s.Dice("evade")
	playOut(s)
	s, serissu, _ = duel{pilot: "serissu", defends: true}.awaits(t, "reroll", "hh")
	s.Use(serissu, "reroll") // 2e.component.friendly.range-0-of-self
	s.Number(1)
	s.Dice("evade")
	playOut(s)
	s.WantShields(serissu, 0)
}

func TestSerissu_Not(t *testing.T) {
	s, serissu := sheltered(t, 101)
	never(s, serissu, "reroll", "hh")
	duel{pilot: "serissu"}.never(t, "reroll")
	duel{pilot: "serissu", enemyIs: []scene.Option{ahead(50)}}.never(t, "reroll")
}

func TestLaetinAShera(t *testing.T) {
	for name, c := range map[string]struct {
		duel
		attack string
		want   int
	}{
		"misses":    {duel{pilot: "laetinashera"}, "b", 1},
		"hits":      {duel{pilot: "laetinashera"}, "h", 0},
		"is missed": {duel{pilot: "laetinashera", defends: true}, "b", 1},
		"is hit":    {duel{pilot: "laetinashera", defends: true}, "h", 0},
	} {
		t.Run(name, func(t *testing.T) {
			s, laetin, _ := c.begin(t)
			playOut(s, c.attack)
			s.WantTokens(laetin, game.EvadeToken, c.want)
		})
	}
	for _, defends := range []bool{false, true} {
		var laetin *scene.Ship
		s, _, _ := duel{pilot: "academypilot", defends: defends, also: func(s *scene.Scene, _, _ *scene.Ship) {
			laetin = s.Mine("laetinashera", beside(20))
		}}.begin(t)
		playOut(s)
		s.WantTokens(laetin, game.EvadeToken, 0)
	}
}

// quinn begins an Engagement phase with Quinn Jast, whose torpedoes have lost charges, and a friend
// whose missiles have.
func quinn(t *testing.T, charges int) (s *scene.Scene, quinn *scene.Ship) {
	s = scene.Second(t)
	quinn = s.Mine("quinnjast", here, scene.With("protontorpedoes"))
	s.Charges(quinn, "protontorpedoes", charges)
	s.Charges(s.Mine("cartelspacer", beside(20), scene.With("ionmissiles")), "ionmissiles", 0)
	s.Engagement()
	return s, quinn
}

func TestQuinnJast(t *testing.T) {
	s, quinn1 := quinn(t, 0)
	s.Use(quinn1, "recover a charge")
	s.Choose(func(c game.Choice) bool { return c.Verb == game.CardVerb })
	s.WantCharges(quinn1, "protontorpedoes", 1)
	s.WantTokens(quinn1, game.DisarmToken, 1)
	s.Done()
	s, quinn1 = quinn(t, 2) // nothing to recover
	never(s, quinn1, "recover a charge")
}

func TestInaldra(t *testing.T) {
	s, inaldra, _ := duel{pilot: "inaldra"}.awaits(t, "reroll", "hb")
	s.Use(inaldra, "reroll")
	s.WantShields(inaldra, 0)
	s.Number(1) // the blank
	s.Number(1) // the hit
	s.Dice("crit", "hit")
	playOut(s)
	s, inaldra, _ = duel{pilot: "inaldra", defends: true}.awaits(t, "reroll", "b", "ebb")
	s.Use(inaldra, "reroll")
	s.WantShields(inaldra, 0)
	s.Number(2)
	s.Number(1)
	s.Dice("evade", "evade", "focus")
	playOut(s)
	duel{pilot: "academypilot", beside: "inaldra"}.never(t, "reroll")
	duel{pilot: "academypilot", beside: "inaldra", defends: true}.never(t, "reroll")
}

// A TIE attacks G4R-G0R V/M, who touches a friend and an enemy.
func TestG4RG0R(t *testing.T) {
	for _, c := range []struct {
		pilot   string
		defends bool
		lost    int
	}{{"g4rgorvm", true, 1}, {"g4rgorvm", false, 0}, {"cartelspacer", true, 0}} {
		var ships []*scene.Ship
		s, me, _ := duel{pilot: c.pilot, defends: c.defends, also: func(s *scene.Scene, me, _ *scene.Ship) {
			friend := s.Mine("bluesquadronescort", beside(0.1))
			enemy := s.Theirs("bluesquadronescort", scene.At(416.9, 300, 0))
			s.Touch(me, friend)
			s.Touch(me, enemy)
			s.Mine("g4rgorvm", beside(200))
			ships = append(ships, friend, enemy, s.Mine("bluesquadronescort", behind(5)))
		}}.begin(t)
		playOut(s)
		s.WantShields(ships[0], 2-c.lost)
		s.WantShields(ships[1], 2-c.lost)
		s.WantShields(ships[2], 2) // at range 1
		s.WantShields(me, 1)
	}
}

// genesis lets Genesis Red lock a ship which has tokens.
func genesis(t *testing.T, has []scene.Option, focus, evade int) (s *scene.Scene, me *scene.Ship) {
	s = scene.Second(t)
	me = s.Mine("genesisred", here, scene.Tokens(game.FocusToken, focus), scene.Tokens(game.EvadeToken, evade),
		scene.Tokens(game.CalculateToken, 1))
	tie := s.Theirs("academypilot", append(has, ahead(150))...)
	s.Perform(me, 0, game.LockAction)
	s.Use(me, "rules: lock")
	s.Target(tie)
	return s, me
}

func TestGenesisRed(t *testing.T) {
	s, me := genesis(t, []scene.Option{scene.Tokens(game.FocusToken, 2), scene.Tokens(game.EvadeToken, 1)}, 1, 2)
	s.WantTokens(me, game.FocusToken, 2)
	s.WantTokens(me, game.EvadeToken, 1)
	s.WantTokens(me, game.CalculateToken, 1)
	s.Done()
	s, me = genesis(t, []scene.Option{scene.Tokens(game.EvadeToken, 1)}, 1, 0)
	s.WantTokens(me, game.FocusToken, 0)
	s.WantTokens(me, game.EvadeToken, 1)
	s.Done()
	s, me = genesis(t, nil, 0, 1)
	s.WantTokens(me, game.EvadeToken, 0)
	s.Done()
	s = scene.Second(t) // another ship locks
	me = s.Mine("genesisred", beside(50), scene.Tokens(game.FocusToken, 1))
	friend := s.Mine("cartelspacer", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Perform(friend, 0, game.LockAction)
	s.Use(friend, "rules: lock")
	s.Target(tie)
	s.WantTokens(me, game.FocusToken, 1)
	s.Done()
}
