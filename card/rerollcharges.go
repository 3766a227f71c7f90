package card

import "koiogran/game"

// RerollForCharges rerolls one die or more of a pool for a charge of the card each.
func RerollForCharges(pool DicePool) Op {
	op := RerollPer(pool, func(x *game.Exec) int { return int(x.S.Charges[x.Card()].Active) })
	op.Cost = true
	last := len(op.Steps) - 1
	pay := game.Step{Name: "spend a charge for each die", Do: func(x *game.Exec) {
		SpendChargesOf(x, x.Card(), picked(x.Frame()), "2e.charge.spend")
	}}
	op.Steps = append(op.Steps[:last:last], pay, op.Steps[last])
	return op
}
