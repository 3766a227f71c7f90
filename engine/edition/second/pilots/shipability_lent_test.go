package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// The defender spends the token, although it is another ship's.
func TestBornForThis_TheDefenderSpends(t *testing.T) {
	s := scene.Second(t)
	s.Unbuilt()
	me := s.Mine("wolffe-siegeofcoruscant", scene.At(457, 200, 0), scene.Tokens(game.FocusToken, 1))
	obi, friend := s.Mine("obiwankenobi", beside(20)), s.Mine("academypilot", here)
	s.Attack(s.Theirs("bluesquadronescort", ahead(150)), friend)
	s.Dice("hit", "blank", "blank")
	s.Dice("focus", "blank", "blank")
	s.Use(friend, "spend focus")
	await(s, obi, "restore focus")
	s.Use(obi, "restore focus")
	s.WantTokens(friend, game.FocusToken, 1)
	s.WantTokens(me, game.FocusToken, 0)
	playOut(s)
}

func TestIntuitiveInterface(t *testing.T) {
	rolls := func(upgrades ...string) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("newrepublicpatrol", here, scene.With(upgrades...))
			s.Perform(me, 0, game.BarrelRollAction)
			s.Use(me, "barrel roll")
			s.Side(geom.Right)
			s.Position(0)
			return me
		}
	}
	const ability = "intuitive interface"
	offered(t, ability, "blank",
		situation{"a talent's action", true, rolls("experthandling")},
		situation{"of the ship's own bar", false, rolls()},
		situation{"another action", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("newrepublicpatrol", here, scene.With("experthandling"))
			s.Perform(me, 0, game.FocusAction)
			s.Use(me, "focus")
			return me
		}},
		situation{"a modification's action", true, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("newrepublicpatrol", here, scene.With("engineupgrade"))
			s.Perform(me, 0, game.BoostAction)
			s.Use(me, "boost")
			s.Maneuver("1 straight")
			return me
		}},
	)
	s := scene.Second(t)
	me := rolls("experthandling")(s)
	await(s, me, ability)
	s.Use(me, ability)
	s.NotOffered(me, "focus")
	s.Use(me, "calculate")
	s.WantTokens(me, game.CalculateToken, 1)
	playOut(s)
}

// ghost lets a VCX-100 attack an enemy ahead of it, with another one behind it and an attack shuttle
// docked or not.
func ghost(docked bool, weapon string) func(s *scene.Scene) *scene.Ship {
	return func(s *scene.Scene) *scene.Ship {
		me := s.Mine("lothalrebel", here, scene.With("ghost", "dorsalturret", "protontorpedoes"))
		at := scene.At(100, 800, 0)
		if docked {
			at = scene.Docked(me)
		}
		shuttle := s.Mine("sabinewren", at)
		s.Turret(me, geom.FrontArc)
		tie := s.Theirs("academypilot", scene.At(457, 490, 180))
		s.Theirs("academypilot", scene.At(457, 130, 0))
		s.Lock(me, tie)
		s.AttackWith(me, weapon, tie)
		return shuttle
	}
}

// tailGunned lets a VCX-100 attack the enemy behind it with the weapon of the shuttle docked to it.
func tailGunned(s *scene.Scene) *scene.Ship {
	me := s.Mine("lothalrebel", here, scene.With("ghost", "tailgun"))
	shuttle := s.Mine("sabinewren", scene.Docked(me))
	s.Attack(me, s.Theirs("academypilot", scene.At(457, 130, 0)))
	return shuttle
}

