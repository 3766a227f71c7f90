package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// lambdaclassshuttle are the pilots of the Lambda-class shuttle.
func lambdaclassshuttle() []Def {
	return []Def{
		{ID: "coloneljendon",
			Summary: "At the start of the Combat phase a friendly ship at range 1 that has no target " +
				"lock may get one of yours.",
			Abilities: []Ability{{Name: "hand over a lock", When: StartOf(game.EngagementPhase),
				Do: []Op{Choose(Friend, At(0, 1), Not(Has(OwnLock))),
					Transfer(Self, Chosen, 1, OwnLock)}}}},

		{ID: "captainkagi",
			Summary: "Enemy ships at range 1-3, or at whatever range they lock, cannot acquire target locks on " +
				"ships other than you, unless they have just locked you and acquire a second one.",
			Mods: []Mod{Forbids(Locking).For(Enemy, couldLockSelf, Not(All(HasLockOn(Self), secondLock))).
				If(Other.Is(Not(Same(Self))))}},

		{ID: "captainyorr",
			Summary: "When another friendly ship at range 1-2 would receive a stress token, you may " +
				"receive it instead if you have at most 2.",
			Abilities: []Ability{{Name: "take the stress", When: WouldGain, By: []Cond{OtherFriend, At(1, 2)},
				If: []Cond{About(StressToken), Compare(Count(StressToken), AtMost, 2)},
				Do: []Op{Instead(GainThat(Self))}}}},
	}
}

// couldLockSelf reports whether a ship is where it could lock Self.
func couldLockSelf(x *game.Exec) bool { return InLockReach(x, x.Subject(), game.ShipAs(x.Self())) }

// secondLock reports whether a ship has just acquired a lock, and is to acquire another one with it.
func secondLock(x *game.Exec) bool { return x.During(AfterLock) }
