package upgrades

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/rules"
)

// sensor are the sensors.
func sensor() []Def {
	return []Def{
		// Once your dial is revealed, you can perform 1 action. Then you cannot perform another one
		// during your activation.
		{ID: "advancedsensors",
			Summary: "After you reveal your dial you may perform 1 action, and then no other during " +
				"your activation.",
			Abilities: []Ability{{Name: "act early", When: AfterReveal, If: []Cond{Is(Self, Active)},
				Do: []Op{Perform(Self, 0), Provided(DidPerform, EndActions(Self))}}}},

		// Your boosts and barrel rolls can go through and onto obstacles. After you move through or
		// overlap an obstacle, for 1 charge you ignore its effects until the end of the round.
		{ID: "collisiondetector",
			Summary: "You can boost and barrel roll through and onto obstacles. After you meet one " +
				"you may spend 1 charge to ignore it until the end of the round.",
			Mods: []game.Mod{Set(PassesObstacles, Is(Self, Subject), 1)},
			Abilities: []Ability{{Name: "ignore the obstacle", When: ObstacleMet,
				If: []Cond{Is(Self, Active)},
				Do: []Op{SpendCharge(1), rules.IgnoreObstacle()}}}},

		// While you attack a ship that you have locked, you may reroll 1 attack die. If you do,
		// you cannot spend that lock during this attack.
		{ID: "firecontrolsystem",
			Summary: "While you attack a ship that you have locked you may reroll 1 die; then you " +
				"cannot spend that lock during the attack.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{Attacking, HasLockOn(Self, Defender)},
				Do: []Op{Reroll(AttackDice, 1), KeepLock()}}}},

		// After a friendly ship at range 0-2 performs a lock action, you may acquire a lock on the
		// same object. After your attack hits, you may spend your lock on the defender: then another
		// friendly ship at range 0-1 may acquire one.
		{ID: "relaysystem-tiephphantom",
			Summary: "You may lock what a friendly ship at range 0-2 locks by an action. After a hit " +
				"your lock on the defender may be spent for one of another friendly ship at range " +
				"0-1.",
			Abilities: []Ability{
				{Name: "lock the same object", When: AfterAction,
					If: []Cond{Friend(Active), Within(0, 2, Active), About(game.LockAction)},
					Do: []Op{rules.LockOn(Self, LockedObject)}},
				{Name: "pass the lock on", When: AfterAttack, If: []Cond{Attacking, AttackHit},
					Do: []Op{Choose(OtherFriend(Chosen), Within(0, 1, Chosen)),
						SpendLock(Defender), rules.LockOn(Chosen, ObjectOf(Defender))}},
			}},
	}
}
