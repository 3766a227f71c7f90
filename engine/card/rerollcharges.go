package card

import "koiogran/engine/game"

// RerollForCharges rerolls one die or more of a pool for a charge of the card each.
func RerollForCharges(pool Pool) Op {
	charges := func(x *game.Exec) int { return int(x.S.Charges[x.Card()].Active) }
	op := Reroll(pool, charges)
	op.Cost = true
	op.Do = game.Parts{
		pickDice(pool, oneDie, charges, anyFace),
		game.Step{Name: "spend a charge for each die", Do: func(x *game.Exec) {
			SpendChargesOf(x, x.Card(), picked(x), "charge.spend")
		}},
		rerollStep(pool, anyFace),
	}
	return op
}
