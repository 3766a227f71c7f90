package soak

import (
	"slices"
	"strings"
	"testing"

	"koiogran/engine/game"
)

// What is offered apart from something else counts, once in each question, and what is chosen of it.
func TestRun_CountsWhatIsOfferedAndChosen(t *testing.T) {
	o := Options{Edition: compiled(t), Matches: 12, Seed: 3, Chosen: true, Force: []string{"gamutkey"}}
	r := soaked(t, o)
	focus := r.offers["rules/focus"]
	if focus == nil || focus.Chosen == 0 || focus.Chosen >= focus.Offered {
		t.Fatalf("focus: %+v", focus)
	}
	never := 0
	for name, n := range r.offers {
		if n.Offered < 1 || n.Chosen > n.Offered {
			t.Errorf("%s: chosen %d times of %d", name, n.Chosen, n.Offered)
		}
		listed := slices.ContainsFunc(r.Never, func(o Offer) bool { return o.Name == name })
		if listed != (n.Chosen == 0) {
			t.Errorf("%s, chosen %d times, is listed: %v", name, n.Chosen, listed)
		}
		if n.Chosen == 0 {
			never++
		}
	}
	if len(r.Never) != never || !slices.IsSortedFunc(r.Never, func(a, b Offer) int { return b.Offered - a.Offered }) {
		t.Errorf("%d were never chosen, listed are %v", never, r.Never)
	}
	var b strings.Builder
	r.writeOffers(&b)
	if got := strings.Count(b.String(), "never "); got != never {
		t.Errorf("%d are written", got)
	}
	if r := soaked(t, Options{Edition: o.Edition, Matches: 2, Seed: 3}); r.offers != nil || r.Never != nil {
		t.Error("it counts without being asked to")
	}
}

// A question with one answer shows nothing about what a player likes, and neither do dice.
func TestOffers_OnlyWhatCouldBeLeft(t *testing.T) {
	list := offers{}
	use := game.Choice{Verb: game.UseVerb}
	q := game.Question{Kind: game.PickQuestion, N: 1, Opts: [game.MaxOpts]game.Choice{use}}
	list.note(nil, game.Seat1, &q, use)
	q.N = 2
	list.note(nil, game.Chance, &q, use)
	q.Kind = game.PlaceQuestion
	list.note(nil, game.Seat1, &q, use)
	if len(list) > 0 {
		t.Errorf("it counts %v", list)
	}
}
