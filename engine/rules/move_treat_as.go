package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// TreatAs gives the present maneuver an easier difficulty. It can be done if the maneuver becomes
// easier by it: what makes it harder for other reasons still does
// (1e.maneuver.difficulty-conflict-harder-wins).
func TreatAs(d game.Difficulty) card.Op {
	easier := func(x *game.Exec) bool {
		m := x.Move()
		if m == nil || m.Maneuver.Fixed {
			return false
		}
		now, old := difficultyNow(x), m.Maneuver.Difficulty
		m.Maneuver.Difficulty = d
		then := difficultyNow(x)
		m.Maneuver.Difficulty = old
		return then < now
	}
	return card.RunIf("treat the maneuver as easier", easier, func(x *game.Exec) {
		x.Move().Maneuver.Difficulty = d
	})
}
