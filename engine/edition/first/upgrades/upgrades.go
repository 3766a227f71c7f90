// Package upgrades holds what the upgrade cards of first edition do: a file for each slot, by id. A card of
// several slots is in the file of the first. Numbers, names and slots are in package data.
package upgrades

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// Cards returns every upgrade card whose ability is built.
func Cards() []Def {
	return slices.Concat(
		astromech(),
		bomb(),
		cannon(),
		cargo(),
		crew(),
		elite(),
		hardpoint(),
		illicit(),
		missile(),
		modification(),
		salvagedAstromech(),
		system(),
		team(),
		tech(),
		title(),
		torpedo(),
		turret(),
	)
}

// agile reports whether a ship has agility.
var agile = Compare(Agility, Above, 0)

// greenFor is a card with which its ship may treat maneuvers that meet a condition as green.
func greenFor(id, summary string, cond Cond) Def {
	return Def{ID: id, Summary: summary,
		Mods: []Mod{rules.MayTreatAs(game.DifficultyBlue).If(cond)},
		Abilities: []Ability{{Name: "treat it as green", When: BeforeManeuver,
			If: []Cond{cond}, Do: []Op{rules.ManeuverAs(game.DifficultyBlue)}}}}
}

// instead is what an attack with this card does, if it hits, in place of its damage: the ops,
// after which all dice results are canceled.
func instead(ops ...Op) []Ability {
	return []Ability{{Name: "hit", When: AfterNeutralize, Must: true, Against: []Cond{Same(Self)},
		If: []Cond{WithThis, AttackHit}, Do: append(ops, CancelAll(AttackDice))}}
}

// spent is the price of an attack with ordnance that takes a target lock: lock and card.
var spent = &WeaponTerms{Lock: true, SpendLock: true, Discard: true}

// nearDefender reports whether the chosen ship is another at range 1 of the defender, of a huge one at range 1
// of the section that is the target (1e.huge.assault-missiles.targeted-section,
// 1e.huge.assault-missiles.other-section-spared).
var nearDefender = All(Target.At(0, 1), Not(Defending))
