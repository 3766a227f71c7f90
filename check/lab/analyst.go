package lab

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver/riverpgxv5"
	"github.com/riverqueue/river/rivertype"

	"koiogran/engine/edition"
	"koiogran/play/analysis"
	"koiogran/play/replay"
)

// Times of an analysis by a worker.
const (
	takenWithin  = 3 * time.Second // a worker begins, or there is none
	analyzeTime  = 5 * time.Minute // longer than any server waits: a round of an Epic match takes longer than a batch
	resultEvery  = 100 * time.Millisecond
	resultsStay  = time.Hour // of servers that did not wait for them
	cancelWithin = 5 * time.Second
)

// ErrNoAnalyst says that no worker of a database analyzes a match: none runs with this engine, or the one that began failed.
var ErrNoAnalyst = errors.New("lab: no worker analyzed the match")

// analysisJob is the analysis of a record as River knows it.
type analysisJob struct {
	Record  string `json:"record"`
	Round   int    `json:"round"`
	Samples int    `json:"samples"`
	Closer  int    `json:"closer"`
}

// Kind implements river.JobArgs.
func (analysisJob) Kind() string { return "lab_analysis" }

// analysisQueue returns where each analysis waits for a worker. An analysis holds for one engine, so that each has a queue of its own.
func analysisQueue() string { return "analysis-" + Engine() }

// Analyze lets a worker of the database analyze a match, whose record must verify (replay.Play). It returns ErrNoAnalyst if none
// does; the worker stops once ctx is done.
func (p *Pool) Analyze(ctx context.Context, r *replay.Record, o analysis.Options) (*analysis.Match, error) {
	var record bytes.Buffer
	if _, err := r.WriteTo(&record); err != nil {
		return nil, err
	}
	client, err := river.NewClient(riverpgxv5.New(p.pool), &river.Config{Schema: schema, Logger: slog.New(slog.DiscardHandler)})
	if err != nil {
		return nil, fmt.Errorf("%w: %s: %w", ErrPool, p.where, err)
	}
	if _, err := p.pool.Exec(ctx, `DELETE FROM lab.analysis WHERE at < $1`, time.Now().Add(-resultsStay).Unix()); err != nil {
		return nil, fmt.Errorf("%w: %s: %w", ErrPool, p.where, err)
	}
	job, err := client.Insert(ctx, analysisJob{record.String(), o.Round, o.Samples, o.Closer},
		&river.InsertOpts{Queue: analysisQueue(), MaxAttempts: 1})
	if err != nil {
		return nil, fmt.Errorf("%w: %s: %w", ErrPool, p.where, err)
	}
	m, err := p.await(ctx, client, job.Job.ID)
	if err != nil {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), cancelWithin)
		defer cancel()
		if _, failed := client.JobCancel(ctx, job.Job.ID); failed != nil {
			err = errors.Join(err, failed)
		}
	}
	return m, err
}

// await waits until a job has a result, and takes it.
func (p *Pool) await(ctx context.Context, client *river.Client[pgx.Tx], id int64) (*analysis.Match, error) {
	began := time.Now()
	tick := time.NewTicker(resultEvery)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-tick.C:
		}
		job, err := client.JobGet(ctx, id)
		switch {
		case err != nil:
			return nil, fmt.Errorf("%w: %s: %w", ErrPool, p.where, err)
		case job.State == rivertype.JobStateCompleted:
			var data []byte
			if err := p.pool.QueryRow(ctx, `DELETE FROM lab.analysis WHERE job = $1 RETURNING data`, id).Scan(&data); err != nil {
				return nil, fmt.Errorf("%w: %s: %w", ErrPool, p.where, err)
			}
			m := new(analysis.Match)
			return m, json.Unmarshal(data, m)
		case job.State == rivertype.JobStateAvailable && time.Since(began) > p.taken:
			return nil, fmt.Errorf("%w: none runs with engine %s", ErrNoAnalyst, Engine())
		case job.FinalizedAt != nil:
			return nil, fmt.Errorf("%w: %s", ErrNoAnalyst, reason(job))
		}
	}
}

// reason says why a job failed.
func reason(job *rivertype.JobRow) string {
	if n := len(job.Errors); n > 0 {
		return job.Errors[n-1].Error
	}
	return string(job.State)
}

// analysisWorker analyzes records for servers.
type analysisWorker struct {
	river.WorkerDefaults[analysisJob]

	p          *Pool
	processors chan struct{} // shared with the batches
}

// Timeout implements river.Worker.
func (w *analysisWorker) Timeout(*river.Job[analysisJob]) time.Duration { return analyzeTime }

// Work implements river.Worker: it analyzes a record and keeps the result for the server that asked.
func (w *analysisWorker) Work(ctx context.Context, job *river.Job[analysisJob]) error {
	select {
	case w.processors <- struct{}{}:
		defer func() { <-w.processors }()
	case <-ctx.Done():
		return ctx.Err()
	}
	data, err := job.Args.analyze(ctx)
	if err != nil {
		return err
	}
	_, err = w.p.pool.Exec(ctx, `INSERT INTO lab.analysis VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`, job.ID, data, time.Now().Unix())
	return err
}

// analyze returns the analysis as JSON.
func (j *analysisJob) analyze(ctx context.Context) ([]byte, error) {
	r, err := replay.Read(bytes.NewReader([]byte(j.Record)))
	if err != nil {
		return nil, err
	}
	compiled, ok := edition.ByID(r.Edition)
	if !ok {
		return nil, fmt.Errorf("there is no game %q", r.Edition)
	}
	m, err := analysis.Of(ctx, compiled, r, analysis.Options{Samples: j.Samples, Closer: j.Closer, Workers: 1, Round: j.Round})
	if err != nil {
		return nil, cmp.Or(ctx.Err(), err)
	}
	return json.Marshal(m)
}
