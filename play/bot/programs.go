package bot

import "koiogran/engine/game"

// Program is a program that can take a seat.
type Program struct {
	ID   string
	Text string // how it plays, in a sentence
	// New seats the program in a match of g. Programs of one seed give the same answers to the
	// same questions.
	New func(g *game.Game, seed uint64) Player
}

// Programs returns the programs that can take a seat, the best one first.
func Programs() []Program {
	return []Program{
		{ID: "leader", Text: "Plays the dials of both sides out before it mixes its own.", New: Leader},
		{ID: "ace", Text: "Weighs dials of both sides against each other, and mixes its own.", New: Ace},
		{ID: "veteran", Text: "Looks one move ahead over several moves of its enemies.", New: Veteran},
		{ID: "wingman", Text: "Flies by points, one move ahead; a fixed yardstick.", New: Wingman},
		{ID: "beginner", Text: "Knows the rules and little else.", New: Beginner},
		{ID: "table", Text: "Flies by tables and a die; a fixed yardstick.", New: Table},
		{ID: "solo", Text: "Flies by one table for all ships; a fixed yardstick.", New: Solo},
		{ID: "cadet", Text: "A beginner that slips in a fifth of its decisions.", New: Cadet},
		{ID: "wingman-published", Text: "The wingman with the faults of its first form.",
			New: WingmanAsPublished},
		{ID: "random", Text: "Answers at random, with habits.", New: Random},
		{ID: "uniform", Text: "Answers at random.", New: Uniform},
	}
}

// Named returns the program of an id.
func Named(id string) (Program, bool) {
	for _, p := range Programs() {
		if p.ID == id {
			return p, true
		}
	}
	return Program{}, false
}

// IDs returns the ids of all programs, the best one first.
func IDs() []string {
	var list []string
	for _, p := range Programs() {
		list = append(list, p.ID)
	}
	return list
}
