package first

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// rolledOverByHit is the action of a damage card that is turned facedown by a hit.
var rolledOverByHit = []Ability{{Name: "try to turn it facedown", Do: []Op{
	OnceATitle(), RollDice(AttackDice, 1), Provided(Shows(RolledDice, Hit), turnOver)}}}

// burned is what a roll of one attack die does to a ship: a hit is 1 damage.
var burned = []Op{RollDice(AttackDice, 1),
	Provided(Shows(RolledDice, Hit), Suffer(Self, 1, Hit))}

// olderDeck returns the fourteen titles of the damage deck of the first core set, which a squad can
// bring (1e.damage.newer-deck-preferred).
func olderDeck() []Def {
	return []Def{
		{ID: "blindedpilot",
			Summary:   "You roll no attack dice in your next attack; after that attack this is turned facedown.",
			Mods:      []Mod{Cap(AttackDiceOf, 0)},
			Abilities: []Ability{{Name: "see again", When: AfterAttack, Must: true, Do: []Op{turnOver}}}},
		{ID: "consolefire",
			Summary:   "At the start of each Combat phase roll an attack die: a hit is 1 damage to you.",
			Abilities: []Ability{{Name: "fire", When: StartOf(game.EngagementPhase), Must: true, Do: burned}},
			Actions:   turnedOver},
		{ID: "damagedcockpit", Summary: "From the next round on your pilot skill is 0.",
			Mods: []Mod{Set(InitiativeOf, 0).If(sinceEarlier).Since(roundBegan)}, Abilities: fromNextRound},
		{ID: "damagedengine", Summary: "All your turn maneuvers are red.",
			Mods: []Mod{rules.TreatedAs(game.DifficultyRed).If(Bearings(geom.TurnLeft, geom.TurnRight))}},
		{ID: "damagedsensorarray", Summary: "You cannot perform the actions of your action bar.",
			Mods:    []Mod{Forbids(Acting).If(onBarOfSelf)},
			Actions: rolledOverByHit},
		// 1e.damage.direct-hit-counts-two
		{ID: "directhit", Summary: "It counts as 2 damage cards.",
			Mods: []Mod{Add(DamageWorth, 1)}},
		{ID: "injuredpilot", Summary: "Your pilot's ability and your elite upgrades do not work.",
			Silences: []string{"pilot", "elite"}},
		{ID: "minorexplosion",
			Summary: "Roll an attack die: a hit is 1 damage to you. It is turned facedown.",
			Abilities: []Ability{{Name: "explode", When: DealtFaceup, Must: true,
				Do: []Op{RollDice(AttackDice, 1),
					Provided(Shows(RolledDice, Hit), Suffer(Self, 1, Hit)), turnOver}}}},
		{ID: "minorhullbreach",
			Summary: "After a red maneuver roll an attack die: a hit is 1 damage to you.",
			Abilities: []Ability{{Name: "tear", When: AfterManeuver, Must: true,
				If: []Cond{ManeuverIs(game.DifficultyRed)}, Do: burned}}},
		{ID: "munitionsfailure",
			Summary: "You choose 1 of your secondary weapons, which is discarded. It is turned facedown.",
			Abilities: []Ability{{Name: "lose a weapon", When: DealtFaceup, Must: true,
				Do: []Op{Provided(Anyone, rules.DiscardUpgradeOf(Self, rules.SecondaryWeapon)), turnOver}}}},
		{ID: "structuraldamage", Summary: "Your agility is 1 lower, down to 0.",
			Mods:    []Mod{Add(AgilityOf, -1)},
			Actions: rolledOverByHit},
		{ID: "stunnedpilot",
			Summary: "After a maneuver in which you overlap a ship or an obstacle, you suffer 1 damage.",
			Abilities: []Ability{{Name: "stun", When: AfterManeuver, Must: true,
				If: []Cond{Either(Not(FullyExecuted), rules.MetObstacle)},
				Do: []Op{Suffer(Self, 1, Hit)}}}},
		{ID: "thrustcontrolfire", Summary: "Receive 1 stress token. It is turned facedown.",
			Abilities: []Ability{{Name: "burn", When: DealtFaceup, Must: true,
				Do: []Op{Gain(Self, 1, StressToken), turnOver}}}},
		{ID: "weaponmalfunction", Summary: "Your primary weapon is 1 weaker.",
			Mods:    []Mod{Add(PrimaryValueOf, -1)},
			Actions: rolledOver},
	}
}

// onBarOfSelf reports whether the ship's action bar lists the action that is weighed.
func onBarOfSelf(x *game.Exec) bool {
	bar := x.Info(x.Self()).Actions
	for i := range bar {
		if bar[i].Action == x.Weighed().Action && x.HasLine(x.Self(), &bar[i]) {
			return true
		}
	}
	return false
}
