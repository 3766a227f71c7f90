package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// lineOf finds what is on the line of an attack that is weighed: on the one that passes over the
// least or, if most is wanted, over the most.
func lineOf(x *game.Exec, on shot, most bool) card.OnLine {
	if most {
		return card.FullestLine(x, on.id, on.other, on.at, on.arc)
	}
	return card.Obstruction(x, on.id, on.other, on.at, on.arc)
}

// covered is what obstacles on its line mean to an attack.
type covered struct{ obstructed, gas, twice bool }

// cover says what the obstacles on a line mean to the attack of a ship
// (2e.obstruction.not-cumulative). Those that it ignores mean nothing (2e.obstacle.ignore).
func cover(x *game.Exec, by game.ShipID, o *card.OnLine) covered {
	var c covered
	hull := false
	if card.Ignoring(x, card.AnyObstruction, by) {
		return c
	}
	for id := range x.EachShip() {
		if o.Ships.Has(id) && card.ObstructsFor(x, id, by) {
			c.obstructed, hull = true, hull || x.Info(id).Undivided()
		}
	}
	for i := range x.S.Obstacles[:x.S.NObstacles] {
		if o.Obstacles&(1<<i) == 0 || ignores(x, card.ObstaclesInAttacks, by, i) {
			continue
		}
		c.obstructed, c.twice = true, hull
		c.gas = c.gas || x.G.Obstacles[i].Kind() == geom.GasCloud
	}
	return c
}

// coverDice returns how many dice an obstructed attack gives the defender: 1, unless a ship on its line gives
// more. They do not add up except for those of an obstacle and of a huge ship (1e.huge.obstruct.single-die,
// 2e.huge.obstructs.with-obstacle).
func coverDice(x *game.Exec, a *game.Attack) int {
	most := 1
	if a.Twice {
		most = 2
	}
	if !x.Changes(card.ObstructionOf) {
		return most
	}
	for id := range x.EachShip() {
		if a.Between.Has(id) && card.ObstructsFor(x, id, a.Attacker) {
			most = max(most, x.Query(card.ObstructionOf, id, 1))
		}
	}
	return most
}

// Cover notes what is on the line of an attack out of its arc, if most on the one that passes over as much as
// possible (2e.obstruction.line).
func Cover(x *game.Exec, a *game.Attack, most bool) {
	line := lineOf(x, shot{a.Attacker, a.Defender, a.Section, int(a.Weapon), a.TurretArc}, most)
	note(x, a, &line)
}

// note notes what is on the line of an attack.
func note(x *game.Exec, a *game.Attack, o *card.OnLine) {
	c := cover(x, a.Attacker, o)
	a.Obstructed, a.Twice, a.Gas, a.Between = c.obstructed, c.twice, c.gas, o.Ships
}

// obstruct finds the obstacles and ships on the line of the attack (2e.obstruction.line).
func obstruct(x *game.Exec, a *game.Attack, o *card.OnLine) {
	note(x, a, o)
	if card.Ignoring(x, card.AnyObstruction, a.Attacker) {
		return
	}
	for id := range x.EachShip() {
		if o.Ships.Has(id) && card.ObstructsFor(x, id, a.Attacker) {
			e := game.NewEvent(game.Obstructed, "obstruction.line", a.Attacker)
			e.Other, e.Proof, e.Object = a.Defender, o.Proof, game.ShipAs(id)
			x.Emit(e)
		}
	}
	for i := range x.S.Obstacles[:x.S.NObstacles] {
		if o.Obstacles&(1<<i) == 0 || ignores(x, card.ObstaclesInAttacks, a.Attacker, i) {
			continue
		}
		e := game.NewEvent(game.Obstructed, "obstruction.line", a.Attacker)
		e.Other, e.Proof, e.Object = a.Defender, o.Proof, game.Object{Kind: game.ObstacleObject, ID: uint8(i)}
		x.Emit(e)
	}
}
