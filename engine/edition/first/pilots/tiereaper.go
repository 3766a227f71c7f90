package pilots

import . "koiogran/engine/card"

// tiereaper are the pilots of the TIE Reaper.
func tiereaper() []Def {
	return []Def{
		{ID: "majorvermeil",
			Summary: "While you attack a ship without focus and evade tokens, you may change 1 blank " +
				"or focus result to a hit.",
			Abilities: []Ability{{Name: "change a result", When: ModifyAttack,
				If: []Cond{Defender.Is(Not(Has(FocusToken | EvadeToken)))},
				Do: []Op{Change(AttackDice, 1, Blank|Focus, Hit)}}}},

		{ID: "captainferoph", Summary: "While you defend against a jammed ship you add 1 evade result.",
			Abilities: []Ability{{Name: "evade", When: ModifyDefense, Must: true,
				If: []Cond{Attacker.Is(Has(JamToken))}, Do: []Op{AddResult(DefenseDice, Evade)}}}},

		{ID: "vizier",
			Summary: "After another friendly ship executes a maneuver of speed 1 without overlapping a ship, if " +
				"it is at range 1, it may get 1 of your focus or evade tokens.",
			Abilities: []Ability{{Name: "pass a token", When: AfterManeuver,
				By: []Cond{OtherFriend, At(1, 1)}, If: []Cond{Speed(1, 1), FullyExecuted},
				Do: []Op{Transfer(Self, Active, 1, FocusToken|EvadeToken)}}}},
	}
}
