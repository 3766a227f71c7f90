package card

import (
	"slices"

	"koiogran/engine/game"
)

// ForGood, among the means of Change, makes a die one that cannot be rerolled any more, among those of
// TurnInto one that cannot be modified at all.
const ForGood game.Means = 1 << 7

// Change turns n results of some faces into another, all that there are if there are fewer. With
// several faces it is one die, and the ability's player picks. UpTo lets the player stop short. It
// can be done if there is one result to change; OrNone changes what there is, if there is any. Means
// say what changes them, where that is not an ability of a card.
func Change[N number](pool Pool, n N, from, to Faces, means ...game.Means) Op {
	return change(pool, n, from, to, means).says("change", amount(n), from.words(), "to", to.words(), "of", pool.words())
}

// change is Change without words for it.
func change[N number](pool Pool, n N, from, to Faces, means []game.Means) Op {
	face, faces := to.one(), from.list()
	by, turn := changeTerms(means)
	if most, ok := any(n).(Most); ok {
		return changeUpTo(pool, Num(most), from.one(), face)
	}
	clause := "attack.modify.kinds"
	if by == game.ByForce {
		clause = "force.default-attack"
	}
	can := All(modifiableBy(by, pool), prints(pool, face))
	if _, none := any(n).(Loose); !none {
		can = All(can, loose(pool, from))
	}
	tellIt := func(x *game.Exec) { tellModified(x, pool, game.DiceChanged, clause) }
	if len(faces) > 1 {
		return Op{What: "change a result", Can: can, Do: pickFace(
			"choose the result to change", pool.looseOf, faces, func(x *game.Exec, f game.Face) {
				pool.of(x.Attack()).Change(1, f, face)
				noteFaces(x, sideOf(x), f, 1)
				tellIt(x)
			})}
	}
	count := numOf(n)
	return do("change a result", can, func(x *game.Exec) {
		most := min(count(x), pool.looseOf(x, faces[0]))
		if n := turn(pool.of(x.Attack()), most, faces[0], face); n > 0 {
			noteFaces(x, sideOf(x), faces[0], n)
			tellIt(x)
		}
	})
}

// changeTerms returns what changes dice, and how one face of a pool is turned into another.
func changeTerms(means []game.Means) (by game.Means, turn func(p *game.Pool, n int, from, to game.Face) int) {
	turn = (*game.Pool).Change
	for _, m := range means {
		if m&ForGood != 0 {
			turn = (*game.Pool).Fix
		}
		by = m &^ ForGood
	}
	return by, turn
}

// changeUpTo turns between 1 and n results of one face into another; the player says how many if
// there is a choice. It can be done if n is 1 at least.
func changeUpTo(pool Pool, n Num, from, to game.Face) Op {
	most := func(x *game.Exec) int { return min(n(x), pool.looseOf(x, from)) }
	count := game.NewLocal[uint8]("dice to change", 1)
	return Op{
		What: "change results",
		Can: All(modifiable(pool), prints(pool, to), func(x *game.Exec) bool {
			return most(x) > 0
		}),
		Do: game.Parts{game.Locals{count}, game.Step{
			Name: "how many results to change",
			Who: func(x *game.Exec) game.Players {
				if most(x) < 2 {
					return game.Nobody
				}
				return game.Only(x.Owner(x.Self()))
			},
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				for k := most(x); k >= 1; k-- {
					q.AddNumber(k)
				}
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) {
				count.Set(x, uint8(c.N))
			},
		}, game.Step{
			Name: "change the results",
			Do: func(x *game.Exec) {
				pool.of(x.Attack()).Change(int(count.Get(x)), from, to)
				noteFaces(x, sideOf(x), from, count.Get(x))
				tellModified(x, pool, game.DiceChanged, "attack.modify.kinds")
			},
		}},
	}
}

// AddResult adds a die with a result to the pool. It counts as a rolled die for every purpose
// (2e.attack.modify.added-die-is-normal).
func AddResult(pool Pool, face Faces) Op {
	f := face.one()
	return do("add a result", modifiable(pool), func(x *game.Exec) {
		pool.of(x.Attack()).Fresh[f]++
		tellModified(x, pool, game.DiceChanged, "attack.modify.kinds")
	}).says("add 1", face.words(), "to", pool.words())
}

// SpendResult takes one die with one of the faces out of the pool as a cost; the player
// chooses which if several fit.
func SpendResult(pool Pool, faces Faces) Op {
	return Op{
		What: "spend 1 " + faces.words() + " of " + pool.words(),
		Cost: true,
		Can:  All(modifiable(pool), loose(pool, faces)),
		Do: pickFace("spend a result", pool.looseOf, faces.list(),
			func(x *game.Exec, f game.Face) {
				pool.of(x.Attack()).Remove(1, f)
				noteFaces(x, sideOf(x), f, 1)
				tellModified(x, pool, game.DiceChanged, "attack.modify.spend-own-result")
			}),
	}
}

