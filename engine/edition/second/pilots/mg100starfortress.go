package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// mg100starfortress are the pilots of the MG-100 StarFortress.
func mg100starfortress() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "While you defend against a ship in the turret arc of a friendly ship, you may " +
				"add 1 focus result.",
			Abilities: []Ability{{Name: "add a focus", When: ModifyDefense,
				If: []Cond{Any(Friend, Attacker.Is(Chosen.In(Turret)))},
				Do: []Op{AddResult(DefenseDice, Focus)}}},
		}, "vennie"),

		anotherDie("In your primary attacks against a ship at range 0-1 of a friendly device you roll 1 "+
			"more attack die.", All(PrimaryAttack, Defender.Is(NearDevice(1))), "cat"),

		printed(Def{
			Summary: "After you fully execute a blue or white maneuver, with no device placed this round, " +
				"you may drop 1 device.",
			Abilities: []Ability{{Name: "drop a device", When: AfterManeuver,
				If: []Cond{FullyExecuted, Not(rules.PlacedDevice),
					Either(ManeuverIs(game.DifficultyBlue), ManeuverIs(game.DifficultyWhite))},
				Do: []Op{rules.PlaceOne(rules.Placement{Drop: true})}}},
		}, "edonkappehl"),

		printed(Def{
			Summary: "Where you would drop a bomb you may place it touching you instead.",
			Mods:    []Mod{Include(DeviceTemplates, BombsBeside)},
		}, "finchdallow"),

		printed(Def{
			Summary: "After you attack a ship in your turret arc, it is Rattled.",
			Abilities: []Ability{{Name: "rattle it", When: AfterAttack, Must: true,
				If: []Cond{Defender.Is(InPlay, In(Turret))}, Do: []Op{rules.Assign("rattled", Defender)}}},
		}, "benteene"),

		printed(Def{
			Summary: "You may spend 1 charge to drop a second device after you drop a device.",
			Abilities: []Ability{{Name: "drop another", When: AfterPlace, If: []Cond{rules.Placed(rules.ByDropping)},
				Do: []Op{Spend(Self, 1, Charge), rules.PlaceOne(rules.Placement{Drop: true, More: true})}}},
		}, "paigetico"),
	)
}
