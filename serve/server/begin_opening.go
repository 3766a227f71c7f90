package server

import (
	"bytes"
	"cmp"
	"fmt"

	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/dealer"
	"koiogran/play/replay"
	"koiogran/serve/lobby"
	"koiogran/serve/secrets"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// opening is a match about to be made.
type opening struct {
	edition *rules.Compiled
	setup   rules.Setup
	quick   bool
	public  bool
	who     seatWho
	bots    perSeat[string]
	choices []replay.Line // with which it goes on from a record
	seats   seats         // who holds them already
	id      string        // where it is settled already, with the secret
	once    bool          // it is made by one request alone
	secret  []byte
	nonces  [2]string // that the seats have added to the dice
	terms   lobby.Terms
}

// newMatchID draws the id of a match and the secret of its dice.
func (s *Server) newMatchID(m *store.Match) error {
	var err error
	if m.ID, err = s.random.ID(); err != nil {
		return err
	}
	m.Secret = make([]byte, dealer.SecretSize)
	return s.random.Fill(m.Secret)
}

// seats gives the seat of anyone who makes a match a token, their own or else one drawn here, and draws the
// links of friends'.
func (s *Server) seats(m *store.Match, who []string, own string) (*wire.Created, error) {
	out := &wire.Created{ID: m.ID}
	for seat := range who {
		if who[seat] == "bot" || m.Tokens[seat] != nil || m.Links[seat] != nil {
			continue
		}
		secret, err := s.random.Token()
		if err != nil {
			return nil, err
		}
		if who[seat] == "you" {
			secret = cmp.Or(own, secret)
			out.Seat, out.Token, m.Tokens[seat] = wire.Seat(seat+1), secret, secrets.Hash(secret)
		} else {
			m.Links[seat] = secrets.Hash(secret)
			if out.Link = cmp.Or(out.Link, secret); len(who) > 2 {
				out.Links = append(out.Links, wire.SeatLink{Seat: wire.Seat(seat + 1), Link: secret})
			}
		}
	}
	return out, nil
}

// head returns what the record of a match begins with.
func head(o *opening, secret []byte) (string, error) {
	r := replay.Record{Edition: o.edition.ID, Version: o.edition.Version, Setup: o.setup,
		Fingerprints: game.FingerprintVersion}
	fair := dealer.NewFair([dealer.SecretSize]byte(secret))
	r.Dice.Commitment, r.Dice.Nonces = fmt.Sprintf("%x", fair.Commitment()), o.nonces
	for _, l := range o.choices {
		if l.Player == game.Chance {
			r.Dice.From++
		}
	}
	var b bytes.Buffer
	_, err := r.WriteTo(&b)
	return b.String(), err
}

// seatWho is who is to sit at each seat: you, friend or bot.
type seatWho = perSeat[string]
