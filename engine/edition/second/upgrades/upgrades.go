// Package upgrades holds what the upgrade cards of second edition do: a file for each slot, by id. A card of
// several slots is in the file of the first. Numbers, names and slots are in package data.
package upgrades

import (
	"slices"

	"koiogran/engine/card"
)

// Cards returns every upgrade card whose ability is built.
func Cards() []card.Def {
	return slices.Concat(
		astromech(),
		cannon(),
		cargo(),
		command(),
		configuration(),
		crew(),
		device(),
		forcePower(),
		gunner(),
		hardpoint(),
		hyperdrive(),
		illicit(),
		missile(),
		modification(),
		sensor(),
		tacticalRelay(),
		talent(),
		team(),
		tech(),
		title(),
		torpedo(),
		turret(),
	)
}
