package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// titleHuge are the titles of huge ships.
func titleHuge() []Def {
	return []Def{
		{ID: "assailer",
			Summary: "While you defend, if the section that is attacked has a reinforce token, you may change 1 " +
				"focus result to an evade.",
			Abilities: []Ability{{Name: "change a focus", When: ModifyDefense, If: []Cond{Either(
				All(TargetIs(game.ForeSection), Has(ReinforceFore)),
				All(TargetIs(game.AftSection), Has(ReinforceAft)))},
				Do: []Op{Change(DefenseDice, 1, Focus, Evade)}}}},

		{ID: "brighthope",
			Summary: "A reinforce token of your fore section adds 2 evades instead of 1.",
			Mods:    []Mod{Set(Reinforcing, 2).If(TargetIs(game.ForeSection))}},

		{ID: "brokenhorn",
			Summary: "While you defend with a reinforce token, you may add 1 evade; then you lose the " +
				"token after you defend.",
			Abilities: []Ability{
				{Name: "add an evade", When: ModifyDefense, If: []Cond{Has(ReinforceFore | ReinforceAft)},
					Do: []Op{AddResult(DefenseDice, Evade), Mark(ThisAttack, Self)}},
				{Name: "lose the token", When: AfterDefend, Must: true, If: []Cond{Marked},
					Do: []Op{Remove(Self, 1, ReinforceFore|ReinforceAft)}},
			}},

		{ID: "dodonnaspride",
			Summary: "When you perform a coordinate action, you may choose 2 other friendly ships at " +
				"range 1-2, each of which may perform 1 free action.",
			Abilities: []Ability{{Name: "coordinate another", When: AfterAction,
				If: []Cond{About(game.CoordinateAction)}, Do: rules.Coordinate(Not(Same(Other)))}}},

		{ID: "dutyfree",
			Summary: "You jam at range 1-3.",
			Mods:    []Mod{Include(ActionReach, Ranges(3, 3)).If(About(game.JamAction))}},

		{ID: "impetuous",
			Summary: "After your attack destroys an enemy ship, you may acquire a target lock.",
			Abilities: []Ability{{Name: "acquire a target lock", When: AfterAttack, If: []Cond{AttackDestroyed},
				Do: []Op{rules.EnemyLockOf(Self)}}}},

		{ID: "insatiableworrt",
			Summary: "After you perform a recover action, you gain 3 energy.",
			Abilities: []Ability{{Name: "gain 3 energy", When: AfterAction, Must: true,
				If: []Cond{About(game.RecoverAction)}, Do: []Op{GainEnergy(Self, 3)}}}},

		{ID: "instigator",
			Summary: "After you perform a recover action, you recover 1 more shield.",
			Abilities: []Ability{{Name: "recover another shield", When: AfterAction, Must: true,
				If: []Cond{About(game.RecoverAction)}, Do: []Op{Recover(Self, 1, Shield)}}}},

		{ID: "jainaslight",
			Summary: "Once in each attack against you, when you are dealt a faceup damage card, you may discard " +
				"it and draw another.",
			Abilities: []Ability{{Name: "brace", When: DealingFaceup, Must: true,
				If: []Cond{FromAttack, Defending, Not(Marked)},
				Do: []Op{Instead(rules.DrawAnother(Mark(ThisAttack, Self))...)}}}},

		{ID: "quantumstorm",
			Summary: "At the start of the End phase, with 1 or no energy, you gain 1 energy.",
			Abilities: []Ability{{Name: "gain energy", When: StartOfEnd, Must: true,
				If: []Cond{Not(HasEnergy(2))}, Do: []Op{GainEnergy(Self, 1)}}}},
	}
}
