package lab

import (
	"context"
	"errors"
	"fmt"
	"log/slog"

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
CREATE TABLE IF NOT EXISTS lab.failure (run text, arm int, first int, text text NOT NULL, PRIMARY KEY (run, arm, first));
CREATE TABLE IF NOT EXISTS lab.odd (run text, arm int, first int, was bytea NOT NULL, now bytea NOT NULL, worker text NOT NULL, at bigint NOT NULL);`

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
	p := &Pool{pool: pool, where: where}
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

// kept is where the results of a run are.
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
		return nil, fmt.Errorf("%w: %s has no run %q; expected one of %v", ErrPool, p.where, name, p.names(ctx))
	} else if err != nil {
		return nil, fmt.Errorf("%w: %s: %w", ErrPool, p.where, err)
	}
	run := &Run{name: called, results: p.kept(id)}
	if err := run.read(ctx); err != nil {
		return nil, fmt.Errorf("%w: %s: run %s: %w", ErrPool, p.where, name, err)
	}
	return run, nil
}

// names are the names of all runs.
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

// Resume puts the batches of a run that are not finished into the queue and opens the run. A batch that is in the queue already may
// be in it twice then, which does no harm: whoever takes the second one finds the result.
func (p *Pool) Resume(ctx context.Context, run *Run) error {
	client, err := river.NewClient(riverpgxv5.New(p.pool), &river.Config{Schema: schema, Logger: slog.New(slog.DiscardHandler)})
	if err != nil {
		return fmt.Errorf("%w: %s: %w", ErrPool, p.where, err)
	}
	have, err := run.done(ctx)
	if err != nil {
		return err
	}
	var jobs []river.InsertManyParams
	insert := func() error {
		if len(jobs) == 0 {
			return nil
		}
		_, err := client.InsertManyFast(ctx, jobs)
		jobs = jobs[:0]
		return err
	}
	for _, b := range run.batches() {
		if have[[2]int{b.arm, b.first}] {
			continue
		}
		jobs = append(jobs, river.InsertManyParams{Args: batchJob{run.run, b.arm, b.first, b.n}, InsertOpts: &river.InsertOpts{MaxAttempts: mostAttempts}})
		if len(jobs) == insertedAtOnce {
			err = errors.Join(err, insert())
		}
	}
	if err = errors.Join(err, insert()); err != nil {
		return fmt.Errorf("%w: %s: %w", ErrPool, p.where, err)
	}
	return run.SetState(ctx, Open)
}
