package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// tiesabomber are the pilots of the TIE/sa bomber.
func tiesabomber() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "After you perform a reload action, you may recover 1 charge of one of your talents.",
			Abilities: []Ability{{Name: "recover a talent's charge", When: AfterAction,
				If: []Cond{About(game.ReloadAction)}, Do: []Op{Recover(Self, 1, UpgradeCharge, "talent")}}},
		}, "tomaxbren", "tomaxbren-swz105"),

		printed(Def{
			Summary: "After you perform a barrel roll action, you may spend 2 charges to gain 1 focus token.",
			Abilities: []Ability{{Name: "gain focus", When: AfterAction,
				If: []Cond{About(game.BarrelRollAction)},
				Do: []Op{Spend(Self, 2, Charge), Gain(Self, 1, FocusToken)}}},
		}, "tomaxbren-swz98", "tomaxbren-swz98-lsl"),

		printed(Def{
			Summary: "A friendly ship at range 0-1 may reroll up to 2 attack dice while it makes a " +
				"torpedo or missile attack.",
			Abilities: []Ability{{Name: "instruct", When: ModifyAttack,
				By: []Cond{Friend, At(0, 1)}, If: []Cond{AttackWith("torpedo", "missile")},
				Do: []Op{Reroll(AttackDice, 2)}}},
		}, "captainjonus", "captainjonus-swz105"),

		printed(Def{
			Summary: "You gain 1 evade token after you drop or launch a device.",
			Abilities: []Ability{{Name: "gain an evade token", When: AfterPlace, Must: true,
				Do: []Op{Gain(Self, 1, EvadeToken)}}},
		}, "captainjonus-swz98", "captainjonus-swz98-lsl"),

		printed(Def{
			Summary: "Your torpedo and missile attacks may have a range requirement 1 higher or " +
				"lower, to a limit of 0-3.",
			Mods: []Mod{Add(NearestRange, -1).Within(0).If(ownOrdnance),
				Add(FarthestRange, 1).Within(3).If(ownOrdnance)},
		}, "majorrhymer"),

		printed(Def{
			Summary: "In your torpedo attacks against a ship in your bullseye arc you change 1 focus " +
				"result to a critical hit.",
			Abilities: []Ability{{Name: "change a focus", When: ModifyAttack, Must: true,
				If: []Cond{AttackWith("torpedo"), Defender.Is(In(Bullseye))},
				Do: []Op{Change(AttackDice, 1, Focus, Crit)}}},
		}, "majorrhymer-swz98", "majorrhymer-swz98-lsl"),

		printed(Def{
			Summary: "After you drop a bomb, for 1 charge you may perform a boost action.",
			Abilities: []Ability{{Name: "boost", When: AfterPlace,
				If: []Cond{rules.Placed(rules.ByDropping), rules.Placed("bomb")},
				Do: []Op{Spend(Self, 1, Charge), Perform(Self, 0, game.BoostAction)}}},
		}, "scimitar3-battleoverendor", "scimitar3-battleoverendor-lsl"),

		printed(Def{
			Summary: "After a friendly ship at range 0-3 attacks, you may spend 1 charge to lock the defender.",
			Abilities: []Ability{{Name: "lock the defender", When: AfterAttack,
				// 2e.action.lock.effect-range
				By: []Cond{Friend, At(0, 3)}, Against: []Cond{At(0, 3)},
				Do: []Op{Spend(Self, 1, Charge), LockShip(Defender)}}},
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
			Summary: "After you are destroyed, you may attack and then drop or launch 1 device " +
				"before you are removed.",
			Abilities: []Ability{{Name: "last stand", When: AfterDestroyed,
				Do: []Op{rules.Attack(Self), rules.PlaceOne(rules.Placement{})}}},
		}, "deathfire"),

		printed(Def{
			Summary: "After you fully execute a speed 3-5 maneuver, with no device placed this " +
				"round, you may spend 2 charges to drop or launch a bomb with the straight 3 template.",
			Abilities: []Ability{{Name: "bomb", When: AfterManeuver,
				If: []Cond{FullyExecuted, Speed(3, 5), Not(rules.PlacedDevice)},
				Do: []Op{Spend(Self, 2, Charge),
					rules.PlaceOne(rules.Placement{Bomb: true, Straight: 3})}}},
		}, "deathfire-swz98", "deathfire-swz98-lsl"),
	)
}

// ownOrdnance is the condition of one's own torpedo and missile attacks.
var ownOrdnance = All(Attacking, AttackWith("torpedo", "missile"))
