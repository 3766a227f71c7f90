package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// returnsFor reports whether a ship of the collection can return for a lost one: alone, or with another
// for what is missing of its threat.
func returnsFor(x *game.Exec, lost, id game.ShipID) bool {
	info := x.Info(id)
	if info.Side != x.Side(lost) || !inCollection(x, id) {
		return false
	}
	if x.G.Options.CoreSet {
		return true
	}
	left := returnThreat.Get(x) - info.Threat
	if left <= 0 || returnFirst.Get(x) {
		return left == 0
	}
	for i := range x.G.Ships {
		other := game.ShipID(i)
		if other != id && x.Side(other) == info.Side && x.G.Ships[i].Threat == left && inCollection(x, other) {
			return true
		}
	}
	return false
}

// inCollection reports whether a ship is in the collection still. One that came from there and is in reserve
// by its own card is not.
func inCollection(x *game.Exec, id game.ShipID) bool {
	s := x.Ship(id)
	return x.Info(id).Collection && !s.Returning && !s.OnTable && !s.Destroyed && !s.Fled && !s.SetAside()
}

// canReturn reports whether any ship can return for a lost one.
func canReturn(x *game.Exec, lost game.ShipID) bool {
	for i := range x.G.Ships {
		if returnsFor(x, lost, game.ShipID(i)) {
			return true
		}
	}
	return false
}

// isLost reports whether a ship is out of the match and nothing has returned for it yet. With the
// core set nothing returns for what has returned.
func isLost(x *game.Exec, id game.ShipID) bool {
	s := x.Ship(id)
	return (s.Destroyed || s.Fled) && !s.OnTable && !s.Answered && !x.IsRemote(id) &&
		!(x.G.Options.CoreSet && x.Info(id).Collection)
}

// inPlayerOrder returns the k-th ship in player order, the first player's first; ok is false past
// the last and where k stands for a ship of the other player.
func inPlayerOrder(x *game.Exec, k int) (game.ShipID, bool) {
	n := len(x.G.Ships)
	id := game.ShipID(k % n)
	return id, x.TurnOf(id) == k/n
}

// What the return of ships goes by.
var (
	returnShip   = game.LocalShip("ship")                // lost, then placed
	returnThreat = game.NewLocal[int8]("threat left", 0) // still to be chosen
	returnFirst  = game.NewFlag("a first pilot is chosen")
	returnNext   = game.NewLocal[uint8]("ships in player order", 0) // that were looked at
	returnMarker = game.NewLocal[uint8]("marker", 0)
	returnSide   = game.NewLocal[uint8]("side", 0) // sides for a free choice
)

// ReturnSteps let pilots return for the ships lost in this round of an Escalation match, in player
// order: first each player chooses, then those chosen are placed (2e.escalation.replacement).
var ReturnSteps = game.Parts{
	game.Locals{returnShip, returnThreat, returnFirst, returnNext, returnMarker, returnSide},
	game.Loop("ships that were lost",
		game.Step{Name: "the next ship that was lost", Do: nextLost},
		game.Loop("pilots for it",
			chooseReturn,
			game.Step{Name: "one or two pilots", Do: func(x *game.Exec) {
				if x.Ship(returnShip.Get(x)).Answered {
					x.Leave()
				}
			}},
		),
	),
	game.Loop("ships that return",
		game.Step{Name: "the next ship that returns", Do: nextReturning},
		chooseMarker,
		game.Step{
			Name: "roll for the side of the marker",
			Who:  func(*game.Exec) game.Players { return game.Only(game.Chance) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				q.Kind, q.Roll = game.RollQuestion, game.Roll{Color: game.AttackDice, N: 1}
				q.Ship = returnShip.Get(x)
			},
			Take: takeSide,
		},
		chooseMarkerSide,
		game.Step{Name: "place the ship", Do: arrive},
	),
}

// chooseReturn lets the player of a lost ship choose who returns for it.
var chooseReturn = game.Step{
	Name: "choose who returns",
	Who:  returner,
	Ask: func(x *game.Exec, p game.Player, q *game.Question) {
		q.Ship = returnShip.Get(x)
		for i := range x.G.Ships {
			if returnsFor(x, q.Ship, game.ShipID(i)) {
				q.AddShip(game.ShipID(i))
			}
		}
		if x.G.Options.CoreSet && starters(x, p) == 1 {
			q.AddPass() // 2e.escalation.core.rebel-replacement
		}
	},
	Take: takeReturn,
}

// chooseMarker lets the player of a ship choose the marker at which it is placed.
var chooseMarker = game.Step{
	Name: "choose a hyperspace marker",
	Who:  returner,
	Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
		q.Ship = returnShip.Get(x)
		for i := range x.S.Markers {
			if x.S.Markers[i].Placed {
				q.AddNumber(i + 1)
			}
		}
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) { returnMarker.Set(x, uint8(c.N-1)) },
}

