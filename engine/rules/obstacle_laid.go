package rules

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/data"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Obstacles that cards lay on the table. The match has places for them from its beginning; a blaze or
// a cloud that is gone leaves its place to the next one.

// What is done about an obstacle just laid.
var (
	rockLaid  = game.NewLocal[int8]("obstacle laid", -1) // its place in Table.Obstacles
	underSeen = game.NewLocal[uint8]("ships looked at", 0)
)

// isFree reports whether the i-th obstacle of the match is not in use, and of a kind of device.
func isFree(x *game.Exec, i int, kind *game.DeviceInfo) bool {
	o, info := &x.S.Obstacles[i], &x.G.Obstacles[i]
	return info.Dropped && info.Device == kind.Outline && info.Stuff == kind.Stuff && !o.Lies() && o.Fuses == 0
}

// freeRocks counts the places left for obstacles of a kind of device.
func freeRocks(x *game.Exec, kind *game.DeviceInfo) int {
	n := 0
	for i := range x.G.Obstacles {
		if isFree(x, i, kind) {
			n++
		}
	}
	return n
}

// takeRock takes a free place for an obstacle of a ship that will lie at a pose: one of a card of its side if
// there is any, since whose an obstacle is goes by its place.
func takeRock(x *game.Exec, of game.ShipID, kind *game.DeviceInfo, pose geom.Pose) int8 {
	place := -1
	for i := range x.G.Obstacles {
		if !isFree(x, i, kind) {
			continue
		}
		if own := x.Side(x.G.Cards[x.G.Obstacles[i].Card].Ship) == x.Side(of); own || place < 0 {
			place = i
			if own {
				break
			}
		}
	}
	if place < 0 {
		panic("rules: no place for another " + kind.Name + ": " + x.Where())
	}
	x.S.NObstacles = uint8(len(x.G.Obstacles))
	x.S.Obstacles[place] = game.Obstacle{Pose: pose, Placed: true, Gone: true, Fuses: kind.Fuses}
	return int8(place)
}

// layRock places an obstacle of a kind of device of Self on the table.
func layRock(x *game.Exec, kind *game.DeviceInfo, pose geom.Pose, clause string) {
	x.Ship(x.Self()).Placed = true
	showRock(x, int(takeRock(x, x.Self(), kind, pose)), clause)
}

// keepRock keeps a place for what a device of a ship leaves where it detonated. Its guides take the place of
// those of the device.
func keepRock(x *game.Exec, id game.ShipID, of *game.DeviceInfo, pose geom.Pose) int8 {
	left := &x.G.Devices[deviceKind(x, of.Leaves)]
	return takeRock(x, id, left, left.Outline.InPlaceOf(of.Outline, pose).Pose)
}

// leaveRock puts on the table what the device that detonated leaves.
func leaveRock(x *game.Exec) {
	if i := rockLaid.Get(x); i >= 0 {
		showRock(x, int(i), "device.catalogue.bombs")
	}
}

// showRock puts the i-th obstacle on the table, at the pose that it has.
func showRock(x *game.Exec, i int, clause string) {
	rockLaid.Set(x, int8(i))
	x.S.NObstacles = uint8(len(x.G.Obstacles))
	o := &x.S.Obstacles[i]
	o.Placed, o.Gone = true, false
	what := game.Object{Kind: game.ObstacleObject, ID: uint8(i)}
	e := game.NewEvent(game.ObstaclePlaced, clause, x.Self())
	e.Card, e.Pose, e.N, e.Object = x.Card(), o.Pose, int(x.Owner(x.Self())), what
	x.Emit(e)
	if o.Fuses > 0 {
		tellFuse(x, game.FusePlaced, what, o.Fuses, "device.fuse")
	}
}

// sufferUnder makes the ships under an obstacle that was just laid suffer its effect
// (2e.obstacle.placed-under-ship).
var sufferUnder = game.Parts{
	game.Locals{underSeen},
	game.Loop("ships under it",
		game.Step{Name: "the next ship under it", Do: nextUnder},
		card.Throw(underThrow, func(x *game.Exec, result game.Faces) {
			suffer(x, x.Chosen(), obstacleAs(rockLaid.Get(x)), result)
		}),
	),
}

// underThrow is the die of a ship under an obstacle.
var underThrow = card.Dice{Name: obstacleThrow.Name, Color: obstacleThrow.Color, N: obstacleThrow.N,
	By: card.Chosen}

// nextUnder goes on with the next ship under the obstacle.
func nextUnder(x *game.Exec) {
	if i := rockLaid.Get(x); i >= 0 {
		rock := x.Obstacle(int(i))
		for id := game.ShipID(underSeen.Get(x)); id < game.ShipID(x.S.NShips); id++ {
			if x.Ship(id).InPlay() && !ignoresRock(x, id, int(i)) &&
				geom.OverlapToken(x.Placed(id), rock, geom.WithGuides) {
				underSeen.Set(x, uint8(id)+1)
				x.Choose(id)
				if x.G.Obstacles[i].Kind() == geom.Debris {
					card.GainFrom(x, obstacleAs(i), id, game.StressToken, 1,
						"obstacle.placed-under-ship")
				}
				strike(x, id, obstacleAs(i))
				return
			}
		}
	}
	x.Leave()
}

// strike is what a cloud or a blaze does to a ship before the die is rolled: the cloud breaks its locks
// and those on it and jams it (2e.obstacle.electro-chaff), the blaze costs it its Perform Action step of
// the round (2e.obstacle.blaze).
func strike(x *game.Exec, id game.ShipID, o game.Object) {
	switch x.G.Obstacles[o.ID].Kind() {
	case geom.ChaffCloud:
		const clause = "obstacle.electro-chaff"
		for _, locked := range x.Ship(id).Locks {
			if locked.Kind != game.NoObject {
				card.BreakLock(x, id, locked, clause)
			}
		}
		for other := range x.EachShip() {
			card.BreakLocks(x, other, game.ShipAs(id), clause)
		}
		card.GainFrom(x, o, id, game.JamToken, 1, clause)
	case geom.Fire:
		x.Ship(id).SkipAction = true
	}
}

// droppedBy returns the obstacles that a card with a device can lay, and how many of these have to find
// a place in the match: of a device that leaves an obstacle one lies as long as the next one may come, and a card places one
// for each charge.
func (b *builder) droppedBy(d *data.Device, id game.CardID) (list []game.ObstacleInfo, needed int) {
	of := func(info *game.DeviceInfo) game.ObstacleInfo {
		return game.ObstacleInfo{ID: data.Key(info.Name), Dropped: true, Device: info.Outline,
			Stuff: info.Stuff, Card: id}
	}
	info := b.device(d.Name)
	switch {
	case info == nil:
	case info.Obstacle:
		charges := max(1, int(b.g.Cards[id].Charges))
		return slices.Repeat([]game.ObstacleInfo{of(info)}, charges), 1
	case info.Leaves != "":
		left := of(b.device(info.Leaves))
		return []game.ObstacleInfo{left, left}, 1
	}
	return nil, 0
}

// device returns the kind of device of a name, nil if the edition has none.
func (b *builder) device(name string) *game.DeviceInfo {
	for i := range b.base.Devices {
		if b.base.Devices[i].Name == name {
			return &b.base.Devices[i]
		}
	}
	return nil
}
