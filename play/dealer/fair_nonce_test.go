package dealer

import "testing"

// What follows from a secret follows from the nonces too; the commitment is to the secret alone.
func TestFair_NoncesChangeAllThatFollows(t *testing.T) {
	plain := NewFair([SecretSize]byte{1})
	seen := map[uint64]bool{plain.Seed("word"): true}
	for _, nonces := range [][2]string{{"aa", ""}, {"", "aa"}, {"aa", "bb"}, {"bb", "aa"}} {
		d := plain.With(nonces)
		if seen[d.Seed("word")] {
			t.Errorf("the nonces %v give what others gave", nonces)
		}
		seen[d.Seed("word")] = true
		if d.Commitment() != plain.Commitment() {
			t.Errorf("the nonces %v change the commitment", nonces)
		}
	}
	if plain.With([2]string{}) != plain {
		t.Error("no nonces change the dealer")
	}
}
