package pilots

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/geom"
	"koiogran/rules"
)

// t70xwing are the pilots of the T-70 X-wing.
func t70xwing() []Def {
	return []Def{
		poeDameron("poedameron-swx57"),
		poeDameron("poedameron"),

		{ID: "elloasty",
			Summary: "Without stress you may treat a Tallon roll as white.",
			Abilities: []Ability{{Name: "treat it as white", When: BeforeManeuver,
				If: []Cond{Is(Self, Active), Bearings(geom.TallonLeft, geom.TallonRight),
					Not(Stressed(Self))},
				Do: []Op{rules.TreatAs(game.White)}}}},

		{ID: "niennunb",
			Summary: "A stress token that you receive may go at once if an enemy ship is in your " +
				"firing arc at range 1.",
			Abilities: []Ability{{Name: "keep calm", When: AfterGain,
				If: []Cond{Is(Self, Active), About(game.StressToken),
					AnyShip(Enemy(Chosen), InFiringArcWithin(Self, 1, 1, Chosen))},
				Do: []Op{Remove(Self, game.StressToken)}}}},

		{ID: "blueace",
			Summary: "You may boost with the turn templates of speed 1.",
			Mods:    []game.Mod{Set(BoostsByTurns, Is(Self, Subject), 1)}},

		{ID: "redace",
			Summary: "The first time in a round that you lose a shield you get 1 evade token.",
			Abilities: []Ability{{Name: "evade", When: AfterShieldLost, Must: true, Per: game.Round,
				If: []Cond{Is(Self, Active)}, Do: []Op{Gain(Self, game.EvadeToken, 1)}}}},

		{ID: "snapwexley",
			Summary: "After a maneuver of speed 2-4 in which you touch no ship you may boost.",
			Abilities: []Ability{{Name: "boost at once", When: AfterManeuver,
				If: []Cond{Is(Self, Active), Speed(2, 4), Not(rules.TouchesShip(Self))},
				Do: []Op{Perform(Self, 0, game.BoostAction)}}}},

		{ID: "jesspava",
			Summary: "While you attack or defend you may reroll a die for each other friendly ship " +
				"at range 1.",
			Abilities: rerollsFor(OtherFriend(Chosen), Within(1, 1, Chosen))},
	}
}

// poeDameron is on two cards of different skill.
func poeDameron(id string) Def {
	return Def{ID: id,
		Summary: "While you attack or defend with a focus token you may change 1 focus result to a " +
			"hit or an evade.",
		Abilities: []Ability{
			{Name: "aim", When: ModifyAttack, If: []Cond{Attacking, Has(game.FocusToken, Self)},
				Do: []Op{Change(AttackDice, 1, game.Focus, game.Hit)}},
			{Name: "evade", When: ModifyDefence, If: []Cond{Defending, Has(game.FocusToken, Self)},
				Do: []Op{Change(DefenceDice, 1, game.Focus, game.Evade)}},
		}}
}

// rerollsFor lets a ship that attacks or defends reroll a die for each ship that meets the
// conditions, read with Chosen.
func rerollsFor(conds ...Cond) []Ability {
	return []Ability{
		{Name: "reroll attack dice", When: ModifyAttack, If: []Cond{Attacking},
			Do: []Op{RerollPer(AttackDice, ShipsThat(conds...))}},
		{Name: "reroll defence dice", When: ModifyDefence, If: []Cond{Defending},
			Do: []Op{RerollPer(DefenceDice, ShipsThat(conds...))}},
	}
}
