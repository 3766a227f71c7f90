package server

import (
	"sync"
)

// scratches are bytes that messages are written to before it is known how long they are.
var scratches = sync.Pool{New: func() any { return new([]byte) }}

// drafted lets something be written to bytes that the next message takes over.
func drafted(write func(b []byte) ([]byte, error)) error {
	scratch := scratches.Get().(*[]byte)
	b, err := write((*scratch)[:0])
	if cap(b) <= 1<<20 { // few are longer than a match that is over
		*scratch = b
	}
	scratches.Put(scratch)
	return err
}
