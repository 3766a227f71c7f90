package load

import (
	"context"

	"koiogran/serve/wire"
)

// Invite begins an invitation. The token of a session makes it the account's; it is empty for a guest.
func (c *Client) Invite(ctx context.Context, in wire.NewInvitation, session string) (wire.Created, error) {
	var out wire.Created
	return out, c.call(ctx, request{"POST", "/api/v1/invitations", session, in}, &out)
}

// TakeInvitation takes the free seat of an invitation by its link.
func (c *Client) TakeInvitation(ctx context.Context, id string, in wire.Take, session string) (wire.Created, error) {
	var out wire.Created
	return out, c.call(ctx, request{"POST", "/api/v1/invitations/" + id + "/seat", session, in}, &out)
}

// Bring brings a squad to an invitation.
func (c *Client) Bring(ctx context.Context, s Seat, b wire.Bring) (wire.Invitation, error) {
	var out wire.Invitation
	return out, c.call(ctx, request{"POST", "/api/v1/invitations/" + s.Match + "/squad", s.Token, b}, &out)
}

// FollowInvitation hands how an invitation stands to f whenever it changes, until the stream ends. A table is listed while its
// host follows it.
func (c *Client) FollowInvitation(ctx context.Context, s Seat, f func(Message)) error {
	return c.follow(ctx, request{"GET", "/api/v1/invitations/" + s.Match + "/events", s.Token, nil}, f)
}
