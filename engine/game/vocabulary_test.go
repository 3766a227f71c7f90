package game

import (
	"slices"
	"strings"
	"testing"
)

func TestVocabulary_FewAndManyWordsReplaceAlike(t *testing.T) {
	pairs := []string{"slip bank right", "bank left sideslip", "bank", "lean"}
	many := slices.Clone(pairs)
	for _, word := range strings.Fields("q w x y z k j v") {
		many = append(many, word+word+word, word)
	}
	for text, want := range map[string]string{
		"":                    "",
		"a 2 turn left":       "a 2 turn left",
		"a 2 slip bank right": "a 2 bank left sideslip",
		"bank, bank":          "lean, lean",
	} {
		if got := NewVocabulary(pairs...).Replace(text); got != want {
			t.Errorf("few words make %q of %q, want %q", got, text, want)
		}
		if got := NewVocabulary(many...).Replace(text); got != want {
			t.Errorf("many words make %q of %q, want %q", got, text, want)
		}
	}
}
