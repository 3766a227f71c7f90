package rules

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// BeginRoll starts a barrel roll of a ship: the side is declared, then the place chosen among
// those that are free (2e.action.barrel-roll.declare-side). Its caller learns from
// card.MoveFailed whether it failed.
func BeginRoll(x *game.Exec, id game.ShipID, kind game.MoveKind) {
	card.MoveFailed.Tell(x, x.Frame(), false)
	x.Call(card.RollRole, id)
	*x.Move() = game.Move{Ship: id, By: x.Owner(id), Kind: kind, From: x.Ship(id).Pose}
	action := game.NoAction
	if kind == game.RollMove {
		action = game.BarrelRollAction
	}
	x.Move().Bent = rollTemplates(x, id, action)&card.Banks != 0
}

// BeginBoost starts a boost of a ship: the template is declared
// (2e.action.boost.declare-direction).
func BeginBoost(x *game.Exec, id game.ShipID, kind game.MoveKind) *game.Frame {
	card.MoveFailed.Tell(x, x.Frame(), false)
	f := x.Call(card.BoostRole, id)
	*x.Move() = game.Move{Ship: id, By: x.Owner(id), Kind: kind, From: x.Ship(id).Pose}
	return f
}

// What a boost goes by: the templates of card.BoostBearings that cannot be used, as bits, whether it can
// be a turn, and whether it goes backward.
var (
	boostBarred = game.NewLocal[uint8]("templates barred", 0)
	boostTurns  = game.NewFlag("it may be a turn")
	boostForced = game.NewFlag("it may be a turn for Force")
	boostsBack  = game.NewFlag("backward")
	boostActs   = game.NewFlag("as an action")

	boostLocals = game.Locals{
		boostBarred, boostTurns, boostForced, boostsBack, boostActs, boostTouched,
	}
)

// tellBoost notes for the abilities after a boost what they can ask of it.
func tellBoost(x *game.Exec, t *game.Trigger) {
	if x.Move().Kind != game.BoostMove || len(x.G.Hooks[card.AfterMove]) == 0 {
		return
	}
	if boostActs.Get(x) {
		t.From = game.BoostAction
	}
	for i := range x.S.NShips {
		if id := game.ShipID(i); x.Ship(id).InPlay() && wentThrough(x, id) {
			t.Through = t.Through.With(id)
		}
	}
}

// boostOnly bars all templates of a boost that has just begun but those of some bearings.
func boostOnly(x *game.Exec, boost *game.Frame, bearings ...geom.Bearing) {
	barred := uint8(0)
	for i, b := range card.BoostBearings {
		if !slices.Contains(bearings, b) {
			barred |= 1 << i
		}
	}
	boostBarred.Put(x, boost, barred)
}

// beginBoostAction starts the boost of a boost action. A card can let it be a turn: a white one, which
// makes the action red, or one for Force.
func beginBoostAction(x *game.Exec) {
	f := BeginBoost(x, x.Self(), game.BoostMove)
	boostActs.Put(x, f, true)
	if only := x.Trigger().Boosts; only > 0 {
		boostOnly(x, f, card.BoostBearings[only-1])
	}
	templates := boostTemplates(x, x.Self())
	if templates&card.RedTurns != 0 && card.ActionDifficulty(x) == game.DifficultyWhite {
		boostTurns.Put(x, f, true)
	}
	if templates&(card.ForceTurns|card.Turns) == card.ForceTurns && x.ForceLeft(x.Self()) > 0 {
		boostForced.Put(x, f, true)
	}
}

// boostTemplates returns the templates with which a ship may boost.
func boostTemplates(x *game.Exec, id game.ShipID) int {
	return x.Query(card.TemplatesOf(game.BoostMove), id, card.Straights|card.Banks)
}

// MoveNow is the effect that a ship boosts, with one of these templates, or barrel rolls, which is not the
// action (2e.action.barrel-roll.effect-not-action).
func MoveNow(r card.Ref, kind game.MoveKind, bearings ...geom.Bearing) card.Op {
	if kind == game.RollMove {
		return card.Run("barrel roll", func(x *game.Exec) { BeginRoll(x, r(x), kind) })
	}
	return card.Run("boost", func(x *game.Exec) { boostOnly(x, BeginBoost(x, r(x), kind), bearings...) })
}

// declareSide declares the side of a barrel roll.
var declareSide = game.Step{
	Name: "declare the side",
	Who:  func(x *game.Exec) game.Players { return game.Only(x.Move().By) },
	Ask: func(_ *game.Exec, _ game.Player, q *game.Question) {
		for _, side := range [...]geom.Side{geom.Left, geom.Right} {
			c := game.Opt(game.SideVerb)
			c.N = int16(side)
			q.Add(c)
		}
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		m := x.Move()
		m.Side = int8(c.N)
		m.Failed = !m.Bent && !rollPossible(x)
	},
}

