package flightpath

import "koiogran/engine/game"

// words puts this edition's words into sentences: which stand at the same place, the first one
// counts.
func words() *game.Vocabulary {
	return game.NewVocabulary(
		"Koiogran turn", "K-turn", "Segnor's loop", "S-loop", "Tallon roll", "T-roll",
		"gas cloud", "beam interference field", "decloaks", "unstealths", "decloak", "unstealth",
		" ship", " unit", "ships", "units", "An ionized", "A shocked", "ionized", "shocked",
		"calculate", "accumulate", "reinforce", "guard", "rotate arc", "rotate turret",
		"SLAM", "overthrust", "cloak", "stealth",
		"a shield", "armor", "shields", "armor", "shield", "armor", "hull", "structure",
		"Force", "newtype",
	)
}
