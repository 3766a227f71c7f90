package server

import (
	"context"

	"github.com/danielgtaylor/huma/v2"

	"koiogran/serve/passkey"
	"koiogran/serve/wire"
)

// Signed is a request of somebody who may be signed in. It is exported because only what is exported
// is filled in.
type Signed struct {
	Authorization string `header:"Authorization" maxLength:"200" doc:"Bearer and the token of a session."`
}

// Sited is Signed with the address of the page.
type Sited struct {
	Signed
	Origin string `header:"Origin" maxLength:"300" doc:"Of the page; a browser fills it in."`
}

// signedInput is a request with a message of somebody who may be signed in.
type signedInput[T any] struct {
	Signed
	Body T
}

// sitedInput is a request with a message from a page.
type sitedInput[T any] struct {
	Sited
	Body T
}

// who is the account that is signed in, nil if nobody says that they are.
func (s *Server) who(ctx context.Context, in *Signed) (*account, error) {
	if in.Authorization == "" {
		return nil, nil
	}
	return s.signedIn(ctx, in.Authorization)
}

// accountBody is how much a client may keep with an account, with what is around it.
const accountBody = mostKept + 4<<10

// own registers a route of whoever is signed in that answers with nothing.
func own[B any](s *Server, api huma.API, r route, f func(context.Context, *account, B) error) {
	huma.Register(api, r.operation(), func(ctx context.Context, in *signedInput[B]) (*struct{}, error) {
		a, err := s.signedIn(ctx, in.Authorization)
		if err == nil {
			err = f(ctx, a, in.Body)
		}
		return nil, s.problem(err)
	})
}

// fromPage registers a route of a page, of whoever is signed in there or of a guest, for whom the account
// is nil.
func fromPage[B, O any](s *Server, api huma.API, r route,
	f func(context.Context, passkey.Site, *account, B) (*O, error),
) {
	huma.Register(api, r.operation(), func(ctx context.Context, in *sitedInput[B]) (*body[*O], error) {
		at, err := siteOf(in.Origin)
		if err != nil {
			return nil, s.problem(err)
		}
		a, err := s.who(ctx, &in.Signed)
		if err != nil {
			return nil, s.problem(err)
		}
		out, err := f(ctx, at, a, in.Body)
		return &body[*O]{out}, s.problem(err)
	})
}

// accountRoutes are those of accounts.
func (s *Server) accountRoutes(api huma.API) {
	s.passkeyRoutes(api)
	huma.Register(api, route{"GET", "/account", "account", "All that is kept of you", smallBody,
		anyRequest, 2}.operation(),
		func(ctx context.Context, in *Signed) (*body[*wire.Account], error) {
			a, err := s.signedIn(ctx, in.Authorization)
			if err != nil {
				return nil, s.problem(err)
			}
			out, err := s.tellAccount(ctx, a)
			return &body[*wire.Account]{out}, s.problem(err)
		})
	huma.Register(api, route{"DELETE", "/account", "delete-account",
		"Delete your account and everything about you", smallBody, anyRequest, 20}.operation(),
		func(ctx context.Context, in *Signed) (*struct{}, error) {
			a, err := s.signedIn(ctx, in.Authorization)
			if err == nil {
				err = s.deleteAccount(ctx, a)
			}
			return nil, s.problem(err)
		})
	own(s, api, route{"PUT", "/account/name", "rename", "Give your account another name", smallBody,
		anyRequest, 5}, s.rename)
	own(s, api, route{"PUT", "/account/kept", "keep", "Keep squads and settings for your other devices",
		accountBody, anyRequest, 5}, s.keepFor)
	own(s, api, route{"POST", "/account/seats", "attach",
		"Hold a seat by your account, so that your other devices find it", smallBody, anyRequest, 3}, s.attach)
	huma.Register(api, route{"DELETE", "/account/seats/{id}", "detach",
		"Forget a seat on all your devices", smallBody, anyRequest, 1}.operation(),
		func(ctx context.Context, in *struct {
			Signed
			ID string `path:"id" minLength:"16" maxLength:"16"`
		}) (*struct{}, error) {
			a, err := s.signedIn(ctx, in.Authorization)
			if err == nil {
				err = s.drop(ctx, seatNote, seatKey(a.ID, in.ID))
			}
			return nil, s.problem(err)
		})
	huma.Register(api, route{"GET", "/ladder/{edition}", "ladder", "The strongest players of a game",
		smallBody, anyRequest, 5}.operation(),
		func(ctx context.Context, in *struct {
			Signed
			Edition string `path:"edition" maxLength:"20"`
		}) (*body[[]wire.Ranked], error) {
			a, err := s.who(ctx, &in.Signed)
			if err != nil {
				return nil, s.problem(err)
			}
			list, err := s.ladder(ctx, in.Edition, a)
			return &body[[]wire.Ranked]{list}, s.problem(err)
		})
}

// passkeyRoutes are those by which people make accounts and sign in.
func (s *Server) passkeyRoutes(api huma.API) {
	fromPage(s, api, route{"POST", "/account/passkeys/new", "new-passkey",
		"Begin to make a passkey, of your account or of a new one", smallBody, createRequest, 1}, s.newPasskey)
	fromPage(s, api, route{"POST", "/account/passkeys", "add-passkey",
		"Finish a passkey; a new account is signed in with it", squadBody, anyRequest, 3}, s.addPasskey)
	huma.Register(api, route{"DELETE", "/account/passkeys/{id}", "remove-passkey",
		"Remove a passkey of your account", smallBody, anyRequest, 3}.operation(),
		func(ctx context.Context, in *struct {
			Signed
			ID string `path:"id" maxLength:"400"`
		}) (*struct{}, error) {
			a, err := s.signedIn(ctx, in.Authorization)
			if err == nil {
				err = s.removePasskey(ctx, a, in.ID)
			}
			return nil, s.problem(err)
		})
	huma.Register(api, route{"POST", "/session/new", "new-session", "Begin to sign in", smallBody,
		anyRequest, 3}.operation(),
		func(ctx context.Context, in *Sited) (*body[*wire.Ceremony], error) {
			at, err := siteOf(in.Origin)
			if err != nil {
				return nil, s.problem(err)
			}
			out, err := s.newSession(ctx, at)
			return &body[*wire.Ceremony]{out}, s.problem(err)
		})
	fromPage(s, api, route{"POST", "/session", "sign-in", "Sign in with a passkey", squadBody, anyRequest, 3},
		s.signIn)
	huma.Register(api, route{"DELETE", "/session", "sign-out", "Sign out", smallBody, anyRequest,
		1}.operation(),
		func(ctx context.Context, in *Signed) (*struct{}, error) {
			return nil, s.problem(s.signOut(ctx, in.Authorization))
		})
}
