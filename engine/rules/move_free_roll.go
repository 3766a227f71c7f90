package rules

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// rollStep is how closely free places are looked for along the side of a ship.
const rollStep = geom.Millimeter

// nearEnough is how far from the line of its legal places a place may lie that is taken for the
// nearest of them; its heading may differ by a degree.
const nearEnough = geom.Millimeter

// slide is a line on which a ship may be placed freely: up to limit from its middle
// in either direction.
type slide struct {
	middle, end geom.Pose // end is limit further to the front
	limit       int32
}

// at returns the shift of the place on the line that is nearest to a pose, and whether the pose
// is near enough to it.
func (l *slide) at(p geom.Pose) (int32, bool) {
	turned := (p.Heading - l.middle.Heading + geom.FullTurn) % geom.FullTurn
	if turned > geom.Degree && turned < geom.FullTurn-geom.Degree {
		return 0, false
	}
	dx, dy := int64(l.end.X-l.middle.X), int64(l.end.Y-l.middle.Y)
	along := dx*int64(p.X-l.middle.X) + dy*int64(p.Y-l.middle.Y)
	limit := int64(l.limit)
	shift := along / limit
	if shift < -limit-nearEnough || shift > limit+nearEnough {
		return 0, false
	}
	shift = min(max(shift, -limit), limit)
	offX := int64(l.middle.X) + dx*shift/limit - int64(p.X)
	offY := int64(l.middle.Y) + dy*shift/limit - int64(p.Y)
	return int32(shift), max(offX, -offX) <= nearEnough && max(offY, -offY) <= nearEnough
}

// sideways is a barrel roll that is weighed: of a ship, to a side, with a straight template or a bank.
// Onto says that it may end on obstacles.
type sideways struct {
	id    game.ShipID
	side  geom.Side
	speed uint8
	onto  bool
	bent  bool // with a bank, which
	back  bool // bends to the rear
}

// sidewaysOf returns the roll on record.
func sidewaysOf(x *game.Exec) sideways {
	m := x.Move()
	return sideways{
		id: m.Ship, side: geom.Side(m.Side), speed: max(m.Maneuver.Speed, 1),
		onto: passesObstacles(x), bent: m.Bent, back: m.Backward,
	}
}

// roll returns the roll with template and ship shifted, and how far each may be
// (1e.barrel-roll.template-start-limits, 1e.barrel-roll.template-end-limits,
// 1e.barrel-roll.large-long-side, 1e.decloak.large-long-side).
func (w *sideways) roll(x *game.Exec, along, shift int32) (geom.Roll, int32) {
	size := x.Info(w.id).Size
	rule := x.G.Measure.BarrelRoll(size)
	rule.Template.Speed = w.speed
	limit := int32(rule.Shift)
	if rule.Lengthways {
		limit = max(0, int32(size.Length())-int32(w.speed)*templateLength) * geom.Millimeter / 2
	}
	if w.bent {
		rule.Template.Curve, rule.Lengthways = geom.BankTemplate, false
	}
	return geom.Roll{
		Size: size, Start: x.Ship(w.id).Pose, Side: w.side, Template: rule.Template, Backward: w.back,
		Lengthways: rule.Lengthways, Along: geom.Shift(along), Shift: geom.Shift(shift),
	}, limit
}

// templateLength is how many millimeters of a straight template there are to a speed.
const templateLength = 40

// slide returns the line on which the roll can end: template and ship together are shifted by up to
// twice the limit of each.
func (w *sideways) slide(x *game.Exec) slide {
	middle, limit := w.roll(x, 0, 0)
	if limit == 0 {
		at := middle.Passage().End.Pose
		return slide{at, at, 1}
	}
	end, _ := w.roll(x, limit, limit)
	return slide{middle.Passage().End.Pose, end.Passage().End.Pose, 2 * limit}
}

// way returns how the roll goes that ends with the ship shifted by this much in all, and whether it
// is possible. Where the template lies is the player's choice too; it is laid where it meets no
// obstacle, and no device if there is such a place, as near to the middle as can be
// (1e.barrel-roll.slide-choice).
func (w *sideways) way(x *game.Exec, total int32) (geom.Passage, bool) {
	line := w.slide(x)
	end, ok := w.ending(x, &line, total)
	if !ok {
		return geom.Passage{}, false
	}
	var second geom.Passage
	found := false
	for along := range outward(w.starts(x, total)) {
		roll, _ := w.roll(x, along, total-along)
		way := roll.Passage()
		way.End = end
		if !w.onto && !clearTemplate(x, w.id, &way.Laid) {
			continue
		}
		if !meetsDevice(x, &way) {
			return way, true
		}
		if !found {
			second, found = way, true
		}
	}
	return second, found
}

// starts returns how far to the back and to the front the template may lie of a roll that ends with
// the ship shifted by this much in all.
func (w *sideways) starts(x *game.Exec, total int32) (least, most int32) {
	_, limit := w.roll(x, 0, 0)
	return max(-limit, total-limit), min(limit, total+limit)
}

