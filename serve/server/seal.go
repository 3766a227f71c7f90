package server

import (
	"context"
	"crypto/aes"
	"crypto/cipher"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"time"

	"koiogran/play/dealer"
	"koiogran/serve/wire"
)

// The errors of dice that were promised.
var (
	errSealed = errors.New("these dice were promised by another server, or too long ago; ask for others")
	errUsed   = errors.New("a match has been made with these dice already; ask for others")
)

// sealedFor is how long dice that were promised can be used.
const sealedFor = time.Hour

// sealer seals the secrets of dice, so that a server can promise them and keep nothing until a match
// is made.
type sealer struct{ cipher.AEAD }

// newSealer draws a key, which ends with the program.
func (s *Server) newSealer() (*sealer, error) {
	key := make([]byte, 32)
	if err := s.draw(key); err != nil {
		return nil, err
	}
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, err
	}
	aead, err := cipher.NewGCM(block)
	return &sealer{aead}, err
}

// promise promises dice for a match that a client is about to make: it is told their commitment
// before it says what it adds to them.
func (s *Server) promise(context.Context) (*wire.Promise, error) {
	box, err := s.sealer()
	if err != nil {
		return nil, err
	}
	nonce, secret := make([]byte, box.NonceSize()), make([]byte, dealer.SecretSize)
	if err := s.draw(nonce, secret); err != nil {
		return nil, err
	}
	text := binary.BigEndian.AppendUint64(secret, uint64(s.o.Now().Add(sealedFor).Unix()))
	sealed := box.Seal(nonce, nonce, text, nil)
	return &wire.Promise{
		Commitment: fmt.Sprintf("%x", dealer.NewFair([dealer.SecretSize]byte(secret)).Commitment()),
		Sealed:     base64.RawURLEncoding.EncodeToString(sealed),
	}, nil
}

// promised takes the dice that were promised for a match, and what its maker adds to them. The same
// dice make the same match, so that nobody who has seen their secret plays with them again.
func (s *Server) promised(o *opening, in *wire.PromisedDice) error {
	box, err := s.sealer()
	if err != nil {
		return err
	}
	raw, err := base64.RawURLEncoding.DecodeString(in.Sealed)
	if err != nil || len(raw) < box.NonceSize() {
		return errSealed
	}
	text, err := box.Open(nil, raw[:box.NonceSize()], raw[box.NonceSize():], nil)
	if err != nil || len(text) != dealer.SecretSize+8 ||
		int64(binary.BigEndian.Uint64(text[dealer.SecretSize:])) < s.o.Now().Unix() {
		return errSealed
	}
	o.secret, o.once = text[:dealer.SecretSize], true
	hash := sha256.Sum256(append([]byte("promised match of "), o.secret...))
	o.id = matchID(hash[:])
	for seat, who := range o.who {
		if who == "you" {
			o.nonces[seat] = in.Nonce
		}
	}
	return nil
}
