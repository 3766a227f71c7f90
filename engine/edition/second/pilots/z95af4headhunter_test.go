package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// airenAttacks lets Airen Cracken attack with a ship of a side at a distance.
func airenAttacks(side game.Player, gap float64, options ...scene.Option) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("airencracken", here)
		s.Ship(side, "academypilot", append(options, beside(gap))...)
		it := s.Theirs("bluesquadronescort", ahead(150))
		return me, func() { s.Attack(me, it) }
	}
}

func TestAirenCracken(t *testing.T) {
	for _, gap := range []float64{5, 99} {
		s := scene.Second(t)
		me, play := airenAttacks(game.Seat1, gap)(s)
		play()
		await(s, me, "give an order")
		s.Use(me, "give an order")
		s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb })
		s.UseOnly("evade")
		s.Is(s.State().Ships[1].Tokens[game.EvadeToken] == 1, "an evade token")
		s.Is(s.State().Ships[1].Tokens[game.StressToken] == 1, "a stress token")
		s.Done()
	}
}

func TestAirenCracken_Otherwise(t *testing.T) {
	unoffered(t, "give an order", map[string]setting{
		"too far":  airenAttacks(game.Seat1, 101),
		"touching": airenAttacks(game.Seat1, 0),
		"an enemy": airenAttacks(game.Seat2, 50),
		"stressed": airenAttacks(game.Seat1, 50, scene.Tokens(game.StressToken, 1)),
		"he defends": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("airencracken", here)
			s.Mine("academypilot", beside(50))
			it := s.Theirs("bluesquadronescort", ahead(150))
			return me, func() { s.Attack(it, me) }
		},
	})
}

// blountAttacks lets Lieutenant Blount attack with a ship of a side at a distance of the defender.
func blountAttacks(side game.Player, gap float64, weapon string) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("lieutenantblount", here, scene.With("concussionmissiles"))
		it := s.Theirs("bluesquadronescort", ahead(150))
		s.Ship(side, "academypilot", besideTarget(gap))
		s.Lock(me, it)
		return me, func() { s.AttackWith(me, weapon, it) }
	}
}

func TestLieutenantBlount(t *testing.T) {
	s := scene.Second(t)
	me, play := blountAttacks(game.Seat1, 99, "primary")(s)
	play()
	s.Use(me, "roll another die")
	s.Dice(blanks(3)...)
	playOut(s)
}

func TestLieutenantBlount_Otherwise(t *testing.T) {
	unoffered(t, "roll another die", map[string]setting{
		"too far":   blountAttacks(game.Seat1, 101, "primary"),
		"an enemy":  blountAttacks(game.Seat2, 50, "primary"),
		"a missile": blountAttacks(game.Seat1, 50, "concussionmissiles"),
		"he himself": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("lieutenantblount", here)
			it := s.Theirs("bluesquadronescort", ahead(50))
			return me, func() { s.Attack(me, it) }
		},
	})
}

func TestNdruSuhlak(t *testing.T) {
	for _, c := range []struct {
		side   game.Player
		gap    float64
		weapon string
		dice   int
	}{
		{game.Seat1, 201, "primary", 3}, {game.Seat1, 199, "primary", 2}, {game.Seat1, 0, "primary", 2},
		{game.Seat2, 50, "primary", 3}, {game.Seat1, 201, "concussionmissiles", 3},
	} {
		s := scene.Second(t)
		me := s.Mine("ndrusuhlak", here, scene.With("concussionmissiles"))
		s.Ship(c.side, "academypilot", beside(c.gap))
		it := s.Theirs("bluesquadronescort", ahead(150))
		s.Lock(me, it)
		s.AttackWith(me, c.weapon, it)
		s.Dice(blanks(c.dice)...)
		playOut(s)
	}
}

// kaatoBegins plays the start of the Engagement phase with Kaa'to Leeachos and a ship of a side.
func kaatoBegins(side game.Player, gap float64, kinds ...game.Token) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("kaatoleeachos", here, scene.Tokens(game.FocusToken, 1))
		it := s.Ship(side, "academypilot", beside(gap))
		for _, k := range kinds {
			s.Tokens(it, k, 1)
		}
		s.Theirs("academypilot", farAway)
		return me, s.Engagement
	}
}

func TestKaatoLeeachos(t *testing.T) {
	for _, kind := range []game.Token{game.FocusToken, game.EvadeToken} {
		s := scene.Second(t)
		me, play := kaatoBegins(game.Seat1, 199, game.FocusToken, game.EvadeToken)(s)
		play()
		s.Use(me, "take a token")
		s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb })
		s.Choose(token(kind))
		s.Is(s.State().Ships[1].Tokens[kind] == 0, "the token is gone")
		s.Is(s.Of(me).Tokens[game.FocusToken]+s.Of(me).Tokens[game.EvadeToken] == 2, "two tokens")
		playOut(s)
	}
}

func TestKaatoLeeachos_Otherwise(t *testing.T) {
	unoffered(t, "take a token", map[string]setting{
		"too far":       kaatoBegins(game.Seat1, 201, game.FocusToken),
		"an enemy":      kaatoBegins(game.Seat2, 50, game.FocusToken),
		"another token": kaatoBegins(game.Seat1, 50, game.CalculateToken),
	})
}
