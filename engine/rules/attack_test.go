package rules_test

import (
	"slices"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/edition/second"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// shop returns an empty scene of second edition in which an upgrade does what a test says,
// whatever is printed on it; numbers and slots stay those of the data.
func shop(t *testing.T, def card.Def) *scene.Scene {
	t.Helper()
	e := second.Edition()
	e.Upgrades = slices.DeleteFunc(e.Upgrades, func(old card.Def) bool { return old.ID == def.ID })
	e.Upgrades = append(e.Upgrades, def)
	return scene.New(t, rules.Compile(e))
}

// blanks are n dice that show nothing.
func blanks(n int) []string { return slices.Repeat([]string{"blank"}, n) }

// wantRoll fails unless n dice are rolled now, and lets all of them show blanks.
func wantRoll(s *scene.Scene, n int) {
	s.Is(int(s.Rolling().N) == n, "%d dice, not %d", n, s.Rolling().N)
	s.Dice(blanks(n)...)
}

func TestTarget_NoFriends(t *testing.T) {
	// 2e.component.attack.no-friendly-target: of two ships in the arc only the enemy's is listed.
	s := scene.Second(t)
	ship := s.Mine("academypilot", scene.At(400, 300, 0))
	friend := s.Mine("academypilot", scene.At(370, 450, 0))
	foe := s.Theirs("academypilot", scene.At(430, 450, 0))
	s.Engage(ship)
	s.Weapon("primary")
	s.Refused(func() { s.Pick(friend) })
	s.Pick(foe)
	wantRoll(s, 2)
	wantRoll(s, 3)
	s.Done()
}

func TestTarget_FriendsAloneAreNone(t *testing.T) {
	// 2e.component.attack.no-friendly-target
	s := scene.Second(t)
	ship := s.Mine("academypilot", scene.At(400, 300, 0))
	s.Mine("academypilot", scene.At(400, 450, 0))
	s.Never(ship, "attack")
	s.Engage(ship)
	s.Done()
}

func TestWeapon_WithoutALegalTargetIsNotOffered(t *testing.T) {
	for _, locked := range []bool{true, false} {
		// 2e.attack.step1.reselect: without the lock the ship attacks otherwise, or not at all; the
		// torpedo has cost nothing.
		s := scene.Second(t)
		ship := s.Mine("bluesquadronescort", scene.At(400, 300, 0), scene.With("protontorpedoes"))
		foe := s.Theirs("academypilot", scene.At(400, 500, 0))
		if locked {
			s.Lock(ship, foe)
		} else {
			s.Never(ship, "protontorpedoes")
		}
		s.Engage(ship)
		s.Offered(ship, "primary")
		if locked {
			s.Offered(ship, "protontorpedoes")
		}
		s.Pass()
		s.WantCharges(ship, "protontorpedoes", 2)
		s.Done()
	}
}

func TestWeapon_PrimaryCostsNothing(t *testing.T) {
	// 2e.attack.primary.no-cost
	s := scene.Second(t)
	luke := s.Mine("lukeskywalker", scene.At(400, 300, 0), scene.With("protontorpedoes"),
		scene.Tokens(game.FocusToken, 1))
	foe := s.Theirs("academypilot", scene.At(400, 500, 0))
	s.Lock(luke, foe)
	s.AttackWith(luke, "primary", foe)
	s.WantForce(luke, 2)
	s.WantCharges(luke, "protontorpedoes", 2)
	s.WantTokens(luke, game.FocusToken, 1)
	s.WantLock(luke, foe, true)
	s.Dice("hit", "hit", "hit")
	s.Pass() // the lock could reroll
	s.Dice("evade", "evade", "evade")
	s.Done()
}

func TestWeapon_TwoPrimaries(t *testing.T) {
	for _, c := range []struct {
		weapon uint8
		behind bool
		dice   int
	}{{0, false, 3}, {1, true, 2}} {
		// 2e.attack.primary.two-weapons: the shuttle has one ahead and one behind.
		s := scene.Second(t)
		shuttle := s.Mine("omicrongrouppilot", scene.At(400, 400, 0))
		ahead := s.Theirs("academypilot", scene.At(400, 600, 0))
		behind := s.Theirs("academypilot", scene.At(400, 200, 0))
		s.Engage(shuttle)
		s.Choose(func(ch game.Choice) bool {
			return ch.Verb == game.WeaponVerb && ch.Item == c.weapon
		})
		target, other := ahead, behind
		if c.behind {
			target, other = behind, ahead
		}
		s.Refused(func() { s.Pick(other) })
		s.Pick(target)
		wantRoll(s, c.dice)
		wantRoll(s, 3)
		s.Done()
	}
}

func TestWeapon_SpecialInsteadOfPrimary(t *testing.T) {
	// 2e.attack.special.instead: after the torpedo no other attack is offered.
	s := scene.Second(t)
	ship := s.Mine("bluesquadronescort", scene.At(400, 300, 0), scene.With("protontorpedoes"))
	foe := s.Theirs("academypilot", scene.At(400, 500, 0))
	s.Lock(ship, foe)
	s.AttackWith(ship, "protontorpedoes", foe)
	s.Dice(blanks(4)...)
	s.Pass()
	s.Dice(blanks(3)...)
	s.Done()
}

func TestWeapon_NeedsAToken(t *testing.T) {
	for _, c := range []struct {
		need  card.WeaponTerms
		token game.Token
		usual bool
	}{
		// 2e.attack.special.requirement.focus
		{card.WeaponTerms{Focus: true}, game.FocusToken, true},
		{card.WeaponTerms{Focus: true}, game.CalculateToken, false},
		// 2e.attack.special.requirement.calculate
		{card.WeaponTerms{Calculate: true}, game.CalculateToken, true},
		{card.WeaponTerms{Calculate: true}, game.FocusToken, false},
	} {
		// 2e.attack.special.requirement-token-not-history: the ship has performed no action.
		s := shop(t, card.Def{ID: "protontorpedoes", Weapon: &c.need})
		ship := s.Mine("bluesquadronescort", scene.At(400, 300, 0), scene.With("protontorpedoes"),
			scene.Tokens(c.token, 1))
		s.Theirs("academypilot", scene.At(400, 500, 0))
		if !c.usual {
			s.Never(ship, "protontorpedoes")
		}
		s.Engage(ship)
		if c.usual {
			s.Offered(ship, "protontorpedoes")
		}
		s.Pass()
		s.Done()
	}
}

func TestWeapon_TheTokenOfAnActionIsGone(t *testing.T) {
	// 2e.attack.special.requirement-token-not-history: it focused, but has the token no more.
	s := shop(t, card.Def{ID: "protontorpedoes", Weapon: &card.WeaponTerms{Focus: true}})
	ship := s.Mine("bluesquadronescort", scene.At(400, 300, 0), scene.With("protontorpedoes"))
	s.Theirs("academypilot", scene.At(400, 500, 0))
	s.Perform(ship, 0, game.FocusAction)
	s.Use(ship, "focus")
	s.Tokens(ship, game.FocusToken, -1)
	s.Never(ship, "protontorpedoes")
	s.Engage(ship)
	s.Pass()
	s.Done()
}

// telling returns a ship card that may be used while it attacks with a weapon of an arc.
func telling(pilot string, arc geom.Arc) card.Def {
	return card.Def{ID: pilot, Abilities: []card.Ability{{
		Name: "tell", When: card.ModifyAttack,
		If: []card.Cond{card.AttackWith(card.ArcsOf(arc))},
		Do: []card.Op{card.AddResult(card.AttackDice, card.Focus)},
	}}}
}

func TestAttack_IsOfTheArcOfItsWeapon(t *testing.T) {
	for _, arc := range []geom.Arc{geom.FrontArc, geom.BullseyeArc} {
		// 2e.attack.arc-type-is-weapon-symbol: straight ahead the target is in the bullseye arc
		// too, but the weapon is of the front arc.
		s := lab(t, telling("wedgeantilles", arc))
		wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
		foe := s.Theirs("academypilot", scene.At(400, 500, 180))
		s.WantInArc(wedge, foe, geom.BullseyeArc, 2)
		s.Attack(wedge, foe)
		s.Dice(blanks(3)...)
		if arc == geom.FrontArc {
			s.Use(wedge, "tell")
		}
		s.NotOffered(wedge, "tell")
		s.Dice(blanks(3)...)
		s.Done()
	}
}

func TestAttack_OfATurretIsNoFrontArcAttack(t *testing.T) {
	// 2e.attack.arc-type-is-weapon-symbol: though the turret points ahead.
	s := lab(t, telling("rebelscout", geom.FrontArc))
	hawk := s.Mine("rebelscout", scene.At(400, 300, 0))
	foe := s.Theirs("academypilot", scene.At(400, 500, 180))
	s.Turret(hawk, geom.FrontArc)
	s.Never(hawk, "tell")
	s.Attack(hawk, foe)
	wantRoll(s, 2)
	wantRoll(s, 3)
	s.Done()
}

func TestDefender_StaysTheSame(t *testing.T) {
	// 2e.attack.step1.defender-fixed: though it is moved out of arc and range meanwhile.
	away := func(x *game.Exec) { x.Ship(x.Attack().Defender).Pose.X += 400 * geom.Millimeter }
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{{
		Name: "push", When: card.AfterDefender, Must: true,
		Do: []card.Op{card.Run("push", away)},
	}}})
	wedge := s.Mine("wedgeantilles", scene.At(300, 300, 0))
	foe := s.Theirs("academypilot", scene.At(300, 500, 180))
	s.Attack(wedge, foe)
	s.WantInArc(wedge, foe, geom.FrontArc, -1)
	s.Dice("hit", "blank", "blank")
	s.Dice(blanks(3)...) // range 2, as it was declared
	s.WantDamage(foe, 1)
	s.Done()
}

