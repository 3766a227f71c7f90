package rules

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
)

// RememberObstacles notes the obstacles that the active ship has met in its maneuver, which it
// suffers after its Perform Action step; an asteroid costs it that step
// (1e.obstacle.asteroid-skip-action, 1e.obstacle.asteroid-roll-timing, 1e.obstacle.debris-roll,
// 1e.obstacle.debris-no-skip). Those met in another maneuver are suffered at once.
var RememberObstacles = game.Step{Name: "obstacles", Do: func(x *game.Exec) {
	m := x.Move()
	if m.Kind != game.ManeuverMove {
		return
	}
	n := 0
	for i, o := range m.Met[:m.NMet] {
		if !suffers(x, m.Ship, o) || slices.Contains(x.S.Met[:n], o.ID+1) {
			continue
		}
		meetObstacle(x, o)
		m.Met[i] = game.Object{}
		x.S.Met[n] = o.ID + 1
		n++
	}
}}

// ForgetObstacles forgets what a ship has left that did not live to suffer it.
var ForgetObstacles = game.Step{Name: "forget obstacles", Do: func(x *game.Exec) {
	x.S.Met = [game.MaxObstacles]uint8{}
}}

// SufferObstacles makes the active ship suffer the obstacles that it met, nearest first
// (1e.obstacle.each-suffered, 1e.obstacle.order-nearest-first).
var SufferObstacles = game.Loop("obstacles",
	game.Step{Name: "the next obstacle", Do: func(x *game.Exec) {
		if nextMet(x) < 0 {
			x.Leave()
		}
	}},
	card.Throw(obstacleThrow, func(x *game.Exec, result game.Faces) {
		i := nextMet(x)
		o := game.Object{Kind: game.ObstacleObject, ID: x.S.Met[i] - 1}
		x.S.Met[i] = 0
		suffer(x, x.Self(), o, result)
	}),
)

// nextMet returns the place in Table.Met of what the active ship suffers next, -1 for nothing.
func nextMet(x *game.Exec) int {
	return slices.IndexFunc(x.S.Met[:], func(o uint8) bool { return o > 0 })
}
