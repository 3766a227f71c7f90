package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

const duchess = "“Duchess”"

// flyAilerons has Self execute a white maneuver of speed 1, which is not the one of its dial.
var flyAilerons = PickOne(Self,
	Alt("1 bank left", rules.ExecuteNow(Self, aileron(geom.BankLeft))),
	Alt("1 straight", rules.ExecuteNow(Self, aileron(geom.Straight))),
	Alt("1 bank right", rules.ExecuteNow(Self, aileron(geom.BankRight))))

// aileron is the maneuver of one bearing.
func aileron(b geom.Bearing) game.Maneuver {
	return game.Maneuver{Bearing: b, Speed: 1, Difficulty: game.DifficultyWhite}
}

// byAilerons reports whether Adaptive Ailerons caused the present maneuver: the only one, apart from
// the dial's, that their ships execute while they activate.
func byAilerons(x *game.Exec) bool {
	m := x.Move()
	return m != nil && m.Kind == game.ExtraMove && x.S.Phase == game.ActivationPhase
}

// tieskstriker are the pilots of the TIE/sk striker.
func tieskstriker() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "You may use your Adaptive Ailerons or not, even while stressed.",
			Abilities: []Ability{{Name: "adaptive ailerons", When: BeforeReveal,
				Do: []Op{flyAilerons}}},
		}, "duchess"),

		printed(Def{
			Summary: "While you defend, after results are neutralized, if you are not stressed, you may " +
				"suffer 1 hit damage and gain 1 stress token to cancel all results.",
			Abilities: []Ability{{Name: "cancel the results", When: AfterNeutralize,
				If: []Cond{Not(Stressed)},
				Do: []Op{Suffer(Self, 1, Hit), Gain(Self, 1, StressToken),
					CancelAll(AttackDice), CancelAll(DefenseDice)}}},
		}, "countdown"),

		printed(Def{
			Summary: "While you attack with at most 1 damage card, you may roll 1 more attack die.",
			Abilities: []Ability{{Name: "roll another die", When: BeforeRoll(AttackDice),
				If: []Cond{Compare(Count(DamageCard), AtMost, 1)},
				Do: []Op{AddDice(AttackDice, 1)}}},
		}, "puresabacc"),

		printed(Def{
			Summary: "You may drop 1 device after you fully execute a maneuver with your Adaptive " +
				"Ailerons, if you are not stressed.",
			Abilities: []Ability{{Name: "drop a device", When: AfterManeuver,
				If: []Cond{byAilerons, FullyExecuted, Not(Stressed)},
				Do: []Op{rules.PlaceOne(rules.Placement{Drop: true})}}},
		}, "vagabond"),
	)
}
