package server

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net/http"
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/replay"
	"koiogran/play/text"
	"koiogran/play/view"
	"koiogran/serve/lobby"
	"koiogran/serve/route"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// errNotFinished says that a record holds secrets until its match is over.
var errNotFinished = route.Refuse(http.StatusConflict, "the record becomes available when the match is over")

// finished returns the record of a match that is over.
func (t *table) finished() (*replay.Record, error) {
	if !t.over() {
		return nil, errNotFinished
	}
	r := t.recordWith(t.choices)
	r.Fingerprints = game.FingerprintVersion // of the end
	if !t.broken {
		r.Lines = append(r.Lines, replay.Line{
			Kind: replay.EndLine, Result: t.state.Result, Agreed: t.drawn,
			Hash: t.game.Fingerprint(&t.state),
		})
	}
	return r, nil
}

// recordWith returns the record of the match with its choices and the secret of its dice.
func (t *table) recordWith(choices []store.Entry) *replay.Record {
	r := *t.record
	r.Lines = make([]replay.Line, 0, len(choices)+2)
	for _, e := range choices {
		l := replay.Line{Player: playerOf(e), Text: e.Text}
		if e.Kind == store.Time {
			l = replay.Line{Kind: replay.TimeLine}
		}
		r.Lines = append(r.Lines, l)
	}
	r.Lines = append(r.Lines, replay.Line{
		Kind: replay.SecretLine, Text: fmt.Sprintf("%x", t.meta.Secret),
	})
	return &r
}

// recordOf returns the record of a match that is over. It is the same for everyone.
func (s *Server) recordOf(ctx context.Context, id string) (*replay.Record, error) {
	t, err := s.table(ctx, id)
	if err != nil {
		return nil, err
	}
	if t.archived != nil {
		text, err := s.relicRecord(ctx, t)
		if err != nil {
			return nil, err
		}
		r, err := replay.Read(bytes.NewReader(text))
		if err != nil {
			return nil, err
		}
		r.Names = t.named()
		return r, nil
	}
	var r *replay.Record
	err = t.use(ctx, "sending the record", func() error {
		if r, err = t.finished(); err == nil {
			r.Names = t.named()
		}
		return err
	})
	return r, err
}

// replayOf returns the replay of a finished match, decision by decision.
func (s *Server) replayOf(ctx context.Context, id string) (*wire.Replay, error) {
	t, err := s.table(ctx, id)
	if err != nil {
		return nil, err
	}
	if t.archived != nil && t.archived.whole != nil {
		out := t.archived.whole.replay()
		t.namePlayers(out.Match.Players)
		return out, nil
	}
	if t.archived != nil {
		out := &wire.Replay{}
		err := s.kept(ctx, id, replayPart, out)
		if errors.Is(err, store.ErrUnknown) {
			err = errArchived
		}
		return out, err
	}
	r, err := s.recordOf(ctx, id)
	if err != nil {
		return nil, err
	}
	return t.replay(ctx, r)
}

// replay returns the match decision by decision, with its terms added to the settings of the rules.
func (t *table) replay(ctx context.Context, r *replay.Record) (*wire.Replay, error) {
	out, err := t.s.replay(ctx, r)
	if err == nil {
		out.Match.Settings = append(out.Match.Settings, t.terms.ListSettings()...)
	}
	return out, err
}

// record returns the record of a match as text.
func (s *Server) record(ctx context.Context, id string) ([]byte, error) {
	r, err := s.recordOf(ctx, id)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	_, err = r.WriteTo(&out)
	return out.Bytes(), err
}

// readRecord reads a record that was sent.
func (s *Server) readRecord(sent string) (*replay.Record, error) {
	r, err := replay.Read(strings.NewReader(sent))
	if err != nil {
		return nil, route.Invalid(lobby.Plain(err))
	}
	const most = 20_000
	if len(r.Lines) > most {
		return nil, route.Invalidf("the record has %d choices; expected at most %d", len(r.Lines), most)
	}
	if c := s.lobby.Edition(r.Edition); c == nil || c.Version != r.Version {
		return nil, route.Invalidf("the record is for %s %s, which this server does not support", r.Edition, r.Version)
	}
	return r, nil
}

// replay returns the replay of a record, decision by decision. If the record breaks off or does not verify, the replay
// ends there, and the error says where.
func (s *Server) replay(ctx context.Context, r *replay.Record) (out *wire.Replay, err error) {
	defer func() {
		if fault := recover(); fault != nil {
			s.log.Error("a record triggered a bug", "fault", fmt.Sprint(fault))
			err = route.Invalidf("this record triggers a bug in the server")
		}
	}()
	compiled := s.lobby.Edition(r.Edition)
	p := replayer{ctx: ctx, speaks: wire.LanguageOf(ctx), book: s.lobby.Book(r.Edition), out: &wire.Replay{Steps: []wire.ReplayStep{}}}
	if err := replay.Play(compiled, r, p.step); err != nil {
		if errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) {
			return nil, err
		}
		return nil, route.Invalid(lobby.Plain(err))
	}
	p.names(compiled, r)
	p.end(r)
	return p.out, nil
}

