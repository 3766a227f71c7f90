package first

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/geom"
	"koiogran/rules"
)

// rolledOverByHit is the action of a damage card that is turned facedown by a hit.
var rolledOverByHit = []Ability{{Name: "try to turn it facedown", Do: []Op{
	RollDice(game.AttackDice, 1), Provided(Rolled(1, game.Hit), turnOver)}}}

// burned is what a roll of one attack die does to a ship: a hit is 1 damage.
var burned = []Op{RollDice(game.AttackDice, 1),
	Provided(Rolled(1, game.Hit), SufferDamage(Self, 1, 0))}

// olderDeck returns the fourteen titles of the damage deck of the first core set, which a squad can
// bring (1e.damage.newer-deck-preferred).
func olderDeck() []Def {
	self, mine := Is(Self, Active), Is(Self, Subject)
	return []Def{
		{ID: "blindedpilot",
			Summary: "You roll no attack dice in your next attack; after it this is turned facedown.",
			Mods: []game.Mod{{Query: AttackDiceOf, Layer: game.LimitTo, If: All(mine, Attacking),
				Value: func(*game.Exec, int) int { return 0 }}},
			Abilities: []Ability{{Name: "see again", When: AfterAttack, Must: true,
				If: []Cond{Attacking}, Do: []Op{turnOver}}}},
		{ID: "consolefire",
			Summary:   "At the start of each Combat phase roll an attack die: a hit is 1 damage to you.",
			Abilities: []Ability{{Name: "fire", When: StartOfEngagement, Must: true, Do: burned}},
			Actions:   turnedOver},
		{ID: "damagedcockpit", Summary: "From the next round on your pilot skill is 0.",
			Mods: []game.Mod{Set(InitiativeOf, All(mine, sinceEarlier), 0)}, Abilities: fromNextRound},
		{ID: "damagedengine", Summary: "All your turn maneuvers are red.",
			Mods: []game.Mod{AddTo(DifficultyOf, All(mine, Bearings(geom.TurnLeft, geom.TurnRight)),
				int(game.RedDifficulty))}},
		{ID: "damagedsensorarray", Summary: "You cannot perform the actions of your action bar.",
			Mods:    []game.Mod{{Query: ForbidsAction, Layer: game.LimitTo, If: mine, Value: notOfBar}},
			Actions: rolledOverByHit},
		// 1e.damage.direct-hit-counts-two
		{ID: "directhit", Summary: "It counts as 2 damage cards.",
			Mods: []game.Mod{AddTo(DamageWorth, mine, 1)}},
		{ID: "injuredpilot", Summary: "Your pilot's ability and your elite upgrades do not work.",
			Silences: []string{"pilot", "elite"}},
		{ID: "minorexplosion",
			Summary: "Roll an attack die: a hit is 1 damage to you. It is turned facedown.",
			Abilities: []Ability{{Name: "explode", When: DealtFaceup, Must: true,
				Do: []Op{RollDice(game.AttackDice, 1),
					Provided(Rolled(1, game.Hit), SufferDamage(Self, 1, 0)), turnOver}}}},
		{ID: "minorhullbreach",
			Summary: "After a red maneuver roll an attack die: a hit is 1 damage to you.",
			Abilities: []Ability{{Name: "tear", When: AfterManeuver, Must: true,
				If: []Cond{self, ManeuverIs(game.RedDifficulty)}, Do: burned}}},
		{ID: "munitionsfailure",
			Summary: "You choose 1 of your secondary weapons, which is discarded. It is turned facedown.",
			Abilities: []Ability{{Name: "lose a weapon", When: DealtFaceup, Must: true,
				Do: []Op{rules.DiscardWeapon(), turnOver}}}},
		{ID: "structuraldamage", Summary: "Your agility is 1 lower, down to 0.",
			Mods:    []game.Mod{AddTo(AgilityOf, mine, -1)},
			Actions: rolledOverByHit},
		{ID: "stunnedpilot",
			Summary: "After a maneuver in which you overlap a ship or an obstacle you suffer 1 damage.",
			Abilities: []Ability{{Name: "stun", When: AfterManeuver, Must: true,
				If: []Cond{self, Either(Not(FullyExecuted), rules.MetObstacle)},
				Do: []Op{SufferDamage(Self, 1, 0)}}}},
		{ID: "thrustcontrolfire", Summary: "Receive 1 stress token. It is turned facedown.",
			Abilities: []Ability{{Name: "burn", When: DealtFaceup, Must: true,
				Do: []Op{Gain(Self, game.StressToken, 1), turnOver}}}},
		{ID: "weaponmalfunction", Summary: "Your primary weapon is 1 weaker.",
			Mods:    []game.Mod{AddTo(PrimaryValueOf, mine, -1)},
			Actions: rolledOver},
	}
}

// notOfBar forbids the actions that the ship's action bar lists.
func notOfBar(x *game.Exec, n int) int {
	bar := x.Info(x.Self()).Actions
	for i := range bar {
		if n >= 0 && bar[i].Action == game.Action(n) && x.HasLine(x.Self(), &bar[i]) {
			return -1
		}
	}
	return n
}
