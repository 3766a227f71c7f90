package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// What the move of an undivided huge ship goes by.
var (
	ramSpeed = game.NewLocal[uint8]("speed that the maneuver had", 0)
	ramOver  = game.NewLocal[game.ShipSet]("ships overlapped that have still to suffer", 0)
	ramRoll  = game.NewLocal[uint8]("dice for the ships overlapped", 0)
	ramTurn  = game.NewLocal("who places next", game.NoPlayer)
	ramShip  = game.LocalShip("ship to be placed")
)

// RamSteps move an undivided huge ship and resolve what it overlaps where its maneuver ends: nothing is moved
// through (2e.huge.movement, 2e.huge.overlap.order). They do not end with the ship: whom it has set aside is placed,
// although it has left play meanwhile.
var RamSteps = game.Parts{
	game.Locals{ramSpeed, ramOver, ramRoll, ramTurn, ramShip},
	game.Step{Name: "move the huge ship", Do: ramMove},
	sufferRam("huge ships that overlap"),
	game.Step{Name: "which ships are below", Do: findBelow},
	sufferRam("ships below it"),
	game.Step{Name: "set aside the ships below it", Do: liftBelow},
	Offer("before checking the difficulty", card.BeforeDifficulty),
	CheckDifficulty,
	CheckFled,
	game.Loop("obstacles below it", game.Step{Name: "the next obstacle below it", Do: clearBelow}),
	placeRammed,
	card.Throw(card.Dice{Name: "roll for the ships overlapped", Color: game.AttackDice,
		N: func(x *game.Exec) int {
			if !x.Ship(x.Self()).InPlay() {
				return 0
			}
			return int(ramRoll.Get(x))
		}, By: card.Self}, func(x *game.Exec, result game.Faces) {
		// 2e.huge.overlap-ship.dice
		card.SufferOf(x, x.Self(), game.NoShip, 0, int(result[game.Crit]))
		card.GainTokens(x, x.Self(), game.StressToken, int(result[game.Hit]), "huge.overlap-ship.dice")
	}),
	game.Step{Name: "devices below it", Do: meetBelow},
}

// Ram is the step of a maneuver in which an undivided huge ship moves.
var Ram = CallStep("move as a huge ship", card.RamRole)

// ramMove puts the ship at the end of its maneuver, at the greatest speed at which it overlaps no huge ship. All huge
// ships that it would have overlapped suffer, and it does (2e.huge.overlap-huge, 2e.huge.overlap-huge.lower-exists,
// 2e.huge.overlap-huge.no-touch, 2e.huge.overlap.speed).
func ramMove(x *game.Exec) {
	m := x.Move()
	s, size := x.Ship(m.Ship), x.Info(m.Ship).Size
	m.From, m.To, m.Full = s.Pose, s.Pose, true
	ramSpeed.Set(x, m.Maneuver.Speed)
	var over game.ShipSet
	for v := int(m.Maneuver.Speed); v >= 0; v-- {
		lower := m.Maneuver
		lower.Speed = uint8(v)
		end := geom.Final(size, s.Pose, lower.Path(), geom.Middle)
		hulls := hullsAt(x, m.Ship, end)
		if hulls == 0 {
			m.To, m.Maneuver = end, lower
			break
		}
		over |= hulls
		m.Maneuver.Speed = uint8(v)
	}
	s.Executed = m.Maneuver
	if m.To != m.From {
		LeaveContact(x, m.Ship)
	}
	s.Pose = m.To
	short := *m
	short.Full = over == 0
	emitMoved(x, &short)
	if over != 0 {
		ramOver.Set(x, over.With(m.Ship))
		raiseOverlaps(x, m.Ship, over)
	}
}

// hullsAt returns the other huge ships that a huge ship would overlap at a pose.
func hullsAt(x *game.Exec, id game.ShipID, pose geom.Pose) (over game.ShipSet) {
	base := geom.Place(x.Info(id).Size, pose)
	for other := range x.EachShip() {
		if other != id && x.Info(other).Size.Huge() && geom.Overlap(&base, x.Placed(other), geom.WithGuides) {
			over = over.With(other)
		}
	}
	return over
}

