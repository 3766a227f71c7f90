package second

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// repairAction is the "Action: repair this card" of a damage card.
var repairAction = []Ability{{Name: "repair", Do: []Op{rules.RepairThis()}}}

// damageDeck returns the fourteen titles of the damage deck.
func damageDeck() []Def {
	return []Def{
		// Dealt: gain 2 stress, then repair this card (2e.damage.card.panicked-pilot).
		{ID: "panickedpilot", Summary: "Gives 2 stress tokens; then it is repaired.",
			Abilities: []Ability{{Name: "panic", When: DealtFaceup, Must: true,
				Do: []Op{Gain(Self, 2, StressToken), rules.RepairThis()}}}},
		// Attack dice can be modified only by Force (2e.damage.card.blinded-pilot).
		{ID: "blindedpilot",
			Summary: "Your attack dice can be modified only by spending Force for its default effect.",
			Mods: []Mod{Forbids(ModifyingDice).If(Attacking, About(AttackDice),
				Not(About(game.ByForce)))},
			Actions: repairAction},
		// After an action: roll; hit or crit gives stress (2e.damage.card.wounded-pilot).
		{ID: "woundedpilot",
			Summary: "After each action roll an attack die: a hit or critical hit gives you 1 stress " +
				"token.",
			Abilities: []Ability{{Name: "wound", When: AfterAction, Must: true,
				Do: []Op{RollDice(AttackDice, 1), Provided(Shows(RolledDice, Hit|Crit),
					Gain(Self, 1, StressToken))}}},
			Actions: repairAction},
		// A maneuver through or onto an obstacle costs 1 damage (2e.damage.card.stunned-pilot).
		{ID: "stunnedpilot",
			Summary: "After a maneuver through or onto an obstacle, you suffer 1 hit damage.",
			Abilities: []Ability{{Name: "stun", When: AfterManeuver, Must: true,
				If: []Cond{rules.MetObstacle}, Do: []Op{Suffer(Self, 1, Hit)}}}},
		// Before engaging: roll; a hit burns (2e.damage.card.console-fire).
		{ID: "consolefire",
			Summary: "Before you engage roll an attack die: a hit makes you suffer 1 hit damage.",
			Abilities: []Ability{{Name: "fire", When: BeforeEngage, Must: true,
				Do: []Op{RollDice(AttackDice, 1),
					Provided(Shows(RolledDice, Hit), Suffer(Self, 1, Hit))}}},
			Actions: repairAction},
		// Turns are harder (2e.damage.card.damaged-engine).
		{ID: "damagedengine", Summary: "Your turn maneuvers are more difficult.",
			Mods: []Mod{Add(DifficultyOf, 1).If(Bearings(geom.TurnLeft, geom.TurnRight))}},
		// One attack die fewer (2e.damage.card.weapons-failure).
		{ID: "weaponsfailure", Summary: "You roll 1 attack die fewer.",
			Mods:    []Mod{Add(AttackDiceOf, -1)},
			Actions: repairAction},
		// Hit damage becomes critical (2e.damage.card.hull-breach).
		{ID: "hullbreach", Summary: "Hit damage you would suffer is critical damage instead.",
			Abilities: []Ability{{Name: "breach", When: WouldSuffer, Must: true,
				Do: []Op{Instead(asCrits())}}},
			Actions: repairAction},
		// One defense die fewer (2e.damage.card.structural-damage).
		{ID: "structuraldamage", Summary: "You roll 1 defense die fewer.",
			Mods: []Mod{Add(DefenseDiceOf, -1)}},
		// Only focus and damage cards' actions (2e.damage.card.damaged-sensor-array).
		{ID: "damagedsensorarray",
			Summary: "You can perform only the focus action and actions of damage cards.",
			Mods:    []Mod{Forbids(Acting).If(Not(Either(About(game.FocusAction), rules.ByDamageCard)))},
			Actions: repairAction},
		// A maneuver that is not straight costs 1 damage (2e.damage.card.loose-stabilizer).
		{ID: "loosestabilizer",
			Summary: "After a maneuver that is not straight, you suffer 1 hit damage; then it is repaired.",
			Abilities: []Ability{{Name: "shake", When: AfterManeuver, Must: true,
				If: []Cond{Not(Bearings(geom.Straight))},
				Do: []Op{Suffer(Self, 1, Hit), rules.RepairThis()}}},
			Actions: repairAction},
		// Ion before engaging, until an ion maneuver (2e.damage.card.disabled-power-regulator).
		{ID: "disabledpowerregulator",
			Summary: "Before you engage, you gain 1 ion token; an ion maneuver repairs it.",
			Abilities: []Ability{
				{Name: "power loss", When: BeforeEngage, Must: true, Do: []Op{Gain(Self, 1, IonToken)}},
				{Name: "power back", When: AfterManeuver, Must: true,
					If: []Cond{isIonManeuver}, Do: []Op{rules.RepairThis()}},
			}},
		// Critical damage costs 1 more (2e.damage.card.fuel-leak, errata 1).
		{ID: "fuelleak",
			Summary: "After you suffer 1 critical damage, you suffer 1 hit damage; then it is repaired.",
			Abilities: []Ability{{Name: "leak", When: AfterCrit, Must: true, If: []Cond{Not(justDealt)},
				Do: []Op{Suffer(Self, 1, Hit), rules.RepairThis()}}},
			Actions: repairAction},
		// Dealt: 1 hit damage, then repair this card (2e.damage.card.direct-hit).
		{ID: "directhit", Summary: "You suffer 1 hit damage; then it is repaired.",
			Abilities: []Ability{{Name: "direct hit", When: DealtFaceup, Must: true,
				Do: []Op{Suffer(Self, 1, Hit), rules.RepairThis()}}}},
	}
}

// justDealt reports whether this card was dealt by the very damage that the window is about.
func justDealt(x *game.Exec) bool { return x.Trigger().N == int16(x.Card()) }

// isIonManeuver reports whether the present maneuver is the ion maneuver.
func isIonManeuver(x *game.Exec) bool {
	m := x.Move()
	return m != nil && m.Maneuver == rules.IonManeuver
}

// asCrits, inside Instead, makes the hit damage that the ship would suffer critical damage.
func asCrits() Op {
	hits := func(x *game.Exec) bool { return x.Damage().Hits > 0 }
	return RunIf("make it critical", hits, func(x *game.Exec) {
		d := x.Damage()
		d.Changed = true
		d.Hits, d.Crits = 0, d.Crits+d.Hits
	})
}
