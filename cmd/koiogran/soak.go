package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	"koiogran/check/soak"
	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/bot"
)

type soakCommand struct {
	Matches *int `short:"n" help:"How many matches; 1000 unless --for is given." placeholder:"N"`

	For time.Duration `help:"Play for this long, such as 10m." placeholder:"TIME"`

	Edition string `default:"second" help:"The edition: ${editions}." placeholder:"NAME"`
	Seed    uint64 `default:"1" help:"The seed of the first match." placeholder:"N"`

	Workers int `help:"Parallel matches. Default: one per processor." placeholder:"N"`

	Force []string `help:"Include one of these cards in every squad: ID or ID/SLOT." placeholder:"ID"`
	Cover bool     `help:"Force the least-used cards, and fail if any card stays below --uses. With --epic: huge ship cards."`
	Uses  int      `default:"1" help:"With --cover: the minimum number of matches that must use each card." placeholder:"N"`

	Records string `default:"soak-failures" help:"The folder for records of failed matches." placeholder:"DIR"`

	Failures int           `default:"10" help:"How many failures end the run." placeholder:"N"`
	Shrink   time.Duration `default:"20s" help:"How long to look for a smaller match that fails alike." placeholder:"TIME"`

	Epic bool `help:"Epic matches, with huge ships on a 6' × 3' table."`

	Mission string `help:"Play this mission in every match." placeholder:"NAME"`

	Bots string `help:"Use this bot for every seat instead of a mix of players: ${bots}." placeholder:"NAME"`

	Chosen bool `help:"Use players that weigh every option, and list options that were offered but never chosen."`

	Seats int `default:"2" help:"The number of players, 2 to 4; with more than 2, they play in two teams." placeholder:"N"`

	Twins bool `help:"Play each match a second time in another order, with seats exchanged and the table mirrored, and compare both."`

	JSON bool `name:"json" help:"Print the report as JSON."`
}

// errUnused says that a soak run that is to cover all cards has left some out.
var errUnused = errors.New("soak: cards were never used")

// errShort says that it has used some in fewer matches than it was to.
var errShort = errors.New("soak: cards were used in too few matches")

// errFailures says that matches of a soak run have failed.
var errFailures = errors.New("soak: matches failed")

func (c *soakCommand) Run(p *program) error {
	compiled, ok := edition.ByID(c.Edition)
	if !ok {
		return fmt.Errorf("--edition %s: expected one of %s", c.Edition,
			strings.Join(edition.IDs(), ", "))
	}
	if _, ok := compiled.Mission(c.Mission); !ok && c.Mission != "" {
		return fmt.Errorf("--mission %s: expected %s", c.Mission, missionNames(compiled.ID))
	}
	o := soak.Options{Edition: compiled, Matches: 1000, Seed: c.Seed, Workers: c.Workers,
		Force: c.Force, Records: c.Records, Progress: p.err, Epic: c.Epic, Mission: c.Mission,
		Seats: c.Seats, Program: c.Bots, Chosen: c.Chosen, Twins: c.Twins,
		Failures: c.Failures, Shrink: c.Shrink}
	if c.Cover {
		o.Cover = c.Uses
	}
	if err := c.checkSeats(compiled); err != nil {
		return err
	}
	if _, ok := bot.Named(c.Bots); !ok && c.Bots != "" {
		return fmt.Errorf("--bots %s: expected one of %s", c.Bots, strings.Join(bot.IDs(), ", "))
	}
	ctx := p.ctx
	switch {
	case c.For < 0 || c.Matches != nil && *c.Matches < 1 || c.Workers < 0 || c.Uses < 1,
		c.Failures < 1 || c.Shrink <= 0:
		return errors.New("soak: --matches, --for, --workers and --uses must be greater than 0, " +
			"--failures, --shrink")
	case c.Matches != nil:
		o.Matches = *c.Matches
	case c.For > 0:
		o.Matches = 0
	}
	if c.For > 0 {
		var stop context.CancelFunc
		ctx, stop = context.WithTimeout(ctx, c.For)
		defer stop()
	}
	if info, err := os.Stat(c.Records); err == nil && !info.IsDir() {
		return fmt.Errorf("--records %s: it is a file; expected a folder", c.Records)
	}
	report, err := soak.Run(ctx, o)
	if err != nil {
		return err
	}
	if c.JSON {
		err = printJSON(p.out, reportOf(report))
	} else {
		_, err = report.WriteTo(p.out)
	}
	switch n := len(report.Failures); {
	case err != nil:
		return err
	case n > 0:
		return fmt.Errorf("%w: %d of %d", errFailures, n, report.Matches)
	case c.Cover && len(report.Unused) > 0:
		return fmt.Errorf("%w: %s", errUnused, strings.Join(report.Unused, " "))
	case c.Cover && len(report.Short) > 0:
		return fmt.Errorf("%w: %d in fewer than %d", errShort, len(report.Short), c.Uses)
	}
	return nil
}

