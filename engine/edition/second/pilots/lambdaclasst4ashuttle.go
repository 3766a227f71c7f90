package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// lambdaclasst4ashuttle are the pilots of the Lambda-class T-4a shuttle.
func lambdaclasst4ashuttle() []Def {
	locked := []Cond{Friend, At(0, 3), Transferable(Self, EnemyLock)}
	return slices.Concat(
		printed(Def{
			Summary: "At the start of the Engagement phase, you may draw all enemy locks on friendly " +
				"ships at range 0-3 of your choice to yourself.",
			Abilities: []Ability{{Name: "draw locks", When: StartOf(game.EngagementPhase),
				Do: []Op{Choose(locked...), Join(Chosen), ChooseUpTo(game.MaxShips, locked...),
					EachShip([]Cond{InGroup}, Transfer(Chosen, Self, Every, EnemyLock))}}},
		}, "captainkagi"),

		printed(Def{
			Summary: "At the start of the Activation phase, you may spend 1 charge: this round " +
				"friendly ships acquire locks only beyond range 3.",
			Abilities: []Ability{{Name: "lock from afar", When: StartOf(game.ActivationPhase),
				Do: []Op{Spend(Self, 1, Charge), Lasting(ThisRound, Self,
					Set(ActionReach, Ranges(4, Beyond)).For(Friend, About(game.LockAction)))}}},
		}, "coloneljendon"),

		printed(Def{
			Summary: "After you coordinate a ship that performs an action of your action bar, you " +
				"may perform that action.",
			Abilities: []Ability{{Name: "do the same", When: AfterAction,
				Do: []Op{Perform(Self, game.OnBar, LedAction)}}},
		}, "lieutenantsai"),

		printed(Def{
			Summary: "Before another friendly ship at range 0-3 would gain a red or orange token of which " +
				"you have none, you may spend 2 charges to gain it instead.",
			Abilities: []Ability{{Name: "gain it instead", When: WouldGain,
				By: []Cond{OtherFriend, At(0, 3)}, If: []Cond{About(RedButLocks | OrangeTokens), Not(Has(That))},
				Do: []Op{Spend(Self, 2, Charge), Instead(GainThat(Self))}}},
		}, "captainyorr-wat1"),
	)
}
