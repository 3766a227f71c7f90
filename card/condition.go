package card

import "koiogran/game"

// Bears tells whether a ship has a condition assigned, by the condition's id.
func Bears(id string, r Ref) Cond {
	return func(x *game.Exec) bool {
		for i := range x.S.Cards[:x.S.NCards] {
			c := &x.S.Cards[i]
			if c.Faceup() && c.Ship == r(x) && x.G.Dealt[c.Code].ID == id {
				return true
			}
		}
		return false
	}
}
