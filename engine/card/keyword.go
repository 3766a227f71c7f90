package card

import (
	"slices"

	"koiogran/engine/game"
)

// Keyword reports whether a ship card bears a keyword, such as "TIE".
func Keyword(word string) Cond {
	return func(x *game.Exec) bool { return slices.Contains(x.Info(x.Subject()).Keywords, word) }
}
