package bot

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// What wings are worth: in points of damage that a mate flies in formation, which is more than the stress token of
// joining costs, and what a mate is set back by that finds no room beside its leader.
const (
	worthFormed = 0.55
	worthSplit  = 2.5
	costSplit   = 1.0 // the same, in ships
)

// worthInWing returns what it is worth that a ship flies in a wing: less than nothing if its leader has moved to where it
// finds no room.
func (b *beginner) worthInWing(id game.ShipID) float64 {
	leader := b.x.LeaderOf(id)
	if leader == game.NoShip {
		return 0
	}
	if b.follows(id) && b.x.Ship(leader).Activated && !b.hasRoom(id, leader) {
		return worthFormed - worthSplit
	}
	return worthFormed
}

// hasRoom reports whether a mate has room beside its leader where that is now. Ships of its wing are left out: they move, too.
func (b *beginner) hasRoom(id, leader game.ShipID) bool {
	base := b.beside(id, b.x.Placed(leader))
	if !b.g.Area.Holds(&base) {
		return false
	}
	for other := range b.x.EachShip() {
		if other != leader && b.x.LeaderOf(other) != leader && geom.Overlap(&base, b.x.Placed(other), geom.WithGuides) {
			return false
		}
	}
	return true
}

// followers runs over the mates that will follow a leader that moves.
func (b *beginner) followers(leader game.ShipID) func(yield func(game.ShipID) bool) {
	return func(yield func(game.ShipID) bool) {
		for id := range b.x.EachMate(leader) {
			if b.follows(id) && !yield(id) {
				return
			}
		}
	}
}

// follows reports whether a ship is a mate that moves when its leader has moved.
func (b *beginner) follows(id game.ShipID) bool {
	return b.x.LeaderOf(id) != game.NoShip && b.x.Ship(id).OnTable && !b.x.Ship(id).Activated
}

// beside returns where a mate has its position if its leader ends a move at a base.
func (b *beginner) beside(id game.ShipID, leader *geom.Placed) geom.Placed {
	info := &b.g.Ships[id]
	return geom.Place(info.Size, info.Wing.Position.Beside(b.g.Ships[info.Wing.Leader].Size, leader.Pose))
}

// ontoRocks returns what the obstacles and devices below a base cost, if each costs as much.
func (b *beginner) ontoRocks(base *geom.Placed, each float64) float64 {
	cost := 0.0
	tokens, objects := b.x.Tokens()
	for i := range tokens {
		o := objects[i]
		harmless := o.Kind == game.ObstacleObject && b.g.Harmless[b.g.Obstacles[o.ID].Kind()]
		if !harmless && geom.OverlapToken(base, &tokens[i], geom.WithGuides) {
			cost += each
		}
	}
	return cost
}

// inFormation scores for the mates of a ship what follows from where it would end: whether each has room, and what
// it sees there. One that is stressed splits before a red maneuver (2e.wing.split.red-stressed).
func (b *beginner) inFormation(p *plan, end *geom.Placed, red bool) float64 {
	score := 0.0
	for id := range b.followers(p.id) {
		base := b.beside(id, end)
		inTheWay := func(other *geom.Placed) bool { return geom.Overlap(&base, other, geom.WithGuides) }
		switch {
		case red && b.x.Ship(id).Has(game.StressToken), !b.g.Area.Holds(&base):
			score -= worthSplit
			continue
		case b.blocked(p, id, inTheWay):
			score -= worthSplit
		}
		score += b.mateOutlook(p, id, &base) - b.ontoRocks(&base, 3)
		if red {
			score -= 0.6
		}
	}
	return score
}

// blocked reports whether a ship that is not of the same wing may be where a mate is to be.
func (b *beginner) blocked(p *plan, mate game.ShipID, inTheWay func(*geom.Placed) bool) bool {
	for other := range b.x.EachShip() {
		if other == p.id || other == mate || b.x.LeaderOf(other) == p.id || !b.mine(other) {
			continue
		}
		if inTheWay(b.x.Placed(other)) {
			return true
		}
	}
	return slices.ContainsFunc(p.enemies, func(e sighting) bool { return inTheWay(&e.base) })
}

