package card

import "koiogran/engine/game"

// RerollFor rerolls one die or more of a pool for something each: a charge of the card that is spent,
// or a stress token that Self receives.
func RerollFor(pool Pool, k Kinds) Op {
	most := func(x *game.Exec) int { return int(x.S.Charges[x.Card()].Active) }
	pay := func(x *game.Exec, n int) { SpendChargesOf(x, x.Card(), n, "charge.spend") }
	if k == StressToken {
		most = func(*game.Exec) int { return Every }
		pay = func(x *game.Exec, n int) {
			GainTokens(x, x.Self(), game.StressToken, n, "token.gain")
		}
	}
	op := Reroll(pool, most)
	op.Cost = true
	op.Do = game.Parts{
		pickDice(pool, oneDie, most, anyFace),
		game.Step{Name: "pay for each die", Do: func(x *game.Exec) { pay(x, picked(x)) }},
		rerollStep(pool, anyFace),
	}
	return op
}
