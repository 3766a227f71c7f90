package store

import (
	"os"
	"path/filepath"
	"testing"
)

// A SQLite moves to a PostgreSQL and back with everything, and a copy that broke off goes on.
func TestCopy_FromAnyStoreToAnyOther(t *testing.T) {
	each(t, func(t *testing.T, from Store) {
		for _, id := range []string{"one", "two", "Zwei"} {
			create(t, from, id)
		}
		add(t, from, "one", 1, copied+3)
		add(t, from, "two", 1, 2)
		if err := from.Append(t.Context(), "two", 2, entries(3, 3), "won2"); err != nil {
			t.Fatal(err)
		}
		if _, err := from.SetRematch(t.Context(), "two", "one"); err != nil {
			t.Fatal(err)
		}
		if err := from.Keep(t.Context(), "two", "record", []byte("kept")); err != nil {
			t.Fatal(err)
		}
		notes := []Note{
			{Kind: "account", Key: "a", Owner: "a", Rank: 1.5, Data: []byte("Ann")},
			{Kind: "account", Key: "b", Owner: "b", Data: []byte{}},
			{Kind: "rating", Key: "a", Owner: "a", Rank: -2, Data: []byte("1500")},
		}
		if err := from.Put(t.Context(), notes...); err != nil {
			t.Fatal(err)
		}
		each(t, func(t *testing.T, to Store) {
			create(t, to, "one")
			add(t, to, "one", 1, 2) // what an earlier copy has done
			for range 2 {
				if n, err := Copy(t.Context(), to, from); err != nil || n != 3 {
					t.Fatalf("%d matches, %v", n, err)
				}
			}
			for _, id := range []string{"one", "two", "Zwei"} {
				m, err := from.Match(t.Context(), id)
				if err != nil {
					t.Fatal(err)
				}
				want(t, to, m)
				list, err := from.Entries(t.Context(), id, 0)
				if err != nil {
					t.Fatal(err)
				}
				wantEntries(t, to, id, 0, list)
			}
			for _, n := range notes {
				n.Version = 1
				wantNote(t, to, n)
			}
			if data, err := to.Kept(t.Context(), "two", "record"); err != nil || string(data) != "kept" {
				t.Errorf("%q, %v", data, err)
			}
		})
	})
}

// Another match of the same id is not overwritten.
func TestCopy_RefusesAnotherMatchOfTheSameID(t *testing.T) {
	from, to := NewMemory(), NewMemory()
	create(t, from, "one")
	other := match("one")
	other.Head = "other"
	if err := to.Create(t.Context(), other); err != nil {
		t.Fatal(err)
	}
	if _, err := Copy(t.Context(), to, from); err == nil {
		t.Error("it is copied over")
	}
}

// A match that is deleted is gone with all that is kept of it; the others stay.
func TestDelete_AMatchWithEverything(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		create(t, s, "one")
		create(t, s, "two")
		add(t, s, "one", 1, 3)
		if err := s.Keep(t.Context(), "one", "record", []byte("kept")); err != nil {
			t.Fatal(err)
		}
		if err := s.Delete(t.Context(), "one"); err != nil {
			t.Fatal(err)
		}
		list, err := s.All(t.Context(), "", 9)
		if err != nil || len(list) != 1 || list[0].ID != "two" {
			t.Errorf("%+v, %v", list, err)
		}
		if list, err := s.Relics(t.Context(), "", "", 9); err != nil || len(list) > 0 {
			t.Errorf("%+v, %v", list, err)
		}
		create(t, s, "one")
		wantEntries(t, s, "one", 0, nil)
	})
}

// A backup is a database of its own.
func TestBackup_CanBeOpened(t *testing.T) {
	path, to := filepath.Join(t.TempDir(), "a.db"), filepath.Join(t.TempDir(), "b.db")
	s, err := OpenSQLite(path)
	if err != nil {
		t.Fatal(err)
	}
	create(t, s, "one")
	add(t, s, "one", 1, 3)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if err := Backup(t.Context(), path, to); err != nil {
		t.Fatal(err)
	}
	wantEntries(t, newSQLite(t, to), "one", 0, entries(1, 3))
	for _, wrong := range [][2]string{{path, to}, {"postgres://a/b", "c"}, {path + "2", to + "2"}} {
		if Backup(t.Context(), wrong[0], wrong[1]) == nil {
			t.Errorf("%v is backed up", wrong)
		}
	}
}

// Reports are read while a server has the file open, and none are there under a wrong name.
func TestReports_OfAFileThatIsOpen(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.db")
	s := newSQLite(t, path)
	create(t, s, "one")
	if err := s.Keep(t.Context(), "one", ReportRelic+" 1 1", []byte(`{"why":"Rude."}`)); err != nil {
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

// Nobody else reads a backup, and one that fails leaves nothing.
func TestBackup_IsForItsOwnerAlone(t *testing.T) {
	folder := t.TempDir()
	path, to := filepath.Join(folder, "a.db"), filepath.Join(folder, "b.db")
	newSQLite(t, path)
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
		t.Error("what is no database is backed up")
	}
	if _, err := os.Stat(none); err == nil {
		t.Error("a backup that failed is there")
	}
}
