package lobby

import (
	"testing"

	"koiogran/engine/data"
	"koiogran/engine/rules"
)

// unplayed is an edition whose cards may be read, while its rules may not be prepared.
func unplayed(t *testing.T, facts func() *data.Catalogue) Edition {
	return Edition{ID: facts().Edition, Facts: facts, Rules: func() *rules.Compiled {
		t.Error("the rules were prepared to read a squad")
		return nil
	}}
}

const oneTIE = `{"faction": "galacticempire", "pilots": [{"id": "academypilot", "ship": "tielnfighter"}]}`

// A squad for the edition that is named is read without the cards of others.
func TestSquadOf_OfTheEditionThatIsNamed(t *testing.T) {
	t.Parallel()
	others := unplayed(t, data.First)
	others.Facts = func() *data.Catalogue {
		t.Error("the cards of first edition were read")
		return data.First()
	}
	lb := New(Options{Editions: []Edition{others, unplayed(t, data.Second)}})
	sq, err := lb.SquadOf("second", "", oneTIE)
	if err != nil || sq.Edition != "second" || len(sq.Ships) != 1 {
		t.Errorf("read %+v, %v; want one ship of second edition", sq, err)
	}
}

// A squad for another edition than the one that is named stays what it is.
func TestSquadOf_OfAnotherEdition(t *testing.T) {
	t.Parallel()
	lb := New(Options{Editions: []Edition{unplayed(t, data.First), unplayed(t, data.Second)}})
	for _, named := range []string{"first", "second", ""} {
		sq, err := lb.SquadOf(named, "", oneTIE)
		if err != nil || sq.Edition != "second" {
			t.Errorf("named %q: %s, %v; want second edition", named, sq.Edition, err)
		}
	}
}
