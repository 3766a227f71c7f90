package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// forcePower are the Force powers.
func forcePower() []Def {
	return []Def{
		{ID: "battlemeditation",
			Summary: "You do not coordinate limited ships. In a purple coordinate action you may coordinate " +
				"another ship of the same type, which performs the same action.",
			Mods: []Mod{Forbids(BeingCoordinated).For(Limited).If(Same(Other))},
			Abilities: []Ability{{Name: "coordinate another", When: AfterAction,
				If: []Cond{About(game.CoordinateAction), Acted(game.AsPurple)},
				Do: []Op{Choose(rules.CanCoordinate, sameType),
					Perform(Chosen, 0, LedAction)}}}},

		{ID: "brilliantevasion",
			Summary: "While you defend outside of the attacker's bullseye arc, you may spend 1 Force " +
				"to change 2 focus results to evades.",
			Abilities: []Ability{{Name: "change focus results", When: ModifyDefense,
				If: []Cond{Not(Attacker.In(Bullseye))},
				Do: []Op{Spend(Self, 1, Force), Change(DefenseDice, 2, Focus, Evade)}}}},

		{ID: "compassion",
			Summary: "If another friendly ship at range 0-2 is about to be dealt a faceup Pilot or " +
				"Crew damage card, you may spend 1 Force to discard it and take a facedown damage card " +
				"yourself. If that leaves you with 2 or more damage cards, you recover 2 Force.",
			Abilities: []Ability{{Name: "feel for it", When: WouldBeDealt(Faceup), Must: true,
				By: []Cond{OtherFriend, At(0, 2)}, If: []Cond{Has(Force)},
				Do: []Op{Instead(rules.DrawAndDiscard([]string{"pilot", "crew"}, Spend(Self, 1, Force),
					rules.DealFacedownCard(Self),
					Provided(Compare(Count(DamageCard), AtLeast, 2), Recover(Self, 2, Force)))...)}}}},

		{ID: "extrememaneuvers",
			Summary: "In a boost action you may spend 1 Force to use a turn 1 template.",
			Mods:    []Mod{Include(TemplatesOf(game.BoostMove), ForceTurns)}},

		{ID: "foresight",
			Summary: "Attack: in your bullseye arc. You may change 1 focus result to a hit; the attack dice " +
				"cannot be modified otherwise. After an enemy ship executes a maneuver, you may spend 1 Force " +
				"to perform this attack against it as a bonus attack.",
			Weapon: &WeaponTerms{},
			Mods: []Mod{Forbids(ModifyingDice).For(Anyone).If(WithThis, About(AttackDice),
				Not(About(game.ByThisCard)))},
			Abilities: append(atTheMover(Spend(Self, 1, Force)),
				Ability{Name: "change a focus result", When: ModifyAttack, If: []Cond{WithThis},
					Do: []Op{Change(AttackDice, 1, Focus, Hit, game.ByThisCard)}})},

		{ID: "hate",
			Summary: "For every damage that you suffer you recover 1 Force.",
			Abilities: []Ability{{Name: "recover Force", When: AfterSuffer, Must: true,
				Do: []Op{Recover(Self, Amount, Force)}}}},

		{ID: "heightenedperception",
			Summary: "At the start of the Engagement phase, you may spend 1 Force to engage at " +
				"initiative 7 in this phase.",
			Abilities: []Ability{{Name: "engage first", When: StartOf(game.EngagementPhase),
				Do: []Op{Spend(Self, 1, Force), ActsAtInitiative(ThisPhase, Self, 7)}}}},

		{ID: "instinctiveaim",
			Summary: "You may spend 1 Force to ignore the focus or lock requirement of a special attack.",
			Mods: []Mod{Permits(game.NoLockOnIt, OneForce),
				Permits(game.NoFocusToSpend, OneForce)}},

		{ID: "malice",
			Summary: "While you attack, you may spend 1 Force to change 1 focus result or hit to a " +
				"critical hit. If that attack deals the defender a faceup pilot or crew damage card, " +
				"you recover 2 Force.",
			Abilities: []Ability{
				{Name: "change a result", When: ModifyAttack,
					Do: []Op{Spend(Self, 1, Force), Change(AttackDice, 1, Focus|Hit, Crit),
						Mark(ThisAttack, Self)}},
				{Name: "recover Force", When: AfterAttack, Must: true,
					If: []Cond{Marked, Happened(PilotCardsDealt)}, Do: []Op{Recover(Self, 2, Force)}},
			}},

		{ID: "patience",
			Summary: "You may gain 1 deplete token to recover 1 Force at the start of the Engagement " +
				"phase, with an enemy in your front arc.",
			Abilities: []Ability{{Name: "wait", When: StartOf(game.EngagementPhase),
				If: []Cond{Any(Enemy, In(Front))},
				Do: []Op{Gain(Self, 1, DepleteToken), Recover(Self, 1, Force)}}}},

		{ID: "precognitivereflexes",
			Summary: "After you reveal your dial, for 1 Force you may perform a barrel roll or boost " +
				"action. One that is not on your action bar gives you 1 strain token and is your " +
				"last action in this activation.",
			Abilities: []Ability{{Name: "barrel roll or boost", When: AfterReveal,
				Do: []Op{Spend(Self, 1, Force),
					Perform(Self, 0, game.BarrelRollAction, game.BoostAction),
					Provided(DidPerformOffBar, Gain(Self, 1, StrainToken),
						Lasting(ThisActivation, Self,
							Forbids(Acting).Because(game.ActionsOver)))}}}},

		{ID: "predictiveshot",
			Summary: "After you declare an attack against a ship in your bullseye arc, you may spend 1 " +
				"Force. If you do, during this attack the defender cannot roll more defense dice than " +
				"the total of your hits and critical hits.",
			Abilities: []Ability{{Name: "foresee the dodge", When: AfterDefender, If: []Cond{bullseye},
				Do: []Op{Spend(Self, 1, Force), Lasting(ThisAttack, Self,
					Cap(DefenseDiceOf, Results(AttackDice, Hit|Crit)).For(Defending))}}}},

		roilingAnger("roilinganger-rsl"),
		roilingAnger("roilinganger-siegeofcoruscant"),

		{ID: "sense",
			Summary: "System phase: you may look at the dial of an enemy ship at range 0-1, or spend 1 " +
				"Force to look at the dial of an enemy ship at range 0-3.",
			Abilities: []Ability{{Name: "look at a dial", When: SystemStep, Do: []Op{PickOne(Self,
				Alt("at range 0-1", Choose(Enemy, At(0, 1)), rules.LookAtDial(Chosen)),
				Alt("at range 0-3 for Force", Spend(Self, 1, Force), Choose(Enemy, At(0, 3)),
					rules.LookAtDial(Chosen)))}}}},

		{ID: "shatteringshot",
			Summary: "While you attack, you may spend 1 Force to add a focus result, if an obstacle " +
				"obstructs the attack or the defender is at range 0 of one.",
			Abilities: []Ability{{Name: "add a focus", When: ModifyAttack,
				If: []Cond{Either(AcrossObstacle, Defender.Is(NearObstacle(0)))},
				Do: []Op{Spend(Self, 1, Force), AddResult(AttackDice, Focus)}}}},

		{ID: "supernaturalreflexes",
			Summary: "Before you activate, for 1 Force you may perform a barrel roll or boost action; " +
				"one that is not on your action bar costs 1 hit damage.",
			Abilities: []Ability{{Name: "barrel roll or boost", When: BeforeActivate,
				Do: []Op{Spend(Self, 1, Force),
					Perform(Self, 0, game.BarrelRollAction, game.BoostAction),
					Provided(DidPerformOffBar, Suffer(Self, 1, Hit))}}}},
	}
}

// roilingAnger is the text of two prints.
func roilingAnger(id string) Def {
	return Def{ID: id,
		Summary: "You may gain 1 strain token to recover 1 Force at the start of the Engagement phase, in " +
			"an enemy's front arc.",
		Abilities: []Ability{{Name: "rage", When: StartOf(game.EngagementPhase),
			If: []Cond{Any(Enemy, Self.Is(Chosen.In(Front)))},
			Do: []Op{Gain(Self, 1, StrainToken), Recover(Self, 1, Force)}}}}
}
