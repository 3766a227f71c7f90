// Package upgrades holds what the upgrade cards of second edition do: one file per slot,
// alphabetical. Numbers, names and slots stand in package data.
package upgrades

import (
	"slices"

	"koiogran/engine/card"
)

// Cards returns every upgrade card whose ability is built.
func Cards() []card.Def {
	return slices.Concat(
		actionTerms(),
		astromech(),
		bonusWeapons(),
		cannon(),
		command(),
		configuration(),
		crew(),
		crewOfSetUp(),
		crewOfDamage(),
		crewOfExchanges(),
		device(),
		facts(),
		farther(),
		forcePower(),
		gunner(),
		hyperdrive(),
		illicit(),
		loadout(),
		loadoutFromN(),
		remotes(),
		missile(),
		modification(),
		sensor(),
		struts(),
		tacticalRelay(),
		talent(),
		trickery(),
		tech(),
		title(),
		torpedo(),
		turret(),
		replacing(),
	)
}
