package dealer

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/binary"

	"koiogran/engine/game"
)

// SecretSize is the length of the secret of a match in bytes.
const SecretSize = 32

// Fair answers for Chance so that everyone can check afterward that no answer was chosen. All
// answers follow from a secret that is fixed before the first of them: its hash, the commitment,
// is shown when the match begins, and the secret itself when it is over.
//
// The n-th answer of a match, counted from 0, is drawn with a stream of whole numbers of 32 bits:
// HMAC-SHA256 with the secret as key, of n and then of the block's number, counted from 0, both as
// 8 bytes, highest first; each block gives 8 numbers, highest byte first. A number below k is
// drawn by taking the next of the stream that is below the largest multiple of k that is not
// above 2^32, and its remainder by k. A die draws one number below 8 and shows the sides in the
// order blank, focus, hit, crit, evade; a card draws one number below the sum of the weights of
// the options.
//
// Players may add nonces of their own once the commitment has been shown to them. The key is then
// HMAC-SHA256 with the secret as key, of the word nonces and the nonces of player 1 and 2, each
// after a space, in hexadecimal digits, which were unknown when the secret was chosen. For a side of two partners who
// have both added one, it is the captain's, a + and the partner's.
type Fair struct{ secret, key [SecretSize]byte }

// NewFair returns the dealer of a secret.
func NewFair(secret [SecretSize]byte) Fair { return Fair{secret, secret} }

// With returns the dealer of the secret and the nonces of the players, in hexadecimal digits. Of
// whom there is none, it is empty.
func (d Fair) With(nonces [2]string) Fair {
	if nonces == ([2]string{}) {
		return NewFair(d.secret)
	}
	mac := hmac.New(sha256.New, d.secret[:])
	mac.Write([]byte("nonces " + nonces[0] + " " + nonces[1]))
	mac.Sum(d.key[:0])
	return d
}

// Commitment returns the SHA-256 of the secret.
func (d Fair) Commitment() [sha256.Size]byte { return sha256.Sum256(d.secret[:]) }

// Deal gives the n-th answer of a match, counted from 0, to a question that is asked of Chance.
func (d Fair) Deal(n int, q *game.Question) game.Choice {
	return Answer(&stream{secret: d.key[:], n: uint64(n)}, q)
}

// Seed returns a number that follows from the secret, for something other than dice, named by a word.
// It reveals nothing about the dice.
func (d Fair) Seed(word string) uint64 {
	mac := hmac.New(sha256.New, d.key[:])
	mac.Write([]byte("seed of " + word))
	return binary.BigEndian.Uint64(mac.Sum(nil))
}

// stream is the numbers from which one answer is drawn.
type stream struct {
	secret []byte
	n      uint64
	blocks uint64
	rest   []byte
}

// IntN draws a number below n, which is at most 2^31.
func (s *stream) IntN(n int) int {
	k := uint64(n)
	limit := (1 << 32) / k * k
	for {
		if v := uint64(s.next()); v < limit {
			return int(v % k)
		}
	}
}

// next returns the next number of the stream.
func (s *stream) next() uint32 {
	if len(s.rest) == 0 {
		mac := hmac.New(sha256.New, s.secret)
		var at [16]byte
		binary.BigEndian.PutUint64(at[:8], s.n)
		binary.BigEndian.PutUint64(at[8:], s.blocks)
		mac.Write(at[:])
		s.rest = mac.Sum(nil)
		s.blocks++
	}
	v := binary.BigEndian.Uint32(s.rest)
	s.rest = s.rest[4:]
	return v
}
