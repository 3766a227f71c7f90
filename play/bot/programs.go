package bot

import (
	"slices"
	"strings"

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
		{ID: "admiral", Text: "Compares both sides' dials by how often they win the match, plays its best ones out in " +
			"its head, learns your habits, and never makes deliberate mistakes.",
			New: Admiral},
		{ID: "leader", Text: "Compares dials as the admiral does, plays nothing out, and makes an occasional deliberate mistake.",
			New: withMistakes(mistakeRates{0.08, 0.08}, forecaster)},
		{ID: "ace", Text: "Compares dials as the admiral does, but a quarter of its decisions are random.",
			New: withMistakes(mistakeRates{0.23, 0.23}, forecaster)},
		{ID: "veteran", Text: "Looks one move ahead for each ship and learns your habits; three in " +
			"eight of its decisions are random.",
			New: withMistakes(mistakeRates{0.38, 0.38}, looker)},
		{ID: "beginner", Text: "Knows the rules; two in five of its decisions are random.",
			New: withMistakes(mistakeRates{0.4, 0.4}, Beginner)},
		{ID: "cadet", Text: "Knows the rules; a third of its dials and nearly all of its other " +
			"decisions are random.",
			New: withMistakes(mistakeRates{0.38, 0.95}, Beginner)},
		{ID: "wingman", Text: "Scores positions one move ahead; a fixed benchmark.", New: Wingman},
		{ID: "table", Text: "Uses tables and a die; a fixed benchmark.", New: Table},
		{ID: "solo", Text: "Uses one table for all ships; a fixed benchmark.", New: Solo},
		{ID: "wingman-published", Text: "The wingman as first published, with its flaws.",
			New: WingmanAsPublished},
		{ID: "random", Text: "Chooses at random, with preferences.", New: Random},
		{ID: "uniform", Text: "Chooses at random.", New: Uniform},
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

// Title is what people call a program: by its level, or by its id with a capital.
func Title(id string) string {
	if id == "beginner" {
		return "Pilot" // the levels above and below it are ranks, too
	}
	if id == "" {
		return ""
	}
	return strings.ToUpper(id[:1]) + strings.ReplaceAll(id[1:], "-", " ")
}

// IDs returns the ids of all programs, in that order.
func IDs() []string {
	var list []string
	for _, p := range Programs() {
		list = append(list, p.ID)
	}
	return list
}
