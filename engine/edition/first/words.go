package first

import "koiogran/engine/game"

// words puts the words of the first edition into sentences in place of the usual ones. Names of
// cards are safe from it: they begin with capitals. What is replaced is not looked at again.
func words() *game.Vocabulary {
	return game.NewVocabulary(
		"spends 1 charge of", "discards 1 ordnance token of",
		"charges on it", "ordnance tokens on it",
		"is the first player", "has initiative",
		"choose the first player", "choose who has initiative",
		"has initiative", "has initiative", "roll for initiative", "roll for initiative",
		"initiative", "pilot skill",
		"blue ", "green ",
		"engagement phase", "combat phase", "of engagement", "of combat",
		"next ship to engage", "next ship to attack",
		"efore engaging", "efore attacking", "neutralizing results", "comparing results",
		"declaring the defender", "declaring the target",
		" engages", " has its turn in combat", "engaged", "turn in combat over",
		"defense", "defense",
		"results are neutralized", "results are compared",
		" locks ", " acquires a target lock on ",
		" a lock", " a target lock", " the lock ", " the target lock ",
		"a ship to lock", "a ship to acquire a target lock on",
		"expose a card at random", "turn a card faceup at random", "card to expose", "card to turn faceup",
		" lock action", " target lock action",
		"and flees", "and is destroyed",
		"repairs a damage card", "has a damage card turned facedown",
		"exposes a damage card", "has a damage card turned faceup",
		"the two ships are at range 0 of each other", "the two ships touch each other",
		"the ship is at range 0 of an asteroid", "the ship overlaps an asteroid",
		"its card does not have enough charges left", "its card is discarded",
		"the ship is disarmed", "the ship's weapons are disabled",
	)
}
