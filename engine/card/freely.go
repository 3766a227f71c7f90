package card

import "koiogran/engine/game"

// ChangeAny turns every result of one face into another; there may be none
// (1e.focus.spend-without-results). That is the standard effect of a focus token.
func ChangeAny(pool Pool, was, now Faces) Op {
	from, to := was.one(), now.one()
	return do("change results", modifiableBy(game.ByFocusToken, pool), func(x *game.Exec) {
		if pool.of(x.Attack()).Change(int(^uint8(0)), from, to) > 0 {
			tellModified(x, pool, game.DiceChanged, "attack.modify.kinds")
		}
	})
}

// OnceMore lets the ability be used once more in the same window: each token is spent on its own
// (1e.attack.modify-attack.as-often-as-possible, 1e.attack.modify-defense.as-often-as-possible).
func OnceMore() Op { return do("again", nil, func(x *game.Exec) { x.Reopen() }) }

// RerollUpToAll rerolls any dice of a pool together, none too; the player picks how many of each
// face. Dice that were rerolled already stay (1e.lock.spend-zero-rerolls, 1e.dice.reroll-once).
func RerollUpToAll(pool Pool) Op {
	faces := []game.Face{game.Blank, game.Focus, game.Hit, game.Crit}
	none := numOf(0)
	left := func(x *game.Exec) int { return rerollsLeft(x, pool) }
	roll := rerollStep(pool, faces)
	roll.Who = func(x *game.Exec) game.Players {
		if picked(x) == 0 {
			return game.Nobody
		}
		return game.Only(game.Chance)
	}
	return Op{What: "reroll dice", Can: rerollable(pool),
		Do: game.Parts{pickDice(pool, none, left, faces), roll}}
}
