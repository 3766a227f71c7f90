// Command koiogran plays dial-and-template miniatures games with every rule enforced and every
// ruling explained. Each command is a file of this package that parses its words and calls.
//
// It exits with 0 when what was asked for is done, with 1 when the thing asked about is not so
// (an illegal squad, a replay that does not verify, a search without results), with 2 when it
// could not be done, wrong usage above all, and with 130 when it was interrupted.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime/debug"
	"strings"
	"syscall"

	"github.com/alecthomas/kong"

	"koiogran/edition"
	"koiogran/match"
	"koiogran/perft"
	"koiogran/replay"
	"koiogran/scenario"
	"koiogran/squad"
)

// commands are the words that the program understands.
type commands struct {
	Play     playCommand     `cmd:"" help:"Play a match between two squads."`
	Serve    serveCommand    `cmd:"" help:"Serve matches to browsers and programs."`
	Replay   replayCommand   `cmd:"" help:"Verify the record of a match, print it, or draw it."`
	Squad    squadCommand    `cmd:"" help:"Check, show or convert squad files."`
	Cards    cardsCommand    `cmd:"" help:"Search the cards."`
	Rules    rulesCommand    `cmd:"" help:"Search the rules, or see how much of them is built."`
	Scenario scenarioCommand `cmd:"" help:"Play rules that are written as examples."`
	Soak     soakCommand     `cmd:"" help:"Play random matches in bulk, with every state checked."`
	Perft    perftCommand    `cmd:"" help:"Count the ways in which matches can go on, to notice changes."`
	Bench    benchCommand    `cmd:"" help:"Measure how fast the engine is."`
	Load     loadCommand     `cmd:"" help:"Measure how many matches a server bears."`
	Version  versionCommand  `cmd:"" help:"Say which version this is."`
}

// program is what a command works with.
type program struct {
	ctx context.Context
	in  io.Reader
	out io.Writer
	err io.Writer
}

// The exit statuses.
const (
	done        = 0
	notSo       = 1
	undone      = 2
	interrupted = 130
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	os.Exit(run(program{ctx: ctx, in: os.Stdin, out: os.Stdout, err: os.Stderr}, os.Args[1:]))
}

// run parses the words and runs the command that they name.
func run(p program, args []string) (status int) {
	defer func() {
		if fault := recover(); fault != nil {
			fmt.Fprintf(p.err, "koiogran: this is a mistake of the program; please report it with the "+
				"record of the match: %v\n\n%s", fault, debug.Stack())
			status = undone
		}
	}()
	var c commands
	parser, err := kong.New(&c, kong.Name("koiogran"), kong.Writers(p.out, p.err), kong.Bind(&p),
		vars(),
		kong.Description("Dial-and-template miniatures games with every rule enforced and every "+
			"ruling explained. A fan project, affiliated with nobody."),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, NoExpandSubcommands: true}))
	if err != nil {
		panic(err) // the structure of commands is wrong
	}
	if len(args) == 0 {
		args = []string{"--help"}
	}
	words, err := parser.Parse(args)
	if err != nil {
		fmt.Fprintf(p.err, "koiogran: %s; see koiogran --help\n", err)
		return undone
	}
	return p.status(words.Run())
}

// vars are the lists that help texts name.
func vars() kong.Vars {
	var formats []string
	for _, f := range squad.Formats() {
		formats = append(formats, f.Name)
	}
	return kong.Vars{
		"unimplemented": "Cards whose ability is not built: refuse them, or ignore what they do.",
		"formats":       strings.Join(formats, ", "),
		"conversions":   strings.Join(squad.Conversions(), ", "),
		"editions":      strings.Join(edition.IDs(), ", "),
		"databases":     "Where matches are kept: a file, or postgres://… for several servers.",
		"escalation":    escalationHelp,
		"bots":          strings.Join(botNames, ", "),
	}
}

// status tells the user what went wrong, and the caller how it went.
func (p *program) status(err error) int {
	if err == nil {
		return done
	}
	for line := range strings.Lines(err.Error()) {
		fmt.Fprintf(p.err, "koiogran: %s\n", strings.TrimSuffix(line, "\n"))
	}
	switch {
	case p.ctx.Err() != nil:
		return interrupted
	case isNotSo(err):
		return notSo
	}
	return undone
}

// errNotSo is wrapped by errors that answer a question with no.
var errNotSo = errors.New("not so")

// isNotSo tells whether an error answers a question with no.
func isNotSo(err error) bool {
	return errors.Is(err, errNotSo) || errors.Is(err, squad.ErrIllegal) ||
		errors.Is(err, replay.ErrDiffers) || errors.Is(err, scenario.ErrFailed) ||
		errors.Is(err, errFailures) || errors.Is(err, errUnused) || errors.Is(err, errShort) ||
		errors.Is(err, match.ErrDice) || errors.Is(err, perft.ErrWrong)
}
