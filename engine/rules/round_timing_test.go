package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// watch returns an ability of any ship that may be used when any dial is revealed.
func watch(name string, ops ...card.Op) card.Ability {
	return card.Ability{Name: name, When: card.AfterReveal, By: []card.Cond{card.Anyone}, Do: ops}
}

// gain gives the ship whose ability it is a token.
func gain(token game.Token) card.Op { return card.Gain(card.Self, 1, card.KindOf(token)) }

func TestQueue_ThePlayersInTheirOrder(t *testing.T) {
	for _, first := range []game.Player{game.Seat1, game.Seat2} {
		// 2e.timing.player-order: the first player is through before the other is asked.
		// 2e.timing.queue: each orders their own.
		s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
			watch("a", gain(game.FocusToken)), watch("b", gain(game.EvadeToken))}})
		s.First(first)
		ships := [2]*scene.Ship{
			s.Mine("wedgeantilles", scene.At(400, 300, 0)),
			s.Theirs("wedgeantilles", scene.At(400, 700, 180)),
		}
		s.Activate(ships[0], "2 straight")
		for _, p := range []game.Player{first, first.Other()} {
			s.NotOffered(ships[p.Other()], "a")
			s.NotOffered(ships[p.Other()], "b")
			s.Use(ships[p], "b")
			s.Use(ships[p], "a")
		}
		rest(s)
		s.Done()
	}
}

func TestQueue_WhatAnAbilityTriggersComesNext(t *testing.T) {
	// 2e.timing.queue.new-go-first: the token that "a" gives triggers "echo", which comes before
	// the other ability that was waiting, though the other player's.
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
		watch("a", gain(game.EvadeToken)),
		{Name: "echo", When: card.AfterGain,
			If: []card.Cond{card.About(card.EvadeToken)},
			Do: []card.Op{gain(game.CalculateToken)}},
	}}, card.Def{ID: "jekporkins", Abilities: []card.Ability{watch("b", gain(game.FocusToken))}})
	wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
	wing := s.Mine("jekporkins", scene.At(500, 300, 0))
	s.Activate(wedge, "2 straight")
	s.Offered(wing, "b")
	s.Use(wedge, "a")
	s.NotOffered(wing, "b")
	s.Use(wedge, "echo")
	s.Use(wing, "b")
	rest(s)
	s.Done()
}

func TestQueue_RequirementsWhenItHappens(t *testing.T) {
	// 2e.timing.queue.requirements-when-added: "b" needs the token that "a" gives, but there was
	// none when the dial was revealed.
	has := watch("b", gain(game.CalculateToken))
	has.If = []card.Cond{card.Has(card.EvadeToken)}
	for _, evade := range []int{0, 1} {
		s := lab(t, card.Def{ID: "wedgeantilles",
			Abilities: []card.Ability{watch("a", gain(game.EvadeToken)), has}})
		wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0),
			scene.Tokens(game.EvadeToken, evade))
		s.Activate(wedge, "2 straight")
		s.Use(wedge, "a")
		if evade > 0 {
			s.Use(wedge, "b")
		}
		s.NotOffered(wedge, "b")
		rest(s)
		s.Done()
	}
}

func TestQueue_RequirementsWhenItIsResolved(t *testing.T) {
	// 2e.timing.queue.requirements-when-resolved: "a" takes the token that "b" needs.
	has := watch("b", gain(game.CalculateToken))
	has.If = []card.Cond{card.Has(card.EvadeToken)}
	s := lab(t, card.Def{ID: "wedgeantilles",
		Abilities: []card.Ability{watch("a", card.Remove(card.Self, 1, card.EvadeToken)), has}})
	wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0), scene.Tokens(game.EvadeToken, 1))
	s.Activate(wedge, "2 straight")
	s.Offered(wedge, "b")
	s.Use(wedge, "a")
	s.NotOffered(wedge, "b")
	rest(s)
	s.Done()
}

func TestQueue_CostsArePaidWhenItIsResolved(t *testing.T) {
	// 2e.timing.queue.costs-at-resolution: both cost the one Force charge. It is there until one is
	// used, and then the other drops out.
	for _, force := range []int{1, 2} {
		s := lab(t, card.Def{ID: "lukeskywalker", Abilities: []card.Ability{
			watch("a", card.Spend(card.Self, 1, card.Force), gain(game.FocusToken)),
			watch("b", card.Spend(card.Self, 1, card.Force), gain(game.EvadeToken))}})
		ship := s.Mine("lukeskywalker", scene.At(400, 300, 0), scene.Force(force))
		s.Activate(ship, "2 straight")
		s.WantForce(ship, force)
		s.Offered(ship, "b")
		s.Use(ship, "a")
		if force == 2 {
			s.Use(ship, "b")
		}
		s.NotOffered(ship, "b")
		s.WantForce(ship, 0)
		rest(s)
		s.Done()
	}
}

func TestAbility_CostOnlyWithItsEffect(t *testing.T) {
	for _, shields := range []int{1, 2} {
		// 2e.timing.cost-only-if-effect: with all shields active, there is none to recover.
		s := lab(t, card.Def{ID: "lukeskywalker", Abilities: []card.Ability{
			watch("repair", card.Spend(card.Self, 1, card.Force),
				card.Recover(card.Self, 1, card.Shield))}})
		luke := s.Mine("lukeskywalker", scene.At(400, 300, 0), scene.Shields(shields))
		s.Activate(luke, "2 straight")
		if shields == 1 {
			s.Use(luke, "repair")
		}
		s.NotOffered(luke, "repair")
		s.WantShields(luke, 2)
		rest(s)
		s.Done()
	}
}

