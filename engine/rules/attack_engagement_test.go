package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// shoot lets the ship that engages attack with two hits that the target, with three agility, does
// not evade.
func shoot(s *scene.Scene, target *scene.Ship) {
	s.Declare("primary", target)
	s.Dice("hit", "hit")
	s.Dice("blank", "blank", "blank")
}

func TestEngage_AttackIsOptional(t *testing.T) {
	// 2e.engage.optional
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 300, 0))
	foe := s.Theirs("academypilot", scene.At(400, 500, 0))
	s.Engage(tie)
	s.Pass()
	s.WantDamage(foe, 0)
	s.Done()
}

func TestEngage_OneAttack(t *testing.T) {
	// 2e.engage.one-attack: Done finds no second one offered.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 300, 0))
	foe := s.Theirs("academypilot", scene.At(400, 500, 0))
	s.Engage(tie)
	shoot(s, foe)
	s.Done()
}

func TestEngage_DisarmedShipsDoNotAttack(t *testing.T) {
	for _, disarmed := range []int{0, 1} {
		// 2e.token.disarm: it engages, as its damage card shows, but has no attack.
		s := scene.Second(t)
		tie := s.Mine("academypilot", scene.At(400, 300, 0),
			scene.Tokens(game.DisarmToken, disarmed))
		s.Theirs("academypilot", scene.At(400, 500, 0))
		s.Crit(tie, "consolefire")
		s.Engage(tie)
		s.Dice("blank")
		if disarmed == 0 {
			s.Pass()
		}
		s.Done()
	}
}

func TestSimultaneousFire_AtTheSameInitiative(t *testing.T) {
	// 2e.destroy.simultaneous-fire: the destroyed ship still attacks, and is removed then.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 300, 0), scene.Damaged(1))
	foe := s.Theirs("academypilot", scene.At(400, 430, 180), scene.Damaged(1))
	s.Engagement()
	s.Weapon("primary")
	s.Pick(foe)
	s.Dice("hit", "hit", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantDestroyed(foe)
	s.Is(s.State().Ships[foe.ID()].OnTable, "the destroyed ship still in play")
	s.Declare("primary", tie)
	s.Dice("hit", "hit", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantDestroyed(tie)
	s.Is(!s.State().Ships[foe.ID()].OnTable && !s.State().Ships[tie.ID()].OnTable, "both removed")
	s.Done()
}

func TestSimultaneousFire_NotAtALowerInitiative(t *testing.T) {
	// 2e.destroy.lower-initiative-does-not-fire
	// 2e.engage.remove-destroyed-between-steps
	s := scene.Second(t)
	two := s.Mine("obsidiansquadronpilot", scene.At(400, 300, 0))
	one := s.Theirs("academypilot", scene.At(400, 500, 180), scene.Damaged(1))
	s.Engagement()
	shoot(s, one)
	s.Is(!s.State().Ships[one.ID()].OnTable, "the destroyed ship removed")
	wantOrder(s, game.EngageBegan, two)
	s.Done()
}

func TestSimultaneousFire_DestroyedShipsCanBeAttacked(t *testing.T) {
	// 2e.destroy.abilities-active-until-removed: it is a target, defends with all its dice and
	// spends its token.
	s := scene.Second(t)
	s.Mine("academypilot", scene.At(400, 300, 0))
	s.Mine("academypilot", scene.At(500, 300, 0))
	foe := s.Theirs("academypilot", scene.At(450, 500, 180), scene.Damaged(1),
		scene.Tokens(game.FocusToken, 1))
	s.Engagement()
	s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb && c.Ship == 0 })
	shoot(s, foe)
	s.WantDestroyed(foe)
	s.Declare("primary", foe)
	s.Dice("hit", "hit")
	s.Dice("focus", "focus", "blank")
	s.Use(foe, "focus")
	s.WantDamage(foe, 3)
	s.Pass() // it engages, and does not attack
	s.Done()
}

func TestDestroyed_BeforeItEngages(t *testing.T) {
	// 2e.destroy.before-engage-still-engages: the fire destroys it, and it attacks anyway.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 300, 0), scene.Damaged(1))
	foe := s.Theirs("academypilot", scene.At(400, 500, 0))
	s.Crit(tie, "consolefire")
	s.Engage(tie)
	s.Dice("hit")
	s.WantDestroyed(tie)
	shoot(s, foe)
	s.WantDamage(foe, 2)
	s.Done()
}

func TestDestroyed_OutsideTheEngagementPhase(t *testing.T) {
	// 2e.destroy.outside-engagement: removed at once, so that it performs no action.
	// 2e.destroy.returns-tokens
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 300, 0), scene.Damaged(2),
		scene.Tokens(game.EvadeToken, 1))
	s.Obstacle(asteroid, scene.At(400, 380, 0))
	s.Obstacle(gas, scene.At(400, 430, 0))
	s.Activate(tie, "3 straight")
	s.Dice("hit")
	s.WantDestroyed(tie)
	s.Is(!s.State().Ships[tie.ID()].OnTable, "the ship removed")
	s.WantTokens(tie, game.EvadeToken, 0)
	s.Done() // and rolls no die for the gas cloud
}

func TestDestroyed_AtTheEndOfTheEngagementPhase(t *testing.T) {
	// 2e.destroy.simultaneous-fire: no initiative is left to engage.
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{{
		Name: "burn", When: card.EndOf(game.EngagementPhase), Must: true,
		Do: []card.Op{card.Suffer(card.Self, 4, card.Hit)}}}})
	wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0), scene.Shields(0))
	s.Theirs("academypilot", scene.At(400, 800, 0))
	s.Engagement()
	s.WantDestroyed(wedge)
	s.Is(!s.State().Ships[wedge.ID()].OnTable, "the ship removed")
	s.Done()
}

func TestDestroyed_WhatItTriggersComesBeforeItLeaves(t *testing.T) {
	// 2e.destroy.triggers-immediately
	// 2e.destroy.not-removed-with-queue: while the abilities it triggered are resolved, it stays.
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{{
		Name: "mourn", When: card.AfterDestroyed, By: []card.Cond{card.Friend},
		Do: []card.Op{card.Gain(card.Self, 1, card.FocusToken)}}}})
	wedge := s.Mine("wedgeantilles", scene.At(600, 300, 0))
	tie := s.Mine("academypilot", scene.At(400, 300, 0), scene.Damaged(2))
	s.Obstacle(asteroid, scene.At(400, 380, 0))
	s.Activate(tie, "3 straight")
	s.Dice("hit")
	s.Is(s.State().Ships[tie.ID()].OnTable, "the ship still there")
	s.Use(wedge, "mourn")
	s.Is(!s.State().Ships[tie.ID()].OnTable, "the ship removed")
	s.Done()
}
