package server

import (
	"koiogran/engine/game"
	"koiogran/serve/wire"
)

// kit is what a table is asked with: it is large, holds nothing of the match that lasts, and is
// borrowed by anyone who holds the table's lock.
type kit struct {
	x      game.Exec
	teller *wire.Teller
}

// borrow returns the kit of the table, and takes one if it has none.
func (t *table) borrow() *kit {
	if t.kit == nil {
		t.kit = t.s.kits.Get().(*kit)
		t.kit.x = game.Exec{G: t.game}
		t.kit.teller = wire.NewTeller(t.s.played[t.edition.ID].book(), &t.kit.x)
	}
	return t.kit
}

// exec returns what asks and steps the match.
func (t *table) exec() *game.Exec { return &t.borrow().x }

// tells returns what tells the match.
func (t *table) tells() *wire.Teller {
	k := t.borrow()
	k.teller.Language = t.speaks
	return k.teller
}

// rest gives the kit back.
func (t *table) rest() {
	if t.kit != nil {
		t.kit.x.G, t.kit.x.S, t.kit.teller = nil, nil, nil
		t.s.kits.Put(t.kit)
		t.kit = nil
	}
}
