// Command koiogran plays dial-and-template miniatures games with every rule enforced and every
// ruling explained. Each command is a file of this package that parses its words and calls.
//
// It exits with 0 if it did what was asked, with 1 if the answer is no (an illegal squad, a record
// that does not verify, a search without results), with 2 if it could not do it, such as after a
// wrong command, and with 130 if it was interrupted.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"regexp"
	"runtime/debug"
	"strconv"
	"strings"
	"syscall"

	"github.com/alecthomas/kong"

	"koiogran/check/perft"
	"koiogran/check/scenario"
	"koiogran/engine/edition"
	"koiogran/play/bot"
	"koiogran/play/match"
	"koiogran/play/replay"
	"koiogran/play/squad"
	"koiogran/serve/account"
)

// commands are the words that the program understands.
type commands struct {
	Play     playCommand     `cmd:"" help:"Play a match between two squads."`
	Serve    serveCommand    `cmd:"" help:"Run a server for browsers and bots."`
	Replay   replayCommand   `cmd:"" help:"Verify the record of a match, print it, or draw it."`
	Squad    squadCommand    `cmd:"" help:"Check, show or convert squad files."`
	Cards    cardsCommand    `cmd:"" help:"Search the cards."`
	Rules    rulesCommand    `cmd:"" help:"Search the rules, or report how many are implemented."`
	Scenario scenarioCommand `cmd:"" help:"Run rules examples (scenarios)."`
	Soak     soakCommand     `cmd:"" help:"Play many random matches and check every state."`
	Arena    arenaCommand    `cmd:"" help:"Play bots against each other and report which is stronger."`
	Lab      labCommand      `cmd:"" help:"Play many matches to answer a question about squads, cards or bots."`

	BotProtocol botProtocolCommand `cmd:"" help:"Print the protocol of bots that are programs of their own, or try such a bot."`

	Challenge challengeCommand `cmd:"" help:"Let a bot that is a program of its own take challenges on a server."`

	Selfplay selfplayCommand `cmd:"" help:"Let a bot play itself, and save the rounds as training data."`
	Train    trainCommand    `cmd:"" help:"Train the bots' dial-evaluation network on selfplay data."`
	Analyze  analyzeCommand  `cmd:"" help:"Analyze a recorded match: luck, costly decisions and missed attacks."`
	Odds     oddsCommand     `cmd:"" help:"Compute the odds of an attack with optimal token use."`
	Perft    perftCommand    `cmd:"" help:"Count how many ways a match can continue (perft), to detect rules changes."`
	Mutate   mutateCommand   `cmd:"" help:"Mutation-test the cards: insert faults and check that a test fails."`
	Bench    benchCommand    `cmd:"" help:"Measure how fast the engine is."`
	Store    storeCommand    `cmd:"" help:"Back up or copy a server's database, or list its abuse reports."`
	Ban      banCommand      `cmd:"" help:"Ban an account on your server, with a reason and an end."`
	Unban    unbanCommand    `cmd:"" help:"Lift the ban of an account on your server."`
	Bans     bansCommand     `cmd:"" help:"List the accounts that are banned on your server."`
	Load     loadCommand     `cmd:"" help:"Measure how many matches a server can handle."`
	Attack   attackCommand   `cmd:"" help:"Stress-test your own server with simulated attacks."`
	Version  versionCommand  `cmd:"" help:"Print the version (same as koiogran --version)."`
	Licenses licensesCommand `cmd:"" help:"Print the licenses of everything the program is made of."`

	Health     healthCommand     `cmd:"" help:"Ask a server whether it is well: exit with 0 if it is, with 1 if not."`
	Manual     manualCommand     `cmd:"" help:"Print a manual page for man."`
	Completion completionCommand `cmd:"" help:"Print a shell completion script."`
	Help       helpCommand       `cmd:"" help:"Show help for a command."`
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
	saidNo      = 1
	undone      = 2
	interrupted = 130
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	os.Exit(run(program{ctx: ctx, in: os.Stdin, out: os.Stdout, err: os.Stderr}, os.Args[1:]))
}

// How the parser of commands speaks of numbers: of a whole one, and of one below zero, which it takes for a flag.
var (
	wholeNumber = regexp.MustCompile(`^(\S+): expected a valid (\d+) bit (u?)int but got "=?([^"]*)"`)
	notValue    = regexp.MustCompile(`^(\S+): expected .* but got "(-[0-9][^"]*)" \(short flag\).*`)
	negative    = regexp.MustCompile(`^unknown flag -(\d+)`)
)

