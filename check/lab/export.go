package lab

import (
	"bytes"
	"cmp"
	"context"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// Row is a match of a run that was played.
type Row struct {
	Match  int       `json:"match"` // its number among the matches of its bots
	Bots   [2]string `json:"bots"`  // by seat
	Squads [2]string `json:"squads"`
	Seed   uint64    `json:"seed"`
	First  int       `json:"first_player"` // the seat of the first player
	Winner int       `json:"winner"`       // its seat, 0 for a draw
	Rounds int       `json:"rounds"`
	Points [2]int    `json:"points"` // of enemy ships that each seat destroyed or drove off the table
}

// Forms returns the forms of an export.
func Forms() []string { return []string{"csv", "jsonl", "records"} }

// errRounds says that a run has rounds in place of rows.
func (run *Run) errRounds() error {
	if run.Spec.Question != Selfplay {
		return nil
	}
	return fmt.Errorf("%w: %s: selfplay has rounds; expected no form of rows or records", ErrSpec, run.name)
}

// Part is the part of a run that is exported: matches from a number on, at most as many as Most of each pair of bots.
type Part struct {
	Bots string // as a report names them; empty for all
	From int
	Most int // 0 for all
}

// check says what is wrong with it.
func (p *Part) check(run *Run) error {
	if p.From < 0 || p.Most < 0 {
		return fmt.Errorf("%w: %d matches from match %d on; expected numbers of at least 0", ErrSpec, p.Most, p.From)
	}
	var names []string
	for arm := range run.Spec.arms() {
		names = append(names, run.armName(arm))
	}
	if p.Bots != "" && !slices.Contains(names, p.Bots) {
		return fmt.Errorf("%w: no bot %q plays in %s; expected one of %s", ErrSpec, p.Bots, run.name, strings.Join(names, ", "))
	}
	return nil
}

// each calls use with every match of the part that was played, in the order of the plan.
func (run *Run) each(ctx context.Context, part Part, use func(arm int, row *Row, packed []byte) error) error {
	if err := part.check(run); err != nil {
		return err
	}
	have, err := run.all(ctx)
	if err != nil {
		return err
	}
	for arm := range run.Spec.arms() {
		if part.Bots != "" && part.Bots != run.armName(arm) {
			continue
		}
		p, n := run.plan(arm), 0
		for _, b := range p.batches(arm) {
			data := have[b]
			for i := 0; i < len(data); i += outcomeSize {
				match := b.first + i/outcomeSize
				if match < part.From || part.Most > 0 && n >= part.Most {
					continue
				}
				n++
				packed := data[i : i+outcomeSize]
				if err := use(arm, run.row(p.fixture(match), match, packed), packed); err != nil {
					return err
				}
			}
		}
	}
	return ctx.Err()
}

// row returns a match as a row.
func (run *Run) row(f fixture, match int, packed []byte) *Row {
	o := unpack(packed)
	return &Row{
		Match: match, Bots: f.bots, Squads: [2]string{run.Lists[f.lists[0]].Name, run.Lists[f.lists[1]].Name}, Seed: f.seed,
		First: int(o.First) + 1, Winner: o.Winner, Rounds: o.Round, Points: o.Points,
	}
}

// Export writes the matches of a part of the run that were played, as CSV or as a JSON object a line, and returns how many.
func (run *Run) Export(ctx context.Context, w io.Writer, form string, part Part) (n int, err error) {
	if err := run.errRounds(); err != nil {
		return 0, err
	}
	switch form {
	case "csv":
		c := csv.NewWriter(w)
		if err := c.Write([]string{"match", "bot_1", "bot_2", "squad_1", "squad_2", "seed", "first_player", "winner", "rounds", "points_1", "points_2"}); err != nil {
			return 0, err
		}
		err = run.each(ctx, part, func(_ int, r *Row, _ []byte) error {
			n++
			return c.Write([]string{strconv.Itoa(r.Match), r.Bots[0], r.Bots[1], r.Squads[0], r.Squads[1], strconv.FormatUint(r.Seed, 10),
				strconv.Itoa(r.First), strconv.Itoa(r.Winner), strconv.Itoa(r.Rounds), strconv.Itoa(r.Points[0]), strconv.Itoa(r.Points[1])})
		})
		c.Flush()
		if err == nil {
			err = c.Error()
		}
	case "jsonl":
		e := json.NewEncoder(w)
		err = run.each(ctx, part, func(_ int, r *Row, _ []byte) error {
			n++
			return e.Encode(r)
		})
	default:
		err = fmt.Errorf("%w: the form %q; expected csv or jsonl", ErrSpec, form)
	}
	return n, err
}

// ExportRecords plays the matches of a part of the run again, and writes the record of each into a folder. It fails with ErrOdd
// where a match comes to something else than before.
func (run *Run) ExportRecords(ctx context.Context, folder string, part Part) (n int, err error) {
	if err := cmp.Or(run.errRounds(), run.begun()); err != nil {
		return 0, err
	}
	t, err := newTable(&run.Spec, run.Lists)
	if err != nil {
		return 0, err
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return 0, err
	}
	err = run.each(ctx, part, func(arm int, r *Row, packed []byte) error {
		var record bytes.Buffer
		bout := t.bout(run.plan(arm).fixture(r.Match))
		bout.Record = &record
		o, err := bout.Play(ctx)
		switch {
		case err != nil:
			return fmt.Errorf("match %d of %s: %w", r.Match, run.armName(arm), err)
		case !bytes.Equal(pack(nil, o), packed):
			return fmt.Errorf("%w: %s: match %d of %s", ErrOdd, run.name, r.Match, run.armName(arm))
		}
		n++
		name := strings.NewReplacer("/", "_", `\`, "_", " ", "_").Replace(fmt.Sprintf("%s-%07d.txt", run.armName(arm), r.Match))
		return os.WriteFile(filepath.Join(folder, name), record.Bytes(), 0o644)
	})
	return n, err
}