// names adds what the record says beside the choices.
func (p *replayer) names(compiled *rules.Compiled, r *replay.Record) {
	p.out.Match.Settings = lobby.Agreed(compiled, &r.Setup)
	p.out.Match.Mission = missionParts(p.out.Match.Settings)
	names := text.Recorded(r.Names, &r.Setup)
	for seat := range r.Setup.Seats() {
		p.out.Match.Players[seat].Squad = r.Setup.Squad(game.Player(seat)).Name
		p.out.Match.Players[seat].Name = names[seat]
	}
	p.out.Match.Dice.Commitment = r.Dice.Commitment
	if n := r.Dice.Nonces; n != ([2]string{}) {
		p.out.Match.Dice.Nonces = &n
	}
	for _, l := range r.Lines {
		if l.Kind == replay.SecretLine {
			p.out.Match.Dice.Secret = l.Text
		}
	}
}

// replayer builds a wire.Replay while a record is played.
type replayer struct {
	ctx    context.Context
	speaks text.Language
	book   *wire.Book
	out    *wire.Replay
	teller *wire.Teller
	story  *wire.Story
	before game.State
	knew   *wire.Whole // what both sides knew then,
	knows  *wire.Whole // and know now
	x      *game.Exec
}

// step adds a step to the replay.
func (p *replayer) step(s replay.Step) error {
	if err := p.ctx.Err(); err != nil {
		return err
	}
	if p.teller == nil {
		p.knew, p.knows = &wire.Whole{}, &wire.Whole{}
	}
	now := p.knows
	now.See(s.Exec.G, s.State)
	if p.teller == nil {
		p.x = game.NewExec(s.Exec.G)
		p.teller = wire.NewTeller(p.book, p.x)
		p.story = wire.NewOpenStory(s.Exec.G, now)
		p.teller.Language, p.story.Language = p.speaks, p.speaks
		v := view.Of(s.Exec.G, s.State, game.NoPlayer)
		p.out.Match = p.teller.Match(&v)
		p.out.Table = p.teller.WholeTable(now)
		p.before = *s.State
		p.knew, p.knows = now, p.knew
		return nil
	}
	step := wire.ReplayStep{
		At: len(p.out.Steps) + 1, Seat: wire.SeatOf(s.Player),
		Events: p.story.Tell(s.Events), Table: p.teller.WholeChanges(p.knew, now),
	}
	if s.Choice.Verb == game.ConcedeVerb {
		step.Answer, step.Parts = concede, p.speaks.Say(p.x.G, "choose concede", 0).Capital()
	} else {
		q := p.x.Ask(&p.before, s.Player)
		step.Question, step.Parts = p.speaks.Question(p.x, q).String(), p.speaks.Choice(p.x, q, s.Choice)
		step.Answer = replay.Text(p.x, &p.before, s.Player, s.Choice)
	}
	step.Text = step.Parts.String()
	p.out.Steps = append(p.out.Steps, step)
	p.before = *s.State
	p.knew, p.knows = now, p.knew
	return nil
}

// end says how the match ended, if it did.
func (p *replayer) end(r *replay.Record) {
	if !p.before.Over && !r.Agreed() {
		return
	}
	result := resultOf(p.speaks, p.x.G, &p.before, r.Agreed())
	p.out.Result = &result
}

// playOn begins a match that goes on from a place of a record.
func (s *Server) playOn(ctx context.Context, in *wire.NewReplayMatch) (*wire.Created, error) {
	r, err := s.recordFor(ctx, in.Match, in.Record)
	if err != nil {
		return nil, err
	}
	o := opening{edition: s.lobby.Edition(r.Edition), setup: r.Setup, public: in.Public}
	for _, l := range r.Lines {
		if l.Kind == replay.ChoiceLine && len(o.choices) < in.At {
			o.choices = append(o.choices, l)
		}
	}
	if len(o.choices) < in.At {
		return nil, route.Invalidf("the record has %d choices; expected at least %d", len(o.choices), in.At)
	}
	if most := s.o.Limits.Entries; most > 0 && in.At >= most {
		return nil, route.Invalidf("a match on this server can have at most %d choices; the record has %d", most, in.At)
	}
	if n := r.Setup.Seats(); len(in.Seats) != n {
		return nil, route.Invalidf("%d seats given; expected %d, as in the record", len(in.Seats), n)
	}
	for seat := range in.Seats {
		if err := s.seat(&o, seat, &in.Seats[seat]); err != nil {
			return nil, err
		}
	}
	if err := canGoOn(&o); err != nil {
		return nil, err
	}
	return s.begin(ctx, &o)
}

// canGoOn reports whether a match can go on from the choices of its opening.
func canGoOn(o *opening) error {
	over := false
	cut := replay.Record{Edition: o.edition.ID, Version: o.edition.Version, Setup: o.setup,
		Lines: o.choices}
	err := replay.Play(o.edition, &cut, func(s replay.Step) error {
		over = s.State.Over
		return nil
	})
	switch {
	case err != nil:
		return route.Invalid(lobby.Plain(err))
	case over:
		return route.Invalidf("the match ends after %d choices; expected an earlier position",
			len(o.choices))
	}
	return nil
}
