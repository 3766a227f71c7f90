package server

import (
	"koiogran/engine/game"
	"koiogran/serve/wire"
)

// scratch is what a table is asked with: it is large, holds nothing of the match that lasts, and is
// borrowed by anyone who holds the table's lock.
type scratch struct {
	x      game.Exec
	teller *wire.Teller
}

// acquireScratch returns the kit of the table, and takes one if it has none.
func (t *table) acquireScratch() *scratch {
	if t.scratch == nil {
		t.scratch = t.s.kits.Get().(*scratch)
		t.scratch.x = game.Exec{G: t.game}
		t.scratch.teller = wire.NewTeller(t.s.lobby.Book(t.edition.ID), &t.scratch.x)
	}
	return t.scratch
}

// exec returns what asks and steps the match.
func (t *table) exec() *game.Exec { return &t.acquireScratch().x }

// teller returns the Teller that turns the match into messages.
func (t *table) teller() *wire.Teller {
	k := t.acquireScratch()
	k.teller.Language = t.speaks
	return k.teller
}

// releaseScratch returns the scratch buffers to the pool.
func (t *table) releaseScratch() {
	if t.scratch != nil {
		t.scratch.x.G, t.scratch.x.S, t.scratch.teller = nil, nil, nil
		t.s.kits.Put(t.scratch)
		t.scratch = nil
	}
}