// BarrelRollSteps are a barrel roll (2e.action.barrel-roll.three-positions). It is a move and not a
// maneuver.
var BarrelRollSteps = game.Parts{
	declareSide,
	declareBend,
	game.Step{
		Name: "choose the position",
		Who: func(x *game.Exec) game.Players {
			if x.Move().Failed {
				return game.Nobody
			}
			return game.Only(x.Move().By)
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			for shift := int8(-1); shift <= 1; shift++ {
				if _, ok := rollTo(x, shift); ok {
					c := game.Opt(game.MoveVerb)
					c.N = int16(shift)
					q.Add(c)
				}
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			m := x.Move()
			m.Shift = int8(c.N)
			way, _ := rollTo(x, m.Shift)
			m.To = way.End.Pose
			meet(x, m, &way)
		},
	},
	game.Step{Name: "move the ship", Do: endMove},
	DebrisStress,
	ObstacleEffects,
	MeetDevices,
	AfterMoveStep,
}

// rollPossible reports whether one of the three positions on the declared side is free.
func rollPossible(x *game.Exec) bool {
	for shift := int8(-1); shift <= 1; shift++ {
		if _, ok := rollTo(x, shift); ok {
			return true
		}
	}
	return false
}

// rollTo returns the way of a barrel roll to a position, and whether it is free.
func rollTo(x *game.Exec, shift int8) (geom.Passage, bool) {
	m := x.Move()
	way := rollWay(x, m, shift)
	return way, free(x, m.Ship, &way)
}

// rollWay returns the way of a barrel roll to a position.
func rollWay(x *game.Exec, m *game.Move, shift int8) geom.Passage {
	size := x.Info(m.Ship).Size
	rule := x.G.Measure.BarrelRoll(size)
	if m.Kind == game.DecloakMove {
		rule = x.G.Measure.DecloakRoll(size)
		rule.Template.Speed = m.Maneuver.Speed
	}
	if x.G.Options.ShortEdgeRolls {
		rule.Lengthways, rule.Shift = false, geom.ShortEdgeRoll().Shift
	}
	r := geom.Roll{
		Size: size, Start: m.From, Side: geom.Side(m.Side), Template: rule.Template,
		Lengthways: rule.Lengthways, Shift: rule.Shift * geom.Shift(shift),
	}
	if m.Bent {
		r.Template.Curve, r.Backward = geom.BankTemplate, m.Backward
	}
	r.Template = longer(x, m.Ship, r.Template)
	return r.Passage()
}

// declareBoost declares the template of a boost (2e.action.boost.templates).
var declareBoost = game.Step{
	Name: "declare the template",
	Who:  func(x *game.Exec) game.Players { return game.Only(x.Move().By) },
	Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
		m := x.Move()
		speed := uint8(1)
		if m.Kind == game.DecloakMove {
			speed = m.Maneuver.Speed
		}
		if d := turnsOfBoost(x); d != game.NoDifficulty {
			addTurns(x, q, d)
		}
		if boostForced.Get(x) {
			addTurns(x, q, game.DifficultyPurple)
		}
		for i, b := range card.BoostBearings {
			if m.Kind == game.DecloakMove && m.Bent == (b == geom.Straight) ||
				boostBarred.Get(x)&(1<<i) != 0 {
				continue
			}
			if boostsBack.Get(x) {
				b = backBearings[i]
			}
			addTemplate(x, q, game.Maneuver{Bearing: b, Speed: speed, Difficulty: game.DifficultyWhite})
		}
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		switch c.Maneuver.Difficulty {
		case game.DifficultyRed:
			card.MakeRed(x, x.Caller())
		case game.DifficultyPurple:
			card.SpendForceOf(x, x.Move().Ship, 1, "force.spent-from-ship")
		}
		boost(x, c.Maneuver)
	},
}

// turnsOfBoost returns red if the boost may be a turn that makes its action red, white if a card lets
// it be a turn, and no difficulty if neither is so.
func turnsOfBoost(x *game.Exec) game.Difficulty {
	m := x.Move()
	switch {
	case boostTurns.Get(x):
		return game.DifficultyRed
	case m.Kind == game.BoostMove && boostBarred.Get(x) == 0 &&
		boostTemplates(x, m.Ship)&card.Turns != 0:
		return game.DifficultyWhite
	}
	return game.NoDifficulty
}

// addTurns adds the turns of a boost action in the color of what they cost.
func addTurns(x *game.Exec, q *game.Question, d game.Difficulty) {
	for _, b := range [...]geom.Bearing{geom.TurnLeft, geom.TurnRight} {
		addTemplate(x, q, game.Maneuver{Bearing: b, Speed: 1, Difficulty: d})
	}
}

// addTemplate adds a template of the present boost, or the longer one that the ship must use.
func addTemplate(x *game.Exec, q *game.Question, m game.Maneuver) {
	c := game.Opt(game.DialVerb)
	c.Maneuver = m
	c.Maneuver.Speed = longer(x, x.Move().Ship, m.Path().Template()).Speed
	q.Add(c)
}

