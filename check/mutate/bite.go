package mutate

import (
	"strings"

	"koiogran/content/catalogue"
)

// Clause is a clause and whether its tests bite: whether one of them fails if the code that cites the clause is changed.
type Clause struct {
	ID    string
	Tests int // how many tests and scenarios cite it
	Tried int // faults in what cites it
	Bites int // of these, how many its tests noticed
	State Bite
}

// Bite is what is known of a clause.
type Bite string

// What is known of clauses.
const (
	Bites    Bite = "bites"
	BitesNot Bite = "does not bite" // no fault that was tried was noticed by a test that cites it
	NoCode   Bite = "no code"       // no code of the rules cites it, or none in which a fault can be put
	Untried  Bite = "not tried"
)

// inTurn brings faults into an order in which each clause has one before another has two.
func inTurn(faults []*Fault) []*Fault {
	var list []*Fault
	had := map[string]int{}
	for turn := 0; len(faults) > 0; turn++ {
		var rest []*Fault
		for _, f := range faults {
			least := had[f.clauses[0]]
			for _, id := range f.clauses {
				least = min(least, had[id])
			}
			if least > turn {
				rest = append(rest, f)
				continue
			}
			for _, id := range f.clauses {
				had[id]++
			}
			list = append(list, f)
		}
		faults = rest
	}
	return list
}

// count counts a result for the clauses that its fault is about.
func (r *run) count(result *Result) {
	if r.cited == nil || result.Outcome == Undecided || result.Outcome == Harmless {
		return
	}
	for _, id := range result.clauses {
		if r.bites[id] == nil {
			r.bites[id] = &Clause{ID: id}
		}
		r.bites[id].Tried++
	}
	for _, id := range result.bitten {
		r.bites[id].Bites++
	}
}

// judge says of each clause of the game whether its tests bite; coded are those in whose code there are faults.
func (r *run) judge(coded map[string]bool) {
	for _, c := range catalogue.All() {
		if !strings.HasPrefix(c.ID, prefixOf(r.o.Edition)) {
			continue
		}
		clause := Clause{ID: c.ID}
		if tried := r.bites[c.ID]; tried != nil {
			clause = *tried
		}
		clause.Tests = len(r.cited.tests[c.ID])
		switch {
		case clause.Bites > 0:
			clause.State = Bites
		case clause.Tried > 0:
			clause.State = BitesNot
		case coded[c.ID]:
			clause.State = Untried
		default:
			clause.State = NoCode
		}
		r.report.Clauses = append(r.report.Clauses, clause)
	}
}

// Own returns how many in a hundred of the faults that change something were noticed by a test of their clause.
func (r *Report) Own() float64 {
	all := r.Noticed + len(r.Unnoticed)
	if all == 0 {
		return 0
	}
	return 100 * float64(r.Bitten) / float64(all)
}
