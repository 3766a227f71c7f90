// Package equip holds what every server of this program plays with: its games, its programs and the squads that are
// ready to fly.
package equip

import (
	"bytes"
	"fmt"
	"io/fs"
	"path"
	"strings"
	"sync"

	"koiogran"
	"koiogran/content/catalogue"
	"koiogran/content/points"
	ready "koiogran/content/squads"
	"koiogran/engine/data"
	"koiogran/engine/edition"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/squad"
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
	for _, p := range bot.Programs() {
		o.Bots = append(o.Bots, lobby.Bot{ID: p.ID, Text: p.Text, New: p.New})
	}
	if o.Points == nil {
		for _, e := range o.Editions {
			o.Points = append(o.Points, points.Offered(e.ID)...)
		}
	}
	return squads(o)
}

// squads reads the squads that the program carries. All of them can fly.
func squads(o *server.Options) error {
	names, err := fs.Glob(ready.Files(), "*.xws")
	if err != nil {
		return err
	}
	for _, name := range names {
		text, err := fs.ReadFile(ready.Files(), name)
		if err != nil {
			return err
		}
		s, _, _, err := squad.ReadAny(bytes.NewReader(text), lobby.Catalogues(o.Editions)...)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		o.Squads = append(o.Squads, lobby.Squad{
			ID: strings.TrimSuffix(name, path.Ext(name)), XWS: string(text), Squad: s,
		})
	}
	return nil
}
