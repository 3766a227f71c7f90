package bot

import (
	"slices"

	"koiogran/engine/game"
	"koiogran/play/view"
)

// slips are the shares of its decisions in which a program takes any option, so that people can beat it: of dials, and
// of everything else. It keeps to what leaves its ships on the table, and attacks where
// it can. The longer the match, the fewer they are.
type slips struct{ dials, rest float64 }

// slipper is a program that slips.
type slipper struct {
	*beginner // its scratch memory, by which it looks at questions
	inner     Player
	slips     slips
	slipped   bool
}

// slipping returns a program that plays as another one but slips.
func slipping(s slips, inner func(g *game.Game, seed uint64) Player) func(g *game.Game, seed uint64) Player {
	return func(g *game.Game, seed uint64) Player {
		return &slipper{beginner: newBeginner(g, seed), inner: inner(g, seed), slips: s}
	}
}

// Answer answers a question.
func (p *slipper) Answer(v *view.View, q *game.Question) game.Choice {
	topic := p.look(v, q)
	share := p.slips.rest
	if topic == dialTopic {
		share = p.slips.dials
	}
	share *= slippery(v.Table().Round)
	p.slipped = q.Kind == game.PickQuestion && q.N > 1 && p.rnd.Float64() < share
	if !p.slipped {
		return p.inner.Answer(v, q)
	}
	p.why.begin(Ranks)
	if topic == dialTopic {
		choice := pick(p.rnd, q.Options())
		return dialChoice(q, p.swerve(choice.Ship, choice.Maneuver))
	}
	return pick(p.rnd, fighting(p.keeping()))
}

// Programs slip as often as they may up to a round, and this many rounds later they do not slip any more: else
// those who slip miss each other at last until the match is drawn.
const (
	slipsUpTo   = 6
	slipsFadeIn = 4
)

// slippery is how much of its slips a program still makes in a round.
func slippery(round uint8) float64 {
	return min(1, max(0, 1-(float64(round)-slipsUpTo)/slipsFadeIn))
}

// fighting leaves out to pass up an attack: who is new to the game shoots, too, and matches of two who do not
// are drawn.
func fighting(list []game.Choice) []game.Choice {
	attack := func(c game.Choice) bool { return c.Verb == game.WeaponVerb }
	if !slices.ContainsFunc(list, attack) {
		return list
	}
	return slices.DeleteFunc(slices.Clone(list), func(c game.Choice) bool { return !attack(c) })
}

// notes are those of the program inside, none where it slipped.
func (p *slipper) notes() *notes {
	if e, ok := p.inner.(explainer); ok && !p.slipped {
		return e.notes()
	}
	return &p.why
}
