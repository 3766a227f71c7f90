package lab

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver/riverpgxv5"
	"github.com/riverqueue/river/rivermigrate"
)

// Pool is a database of PostgreSQL in which runs are kept that any number of machines work on. River hands their batches out.
// Everything is in a schema of its own, so that it can share the database of a server.
type Pool struct {
	pool  *pgxpool.Pool
	where string
	taken time.Duration // a worker begins an analysis within this time, or there is none
}

// schema is where everything is.
const schema = "lab"

// poolTables are what the schema holds apart from River's tables.
const poolTables = `
CREATE SCHEMA IF NOT EXISTS lab;
CREATE TABLE IF NOT EXISTS lab.run (id text PRIMARY KEY, name text NOT NULL UNIQUE, spec text NOT NULL, pairs bytea NOT NULL, state text NOT NULL);
CREATE TABLE IF NOT EXISTS lab.list (run text, n int, name text NOT NULL, xws text NOT NULL, PRIMARY KEY (run, n));
CREATE TABLE IF NOT EXISTS lab.result (run text, arm int, first int, n int NOT NULL, data bytea NOT NULL, ms bigint NOT NULL,
	worker text NOT NULL, at bigint NOT NULL, PRIMARY KEY (run, arm, first));
CREATE TABLE IF NOT EXISTS lab.wave (run text, n int, pairs bytea NOT NULL, why text NOT NULL, PRIMARY KEY (run, n));
CREATE TABLE IF NOT EXISTS lab.failure (run text, arm int, first int, text text NOT NULL, PRIMARY KEY (run, arm, first));
CREATE TABLE IF NOT EXISTS lab.odd (run text, arm int, first int, was bytea NOT NULL, now bytea NOT NULL, worker text NOT NULL, at bigint NOT NULL);
CREATE TABLE IF NOT EXISTS lab.analysis (job bigint PRIMARY KEY, data bytea NOT NULL, at bigint NOT NULL);`

// ErrPool says that a database cannot be used, or that it has no such run.
var ErrPool = errors.New("lab: database")

// OpenPool opens a database by its address, and brings its tables up to date.
func OpenPool(ctx context.Context, address string) (*Pool, error) {
	config, err := pgxpool.ParseConfig(address)
	if err != nil {
		return nil, fmt.Errorf("%w: the address cannot be read; expected one such as postgres://user@host/name", ErrPool)
	}
	where := config.ConnConfig.Host + "/" + config.ConnConfig.Database // without the password
	config.ConnConfig.RuntimeParams["search_path"] = schema
	pool, err := pgxpool.NewWithConfig(ctx, config)
	if err != nil {
		return nil, fmt.Errorf("%w: %s: %w", ErrPool, where, err)
	}
	p := &Pool{pool: pool, where: where, taken: takenWithin}
	if err := p.migrate(ctx); err != nil {
		pool.Close()
		return nil, fmt.Errorf("%w: %s: %w", ErrPool, where, err)
	}
	return p, nil
}

// migrate brings the tables up to date. Machines that start together take turns.
func (p *Pool) migrate(ctx context.Context) error {
	conn, err := p.pool.Acquire(ctx)
	if err != nil {
		return err
	}
	defer conn.Release()
	const turn = 0x6c6162 // of our own migrations
	if _, err := conn.Exec(ctx, `SELECT pg_advisory_lock($1)`, turn); err != nil {
		return err
	}
	defer func() { _, _ = conn.Exec(context.WithoutCancel(ctx), `SELECT pg_advisory_unlock($1)`, turn) }()
	if _, err := conn.Exec(ctx, poolTables); err != nil {
		return err
	}
	m, err := rivermigrate.New(riverpgxv5.New(p.pool), &rivermigrate.Config{Schema: schema, Logger: slog.New(slog.DiscardHandler)})
	if err != nil {
		return err
	}
	_, err = m.Migrate(ctx, rivermigrate.DirectionUp, nil)
	return err
}

// Close closes the connections.
func (p *Pool) Close() { p.pool.Close() }

// kept returns where the results of a run are.
func (p *Pool) kept(id string) results {
	return results{db: stdlib.OpenDBFromPool(p.pool), run: id, where: p.where, numbered: true}
}

// Create begins a run under a name. Workers take its batches at once.
func (p *Pool) Create(ctx context.Context, name string, spec Spec, lists []List) (*Run, error) {
	run, err := prepare(name, spec, lists)
	if err != nil {
		return nil, err
	}
	run.results = p.kept(run.Spec.ID())
	var taken bool
	err = p.pool.QueryRow(ctx, `SELECT EXISTS (SELECT FROM lab.run WHERE name = $1 OR id = $2)`, name, run.run).Scan(&taken)
	switch {
	case err != nil:
		return nil, run.explain(err)
	case taken:
		return nil, fmt.Errorf("%w: %s already has a run %s, or one that plays the same; expected a new one", ErrPool, p.where, name)
	}
	if err := run.begin(ctx); err != nil {
		return nil, run.explain(err)
	}
	return run, p.Resume(ctx, run)
}

