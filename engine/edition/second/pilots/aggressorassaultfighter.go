package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// fireCannon is a bonus attack with a cannon.
var fireCannon = rules.Attack(Self, rules.Bonus, rules.With(rules.InSlots("cannon")))

// aggressorassaultfighter are the pilots of the Aggressor assault fighter.
func aggressorassaultfighter() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "After you attack and miss, you may make a bonus cannon attack.",
			Abilities: []Ability{{Name: "fire a cannon", When: AftermathBonus,
				If: []Cond{Not(AttackHit)}, Do: []Op{fireCannon}}},
		}, "ig88b"),

		printed(Def{
			Summary: "You may perform an evade action after you perform a boost action.",
			Abilities: []Ability{{Name: "evade", When: AfterAction, If: []Cond{About(game.BoostAction)},
				Do: []Op{Perform(Self, 0, game.EvadeAction)}}},
		}, "ig88c"),

		printed(Def{
			Summary: "At the start of the Engagement phase, you may transfer 1 calculate token to a " +
				"friendly ship at range 1-3 with the calculate action.",
			Abilities: []Ability{{Name: "share a calculation", When: StartOf(game.EngagementPhase), Do: []Op{
				Choose(Friend, At(1, 3), HasAction(game.CalculateAction)),
				Transfer(Self, Chosen, 1, CalculateToken)}}},
		}, "ig88a"),

		printed(Def{
			Summary: "You may execute a Segnor's loop with the turn template of its speed and direction, or with " +
				"the straight template of its speed.",
			Abilities: []Ability{
				otherLoop(geom.SegnorLeft, geom.SpiralCrossLeft),
				otherLoop(geom.SegnorRight, geom.SpiralCrossRight),
			},
		}, "ig88d"),
	)
}

// otherLoop executes a Segnor's loop along the turn template, which makes a spiral cross of it, or along the
// straight one, which makes it a Koiogran turn.
func otherLoop(loop, byTurn geom.Bearing) Ability {
	return Ability{Name: "use another template", When: BeforeManeuver, If: []Cond{Bearings(loop)},
		Do: []Op{ExecuteAs(byTurn, geom.Koiogran)}}
}
