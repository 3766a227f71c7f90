package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// factoryAbilities are the ship abilities that say how a ship is equipped, with which a squad is
// checked, and what it is equipped for.
func factoryAbilities() []Def {
	return []Def{
		{ID: "Networked Calculations",
			Summary: "You may spend a calculate token of a friendly ship at range 0-1 to change 1 focus " +
				"result to an evade or a hit while you defend or attack.",
			Abilities: twoSided(func(w side) Ability {
				return Ability{Name: "networked calculations", When: w.when, Do: []Op{
					Choose(Friend, Either(At(0, 1), uplinked), Not(ShipAbility("Independent Calculations"))), Spend(Chosen, 1, CalculateToken),
					Change(w.dice, 1, Focus, w.good)}}
			})},

		{ID: "Spacetug Tractor Array",
			Summary: "Action: give 1 tractor token to a ship at range 1 in your front arc, or 2 to one at " +
				"range 1 in your bullseye arc.",
			Actions: []Ability{{Name: "tractor array", Do: []Op{
				Choose(In(Front, 1, 1)), Gain(Chosen, tugged, TractorToken)}}}},

		// The slot is in the data.
		{ID: "Weapon Hardpoint", Summary: "You may equip 1 cannon, torpedo or missile upgrade."},

		// The keyword is in the data.
		{ID: "Twin Ion Engines", Summary: "You may equip upgrades that are for TIEs only."},
	}
}

// tugged is how many tractor tokens a tug gives the chosen ship.
func tugged(x *game.Exec) int {
	if Chosen.Is(In(Bullseye, 1, 1))(x) {
		return 2
	}
	return 1
}

// uplinked reports whether a ship is at range 0-1 of a friendly 00M Uplink Prototype that is at range 0-1 of
// Self.
func uplinked(x *game.Exec) bool {
	subject := x.Subject()
	for id := range x.EachShip() {
		if x.About(id, uplink) && RangeBetween(x, id, subject) <= 1 {
			return true
		}
	}
	return false
}

// uplink reports whether a ship is a friendly 00M Uplink Prototype at range 0-1 of Self.
var uplink = All(Friend, Named("00M Uplink Prototype"), At(0, 1))
