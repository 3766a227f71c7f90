package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// crewPToR are the crew from P to R.
func crewPToR() []Def {
	return []Def{
		{ID: "perceptivecopilot",
			Summary: "After you perform a focus action, you gain 1 focus token.",
			Abilities: []Ability{{Name: "focus again", When: AfterAction, Must: true,
				If: []Cond{About(game.FocusAction)}, Do: []Op{Gain(Self, 1, FocusToken)}}}},

		{ID: "pettyofficerthanisson",
			Summary: "When an enemy ship in your front arc at range 0-1 gains a red or orange token " +
				"during the Activation or Engagement phase, you may respond by gaining 1 stress token, " +
				"unless you are already stressed: the enemy ship gains a second token of the same type.",
			Abilities: []Ability{{Name: "one more", When: AfterGain, By: []Cond{Enemy, In(Front, 0, 1)},
				If: []Cond{About(RedButLocks | OrangeTokens), Not(Stressed),
					Either(InPhase(game.ActivationPhase), InPhase(game.EngagementPhase))},
				Do: []Op{Gain(Self, 1, StressToken), Gain(Active, 1, That)}}}},

		{ID: "plokoon",
			Summary: "At the start of the End phase, while reinforced, you may have a friendly ship at range 0-1, " +
				"at range 1 only in your left or right arc, remove a deplete or strain token or repair a " +
				"faceup damage card.",
			Abilities: []Ability{{Name: "restore", When: StartOfEnd,
				If: []Cond{Has(ReinforceFore | ReinforceAft)},
				Do: []Op{Choose(Friend, Either(At(0, 0), In(Left|Right, 1, 1))), PickOne(Chosen,
					Alt("remove a token", Remove(Chosen, 1, DepleteToken|StrainToken)),
					Alt("repair a card", rules.Repair(Chosen, rules.Faceup)))}}}},

		{ID: "primeministeralmec",
			Summary: "After a friendly ship at range 0-2 that has no green tokens reveals a white " +
				"maneuver, it may gain 1 stress token and 1 calculate token. During the End phase, if " +
				"you have 2 or more stress tokens, flip this card. Flipped: after a friendly ship at " +
				"range 0-2 fully executes a red maneuver, it may perform a calculate or focus action " +
				"on its action bar, even while stressed.",
			Abilities: []Ability{
				{Name: "calculate", When: AfterReveal, Side: 1,
					By: []Cond{Friend, At(0, 2), Revealed(ManeuverIs(game.DifficultyWhite)),
						Not(Has(GreenTokens))},
					Do: []Op{Gain(Active, 1, StressToken), Gain(Active, 1, CalculateToken)}},
				{Name: "become a puppet", When: DuringEnd, Side: 1, Must: true,
					If: []Cond{Compare(Count(StressToken), AtLeast, 2)}, Do: []Op{FlipCard()}},
				{Name: "act", When: AfterManeuver, Side: 2, By: []Cond{Friend, At(0, 2)},
					If: []Cond{FullyExecuted, ManeuverIs(game.DifficultyRed)},
					Do: []Op{Perform(Active, game.OnBar|game.WhileStressed,
						game.CalculateAction, game.FocusAction)}},
			}},

		{ID: "protectorategleb",
			Summary: "After you coordinate a ship, you may transfer a red or orange token to it.",
			Abilities: []Ability{{Name: "pass a token on", When: AfterAction,
				If: []Cond{About(game.CoordinateAction)},
				Do: []Op{Transfer(Self, Other, 1, RedTokens|OrangeTokens)}}}},

		{ID: "pz4co",
			Summary: "At the end of the Activation phase, you may transfer 1 calculate token to a " +
				"friendly ship at range 1-2, or 1 focus token if your revealed maneuver is blue.",
			Abilities: []Ability{
				{Name: "pass a token on", When: EndOfActivation, If: []Cond{Not(revealedBlue)},
					Do: []Op{Choose(Friend, At(1, 2)), Transfer(Self, Chosen, 1, CalculateToken)}},
				{Name: "pass a token on", When: EndOfActivation, If: []Cond{revealedBlue},
					Do: []Op{Choose(Friend, At(1, 2)),
						Transfer(Self, Chosen, 1, CalculateToken|FocusToken)}},
			}},

		{ID: "qira",
			Summary: "While you move and attack you ignore obstacles that you have locked.",
			Mods: []Mod{Ignores(ObstaclesMoving).If(LockedOnIt), Ignores(ObstaclesAtRest).If(LockedOnIt),
				Ignores(ObstaclesInAttacks).If(LockedOnIt)}},

		{ID: "r2d2-crew",
			Summary: "In the End phase, if you are damaged and not shielded, you may roll an " +
				"attack die to recover 1 shield; on a hit you expose a damage card.",
			Abilities: []Ability{{Name: "recover a shield", When: DuringEnd,
				If: []Cond{Damaged, Not(Has(Shield))},
				Do: []Op{RollDice(AttackDice, 1), Recover(Self, 1, Shield),
					Provided(Shows(RolledDice, Hit), rules.ExposeCard(Self))}}}},

		// The source of our data leaves out which result: it is a hit.
		{ID: "rookkast",
			Summary: "After you perform a red action, you may gain 1 strain token. While you attack " +
				"strained, you may change 1 blank or focus result to a hit.",
			Abilities: []Ability{
				{Name: "gain strain", When: AfterAction, If: []Cond{Acted(game.AsRed)},
					Do: []Op{Gain(Self, 1, StrainToken)}},
				{Name: "change a result", When: ModifyAttack, If: []Cond{Has(StrainToken)},
					Do: []Op{Change(AttackDice, 1, Blank|Focus, Hit)}},
			}},

		{ID: "rosetico",
			Summary: "While you attack or defend, you may spend 1 of your results to lock the other ship.",
			Abilities: []Ability{
				{Name: "lock the defender", When: ModifyAttack,
					Do: []Op{SpendResult(AttackDice, Blank|Focus|Hit|Crit),
						rules.LockOn(Self, ObjectOf(Defender))}},
				{Name: "lock the attacker", When: ModifyDefense,
					Do: []Op{SpendResult(DefenseDice, Blank|Focus|Evade),
						rules.LockOn(Self, ObjectOf(Attacker))}},
			}},
	}
}
