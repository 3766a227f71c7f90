package card

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// FaceOff reports whether a ship and another look at each other: each lies in the other's front arc,
// or in its bullseye arc if the table has agreed on that (msg.arc.face-off).
func FaceOff(r Ref) Cond {
	return func(x *game.Exec) bool {
		arc := geom.FrontArc
		if x.G.Options.BullseyeFaceOff {
			arc = geom.BullseyeArc
		}
		a, b := x.Subject(), r(x)
		if b == game.NoShip {
			return false
		}
		_, there := InArc(x, a, b, arc)
		_, here := InArc(x, b, a, arc)
		return there && here
	}
}

// OfType reports whether the present attack is made with an armament of a type.
func OfType(t game.WeaponType) Cond {
	return func(x *game.Exec) bool {
		a := x.Attack()
		return a != nil && WeaponOf(x, a).Type == t
	}
}