// ending returns the base of a ship that is shifted by this much in all, and whether it may end the
// roll there. The place does not depend on how the template lies.
func (w *sideways) ending(x *game.Exec, line *slide, total int32) (geom.Placed, bool) {
	end := geom.Place(x.Info(w.id).Size, line.pose(total))
	return end, standable(x, w.id, &end) && (w.onto || clearBase(x, w.id, &end))
}

// possible reports whether there is a place to roll to.
func (w *sideways) possible(x *game.Exec) bool {
	if w.bent {
		return w.bends(x)
	}
	line := w.slide(x)
	known := templates{sideways: w}
	for total := range outward(-line.limit, line.limit) {
		if _, ok := w.ending(x, &line, total); !ok {
			continue
		}
		if w.onto {
			return true
		}
		for along := range outward(w.starts(x, total)) {
			if known.clear(x, along) {
				return true
			}
		}
	}
	return false
}

// outward runs over the places of a line at whole steps from its middle, one to the back and one
// to the front in turn.
func outward(least, most int32) func(yield func(int32) bool) {
	return func(yield func(int32) bool) {
		middle := (least + most) / 2
		for step := int32(0); middle+step <= most || middle-step >= least; step += rollStep {
			if middle-step >= least && !yield(middle-step) {
				return
			}
			if step > 0 && middle+step <= most && !yield(middle+step) {
				return
			}
		}
	}
}

// templates remembers where the template of a roll meets no obstacle, which many places to end at
// ask about.
type templates struct {
	*sideways
	lies [4*maxShift/rollStep + 1]struct{ known, clear bool }
}

// maxShift is the farthest that a template can be shifted to either side.
const maxShift = 20 * geom.Millimeter

// clear reports whether the template, shifted by this much, meets no obstacle.
func (t *templates) clear(x *game.Exec, along int32) bool {
	at := &t.lies[(along+maxShift)*2/rollStep]
	if !at.known {
		roll, _ := t.roll(x, along, 0)
		way := roll.Passage()
		at.known, at.clear = true, clearTemplate(x, t.id, &way.Laid)
	}
	return at.clear
}

// rollTemplates returns the templates with which a ship barrel rolls, as an action if that is what it does.
func rollTemplates(x *game.Exec, id game.ShipID, action game.Action) int {
	return x.Weigh(card.TemplatesOf(game.RollMove), game.Weighed{Subject: id, Other: game.NoShip, Action: action},
		card.Straights)
}

// canRollAsAction reports whether there is a place to which a ship can barrel roll as an action.
func canRollAsAction(x *game.Exec, id game.ShipID) bool {
	templates := rollTemplates(x, id, game.BarrelRollAction)
	if templates&card.Banks != 0 {
		return canRollBent(x, id, 1)
	}
	return canRollFreely(x, id, 1) || templates&card.Straight2 != 0 && canRollFreely(x, id, 2) ||
		templates&card.StressBanks != 0 && canRollBent(x, id, 1)
}

// rollsFar reports whether a ship may barrel roll with the straight template of speed 2.
func rollsFar(x *game.Exec, id game.ShipID) bool {
	return rollTemplates(x, id, game.BarrelRollAction)&card.Straight2 != 0
}

// standable reports whether a ship may end a move there: on the table and on no other ship
// (1e.barrel-roll.no-ship-overlap, 1e.barrel-roll.no-fleeing).
func standable(x *game.Exec, id game.ShipID, base *geom.Placed) bool {
	if !x.G.Area.Holds(base) {
		return false
	}
	others, _ := x.Others(id)
	return geom.Overlapping(base, others, geom.WithGuides) == 0
}

// meetsDevice reports whether a way meets a device.
func meetsDevice(x *game.Exec, way *geom.Passage) bool {
	if x.S.NDevices == 0 {
		return false
	}
	tokens, objects := x.Tokens()
	var list [game.MaxMet]geom.Encounter
	return slices.ContainsFunc(way.Meet(tokens, list[:0]), func(e geom.Encounter) bool {
		return objects[e.Token].Kind == game.DeviceObject
	})
}

// rollSides are the sides of a barrel roll.
var rollSides = [...]geom.Side{geom.Left, geom.Right}

// canRollFreely reports whether a ship can roll to a side with a straight template of a speed.
func canRollFreely(x *game.Exec, id game.ShipID, speed uint8) bool {
	onto := card.Ignoring(x, card.ObstaclesInMoves, id)
	return slices.ContainsFunc(rollSides[:], func(side geom.Side) bool {
		w := sideways{id: id, side: side, speed: speed, onto: onto}
		return w.possible(x)
	})
}

// choosePlace is the step of FreeRollSteps in which the ship is placed.
const choosePlace = "choose the place"