// CancelResult takes one die with one of the faces out of the pool, which is not modifying it
// (2e.attack.modify.not-modifying).
func CancelResult(pool Pool, faces Faces) Op {
	return Op{
		What: "cancel 1 " + faces.words() + " of " + pool.words(),
		Can:  Shows(pool, faces),
		Do: pickFace("cancel a result", pool.countOf, faces.list(),
			func(x *game.Exec, f game.Face) {
				pool.of(x.Attack()).Remove(1, f)
				tell(x, pool, game.DiceChanged, "attack.cancel")
			}),
	}
}

// CancelAll takes all remaining dice out of the pool, or all that show one of the faces, of which there
// must be one.
func CancelAll(pool Pool, faces ...Faces) Op {
	if len(faces) == 0 {
		return do("cancel all results", nil, func(x *game.Exec) {
			*pool.of(x.Attack()) = game.Pool{}
			tell(x, pool, game.DiceChanged, "attack.cancel")
		})
	}
	list := anyOf(faces)
	return do("cancel all such results", Shows(pool, faces[0]), func(x *game.Exec) {
		for _, f := range list {
			pool.of(x.Attack()).Remove(Every, f)
		}
		tell(x, pool, game.DiceChanged, "attack.cancel")
	})
}

// loose reports whether dice of a pool show one of the faces and can be modified.
func loose(pool Pool, faces Faces) Cond {
	list := faces.list()
	return func(x *game.Exec) bool {
		for _, f := range list {
			if x.Attack() != nil && pool.looseOf(x, f) > 0 {
				return true
			}
		}
		return false
	}
}

// pickFace is a step in which the ability's player picks one of the faces that dice of the pool
// show, as count counts them.
func pickFace(name string, count func(x *game.Exec, f game.Face) int, faces []game.Face,
	then func(x *game.Exec, f game.Face),
) game.Step {
	return game.Step{
		Name: name,
		Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			for _, f := range faces {
				if count(x, f) > 0 {
					c := game.Opt(game.FaceVerb)
					c.Item = uint8(f)
					q.Add(c)
				}
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) { then(x, game.Face(c.Item)) },
	}
}

// TurnInto has the player of the ship that has just rolled dice change one of them to the face that a
// number stands for, if the ship may modify its dice and none shows it: with ForGood if not all show it.
func TurnInto(face Num, means ...game.Means) Op {
	pins := slices.Contains(means, ForGood)
	pool := func(x *game.Exec) Pool {
		if x.S.Rolled.Total() > 0 {
			return RolledDice
		}
		return Pool(x.Trigger().N)
	}
	count := func(x *game.Exec, f game.Face) int {
		if p := pool(x); p != RolledDice {
			return p.countOf(x, f)
		}
		return int(x.S.Rolled[f])
	}
	turnable := func(x *game.Exec, f game.Face) bool {
		return count(x, f) > 0 && (pool(x) == RolledDice || faceLeft(x, x.Trigger().Ship, f) > 0)
	}
	can := func(x *game.Exec) bool {
		f := game.Face(face(x))
		p := pool(x)
		if p != RolledDice && !MayModify(x, x.Trigger().Ship, p.color(), game.ByAbility) {
			return false
		}
		others := false
		for _, g := range anyFace {
			others = others || g != f && turnable(x, g)
		}
		return others && (pins || count(x, f) == 0) && colorOf(x, p).Sides()[f] > 0
	}
	return Op{What: "change a die to the result that was named", Can: can, Do: game.Step{
		Name: "choose the result to change",
		Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Trigger().Ship)) },
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			for _, f := range anyFace {
				if f != game.Face(face(x)) && turnable(x, f) {
					c := game.Opt(game.FaceVerb)
					c.Item = uint8(f)
					q.Add(c)
				}
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			was, now := game.Face(c.Item), game.Face(face(x))
			if p := pool(x); p != RolledDice {
				noteFaces(x, x.Trigger().Ship, was, 1)
				if dice := p.of(x.Attack()); pins {
					dice.Pin(was, now)
				} else {
					dice.Change(1, was, now)
				}
				tellModified(x, p, game.DiceChanged, "attack.modify.kinds")
				return
			}
			x.S.Rolled[was]--
			x.S.Rolled[now]++
			if pins {
				x.S.Pinned[now]++
			}
			e := game.NewEvent(game.DiceChanged, "", x.Trigger().Ship)
			e.Card, e.Color, e.Dice = x.Card(), colorOf(x, RolledDice), x.S.Rolled
			x.Emit(e)
		},
	}}
}
