// Package upgrades holds what the upgrade cards of first edition do: one file per slot,
// alphabetical. Numbers, names and slots stand in package data.
package upgrades

import (
	"slices"

	. "koiogran/card"
	"koiogran/game"
	"koiogran/rules"
)

// Cards returns every upgrade card whose ability is built.
func Cards() []Def {
	return slices.Concat(astromech(), bomb(), cannon(), crew(), crewMToZ(), elite(), eliteJToZ(),
		illicit(), missile(), modification(), salvagedAstromech(), system(), tech(), title(),
		torpedo(), turret())
}

// agile tells whether a ship has agility.
func agile(r Ref) Cond {
	return func(x *game.Exec) bool { return x.Info(r(x)).Agility > 0 }
}

// greenFor is a card with which its ship may treat maneuvers that meet a condition as green.
func greenFor(id, summary string, cond Cond) Def {
	return Def{ID: id, Summary: summary,
		Abilities: []Ability{{Name: "treat it as green", When: BeforeManeuver,
			If: []Cond{Is(Self, Active), cond}, Do: []Op{rules.TreatAs(game.BlueManeuver)}}}}
}

// instead is what an attack with this card does, if it hits, in the place of its damage: the ops,
// after which all dice results are cancelled.
func instead(ops ...Op) []Ability {
	return []Ability{{Name: "hit", When: AfterNeutralize, Must: true, If: []Cond{WithThis, AttackHit},
		Do: append(ops, CancelAll(AttackDice))}}
}

// spent is the price of an attack with ordnance that takes a target lock: lock and card.
var spent = &WeaponTerms{Lock: true, SpendLock: true, Discard: true}

// nearDefender tells whether the chosen ship is another at range 1 of the defender.
var nearDefender = All(WithinOf(Defender, 0, 1, Chosen), Not(Is(Chosen, Defender)))
