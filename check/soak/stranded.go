package soak

import "koiogran/play/squad"

// Stranded is a card that is built and that no squad of cards that are built can have.
type Stranded struct {
	ID  string `json:"id"`
	Why string `json:"why"`
}

// stranded are all of them, by edition. A test keeps the table true.
var stranded = map[string][]Stranded{
	squad.Second: {
		{"corsaircrew", "no ship that is built has a team slot"},
		{"delta7b", "no Delta-7 Aethersprite is built"},
		{"ghost", "no VCX-100 is built"},
		{"phantom", "no attack shuttle and no Sheathipede is built"},
	},
	squad.First: {
		{"allianceoverhaul", "no ARC-170 is built"},
		{"broadcastarray", "no Gozanti-class cruiser is built"},
		{"combatretrofit", "no huge ship is built"},
		{"merchantone", "no C-ROC cruiser is built"},
		{"tantiveiv", "no CR90 corvette is built"},
	},
}

// idOf reports whether a row of the table is about a card.
func idOf(id string) func(Stranded) bool {
	return func(s Stranded) bool { return s.ID == id }
}
