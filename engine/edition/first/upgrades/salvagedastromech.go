package upgrades

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// salvagedAstromech are the salvaged astromech droids.
func salvagedAstromech() []Def {
	return []Def{
		{ID: "genius",
			Summary: "After you execute the maneuver on your dial without overlapping a ship, you may " +
				"discard 1 of your bombs that is not an action to drop it.",
			Abilities: []Ability{{Name: "drop a bomb", When: AfterManeuver,
				If: []Cond{OfDial, FullyExecuted},
				Do: []Op{rules.PlaceOne(rules.Placement{Bomb: true, Card: true})}}}},

		{ID: "overclockedr4",
			Summary: "When you spend a focus token in the Combat phase, you may receive 1 stress token " +
				"for another focus token.",
			Abilities: []Ability{{Name: "focus again", When: AfterSpend,
				If: []Cond{About(FocusToken), InPhase(game.EngagementPhase)},
				Do: []Op{Gain(Self, 1, StressToken), Gain(Self, 1, FocusToken)}}}},

		{ID: "r4agromech",
			Summary: "You may acquire a target lock on the defender after you spend a focus token in an " +
				"attack of yours.",
			Abilities: []Ability{{Name: "lock the defender", When: AfterSpend,
				If: []Cond{About(FocusToken), Attacking}, Do: []Op{LockShip(Defender)}}}},

		{ID: "r4b11",
			Summary: "While you attack, you may spend your target lock on the defender to choose any " +
				"number of defense dice; the defender must reroll them.",
			Abilities: []Ability{{Name: "have evades rerolled", When: ModifyDefense,
				Against: []Cond{Same(Self)},
				Do:      []Op{SpendLock(Defender), Reroll(DefenseDice, all)}}}},

		{ID: "r4e1",
			Summary: "You may perform the actions on your torpedo and bomb cards even while stressed. " +
				"After you do so while stressed, you may discard this card to remove 1 stress token.",
			Mods: []Mod{Permits(game.Stressed).If(actionOfSlot("torpedo", "bomb"))},
			Abilities: []Ability{{Name: "vent the stress", When: AfterAction,
				If: []Cond{Acted(game.WhileStressed), actionOfSlot("torpedo", "bomb")},
				Do: []Op{DiscardThis(), Remove(Self, 1, StressToken)}}}},

		{ID: "r5p8",
			Summary: "Once a round after you defend, you may roll an attack die: a hit is 1 damage to " +
				"the attacker, a critical hit 1 to both of you.",
			Abilities: []Ability{{Name: "bite back", When: AfterDefend, Per: game.OncePerRound,
				Do: []Op{RollDice(AttackDice, 1),
					Provided(Shows(RolledDice, Hit|Crit), Suffer(Attacker, 1, Hit)),
					Provided(Shows(RolledDice, Crit), Suffer(Self, 1, Hit))}}}},

		{ID: "r5tk", Summary: "You may acquire target locks on friendly ships, and attack them.",
			Mods: []Mod{Include(ActionReach, ToFriends).If(About(game.LockAction)),
				Permits(game.OnSameSide)}},

		{ID: "salvagedastromech",
			Summary: "When you are dealt a faceup Ship damage card, you may discard it before it is " +
				"resolved. If you do, discard this card.",
			Abilities: []Ability{{Name: "look for a spare part", When: DealingFaceup, Must: true,
				Do: []Op{Instead(rules.DrawAndDiscard([]string{"ship"}, DiscardThis())...)}}}},

		greenFor("unhingedastromech", "You may treat a maneuver of speed 3 as green.", Speed(3, 3)),
	}
}

// ofCard reports whether a card has the action.
var ofCard = About(game.CardAction)

// actionOfSlot reports whether an upgrade in one of these slots has the action that the window is about, or that a
// modifier weighs.
func actionOfSlot(slots ...string) Cond {
	return func(x *game.Exec) bool {
		id := int(x.Trigger().ByCard) - 1
		if x.Weighed() != nil {
			id = int(x.Asker())
		}
		return ofCard(x) && 0 <= id && id < len(x.G.Cards) && slices.Contains(slots, x.G.Cards[id].Slot)
	}
}
