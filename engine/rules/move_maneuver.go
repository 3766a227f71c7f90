package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// IonManeuver and StressManeuver are what a ship executes that has no dial, or cannot execute
// what is on it; cards cannot change them (2e.token.ion.maneuver, 2e.movement.stress-maneuver).
var (
	IonManeuver = game.Maneuver{
		Bearing: geom.Straight, Speed: 1, Difficulty: game.DifficultyBlue, Fixed: true,
	}
	StressManeuver = game.Maneuver{
		Bearing: geom.Straight, Speed: 2, Difficulty: game.DifficultyWhite, Fixed: true,
	}
)

// Execute starts executing a maneuver with a ship.
func Execute(x *game.Exec, id game.ShipID, m game.Maneuver, kind game.MoveKind) {
	x.Call(card.ManeuverRole, id)
	*x.Move() = game.Move{Ship: id, Kind: kind, Maneuver: m, From: x.Ship(id).Pose}
}

// ExecuteNow is the op that makes a ship execute a maneuver apart from the one on its dial. It skips
// no perform action step (2e.overlap.skip-only-in-execute-step).
func ExecuteNow(r card.Ref, m game.Maneuver) card.Op {
	return card.Run("execute a maneuver", func(x *game.Exec) {
		Execute(x, r(x), m, game.ExtraMove)
	})
}

// DecideManeuver settles which maneuver is executed: its difficulty with all changes, and the
// stress maneuver where that cannot be executed (2e.movement.stress-maneuver.checked-at-execution,
// 2e.movement.purple.no-force).
var DecideManeuver = game.Step{Name: "decide the maneuver", Do: func(x *game.Exec) {
	m := x.Move()
	s := x.Ship(m.Ship)
	m.From = s.Pose
	if !m.Maneuver.Fixed {
		if CanExecute(x) {
			m.Maneuver.Difficulty = difficultyNow(x)
		} else {
			m.Maneuver = StressManeuver
		}
		if m.Maneuver.Difficulty == game.DifficultyPurple {
			card.SpendForceOf(x, m.Ship, 1, "movement.purple.cost")
		}
	}
	tellWing(x)
	clause := "activation.execute"
	switch m.Maneuver {
	case StressManeuver:
		clause = "movement.stress-maneuver"
	case IonManeuver:
		clause = "token.ion.maneuver"
	}
	e := game.NewEvent(game.ManeuverBegan, clause, m.Ship)
	e.Maneuver = m.Maneuver
	x.Emit(e)
}}

// difficultyNow returns the difficulty of the present maneuver with all changes.
func difficultyNow(x *game.Exec) game.Difficulty {
	m := x.Move()
	return x.G.Difficulty(m.Maneuver.Difficulty, x.Query(card.DifficultyOf, m.Ship, int(m.Changed)))
}

// CanExecute reports whether the present maneuver is what the ship is going to execute, and not the
// stress maneuver in its place.
func CanExecute(x *game.Exec) bool { return executable(x, difficultyNow(x)) }

// executable is CanExecute for a maneuver of a known difficulty.
func executable(x *game.Exec, d game.Difficulty) bool {
	m := x.Move()
	if m.Maneuver.Fixed {
		return true
	}
	s := x.Ship(m.Ship)
	switch d {
	case game.DifficultyRed:
		// 2e.huge.red-maneuver
		return !s.Has(game.StressToken) || card.EnergyOf(x, m.Ship) > 0 && x.Info(m.Ship).Undivided() || card.Permitted(x, game.RedOnStress, game.Weighed{
			Subject: m.Ship, Other: game.NoShip, Maneuver: m.Maneuver}) != 0
	case game.DifficultyPurple:
		return s.Force > 0
	}
	return true
}

