package equip

import (
	"bytes"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"io/fs"
	"path"
	"strings"

	ready "koiogran/content/squads"
	"koiogran/play/squad"
	"koiogran/serve/lobby"
	"koiogran/serve/server"
)

// readSquad is a squad of the table of squads that were read before.
type readSquad struct {
	Sum   uint32 // of its file
	Squad squad.Squad
}

// squads are the squads that the program carries, from the table or, where that does not hold a file, from the file.
// All of them can fly.
func squads(o *server.Options, table []byte) error {
	known := map[string]readSquad{}
	if err := json.Unmarshal(table, &known); err != nil {
		return fmt.Errorf("read.json: %w", err)
	}
	names, err := fs.Glob(ready.Files(), "*.xws")
	if err != nil {
		return err
	}
	for _, name := range names {
		text, err := fs.ReadFile(ready.Files(), name)
		if err != nil {
			return err
		}
		id := strings.TrimSuffix(name, path.Ext(name))
		before, ok := known[id]
		if !ok || before.Sum != crc32.ChecksumIEEE(text) {
			before.Squad, _, _, err = squad.ReadAny(bytes.NewReader(text), lobby.Catalogues(o.Editions)...)
			if err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
		}
		o.Squads = append(o.Squads, lobby.Squad{ID: id, XWS: string(text), Squad: tidy(before.Squad)})
	}
	return nil
}

// tidy makes a squad of the table what it was before it was written: JSON writes a note that is not there as null.
func tidy(s squad.Squad) squad.Squad {
	for i := range s.Ships {
		if string(s.Ships[i].Vendor) == "null" {
			s.Ships[i].Vendor = nil
		}
	}
	return s
}
