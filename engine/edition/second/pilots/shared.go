package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// What cards of several ships use.

// side is how an attack looks to a ship that attacks or defends.
type side struct {
	when   game.Window // its modify step
	roll   game.Window // before its dice are rolled
	dice   Pool
	good   Faces // what its dice are wanted to show: a hit or an evade
	others Faces // what else they show
	enemy  Ref
}

// asAttacker and asDefender are the two sides of an attack.
var (
	asAttacker = side{ModifyAttack, BeforeRoll(AttackDice), AttackDice, Hit, Blank | Focus | Crit, Defender}
	asDefender = side{ModifyDefense, BeforeRoll(DefenseDice), DefenseDice, Evade, Blank | Focus, Attacker}
)

// twoSided returns what a card offers while its ship attacks and while it defends.
func twoSided(ability func(w side) Ability) []Ability {
	return []Ability{ability(asAttacker), ability(asDefender)}
}

// bonusOn is the op of a bonus attack on a ship, which cannot be declined once the ability is used.
func bonusOn(r Ref) Op {
	return rules.Attack(Self, rules.Bonus, rules.Against(Same(r)))
}

// rollsMore returns the abilities with which you may roll 1 more die while you attack, under
// certain conditions, or defend, under others.
func rollsMore(attacking, defending []Cond) []Ability {
	return []Ability{
		{Name: "roll another die", When: BeforeRoll(AttackDice), If: attacking,
			Do: []Op{AddDice(AttackDice, 1)}},
		{Name: "roll another die", When: BeforeRoll(DefenseDice), If: defending,
			Do: []Op{AddDice(DefenseDice, 1)}},
	}
}

// inRed returns the abilities of a text about what you may do after you fully execute a red
// maneuver or perform a red action.
func inRed(name string, ops ...Op) []Ability {
	return []Ability{
		{Name: name, When: AfterManeuver, If: []Cond{FullyExecuted, ManeuverIs(game.DifficultyRed)},
			Do: ops},
		{Name: name, When: AfterAction, If: []Cond{Acted(game.AsRed)}, Do: ops},
	}
}

// slipping are the abilities of a pilot that decides, after it reveals a maneuver, to execute it as a
// sideslip: what it does then, and what changes once it executes the maneuver.
func slipping(where []Cond, then []Op, changes ...Op) []Ability {
	return []Ability{
		{Name: "sideslip", When: AfterReveal, If: where, Do: append(then, Mark(ThisActivation, Self))},
		{Name: "sideslip as decided", When: BeforeManeuver, Must: true,
			If: []Cond{OfDial, Marked}, Do: append(changes, rules.Sideslip())},
	}
}
