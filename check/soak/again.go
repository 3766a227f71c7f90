package soak

import (
	"cmp"
	"math/rand/v2"
	"slices"
)

// A card that needs company is seldom used where it is forced into squads that are drawn: it wants certain
// cards beside it, certain enemies, or players of a kind. Whatever that is, it was there in a match in
// which the card was used. So such matches are played again, with other dice and other choices.

// remembered is how many matches are remembered in which a card was used.
const remembered = 6

// The matches in which a card is forced are repeats except for one in this many, once it was forced so often
// and used in fewer than one of this many.
const (
	freshOdds   = 4
	leastForced = 8
	seldomUsed  = 3
)

// remember notes a match in which forced cards were used.
func (r *run) remember(s *scenario, out *outcome) {
	if out.failure != nil || !s.forcing() || r.o.Cover == 0 {
		return
	}
	for p, f := range s.force {
		if out.cards[f.label] && (p == 0 || f != s.force[0]) {
			r.served[f.label] = append(r.served[f.label], s)
		}
	}
}

// forget keeps the latest matches of each card. They come in the order of their seeds, however many were
// played at once.
func (r *run) forget() {
	for name, list := range r.served {
		slices.SortFunc(list, func(a, b *scenario) int { return cmp.Compare(a.seed, b.seed) })
		r.served[name] = slices.Clone(list[max(0, len(list)-remembered):])
	}
}

// repeat makes an order one of a match in which one of its forced cards was used, if such matches are few.
func (r *run) repeat(o *order, rng *rand.Rand) {
	for _, f := range o.force {
		t, list := r.report.cards[f.label], r.served[f.label]
		if len(list) == 0 || t.forced < leastForced || seldomUsed*t.served >= t.forced ||
			rng.IntN(freshOdds) == 0 {
			continue
		}
		o.again = list[rng.IntN(len(list))]
		o.force, o.wanted = o.again.force, o.again.wanted
		return
	}
}