func TestAbility_AllPartsOrNone(t *testing.T) {
	for _, strain := range []int{1, 0} {
		// 2e.timing.partial-effect-not-allowed: "gain an evade token and remove a strain token" needs
		// the strain token.
		s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
			watch("relax", gain(game.EvadeToken), card.Remove(card.Self, 1, card.StrainToken))}})
		wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0),
			scene.Tokens(game.StrainToken, strain))
		s.Activate(wedge, "4 straight")
		if strain == 1 {
			s.Use(wedge, "relax")
		}
		s.WantTokens(wedge, game.EvadeToken, strain)
		rest(s)
		s.Done()
	}
}

func TestAbility_MayAndMust(t *testing.T) {
	may := watch("may", gain(game.FocusToken))
	must := watch("must", gain(game.EvadeToken))
	must.Must = true
	t.Run("may", func(t *testing.T) {
		// 2e.component.card.may
		s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{may}})
		wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
		s.Activate(wedge, "2 straight")
		s.Pass()
		s.WantTokens(wedge, game.FocusToken, 0)
		rest(s)
		s.Done()
	})
	t.Run("must", func(t *testing.T) {
		// 2e.component.card.mandatory-default: it is resolved without a question.
		s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{must}})
		wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
		s.Activate(wedge, "2 straight")
		s.WantTokens(wedge, game.EvadeToken, 1)
		rest(s)
		s.Done()
	})
	t.Run("both", func(t *testing.T) {
		// 2e.component.card.mandatory-default: passing does not get around it.
		s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{may, must}})
		wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
		s.Activate(wedge, "2 straight")
		s.Refused(s.Pass)
		s.Use(wedge, "must")
		s.Pass()
		rest(s)
		s.Done()
	})
}

func TestAbility_OncePerOpportunity(t *testing.T) {
	// 2e.component.card.once-per-opportunity
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
		watch("focus up", gain(game.FocusToken))}})
	wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
	tie := s.Mine("academypilot", scene.At(600, 300, 0))
	s.Activate(wedge, "2 straight")
	s.Use(wedge, "focus up")
	s.NotOffered(wedge, "focus up")
	rest(s)
	s.Activate(tie, "2 straight") // another opportunity
	s.Use(wedge, "focus up")
	rest(s)
	s.Done()
}

func TestTiming_BeforeAndAfter(t *testing.T) {
	in := func(name string, when game.Window) card.Ability {
		return card.Ability{Name: name, When: when,
			Do: []card.Op{gain(game.CalculateToken)}}
	}
	// 2e.timing.before
	// 2e.timing.after: when the maneuver is complete, with its stress.
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
		in("before", card.BeforeManeuver), in("after", card.AfterManeuver)}})
	wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
	s.Activate(wedge, "4 koiogran")
	s.WantPose(wedge, 400, 300, 0)
	s.Use(wedge, "before")
	s.WantPose(wedge, 400, 500, 180)
	s.WantTokens(wedge, game.StressToken, 1)
	s.Use(wedge, "after")
	s.Done()
}

func TestTiming_StartAndEndOfAPhase(t *testing.T) {
	in := func(name string, when game.Window) card.Ability {
		return card.Ability{Name: name, When: when, Do: []card.Op{gain(game.CalculateToken)}}
	}
	// 2e.timing.at-start: before any ship activates.
	// 2e.timing.at-end: after all have.
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
		in("start", card.StartOf(game.ActivationPhase)), in("end", card.EndOf(game.ActivationPhase))}})
	wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
	tie := s.Theirs("academypilot", scene.At(400, 700, 180))
	s.SetDial(wedge, "2 straight")
	s.SetDial(tie, "2 straight")
	s.Activation()
	s.NoEvent(game.Activated)
	s.Use(wedge, "start")
	s.Pass()
	s.Pass()
	wantOrder(s, game.Activated, tie, wedge)
	s.Use(wedge, "end")
	s.Done()
}

func TestTiming_GameEffectsFirst(t *testing.T) {
	// 2e.timing.queue.game-effect-first: the damage of the asteroid comes after the maneuver, and so
	// does the ability; the damage is first.
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{afterManeuver}})
	wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0), scene.Shields(0))
	s.Obstacle(asteroid, scene.At(400, 380, 0))
	s.Activate(wedge, "3 straight")
	s.NotOffered(wedge, "after a maneuver")
	s.Dice("hit")
	s.WantDamage(wedge, 1)
	s.Use(wedge, "after a maneuver")
	s.Done()
}

func TestTiming_ConstantAbilitiesAskNobody(t *testing.T) {
	// 2e.timing.constant-not-queued: the difficulty of all its maneuvers is changed without anyone
	// being asked.
	s := lab(t, shifted(1))
	wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
	s.Activate(wedge, "3 straight")
	s.WantTokens(wedge, game.StressToken, 1)
	s.Done()
}

func TestTiming_WhileAttacking(t *testing.T) {
	// 2e.timing.while: the die is added when dice are rolled, and what changes dice is used in the
	// step in which they are modified.
	s := lab(t, card.Def{ID: "wedgeantilles",
		Mods: []card.Mod{card.Add(card.AttackDiceOf, 1)},
		Abilities: []card.Ability{{Name: "aim", When: card.ModifyAttack,
			Do: []card.Op{card.Change(card.AttackDice, card.Every, card.Blank, card.Hit)}}}})
	wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
	tie := s.Theirs("academypilot", scene.At(400, 500, 0))
	s.Attack(wedge, tie)
	s.NotOffered(wedge, "aim")
	s.Dice("blank", "blank", "blank", "blank")
	s.Use(wedge, "aim")
	s.Dice("evade", "evade", "blank")
	s.NotOffered(wedge, "aim")
	s.WantDamage(tie, 2)
	s.Done()
}
