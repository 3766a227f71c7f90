package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// fireball are the pilots of the Fireball.
func fireball() []Def {
	daring := func(enemy Ref) Cond {
		return enemy.Is(Compare(Initiative, Above, Self.Of(Count(DamageCard))))
	}
	basic := Bearings(geom.Straight, geom.BankLeft, geom.BankRight, geom.TurnLeft, geom.TurnRight)
	return slices.Concat(
		// Strict dials are about what is set, not about what is executed.
		printed(Def{
			Summary: "With up to 2 stress tokens you may execute red basic maneuvers while damaged, and red " +
				"advanced maneuvers with a faceup damage card.",
			Mods: []Mod{Permits(game.RedOnStress).If(Compare(Count(StressToken), AtMost, 2),
				Either(All(basic, Damaged), All(Not(basic), Has(FaceupCard))))},
		}, "jarekyeager"),

		kazuda(daring),

		printed(Def{
			Summary: "When a friendly ship at range 0-3 exposes a damage card, you may gain 1 deplete " +
				"or stress token. If you do, turn that card facedown without resolving it. When you " +
				"remove red tokens, remove 1 additional token of that type.",
			Mods: []Mod{Add(RemovedToo, 1)},
			Abilities: []Ability{{Name: "patch it up", When: AfterExpose, By: []Cond{Friend, At(0, 3)},
				Do: []Op{Gain(Self, 1, DepleteToken|StressToken), turnExposed()}}},
		}, "torradoza-wat1"),

		printed(Def{
			Summary: "Before you expose a damage card, you may look at your facedown ones and choose " +
				"the one that is exposed.",
			Abilities: []Ability{{Name: "choose the card", When: WouldExpose,
				Do: []Op{Instead(rules.ExposeChosen(Self))}}},
		}, "r1j5"),
	)
}

// kazuda is Kazuda Xiono.
func kazuda(daring func(enemy Ref) Cond) []Def {
	return printed(Def{
		Summary: "While you defend or make a primary attack, you may roll 1 more die if the enemy " +
			"ship's initiative is higher than the number of your damage cards.",
		Abilities: rollsMore([]Cond{PrimaryAttack, daring(Defender)}, []Cond{daring(Attacker)}),
	}, "kazudaxiono")
}

// turnExposed is the op that turns the window's exposed damage card facedown again. The card is
// not Repaired, and its effects do not come.
func turnExposed() Op {
	which := func(x *game.Exec) game.CardID { return game.CardID(x.Trigger().ByCard) - 1 }
	return RunIf("turn it facedown", func(x *game.Exec) bool {
		return x.Trigger().ByCard > 0 && rules.IsDamageCard(x, which(x))
	}, func(x *game.Exec) {
		id := which(x)
		e := game.NewEvent(game.DamageTurned, "", x.Dealt(id).Ship)
		e.Card, e.Name = id, x.CodeOf(id).Name
		x.Emit(e)
		rules.TurnFacedown(x, id)
	})
}
