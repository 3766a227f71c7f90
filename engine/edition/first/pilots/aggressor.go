package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// aggressor are the pilots of the Aggressor.
func aggressor() []Def {
	return []Def{
		{ID: "ig88a", Summary: "After your attack destroys the defender, you may recover 1 shield.",
			Abilities: []Ability{{Name: "recover a shield", When: AfterAttack,
				If: []Cond{AttackDestroyed}, Do: []Op{Recover(Self, 1, Shield)}}}},

		{ID: "ig88b",
			Summary: "Once a round after your attack misses, you may attack with a cannon.",
			Abilities: []Ability{{Name: "fire a cannon", When: AfterAttack, Per: game.OncePerRound,
				If: []Cond{Not(AttackHit)},
				Do: []Op{rules.Attack(Self, rules.With(rules.InSlots("cannon")))}}}},

		// A spiral cross is a Segnor's loop along the turn template.
		{ID: "ig88d",
			Summary: "You may execute Segnor's loops of speed 3 with the turn template.",
			Abilities: []Ability{
				loopByTurn(geom.SegnorLeft, geom.SpiralCrossLeft),
				loopByTurn(geom.SegnorRight, geom.SpiralCrossRight),
			}},

		actsAfter("ig88c", "evade", "After you boost as an action, you may evade as a free action.",
			AfterAction, []Cond{About(game.BoostAction)}, game.EvadeAction),
	}
}

// loopByTurn executes a loop of speed 3 along the turn template.
func loopByTurn(loop, as geom.Bearing) Ability {
	return Ability{Name: "use the turn template", When: BeforeManeuver,
		If: []Cond{Bearings(loop), Speed(3, 3)}, Do: []Op{ExecuteAs(as)}}
}
