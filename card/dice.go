package card

import "koiogran/game"

// DicePool picks one of the two pools of an attack.
type DicePool func(a *game.Attack) *game.Pool

// AttackDice and DefenceDice are the dice that the attacker and the defender rolled.
func AttackDice(a *game.Attack) *game.Pool  { return &a.Attack }
func DefenceDice(a *game.Attack) *game.Pool { return &a.Defence }

// colourOf returns the colour of the dice in the pool.
func colourOf(x *game.Exec, pool DicePool) game.DiceColour {
	a := x.Attack()
	if pool(a) == &a.Attack {
		return game.AttackDice
	}
	return game.DefenceDice
}

// modifiable tells whether Self's side may modify this pool now.
func modifiable(pool DicePool) Cond {
	return func(x *game.Exec) bool {
		a := x.Attack()
		if a == nil || fixed(x, pool) || x.Query(ModifiesNoDice, sideOf(x), 0) > 0 {
			return false
		}
		if pool(a) == &a.Attack && x.Query(FocusOnly, a.Attacker, 0) > 0 {
			return false
		}
		// Blinded Pilot leaves its ship only Force (2e.damage.card.blinded-pilot).
		return pool(a) != &a.Attack || x.Owner(x.Self()) != x.Owner(a.Attacker) ||
			x.Query(ModifiesOnlyForce, a.Attacker, 0) == 0
	}
}

// sideOf returns the ship of the present attack on whose side Self is.
func sideOf(x *game.Exec) game.ShipID {
	a := x.Attack()
	if x.Owner(x.Self()) == x.Owner(a.Attacker) {
		return a.Attacker
	}
	return a.Defender
}

// rerollable tells whether Self's side may modify this pool now by rolling dice of it again.
func rerollable(pool DicePool) Cond {
	return All(modifiable(pool), func(x *game.Exec) bool {
		a := x.Attack()
		if pool(a) == &a.Attack {
			return !unnerved(x, sideOf(x)) && x.Query(NotRerolled, a.Attacker, 0) == 0
		}
		return x.Query(NotRerolled, a.Defender, 0) == 0
	})
}

// unnerved tells whether a ship attacks one against which it spends no focus token and rerolls
// nothing.
func unnerved(x *game.Exec, id game.ShipID) bool {
	a := x.Attack()
	return a != nil && a.Attacker == id && x.Query(Unnerves, a.Defender, 0) > 0
}

// fixed tells whether something forbids everybody to modify the pool.
func fixed(x *game.Exec, pool DicePool) bool {
	a := x.Attack()
	if pool(a) == &a.Attack {
		return a.NoModAtk || x.Query(DiceFixed, a.Attacker, 0) > 0
	}
	return a.NoModDef || x.Query(DiceFixed, a.Defender, 0) > 0
}

// prints tells whether the dice of the pool have a face: a die cannot be changed to a result that
// is not on it (2e.attack.modify.impossible-change).
func prints(pool DicePool, f game.Face) Cond {
	return func(x *game.Exec) bool {
		return x.Attack() != nil && colourOf(x, pool).Sides()[f] > 0
	}
}

// FixDice makes the dice of a pool unmodifiable for the rest of the attack.
func FixDice(pool DicePool) Op {
	return do("dice cannot be modified", nil, func(x *game.Exec) {
		a := x.Attack()
		if pool(a) == &a.Attack {
			a.NoModAtk = true
		} else {
			a.NoModDef = true
		}
	})
}

// tell emits what a pool now shows.
func tell(x *game.Exec, pool DicePool, kind game.EventKind, clause string) {
	p := pool(x.Attack())
	var faces game.Faces
	for f := range game.NumFaces {
		faces[f] = uint8(p.Count(f))
	}
	x.Emit(game.Event{Kind: kind, Clause: clause, Ship: x.Self(), Other: game.NoShip,
		Card: x.Card(), Colour: colourOf(x, pool), Dice: faces})
}

// Change turns up to n results of one face into another. It can be done if there is one.
func Change(pool DicePool, n int, from, to game.Face) Op {
	can := All(modifiable(pool), prints(pool, to), Showing(pool, 1, from))
	return do("change a result", can, func(x *game.Exec) {
		pool(x.Attack()).Change(n, from, to)
		tell(x, pool, game.DiceChanged, "2e.attack.modify.kinds")
	})
}

// changeCount is the scratch number in which ChangeUpTo keeps how many dice to change.
const changeCount = 1

