package card

import "koiogran/engine/game"

// RollAgain rolls all dice of a pool again, as if they had not been rolled: it is no reroll to
// other effects, and these dice may still be rerolled. RolledDice are those rolled outside of an
// attack that the window is about.
func RollAgain(pool Pool) Op {
	if pool == RolledDice {
		return rollOutsideAgain()
	}
	return Op{
		What: "roll all dice again",
		Can: All(modifiable(pool), func(x *game.Exec) bool {
			return pool.of(x.Attack()).Total() > 0
		}),
		Do: rollAll(func(x *game.Exec) game.Roll {
			return game.Roll{Color: colorOf(x, pool), N: uint8(pool.of(x.Attack()).Total())}
		}, func(x *game.Exec, dice game.Faces) { *pool.of(x.Attack()) = game.Pool{Fresh: dice} }),
	}
}

// rollOutsideAgain is RollAgain of the dice rolled outside of an attack that the window is about.
func rollOutsideAgain() Op {
	return Op{
		What: "roll all dice again",
		Can:  func(x *game.Exec) bool { return x.S.Rolled.Total() > 0 },
		Do: rollAll(func(x *game.Exec) game.Roll {
			return game.Roll{Color: colorOf(x, RolledDice),
				N: uint8(x.S.Rolled.Total())}
		}, func(x *game.Exec, dice game.Faces) { x.S.Rolled = dice }),
	}
}

// rollAll is the step in which Chance rolls dice again.
func rollAll(roll func(x *game.Exec) game.Roll, keep func(x *game.Exec, dice game.Faces),
) game.Step {
	return game.Step{
		Name: "roll again",
		Who:  func(*game.Exec) game.Players { return game.Only(game.Chance) },
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			q.Kind, q.Roll = game.RollQuestion, roll(x)
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			x.Emit(game.Event{Kind: game.Rolled, Ship: x.Self(), Other: game.NoShip,
				Card: x.Card(), Color: roll(x).Color, Dice: c.Dice})
			keep(x, c.Dice)
		},
	}
}
