package bot

import (
	"math"

	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// pace is which of the speeds of a kind of maneuver is wished for.
type pace uint8

const (
	slowest pace = iota
	average
	fastest
	atTwo
)

// aim is which of both sides is wished for.
type aim uint8

const (
	eitherSide aim = iota
	toward         // the tally
	away
	towardRock // the nearest obstacle
	awayFromRock
)

// preference is a maneuver in the words of a table, that every dial has one like.
type preference struct {
	pace  pace
	blue  bool
	kinds [2]kind // the second one is as good as the first
	aim   aim
}

// prefer returns a wish for one kind of maneuver.
func prefer(p pace, k kind, a aim) preference { return preference{p, false, [2]kind{k, k}, a} }

// inBlue returns a wish for a maneuver that takes stress away.
func inBlue(p pace, k kind, a aim) preference { return preference{p, true, [2]kind{k, k}, a} }

// grant returns the maneuver of a ship's dial that a wish stands for. Where the dial has none of
// the kind, the next one in the row of advanced maneuvers, turns, banks and straights takes its
// place; where none of them is blue, any color does.
func (b *beginner) grant(id game.ShipID, w preference, tally geom.Pose) (game.Maneuver, bool) {
	for _, blue := range [...]bool{w.blue, false} {
		kinds := w.kinds
		for {
			if m, ok := b.among(id, preference{w.pace, blue, kinds, w.aim}, tally); ok {
				return m, true
			}
			if kinds[0] = max(kinds[0], kinds[1]); kinds[0] <= straight {
				break
			}
			kinds[0]--
			kinds[1] = kinds[0]
		}
		if !w.blue {
			break
		}
	}
	return game.Maneuver{}, false
}

// among is grant for the kinds and the color as they are.
func (b *beginner) among(id game.ShipID, w preference, tally geom.Pose) (game.Maneuver, bool) {
	left := b.wantsLeft(id, w.aim, tally)
	var list []game.Maneuver
	for _, m := range b.g.Ships[id].Dial {
		k := kindOf(m)
		side := m.Path().Side()
		switch {
		case k != w.kinds[0] && k != w.kinds[1], w.blue && m.Difficulty != game.DifficultyBlue,
			!rules.MaySet(b.g, b.x.Ship(id), m), !b.mayFly(id, m),
			left && side == geom.Right, !left && side == geom.Left:
			continue
		}
		list = append(list, m)
	}
	if len(list) == 0 {
		return game.Maneuver{}, false
	}
	best, least := list[0], math.Inf(1)
	want := b.speedOf(w.pace, list)
	for _, m := range list {
		if d := math.Abs(float64(m.Speed) - want); d < least {
			best, least = m, d
		}
	}
	return best, true
}

// speedOf returns the speed that a pace means among maneuvers.
func (b *beginner) speedOf(p pace, list []game.Maneuver) float64 {
	low, high := list[0].Speed, list[0].Speed
	for _, m := range list {
		low, high = min(low, m.Speed), max(high, m.Speed)
	}
	switch p {
	case slowest:
		return float64(low)
	case average:
		return float64(low+high) / 2
	case atTwo:
		return 2
	}
	return float64(high)
}

// wantsLeft reports whether a wish is for the left.
func (b *beginner) wantsLeft(id game.ShipID, a aim, tally geom.Pose) bool {
	at := b.x.Ship(id).Pose
	switch a {
	case toward:
		return angleTo(at, tally) < 0
	case away:
		return angleTo(at, tally) >= 0
	case towardRock, awayFromRock:
		if rock, ok := b.nearestRock(at); ok {
			return (angleTo(at, rock) < 0) == (a == towardRock)
		}
	}
	return b.rnd.IntN(2) == 0
}

// nearestRock returns where the obstacle lies that is nearest to a place.
func (b *beginner) nearestRock(at geom.Pose) (rock geom.Pose, ok bool) {
	least := math.Inf(1)
	for i := range b.x.S.Obstacles[:b.x.S.NObstacles] {
		o := &b.x.S.Obstacles[i]
		if far, _ := farOff(at, o.Pose); o.Placed && !o.Gone && far < least {
			rock, least, ok = o.Pose, far, true
		}
	}
	return rock, ok
}

// swerve keeps a ship on the table and off the rocks: it flies the maneuver that it means to, or
// the first of those like it that is clean, or one that leaves it a way to stay on the table.
func (b *beginner) swerve(id game.ShipID, m game.Maneuver) game.Maneuver {
	b.study(id)
	best, least := m, math.Inf(1)
	for _, other := range b.g.Ships[id].Dial {
		if !rules.MaySet(b.g, b.x.Ship(id), other) || !b.mayFly(id, other) {
			continue
		}
		cost := b.unlike(m, other)
		on, next := b.staysOn(id, other)
		onto, across := b.foul(id, other)
		switch {
		case !on:
			cost += 10_000
		case !next, b.stopsOutside(id, other, func(at *geom.Placed) bool { return b.occupied(id, at) }):
			cost += 1000
		}
		if onto || across {
			cost += 100
		}
		if cost < least {
			best, least = other, cost
		}
	}
	return best
}

// unlike returns how far a maneuver is from another one: neighbors are of the next kind, at about the
// same speed, to the same side.
func (b *beginner) unlike(m, other game.Maneuver) float64 {
	if m == other {
		return 0
	}
	cost := 3 * math.Abs(float64(kindOf(m))-float64(kindOf(other)))
	cost += math.Abs(float64(m.Speed) - float64(other.Speed))
	if m.Path().Side() != other.Path().Side() {
		cost += 2
	}
	return cost + 0.5
}
