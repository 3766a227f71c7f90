package open

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"koiogran/serve/store"
	"koiogran/serve/store/pgtest"
	"koiogran/serve/store/postgres"
	"koiogran/serve/store/sqlite"
	"koiogran/serve/store/storetest"
)

// each runs a test over every kind of store.
func each(t *testing.T, test func(*testing.T, store.Store)) {
	t.Run("memory", func(t *testing.T) { test(t, store.NewMemory()) })
	t.Run("sqlite", func(t *testing.T) { test(t, opened(t, filepath.Join(t.TempDir(), "a.db"))) })
	t.Run("postgres", func(t *testing.T) { test(t, opened(t, cluster.Database(t))) })
}

// opened opens a database until the test is over.
func opened(t *testing.T, words string) store.Store {
	t.Helper()
	s, err := Open(t.Context(), words)
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

// cluster is what the tests share.
var cluster pgtest.Cluster

func TestMain(m *testing.M) {
	status := m.Run()
	cluster.Stop()
	os.Exit(status)
}

func TestOpen_RefusesWordsThatNameNothing(t *testing.T) {
	for words, sentence := range map[string]string{
		"":                         "no database given",
		"mysql://localhost/games":  "unknown database type mysql://",
		"postgres://127.0.0.1:1/x": "store: PostgreSQL: ",
		t.TempDir():                "is a directory",
	} {
		_, err := Open(context.Background(), words)
		if err == nil || !strings.Contains(err.Error(), sentence) {
			t.Errorf("%q: %v; expected %q", words, err, sentence)
		}
	}
}

func TestOpen_ChoosesByWords(t *testing.T) {
	address := cluster.Database(t)
	for words, expected := range map[string]store.Store{
		"memory": &store.Memory{}, address: &postgres.Store{}, filepath.Join(t.TempDir(), "memory"): &sqlite.Store{},
	} {
		s, err := Open(t.Context(), words)
		if err != nil {
			t.Fatal(err)
		}
		if got := fmt.Sprintf("%T", s); got != fmt.Sprintf("%T", expected) {
			t.Errorf("%s is a %s; expected a %T", words, got, expected)
		}
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
}

// A SQLite moves to a PostgreSQL and back with everything, and a copy that broke off goes on.
func TestCopy_FromAnyStoreToAnyOther(t *testing.T) {
	each(t, func(t *testing.T, from store.Store) {
		for _, id := range []string{"one", "two", "Zwei"} {
			storetest.Create(t, from, id)
		}
		storetest.Add(t, from, "one", 1, 503)
		storetest.Add(t, from, "two", 1, 2)
		if err := from.Append(t.Context(), "two", 2, storetest.Entries(3, 3), "won2"); err != nil {
			t.Fatal(err)
		}
		if _, err := from.SetRematch(t.Context(), "two", "one"); err != nil {
			t.Fatal(err)
		}
		if err := from.Keep(t.Context(), "two", "record", []byte("kept")); err != nil {
			t.Fatal(err)
		}
		notes := []store.Note{
			{Kind: "account", Key: "a", Owner: "a", Rank: 1.5, Data: []byte("Ann")},
			{Kind: "account", Key: "b", Owner: "b", Data: []byte{}},
			{Kind: "rating", Key: "a", Owner: "a", Rank: -2, Data: []byte("1500")},
		}
		if err := from.Put(t.Context(), notes...); err != nil {
			t.Fatal(err)
		}
		each(t, func(t *testing.T, to store.Store) {
			storetest.Create(t, to, "one")
			storetest.Add(t, to, "one", 1, 2) // what an earlier copy has done
			for range 2 {
				if n, err := store.Copy(t.Context(), to, from); err != nil || n != 3 {
					t.Fatalf("%d matches, %v", n, err)
				}
			}
			for _, id := range []string{"one", "two", "Zwei"} {
				m, err := from.Match(t.Context(), id)
				if err != nil {
					t.Fatal(err)
				}
				storetest.Want(t, to, m)
				list, err := from.Entries(t.Context(), id, 0)
				if err != nil {
					t.Fatal(err)
				}
				storetest.WantEntries(t, to, id, 0, list)
			}
			for _, n := range notes {
				n.Version = 1
				storetest.WantNote(t, to, n)
			}
			if data, err := to.Kept(t.Context(), "two", "record"); err != nil || string(data) != "kept" {
				t.Errorf("%q, %v", data, err)
			}
		})
	})
}

// A backup is a database of its own.
func TestBackup_CanBeOpened(t *testing.T) {
	path, to := filepath.Join(t.TempDir(), "a.db"), filepath.Join(t.TempDir(), "b.db")
	s, err := Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	storetest.Create(t, s, "one")
	storetest.Add(t, s, "one", 1, 3)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if err := Backup(t.Context(), path, to); err != nil {
		t.Fatal(err)
	}
	storetest.WantEntries(t, opened(t, to), "one", 0, storetest.Entries(1, 3))
	for _, wrong := range [][2]string{{path, to}, {"postgres://a/b", "c"}, {path + "2", to + "2"}} {
		if Backup(t.Context(), wrong[0], wrong[1]) == nil {
			t.Errorf("%v is backed up", wrong)
		}
	}
}

// Reports are read while a server has the file open, and none are there under a wrong name.
func TestReports_OfAFileThatIsOpen(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.db")
	s := opened(t, path)
	storetest.Create(t, s, "one")
	if err := s.Keep(t.Context(), "one", store.ReportPrefix+" 1 1", []byte(`{"why":"Rude."}`)); err != nil {
		t.Fatal(err)
	}
	list, err := Reports(t.Context(), path, 10)
	if err != nil || len(list) != 1 || list[0].ID != "one" {
		t.Errorf("%+v, %v", list, err)
	}
	wrong := path + "2"
	if _, err := Reports(t.Context(), wrong, 10); err == nil {
		t.Error("there are reports in a file that is not there")
	}
	if _, err := OpenThere(t.Context(), wrong); err == nil {
		t.Error("a file is opened that is not there")
	}
	if _, err := os.Stat(wrong); err == nil {
		t.Error("a file is made under a wrong name")
	}
}

// No one else reads a backup, and one that fails leaves nothing.
func TestBackup_IsForItsOwnerAlone(t *testing.T) {
	folder := t.TempDir()
	path, to := filepath.Join(folder, "a.db"), filepath.Join(folder, "b.db")
	opened(t, path)
	if err := Backup(t.Context(), path, to); err != nil {
		t.Fatal(err)
	}
	if at, err := os.Stat(to); err != nil || at.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", at.Mode(), err)
	}
	damaged, none := filepath.Join(folder, "c.db"), filepath.Join(folder, "d.db")
	if err := os.WriteFile(damaged, []byte("no database"), 0o600); err != nil {
		t.Fatal(err)
	}
	if Backup(t.Context(), damaged, none) == nil {
		t.Error("what is not a database is backed up")
	}
	if _, err := os.Stat(none); err == nil {
		t.Error("a backup that failed is there")
	}
}
