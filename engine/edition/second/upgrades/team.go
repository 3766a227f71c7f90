package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// team are the team upgrades, which only huge ships can have.
func team() []Def {
	return []Def{
		{ID: "bombardmentspecialists",
			Summary: "While you attack, you may spend 1 calculate token to choose a defender 1 range nearer or farther than the " +
				"weapon reaches.",
			Mods: []Mod{Permits(game.TooNear, OneCalculate), Permits(game.TooFar, OneCalculate)}},

		{ID: "commsteam",
			Summary: "After you perform a coordinate action, you may choose up to 2 other ships at range 0-1 of the ship " +
				"that you coordinated and spend 1 energy for each of them to coordinate it, too.",
			Abilities: []Ability{{Name: "coordinate more ships", When: AfterAction,
				If: []Cond{About(game.CoordinateAction), HasEnergy(1)},
				Do: []Op{ChooseUpTo(Self.Of(Count(PilotCharge)).Max(2), rules.CoordinatesAfar, Not(Same(Other)), Other.At(0, 1)),
					SpendForEach(PilotCharge), EachInOrder([]Cond{InGroup}, rules.CoordinateChosen())}}}},

		{ID: "damagecontrolteam",
			Summary: "Before you engage, you may spend energy to turn back a hardpoint that is Offline for each. Action: spend " +
				"energy to repair a faceup Ship damage card for each.",
			Abilities: []Ability{{Name: "turn back a hardpoint", When: BeforeEngage,
				Do: []Op{SpendEnergy(1), rules.BringBack(), OnceMore()}}},
			Actions: []Ability{{Name: "repair Ship cards", Do: []Op{Repeat("repair another card",
				SpendEnergy(1), rules.Repair(Self, rules.Faceup, "ship"))}}}},

		// It has to treat them so, and to repair them.
		{ID: "droidcrew",
			Summary: "Your white focus actions are red. At the start of the End phase you repair all your faceup Crew " +
				"damage cards.",
			Mods: []Mod{Set(ActionColor, int(game.DifficultyRed)).If(About(game.FocusAction), OfDifficulty(game.DifficultyWhite))},
			Abilities: []Ability{{Name: "repair Crew cards", When: StartOf(game.EndPhase), Must: true,
				Do: []Op{rules.Repair(Self, rules.Faceup, "crew"), Times(Every, rules.Repair(Self, rules.Faceup, "crew"))}}}},

		{ID: "gunneryspecialists",
			Summary: "In primary and hardpoint attacks you may reroll attack dice for 1 energy each.",
			Abilities: []Ability{{Name: "reroll for energy", When: ModifyAttack,
				If: []Cond{Either(PrimaryAttack, AttackWith("hardpoint"))}, Do: []Op{RerollFor(AttackDice, PilotCharge)}}}},

		{ID: "igrmdroids",
			Summary: "While you attack and are calculating, you may change 1 hit to a critical hit.",
			Abilities: []Ability{{Name: "aim at weak points", When: ModifyAttack, If: []Cond{Has(CalculateToken)},
				Do: []Op{Change(AttackDice, 1, Hit, Crit)}}}},

		// It recovers them while it reloads, which has the same result: a reload recovers its own charge in any case.
		{ID: "ordnanceteam",
			Summary: "After you reload, you may spend up to 3 energy to recover 1 torpedo or missile charge for each. After " +
				"you reload, you may spend 1 energy to remove a disarm token.",
			Abilities: []Ability{
				{Name: "reload more", When: AfterAction, If: []Cond{About(game.ReloadAction)},
					Do: loadForEnergy(May("reload a second charge",
						loadForEnergy(May("reload a third charge", loadForEnergy()...))...))},
				{Name: "rearm", When: AfterAction, If: []Cond{About(game.ReloadAction)},
					Do: []Op{SpendEnergy(1), Remove(Self, 1, DisarmToken)}},
			}},

		{ID: "sensorexperts",
			Summary: "You may maintain 3 locks on different objects. After you perform a lock action, you may spend up to 2 energy: " +
				"for each, you lock another object at range 0-1 of the one locked, however far away it is.",
			Mods: []Mod{RaiseTo(LocksKept, 3)},
			Abilities: []Ability{{Name: "lock more objects", When: AfterAction, If: []Cond{About(game.LockAction)},
				Do: lockForEnergy(May("lock a third object", lockForEnergy()...))}}},

		{ID: "tractortechnicians",
			Summary: "In the End phase each other ship at range 0-1 keeps its tractor tokens. Before a tractored enemy ship " +
				"at range 0-1 reveals its dial, you may spend 1 energy to have it execute the maneuver of this activation " +
				"at a speed 1 lower, 1 at least.",
			Mods: []Mod{Forbids(Losing).For(Not(Same(Self)), At(0, 1)).If(InPhase(game.EndPhase), About(TractorToken))},
			Abilities: []Ability{
				{Name: "hold it back", When: BeforeReveal, By: []Cond{Enemy, At(0, 1), rules.Enough(TractorToken)},
					Do: []Op{SpendEnergy(1), Mark(ThisActivation, Active)}},
				{Name: "slow it down", When: BeforeManeuver, Must: true, By: []Cond{Marked}, If: []Cond{Speed(2, 5)},
					Do: []Op{ExecuteAs(Faster(-1)), Unmark(Active)}},
			}},
	}
}

// lockForEnergy are the ops that lock an object near the one that has been locked for 1 energy, and what may follow.
func lockForEnergy(then ...Op) []Op {
	return append([]Op{SpendEnergy(1),
		rules.LockObjectFar(Self, rules.Unlocked, rules.NearObject(LockedObject, 1))}, then...)
}

// loadForEnergy are the ops that recover a charge of a torpedo or a missile for 1 energy, and what may follow.
func loadForEnergy(then ...Op) []Op {
	return append([]Op{SpendEnergy(1), Recover(Self, 1, UpgradeCharge, "torpedo", "missile")}, then...)
}
