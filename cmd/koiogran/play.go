package main

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/alecthomas/kong"

	"koiogran/engine/data"
	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/dealer"
	"koiogran/play/match"
	"koiogran/play/replay"
	"koiogran/play/squad"
	"koiogran/play/text"
	"koiogran/serve/stdio"
)

type playCommand struct {
	formatFlags
	pointsFlag
	languageFlag
	A string `arg:"" optional:"" help:"Player 1's squad (bottom edge): a file, or with --format=Quickplay the name of a Deployment card."`
	B string `arg:"" optional:"" help:"Player 2's squad."`
	C string `arg:"" optional:"" help:"Teams: player 3's squad (player 1's partner)."`
	D string `arg:"" optional:"" help:"Player 4's squad (player 2's partner)."`

	Human int `help:"Take a seat in the terminal: 1 or 2; in teams up to 4." placeholder:"N"`

	Bots []string `default:"beginner" help:"The bots in the other seats: ${bots}. Give one name for all seats, or one per seat. A manner can come before a level, as in careful-ace: ${manners}." placeholder:"NAME"`

	AnswerTime time.Duration `default:"5s" help:"How long a bot that is a program of its own may take for an answer; then it concedes." placeholder:"TIME"`

	Names []string `help:"What the players are called, one name per seat. Default: bots by their levels, you by a callsign." placeholder:"NAME"`

	Seed *uint64 `help:"Seed for setup, bots and dice; the same seed repeats a match." placeholder:"N"`

	Record string `help:"Write the match record to this file, which must not exist." placeholder:"FILE"`

	Continue string `help:"Continue the match of this record where it was broken off, in the same file or in that of --record. Squads and settings are the record's." placeholder:"FILE"`

	Mission string `help:"Play a mission. Without squad files, the mission's own squads are used." placeholder:"NAME"`

	Edition string `help:"The edition that squads are read as, whatever their files look like: ${editions}." placeholder:"NAME"`

	Illegal string `enum:"refuse,allow" default:"refuse" help:"What to do with illegal squads: refuse or allow."`

	Unimplemented string `enum:"refuse,ignore" default:"refuse" help:"${unimplemented}"`

	// Settings are the match settings, made by newSettings.
	Settings kong.Plugins `embed:""`

	Escalation escalation `default:"no" help:"${escalation}"`

	Area string `help:"The play area in mm, such as 1200x900. Default: the edition's standard size." placeholder:"WxH"`

	Obstacles *int `help:"How many obstacles to place, at most as many as the squads bring. Default: all." placeholder:"N"`

	Why     bool `help:"Print the bots' reasons for their choices."`
	Teacher bool `help:"With --human: print after each round what the computer expected of you, and what would have been better."`
	Columns int  `help:"Map width in columns. Default: the terminal width." placeholder:"N"`
	Quiet   bool `short:"q" help:"Print only the result."`
	JSON    bool `name:"json" help:"Print only the result, as JSON."`

	called text.Names
	past   *replay.Record // of --continue
}

func (c *playCommand) Run(p *program, words *kong.Context) (err error) {
	var compiled *rules.Compiled
	if c.Continue != "" {
		if compiled, err = c.broken(p, words); err != nil {
			return err
		}
	}
	if err := c.seated(); err != nil {
		return err
	}
	bots, err := c.bots()
	if err != nil {
		return err
	}
	seed := rand.Uint64()
	if c.Seed != nil {
		seed = *c.Seed
	}
	var setup rules.Setup
	if c.past != nil {
		setup, c.called = c.past.Setup, text.Recorded(c.past.Names, &c.past.Setup)
	} else {
		if compiled, setup, err = c.setup(p, seed); err != nil {
			return err
		}
		if c.called, err = c.named(bots, seed); err != nil {
			return err
		}
	}
	seeds := match.SeedsOf(seed)
	var guests []*stdio.Bot
	defer func() { err = errors.Join(err, leave(p, guests)) }()
	o := match.Options{
		Edition: compiled, Setup: setup, Past: c.past, Names: c.called, Dealer: dealer.NewSeeded(seeds.Dice), TimeUp: clock(setup.Options.TimeLimit),
		Seat: func(g *game.Game, seat game.Player) match.Player {
			reasons := p.out
			if c.JSON {
				reasons = p.err
			}
			if int(seat)+1 == c.Human {
				return c.newTerminal(p, compiled, g, seeds.Seats[seat])
			}
			if stdio.Named(bots[seat]) {
				guest := stdio.New(bots[seat], compiled, g, seat, seeds.Seats[seat], c.AnswerTime)
				guests = append(guests, guest)
				return guest
			}
			known, _ := bot.Named(bots[seat])
			program := known.New(g, seeds.Seats[seat])
			if c.Why {
				return c.newReasoned(program, compiled, g, reasons)
			}
			return match.Bot(program)
		},
	}
	if !c.Quiet && !c.JSON {
		o.Watcher = c.narrator(p)
	}
	if c.Teacher {
		if c.Human == 0 || o.Watcher == nil {
			return errors.New("--teacher: expected --human, without --quiet and --json")
		}
		o.Watcher = &teacher{Watcher: o.Watcher, edition: compiled, language: c.speaks, names: c.called,
			seat: game.Player(c.Human - 1), out: p.out}
	}
	file, err := c.recordTo()
	if err != nil {
		return err
	}
	if file != nil {
		o.Record = file
	}
	m, err := match.New(o)
	if errors.Is(err, rules.ErrUnimplemented) {
		return fmt.Errorf("%w; use --unimplemented=ignore to play without these abilities", err)
	}
	if err != nil {
		return err
	}
	if o.Watcher != nil {
		c.introduce(p.out, compiled, setup, seed)
		c.resume(p.out, m)
	}
	return errors.Join(c.finish(p, m, m.Run(p.ctx), seed), file.close())
}

