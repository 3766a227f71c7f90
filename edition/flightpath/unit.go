package flightpath

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/geom"
)

// ace is a pilot who may change the attack dice if conditions hold.
func ace(id, summary string, do Op, conds ...Cond) Def {
	return Def{ID: id, Summary: summary, Abilities: []Ability{{
		Name: "modify the attack", When: ModifyAttack,
		If: append([]Cond{Attacking}, conds...), Do: []Op{do},
	}}}
}

// pilots are what pilots do, by the alphabet.
func pilots() []Def {
	return []Def{
		{ID: "anavel-gato-rick-dom", Summary: "Attacking you may reroll 1 die for each other enemy at " +
			"range 0-1, up to 2.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{Attacking, AnyShip(crowding)},
				Do: []Op{RerollPer(AttackDice, func(x *game.Exec) int {
					return min(ShipsThat(crowding)(x), 2)
				}, anyFace...)}}}},
		{ID: "gerald-sakai-rick-dom",
			Summary: "After a full maneuver of speed 4-5 you may perform a red lock action.",
			Abilities: []Ability{{Name: "lock", When: AfterManeuver,
				If: []Cond{Is(Self, Active), FullyExecuted, Speed(4, 5),
					CanPerform(Self, game.AsRed, game.LockAction)},
				Do: []Op{Perform(Self, game.AsRed, game.LockAction)}}}},
		{ID: "hugues-courand-gm-command", Summary: "After you defend without damage you may spend 1 " +
			"charge to perform a white guard or rotate action.",
			Abilities: []Ability{{Name: "recover", When: AfterDefend,
				If: []Cond{Defending, unhurt, CanPerform(Self, 0, game.ReinforceAction, game.TurnAction)},
				Do: []Op{SpendCharge(1), Perform(Self, 0, game.ReinforceAction, game.TurnAction)}}}},
		ace("lydo-wolf-gm-cannon", "At range 3-5, without a maneuver of speed 3 or more, you may "+
			"change 1 blank to a hit.",
			Change(AttackDice, 1, game.Blank, game.Hit), AttackRange(3, 5),
			Not(ExecutedSpeed(Self, 3, 5))),
		ace("ramba-ral-zaku-i-commander", "In melee you may change 1 focus result to a hit.",
			Change(AttackDice, 1, game.Focus, game.Hit), OfType(game.MeleeType)),
		ace("vanessa-vermilion-rick-dom", "You may change 1 hit to a crit in a face-off.",
			Change(AttackDice, 1, game.Hit, game.Crit),
			FaceOff(Self, Defender)),
		{ID: "yuu-kajima-gm-command", Summary: "After a full maneuver to behind an enemy at range 1 " +
			"you may gain 1 focus token.",
			Abilities: []Ability{{Name: "focus", When: AfterManeuver,
				If: []Cond{Is(Self, Active), FullyExecuted, AnyShip(Enemy(Chosen),
					Within(1, 1, Chosen), Stands(Self, Chosen, geom.Behind))},
				Do: []Op{Gain(Self, game.FocusToken, 1)}}}},
	}
}

// crowding tells whether a ship is another enemy than the defender at range 0-1.
var crowding = All(Enemy(Chosen), Not(Is(Chosen, Defender)), Within(0, 1, Chosen))

// unhurt tells whether the defender of the present attack suffered nothing from it.
func unhurt(x *game.Exec) bool { return x.Attack().Suffered == 0 }

// unitAbilities are what unit types do, by their names. None of the Saberfish can turn in place: it
// has no such action and never stands still.
func unitAbilities() []Def {
	mine := Is(Self, Subject)
	return []Def{
		{ID: "FF-S3 Saberfish", Summary: "This unit cannot counterattack, rotate or be on guard.",
			Mods: []game.Mod{Set(ForbidsCounter, mine, 1)}},
		{ID: "Musai-class Light Cruiser",
			Summary: "This unit cannot be grappled or counterattack, and gains no stationary token.",
			Mods: []game.Mod{Set(ForbidsCounter, mine, 1), Set(StandsFreely, mine, 1),
				Set(Ungrappled, mine, 1)}},
	}
}
