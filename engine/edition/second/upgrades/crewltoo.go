package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// crewLToO are the crew from L to O.
func crewLToO() []Def {
	return []Def{
		{ID: "l337",
			Summary: "While you defend, you may flip this card. If you do, the attacker must reroll " +
				"all attack dice. Flipped: while you have no shields, reduce the difficulty of your " +
				"bank maneuvers.",
			Abilities: []Ability{{Name: "distract the attacker", When: ModifyAttack, Side: 1,
				Against: []Cond{Same(Self)}, Do: []Op{FlipCard(), RerollAll(AttackDice)}}},
			Mods: []Mod{Add(DifficultyOf, -1).OnSide(2).
				If(Not(Has(Shield)), Bearings(geom.BankLeft, geom.BankRight))}},

		{ID: "landocalrissian",
			Summary: "Action: roll 2 defense dice and gain a focus token for each focus, an evade " +
				"token for each evade. If both are blank the opponent chooses one for you.",
			Actions: []Ability{{Name: "gamble", Do: []Op{
				RollDice(DefenseDice, 2),
				Gain(Self, Results(RolledDice, Focus), FocusToken),
				Gain(Self, Results(RolledDice, Evade), EvadeToken),
				Provided(Compare(Results(RolledDice, Blank), AtLeast, 2),
					PickedBy(Opponent, Gain(Self, 1, FocusToken|EvadeToken))),
			}}}},

		{ID: "lattsrazzi",
			Summary: "While a stressed ship attacks you, you may remove a stress token from it to change 1 " +
				"blank or focus result to an evade.",
			Abilities: []Ability{{Name: "change a result", When: ModifyDefense,
				Do: []Op{Remove(Attacker, 1, StressToken),
					Change(DefenseDice, 1, Blank|Focus, Evade)}}}},

		{ID: "leiaorgana",
			Summary: "At the start of the Activation phase, you may spend 3 charges: friendly ships' " +
				"red maneuvers are easier during this phase.",
			Abilities: []Ability{{Name: "lead the way", When: StartOfActivation, Per: game.OncePerRound,
				Do: []Op{Spend(Self, 3, Charge)}}},
			Mods: []Mod{leading}},

		{ID: "leiaorgana-resistance",
			Summary: "After a friendly ship reveals its dial, you may spend 1 Force: that maneuver is easier.",
			Abilities: []Ability{{Name: "ease the maneuver", When: AfterReveal,
				By: []Cond{Friend},
				Do: []Op{Spend(Self, 1, Force),
					Lasting(ThisActivation, Active, Add(DifficultyOf, -1).If(OfDial))}}}},

		{ID: "magvayarro",
			Summary: "After an attack hits you, you may lock the attacker.",
			Abilities: []Ability{{Name: "lock the attacker", When: AfterDefend, If: []Cond{AttackHit},
				Do: []Op{rules.LockOn(Self, ObjectOf(Attacker))}}}},

		{ID: "maul",
			Summary: "After you suffer damage, you may gain 1 stress token to recover 1 Force.",
			Abilities: []Ability{{Name: "recover Force", When: AfterSuffer,
				Do: []Op{Gain(Self, 1, StressToken), Recover(Self, 1, Force)}}}},

		{ID: "ministertua",
			Summary: "You may perform a red reinforce action at the start of the Engagement phase, if you " +
				"are damaged.",
			Abilities: []Ability{{Name: "reinforce", When: StartOfEngagement, If: []Cond{Damaged},
				Do: []Op{Perform(Self, game.AsRed, game.ReinforceAction)}}}},

		{ID: "moffjerjerrod",
			Summary: "System phase: for 2 charges each friendly ship may perform a red boost action, " +
				"all with the one template that you choose.",
			Abilities: []Ability{{Name: "order to boost", When: SystemStep,
				Do: []Op{Spend(Self, 2, Charge),
					JoinAll(Friend, CanPerform(game.AsRed, game.BoostAction)),
					EachBoosts(game.AsRed)}}}},

		{ID: "niennunb",
			Summary: "Your bank maneuvers are easier.",
			Mods:    []Mod{Add(DifficultyOf, -1).If(Bearings(geom.BankLeft, geom.BankRight))}},

		{ID: "novicetechnician",
			Summary: "At the end of the round, you may roll an attack die to repair a faceup damage " +
				"card; on a hit you expose a damage card.",
			Abilities: []Ability{{Name: "try to repair", When: EndOfEnd,
				Do: []Op{RollDice(AttackDice, 1), rules.Repair(Self, rules.Faceup),
					Provided(Shows(RolledDice, Hit), rules.ExposeCard(Self))}}}},

		{ID: "obiwankenobi",
			Summary: "After a friendly ship at range 0-2 spends a focus or evade token, you may spend " +
				"1 Force to give it 1 focus token.",
			Abilities: []Ability{{Name: "give focus", When: AfterSpend, By: []Cond{Friend, At(0, 2)},
				If: []Cond{About(FocusToken | EvadeToken)},
				Do: []Op{Spend(Self, 1, Force), Gain(Active, 1, FocusToken)}}}},
	}
}
