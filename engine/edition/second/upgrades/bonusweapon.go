package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// atTheMover is the bonus attack of this card on the ship that has just executed a maneuver.
func atTheMover(cost ...Op) []Ability {
	return []Ability{{Name: "attack", When: AfterManeuver, By: []Cond{Enemy}, Do: append(cost,
		rules.Attack(Self, rules.Bonus, rules.WithThisCard, rules.Against(Same(Active))))}}
}

// bonusWeapons are the weapons that fire only at a ship that has just executed a maneuver.
func bonusWeapons() []Def {
	return []Def{
		{ID: "foresight",
			Summary: "After an enemy ship executes a maneuver you may spend 1 Force to make this bonus " +
				"attack on it, out of your bullseye arc. You may change 1 focus result to a hit; the " +
				"attack dice are not modified otherwise.",
			Weapon: &WeaponTerms{OnlyThis: true},
			Mods: []Mod{Forbids(ModifyingDice).For(Anyone).If(WithThis, About(AttackDice),
				Not(About(game.ByThisCard)))},
			Abilities: append(atTheMover(Spend(Self, 1, Force)),
				Ability{Name: "change a focus result", When: ModifyAttack, If: []Cond{WithThis},
					Do: []Op{Change(AttackDice, 1, Focus, Hit, game.ByThisCard)}})},

		{ID: "snapshot",
			Summary: "After an enemy ship executes a maneuver you may make this bonus attack on it, at " +
				"range 2 in your front arc. The attack dice are not modified.",
			Weapon:    &WeaponTerms{OnlyThis: true},
			Mods:      []Mod{Forbids(ModifyingDice).For(Anyone).If(WithThis, About(AttackDice))},
			Abilities: atTheMover()},

		{ID: "underslungblastercannon",
			Summary: "After an enemy ship executes a maneuver you may make this bonus attack on it with a " +
				"lock, out of your turret arc at range 1. Nothing but spending a lock modifies the attack dice.",
			Weapon: &WeaponTerms{OnlyThis: true, Lock: true},
			Mods: []Mod{Forbids(ModifyingDice).For(Anyone).If(WithThis, About(AttackDice),
				Not(About(game.ByLock)))},
			Abilities: atTheMover()},
	}
}
