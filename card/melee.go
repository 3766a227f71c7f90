package card

import (
	"koiogran/game"
	"koiogran/geom"
)

// InMelee tells whether a ship is at range 0 or at melee range of another
// (msg.component.ruler.melee-band, msg.component.ruler.area-effects).
func InMelee(from, r Ref) Cond {
	return func(x *game.Exec) bool {
		a, b := from(x), r(x)
		if a == game.NoShip || b == game.NoShip {
			return false
		}
		return TouchingShips(x, a, b) ||
			geom.Distance(x.Placed(a), x.Placed(b)).Distance <= geom.Melee
	}
}

// Stands tells where a ship stands as seen from another.
func Stands(r, from Ref, aspect geom.Aspect) Cond {
	return func(x *game.Exec) bool { return Bearing(x, from(x), r(x)) == aspect }
}

// FaceOff tells whether two ships look at each other: each lies in the other's front arc, or in its
// bullseye arc if the table has agreed on that (msg.arc.face-off).
func FaceOff(a, b Ref) Cond {
	front := All(InArcOf(a, geom.FrontArc, b), InArcOf(b, geom.FrontArc, a))
	bullseye := All(InArcOf(a, geom.BullseyeArc, b), InArcOf(b, geom.BullseyeArc, a))
	return func(x *game.Exec) bool {
		if x.G.Options.BullseyeFaceOff {
			return bullseye(x)
		}
		return front(x)
	}
}

// OfType tells whether the present attack is made with an armament of a type.
func OfType(t game.WeaponType) Cond {
	return func(x *game.Exec) bool {
		a := x.Attack()
		return a != nil && WeaponOf(x, a).Type == t
	}
}

// ExecutedSpeed tells whether a ship executed a maneuver of such a speed this round.
func ExecutedSpeed(r Ref, least, most uint8) Cond {
	return func(x *game.Exec) bool {
		m := x.Ship(r(x)).Executed
		return !m.IsNone() && least <= m.Speed && m.Speed <= most
	}
}
