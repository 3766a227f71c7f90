package server

import (
	"cmp"
	"errors"
	"net/http"
	"slices"
	"strings"

	"koiogran/engine/game"
	"koiogran/play/squad"
	"koiogran/serve/lobby"
	"koiogran/serve/route"
	"koiogran/serve/wire"
)

// errPrograms says where a program can take a seat at a table.
var errPrograms = route.Refuse(http.StatusUnprocessableEntity,
	"bots can take seats in a team match, one each, but not yours; to play "+
		"against a bot alone, create the match directly")

// seatPrograms says who is to sit at each seat of an invitation, and packs the squads of its programs.
func (s *Server) seatPrograms(a *lobby.Agreement, in *wire.NewInvitation) (seatWho, error) {
	whose := seatWho{"friend", "friend", "friend", "friend"}
	whose[max(in.Seat, 1).Player()] = "you"
	// Programs that choose for themselves look at what the others bring.
	slices.SortStableFunc(in.Programs, func(one, two wire.Program) int {
		return cmp.Compare(len(two.Ready)+len(two.XWS), len(one.Ready)+len(one.XWS))
	})
	var squads perSeat[*squad.Squad]
	for n := range in.Programs {
		program := &in.Programs[n]
		p := program.Seat.Player()
		switch {
		case a.Seats <= 2, int(p) >= a.Seats, whose[p] != "friend":
			return whose, errPrograms
		case s.lobby.Bot(program.Bot) == nil:
			return whose, route.Invalidf("there is no bot %.40q; see the lobby for a list", program.Bot)
		}
		whose[p] = "bot"
		sq, err := s.squadOfProgram(a, program, &squads)
		if err != nil {
			return whose, route.Invalidf("seat %d: %w", program.Seat, err)
		}
		var text strings.Builder
		if err := squad.Write(&text, a.Edition.Facts, *sq); err != nil {
			return whose, err
		}
		squads[p], program.Bring = sq, wire.Bring{XWS: text.String()}
	}
	return whose, nil
}

// squadOfProgram returns the squad that a program brings, which it can fly with that of its partner if that is a
// program, too: the one that is named, or else the ready one of most points, within the seat's share, that no other program brings.
func (s *Server) squadOfProgram(a *lobby.Agreement, in *wire.Program, others *perSeat[*squad.Squad]) (*squad.Squad, error) {
	p := in.Seat.Player()
	partner := others[p^game.Seat3]
	if in.Ready != "" || in.XWS != "" {
		sq, err := s.lobby.SquadOf(a.Edition.ID, in.Ready, in.XWS)
		if err == nil {
			err = a.Flies(&sq, p, partner)
		}
		return &sq, err
	}
	var best *squad.Squad
	points := 0
	for i := range s.o.Squads {
		sq := &s.o.Squads[i].Squad
		n := squad.Cost(a.Edition.Facts, *sq)
		if n <= points || n > a.Share(p).Points || flown(sq, others) || a.Flies(sq, p, partner) != nil {
			continue
		}
		best, points = sq, n
	}
	if best == nil {
		return nil, errors.New("there is no legal ready-made squad for the bot; choose a squad for it")
	}
	return best, nil
}

// flown reports whether a program brings a squad.
func flown(sq *squad.Squad, others *perSeat[*squad.Squad]) bool {
	for _, other := range others {
		if other != nil && other.Name == sq.Name {
			return true
		}
	}
	return false
}
