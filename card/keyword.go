package card

import (
	"slices"

	"koiogran/game"
)

// Keyword tells whether a ship card bears a keyword, such as "TIE".
func Keyword(word string, r Ref) Cond {
	return func(x *game.Exec) bool { return slices.Contains(x.Info(r(x)).Keywords, word) }
}
