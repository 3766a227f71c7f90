package main

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"koiogran/content/points"
	"koiogran/engine/data"
	"koiogran/engine/edition"
	"koiogran/play/match"
	"koiogran/play/squad"
)

type squadCommand struct {
	Check   squadCheck   `cmd:"" help:"Report whether squads are legal and playable, and if not, why."`
	Show    squadShow    `cmd:"" help:"Print a squad sheet."`
	Convert squadConvert `cmd:"" help:"Convert a squad to another format."`
}

// catalogues returns the cards of all editions.
func catalogues() []*data.Catalogue {
	return []*data.Catalogue{data.First(), data.Second(), data.Flightpath()}
}

// aSquad is what is expected of a squad's file.
const aSquad = "a squad exported from a squad builder: XWS, or a list of names"

// formatFlags say what the players agreed on before they built squads.
type formatFlags struct {
	Format string `help:"The format: ${formats}. Default: the edition's standard format." placeholder:"NAME"`
	Threat int    `help:"Check as quick builds with this total threat, not by points." placeholder:"N"`
}

// format returns the format that the flags name.
func (f *formatFlags) format() (squad.Format, error) {
	if f.Threat < 0 {
		return squad.Format{}, fmt.Errorf("--threat %d: expected a number greater than 0", f.Threat)
	}
	if f.Threat > 0 {
		return squad.Format{Name: "quick", Title: "Quick Builds", Edition: squad.Second, Threat: f.Threat}, nil
	}
	return squad.FormatNamed(f.Format)
}

// readFlags say how squad files are read.
type readFlags struct {
	pointsFlag
	Edition string `help:"Read squads as ones of this edition, whatever their files look like: ${editions}." placeholder:"NAME"`
}

// reading returns how the flags want squads to be read.
func (f *readFlags) reading() (squad.Reading, error) {
	if _, ok := edition.ByID(f.Edition); f.Edition != "" && !ok {
		return squad.Reading{}, fmt.Errorf("--edition %s: expected one of %s", f.Edition, strings.Join(edition.IDs(), ", "))
	}
	all, err := under(f.Points)
	if err != nil {
		return squad.Reading{}, err
	}
	how := squad.Reading{Catalogues: all, Edition: f.Edition, Waiting: waiting, Room: room}
	if f.Points == "" {
		how.Lists = points.Of
	}
	return how, nil
}

type squadCheck struct {
	formatFlags
	readFlags
	Files []string `arg:"" name:"squad" help:"${squadArg}; several are judged one by one."`
	JSON  bool     `name:"json" help:"Print the result as JSON; several squads print a list."`

	Team bool `help:"Check the squads as one team (two partners, or one player against two) as well as separately: in first edition, and Epic squads of second edition."`

	Escalation bool `help:"The squads are a first edition Escalation series: 60, 90, 120 and 150 points, each containing everything in the one before."`
}

// ofSeries are the names of the formats of an Escalation series, in order.
var ofSeries = [...]string{
	"first-escalation-60", "first-escalation-90", "first-escalation-120", "first-escalation-150",
}

// series has the next squad judged as one of an Escalation series, after those judged so far.
func (c *squadCheck) series(how *squad.Reading, judged []*squad.Judgment) error {
	if len(c.Files) > len(ofSeries) || c.Format != "" {
		return fmt.Errorf("--escalation: expected at most %d squads and no --format", len(ofSeries))
	}
	format, err := squad.FormatNamed(ofSeries[len(judged)])
	how.Format, how.Before = format, nil
	if n := len(judged); n > 0 {
		how.Before = &judged[n-1].Squad
	}
	return err
}

