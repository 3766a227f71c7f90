package card

import "koiogran/game"

// Ops made of other ops. Their steps jump by counting from the running step, so that they can
// stand anywhere in an ability.

// skip passes over the next n steps of the running procedure; it goes back if n is negative.
func skip(x *game.Exec, n int) { x.Goto(int(x.Frame().PC) + n) }

// Provided carries out ops if a condition holds, and they can be carried out, when their turn
// comes.
func Provided(cond Cond, ops ...Op) Op {
	steps := stepsOf(ops)
	first := game.Step{Name: "if so", Do: func(x *game.Exec) {
		if !cond(x) || !feasible(x, ops) {
			skip(x, len(steps))
		}
	}}
	return Op{What: "if so", Steps: append([]game.Step{first}, steps...)}
}

// eachNext is the scratch number in which EachShip keeps its place.
const eachNext = 1

// EachShip carries out ops for every ship that meets the conditions, read with Chosen, one ship
// after another. It does nothing if there is none.
func EachShip(conds []Cond, ops ...Op) Op {
	meets := All(conds...)
	steps := stepsOf(ops)
	list := []game.Step{{Name: "the next ship", Do: func(x *game.Exec) {
		f := x.Frame()
		for f.R[eachNext] < int16(x.S.NShips) {
			id := game.ShipID(f.R[eachNext])
			f.R[eachNext]++
			if x.Ship(id).InPlay() && x.With(id, meets) &&
				x.With(id, func(x *game.Exec) bool { return feasible(x, ops) }) {
				x.Choose(id)
				return
			}
		}
		skip(x, len(steps)+1)
	}}}
	list = append(list, steps...)
	list = append(list, game.Step{Name: "again", Do: func(x *game.Exec) {
		skip(x, -len(steps)-2)
	}})
	return Op{What: "for each ship", Steps: list}
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
	return Op{
		What:  "pick one",
		Can:   func(x *game.Exec) bool { return anyAlt(x, alts) },
		Steps: pickSteps(r, alts, false),
	}
}

// May lets the ability's player carry out ops or not. There is no question if they cannot be
// carried out.
func May(name string, ops ...Op) Op {
	can := func(x *game.Exec) bool { return feasible(x, ops) }
	ask := Op{What: name, Steps: pickSteps(Self, []Alternative{Alt(name, ops...)}, true)}
	return Provided(can, ask)
}

// anyAlt tells whether one of the alternatives can be carried out.
func anyAlt(x *game.Exec, alts []Alternative) bool {
	for i := range alts {
		if feasible(x, alts[i].Do) {
			return true
		}
	}
	return false
}

// pickSteps are a question and, after it, the steps of each alternative followed by a jump to the
// end.
func pickSteps(r Ref, alts []Alternative, pass bool) []game.Step {
	var bodies [][]game.Step
	var names []string
	total := 0
	for i := range alts {
		steps := stepsOf(alts[i].Do)
		bodies, names = append(bodies, steps), append(names, alts[i].Name)
		total += len(steps) + 1
	}
	list := []game.Step{{
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
			if c.Verb == game.PassVerb {
				skip(x, total)
				return
			}
			for i := range c.N {
				skip(x, len(bodies[i])+1)
			}
		},
	}}
	left := total
	for i := range bodies {
		left -= len(bodies[i]) + 1
		rest := left
		list = append(list, bodies[i]...)
		list = append(list, game.Step{Name: "picked", Do: func(x *game.Exec) { skip(x, rest) }})
	}
	return list
}