// ChangeUpTo turns between 1 and n results of one face into another; the player says how many
// if there is a choice.
func ChangeUpTo(pool DicePool, n int, from, to game.Face) Op {
	return ChangeUpToPer(pool, func(*game.Exec) int { return n }, from, to)
}

// ChangeUpToPer is ChangeUpTo with a number that is counted when it is used. It can be done if
// that is 1 at least.
func ChangeUpToPer(pool DicePool, n func(x *game.Exec) int, from, to game.Face) Op {
	most := func(x *game.Exec) int { return min(n(x), pool(x.Attack()).Count(from)) }
	return Op{
		What: "change results",
		Can: All(modifiable(pool), prints(pool, to), func(x *game.Exec) bool {
			return most(x) > 0
		}),
		Steps: []game.Step{{
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
				x.Frame().R[changeCount] = c.N
			},
		}, {
			Name: "change the results",
			Do: func(x *game.Exec) {
				pool(x.Attack()).Change(max(1, int(x.Frame().R[changeCount])), from, to)
				tell(x, pool, game.DiceChanged, "2e.attack.modify.kinds")
			},
		}},
	}
}

// ChangeAll turns every result of one face into another.
func ChangeAll(pool DicePool, from, to game.Face) Op { return Change(pool, 99, from, to) }

// ChangeOne turns one die with one of several faces into another face; the player picks the
// face if more than one fits.
func ChangeOne(pool DicePool, to game.Face, from ...game.Face) Op {
	return Op{
		What: "change a result",
		Can:  All(modifiable(pool), prints(pool, to), Showing(pool, 1, from...)),
		Steps: []game.Step{pickFace("choose the result to change", pool, from,
			func(x *game.Exec, f game.Face) {
				pool(x.Attack()).Change(1, f, to)
				tell(x, pool, game.DiceChanged, "2e.attack.modify.kinds")
			})},
	}
}

// ChangeByForce is Change that is not stopped by Blinded Pilot.
func ChangeByForce(pool DicePool, from, to game.Face) Op {
	can := func(x *game.Exec) bool {
		a := x.Attack()
		return a != nil && pool(a).Count(from) > 0 && !fixed(x, pool)
	}
	return do("change a result", can, func(x *game.Exec) {
		pool(x.Attack()).Change(1, from, to)
		tell(x, pool, game.DiceChanged, "2e.force.default-attack")
	})
}

// AddResult adds a die with a result to the pool. It counts as a rolled die for every purpose
// (2e.attack.modify.added-die-is-normal).
func AddResult(pool DicePool, f game.Face) Op {
	return do("add a result", modifiable(pool), func(x *game.Exec) {
		pool(x.Attack()).Fresh[f]++
		tell(x, pool, game.DiceChanged, "2e.attack.modify.kinds")
	})
}

// SpendResult takes one die with one of the faces out of the pool as a cost; the player
// chooses which if several fit.
func SpendResult(pool DicePool, faces ...game.Face) Op {
	return Op{
		What: "spend a result",
		Cost: true,
		Can:  All(modifiable(pool), Showing(pool, 1, faces...)),
		Steps: []game.Step{pickFace("spend a result", pool, faces,
			func(x *game.Exec, f game.Face) {
				pool(x.Attack()).Remove(1, f)
				tell(x, pool, game.DiceChanged, "2e.attack.modify.spend-own-result")
			})},
	}
}

// CancelResult takes one die with one of the faces out of the pool, which is not modifying it
// (2e.attack.modify.not-modifying).
func CancelResult(pool DicePool, faces ...game.Face) Op {
	return Op{
		What: "cancel a result",
		Can:  Showing(pool, 1, faces...),
		Steps: []game.Step{pickFace("cancel a result", pool, faces,
			func(x *game.Exec, f game.Face) {
				pool(x.Attack()).Remove(1, f)
				x.Frame().R[5] = int16(f)
				tell(x, pool, game.DiceChanged, "2e.attack.cancel")
			})},
	}
}

// CancelAll takes all remaining dice out of the pool.
func CancelAll(pool DicePool) Op {
	return do("cancel all results", nil, func(x *game.Exec) {
		*pool(x.Attack()) = game.Pool{}
		tell(x, pool, game.DiceChanged, "2e.attack.cancel")
	})
}

