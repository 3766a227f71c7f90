package soak

import (
	"slices"

	"koiogran/engine/game"
	"koiogran/play/squad"
)

// supportPlan is what a card needs to be used: other cards, and players who do what helps it.
type supportPlan struct {
	card    string
	on      []string      // the ship types that have it best
	cards   []string      // upgrades of its ship and of its squad
	ships   []string      // ship cards of its squad
	arms    []string      // upgrades of the other squad
	prey    []string      // its cards whose ships the other side attacks
	actions []game.Action // that its side performs
	draws   []game.Action // that the other side performs
	spends  []string      // abilities of the rules that its side uses
	keeps   []string      // abilities of the rules that its side does not use
	flight  flight
	kept    bool // the upgrades that help it are better not used before
	behind  bool // they are used while an enemy that is not small is near behind its ship
	locked  bool // its side locks its ship
	bombs   bool // what its side locks are devices
	rocks   bool // there are as many obstacles as there can be
	huge    bool // small and large ships can have it, and only huge ones can use it
}

// companyOf returns what a card of an edition needs, nothing for most.
func companyOf(edition, card string) supportPlan {
	list := companies[edition]
	i := slices.IndexFunc(list, func(c supportPlan) bool { return c.card == card })
	if i < 0 {
		return supportPlan{card: card}
	}
	return list[i]
}

// companies are the cards that are seldom used without help, by edition.
var companies = map[string][]supportPlan{
	squad.First:  firstCompanies,
	squad.Second: secondCompanies,
}
