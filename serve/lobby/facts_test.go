package lobby

import (
	"slices"
	"testing"

	"koiogran/engine/data"
	"koiogran/serve/wire"
)

// fact returns a fact of a card, nothing if it has none of that name.
func fact(list []wire.Number, name string) string {
	if i := slices.IndexFunc(list, func(n wire.Number) bool { return n.Name == name }); i >= 0 {
		return list[i].Value
	}
	return ""
}

// The facts of a card name what is printed on it, without what a squad builder shows elsewhere.
func TestFacts_AttackChargesAndRestrictionsInNames(t *testing.T) {
	c := data.Second()
	of := func(id string) []wire.Number {
		u, ok := c.Upgrade(id)
		if !ok {
			t.Fatalf("no %s", id)
		}
		return factsOf(c, data.Card{Kind: data.KindUpgrade, ID: id, Row: u})
	}
	torpedoes := of("protontorpedoes")
	if got := fact(torpedoes, "weapon"); got != "attack 4 (front) at range 2-3" {
		t.Errorf("weapon %q", got)
	}
	if fact(torpedoes, "charges") != "2" || fact(torpedoes, "cost") != "" {
		t.Errorf("%+v", torpedoes)
	}
	foils := of("servomotorsfoils")
	sides := 0
	for _, n := range foils {
		if n.Name == "side" {
			sides++
		}
	}
	if sides != 2 || fact(foils, "only for") != "T-65 X-wing" {
		t.Errorf("%+v", foils)
	}
}
