package card

import (
	"math/bits"

	"koiogran/engine/game"
)

// Ops made of other ops.

// Provided carries out ops if a condition holds, and they can be carried out, when their turn
// comes.
func Provided(cond Cond, ops ...Op) Op {
	can := func(x *game.Exec) bool { return cond(x) && feasible(x, ops) }
	return Op{What: "if so: " + wordsOf(ops), Inner: ops, Do: game.If("if so", can, outlineOf(ops))}
}

// EachShip carries out ops for every ship that meets the conditions, read with Chosen, one ship
// after another. With no such ship it changes nothing: an ability that does only that is not used then.
func EachShip(conds []Cond, ops ...Op) Op {
	meets := All(conds...)
	seen := game.NewLocal[uint8]("ships seen", 0)
	able := func(x *game.Exec) bool { return feasible(x, ops) }
	after := func(x *game.Exec, n uint8) game.ShipID {
		for ; n < x.S.NShips; n++ {
			if id := game.ShipID(n); fits(x, id, meets) && x.With(id, able) {
				return id
			}
		}
		return game.NoShip
	}
	idle := func(x *game.Exec) bool { return after(x, 0) == game.NoShip }
	next := game.Step{Name: "the next ship", Do: func(x *game.Exec) {
		id := after(x, seen.Get(x))
		if id == game.NoShip {
			x.Leave()
			return
		}
		seen.Set(x, uint8(id)+1)
		x.Choose(id)
	}}
	return Op{What: "for each ship: " + wordsOf(ops), Each: meets, Inner: ops, idle: idle, Do: game.Parts{
		game.Locals{seen},
		game.Loop("each ship", next, outlineOf(ops)),
	}}
}

// EachInOrder is EachShip in an order that Self's player picks, as long as there are several ships
// (1e.card.simultaneous-own-order). What moves ships needs it: the one that moves first may be in the way.
func EachInOrder(conds []Cond, ops ...Op) Op {
	meets := All(conds...)
	seen := game.NewLocal[game.ShipSet]("ships seen", 0)
	several := game.NewFlag("several ships are left")
	able := func(x *game.Exec) bool { return feasible(x, ops) }
	left := func(x *game.Exec) (set game.ShipSet) {
		for id := range x.EachShip() {
			if !seen.Get(x).Has(id) && fits(x, id, meets) && x.With(id, able) {
				set = set.With(id)
			}
		}
		return set
	}
	take := func(x *game.Exec, id game.ShipID) {
		seen.Set(x, seen.Get(x).With(id))
		x.Choose(id)
	}
	return Op{What: "for each ship in order: " + wordsOf(ops), Each: meets, Inner: ops,
		idle: func(x *game.Exec) bool { return left(x) == 0 },
		Do: game.Parts{game.Locals{seen, several}, game.Loop("each ship in order", game.Step{
			Name: "the ships that are left",
			Do: func(x *game.Exec) {
				set := left(x)
				n := bits.OnesCount32(uint32(set))
				several.Set(x, n > 1)
				switch n {
				case 0:
					x.Leave()
				case 1:
					take(x, game.ShipID(bits.TrailingZeros32(uint32(set))))
				}
			},
		}, game.Step{
			Name: "choose the ship that comes next",
			Who: func(x *game.Exec) game.Players {
				if !several.Get(x) {
					return game.Nobody
				}
				return game.Only(x.Owner(x.Self()))
			},
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				set := left(x)
				for id := range x.EachShip() {
					if set.Has(id) {
						q.AddShip(id)
					}
				}
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) { take(x, c.Ship) },
		}, outlineOf(ops))}}
}

// timesDone is how often the running Times has carried out its ops. One does not stand inside another.
var timesDone = game.NewLocal[uint8]("times done", 0)

// Times carries out ops n times, or as often as they can be.
func Times[N number](n N, ops ...Op) Op {
	count := numOf(n)
	able := func(x *game.Exec) bool { return feasible(x, ops) }
	return Op{What: "so many times: " + wordsOf(ops), Inner: ops, Do: game.Parts{
		game.Locals{timesDone},
		game.Step{Name: "begin to count", Do: func(x *game.Exec) { timesDone.Set(x, 0) }},
		game.Loop("so many times", game.Step{Name: "once more", Do: func(x *game.Exec) {
			if int(timesDone.Get(x)) >= count(x) || !able(x) {
				x.Leave()
				return
			}
			timesDone.Set(x, timesDone.Get(x)+1)
		}}, outlineOf(ops)),
	}}
}

// Alternative is one of several things among which a player picks.
type Alternative struct {
	Name string
	Do   []Op
}

// Alt returns an alternative.
func Alt(name string, ops ...Op) Alternative { return Alternative{Name: name, Do: ops} }