// Run opens a run by its name or its id.
func (p *Pool) Run(ctx context.Context, name string) (*Run, error) {
	var id, called string
	err := p.pool.QueryRow(ctx, `SELECT id, name FROM lab.run WHERE name = $1 OR id = $1`, name).Scan(&id, &called)
	if errors.Is(err, pgx.ErrNoRows) {
		return nil, fmt.Errorf("%w: %s has no run %q; expected one of %s", ErrPool, p.where, name, strings.Join(p.names(ctx), ", "))
	} else if err != nil {
		return nil, fmt.Errorf("%w: %s: %w", ErrPool, p.where, err)
	}
	run := &Run{name: called, results: p.kept(id)}
	if err := run.read(ctx); err != nil {
		return nil, fmt.Errorf("%w: %s: run %s: %w", ErrPool, p.where, name, err)
	}
	return run, nil
}

// names returns the names of all runs.
func (p *Pool) names(ctx context.Context) []string {
	rows, err := p.pool.Query(ctx, `SELECT name FROM lab.run ORDER BY name`)
	if err != nil {
		return nil
	}
	list, err := pgx.CollectRows(rows, pgx.RowTo[string])
	if err != nil {
		return nil
	}
	return list
}

// Runs opens all runs.
func (p *Pool) Runs(ctx context.Context) ([]*Run, error) {
	var list []*Run
	for _, name := range p.names(ctx) {
		run, err := p.Run(ctx, name)
		if err != nil {
			return nil, err
		}
		list = append(list, run)
	}
	return list, nil
}

// batchJob is a batch as River knows it.
type batchJob struct {
	Run   string `json:"run"`
	Arm   int    `json:"arm"`
	First int    `json:"first"`
	N     int    `json:"n"`
}

// Kind implements river.JobArgs.
func (batchJob) Kind() string { return "lab_batch" }

// insertedAtOnce is how many batches are put into the queue in one statement.
const insertedAtOnce = 10_000

// Resume puts the unfinished batches of a run into the queue and opens the run. A batch that is in the queue already may
// be in it twice then, which does no harm: the second worker to take it finds the result.
func (p *Pool) Resume(ctx context.Context, run *Run) error {
	client, err := river.NewClient(riverpgxv5.New(p.pool), &river.Config{Schema: schema, Logger: slog.New(slog.DiscardHandler)})
	if err != nil {
		return fmt.Errorf("%w: %s: %w", ErrPool, p.where, err)
	}
	have, err := run.done(ctx)
	if err != nil {
		return err
	}
	var left []batch
	for _, b := range run.batches() {
		if !have[[2]int{b.arm, b.first}] {
			left = append(left, b)
		}
	}
	for part := range slices.Chunk(run.jobs(left), insertedAtOnce) {
		if _, err := client.InsertManyFast(ctx, part); err != nil {
			return fmt.Errorf("%w: %s: %w", ErrPool, p.where, err)
		}
	}
	return run.SetState(ctx, Open)
}

// jobs are batches as the queue takes them.
func (run *Run) jobs(list []batch) []river.InsertManyParams {
	var jobs []river.InsertManyParams
	for _, b := range list {
		jobs = append(jobs, river.InsertManyParams{
			Args: batchJob{run.run, b.arm, b.first, b.n}, InsertOpts: &river.InsertOpts{MaxAttempts: mostAttempts},
		})
	}
	return jobs
}

// extend plans the next waves of open runs whose planned matches are all played, and puts them into the queue.
func (p *Pool) extend(ctx context.Context) error {
	rows, err := p.pool.Query(ctx, `SELECT id FROM lab.run WHERE state = $1 AND spec LIKE '%"wave":%'`, string(Open))
	if err != nil {
		return fmt.Errorf("%w: %s: %w", ErrPool, p.where, err)
	}
	ids, err := pgx.CollectRows(rows, pgx.RowTo[string])
	if err != nil {
		return fmt.Errorf("%w: %s: %w", ErrPool, p.where, err)
	}
	for _, id := range ids {
		run, err := p.Run(ctx, id)
		if err != nil {
			return err
		}
		if run.begun() != nil { // workers with its engine plan it
			continue
		}
		if _, err := run.extend(ctx, func(ctx context.Context, w wave) error { return p.saveWave(ctx, run, w) }); err != nil {
			return err
		}
	}
	return nil
}

// saveWave keeps the next wave of a run and puts its batches into the queue, unless another worker has done so.
func (p *Pool) saveWave(ctx context.Context, run *Run, w wave) error {
	client, err := river.NewClient(riverpgxv5.New(p.pool), &river.Config{Schema: schema, Logger: slog.New(slog.DiscardHandler)})
	if err != nil {
		return fmt.Errorf("%w: %s: %w", ErrPool, p.where, err)
	}
	longer := &Run{Spec: run.Spec, pairs: slices.Concat(run.pairs, w.pairs), results: run.results}
	added := slices.DeleteFunc(longer.batches(), func(b batch) bool { return b.first < len(run.pairs)*sides })
	err = pgx.BeginFunc(ctx, p.pool, func(tx pgx.Tx) error {
		done, err := tx.Exec(ctx, `INSERT INTO lab.wave VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`, run.run, len(run.waves), packPairs(w.pairs), w.why)
		if err != nil || done.RowsAffected() == 0 || len(added) == 0 {
			return err
		}
		for part := range slices.Chunk(run.jobs(added), insertedAtOnce) {
			if _, err := client.InsertManyFastTx(ctx, tx, part); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("%w: %s: %w", ErrPool, p.where, err)
	}
	return nil
}