func TestDisarmed_StillEngages(t *testing.T) {
	// 2e.token.disarm.still-engages: what it may do before it engages it does.
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{{
		Name: "think", When: card.BeforeEngage,
		Do: []card.Op{gain(game.FocusToken)},
	}}})
	wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0), scene.Tokens(game.DisarmToken, 1))
	s.Theirs("academypilot", scene.At(400, 500, 180))
	s.Never(wedge, "attack")
	s.Engage(wedge)
	s.Use(wedge, "think")
	s.WantTokens(wedge, game.FocusToken, 1)
	s.Done()
}

func TestObstructed_AtRange0(t *testing.T) {
	for _, c := range []struct {
		x       float64 // of a debris cloud
		defense int
	}{{438, 4}, {300, 3}} {
		// 2e.obstruction.range-0-target: the bases touch along 2 mm only, from x 437 to 439.
		s := lab(t, card.Def{ID: "wedgeantilles", Mods: []card.Mod{
			card.Permits(game.AtRangeZero).If(card.Attacking)}})
		s.Obstacle("yt2400debris0", scene.At(c.x, 320, 0))
		wedge := s.Mine("wedgeantilles", scene.At(419, 300, 0))
		foe := s.Theirs("academypilot", scene.At(457, 340, 0))
		s.WantTouching(wedge, foe, true)
		s.Attack(wedge, foe)
		wantRoll(s, 3)
		wantRoll(s, c.defense)
		s.Done()
	}
}

