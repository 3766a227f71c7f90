package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// jumpmaster5000 are the pilots of the JumpMaster 5000.
func jumpmaster5000() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "At the start of the Engagement phase, you may transfer all your green tokens to " +
				"another friendly ship at range 0-1.",
			Abilities: []Ability{{Name: "pass on", When: StartOf(game.EngagementPhase), Do: []Op{
				Choose(OtherFriend, At(0, 1)), Transfer(Self, Chosen, Every, GreenTokens)}}},
		}, "manaroo"),

		printed(Def{
			Summary: "After you become the defender of a ship out of your turret arc, you rotate your " +
				"turret to an arc that the attacker is in.",
			Abilities: []Ability{{Name: "swing round", When: AfterDefender, Must: true,
				Against: []Cond{Same(Self)}, If: []Cond{Not(Attacker.Is(In(Turret)))},
				Do: []Op{rotateToward(Attacker)}}},
		}, "nomlumb"),

		printed(Def{
			Summary: "After you defend against a ship in your front arc, you may spend 1 charge to " +
				"make a bonus attack against it.",
			Abilities: []Ability{{Name: "strike back", When: AftermathBonus, Against: []Cond{Same(Self)},
				If: []Cond{Attacker.Is(In(Front))}, Do: []Op{Spend(Self, 1, Charge), bonusOn(Attacker)}}},
		}, "dengar"),

		printed(Def{
			Summary: "If you would be destroyed, you may spend 1 charge to discard all your damage " +
				"cards, suffer 5 hit damage and go into reserve instead. At the start of the next " +
				"Planning phase, you are placed within range 1 of your edge.",
			Abilities: []Ability{
				{Name: "escape", When: WouldBeDestroyed, Do: []Op{Spend(Self, 1, Charge), Instead(
					rules.StartOver(0), Suffer(Self, 5, Hit), rules.EnterReserve(Self))}},
				{Name: "come back", When: StartOf(game.PlanningPhase), Must: true, Docked: true,
					Do: []Op{rules.EnterPlay(rules.AtOwnEdge(1))}},
			},
		}, "teltrevura"),
	)
}

// rotateToward is the effect of rotating Self's turret to one of the arcs in which a ship is. It can
// be done if there is such an arc to which it is not turned yet.
func rotateToward(r Ref) Op {
	each := func(x *game.Exec, visit func(c game.Choice)) {
		for _, arc := range rules.ArcsOfTurret(x, x.Self(), game.FirstTurret) {
			if _, in := InArc(x, x.Self(), r(x), arc); in && uint8(arc) != x.Ship(x.Self()).Turret {
				c := game.Opt(game.ArcVerb)
				c.Item = uint8(arc)
				visit(c)
			}
		}
	}
	return OneOf("rotate the turret toward a ship", "rotate the turret", each,
		func(c game.Choice) game.Choice { return c },
		func(x *game.Exec, c game.Choice) { rules.RotateTo(x, game.FirstTurret, geom.Arc(c.Item)) })
}
