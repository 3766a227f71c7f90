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

// bonusWeapons are the weapons that also fire at a ship that has just executed a maneuver; any attack of their
// ship may be made with them (2e.attack.weapon-may-be-normal-and-bonus).
func bonusWeapons() []Def {
	return []Def{
		{ID: "foresight",
			Summary: "Attack: in your bullseye arc. You may change 1 focus result to a hit; the attack dice " +
				"cannot be modified otherwise. After an enemy ship executes a maneuver, you may spend 1 Force " +
				"to perform this attack against it as a bonus attack.",
			Weapon: &WeaponTerms{},
			Mods: []Mod{Forbids(ModifyingDice).For(Anyone).If(WithThis, About(AttackDice),
				Not(About(game.ByThisCard)))},
			Abilities: append(atTheMover(Spend(Self, 1, Force)),
				Ability{Name: "change a focus result", When: ModifyAttack, If: []Cond{WithThis},
					Do: []Op{Change(AttackDice, 1, Focus, Hit, game.ByThisCard)}})},

		{ID: "snapshot",
			Summary: "Attack: at range 2 in your front arc. The attack dice cannot be modified. After an enemy " +
				"ship executes a maneuver, you may perform this attack against it as a bonus attack.",
			Weapon:    &WeaponTerms{},
			Mods:      []Mod{Forbids(ModifyingDice).For(Anyone).If(WithThis, About(AttackDice))},
			Abilities: atTheMover()},

		{ID: "underslungblastercannon",
			Summary: "Attack (lock): at range 1 in your turret arc. The attack dice can be modified only by " +
				"spending a lock. After an enemy ship executes a maneuver, you may perform this attack against " +
				"it as a bonus attack.",
			Weapon: &WeaponTerms{Lock: true},
			Mods: []Mod{Forbids(ModifyingDice).For(Anyone).If(WithThis, About(AttackDice),
				Not(About(game.ByLock)))},
			Abilities: atTheMover()},
	}
}
