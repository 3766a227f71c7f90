package card

import "koiogran/engine/game"

// Pool names a pool of dice.
type Pool uint8

// The pools of dice: those that the attacker and the defender of the present attack rolled, and those
// that the running ability rolled outside of an attack.
const (
	AttackDice Pool = iota
	DefenseDice
	RolledDice
)

// of returns the pool of an attack.
func (d Pool) of(a *game.Attack) *game.Pool {
	if d == AttackDice {
		return &a.Attack
	}
	return &a.Defense
}

// color returns the color of dice that belong to no attack yet.
func (d Pool) color() game.DiceColor {
	if d == AttackDice {
		return game.AttackDice
	}
	return game.DefenseDice
}

// colorOf returns the color of the dice in the pool.
func colorOf(x *game.Exec, pool Pool) game.DiceColor {
	if pool == RolledDice {
		return game.DiceColor(x.Trigger().N - int16(RolledDice))
	}
	a := x.Attack()
	if pool.of(a) == &a.Attack {
		return game.AttackDice
	}
	return game.DefenseDice
}

// outside is the number of AfterRoll for dice of a color that are rolled outside of an attack; those
// of an attack have that of their pool.
func outside(c game.DiceColor) int16 { return int16(RolledDice) + int16(c) }

// modifiable reports whether Self's side may modify this pool now by an ability.
func modifiable(pool Pool) Cond { return modifiableBy(game.ByAbility, pool) }

// modifiableBy is modifiable by other means.
func modifiableBy(means game.Means, pool Pool) Cond {
	return func(x *game.Exec) bool {
		return x.Attack() != nil && !Forbidden(x, ModifyingDice, modifying(x, pool, means))
	}
}

// MayModify reports whether a ship may modify the dice of a color in the present attack by a means.
func MayModify(x *game.Exec, id game.ShipID, dice game.DiceColor, means game.Means) bool {
	return !Forbidden(x, ModifyingDice,
		game.Weighed{Subject: id, Other: game.NoShip, Dice: dice, Means: means})
}

// modifying is what is weighed where Self's side modifies a pool.
func modifying(x *game.Exec, pool Pool, means game.Means) game.Weighed {
	return game.Weighed{Subject: sideOf(x), Other: game.NoShip, Dice: colorOf(x, pool), Means: means}
}

// sideOf returns the ship of the present attack on whose side Self is.
func sideOf(x *game.Exec) game.ShipID {
	a := x.Attack()
	if x.Owner(x.Self()) == x.Owner(a.Attacker) {
		return a.Attacker
	}
	return a.Defender
}

// rerollable reports whether Self's side may modify this pool now by rolling dice of it again.
func rerollable(pool Pool) Cond { return rerollableBy(game.ByAbility, pool) }

// rerollableBy is rerollable by other means. Dice rolled outside of an attack may be, as long as their
// window is open.
func rerollableBy(means game.Means, pool Pool) Cond {
	if pool == RolledDice {
		return func(x *game.Exec) bool { return x.S.Rolled.Total() > 0 }
	}
	return All(modifiableBy(means, pool), func(x *game.Exec) bool {
		return !Forbidden(x, Rerolling, modifying(x, pool, means))
	})
}

// WhileModifying reports whether it is the time to modify a pool of dice.
func WhileModifying(pool Pool) Cond {
	w := ModifyAttack
	if pool == DefenseDice {
		w = ModifyDefense
	}
	return func(x *game.Exec) bool { return x.During(w) }
}

// prints reports whether the dice of the pool have a face: a die cannot be changed to a result that
// is not on it (2e.attack.modify.impossible-change).
func prints(pool Pool, f game.Face) Cond {
	return func(x *game.Exec) bool {
		return x.Attack() != nil && colorOf(x, pool).Sides()[f] > 0
	}
}

// tellModified is tell of a pool that was modified.
func tellModified(x *game.Exec, pool Pool, kind game.EventKind, clause string) {
	noteModified(x, pool)
	tell(x, pool, kind, clause)
}

// tell emits what a pool now shows.
func tell(x *game.Exec, pool Pool, kind game.EventKind, clause string) {
	p := pool.of(x.Attack())
	var faces game.Faces
	for f := range game.NumFaces {
		faces[f] = uint8(p.Count(f))
	}
	x.Emit(game.Event{Kind: kind, Clause: clause, Ship: x.Self(), Other: game.NoShip,
		Card: x.Card(), Color: colorOf(x, pool), Dice: faces})
}

