package search

import (
	_ "embed"
	"math"
	"slices"
	"strings"
	"sync"

	"koiogran/content/catalogue"
	"koiogran/content/scenarios"
)

// How much an occurrence of a term counts by where it is. The parts of an id are words that were chosen to name the
// rule.
const (
	inID      = 4.0
	inAsked   = 3.0
	inRule    = 1.5
	inTopic   = 1.0
	inExample = 0.4
	inNote    = 0.4
)

// The constants of the ranking function BM25: how soon more occurrences of a term stop to count, and how much a long
// clause is held against it.
const (
	saturation = 1.2
	lengthened = 0.4
)

// How much more a clause counts that many scenarios show: it is what a topic is about rather than an exception.
const centrality = 0.15

// posting is a clause that holds a term, and what the term counts in it.
type posting struct {
	clause int
	weight float64
}

// index is the catalogue by its terms.
type index struct {
	clauses  []catalogue.Clause
	postings map[string][]posting
	central  []float64 // of each clause: how much it weighs by the number of scenarios that show it
	words    []string  // the words of the catalogue as they are written, for spelling, in order
}

// built makes the index, once.
var built = sync.OnceValue(func() *index { return build(catalogue.All()) })

// build makes the index of clauses.
func build(clauses []catalogue.Clause) *index {
	x := &index{clauses: clauses, postings: map[string][]posting{}}
	known, seen := map[string]string{}, map[string]bool{}
	counts, lengths, sum := make([]map[string]float64, len(clauses)), make([]float64, len(clauses)), 0.0
	for i := range clauses {
		counts[i] = map[string]float64{}
		for _, f := range fields(&clauses[i]) {
			for _, w := range words(f.text) {
				t, ok := known[w]
				if !ok {
					t = term(w)
					known[w] = t
				}
				counts[i][t] += f.weight
				lengths[i] += f.weight
				seen[w] = true
			}
		}
		sum += lengths[i]
	}
	asked := asked()
	for i := range clauses {
		for _, w := range asked[clauses[i].ID] {
			counts[i][term(w)] += inAsked
			seen[w] = true
		}
	}
	average := sum / float64(max(1, len(clauses)))
	for i, of := range counts {
		norm := saturation * (1 - lengthened + lengthened*lengths[i]/average)
		for t, n := range of {
			x.postings[t] = append(x.postings[t], posting{i, n * (saturation + 1) / (n + norm)})
		}
	}
	for i := range clauses {
		shown := float64(len(scenarios.Showing(clauses[i].ID)))
		x.central = append(x.central, 1+centrality*math.Log1p(shown))
	}
	for t, list := range x.postings {
		rarity := x.rarity(t)
		for i := range list {
			list[i].weight *= rarity
		}
	}
	for w := range seen {
		x.words = append(x.words, w)
	}
	slices.Sort(x.words)
	return x
}

// rarity returns how much a term says: the fewer clauses hold it, the more.
func (x *index) rarity(t string) float64 {
	n, all := float64(len(x.postings[t])), float64(len(x.clauses))
	return math.Log(1 + (all-n+0.5)/(n+0.5))
}

//go:embed asked.txt
var askedText string

// asked returns how players phrase questions about clauses, by the ids of the clauses.
func asked() map[string][]string {
	by := map[string][]string{}
	for line := range strings.Lines(askedText) {
		ids, text, ok := strings.Cut(line, ":")
		if !ok || line[0] == '#' {
			continue
		}
		for _, id := range strings.Fields(ids) {
			for _, w := range words(text) {
				if !slices.Contains(by[id], w) {
					by[id] = append(by[id], w)
				}
			}
		}
	}
	return by
}

// field is a text of a clause and what its terms count.
type field struct {
	text   string
	weight float64
}

func fields(c *catalogue.Clause) []field {
	_, named, _ := strings.Cut(c.ID, ".")
	return []field{
		{named, inID}, {c.Rule, inRule}, {c.Topic, inTopic}, {c.Example, inExample}, {c.Note, inNote},
	}
}
