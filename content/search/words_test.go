package search

import (
	"testing"

	"koiogran/content/catalogue"
)

func TestStem_FormsOfAWordHaveOneStem(t *testing.T) {
	for _, forms := range [][]string{
		{"attack", "attacks", "attacked", "attacking", "attacker"},
		{"maneuver", "maneuvers", "maneuvering"},
		{"rotate", "rotates", "rotated", "rotating", "rotation"},
		{"obstruct", "obstructs", "obstructed", "obstruction"},
		{"overlap", "overlaps", "overlapped", "overlapping"},
		{"destroy", "destroys", "destroyed", "destruction"},
		{"carry", "carries", "carried"},
		{"cancel", "cancels", "canceled", "canceling"},
		{"die", "dice"}, {"flee", "flees", "fled", "fleeing"}, {"spend", "spent"},
	} {
		for _, f := range forms {
			if got := term(f); got != term(forms[0]) {
				t.Errorf("%s has the stem %s, want %s as %s", f, got, term(forms[0]), forms[0])
			}
		}
	}
}

func TestStem_OtherWordsHaveOthers(t *testing.T) {
	for a, b := range map[string]string{"ion": "action", "arc": "arch", "action": "active", "token": "take"} {
		if term(a) == term(b) {
			t.Errorf("%s and %s have the stem %s; expected two", a, b, term(a))
		}
	}
}

func TestDistance_CountsLetters(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want int
	}{{"lock", "lock", 0}, {"lock", "lok", 1}, {"lock", "lokc", 1}, {"lock", "block", 1}, {"lock", "rack", 2}, {"ion", "ionized", 3}} {
		if got := distance([]rune(c.a), []rune(c.b), 2); got != c.want {
			t.Errorf("from %s to %s: %d, want %d", c.a, c.b, got, c.want)
		}
	}
}

func TestAsked_NamesClauses(t *testing.T) {
	list := asked()
	if len(list) < 300 {
		t.Errorf("%d clauses have words of their own; the file was not read", len(list))
	}
	for id := range list {
		if c, ok := catalogue.ByID(id); !ok || c.ID != id {
			t.Errorf("asked.txt: %s is not the id of a clause", id)
		}
	}
}

func TestSynonyms_LeadToWordsOfTheCatalogue(t *testing.T) {
	x := built()
	for said, ways := range synonyms {
		held := len(ways) == 0
		for _, way := range ways {
			all := true
			for _, t := range way {
				all = all && len(x.postings[t]) > 0
			}
			held = held || all
		}
		if !held {
			t.Errorf("%q leads to %q, which no clause holds", said, ways)
		}
	}
}
