package bot

import (
	"slices"

	"koiogran/engine/game"
)

// Program is a program that can take a seat.
type Program struct {
	ID   string
	Text string // how it plays, in a sentence
	// New seats the program in a match of g. Programs of one seed give the same answers to the
	// same questions.
	New func(g *game.Game, seed uint64) Player
}

// Programs returns the programs that can take a seat: the levels, the best one first, then those that they are
// measured by.
func Programs() []Program {
	return []Program{
		{ID: "admiral", Text: "Weighs dials of both sides by how often they win a match, learns your habits, and never slips.",
			New: Admiral},
		{ID: "leader", Text: "Thinks as the admiral does, and slips now and then.",
			New: slipping(slips{0.08, 0.08}, Admiral)},
		{ID: "ace", Text: "Thinks as the admiral does, and slips in a quarter of its decisions.",
			New: slipping(slips{0.23, 0.23}, Admiral)},
		{ID: "veteran", Text: "Looks one move ahead, ship by ship, learns your habits, and slips in three of eight decisions.",
			New: slipping(slips{0.38, 0.38}, looker)},
		{ID: "beginner", Text: "Knows the rules, and slips in two of five decisions.",
			New: slipping(slips{0.4, 0.4}, Beginner)},
		{ID: "cadet", Text: "Knows the rules, and slips in nearly all of its decisions, of dials in a third.",
			New: slipping(slips{0.38, 0.95}, Beginner)},
		{ID: "wingman", Text: "Flies by points, one move ahead; a fixed yardstick.", New: Wingman},
		{ID: "table", Text: "Flies by tables and a die; a fixed yardstick.", New: Table},
		{ID: "solo", Text: "Flies by one table for all ships; a fixed yardstick.", New: Solo},
		{ID: "wingman-published", Text: "The wingman with the faults of its first form.",
			New: WingmanAsPublished},
		{ID: "random", Text: "Answers at random, with habits.", New: Random},
		{ID: "uniform", Text: "Answers at random.", New: Uniform},
	}
}

// Named returns the program of an id, one of Programs or of Measures.
func Named(id string) (Program, bool) {
	for _, p := range slices.Concat(Programs(), Measures()) {
		if p.ID == id {
			return p, true
		}
	}
	return Program{}, false
}

// IDs returns the ids of all programs, in that order.
func IDs() []string {
	var list []string
	for _, p := range Programs() {
		list = append(list, p.ID)
	}
	return list
}
