package second

import "koiogran/card"

// conditions are the condition cards whose effects are built.
func conditions() []card.Def { return nil }
