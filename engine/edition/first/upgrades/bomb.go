package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// bomb are the bombs that lie with the straight 1 template behind the ship.
func bomb() []Def {
	return []Def{
		{ID: "bombletgenerator", Summary: "When you reveal your maneuver, you may drop a Bomblet.",
			Abilities: []Ability{bomblet,
				besides(bomblet, Not(forItsCard)),
				besides(paid(bomblet), forItsCard)}},

		mines("clustermines", "Cluster Mines", "Cluster Mine",
			"Action: discard this card to drop a set of 3 Cluster Mines."),

		mine("connernet", "Conner Net"),
		charge("ionbombs", "Ion Bomb"),

		{ID: "ordnancesilos",
			Summary: "Setup: place 3 ordnance tokens on each of your other bomb cards. When such a " +
				"card would be discarded, discard 1 of its ordnance tokens instead.",
			Loads: &LoadTerms{Slots: []string{"bomb"}, Tokens: 3}},

		charge("protonbombs", "Proton Bomb"),
		mine("proximitymines", "Proximity Mine"),
		charge("seismiccharges", "Seismic Charge"),
		charge("thermaldetonators", "Thermal Detonator"),
	}
}

// besides is the ability to drop the bomb through another card, if the conditions hold.
func besides(a Ability, conds ...Cond) Ability {
	a.When, a.If = PlaceOne, conds
	return a
}

// paid is an ability for which its card is discarded.
func paid(a Ability) Ability {
	a.Do = append([]Op{DiscardThis()}, a.Do...)
	return a
}

// charge is a bomb that is dropped when its ship reveals its dial.
func charge(id, token string) Def {
	drop := paid(Ability{Name: "drop a " + token, When: AfterReveal, Do: []Op{rules.DropDevice(token)}})
	return Def{ID: id,
		Summary:   "When you reveal your dial, you may discard this card to drop 1 " + token + ".",
		Abilities: []Ability{drop, besides(drop)}}
}

// mine is a bomb that is dropped as an action.
func mine(id, token string) Def {
	return mines(id, "a "+token, token, "Action: discard this card to drop 1 "+token+".")
}

// mines are one or more bombs that are dropped as an action.
func mines(id, what, token, summary string) Def {
	drop := paid(Ability{Name: "drop " + what, Do: []Op{rules.DropDevice(token)}})
	return Def{ID: id, Summary: summary, Actions: []Ability{drop}, Abilities: []Ability{besides(drop)}}
}

// forItsCard reports whether another card has the ship place the device and discard its card.
func forItsCard(x *game.Exec) bool {
	p, _ := rules.PlacementNow(x)
	return p.Card
}

// bomblet drops a Bomblet.
var bomblet = Ability{Name: "drop a Bomblet", When: AfterReveal, Do: []Op{rules.DropDevice("Bomblet")}}
