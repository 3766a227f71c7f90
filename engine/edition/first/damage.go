package first

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// turnOver is the op with which a damage card turns itself facedown.
var turnOver = rules.RepairThis()

// turnedOver is the "Action: turn this card facedown" of a damage card.
var turnedOver = []Ability{{Name: "turn it facedown", Do: []Op{OnceATitle(), turnOver}}}

// rolledOver is the action of a damage card that is turned facedown by a hit or a critical hit.
var rolledOver = []Ability{{Name: "try to turn it facedown", Do: []Op{
	OnceATitle(), RollDice(AttackDice, 1), Provided(Shows(RolledDice, Hit|Crit), turnOver)}}}

// damageDeck returns the fourteen titles of the damage deck of the newer core set
// (1e.damage.newer-deck-preferred).
func damageDeck() []Def {
	return []Def{
		{ID: "blindedpilot-core2",
			Summary:   "You cannot attack; after your next opportunity to attack it is turned facedown.",
			Mods:      []Mod{Forbids(DeclaringAttacks)},
			Abilities: []Ability{{Name: "see again", When: AfterEngage, Must: true, Do: []Op{turnOver}}}},
		{ID: "consolefire-core2",
			Summary: "At the start of each Combat phase roll an attack die: a hit is 1 damage to you.",
			Abilities: []Ability{{Name: "fire", When: StartOf(game.EngagementPhase), Must: true,
				Do: []Op{RollDice(AttackDice, 1),
					Provided(Shows(RolledDice, Hit), Suffer(Self, 1, Hit))}}},
			Actions: turnedOver},
		{ID: "damagedcockpit-core2", Summary: "From the next round on your pilot skill is 0.",
			Mods: []Mod{Set(InitiativeOf, 0).If(sinceEarlier).Since(roundBegan)}, Abilities: fromNextRound},
		{ID: "damagedengine-core2", Summary: "All your turn maneuvers are red.",
			Mods: []Mod{rules.TreatedAs(game.DifficultyRed).If(Bearings(geom.TurnLeft, geom.TurnRight))}},
		{ID: "damagedsensorarray-core2",
			Summary: "You can perform only the actions of damage cards.",
			Mods:    []Mod{Forbids(Acting).If(Not(rules.ByDamageCard))},
			Actions: rolledOver},
		// 1e.damage.direct-hit-counts-two
		{ID: "directhit-core2", Summary: "It counts as 2 damage cards.",
			Mods: []Mod{Add(DamageWorth, 1)}},
		{ID: "loosestabilizer-core2", Summary: "After a white maneuver you receive 1 stress token.",
			Abilities: []Ability{{Name: "shake", When: AfterManeuver, Must: true,
				If: []Cond{ManeuverIs(game.DifficultyWhite)}, Do: []Op{Gain(Self, 1, StressToken)}}},
			Actions: turnedOver},
		{ID: "majorexplosion-core2",
			Summary: "Roll an attack die: a hit is 1 critical damage to you. It is turned facedown.",
			Abilities: []Ability{{Name: "explode", When: DealtFaceup, Must: true,
				Do: []Op{RollDice(AttackDice, 1),
					Provided(Shows(RolledDice, Hit), Suffer(Self, 1, Crit)), turnOver}}}},
		{ID: "majorhullbreach-core2",
			Summary:   "From the next round on all damage cards are dealt faceup to you.",
			Mods:      []Mod{Set(DealsFaceup, 1).If(sinceEarlier)},
			Abilities: fromNextRound, Actions: turnedOver},
		{ID: "shakenpilot-core2",
			Summary: "Your dial cannot be set to straights; revealing a dial turns it facedown.",
			Mods:    []Mod{Forbids(SettingDial).If(Bearings(geom.Straight))},
			Abilities: []Ability{{Name: "collect yourself", When: AfterReveal, Must: true,
				Do: []Op{turnOver}}}},
		{ID: "structuraldamage-core2", Summary: "Your agility is 1 lower, down to 0.",
			Mods:    []Mod{Add(AgilityOf, -1)},
			Actions: rolledOver},
		{ID: "stunnedpilot-core2",
			Summary: "After a maneuver, you suffer 1 damage if you touch a ship or are on an obstacle.",
			Abilities: []Ability{{Name: "stun", When: AfterManeuver, Must: true,
				If: []Cond{Either(Any(Touches(Self)), onObstacle)}, Do: []Op{Suffer(Self, 1, Hit)}}}},
		{ID: "thrustcontrolfire-core2", Summary: "Receive 1 stress token. It is turned facedown.",
			Abilities: []Ability{{Name: "burn", When: DealtFaceup, Must: true,
				Do: []Op{Gain(Self, 1, StressToken), turnOver}}}},
		{ID: "weaponsfailure-core2", Summary: "You roll 1 attack die fewer.",
			Mods:    []Mod{Add(AttackDiceOf, -1)},
			Actions: rolledOver},
	}
}

// sinceEarlier reports whether a damage card that begins to work in the round after it was dealt
// does so by now: a mark on it says so.
func sinceEarlier(x *game.Exec) bool { return x.S.Charges[x.Card()].Active > 0 }

// roundBegan is a moment for such a card: it has worked since this round began, at the latest. What still
// lasts from an earlier round began before the card was dealt.
var roundBegan = BeginOf(game.PlanningPhase)

// fromNextRound marks such a card when a round begins.
var fromNextRound = []Ability{{Name: "begin to work", When: StartOf(game.PlanningPhase), Must: true,
	If: []Cond{Not(sinceEarlier)},
	Do: []Op{Run("mark it", func(x *game.Exec) { x.S.Charges[x.Card()].Active = 1 })}}}

// onObstacle reports whether a ship is on an obstacle.
func onObstacle(x *game.Exec) bool {
	for i := range x.S.Obstacles[:x.S.NObstacles] {
		o := &x.S.Obstacles[i]
		if o.Placed && !o.Gone && x.G.Measure.Upon(x.Placed(x.Subject()), x.Obstacle(i)) {
			return true
		}
	}
	return false
}
