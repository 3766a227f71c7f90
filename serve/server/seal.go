package server

import (
	"context"
	"crypto/aes"
	"crypto/cipher"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"sync"
	"time"

	"koiogran/engine/game"
	"koiogran/play/dealer"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// The errors of dice that were promised.
var (
	errSealed = errors.New("these dice were committed on another server, or too long ago; request new ones")
	errUsed   = errors.New("these dice were already used for a match; request new ones")
)

// sealedFor is how long dice that were promised can be used.
const sealedFor = time.Hour

// serverNote is the kind of the notes that servers share, and sealKey the one with the key of seals.
const (
	serverNote = "server"
	sealKey    = "seal"
)

// The kinds of sealed data. Data sealed as one kind does not open as another.
const (
	sealedDice     = "dice"
	sealedCeremony = "ceremony"
)

// encrypter seals what a server wants to know again and keeps nothing of: the secrets of dice that were
// promised, what a passkey was asked. All servers of a store have the same key.
type encrypter struct {
	mu   sync.Mutex
	aead cipher.AEAD
	key  []byte
}

// sealing returns the cipher of seals. The first server of a store draws the key.
func (s *Server) sealing(ctx context.Context) (cipher.AEAD, error) {
	s.encrypter.mu.Lock()
	defer s.encrypter.mu.Unlock()
	if s.encrypter.aead != nil {
		return s.encrypter.aead, nil
	}
	key := make([]byte, 32)
	if err := s.draw(key); err != nil {
		return nil, err
	}
	n := store.Note{Kind: serverNote, Key: sealKey, Data: key}
	err := s.o.Store.Put(ctx, n)
	if errors.Is(err, store.ErrConflict) {
		n, err = s.o.Store.Note(ctx, serverNote, sealKey)
	}
	if err != nil {
		return nil, err
	}
	block, err := aes.NewCipher(n.Data)
	if err != nil {
		return nil, err
	}
	s.encrypter.key = n.Data
	s.encrypter.aead, err = cipher.NewGCM(block)
	return s.encrypter.aead, err
}

// rematchID is the id of the match that follows another one: the same at all servers of the store, and told by nothing
// that is published of the other one.
func (s *Server) rematchID(ctx context.Context, id string) (string, error) {
	if _, err := s.sealing(ctx); err != nil {
		return "", err
	}
	return matchID(s.keyed("rematch of " + id)), nil
}

// keyed is a number of 32 bytes that follows from the key of seals and from a word, for those who have the key alone.
func (s *Server) keyed(word string) []byte {
	mac := hmac.New(sha256.New, s.encrypter.key)
	mac.Write([]byte(word))
	return mac.Sum(nil)
}

// rematchSecret is the secret of the dice of the match that follows another one, the same at all servers of the store:
// its commitment is shown to players who want a rematch before they add their nonces.
func (s *Server) rematchSecret(ctx context.Context, id string) ([]byte, error) {
	if _, err := s.sealing(ctx); err != nil {
		return nil, err
	}
	return s.keyed("dice of the rematch of " + id), nil
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

// bySides is what both sides have added to the dice: where two partners have, the captain's nonce before the other one.
func bySides(nonces perSeat[string]) (out [2]string) {
	for side := range out {
		captain, partner := nonces[side], nonces[side+2]
		if out[side] = captain + partner; captain != "" && partner != "" {
			out[side] = captain + "+" + partner
		}
	}
	return out
}

// seal writes something so that only servers of this store can read it.
func (s *Server) seal(ctx context.Context, as string, text []byte) (string, error) {
	box, err := s.sealing(ctx)
	if err != nil {
		return "", err
	}
	nonce := make([]byte, box.NonceSize())
	if err := s.draw(nonce); err != nil {
		return "", err
	}
	return base64.RawURLEncoding.EncodeToString(box.Seal(nonce, nonce, text, []byte(as))), nil
}

// unseal reads what was sealed, errSealed if it was not.
func (s *Server) unseal(ctx context.Context, as, sealed string) ([]byte, error) {
	box, err := s.sealing(ctx)
	if err != nil {
		return nil, err
	}
	raw, err := base64.RawURLEncoding.DecodeString(sealed)
	if err != nil || len(raw) < box.NonceSize() {
		return nil, errSealed
	}
	text, err := box.Open(nil, raw[:box.NonceSize()], raw[box.NonceSize():], []byte(as))
	if err != nil {
		return nil, errSealed
	}
	return text, nil
}

// promise commits to the dice of a match that a client is about to create. The client gets the commitment before it
// sends its nonce.
func (s *Server) promise(ctx context.Context) (*wire.Promise, error) {
	secret := make([]byte, dealer.SecretSize)
	if err := s.draw(secret); err != nil {
		return nil, err
	}
	text := binary.BigEndian.AppendUint64(secret, uint64(s.o.Now().Add(sealedFor).Unix()))
	sealed, err := s.seal(ctx, sealedDice, text)
	return &wire.Promise{
		Commitment: fmt.Sprintf("%x", dealer.NewFair([dealer.SecretSize]byte(secret)).Commitment()),
		Sealed:     sealed,
	}, err
}

// promised takes the dice that were promised for a match, and what its maker adds to them. The same
// dice make the same match, so that no one who has seen their secret plays with them again.
func (s *Server) promised(ctx context.Context, o *opening, in *wire.PromisedDice) error {
	text, err := s.unseal(ctx, sealedDice, in.Sealed)
	if err != nil {
		return err
	}
	if len(text) != dealer.SecretSize+8 ||
		int64(binary.BigEndian.Uint64(text[dealer.SecretSize:])) < s.o.Now().Unix() {
		return errSealed
	}
	o.secret, o.once = text[:dealer.SecretSize], true
	hash := sha256.Sum256(append([]byte("promised match of "), o.secret...))
	o.id = matchID(hash[:])
	for seat, who := range o.who {
		if who == "you" {
			o.nonces[game.Player(seat).Side()] = in.Nonce
		}
	}
	return nil
}
