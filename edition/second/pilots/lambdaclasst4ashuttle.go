package pilots

import (
	"slices"

	. "koiogran/card"
	"koiogran/game"
)

// lambdaclasst4ashuttle are the pilots of the Lambda-class T-4a shuttle.
func lambdaclasst4ashuttle() []Def {
	locked := []Cond{OtherFriend(Chosen), Within(0, 3, Chosen), LockedForDraw(Chosen)}
	return slices.Concat(
		// At the start of the Engagement phase, you may choose one or more friendly ships at range
		// 0-3: all locks that enemies have on them are transferred to you.
		printed(Def{
			Summary: "At the start of the Engagement phase you may draw all enemy locks on friendly " +
				"ships at range 0-3 of your choice to yourself.",
			Abilities: []Ability{{Name: "draw locks", When: StartOfEngagement,
				Do: []Op{Choose(locked...), Join(Chosen), ChooseUpTo(game.MaxShips, locked...),
					DrawLocks()}}},
		}, "captainkagi"),

		// At the start of the Activation phase, you may spend 1 charge. Then friendly ships that
		// acquire locks this round must do so beyond range 3 instead of at range 0-3.
		printed(Def{
			Summary: "At the start of the Activation phase you may spend 1 charge: this round " +
				"friendly ships acquire locks only beyond range 3.",
			Abilities: []Ability{{Name: "lock from afar", When: StartOfActivation,
				Do: []Op{SpendCharge(1), LockFar()}}},
		}, "coloneljendon"),

		// After you perform a coordinate action, if the ship that you chose performed an action of
		// your action bar, you may perform that action.
		printed(Def{
			Summary: "After you coordinate a ship that performs an action of your action bar, you " +
				"may perform that action.",
			Abilities: []Ability{{Name: "do the same", When: AfterAction,
				If: []Cond{Is(Self, Active), About(game.CoordinateAction)},
				Do: []Op{PerformLed(Self, game.OnBar)}}},
		}, "lieutenantsai"),

		// Before a friendly ship at range 0-3 would gain a red or orange token, other than a lock, of
		// which you have none, you may spend 2 charges to gain that token instead. (For yourself that
		// would change nothing.)
		printed(Def{
			Summary: "Before a friendly ship at range 0-3 would gain a red or orange token of which " +
				"you have none, you may spend 2 charges to gain it instead.",
			Abilities: []Ability{{Name: "gain it instead", When: WouldGain,
				If: []Cond{OtherFriend(Active), Within(0, 3, Active), Not(HasSuch(Self))},
				Do: []Op{SpendCharge(2), GainInstead(Self)}}},
		}, "captainyorr-wat1"),
	)
}