// The turret icon is a kind of upgrade, not the arc of a primary weapon (2e.attack.arc-type-is-weapon-symbol).
func TestLockedAndLoaded(t *testing.T) {
	const ability = "rear gunner"
	offered(t, ability, "blank",
		situation{"after a front arc attack", true, ghost(true, "primary")},
		situation{"not docked", false, ghost(false, "primary")},
		situation{"after a torpedo", false, ghost(true, "protontorpedoes")},
		situation{"after an attack with a turret upgrade", true, ghost(true, "dorsalturret")},
		situation{"after one, not docked", false, ghost(false, "dorsalturret")},
		situation{"after a rear arc attack", false, tailGunned},
	)
	s := scene.Second(t)
	shuttle := ghost(true, "primary")(s)
	await(s, shuttle, ability)
	s.Use(shuttle, ability)
	s.Choose(func(c game.Choice) bool { return c.Verb == game.WeaponVerb })
	n := 0
	for s.Questions() != "" && n == 0 {
		if s.Exec().Waiting(s.State()).Has(game.Chance) {
			n = int(s.Rolling().N)
			break
		}
		first := s.Exec().Ask(s.State(), s.Exec().Waiting(s.State()).First()).Options()[0]
		s.Choose(func(c game.Choice) bool { return c == first })
	}
	s.Is(n == 3, "3 dice out of the rear arc, not %d", n)
	playOut(s)
}

// lent has a ship with lenders around it defend against an attack with one focus result to change.
func lent(t *testing.T, lender string, gap float64, tokens map[game.Token]int) (s *scene.Scene,
	from, ship *scene.Ship,
) {
	s = scene.Second(t)
	s.Unbuilt()
	from = s.Mine(lender, beside(gap))
	ship = s.Mine("academypilot", here)
	foe := s.Theirs("academypilot", ahead(150))
	for kind, n := range tokens {
		s.Tokens(from, kind, n)
	}
	s.Attack(foe, ship)
	s.Dice("hit", "hit")
	s.Dice("focus", "focus", "blank")
	return s, from, ship
}

// kickback has Born for This.
const kickback = "kickback-siegeofcoruscant"

// 2e.token.spend-remove
func TestBornForThis(t *testing.T) {
	for kind, use := range map[game.Token]string{game.FocusToken: "spend focus", game.EvadeToken: "spend evade"} {
		s, from, ship := lent(t, kickback, 199, map[game.Token]int{kind: 2})
		s.Use(ship, use)
		if kind == game.EvadeToken {
			s.Face("blank")
		}
		s.WantTokens(from, kind, 1)
		s.WantTokens(from, game.StrainToken, 1)
		s.NotOffered(ship, use) // it is strained
		s.Done()
	}
}

func TestBornForThis_NotOffered(t *testing.T) {
	for _, c := range []struct {
		name   string
		lender string
		gap    float64
		tokens map[game.Token]int
	}{
		{"too far", kickback, 201, map[game.Token]int{game.FocusToken: 1}},
		{"strained", kickback, 50, map[game.Token]int{game.FocusToken: 1, game.StrainToken: 1}},
		{"other tokens", kickback, 50, map[game.Token]int{game.CalculateToken: 1}},
		{"no one lends", "academypilot", 50, map[game.Token]int{game.FocusToken: 1}},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, _, ship := lent(t, c.lender, c.gap, c.tokens)
			s.NotOffered(ship, "spend focus")
			s.NotOffered(ship, "spend calculate")
			s.Done()
		})
	}
}

func TestBornForThis_OnlyOthersWhoDefend(t *testing.T) {
	s := scene.Second(t)
	s.Unbuilt()
	s.Mine(kickback, here, scene.Tokens(game.FocusToken, 1))
	friend := s.Mine("academypilot", beside(50))
	foe := s.Theirs("academypilot", ahead(150))
	s.Attack(friend, foe)
	s.Dice("focus", "focus")
	s.NotOffered(friend, "spend focus")
	s.Dice("blank", "blank", "blank")
	s.Done()

	s = scene.Second(t) // its own focus costs no strain
	s.Unbuilt()
	from := s.Mine(kickback, here, scene.Tokens(game.FocusToken, 1))
	foe = s.Theirs("academypilot", ahead(150))
	s.Attack(foe, from)
	s.Dice("hit", "blank")
	s.Dice(append([]string{"focus"}, blanks(int(s.Rolling().N)-1)...)...)
	s.Use(from, "spend focus")
	s.WantTokens(from, game.StrainToken, 0)
	s.Done()
}