// setup reads the squads and checks that they can meet.
func (c *playCommand) setup(p *program, seed uint64) (*rules.Compiled, rules.Setup, error) {
	var setup rules.Setup
	if c.Escalation == "core" {
		return c.coreSet()
	}
	if c.Mission != "" && c.A == "" {
		return c.missionSetup()
	}
	if c.A == "" || c.B == "" {
		return nil, setup, errors.New("expected two squad files (only --escalation=core and --mission " +
			"work without)")
	}
	format, err := c.playFormat()
	if err != nil {
		return nil, setup, err
	}
	paths := c.files()
	squads, err := c.squads(p, paths)
	if err != nil {
		return nil, setup, err
	}
	compiled, _ := edition.ByID(squads[0].Edition)
	facts, err := c.factsOf(squads[0].Edition)
	if err != nil {
		return nil, setup, err
	}
	if err := c.mission(compiled); err != nil {
		return nil, setup, err
	}
	if c.Format == "" && c.Threat == 0 && c.Escalation == "no" {
		format = squad.FormatFor(&squads[0])
		if m, ok := compiled.Mission(c.Mission); ok {
			format = match.Format(compiled, m)
		}
	}
	if format, err = format.For(squads[0].Edition); err != nil {
		return nil, setup, err
	}
	if err := refuseAll(facts, paths, squads, format, c.Illegal == "allow"); err != nil {
		return nil, setup, err
	}
	setup.Partners = make([]rules.Squad, len(squads)-2)
	for i := range squads {
		to := setup.Squad(game.Player(i))
		if *to = match.Squad(facts, &squads[i]); format.Threat > 0 {
			match.DropPoints(to)
		}
		if to.Name = cmp.Or(squads[i].Name, fmt.Sprintf("Squad %d", i+1)); i >= 2 {
			to.Deck = "" // partners draw from that of their captain
		}
	}
	if c.Escalation == "full" {
		names := [...]string{setup.Squads[0].Name, setup.Squads[1].Name}
		if setup.Squads, err = match.Escalation(compiled, [2]squad.Squad(squads), seed); err != nil {
			return nil, setup, err
		}
		setup.Squads[0].Name, setup.Squads[1].Name = names[0], names[1]
	}
	match.Lay(&setup, compiled.Measure, &format, &squads[0], &squads[1])
	return compiled, setup, c.agree(&setup)
}

// factsOf returns the cards of an edition, under the points list that is named.
func (c *playCommand) factsOf(edition string) (*data.Catalogue, error) {
	all, err := under(c.Points)
	if err != nil {
		return nil, err
	}
	for _, facts := range all {
		if facts.Edition == edition {
			return facts, nil
		}
	}
	return nil, fmt.Errorf("there are no cards of %s edition", edition)
}

// squads reads the squads, which are all of one game: that of --edition if there is one.
func (c *playCommand) squads(p *program, paths []string) ([]squad.Squad, error) {
	if c.Edition != "" {
		if _, ok := edition.ByID(c.Edition); !ok {
			return nil, fmt.Errorf("--edition %s: expected one of %s", c.Edition, strings.Join(edition.IDs(), ", "))
		}
	}
	squads := make([]squad.Squad, len(paths))
	for i, path := range paths {
		var err error
		if squads[i], err = c.squad(p, path); err != nil {
			return nil, err
		}
	}
	for i := range squads {
		if a, b := squads[0].Edition, squads[i].Edition; a != b {
			return nil, fmt.Errorf("%s is for %s and %s is for %s; expected two squads for the same game",
				c.A, squad.GameName(a), paths[i], squad.GameName(b))
		}
	}
	return squads, nil
}

