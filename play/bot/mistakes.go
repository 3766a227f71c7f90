package bot

import (
	"slices"

	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/view"
)

// mistakeRates are the shares of its decisions in which a program takes any option, so that people can beat it: of dials, and
// of everything else. It keeps to what leaves its ships on the table, and attacks where
// it can. The longer the match, the fewer they are.
type mistakeRates struct{ dials, rest float64 }

// mistakeMaker is a program that slips.
type mistakeMaker struct {
	*beginner // its scratch memory, to look at questions with
	inner     Player
	rates     mistakeRates
	mistook   bool
}

// withMistakes returns a program that plays as another one but slips.
func withMistakes(s mistakeRates, inner func(g *game.Game, seed uint64) Player) func(g *game.Game, seed uint64) Player {
	return func(g *game.Game, seed uint64) Player {
		return &mistakeMaker{beginner: newBeginner(g, seed), inner: inner(g, seed), rates: s}
	}
}

// Answer answers a question.
func (p *mistakeMaker) Answer(v *view.View, q *game.Question) game.Choice {
	topic := p.look(v, q)
	share := p.rates.rest
	if topic == dialTopic {
		share = p.rates.dials
	}
	share *= mistakeShare(v.Table().Round)
	if p.aboutWings(q) {
		share = 0 // a slip would not be one ship's: wings would be gone within a few rounds
	}
	p.mistook = q.Kind == game.PickQuestion && q.N > 1 && p.rnd.Float64() < share
	if !p.mistook {
		return p.inner.Answer(v, q)
	}
	p.why.begin(Ranks)
	if topic == dialTopic {
		choice := pick(p.rnd, q.Options())
		return dialChoice(q, p.swerve(choice.Ship, choice.Maneuver))
	}
	return pick(p.rnd, fighting(p.survivalOptions()))
}

// aboutWings reports whether a question is about splitting from wings or joining them.
func (b *beginner) aboutWings(q *game.Question) bool {
	name := b.g.Procs[q.Proc].Steps[q.PC].Name
	return name == rules.AskSplit || name == rules.AskJoin
}

// Programs slip as often as they may up to a round, and this many rounds later they do not slip any more: else
// those who slip miss each other at last until the match is drawn.
const (
	slipsUpTo   = 6
	slipsFadeIn = 4
)

// mistakeShare returns how much of its slips a program still makes in a round.
func mistakeShare(round uint8) float64 {
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

// notes returns the notes of the bot inside, none where it slipped.
func (p *mistakeMaker) notes() *notes {
	if e, ok := p.inner.(explainer); ok && !p.mistook {
		return e.notes()
	}
	return &p.why
}
