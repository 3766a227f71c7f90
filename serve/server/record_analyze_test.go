package server

import (
	"context"
	"errors"
	"testing"

	"koiogran/play/analysis"
	"koiogran/play/replay"
	"koiogran/serve/wire"
)

// analyst is an Analyst that returns the same for each match.
type analyst struct {
	m   *analysis.Match
	err error
}

func (a *analyst) Analyze(context.Context, *replay.Record, analysis.Options) (*analysis.Match, error) {
	return a.m, a.err
}

// What an analyst found is what the server says; where it finds nothing, the server analyzes the match itself.
func TestAnalyze_ByAnAnalyst(t *testing.T) {
	t.Parallel()
	o := options(t, emptyStore(t))
	a := &analyst{m: &analysis.Match{Luck: &analysis.Luck{}, Program: "elsewhere"}}
	o.Analyst = a
	s := serve(t, o)
	m := s.played()
	for _, want := range []struct {
		err     error
		program string
	}{{nil, "elsewhere"}, {errors.New("no worker"), "admiral"}} {
		a.err = want.err
		var got wire.Analysis
		status, text := s.call("POST", "/api/v1/replays/analysis", "", wire.NewAnalysis{Match: m.ID, Round: 1}, &got)
		if status != 200 || got.Program != want.program {
			t.Errorf("with %v: %d %s by %q, want %q", want.err, status, text, got.Program, want.program)
		}
	}
	a.err = context.DeadlineExceeded
	if status, text := s.call("POST", "/api/v1/replays/analysis", "", wire.NewAnalysis{Match: m.ID, Round: 1}, nil); status != 422 {
		t.Errorf("after the time: %d %s", status, text)
	}
}
