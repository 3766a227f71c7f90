package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// rogueclassstarfighter are the pilots of the Rogue-class starfighter.
func rogueclassstarfighter() []Def {
	tokens := RedButLocks | OrangeTokens
	return slices.Concat(
		printed(Def{
			Summary: "You may repair 1 faceup damage card at the start of the System phase.",
			Abilities: []Ability{{Name: "repair", When: StartOf(game.SystemPhase),
				Do: []Op{rules.Repair(Self, rules.Faceup)}}},
		}, "ig101"),

		printed(Def{
			Summary: "After forces are placed, a friendly ship that is no MagnaGuard Protector is Guarded.",
			Abilities: []Ability{{Name: "guard a ship", When: ForcesPlaced, Must: true,
				Do: []Op{Choose(Friend, Not(Named("MagnaGuard Protector"))),
					rules.Assign("guarded", Chosen)}}},
		}, "magnaguardprotector"),

		printed(Def{
			Summary: "After results are neutralized against you, if more are left than you have shields, " +
				"you may change 1 hit to a critical hit and cancel 1 hit.",
			Abilities: []Ability{{Name: "take it", When: AfterNeutralize,
				If: []Cond{Compare(Results(AttackDice, Hit|Crit), Above, Count(Shield)),
					Compare(Results(AttackDice, Hit), AtLeast, 2)},
				Do: []Op{Change(AttackDice, 1, Hit, Crit), CancelResult(AttackDice, Hit)}}},
		}, "durge"),

		printed(Def{
			Summary: "When you would be destroyed, you may spend 1 charge to reveal your damage cards, " +
				"discard each Direct Hit! and each pilot card, and repair the others.",
			Abilities: []Ability{{Name: "endure", When: WouldBeDestroyed,
				Do: []Op{Spend(Self, 1, Charge), Instead(rules.PurgeDamage("pilot", "directhit"))}}},
		}, "durge-separatistalliance"),

		printed(Def{
			Summary: "After your attack hits, you may spend 2 charges to transfer 1 of your red or " +
				"orange tokens, other than a lock, to the defender.",
			Abilities: []Ability{{Name: "pass it on", When: AfterAttack, If: []Cond{AttackHit},
				Do: []Op{Spend(Self, 2, Charge), Transfer(Self, Defender, 1, tokens)}}},
		}, "cadbane"),

		printed(Def{
			Summary: "You may spend 1 charge to perform an action, even while stressed, after another " +
				"ship at range 0-3 is destroyed in the Engagement phase.",
			Abilities: []Ability{{Name: "act", When: AfterDestroyed,
				By: []Cond{Not(Same(Self)), At(0, 3)}, If: []Cond{InPhase(game.EngagementPhase)},
				Do: []Op{Spend(Self, 1, Charge), Perform(Self, game.WhileStressed)}}},
		}, "cadbane-separatistalliance"),

		printed(Def{
			Summary: "While you defend against a ship of your initiative or a higher one, you may " +
				"change 1 blank to a focus result.",
			Abilities: []Ability{{Name: "change a blank", When: ModifyDefense, By: []Cond{Same(Self)},
				Against: []Cond{Compare(Initiative, AtLeast, Self.Of(Initiative))},
				Do:      []Op{Change(DefenseDice, 1, Blank, Focus)}}},
		}, "ig102"),

		printed(Def{
			Summary: "After your attack misses, you may gain 1 deplete token: an enemy ship in your " +
				"bullseye arc suffers 1 hit damage.",
			Abilities: []Ability{{Name: "graze a ship", When: AfterAttack, If: []Cond{Not(AttackHit)},
				Do: []Op{Choose(Enemy, In(Bullseye)), Gain(Self, 1, DepleteToken),
					Suffer(Chosen, 1, Hit)}}},
		}, "ig111"),

		printed(Def{
			Summary: "At the start of the Engagement phase, you may choose an enemy ship in your front " +
				"arc: you have its initiative until the end of the round.",
			Abilities: []Ability{{Name: "follow it", When: StartOf(game.EngagementPhase),
				Do: []Op{Choose(Enemy, In(Front)),
					LastingInitiative(ThisRound, Self, Chosen.Of(Initiative))}}},
		}, "nomlumb-rogueclassstarfighter"),

		printed(viktorHel, "viktorhel-rogueclassstarfighter"),
	)
}
