package bot

import (
	"slices"

	"koiogran/engine/game"
)

// worthUntried is what an ability that a bot has not used in the match may bring beyond what its trial shows, in points of damage.
// It is less than a charge, so that none is spent for it.
const worthUntried = 0.12

// deed is an ability of a card.
type deed struct {
	card    game.CardID
	ability *game.Ability
}

// deedOf returns what an option of the open question does.
func (b *beginner) deedOf(c game.Choice) deed {
	return deed{c.Card, b.x.Offered(&b.nodes[0].state, c)}
}

// worthOfTrying returns what an option, whose trial was the last, may bring beyond what that has shown: something if it uses an
// ability of a card for the first time. What could still be passed up, or needs a place, is not used yet.
func (b *beginner) worthOfTrying(c game.Choice) float64 {
	if b.done == nil || c.Verb != game.UseVerb || int(c.Card) >= len(b.g.Cards) || b.done[b.deedOf(c)] || !b.settled() {
		return 0
	}
	return worthUntried
}

// settled reports whether an ability that was tried last is used for sure: it is over at once, or goes on with a question
// that can be neither passed up nor is about a place.
func (b *beginner) settled() bool {
	after := &b.nodes[1].state
	if after.Over || int(after.Depth) <= b.bottom || b.x.Waiting(after) != game.Only(b.me) {
		return true
	}
	q := b.x.Ask(after, b.me)
	return q.Kind == game.PickQuestion && !slices.ContainsFunc(q.Options(), func(c game.Choice) bool { return c.Verb == game.PassVerb })
}

// tried notes that an ability is used.
func (b *beginner) tried(c game.Choice) {
	if b.done != nil && c.Verb == game.UseVerb && int(c.Card) < len(b.g.Cards) {
		b.done[b.deedOf(c)] = true
	}
}
