// Package secrets draws what a server gives out and no one can guess: tokens, links and ids. It hashes tokens for the
// store, and seals what a server sends away and wants to read again.
package secrets

import (
	"crypto/sha256"
	"encoding/base32"
	"encoding/base64"
	"fmt"
	"io"
	"strings"
)

// The lengths of what is drawn, in bytes.
const (
	idSize    = 10
	tokenSize = 32
)

// Hash returns what is stored of a token.
func Hash(token string) []byte {
	hash := sha256.Sum256([]byte(token))
	return hash[:]
}

// Bearer returns the token in an Authorization header, empty if there is none.
func Bearer(header string) string {
	token, ok := strings.CutPrefix(header, "Bearer ")
	if !ok {
		return ""
	}
	return token
}

// ID writes the id of a match or of an account, of at least ten bytes.
func ID(raw []byte) string {
	return strings.ToLower(base32.StdEncoding.EncodeToString(raw[:idSize]))
}

// Source draws from random bytes, such as those of crypto/rand.Reader.
type Source struct{ io.Reader }

// Fill fills slices with random bytes.
func (r Source) Fill(into ...[]byte) error {
	for _, b := range into {
		if _, err := io.ReadFull(r, b); err != nil {
			return fmt.Errorf("secrets: no random bytes: %w", err)
		}
	}
	return nil
}

// ID draws an id.
func (r Source) ID() (string, error) {
	raw := make([]byte, idSize)
	err := r.Fill(raw)
	return ID(raw), err
}

// Token draws a token or a link.
func (r Source) Token() (string, error) {
	raw := make([]byte, tokenSize)
	err := r.Fill(raw)
	return base64.RawURLEncoding.EncodeToString(raw), err
}

// TokenOr returns the token that a client has drawn, or else one drawn here.
func (r Source) TokenOr(token string) (string, error) {
	if token != "" {
		return token, nil
	}
	return r.Token()
}
