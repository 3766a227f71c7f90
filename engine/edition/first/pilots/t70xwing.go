package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// t70xwing are the pilots of the T-70 X-wing.
func t70xwing() []Def {
	return []Def{
		poeDameron("poedameron-swx57"),
		poeDameron("poedameron"),

		{ID: "elloasty",
			Summary: "Without stress you may treat a Tallon roll as white.",
			Mods:    []Mod{rules.MayTreatAs(game.DifficultyWhite).If(calmRoll)},
			Abilities: []Ability{{Name: "treat it as white", When: BeforeManeuver,
				If: []Cond{calmRoll},
				Do: []Op{rules.ManeuverAs(game.DifficultyWhite)}}}},

		{ID: "niennunb",
			Summary: "A stress token that you receive may go at once if an enemy ship is in your " +
				"firing arc at range 1.",
			Abilities: []Ability{{Name: "keep calm", When: AfterGain,
				If: []Cond{About(StressToken), Any(Enemy, In(Firing, 1, 1))},
				Do: []Op{Remove(Self, 1, StressToken)}}}},

		{ID: "blueace",
			Summary: "You may boost with the turn templates of speed 1.",
			Mods:    []Mod{Include(TemplatesOf(game.BoostMove), Turns)}},

		{ID: "redace",
			Summary: "The first time in a round that you lose a shield you get 1 evade token.",
			Abilities: []Ability{{Name: "evade", When: AfterShieldLost, Must: true, Per: game.OncePerRound,
				Do: []Op{Gain(Self, 1, EvadeToken)}}}},

		{ID: "snapwexley",
			Summary: "After a maneuver of speed 2-4 in which you touch no ship, you may boost.",
			Abilities: []Ability{{Name: "boost at once", When: AfterManeuver,
				If: []Cond{Speed(2, 4), Not(Any(Touches(Self)))},
				Do: []Op{Perform(Self, 0, game.BoostAction)}}}},

		{ID: "jesspava",
			Summary: "While you attack or defend, you may reroll a die for each other friendly ship at " +
				"range 1.",
			Abilities: rerollsFor(Chosen.Is(OtherFriend), Chosen.Is(At(1, 1)))},
	}
}

// poeDameron is on two cards of different skill.
func poeDameron(id string) Def {
	return Def{ID: id,
		Summary: "While you attack or defend with a focus token, you may change 1 focus result to a " +
			"hit or an evade.",
		Abilities: []Ability{
			{Name: "aim", When: ModifyAttack, If: []Cond{Has(FocusToken)},
				Do: []Op{Change(AttackDice, 1, Focus, Hit)}},
			{Name: "evade", When: ModifyDefense, If: []Cond{Has(FocusToken)},
				Do: []Op{Change(DefenseDice, 1, Focus, Evade)}},
		}}
}

// rerollsFor lets a ship that attacks or defends reroll a die for each ship that meets the
// conditions, read with Chosen.
func rerollsFor(conds ...Cond) []Ability {
	return []Ability{
		{Name: "reroll attack dice", When: ModifyAttack, Do: []Op{Reroll(AttackDice, Ships(conds...))}},
		{Name: "reroll defense dice", When: ModifyDefense,
			Do: []Op{Reroll(DefenseDice, Ships(conds...))}},
	}
}

// calmRoll is that a ship without stress executes a Tallon roll.
var calmRoll = All(Bearings(geom.TallonLeft, geom.TallonRight), Not(Stressed))
