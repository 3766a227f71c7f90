package lab

import (
	"context"
	_ "embed"
	"errors"
	"fmt"
	"html/template"
	"maps"
	"net/http"
	"slices"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

//go:embed watch.html
var watchText string

var watchPage = template.Must(template.New("watch").Parse(watchText))

// Watch shows operators how runs go: a page at /, and counts for Prometheus at /metrics. It changes nothing.
type Watch struct {
	// Runs opens the runs that are shown. They are closed once they are read.
	Runs func(ctx context.Context) ([]*Run, error)

	mu   sync.Mutex
	at   time.Time
	told []watched
}

// watchedFor is how long what was read of the runs is shown, so that many watchers ask the database no more often than one.
const watchedFor = 3 * time.Second

// watched is a run as its operator sees it.
type watched struct {
	Name     string
	Question Question
	Standing
	Workers []watchedWorker
	Left    string // the time until its matches are played, as fast as in the last minutes; empty if that is not known
}

// watchedWorker is a worker with how many matches it has saved a second.
type watchedWorker struct {
	Name string
	Rate float64
}

// look reads the runs, unless that was just done.
func (w *Watch) look(ctx context.Context) ([]watched, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.told != nil && time.Since(w.at) < watchedFor {
		return w.told, nil
	}
	runs, err := w.Runs(ctx)
	if err != nil {
		return nil, err
	}
	list := []watched{}
	for _, run := range runs {
		one, failed := run.watched(ctx)
		err = errors.Join(err, failed, run.Close())
		list = append(list, one)
	}
	if err != nil {
		return nil, err
	}
	w.told, w.at = list, time.Now()
	return list, nil
}

// watched returns how the run goes.
func (run *Run) watched(ctx context.Context) (watched, error) {
	out := watched{Name: run.name, Question: run.Spec.Question}
	var err error
	if out.Standing, err = run.standing(ctx); err != nil {
		return out, err
	}
	all := 0.0
	for _, name := range slices.Sorted(maps.Keys(out.Standing.Workers)) {
		rate := float64(out.Standing.Workers[name]) / recently.Seconds()
		out.Workers = append(out.Workers, watchedWorker{name, rate})
		all += rate
	}
	left := 0
	for _, a := range out.Arms {
		left += a.Matches - a.Played
	}
	switch {
	case left == 0:
		out.Left = "done"
	case all > 0 && out.State == Open:
		out.Left = "about " + lasting(float64(left)/all) + " left"
	}
	return out, nil
}

// Handler serves the page and the counts.
func (w *Watch) Handler() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /{$}", func(out http.ResponseWriter, r *http.Request) {
		list, err := w.look(r.Context())
		if err != nil {
			http.Error(out, err.Error(), http.StatusServiceUnavailable)
			return
		}
		out.Header().Set("Content-Type", "text/html; charset=utf-8")
		out.Header().Set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'")
		_ = watchPage.Execute(out, list) // a browser that has gone does not miss it
	})
	mux.HandleFunc("GET /metrics", func(out http.ResponseWriter, r *http.Request) {
		list, err := w.look(r.Context())
		if err != nil {
			http.Error(out, err.Error(), http.StatusServiceUnavailable)
			return
		}
		promhttp.HandlerFor(counted(list), promhttp.HandlerOpts{}).ServeHTTP(out, r)
	})
	return mux
}

// counted returns the counts of runs.
func counted(list []watched) *prometheus.Registry {
	gauge := func(name, help string, labels ...string) *prometheus.GaugeVec {
		return prometheus.NewGaugeVec(prometheus.GaugeOpts{Name: "koiogran_lab_" + name, Help: help}, labels)
	}
	planned := gauge("matches_planned", "Matches of the run, at most.", "run", "bots")
	played := gauge("matches_played", "Matches played.", "run", "bots")
	saved := gauge("worker_matches", fmt.Sprintf("Matches that the worker saved in the last %s.", recently), "run", "worker")
	failed := gauge("batches_failed", "Batches that could not be played.", "run")
	odd := gauge("batches_odd", "Batches that came to something else when they were played again.", "run")
	open := gauge("open", "1 while the run is open, 0 while it is paused or canceled.", "run")
	for i := range list {
		run := &list[i]
		for _, a := range run.Arms {
			planned.WithLabelValues(run.Name, a.Bots).Set(float64(a.Matches))
			played.WithLabelValues(run.Name, a.Bots).Set(float64(a.Played))
		}
		for name, n := range run.Standing.Workers {
			saved.WithLabelValues(run.Name, name).Set(float64(n))
		}
		failed.WithLabelValues(run.Name).Set(float64(len(run.Failed)))
		odd.WithLabelValues(run.Name).Set(float64(run.Odd))
		open.WithLabelValues(run.Name).Set(map[bool]float64{true: 1}[run.State == Open])
	}
	r := prometheus.NewRegistry()
	r.MustRegister(planned, played, saved, failed, odd, open)
	return r
}
