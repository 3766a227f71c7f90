package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// inWing reports whether a ship is in a wing now, as its leader or as a mate.
func inWing(x *game.Exec, id game.ShipID) bool {
	if x.S.Formed.Has(id) {
		return true
	}
	for range x.EachMate(id) {
		return true
	}
	return false
}

// Wingmate reports whether a ship flies in the wing of Self.
func Wingmate(x *game.Exec) bool { return x.LeaderOf(x.Subject()) == x.Self() }

// besideLeader returns where a mate has its position if its leader is at a pose.
func besideLeader(x *game.Exec, id game.ShipID, leader geom.Pose) geom.Pose {
	wing := &x.Info(id).Wing
	return wing.Position.Beside(x.Info(wing.Leader).Size, leader)
}

// positionOf returns where a mate has its position now, and whether it can be placed there: in the play area and over
// no other ship.
func positionOf(x *game.Exec, id game.ShipID) (geom.Pose, bool) {
	pose := besideLeader(x, id, x.Ship(x.Info(id).Wing.Leader).Pose)
	base := geom.Place(x.Info(id).Size, pose)
	others, _ := x.Others(id)
	return pose, x.G.Area.Holds(&base) && geom.Overlapping(&base, others, geom.WithGuides) == 0
}

// split takes a mate out of its wing (2e.epic.wing-split).
func split(x *game.Exec, id game.ShipID, clause string) {
	leader := x.LeaderOf(id)
	if leader == game.NoShip {
		return
	}
	x.S.Formed = x.S.Formed.Without(id)
	e := game.NewEvent(game.WingSplit, clause, id)
	e.Other = leader
	x.Emit(e)
}

// disband splits all mates of a leader (2e.epic.wing-split).
func disband(x *game.Exec, leader game.ShipID, clause string) {
	for id := range x.EachMate(leader) {
		split(x, id, clause)
	}
}

// leaveWing ends the wing of a leader that leaves play, or takes a mate out of its wing (2e.epic.wing-split, 2e.wing.leader-lost).
func leaveWing(x *game.Exec, id game.ShipID) {
	disband(x, id, "wing.leader-lost")
	x.S.Formed = x.S.Formed.Without(id)
}

// SplitOff is the op with which a mate leaves its wing.
func SplitOff(r card.Ref) card.Op {
	return card.RunIf("split from the wing", func(x *game.Exec) bool {
		return r(x) != game.NoShip && x.S.Formed.Has(r(x))
	}, func(x *game.Exec) { split(x, r(x), "epic.wing-split") })
}

// splitUnable is the step after an action of a leader: mates without that action on their bar split. Those that have
// it bear a cost (2e.wing.leader-slam, 2e.wing.leader-cloak).
func splitUnable(a game.Action, clause string, cost func(x *game.Exec, id game.ShipID)) game.Step {
	return game.Step{Name: "split the wing", Do: func(x *game.Exec) {
		if card.ActionFails.Get(x) {
			return
		}
		for id := range x.EachMate(x.Self()) {
			switch {
			case !onBar(x, id, a):
				split(x, id, clause)
			case cost != nil:
				cost(x, id)
			}
		}
	}}
}

// onBar reports whether a ship has an action on its bar.
func onBar(x *game.Exec, id game.ShipID, a game.Action) bool {
	bar := x.Info(id).Actions
	for i := range bar {
		if bar[i].Action == a && x.HasLine(id, &bar[i]) {
			return true
		}
	}
	return false
}

// firstSeat returns the first player in player order who is not among those done and owns a ship in play that fits.
func firstSeat(x *game.Exec, done game.Players, fits func(id game.ShipID) bool) game.Player {
	var owners game.Players
	for id := range x.EachShip() {
		if fits(id) {
			owners |= game.Only(x.Owner(id))
		}
	}
	n := 0
	for !(owners &^ done).Has(x.InOrder(n)) && x.InOrder(n) != game.NoPlayer {
		n++
	}
	return x.InOrder(n)
}

// tellWing notes what the mates of a ship that executes a maneuver will count as having executed: the same, red in
// place of purple. Those that are stressed split if it is red (2e.wing.move.as-leader, 2e.wing.move.difficulty,
// 2e.wing.move.replaced-maneuver, 2e.wing.split.red-stressed).
func tellWing(x *game.Exec) {
	m := x.Move()
	if m.Kind != game.ManeuverMove {
		return
	}
	told := m.Maneuver
	told.Fixed = false
	if told.Difficulty == game.DifficultyPurple {
		told.Difficulty = game.DifficultyRed
	}
	for id := range x.EachMate(m.Ship) {
		s := x.Ship(id)
		s.Executed = told
		if told.Difficulty == game.DifficultyRed && s.Has(game.StressToken) {
			split(x, id, "wing.split.red-stressed")
		}
	}
}

// stray reports whether a ship has split from its wing and has not moved for lack of a dial.
func stray(x *game.Exec, id game.ShipID) bool {
	s := x.Ship(id)
	return x.Info(id).Wing.Position != geom.NoPosition && !x.S.Formed.Has(id) && !s.Activated && !s.DialSet
}
