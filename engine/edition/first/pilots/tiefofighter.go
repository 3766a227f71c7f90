package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// tiefofighter are the pilots of the TIE/fo fighter.
func tiefofighter() []Def {
	return []Def{
		{ID: "omegaleader",
			Summary: "Enemy ships that you have locked cannot modify dice while they attack you or " +
				"defend against you.",
			Mods: []Mod{Forbids(ModifyingDice).For(lockedFoe)}},

		{ID: "omegaace",
			Summary: "While you attack, you may spend a focus token and your target lock on the " +
				"defender to change all your results to critical hits.",
			Abilities: []Ability{{Name: "perfect shot", When: ModifyAttack,
				Do: []Op{Spend(Self, 1, FocusToken), SpendLock(Defender),
					Change(AttackDice, OrNone(Every), Blank, Crit),
					Change(AttackDice, OrNone(Every), Focus, Crit),
					Change(AttackDice, OrNone(Every), Hit, Crit)}}}},

		{ID: "zetaleader",
			Summary: "While you attack without stress, you may receive 1 stress token to roll 1 more die.",
			Abilities: []Ability{{Name: "roll another die", When: AfterDefender,
				If: []Cond{Not(Stressed)}, Do: []Op{Gain(Self, 1, StressToken), AddDice(AttackDice, 1)}}}},

		{ID: "epsilonleader",
			Summary: "At the start of the Combat phase each friendly ship at range 1 loses 1 stress " +
				"token.",
			Abilities: []Ability{{Name: "calm them", When: StartOf(game.EngagementPhase), Must: true,
				Do: []Op{EachShip([]Cond{stressedFriend}, Remove(Chosen, 1, StressToken))}}}},

		{ID: "zetaace",
			Summary: "You may barrel roll with the straight template of speed 2.",
			Mods:    []Mod{Include(TemplatesOf(game.RollMove), Straight2)}},

		{ID: "epsilonace", Summary: "Without damage cards your pilot skill is 12.",
			Mods: []Mod{Set(InitiativeOf, 12).If(Not(Damaged))}},
	}
}

// stressedFriend reports whether the chosen ship is a stressed friend at range 1, Self too.
var stressedFriend = All(Friend, At(0, 1), Stressed)

// lockedFoe reports whether Self has a ship locked that it attacks or against which it defends.
func lockedFoe(x *game.Exec) bool {
	id, a := x.Subject(), x.Attack()
	return a != nil && HasLock(x, x.Self(), game.ShipAs(id)) &&
		(a.Attacker == x.Self() && a.Defender == id || a.Defender == x.Self() && a.Attacker == id)
}
