package bot

import (
	"koiogran/engine/game"
	"koiogran/play/view"
)

// Cadet returns a beginner that slips in a fifth of its decisions: it then takes any option that
// leaves its ship on the table.
func Cadet(g *game.Game, seed uint64) Player { return &cadet{newBeginner(g, seed)} }

type cadet struct{ *beginner }

// slips is the share of decisions in which a cadet slips: one of so many.
const slips = 5

// Answer answers a question.
func (c *cadet) Answer(v *view.View, q *game.Question) game.Choice {
	topic := c.look(v, q)
	if q.Kind != game.PickQuestion || q.N == 1 || c.rnd.IntN(slips) > 0 {
		return c.beginner.Answer(v, q)
	}
	choice := pick(c.rnd, q.Options())
	if topic == dialTopic {
		return dialChoice(q, c.swerve(choice.Ship, choice.Maneuver))
	}
	return choice
}
