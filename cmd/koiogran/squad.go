package main

import (
	"fmt"
	"io"

	"koiogran/data"
	"koiogran/squad"
)

type squadCommand struct {
	Check   squadCheck   `cmd:"" help:"Say whether a squad is legal and why not."`
	Show    squadShow    `cmd:"" help:"Print a squad as a sheet."`
	Convert squadConvert `cmd:"" help:"Write a squad in another form."`
}

// catalogues are the cards of all editions.
func catalogues() []*data.Catalogue {
	return []*data.Catalogue{data.First(), data.Second(), data.Flightpath()}
}

// aSquad is what is expected of a squad's file.
const aSquad = "a squad in XWS, as squad builders export it"

// formatFlags say what the players agreed on before they built squads.
type formatFlags struct {
	Format string `help:"What was agreed on: ${formats}; the usual one of the edition if left out." placeholder:"NAME"`
	Threat int    `help:"Quick builds of this total threat instead of points." placeholder:"N"`
}

// format returns the format that the flags name.
func (f *formatFlags) format() (squad.Format, error) {
	if f.Threat < 0 {
		return squad.Format{}, fmt.Errorf("--threat %d: expected a number above 0", f.Threat)
	}
	if f.Threat > 0 {
		return squad.Format{Name: "quick", Edition: squad.Second, Threat: f.Threat}, nil
	}
	return squad.FormatNamed(f.Format)
}

type squadCheck struct {
	formatFlags
	File string `arg:"" help:"A squad file, or - for the standard input."`
	JSON bool   `name:"json" help:"Print the judgement as JSON."`
}

func (c *squadCheck) Run(p *program) error {
	format, err := c.format()
	if err != nil {
		return err
	}
	if c.Format == "" && c.Threat == 0 {
		format = squad.Format{} // the usual one of the squad's edition
	}
	return p.read(c.File, func(r io.Reader) error {
		return squad.CheckFile(p.out, r,
			squad.Reading{Catalogues: catalogues(), Format: format, JSON: c.JSON})
	})
}

type squadShow struct {
	File string `arg:"" help:"A squad file, or - for the standard input."`
	JSON bool   `name:"json" help:"Print the sheet as JSON."`
}

func (c *squadShow) Run(p *program) error {
	return p.read(c.File, func(r io.Reader) error {
		return squad.ShowFile(p.out, r,
			squad.Reading{Catalogues: catalogues(), JSON: c.JSON})
	})
}

type squadConvert struct {
	File string `arg:"" help:"A squad file, or - for the standard input."`
	To   string `default:"xws" help:"The form: ${conversions}." placeholder:"FORM"`

	Output string `short:"o" help:"Write to this file, not the standard output." placeholder:"FILE"`
}

func (c *squadConvert) Run(p *program) error {
	var report squad.Report
	err := p.read(c.File, func(r io.Reader) error {
		convert := func(w io.Writer) (err error) {
			report, err = squad.ConvertFile(w, r, catalogues(), c.To)
			return err
		}
		if c.Output == "" {
			return convert(p.out)
		}
		return save(c.Output, convert)
	})
	for _, text := range report.Dropped {
		fmt.Fprintf(p.err, "koiogran: %s: left out: %s\n", c.File, text)
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
