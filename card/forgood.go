package card

import "koiogran/game"

// ChangeForGood turns one result of a face into another, on a die that cannot be rerolled any more.
func ChangeForGood(pool DicePool, from, to game.Face) Op {
	can := All(modifiable(pool), prints(pool, to), Showing(pool, 1, from))
	return do("change a result", can, func(x *game.Exec) {
		p := pool(x.Attack())
		part := &p.Fresh
		if part[from] == 0 {
			part = &p.Rerolled
		}
		part[from]--
		p.Rerolled[to]++
		tell(x, pool, game.DiceChanged, "2e.attack.modify.kinds")
	})
}
