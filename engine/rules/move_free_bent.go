package rules

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// A free roll with a bank: where the template lies along the side of the ship, and where the ship lies
// along the end of the template, are two lines that the player chooses on one after the other
// (1e.barrel-roll.slide-choice). Move.Slide is the first choice.

// bendStep is how closely places of a bent template are looked for, of which each has a line of places
// of the ship.
const bendStep = 2 * rollStep

// templateLine returns the possible places of the template, as the places of a ship in the middle
// of its end.
func (w *sideways) templateLine(x *game.Exec) slide {
	middle, limit := w.roll(x, 0, 0)
	end, _ := w.roll(x, limit, 0)
	return slide{middle.Passage().End.Pose, end.Passage().End.Pose, limit}
}

// endLine returns the places where the roll can end if its template is shifted by this much.
func (w *sideways) endLine(x *game.Exec, along int32) slide {
	middle, limit := w.roll(x, along, 0)
	end, _ := w.roll(x, along, limit)
	return slide{middle.Passage().End.Pose, end.Passage().End.Pose, limit}
}

// laidBent reports whether the template can be laid with such a shift so that there is a place for the
// ship at its end.
func (w *sideways) laidBent(x *game.Exec, along int32) bool {
	roll, limit := w.roll(x, along, 0)
	if way := roll.Passage(); !w.onto && !clearTemplate(x, w.id, &way.Laid) {
		return false
	}
	line := w.endLine(x, along)
	for shift := range outward(-limit, limit) {
		if _, ok := w.ending(x, &line, shift); ok {
			return true
		}
	}
	return false
}

// bends reports whether there is a place to which the ship can roll with the bank.
func (w *sideways) bends(x *game.Exec) bool {
	_, limit := w.roll(x, 0, 0)
	for along := int32(0); along <= limit; along += bendStep {
		if w.laidBent(x, along) || along > 0 && w.laidBent(x, -along) {
			return true
		}
	}
	return false
}

// anyBend reports whether the roll is possible to its side, bent either way if it is bent.
func (w sideways) anyBend(x *game.Exec) bool {
	if w.possible(x) {
		return true
	}
	w.back = true
	return w.bent && w.possible(x)
}

// ends returns the places where the roll on record can end.
func (w *sideways) ends(x *game.Exec) slide {
	if w.bent {
		return w.endLine(x, x.Move().Slide)
	}
	return w.slide(x)
}

// wayTo returns how the roll on record goes to a place on that line, and whether it is possible.
func (w *sideways) wayTo(x *game.Exec, shift int32) (geom.Passage, bool) {
	if !w.bent {
		return w.way(x, shift)
	}
	along := x.Move().Slide
	roll, _ := w.roll(x, along, shift)
	way := roll.Passage()
	line := w.endLine(x, along)
	end, ok := w.ending(x, &line, shift)
	way.End = end
	return way, ok && (w.onto || clearTemplate(x, w.id, &way.Laid))
}

// canRollBent reports whether a ship can roll to a side with the bank of a speed.
func canRollBent(x *game.Exec, id game.ShipID, speed uint8) bool {
	onto := card.Ignoring(x, card.ObstaclesInMoves, id)
	return slices.ContainsFunc(rollSides[:], func(side geom.Side) bool {
		return sideways{id: id, side: side, speed: speed, onto: onto, bent: true}.anyBend(x)
	})
}

// bendForStress lets the player take the bank instead of the straight template for a stress token.
var bendForStress = game.Step{
	Name:    "choose the template",
	Options: []string{"straight template", "bank template for 1 stress token"},
	Who: func(x *game.Exec) game.Players {
		m := x.Move()
		if m.Kind != game.RollMove || m.Bent ||
			rollTemplates(x, m.Ship, game.BarrelRollAction)&card.StressBanks == 0 ||
			!canRollBent(x, m.Ship, 1) {
			return game.Nobody
		}
		return game.Only(m.By)
	},
	Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
		for _, bent := range [...]int16{0, 1} {
			if bent == 1 || canRollFreely(x, x.Move().Ship, 1) {
				c := game.Opt(game.OptionVerb)
				c.N = bent
				q.Add(c)
			}
		}
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		if c.N == 1 {
			x.Move().Bent = true
			card.GainTokens(x, x.Move().Ship, game.StressToken, 1, "barrel-roll.steps")
		}
	},
}

// declarePossibleBend is the part of a free roll with a bank in which the player declares to which end
// of the ship the template bends.
var declarePossibleBend = game.Step{
	Name: declareBend.Name, Options: declareBend.Options,
	Who: func(x *game.Exec) game.Players {
		if m := x.Move(); m.Failed || !m.Bent {
			return game.Nobody
		}
		return game.Only(x.Move().By)
	},
	Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
		w := sidewaysOf(x)
		for way, back := range [...]bool{bendForward: false, bendBackward: true} {
			if w.back = back; w.possible(x) {
				c := game.Opt(game.OptionVerb)
				c.N = int16(way)
				q.Add(c)
			}
		}
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) { x.Move().Backward = c.N == bendBackward },
}

// layBent is the part in which the player places the bank along the side of the ship.
var layBent = game.Step{
	Name: "choose where the template lies",
	Who:  declarePossibleBend.Who,
	Ask:  func(_ *game.Exec, _ game.Player, q *game.Question) { q.Kind = game.PlaceQuestion },
	Valid: func(x *game.Exec, _ game.Player, c game.Choice) bool {
		w := sidewaysOf(x)
		line := w.templateLine(x)
		along, ok := onSlide(x, c, &line)
		return ok && w.laidBent(x, along)
	},
	Draw: func(x *game.Exec, _ game.Player, r game.Random) game.Choice {
		w := sidewaysOf(x)
		return drawSlide(x, r, w.templateLine(x), func(along int32) bool { return w.laidBent(x, along) })
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		w := sidewaysOf(x)
		line := w.templateLine(x)
		x.Move().Slide, _ = line.at(c.Pose)
	},
}
