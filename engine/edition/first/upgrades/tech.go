package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// tech are the tech upgrades.
func tech() []Def {
	return []Def{
		keepsOne("advancedoptics", "focus", FocusToken),
		keepsOne("commrelay", "evade", EvadeToken),

		{ID: "hyperwavecommscanner",
			Summary: "Before ships are placed, you may treat your pilot skill as 0, 6 or 12 while they " +
				"are. After another friendly ship is placed at range 1-2, you may assign it 1 focus or " +
				"evade token.",
			Abilities: []Ability{placedAt(0, 6, 12),
				{Name: "brief it", When: AfterPlacing, By: []Cond{OtherFriend, At(0, 2)},
					Do: []Op{Gain(Active, 1, FocusToken|EvadeToken)}}}},

		{ID: "patternanalyzer",
			Summary: "You may check the stress of your maneuver after your Perform Action step.",
			Abilities: []Ability{{Name: "check it later", When: BeforeDifficulty,
				If: []Cond{OfDial, Not(ManeuverIs(game.DifficultyWhite))},
				Do: []Op{putOffDifficulty()}}}},

		{ID: "primedthrusters",
			Summary: "Up to 2 stress tokens do not keep you from barrel roll and boost actions.",
			Mods: []Mod{Permits(game.Stressed).If(Compare(Count(StressToken), AtMost, 2),
				About(game.BarrelRollAction, game.BoostAction))}},

		{ID: "sensorcluster",
			Summary: "While you defend, you may spend a focus token to change 1 blank to an evade.",
			Abilities: []Ability{{Name: "evade", When: ModifyDefense,
				Do: []Op{Spend(Self, 1, FocusToken),
					Change(DefenseDice, 1, Blank, Evade)}}}},

		// The lock is lent for what an attack costs, not to reroll dice.
		{ID: "targetingsynchronizer",
			Summary: "Other friendly ships at range 1-2 that attack a ship which you have locked need no " +
				"target lock for it. Where a weapon costs one, they may spend yours.",
			Mods: []Mod{Lends(OwnLock).For(OtherFriend, At(1, 2), Attacking).If(
				Compare(NumberRolled(AttackDice), AtMost, 0))}},

		{ID: "threattracker",
			Summary: "When an enemy ship in your firing arc at range 1-2 becomes active in the Combat " +
				"phase, you may give up your target lock on it to boost or barrel roll, if your action " +
				"bar has that action.",
			Abilities: []Ability{{Name: "dodge", When: BeforeEngage, By: []Cond{Enemy, In(Firing, 0, 2)},
				Do: []Op{SpendLock(Active),
					Perform(Self, game.OnBar, game.BoostAction, game.BarrelRollAction)}}}},

		{ID: "weaponsguidance",
			Summary: "While you attack, you may spend a focus token to change 1 blank to a hit.",
			Abilities: []Ability{{Name: "guide a shot", When: ModifyAttack,
				Do: []Op{Spend(Self, 1, FocusToken),
					Change(AttackDice, 1, Blank, Hit)}}}},
	}
}

// keepsOne is a card whose ship keeps a token of a kind in the End phase and never has 2 of it.
func keepsOne(id, name string, k Kinds) Def {
	return Def{ID: id,
		Summary: "You never have more than 1 " + name + " token, and keep one in the End phase.",
		Abilities: []Ability{
			{Name: "have enough", When: WouldGain, Must: true, If: []Cond{About(k), Has(k)},
				Do: []Op{Instead()}},
			{Name: "keep it", When: StartOf(game.EndPhase), Must: true, Do: []Op{KeepTokens(Self, 1, k)}},
		}}
}

// putOffDifficulty is the op with which the difficulty of the present maneuver is checked after the
// Perform Action step.
func putOffDifficulty() Op {
	return Run("check the difficulty later", func(x *game.Exec) {
		m := x.Move()
		x.Ship(m.Ship).LateCheck = m.Maneuver.Difficulty
	})
}
