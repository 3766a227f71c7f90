package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// BlowUp is the op with which Self sets an obstacle off that is at a range between least and most and
// in one of its arcs: the player picks which. The obstacle has the effect of a kind of device and is
// removed.
func BlowUp(kind string, arcs card.Arcs, least, most int) card.Op {
	rocks := func(x *game.Exec) uint16 {
		set := uint16(0)
		for i := range x.S.Obstacles[:x.S.NObstacles] {
			o := &x.S.Obstacles[i]
			r := card.RangeTo(x, x.Self(), obstacleAs(i))
			if x.G.Obstacles[i].Outline.Huge() { // 1e.setup.huge-as-obstacle-indestructible
				continue
			}
			if o.Placed && !o.Gone && least <= r && r <= most && aimedAt(x, i, arcs) {
				set |= 1 << i
			}
		}
		return set
	}
	return card.RunIf("blow an obstacle up", func(x *game.Exec) bool { return rocks(x) != 0 },
		func(x *game.Exec) {
			set := rocks(x)
			f := x.Call(card.DetonateRole, x.Self())
			boomKind.Put(x, f, deviceKind(x, kind))
			boomRocks.Put(x, f, set)
		})
}

// aimedAt reports whether an obstacle is in one of Self's arcs.
func aimedAt(x *game.Exec, obstacle int, arcs card.Arcs) bool {
	for _, arc := range standardArcs {
		if arcs&card.ArcsOf(arc) == 0 {
			continue
		}
		_, ok := geom.InArcToken(x.G.Measure, x.Placed(x.Self()), x.Obstacle(obstacle), arc)
		if ok {
			return true
		}
	}
	return false
}
