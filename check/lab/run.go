package lab

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
)

// Run is a run with what it has come to so far: a file, or one of the runs of a database that many machines share.
// Several processes may have it open.
type Run struct {
	Spec  Spec
	Lists []List

	name  string // of the file, or of the run in its database
	pairs []pair
	waves []wave // after the first
	results
}

// Name returns what people call it: the name of its file, or its own.
func (run *Run) Name() string { return run.name }

// Close closes the file, or the connections.
func (run *Run) Close() error { return run.db.Close() }

// prepare makes a run that is not kept yet.
func prepare(name string, spec Spec, lists []List) (*Run, error) {
	spec.Squads = hashOf(lists)
	if err := spec.check(lists); err != nil {
		return nil, err
	}
	var costs []int
	if spec.Question != Selfplay {
		var err error
		if costs, err = spec.costs(lists); err != nil {
			return nil, err
		}
	}
	return &Run{Spec: spec, Lists: lists, name: name, pairs: draw(&spec, costs)}, nil
}

// begin writes what a new run holds.
func (run *Run) begin(ctx context.Context) error {
	text, err := json.Marshal(&run.Spec)
	if err != nil {
		return err
	}
	tx, err := run.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer func() { _ = tx.Rollback() }()
	if _, err := tx.ExecContext(ctx, run.sql(`INSERT INTO run VALUES (?1, ?2, ?3, ?4, ?5)`), run.run, run.name, string(text), packPairs(run.pairs),
		string(run.atFirst())); err != nil {
		return err
	}
	for i, l := range run.Lists {
		if _, err := tx.ExecContext(ctx, run.sql(`INSERT INTO list VALUES (?1, ?2, ?3, ?4)`), run.run, i, l.Name, l.XWS); err != nil {
			return err
		}
	}
	return tx.Commit()
}

// read reads what a run holds apart from results.
func (run *Run) read(ctx context.Context) error {
	var text string
	var packed []byte
	if err := run.db.QueryRowContext(ctx, run.sql(`SELECT spec, pairs FROM run WHERE id = ?1`), run.run).Scan(&text, &packed); err != nil {
		return err
	}
	d := json.NewDecoder(strings.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(&run.Spec); err != nil {
		return err
	}
	rows, err := run.db.QueryContext(ctx, run.sql(`SELECT name, xws FROM list WHERE run = ?1 ORDER BY n`), run.run)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var l List
		if err := rows.Scan(&l.Name, &l.XWS); err != nil {
			return err
		}
		run.Lists = append(run.Lists, l)
	}
	if err := rows.Err(); err != nil {
		return err
	}
	if run.Spec.ID() != run.run || hashOf(run.Lists) != run.Spec.Squads {
		return errors.New("it was changed")
	}
	if run.pairs, err = unpackPairs(packed, len(run.Lists)); err != nil {
		return err
	}
	return run.readWaves(ctx)
}

// plan returns the plan of an arm.
func (run *Run) plan(arm int) *plan {
	return &plan{spec: &run.Spec, bots: run.Spec.arms()[arm], pairs: run.pairs}
}

// batches returns all batches of the run, those of the arms in turn, so that all arms go forward together.
func (run *Run) batches() []batch {
	arms := run.Spec.arms()
	each := make([][]batch, len(arms))
	var list []batch
	for arm := range arms {
		each[arm] = run.plan(arm).batches(arm)
	}
	for i := range each[0] {
		for arm := range arms {
			list = append(list, each[arm][i])
		}
	}
	return list
}

// armName names an arm.
func (run *Run) armName(arm int) string {
	bots := run.Spec.arms()[arm]
	if bots[0] == bots[1] {
		return bots[0]
	}
	return bots[0] + " and " + bots[1]
}

// keep keeps the results of a batch, and fails with ErrOdd where they differ from those that are kept already.
func (run *Run) keep(ctx context.Context, b batch, data []byte, took int64) error {
	odd, err := run.save(ctx, b, data, took)
	if err == nil && odd {
		err = fmt.Errorf("%w: %s: matches %d to %d of %s", ErrOdd, run.name, b.first, b.first+b.n-1, run.armName(b.arm))
	}
	return err
}

// Merge adds the results of other files of the same run, and returns how many batches were new.
func (run *Run) Merge(ctx context.Context, paths ...string) (added int, err error) {
	for _, path := range paths {
		other, err := OpenFile(ctx, path)
		if err != nil {
			return added, err
		}
		n, err := run.merge(ctx, other)
		added += n
		if err = errors.Join(err, other.Close()); err != nil {
			return added, err
		}
	}
	return added, nil
}

// merge adds the results of another file.
func (run *Run) merge(ctx context.Context, other *Run) (added int, err error) {
	if run.run != other.run {
		return 0, fmt.Errorf("%w: %s holds run %s; expected run %s, that of %s", ErrFile, other.name, other.run, run.run, run.name)
	}
	if err := run.mergeWaves(ctx, other); err != nil {
		return 0, err
	}
	have, err := run.done(ctx)
	if err != nil {
		return 0, err
	}
	rows, err := other.db.QueryContext(ctx, `SELECT arm, first, n, data, ms FROM result ORDER BY arm, first`)
	if err != nil {
		return 0, other.explain(err)
	}
	defer rows.Close()
	for rows.Next() {
		var b batch
		var data []byte
		var ms int64
		if err := rows.Scan(&b.arm, &b.first, &b.n, &data, &ms); err != nil {
			return added, other.explain(err)
		}
		if err := run.keep(ctx, b, data, ms); err != nil {
			return added, err
		}
		if !have[[2]int{b.arm, b.first}] {
			added++
		}
	}
	return added, other.explain(rows.Err())
}

// all returns the bytes of all finished batches.
func (run *Run) all(ctx context.Context) (map[batch][]byte, error) {
	have, err := run.load(ctx)
	if err == nil {
		err = run.readWaves(ctx) // another process may have planned one meanwhile
	}
	for b, data := range have {
		if run.Spec.Question != Selfplay && len(data) != b.n*outcomeSize || b.arm < 0 || b.arm >= len(run.Spec.arms()) || b.first < 0 || b.first+b.n > run.plan(b.arm).matches() {
			return nil, run.damaged(b)
		}
	}
	return have, err
}

// damaged says that the results of a batch cannot be read.
func (run *Run) damaged(b batch) error {
	return fmt.Errorf("%w: %s: the results of matches %d to %d are damaged", ErrFile, run.name, b.first, b.first+b.n-1)
}

// State is what an operator has said of a run of a database.
type State string

// The states.
const (
	Open     State = "open"
	Paused   State = "paused"
	Canceled State = "canceled"
)

// state reads the state of a run.
func (run *Run) state(ctx context.Context) (s State, err error) {
	err = run.db.QueryRowContext(ctx, run.sql(`SELECT state FROM run WHERE id = ?1`), run.run).Scan(&s)
	return s, run.explain(err)
}

// SetState pauses, resumes or cancels a run of a database.
func (run *Run) SetState(ctx context.Context, s State) error {
	_, err := run.db.ExecContext(ctx, run.sql(`UPDATE run SET state = ?2 WHERE id = ?1`), run.run, string(s))
	return run.explain(err)
}

// atFirst returns the state of a run that is begun: one of a database is paused until its batches are in the queue.
func (run *Run) atFirst() State {
	if run.numbered {
		return Paused
	}
	return Open
}
