package server

import (
	"flag"
	"os"
	"path/filepath"
	"runtime/debug"
	"testing"

	"go.uber.org/goleak"

	"koiogran/serve/store"
	"koiogran/serve/store/pgtest"
	"koiogran/serve/store/postgres"
	"koiogran/serve/store/sqlite"
)

// where is the kind of store over which the tests of the server run. All of them hold over each; the
// tests of every change are content with the one in memory.
var where = flag.String("store", "memory", "where the tests keep matches: memory, sqlite or postgres")

// cluster is what the tests of PostgreSQL share.
var cluster pgtest.Cluster

func TestMain(m *testing.M) {
	debug.SetGCPercent(400) // the tests make much garbage and keep little
	flag.Parse()
	if *where == "memory" {
		goleak.VerifyTestMain(m)
	}
	status := m.Run()
	cluster.Stop()
	os.Exit(status)
}

// emptyStore returns a store that holds nothing, open until the test is over.
func emptyStore(t *testing.T) store.Store {
	t.Helper()
	var s store.Store
	var err error
	switch *where {
	case "sqlite":
		s, err = sqlite.Open(filepath.Join(t.TempDir(), "games.db"))
	case "postgres":
		s, err = postgres.Open(t.Context(), cluster.Database(t))
	default:
		return store.NewMemory()
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
	return s
}
