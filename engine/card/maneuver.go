package card

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Faster is how many speeds a maneuver becomes faster: slower if it is negative.
type Faster int

// ExecuteAs gives the present maneuver another bearing, or makes it faster or slower; the player picks which if there
// are several. The rest stays. There must be a template of the speed (2e.movement.speed.limited-to-templates), so that a
// stationary maneuver keeps its speed (2e.movement.speed.stationary-fixed).
func ExecuteAs[T geom.Bearing | Faster](as ...T) Op {
	each := func(x *game.Exec, visit func(m game.Maneuver)) {
		if x.Move() == nil || x.Move().Maneuver.Fixed {
			return
		}
		for _, v := range as {
			if m, ok := changed(x.Move().Maneuver, v, 0, x.Info(x.Move().Ship).Size); ok {
				visit(m)
			}
		}
	}
	what, ask := askFor(as)
	return pickManeuver(what, ask, each, func(x *game.Exec, m game.Maneuver) { x.Move().Maneuver = m })
}

// changed returns a maneuver with another bearing, or with another speed, least at least, if a ship of a size can fly it.
// A straight of speed 0 is the stationary maneuver (2e.huge.movement.speed-change).
func changed(m game.Maneuver, as any, least int, size geom.Size) (game.Maneuver, bool) {
	switch as := as.(type) {
	case geom.Bearing:
		m.Bearing = as
	case Faster:
		speed := int(m.Speed) + int(as)
		m.Speed = uint8(max(0, speed))
		can := speed >= least && m.Path().Exists(size)
		if m.Bearing == geom.Straight && speed == 0 {
			m.Bearing = geom.Stationary
		}
		return m, can
	}
	return m, true
}

// askFor are the names of an op that changes a maneuver, and of its question.
func askFor[T geom.Bearing | Faster]([]T) (what, ask string) {
	if _, speeds := any(*new(T)).(Faster); speeds {
		return "execute it at another speed", "choose the speed"
	}
	return "execute it with another bearing", "choose the bearing"
}