func (c *squadCheck) Run(p *program) error {
	format, err := c.format()
	if err != nil {
		return err
	}
	if c.Format == "" && c.Threat == 0 {
		format = squad.Format{} // the usual one of the squad's edition
	}
	own := format
	if c.Team {
		if own, err = c.inTeam(format); err != nil {
			return err
		}
	}
	how, err := c.reading()
	if err != nil {
		return err
	}
	how.Format, how.JSON = own, c.JSON
	var failed, refused []error
	var judged []*squad.Judgment
	for _, file := range c.Files {
		if c.Escalation {
			if err := c.series(&how, judged); err != nil {
				return err
			}
		}
		err := p.read(file, func(r io.Reader) error {
			list, err := c.judge(r, how)
			if err != nil {
				failed = append(failed, fmt.Errorf("%s: %w", file, err))
			}
			judged = append(judged, list...)
			for _, j := range list {
				if verdict := j.Err(); verdict != nil {
					refused = append(refused, fmt.Errorf("%s: %w", file, verdict))
				}
				if c.JSON {
					continue
				}
				if err := j.Print(p.out); err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil {
			failed = append(failed, err)
		}
	}
	if c.JSON && len(judged) > 0 {
		var value any = judged
		if len(c.Files) == 1 && len(judged) == 1 {
			value = judged[0]
		}
		if err := printJSON(p.out, value); err != nil {
			failed = append(failed, err)
		}
	}
	if c.Team {
		switch err := c.team(p, judged, format); {
		case errors.Is(err, squad.ErrIllegal):
			refused = append(refused, err)
		case err != nil:
			failed = append(failed, err)
		}
	}
	return verdictOf(refused, failed)
}

// judge judges the squads of a file: every one of a paste, the first where files are judged together.
func (c *squadCheck) judge(r io.Reader, how squad.Reading) ([]*squad.Judgment, error) {
	if !c.Team && !c.Escalation {
		return squad.JudgeEach(r, how)
	}
	j, err := squad.Judge(r, how)
	if err != nil {
		return nil, err
	}
	return []*squad.Judgment{j}, nil
}

// verdictOf joins what went wrong. A file that could not be judged at all weighs more than a
// squad that is not legal, so that the exit status says so.
func verdictOf(refused, failed []error) error {
	if len(failed) == 0 {
		return errors.Join(refused...)
	}
	for _, err := range refused {
		failed = append(failed, errors.New(err.Error()))
	}
	return errors.Join(failed...)
}

// waiting names the cards of a squad that cannot be flown yet.
func waiting(s *squad.Squad) []string {
	compiled, ok := edition.ByID(s.Edition)
	if !ok {
		return nil
	}
	return match.Waiting(compiled, s)
}

// room says which limit a match of two such squads exceeds.
func room(s *squad.Squad, f *squad.Format) string {
	compiled, ok := edition.ByID(s.Edition)
	if !ok {
		return ""
	}
	return match.Room(compiled, s, f)
}

type squadShow struct {
	readFlags
	File string `arg:"" name:"squad" help:"${squadArg}."`
	JSON bool   `name:"json" help:"Print the sheet as JSON."`
}

func (c *squadShow) Run(p *program) error {
	how, err := c.reading()
	if err != nil {
		return err
	}
	how.JSON = c.JSON
	return p.read(c.File, func(r io.Reader) error { return squad.ShowFile(p.out, r, how) })
}

type squadConvert struct {
	readFlags
	File string `arg:"" name:"squad" help:"${squadArg}."`
	To   string `default:"xws" help:"The output format: ${conversions}." placeholder:"FORM"`

	Output string `short:"o" help:"Write to this file instead of standard output." placeholder:"FILE"`
}

func (c *squadConvert) Run(p *program) error {
	how, err := c.reading()
	if err != nil {
		return err
	}
	var report squad.Report
	err = p.read(c.File, func(r io.Reader) error {
		convert := func(w io.Writer) (err error) {
			report, err = squad.ConvertFile(w, r, how, c.To)
			return err
		}
		if c.Output == "" {
			return convert(p.out)
		}
		return save(c.Output, convert)
	})
	for _, text := range report.Unknown {
		fmt.Fprintf(p.err, "koiogran: %s: unknown: %s\n", c.File, text)
	}
	for _, text := range report.Dropped {
		fmt.Fprintf(p.err, "koiogran: %s: ignored: %s\n", c.File, text)
	}
	for _, text := range report.Notes {
		fmt.Fprintf(p.err, "koiogran: %s: note: %s\n", c.File, text)
	}
	return err
}

// read opens a squad file and lets use have it. Errors name the file.
func (p *program) read(path string, use func(r io.Reader) error) error {
	r, err := p.open(path, aSquad)
	if err != nil {
		return err
	}
	defer r.Close()
	if err := use(r); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	return nil
}
