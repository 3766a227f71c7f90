package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"strconv"
	"strings"

	"koiogran/draw"
	"koiogran/game"
	"koiogran/geom"
	"koiogran/text"
	"koiogran/view"
)

// terminal is a person in a seat, who reads a map and numbered options and types a number. It
// is a match.Player.
type terminal struct {
	lines   <-chan string // what is typed; closed at the end of the input
	out     io.Writer
	x       *game.Exec
	rnd     *rand.Rand // for placements that it suggests
	columns int
	drawn   string // the map that was drawn last

	v *view.View // of the open question
	q *game.Question
}

// newTerminal seats a person who types into the program's input.
func newTerminal(p *program, g *game.Game, seed uint64, columns int) *terminal {
	lines := make(chan string)
	go func() {
		defer close(lines)
		for in := bufio.NewScanner(p.in); in.Scan(); {
			select {
			case lines <- in.Text():
			case <-p.ctx.Done():
				return
			}
		}
	}()
	return &terminal{
		lines: lines, out: p.out, x: game.NewExec(g), columns: columns,
		rnd:   rand.New(rand.NewPCG(seed, 0x7465726d)),
		drawn: draw.Map(g, &game.Table{}, columns),
	}
}

// Choose shows the question and reads the answer.
func (t *terminal) Choose(ctx context.Context, v *view.View, _ *game.Question,
) (game.Choice, error) {
	t.v, t.q = v, v.Ask(t.x)
	if draw.Map(t.x.G, v.Table(), t.columns) != t.drawn {
		t.drawMap()
	}
	if t.q.Kind == game.PlaceQuestion {
		return t.place(ctx)
	}
	return t.pick(ctx)
}

// pick reads which of the listed options it is.
func (t *terminal) pick(ctx context.Context) (game.Choice, error) {
	for {
		fmt.Fprintf(t.out, "\n%s%s\n", t.sign(t.q.Ship), text.Question(t.x, t.q))
		for i, c := range t.q.Options() {
			fmt.Fprintf(t.out, "%4d  %s%s\n", i+1, t.sign(t.named(c)), text.Choice(t.x, t.q, c))
		}
		word, err := t.read(ctx)
		if err != nil {
			return game.Choice{}, err
		}
		if c, done := t.special(word); done {
			return c, nil
		}
		if n, err := strconv.Atoi(word); err == nil && n >= 1 && n <= t.q.N {
			return t.q.Opts[n-1], nil
		}
		t.refuse(word, fmt.Sprintf("a number from 1 to %d", t.q.N))
	}
}

// sign is how the map shows a ship, to find it by; nothing for what is not on the table.
func (t *terminal) sign(id game.ShipID) string {
	table := t.v.Table()
	if int(id) >= len(t.x.G.Ships) || !table.Ships[id].OnTable {
		return ""
	}
	return draw.Sign(t.x.G, table, id) + " "
}

// named returns the ship that an option is, game.NoShip if it is something else.
func (t *terminal) named(c game.Choice) game.ShipID {
	switch c.Verb {
	case game.PickVerb:
		return c.Ship
	case game.ObjectVerb:
		return c.Object.Ship()
	}
	return game.NoShip
}

// suggestions is how many legal placements are offered by number.
const suggestions = 5

// place reads a placement: one of those suggested, or one that is typed in full.
func (t *terminal) place(ctx context.Context) (game.Choice, error) {
	offers := make([]game.Choice, suggestions)
	for i := range offers {
		offers[i] = t.v.Draw(t.x, t.rnd)
	}
	t.v.Ask(t.x) // the question that the texts are about
	things := t.things(offers[0].Object.Kind)
	for {
		fmt.Fprintf(t.out, "\n%s\n", text.Question(t.x, t.q))
		for i, c := range offers {
			fmt.Fprintf(t.out, "%4d  %s (suggested)\n", i+1, text.Choice(t.x, t.q, c))
		}
		fmt.Fprintf(t.out, "      or what, x and y in millimetres and a heading in degrees, such "+
			"as %s, for\n      %s\n", typed(offers[0], things), t.names(things))
		word, err := t.read(ctx)
		if err != nil {
			return game.Choice{}, err
		}
		if c, done := t.special(word); done {
			return c, nil
		}
		if n, err := strconv.Atoi(word); err == nil && n >= 1 && n <= len(offers) {
			return offers[n-1], nil
		}
		switch c, ok := placement(word, things); {
		case !ok:
			t.refuse(word, "a number, or what to place, x, y and a heading")
		case t.v.Valid(t.x, c):
			return c, nil
		default:
			fmt.Fprintf(t.out, "It may not lie there: %s.\n", zones[c.Object.Kind])
		}
	}
}

