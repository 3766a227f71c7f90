package pilots

import (
	. "koiogran/engine/card"
)

// yt2400Abilities are the ship abilities of the YT-2400s, alphabetical.
func yt2400Abilities() []Def {
	close := All(Attacking, PrimaryAttack, AttackRange(0, 1))
	return []Def{
		{ID: "Sensor Blackout",
			Summary: "In your primary attacks at attack range 0-1 you roll 1 attack die fewer. While " +
				"you defend at attack range 1, you roll 1 defense die fewer.",
			Mods: []Mod{Add(AttackDiceOf, -1).If(close),
				Add(DefenseDiceOf, -1).If(AttackRange(1, 1))}},

		{ID: "Sensor Blindspot",
			Summary: "In your primary attacks at attack range 0-1 you have no range bonus and roll 1 " +
				"attack die fewer.",
			Mods: []Mod{Set(RangeBonus, 0).If(close), Add(AttackDiceOf, -1).If(close)}},
	}
}