// OnDial returns the difficulty that a maneuver on a ship's dial would have if the ship executed it
// now, with all that cards change, and whether the ship could execute it and no stress maneuver in its
// place. It changes nothing.
func OnDial(x *game.Exec, id game.ShipID, m game.Maneuver) (d game.Difficulty, can bool) {
	d, can = m.Difficulty, true
	supposing(x, id, m, func() {
		d = difficultyNow(x)
		can = executable(x, d)
	})
	return d, can
}

// DifficultyOnDial returns the difficulty of OnDial.
func DifficultyOnDial(x *game.Exec, id game.ShipID, m game.Maneuver) (d game.Difficulty) {
	d = m.Difficulty
	supposing(x, id, m, func() { d = difficultyNow(x) })
	return d
}

// supposing looks at something as if a ship executed a maneuver now, if there is room for one more.
func supposing(x *game.Exec, id game.ShipID, m game.Maneuver, look func()) {
	s := x.S
	if int(s.NMoves) == game.MaxMoves {
		return
	}
	at := &s.Moves[s.NMoves]
	*at = game.Move{Ship: id, Kind: game.ManeuverMove, Maneuver: m, From: s.Ships[id].Pose}
	s.NMoves++
	look()
	s.NMoves--
	*at = game.Move{}
}

// shifts are the three places along the far end of a template.
var shifts = [...]geom.Shift{geom.Back, geom.Middle, geom.Front}

// PickPosition lets the player choose one of the end positions of a maneuver that has three,
// among those that overlap no ship (2e.movement.tallon.three-positions,
// 2e.movement.tallon.must-pick-valid). Where all of them do there is nothing to choose.
var PickPosition = game.Step{
	Name: "choose where the maneuver ends",
	Who: func(x *game.Exec) game.Players {
		m := x.Move()
		if path := flown(x, m).Path(); path.Slides() && (!path.Sideways() || x.G.Measure.SlipShifts()) {
			others, _ := x.Others(m.Ship)
			for i := range shifts {
				if positionClear(x, i, others) {
					return game.Only(x.Owner(m.Ship))
				}
			}
		}
		return game.Nobody
	},
	Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
		others, _ := x.Others(x.Move().Ship)
		for i := range shifts {
			if positionClear(x, i, others) {
				c := game.Opt(game.MoveVerb)
				c.N = int16(i - 1)
				q.Add(c)
			}
		}
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) { x.Move().Shift = int8(c.N) },
}

// shiftOf returns how far the ship is shifted along the end of the present maneuver's template.
func shiftOf(m *game.Move) geom.Shift {
	if m.Slide != 0 {
		return geom.Shift(m.Slide)
	}
	return shifts[m.Shift+1]
}

// positionClear reports whether the i-th end position of the present maneuver overlaps no ship.
func positionClear(x *game.Exec, i int, others []geom.Placed) bool {
	m := x.Move()
	size := x.Info(m.Ship).Size
	end := geom.Place(size, geom.Final(size, m.From, flown(x, m).Path(), shifts[i]))
	return geom.Overlapping(&end, others, geom.WithGuides) == 0
}

// MoveShip moves the ship along its template, and back along it if it would overlap another
// (2e.overlap.full-vs-partial, 2e.overlap.back-up, 2e.overlap.skip-action-step).
var MoveShip = game.Step{Name: "move the ship", Do: func(x *game.Exec) {
	moveShip(x, func(s *game.Ship) {
		s.SkipAction = s.SkipAction || !card.Ignoring(x, card.PartialManeuvers, x.Move().Ship)
	})
}}

// MoveWithPenalty is MoveShip with what a maneuver that was only partially executed costs the ship.
func MoveWithPenalty(partial func(s *game.Ship)) game.Step {
	return game.Step{Name: "move the ship", Do: func(x *game.Exec) { moveShip(x, partial) }}
}

