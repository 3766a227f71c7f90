package pilots

import (
	"slices"

	. "koiogran/card"
	"koiogran/game"
	"koiogran/geom"
	"koiogran/rules"
)

// tiesabomber are the pilots of the TIE/sa bomber.
func tiesabomber() []Def {
	placed := Is(Self, Active)
	return slices.Concat(
		// After you perform a reload action, you may recover 1 charge of one of your talents.
		printed(Def{
			Summary: "After you perform a reload action you may recover 1 charge of one of your " +
				"talents.",
			Abilities: []Ability{{Name: "recover a talent's charge", When: AfterAction,
				If: []Cond{Is(Self, Active), About(game.ReloadAction)},
				Do: []Op{RecoverUpgrade(Self, 1, "talent")}}},
		}, "tomaxbren", "tomaxbren-swz105"),

		// After you perform a barrel roll action, you may spend 2 charges to gain 1 focus token.
		printed(Def{
			Summary: "After you perform a barrel roll action you may spend 2 charges to gain 1 " +
				"focus token.",
			Abilities: []Ability{{Name: "gain focus", When: AfterAction,
				If: []Cond{Is(Self, Active), About(game.BarrelRollAction)},
				Do: []Op{SpendCharge(2), Gain(Self, game.FocusToken, 1)}}},
		}, "tomaxbren-swz98", "tomaxbren-swz98-lsl"),

		// While a friendly ship at range 0-1 makes a torpedo or missile attack, it may reroll up to
		// 2 attack dice.
		printed(Def{
			Summary: "While a friendly ship at range 0-1 makes a torpedo or missile attack, it may " +
				"reroll up to 2 attack dice.",
			Abilities: []Ability{{Name: "instruct", When: ModifyAttack,
				If: []Cond{Friend(Attacker), Within(0, 1, Attacker),
					AttackSlot("torpedo", "missile")},
				Do: []Op{Reroll(AttackDice, 2)}}},
		}, "captainjonus", "captainjonus-swz105"),

		// After you drop or launch a device, you gain 1 evade token.
		printed(Def{
			Summary: "After you drop or launch a device you gain 1 evade token.",
			Abilities: []Ability{{Name: "gain an evade token", When: AfterPlace, Must: true,
				If: []Cond{placed}, Do: []Op{Gain(Self, game.EvadeToken, 1)}}},
		}, "captainjonus-swz98", "captainjonus-swz98-lsl"),

		// While you make a torpedo or missile attack, you may treat its range requirement as 1
		// higher or lower, to a limit of 0-3.
		printed(Def{
			Summary: "Your torpedo and missile attacks may have a range requirement 1 higher or " +
				"lower, to a limit of 0-3.",
			Mods: []game.Mod{Set(ShiftsRange, Is(Self, Subject), 1)},
		}, "majorrhymer"),

		// While you make a torpedo attack against a ship in your bullseye arc, change 1 focus
		// result to a crit.
		printed(Def{
			Summary: "In your torpedo attacks against a ship in your bullseye arc you change 1 " +
				"focus result to a crit.",
			Abilities: []Ability{{Name: "change a focus", When: ModifyAttack, Must: true,
				If: []Cond{Attacking, AttackSlot("torpedo"),
					InArcOf(Self, geom.BullseyeArc, Defender)},
				Do: []Op{Change(AttackDice, 1, game.Focus, game.Crit)}}},
		}, "majorrhymer-swz98", "majorrhymer-swz98-lsl"),

		// After you drop a bomb, for 1 charge you can perform a boost action.
		printed(Def{
			Summary: "After you drop a bomb, for 1 charge you can perform a boost action.",
			Abilities: []Ability{{Name: "boost", When: AfterPlace,
				If: []Cond{placed, rules.Dropped, rules.BombPlaced},
				Do: []Op{SpendCharge(1), Perform(Self, 0, game.BoostAction)}}},
		}, "scimitar3-battleoverendor", "scimitar3-battleoverendor-lsl"),

		// After a friendly ship at range 0-3 attacks, you may spend 1 charge to acquire a lock on
		// the defender.
		printed(Def{
			Summary: "After a friendly ship at range 0-3 attacks you may spend 1 charge to lock " +
				"the defender.",
			Abilities: []Ability{{Name: "lock the defender", When: AfterAttack,
				// 2e.action.lock.effect-range
				If: []Cond{Friend(Attacker), Within(0, 3, Attacker), Within(0, 3, Defender)},
				Do: []Op{SpendCharge(1), LockShip(Defender)}}},
		}, "scimitar1-battleoverendor", "scimitar1-battleoverendor-lsl"),

		deathfire(),
	)
}

// deathfire are the cards that show "Deathfire".
func deathfire() []Def {
	return slices.Concat(
		// After you are destroyed, before you are removed, you may attack and drop or launch 1
		// device: both or neither (2e.timing.partial-effect-not-allowed).
		printed(Def{
			Summary: "After you are destroyed you may attack and then drop or launch 1 device " +
				"before you are removed.",
			Abilities: []Ability{{Name: "last stand", When: AfterDestroyed,
				If: []Cond{Is(Self, Active)},
				Do: []Op{rules.AttackNow(), rules.PlaceOne(rules.Placement{})}}},
		}, "deathfire"),

		// After you fully execute a speed 3-5 maneuver, if you have placed no device this round,
		// you may spend 2 charges to drop or launch a bomb with the straight 3 template.
		printed(Def{
			Summary: "After you fully execute a speed 3-5 maneuver, with no device placed this " +
				"round, you may spend 2 charges to drop or launch a bomb with the straight 3 template.",
			Abilities: []Ability{{Name: "bomb", When: AfterManeuver,
				If: []Cond{Is(Self, Active), FullyExecuted, Speed(3, 5),
					Not(rules.PlacedDevice(Self))},
				Do: []Op{SpendCharge(2), rules.PlaceOne(rules.Placement{Bomb: true, Straight: 3})}}},
		}, "deathfire-swz98", "deathfire-swz98-lsl"),
	)
}
