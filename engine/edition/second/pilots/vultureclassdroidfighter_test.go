package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// dfs420Flies lets DFS-420 fly with a ship of a side beside the place where it arrives after speed 2.
func dfs420Flies(maneuver string, side game.Player, gap float64, stress int) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("dfs420-wat1", here, scene.Tokens(game.StressToken, stress))
		s.Ship(side, "academypilot", scene.At(497+gap, 420, 0))
		return me, func() { s.Activate(me, maneuver) }
	}
}

func TestDFS420(t *testing.T) {
	s := scene.Second(t)
	me, play := dfs420Flies("1 koiogran", game.Seat2, 95, 0)(s)
	play()
	s.Use(me, "remove stress")
	s.WantTokens(me, game.StressToken, 0)
	playOut(s)
}

func TestDFS420_RedAction(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("dfs420-wat1", here)
	s.Theirs("academypilot", ahead(99))
	s.Perform(me, game.AsRed, game.CalculateAction)
	s.Use(me, "calculate")
	s.WantTokens(me, game.StressToken, 1)
	s.Use(me, "remove stress")
	s.WantTokens(me, game.StressToken, 0)
	playOut(s)
}

func TestDFS420_Otherwise(t *testing.T) {
	unoffered(t, "remove stress", map[string]setting{
		"too far":   dfs420Flies("1 koiogran", game.Seat2, 103, 0),
		"a friend":  dfs420Flies("1 koiogran", game.Seat1, 50, 0),
		"not a red": dfs420Flies("2 straight", game.Seat2, 50, 2),
		"an enemy too far from its action": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("dfs420-wat1", here)
			s.Theirs("academypilot", ahead(101))
			return me, func() {
				s.Perform(me, game.AsRed, game.CalculateAction)
				s.Use(me, "calculate")
			}
		},
		"a white action": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("dfs420-wat1", here, scene.Tokens(game.StressToken, 1))
			s.Theirs("academypilot", ahead(50))
			return me, func() {
				s.Perform(me, game.WhileStressed, game.CalculateAction)
				s.Use(me, "calculate")
			}
		},
		"an enemy's red maneuver": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("dfs420-wat1", here, scene.Tokens(game.StressToken, 1))
			it := s.Theirs("academypilot", beside(50))
			return me, func() { s.Activate(it, "4 koiogran") }
		},
	})
}

// 2e.attack.range.0-forbidden
func TestDFS420_AtRange0(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("dfs420-wat1", here, scene.With("concussionmissiles"))
	it := s.Theirs("bluesquadronescort", ahead(0.5))
	s.Touch(me, it)
	s.Lock(me, it)
	s.Engage(me)
	s.NotOffered(me, "concussionmissiles")
	s.Declare("primary", it)
	s.Dice(blanks(int(s.Rolling().N))...)
	playOut(s)
	s.Never(it, "attack")
	s.Engage(it)
	playOut(s)
}

// preciseAttacks lets a ship attack one at a place, and rolls these faces.
func preciseAttacks(pilot string, at scene.Option, faces ...string) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("precisehunter", here)
		a := me
		if pilot != "" {
			a = s.Mine(pilot, beside(10))
		}
		it := s.Theirs("bluesquadronescort", at)
		return me, func() {
			s.Attack(a, it)
			s.Dice(faces...)
		}
	}
}

func TestPreciseHunter(t *testing.T) {
	s := scene.Second(t)
	me, play := preciseAttacks("", ahead(150), "blank", "blank")(s)
	play()
	s.Use(me, "reroll a blank")
	s.Number(1)
	s.Dice("hit")
	s.WantAttackDice("blank", "hit")
	playOut(s)
}

func TestPreciseHunter_Otherwise(t *testing.T) {
	unoffered(t, "reroll a blank", map[string]setting{
		"beside the bullseye arc": preciseAttacks("", scene.At(490, 490, 180), "blank", "hit"),
		"no blank":                preciseAttacks("", ahead(150), "hit", "focus"),
		"a friend attacks":        preciseAttacks("academypilot", ahead(150), "blank", "blank"),
	})
}

// dfs081Covers lets a ship attack one at a distance of DFS-081, which has calculate tokens.
func dfs081Covers(side game.Player, gap float64, tokens int, face string) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("dfs081", beside(gap), scene.Tokens(game.CalculateToken, 1))
		a := s.Ship(side, "bluesquadronescort", here, scene.Tokens(game.CalculateToken, tokens))
		b := s.Ship(side.Other(), "bluesquadronescort", ahead(150))
		return me, func() {
			s.Attack(b, a)
			s.Dice(face, "crit", "hit")
		}
	}
}

