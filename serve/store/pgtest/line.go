package pgtest

import (
	"net"
	"net/url"
	"path/filepath"
	"sync"
	"testing"
)

// Line is a way to a database on which everything can come to a halt: from then on nothing is passed on,
// and no connection ends. So does a machine look that is frozen, or a network that swallows everything.
type Line struct {
	Address string // of the database over the line

	listener net.Listener
	socket   string
	work     sync.WaitGroup

	mu    sync.Mutex
	ends  []net.Conn
	moves chan struct{} // closed while the line passes on what is sent
}

// Line returns a line to a database of the cluster, which is cut when the test is over.
func (c *Cluster) Line(t *testing.T, database string) *Line {
	t.Helper()
	at, err := url.Parse(database)
	if err != nil {
		t.Fatal("pgtest: ", err)
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal("pgtest: ", err)
	}
	l := &Line{listener: listener, socket: filepath.Join(c.folder, ".s.PGSQL.5432"), moves: make(chan struct{})}
	close(l.moves)
	l.Address = "postgres://koiogran@" + listener.Addr().String() + at.Path + "?sslmode=disable"
	l.work.Go(l.accept)
	t.Cleanup(l.cut)
	return l
}

// Freeze lets nothing through any more.
func (l *Line) Freeze() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.moves = make(chan struct{})
}

// Thaw lets everything through again, what was sent meanwhile first.
func (l *Line) Thaw() {
	l.mu.Lock()
	defer l.mu.Unlock()
	close(l.moves)
}

// accept connects those who come with the database.
func (l *Line) accept() {
	for {
		here, err := l.listener.Accept()
		if err != nil {
			return
		}
		there, err := net.Dial("unix", l.socket)
		if err != nil {
			here.Close()
			continue
		}
		l.mu.Lock()
		l.ends = append(l.ends, here, there)
		l.mu.Unlock()
		l.work.Go(func() { l.pass(here, there) })
		l.work.Go(func() { l.pass(there, here) })
	}
}

// pass passes on what one end sends, while the line moves.
func (l *Line) pass(from, to net.Conn) {
	defer to.Close()
	some := make([]byte, 16<<10)
	for {
		n, err := from.Read(some)
		l.mu.Lock()
		moves := l.moves
		l.mu.Unlock()
		<-moves
		if _, failed := to.Write(some[:n]); failed != nil || err != nil {
			return
		}
	}
}

// cut ends the line.
func (l *Line) cut() {
	l.listener.Close()
	l.mu.Lock()
	select {
	case <-l.moves:
	default:
		close(l.moves)
	}
	for _, end := range l.ends {
		end.Close()
	}
	l.mu.Unlock()
	l.work.Wait()
}
