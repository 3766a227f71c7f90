package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"strconv"
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/draw"
	"koiogran/play/match"
	"koiogran/play/text"
	"koiogran/play/view"
	"koiogran/serve/wire"
)

// terminal is a person in a seat, who reads a map and numbered options and types a number. It
// is a match.Player.
type terminal struct {
	lines    <-chan string // what is typed; closed at the end of the input
	out      io.Writer
	x        *game.Exec
	tell     *wire.Teller
	language text.Language
	called   text.Names // the players
	rnd      *rand.Rand // for what chance chooses in the person's place
	columns  int
	width    int    // of the terminal; 0 where that is not known
	drawn    string // the map that was drawn last
	safe     bool   // the match is recorded, so that leaving loses nothing

	v *view.View // of the open question
	q *game.Question
	o []wire.Option // its options, with what is known of them
}

// newTerminal seats a person who types into the program's input.
func (c *playCommand) newTerminal(p *program, e *rules.Compiled, g *game.Game, seed uint64) *terminal {
	width := widthOf(p.out)
	columns := c.Columns
	if columns == 0 {
		columns = mapColumns(width)
	}
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
	x := game.NewExec(g)
	tell := wire.NewTeller(wire.NewBook(e), x)
	tell.Language, tell.Names = c.speaks, c.called
	return &terminal{
		lines: lines, out: p.out, x: x, tell: tell, language: c.speaks, called: c.called,
		columns: columns, width: width,
		rnd:   rand.New(rand.NewPCG(seed, 0x7465726d)),
		drawn: draw.Map(g, &game.Table{}, columns), safe: c.Record != "",
	}
}

// optionIndent is where the second line of an option begins.
const optionIndent = 10

// mapFrame is how much wider than its columns a map is: the scale at its left, and its border.
const mapFrame = 8

// mapColumns returns how many columns of map fit into a terminal, at most the usual number.
func mapColumns(width int) int {
	if width <= 0 {
		return draw.MapColumns
	}
	return min(max(width-mapFrame, draw.MapMinColumns), draw.MapColumns)
}

// fold breaks a line where the terminal ends.
func (t *terminal) fold(line string, indent int) string { return fold(line, t.width, indent) }

// Choose shows the question and reads the answer.
func (t *terminal) Choose(ctx context.Context, v *view.View, _ *game.Question,
) (game.Choice, error) {
	t.v, t.o = v, nil
	if asked := t.tell.Question(v); asked != nil {
		t.o = asked.Options
	}
	t.q = v.Ask(t.x)
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
		fmt.Fprintln(t.out, "\n"+t.fold(t.sign(t.q.Ship)+t.called.In(t.language.Question(t.x, t.q)).String(), 0))
		for i, c := range t.q.Options() {
			fmt.Fprintln(t.out, t.fold(fmt.Sprintf("%4d  %s", i+1, t.option(i, c)), optionIndent))
		}
		word, err := t.read(ctx)
		if err != nil {
			return game.Choice{}, err
		}
		if c, done, err := t.special(ctx, word); done || err != nil {
			return c, err
		}
		if n, err := strconv.Atoi(word); err == nil && n >= 1 && n <= t.q.N {
			return t.q.Opts[n-1], nil
		}
		t.refuse(word, fmt.Sprintf("a number from 1 to %d", t.q.N))
	}
}

// sign returns how the map shows a ship, to find it by; nothing for what is not on the table.
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

// The ways in which a person leaves a match before its end.
var (
	errEnded = errors.New("the input ended before the match")
	errQuit  = errors.New("you left the match")
)

// read reads a line that is not empty.
func (t *terminal) read(ctx context.Context) (string, error) {
	for {
		fmt.Fprint(t.out, "> ")
		select {
		case line, ok := <-t.lines:
			if !ok {
				fmt.Fprintln(t.out)
				return "", errEnded
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

// keys are what may be typed apart from an answer.
const keys = "m: map, s: ships, a: random choice, hint: the computer's suggestion, u: undo your last " +
	"choice, concede: concede, quit: leave, ?: this help"

// special does what may be typed apart from an answer. It is done if the word is one after all.
func (t *terminal) special(ctx context.Context, word string) (c game.Choice, done bool, err error) {
	switch strings.ToLower(word) {
	case "m":
		t.drawMap()
	case "s":
		t.listShips()
	case "hint":
		t.hint()
	case "?", "h", "help":
		fmt.Fprintln(t.out, t.fold("Type the number of an option; "+keys+".", 0))
	case "a":
		if t.q.Kind == game.PlaceQuestion {
			return t.v.Draw(t.x, t.rnd), true, nil
		}
		return t.q.Opts[t.rnd.IntN(t.q.N)], true, nil
	case "u", "undo":
		return c, true, match.ErrTakeBack
	case "concede":
		sure, err := t.confirm(ctx, "Concede the match? The other side wins.")
		return game.Opt(game.ConcedeVerb), sure, err
	case "quit", "q", "exit":
		if t.safe {
			return c, true, errQuit
		}
		sure, err := t.confirm(ctx, "Leave the match? It is not being recorded.")
		if sure && err == nil {
			err = errQuit
		}
		return c, sure, err
	}
	return c, false, nil
}

// confirm asks whether the person means it.
func (t *terminal) confirm(ctx context.Context, question string) (bool, error) {
	fmt.Fprintf(t.out, "%s Type yes to confirm, or anything else to keep playing.\n", question)
	word, err := t.read(ctx)
	return strings.EqualFold(word, "yes") || strings.EqualFold(word, "y"), err
}

// TookBack says what happened to a second thought.
func (t *terminal) TookBack(done bool) {
	if !done {
		fmt.Fprintln(t.out, "Nothing to undo: dice, draws and your opponent's answers cannot be taken back.")
		return
	}
	fmt.Fprintln(t.out, "Your last choice was undone.")
}

// refuse says what was expected, unless the word was one that asks for something else.
func (t *terminal) refuse(word, expected string) {
	switch strings.ToLower(word) {
	case "m", "s", "?", "h", "help", "hint", "concede", "quit", "q", "exit":
		return
	}
	fmt.Fprintln(t.out, t.fold(fmt.Sprintf("%q: expected %s; ? lists what else you can type.", word,
		expected), 0))
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
			line += ", dial " + t.language.Maneuver(t.x.G, m)
		}
		fmt.Fprintln(t.out, t.fold(line, optionIndent))
	}
}
