package challenge

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"time"

	"koiogran/serve/load"
	"koiogran/serve/stdio"
	"koiogran/serve/wire"
)

// player plays a match.
type player struct {
	h        *host
	seat     load.Seat
	bot      *stdio.Remote
	answered int // the number of the last question that was answered
	result   *wire.Result
}

// play plays a match to its end.
func (h *host) play(ctx context.Context, seat load.Seat) (err error) {
	p := &player{h: h, seat: seat, answered: -1}
	defer func() {
		if p.bot != nil {
			err = errors.Join(err, p.bot.Close())
		}
	}()
	ctx, leave := context.WithCancelCause(ctx)
	defer leave(nil)
	late := time.AfterFunc(h.o.Patience, func() { leave(errLeft) })
	defer late.Stop()
	for p.result == nil {
		there, enough := context.WithCancel(ctx)
		var failed error
		err := h.client.Follow(there, seat, -1, func(load.Message) {
			late.Reset(h.o.Patience)
			if failed = p.answer(ctx); failed != nil || p.result != nil {
				enough()
			}
		})
		enough()
		var refused *load.Refused
		switch {
		case p.result != nil:
		case context.Cause(ctx) != nil:
			return context.Cause(ctx)
		case failed != nil && !errors.As(failed, &refused):
			return failed
		case errors.As(err, &refused) && refused.Status < 500 && refused.Status != http.StatusTooManyRequests:
			return err
		default:
			pause(ctx, again)
		}
	}
	h.say("match %s is over: %s", seat.Match, p.result.Text)
	if p.bot != nil && p.bot.Fault() != nil {
		h.say("%s", p.bot.Fault())
	}
	return nil
}

// answer answers what the seat is asked, until it is asked nothing.
func (p *player) answer(ctx context.Context) error {
	for {
		s, err := p.h.client.State(ctx, p.seat)
		if err != nil {
			return err
		}
		p.result = s.Result
		q := s.Question
		if p.result != nil || q == nil || q.Number == p.answered {
			return nil
		}
		if p.bot == nil {
			p.h.say("match %s begins against %s", p.seat.Match, opponent(s.Names, s.Match.Seat))
			p.bot = stdio.NewRemote(p.h.o.Command, s.Match, rand.Uint64(), p.h.o.AnswerTime)
		}
		number := q.Number
		text, err := p.bot.Answer(ctx, s.Table, *q)
		if err != nil {
			return fmt.Errorf("%w: %w", ErrOptions, err)
		}
		err = p.h.client.Answer(ctx, p.seat, wire.Answer{Question: number, Answer: text}, nil)
		var refused *load.Refused
		switch {
		case err == nil:
			p.answered = number
		case errors.As(err, &refused) && refused.Status == http.StatusConflict: // the question has changed meanwhile
		case errors.As(err, &refused) && (refused.Status == http.StatusUnprocessableEntity || refused.Status == http.StatusBadRequest):
			if p.bot.Fault() != nil {
				return err
			}
			p.bot.Refused(refused.Detail)
		default:
			return err
		}
	}
}