// sufferRam lets each ship overlapped suffer critical damage equal to the speed that the maneuver had before it was
// lowered, in player order (2e.huge.overlap-huge, 2e.huge.overlap-ship, 2e.huge.overlap.speed, 2e.timing.player-order).
func sufferRam(name string) game.Part {
	return game.Loop(name, game.Step{Name: name, Do: func(x *game.Exec) {
		next := game.NoShip
		for id := range x.EachShip() {
			if ramOver.Get(x).Has(id) && (next == game.NoShip || x.TurnOf(id) < x.TurnOf(next)) {
				next = id
			}
		}
		if next == game.NoShip {
			x.Leave()
			return
		}
		ramOver.Set(x, ramOver.Get(x).Without(next))
		by := x.Self()
		if next == by {
			by = game.NoShip
		}
		card.SufferOf(x, next, by, 0, int(ramSpeed.Get(x)))
	}})
}

// below reports whether a standard ship is below the huge ship of the frame, and has not escaped to reserve.
func below(x *game.Exec, id game.ShipID) bool {
	s := x.Ship(id)
	return !x.Info(id).Size.Huge() && !s.Destroyed && !s.SetAside() &&
		geom.Overlap(x.Placed(x.Self()), x.Placed(id), geom.WithGuides)
}

// findBelow notes the standard ships below the huge ship, friend or foe, and how many dice it rolls for them: 1 for a
// small, 2 for a medium, 3 for a large one (2e.huge.overlap-ship, 2e.huge.overlap-ship.dice,
// 2e.huge.overlap-ship.destroyed).
func findBelow(x *game.Exec) {
	ramOver.Set(x, 0)
	if !x.Ship(x.Self()).InPlay() {
		return
	}
	for id := range x.EachShip() {
		if below(x, id) {
			ramOver.Set(x, ramOver.Get(x).With(id))
			ramRoll.Set(x, ramRoll.Get(x)+1+uint8(x.Info(id).Size))
		}
	}
}

// liftBelow sets the ships below the huge ship aside. What they have stays with them (2e.huge.overlap-ship.after,
// 2e.huge.overlap.abilities).
func liftBelow(x *game.Exec) {
	if !x.Ship(x.Self()).InPlay() {
		return
	}
	var over game.ShipSet
	for id := range x.EachShip() {
		if !below(x, id) {
			continue
		}
		LeaveContact(x, id)
		split(x, id, "epic.wing-split")
		s := x.Ship(id)
		s.OnTable, s.Lifted = false, true
		e := game.NewEvent(game.ShipLifted, "huge.overlap-ship", id)
		e.Other = x.Self()
		x.Emit(e)
		over = over.With(id)
	}
	raiseOverlaps(x, x.Self(), over)
}

// clearBelow removes the next obstacle below the huge ship: an asteroid or a debris cloud costs 1 critical damage and
// 1 stress token, a gas cloud 1 jam token (2e.huge.overlap-obstacle).
func clearBelow(x *game.Exec) {
	id := x.Self()
	tokens, objects := x.Tokens()
	for i, o := range objects {
		if !x.Ship(id).InPlay() || o.Kind != game.ObstacleObject ||
			!geom.OverlapToken(x.Placed(id), &tokens[i], geom.WithGuides) {
			continue
		}
		const clause = "huge.overlap-obstacle"
		kind := x.G.Obstacles[o.ID].Kind()
		removeObstacle(x, o, clause)
		switch kind {
		case geom.Asteroid, geom.Debris:
			card.SufferOf(x, id, game.NoShip, 0, 1)
			x.Damage().Obstacle = true
			card.GainFrom(x, o, id, game.StressToken, 1, clause)
		case geom.GasCloud:
			card.GainFrom(x, o, id, game.JamToken, 1, clause)
		}
		return
	}
	x.Leave()
}

// meetBelow notes the devices below the huge ship, which it meets.
func meetBelow(x *game.Exec) {
	m := x.Move()
	m.NMet, m.Through = 0, 0
	if !x.Ship(m.Ship).InPlay() {
		return
	}
	tokens, objects := x.Tokens()
	for i, o := range objects {
		if o.Kind == game.DeviceObject && geom.OverlapToken(x.Placed(m.Ship), &tokens[i], geom.WithGuides) {
			m.Met[m.NMet] = o
			m.NMet++
		}
	}
}
