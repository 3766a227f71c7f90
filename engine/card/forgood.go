package card

import "koiogran/engine/game"

// ChangeForGood turns one result of a face into another, on a die that cannot be rerolled any more.
func ChangeForGood(pool Pool, was, now Faces) Op {
	from, to := was.one(), now.one()
	can := All(modifiable(pool), prints(pool, to), Shows(pool, was))
	return do("change a result", can, func(x *game.Exec) {
		p := pool.of(x.Attack())
		part := &p.Fresh
		if part[from] == 0 {
			part = &p.Rerolled
		}
		part[from]--
		p.Rerolled[to]++
		tellModified(x, pool, game.DiceChanged, "attack.modify.kinds")
	})
}
