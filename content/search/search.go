// Package search finds the clauses of the rules that answer a question in a player's own words.
//
// A word is looked up in each of its forms, together with what the rules call it; clauses are ranked by BM25. The
// index is built on the first search and fits the program, the server and a browser tab alike.
package search

import (
	"cmp"
	"math"
	"regexp"
	"slices"
	"strings"
	"sync"

	"koiogran/content/catalogue"
)

// Found is what a search has found.
type Found struct {
	Clauses []catalogue.Clause // the best first
	Spelled []Spelling         // words that were looked up in another spelling
}

// Spelling is a word that no clause holds, and the word that was looked up instead.
type Spelling struct{ Asked, Read string }

// Of the clauses that hold something of a question, those are found that score this share of the best.
const leastShare = 0.35

// How much a clause keeps of its score if it holds nothing else of the question.
const keepsAlone = 0.35

// How much of its score an alternative gives that is not the first: what else may be meant.
const alternative = 0.8

// Clauses finds what answers a question: words, the id of a clause or the beginning of one. Editions limit the search;
// without any, those that the question names do, and otherwise all are searched.
func Clauses(question string, editions ...catalogue.Edition) Found {
	question = strings.TrimSpace(question)
	if named := byID(question, editions); named != nil {
		return Found{Clauses: named}
	}
	asked, rest := editionsIn(strings.ToLower(question))
	if len(editions) == 0 {
		editions = asked
	}
	x := built()
	slots, spelled := x.read(rest)
	return Found{Clauses: x.rank(slots, editions), Spelled: spelled}
}

// byID returns the clause with an id and those below it, or those whose ids begin with it, in the order of the catalogue.
func byID(id string, editions []catalogue.Edition) []catalogue.Clause {
	if strings.ContainsRune(id, ' ') || !strings.Contains(id, ".") {
		return nil
	}
	var list []catalogue.Clause
	begins := id
	if c, ok := catalogue.ByID(id); ok {
		list, begins = append(list, c), c.ID+"."
	}
	whole := begins // "2e.win" means the clauses of that topic and not those of "2e.wing"
	if !strings.HasSuffix(whole, ".") {
		whole += "."
	}
	for _, begins := range []string{whole, begins} {
		for _, c := range catalogue.All() {
			if strings.HasPrefix(c.ID, begins) && allowed(c.Edition, editions) {
				list = append(list, c)
			}
		}
		if len(list) > 0 {
			break
		}
	}
	return list
}

// allowed reports whether an edition is among those asked for; none allow all.
func allowed(e catalogue.Edition, editions []catalogue.Edition) bool {
	return len(editions) == 0 || slices.Contains(editions, e)
}

// names match the names that people use for each edition.
var names = sync.OnceValue(func() map[catalogue.Edition]*regexp.Regexp {
	by := map[catalogue.Edition]*regexp.Regexp{}
	for _, e := range catalogue.Editions() {
		var quoted []string
		for _, called := range e.Called() {
			quoted = append(quoted, regexp.QuoteMeta(called))
		}
		by[e] = regexp.MustCompile(`\b(in |the )*(` + strings.Join(quoted, "|") + `)\b`)
	}
	return by
})

// editionsIn returns the editions that a question in lower case names, and the question without them.
func editionsIn(question string) (editions []catalogue.Edition, rest string) {
	rest = question
	for _, e := range catalogue.Editions() {
		if called := names()[e]; called.MatchString(rest) {
			editions = append(editions, e)
			rest = called.ReplaceAllString(rest, " ")
		}
	}
	return editions, rest
}

// slot is one thing that is asked for: the alternatives that name it, each of terms that must all occur.
type slot [][]string

// longestPhrase is how many words a synonym has at most.
const longestPhrase = 4

// mostSpelled is how many words of a question are corrected, since each costs a look at all words.
const mostSpelled = 4

// read makes slots of a question.
func (x *index) read(question string) (slots []slot, spelled []Spelling) {
	list := slices.DeleteFunc(words(strings.ReplaceAll(question, "'", "")), func(w string) bool { return articles[w] })
	list, spelled = x.correct(list)
	for len(list) > 0 {
		n, ways := phraseAt(list)
		if n > 0 {
			if own := []string{term(list[0])}; n == 1 && len(ways) > 0 && len(x.postings[own[0]]) > 0 {
				ways = append(ways[:len(ways):len(ways)], own)
			}
			if len(ways) > 0 {
				slots = append(slots, ways)
			}
			list = list[n:]
			continue
		}
		if !stop[list[0]] {
			slots = append(slots, slot{{term(list[0])}})
		}
		list = list[1:]
	}
	return slots, spelled
}

// correct replaces words that neither a clause nor a synonym has by the nearest that one has.
func (x *index) correct(list []string) ([]string, []Spelling) {
	var spelled []Spelling
	for i, w := range list {
		if t := term(w); stop[w] || len(x.postings[t]) > 0 || inSynonyms()[t] || len(spelled) == mostSpelled {
			continue
		}
		if near := x.spell(w); near != "" {
			spelled = append(spelled, Spelling{w, near})
			list[i] = near
		}
	}
	return list, spelled
}

var articles = set(`a an the my your our their his her its i`)

// phraseAt returns how many words at the beginning of a list are a known phrase, and what the rules call it.
func phraseAt(list []string) (n int, ways [][]string) {
	for n := min(longestPhrase, len(list)); n > 0; n-- {
		key := make([]string, n)
		for i, w := range list[:n] {
			key[i] = term(w)
		}
		if ways, ok := synonyms[strings.Join(key, " ")]; ok {
			return n, ways
		}
	}
	return 0, nil
}

// rank returns the clauses that hold most of what is asked, the best first.
func (x *index) rank(slots []slot, editions []catalogue.Edition) []catalogue.Clause {
	scores, held, all := map[int]float64{}, map[int]float64{}, 0.0
	for _, s := range slots {
		of, most := x.score(s)
		all += most
		for clause, score := range of {
			if allowed(x.clauses[clause].Edition, editions) {
				scores[clause] += score
				held[clause] += most
			}
		}
	}
	type hit struct {
		clause int
		score  float64
	}
	var hits []hit
	best := 0.0
	for clause, score := range scores {
		score *= (keepsAlone + (1-keepsAlone)*held[clause]/all) * x.central[clause]
		hits = append(hits, hit{clause, score})
		best = max(best, score)
	}
	slices.SortFunc(hits, func(a, b hit) int {
		return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(a.clause, b.clause))
	})
	var list []catalogue.Clause
	for _, h := range hits {
		if h.score >= leastShare*best {
			list = append(list, x.clauses[h.clause])
		}
	}
	return list
}

// score returns what each clause that holds a slot scores for it, by its best alternative, and how much the slot says.
func (x *index) score(s slot) (scores map[int]float64, says float64) {
	scores = map[int]float64{}
	for nth, way := range s {
		share := 1.0
		if nth > 0 {
			share = alternative
		}
		of, rarity := map[int]float64{}, 0.0
		for i, t := range way {
			next := map[int]float64{}
			for _, p := range x.postings[t] {
				if sum, ok := of[p.clause]; ok || i == 0 {
					next[p.clause] = sum + p.weight
				}
			}
			of, rarity = next, rarity+x.rarity(t)
		}
		says = max(says, rarity/float64(len(way)))
		for clause, sum := range of {
			scores[clause] = max(scores[clause], share*sum/math.Sqrt(float64(len(way))))
		}
	}
	return scores, says
}
