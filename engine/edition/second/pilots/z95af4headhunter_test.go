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

// 2e.dock.emergency.can-still-engage
func TestNashtahPup(t *testing.T) {
	s := scene.Second(t)
	carrier := s.Mine("bossk", scene.At(457, 457, 0), scene.With("houndstooth"), scene.Shields(0), scene.Damaged(8))
	pup := s.Mine("nashtahpup", scene.Docked(carrier))
	s.Theirs("soontirfel", scene.At(457, 650, 180)) // of initiative 6
	prey := s.Theirs("bluesquadronescort", scene.At(457, 250, 180))
	s.WantInitiative(pup, 0)
	s.Engagement()
	s.Declare("primary", carrier)
	s.Dice("hit", "hit", "blank")
	s.Dice("blank")
	s.ChooseNamed("from the rear guides")
	s.WantShields(pup, 1)
	s.Maneuver("1 straight")
	s.WantInitiative(pup, 4)
	s.Declare("primary", prey) // it engages as Bossk would have
	s.Dice("crit", "blank", "blank")
	s.Dice("blank", "blank")
	s.Use(pup, "add hits")
	s.Face("crit")
	playOut(s)
	s.WantShields(prey, 0)
}

// It has the charges that Doctor Aphra had left, and spends its own.
func TestNashtahPup_Charges(t *testing.T) {
	s := scene.Second(t)
	carrier := s.Mine("doctoraphra", scene.At(457, 457, 0), scene.With("houndstooth"), scene.Shields(0), scene.Damaged(8))
	pup := s.Mine("nashtahpup", scene.Docked(carrier), scene.Tokens(game.FocusToken, 3))
	s.Charges(carrier, "doctoraphra", 1)
	ace := s.Theirs("soontirfel", scene.At(457, 650, 180))
	near := s.Theirs("academypilot", scene.At(400, 320, 180))
	s.Attack(ace, carrier)
	s.Dice("hit", "hit", "blank")
	s.Dice("blank")
	s.ChooseNamed("from the rear guides")
	s.Maneuver("1 straight")
	s.Done()
	s.Engage(pup)
	s.Use(pup, "unsettle")
	s.Choose(token(game.FocusToken))
	s.Pick(near)
	s.WantTokens(near, game.StressToken, 1)
	playOut(s)
	s.Tokens(near, game.StressToken, 0)
	s.Engage(pup)
	never(s, pup, "unsettle") // the only charge is spent
}

// It is docked from the beginning, deploys in no System phase, and has no ability of a ship in play.
func TestEscapeCraft(t *testing.T) {
	s := scene.Second(t)
	carrier := s.Mine("bossk", scene.With("houndstooth"))
	pup := s.Mine("nashtahpup")
	other := s.Mine("binayrepirate")
	tie := s.Theirs("academypilot")
	s.Setup()
	s.Choose(firstPlayer)
	s.WantDocked(pup, carrier) // and no one is asked about the other: there is no room
	s.Place(other, 600, 50, 0)
	s.Place(tie, 457, 880, 180)
	s.Place(carrier, 457, 50, 0)
	s.Systems()
	s.WantInitiative(pup, 0)
	playOut(s)
	s.WantDocked(pup, carrier)
	s.NoEvent(game.Deployed)
}
