package server

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"koiogran/serve/store"
)

// The databases of older versions of the program, with the tables of a version, and for each of the
// three games a match that is over and one in progress.
var older = map[string][]string{
	"v1": {
		"3opqea3xjncrtgpu", "hicebikikqkkxkyz", "6tiwlnohgf7f4wen", "otl6eo7uqm6vcfrn",
		"xtywlxl63fvv7zng", "atl6te6bfrafofzr",
	},
	"v3": {
		"btnz6q4ct2t3siag", "ptux4dmzjzhokwga", "evnwgod3c5irpvlw", "bbj64mvn7ks4calp",
		"i4gruz7rugj4ksry", "qym4vhht35ph3dg3",
	},
}

// opened is a copy of the database of an older version.
func opened(t *testing.T, version string) store.Store {
	t.Helper()
	packed, err := os.ReadFile(filepath.Join("testdata", version+".db.gz"))
	if err != nil {
		t.Fatal(err)
	}
	zip, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	data, err := io.ReadAll(zip)
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "older.db")
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	s, err := store.OpenSQLite(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	if *where != "postgres" {
		return s
	}
	moved := emptyStore(t) // as an operator who moves
	if _, err := store.Copy(t.Context(), moved, s); err != nil {
		t.Fatal(err)
	}
	return moved
}

// Whatever the rules have become since, every match of an older database is told, or the reason why
// it cannot go on; the record of one that is over is always there.
func TestOlder_DatabasesAreOpened(t *testing.T) {
	for version, ids := range older {
		t.Run(version, func(t *testing.T) {
			o := everyReady(t)
			o.Store = opened(t, version)
			s := serve(t, o)
			for _, id := range ids {
				m, err := o.Store.Match(t.Context(), id)
				if err != nil {
					t.Fatal(err)
				}
				path := "/api/v1/matches/" + id
				status, text := s.call("GET", path, "", nil, nil)
				record, _ := s.call("GET", path+"/record", "", nil, nil)
				switch {
				case m.Finished && record != http.StatusOK:
					t.Errorf("%s: its record: %d", id, record)
				case status == http.StatusOK && (m.Finished || version != "v1"):
				case m.Finished && version == "v1" && strings.Contains(text, "only its record is kept"):
				case !m.Finished && status == 409 && strings.Contains(text, "begun under other rules"):
				default:
					t.Errorf("%s: over %v, %d %.300s", id, m.Finished, status, text)
				}
			}
		})
	}
}