// 2e.attack.modify-attack-dice.defender-first
func TestDFS081(t *testing.T) {
	s := scene.Second(t)
	me, play := dfs081Covers(game.Seat1, 99, 1, "crit")(s)
	play()
	s.Use(me, "soften")
	s.WantAttackDice("hit", "hit", "hit")
	s.Is(s.State().Ships[1].Tokens[game.CalculateToken] == 0, "a token of the defender")
	s.WantTokens(me, game.CalculateToken, 1)
	playOut(s)
}

func TestDFS081_Itself(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("dfs081", here, scene.Tokens(game.CalculateToken, 1))
	it := s.Theirs("bluesquadronescort", ahead(150))
	s.Attack(it, me)
	s.Dice("crit", "crit", "hit")
	s.Use(me, "soften")
	s.WantAttackDice("hit", "hit", "hit")
	playOut(s)
}

func TestDFS081_Otherwise(t *testing.T) {
	unoffered(t, "soften", map[string]setting{
		"too far":         dfs081Covers(game.Seat1, 101, 1, "crit"),
		"an enemy":        dfs081Covers(game.Seat2, 50, 1, "crit"),
		"without a token": dfs081Covers(game.Seat1, 50, 0, "crit"),
		"no critical hit": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("dfs081", here, scene.Tokens(game.CalculateToken, 1))
			it := s.Theirs("bluesquadronescort", ahead(150))
			return me, func() {
				s.Attack(it, me)
				s.Dice("hit", "hit", "hit")
			}
		},
	})
}

var dfs081Veteran = []string{"dfs081-siegeofcoruscant", "dfs081-siegeofcoruscant-lsl"}

// dfs081Defends lets an escort attack the veteran with these results.
func dfs081Defends(id string, charges, tokens int, faces ...string) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		s.Unbuilt() // the other cards of the standard loadout
		me := s.Mine(id, here, scene.Tokens(game.CalculateToken, tokens))
		s.Charges(me, id, charges)
		it := s.Theirs("bluesquadronescort", ahead(150))
		return me, func() {
			s.Attack(it, me)
			s.Dice(faces...)
			s.Dice("blank", "blank")
		}
	}
}

func TestDFS081Veteran(t *testing.T) {
	each(t, dfs081Veteran, func(t *testing.T, id string) {
		s := scene.Second(t)
		me, play := dfs081Defends(id, 2, 2, "crit", "hit", "blank")(s)
		play()
		s.Use(me, "cancel a critical hit")
		s.Face("crit")
		s.WantCharges(me, id, 1)
		s.WantTokens(me, game.CalculateToken, 1)
		playOut(s)
		s.WantDamage(me, 1)
	})
}

func TestDFS081Veteran_Otherwise(t *testing.T) {
	id := dfs081Veteran[0]
	unoffered(t, "cancel a critical hit", map[string]setting{
		"without a charge": dfs081Defends(id, 0, 1, "crit", "blank", "blank"),
		"without a token":  dfs081Defends(id, 2, 0, "crit", "blank", "blank"),
		"no critical hit":  dfs081Defends(id, 2, 1, "hit", "blank", "blank"),
		"a friend defends": func(s *scene.Scene) (*scene.Ship, func()) {
			s.Unbuilt()
			me := s.Mine(id, beside(50), scene.Tokens(game.CalculateToken, 1))
			friend := s.Mine("academypilot", here)
			it := s.Theirs("bluesquadronescort", ahead(150))
			return me, func() {
				s.Attack(it, friend)
				s.Dice("crit", "crit", "hit")
			}
		},
	})
}

var dfs311 = []string{"dfs311", "dfs311-siegeofcoruscant", "dfs311-siegeofcoruscant-lsl"}

// dfs311Begins plays the start of the Engagement phase with DFS-311 and a ship of a side.
func dfs311Begins(id string, side game.Player, gap float64, kind game.Token) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		s.Unbuilt() // the other cards of the standard loadout
		me := s.Mine(id, here, scene.Tokens(kind, 2))
		s.Ship(side, "academypilot", beside(gap))
		s.Theirs("academypilot", scene.At(60, 880, 0))
		return me, s.Engagement
	}
}

