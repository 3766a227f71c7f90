package rules

import (
	"koiogran/card"
	"koiogran/game"
)

// turnDial turns a ship's dial faceup, if it is not already. What it shows is no secret any more.
func turnDial(x *game.Exec, id game.ShipID) {
	s := x.Ship(id)
	if s.Revealed.IsNone() {
		s.Revealed = SetDial(x, id)
	}
	x.S.Secret[x.Owner(id)].Dials[id] = 0
}

// ShowDial is the op that turns Self's facedown dial faceup before the ship activates. It has no
// effect on the dial that an ionized ship keeps on its card.
func ShowDial() card.Op {
	can := func(x *game.Exec) bool {
		s := x.Ship(x.Self())
		return s.DialSet && !s.DialKept && s.Revealed.IsNone()
	}
	return card.RunIf("turn the dial faceup", can, func(x *game.Exec) {
		turnDial(x, x.Self())
		x.Emit(game.Event{Kind: game.DialRevealed, Clause: "2e.activation.revealed-maneuver-persists",
			Ship: x.Self(), Other: game.NoShip, Card: x.Card(),
			Maneuver: x.Ship(x.Self()).Revealed})
	})
}
