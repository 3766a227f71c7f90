package flightpath

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// spendTokens adds what every unit may do to its dice with its tokens, its locks and its newtype
// charges, and what a beam interference field does to beams (msg.combat.focus.attack,
// msg.combat.newtype.attack, msg.combat.lock.spend, msg.combat.evade.spend,
// msg.combat.beam-field).
func spendTokens(c *card.Compiler, hooks *rules.Hooks) {
	rules.AddAbilities(c, hooks, []card.Ability{
		rules.FocusOnAttack,
		rules.ForceOnAttack,
		rules.LockOnAttack,
		rules.FocusOnDefense,
		rules.EvadeOnDefense,
		rules.ForceOnDefense,
		rules.GasOnDefense(byBeam),
	})
}

// byBeam reports whether the present attack is made with a beam armament.
func byBeam(x *game.Exec) bool { return card.WeaponOf(x, x.Attack()).Type == game.BeamType }
