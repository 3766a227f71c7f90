package replay

import (
	"fmt"
	"strconv"
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// parseRoll reads the result of a roll. Faces that are left out come up on no die.
func parseRoll(q *game.Question, text string) (game.Choice, error) {
	color := "attack"
	if q.Roll.Color == game.DefenseDice {
		color = "defense"
	}
	fault := fmt.Errorf("%w: %.80q; expected roll and faces with numbers, %d %s dice in all",
		ErrDiffers, text, q.Roll.N, color)
	words := strings.Fields(text)
	if len(words)%2 == 0 || words[0] != "roll" {
		return game.Choice{}, fault
	}
	c := game.Opt(game.RollVerb)
	for i := 1; i < len(words); i += 2 {
		face, ok := faceNamed(words[i])
		n, err := strconv.ParseUint(words[i+1], 10, 8)
		if !ok || err != nil || c.Dice[face] > 0 {
			return game.Choice{}, fault
		}
		c.Dice[face] = uint8(n)
	}
	if c.Dice.Total() != int(q.Roll.N) {
		return game.Choice{}, fault
	}
	return c, nil
}

// parseDial reads a dial that p may set now, be it listed or not.
func parseDial(x *game.Exec, s *game.State, p game.Player, text string) (game.Choice, bool) {
	words, ok := strings.CutPrefix(text, "dial ")
	if !ok {
		return game.Choice{}, false
	}
	n := namer{x: x, s: s}
	for id := range x.G.Ships {
		way, ok := strings.CutPrefix(words, n.ship(game.ShipID(id)))
		if !ok || !strings.HasPrefix(way, " ") {
			continue
		}
		for _, m := range x.G.Ships[id].Dial {
			c := game.Opt(game.DialVerb)
			c.Ship, c.Maneuver = game.ShipID(id), m
			if maneuver(m) == way[1:] && x.Valid(s, p, c) {
				return c, true
			}
		}
	}
	return game.Choice{}, false
}

// faceNamed returns the face with a name.
func faceNamed(name string) (game.Face, bool) {
	for _, f := range shown {
		if f.String() == name {
			return f, true
		}
	}
	return 0, false
}

// parsePlace reads where something is placed.
func (n *namer) parsePlace(text string) (game.Choice, error) {
	if text == "pass" {
		return game.Opt(game.PassVerb), nil
	}
	words := strings.Fields(text)
	if len(words) != 5 || words[0] != "place" {
		return game.Choice{}, fmt.Errorf("%w: %.80q; expected place, a name, two lengths in mm and a heading", ErrDiffers, text)
	}
	c := game.Opt(game.PlaceVerb)
	var ok bool
	if c.Object, ok = n.objectNamed(words[1]); !ok {
		return game.Choice{}, fmt.Errorf("%w: %.80q; expected a ship or an obstacle of the match",
			ErrDiffers, words[1])
	}
	for i, to := range [...]*int32{&c.Pose.X, &c.Pose.Y, &c.Pose.Heading} {
		if *to, ok = parseMicro(words[i+2]); !ok {
			return game.Choice{}, fmt.Errorf("%w: %.80q; expected a number up to %d with at most 6 decimals", ErrDiffers, words[i+2], maxLength)
		}
	}
	return c, nil
}

// maxLength is the greatest length in millimeters that can be written.
const maxLength = (1<<31 - 1) / geom.Millimeter

// objectNamed returns what goes by a name.
func (n *namer) objectNamed(name string) (game.Object, bool) {
	for id := range n.x.G.Ships {
		if n.ship(game.ShipID(id)) == name {
			return game.ShipAs(game.ShipID(id)), true
		}
	}
	for id := range n.x.G.Obstacles {
		o := game.Object{Kind: game.ObstacleObject, ID: uint8(id)}
		if n.object(o) == name {
			return o, true
		}
	}
	for id := range n.s.Devices[:n.s.NDevices] {
		o := game.Object{Kind: game.DeviceObject, ID: uint8(id)}
		if n.object(o) == name {
			return o, true
		}
	}
	for id := range n.s.Markers {
		o := game.Object{Kind: game.MarkerObject, ID: uint8(id)}
		if n.object(o) == name {
			return o, true
		}
	}
	return game.Object{}, false
}
