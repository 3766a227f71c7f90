package server

import (
	"net/http"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// metrics count what the server does.
type metrics struct {
	registry  *prometheus.Registry
	tables    prometheus.Gauge
	streams   prometheus.Gauge
	created   prometheus.Counter
	choices   prometheus.Counter
	conflicts prometheus.Counter
	dropped   prometheus.Counter
	refused   prometheus.Counter
	broken    prometheus.Counter
	appended  prometheus.Histogram
	requests  *prometheus.HistogramVec
}

// newMetrics returns metrics that stand at zero.
func newMetrics() *metrics {
	counter := func(name, help string) prometheus.Counter {
		return prometheus.NewCounter(prometheus.CounterOpts{Name: "koiogran_" + name, Help: help})
	}
	gauge := func(name, help string) prometheus.Gauge {
		return prometheus.NewGauge(prometheus.GaugeOpts{Name: "koiogran_" + name, Help: help})
	}
	times := prometheus.ExponentialBuckets(0.0005, 2, 15)
	m := &metrics{
		registry:  prometheus.NewRegistry(),
		tables:    gauge("tables", "Matches in memory."),
		streams:   gauge("streams", "Streams of events that are open."),
		created:   counter("matches_total", "Matches made."),
		choices:   counter("entries_total", "Entries kept: choices, offers, takebacks."),
		conflicts: counter("conflicts_total", "Answers refused because another came first."),
		dropped:   counter("watchers_dropped_total", "Watchers dropped because they were slow."),
		refused:   counter("requests_refused_total", "Requests refused because of a limit."),
		broken:    counter("matches_broken_total", "Matches closed by a bug."),
		appended: prometheus.NewHistogram(prometheus.HistogramOpts{
			Name: "koiogran_append_seconds", Help: "How long keeping an answer took.", Buckets: times,
		}),
		requests: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "koiogran_request_seconds", Help: "How long requests took, but for streams.",
			Buckets: times,
		}, []string{"route", "status"}),
	}
	m.registry.MustRegister(m.tables, m.streams, m.created, m.choices, m.conflicts, m.dropped,
		m.refused, m.broken, m.appended, m.requests, collectors.NewGoCollector(),
		collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return m
}

// handler shows the metrics.
func (m *metrics) handler() http.Handler {
	return promhttp.HandlerFor(m.registry, promhttp.HandlerOpts{})
}
