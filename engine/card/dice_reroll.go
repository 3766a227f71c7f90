package card

import "koiogran/engine/game"

// The dice of each face that were picked for a reroll.
var (
	blanksPicked  = game.NewLocal[uint8]("blanks picked", 0)
	focusesPicked = game.NewLocal[uint8]("focus results picked", 0)
	hitsPicked    = game.NewLocal[uint8]("hits or evades picked", 0)
	critsPicked   = game.NewLocal[uint8]("crits picked", 0)

	picks = game.Locals{blanksPicked, focusesPicked, hitsPicked, critsPicked}
)

// Reroll rerolls between 1 and n dice, with Exactly as many, with OrNone none too, all together; the
// player picks how many of each face. Only dice with some of the faces can be rerolled if faces are
// named. Dice that were rerolled already stay (2e.component.golden-rule.one-reroll-per-die).
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
	return op.says("reroll", amount(n), "of the", pool.words())
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
		n += pool.freshOf(x, f)
	}
	return n
}

// freshOf counts the dice of a face that may still be rerolled.
func (d Pool) freshOf(x *game.Exec, f game.Face) int {
	n := int(d.fresh(x)[f])
	if d == RolledDice {
		return n - int(x.S.Pinned[f])
	}
	return min(n, faceLeft(x, sideOf(x), f))
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
		done, here := picked(x), pool.freshOf(x, f)
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
				e := game.NewEvent(game.Rerolled, "", x.Self())
				e.Card, e.Color, e.Dice = x.Card(), colorOf(x, pool), *fresh
				x.Emit(e)
				return
			}
			noteFaces(x, sideOf(x), game.Focus, focusesPicked.Get(x))
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

// RerollAll rerolls all dice of a pool that were not rerolled yet, or all that show one of the faces
// if faces are named. Where a card lets fewer be rerolled, none are.
func RerollAll(pool Pool, faces ...Faces) Op {
	list := anyOf(faces)
	return Op{
		What: "reroll all dice",
		Can: All(rerollable(pool), func(x *game.Exec) bool {
			n, all := freshOf(x, pool, list), 0
			for _, f := range list {
				all += int(pool.fresh(x)[f])
			}
			return 0 < n && n == all && n <= rerollsLeft(x, pool)
		}),
		Do: game.Parts{picks, game.Step{Name: "take all dice", Do: func(x *game.Exec) {
			for _, f := range list {
				if n := pool.fresh(x)[f]; n > 0 { // hits and evades share a place
					picksOf(f).Set(x, n)
				}
			}
		}}, rerollStep(pool, list)},
	}
}

// RerollFor rerolls one die or more of a pool for something each: a charge of the card that is spent, or of the ship
// card with PilotCharge, or a stress token that Self receives.
func RerollFor(pool Pool, k Kinds) Op {
	of := (*game.Exec).Card
	if k == PilotCharge {
		of = func(x *game.Exec) game.CardID { return x.Info(x.Self()).Pilots }
	}
	most := func(x *game.Exec) int { return int(x.S.Charges[of(x)].Active) }
	pay := func(x *game.Exec, n int) { SpendChargesOf(x, of(x), n, "charge.spend") }
	if k == StressToken {
		most = func(*game.Exec) int { return Every }
		pay = func(x *game.Exec, n int) {
			GainTokens(x, x.Self(), game.StressToken, n, "token.gain")
		}
	}
	op := Reroll(pool, most)
	op.Cost = true
	op.Do = game.Parts{
		pickDice(pool, oneDie, most, anyFace),
		game.Step{Name: "pay for each die", Do: func(x *game.Exec) { pay(x, picked(x)) }},
		rerollStep(pool, anyFace),
	}
	return op
}
