package sqlite

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/pressly/goose/v3"

	"koiogran/serve/store"
	"koiogran/serve/store/database"
	"koiogran/serve/store/database/tabletest"
	"koiogran/serve/store/storetest"
)

// opened opens a file until the test is over.
func opened(t *testing.T, path string) *Store {
	t.Helper()
	s, err := Open(path)
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

func TestStore(t *testing.T) {
	storetest.Run(t, func(t *testing.T) store.Store {
		return opened(t, filepath.Join(t.TempDir(), "a b%c?.db"))
	})
}

func TestOpen_FindsWhatWasKept(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.db")
	s, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	storetest.Create(t, s, "one")
	storetest.Add(t, s, "one", 1, 3)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	storetest.WantEntries(t, opened(t, path), "one", 0, storetest.Entries(1, 3))
}

func TestOpen_FindsWhatWasKeptByAServerThatWasKilled(t *testing.T) {
	from, to := t.TempDir(), t.TempDir()
	s := opened(t, filepath.Join(from, "games.db"))
	storetest.Create(t, s, "one")
	storetest.Add(t, s, "one", 1, 3)
	// What is on the disk at this moment is what a killed server leaves.
	for _, name := range []string{"games.db", "games.db-wal"} {
		content, err := os.ReadFile(filepath.Join(from, name))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(to, name), content, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	storetest.WantEntries(t, opened(t, filepath.Join(to, "games.db")), "one", 0, storetest.Entries(1, 3))
}

func TestOpen_IsReadByNobodyElse(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.db")
	opened(t, path)
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	if info.Mode().Perm() != 0o600 {
		t.Errorf("it is %v; expected that its owner alone may read it", info.Mode())
	}
}

// wantRefused fails the test unless a file is refused in one sentence.
func wantRefused(t *testing.T, path, sentence string) {
	t.Helper()
	s, err := Open(path)
	if err == nil {
		t.Fatal(errors.Join(errors.New("it was opened"), s.Close()))
	}
	if got := err.Error(); !strings.Contains(got, sentence) || strings.Contains(got, "\n") {
		t.Errorf("%q; expected one sentence that says %q", got, sentence)
	}
}

func TestOpen_RefusesAFileInUse(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.db")
	s := opened(t, path)
	wantRefused(t, path, "is in use by another koiogran")
	storetest.Create(t, s, "one") // and the first goes on
}

// A file has one server by whatever name it is opened: a symbolic link, a hard link in another folder, or one to a file
// that is not there yet.
func TestOpen_RefusesAFileInUseByAnotherName(t *testing.T) {
	folder := t.TempDir()
	path, symbolic, hard := filepath.Join(folder, "games.db"), filepath.Join(folder, "link.db"), filepath.Join(t.TempDir(), "hard.db")
	if err := os.Symlink(path, symbolic); err != nil {
		t.Skip("this system makes no symbolic links")
	}
	if first, err := Open(path); err != nil || first.Close() != nil {
		t.Fatal(err)
	}
	s := opened(t, symbolic)
	if err := os.Link(path, hard); err != nil {
		t.Skip("this system makes no hard links")
	}
	for _, name := range []string{path, symbolic, hard} {
		wantRefused(t, name, "is in use by another koiogran")
	}
	storetest.Create(t, s, "one") // and the first goes on
}

// The latest changes of a killed server are beside the name that it opened: under a hard link they would be lost, for a
// server, for a backup and for anything that looks into the file.
func TestOpen_RefusesAHardLink(t *testing.T) {
	from, to := t.TempDir(), t.TempDir()
	s := opened(t, filepath.Join(from, "games.db"))
	storetest.Create(t, s, "one")
	for _, name := range []string{"games.db", "games.db-wal"} { // what a killed server leaves
		content, err := os.ReadFile(filepath.Join(from, name))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(to, name), content, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	path, hard := filepath.Join(to, "games.db"), filepath.Join(from, "hard.db")
	if err := os.Link(path, hard); err != nil {
		t.Skip("this system makes no hard links")
	}
	const sentence = "use the name with which the server was started"
	wantRefused(t, hard, sentence)
	backup := filepath.Join(to, "backup.db")
	for _, err := range []error{
		Backup(t.Context(), hard, backup), Look(hard, func(store.Store) error { return nil }),
	} {
		if err == nil || !strings.Contains(err.Error(), sentence) {
			t.Errorf("it was read: %v", err)
		}
	}
	storetest.WantEntries(t, opened(t, path), "one", 0, nil)
}

func TestOpen_RefusesWhatIsNoDatabase(t *testing.T) {
	path := filepath.Join(t.TempDir(), "letter.txt")
	if err := os.WriteFile(path, []byte("Dear Maarek,\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	wantRefused(t, path, "letter.txt is not an SQLite database")
	if content, err := os.ReadFile(path); err != nil || string(content) != "Dear Maarek,\n" {
		t.Errorf("it has become %q, %v", content, err)
	}
}

func TestOpen_RefusesTheDatabaseOfAnotherProgram(t *testing.T) {
	path := filepath.Join(t.TempDir(), "bookmarks.db")
	db, err := openFile(path, 1)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := db.Exec(`CREATE TABLE bookmarks (address TEXT)`); err != nil {
		t.Fatal(err)
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	wantRefused(t, path, "bookmarks.db belongs to another program")
}

func TestOpen_RefusesAFileThatWasCutOff(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.db")
	s, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	storetest.Create(t, s, "one")
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(path, 4096); err != nil {
		t.Fatal(err)
	}
	wantRefused(t, path, "games.db is damaged")
}

func TestOpen_RefusesTheTablesOfANewerProgram(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.db")
	s, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	_, err = s.write.Exec(`INSERT INTO goose_db_version (version_id, is_applied) VALUES (99, 1)`)
	if err := errors.Join(err, s.Close()); err != nil {
		t.Fatal(err)
	}
	// What the newer program has added, this one can leave alone, unless the newer one says no.
	if s, err = Open(path); err != nil {
		t.Fatal(err)
	}
	_, err = s.write.Exec(`UPDATE compatible SET oldest = 99`)
	if err := errors.Join(err, s.Close()); err != nil {
		t.Fatal(err)
	}
	wantRefused(t, path, "a newer version of the program has used it")
}

func TestOpen_RefusesAFolderThatIsNotThere(t *testing.T) {
	wantRefused(t, filepath.Join(t.TempDir(), "none", "games.db"), "no such file or directory")
}

func TestAppend_FullKeepsAllOrNothing(t *testing.T) {
	s := opened(t, filepath.Join(t.TempDir(), "games.db"))
	storetest.Create(t, s, "one")
	if _, err := s.write.Exec(`PRAGMA max_page_count = 20`); err != nil {
		t.Fatal(err)
	}
	wantFull(t, s)
	if _, err := s.write.Exec(`PRAGMA max_page_count = 1000000`); err != nil {
		t.Fatal(err)
	}
	m, err := s.Match(t.Context(), "one")
	if err != nil {
		t.Fatal(err)
	}
	storetest.Add(t, s, "one", m.Last+1, m.Last+1) // once there is space, it goes on
}

// wantFull fills the disk with the entries of a match, and fails the test unless the store says
// so and keeps all of what it accepted and nothing else.
func wantFull(t *testing.T, s store.Store) {
	t.Helper()
	for last := 0; ; last += 100 {
		err := s.Append(t.Context(), "one", last, storetest.Entries(last+1, last+100), "")
		if err == nil {
			continue
		}
		if !errors.Is(err, store.ErrFull) {
			t.Fatalf("%v; expected that the disk is full", err)
		}
		storetest.WantEntries(t, s, "one", 0, storetest.Entries(1, last))
		return
	}
}

func TestAppend_FullRefusesOnlyWhatDoesNotFit(t *testing.T) {
	s := opened(t, filepath.Join(t.TempDir(), "games.db"))
	storetest.Create(t, s, "big")
	storetest.Create(t, s, "small")
	if _, err := s.write.Exec(`PRAGMA max_page_count = 20`); err != nil {
		t.Fatal(err)
	}
	long := []store.Entry{{At: 1, Kind: store.Choice, Seat: 1, Text: strings.Repeat("long ", 20000)}}
	errs := s.transact([]change{s.appending("big", 0, long, ""),
		s.appending("small", 0, storetest.Entries(1, 1), "")})
	if got := fmt.Sprint(errors.Is(errs[0], store.ErrFull), errs[1]); got != "true <nil>" {
		t.Errorf("%v; expected that the disk is full for the first alone", errs)
	}
	storetest.WantEntries(t, s, "big", 0, nil)
	storetest.WantEntries(t, s, "small", 0, storetest.Entries(1, 1))
}

func TestAppend_FullDiskKeepsAllOrNothing(t *testing.T) {
	disk := smallDisk(t)
	s := opened(t, filepath.Join(disk, "games.db"))
	ballast := filepath.Join(disk, "ballast")
	if err := os.WriteFile(ballast, make([]byte, 1<<20), 0o600); err != nil {
		t.Fatal(err)
	}
	storetest.Create(t, s, "one")
	wantFull(t, s)
	for range 5 {
		if err := s.Ping(t.Context()); !errors.Is(err, store.ErrFull) {
			t.Errorf("it says of itself: %v; expected that the disk is full", err)
		}
		one := []store.Entry{{Kind: store.Choice, Seat: 1, Text: "dial zebulon 1,straight"}}
		_ = s.Append(t.Context(), "one", -1, one, "") // refused, and no reason to be well
	}
	if err := os.Remove(ballast); err != nil {
		t.Fatal(err)
	}
	if err := s.Ping(t.Context()); err != nil {
		t.Errorf("it says of itself: %v, though there is room", err)
	}
	m, err := s.Match(t.Context(), "one")
	if err != nil {
		t.Fatal(err)
	}
	storetest.Add(t, s, "one", m.Last+1, m.Last+1) // once there is space, it goes on
}

// Damage is known soon after the file was opened, though no one reads the page.
func TestPing_TellsOfADamagedPage(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.db")
	s, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	storetest.Create(t, s, "one")
	storetest.Add(t, s, "one", 1, 2000)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	const page = 4096
	at := len(data)/page/2*page + page // in the middle of the entries
	if err := os.WriteFile(path, append(data[:at:at], append(make([]byte, page), data[at+page:]...)...), 0o600); err != nil {
		t.Fatal(err)
	}
	s = opened(t, path)
	for begun := time.Now(); time.Since(begun) < 10*time.Second; time.Sleep(10 * time.Millisecond) {
		if err = s.Ping(t.Context()); err != nil {
			break
		}
	}
	if !errors.Is(err, errDamaged) {
		t.Errorf("it says of itself: %v", err)
	}
}

// smallDisk mounts a disk of two megabytes, and skips the test where it may not.
func smallDisk(t *testing.T) string {
	t.Helper()
	disk := t.TempDir()
	said, err := exec.Command("mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", disk).CombinedOutput()
	if err != nil {
		t.Skipf("skipped: no small disk can be mounted here: %v %s", err, said)
	}
	t.Cleanup(func() {
		if err := exec.Command("umount", disk).Run(); err != nil {
			t.Errorf("umount %s: %v", disk, err)
		}
	})
	return disk
}

// BenchmarkAppend_SQLite is one choice with a roll, of one of many matches, a thousand of which are
// written together.
func BenchmarkAppend_SQLite(b *testing.B) {
	s, err := Open(filepath.Join(b.TempDir(), "a.db"))
	if err != nil {
		b.Fatal(err)
	}
	defer s.Close()
	if err := s.Create(b.Context(), storetest.Match("one")); err != nil {
		b.Fatal(err)
	}
	list := make([]change, database.GroupSize)
	at := 0
	for b.Loop() {
		for i := range list {
			list[i] = s.appending("one", at, storetest.Entries(at+1, at+2), "")
			at += 2
		}
		for _, err := range s.transact(list) {
			if err != nil {
				b.Fatal(err)
			}
		}
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N*database.GroupSize), "µs/choice")
}

// A row whose partners cannot be read is reported, and no empty seat.
func TestPartners_Damaged(t *testing.T) {
	s := opened(t, filepath.Join(t.TempDir(), "games.db"))
	storetest.Damaged(t, s, func(words string) error {
		_, err := s.write.ExecContext(t.Context(), words)
		return err
	})
}

// What is deleted or blanked is not in the file any more, for someone who gets a copy of it.
func TestStore_WhatIsForgottenLeavesTheFile(t *testing.T) {
	folder := t.TempDir()
	s, err := Open(filepath.Join(folder, "games.db"))
	if err != nil {
		t.Fatal(err)
	}
	ctx := t.Context()
	m := storetest.Match("aaaaaaaaaaaaaaaa")
	const said = "nobody-else-may-read-this"
	for _, err := range []error{
		s.Create(ctx, m),
		s.Append(ctx, m.ID, 0, []store.Entry{{At: 1, Kind: store.Said, Seat: 1, Text: said}}, ""),
		s.Put(ctx, store.Note{Kind: "account", Key: "a", Owner: "a", Data: []byte(said)}),
		s.Keep(ctx, m.ID, "report 1 1", []byte(said)),
		s.Erase(ctx, m.ID, store.Said, 1),
		s.Keep(ctx, m.ID, "report 1 1", []byte("{}")),
		s.DropOwner(ctx, "a"),
		s.Close(),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	files, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		data, err := os.ReadFile(filepath.Join(folder, f.Name()))
		if err != nil {
			t.Fatal(err)
		}
		if bytes.Contains(data, []byte(said)) {
			t.Errorf("%s still has it", f.Name())
		}
	}
}

func TestOpen_TablesOfEveryOlderVersion(t *testing.T) {
	for version := int64(1); version <= tabletest.Newest(t, migrations); version++ {
		path := filepath.Join(t.TempDir(), "games.db")
		db, err := openFile(path, 1, "application_id("+strconv.Itoa(applicationID)+")")
		if err != nil {
			t.Fatal(err)
		}
		tabletest.UpTo(t, db, goose.DialectSQLite3, migrations, version)
		tabletest.Fill(t, db, "1700000000000000", "x'534543524554'", "1")
		if err := db.Close(); err != nil {
			t.Fatal(err)
		}
		tabletest.Want(t, opened(t, path), version)
	}
}
