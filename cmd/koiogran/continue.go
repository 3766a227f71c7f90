package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"slices"

	"github.com/alecthomas/kong"

	"koiogran/engine/rules"
	"koiogran/play/match"
	"koiogran/play/replay"
)

// ofRecord are the flags that a continued match takes; everything else is in its record.
var ofRecord = []string{
	"help", "continue", "human", "bots", "answer-time", "seed", "record", "language", "why", "columns", "quiet", "json",
}

// broken reads the record that --continue names, whose match must not be over.
func (c *playCommand) broken(p *program, words *kong.Context) (*rules.Compiled, error) {
	if c.A != "" {
		return nil, fmt.Errorf("--continue: %s: expected no squad files; the squads are in the record", c.A)
	}
	for _, part := range words.Path {
		if f := part.Flag; f != nil && !slices.Contains(ofRecord, f.Name) {
			return nil, fmt.Errorf("--%s cannot be combined with --continue; what a match began with is in its record", f.Name)
		}
	}
	record, compiled, err := p.record(c.Continue)
	if err != nil {
		return nil, err
	}
	if slices.ContainsFunc(record.Lines, func(l replay.Line) bool { return l.Kind == replay.EndLine }) {
		return nil, no(c.Continue + ": the match is over; expected the record of a match that was broken off")
	}
	if record.Dice.Commitment != "" && c.Record == "" {
		return nil, fmt.Errorf("%s: its dice are a server's, which this program cannot roll; use --record to continue it in "+
			"a file of its own", c.Continue)
	}
	c.past = record
	return compiled, nil
}

// recordTo returns the file that takes the record: a new one, or that of the match that is continued, at its end.
func (c *playCommand) recordTo() (*recordFile, error) {
	switch {
	case c.past == nil && c.Record == "":
		return nil, nil
	case c.past == nil:
		return &recordFile{path: c.Record}, nil
	case c.Record == "":
		c.Record = c.Continue
		return appendTo(c.Continue)
	}
	r := &recordFile{path: c.Record}
	copied := *c.past
	copied.Dice = replay.Dice{} // what follows is not from the server's secret
	copied.Lines = slices.DeleteFunc(slices.Clone(copied.Lines), func(l replay.Line) bool { return l.Kind == replay.SecretLine })
	_, err := copied.WriteTo(r)
	r.base = r.size
	return r, err
}

// appendTo opens a record to write on. A last line that was not ended is.
func appendTo(path string) (*recordFile, error) {
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return nil, fileError(path, "a record that can be written", err)
	}
	r := &recordFile{path: path, f: f}
	info, err := f.Stat()
	if err == nil && !info.Mode().IsRegular() {
		err = errors.New("it is not a regular file")
	}
	last := make([]byte, 1)
	if err == nil {
		r.size = info.Size()
		_, err = f.ReadAt(last, r.size-1)
	}
	if err == nil {
		_, err = f.Seek(r.size, 0)
	}
	if err == nil && last[0] != '\n' {
		_, err = r.Write([]byte("\n"))
	}
	if err != nil {
		return nil, errors.Join(fileError(path, "a record that can be written", err), f.Close())
	}
	r.base = r.size
	return r, nil
}

// resume says where a match is continued.
func (c *playCommand) resume(w io.Writer, m *match.Match) {
	if c.past != nil {
		fmt.Fprintf(w, "The match continues %s.\n", match.When(m.State.Round))
	}
}
