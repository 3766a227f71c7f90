package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// dockedAbilities are the ship abilities of ships that dock, and of those that take them on board.
func dockedAbilities() []Def {
	return []Def{
		{ID: "Co-Pilot",
			Summary: "While you are docked, your carrier has your pilot ability, too.",
			Shares:  &ShareTerms{Docked: true}},

		{ID: "Locked and Loaded",
			Summary: "While you are docked, after your carrier makes a primary front arc or turret " +
				"attack, it may make a bonus primary rear arc attack.",
			Abilities: []Ability{{Name: "rear gunner", When: AftermathBonus, Docked: true,
				By: []Cond{Same(Carrier(Self))},
				If: []Cond{PrimaryAttack, Either(AttackArc(geom.FrontArc), SingleTurretAttack)},
				Do: []Op{rules.Attack(Carrier(Self), rules.Bonus, rules.WithPrimary,
					rules.With(rules.OfArcs(geom.RearArc)))}}}},

		{ID: "Tail Gun",
			Summary: "While a ship is docked with you, you have a rear arc primary weapon with as many dice " +
				"as its front arc primary weapon.",
			TailGun: GunOfGuest},
	}
}
