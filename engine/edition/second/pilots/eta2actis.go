package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// eta2actis are the pilots of the Eta-2 Actis.
func eta2actis() []Def {
	// The ship of the moment is among more enemy ships than other friendly ships.
	outnumbered := Compare(Ships(Enemy, Active.At(0, 1)), Above,
		Ships(Friend, Not(Same(Active)), Active.At(0, 1)))
	orFriend := func(name string) []Cond {
		return []Cond{Either(Same(Self), All(Friend, Named(name), At(0, 3)))}
	}
	return slices.Concat(
		printed(Def{
			Summary: "At the start of the End phase, you may spend any number of Force to choose that " +
				"many friendly ships at range 0-2. Each of them keeps 1 focus or evade token.",
			Abilities: []Ability{{Name: "keep tokens", When: StartOf(game.EndPhase),
				Do: []Op{
					ChooseUpTo(Self.Of(Count(Force)), Friend, At(0, 2), Has(FocusToken|EvadeToken)),
					SpendForEach(Force),
					EachShip([]Cond{InGroup}, PickOne(Self,
						Alt("keep a focus token", KeepTokens(Chosen, 1, FocusToken)),
						Alt("keep an evade token", KeepTokens(Chosen, 1, EvadeToken)))),
				}}},
		}, "shaakti"),

		printed(Def{
			Summary: "At the start of the End phase, you may perform a purple coordinate action, even " +
				"while stressed. After you coordinate a ship with Born for This, you may coordinate " +
				"another friendly ship at range 1-2.",
			Abilities: []Ability{
				{Name: "coordinate", When: StartOf(game.EndPhase),
					Do: []Op{Perform(Self, game.AsPurple|game.WhileStressed, game.CoordinateAction)}},
				{Name: "coordinate another", When: AfterAction,
					If: []Cond{About(game.CoordinateAction), Other.Is(ShipAbility("Born for This"))},
					Do: rules.Coordinate(Not(Same(Other)))},
			},
		}, "shaakti-siegeofcoruscant", "shaakti-siegeofcoruscant-lsl"),

		printed(Def{
			Summary: "After you or a friendly Obi-Wan Kenobi at range 0-3 executes a maneuver, with more " +
				"enemy ships than other friendly ships at range 0-1 of that ship, you may spend 1 Force " +
				"to remove a red token from it.",
			Abilities: []Ability{{Name: "remove a red token", When: AfterManeuver,
				By: orFriend("Obi-Wan Kenobi"), If: []Cond{outnumbered},
				Do: []Op{Spend(Self, 1, Force), Remove(Active, 1, RedTokens)}}},
		}, "anakinskywalker-eta2actis"),

		printed(Def{
			Summary: "After you or a friendly Anakin Skywalker at range 0-3 executes a maneuver, with " +
				"more enemy ships than other friendly ships at range 0-1 of that ship, you may spend 1 " +
				"Force to give it 1 focus token.",
			Abilities: []Ability{{Name: "give focus", When: AfterManeuver,
				By: orFriend("Anakin Skywalker"), If: []Cond{outnumbered},
				Do: []Op{Spend(Self, 1, Force), Gain(Active, 1, FocusToken)}}},
		}, "obiwankenobi-eta2actis"),

		printed(Def{
			Summary: "After you or a friendly Obi-Wan Kenobi at range 0-3 fully executes a maneuver, " +
				"with more enemy ships than other friendly ships at range 0-1 of that ship, you may " +
				"spend 1 Force to let it perform a barrel roll action.",
			Abilities: []Ability{{Name: "barrel roll in a crowd", When: AfterManeuver,
				By: orFriend("Obi-Wan Kenobi"), If: []Cond{FullyExecuted, outnumbered},
				Do: []Op{Spend(Self, 1, Force), Perform(Active, 0, game.BarrelRollAction)}}},
		}, "anakinskywalker-siegeofcoruscant", "anakinskywalker-siegeofcoruscant-lsl"),

		printed(Def{
			Summary: "After you or a friendly Anakin Skywalker at range 0-3 fully executes a maneuver, " +
				"with more enemy ships than other friendly ships at range 0-1 of that ship, you may " +
				"spend 1 Force to let it perform a boost action.",
			Abilities: []Ability{{Name: "boost in a crowd", When: AfterManeuver,
				By: orFriend("Anakin Skywalker"), If: []Cond{FullyExecuted, outnumbered},
				Do: []Op{Spend(Self, 1, Force), Perform(Active, 0, game.BoostAction)}}},
		}, "obiwankenobi-siegeofcoruscant", "obiwankenobi-siegeofcoruscant-lsl"),

		printed(Def{
			Summary: "The defender may change 1 blank to a focus result while an enemy ship in your front " +
				"arc at range 0-1 attacks.",
			Abilities: []Ability{{Name: "warn", When: ModifyDefense,
				Against: []Cond{Enemy, In(Front, 0, 1)},
				Do:      []Op{Change(DefenseDice, 1, Blank, Focus)}}},
		}, "aaylasecura"),

		printed(Def{
			Summary: "While another friendly ship defends against a ship in its bullseye arc, you may " +
				"spend 1 Force to change 1 of its blanks to a focus result.",
			Abilities: []Ability{{Name: "warn", When: ModifyDefense, By: []Cond{OtherFriend},
				If: []Cond{Attacker.Is(Defender.In(Bullseye))},
				Do: []Op{Spend(Self, 1, Force), Change(DefenseDice, 1, Blank, Focus)}}},
		}, "kitfisto"),

		printed(Def{
			Summary: "After another friendly ship at range 0-3 spends Force, you may spend 1 Force to " +
				"let it recover 1.",
			Abilities: []Ability{{Name: "restore Force", When: AfterSpend,
				By: []Cond{OtherFriend, At(0, 3)}, If: []Cond{About(Force)},
				Do: []Op{Spend(Self, 1, Force), Recover(Active, 1, Force)}}},
		}, "yoda"),
	)
}
