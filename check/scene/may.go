package scene

import (
	"regexp"
	"slices"
	"testing"

	"koiogran/engine/card"
)

// optional is how a summary says that a player may choose.
var optional = regexp.MustCompile(`(?i)\b(may|can|up to)\b`)

// SummariesSayMay fails for every card whose summary does not let its player choose although an
// ability of it may be passed, or does although everything on it must be used. Those whose choice is
// elsewhere are excepted: within an ability, or in an action that the card's data grants.
func SummariesSayMay(t *testing.T, cards []card.Def, except ...string) {
	t.Helper()
	for i := range cards {
		d := &cards[i]
		says, chooses := optional.MatchString(d.Summary), false
		for _, a := range d.Abilities {
			// What another card has it do is for that card to offer.
			chooses = chooses || !a.Must && a.When != card.PlaceOne
		}
		grants := len(d.Actions)+len(d.Mods) > 0 || d.Weapon != nil
		if chooses && !says {
			t.Errorf("%s: an ability may be passed, and the summary does not say so: %q", d.ID, d.Summary)
		}
		if says && !chooses && !grants && len(d.Abilities) > 0 && !slices.Contains(except, d.ID) {
			t.Errorf("%s: everything must be used, and the summary lets the player choose: %q", d.ID,
				d.Summary)
		}
	}
}
