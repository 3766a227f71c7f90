package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestMajorVonreg(t *testing.T) {
	for _, kind := range []game.Token{game.DepleteToken, game.StrainToken} {
		s := scene.Second(t)
		me := s.Mine("majorvonreg", here)
		it := s.Theirs("academypilot", ahead(299))
		s.System(me)
		s.Use(me, "harass")
		s.Pick(it)
		s.Choose(token(kind))
		s.WantTokens(it, kind, 1)
		s.Done()
	}
}

func TestMajorVonreg_Otherwise(t *testing.T) {
	at := func(owner game.Player, place scene.Option) setting {
		return func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("majorvonreg", here)
			s.Ship(owner, "academypilot", place)
			return me, func() { s.System(me) }
		}
	}
	unoffered(t, "harass", map[string]setting{
		"beside the bullseye arc": at(game.Seat2, scene.At(490, 440, 180)),
		"too far":                 at(game.Seat2, ahead(301)),
		"a friend":                at(game.Seat1, ahead(100)),
	})
}

// emberAttacks begins an attack, with a friend of the defender at a distance of it, and lets the
// defender roll a focus result.
func emberAttacks(t *testing.T, pilot string, gap float64, wounded, kind game.Token, damage int,
) (s *scene.Scene, it *scene.Ship) {
	s = scene.Second(t)
	me := s.Mine(pilot, here)
	it = s.Theirs("bluesquadronescort", ahead(150), scene.Tokens(kind, 1))
	friend := s.Theirs("bluesquadronescort", scene.At(497+gap, 490, 180))
	if wounded == game.FocusToken {
		s.Damage(it, damage)
	} else {
		s.Damage(friend, damage)
	}
	s.Mine("academypilot", scene.At(420-40, 490, 180), scene.Damaged(1))
	s.Attack(me, it)
	s.Dice(blanks(int(s.Rolling().N))...)
	return s, it
}

// 2e.token.spend-remove
func TestEmber(t *testing.T) {
	for _, c := range []struct {
		pilot string
		gap   float64
		hurt  game.Token // focus: the defender itself, else its friend
		kind  game.Token
		n     int
		spend bool
	}{
		{"ember", 99, game.EvadeToken, game.FocusToken, 1, false},
		{"ember", 99, game.EvadeToken, game.CalculateToken, 1, false},
		{"ember", 99, game.FocusToken, game.FocusToken, 1, false},
		{"ember", 99, game.EvadeToken, game.EvadeToken, 1, true},
		{"ember", 99, game.EvadeToken, game.FocusToken, 0, true},
		{"ember", 101, game.EvadeToken, game.FocusToken, 1, true},
		{"firstorderprovocateur", 50, game.EvadeToken, game.FocusToken, 1, true},
	} {
		s, it := emberAttacks(t, c.pilot, c.gap, c.hurt, c.kind, c.n)
		name := "spend " + map[game.Token]string{game.FocusToken: "focus",
			game.CalculateToken: "calculate", game.EvadeToken: "evade"}[c.kind]
		if !c.spend {
			s.Never(it, name)
		}
		s.Dice("focus", "blank")
		if c.spend {
			s.Offered(it, name)
		}
		playOut(s)
	}
}

// He himself may spend his tokens, and so may whom someone else attacks.
func TestEmber_OnlyWhatHeAttacks(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("ember", here, scene.Tokens(game.FocusToken, 1))
	tie := s.Mine("academypilot", beside(10))
	it := s.Theirs("bluesquadronescort", ahead(150), scene.Tokens(game.FocusToken, 1),
		scene.Damaged(1))
	s.Attack(tie, it)
	s.Dice("hit", "blank")
	s.Dice("focus", "blank")
	s.Offered(it, "spend focus")
	playOut(s)
	s.Attack(me, it)
	s.Dice("focus", "blank", "blank")
	s.Offered(me, "spend focus")
	playOut(s)
}

// holoBegins plays the start of the Engagement phase with "Holo", who has tokens, and a ship of a
// side.
func holoBegins(t *testing.T, side game.Player, gap float64, kinds ...game.Token) (s *scene.Scene,
	me, it *scene.Ship,
) {
	s = scene.Second(t)
	me = s.Mine("holo", here)
	it = s.Ship(side, "bluesquadronescort", beside(gap))
	foe := s.Theirs("bluesquadronescort", scene.At(60, 880, 0))
	for _, k := range kinds {
		s.Tokens(me, k, 1)
	}
	s.Lock(foe, me)
	s.Engagement()
	return s, me, it
}

// 2e.token.transfer, 2e.token.kind-table
func TestHolo(t *testing.T) {
	for _, kind := range []game.Token{game.FocusToken, game.StrainToken, game.StressToken} {
		s, me, it := holoBegins(t, game.Seat1, 199, game.FocusToken, game.StrainToken, game.StressToken)
		s.Refused(s.Pass) // there is no may
		s.Pick(it)
		s.Choose(token(kind))
		s.WantTokens(me, kind, 0)
		s.WantTokens(it, kind, 1)
		playOut(s)
	}
}

func TestHolo_ALock(t *testing.T) {
	s, me, it := holoBegins(t, game.Seat1, 50)
	playOut(s)
	s.Is(s.State().Ships[2].Locks[0] == game.ShipAs(it.ID()), "the lock is on the other ship")
	s.WantTokens(me, game.FocusToken, 0)
}

func TestHolo_Otherwise(t *testing.T) {
	for _, c := range []struct {
		side game.Player
		gap  float64
	}{{game.Seat1, 201}, {game.Seat2, 50}} {
		s, me, it := holoBegins(t, c.side, c.gap, game.FocusToken)
		playOut(s)
		s.WantTokens(me, game.FocusToken, 1)
		s.WantTokens(it, game.FocusToken, 0)
	}
}
