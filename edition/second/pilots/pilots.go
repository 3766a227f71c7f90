// Package pilots holds what the ship cards of second edition do: one file per ship, in
// initiative order, highest first. Numbers, names and slots stand in package data.
package pilots

import (
	"slices"

	"koiogran/card"
)

// Cards returns every ship card whose ability is built.
func Cards() []card.Def { return slices.Concat(t65xwing(), tielnfighter()) }

// ShipAbilities returns the ship abilities that are built, by their names.
func ShipAbilities() []card.Def { return nil }
