package equip

import (
	"bytes"
	"encoding/json"
	"flag"
	"hash/crc32"
	"os"
	"reflect"
	"slices"
	"testing"

	ready "koiogran/content/squads"
	"koiogran/serve/lobby"
	"koiogran/serve/server"
)

var update = flag.Bool("update", false, "write content/squads/read.json again")

// equipped is a server's equipment with the ready squads of a table.
func equipped(t *testing.T, table string) *server.Options {
	t.Helper()
	var o server.Options
	if err := Server(&o); err != nil {
		t.Fatal(err)
	}
	o.Squads = nil
	if err := squads(&o, []byte(table)); err != nil {
		t.Fatal(err)
	}
	return &o
}

// The table holds what the files say, and nothing of it is lost on the way.
func TestSquads_TableHoldsTheFiles(t *testing.T) {
	read := equipped(t, "{}").Squads
	table := map[string]readSquad{}
	for _, s := range read {
		table[s.ID] = readSquad{crc32.ChecksumIEEE([]byte(s.XWS)), s.Squad}
	}
	want, err := json.MarshalIndent(table, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(want, ready.Read) {
		if !*update {
			t.Fatal("content/squads/read.json is stale; run go test ./serve/equip -update")
		}
		if err := os.WriteFile("../../content/squads/read.json", want, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if got := equipped(t, string(want)).Squads; !reflect.DeepEqual(got, read) {
		t.Error("the squads of the table differ from those of the files")
	}
}

// A file that has changed since the table was made is read.
func TestSquads_StaleTableIsNotBelieved(t *testing.T) {
	stale := `{"ready-rebels": {"Sum": 1, "Squad": {"Name": "Another"}}}`
	list := equipped(t, stale).Squads
	k := slices.IndexFunc(list, func(s lobby.Squad) bool { return s.ID == "ready-rebels" })
	if k < 0 || list[k].Squad.Name == "Another" || len(list[k].Squad.Ships) == 0 {
		t.Errorf("squad %d of %d comes from the table, or is missing", k, len(list))
	}
}
