package pilots

import (
	. "koiogran/card"
	"koiogran/game"
)

// tiefofighter are the pilots of the TIE/fo fighter.
func tiefofighter() []Def {
	return []Def{
		{ID: "omegaleader",
			Summary: "Enemy ships that you have locked cannot modify dice while they attack you or " +
				"defend against you.",
			Mods: []game.Mod{Set(ModifiesNoDice, All(HasLockOn(Self, Subject),
				Either(All(Attacking, Is(Subject, Defender)), All(Defending, Is(Subject, Attacker)))),
				1)}},

		{ID: "omegaace",
			Summary: "While you attack you may spend a focus token and your target lock on the " +
				"defender to make all your results critical hits.",
			Abilities: []Ability{{Name: "perfect shot", When: ModifyAttack, If: []Cond{Attacking},
				Do: []Op{Spend(Self, game.FocusToken), SpendLock(Defender),
					ChangeAny(AttackDice, game.Blank, game.Crit),
					ChangeAny(AttackDice, game.Focus, game.Crit),
					ChangeAny(AttackDice, game.Hit, game.Crit)}}}},

		{ID: "zetaleader",
			Summary: "While you attack without stress you may receive 1 stress token to roll 1 more " +
				"die.",
			Abilities: []Ability{{Name: "roll another die", When: AfterDefender,
				If: []Cond{Attacking, Not(Stressed(Self))},
				Do: []Op{Gain(Self, game.StressToken, 1), AddDice(game.AttackDice, 1)}}}},

		{ID: "epsilonleader",
			Summary: "At the start of the Combat phase each friendly ship at range 1 loses 1 stress " +
				"token.",
			Abilities: []Ability{{Name: "calm them", When: StartOfEngagement, Must: true,
				If: []Cond{AnyShip(stressedFriend)},
				Do: []Op{EachShip([]Cond{stressedFriend}, Remove(Chosen, game.StressToken))}}}},

		{ID: "zetaace",
			Summary: "You may barrel roll with the straight template of speed 2.",
			Mods:    []game.Mod{Set(RollsFar, Is(Self, Subject), 1)}},

		{ID: "epsilonace", Summary: "Without damage cards your pilot skill is 12.",
			Mods: []game.Mod{Set(InitiativeOf, All(Is(Self, Subject), Not(Damaged(Self))), 12)}},
	}
}

// stressedFriend tells whether the chosen ship is a stressed friend at range 1, Self too.
var stressedFriend = All(Friend(Chosen), Within(0, 1, Chosen), Stressed(Chosen))
