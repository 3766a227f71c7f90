package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// julMoves lets a ship boost or focus while Jul Jerjerrod has tokens.
func julMoves(action game.Action, who string, charges int, kinds ...game.Token) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("juljerjerrod", here)
		mover := me
		if who != "juljerjerrod" {
			mover = s.Mine(who, beside(150))
		}
		s.Lock(s.Theirs("academypilot", ahead(250)), me)
		s.Charges(me, "juljerjerrod", charges)
		s.PrintActions(me, "focus", "boost") // both white
		for _, k := range kinds {
			s.Tokens(me, k, 1)
		}
		return me, func() {
			s.Perform(mover, game.AsWhite, action)
			if action == game.BoostAction {
				s.Use(mover, "boost")
				s.Maneuver("1 straight")
			} else {
				s.Use(mover, "focus")
			}
		}
	}
}

// 2e.token.kind-table
func TestJulJerjerrod(t *testing.T) {
	kinds := []game.Token{game.IonToken, game.DisarmToken, game.StrainToken}
	for _, kind := range kinds {
		s := scene.Second(t)
		me, play := julMoves(game.BoostAction, "juljerjerrod", 2, kinds...)(s)
		play()
		s.Use(me, "shake it off")
		s.Refused(func() { s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb }) })
		s.Choose(token(kind))
		s.WantCharges(me, "juljerjerrod", 1)
		playOut(s)
		for _, k := range kinds {
			left := 1
			if k == kind {
				left = 0
			}
			s.WantTokens(me, k, left)
		}
	}
}

func TestJulJerjerrod_Otherwise(t *testing.T) {
	const jul = "juljerjerrod"
	unoffered(t, "shake it off", map[string]setting{
		"only a lock":      julMoves(game.BoostAction, jul, 2),
		"only a green one": julMoves(game.BoostAction, jul, 2, game.EvadeToken),
		"without a charge": julMoves(game.BoostAction, jul, 0, game.IonToken),
		"another action":   julMoves(game.FocusAction, jul, 2, game.IonToken),
		"a friend boosts":  julMoves(game.BoostAction, "firstordercadet", 2, game.IonToken),
	})
}

// scorchWatches lets a ship attack at a distance of "Scorch" with a weapon.
func scorchWatches(attacker string, gap float64, weapon string, faces ...string) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("scorch-tiesebomber", beside(gap))
		friend := s.Mine(attacker, here, scene.With("concussionmissiles"))
		it := s.Theirs("bluesquadronescort", ahead(150))
		s.Lock(friend, it)
		return me, func() {
			s.AttackWith(friend, weapon, it)
			s.Dice(faces...)
		}
	}
}

func TestScorchBomber(t *testing.T) {
	s := scene.Second(t)
	me, play := scorchWatches("sienarjaemustestpilot", 99, "primary", "hit", "hit")(s)
	play()
	it := game.ShipID(2)
	s.Use(me, "rattle")
	s.Face("hit")
	s.WantAttackDice("hit")
	s.Pass() // the lock
	s.Is(s.State().Ships[it].Tokens[game.StrainToken] == 0, "no strain token yet")
	s.Dice("evade", "blank")
	s.Is(s.State().Ships[it].Tokens[game.StrainToken] == 1, "a strain token after defending")
	s.Done()
}

func TestScorchBomber_Declined(t *testing.T) {
	s := scene.Second(t)
	_, play := scorchWatches("sienarjaemustestpilot", 99, "primary", "hit", "hit")(s)
	play()
	playOut(s)
	s.Is(s.State().Ships[2].Tokens[game.StrainToken] == 0, "no strain token")
}

func TestScorchBomber_OnlyThatAttack(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("scorch-tiesebomber", here)
	friend := s.Mine("sienarjaemustestpilot", beside(50))
	it := s.Theirs("bluesquadronescort", ahead(150))
	s.Attack(me, it)
	s.Dice("hit", "hit")
	s.Use(me, "rattle") // his own attacks count as a friendly ship's
	s.Face("hit")
	playOut(s, "ee")
	s.WantTokens(it, game.StrainToken, 1)
	s.Attack(friend, it)
	playOut(s) // one die fewer for the strain token, which leaves
	s.WantTokens(it, game.StrainToken, 0)
}

