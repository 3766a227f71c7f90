package server

import (
	"context"
	"errors"
	"fmt"
	"time"

	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/analysis"
	"koiogran/play/replay"
	"koiogran/play/view"
	"koiogran/serve/lobby"
	"koiogran/serve/route"
	"koiogran/serve/wire"
)

// How closely a round is looked at, and how long that may take.
const (
	analyzeSamples = 8
	analyzeCloser  = 16
	elsewhereTime  = 2 * time.Minute // by an analyst
)

// Analyst analyzes matches whose records verify, away from the processors of the server.
type Analyst interface {
	Analyze(ctx context.Context, r *replay.Record, o analysis.Options) (*analysis.Match, error)
}

// analyze says what happened in a round of a match that is over. A round at a time, so that no one holds up the
// others with a long match, and who waits sees how it goes on.
func (s *Server) analyze(ctx context.Context, in *wire.NewAnalysis) (out *wire.Analysis, err error) {
	defer func() {
		if fault := recover(); fault != nil {
			s.log.Error("analysis failed on a record", "fault", fmt.Sprint(fault))
			err = route.Invalidf("this record triggers a bug in the server")
		}
	}()
	r, err := s.recordFor(ctx, in.Match, in.Record)
	if err != nil {
		return nil, err
	}
	compiled := s.lobby.Edition(r.Edition)
	if compiled == nil || compiled.Version != r.Version {
		return nil, route.Invalidf("the match was played under %s %s, which this server does not support", r.Edition, r.Version)
	}
	if err := replay.Play(compiled, r, nil); err != nil {
		return nil, route.Invalid(lobby.Plain(err))
	}
	m, err := s.analysisOf(ctx, compiled, r, analysis.Options{
		Samples: analyzeSamples, Closer: analyzeCloser, Workers: 1, Round: in.Round,
	})
	switch {
	case errors.Is(err, context.DeadlineExceeded):
		return nil, route.Invalidf("round %d takes too long to analyze here; run koiogran analyze on your own machine", in.Round)
	case errors.Is(err, context.Canceled):
		return nil, err
	case err != nil:
		return nil, route.Invalid(lobby.Plain(err))
	}
	out = found(m, in.Round)
	return out, s.drawBetter(ctx, compiled, r, m, out)
}

// drawBetter adds to each loss the options that would have been better, as they can be drawn on the table of the moment.
func (s *Server) drawBetter(ctx context.Context, c *rules.Compiled, r *replay.Record, m *analysis.Match, out *wire.Analysis) error {
	made := 0
	book := s.lobby.Book(r.Edition)
	return replay.Play(c, r, func(step replay.Step) error {
		for i := range m.Losses {
			if l := &m.Losses[i]; l.At-1 == made {
				t := wire.NewTeller(book, game.NewExec(step.Exec.G))
				t.Language = wire.LanguageOf(ctx)
				v := view.Of(step.Exec.G, step.State, game.Player(l.Player-1))
				out.Losses[i].Options = t.Named(&v, l.Answers)
			}
		}
		made++
		return ctx.Err()
	})
}

// analysisOf analyzes a match: by the analyst, or here if there is none or it cannot.
func (s *Server) analysisOf(ctx context.Context, c *rules.Compiled, r *replay.Record, o analysis.Options) (*analysis.Match, error) {
	if s.o.Analyst != nil {
		elsewhere, cancel := context.WithTimeout(ctx, elsewhereTime)
		m, err := s.o.Analyst.Analyze(elsewhere, r, o)
		cancel()
		if err == nil || ctx.Err() != nil || errors.Is(err, context.DeadlineExceeded) {
			return m, err
		}
		s.log.Warn("the server analyzes a match itself", "why", err)
	}
	select {
	case s.analyzing <- struct{}{}:
		defer func() { <-s.analyzing }()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	ctx, cancel := context.WithTimeout(ctx, s.analysisTime)
	defer cancel()
	return analysis.Of(ctx, c, r, o)
}

// recordFor returns the record of a finished match, or the one that was sent if no match is named.
func (s *Server) recordFor(ctx context.Context, match, sent string) (*replay.Record, error) {
	if match != "" {
		return s.recordOf(ctx, match)
	}
	return s.readRecord(sent)
}

// found returns the analysis of a round.
func found(m *analysis.Match, round int) *wire.Analysis {
	out := &wire.Analysis{Round: round, Program: m.Program, Decisions: []wire.Decided{}, Losses: []wire.Loss{},
		Missed: []wire.MissedAttack{}, Attacks: []wire.LuckyAttack{}}
	for i := range m.Decisions {
		d := &m.Decisions[i]
		out.Decisions = append(out.Decisions, wire.Decided{At: d.At, Seat: wire.Seat(d.Player), Chance: d.Chance, Error: d.ChanceError})
	}
	for i := range m.Losses {
		l := &m.Losses[i]
		out.Losses = append(out.Losses,
			wire.Loss{At: l.At, Round: l.Round, Seat: wire.Seat(l.Player), Asked: l.Asked, Chose: l.Chose, Better: l.Better,
				Lost: l.Lost, Error: l.Error})
	}
	for i := range m.Missed {
		a := &m.Missed[i]
		out.Missed = append(out.Missed, wire.MissedAttack{At: a.At, Round: a.Round, Seat: wire.Seat(a.Player), Attacker: a.Attacker,
			Defender: a.Defender, How: a.How})
	}
	for i := range m.Attacks {
		a := &m.Attacks[i]
		out.Attacks = append(out.Attacks, wire.LuckyAttack{
			Seat: wire.Seat(a.Player), Expected: a.Expected, Stood: a.Stood, Luck: a.Luck,
		})
	}
	return out
}
