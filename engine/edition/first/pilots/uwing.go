package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// uwing are the pilots of the U-wing.
func uwing() []Def {
	return []Def{
		{ID: "cassianandor",
			Summary: "At the start of the Activation phase another friendly ship at range 1-2 may lose 1 stress " +
				"token.",
			Abilities: []Ability{{Name: "calm", When: StartOf(game.ActivationPhase),
				Do: []Op{Choose(OtherFriend, At(1, 2)), Remove(Chosen, 1, StressToken)}}}},

		{ID: "sawgerrera",
			Summary: "While a stressed or damaged friendly ship at range 1-2 attacks, it may reroll 1 " +
				"attack die.",
			Abilities: []Ability{{Name: "save the dream", When: ModifyAttack,
				By: []Cond{Friend, At(1, 2), Either(Stressed, Damaged)}, Do: []Op{Reroll(AttackDice, 1)}}}},

		{ID: "magvayarro",
			Summary: "While another ship at range 1-2 defends, the attacker cannot reroll more than 1 " +
				"attack die.",
			Mods: []Mod{Cap(RerollLimit, 1).For(Attacking, About(AttackDice)).
				If(Defender.Is(Not(Same(Self)), At(1, 2)))}},

		{ID: "benthictwotubes",
			Summary: "After a focus action another friendly ship at range 1-2 may get 1 of your focus tokens.",
			Abilities: []Ability{{Name: "pass focus", When: AfterAction, If: []Cond{About(game.FocusAction)},
				Do: []Op{Choose(OtherFriend, At(1, 2)), Transfer(Self, Chosen, 1, FocusToken)}}}},

		{ID: "bodhirook",
			Summary: "Friendly ships that acquire a target lock may do so on an enemy ship at range 1-3 of any " +
				"friendly ship.",
			Mods: []Mod{Include(ActionReach, FromFriends).For(Friend, About(game.LockAction))}},

		{ID: "hefftobber",
			Summary: "After an enemy ship overlaps you in its maneuver, you may perform a free action.",
			Abilities: []Ability{{Name: "act", When: AfterManeuver,
				By: []Cond{Enemy, Touches(Self)}, If: []Cond{Not(FullyExecuted)},
				Do: []Op{Perform(Self, 0)}}}},
	}
}
