package server

import (
	"time"
)

// Meter counts what a server does, such as metrics.Meter for Prometheus.
type Meter interface {
	// Tables sets how many matches are in memory.
	Tables(n int)
	// Streams adds to the number of open event streams; more is negative if some were closed.
	Streams(more int)
	// Heard counts bytes that came over sockets.
	Heard(bytes int)
	// Created counts matches that were made.
	Created()
	// Kept counts entries that were kept, and how long that took.
	Kept(entries int, took time.Duration)
	// Conflict counts answers that were refused because another came first.
	Conflict()
	// Dropped counts watchers that were dropped because they were slow.
	Dropped()
	// Refused counts requests that were refused because of a limit.
	Refused()
	// Broken counts matches that were closed by a bug.
	Broken()
	// Request counts requests other than streams.
	Request(route string, status int, took time.Duration)
}

// unmetered counts nothing.
type unmetered struct{}

func (unmetered) Tables(int)                         {}
func (unmetered) Streams(int)                        {}
func (unmetered) Heard(int)                          {}
func (unmetered) Created()                           {}
func (unmetered) Kept(int, time.Duration)            {}
func (unmetered) Conflict()                          {}
func (unmetered) Dropped()                           {}
func (unmetered) Refused()                           {}
func (unmetered) Broken()                            {}
func (unmetered) Request(string, int, time.Duration) {}
