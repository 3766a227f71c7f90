package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// attackshuttle are the pilots of the Attack Shuttle.
func attackshuttle() []Def {
	return []Def{
		heraSyndulla("herasyndulla-attackshuttle"),
		sabineWren("sabinewren"),
		ezraBridger("ezrabridger"),
		zebOrrelios("zeborrelios"),
	}
}

// sabineWren flies two types of ship with this text.
func sabineWren(id string) Def {
	return actsAfter(id, "dodge", "Before you reveal your maneuver, you may boost or barrel roll.",
		BeforeActivate, []Cond{rules.AboutToReveal}, game.BoostAction, game.BarrelRollAction)
}

// ezraBridger flies two types of ship.
func ezraBridger(id string) Def {
	return Def{ID: id,
		Summary: "While you defend, stressed, you may change up to 2 focus results to evades.",
		Abilities: []Ability{{Name: "change focus results", When: ModifyDefense, If: []Cond{Stressed},
			Do: []Op{Change(DefenseDice, UpTo(2), Focus, Evade)}}}}
}

// zebOrrelios flies three types of ship.
func zebOrrelios(id string) Def {
	return Def{ID: id,
		Summary: "While you defend, you may cancel critical hits before hits.",
		Abilities: []Ability{{Name: "cancel critical hits first", When: BeforeNeutralize,
			If: []Cond{Shows(AttackDice, Hit), Shows(AttackDice, Crit), Shows(DefenseDice, Evade)},
			Do: []Op{RunIf("cancel critical hits first",
				func(x *game.Exec) bool { return !x.Attack().CritsFirst },
				func(x *game.Exec) { x.Attack().CritsFirst = true })}}}}
}
