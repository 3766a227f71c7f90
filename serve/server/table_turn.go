package server

import (
	"context"
	"errors"

	"koiogran/engine/game"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// pendingTurns returns, for each seat that a client holds, whether its match waits for it. It leaves out matches that
// do not exist and seats that belong to others.
func (s *Server) pendingTurns(ctx context.Context, in *wire.MySeats) ([]wire.Turn, error) {
	out := []wire.Turn{}
	for _, seat := range in.Seats {
		t, err := s.table(ctx, seat.ID)
		var rules otherRules
		switch {
		case isAny(err, store.ErrUnknown, errInvitation, errRules, errBroken, errDamaged), errors.As(err, &rules):
			continue
		case err != nil:
			return nil, err
		}
		p, err := t.holder(ctx, "Bearer "+seat.Token)
		if errors.Is(err, errToken) || err == nil && !p.IsSeat() {
			continue
		} else if err != nil {
			return nil, err
		}
		err = t.use(ctx, "sending turns", func() error {
			out = append(out, t.turn(p))
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	return out, nil
}

// turn returns the state of a seat's match in short.
func (t *table) turn(p game.Player) wire.Turn {
	out := wire.Turn{ID: t.id, Names: t.called()}
	if out.Over = t.archived != nil || t.over(); out.Over {
		return out
	}
	out.Round, out.Yours = int(t.state.Round), t.exec().Waiting(&t.state).Has(p)
	if c := t.clockNow(); c != nil && out.Yours {
		out.Left = &c.Left[p]
	}
	return out
}
