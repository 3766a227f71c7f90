// Package metrics counts what a server does, for Prometheus.
package metrics

import (
	"net/http"
	"strconv"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// Meter is a server.Meter whose counts Prometheus reads.
type Meter struct {
	registry  *prometheus.Registry
	tables    prometheus.Gauge
	streams   prometheus.Gauge
	heard     prometheus.Counter
	created   prometheus.Counter
	entries   prometheus.Counter
	conflicts prometheus.Counter
	dropped   prometheus.Counter
	refused   prometheus.Counter
	broken    prometheus.Counter
	appended  prometheus.Histogram
	requests  *prometheus.HistogramVec
}

// New returns a meter that is at zero, for a version of the program.
func New(version string) *Meter {
	counter := func(name, help string) prometheus.Counter {
		return prometheus.NewCounter(prometheus.CounterOpts{Name: "koiogran_" + name, Help: help})
	}
	gauge := func(name, help string) prometheus.Gauge {
		return prometheus.NewGauge(prometheus.GaugeOpts{Name: "koiogran_" + name, Help: help})
	}
	times := prometheus.ExponentialBuckets(0.0005, 2, 15)
	m := &Meter{
		registry:  prometheus.NewRegistry(),
		tables:    gauge("tables", "Matches in memory."),
		streams:   gauge("streams", "Open event streams."),
		heard:     counter("socket_bytes_total", "Bytes received over sockets."),
		created:   counter("matches_total", "Matches made."),
		entries:   counter("entries_total", "Entries saved: choices, offers, takebacks."),
		conflicts: counter("conflicts_total", "Answers refused because another answer arrived first."),
		dropped:   counter("watchers_dropped_total", "Watchers dropped for reading too slowly."),
		refused:   counter("requests_refused_total", "Requests refused by a limit."),
		broken:    counter("matches_broken_total", "Matches closed because of a bug."),
		appended: prometheus.NewHistogram(prometheus.HistogramOpts{
			Name: "koiogran_append_seconds", Help: "Time to save an answer.", Buckets: times,
		}),
		requests: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "koiogran_request_seconds", Help: "Request duration, except for streams.",
			Buckets: times,
		}, []string{"route", "status"}),
	}
	build := prometheus.NewGauge(prometheus.GaugeOpts{Name: "koiogran_build_info", Help: "Always 1, with the version.",
		ConstLabels: prometheus.Labels{"version": version}})
	build.Set(1)
	m.registry.MustRegister(build, m.tables, m.streams, m.heard, m.created, m.entries, m.conflicts, m.dropped,
		m.refused, m.broken, m.appended, m.requests, collectors.NewGoCollector(),
		collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return m
}

// Handler shows the counts.
func (m *Meter) Handler() http.Handler {
	return promhttp.HandlerFor(m.registry, promhttp.HandlerOpts{})
}

// Tables implements server.Meter.
func (m *Meter) Tables(n int) { m.tables.Set(float64(n)) }

// Streams implements server.Meter.
func (m *Meter) Streams(more int) { m.streams.Add(float64(more)) }

// Heard implements server.Meter.
func (m *Meter) Heard(bytes int) { m.heard.Add(float64(bytes)) }

// Created implements server.Meter.
func (m *Meter) Created() { m.created.Inc() }

// Kept implements server.Meter.
func (m *Meter) Kept(entries int, took time.Duration) {
	m.entries.Add(float64(entries))
	m.appended.Observe(took.Seconds())
}

// Conflict implements server.Meter.
func (m *Meter) Conflict() { m.conflicts.Inc() }

// Dropped implements server.Meter.
func (m *Meter) Dropped() { m.dropped.Inc() }

// Refused implements server.Meter.
func (m *Meter) Refused() { m.refused.Inc() }

// Broken implements server.Meter.
func (m *Meter) Broken() { m.broken.Inc() }

// Request implements server.Meter.
func (m *Meter) Request(route string, status int, took time.Duration) {
	m.requests.WithLabelValues(route, strconv.Itoa(status)).Observe(took.Seconds())
}
