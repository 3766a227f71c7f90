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
			return game.Roll{Color: game.DiceColor(x.Trigger().N),
				N: uint8(x.S.Rolled.Total())}
		}, func(x *game.Exec, dice game.Faces) { x.S.Rolled = dice }),
	}
}

// RerollOutside rerolls all dice that show a face, of those rolled outside of an attack that the
// window is about.
func RerollOutside(face Faces) Op {
	f := face.one()
	return Op{
		What: "reroll dice",
		Can:  func(x *game.Exec) bool { return x.S.Rolled[f] > 0 },
		Do: rollAll(func(x *game.Exec) game.Roll {
			return game.Roll{Color: game.DiceColor(x.Trigger().N), N: x.S.Rolled[f]}
		}, func(x *game.Exec, dice game.Faces) {
			x.S.Rolled[f] = 0
			for g, n := range dice {
				x.S.Rolled[g] += n
			}
		}),
	}
}

// toReroll counts, for each face, the dice that are chosen to be rerolled, rolledBits each; the
// highest bit says that the choice is over.
var toReroll = game.NewLocal[uint32]("dice to reroll", 0)

const rerollDone = 1 << 31

// RerollAnyOutside rerolls any number of the dice that show one of the faces, one at least, of those
// rolled outside of an attack that the window is about. The player of Self picks them one by one.
func RerollAnyOutside(faces Faces) Op {
	chosen := func(x *game.Exec, f game.Face) uint8 {
		return uint8(toReroll.Get(x)>>(rolledBits*f)) & rolledMost
	}
	left := func(x *game.Exec, visit func(f game.Face)) {
		for f := range game.NumFaces {
			if faces&(1<<f) != 0 && chosen(x, f) < x.S.Rolled[f] {
				visit(f)
			}
		}
	}
	some := func(x *game.Exec) bool {
		found := false
		left(x, func(game.Face) { found = true })
		return found
	}
	choose := game.Step{
		Name:  "choose a result to reroll or be done",
		Until: true,
		Who: func(x *game.Exec) game.Players {
			if toReroll.Get(x)&rerollDone != 0 || !some(x) {
				return game.Nobody
			}
			return game.Only(x.Owner(x.Self()))
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			left(x, func(f game.Face) {
				c := game.Opt(game.FaceVerb)
				c.Item = uint8(f)
				q.Add(c)
			})
			if toReroll.Get(x) != 0 {
				q.AddPass()
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			if c.Verb == game.PassVerb {
				toReroll.Set(x, toReroll.Get(x)|rerollDone)
				return
			}
			toReroll.Set(x, toReroll.Get(x)+1<<(rolledBits*c.Item))
		},
	}
	roll := rollAll(func(x *game.Exec) game.Roll {
		n := uint8(0)
		for f := range game.NumFaces {
			n += chosen(x, f)
		}
		return game.Roll{Color: game.DiceColor(x.Trigger().N), N: n}
	}, func(x *game.Exec, dice game.Faces) {
		for f := range game.NumFaces {
			x.S.Rolled[f] += dice[f] - chosen(x, f)
		}
	})
	return Op{What: "reroll dice", Can: some,
		Do: game.Parts{game.Locals{toReroll}, choose, roll}}
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
