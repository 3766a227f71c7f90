package main

import (
	"log/slog"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"koiogran/serve/server"
	"koiogran/serve/store"
	"koiogran/serve/store/open"
)

// withAda returns the path of a database with an account, and the database.
func withAda(t *testing.T) (string, store.Store) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "a.db")
	s, err := open.Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	made := time.Now().UTC().Format(time.RFC3339) // a server deletes older ones that have sat nowhere
	err = s.Put(t.Context(),
		store.Note{Kind: "account", Key: "1", Owner: "1", Data: []byte(`{"name":"Ada","created":"` + made + `"}`)},
		store.Note{Kind: "name", Key: "ada", Owner: "1", Data: []byte(`{}`)})
	if err != nil {
		t.Fatal(err)
	}
	return path, s
}

// does runs a command, and fails if it does not say what is wanted.
func does(t *testing.T, want string, args ...string) {
	t.Helper()
	var out strings.Builder
	run(program{ctx: t.Context(), out: &out, err: &out}, args)
	if !strings.Contains(out.String(), want) {
		t.Errorf("koiogran %q: %q; want %q", args, &out, want)
	}
}

// An operator bans an account in the file of a server that does not run, lists it, and lifts the ban.
func TestBan_InAFile(t *testing.T) {
	path, s := withAda(t)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	does(t, "no account is banned\n", "bans", path)
	does(t, "Ada (1): this account is banned until ", "ban", path, "ada", "--reason", "insults in a match", "--days", "7")
	does(t, ": insults in a match\n", "bans", path)
	does(t, "Ada (1) is not banned any more\n", "unban", path, "1")
	does(t, "no account is banned\n", "bans", path)
}

// An operator does the same with a server that runs, at its metrics address, but not in the file that it has.
func TestBan_AtAServer(t *testing.T) {
	path, s := withAda(t)
	defer s.Close()
	o := server.Options{Store: s, Log: slog.New(slog.DiscardHandler)}
	h := server.New(o)
	defer h.Close()
	at := httptest.NewServer(h.Operating(nil))
	defer at.Close()
	does(t, "Ada (1): this account is banned until ", "ban", at.URL, "Ada", "--reason", "insults")
	does(t, ": insults\n", "bans", at.URL+"/metrics")
	does(t, "Ada (1) is not banned any more\n", "unban", at.URL+"/", "Ada")
	does(t, "koiogran: Account Ada is not banned.\n", "unban", at.URL, "Ada")
	does(t, "use the server's --metrics address", "ban", path, "Ada", "--reason", "insults")
}

// A ban that cannot be is refused in one sentence.
func TestBan_Refused(t *testing.T) {
	path, s := withAda(t)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	elsewhere := httptest.NewServer(nil)
	defer elsewhere.Close()
	for want, args := range map[string][]string{
		`there is no account "Cy"; expected its name or its id`: {"ban", path, "Cy", "--reason", "x"},
		`missing flags: --reason=TEXT`:                          {"ban", path, "Ada"},
		`expected a reason of 1 to 500 printable characters`:    {"ban", path, "Ada", "--reason="},
		`days is 0; expected 1 to 36500`:                        {"ban", path, "Ada", "--reason=x", "--days=0"},
		`none.db: file not found`:                               {"ban", "none.db", "Ada", "--reason=x"},
		`404 Not Found; expected the --metrics address`:         {"bans", elsewhere.URL},
		`account Ada is not banned`:                             {"unban", path, "Ada"},
	} {
		does(t, want, args...)
	}
}
