package main

import (
	"context"
	"fmt"
	"math"
	"strconv"
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/play/draw"
	"koiogran/play/text"
)

// suggestions is how many legal placements are offered by number.
const suggestions = 5

// place reads a placement: one of those suggested, or one that is typed in full.
func (t *terminal) place(ctx context.Context) (game.Choice, error) {
	offers := t.suggest()
	t.v.Ask(t.x) // the question that the texts are about
	if offers[0].Verb == game.PassVerb {
		return offers[0], nil // no place is left
	}
	things := t.things(offers[0].Object.Kind)
	for {
		fmt.Fprintf(t.out, "\n%s\n", t.language.Question(t.x, t.q))
		for i, c := range offers {
			fmt.Fprintf(t.out, "%4d  %s (suggested)\n", i+1, t.language.Choice(t.x, t.q, c))
		}
		if len(things) > 0 {
			fmt.Fprintln(t.out, t.fold(fmt.Sprintf("      or type the object, x and y in millimeters "+
				"and the heading in degrees, such as %s, for %s", typed(offers[0], things), t.names(things)), optionIndent-4))
		}
		word, err := t.read(ctx)
		if err != nil {
			return game.Choice{}, err
		}
		if c, done, err := t.special(ctx, word); done || err != nil {
			return c, err
		}
		if n, err := strconv.Atoi(word); err == nil && n >= 1 && n <= len(offers) {
			return offers[n-1], nil
		}
		switch c, ok := placement(word, things); {
		case !ok:
			t.refuse(word, "a number, or the object, x, y and heading")
		case t.v.Valid(t.x, c):
			return c, nil
		default:
			fmt.Fprintf(t.out, "That place is not legal: %s.\n", zones[c.Object.Kind])
		}
	}
}

// suggest returns legal placements: of ships in set-up a formation, of obstacles places apart from
// the others, of anything else what chance draws.
func (t *terminal) suggest() []game.Choice {
	drawn := t.v.Draw(t.x, t.rnd)
	switch {
	case drawn.Verb != game.PlaceVerb:
		return []game.Choice{drawn}
	case drawn.Object.Kind == game.ShipObject && t.v.Table().Round == 0:
		return t.abreast(drawn)
	case drawn.Object.Kind == game.ObstacleObject:
		return t.apart(drawn)
	}
	offers := []game.Choice{drawn}
	for len(offers) < suggestions {
		offers = append(offers, t.v.Draw(t.x, t.rnd))
	}
	return offers
}

// abreast puts each ship that may be placed into line with the rest of its squad.
func (t *terminal) abreast(drawn game.Choice) []game.Choice {
	var offers []game.Choice
	for _, thing := range t.things(game.ShipObject) {
		c := drawn
		c.Object = thing.object
		if at, ok := t.tell.Formation(t.v, c); ok && len(offers) < suggestions {
			offers = append(offers, at)
		}
	}
	if len(offers) == 0 {
		return []game.Choice{drawn}
	}
	return offers
}

// rockTries is how many places are compared for each suggestion of an obstacle.
const rockTries = 12

// apart suggests places for obstacles that keep away from those that lie already.
func (t *terminal) apart(drawn game.Choice) []game.Choice {
	var offers []game.Choice
	for len(offers) < suggestions {
		best := t.v.Draw(t.x, t.rnd)
		for range rockTries {
			if c := t.v.Draw(t.x, t.rnd); t.gap(c) > t.gap(best) {
				best = c
			}
		}
		offers = append(offers, best)
	}
	return offers
}

// gap returns how far a place lies from the nearest obstacle, in nanometers.
func (t *terminal) gap(c game.Choice) float64 {
	least := math.Inf(1)
	table := t.v.Table()
	for i := range t.x.G.Obstacles {
		if o := &table.Obstacles[i]; o.Placed {
			least = min(least, math.Hypot(float64(o.Pose.X-c.Pose.X), float64(o.Pose.Y-c.Pose.Y)))
		}
	}
	return least
}

// zones say where things may be placed in set-up.
var zones = map[game.ObjectKind]string{
	game.ObstacleObject: "obstacles must be beyond range 2 of every edge and beyond range 1 of each other",
	game.ShipObject:     "ships must be within range 1 of their player's edge and cannot overlap other ships",
}

// thing is something to place, with the name that the player types.
type thing struct {
	name   string
	object game.Object
}

// things lists what the player may place now: obstacles by number, ships by letter.
func (t *terminal) things(kind game.ObjectKind) []thing {
	table := t.v.Table()
	var list []thing
	if kind == game.ShipObject {
		for id := range t.x.G.Ships {
			info := &t.x.G.Ships[id]
			if info.Owner == t.v.Viewer() && !table.Ships[id].OnTable &&
				info.Initiative == table.Initiative {
				list = append(list, thing{draw.Letter(game.ShipID(id)), game.ShipAs(game.ShipID(id))})
			}
		}
		return list
	}
	for i := range t.x.G.Obstacles {
		if !table.Obstacles[i].Placed && !t.x.G.Obstacles[i].Dropped {
			o := game.Object{Kind: game.ObstacleObject, ID: uint8(i)}
			list = append(list, thing{strconv.Itoa(i + 1), o})
		}
	}
	return list
}

// names lists things with what they are.
func (t *terminal) names(things []thing) string {
	var words []string
	for _, thing := range things {
		name := text.Ship(t.x.G, thing.object.Ship())
		if thing.object.Kind == game.ObstacleObject {
			name = t.language.Obstacle(t.x.G, int(thing.object.ID))
		}
		words = append(words, thing.name+" ("+name+")")
	}
	return strings.Join(words, ", ")
}

// typed returns a placement as it may be typed.
func typed(c game.Choice, things []thing) string {
	name := things[0].name
	for _, thing := range things {
		if thing.object == c.Object {
			name = thing.name
		}
	}
	return fmt.Sprintf("%s %d %d %d", name, c.Pose.X/geom.Millimeter, c.Pose.Y/geom.Millimeter,
		c.Pose.Heading/geom.Degree)
}

// placement reads what was typed: a name, x and y in millimeters and a heading in degrees.
func placement(word string, things []thing) (game.Choice, bool) {
	c := game.Opt(game.PlaceVerb)
	fields := strings.Fields(word)
	if len(fields) != 4 {
		return c, false
	}
	var numbers [3]int32
	for i := range numbers {
		v, err := strconv.ParseFloat(fields[i+1], 64)
		if err != nil || v < -2000 || v > 2000 {
			return c, false
		}
		numbers[i] = int32(math.Round(v * geom.Millimeter))
	}
	heading := (numbers[2]%geom.FullTurn + geom.FullTurn) % geom.FullTurn
	c.Pose = geom.Pose{X: numbers[0], Y: numbers[1], Heading: heading}
	for _, thing := range things {
		if strings.EqualFold(thing.name, fields[0]) {
			c.Object = thing.object
			return c, true
		}
	}
	return c, false
}
