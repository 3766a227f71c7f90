package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestFormedUp_RemovesARedToken(t *testing.T) {
	each(t, map[string]struct {
		friends []string // the pilots at range 1, to both sides
		cards   []string // what each of them bears
		gap     float64
		enemies bool
		stress  int
		offered bool
	}{
		"two TIE/ln fighters":  {[]string{tie, tie}, []string{"hate", "hate"}, 100, false, 1, true},
		"one with the card":    {[]string{xwing}, []string{"formedup-rsl"}, 100, false, 1, true},
		"one TIE/ln fighter":   {[]string{tie, xwing}, []string{"hate", "hate"}, 100, false, 1, false},
		"range 2":              {[]string{tie, tie}, []string{"hate", "hate"}, 101, false, 1, false},
		"the card at range 2":  {[]string{xwing}, []string{"formedup-rsl"}, 101, false, 1, false},
		"enemies":              {[]string{tie, tie}, []string{"hate", "formedup-rsl"}, 100, true, 1, false},
		"nothing but its lock": {[]string{tie, tie}, []string{"hate", "hate"}, 100, false, 0, false},
	}, func(t *testing.T, c struct {
		friends []string
		cards   []string
		gap     float64
		enemies bool
		stress  int
		offered bool
	}) {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With("formedup-rsl"), scene.Tokens(game.StressToken, c.stress))
		s.Lock(s.Theirs(tie, north), ship)
		owner := game.Seat1
		if c.enemies {
			owner = game.Seat2
		}
		for i, pilot := range c.friends {
			s.Ship(owner, pilot, scene.At(line+[]float64{1, -1}[i]*(40+c.gap), 300, 0), scene.With(c.cards[i]))
		}
		if !c.offered {
			s.Never(ship, "close ranks")
			s.End()
			s.Done()
			return
		}
		s.End()
		s.Use(ship, "close ranks")
		s.ChooseNamed("stress")
		s.WantTokens(ship, game.StressToken, 0)
		s.Done()
	})
}

func TestNotorious_StrainsTheAttacker(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("notorious"))
	enemy := s.Theirs(xwing, north)
	s.Attack(enemy, ship)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank")
	s.Use(ship, "strain the attacker")
	s.WantTokens(enemy, game.StrainToken, 1)
	s.WantCharges(ship, "notorious", 1)
	s.Attack(ship, enemy)
	s.Dice("blank", "blank", "hit")
	s.Use(ship, "reroll a blank")
	s.Refused(func() { s.Number(2) })
	s.Number(1)
	s.Dice("focus")
	s.WantAttackDice("focus", "blank", "hit")
	s.Dice("evade") // 2e.token.strain.effect
	s.Done()
}

func TestNotorious_NotOffered(t *testing.T) {
	refused(t, "notorious", "strain the attacker", true, map[string]bout{
		"no charge":       {lay: func(s *scene.Scene, ship, _ *scene.Ship) { s.Charges(ship, "notorious", 0) }},
		"behind the ship": {at: scene.At(line, 100, 0)},
	})
	refused(t, "notorious", "strain the attacker", false, map[string]bout{"its own attack": {}})
	s, ship, other := duel(t, "notorious")
	friend := s.Mine(xwing, scene.At(line+50, 300, 0))
	s.Never(ship, "strain the attacker")
	s.Attack(other, friend)
	play(s, nil, nil)
	s.Done()
	refused(t, "notorious", "reroll a blank", false, map[string]bout{
		"not strained": {},
		"no blank": {lay: func(s *scene.Scene, _, other *scene.Ship) { s.Tokens(other, game.StrainToken, 1) },
			dice: faces("focus", "focus", "focus")},
	})
}

func TestStarbirdSlash_StrainsWhomItFlewThrough(t *testing.T) {
	each(t, map[string]struct {
		heading float64 // of the enemy
		strain  int     // of the ship itself
	}{"past its guns": {0, 1}, "behind its back": {180, 0}}, func(t *testing.T, c struct {
		heading float64
		strain  int
	}) {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With("starbirdslash"))
		enemy := s.Theirs(tie, scene.At(line, 430, c.heading))
		aside := s.Theirs(tie, scene.At(line+50, 430, 0))
		s.Activate(ship, "5 straight")
		s.Use(ship, "slash")
		s.Refused(func() { s.Pick(aside) })
		s.Pick(enemy)
		s.WantTokens(enemy, game.StrainToken, 1)
		s.WantTokens(ship, game.StrainToken, c.strain)
		s.Pass() // the action
		s.Done()
	})
}

func TestStarbirdSlash_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		mine, blocked bool
		x             float64
	}{
		"a friend": {true, false, line}, "partial": {false, true, line}, "beside it": {false, false, line + 50},
	}, func(t *testing.T, c struct {
		mine, blocked bool
		x             float64
	}) {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With("starbirdslash"))
		s.Ship(side(c.mine), tie, scene.At(c.x, 430, 0))
		if c.blocked {
			s.Theirs(tie, scene.At(line, 540, 0))
		}
		s.Never(ship, "slash")
		s.Activate(ship, "5 straight")
		play(s, nil, nil)
		s.Done()
	})
}

func TestTreacherous_CancelsAResult(t *testing.T) {
	each(t, map[string]game.Player{"a friend": game.Seat1, "an enemy": game.Seat2},
		func(t *testing.T, owner game.Player) {
			s := scene.Second(t)
			ship := s.Mine(xwing, south, scene.With("treacherous"))
			shield := s.Ship(owner, tie, scene.At(line, 400, 90))
			aside := s.Mine(tie, scene.At(line+100, 400, 90))
			s.Attack(s.Theirs(xwing, north), ship)
			s.Dice("hit", "crit", "blank")
			s.Dice("blank", "blank")
			s.Use(ship, "hide behind a ship")
			s.Refused(func() { s.Pick(aside) })
			s.Pick(shield)
			s.Face("crit")
			s.WantShields(ship, 1)
			s.WantTokens(shield, game.StrainToken, 1)
			s.WantCharges(ship, "treacherous", 0)
			s.Done()
		})
}

func TestTreacherous_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		x       float64
		charges int
		die     string
	}{
		"no one between": {line + 100, 1, "hit"}, "no charge": {line, 0, "hit"}, "no result": {line, 1, "focus"},
	}, func(t *testing.T, c struct {
		x       float64
		charges int
		die     string
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("treacherous"))
		s.Charges(ship, "treacherous", c.charges)
		s.Mine(tie, scene.At(c.x, 400, 90))
		s.Never(ship, "hide behind a ship")
		s.Attack(s.Theirs(xwing, north), ship)
		play(s, faces(c.die), nil)
		s.Done()
	})
}

func TestTreacherous_RecoversWhenAShipFalls(t *testing.T) {
	each(t, map[string]struct {
		x       float64
		charges int
	}{"range 3": {line + 340, 1}, "beyond": {line + 341, 0}}, func(t *testing.T, c struct {
		x       float64
		charges int
	}) {
		for _, owner := range []game.Player{game.Seat1, game.Seat2} {
			s := scene.Second(t)
			ship := s.Ship(owner, tie, scene.At(c.x, 500, 180), scene.With("treacherous"))
			s.Charges(ship, "treacherous", 0)
			avenge(s, s.Mine(xwing, south), s.Theirs(tie, north, scene.Damaged(2)))
			s.WantCharges(ship, "treacherous", c.charges)
			s.Done()
		}
	})
}
