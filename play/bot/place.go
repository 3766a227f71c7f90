package bot

import (
	"slices"

	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// Set-up in millimeters: how many places are compared for an obstacle, and how far apart ships
// stand in line.
const (
	obstacleTries = 6
	shipGap       = 12 * geom.Millimeter
)

// place answers a question about a placement. What it cannot judge it draws.
func (b *beginner) place() game.Choice {
	if b.lane == 0 {
		width := int(b.g.Area.Width)
		b.lane = int32(width/4 + b.rnd.IntN(width/2))
	}
	c := b.v.Draw(b.x, b.rnd)
	switch {
	case c.Object.Kind == game.ObstacleObject:
		return b.placeObstacle(c)
	case b.v.Table().Phase == game.SetupPhase && b.mine(c.Object.Ship()):
		return b.placeShip(c)
	case b.mine(c.Object.Ship()):
		return b.placeMove(c)
	}
	return c
}

// moveTries is how many places are compared that a ship can move to.
const moveTries = 4

// placeMove compares some of the places to which a ship can roll or turn.
func (b *beginner) placeMove(first game.Choice) game.Choice {
	b.imagine()
	b.prepare()
	best, most := first, b.after(0, b.me, first, b.tries/moveTries)
	for range moveTries - 1 {
		c := b.v.Draw(b.x, b.rnd)
		if n := b.after(0, b.me, c, b.tries/moveTries); n > most {
			best, most = c, n
		}
	}
	return best
}

// placeObstacle keeps obstacles out of the lane in which the bot means to advance.
func (b *beginner) placeObstacle(first game.Choice) game.Choice {
	best, most := first, b.outOfLane(first.Pose)
	for range obstacleTries - 1 {
		c := b.v.Draw(b.x, b.rnd)
		if n := b.outOfLane(c.Pose); c.Object.Kind == game.ObstacleObject && n > most {
			best, most = c, n
		}
	}
	return best
}

// outOfLane returns how far a place lies off the lane, to its side or down it.
func (b *beginner) outOfLane(p geom.Pose) int32 {
	down := p.Y
	if b.me.Side() == game.Seat2 {
		down = b.g.Area.Height - p.Y
	}
	aside := p.X - b.lane
	return max(aside, -aside) + down/2
}

// placeShip puts ships side by side in the lane, at the front of their zone, in a second row
// where the first is full. A leader goes farther aside to where its mates have room.
func (b *beginner) placeShip(drawn game.Choice) game.Choice {
	id := drawn.Object.Ship()
	length := int32(b.g.Ships[id].Size.Length()) * geom.Millimeter
	found, ok, tries := drawn, false, int32(8)
	if len(slices.Collect(b.x.EachMate(id))) > 0 {
		tries = 24
	}
	for _, front := range [...]int32{geom.Band - length/2, length / 2} {
		for i := range tries {
			c := drawn
			aside := (i + 1) / 2 * (length + shipGap)
			if i%2 == 1 {
				aside = -aside
			}
			c.Pose = rules.FromEdge(b.x, b.me, b.lane+aside, front)
			switch {
			case !b.v.Valid(b.x, c):
			case b.wingFits(id, c.Pose):
				return c
			case !ok:
				found, ok = c, true
			}
		}
	}
	return found
}
