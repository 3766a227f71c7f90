package card

import "koiogran/engine/game"

// Source is the ship that deals the damage about to be suffered: the attacker, the ship whose
// ability it is, the ship that placed the bomb.
var Source Ref = func(x *game.Exec) game.ShipID {
	if d := x.Damage(); d != nil {
		return d.Source
	}
	return game.NoShip
}

// FromObstacle reports whether the damage about to be suffered, or the token that was gained, comes
// from an obstacle.
func FromObstacle(x *game.Exec) bool {
	if t := x.Trigger(); t.Window == AfterGain {
		return t.Object.Kind == game.ObstacleObject
	}
	d := x.Damage()
	return d != nil && d.Obstacle
}

// FromBomb reports whether the damage about to be suffered comes from a bomb that detonates.
func FromBomb(x *game.Exec) bool { d := x.Damage(); return d != nil && d.Bomb }
