package stdio

import (
	"cmp"
	"context"
	"time"

	"koiogran/serve/wire"
)

// Remote is a bot in a seat of a match that is not played here, but on a server.
type Remote struct{ b Bot }

// NewRemote seats the program of a command line in such a match. It is started when it is first asked something, and has so
// long for an answer, AnswerTime for 0.
func NewRemote(command string, m wire.Match, seed uint64, limit time.Duration) *Remote {
	limit = cmp.Or(limit, AnswerTime)
	return &Remote{Bot{
		command: command, limit: limit,
		hello: Hello{Protocol: Protocol, Seat: m.Seat, Seed: seed, Milliseconds: limit.Milliseconds(), Match: m},
	}}
}

// concede is the answer of a bot that is at fault.
const concede = "concede"

// Answer returns what the bot answers to a question: the text of an answer, which is to concede if the bot is at fault. The only
// option of a question is taken without asking. An error means that the program cannot be started, or that ctx is done.
func (r *Remote) Answer(ctx context.Context, t wire.Table, q wire.Question) (string, error) {
	b := &r.b
	switch {
	case b.fault != nil:
		return concede, nil
	case len(q.Options) == 1:
		return q.Options[0].Answer, nil
	}
	text, err := r.ask(ctx, t, &q)
	if err != nil && b.atFault(ctx, err) {
		return concede, nil
	}
	return text, err
}

// ask asks the program.
func (r *Remote) ask(ctx context.Context, t wire.Table, q *wire.Question) (string, error) {
	b := &r.b
	if b.process == nil {
		if err := b.start(ctx, b.hello.Match); err != nil {
			return "", err
		}
	}
	d := within(b.limit)
	defer d.Stop()
	if err := b.send(ctx, t, q, d); err != nil {
		return "", err
	}
	return b.receive(ctx, q, d)
}

// Refused notes that the server has refused the last answer. The bot concedes from then on.
func (r *Remote) Refused(why string) {
	r.b.atFault(context.Background(), fault("its answer to question %d was refused: %s", r.b.asked, why))
}

// Fault returns what the bot did wrong, nil if nothing. It has conceded then.
func (r *Remote) Fault() *Fault { return r.b.fault }

// Close ends the program.
func (r *Remote) Close() error { return r.b.Close() }
