package card

import "koiogran/game"

// Amount is how much the window is about: the damage suffered, the tokens lost.
func Amount(x *game.Exec) int { return int(x.Trigger().N) }

// RecoverForce recovers n Force charges of a ship.
func RecoverForce(r Ref, n int) Op {
	return RecoverForcePer(r, func(*game.Exec) int { return n })
}

// RecoverForcePer is RecoverForce of a number that depends on the moment.
func RecoverForcePer(r Ref, n func(x *game.Exec) int) Op {
	can := func(x *game.Exec) bool { return int(x.Ship(r(x)).Force) < int(x.Info(r(x)).Force) }
	return do("recover Force", can, func(x *game.Exec) {
		RecoverForceOf(x, r(x), n(x), "2e.force.capacity-is-limit")
	})
}

// GainPer is Gain of a number that depends on the moment.
func GainPer(r Ref, t game.Token, n func(x *game.Exec) int) Op {
	return do("gain tokens", nil, func(x *game.Exec) {
		GainTokens(x, r(x), t, n(x), "2e.token.gain")
	})
}