// FreeRollSteps are a barrel roll in which template and ship may be shifted freely along the
// sides they lie at. It is declared to a side on which it is possible: one that is not would fall
// back to the other (1e.barrel-roll.declare-side-first, 1e.barrel-roll.fallback).
var FreeRollSteps = game.Parts{
	bendForStress,
	game.Step{
		Name: "how long the template is",
		Who: func(x *game.Exec) game.Players {
			if m := x.Move(); m.Kind == game.RollMove && !m.Bent && rollsFar(x, m.Ship) &&
				canRollFreely(x, m.Ship, 2) {
				return game.Only(m.By)
			}
			return game.Nobody
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			for _, speed := range [...]uint8{1, 2} {
				if canRollFreely(x, x.Move().Ship, speed) {
					q.AddNumber(int(speed))
				}
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			x.Move().Maneuver.Speed = uint8(c.N)
		},
	},
	game.Step{
		Name: "declare the side",
		Who: func(x *game.Exec) game.Players {
			m, w := x.Move(), sidewaysOf(x)
			for _, w.side = range rollSides {
				if w.anyBend(x) {
					return game.Only(m.By)
				}
			}
			return game.Nobody
		},
		Ask:  func(x *game.Exec, _ game.Player, q *game.Question) { listSides(x, q) },
		Take: func(x *game.Exec, _ game.Player, c game.Choice) { x.Move().Side = int8(c.N) },
	},
	game.Step{Name: "no room", Do: func(x *game.Exec) { x.Move().Failed = x.Move().Side == 0 }},
	declarePossibleBend,
	layBent,
	game.Step{
		Name: choosePlace,
		Who: func(x *game.Exec) game.Players {
			if x.Move().Failed {
				return game.Nobody
			}
			return game.Only(x.Move().By)
		},
		Ask:   func(_ *game.Exec, _ game.Player, q *game.Question) { q.Kind = game.PlaceQuestion },
		Valid: func(x *game.Exec, _ game.Player, c game.Choice) bool { return rollTarget(x, c) },
		Draw: func(x *game.Exec, _ game.Player, r game.Random) game.Choice {
			w := sidewaysOf(x)
			return drawSlide(x, r, w.ends(x), func(shift int32) bool {
				_, ok := w.wayTo(x, shift)
				return ok
			})
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			m, w := x.Move(), sidewaysOf(x)
			line := w.ends(x)
			shift, _ := line.at(c.Pose)
			way, _ := w.wayTo(x, shift)
			m.To = way.End.Pose
			meet(x, m, &way)
		},
	},
	game.Step{Name: "move the ship", Do: endMove},
	DebrisStress,
	ObstacleEffects,
	MeetMines,
	AfterMoveStep,
}

// listSides lists the sides to which the present roll is possible.
func listSides(x *game.Exec, q *game.Question) {
	w := sidewaysOf(x)
	for _, w.side = range rollSides {
		if w.anyBend(x) {
			c := game.Opt(game.SideVerb)
			c.N = int16(w.side)
			q.Add(c)
		}
	}
}

// rollTarget reports whether a choice is a place to which the present roll can go.
func rollTarget(x *game.Exec, c game.Choice) bool {
	w := sidewaysOf(x)
	line := w.ends(x)
	shift, ok := onSlide(x, c, &line)
	if ok {
		_, ok = w.wayTo(x, shift)
	}
	return ok
}

// onSlide returns where on a line a choice places the ship that moves, and whether it does.
func onSlide(x *game.Exec, c game.Choice, line *slide) (int32, bool) {
	want := game.Opt(game.PlaceVerb)
	want.Object, want.Pose = game.ShipAs(x.Move().Ship), c.Pose
	if c != want || !validPose(c.Pose) {
		return 0, false
	}
	return line.at(c.Pose)
}

// drawSlide draws a place on a line that is possible: one of a few drawn at random, or the first
// that is found from the middle outward.
func drawSlide(x *game.Exec, r game.Random, line slide, ok func(shift int32) bool) game.Choice {
	choice := func(shift int32) game.Choice {
		c := game.Opt(game.PlaceVerb)
		c.Object, c.Pose = game.ShipAs(x.Move().Ship), line.pose(shift)
		return c
	}
	steps := line.limit / rollStep
	for range 10 {
		shift := (int32(r.IntN(int(2*steps)+1)) - steps) * rollStep
		if ok(shift) {
			return choice(shift)
		}
	}
	for shift := range outward(-line.limit, line.limit) {
		if ok(shift) {
			return choice(shift)
		}
	}
	panic("rules: no place on the line: " + x.Where())
}

// pose returns the place on the line at a shift.
func (l *slide) pose(shift int32) geom.Pose {
	p := l.middle
	p.X += int32(int64(l.end.X-l.middle.X) * int64(shift) / int64(l.limit))
	p.Y += int32(int64(l.end.Y-l.middle.Y) * int64(shift) / int64(l.limit))
	return p
}