func TestDFS311(t *testing.T) {
	each(t, dfs311, func(t *testing.T, id string) {
		for _, gap := range []float64{0, 299} {
			s := scene.Second(t)
			me, play := dfs311Begins(id, game.Seat1, gap, game.CalculateToken)(s)
			play()
			s.Use(me, "pass a calculate token")
			s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb })
			s.WantTokens(me, game.CalculateToken, 1)
			s.Is(s.State().Ships[1].Tokens[game.CalculateToken] == 1, "a calculate token")
			playOut(s)
		}
	})
}

func TestDFS311_Otherwise(t *testing.T) {
	unoffered(t, "pass a calculate token", map[string]setting{
		"too far":         dfs311Begins(dfs311[0], game.Seat1, 301, game.CalculateToken),
		"an enemy":        dfs311Begins(dfs311[0], game.Seat2, 50, game.CalculateToken),
		"without a token": dfs311Begins(dfs311[0], game.Seat1, 50, game.FocusToken),
	})
}

var haorChall = []string{"haorchallprototype", "haorchallprototype-siegeofcoruscant",
	"haorchallprototype-siegeofcoruscant-lsl"}

// haorSees lets a ship of a side at a place attack another.
func haorSees(id string, side game.Player, at, victim scene.Option) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		s.Unbuilt() // the other cards of the standard loadout
		me := s.Mine(id, here)
		a := s.Ship(side, "bluesquadronescort", at)
		b := s.Ship(side.Other(), "academypilot", victim)
		return me, func() { s.Attack(a, b) }
	}
}

func TestHaorChallPrototype(t *testing.T) {
	each(t, haorChall, func(t *testing.T, id string) {
		for _, action := range []string{"calculate", "lock"} {
			s := scene.Second(t)
			me, play := haorSees(id, game.Seat2, ahead(199), scene.At(530, 400, 0))(s)
			play()
			s.Use(me, "take advantage")
			s.NotOffered(me, "barrel roll")
			s.Use(me, action)
			if action == "lock" {
				s.Choose(func(c game.Choice) bool {
					return c.Verb == game.ObjectVerb && c.Object == game.ShipAs(1)
				})
			}
			playOut(s)
		}
	})
}

func TestHaorChallPrototype_Otherwise(t *testing.T) {
	id := haorChall[0]
	unoffered(t, "take advantage", map[string]setting{
		"too far":                 haorSees(id, game.Seat2, ahead(201), scene.At(530, 400, 0)),
		"beside the bullseye arc": haorSees(id, game.Seat2, scene.At(490, 480, 180), scene.At(530, 380, 0)),
		"a friend attacks":        haorSees(id, game.Seat1, ahead(50), scene.At(480, 200, 0)),
		"it defends itself": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine(id, here)
			it := s.Theirs("bluesquadronescort", ahead(150))
			return me, func() { s.Attack(it, me) }
		},
	})
}

// holdoutDies lets a Kelrodo-Ai Holdout with a lock and tokens be destroyed, with another ship of a side
// at a distance.
func holdoutDies(side game.Player, pilot string, gap float64, kinds ...game.Token) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("kelrodoaiholdout", here, scene.Damaged(2), scene.Tokens(game.StrainToken, 2))
		it := s.Theirs("bluesquadronescort", ahead(150))
		s.Ship(side, pilot, beside(gap))
		for _, k := range kinds {
			s.Tokens(me, k, 2)
		}
		if len(kinds) > 0 {
			s.Lock(me, it)
		}
		return me, func() {
			s.Attack(it, me)
			playOn(s, me, "hand over", []string{"hhh"})
		}
	}
}

// 2e.token.transfer
func TestKelrodoAiHoldout(t *testing.T) {
	s := scene.Second(t)
	me, play := holdoutDies(game.Seat1, "kelrodoaiholdout", 299, game.CalculateToken)(s)
	play()
	s.Use(me, "hand over")
	s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb })
	other := &s.State().Ships[1]
	s.Is(other.Tokens[game.CalculateToken] == 2, "both calculate tokens")
	s.Is(other.Tokens[game.StrainToken] == 0, "no red token")
	s.Is(other.Locks[0] == game.ShipAs(2), "the lock")
	playOut(s)
}

func TestKelrodoAiHoldout_Otherwise(t *testing.T) {
	const holdout = "kelrodoaiholdout"
	unoffered(t, "hand over", map[string]setting{
		"too far":         holdoutDies(game.Seat1, holdout, 301, game.CalculateToken),
		"an enemy":        holdoutDies(game.Seat2, holdout, 50, game.CalculateToken),
		"another ship":    holdoutDies(game.Seat1, "separatistdrone", 50, game.CalculateToken),
		"nothing to give": holdoutDies(game.Seat1, holdout, 50),
	})
}
