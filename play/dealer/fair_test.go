package dealer

import (
	"encoding/hex"
	"testing"

	"koiogran/engine/game"
)

// ofDice asks for a roll of attack dice.
func ofDice(n uint8) *game.Question {
	return &game.Question{Kind: game.RollQuestion, Player: game.Chance,
		Roll: game.Roll{Color: game.AttackDice, N: n}}
}

// TestFair_IsAsDocumented holds the answers against others that were computed from the
// documentation with another program (openssl's HMAC): anyone must come to the same.
func TestFair_IsAsDocumented(t *testing.T) {
	var secret [SecretSize]byte
	for i := range secret {
		secret[i] = byte(i)
	}
	s := stream{secret: secret[:], n: 3}
	for i, want := range wantStream {
		if got := s.next(); got != want {
			t.Errorf("number %d of answer 3 is %08x, want %08x", i, got, want)
		}
	}
	commitment := NewFair(secret).Commitment()
	if got := hex.EncodeToString(commitment[:]); got !=
		"630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd" {
		t.Errorf("the commitment is %s", got)
	}
}

// wantStream are numbers 0 to 9 of answer 3: printf of n and the block in hex, through openssl dgst
// -sha256 -mac HMAC -macopt hexkey:000102….
var wantStream = [...]uint32{
	0x23bd326e, 0xd5ed6b09, 0x44c88f15, 0x85eb222f, 0x466e2d26,
	0x92557139, 0xfbdb25f6, 0x32a2cf13, 0x13716aa3, 0x9d0ea697,
}

func TestFair_AnAnswerDependsOnItsNumberAlone(t *testing.T) {
	d := NewFair([SecretSize]byte{7})
	first := d.Deal(4, ofDice(6))
	d.Deal(5, ofDice(6))
	if again := d.Deal(4, ofDice(6)); again != first {
		t.Errorf("answer 4 is %v, then %v", first.Dice, again.Dice)
	}
}

// TestFair_AllSidesComeUpAsOftenAsTheyShould rolls 80,000 dice; the bounds are five standard
// deviations wide, and the dice follow from the secret.
func TestFair_AllSidesComeUpAsOftenAsTheyShould(t *testing.T) {
	d := NewFair([SecretSize]byte{1})
	var count [game.NumFaces]int
	for n := range 10_000 {
		for face, k := range d.Deal(n, ofDice(8)).Dice {
			count[face] += int(k)
		}
	}
	sides := game.AttackDice.Sides()
	for face, k := range count {
		want := 10_000 * int(sides[face])
		if k < want-500 || k > want+500 {
			t.Errorf("%s came up %d times, want about %d", game.Face(face), k, want)
		}
	}
}

func TestStream_NoNumberIsFavored(t *testing.T) {
	s := stream{secret: make([]byte, SecretSize)}
	var count [3]int
	for range 30_000 {
		count[s.IntN(3)]++
	}
	for k, n := range count {
		if n < 9_600 || n > 10_400 {
			t.Errorf("%d was drawn %d times of 30000, want about 10000", k, n)
		}
	}
}
