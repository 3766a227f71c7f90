package progress_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"koiogran/check/progress"
)

// words is a small vocabulary with two cards, of which one has a function of its own.
var words = fstest.MapFS{
	"engine/card/words.go": {Data: []byte(`package card
const AfterMove game.Window = iota
var Self Ref = self
var Failed = game.NewFlag("it failed")
var Left = game.NewLocal[uint8]("left", 0)
func Gain(r Ref, n int) Op { return Op{} }
func Run(f func(x *game.Exec)) Op { return Op{} }
func Stressed(r Ref) Cond { return nil }
func machinery(x *game.Exec) bool { return true }
`)},
	"engine/rules/words.go": {Data: []byte(`package rules
func Boost() card.Op { return card.Op{} }
func Roll() card.Op { return card.Op{} }
`)},
	"engine/edition/second/cards.go": {Data: []byte(`package second
func cards() []Def {
	return []Def{
		{ID: "one", Do: []Op{Gain(Self, 1),
			Gain(Self, 2), rules.Boost()}},
		{ID: "two", When: AfterMove, Do: []Op{Run(func(x *game.Exec) {})}},
	}
}
`)},
}

func TestWords_CountThePlacesThatUseThem(t *testing.T) {
	v, err := progress.Words(words, "second")
	if err != nil {
		t.Fatal(err)
	}
	want := []progress.Word{
		{"AfterMove", "window", 1}, {"Gain", "operation", 1}, {"Run", "operation", 1},
		{"Self", "reference", 1}, {"Stressed", "condition", 0}, {"rules.Boost", "operation", 1},
	}
	if !slices.Equal(v.Words, want) {
		t.Errorf("got %v, want %v", v.Words, want)
	}
	if !slices.Equal(v.Lines, []int{1, 2}) || v.Own != 1 {
		t.Errorf("got lines %v and %d with a function, want 1 and 2, and 1", v.Lines, v.Own)
	}
}

func TestWriteWords_NamesTheRareOnes(t *testing.T) {
	v, err := progress.Words(words, "second")
	if err != nil {
		t.Fatal(err)
	}
	var page bytes.Buffer
	if err := progress.WriteWords(&page, v); err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{"| operation | 3 | 0 | 3 | 0 | 0 |", "| all | 6 | 1 | 5 | 0 | 0 |",
		"condition in fewer than 3 places: `Stressed`"} {
		if !strings.Contains(page.String(), line) {
			t.Errorf("no line %q in\n%s", line, &page)
		}
	}
}