// BoostSteps are a boost (2e.action.boost.templates).
var BoostSteps = game.Parts{
	boostLocals,
	declareBoost,
	game.Step{Name: "move the ship", Do: endMove},
	game.Step{Name: "touch who is in the way", Do: touchBoosted},
	DebrisStress,
	ObstacleEffects,
	MeetDevices,
	afterBoost,
}

// backBearings are the bearings of a reverse boost (msg.action.reverse-boost.direction).
var backBearings = [...]geom.Bearing{
	geom.ReverseBankLeft, geom.ReverseStraight, geom.ReverseBankRight,
}

// boost settles where a declared boost ends, or that it fails
// (2e.action.boost.no-ship-overlap, 2e.action.boost.no-obstacle, 2e.action.boost.fail).
func boost(x *game.Exec, maneuver game.Maneuver) {
	m := x.Move()
	m.Maneuver = maneuver
	move := geom.Move{Size: x.Info(m.Ship).Size, Start: m.From, Maneuver: maneuver.Path()}
	way := move.Passage()
	m.To = way.End.Pose
	m.Failed = !free(x, m.Ship, &way)
	if m.Failed && boostActs.Get(x) && card.Ignoring(x, card.ShipsInBoosts, m.Ship) {
		way = boostInPart(x, move, way)
	}
	meet(x, m, &way)
}

// free reports whether a ship may boost or roll this way: its base overlaps no ship at the end, no
// part of it is outside the play area, and neither it nor the template meets an obstacle
// (2e.action.barrel-roll.no-ship-overlap, 2e.action.barrel-roll.no-obstacle,
// 2e.flee.not-by-reposition).
func free(x *game.Exec, id game.ShipID, way *geom.Passage) bool {
	if !x.G.Area.Holds(&way.End) {
		return false
	}
	others, _ := x.Others(id)
	if geom.Overlapping(&way.End, others, geom.WithGuides) != 0 {
		return false
	}
	onto := x.S.NMoves > 0 && passesObstacles(x)
	return onto || clearOfObstacles(x, id, way)
}

// clearOfObstacles reports whether neither the base of a ship at the end of a way nor the template
// meets an obstacle that the ship does not ignore while it moves.
func clearOfObstacles(x *game.Exec, id game.ShipID, way *geom.Passage) bool {
	return clearBase(x, id, &way.End) && clearTemplate(x, id, &way.Laid)
}

// clearBase reports whether a base at the end of a move overlaps no obstacle.
func clearBase(x *game.Exec, id game.ShipID, base *geom.Placed) bool {
	for i := range x.S.Obstacles[:x.S.NObstacles] {
		o := &x.S.Obstacles[i]
		if o.Placed && !o.Gone && geom.OverlapToken(base, x.Obstacle(i), geom.WithGuides) &&
			!passes(x, id, i) {
			return false
		}
	}
	return true
}

// clearTemplate reports whether a template that is laid down meets no obstacle.
func clearTemplate(x *game.Exec, id game.ShipID, laid *geom.Laid) bool {
	for i := range x.S.Obstacles[:x.S.NObstacles] {
		if o := &x.S.Obstacles[i]; o.Placed && !o.Gone {
			if _, ok := laid.Meets(x.Obstacle(i)); ok && !passes(x, id, i) {
				return false
			}
		}
	}
	return true
}

// passes reports whether a ship ignores an obstacle while it moves, whatever it has met before.
func passes(x *game.Exec, id game.ShipID, obstacle int) bool {
	return card.IgnoringObject(x, card.ObstaclesMoving, id,
		game.Object{Kind: game.ObstacleObject, ID: uint8(obstacle)})
}

// passesObstacles reports whether the present boost or roll can go through and onto obstacles: a
// tractored ship is moved so (2e.token.tractor.can-overlap-obstacle), and cards let ships do it.
func passesObstacles(x *game.Exec) bool {
	m := x.Move()
	switch m.Kind {
	case game.TractorMove:
		return !x.G.Options.TractorClear
	case game.BoostMove, game.RollMove, game.DecloakMove: // 2e.action.decloak.small
		return card.Ignoring(x, card.ObstaclesInMoves, m.Ship)
	}
	return false
}

// endMove puts the ship where the move ends, or reports to the caller that it failed.
func endMove(x *game.Exec) {
	m := x.Move()
	if m.Failed {
		x.Emit(game.NewEvent(game.MoveFailed, "action.fail.definition", m.Ship))
		card.MoveFailed.Tell(x, x.Caller(), true)
		x.Return()
		return
	}
	m.Full = true
	LeaveContact(x, m.Ship)
	split(x, m.Ship, "epic.wing-split")
	x.Ship(m.Ship).Pose = m.To
	clause := "action.boost.is-move-not-maneuver"
	if m.Side != 0 {
		clause = "action.barrel-roll.is-move-not-maneuver"
	}
	e := game.NewEvent(game.Moved, clause, m.Ship)
	e.N, e.Pose = 1, m.To
	x.Emit(e)
}