// chooseMarkerSide lets the player choose the side of the marker, if the die left that open.
var chooseMarkerSide = game.Step{
	Name:    "choose the side of the marker",
	Options: []string{"ahead", "right", "behind", "left"},
	Who: func(x *game.Exec) game.Players {
		if returnSide.Get(x) < sides || !anySide(x) {
			return game.Nobody
		}
		return returner(x)
	},
	Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
		q.Ship = returnShip.Get(x)
		for side := range sides {
			if _, ok := alongside(x, int(returnMarker.Get(x)), side); ok {
				c := game.Opt(game.OptionVerb)
				c.N = int16(side)
				q.Add(c)
			}
		}
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) { returnSide.Set(x, uint8(c.N)) },
}

// nextLost finds the next lost ship for which someone can return.
func nextLost(x *game.Exec) {
	if x.G.Options.Escalation == 0 {
		x.Return()
		return
	}
	for k := range x.G.Actors() * len(x.G.Ships) {
		id, ok := inPlayerOrder(x, k)
		if !ok || !isLost(x, id) {
			continue
		}
		returnShip.Set(x, id)
		returnFirst.Set(x, false)
		returnThreat.Set(x, x.Info(id).Threat+1)
		if canReturn(x, id) {
			return
		}
		x.Ship(id).Answered = true
	}
	x.Leave()
}

// takeReturn notes who returns, or that no one does.
func takeReturn(x *game.Exec, _ game.Player, c game.Choice) {
	lost := returnShip.Get(x)
	if c.Verb == game.PassVerb {
		x.Ship(lost).Answered = true
		return
	}
	x.Ship(c.Ship).Returning = true
	left := returnThreat.Get(x) - x.Info(c.Ship).Threat
	returnFirst.Set(x, true)
	returnThreat.Set(x, left)
	x.Ship(lost).Answered = left <= 0 || x.G.Options.CoreSet
	e := game.NewEvent(game.ShipChosen, "escalation.replacement", c.Ship)
	e.Other = lost
	x.Emit(e)
}

// nextReturning finds the next ship to be placed. A match without markers has no place for any.
func nextReturning(x *game.Exec) {
	if x.S.Markers[0].Placed || x.S.Markers[1].Placed {
		for k := int(returnNext.Get(x)); k < x.G.Actors()*len(x.G.Ships); k++ {
			if id, ok := inPlayerOrder(x, k); ok && x.Ship(id).Returning {
				returnShip.Set(x, id)
				returnNext.Set(x, uint8(k+1))
				return
			}
		}
	}
	x.Leave()
}

// returner names the player whose ship is placed.
func returner(x *game.Exec) game.Players {
	return game.Only(x.Owner(returnShip.Get(x)))
}

// sides is how many sides a marker has, numbered clockwise from the one ahead.
const sides = 4

// faceSides are the sides of a marker that faces of the die stand for. A critical hit leaves the
// choice of any side (2e.escalation.placement-by-die).
var faceSides = [...]struct {
	face game.Face
	side uint8
}{{game.Hit, 0}, {game.Focus, 1}, {game.Blank, 2}, {game.Crit, sides}}

// takeSide notes the side that the die shows.
func takeSide(x *game.Exec, _ game.Player, c game.Choice) {
	for _, s := range faceSides {
		if c.Dice[s.face] > 0 {
			returnSide.Set(x, s.side)
		}
	}
	e := game.NewEvent(game.Rolled, "escalation.marker-choice", returnShip.Get(x))
	e.Color, e.Dice = game.AttackDice, c.Dice
	x.Emit(e)
}

// alongside returns the place of the ship with its rear guides against a side of a marker, and
// whether it would overlap no ship there.
func alongside(x *game.Exec, marker, side int) (geom.Pose, bool) {
	m := &x.S.Markers[marker]
	if !m.Placed {
		return geom.Pose{}, false
	}
	id := returnShip.Get(x)
	size := x.Info(id).Size
	pose := size.Against(geom.Small, m.Pose.Turned(int32(side)*90*geom.Degree))
	base := geom.Place(size, pose)
	others, _ := x.Others(id)
	return pose, geom.Overlapping(&base, others, geom.WithGuides) == 0
}

// anySide reports whether the ship fits against a side of the chosen marker.
func anySide(x *game.Exec) bool {
	for side := range sides {
		if _, ok := alongside(x, int(returnMarker.Get(x)), side); ok {
			return true
		}
	}
	return false
}

// arrive places the ship: against the side settled, else the next free one clockwise, else those
// of the other marker. Where none is free it returns in a later round
// (2e.escalation.placement-blocked).
func arrive(x *game.Exec) {
	id, first, side := returnShip.Get(x), int(returnMarker.Get(x)), int(returnSide.Get(x))
	for _, marker := range [...]int{first, 1 - first} {
		for k := range sides {
			pose, ok := alongside(x, marker, (side+k)%sides)
			if !ok {
				continue
			}
			s := x.Ship(id)
			s.Pose, s.OnTable, s.Returning = pose, true, false
			e := game.NewEvent(game.ShipPlaced, "escalation.placement-by-die", id)
			e.Pose = pose
			x.Emit(e)
			return
		}
	}
}

// ReturnShips is the step of the End phase in which ships return to an Escalation match.
var ReturnShips = CallStep("ships return", card.ReturnRole)
