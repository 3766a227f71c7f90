package server

import (
	"cmp"
	"context"
	"encoding/binary"
	"errors"
	"math/rand/v2"
	"net/http"
	"slices"
	"time"

	"koiogran/engine/game"
	"koiogran/play/squad"
	"koiogran/play/view"
	"koiogran/serve/account"
	"koiogran/serve/lobby"
	"koiogran/serve/route"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// create makes a match.
func (s *Server) create(ctx context.Context, in *wire.NewMatch) (*wire.Created, error) {
	o := opening{public: in.Public}
	name, err := account.NameOf(in.Name)
	if err != nil {
		return nil, err
	}
	for seat := range in.Seats {
		if in.Seats[seat].Who == "you" {
			o.seats.names[seat] = name
		}
		if err := s.seat(&o, seat, &in.Seats[seat]); err != nil {
			return nil, err
		}
	}
	squads, err := s.squadsOf(in)
	if err != nil {
		return nil, err
	}
	if in.Edition == "" {
		in.Edition = squads[0].Edition
	}
	a, err := s.lobby.AgreementOf(&in.Agreement, len(in.Seats))
	if err != nil {
		return nil, err
	}
	if a.Terms.Rated {
		return nil, account.ErrRated
	}
	for seat := range squads {
		if a.Mode.Squads == lobby.ListedSquads && len(squads[seat].Ships) == 0 {
			continue
		}
		if err := a.Legal(&squads[seat], game.Player(seat)); err != nil {
			return nil, route.Invalidf("seat %d: %w", seat+1, err)
		}
	}
	if err := a.Together(squads); err != nil {
		return nil, route.Invalid(err)
	}
	seed := make([]byte, 8)
	if err := s.random.Fill(seed); err != nil {
		return nil, err
	}
	if o.setup, err = a.Deal(squads, binary.BigEndian.Uint64(seed)); err != nil {
		return nil, route.Invalid(err)
	}
	o.edition, o.quick, o.terms = s.lobby.Edition(a.Edition.ID), a.Quick, a.Terms
	if in.Dice != nil {
		if err := s.promised(ctx, &o, in.Dice); err != nil {
			return nil, err
		}
	}
	return s.begin(ctx, &o)
}

// squadsOf reads the squads of a match. Seats need none where the edition is named: the way to play
// may list what they fly.
func (s *Server) squadsOf(in *wire.NewMatch) (squads []squad.Squad, err error) {
	squads = make([]squad.Squad, len(in.Seats))
	for seat := range in.Seats {
		n := &in.Seats[seat]
		if n.Ready == "" && n.XWS == "" && in.Way != "" && in.Edition != "" {
			continue
		}
		if squads[seat], err = s.lobby.SquadOf(in.Edition, n.Ready, n.XWS); err != nil {
			return squads, route.Invalidf("seat %d: %w", seat+1, err)
		}
	}
	for seat := range squads {
		one, two := squads[0].Edition, squads[seat].Edition
		if in.Edition == "" && one != two {
			return squads, route.Invalidf("the first squad is for the %s edition and the second for the %s "+
				"edition; expected two squads for the same game",
				one, two)
		}
	}
	return squads, nil
}

// seat notes who is to sit somewhere.
func (s *Server) seat(o *opening, seat int, in *wire.NewSeat) error {
	o.who[seat] = in.Who
	if in.Who != "bot" {
		if seat > 0 && slices.Contains(o.who[:seat], in.Who) && (in.Who == "you" || seat == 1) {
			return route.Invalidf("both seats are set to %s; expected something else for the second", in.Who)
		}
		return nil
	}
	name := cmp.Or(in.Bot, s.o.Bots[0].ID)
	if s.lobby.Bot(name) == nil {
		return route.Invalidf("there is no bot %.40q; see the lobby for a list", name)
	}
	o.bots[seat] = name
	return nil
}

// begin keeps a match and lets it begin.
func (s *Server) begin(ctx context.Context, o *opening) (*wire.Created, error) {
	m := store.Match{
		ID: o.id, Secret: o.secret, Created: time.Now().UTC(), Bots: o.bots, Public: o.public,
		Program: s.o.Program, Tokens: o.seats.tokens, Links: o.seats.links,
	}
	for seat := range o.setup.Seats() {
		m.Names[seat] = o.setup.Squad(game.Player(seat)).Name
	}
	if m.ID == "" {
		if err := s.newMatchID(&m); err != nil {
			return nil, err
		}
	}
	out, err := s.seats(&m, o.who[:o.setup.Seats()], "")
	if err != nil {
		return nil, err
	}
	if m.Head, err = head(o, m.Secret); err != nil {
		return nil, route.Invalid(err)
	}
	if _, _, err := s.games.begin(o.edition, &o.setup); err != nil {
		return nil, route.Invalid(lobby.Plain(err))
	}
	for _, account := range o.seats.accounts {
		if account == "" {
			continue
		}
		if err := s.accounts.Sits(ctx, account, m.ID); err != nil {
			return nil, err
		}
	}
	if o.terms.Rated {
		if err := s.accounts.IsDue(ctx, m.ID, o.edition.ID, [2]string(o.seats.accounts[:2])); err != nil {
			return nil, err
		}
	}
	switch err := s.o.Store.Create(ctx, m); {
	case err == nil:
		s.meter.Created()
		s.log.Info("match started", "match", m.ID, "edition", o.edition.ID, "bots", m.Bots)
	case o.once && errors.Is(err, store.ErrConflict):
		return nil, errUsed
	case o.id == "" || !errors.Is(err, store.ErrConflict): // else someone else was quicker
		return nil, err
	}
	t, err := s.table(ctx, m.ID)
	if err != nil {
		return nil, err
	}
	return out, t.start(ctx, o)
}

// start makes the first choices of a match: those that it goes on from, those of a quick set-up,
// and those of chance and programs until a person is asked.
func (t *table) start(ctx context.Context, o *opening) error {
	err := t.use(ctx, "the beginning", func() error {
		if t.last > 0 {
			return nil // someone else was quicker
		}
		d := t.draft()
		if !t.manned(game.Seat1) || !t.manned(game.Seat2) {
			o.terms.Absence = 0
		}
		if err := d.agree(&o.terms); err != nil {
			return err
		}
		for p, name := range o.seats.names {
			if name != "" {
				d.seats.names[p] = name
				d.add(store.Named, game.Player(p), name)
			}
		}
		for p, id := range o.seats.accounts {
			if id != "" {
				d.seats.accounts[p] = id
				d.add(store.Held, game.Player(p), id)
			}
		}
		for _, l := range o.choices {
			if err := d.choose(l.Player, l.Text); err != nil {
				return route.Invalidf("line %d: %w", l.Number, lobby.Plain(err))
			}
		}
		if o.quick && len(o.choices) == 0 {
			d.setUp()
		}
		d.advance()
		return t.keep(ctx, d)
	})
	if errors.Is(err, errMoved) { // another server was as quick
		return nil
	}
	return err
}

// setUp draws the first player and places the obstacles.
func (d *draft) setUp() {
	rnd := rand.New(rand.NewPCG(d.t.fair.Seed("the set-up"), 0))
	for {
		p := d.t.exec().Waiting(&d.state).First()
		if p == game.Chance {
			d.take(p, d.t.fair.Deal(d.rolls, d.t.exec().Ask(&d.state, p)))
			continue
		}
		v := view.Of(d.t.game, &d.state, p)
		q := v.Ask(d.t.exec())
		var c game.Choice
		switch {
		case q.Kind == game.PlaceQuestion:
			if c = v.Draw(d.t.exec(), rnd); c.Object.Kind != game.ObstacleObject {
				return
			}
		case q.Opts[0].Verb == game.PlayerVerb:
			c = q.Opts[rnd.IntN(q.N)]
		default:
			return
		}
		d.take(p, c)
	}
}

// loaded returns a match that is in memory, and reports whether there is no room for another.
func (s *Server) loaded(id string) (t *table, full bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.tables[id], s.o.Limits.Tables > 0 && len(s.tables) >= s.o.Limits.Tables
}

// errFull says that the server has no room.
var errFull = route.Refuse(http.StatusServiceUnavailable, "the server is full; try again in a moment")
