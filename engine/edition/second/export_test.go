package second

import "koiogran/engine/card"

// Texts are the conditions and the damage cards, for tests.
func Texts() []card.Def { return append(conditions(), damageDeck()...) }
