package main

import (
	"context"
	"fmt"
	"io"
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/match"
	"koiogran/play/text"
	"koiogran/play/view"
	"koiogran/serve/wire"
)

// hintSeed seeds the program that is asked for hints, so that it says the same whenever it is asked.
const hintSeed = 1

// hint says what the best program would answer, and why.
func (t *terminal) hint() {
	adviser := bot.Programs()[0].New(t.x.G, hintSeed)
	fmt.Fprint(t.out, t.fold(hintText(t.tell.Suggest(adviser, t.v)), optionIndent))
	t.q = t.v.Ask(t.x)
}

// hintText returns a suggestion in lines: the answer, the reason, and what else was weighed.
func hintText(s *wire.Suggestion) string {
	var out strings.Builder
	fmt.Fprintf(&out, "Hint: %s. %s\n", strings.TrimSuffix(s.Text, "."), s.Why)
	if s.Wins != nil {
		fmt.Fprintf(&out, "  Chance to win with it: %s\n", percent(s.Wins.Chance, s.Wins.Error))
	}
	for _, r := range s.Weighed {
		fmt.Fprintf(&out, "  %s\n", reckoning(&r))
	}
	return out.String()
}

// reckoning returns what a program thinks of an answer.
func reckoning(r *wire.Reckoning) string {
	worth := ""
	switch {
	case r.Unit == "" || r.Behind == 0:
	case r.Unit == "damage":
		worth = fmt.Sprintf(", %.2f less damage", r.Behind)
	case r.Unit == "wins":
		worth = fmt.Sprintf(", %s lower chance to win", percent(r.Behind, r.Error))
	default:
		worth = fmt.Sprintf(", %.2f %s worse", r.Behind, r.Unit)
	}
	return fmt.Sprintf("%3.0f %%  %s%s", 100*r.Chance, r.Text, worth)
}

// percent returns a share in percent, with its standard error if that is known.
func percent(share, err float64) string {
	if err == 0 {
		return fmt.Sprintf("%.0f %%", 100*share)
	}
	return fmt.Sprintf("%.0f ± %.0f %%", 100*share, 100*err)
}

// reasoned is a program that says why it answers as it does.
type reasoned struct {
	said bot.Player // the program, asked once
	x    *game.Exec
	tell *wire.Teller
	w    io.Writer

	names text.Names
}

// newReasoned seats a program whose reasons are written.
func (c *playCommand) newReasoned(p bot.Player, e *rules.Compiled, g *game.Game, w io.Writer) match.Player {
	x := game.NewExec(g)
	tell := wire.NewTeller(wire.NewBook(e), x)
	tell.Language, tell.Names = c.speaks, c.called
	return &reasoned{said: p, x: x, tell: tell, w: w, names: c.called}
}

// Choose lets the program answer, and writes its reasons where there was something to decide.
func (r *reasoned) Choose(_ context.Context, v *view.View, q *game.Question) (game.Choice, error) {
	if q.Kind != game.PickQuestion || q.N == 1 {
		return r.said.Answer(v, q), nil
	}
	asked := strings.TrimRight(r.tell.Language.Question(r.x, v.Ask(r.x)).String(), ".:")
	s := r.tell.Suggest(r.said, v)
	_, err := fmt.Fprintf(r.w, "    [%s. %s. %s. %s]\n", r.names[v.Viewer()], asked, strings.TrimSuffix(s.Text, "."), s.Why)
	return s.Choice, err
}
