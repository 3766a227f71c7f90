package progress_test

import (
	"bytes"
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"koiogran/check/progress"
)

// TestGuide_IsWhatTheCodeSays fails when words or cards have changed since docs/cards.md was written.
func TestGuide_IsWhatTheCodeSays(t *testing.T) {
	const file = "../../docs/cards.md"
	var page bytes.Buffer
	if err := progress.Guide(&page, os.DirFS("../..")); err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile(file, page.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	old, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(old, page.Bytes()) {
		t.Error("docs/cards.md is stale: write it with go test ./check/progress -update")
	}
}

func TestGuide_TellsWhatAWordSaysWithAnExample(t *testing.T) {
	tree := fstest.MapFS{
		"engine/card/words.go": {Data: []byte(`package card

// Gain gives a ship n tokens (2e.token.gain). They may be of several kinds.
func Gain[N number](r Ref, n N, k Kinds, more ...string) Op { return Op{} }

// Stressed reports whether a ship has a stress token.
func Stressed(x *game.Exec) bool { return true }

const (
	FocusToken Kinds = 1 << iota // calm
	EvadeToken
)
`)},
		"engine/edition/second/cards.go": {Data: []byte(`package second

func cards() []Def {
	return []Def{
		{ID: "ann", If: []Cond{Stressed}, Do: []Op{Gain(Self,
			1, FocusToken|EvadeToken)}},
		printed(Def{Do: []Op{Gain(Self, 1, FocusToken)}}, "bob"),
		{ID: "cyd", Do: []Op{Gain(func() {}, 1, 2)}},
	}
}
`)},
	}
	var page bytes.Buffer
	if err := progress.Guide(&page, tree); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"| `Gain(r, n, k, more…)` | gives a ship n tokens | `Gain(Self, 1, FocusToken)` (bob) |",
		"| `Stressed` | reports whether a ship has a stress token | `If: []Cond{Stressed}` (ann) |",
		"| `FocusToken` | calm | `Gain(Self, 1, FocusToken)` (bob) |",
		"| `EvadeToken` |  | `Gain(Self, 1, FocusToken\\|EvadeToken)` (ann) |",
	} {
		if !strings.Contains(page.String(), want+"\n") {
			t.Errorf("the page lacks %q:\n%s", want, page.String())
		}
	}
}
