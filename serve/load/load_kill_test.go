package load

import (
	"bufio"
	"bytes"
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"koiogran/serve/store/pgtest"
	"koiogran/serve/wire"
)

// kills is how often a server is killed in a test. A hundred is what the project promises; the
// tests of every change are content with fewer.
var kills = flag.Int("kills", 10, "how often a server is killed")

// postgres is what the tests of PostgreSQL share.
var postgres pgtest.Cluster

func TestMain(m *testing.M) {
	flag.Parse()
	status := m.Run()
	postgres.Stop()
	if built != "" {
		_ = os.RemoveAll(built)
	}
	os.Exit(status)
}

func TestServe_KilledAtAnyMomentLosesNothingThatWasSeen(t *testing.T) {
	t.Parallel()
	program := build(t)
	t.Run("sqlite", func(t *testing.T) {
		t.Parallel()
		killAndLook(t, program, filepath.Join(t.TempDir(), "games.db"))
	})
	t.Run("postgres", func(t *testing.T) {
		t.Parallel()
		killAndLook(t, program, postgres.Database(t))
	})
}

// built is the folder of the program that all tests share, empty until it is built.
var built string

// program builds the program once.
var program = sync.OnceValues(func() (path string, err error) {
	if built, err = os.MkdirTemp("", "koiogran-"); err != nil {
		return "", err
	}
	path = filepath.Join(built, "koiogran.exe")
	said, err := exec.Command("go", "build", "-o", path, "koiogran/cmd/koiogran").CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("go build: %w: %s", err, said)
	}
	return path, nil
})

// build returns the program.
func build(t *testing.T) string {
	t.Helper()
	path, err := program()
	if err != nil {
		t.Fatal(err)
	}
	return path
}

// process is a running server.
type process struct {
	cmd    *exec.Cmd
	said   bytes.Buffer // to standard error
	client *Client
}

// start starts a server without limits and waits until it listens.
func start(t *testing.T, program, database string) *process {
	t.Helper()
	return startWith(t, program, "--database", database, "--unlimited")
}

// startWith starts a server with options and waits until it listens.
func startWith(t *testing.T, program string, options ...string) *process {
	t.Helper()
	p := &process{cmd: exec.Command(program, append([]string{"serve", "--listen", "127.0.0.1:0"}, options...)...)}
	p.cmd.Stderr = &p.said
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	line, err := bufio.NewReader(out).ReadString('\n')
	at := strings.Index(line, "http")
	if err != nil || at < 0 {
		_ = p.cmd.Wait()
		t.Fatalf("the server did not start: %q, %v: %s", line, err, &p.said)
	}
	p.client = NewClient(strings.TrimSpace(line[at:]))
	return p
}

// kill kills the server as nothing can be prepared for.
func (p *process) kill(t *testing.T) {
	t.Helper()
	if err := p.cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = p.cmd.Wait()
	p.client.Close()
	if strings.Contains(p.said.String(), "mistake") {
		t.Errorf("the server said: %s", &p.said)
	}
}

// liveMatches is how many matches are played while the server is killed.
const liveMatches = 6

// killAndLook kills a server again and again while matches are played, and looks each time
// whether everything is still there.
func killAndLook(t *testing.T, program, database string) {
	rnd := rand.New(rand.NewPCG(uint64(*kills), 1))
	var witnesses []*witness
	var compared, accepted, bySocket int
	var died time.Time
	var claims claims
	for range *kills {
		p := start(t, program, database)
		survive(witnesses, died)
		witnesses, compared = look(t, p, witnesses, compared)
		claims.check(t, p)
		witnesses = append(witnesses, invite(t, p, liveMatches-len(witnesses)/2, rnd)...)
		claims.begin(t, p, rnd)
		accepted += playAndKill(t, p, witnesses, rnd)
		bySocket += takenBySocket(witnesses)
		claims.work.Wait()
		died = time.Now()
		if t.Failed() {
			return
		}
	}
	p := start(t, program, database)
	survive(witnesses, died)
	witnesses, compared = look(t, p, witnesses, compared)
	claims.check(t, p)
	p.kill(t)
	t.Logf("killed %d times; %d answers accepted, %d by sockets; the tables of %d seats compared, %d matches are "+
		"still played; %d free seats were claimed, %d of them without an answer", *kills, accepted, bySocket, compared,
		len(witnesses)/2, claims.checked, claims.silent)
	if compared == 0 || accepted < *kills || bySocket == 0 {
		t.Error("too little happened to show anything")
	}
}

// takenBySocket returns how many answers were taken over sockets since it was last asked.
func takenBySocket(all []*witness) (n int) {
	for _, w := range all {
		if w.sockets {
			n += w.taken
		}
		w.taken = 0
	}
	return n
}

// survive lets witnesses know for how long there was no server.
func survive(all []*witness, died time.Time) {
	for _, w := range all {
		w.kills++
		w.down += time.Since(died)
	}
}

// look checks what every witness has seen, and returns those whose matches go on.
func look(t *testing.T, p *process, all []*witness, compared int) ([]*witness, int) {
	t.Helper()
	var left []*witness
	for _, w := range all {
		same, err := w.check(t.Context(), p.client)
		if err != nil {
			p.kill(t)
			t.Fatalf("match %s: %v; the server said: %s", w.Match, err, &p.said)
		}
		if same {
			compared++
		}
		if !w.over {
			left = append(left, w)
		}
	}
	if len(left)%2 != 0 { // one has seen the end of the match, and the other is yet to see it
		return all, compared
	}
	return left, compared
}

// invite begins matches and returns the witnesses in their seats.
func invite(t *testing.T, p *process, n int, rnd *rand.Rand) []*witness {
	t.Helper()
	var all []*witness
	for range n {
		made, err := p.client.Create(t.Context(), wire.NewMatch{Seats: []wire.NewSeat{
			{Who: "you", Ready: "ready-rebels"}, {Who: "friend", Ready: "ready-empire"},
		}, Agreement: wire.Agreement{Settings: map[string]int{"clock": 30, "clock-increment": 1}}})
		if err != nil {
			t.Fatal(err)
		}
		friend, err := p.client.Take(t.Context(), made)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, newWitness(Seat{made.ID, made.Token}, rnd.Uint64()),
			newWitness(Seat{made.ID, friend.Token}, rnd.Uint64()))
	}
	return all
}

// longest is how long the matches are played at most before the server is killed.
const longest = 300 * time.Millisecond

// playAndKill lets all witnesses play, kills the server at a random moment after the first answer
// was accepted, and returns how many were.
func playAndKill(t *testing.T, p *process, all []*witness, rnd *rand.Rand) int {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	answers := make(chan struct{}, 1<<16)
	var playing sync.WaitGroup
	for _, w := range all {
		playing.Go(func() { w.play(ctx, p.client, func() { answers <- struct{}{} }) })
	}
	select {
	case <-answers:
	case <-ctx.Done():
		t.Errorf("no answer was accepted; the server said: %s", &p.said)
	}
	moment := time.NewTimer(time.Duration(rnd.Int64N(int64(longest))))
	defer moment.Stop()
	<-moment.C
	p.kill(t)
	playing.Wait()
	return 1 + len(answers)
}
