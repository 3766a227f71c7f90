package main

import (
	"errors"
	"fmt"
	"io"
	"reflect"
	"slices"
	"strings"
	"time"

	"koiogran"
	"koiogran/check/arena"
	"koiogran/engine/edition"
	"koiogran/play/squad"
	"koiogran/serve/schema"
	"koiogran/serve/stdio"
)

type botProtocolCommand struct {
	Schema bool   `xor:"what" help:"Print a JSON Schema of the lines and everything in them."`
	Try    string `xor:"what" help:"Play short matches with this bot, and report every fault." placeholder:"COMMAND"`

	Edition    []string      `help:"The games to try: ${editions}. Default: all." placeholder:"NAME"`
	Rounds     uint8         `default:"4" help:"Try it for this many rounds of each match." placeholder:"N"`
	Seed       uint64        `default:"1" help:"The seed of the matches." placeholder:"N"`
	AnswerTime time.Duration `default:"5s" help:"How long the bot may take for an answer." placeholder:"TIME"`
	JSON       bool          `name:"json" help:"Print what was seen of the bot as JSON."`
}

// errFaulty says that a bot that was tried is at fault, which the user has learned already.
const errFaulty = no("the bot is not ready to play")

func (c *botProtocolCommand) Run(p *program) error {
	switch {
	case c.Schema:
		_, err := p.out.Write(schema.Messages("The lines between Koiogran and a bot", reflect.TypeFor[stdio.Hello](), reflect.TypeFor[stdio.Ready](),
			reflect.TypeFor[stdio.Ask](), reflect.TypeFor[stdio.Answer]()))
		return err
	case c.Try == "":
		_, err := io.WriteString(p.out, koiogran.Bots)
		return err
	}
	return c.try(p)
}

// try tries a bot.
func (c *botProtocolCommand) try(p *program) error {
	o := arena.Trials{Editions: c.Edition, Rounds: c.Rounds, Seed: c.Seed, AnswerTime: c.AnswerTime}
	if len(o.Editions) == 0 {
		o.Editions = edition.IDs()
	}
	for _, id := range o.Editions {
		if !slices.Contains(edition.IDs(), id) {
			return fmt.Errorf("--edition %s: expected one of %s", id, strings.Join(edition.IDs(), ", "))
		}
	}
	if c.Rounds == 0 || c.AnswerTime <= 0 {
		return errors.New("--rounds and --answer-time: expected at least 1, and a time such as 5s")
	}
	command := c.Try
	if !stdio.Named(command) {
		command = "./" + command // a bot of our own needs no trial
	}
	trials, err := o.Try(p.ctx, command)
	if err != nil {
		return err
	}
	if c.JSON {
		err = printJSON(p.out, trialsOf(trials))
	} else {
		writeTrials(p.out, trials)
	}
	if err == nil && slices.ContainsFunc(trials, func(t arena.Trial) bool { return len(t.Faults) > 0 }) {
		return errFaulty
	}
	return err
}

// writeTrials writes what was seen of a bot in plain sentences.
func writeTrials(w io.Writer, trials []arena.Trial) {
	faults := 0
	for i := range trials {
		t := &trials[i]
		fmt.Fprintf(w, "%s, seat %d: %d questions in %d rounds, the slowest answer after %s\n", squad.GameName(t.Edition), t.Seat, t.Questions,
			t.Outcome.Round, t.Slowest.Round(100*time.Microsecond))
		for _, f := range t.Faults {
			faults++
			where := ""
			if f.Question > 0 {
				where = fmt.Sprintf("question %d: ", f.Question)
			}
			fmt.Fprintf(w, "  Fault: %s%s", where, f.Text)
			if f.Times > 1 {
				fmt.Fprintf(w, "; seen %d times", f.Times)
			}
			fmt.Fprintln(w)
		}
		if !t.Repeats {
			fmt.Fprintln(w, "  Played again, it chose otherwise. Draw all chance from the seed of the greeting, and matches can be repeated.")
		}
	}
	if faults == 0 {
		fmt.Fprintln(w, "No faults: the bot is ready to play.")
	}
}

// trialOf is what was seen of a bot in a match, for programs.
type trialOf struct {
	Edition   string             `json:"edition"`
	Seat      int                `json:"seat"`
	Name      string             `json:"name"`
	Questions int                `json:"questions"`
	Rounds    int                `json:"rounds"`
	Winner    int                `json:"winner"`
	Slowest   float64            `json:"slowest_ms"`
	Repeats   bool               `json:"repeats"`
	Faults    []stdio.TrialFault `json:"faults"`
}

func trialsOf(trials []arena.Trial) []trialOf {
	var list []trialOf
	for i := range trials {
		t := &trials[i]
		list = append(list, trialOf{
			Edition: t.Edition, Seat: t.Seat, Name: t.Name, Questions: t.Questions, Rounds: t.Outcome.Round, Winner: t.Outcome.Winner,
			Slowest: float64(t.Slowest) / float64(time.Millisecond), Repeats: t.Repeats, Faults: append([]stdio.TrialFault{}, t.Faults...),
		})
	}
	return list
}