// ForGood, among the means of Change, makes a die one that cannot be rerolled any more.
const ForGood game.Means = 1 << 7

// Change turns n results of some faces into another, all that there are if there are fewer. With
// several faces it is one die, and the ability's player picks. UpTo lets the player stop short. It
// can be done if there is one result to change; OrNone changes what there is, if there is any. Means
// say what changes them, where that is no ability of a card.
func Change[N number](pool Pool, n N, from, to Faces, means ...game.Means) Op {
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
		can = All(can, Shows(pool, from))
	}
	tellIt := func(x *game.Exec) { tellModified(x, pool, game.DiceChanged, clause) }
	if len(faces) > 1 {
		return Op{What: "change a result", Can: can, Do: pickFace(
			"choose the result to change", pool, faces, func(x *game.Exec, f game.Face) {
				pool.of(x.Attack()).Change(1, f, face)
				tellIt(x)
			})}
	}
	count := numOf(n)
	return do("change a result", can, func(x *game.Exec) {
		if turn(pool.of(x.Attack()), count(x), faces[0], face) > 0 {
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
	most := func(x *game.Exec) int { return min(n(x), pool.of(x.Attack()).Count(from)) }
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
	})
}

// SpendResult takes one die with one of the faces out of the pool as a cost; the player
// chooses which if several fit.
func SpendResult(pool Pool, faces Faces) Op {
	return Op{
		What: "spend a result",
		Cost: true,
		Can:  All(modifiable(pool), Shows(pool, faces)),
		Do: pickFace("spend a result", pool, faces.list(),
			func(x *game.Exec, f game.Face) {
				pool.of(x.Attack()).Remove(1, f)
				tellModified(x, pool, game.DiceChanged, "attack.modify.spend-own-result")
			}),
	}
}

// CancelResult takes one die with one of the faces out of the pool, which is not modifying it
// (2e.attack.modify.not-modifying).
func CancelResult(pool Pool, faces Faces) Op {
	return Op{
		What: "cancel a result",
		Can:  Shows(pool, faces),
		Do: pickFace("cancel a result", pool, faces.list(),
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
			x.Emit(game.Event{Kind: game.Rolled, Clause: "attack.step2.dice-count", Ship: a.Attacker,
				Other: a.Defender, Card: x.Card(), Color: pool.color(), Dice: c.Dice})
		},
	}}
}