// soaked is the report of a soak run for programs.
type soaked struct {
	Matches int          `json:"matches"`
	Steps   int          `json:"steps"`
	Rounds  int          `json:"rounds"`
	Won     [2]int       `json:"won"` // by seat
	Drawn   int          `json:"drawn"`
	Limited int          `json:"limited"` // of those drawn, by the round limit
	Skipped int          `json:"skipped"`
	Cards   int          `json:"cards"` // that could be drawn
	Unused  []string     `json:"unused,omitempty"`
	Wanted  int          `json:"wanted,omitempty"` // with --cover: matches for each card
	Short   []soak.Usage `json:"short,omitempty"`  // cards used in fewer

	Stranded []soak.UnplayableCard `json:"stranded"` // cards that no squad can have

	Escalations int `json:"escalations"` // matches of Escalation
	Dockings    int `json:"dockings"`    // matches in which a ship docked

	Never []soak.Offer `json:"never,omitempty"` // with --chosen

	Twins   int            `json:"twins,omitempty"`   // with --twins: matches that were equal to their twins
	Rounded int            `json:"rounded,omitempty"` // poses and lengths of twins that were put right
	Order   map[string]int `json:"order,omitempty"`   // answers of twins in another order, by the step that asks

	Least    []soak.Usage  `json:"least"` // cards used in the fewest matches
	Failures []soakFailure `json:"failures"`
	Seconds  float64       `json:"seconds"`
}

// soakFailure is a match that went wrong, for programs.
type soakFailure struct {
	Seed   uint64 `json:"seed"`
	Force  string `json:"force,omitempty"`
	Text   string `json:"text"`
	Where  string `json:"where,omitempty"`
	Record string `json:"record,omitempty"`
	Small  string `json:"small,omitempty"` // the record of a smaller match that fails alike
}

// reportOf returns a report for programs.
func reportOf(r *soak.Report) soaked {
	out := soaked{
		Matches: r.Matches, Steps: r.Steps, Rounds: r.Rounds, Drawn: r.Results[game.Drawn],
		Won:     [2]int{r.Results[game.Won1], r.Results[game.Won2]},
		Limited: r.Limited, Skipped: r.Skipped, Cards: r.Pool, Unused: r.Unused, Least: r.Least,
		Wanted: r.Wanted, Short: r.Short, Stranded: r.Stranded,
		Never: r.Never, Escalations: r.Escalations, Dockings: r.Dockings,
		Failures: []soakFailure{}, Seconds: r.Took.Seconds(), Twins: r.Twins, Rounded: r.Mapped.Rounded, Order: r.Mapped.Late,
	}
	for _, f := range r.Failures {
		out.Failures = append(out.Failures,
			soakFailure{f.Seed, f.Force, f.Text, f.Where, f.Record, f.Small})
	}
	return out
}

// checkSeats refuses numbers of players that the game cannot have.
func (c *soakCommand) checkSeats(compiled *rules.Compiled) error {
	most := 2
	if compiled.Teams {
		most = game.MaxSeats
	}
	if c.Seats < 2 || c.Seats > most {
		return fmt.Errorf("--seats %d: expected 2 to %d in this game", c.Seats, most)
	}
	return nil
}
