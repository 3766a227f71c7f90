package rules

import (
	"koiogran/card"
	"koiogran/game"
)

// MoreDefence is the op that lets a ship roll n defence dice more while it defends, until the end
// of the round.
func MoreDefence(r card.Ref, n int) card.Op {
	return card.Run("roll more defence dice this round", func(x *game.Exec) {
		x.Ship(r(x)).MoreDefence += uint8(n)
		x.Emit(game.Event{Kind: game.DefenceRaised, Clause: "2e.attack.step3.dice-count",
			Ship: r(x), Other: game.NoShip, Card: x.Card(), N: n})
	})
}