func TestWeapon_ThatReachesRange0(t *testing.T) {
	for _, weapon := range []string{"hotshottailblaster", "protontorpedoes"} {
		// 2e.attack.special.range-requirement: the blaster's ranges begin at 0, so that it can
		// attack a ship that it touches, which a torpedo cannot (2e.attack.range.0-forbidden).
		s := shop(t, card.Def{ID: weapon, Weapon: &card.WeaponTerms{}})
		ship := s.Mine("cavernangelszealot", scene.At(400, 300, 0), scene.With(weapon))
		y := 340.0
		if weapon == "hotshottailblaster" {
			y = 260
		}
		foe := s.Theirs("academypilot", scene.At(400, y, 0))
		if weapon == "protontorpedoes" {
			s.Never(ship, "attack")
			s.Engage(ship)
			s.Done()
			continue
		}
		s.AttackWith(ship, weapon, foe)
		wantRoll(s, 2)
		wantRoll(s, 3)
		s.Done()
	}
}

func TestMove_StationaryOfAnEnemy(t *testing.T) {
	// 2e.attack.enemy-moves-reaction-targets
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{{
		Name: "snap shot", When: card.AfterManeuver, By: []card.Cond{card.Enemy},
		Do: []card.Op{rules.Attack(card.Self, rules.Bonus)},
	}}})
	wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
	hawk := s.Theirs("rebelscout", scene.At(400, 500, 0))
	s.Activate(hawk, "0 stationary")
	s.Use(wedge, "snap shot")
	s.Declare("primary", hawk)
	wantRoll(s, 3)
	wantRoll(s, 2)
	rest(s)
	s.Done()
}

func TestWeapon_OfTheSideThatIsUp(t *testing.T) {
	for side, legal := range map[int]bool{1: true, 2: false} {
		// 2e.attack.special.instead: the attack is on the first side of the card.
		s := shop(t, card.Def{ID: "drillbeak", Weapon: &card.WeaponTerms{}})
		ship := s.Mine("bluesquadronescort", scene.At(400, 400, 0), scene.With("drillbeak"))
		foe := s.Theirs("academypilot", scene.At(400, 300, 0))
		s.CardSide(ship, "drillbeak", side)
		if !legal {
			s.Never(ship, "attack")
			s.Engage(ship)
			s.Done()
			continue
		}
		s.AttackWith(ship, "drillbeak", foe)
		wantRoll(s, 3)
		wantRoll(s, 3)
		s.Done()
	}
}

func TestAttack_TreatedAsHitting(t *testing.T) {
	for _, struck := range []bool{true, false} {
		// 2e.attack.homing.skip-steps: no dice are rolled or modified, so that the deplete and the
		// strain token stay; it hits, and there is nothing to suffer.
		s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
			{Name: "strike", When: card.AfterDefender,
				Do: []card.Op{card.AutoHit()}},
			{Name: "boast", When: card.AfterAttack, If: []card.Cond{card.AttackHit},
				Do: []card.Op{gain(game.EvadeToken)}},
		}})
		wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0), scene.Tokens(game.FocusToken, 1),
			scene.Tokens(game.DepleteToken, 1))
		foe := s.Theirs("academypilot", scene.At(400, 500, 0), scene.Tokens(game.StrainToken, 1))
		s.Attack(wedge, foe)
		n := 0
		if struck {
			s.Use(wedge, "strike")
			s.Use(wedge, "boast")
			n = 1
		} else {
			s.Pass()
			wantRoll(s, 2)
			wantRoll(s, 2)
		}
		s.WantTokens(wedge, game.DepleteToken, n)
		s.WantTokens(foe, game.StrainToken, n)
		s.WantDamage(foe, 0)
		s.Done()
	}
}
