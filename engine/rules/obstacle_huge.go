package rules

import (
	"fmt"

	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// standIns are the outlines of the huge ships that can be obstacles.
var standIns = [...]geom.Obstacle{
	game.CorvetteObstacle: geom.HugeLongObstacle, game.TransportObstacle: geom.HugeShortObstacle,
}

// standIn puts the huge ship that the players have agreed on among the obstacles, in place of three asteroids
// (1e.setup.huge-as-obstacle, 1e.setup.huge-as-obstacle-replaces-three).
func (b *builder) standIn(codes []string) ([]string, error) {
	n := b.g.Options.HugeObstacle
	if n == game.NoHugeObstacle {
		return codes, nil
	}
	if int(n) >= len(standIns) || b.hugeShips > 0 {
		return nil, fmt.Errorf("%w: huge-obstacle is %d; expected 0 to %d, and 0 with huge ships", ErrSetup, n,
			len(standIns)-1)
	}
	list, replaced := []string{standIns[n].ID()}, 0
	for _, code := range codes {
		if o, ok := geom.ObstacleNamed(code); ok && o.Kind() == geom.Asteroid && replaced < 3 {
			replaced++
			continue
		}
		list = append(list, code)
	}
	if replaced < 3 {
		return nil, fmt.Errorf("%w: a huge ship stands in for 3 asteroids; expected 3 among the obstacles",
			ErrSetup)
	}
	return list, nil
}

// placesNext reports whether an obstacle may be placed now: a huge ship comes first
// (1e.setup.huge-as-obstacle-replaces-three).
func placesNext(x *game.Exec, i int) bool {
	if !unplaced(x, i) {
		return false
	}
	return x.G.Obstacles[i].Outline.Huge() || x.G.Options.HugeObstacle == game.NoHugeObstacle || !unplaced(x, 0)
}
