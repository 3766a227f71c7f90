package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// starviper are the pilots of the StarViper.
func starviper() []Def {
	return []Def{
		dalanOberos(),

		{ID: "princexizor",
			Summary: "While you defend, another friendly ship at range 1 may suffer 1 of the hits or critical hits " +
				"that were not canceled for you.",
			Abilities: []Ability{{Name: "let another suffer", When: AfterNeutralize,
				Do: []Op{Choose(OtherFriend, At(1, 1)), SufferToCancel(Chosen, AttackDice, Hit|Crit)}}}},

		{ID: "guri",
			Summary: "At the start of the Combat phase, you may get 1 focus token if an enemy ship is " +
				"at range 1.",
			Abilities: []Ability{{Name: "focus", When: StartOf(game.EngagementPhase), If: []Cond{Any(Enemy, At(1, 1))},
				Do: []Op{Gain(Self, 1, FocusToken)}}}},

		{ID: "thweek",
			Summary: "Before ships are placed, you may assign Shadowed or Mimicked to an enemy ship: " +
				"you take over its pilot skill, or its pilot ability.",
			Shares: &ShareTerms{Marked: true},
			Abilities: []Ability{{Name: "study a rival", When: BeforePlacing,
				Do: []Op{Choose(Enemy), PickOne(Self,
					Alt("shadow it", rules.Assign("shadowed", Chosen)),
					Alt("mimic it", rules.Assign("mimicked", Chosen), Mark(ThisMatch, Chosen)))}}}},
	}
}

// dalanOberos rolls at the end of turns, banks and loops. A pylon twist is a Tallon roll along the bank
// template, which a Segnor's loop uses, too.
func dalanOberos() Def {
	roll := func(to geom.Bearing, from ...geom.Bearing) Ability {
		return Ability{Name: "roll", When: AfterReveal,
			If: []Cond{Not(Stressed), Revealed(Bearings(from...))},
			Do: []Op{RevealAs(to), rules.TreatRevealedAs(game.DifficultyRed)}}
	}
	return Def{ID: "dalanoberos",
		Summary: "When you reveal a turn, bank or Segnor's loop, unless you are stressed, you may execute it as a " +
			"red Tallon roll to the same side with the same template.",
		Abilities: []Ability{
			roll(geom.TallonLeft, geom.TurnLeft), roll(geom.TallonRight, geom.TurnRight),
			roll(geom.PylonTwistLeft, geom.BankLeft, geom.SegnorLeft),
			roll(geom.PylonTwistRight, geom.BankRight, geom.SegnorRight),
		}}
}