// pickFace is a step in which the ability's player picks one of the faces that the pool
// shows.
func pickFace(name string, pool DicePool, faces []game.Face,
	then func(x *game.Exec, f game.Face),
) game.Step {
	return game.Step{
		Name: name,
		Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			for _, f := range faces {
				if pool(x.Attack()).Count(f) > 0 {
					c := game.Opt(game.FaceVerb)
					c.Item = uint8(f)
					q.Add(c)
				}
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) { then(x, game.Face(c.Item)) },
	}
}

// AddDice adds n dice (takes them, if negative) to what the pool's side will roll.
func AddDice(colour game.DiceColour, n int) Op {
	return do("roll another die", nil, func(x *game.Exec) {
		a := x.Attack()
		if colour == game.AttackDice {
			a.AddAttack += int8(n)
		} else {
			a.AddDefence += int8(n)
		}
	})
}

// The scratch numbers of a reroll: how many dice of each face were picked.
const (
	rerollBlank = 1 + iota
	rerollFocus
	rerollHit
	rerollCrit
)

// Reroll rerolls between 1 and n dice showing one of the faces, all together; the player
// picks how many of each face. Dice that were rerolled already stay
// (2e.component.golden-rule.one-reroll-per-die).
func Reroll(pool DicePool, n int, faces ...game.Face) Op {
	return RerollPer(pool, func(*game.Exec) int { return n }, faces...)
}

// RerollPer is Reroll of a number of dice that depends on the moment.
func RerollPer(pool DicePool, n func(x *game.Exec) int, faces ...game.Face) Op {
	if len(faces) == 0 {
		faces = []game.Face{game.Blank, game.Focus, game.Hit, game.Crit, game.Evade}
	}
	op := Op{
		What: "reroll dice",
		Can: All(rerollable(pool), func(x *game.Exec) bool {
			return n(x) > 0 && freshOf(x, pool, faces) > 0
		}),
	}
	for i, f := range faces {
		op.Steps = append(op.Steps, rerollCount(pool, n, f, faces[i+1:]))
	}
	op.Steps = append(op.Steps, rerollStep(pool, faces))
	return op
}

// scratch returns where a reroll counts dice of a face. Hits and evades share a place, since
// no die has both.
func scratch(f game.Face) int {
	if f == game.Evade {
		return rerollHit
	}
	return rerollBlank + int(f)
}

// freshOf counts the dice of these faces that may still be rerolled.
func freshOf(x *game.Exec, pool DicePool, faces []game.Face) int {
	n := 0
	for _, f := range faces {
		n += int(pool(x.Attack()).Fresh[f])
	}
	return n
}

// picked counts the dice picked so far.
func picked(f *game.Frame) int {
	return int(f.R[rerollBlank] + f.R[rerollFocus] + f.R[rerollHit] + f.R[rerollCrit])
}

// rerollCount asks how many dice of one face to reroll. What is left of later faces must be
// able to make up the one die that is the least.
func rerollCount(pool DicePool, n func(x *game.Exec) int, f game.Face, later []game.Face,
) game.Step {
	bounds := func(x *game.Exec) (int, int) {
		done := picked(x.Frame())
		least := 0
		if done == 0 && freshOf(x, pool, later) == 0 {
			least = 1
		}
		return least, min(n(x)-done, int(pool(x.Attack()).Fresh[f]))
	}
	return game.Step{
		Name: "how many " + f.String() + " results to reroll",
		Who: func(x *game.Exec) game.Players {
			if _, most := bounds(x); most <= 0 {
				return game.Nobody
			}
			return game.Only(x.Owner(x.Self()))
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			least, most := bounds(x)
			for k := most; k >= least; k-- {
				q.AddNumber(k)
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			x.Frame().R[scratch(f)] = c.N
		},
	}
}

// rerollStep rerolls the dice picked.
func rerollStep(pool DicePool, faces []game.Face) game.Step {
	return game.Step{
		Name: "reroll",
		Who:  func(*game.Exec) game.Players { return game.Only(game.Chance) },
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			q.Kind = game.RollQuestion
			q.Roll = game.Roll{Colour: colourOf(x, pool), N: uint8(picked(x.Frame()))}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			p := pool(x.Attack())
			for _, f := range faces {
				n := uint8(x.Frame().R[scratch(f)])
				p.Fresh[f] -= min(n, p.Fresh[f])
			}
			for f, n := range c.Dice {
				p.Rerolled[f] += n
			}
			tell(x, pool, game.Rerolled, "2e.component.golden-rule.one-reroll-per-die")
		},
	}
}