// PickOne lets the player of a ship pick one of the alternatives that can be carried out.
func PickOne(r Ref, alts ...Alternative) Op {
	var every []Op
	for i := range alts {
		every = append(every, alts[i].Do...)
	}
	return Op{
		What:  "pick one: " + wordsOf(every),
		Inner: every,
		Can:   func(x *game.Exec) bool { return anyAlt(x, alts) },
		Do:    pick(r, alts, false),
	}
}

// May lets the ability's player carry out ops or not. There is no question if they cannot be
// carried out, and then it changes nothing, as EachShip.
func May(name string, ops ...Op) Op {
	can := func(x *game.Exec) bool { return feasible(x, ops) }
	ask := Op{What: name + ": " + wordsOf(ops), Inner: ops, Do: pick(Self, []Alternative{Alt(name, ops...)}, true)}
	may := Provided(can, ask)
	may.idle = func(x *game.Exec) bool { return !can(x) }
	return may
}

// MayIf carries out ops. If a condition holds, the ability's player may decline.
func MayIf(cond Cond, name string, ops ...Op) Op {
	declined := game.NewFlag("declined")
	return Op{What: wordsOf(ops), Inner: ops, Can: func(x *game.Exec) bool { return feasible(x, ops) }, Do: game.Parts{
		game.Locals{declined},
		game.Step{
			Name: "carry it out or not", Options: []string{name},
			Who: func(x *game.Exec) game.Players {
				if !cond(x) {
					return game.Nobody
				}
				return game.Only(x.Owner(x.Self()))
			},
			Ask: func(_ *game.Exec, _ game.Player, q *game.Question) {
				q.Add(game.Opt(game.OptionVerb))
				q.AddPass()
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) { declined.Set(x, c.Verb == game.PassVerb) },
		},
		game.If("is it carried out", func(x *game.Exec) bool { return !declined.Get(x) }, outlineOf(ops)),
	}}
}

// Repeat carries out ops, and again as long as they can be carried out and the ability's player likes.
func Repeat(name string, ops ...Op) Op {
	can := func(x *game.Exec) bool { return feasible(x, ops) }
	return Op{What: wordsOf(ops), Inner: ops, Can: can, Do: game.Loop("again and again",
		outlineOf(ops),
		game.Step{Name: "can it go on", Do: func(x *game.Exec) {
			if !can(x) {
				x.Leave()
			}
		}},
		game.Step{
			Name: "go on or not", Options: []string{name},
			Who: func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
			Ask: func(_ *game.Exec, _ game.Player, q *game.Question) {
				q.Add(game.Opt(game.OptionVerb))
				q.AddPass()
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) {
				if c.Verb == game.PassVerb {
					x.Leave()
				}
			},
		},
	)}
}

// anyAlt reports whether one of the alternatives can be carried out.
func anyAlt(x *game.Exec, alts []Alternative) bool {
	for i := range alts {
		if feasible(x, alts[i].Do) {
			return true
		}
	}
	return false
}

// pick is a question and then what was picked.
func pick(r Ref, alts []Alternative, pass bool) game.Part {
	var branches game.Parts
	var names []string
	for i := range alts {
		branches, names = append(branches, outlineOf(alts[i].Do)), append(names, alts[i].Name)
	}
	const none = -1
	picked := game.NewLocal[int8]("picked", none)
	ask := game.Step{
		Name:    "pick one",
		Options: names,
		Who:     func(x *game.Exec) game.Players { return game.Only(x.Owner(r(x))) },
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			for i := range alts {
				if feasible(x, alts[i].Do) {
					c := game.Opt(game.OptionVerb)
					c.N = int16(i)
					q.Add(c)
				}
			}
			if pass {
				q.AddPass()
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			picked.Set(x, none)
			if c.Verb != game.PassVerb {
				picked.Set(x, int8(c.N))
			}
		},
	}
	which := func(x *game.Exec) int { return int(picked.Get(x)) }
	return game.Parts{game.Locals{picked}, ask, game.Fork("what was picked", which, branches...)}
}

// Opponent is a ship of the other player, for PickedBy, which also works if there is none.
var Opponent Ref = func(x *game.Exec) game.ShipID {
	for i := range x.S.NShips {
		if id := game.ShipID(i); x.Side(id) != x.Side(x.Self()) {
			return id
		}
	}
	return game.NoShip
}

// PickedBy turns the questions of ops that would go to Self's player to the player of another ship.
func PickedBy(r Ref, ops ...Op) Op {
	can := func(x *game.Exec) bool { return feasible(x, ops) }
	return Op{What: "picked by another player: " + wordsOf(ops), Inner: ops, Can: can,
		Do: game.Map(outlineOf(ops), func(st game.Step) game.Step {
			if who := st.Who; who != nil {
				st.Who = func(x *game.Exec) game.Players {
					if p := who(x); p != game.Only(x.Owner(x.Self())) {
						return p
					}
					if id := r(x); id != game.NoShip {
						return game.Only(x.Owner(id))
					}
					return game.Only(x.Owner(x.Self()).Other())
				}
			}
			return st
		})}
}
