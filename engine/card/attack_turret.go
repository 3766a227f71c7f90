package card

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// ArcOf returns the arc that an attack is made from: for a double turret, one of the two; for another
// weapon its own, or one that a card lets it fire from.
func ArcOf(x *game.Exec, a *game.Attack) geom.Arc {
	if a.TurretArc != geom.AllAround {
		return a.TurretArc
	}
	return WeaponOf(x, a).Arc
}

// OutOf reports whether the attack is made out of one of these arcs, wherever the weapon fires by its
// symbol.
func OutOf(arcs Arcs) Cond {
	return func(x *game.Exec) bool {
		a := x.Attack()
		return a != nil && arcs&ArcsOf(ArcOf(x, a)) != 0
	}
}

// SingleArcs are the single arcs that a turret indicator points at, and how many there are: two for
// a double turret (2e.arc.turret.double).
func SingleArcs(indicator geom.Arc) (arcs [2]geom.Arc, n int) {
	switch indicator {
	case geom.FrontAndRear:
		return [2]geom.Arc{geom.FrontArc, geom.RearArc}, 2
	case geom.LeftAndRight:
		return [2]geom.Arc{geom.LeftArc, geom.RightArc}, 2
	}
	return [2]geom.Arc{indicator}, 1
}

// TurretAt reports whether a ship's turret indicator points at one of these arcs.
func TurretAt(arcs Arcs) Cond {
	return func(x *game.Exec) bool {
		id := x.Subject()
		info, s := x.Info(id), x.Ship(id)
		return info.Turret && arcs&ArcsOf(s.TurretAt(game.FirstTurret)) != 0 ||
			info.Pair && arcs&ArcsOf(s.TurretAt(game.SecondTurret)) != 0
	}
}

// ArcsOf returns an arc that a turret indicator can point at as a set of standard arcs.
func ArcsOf(arc geom.Arc) Arcs {
	switch arc {
	case geom.FrontAndRear:
		return Front | Rear
	case geom.LeftAndRight:
		return Left | Right
	}
	for i, a := range printed {
		if a == arc {
			return 1 << i
		}
	}
	return 0
}
