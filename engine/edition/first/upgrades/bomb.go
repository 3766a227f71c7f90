package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// bomb are the bombs that lie with the straight 1 template behind the ship.
func bomb() []Def {
	bomblet := Ability{Name: "drop a Bomblet", When: AfterReveal, Do: []Op{rules.DropDevice("Bomblet")}}
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

// besides is an ability where another card has its ship drop the bomb, if the conditions hold.
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

// bombAid are the upgrades of other slots that have to do with bombs.
func bombAid() []Def {
	return []Def{
		{ID: "bombardier", Summary: "You may drop bombs with the straight template of speed 2 too.",
			Mods: []Mod{Include(DeviceTemplates, Straight2)}},

		{ID: "cadbane",
			Summary: "You have a bomb slot. Once a round when an enemy ship rolls attack dice for a " +
				"friendly bomb that detonates, you may have it reroll any focus results and blanks.",
			Abilities: []Ability{{Name: "have dice rerolled", When: AfterRoll, Per: game.OncePerRound,
				By: []Cond{Enemy}, If: []Cond{About(RolledDice), rules.RolledForDevice()},
				Do: []Op{Reroll(RolledDice, Every, Blank, Focus)}}}},

		{ID: "deflectiveplating",
			Summary: "When a friendly bomb detonates, you may not suffer its effects; then you roll an " +
				"attack die, and a hit discards this card.",
			Abilities: []Ability{{Name: "deflect the blast", When: Detonates, By: []Cond{Friend},
				If: []Cond{rules.Affected},
				Do: []Op{rules.Spare(Self), RollDice(AttackDice, 1),
					Provided(Shows(RolledDice, Hit), DiscardThis())}}}},

		{ID: "genius",
			Summary: "After you execute the maneuver on your dial without overlapping a ship, you may " +
				"discard 1 of your bombs that is not an action to drop it.",
			Abilities: []Ability{{Name: "drop a bomb", When: AfterManeuver,
				If: []Cond{OfDial, FullyExecuted},
				Do: []Op{rules.PlaceOne(rules.Placement{Bomb: true, Card: true})}}}},

		{ID: "minefieldmapper",
			Summary: "After forces are placed, you may discard any of your bombs to place their tokens " +
				"anywhere in the play area beyond range 3 of enemy ships.",
			Abilities: []Ability{{Name: "lay a minefield", When: ForcesPlaced,
				Do: []Op{rules.PlaceOne(rules.Placement{Freely: true, Card: true}), OnceMore()}}}},

		{ID: "sabinewren",
			Summary: "You have a bomb slot. Once a round before a friendly bomb is removed an enemy ship " +
				"at range 1 of it that you choose suffers 1 damage.",
			Abilities: []Ability{{Name: "add to the blast", When: DeviceGone, Must: true,
				Per: game.OncePerRound, By: []Cond{Friend},
				Do: []Op{Choose(Enemy, AtObject(0, 1)), SufferWhere(Chosen, 1, Hit, AtObject(0, 1))}}}},

		{ID: "trajectorysimulator",
			Summary: "Where you would drop a bomb that is not an action you may launch it with the straight " +
				"template of speed 5 instead.",
			Mods: []Mod{Include(DeviceTemplates, BombsFar)}},
	}
}

// forItsCard reports whether another card has the ship place the device and discard its card.
func forItsCard(x *game.Exec) bool {
	p, _ := rules.PlacementNow(x)
	return p.Card
}
