package route

import "context"

// The most bytes of what is sent to a server.
const (
	SmallBody = 4 << 10
	SquadBody = 160 << 10
	LargeBody = 1100 << 10
)

// Line is a line of the table without what it does.
type Line struct{ route Route }

// Op returns a line: the method, path, id and summary of an operation, how many bytes its message has at most, its kind, and
// as how many requests it counts.
func Op(method, path, id, summary string, bytes int64, kind Kind, weight int) Line {
	return Line{Route{Method: method, Path: path, ID: id, Summary: summary, Bytes: bytes, Kind: kind, Weight: weight}}
}

// input is a request with a message.
type input[T any] struct{ Body T }

// On returns a route that does f.
func On[I, O any](o Line, f func(context.Context, *I) (O, error)) Route { return Of(o.route, f) }

// OnBody returns a route that does f with a message.
func OnBody[B, O any](o Line, f func(context.Context, *B) (O, error)) Route {
	return On(o, func(ctx context.Context, in *input[B]) (O, error) { return f(ctx, &in.Body) })
}

// Silent is f for a route that answers with nothing.
func Silent[I any](f func(context.Context, *I) error) func(context.Context, *I) (Nothing, error) {
	return func(ctx context.Context, in *I) (Nothing, error) { return Nothing{}, f(ctx, in) }
}

// Soon is f for a route that no one interrupts.
func Soon[I, O any](f func(*I) (O, error)) func(context.Context, *I) (O, error) {
	return func(_ context.Context, in *I) (O, error) { return f(in) }
}

// Created returns a route that answers with a new thing.
func Created(r Route) Route {
	r.Created = true
	return r
}
