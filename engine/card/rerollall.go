package card

import "koiogran/engine/game"

// RerollAll rerolls all dice of a pool that were not rerolled yet, or all that show one of the faces
// if faces are named. Where a card lets fewer be rerolled, none are.
func RerollAll(pool Pool, faces ...Faces) Op {
	list := anyOf(faces)
	return Op{
		What: "reroll all dice",
		Can: All(rerollable(pool), func(x *game.Exec) bool {
			n := freshOf(x, pool, list)
			return 0 < n && n <= rerollsLeft(x, pool)
		}),
		Do: game.Parts{picks, game.Step{Name: "take all dice", Do: func(x *game.Exec) {
			for _, f := range list {
				if n := pool.fresh(x)[f]; n > 0 { // hits and evades share a place
					picksOf(f).Set(x, n)
				}
			}
		}}, rerollStep(pool, list)},
	}
}
