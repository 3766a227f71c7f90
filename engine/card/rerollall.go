package card

import "koiogran/engine/game"

// RerollAll rerolls all dice of a pool that were not rerolled yet.
func RerollAll(pool Pool) Op {
	faces := []game.Face{game.Blank, game.Focus, game.Hit, game.Crit}
	return Op{
		What: "reroll all dice",
		Can: All(rerollable(pool), func(x *game.Exec) bool {
			return freshOf(x, pool, faces) > 0
		}),
		Do: game.Parts{picks, game.Step{Name: "take all dice", Do: func(x *game.Exec) {
			for _, f := range faces {
				picksOf(f).Set(x, pool.of(x.Attack()).Fresh[f])
			}
		}}, rerollStep(pool, faces)},
	}
}
