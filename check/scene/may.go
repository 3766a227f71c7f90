package scene

import (
	"regexp"
	"slices"
	"testing"

	"koiogran/engine/card"
)

// optional is how a summary says that a player may choose.
var optional = regexp.MustCompile(`(?i)\b(may|can|up to)\b`)

// aSentence is what stands between full stops and semicolons.
var aSentence = regexp.MustCompile(`[^.;]+`)

// SummariesSayMay fails for every card whose summary does not let its player choose although an
// ability of it may be passed, or does although everything on it must be used; and for every card one
// of whose abilities must be used although each sentence lets the player choose, or the other way round.
// Those whose choice is elsewhere are excepted: within an ability, or in an action that the card's data
// grants; and those which a sentence is about that says no more than what was chosen does.
func SummariesSayMay(t *testing.T, cards []card.Def, except ...string) {
	t.Helper()
	for i := range cards {
		d := &cards[i]
		sentences, plain := 0, 0
		for _, s := range aSentence.FindAllString(d.Summary, -1) {
			sentences++
			if !optional.MatchString(s) {
				plain++
			}
		}
		may, must := 0, 0
		for _, a := range d.Abilities {
			switch {
			case a.Must:
				must++
			case a.When != card.PlaceOne: // what another card has it do is for that card to offer
				may++
			}
		}
		says := plain < sentences
		grants := len(d.Actions)+len(d.Mods) > 0 || d.Weapon != nil || d.Remote != nil
		wrong := ""
		switch {
		case may > 0 && !says:
			t.Errorf("%s: an ability may be passed, and the summary does not say so: %q", d.ID, d.Summary)
		case says && may == 0 && !grants && must > 0:
			wrong = "everything must be used, and the summary lets the player choose"
		case must > 0 && may > 0 && plain == 0:
			wrong = "an ability must be used, and every sentence lets the player choose"
		case must == 0 && may > 1 && plain > 0 && !grants:
			wrong = "every ability may be passed, and a sentence does not say so"
		}
		excepted := slices.Contains(except, d.ID)
		if wrong != "" && !excepted {
			t.Errorf("%s: %s: %q", d.ID, wrong, d.Summary)
		}
		if wrong == "" && excepted {
			t.Errorf("%s: it needs no exception", d.ID)
		}
	}
}
