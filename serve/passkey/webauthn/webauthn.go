// Package webauthn is a passkey.Authority by WebAuthn.
package webauthn

import (
	"encoding/json"
	"fmt"

	"github.com/go-webauthn/webauthn/protocol"
	"github.com/go-webauthn/webauthn/webauthn"

	"koiogran/serve/passkey"
)

// Authority is a passkey.Authority.
type Authority struct{}

// user is a holder as the library wants to see it.
type user struct {
	passkey.Holder
	keys []webauthn.Credential
}

// userOf reads the credentials of a holder.
func userOf(of passkey.Holder) (user, error) {
	u := user{Holder: of, keys: make([]webauthn.Credential, len(of.Keys))}
	for i, text := range of.Keys {
		if err := json.Unmarshal(text, &u.keys[i]); err != nil {
			return u, fmt.Errorf("webauthn: a passkey of account %s: %w", of.ID, err)
		}
	}
	return u, nil
}

// WebAuthnID implements webauthn.User.
func (u user) WebAuthnID() []byte { return []byte(u.ID) }

// WebAuthnName implements webauthn.User.
func (u user) WebAuthnName() string { return u.Name }

// WebAuthnDisplayName implements webauthn.User.
func (u user) WebAuthnDisplayName() string { return u.Name }

// WebAuthnCredentials implements webauthn.User.
func (u user) WebAuthnCredentials() []webauthn.Credential { return u.keys }

// library returns the library, set up for a site.
func library(at passkey.Site) (*webauthn.WebAuthn, error) {
	w, err := webauthn.New(&webauthn.Config{
		RPID: at.Host, RPDisplayName: "Koiogran", RPOrigins: []string{at.Origin},
		AttestationPreference: protocol.PreferNoAttestation,
		AuthenticatorSelection: protocol.AuthenticatorSelection{
			ResidentKey:      protocol.ResidentKeyRequirementRequired,
			UserVerification: protocol.VerificationPreferred,
		},
	})
	if err != nil {
		return nil, passkey.ErrSite
	}
	return w, nil
}

// ceremony returns what the library asks, written out.
func ceremony(options any, data *webauthn.SessionData) (c passkey.Ceremony, err error) {
	if c.Options, err = json.Marshal(options); err != nil {
		return c, err
	}
	c.Challenge = data.Challenge
	c.Session, err = json.Marshal(data)
	return c, err
}

// Make implements passkey.Authority.
func (Authority) Make(at passkey.Site, of passkey.Holder) (passkey.Ceremony, error) {
	var none passkey.Ceremony
	w, err := library(at)
	if err != nil {
		return none, err
	}
	u, err := userOf(of)
	if err != nil {
		return none, err
	}
	options, data, err := w.BeginRegistration(u,
		webauthn.WithExclusions(webauthn.Credentials(u.keys).CredentialDescriptors()))
	if err != nil {
		return none, err
	}
	return ceremony(options.Response, data)
}

// Made implements passkey.Authority.
func (Authority) Made(at passkey.Site, of passkey.Holder, session json.RawMessage, answer []byte) (passkey.Key,
	error,
) {
	var none passkey.Key
	w, err := library(at)
	if err != nil {
		return none, err
	}
	u, err := userOf(of)
	if err != nil {
		return none, err
	}
	var data webauthn.SessionData
	if err := json.Unmarshal(session, &data); err != nil {
		return none, err
	}
	parsed, err := protocol.ParseCredentialCreationResponseBytes(answer)
	if err != nil || parsed.Response.CollectedClientData.Origin != at.Origin {
		return none, passkey.ErrProof
	}
	made, err := w.CreateCredential(u, data, parsed)
	if err != nil {
		return none, passkey.ErrProof
	}
	return keyOf(made)
}

// keyOf writes a passkey out.
func keyOf(c *webauthn.Credential) (passkey.Key, error) {
	text, err := json.Marshal(c)
	return passkey.Key{ID: c.ID, Credential: text}, err
}

// Ask implements passkey.Authority.
func (Authority) Ask(at passkey.Site) (passkey.Ceremony, error) {
	w, err := library(at)
	if err != nil {
		return passkey.Ceremony{}, err
	}
	options, data, err := w.BeginDiscoverableLogin()
	if err != nil {
		return passkey.Ceremony{}, err
	}
	return ceremony(options.Response, data)
}

// Check implements passkey.Authority.
func (Authority) Check(at passkey.Site, session json.RawMessage, answer []byte,
	find func(id string) (passkey.Holder, error),
) (passkey.Key, error) {
	var none passkey.Key
	w, err := library(at)
	if err != nil {
		return none, err
	}
	var data webauthn.SessionData
	if err := json.Unmarshal(session, &data); err != nil {
		return none, err
	}
	parsed, err := protocol.ParseCredentialRequestResponseBytes(answer)
	if err != nil || parsed.Response.CollectedClientData.Origin != at.Origin { // the library takes other spellings
		return none, passkey.ErrProof
	}
	var unfound error
	_, used, err := w.ValidatePasskeyLogin(func(_, handle []byte) (webauthn.User, error) {
		of, err := find(string(handle))
		if err == nil {
			var u user
			if u, err = userOf(of); err == nil {
				return u, nil
			}
		}
		unfound = err
		return nil, err
	}, data, parsed)
	switch {
	case unfound != nil:
		return none, unfound
	case err != nil, used.Authenticator.CloneWarning: // its counter shows that there is a copy of it
		return none, passkey.ErrProof
	}
	return keyOf(used)
}
