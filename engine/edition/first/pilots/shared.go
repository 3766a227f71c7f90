package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// What cards of several ships use.

// side is how an attack looks to a ship that attacks or defends.
type side struct {
	when  game.Window // its modify step
	dice  Pool
	enemy Ref
}

// twoSided returns what a card offers while its ship attacks and while it defends.
func twoSided(ability func(w side) Ability) []Ability {
	return []Ability{
		ability(side{ModifyAttack, AttackDice, Defender}),
		ability(side{ModifyDefense, DefenseDice, Attacker}),
	}
}

// takesToken is a pilot who, as the Combat phase begins, may take a focus or evade token from a ship
// at range 1-2.
func takesToken(id, whose string, of Cond) Def {
	return Def{ID: id,
		Summary: "You may take 1 focus or evade token from " + whose +
			" at range 1-2 for yourself at the start of the Combat phase.",
		Abilities: []Ability{{Name: "take a token", When: StartOf(game.EngagementPhase),
			Do: []Op{Choose(of, At(1, 2)), Transfer(Chosen, Self, 1, FocusToken|EvadeToken)}}}}
}

// unshielded reports whether a ship has no shields and a damage card.
var unshielded = All(Not(Has(Shield)), Damaged)

// actsAfter lets Self perform one of these free actions in a window; none means any.
func actsAfter(id, name, summary string, w game.Window, conds []Cond, actions ...game.Action) Def {
	return Def{ID: id, Summary: summary,
		Abilities: []Ability{{Name: name, When: w, If: conds, Do: []Op{Perform(Self, 0, actions...)}}}}
}

// strike is the op with which Self attacks one ship.
func strike(r Ref) Op { return rules.Attack(Self, rules.Against(Same(r))) }

// anotherDie is a pilot who rolls 1 more attack die while it attacks and a condition holds.
func anotherDie(id, summary string, cond Cond) Def {
	return Def{ID: id, Summary: summary,
		Mods: []Mod{Add(AttackDiceOf, 1).If(cond)}}
}