// squad returns the squad of a file or, in Quickplay, of a Deployment card.
func (c *playCommand) squad(p *program, word string) (squad.Squad, error) {
	if named, _ := squad.FormatNamed(c.Format); named.Name != "quickplay" {
		return p.squad(word, c.Edition, c.Points)
	}
	var names []string
	for _, cards := range catalogues() {
		if s, ok := squad.Deployment(cards, word); ok {
			return s, nil
		}
		names = append(names, squad.Deployments(cards)...)
	}
	if _, err := os.Stat(word); word != "-" && errors.Is(err, fs.ErrNotExist) {
		return squad.Squad{}, fmt.Errorf("%s: expected a squad file or the name of a Deployment card: %s",
			word, strings.Join(names, ", "))
	}
	return p.squad(word, c.Edition, c.Points)
}

// squad reads a squad file, as one of the edition and under the points list if these are named, and prints what had to be left out.
func (p *program) squad(path, edition, list string) (squad.Squad, error) {
	var s squad.Squad
	all, err := under(list)
	if err != nil {
		return s, err
	}
	err = p.read(path, func(r io.Reader) error {
		var report squad.Report
		var err error
		s, report, _, err = squad.ReadAs(r, edition, all...)
		for _, text := range report.Dropped {
			fmt.Fprintf(p.err, "koiogran: %s: ignored: %s\n", path, text)
		}
		for _, text := range report.Notes {
			fmt.Fprintf(p.err, "koiogran: %s: note: %s\n", path, text)
		}
		return err
	})
	return s, err
}

// refuse returns why a squad may not play, nil if it may. An illegal one may where that is allowed, unless it has a
// card that does not exist.
func refuse(facts *data.Catalogue, path string, s *squad.Squad, format squad.Format, allow bool) error {
	problems := squad.Check(facts, *s, format)
	if allow {
		problems = slices.DeleteFunc(problems, func(p squad.Problem) bool { return p.Unknown == "" })
	}
	if len(problems) == 0 {
		return nil
	}
	verdict, hint := squad.ErrIllegal, "; use --illegal=allow to play it anyway"
	var reasons []string
	for _, problem := range problems {
		where := ""
		if problem.Ship >= 0 {
			where = fmt.Sprintf("ship %d: ", problem.Ship+1)
		}
		reasons = append(reasons, where+problem.Text+" ["+problem.Clause+"]")
		if problem.Clause == "1e.format.epic-icon-restricted" {
			hint = "; for huge ships, use --format Epic"
		}
		if problem.Unknown != "" {
			verdict, hint = squad.ErrUnknown, "; a card that does not exist cannot play"
		}
	}
	return fmt.Errorf("%s: %w in the format %s: %s%s", path, verdict, format.Called(),
		strings.Join(reasons, " "), hint)
}

// introduce says who meets.
func (c *playCommand) introduce(w io.Writer, e *rules.Compiled, setup rules.Setup, seed uint64) {
	fmt.Fprintf(w, "%s vs. %s. Seed %d.\n", sideOf(&setup, &c.called, game.Seat1), sideOf(&setup, &c.called, game.Seat2), seed)
	if m, ok := e.Mission(setup.Mission); ok {
		fmt.Fprintf(w, "Mission %s. %s\n", m.ID, c.called.In(text.NamingPlayers(m.Summary)))
	}
	if c.Human > 0 {
		fmt.Fprintf(w, "You are %s, at the %s edge. Type the number of an option;\n%s.\n",
			c.called[c.Human-1], [...]string{"bottom", "top"}[(c.Human-1)%2], keys)
	}
}

// narrator prints the log: for a player what that player may know, for others everything.
func (c *playCommand) narrator(p *program) match.Watcher {
	n := &narrator{w: folding{p.out, 4}, viewer: game.NoPlayer, language: c.speaks, names: c.called, revealed: game.NoShip}
	if c.Human > 0 {
		n.viewer = game.Player(c.Human - 1)
	}
	return n
}

// finish says how the match ended, or that and why it has not.
func (c *playCommand) finish(p *program, m *match.Match, err error, seed uint64) error {
	if errors.Is(err, errQuit) {
		kept := ""
		if c.Record != "" {
			kept = fmt.Sprintf("; the record so far is in %s; koiogran play --continue %[1]s --human=%d continues it", c.Record, c.Human)
		}
		_, err = fmt.Fprintf(p.out, "You left the match %s%s.\n", match.When(m.State.Round), kept)
		return err
	}
	if err != nil && c.Record != "" && !errors.Is(err, match.ErrRecord) {
		err = fmt.Errorf("%w; the record so far is in %s", err, c.Record)
	}
	if err != nil || !c.JSON && !c.Quiet {
		return err
	}
	if c.JSON {
		return printJSON(p.out, outcome{winner(m.State.Result), int(m.State.Round), seed})
	}
	_, err = fmt.Fprintf(p.out, "%s %s.\n", c.called.In(c.speaks.Result(m.Game, m.State.Result)), match.When(m.State.Round))
	return err
}

// outcome is what a match came to, for programs.
type outcome struct {
	Winner int    `json:"winner"` // 1 or 2, 0 for a draw
	Rounds int    `json:"rounds"`
	Seed   uint64 `json:"seed"`
}
