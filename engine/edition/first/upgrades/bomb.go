package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/rules"
)

// bomb are the bombs that lie with the straight 1 template behind the ship.
func bomb() []Def {
	return []Def{
		{ID: "bombletgenerator", Summary: "When you reveal your maneuver you may drop a Bomblet.",
			Abilities: []Ability{{Name: "drop a Bomblet", When: AfterReveal,
				Do: []Op{rules.DropDevice("Bomblet")}}}},
		{ID: "clustermines", Summary: "Action: discard this card to drop a set of 3 Cluster Mines.",
			Actions: []Ability{{Name: "drop Cluster Mines",
				Do: []Op{DiscardThis(), rules.DropDevice("Cluster Mine")}}}},
		mine("connernet", "Conner Net"),
		charge("ionbombs", "Ion Bomb"),
		charge("protonbombs", "Proton Bomb"),
		mine("proximitymines", "Proximity Mine"),
		charge("seismiccharges", "Seismic Charge"),
		charge("thermaldetonators", "Thermal Detonator"),
	}
}

// charge is a bomb that is dropped when its ship reveals its dial.
func charge(id, token string) Def {
	return Def{ID: id,
		Summary: "When you reveal your dial you may discard this card to drop 1 " + token + ".",
		Abilities: []Ability{{Name: "drop a " + token, When: AfterReveal,
			Do: []Op{DiscardThis(), rules.DropDevice(token)}}}}
}

// mine is a bomb that is dropped as an action.
func mine(id, token string) Def {
	return Def{ID: id, Summary: "Action: discard this card to drop 1 " + token + ".",
		Actions: []Ability{{Name: "drop a " + token, Do: []Op{DiscardThis(), rules.DropDevice(token)}}}}
}
