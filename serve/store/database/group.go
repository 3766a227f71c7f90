package database

import (
	"context"
	"errors"
	"time"
)

// errClosed is the error of a store that has been closed.
var errClosed = errors.New("store: closed")

// GroupSize is how much is written at once at most, so that the first does not wait long for
// the last.
const GroupSize = 1000

// groupPause is how much time lies between the beginnings of two writings at least. What comes alone is
// written at once; where much comes, more is written together, and each bears less of what it costs to
// begin a transaction, to flush it, and to go to a database and back. After a writing of many it is longer.
const (
	groupPause = 4 * time.Millisecond
	manyPause  = 8 * time.Millisecond
	groupMany  = 8
)

// Group lets one goroutine do all the writing, and everything that waits at a moment at once: one
// flush of the disk then serves many.
type Group[T any] struct {
	jobs  chan job[T]
	quit  chan struct{}
	ended chan struct{}
}

// job is something that waits to be written.
type job[T any] struct {
	ctx  context.Context
	work T
	done chan error
}

// NewGroup starts the goroutine. It passes everything that waits to write, which returns an error or nil for each.
func NewGroup[T any](write func([]T) []error) *Group[T] {
	g := &Group[T]{make(chan job[T]), make(chan struct{}), make(chan struct{})}
	go g.run(write)
	return g
}

// Do has something written and returns when it is on disk. If ctx is done before that, it may be
// written anyway.
func (g *Group[T]) Do(ctx context.Context, work T) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	j := job[T]{ctx, work, make(chan error, 1)}
	select {
	case g.jobs <- j:
	case <-ctx.Done():
		return ctx.Err()
	case <-g.quit:
		return errClosed
	}
	select {
	case err := <-j.done:
		return err
	case <-ctx.Done():
		return ctx.Err()
	}
}

// run writes until the group is closed.
func (g *Group[T]) run(write func([]T) []error) {
	defer close(g.ended)
	var begun time.Time
	pause := groupPause
	for {
		select {
		case j := <-g.jobs:
			time.Sleep(pause - time.Since(begun))
			begun = time.Now()
			jobs := g.waiting([]job[T]{j})
			if pause = groupPause; len(jobs) >= groupMany {
				pause = manyPause
			}
			work := make([]T, len(jobs))
			for i, j := range jobs {
				work[i] = j.work
			}
			for i, err := range write(work) {
				jobs[i].done <- err
			}
		case <-g.quit:
			return
		}
	}
}

// waiting adds the jobs that wait at this moment, except for those that no one waits for any longer.
func (g *Group[T]) waiting(jobs []job[T]) []job[T] {
	for len(jobs) < GroupSize {
		select {
		case j := <-g.jobs:
			if j.ctx.Err() == nil {
				jobs = append(jobs, j)
			}
		default:
			return jobs
		}
	}
	return jobs
}

// Close lets what is being written end, and nothing else begin.
func (g *Group[T]) Close() {
	close(g.quit)
	<-g.ended
}
