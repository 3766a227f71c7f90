package limit

import (
	"context"
	"net/http"
	"slices"
	"sync"
	"time"

	"koiogran/serve/route"
)

// ErrBusy says that much is being worked out, for others or for the same address.
var ErrBusy = route.Refuse(http.StatusServiceUnavailable, "the server is busy; try again in a moment")

// HeavyWait is how long a request waits for its turn.
const HeavyWait = 10 * time.Second

// Queue lets few work at once, and the others wait in one line for each address. Whose turn is next
// goes around the addresses, so that no address keeps the others waiting with many requests.
type Queue struct {
	mu    sync.Mutex
	free  int
	most  int                        // wait in one line, 0 for any number
	lines map[string][]chan struct{} // by address; a channel is closed when its turn has come
	order []string                   // of the addresses that wait, the next one first
}

// NewQueue lets n work at once, and at most this many of one address wait.
func NewQueue(n, most int) *Queue {
	return &Queue{free: n, most: most, lines: map[string][]chan struct{}{}}
}

// Take waits for a turn. Anyone who gets one gives it back when the work is done.
func (q *Queue) Take(ctx context.Context, who string) error {
	q.mu.Lock()
	if q.free > 0 {
		q.free--
		q.mu.Unlock()
		return nil
	}
	if q.most > 0 && len(q.lines[who]) >= q.most {
		q.mu.Unlock()
		return ErrBusy
	}
	turn := make(chan struct{})
	if len(q.lines[who]) == 0 {
		q.order = append(q.order, who)
	}
	q.lines[who] = append(q.lines[who], turn)
	q.mu.Unlock()
	timer := time.NewTimer(HeavyWait)
	defer timer.Stop()
	select {
	case <-turn:
		return nil
	case <-timer.C:
	case <-ctx.Done():
	}
	if !q.leave(who, turn) {
		q.Give() // the turn came at the last moment
	}
	return ErrBusy
}

// leave leaves a line, and reports whether the turn had not come yet.
func (q *Queue) leave(who string, turn chan struct{}) bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	at := slices.Index(q.lines[who], turn)
	if at < 0 {
		return false
	}
	q.keep(who, slices.Delete(q.lines[who], at, at+1))
	return true
}

// keep sets the line of an address.
func (q *Queue) keep(who string, line []chan struct{}) {
	if len(line) > 0 {
		q.lines[who] = line
		return
	}
	delete(q.lines, who)
	if at := slices.Index(q.order, who); at >= 0 {
		q.order = slices.Delete(q.order, at, at+1)
	}
}

// Give ends a turn, and lets the next one in line begin.
func (q *Queue) Give() {
	q.mu.Lock()
	defer q.mu.Unlock()
	if len(q.order) == 0 {
		q.free++
		return
	}
	who := q.order[0]
	line := q.lines[who]
	close(line[0])
	q.order = append(q.order[1:], who)
	q.keep(who, line[1:])
}
