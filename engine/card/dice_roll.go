package card

import "koiogran/engine/game"

// AddDice adds n dice (takes them, if negative) to what the pool's side will roll.
func AddDice[N number](pool Pool, n N) Op {
	count := numOf(n)
	return do("roll another die", nil, func(x *game.Exec) {
		a := x.Attack()
		if pool == AttackDice {
			a.AddAttack += int8(count(x))
		} else {
			a.AddDefense += int8(count(x))
		}
	}).says("roll", amount(n), "more of the", pool.words())
}

// RollMore rolls n more dice of a pool whose dice have just been rolled.
func RollMore(pool Pool, n int) Op {
	return Op{What: "roll another die", Do: game.Step{
		Name: "roll another die",
		Who:  func(*game.Exec) game.Players { return game.Only(game.Chance) },
		Ask: func(_ *game.Exec, _ game.Player, q *game.Question) {
			q.Kind = game.RollQuestion
			q.Roll = game.Roll{Color: pool.color(), N: uint8(n)}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			a := x.Attack()
			for f, k := range c.Dice {
				pool.of(a).Fresh[f] += k
			}
			a.Rolled[pool] += uint8(n)
			e := game.NewEvent(game.Rolled, "attack.step2.dice-count", a.Attacker)
			e.Other, e.Card, e.Color, e.Dice = a.Defender, x.Card(), pool.color(), c.Dice
			x.Emit(e)
		},
	}}
}

// Dice says which dice a ship rolls outside of an attack.
type Dice struct {
	Name  string // of the step
	Color game.DiceColor
	N     func(x *game.Exec) int // how many; none at 0
	By    Ref
}

// Throw lets Chance roll dice outside of an attack for a ship, and does something about the
// result. Between the two abilities answer the roll (2e.timing.queue). No dice have no result.
func Throw(d Dice, then func(x *game.Exec, result game.Faces)) game.Part {
	n, color := d.N, d.Color
	return game.Parts{game.Step{
		Name: "before the roll",
		Do: func(x *game.Exec) {
			if len(x.G.Hooks[BeforeRoll(RolledDice)]) > 0 && n(x) > 0 {
				t := game.On(BeforeRoll(RolledDice), d.By(x))
				t.N = outside(color)
				x.Offer(t)
			}
		},
	}, game.Step{
		Name: d.Name,
		Who: func(x *game.Exec) game.Players {
			if n(x) == 0 {
				return game.Nobody
			}
			return game.Only(game.Chance)
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			q.Kind = game.RollQuestion
			q.Roll = game.Roll{Color: color, N: uint8(n(x))}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			id := d.By(x)
			e := game.NewEvent(game.Rolled, "", id)
			e.Card, e.Color, e.Dice = x.Card(), color, c.Dice
			x.Emit(e)
			x.S.Rolled = c.Dice
			answer := game.On(AfterRoll, id)
			answer.N = outside(color)
			x.Offer(answer)
		},
	}, game.Step{
		Name: "the result of the roll",
		Do: func(x *game.Exec) {
			result := x.S.Rolled
			x.S.Rolled, x.S.Pinned = game.Faces{}, game.Faces{}
			if result.Total() > 0 {
				then(x, result)
			}
		},
	}}
}

// OutsideColor reports whether the dice of the window, rolled outside of an attack, are of a color.
func OutsideColor(c game.DiceColor) Cond {
	return func(x *game.Exec) bool { return x.Trigger().N == outside(c) }
}

// rolled is the result of RollDice, rolledBits for each face.
var rolled = game.NewLocal[uint32]("rolled", 0)

const (
	rolledBits = 4
	rolledMost = 1<<rolledBits - 1
)

var _ [32 - rolledBits*game.NumFaces]struct{}

// RollDice lets Self, or another ship if one is named, roll n dice, at most 15, outside of an attack.
// What follows in the ability reads the result with Results and Shows.
func RollDice[N number](dice Pool, n N, by ...Ref) Op {
	who := Self
	if len(by) > 0 {
		who = by[0]
	}
	count := numOf(n)
	number := func(x *game.Exec) int { return min(count(x), rolledMost) }
	keep := func(x *game.Exec, result game.Faces) {
		kept := uint32(0)
		for f, k := range result {
			kept |= uint32(k) << (rolledBits * f)
		}
		rolled.Set(x, kept)
	}
	return Op{What: "roll dice", Do: game.Parts{
		game.Locals{rolled}, Throw(Dice{"roll dice", dice.color(), number, who}, keep),
	}}
}

// rolledCount returns how many dice show a face that were rolled outside of an attack: those of the
// window, as long as abilities answer the roll, else those of the running ability.
func rolledCount(x *game.Exec, f game.Face) int {
	if x.S.Rolled.Total() > 0 {
		return int(x.S.Rolled[f])
	}
	return int(rolled.Get(x)>>(rolledBits*int(f))) & rolledMost
}

// RollAgain rolls all dice of a pool again, as if they had not been rolled: it is not a reroll to
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
			e := game.NewEvent(game.Rolled, "", x.Self())
			e.Card, e.Color, e.Dice = x.Card(), roll(x).Color, c.Dice
			x.Emit(e)
			keep(x, c.Dice)
		},
	}
}
