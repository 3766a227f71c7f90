package soak

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"koiogran/engine/game"
)

// Offer is how often an ability, or a weapon of a card, was offered to a player who could also answer otherwise, and
// how often it was chosen.
type Offer struct {
	Name    string `json:"name"` // as records name it; a weapon by its card
	Offered int    `json:"offered"`
	Chosen  int    `json:"chosen"`
}

// offers counts what is offered and chosen.
type offers map[string]*Offer

// note notes a question and its answer. Of an ability that is offered several times in a question only one counts.
func (o offers) note(t *table, p game.Player, q *game.Question, c game.Choice) {
	if q.Kind != game.PickQuestion || q.N < 2 || p == game.Chance {
		return
	}
	var seen [game.MaxOpts]string
	list := seen[:0]
	chosen := t.offered(c)
	for _, option := range q.Options() {
		name := t.offered(option)
		if name == "" || slices.Contains(list, name) {
			continue
		}
		list = append(list, name)
		if o[name] == nil {
			o[name] = &Offer{Name: name}
		}
		o[name].Offered++
		if name == chosen {
			o[name].Chosen++
		}
	}
}

// offered names the ability or the weapon that an option of the open question uses, nothing for any other.
func (t *table) offered(c game.Choice) string {
	switch {
	case c.Verb == game.WeaponVerb && int(c.Card) < len(t.g.Cards):
		info := &t.g.Cards[c.Card]
		return label(t.o.Edition.Facts, info.ID, info.Slot == "pilot") + " (weapon)"
	case c.Verb == game.UseVerb:
		if a := t.x.Offered(t.s, c); a != nil {
			return a.ID + "/" + a.Name
		}
	}
	return ""
}

// add adds what another match has counted.
func (o offers) add(other offers) {
	for name, n := range other {
		if o[name] == nil {
			o[name] = &Offer{Name: name}
		}
		o[name].Offered += n.Offered
		o[name].Chosen += n.Chosen
	}
}

// never lists what was offered and never chosen, the most often offered first.
func (o offers) never() []Offer {
	var list []Offer
	for _, n := range o {
		if n.Chosen == 0 {
			list = append(list, *n)
		}
	}
	slices.SortFunc(list, func(a, b Offer) int {
		return cmp.Or(cmp.Compare(b.Offered, a.Offered), cmp.Compare(a.Name, b.Name))
	})
	return list
}

// writeOffers writes what was never chosen, and how often it was offered.
func (r *Report) writeOffers(b *strings.Builder) {
	if r.offers == nil {
		return
	}
	fmt.Fprintf(b, "chosen   %d of %d that were offered\n", len(r.offers)-len(r.Never), len(r.offers))
	for _, o := range r.Never {
		fmt.Fprintf(b, "never    %s, offered %d times\n", o.Name, o.Offered)
	}
}