// zones say where things may be placed in set-up.
var zones = map[game.ObjectKind]string{
	game.ObstacleObject: "obstacles lie beyond range 2 of every edge and range 1 of one another",
	game.ShipObject:     "ships stand within range 1 of their player's edge, on no other ship",
}

// thing is something to place with the name by which it is typed.
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
			if info.Player == t.v.Viewer() && !table.Ships[id].OnTable &&
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
			name = text.Obstacle(t.x.G, int(thing.object.ID))
		}
		words = append(words, thing.name+" ("+name+")")
	}
	return strings.Join(words, ", ")
}

// typed is a placement as it may be typed.
func typed(c game.Choice, things []thing) string {
	name := things[0].name
	for _, thing := range things {
		if thing.object == c.Object {
			name = thing.name
		}
	}
	return fmt.Sprintf("%s %d %d %d", name, c.Pose.X/geom.Millimetre, c.Pose.Y/geom.Millimetre,
		c.Pose.Heading/geom.Degree)
}

// placement reads what was typed: a name, x and y in millimetres and a heading in degrees.
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
		numbers[i] = int32(math.Round(v * geom.Millimetre))
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

// errLeft says that the input has ended.
var errLeft = errors.New("the input ended before the match")

// read reads a line that is not empty.
func (t *terminal) read(ctx context.Context) (string, error) {
	for {
		fmt.Fprint(t.out, "> ")
		select {
		case line, ok := <-t.lines:
			if !ok || strings.TrimSpace(line) == "quit" {
				fmt.Fprintln(t.out)
				return "", errLeft
			}
			if line = strings.TrimSpace(line); line != "" {
				return line, nil
			}
		case <-ctx.Done():
			fmt.Fprintln(t.out)
			return "", ctx.Err()
		}
	}
}

// keys are what may be typed besides an answer.
const keys = "m draws the map, s lists the ships, a lets chance choose, concede gives up, quit " +
	"stops here"

// special does what may be typed besides an answer. It is done if the word is one after all.
func (t *terminal) special(word string) (c game.Choice, done bool) {
	switch word {
	case "m":
		t.drawMap()
	case "s":
		t.listShips()
	case "a":
		if t.q.Kind == game.PlaceQuestion {
			return t.v.Draw(t.x, t.rnd), true
		}
		return t.q.Opts[t.rnd.IntN(t.q.N)], true
	case "concede":
		return game.Opt(game.ConcedeVerb), true
	}
	return c, false
}

// refuse says what was expected, unless the word was one that asks for something else.
func (t *terminal) refuse(word, expected string) {
	if word != "m" && word != "s" {
		fmt.Fprintf(t.out, "%q: expected %s; %s.\n", word, expected, keys)
	}
}

// drawMap draws the table.
func (t *terminal) drawMap() {
	t.drawn = draw.Map(t.x.G, t.v.Table(), t.columns)
	fmt.Fprintf(t.out, "\n%s", t.drawn)
}

// listShips lists all ships with what is left of them, and the dials of the player's own.
func (t *terminal) listShips() {
	table := t.v.Table()
	for id := range t.x.G.Ships {
		ship := game.ShipID(id)
		line := draw.Line(t.x.G, table, ship)
		if m, ok := t.v.Dial(t.x.G, ship); ok {
			line += ", dial " + text.Maneuver(m)
		}
		fmt.Fprintln(t.out, line)
	}
}