// mateOutlook is outlook for a mate in its position.
func (b *beginner) mateOutlook(p *plan, id game.ShipID, base *geom.Placed) float64 {
	most, danger := 0.0, 0.0
	for i := range p.enemies {
		e := &p.enemies[i]
		most = max(most, e.chance*b.aimed(id, e.id, base, &e.base, nil))
		danger += e.chance * b.aimed(e.id, id, &e.base, base, nil)
	}
	return 1.3*most - b.caution()*danger
}

// wingFits reports whether all mates of a leader have room if it is placed at a pose in set-up
// (2e.wing.setup.no-room).
func (b *beginner) wingFits(leader game.ShipID, at geom.Pose) bool {
	for id := range b.x.EachMate(leader) {
		if !rules.MateFits(b.x, id, at) {
			return false
		}
	}
	return true
}

// ramming returns what it is worth that a huge ship without sections ends above other ships: each suffers damage equal to
// its speed, and the huge ship rolls a die for each (2e.huge.overlap-ship).
func (b *beginner) ramming(p *plan, end *geom.Placed, speed int) float64 {
	const ownHarm = 0.5
	score := 0.0
	add := func(id game.ShipID, base *geom.Placed, chance float64) {
		if b.g.Ships[id].Size.Huge() || !geom.Overlap(end, base, geom.WithGuides) {
			return
		}
		harm := float64(min(speed, b.left(id)))
		if speed >= b.left(id) {
			harm += worthShip
		}
		score -= chance * (b.sign(id)*harm + ownHarm)
	}
	n := 0
	for other := range b.x.EachShip() { // in the order of foresee
		if other == p.id {
			continue
		}
		if b.mine(other) {
			add(other, &p.others[n], 1)
		}
		n++
	}
	for i := range p.enemies {
		add(p.enemies[i].id, &p.enemies[i].base, p.enemies[i].chance)
	}
	return score
}

// paysRed reports whether a ship can pay for a red maneuver with energy in place of a stress token (2e.huge.red-maneuver).
func (b *beginner) paysRed(id game.ShipID) bool {
	return b.g.Ships[id].Undivided() && card.EnergyOf(b.x, id) > 0
}

// form gives each mate that follows a leader a move for each of its leader's, in the same order: to its position there.
func (f *forecast) form() {
	for i := range f.ships {
		f.ships[i].leader = -1
	}
	for l := range f.ships {
		leader := f.ships[l].id
		for id := range f.b.followers(leader) {
			i := slices.IndexFunc(f.ships, func(fl flyer) bool { return fl.id == id })
			fl := &f.ships[i]
			fl.leader = l
			fl.moves = make([]course, len(f.ships[l].moves))
			for k := range fl.moves {
				fl.moves[k] = f.formed(id, leader, &f.ships[l].moves[k])
			}
		}
	}
}

// formed returns the move of a mate to its position at the end of a move of its leader.
func (f *forecast) formed(id, leader game.ShipID, with *course) course {
	b := f.b
	c := course{m: with.m, base: b.beside(id, &with.base), stressed: b.x.Ship(id).Has(game.StressToken)}
	switch b.difficulty(leader, with.m) {
	case game.DifficultyRed, game.DifficultyPurple:
		if c.stressed {
			c.cost += costSplit
		}
		c.cost += costStress
		c.stressed = true
	case game.DifficultyBlue:
		if c.stressed {
			c.cost += costRelief
		}
		c.stressed = false
	}
	onto := b.ontoRocks(&c.base, costOnRock)
	c.acts = !c.stressed && onto == 0
	c.cost += f.w.Rock * onto
	if !b.g.Area.Holds(&c.base) {
		c.cost += costSplit
		c.acts = false
	}
	if !c.acts {
		c.cost += costNoToken
	}
	return c
}

// tie gives mates the moves of their leaders in a set of moves.
func (f *forecast) tie(plan []int) {
	for i := range f.ships {
		if l := f.ships[i].leader; l >= 0 {
			plan[i] = plan[l]
		}
	}
}

// chooses reports whether a ship of a forecast chooses its move itself.
func (fl *flyer) chooses() bool { return fl.leader < 0 }

// rammed returns the damage that a ship expects from a huge ship that ends above it, 0 if it does not.
func (f *forecast) rammed(plan []int, by, j int) float64 {
	a, t := &f.ships[by], &f.ships[j]
	if by == j || !f.b.g.Ships[a.id].Undivided() || f.b.g.Ships[t.id].Size.Huge() ||
		!f.pair(plan, by, j).overlap {
		return 0
	}
	return float64(a.moves[plan[by]].m.Speed)
}
