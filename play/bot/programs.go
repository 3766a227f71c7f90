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
	// Level says that it is one of the levels, which can play in a manner.
	Level bool
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
			Level: true, New: Admiral},
		{ID: "leader", Text: "Plays as the admiral does, but plays out fewer dials, and less often.", Level: true, New: leader},
		{ID: "ace", Text: "Compares dials as the admiral does, and plays nothing out.", Level: true, New: forecaster},
		{ID: "veteran", Text: "Plays as the ace does; one in twelve of its decisions is random.",
			Level: true, New: withMistakes(mistakeRates{0.08, 0.08}, forecaster)},
		{ID: "beginner", Text: "Knows the rules, and judges each dial by itself.", Level: true, New: Beginner},
		{ID: "cadet", Text: "Plays as the beginner does; one in six of its decisions is random.",
			Level: true, New: withMistakes(mistakeRates{0.18, 0.18}, Beginner)},
		{ID: "recruit", Text: "For your first matches: knows the rules, but a third of its dials and nearly all of its " +
			"other decisions are random.",
			Level: true, New: withMistakes(mistakeRates{0.38, 0.95}, Beginner)},
		{ID: "wingman", Text: "Scores positions one move ahead; a fixed benchmark.", New: Wingman},
		{ID: "table", Text: "Uses tables and a die; a fixed benchmark.", New: Table},
		{ID: "solo", Text: "Uses one table for all ships; a fixed benchmark.", New: Solo},
		{ID: "wingman-published", Text: "The wingman as first published, with its flaws.",
			New: WingmanAsPublished},
		{ID: "random", Text: "Chooses at random, with preferences.", New: Random},
		{ID: "uniform", Text: "Chooses at random.", New: Uniform},
	}
}

// Named returns the bot of an id: one of Programs or of Measures, or a level in a manner, such as careful-ace.
func Named(id string) (Program, bool) { return Among(slices.Concat(Programs(), Measures()), id) }

// Title returns what people call a program: by its manner and level, or by its id with a capital.
func Title(id string) string {
	if m, level := mannerOf(id); m != nil {
		return Title(m.ID) + " " + Title(level)
	}
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
