package card

import "koiogran/game"

// ChangeAny turns every result of one face into another; there may be none
// (1e.focus.spend-without-results). That is the standard effect of a focus token, which is all that
// changes dice where FocusOnly says so.
func ChangeAny(pool DicePool, from, to game.Face) Op {
	can := func(x *game.Exec) bool {
		a := x.Attack()
		return a != nil && !fixed(x, pool) && x.Query(ModifiesNoDice, sideOf(x), 0) == 0
	}
	return do("change results", can, func(x *game.Exec) {
		if pool(x.Attack()).Change(int(^uint8(0)), from, to) > 0 {
			tell(x, pool, game.DiceChanged, "2e.attack.modify.kinds")
		}
	})
}

// OnceMore lets the ability be used once more in the same window: each token is spent on its own
// (1e.attack.modify-attack.as-often-as-possible, 1e.attack.modify-defense.as-often-as-possible).
func OnceMore() Op { return do("again", nil, func(x *game.Exec) { x.Reopen() }) }

// RerollUpToAll rerolls any dice of a pool together, none too; the player picks how many of each
// face. Dice that were rerolled already stay (1e.lock.spend-zero-rerolls, 1e.dice.reroll-once).
func RerollUpToAll(pool DicePool) Op {
	faces := []game.Face{game.Blank, game.Focus, game.Hit, game.Crit}
	op := Op{What: "reroll dice", Can: rerollable(pool)}
	for _, f := range faces {
		op.Steps = append(op.Steps, game.Step{
			Name: "how many " + f.String() + " results to reroll",
			Who: func(x *game.Exec) game.Players {
				if pool(x.Attack()).Fresh[f] == 0 {
					return game.Nobody
				}
				return game.Only(x.Owner(x.Self()))
			},
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				for k := int(pool(x.Attack()).Fresh[f]); k >= 0; k-- {
					q.AddNumber(k)
				}
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) {
				x.Frame().R[scratch(f)] = c.N
			},
		})
	}
	roll := rerollStep(pool, faces)
	roll.Who = func(x *game.Exec) game.Players {
		if picked(x.Frame()) == 0 {
			return game.Nobody
		}
		return game.Only(game.Chance)
	}
	op.Steps = append(op.Steps, roll)
	return op
}
