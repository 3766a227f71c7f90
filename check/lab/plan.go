package lab

import (
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"slices"
)

// sides is how often two squads meet over one seed: each is on each side once.
const sides = 2

// pair is two squads that meet, by their numbers.
type pair struct{ a, b uint16 }

// fixture is one match of the plan: who is where.
type fixture struct {
	lists [2]int // by seat
	bots  [2]string
	seed  uint64
}

// plan is the order of the matches of one arm. Match i is the meeting i/2, with the sides changed over where i is odd.
type plan struct {
	spec  *Spec
	bots  [2]string
	pairs []pair
}

// fixture returns a match of the plan. Two bots that are compared change over their seats, and the squads at every second
// meeting; otherwise the squads change over.
func (p *plan) fixture(i int) fixture {
	meeting := i / sides
	at := p.pairs[meeting]
	f := fixture{lists: [2]int{int(at.a), int(at.b)}, bots: p.bots, seed: p.spec.Seed + uint64(meeting)}
	if p.spec.Question == Compare {
		f.seed = p.spec.Seed + uint64(meeting/sides)
		if i%sides == 1 {
			f.bots[0], f.bots[1] = f.bots[1], f.bots[0]
		}
		return f
	}
	if i%sides == 1 {
		f.lists[0], f.lists[1] = f.lists[1], f.lists[0]
	}
	return f
}

// matches returns how many matches the plan has.
func (p *plan) matches() int {
	if p.spec.Question == Selfplay {
		return p.spec.Matches
	}
	return len(p.pairs) * sides
}

// batch is a part of the plan that is played and saved as one.
type batch struct {
	arm, first, n int
}

// batches cuts the plan of an arm into batches.
func (p *plan) batches(arm int) []batch {
	var list []batch
	for first := 0; first < p.matches(); first += p.spec.Batch {
		list = append(list, batch{arm, first, min(p.spec.Batch, p.matches()-first)})
	}
	return list
}

// share reports whether a batch belongs to a share of the run: part of 1 to of. It goes by the hash of the batch, so that
// shares are alike long whatever bots play.
func (b batch) share(part, of int) bool {
	h := uint64(b.arm)<<32 ^ uint64(b.first)
	h ^= h >> 33
	h *= 0xff51afd7ed558ccd
	h ^= h >> 33
	h *= 0xc4ceb9fe1a85ec53
	h ^= h >> 33
	return h%uint64(of) == uint64(part-1)
}

// draw makes the pairs of a run, or of its first wave.
func draw(s *Spec, costs []int) []pair {
	meetings := s.meetings(0)
	switch s.Question {
	case Selfplay:
		return nil
	case Cards:
		return nearPairs(s.Seed, costs, meetings)
	case Compare:
		all, out := everyPair(len(costs)), make([]pair, 0, meetings)
		for i := range meetings {
			p := all[i/sides%len(all)]
			if i%sides == 1 {
				p.a, p.b = p.b, p.a
			}
			out = append(out, p)
		}
		return out
	default:
		all, out := everyPair(len(costs)), make([]pair, 0, meetings)
		for i := range meetings {
			out = append(out, all[i%len(all)])
		}
		return out
	}
}

// meetings returns how many meetings follow on this many that are planned already: those of a wave, or all.
func (s *Spec) meetings(planned int) int {
	left := (s.Matches+sides-1)/sides - planned
	if s.Wave > 0 {
		left = min(left, s.Wave/sides)
	}
	return left
}

// everyPair returns each squad with each other one, by their distance in the list, so that the first few have all squads.
func everyPair(n int) []pair {
	var list []pair
	for apart := 1; apart < n; apart++ {
		for i := range n - apart {
			list = append(list, pair{uint16(i), uint16(i + apart)})
		}
	}
	return list
}

// How far apart the totals of two squads are that meet in a run about cards: near, for the worth of cards, and one time in
// four far, for the worth of a point.
const (
	near         = 10
	farFrom, far = 20, 50
	farOdds      = 4
)

// nearby finds opponents of like totals.
type nearby struct {
	costs []int
	order []int // squads by cost
}

func newNearby(costs []int) *nearby {
	n := &nearby{costs: costs, order: make([]int, len(costs))}
	for i := range n.order {
		n.order[i] = i
	}
	slices.SortStableFunc(n.order, func(i, j int) int { return costs[i] - costs[j] })
	return n
}

// at returns the place of the first squad of at least a cost.
func (n *nearby) at(cost int) int {
	i, _ := slices.BinarySearchFunc(n.order, cost, func(l, want int) int { return n.costs[l] - want })
	return i
}

// opponent draws an opponent of a squad, which may be itself.
func (n *nearby) opponent(rng *rand.Rand, a int) int {
	low, high := n.costs[a]-near, n.costs[a]+near
	if rng.IntN(farOdds) == 0 {
		if low, high = n.costs[a]+farFrom, n.costs[a]+far; rng.IntN(2) == 0 {
			low, high = n.costs[a]-far, n.costs[a]-farFrom
		}
	}
	from, to := n.at(low), n.at(high+1)
	if to-from < 2 { // no one there but itself
		from, to = 0, len(n.order)
	}
	return n.order[from+rng.IntN(to-from)]
}

// nearPairs draws the meetings of a run about cards. All squads have met before one meets again as the first of a pair.
func nearPairs(seed uint64, costs []int, meetings int) []pair {
	near := newNearby(costs)
	rng := rand.New(rand.NewPCG(seed, 0x6c6162))
	list := make([]pair, 0, meetings)
	for len(list) < meetings {
		for _, a := range rng.Perm(len(costs)) {
			b := near.opponent(rng, a)
			if b == a {
				continue // a squad against itself is not a news
			}
			if list = append(list, pair{uint16(a), uint16(b)}); len(list) == meetings {
				return list
			}
		}
	}
	return list
}

// packPairs writes pairs as four bytes each.
func packPairs(pairs []pair) []byte {
	out := make([]byte, 0, 4*len(pairs))
	for _, p := range pairs {
		out = binary.LittleEndian.AppendUint16(out, p.a)
		out = binary.LittleEndian.AppendUint16(out, p.b)
	}
	return out
}

// unpackPairs reads what packPairs wrote, of a run with this many squads.
func unpackPairs(data []byte, lists int) ([]pair, error) {
	if len(data)%4 != 0 {
		return nil, fmt.Errorf("%w: the plan is cut off", ErrFile)
	}
	pairs := make([]pair, 0, len(data)/4)
	for ; len(data) > 0; data = data[4:] {
		p := pair{binary.LittleEndian.Uint16(data), binary.LittleEndian.Uint16(data[2:])}
		if int(p.a) >= lists || int(p.b) >= lists || p.a == p.b {
			return nil, fmt.Errorf("%w: the plan names squads %d and %d of %d", ErrFile, p.a, p.b, lists)
		}
		pairs = append(pairs, p)
	}
	return pairs, nil
}
