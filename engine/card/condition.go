package card

import "koiogran/engine/game"

// HasCondition reports whether a ship has a condition assigned, by the condition's id.
func HasCondition(id string) Cond {
	return func(x *game.Exec) bool {
		for i := range x.S.Cards[:x.S.NCards] {
			c := &x.S.Cards[i]
			if c.Faceup() && c.Ship == x.Subject() && x.G.Dealt[c.Code].ID == id {
				return true
			}
		}
		return false
	}
}
