// Package equip holds what every server of this program plays with: its games, its programs and the squads that are
// ready to fly.
package equip

import (
	"sync"

	"koiogran"
	"koiogran/content/catalogue"
	"koiogran/content/points"
	ready "koiogran/content/squads"
	"koiogran/engine/data"
	"koiogran/engine/edition"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/serve/lobby"
	"koiogran/serve/server"
)

// Server equips a server with everything.
func Server(o *server.Options) error {
	o.Version = koiogran.Version()
	for _, id := range edition.IDs() {
		o.Editions = append(o.Editions, lobby.Edition{
			ID: id, Name: catalogue.Edition(id).Title(), Facts: func() *data.Catalogue { return edition.Facts(id) },
			Rules: sync.OnceValue(func() *rules.Compiled {
				compiled, _ := edition.ByID(id)
				return compiled
			}),
		})
	}
	o.Bots = bot.Programs()
	if o.Points == nil {
		for _, e := range o.Editions {
			o.Points = append(o.Points, points.Offered(e.ID)...)
		}
	}
	return squads(o, ready.Read)
}
