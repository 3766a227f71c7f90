package perft

import (
	"bytes"
	"context"
	"embed"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"time"

	"koiogran/engine/edition"
)

//go:embed testdata/*.perft
var files embed.FS

// Positions returns the positions that come with the program.
func Positions() []Position {
	var all []Position
	names, err := fs.Glob(files, "testdata/*.perft")
	for _, name := range names {
		var file []byte
		var list []Position
		if file, err = files.ReadFile(name); err == nil {
			list, err = Read(bytes.NewReader(file))
		}
		if err != nil {
			break
		}
		all = append(all, list...)
	}
	if err != nil {
		panic(err)
	}
	return all
}

// Options say what Run counts.
type Options struct {
	Positions []Position // Positions() if empty
	Name      string     // of the one position to count, empty for all
	Depth     int        // how deep: as deep as the position's counts, if 0
	Divide    bool       // split the count of the greatest depth by the first answer
}

// The errors of Run.
var (
	ErrNone  = errors.New("perft: no such position")
	ErrWrong = errors.New("perft: a count differs")
)

// Run counts positions and writes the counts, in the form of a file of positions. It fails with
// ErrWrong if one differs from what the position says.
func Run(ctx context.Context, w io.Writer, o Options) error {
	if len(o.Positions) == 0 {
		o.Positions = Positions()
	}
	found := false
	var wrong error
	for i := range o.Positions {
		p := &o.Positions[i]
		if o.Name != "" && o.Name != p.Name {
			continue
		}
		found = true
		if err := p.run(ctx, w, &o); errors.Is(err, ErrWrong) {
			wrong = err
		} else if err != nil {
			return err
		}
	}
	if !found {
		return fmt.Errorf("%w: %q", ErrNone, o.Name)
	}
	return wrong
}

// run counts one position.
func (p *Position) run(ctx context.Context, w io.Writer, o *Options) error {
	c, ok := edition.ByID(p.Edition)
	if !ok {
		return fmt.Errorf("%w: %s: no edition %q", ErrPosition, p.Name, p.Edition)
	}
	g, s, err := p.Begin(c)
	if err != nil {
		return err
	}
	fmt.Fprintf(w, "position %s\n", p.Name)
	depth := o.Depth
	if depth == 0 {
		depth = max(len(p.Counts), 1)
	}
	if o.Divide {
		parts, err := Divide(ctx, g, s, depth)
		for _, part := range parts {
			fmt.Fprintf(w, "%d %s\n", part.Count, part.Choice)
		}
		return err
	}
	var wrong error
	for d := 1; d <= depth; d++ {
		start := time.Now()
		n, err := Count(ctx, g, s, d)
		if err != nil {
			return err
		}
		fmt.Fprintf(w, "%d %d", d, n)
		if took := time.Since(start); took > 10*time.Millisecond {
			fmt.Fprintf(w, "  # %.1f million a second", float64(n)/1e6/took.Seconds())
		}
		fmt.Fprintln(w)
		if d <= len(p.Counts) && n != p.Counts[d-1] {
			wrong = fmt.Errorf("%w: %s: %d at depth %d; expected %d", ErrWrong, p.Name, n, d,
				p.Counts[d-1])
		}
	}
	return wrong
}
