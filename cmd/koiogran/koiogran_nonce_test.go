package main

import (
	"crypto/sha256"
	"fmt"
	"testing"

	"koiogran/play/replay"
)

// A nonce is taken in by itself, beside the nonce of a partner or, in records of earlier versions, mixed with it.
func TestTakesIn_ANonceOrThoseOfPartners(t *testing.T) {
	r := &replay.Record{}
	r.Dice.Nonces = [2]string{"00ff+11ee", "22dd"}
	for nonce, want := range map[string]bool{"00ff": true, "11ee": true, "22dd": true, "00": false, "00ff+11ee": false} {
		if got := takesIn(r, nonce); got != want {
			t.Errorf("%s: %t", nonce, got)
		}
	}
	r.Dice.Nonces = [2]string{"00ff", fmt.Sprintf("%x", sha256.Sum256([]byte("aabbccdd")))}
	for nonce, want := range map[string]bool{"00ff": true, "aabbccdd": true, "aabb": false, "ccdd": false, "ccddaabb": false} {
		if got := takesIn(r, nonce); got != want {
			t.Errorf("%s: %t", nonce, got)
		}
	}
}
