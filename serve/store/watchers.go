package store

import (
	"context"
	"sync"
)

// Watchers are those who want to hear of news in the same process.
type Watchers struct {
	mu   sync.Mutex
	list map[int]func(Notice)
	next int
}

// Watch calls f with the empty notice and then with every notice passed to Tell, until ctx is done.
func (w *Watchers) Watch(ctx context.Context, f func(Notice)) error {
	w.mu.Lock()
	at := w.next
	w.next++
	if w.list == nil {
		w.list = map[int]func(Notice){}
	}
	w.list[at] = f
	f(Notice{})
	w.mu.Unlock()
	<-ctx.Done()
	w.mu.Lock()
	delete(w.list, at)
	w.mu.Unlock()
	return ctx.Err()
}

// Tell passes a notice to all watchers. Notices of one caller arrive in order.
func (w *Watchers) Tell(n Notice) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, f := range w.list {
		f(n)
	}
}