// pickFace is a step in which the ability's player picks one of the faces that the pool
// shows.
func pickFace(name string, pool Pool, faces []game.Face,
	then func(x *game.Exec, f game.Face),
) game.Step {
	return game.Step{
		Name: name,
		Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			for _, f := range faces {
				if pool.of(x.Attack()).Count(f) > 0 {
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
func AddDice[N number](pool Pool, n N) Op {
	count := numOf(n)
	return do("roll another die", nil, func(x *game.Exec) {
		a := x.Attack()
		if pool == AttackDice {
			a.AddAttack += int8(count(x))
		} else {
			a.AddDefense += int8(count(x))
		}
	})
}

// anyFace are all faces of dice.
var anyFace = []game.Face{game.Blank, game.Focus, game.Hit, game.Crit, game.Evade}

// The dice of each face that were picked for a reroll.
var (
	blanksPicked  = game.NewLocal[uint8]("blanks picked", 0)
	focusesPicked = game.NewLocal[uint8]("focus results picked", 0)
	hitsPicked    = game.NewLocal[uint8]("hits or evades picked", 0)
	critsPicked   = game.NewLocal[uint8]("crits picked", 0)

	picks = game.Locals{blanksPicked, focusesPicked, hitsPicked, critsPicked}
)

// Reroll rerolls between 1 and n dice, with Exactly as many, with OrNone none too, all together; the
// player picks how many of each face. Only dice with some of the faces can be rerolled if faces are named. Dice that were
// rerolled already stay (2e.component.golden-rule.one-reroll-per-die).
func Reroll[N number](pool Pool, n N, faces ...Faces) Op {
	least := oneDie
	if exact, ok := any(n).(Exact); ok {
		least = Num(exact)
	}
	_, none := any(n).(Loose)
	if none {
		least = numOf(0)
	}
	op := reroll(pool, game.ByAbility, least, numOf(n), anyOf(faces))
	if none {
		op.Can = rerollable(pool)
	}
	return op
}

// RerollByLock is Reroll of any dice that a lock pays for.
func RerollByLock(pool Pool) Op { return reroll(pool, game.ByLock, oneDie, numOf(Every), anyOf(nil)) }

// oneDie is the least that a reroll takes.
var oneDie = numOf(1)

// reroll is Reroll of numbers of dice that depend on the moment.
func reroll(pool Pool, means game.Means, least, all Num, faces []game.Face) Op {
	n := func(x *game.Exec) int { return min(all(x), rerollsLeft(x, pool)) }
	return Op{
		What: "reroll dice",
		Can: All(rerollableBy(means, pool), func(x *game.Exec) bool {
			return n(x) > 0 && freshOf(x, pool, faces) > 0
		}),
		Do: game.Parts{pickDice(pool, least, n, faces), rerollStep(pool, faces)},
	}
}

// rerollsLeft is how many dice of a pool may still be rerolled.
func rerollsLeft(x *game.Exec, pool Pool) int {
	if pool == RolledDice || !x.Changes(RerollLimit) {
		return Every
	}
	most := x.Weigh(RerollLimit, modifying(x, pool, game.ByAbility), Every)
	return max(0, most-pool.of(x.Attack()).Rerolled.Total())
}

// pickDice asks how many dice of each face to reroll.
func pickDice(pool Pool, least, n Num, faces []game.Face) game.Part {
	parts := game.Parts{picks}
	for i, f := range faces {
		parts = append(parts, rerollCount(pool, least, n, f, faces[i+1:]))
	}
	return parts
}

// picksOf returns where a reroll counts dice of a face. Hits and evades share a place, since no
// die has both.
func picksOf(f game.Face) *game.Local[uint8] {
	switch f {
	case game.Blank:
		return blanksPicked
	case game.Focus:
		return focusesPicked
	case game.Crit:
		return critsPicked
	}
	return hitsPicked
}

// freshOf counts the dice of these faces that may still be rerolled.
func freshOf(x *game.Exec, pool Pool, faces []game.Face) int {
	n := 0
	for _, f := range faces {
		n += int(pool.fresh(x)[f])
	}
	return n
}

// Rerolled counts the dice that the running ability has rerolled.
func Rerolled(x *game.Exec) int { return picked(x) }

// fresh returns the dice of a pool that may still be rerolled, by face.
func (d Pool) fresh(x *game.Exec) *game.Faces {
	if d == RolledDice {
		return &x.S.Rolled
	}
	return &d.of(x.Attack()).Fresh
}

// picked counts the dice picked so far.
func picked(x *game.Exec) int {
	return int(blanksPicked.Get(x)) + int(focusesPicked.Get(x)) + int(hitsPicked.Get(x)) +
		int(critsPicked.Get(x))
}

// rerollCount asks how many dice of one face to reroll. What is left of later faces must be
// able to make up what is the least.
func rerollCount(pool Pool, least, n Num, f game.Face, later []game.Face) game.Step {
	bounds := func(x *game.Exec) (int, int) {
		done, here := picked(x), int(pool.fresh(x)[f])
		most := min(n(x)-done, here)
		return max(0, min(least(x)-done-freshOf(x, pool, later), most)), most
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
			picksOf(f).Set(x, uint8(c.N))
		},
	}
}

// rerollStep rerolls the dice picked.
func rerollStep(pool Pool, faces []game.Face) game.Step {
	return game.Step{
		Name: "reroll",
		Who: func(x *game.Exec) game.Players {
			if picked(x) == 0 {
				return game.Nobody
			}
			return game.Only(game.Chance)
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			q.Kind = game.RollQuestion
			q.Roll = game.Roll{Color: colorOf(x, pool), N: uint8(picked(x))}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			fresh := pool.fresh(x)
			for _, f := range faces {
				n := picksOf(f).Get(x)
				fresh[f] -= min(n, fresh[f])
			}
			if pool == RolledDice {
				for f, n := range c.Dice {
					fresh[f] += n
				}
				x.Emit(game.Event{Kind: game.Rerolled, Ship: x.Self(), Other: game.NoShip,
					Card: x.Card(), Color: colorOf(x, pool), Dice: *fresh})
				return
			}
			p := pool.of(x.Attack())
			for f, n := range c.Dice {
				p.Rerolled[f] += n
			}
			tellModified(x, pool, game.Rerolled, "component.golden-rule.one-reroll-per-die")
			told := game.On(AfterReroll, Attacker(x))
			if pool == DefenseDice {
				told.Ship = Defender(x)
			}
			told.N = int16(pool)
			x.Offer(told)
		},
	}
}
