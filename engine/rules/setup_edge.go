package rules

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// EdgeOf returns a player's edge: the lower one for player 1 and the opposite one for player 2,
// unless they have been chosen otherwise (2e.setup.play-area.opposite-edges).
func EdgeOf(x *game.Exec, p game.Player) geom.Edge {
	edge := geom.Edge(x.S.Edge)
	if p.Side() == game.Seat2 {
		edge = (edge + 2) % edges
	}
	return edge
}

// edges is how many edges the play area has.
const edges = 4

// FromEdge returns the pose with which a ship stands so far along its player's edge and so deep
// into the play area, in nanometers, looking across it.
func FromEdge(x *game.Exec, p game.Player, along, depth int32) geom.Pose {
	area := x.G.Area
	switch EdgeOf(x, p) {
	case geom.RightEdge:
		return geom.Pose{X: area.Width - depth, Y: along, Heading: 270 * geom.Degree}
	case geom.UpperEdge:
		return geom.Pose{X: along, Y: area.Height - depth, Heading: 180 * geom.Degree}
	case geom.LeftEdge:
		return geom.Pose{X: depth, Y: along, Heading: 90 * geom.Degree}
	}
	return geom.Pose{X: along, Y: depth}
}

// edgeLength returns how long a player's edge is.
func edgeLength(x *game.Exec, p game.Player) int32 {
	if EdgeOf(x, p)%2 == 1 {
		return x.G.Area.Height
	}
	return x.G.Area.Width
}

// ChooseEdge lets the player who is not the first choose an edge; the other player has the one
// opposite to it (1e.setup.edge-choice, 1e.setup.edge-opposite).
var ChooseEdge = game.Step{
	Name: "choose an edge",
	Options: []string{
		geom.LowerEdge: "bottom edge", geom.RightEdge: "right edge", geom.UpperEdge: "top edge",
		geom.LeftEdge: "left edge",
	},
	Who: func(x *game.Exec) game.Players { return game.Only(x.S.First.Other()) },
	Ask: func(x *game.Exec, p game.Player, q *game.Question) {
		for e := range edges {
			c := game.Opt(game.OptionVerb)
			c.N = int16(e)
			q.Add(c)
		}
		q.Default = int(EdgeOf(x, p))
	},
	Take: func(x *game.Exec, p game.Player, c game.Choice) {
		x.S.Edge = uint8(c.N)
		if p == game.Seat2 {
			x.S.Edge = uint8(c.N+2) % edges
		}
	},
}
