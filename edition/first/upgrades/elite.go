package upgrades

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/rules"
)

// elite are the elite pilot talents.
func elite() []Def {
	return []Def{
		{ID: "calculation",
			Summary: "While you attack you may spend a focus token to change 1 focus result to a " +
				"critical hit.",
			Abilities: []Ability{{Name: "calculate", When: ModifyAttack, If: []Cond{Attacking},
				Do: []Op{Spend(Self, game.FocusToken), Change(AttackDice, 1, game.Focus, game.Crit)}}}},

		{ID: "coolhand",
			Summary: "When you receive a stress token you may discard this card for 1 focus or evade " +
				"token.",
			Abilities: []Ability{{Name: "stay cool", When: AfterGain,
				If: []Cond{Is(Self, Active), About(game.StressToken)},
				Do: []Op{DiscardThis(), GainOneOf(Self, game.FocusToken, game.EvadeToken)}}}},

		{ID: "crackshot",
			Summary: "While you attack a ship in your firing arc you may discard this card to cancel 1 " +
				"evade result.",
			Abilities: []Ability{{Name: "cancel an evade", When: BeforeNeutralize,
				If: []Cond{Attacking, InFiringArcOf(Self, Defender)},
				Do: []Op{DiscardThis(), CancelResult(DefenceDice, game.Evade)}}}},

		{ID: "expertise",
			Summary: "While you attack without stress you may change all your focus results to hits.",
			Abilities: []Ability{{Name: "hit", When: ModifyAttack,
				If: []Cond{Attacking, Not(Stressed(Self))},
				Do: []Op{ChangeAll(AttackDice, game.Focus, game.Hit)}}}},

		{ID: "fearlessness",
			Summary: "While you attack at range 1, each in the other's firing arc, you may add 1 hit.",
			Abilities: []Ability{{Name: "add a hit", When: ModifyAttack,
				If: []Cond{Attacking, InFiringArcWithin(Defender, 0, 1, Self),
					InFiringArcOf(Self, Defender)},
				Do: []Op{AddResult(AttackDice, game.Hit)}}}},

		{ID: "juke",
			Summary: "While you attack with an evade token you may change 1 evade result to a focus.",
			Abilities: []Ability{{Name: "juke", When: ModifyDefence,
				If: []Cond{Attacking, Has(game.EvadeToken, Self)},
				Do: []Op{Change(DefenceDice, 1, game.Evade, game.Focus)}}}},

		{ID: "lonewolf",
			Summary: "While you attack or defend with no other friendly ship at range 1-2 you may " +
				"reroll 1 blank.",
			Abilities: []Ability{
				{Name: "reroll an attack blank", When: ModifyAttack, If: []Cond{Attacking, Alone(2)},
					Do: []Op{Reroll(AttackDice, 1, game.Blank)}},
				{Name: "reroll a defence blank", When: ModifyDefence, If: []Cond{Defending, Alone(2)},
					Do: []Op{Reroll(DefenceDice, 1, game.Blank)}},
			}},

		{ID: "opportunist",
			Summary: "While you attack without stress a ship without focus and evade tokens you may " +
				"receive 1 stress token to roll 1 more die.",
			Abilities: []Ability{{Name: "roll another die", When: AfterDefender,
				If: []Cond{Attacking, Not(Stressed(Self)), Not(Has(game.FocusToken, Defender)),
					Not(Has(game.EvadeToken, Defender))},
				Do: []Op{Gain(Self, game.StressToken, 1), AddDice(game.AttackDice, 1)}}}},

		{ID: "outmaneuver",
			Summary: "While you attack a ship in your firing arc from outside its own, its agility is 1 " +
				"lower, down to 0.",
			Mods: []game.Mod{AddTo(DefenceDiceOf, All(Attacking, Is(Subject, Defender), agile(Defender),
				InFiringArcOf(Self, Defender), Not(InFiringArcOf(Defender, Self))), -1)}},

		{ID: "predator",
			Summary: "While you attack you may reroll 1 die, or up to 2 against pilot skill 2 or lower.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack, If: []Cond{Attacking},
				Do: []Op{RerollPer(AttackDice, preyed)}}}},

		{ID: "pushthelimit",
			Summary: "Once a round after an action you may perform another of your action bar; then you " +
				"receive 1 stress token.",
			Abilities: []Ability{{Name: "push", When: AfterAction, Per: game.Round,
				If: []Cond{Is(Self, Active)},
				Do: []Op{Perform(Self, game.OnBar), Gain(Self, game.StressToken, 1)}}}},

		{ID: "swarmtactics",
			Summary: "At the start of the Combat phase a friendly ship at range 1 may get your pilot " +
				"skill for this phase.",
			Abilities: []Ability{{Name: "lead", When: StartOfEngagement,
				Do: []Op{Choose(OtherFriend(Chosen), Within(1, 1, Chosen)),
					rules.TreatInitiative(Chosen, Self, game.EngagementPhase)}}}},

		{ID: "trickshot", Summary: "In obstructed attacks you may roll 1 more die.",
			Abilities: []Ability{{Name: "roll another die", When: AfterDefender,
				If: []Cond{Attacking, ObstructedAttack}, Do: []Op{AddDice(game.AttackDice, 1)}}}},

		{ID: "wingman",
			Summary: "At the start of the Combat phase another friendly ship at range 1 loses 1 stress " +
				"token.",
			Abilities: []Ability{{Name: "reassure", When: StartOfEngagement, Must: true,
				Do: []Op{Choose(OtherFriend(Chosen), Within(1, 1, Chosen), Stressed(Chosen)),
					Remove(Chosen, game.StressToken)}}}},

		{ID: "wired",
			Summary: "While you attack or defend stressed you may reroll focus results.",
			Abilities: []Ability{
				{Name: "reroll attack dice", When: ModifyAttack, If: []Cond{Attacking, Stressed(Self)},
					Do: []Op{RerollPer(AttackDice, all, game.Focus)}},
				{Name: "reroll defence dice", When: ModifyDefence, If: []Cond{Defending, Stressed(Self)},
					Do: []Op{RerollPer(DefenceDice, all, game.Focus)}},
			}},
	}
}

// preyed is how many dice a predator rerolls.
func preyed(x *game.Exec) int {
	if rules.InitiativeOf(x, x.Attack().Defender) <= 2 {
		return 2
	}
	return 1
}

// all is more dice than are ever rolled.
func all(*game.Exec) int { return 99 }
