package first

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/geom"
	"koiogran/rules"
)

// turnOver is the op with which a damage card turns itself facedown.
var turnOver = rules.RepairThis()

// turnedOver is the "Action: turn this card facedown" of a damage card.
var turnedOver = []Ability{{Name: "turn it facedown", Do: []Op{turnOver}}}

// rolledOver is the action of a damage card that is turned facedown by a hit or a critical hit.
var rolledOver = []Ability{{Name: "try to turn it facedown", Do: []Op{
	RollDice(game.AttackDice, 1), Provided(Rolled(1, game.Hit, game.Crit), turnOver)}}}

// damageDeck returns the fourteen titles of the damage deck of the newer core set
// (1e.damage.newer-deck-preferred).
func damageDeck() []Def {
	self, mine := Is(Self, Active), Is(Self, Subject)
	return []Def{
		{ID: "blindedpilot-core2",
			Summary: "You cannot attack; after your next opportunity to attack it is turned facedown.",
			Mods:    []game.Mod{Set(ForbidsAttack, mine, 1)},
			Abilities: []Ability{{Name: "see again", When: AfterEngage, Must: true,
				If: []Cond{self}, Do: []Op{turnOver}}}},
		{ID: "consolefire-core2",
			Summary: "At the start of each Combat phase roll an attack die: a hit is 1 damage to you.",
			Abilities: []Ability{{Name: "fire", When: StartOfEngagement, Must: true,
				Do: []Op{RollDice(game.AttackDice, 1),
					Provided(Rolled(1, game.Hit), SufferDamage(Self, 1, 0))}}},
			Actions: turnedOver},
		{ID: "damagedcockpit-core2", Summary: "From the next round on your pilot skill is 0.",
			Mods: []game.Mod{Set(InitiativeOf, All(mine, sinceEarlier), 0)}, Abilities: fromNextRound},
		{ID: "damagedengine-core2", Summary: "All your turn maneuvers are red.",
			Mods: []game.Mod{AddTo(DifficultyOf, All(mine, Bearings(geom.TurnLeft, geom.TurnRight)),
				int(game.RedDifficulty))}},
		{ID: "damagedsensorarray-core2",
			Summary: "You can perform only the actions of damage cards.",
			Mods: []game.Mod{{Query: ForbidsAction, Layer: game.LimitTo, If: mine,
				Value: onlyDamageCards}},
			Actions: rolledOver},
		// 1e.damage.direct-hit-counts-two
		{ID: "directhit-core2", Summary: "It counts as 2 damage cards.",
			Mods: []game.Mod{AddTo(DamageWorth, mine, 1)}},
		{ID: "loosestabilizer-core2", Summary: "After a white maneuver you receive 1 stress token.",
			Abilities: []Ability{{Name: "shake", When: AfterManeuver, Must: true,
				If: []Cond{self, ManeuverIs(game.White)}, Do: []Op{Gain(Self, game.StressToken, 1)}}},
			Actions: turnedOver},
		{ID: "majorexplosion-core2",
			Summary: "Roll an attack die: a hit is 1 critical damage to you. It is turned facedown.",
			Abilities: []Ability{{Name: "explode", When: DealtFaceup, Must: true,
				Do: []Op{RollDice(game.AttackDice, 1),
					Provided(Rolled(1, game.Hit), SufferDamage(Self, 0, 1)), turnOver}}}},
		{ID: "majorhullbreach-core2",
			Summary:   "From the next round on all damage cards are dealt faceup to you.",
			Mods:      []game.Mod{Set(DealsFaceup, All(mine, sinceEarlier), 1)},
			Abilities: fromNextRound, Actions: turnedOver},
		{ID: "shakenpilot-core2",
			Summary: "Your dial cannot be set to straights; revealing a dial turns it facedown.",
			Mods:    []game.Mod{{Query: BarsBearing, Layer: game.LimitTo, If: mine, Value: noStraights}},
			Abilities: []Ability{{Name: "collect yourself", When: AfterReveal, Must: true,
				If: []Cond{self}, Do: []Op{turnOver}}}},
		{ID: "structuraldamage-core2", Summary: "Your agility is 1 lower, down to 0.",
			Mods:    []game.Mod{AddTo(AgilityOf, mine, -1)},
			Actions: rolledOver},
		{ID: "stunnedpilot-core2",
			Summary: "After a maneuver you suffer 1 damage if you touch a ship or are on an obstacle.",
			Abilities: []Ability{{Name: "stun", When: AfterManeuver, Must: true,
				If: []Cond{self, Either(rules.TouchesShip(Self), rules.OnObstacle(Self))},
				Do: []Op{SufferDamage(Self, 1, 0)}}}},
		{ID: "thrustcontrolfire-core2", Summary: "Receive 1 stress token. It is turned facedown.",
			Abilities: []Ability{{Name: "burn", When: DealtFaceup, Must: true,
				Do: []Op{Gain(Self, game.StressToken, 1), turnOver}}}},
		{ID: "weaponsfailure-core2", Summary: "You roll 1 attack die fewer.",
			Mods:    []game.Mod{AddTo(AttackDiceOf, mine, -1)},
			Actions: rolledOver},
	}
}

// sinceEarlier tells whether a damage card that begins to work in the round after it was dealt
// does so by now: a mark on it says so.
func sinceEarlier(x *game.Exec) bool { return x.S.Charges[x.Card()].Active > 0 }

// fromNextRound marks such a card when a round begins.
var fromNextRound = []Ability{{Name: "begin to work", When: StartOfPlanning, Must: true,
	If: []Cond{Not(sinceEarlier)},
	Do: []Op{Run("mark it", func(x *game.Exec) { x.S.Charges[x.Card()].Active = 1 })}}}

// onlyDamageCards forbids every action but those of damage cards.
func onlyDamageCards(x *game.Exec, n int) int {
	if n >= 0 && game.Action(n) == game.CardAction && rules.IsDamageCard(x, x.Weighed()) {
		return n
	}
	return -1
}

// noStraights bars straight maneuvers.
func noStraights(_ *game.Exec, n int) int {
	if n == int(geom.Straight) {
		return -1
	}
	return n
}
