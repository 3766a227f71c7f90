package account

import (
	"context"

	"koiogran/serve/passkey"
	"koiogran/serve/route"
	"koiogran/serve/store"
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

// Who returns the account that is signed in, nil for a guest.
func (acc *Accounts) Who(ctx context.Context, in *Signed) (*Account, error) {
	if in.Authorization == "" {
		return nil, nil
	}
	return acc.signedIn(ctx, in.Authorization)
}

// AccountBody is how much a client may keep with an account, with what is around it.
const AccountBody = mostKept + 4<<10

// OnSigned returns a route with a message of a player who is signed in, or of a guest, for whom the account is nil.
func OnSigned[B, O any](acc *Accounts, o route.Line, f func(context.Context, *B, *Account) (O, error)) route.Route {
	return route.On(o, func(ctx context.Context, in *signedInput[B]) (none O, err error) {
		a, err := acc.Who(ctx, &in.Signed)
		if err != nil {
			return none, err
		}
		return f(ctx, &in.Body, a)
	})
}

// own returns a route with a message of a player who is signed in that answers with nothing.
func own[B any](acc *Accounts, o route.Line, f func(context.Context, *Account, B) error) route.Route {
	return route.On(o, route.Silent(func(ctx context.Context, in *signedInput[B]) error {
		a, err := acc.signedIn(ctx, in.Authorization)
		if err == nil {
			err = f(ctx, a, in.Body)
		}
		return err
	}))
}

// fromPage returns a route with a message of a page, of a player who is signed in there or of a guest, for whom the account
// is nil.
func fromPage[B, O any](acc *Accounts, o route.Line, f func(context.Context, passkey.Site, *Account, B) (*O, error)) route.Route {
	return route.On(o, func(ctx context.Context, in *sitedInput[B]) (*O, error) {
		at, err := acc.matches.Site(ctx, in.Origin)
		if err != nil {
			return nil, err
		}
		a, err := acc.Who(ctx, &in.Signed)
		if err != nil {
			return nil, err
		}
		return f(ctx, at, a, in.Body)
	})
}

// Routes lists the routes of accounts, including passkeys.
func (acc *Accounts) Routes() []route.Route {
	return append(acc.passkeyRoutes(),
		route.On(route.Op("GET", "/account", "account", "Export all data stored about you", route.SmallBody, route.Any, 2),
			func(ctx context.Context, in *Signed) (*wire.Account, error) {
				a, err := acc.signedIn(ctx, in.Authorization)
				if err != nil {
					return nil, err
				}
				return acc.tellAccount(ctx, a)
			}),
		route.On(route.Op("DELETE", "/account", "delete-account", "Delete your account and everything about you", route.SmallBody,
			route.Any, 20),
			route.Silent(func(ctx context.Context, in *Signed) error {
				a, err := acc.signedIn(ctx, in.Authorization)
				if err == nil {
					err = acc.deleteAccount(ctx, a)
				}
				return err
			})),
		own(acc, route.Op("PUT", "/account/name", "rename", "Rename your account", route.SmallBody, route.Any, 5), acc.rename),
		own(acc, route.Op("PUT", "/account/kept", "keep", "Save squads and settings for your other devices", AccountBody,
			route.Any, 5), acc.keepFor),
		own(acc, route.Op("POST", "/account/seats", "attach",
			"Add a seat to your account, so that your other devices find it", route.SmallBody, route.Any, 3), acc.attach),
		route.On(route.Op("DELETE", "/account/seats/{id}", "detach", "Remove a seat from all your devices", route.SmallBody, route.Any, 1),
			route.Silent(func(ctx context.Context, in *struct {
				Signed
				ID string `path:"id" minLength:"16" maxLength:"16"`
			}) error {
				a, err := acc.signedIn(ctx, in.Authorization)
				if err == nil {
					err = store.DropNote(ctx, acc.o.Store, seatNote, seatKey(a.ID, in.ID))
				}
				return err
			})),
		route.On(route.Op("GET", "/ladder/{edition}", "ladder", "List the top players of a game", route.SmallBody, route.Any, 5),
			func(ctx context.Context, in *struct {
				Signed
				Edition string `path:"edition" maxLength:"20"`
			}) ([]wire.Ranked, error) {
				a, err := acc.Who(ctx, &in.Signed)
				if err != nil {
					return nil, err
				}
				return acc.ladder(ctx, in.Edition, a)
			}))
}

// passkeyRoutes lists the routes that create accounts and sign people in.
func (acc *Accounts) passkeyRoutes() []route.Route {
	return []route.Route{
		fromPage(acc, route.Op("POST", "/account/passkeys/new", "new-passkey",
			"Begin to make a passkey, of your account or of a new one", route.SmallBody, route.Create, 1), acc.newPasskey),
		fromPage(acc, route.Op("POST", "/account/passkeys", "add-passkey",
			"Finish registering a passkey; a new account is also signed in", route.SquadBody, route.Any, 3), acc.addPasskey),
		route.On(route.Op("DELETE", "/account/passkeys/{id}", "remove-passkey", "Remove a passkey from your account", route.SmallBody,
			route.Any, 3),
			route.Silent(func(ctx context.Context, in *struct {
				Signed
				ID string `path:"id" maxLength:"400"`
			}) error {
				a, err := acc.signedIn(ctx, in.Authorization)
				if err == nil {
					err = acc.removePasskey(ctx, a, in.ID)
				}
				return err
			})),
		route.On(route.Op("POST", "/session/new", "new-session", "Begin to sign in", route.SmallBody, route.Any, 3),
			func(ctx context.Context, in *Sited) (*wire.Ceremony, error) {
				at, err := acc.matches.Site(ctx, in.Origin)
				if err != nil {
					return nil, err
				}
				return acc.newSession(ctx, at)
			}),
		fromPage(acc, route.Op("POST", "/session", "sign-in", "Sign in with a passkey", route.SquadBody, route.Any, 3), acc.signIn),
		route.On(route.Op("DELETE", "/session", "sign-out", "Sign out", route.SmallBody, route.Any, 1),
			route.Silent(func(ctx context.Context, in *Signed) error { return acc.signOut(ctx, in.Authorization) })),
	}
}
