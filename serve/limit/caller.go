package limit

import (
	"context"

	"koiogran/serve/secrets"
)

// Caller is who is counted for what they ask: a token that holds a seat or an account counts for itself, and
// all else for its address. This many phones behind one address keep each other from nothing.
type Caller struct {
	Address string // the address
	Token   string // the hash of the token, empty if none is known to hold anything
}

// Name returns the key that the caller is counted under first.
func (c Caller) Name() string {
	if c.Token != "" {
		return c.Token
	}
	return c.Address
}

// ByToken returns the caller of a token alone, wherever it comes from.
func ByToken(token string) Caller { return Caller{Address: string(secrets.Hash(token))} }

// callerKey is the key of the caller in the context of a request.
type callerKey struct{}

// WithCaller notes the caller of a request in its context.
func WithCaller(ctx context.Context, c Caller) context.Context {
	return context.WithValue(ctx, callerKey{}, c)
}

// CallerOf returns the caller of a request; the server itself is none.
func CallerOf(ctx context.Context) Caller {
	c, _ := ctx.Value(callerKey{}).(Caller)
	return c
}
