package secrets

import (
	"context"
	"crypto/aes"
	"crypto/cipher"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"sync"

	"koiogran/serve/store"
)

// ServerNote is the kind of the notes that the servers of a store share. The one with the key of seals is sealKey.
const (
	ServerNote = "server"
	sealKey    = "seal"
)

// ErrSeal says that something was not sealed by a server of this store, or as something else.
var ErrSeal = errors.New("secrets: expected what a server of this store has sealed")

// Seals seal what a server wants to know again and does not store: the secrets of dice that were committed to, what a
// passkey was asked. All servers of a store have the same key.
type Seals struct {
	store  store.Store
	random Source

	mu   sync.Mutex
	aead cipher.AEAD
	key  []byte
}

// NewSeals returns the seals of a store. The first server of the store that seals something draws the key.
func NewSeals(in store.Store, random Source) *Seals { return &Seals{store: in, random: random} }

// cipher returns the cipher of seals.
func (s *Seals) cipher(ctx context.Context) (cipher.AEAD, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.aead != nil {
		return s.aead, nil
	}
	key := make([]byte, 32)
	if err := s.random.Fill(key); err != nil {
		return nil, err
	}
	n := store.Note{Kind: ServerNote, Key: sealKey, Data: key}
	err := s.store.Put(ctx, n)
	if errors.Is(err, store.ErrConflict) {
		n, err = s.store.Note(ctx, ServerNote, sealKey)
	}
	if err != nil {
		return nil, err
	}
	block, err := aes.NewCipher(n.Data)
	if err != nil {
		return nil, err
	}
	s.key = n.Data
	s.aead, err = cipher.NewGCM(block)
	return s.aead, err
}

// Keyed returns a number of 32 bytes that follows from the key of seals and from a word, for those who have the key alone.
func (s *Seals) Keyed(ctx context.Context, word string) ([]byte, error) {
	if _, err := s.cipher(ctx); err != nil {
		return nil, err
	}
	mac := hmac.New(sha256.New, s.key)
	mac.Write([]byte(word))
	return mac.Sum(nil), nil
}

// Seal writes something so that only servers of this store can read it, as one kind of data.
func (s *Seals) Seal(ctx context.Context, kind string, text []byte) (string, error) {
	box, err := s.cipher(ctx)
	if err != nil {
		return "", err
	}
	nonce := make([]byte, box.NonceSize())
	if err := s.random.Fill(nonce); err != nil {
		return "", err
	}
	return base64.RawURLEncoding.EncodeToString(box.Seal(nonce, nonce, text, []byte(kind))), nil
}

// Open reads what was sealed as a kind of data, ErrSeal if it was not.
func (s *Seals) Open(ctx context.Context, kind, sealed string) ([]byte, error) {
	box, err := s.cipher(ctx)
	if err != nil {
		return nil, err
	}
	raw, err := base64.RawURLEncoding.DecodeString(sealed)
	if err != nil || len(raw) < box.NonceSize() {
		return nil, ErrSeal
	}
	text, err := box.Open(nil, raw[:box.NonceSize()], raw[box.NonceSize():], []byte(kind))
	if err != nil {
		return nil, ErrSeal
	}
	return text, nil
}