// moveShip moves the ship along its template.
func moveShip(x *game.Exec, partial func(s *game.Ship)) {
	m := x.Move()
	s := x.Ship(m.Ship)
	size := x.Info(m.Ship).Size
	others, ids := x.Others(m.Ship)
	path := flown(x, m).Path()
	end := geom.Execute(geom.Move{
		Size: size, Start: s.Pose, Maneuver: path, Shift: shiftOf(m),
	}, others)
	if base := geom.Place(size, end.Pose); m.Kind == game.SlamMove && !x.G.Area.Holds(&base) {
		slamFails(x)
		return
	}
	if m.Kind == game.DeployMove && end.Progress == 0 {
		deployFails(x)
		return
	}
	m.From, m.To, m.Used = s.Pose, end.Pose, end.Used
	m.Full = end.Full && !end.Basic
	s.Executed = m.Maneuver
	way := end.Passage()
	meet(x, m, &way)
	if m.Maneuver.Bearing == geom.Stationary && x.G.Options.StationaryClear {
		spareObstacles(m)
	}
	// A ship that stays where it is still touches what it touched: it executed a stationary
	// maneuver, or could not move at all (2e.movement.stationary.always-full,
	// 2e.range.0-persists-until-move).
	if end.Progress > geom.Contact {
		LeaveContact(x, m.Ship)
	}
	s.Pose = end.Pose
	emitMoved(x, m)
	if m.Full {
		return
	}
	switch m.Kind {
	case game.ManeuverMove:
		partial(s)
	case game.SlamMove:
		card.MoveCut.Tell(x, x.Caller(), true)
	}
	var over game.ShipSet
	for i, other := range ids {
		if end.Touching&(1<<i) != 0 {
			touch(x, m.Ship, other)
		}
		if (end.Blocked|end.Touching)&(1<<i) != 0 {
			over = over.With(other)
		}
	}
	raiseOverlaps(x, m.Ship, over)
}

// raiseOverlaps raises for each of several ships the moment at which a ship overlaps it where its maneuver ends, or would
// have ended (2e.overlap.definition, 2e.overlap.bump-into-second-ship).
func raiseOverlaps(x *game.Exec, id game.ShipID, over game.ShipSet) {
	for other := range game.ShipID(x.S.NShips) {
		if over.Has(other) {
			t := game.On(card.AfterOverlap, id)
			t.Other = other
			x.Raise(t)
		}
	}
}

// meet notes the obstacles and devices that a move meets, in the order of the rules
// (2e.obstacle.multiple-in-order, 2e.obstacle.partial-portion-only).
func meet(x *game.Exec, m *game.Move, way *geom.Passage) {
	tokens, objects := x.Tokens()
	var list [game.MaxObstacles + game.MaxDevices]geom.Encounter
	m.NMet, m.Through = 0, 0
	for _, e := range way.Meet(tokens, list[:0]) {
		if int(m.NMet) == len(m.Met) {
			panic("rules: a move meets too many things: " + x.Where())
		}
		m.Met[m.NMet] = objects[e.Token]
		m.NMet++
		if e.Through {
			m.Through++
		}
	}
}

// SpareAtRest spares a ship that executes a stationary maneuver the obstacles that it is on
// (msg.movement.stationary.obstacles).
var SpareAtRest = game.Step{Name: "stand on an obstacle", Do: func(x *game.Exec) {
	if m := x.Move(); m.Maneuver.Bearing == geom.Stationary {
		spareObstacles(m)
	}
}}

// spareObstacles forgets the obstacles among what a move meets. A stationary maneuver moves through
// nothing (2e.movement.stationary.triggers-obstacle).
func spareObstacles(m *game.Move) {
	met := m.Met[:m.NMet]
	m.Met, m.NMet, m.Through = [game.MaxMet]game.Object{}, 0, 0
	for _, o := range met {
		if o.Kind != game.ObstacleObject {
			m.Met[m.NMet] = o
			m.NMet++
		}
	}
}

// emitMoved says where the ship ended.
func emitMoved(x *game.Exec, m *game.Move) {
	clause, full := "overlap.full-vs-partial", 0
	if m.Full {
		full = 1
	}
	e := game.NewEvent(game.Moved, clause, m.Ship)
	e.N, e.Maneuver, e.Pose = full, flown(x, m), m.To
	x.Emit(e)
}

