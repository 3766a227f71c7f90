package soak

import (
	"math/rand/v2"
	"slices"

	"koiogran/play/squad"
)

// batch is how many matches are planned at once from the results of earlier batches, so that a
// run is the same with any number of workers.
const batch = 64

// openOdds is how many matches there are to one into which no card is forced.
const openOdds = 4

// tally is in how many matches a card did what.
type tally struct {
	flown, used    int
	forced, served int // it was forced into a squad; and was used then
}

// mostTries is how often at most a card is taken to be forced until it is used once, so that a
// hopeless one does not take the place of all others.
const mostTries = 15

// need returns in how many matches a card must be forced to be used in this many more, going by how often
// that was to the purpose so far, and one more for luck.
func (t tally) need(matches int) int {
	if matches <= 0 {
		return 0
	}
	return min(mostTries*matches, 1+matches*(t.forced+2)/(t.served+1))
}

// byChance returns in how many matches of those to come a card will be used without being forced, going
// by those that were played; 0 where no one knows how many will come.
func (r *run) byChance(t tally) int {
	if r.o.Matches == 0 || r.next == 0 {
		return 0
	}
	return (t.used - t.served) * (r.o.Matches - int(r.next)) / int(r.next)
}

// plan orders the next matches.
func (r *run) plan() {
	orders := make([]order, batch)
	for i := range orders {
		orders[i].seed = r.o.Seed + r.next + uint64(i)
	}
	r.planned = orders
	if len(r.o.Force) > 0 {
		for i := range orders {
			f := r.drawer.forced[r.o.Force[(r.next+uint64(i))%uint64(len(r.o.Force))]]
			orders[i].force = [2]*forced{f, f}
		}
		return
	}
	if r.o.Cover > 0 {
		r.cover(orders)
	}
}

// cover forces cards into the squads of matches as they need it. All cards that are not used often
// enough are likelier in them than others.
func (r *run) cover(orders []order) {
	rng := rand.New(rand.NewPCG(orders[0].seed, 0x706c616e))
	r.forget()
	names, needs := r.needed()
	if r.o.Matches > 0 {
		// One match in three is left out of the account, for what luck will have missed.
		level(needs, 2*(r.o.Matches-int(r.next))*(openOdds-1)/openOdds*2/3)
	}
	for i, name := range names {
		if t := r.report.cards[name]; t.used == 0 && r.next > 0 {
			needs[i] = t.need(r.o.Cover) // whatever it takes
		}
	}
	rng.Shuffle(len(names), func(i, j int) {
		names[i], names[j] = names[j], names[i]
		needs[i], needs[j] = needs[j], needs[i]
	})
	wanted := r.drawer.wanted(names, needs)
	spread := apportion(needs, 2*batch, rng)
	for i := range orders {
		if orders[i].seed%openOdds == 0 || len(spread) == 0 {
			continue
		}
		for p := range orders[i].force {
			orders[i].force[p] = r.drawer.forced[names[spread[i+p*batch]]]
		}
		orders[i].wanted = wanted
		r.repeat(&orders[i], rng)
	}
}

// needed lists the cards that are not used often enough and can be forced, and their needs.
func (r *run) needed() (names []string, needs []int) {
	for _, name := range r.drawer.missing(r.report.cards, r.o.Cover) {
		if !r.hopeless[name] && len(r.drawer.forced[name].ships) > 0 {
			t := r.report.cards[name]
			names = append(names, name)
			needs = append(needs, t.need(r.o.Cover-t.used-r.byChance(t)))
		}
	}
	return names, needs
}

// level takes from the greatest needs until all of them together fit into some room.
func level(needs []int, room int) {
	rising := slices.Sorted(slices.Values(needs))
	for i, need := range rising {
		if most := room / (len(rising) - i); need > most {
			for k := range needs {
				needs[k] = min(needs[k], max(1, most))
			}
			return
		}
		room -= need
	}
}

// apportion picks n of a list, each as often as its need is a part of all needs; none if there is
// no need.
func apportion(needs []int, n int, rng *rand.Rand) []int {
	total := 0
	for _, need := range needs {
		total += need
	}
	if total == 0 {
		return nil
	}
	picked := make([]int, n)
	start := rng.IntN(total)
	i, passed := 0, needs[0]
	for k := range picked {
		for at := (start + k*total) / n; passed <= at; passed += needs[i] {
			i++
		}
		picked[k] = i
	}
	return picked
}

// mostWanted is how many times likelier than others a card is drawn that needs it most.
const mostWanted = 12

// wanted makes a pool of cards, in which one stands as often as it is to be drawn, given its need.
func (d *drawer) wanted(names []string, needs []int) squad.Pool {
	total := 0
	for _, need := range needs {
		total += need
	}
	var pool squad.Pool
	for i, name := range names {
		f := d.forced[name]
		times := min(mostWanted, 1+3*needs[i]*len(needs)/max(1, total))
		list := &pool.Upgrades
		if f.pilot {
			list = &pool.Pilots
		}
		*list = append(*list, slices.Repeat([]string{f.card}, times)...)
	}
	return pool
}

// missing lists the cards of the pool that have not been used in this many matches.
func (d *drawer) missing(cards map[string]tally, matches int) []string {
	left := slices.DeleteFunc(d.cards(), func(name string) bool {
		return cards[name].used >= matches
	})
	slices.Sort(left)
	return left
}
