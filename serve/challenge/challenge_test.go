package challenge_test

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"koiogran/serve/account"
	"koiogran/serve/challenge"
	"koiogran/serve/equip"
	"koiogran/serve/server"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// service returns a server with everything over a store in memory.
func service(t *testing.T) (string, store.Store) {
	t.Helper()
	kept := store.NewMemory()
	o := server.Options{Store: kept, Random: rand.Reader, Log: slog.New(slog.DiscardHandler)}
	if err := equip.Server(&o); err != nil {
		t.Fatal(err)
	}
	h := server.New(o)
	at := httptest.NewServer(h.Handler())
	t.Cleanup(func() {
		at.CloseClientConnections()
		at.Close()
		h.Close()
	})
	return at.URL, kept
}

// log takes the lines of a bot.
type log struct {
	mu sync.Mutex
	bytes.Buffer
	lines chan string
}

func (l *log) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	select {
	case l.lines <- string(b):
	default:
	}
	return l.Buffer.Write(b)
}

func (l *log) text() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.String()
}

// mybot builds the example of a bot.
func mybot(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "mybot.exe")
	if text, err := exec.Command("go", "build", "-o", path, "koiogran/examples/stdio").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return path
}

// options let a bot play one short match.
func options(address, command string, squads ...string) (challenge.Options, *log) {
	l := &log{lines: make(chan string, 100)}
	o := challenge.Options{
		Server: address, Command: command, Tables: 1, Matches: 1, Log: l, Patience: time.Minute,
		Agreement: wire.Agreement{Edition: "flightpath", Settings: map[string]int{"round-limit": 1}},
	}
	for _, id := range squads {
		o.Squads = append(o.Squads, wire.Bring{Ready: id})
	}
	return o, l
}

// sitDown takes the seat of the first table with another bot, and returns what the lobby said of the table.
func sitDown(ctx context.Context, t *testing.T, address string, o challenge.Options, host *log) wire.OpenTable {
	t.Helper()
	for ctx.Err() == nil {
		select {
		case <-host.lines:
		case <-ctx.Done():
		case <-time.After(50 * time.Millisecond):
		}
		got, err := http.Get(address + "/api/v1/tables")
		if err != nil {
			t.Fatal(err)
		}
		var all []wire.OpenTable
		err = json.NewDecoder(got.Body).Decode(&all)
		_ = got.Body.Close()
		if err != nil {
			t.Fatal(err)
		}
		if len(all) == 0 {
			continue
		}
		var made wire.Created
		in, err := http.Post(address+"/api/v1/tables/"+all[0].ID+"/seat", "application/json", strings.NewReader(`{"name": "Guest"}`))
		if err != nil {
			t.Fatal(err)
		}
		err = json.NewDecoder(in.Body).Decode(&made)
		_ = in.Body.Close()
		if err != nil || made.Token == "" {
			t.Fatalf("%+v, %v", made, err)
		}
		if err := challenge.Join(ctx, o, made); err != nil {
			t.Fatal(err)
		}
		return all[0]
	}
	t.Fatalf("no table was opened: %s", host.text())
	return wire.OpenTable{}
}

// A bot with an account opens a table under its name, plays the player who sits down, and stops after its match.
func TestRun_PlaysAnyoneWhoSitsDown(t *testing.T) {
	address, kept := service(t)
	token, err := account.NewBot(t.Context(), kept, "Crate Mover")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := account.NewBot(t.Context(), kept, "crate mover"); err == nil {
		t.Error("a second account of the same name was made")
	}
	command := mybot(t)
	o, host := options(address, command, "flightpath-302nd")
	o.Session = token
	over := make(chan error, 1)
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	go func() { over <- challenge.Run(ctx, o) }()
	other, guest := options(address, command, "flightpath-cannon-line")
	table := sitDown(ctx, t, address, other, host)
	if err := <-over; err != nil {
		t.Fatal(err)
	}
	if table.Host != "Crate Mover" || table.Edition != "flightpath" {
		t.Errorf("the lobby says %+v", table)
	}
	for _, l := range []*log{host, guest} {
		if text := l.text(); !strings.Contains(text, "is over: ") || strings.Contains(text, "concedes") {
			t.Errorf("%s; want a match to its end", text)
		}
	}
	if !strings.Contains(host.text(), "begins against Guest") {
		t.Error(host.text())
	}
}

// What a server refuses ends the bot with the server's reason, and so does a program that cannot be started.
func TestRun_EndsWithWhatIsRefused(t *testing.T) {
	address, _ := service(t)
	o, _ := options(address, "./missing", "no-such-squad")
	if err := challenge.Run(t.Context(), o); err == nil || !strings.Contains(err.Error(), "no-such-squad") {
		t.Errorf("%v, want that there is no such squad", err)
	}
	o, _ = options(address, "./missing", "flightpath-302nd")
	o.Session = "nonsense"
	if err := challenge.Run(t.Context(), o); err == nil || !strings.Contains(err.Error(), "signed in") {
		t.Errorf("%v, want that it is not signed in", err)
	}
	o.Tables = 0
	if err := challenge.Run(t.Context(), o); err == nil || !strings.Contains(err.Error(), "expected at least one table") {
		t.Errorf("%v, want that a table is expected", err)
	}
}
