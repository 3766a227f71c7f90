package store

import (
	"context"
	"time"
)

// Alone is a store of one server, which knows by itself who is connected to it.
type Alone struct{}

// Attend implements Store.
func (Alone) Attend(context.Context, []Attendance) error { return nil }

// NeverAttended returns how long ago the seats of a match were connected where none was.
func NeverAttended() [Seats]time.Duration {
	return [Seats]time.Duration{Never, Never, Never, Never}
}

// Attended implements Store.
func (Alone) Attended(context.Context, string) ([Seats]time.Duration, error) {
	return NeverAttended(), nil
}

// OutageBetween returns the silence between two beats, if there is one.
func OutageBetween(before, now int64) (Outage, bool) {
	return Outage{before, now}, before > 0 && now-before >= LongOutage.Microseconds()
}

// Beat implements Store.
func (s *Memory) Beat(_ context.Context, now, since time.Time) ([]Outage, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	at := now.UnixMicro()
	if quiet, ok := OutageBetween(s.heartbeat, at); ok {
		s.silent = append(s.silent, quiet)
	}
	s.heartbeat = max(s.heartbeat, at)
	var list []Outage
	for _, quiet := range s.silent {
		if quiet.To > since.UnixMicro() {
			list = append(list, quiet)
		}
	}
	return list, nil
}