func TestScorchBomber_Otherwise(t *testing.T) {
	const test = "sienarjaemustestpilot"
	unoffered(t, "rattle", map[string]setting{
		"too far":   scorchWatches(test, 101, "primary", "hit", "hit"),
		"no hit":    scorchWatches(test, 50, "primary", "crit", "focus"),
		"a missile": scorchWatches(test, 50, "concussionmissiles", "hit", "hit", "hit"),
		"an enemy attacks": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("scorch-tiesebomber", here)
			it := s.Theirs("bluesquadronescort", ahead(50))
			return me, func() {
				s.Attack(it, me)
				s.Dice("hit", "hit", "hit", "blank")
			}
		},
	})
}

// dreadReloads lets a ship reload, or focus, with a friend and an enemy in "Dread"'s bullseye arc.
func dreadActs(t *testing.T, who, action string, gap float64) (s *scene.Scene, friend, foe, aside *scene.Ship) {
	s = scene.Second(t)
	me := s.Mine("dread", here, scene.With("concussionmissiles"))
	actor := me
	if who != "dread" {
		actor = s.Mine(who, beside(150), scene.With("concussionmissiles"))
	}
	s.Charges(actor, "concussionmissiles", 1)
	friend = s.Mine("academypilot", ahead(50))
	foe = s.Theirs("academypilot", ahead(gap))
	aside = s.Theirs("academypilot", scene.At(400, 440, 180))
	s.Perform(actor, 0, game.ReloadAction, game.FocusAction)
	s.Use(actor, action)
	if action == "reload" {
		s.Choose(isCard)
	}
	playOut(s)
	s.WantTokens(aside, game.DepleteToken, 0)
	return s, friend, foe, aside
}

func TestDread(t *testing.T) {
	for _, c := range []struct {
		who, action     string
		gap             float64
		friend, farther int
	}{
		{"dread", "reload", 299, 1, 1},
		{"dread", "reload", 301, 1, 0},
		{"dread", "focus", 150, 0, 0},
		{"firstordercadet", "reload", 150, 0, 0},
	} {
		s, friend, foe, _ := dreadActs(t, c.who, c.action, c.gap)
		s.WantTokens(friend, game.DepleteToken, c.friend)
		s.WantTokens(foe, game.DepleteToken, c.farther)
	}
}

// breachMoves lets "Breach" fly or boost past a ship of a side, whose base is on the template or
// beside it.
func breachMoves(side game.Player, x float64, boost bool) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("breach", here)
		y := 300.0 + 60
		s.Ship(side, "academypilot", scene.At(x, y, 90))
		s.PrintActions(me, "focus", "boost")
		return me, func() {
			if !boost {
				s.Activate(me, "3 straight")
				return
			}
			s.Perform(me, 0, game.BoostAction)
			s.Use(me, "boost")
			s.Maneuver("1 straight")
		}
	}
}

func TestBreach(t *testing.T) {
	s := scene.Second(t)
	me, play := breachMoves(game.Seat2, 457, false)(s)
	play()
	s.Use(me, "lock it")
	s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb })
	s.Is(s.Of(me).Locks[0].Kind == game.ShipObject, "a lock")
	playOut(s)
}

func TestBreach_Boosts(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("breach", here)
	it := s.Theirs("academypilot", scene.At(457+36, 340, 45)) // a corner of it is on the template
	s.PrintActions(me, "focus", "boost")
	s.Perform(me, 0, game.BoostAction)
	s.Use(me, "boost")
	s.Maneuver("1 straight")
	s.Use(me, "lock it")
	s.Pick(it)
	s.WantLock(me, it, true)
	playOut(s)
}

func TestBreach_Otherwise(t *testing.T) {
	unoffered(t, "lock it", map[string]setting{
		"beside the template": breachMoves(game.Seat2, 457+41, false),
		"a friend":            breachMoves(game.Seat1, 457, false),
		"a boost past it":     breachMoves(game.Seat2, 457+41, true),
		"partial": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("breach", here)
			s.Theirs("academypilot", scene.At(457, 360, 90))
			s.Theirs("academypilot", scene.At(457, 470, 90))
			return me, func() { s.Activate(me, "3 straight") }
		},
	})
}
