package first

import "koiogran/card"

// pilots are what ship cards do.
func pilots() []card.Def { return nil }

// upgrades are what upgrade cards do.
func upgrades() []card.Def { return nil }
