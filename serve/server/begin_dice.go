package server

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"net/http"
	"time"

	"koiogran/engine/game"
	"koiogran/play/dealer"
	"koiogran/serve/route"
	"koiogran/serve/secrets"
	"koiogran/serve/wire"
)

// The errors of dice that were promised.
var (
	errSealed = route.Refuse(http.StatusConflict,
		"these dice were committed on another server, or too long ago; request new ones")
	errUsed = route.Refuse(http.StatusConflict, "these dice were already used for a match; request new ones")
)

// sealedFor is how long dice that were promised can be used.
const sealedFor = time.Hour

// sealedDice is the kind of sealed data that dice are.
const sealedDice = "dice"

// rematchID returns the id of the match that follows another one: the same at all servers of the store, and told by nothing
// that is published of the other one.
func (s *Server) rematchID(ctx context.Context, id string) (string, error) {
	raw, err := s.seals.Keyed(ctx, "rematch of "+id)
	if err != nil {
		return "", err
	}
	return secrets.ID(raw), nil
}

// rematchSecret returns the secret of the dice of the match that follows another one, the same at all servers of the store:
// its commitment is shown to players who want a rematch before they add their nonces.
func (s *Server) rematchSecret(ctx context.Context, id string) ([]byte, error) {
	return s.seals.Keyed(ctx, "dice of the rematch of "+id)
}

// rematchDice commits to the dice of the match that would follow one that is over.
func (s *Server) rematchDice(ctx context.Context, in *Seated) (*wire.Commitment, error) {
	t, _, err := s.enterSeat(ctx, in)
	if err != nil {
		return nil, err
	}
	if err := t.use(ctx, "dice of a rematch", func() error {
		if !t.over() {
			return errNotOver
		}
		return nil
	}); err != nil {
		return nil, err
	}
	secret, err := s.rematchSecret(ctx, t.id)
	if err != nil {
		return nil, err
	}
	fair := dealer.NewFair([dealer.SecretSize]byte(secret))
	return &wire.Commitment{Commitment: fmt.Sprintf("%x", fair.Commitment())}, nil
}

// bySides returns what both sides have added to the dice: where two partners have, the captain's nonce before the other one.
func bySides(nonces perSeat[string]) (out [2]string) {
	for side := range out {
		captain, partner := nonces[side], nonces[side+2]
		if out[side] = captain + partner; captain != "" && partner != "" {
			out[side] = captain + "+" + partner
		}
	}
	return out
}

// promise commits to the dice of a match that a client is about to create. The client gets the commitment before it
// sends its nonce.
func (s *Server) promise(ctx context.Context) (*wire.Promise, error) {
	secret := make([]byte, dealer.SecretSize)
	if err := s.random.Fill(secret); err != nil {
		return nil, err
	}
	text := binary.BigEndian.AppendUint64(secret, uint64(s.o.Now().Add(sealedFor).Unix()))
	sealed, err := s.seals.Seal(ctx, sealedDice, text)
	return &wire.Promise{
		Commitment: fmt.Sprintf("%x", dealer.NewFair([dealer.SecretSize]byte(secret)).Commitment()),
		Sealed:     sealed,
	}, err
}

// promised takes the dice that were promised for a match, and what its maker adds to them. The same
// dice make the same match, so that no one who has seen their secret plays with them again.
func (s *Server) promised(ctx context.Context, o *opening, in *wire.PromisedDice) error {
	text, err := s.seals.Open(ctx, sealedDice, in.Sealed)
	if errors.Is(err, secrets.ErrSeal) {
		return errSealed
	} else if err != nil {
		return err
	}
	if len(text) != dealer.SecretSize+8 ||
		int64(binary.BigEndian.Uint64(text[dealer.SecretSize:])) < s.o.Now().Unix() {
		return errSealed
	}
	o.secret, o.once = text[:dealer.SecretSize], true
	hash := sha256.Sum256(append([]byte("promised match of "), o.secret...))
	o.id = secrets.ID(hash[:])
	for seat, who := range o.who {
		if who == "you" {
			o.nonces[game.Player(seat).Side()] = in.Nonce
		}
	}
	return nil
}
