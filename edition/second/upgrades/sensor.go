package upgrades

import . "koiogran/card"

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

		// While you attack a ship that you have locked, you may reroll 1 attack die. If you do,
		// you cannot spend that lock during this attack.
		{ID: "firecontrolsystem",
			Summary: "While you attack a ship that you have locked you may reroll 1 die; then you " +
				"cannot spend that lock during the attack.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{Attacking, HasLockOn(Self, Defender)},
				Do: []Op{Reroll(AttackDice, 1), KeepLock()}}}},
	}
}