// touch notes that two ships are in contact, until one of them moves: the guides can keep
// their bases a little apart (2e.range.0-after-partial-maneuver).
func touch(x *game.Exec, a, b game.ShipID) {
	x.Ship(a).Touching = x.Ship(a).Touching.With(b)
	x.Ship(b).Touching = x.Ship(b).Touching.With(a)
	if x.Logging() {
		e := game.NewEvent(game.Bumped, "overlap.touch-last", a)
		e.Other, e.Proof = b, card.ProofTo(x, a, game.ShipAs(b))
		x.Emit(e)
	}
}

// LeaveContact ends what a ship touches, because it moves (2e.range.0-persists-until-move).
func LeaveContact(x *game.Exec, id game.ShipID) {
	for i := range x.S.Ships[:x.S.NShips] {
		s := &x.S.Ships[i]
		s.Touching = s.Touching.Without(id)
	}
	x.Ship(id).Touching = 0
}

// CheckDifficulty gives a stress token for a red maneuver and takes tokens for a blue one
// (2e.movement.check-difficulty-after-move, 2e.movement.blue-removes-strain-deplete).
var CheckDifficulty = game.Step{Name: "check difficulty", Do: func(x *game.Exec) {
	if m := x.Move(); x.Ship(m.Ship).LateCheck == game.NoDifficulty {
		checkDifficulty(x, m.Ship, m.Maneuver.Difficulty)
	}
}}

// LateCheck checks the difficulty of a maneuver where a card has put that off until now.
var LateCheck = game.Step{Name: "check the difficulty late", Do: func(x *game.Exec) {
	s := x.Ship(x.Self())
	d := s.LateCheck
	s.LateCheck = game.NoDifficulty
	checkDifficulty(x, x.Self(), d)
}}

// checkDifficulty is what a difficulty does to the tokens of a ship.
func checkDifficulty(x *game.Exec, id game.ShipID, d game.Difficulty) {
	switch d {
	case game.DifficultyRed:
		if x.Info(id).Undivided() && x.Ship(id).InPlay() && card.EnergyOf(x, id) > 0 {
			card.SpendEnergyOf(x, id, 1, "huge.red-maneuver")
			return
		}
		card.GainTokens(x, id, game.StressToken, 1, "movement.check-difficulty-after-move")
	case game.DifficultyBlue:
		card.RemoveTokens(x, id, game.StressToken, 1, "movement.check-difficulty-after-move")
		card.RemoveTokens(x, id, game.StrainToken, 1, "movement.blue-removes-strain-deplete")
		card.RemoveTokens(x, id, game.DepleteToken, 1, "movement.blue-removes-strain-deplete")
	}
}

// CheckFled takes a ship off the table that ends a maneuver with a part of its base outside
// the play area, unless something happens instead (2e.flee.after-maneuver, 2e.flee.partial-can-flee,
// 2e.flee.only-flee-triggers).
var CheckFled = game.Parts{game.Step{Name: "would flee", Do: func(x *game.Exec) {
	if id := x.Move().Ship; !x.G.Area.Holds(x.Placed(id)) && !escapes(x, id) {
		x.Offer(game.On(card.WouldFlee, id))
	}
}}, game.Step{Name: "flee", Do: func(x *game.Exec) {
	id := x.Move().Ship
	switch s := x.Ship(id); {
	case x.Replaced():
		takeAside(x)
	case !x.G.Area.Holds(x.Placed(id)):
		s.Escaped = escapes(x, id)
		s.Fled = !s.Escaped
		if s.Fled {
			x.Emit(game.NewEvent(game.ShipFled, "flee.after-maneuver", id))
		}
		RemoveShip(x, id)
		x.Raise(game.On(card.AfterLeave, id))
	}
}}}
