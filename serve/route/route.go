// Package route is a table of what a server answers: method, path, kind, weight, and the function that does it. It
// reads the parameters and the message of a request, and writes the answer. What may stand in them, and how they are
// described to others, is known to package schema, which a server in a browser does without.
package route

import (
	"context"
	"net/http"
	"reflect"
)

// Kind is what a request costs a server, for its limits.
type Kind uint8

// The kinds of requests that are limited apart.
const (
	Any    Kind = iota
	Create      // makes a match
	Heavy       // works for a while
	State       // sends a whole match: it waits for its turn among its like
	Long        // counts as a heavy one, and keeps none of them waiting
)

// Limited reports whether requests of a kind have a limit of their own.
func (k Kind) Limited() bool { return k == Create || k == Heavy || k == Long }

// Route is one line of the table.
type Route struct {
	Method, Path string
	ID           string // of the operation, for clients that are generated
	Summary      string
	Bytes        int64 // of a message, at most
	Kind         Kind
	Weight       int  // as this many requests it counts
	Created      bool // it answers with a new thing
	// The description of an answer that is not a message in JSON; nil for one that is.
	Tells *Tells

	// In is what a request is read into, and Out what is answered.
	In, Out reflect.Type

	call   func(context.Context, any) (any, error)
	make   func() any
	fields []field
	body   []int // where the message is in what a request is read into, nil where none does
}

// Tells describes an answer that is not a message in JSON.
type Tells struct {
	Status      int
	Description string // of the answer
	Detail      string // of the whole operation
	Media       string // such as text/event-stream
	Events      []Event
	Each        reflect.Type   // of all events, where they are of one kind
	Besides     []reflect.Type // messages that no path names
}

// Event is a server-sent event.
type Event struct {
	Name string
	Data reflect.Type
}

// Text is an answer in plain text.
type Text []byte

// Nothing is what is answered where nothing is to be said.
type Nothing struct{}

// None is a request without parameters.
type None struct{}

// Stream is an answer that goes on until someone leaves.
type Stream func(http.ResponseWriter, *http.Request)

// Of makes a route of a function. Its input is a struct whose fields say by their tags where they stand in a
// request: path, query or header; the message is its field Body. A nil pointer is answered with nothing.
func Of[I, O any](r Route, f func(context.Context, *I) (O, error)) Route {
	r.In, r.Out = reflect.TypeFor[I](), reflect.TypeFor[O]()
	r.make = func() any { return new(I) }
	r.call = func(ctx context.Context, in any) (any, error) { return f(ctx, in.(*I)) }
	r.Weight = max(r.Weight, 1)
	r.fields, r.body = fieldsOf(r.In)
	return r
}

// Call does what a route is for.
func (r *Route) Call(ctx context.Context, in any) (any, error) { return r.call(ctx, in) }

// HasBody reports whether requests have a message, and whether one without is refused.
func (r *Route) HasBody() (has, required bool) {
	if r.body == nil {
		return false, false
	}
	return true, r.In.FieldByIndex(r.body).Type.Kind() != reflect.Pointer
}

// Says reports whether something is said in an answer.
func (r *Route) Says() bool { return r.Out != reflect.TypeFor[Nothing]() }
