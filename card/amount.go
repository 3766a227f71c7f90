package card

import "koiogran/game"

// Amount is how much the window is about: the damage suffered, the tokens lost.
func Amount(x *game.Exec) int { return int(x.Trigger().N) }

// RecoverForcePer is RecoverForce of a number that depends on the moment.
func RecoverForcePer(n func(x *game.Exec) int) Op {
	op := RecoverForce(1)
	op.Steps = []game.Step{{Name: "recover Force", Do: func(x *game.Exec) {
		RecoverForceOf(x, x.Self(), n(x), "2e.force.capacity-is-limit")
	}}}
	return op
}

// GainPer is Gain of a number that depends on the moment.
func GainPer(r Ref, t game.Token, n func(x *game.Exec) int) Op {
	return do("gain tokens", nil, func(x *game.Exec) {
		GainTokens(x, r(x), t, n(x), "2e.token.gain")
	})
}
