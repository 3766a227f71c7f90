package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// tacticalRelay are the tactical relays.
func tacticalRelay() []Def {
	return []Def{
		{ID: "k2b4",
			Summary: "While a friendly ship at range 0-3 defends, it may spend 1 calculate token to " +
				"add 1 evade, unless the attacker gains 1 strain token.",
			Abilities: []Ability{{Name: "mislead the attacker", When: ModifyDefense,
				By: []Cond{Friend, At(0, 3)},
				Do: []Op{Spend(Defender, 1, CalculateToken), PickOne(Attacker,
					Alt("gain a strain token", Gain(Attacker, 1, StrainToken)),
					Alt("let the defender add an evade", AddResult(DefenseDice, Evade)))}}}},

		{ID: "kalani",
			Summary: "After an enemy executes a maneuver into the bullseye arc of a friendly ship at range " +
				"0-3, you may spend 1 charge: that ship locks it and gains 1 stress token.",
			Abilities: []Ability{{Name: "point out a target", When: AfterManeuver, By: []Cond{Enemy},
				Do: []Op{Choose(Friend, At(0, 3), Active.Is(Chosen.In(Bullseye))),
					Spend(Self, 1, Charge), rules.LockOn(Chosen, ObjectOf(Active)),
					Gain(Chosen, 1, StressToken)}}}},

		{ID: "kraken",
			Summary: "During the End phase up to 3 friendly ships at range 0-3 of your choice may keep 1 " +
				"calculate token each.",
			Abilities: []Ability{{Name: "keep calculate tokens", When: DuringEnd,
				Do: []Op{ChooseUpTo(3, calculating...),
					EachShip([]Cond{InGroup}, KeepTokens(Chosen, 1, CalculateToken))}}}},

		{ID: "ta175",
			Summary: "After a friendly ship at range 0-3 is destroyed that has calculate on its action bar, " +
				"each friendly ship at range 0-3 that has it, too, gains 1 calculate token.",
			Abilities: []Ability{{Name: "share its data", When: AfterDestroyed, Must: true,
				By: []Cond{Friend, At(0, 3), HasAction(game.CalculateAction)},
				Do: []Op{EachShip([]Cond{Friend, At(0, 3),
					HasAction(game.CalculateAction)}, Gain(Chosen, 1, CalculateToken))}}}},

		{ID: "tv94",
			Summary: "While a friendly ship at range 0-3 makes a primary attack with up to 2 dice on a ship " +
				"in its bullseye arc, it may spend 1 calculate token to add 1 hit.",
			Abilities: []Ability{{Name: "add a hit", When: ModifyAttack, By: []Cond{Friend, At(0, 3)},
				If: []Cond{PrimaryAttack, Defender.Is(Attacker.In(Bullseye)),
					Compare(Results(AttackDice, Blank|Focus|Hit|Crit), AtMost, 2)},
				Do: []Op{Spend(Attacker, 1, CalculateToken), AddResult(AttackDice, Hit)}}}},
	}
}

// calculating are the friendly ships at range 0-3 with a calculate token.
var calculating = []Cond{Friend, At(0, 3), Has(CalculateToken)}
