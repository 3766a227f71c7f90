package lobby

import (
	"sync"

	"koiogran/engine/data"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/match"
	"koiogran/play/squad"
	"koiogran/serve/wire"
)

// Edition is a game that can be played. Its rules take a while to prepare where little else does, so they are
// prepared when they are needed.
type Edition struct {
	ID    string
	Name  string                 // as people say it
	Rules func() *rules.Compiled // the same each time
	Facts func() *data.Catalogue
}

// EditionOf returns an edition whose rules are prepared.
func EditionOf(name string, c *rules.Compiled) Edition {
	return Edition{
		ID: c.ID, Name: name, Rules: func() *rules.Compiled { return c }, Facts: func() *data.Catalogue { return c.Facts },
	}
}

// Catalogues returns the facts of editions, for reading squads of any of them.
func Catalogues(editions []Edition) []*data.Catalogue {
	list := make([]*data.Catalogue, len(editions))
	for i, e := range editions {
		list[i] = e.Facts()
	}
	return list
}

// played is what a server knows of an edition, once it is needed.
type played struct {
	book   func() *wire.Book
	modes  func() []Mode     // other than the standard match
	forces func() []Squad    // that ways to play list, for those who bring none
	pool   func() squad.Pool // of cards that are built
}

// plays says what a server knows of an edition.
func (lb *Lobby) plays(e Edition) *played {
	p := &played{
		book:  sync.OnceValue(func() *wire.Book { return wire.NewBook(e.Rules()) }),
		modes: sync.OnceValue(func() []Mode { return lb.modesOf(e.Rules()) }),
		pool:  sync.OnceValue(func() squad.Pool { return match.Pool(e.Rules()) }),
	}
	p.forces = sync.OnceValue(func() (list []Squad) {
		for _, w := range p.modes() {
			for i := range w.Forces {
				list = append(list, Squad{ID: w.Forces[i].ID, Squad: squadFrom(e.Rules(), &w.forces[i])})
			}
		}
		return list
	})
	return p
}

// Edition returns an edition by its id, nil if it is not played here.
func (lb *Lobby) Edition(id string) *rules.Compiled {
	for _, e := range lb.o.Editions {
		if e.ID == id {
			return e.Rules()
		}
	}
	return nil
}

// Squad is a squad that is ready to fly.
type Squad struct {
	ID    string
	XWS   string
	Squad squad.Squad
}

// Bot is a program that plays.
type Bot = bot.Program

// Book returns what the cards of an edition say.
func (lb *Lobby) Book(edition string) *wire.Book { return lb.played[edition].book() }

// Editions lists the editions that can be played.
func (lb *Lobby) Editions() []Edition { return lb.o.Editions }
