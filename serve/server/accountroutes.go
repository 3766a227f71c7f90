package server

import (
	"context"

	"koiogran/serve/passkey"
	"koiogran/serve/route"
	"koiogran/serve/wire"
)

// Signed is a request of someone who may be signed in. It is exported because only what is exported
// is filled in.
type Signed struct {
	Authorization string `header:"Authorization" maxLength:"200" doc:"The header \"Bearer\" followed by a session token."`
}

// Sited is Signed with the address of the page.
type Sited struct {
	Signed
	Origin string `header:"Origin" maxLength:"300" doc:"The origin of the page; set by the browser."`
}

// signedInput is a request with a message of someone who may be signed in.
type signedInput[T any] struct {
	Signed
	Body T
}

// sitedInput is a request with a message from a page.
type sitedInput[T any] struct {
	Sited
	Body T
}

// who is the account that is signed in, nil if no one says that they are.
func (s *Server) who(ctx context.Context, in *Signed) (*account, error) {
	if in.Authorization == "" {
		return nil, nil
	}
	return s.signedIn(ctx, in.Authorization)
}

// accountBody is how much a client may keep with an account, with what is around it.
const accountBody = mostKept + 4<<10

// onSigned is a route with a message of a player who is signed in, or of a guest, for whom the account is nil.
func onSigned[B, O any](s *Server, o route.Line, f func(context.Context, *B, *account) (O, error)) route.Route {
	return route.On(o, func(ctx context.Context, in *signedInput[B]) (none O, err error) {
		a, err := s.who(ctx, &in.Signed)
		if err != nil {
			return none, err
		}
		return f(ctx, &in.Body, a)
	})
}

// own is a route with a message of a player who is signed in that answers with nothing.
func own[B any](s *Server, o route.Line, f func(context.Context, *account, B) error) route.Route {
	return route.On(o, route.Silent(func(ctx context.Context, in *signedInput[B]) error {
		a, err := s.signedIn(ctx, in.Authorization)
		if err == nil {
			err = f(ctx, a, in.Body)
		}
		return err
	}))
}

// fromPage is a route with a message of a page, of a player who is signed in there or of a guest, for whom the account
// is nil.
func fromPage[B, O any](s *Server, o route.Line, f func(context.Context, passkey.Site, *account, B) (*O, error)) route.Route {
	return route.On(o, func(ctx context.Context, in *sitedInput[B]) (*O, error) {
		at, err := s.siteOf(ctx, in.Origin)
		if err != nil {
			return nil, err
		}
		a, err := s.who(ctx, &in.Signed)
		if err != nil {
			return nil, err
		}
		return f(ctx, at, a, in.Body)
	})
}

// accountRoutes lists the routes of accounts, including passkeys.
func (s *Server) accountRoutes() []route.Route {
	return append(s.passkeyRoutes(),
		route.On(route.Op("GET", "/account", "account", "Export all data stored about you", route.SmallBody, route.Any, 2),
			func(ctx context.Context, in *Signed) (*wire.Account, error) {
				a, err := s.signedIn(ctx, in.Authorization)
				if err != nil {
					return nil, err
				}
				return s.tellAccount(ctx, a)
			}),
		route.On(route.Op("DELETE", "/account", "delete-account", "Delete your account and everything about you", route.SmallBody,
			route.Any, 20),
			route.Silent(func(ctx context.Context, in *Signed) error {
				a, err := s.signedIn(ctx, in.Authorization)
				if err == nil {
					err = s.deleteAccount(ctx, a)
				}
				return err
			})),
		own(s, route.Op("PUT", "/account/name", "rename", "Rename your account", route.SmallBody, route.Any, 5), s.rename),
		own(s, route.Op("PUT", "/account/kept", "keep", "Save squads and settings for your other devices", accountBody,
			route.Any, 5), s.keepFor),
		own(s, route.Op("POST", "/account/seats", "attach",
			"Add a seat to your account, so that your other devices find it", route.SmallBody, route.Any, 3), s.attach),
		route.On(route.Op("DELETE", "/account/seats/{id}", "detach", "Remove a seat from all your devices", route.SmallBody, route.Any, 1),
			route.Silent(func(ctx context.Context, in *struct {
				Signed
				ID string `path:"id" minLength:"16" maxLength:"16"`
			}) error {
				a, err := s.signedIn(ctx, in.Authorization)
				if err == nil {
					err = s.drop(ctx, seatNote, seatKey(a.ID, in.ID))
				}
				return err
			})),
		route.On(route.Op("GET", "/ladder/{edition}", "ladder", "List the top players of a game", route.SmallBody, route.Any, 5),
			func(ctx context.Context, in *struct {
				Signed
				Edition string `path:"edition" maxLength:"20"`
			}) ([]wire.Ranked, error) {
				a, err := s.who(ctx, &in.Signed)
				if err != nil {
					return nil, err
				}
				return s.ladder(ctx, in.Edition, a)
			}))
}

// passkeyRoutes lists the routes that create accounts and sign people in.
func (s *Server) passkeyRoutes() []route.Route {
	return []route.Route{
		fromPage(s, route.Op("POST", "/account/passkeys/new", "new-passkey",
			"Begin to make a passkey, of your account or of a new one", route.SmallBody, route.Create, 1), s.newPasskey),
		fromPage(s, route.Op("POST", "/account/passkeys", "add-passkey",
			"Finish registering a passkey; a new account is also signed in", route.SquadBody, route.Any, 3), s.addPasskey),
		route.On(route.Op("DELETE", "/account/passkeys/{id}", "remove-passkey", "Remove a passkey from your account", route.SmallBody,
			route.Any, 3),
			route.Silent(func(ctx context.Context, in *struct {
				Signed
				ID string `path:"id" maxLength:"400"`
			}) error {
				a, err := s.signedIn(ctx, in.Authorization)
				if err == nil {
					err = s.removePasskey(ctx, a, in.ID)
				}
				return err
			})),
		route.On(route.Op("POST", "/session/new", "new-session", "Begin to sign in", route.SmallBody, route.Any, 3),
			func(ctx context.Context, in *Sited) (*wire.Ceremony, error) {
				at, err := s.siteOf(ctx, in.Origin)
				if err != nil {
					return nil, err
				}
				return s.newSession(ctx, at)
			}),
		fromPage(s, route.Op("POST", "/session", "sign-in", "Sign in with a passkey", route.SquadBody, route.Any, 3), s.signIn),
		route.On(route.Op("DELETE", "/session", "sign-out", "Sign out", route.SmallBody, route.Any, 1),
			route.Silent(func(ctx context.Context, in *Signed) error { return s.signOut(ctx, in.Authorization) })),
	}
}
