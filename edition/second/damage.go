package second

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/geom"
	"koiogran/rules"
)

// repairAction is the "Action: repair this card" of a damage card.
var repairAction = []Ability{{Name: "repair", Do: []Op{rules.RepairThis()}}}

// damageDeck returns the fourteen titles of the damage deck.
func damageDeck() []Def {
	self := Is(Self, Active)
	return []Def{
		// Dealt: gain 2 stress, then repair this card (2e.damage.card.panicked-pilot).
		{ID: "panickedpilot", Summary: "Gives 2 stress tokens; then it is repaired.",
			Abilities: []Ability{{Name: "panic", When: DealtFaceup, Must: true,
				Do: []Op{Gain(Self, game.StressToken, 2), rules.RepairThis()}}}},
		// Attack dice can be modified only by Force (2e.damage.card.blinded-pilot).
		{ID: "blindedpilot",
			Summary: "Your attack dice can be modified only by spending Force for its default effect.",
			Mods:    []game.Mod{Set(ModifiesOnlyForce, Is(Self, Subject), 1)},
			Actions: repairAction},
		// After an action: roll; hit or crit gives stress (2e.damage.card.wounded-pilot).
		{ID: "woundedpilot",
			Summary: "After each action roll an attack die: a hit or crit gives you 1 stress token.",
			Abilities: []Ability{{Name: "wound", When: AfterAction, Must: true, If: []Cond{self},
				Do: []Op{RollDice(game.AttackDice, 1), Provided(Rolled(1, game.Hit, game.Crit),
					Gain(Self, game.StressToken, 1))}}},
			Actions: repairAction},
		// A maneuver through or onto an obstacle costs 1 damage (2e.damage.card.stunned-pilot).
		{ID: "stunnedpilot",
			Summary: "After a maneuver through or onto an obstacle you suffer 1 hit damage.",
			Abilities: []Ability{{Name: "stun", When: AfterManeuver, Must: true,
				If: []Cond{self, rules.MetObstacle}, Do: []Op{SufferDamage(Self, 1, 0)}}}},
		// Before engaging: roll; a hit burns (2e.damage.card.console-fire).
		{ID: "consolefire",
			Summary: "Before you engage roll an attack die: a hit makes you suffer 1 hit damage.",
			Abilities: []Ability{{Name: "fire", When: BeforeEngage, Must: true, If: []Cond{self},
				Do: []Op{RollDice(game.AttackDice, 1),
					Provided(Rolled(1, game.Hit), SufferDamage(Self, 1, 0))}}},
			Actions: repairAction},
		// Turns are harder (2e.damage.card.damaged-engine).
		{ID: "damagedengine", Summary: "Your turn maneuvers are more difficult.",
			Mods: []game.Mod{AddTo(DifficultyOf, All(Is(Self, Subject),
				Bearings(geom.TurnLeft, geom.TurnRight)), 1)}},
		// One attack die fewer (2e.damage.card.weapons-failure).
		{ID: "weaponsfailure", Summary: "You roll 1 attack die fewer.",
			Mods:    []game.Mod{AddTo(AttackDiceOf, Is(Self, Subject), -1)},
			Actions: repairAction},
		// Hit damage becomes critical (2e.damage.card.hull-breach).
		{ID: "hullbreach", Summary: "Hit damage you would suffer is critical damage instead.",
			Abilities: []Ability{{Name: "breach", When: WouldSuffer, Must: true,
				If: []Cond{Is(Self, Victim), func(x *game.Exec) bool { return x.Damage().Hits > 0 }},
				Do: []Op{Replace("make it critical", func(d *game.Damage) {
					d.Hits, d.Crits = 0, d.Crits+d.Hits
				})}}},
			Actions: repairAction},
		// One defence die fewer (2e.damage.card.structural-damage).
		{ID: "structuraldamage", Summary: "You roll 1 defence die fewer.",
			Mods: []game.Mod{AddTo(DefenceDiceOf, Is(Self, Subject), -1)}},
		// Only focus and damage cards' actions (2e.damage.card.damaged-sensor-array).
		{ID: "damagedsensorarray",
			Summary: "You can perform only the focus action and actions of damage cards.",
			Mods: []game.Mod{{Query: ForbidsAction, Layer: game.LimitTo, If: Is(Self, Subject),
				Value: onlyFocusAndRepairs}},
			Actions: repairAction},
		// A maneuver that is not straight costs 1 damage (2e.damage.card.loose-stabilizer).
		{ID: "loosestabilizer",
			Summary: "After a maneuver that is not straight you suffer 1 hit damage; then it is repaired.",
			Abilities: []Ability{{Name: "shake", When: AfterManeuver, Must: true,
				If: []Cond{self, Not(Bearings(geom.Straight))},
				Do: []Op{SufferDamage(Self, 1, 0), rules.RepairThis()}}},
			Actions: repairAction},
		// Ion before engaging, until an ion maneuver (2e.damage.card.disabled-power-regulator).
		{ID: "disabledpowerregulator",
			Summary: "Before you engage you gain 1 ion token; an ion maneuver repairs it.",
			Abilities: []Ability{
				{Name: "power loss", When: BeforeEngage, Must: true, If: []Cond{self},
					Do: []Op{Gain(Self, game.IonToken, 1)}},
				{Name: "power back", When: AfterManeuver, Must: true,
					If: []Cond{self, rules.IsIonManeuver}, Do: []Op{rules.RepairThis()}},
			}},
		// Critical damage costs 1 more (2e.damage.card.fuel-leak, errata 1).
		{ID: "fuelleak",
			Summary: "After you suffer 1 critical damage you suffer 1 hit damage; then it is repaired.",
			Abilities: []Ability{{Name: "leak", When: AfterCrit, Must: true,
				If: []Cond{self, Not(justDealt)},
				Do: []Op{SufferDamage(Self, 1, 0), rules.RepairThis()}}},
			Actions: repairAction},
		// Dealt: 1 hit damage, then repair this card (2e.damage.card.direct-hit).
		{ID: "directhit", Summary: "You suffer 1 hit damage; then it is repaired.",
			Abilities: []Ability{{Name: "direct hit", When: DealtFaceup, Must: true,
				Do: []Op{SufferDamage(Self, 1, 0), rules.RepairThis()}}}},
	}
}

// justDealt tells whether this card was dealt by the very damage that the window is about.
func justDealt(x *game.Exec) bool { return x.Trigger().N == int16(x.Card()) }

// onlyFocusAndRepairs forbids every action but focus and those of damage cards.
func onlyFocusAndRepairs(x *game.Exec, n int) int {
	if a := game.Action(n); n >= 0 && (a == game.FocusAction ||
		a == game.CardAction && rules.IsDamageCard(x, x.Weighed())) {
		return n
	}
	return -1
}
