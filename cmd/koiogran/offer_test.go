package main

import (
	"slices"
	"strings"
	"testing"
)

func TestChoose_TakesAnAnswer(t *testing.T) {
	for said, want := range map[string]string{
		"\n": "serve --open", "2\n": "play --escalation=core --human=1", "4\nplay\n 3 \n": "--help", "": "--help",
	} {
		var out strings.Builder
		if got := choose(strings.NewReader(said), &out); !slices.Equal(got, strings.Fields(want)) {
			t.Errorf("%q leads to %q, want %s", said, got, want)
		}
		if !strings.Contains(out.String(), "Choose 1 to 3, or press Enter for 1: ") {
			t.Errorf("%q was answered to %q", said, out.String())
		}
	}
}
