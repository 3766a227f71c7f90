package flightpath

import (
	"koiogran/card"
	"koiogran/game"
	"koiogran/rules"
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
		rules.FocusOnDefence,
		rules.EvadeOnDefence,
		rules.ForceOnDefence,
		rules.GasOnDefence(byBeam),
	})
}

// byBeam tells whether the present attack is made with a beam armament.
func byBeam(x *game.Exec) bool { return card.WeaponOf(x, x.Attack()).Type == game.BeamType }