// run parses the words and runs the command that they name.
func run(p program, args []string) (status int) {
	defer func() {
		if fault := recover(); fault != nil {
			fmt.Fprintf(p.err, "koiogran: this is a bug; please report it with the record of the "+
				"match: %v\n\n%s", fault, debug.Stack())
			status = undone
		}
	}()
	out := &output{Writer: p.out}
	p.out = out
	var c commands
	parser := p.parser(&c)
	switch {
	case len(args) == 0:
		args = p.withoutWords()
	case args[0] == "--version":
		args[0] = "version"
	case args[0] == completeWord:
		return p.complete(parser.Model, args[1:])
	}
	words, err := parser.Parse(args)
	if out.err != nil {
		return p.status(out.err)
	}
	if err != nil {
		fmt.Fprintf(p.err, "koiogran: %s; see %s --help\n", parseError(err), commandOf(err))
		return undone
	}
	if err = words.Run(); err == nil {
		err = out.err
	}
	return p.status(err)
}

// parseError says in plain words what is wrong with the words of a command.
func parseError(err error) string {
	text := err.Error()
	if m := wholeNumber.FindStringSubmatch(text); m != nil {
		return m[1] + " " + m[4] + ": expected a whole number" + wholeBounds(m[2], m[3] == "u")
	}
	if m := notValue.FindStringSubmatch(text); m != nil {
		return m[1] + " " + m[2] + ": expected a value of at least 0"
	}
	if m := negative.FindStringSubmatch(text); m != nil {
		return "-" + m[1] + ": expected a number of at least 0"
	}
	return text
}

// wholeBounds says between what a whole number must be.
func wholeBounds(bits string, unsigned bool) string {
	switch {
	case bits == "8" && unsigned:
		return " from 0 to 255"
	case unsigned:
		return " of at least 0"
	}
	return ""
}

// parser makes the parser of the commands.
func (p *program) parser(c *commands) *kong.Kong {
	c.Play.Settings = newSettings()
	parser, err := kong.New(c, kong.Name("koiogran"), kong.Writers(p.out, p.err), kong.Bind(p),
		vars(),
		kong.Description("Dial-and-template miniatures games with every rule enforced and every ruling "+
			"explained. A fan project, not affiliated with any publisher."),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, NoExpandSubcommands: true}))
	if err != nil {
		panic(err) // the structure of commands is wrong
	}
	return parser
}

// commandOf names the command whose words could not be parsed.
func commandOf(err error) string {
	name := "koiogran"
	var wrong *kong.ParseError
	if errors.As(err, &wrong) {
		for _, part := range wrong.Context.Path {
			if part.Command != nil {
				name = part.Command.FullPath()
			}
		}
	}
	return name
}

// helpCommand shows the help of the command that its words name.
type helpCommand struct {
	Words []string `arg:"" optional:"" name:"command" help:"A command, such as: squad check."`
}

func (c *helpCommand) Run(p *program) error {
	if run(*p, append(c.Words, "--help")) != done {
		return errSaid
	}
	return nil
}

// vars returns the lists that help texts name.
func vars() kong.Vars {
	return kong.Vars{
		"unimplemented": "Cards with unimplemented abilities: refuse the squad, or ignore those abilities.",
		"pointsLists":   strings.Join(listNames(), ", "),
		"formats":       strings.Join(squad.FormatTitles(), ", "),
		"conversions":   strings.Join(squad.Conversions(), ", "),
		"usualBan":      strconv.Itoa(account.UsualBan),
		"editions":      strings.Join(edition.IDs(), ", "),
		"databases":     "Where matches are stored: a file, or postgres://… for several servers.",
		"escalation":    escalationHelp,
		"languages":     languages(),
		"bots":          strings.Join(bot.IDs(), ", "),
		"manners":       mannersHelp(),
		"squadArg":      "A squad file (XWS, or a list of names), or - for standard input",
	}
}

// mannersHelp lists the manners of bots.
func mannersHelp() string {
	var list []string
	for _, m := range bot.Manners() {
		list = append(list, m.ID)
	}
	return strings.Join(list, ", ")
}

// errSaid is an error that the user has learned of.
var errSaid = errors.New("given more than once")

// status prints what went wrong for the user, and returns the exit status.
func (p *program) status(err error) int {
	if err == nil {
		return done
	}
	if !errors.Is(err, errSaid) {
		for line := range strings.Lines(plain(err)) {
			fmt.Fprintf(p.err, "koiogran: %s\n", strings.TrimSuffix(line, "\n"))
		}
	}
	switch {
	case p.ctx.Err() != nil:
		return interrupted
	case isNo(err):
		return saidNo
	}
	return undone
}

// no is an error that answers a question with no.
type no string

func (n no) Error() string { return string(n) }

// isNo reports whether an error answers a question with no.
func isNo(err error) bool {
	var answer no
	if errors.As(err, &answer) {
		return true
	}
	for _, answer := range []error{
		squad.ErrIllegal, squad.ErrUnknown, replay.ErrDiffers, scenario.ErrFailed, errFailures, errUnused,
		errShort, match.ErrDice, perft.ErrWrong, errUnnoticed,
	} {
		if errors.Is(err, answer) {
			return true
		}
	}
	return false
}
