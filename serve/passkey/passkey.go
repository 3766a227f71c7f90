// Package passkey says what a server needs of passkeys. Package webauthn below it does the work.
package passkey

import (
	"encoding/json"
	"errors"
)

// The errors of an Authority that are the fault of the client.
var (
	// ErrSite says that a site cannot have passkeys.
	ErrSite = errors.New("passkeys are not available at this address; the server needs a domain name")
	// ErrProof says that an answer proves nothing.
	ErrProof = errors.New("the passkey's response could not be verified")
)

// Site is where passkeys are asked for: the address of the page, and the name in it.
type Site struct{ Origin, Host string }

// Holder is someone with passkeys.
type Holder struct {
	ID, Name string
	Keys     []json.RawMessage // the credentials
}

// Key is a passkey. What is in the credential is the authority's own business; the server keeps it.
type Key struct {
	ID         []byte
	Credential json.RawMessage
}

// Ceremony is a question to a browser, and what the authority wants to know again with the answer.
type Ceremony struct {
	Options   json.RawMessage // for the browser
	Session   json.RawMessage
	Challenge string // names the ceremony
}

// Authority makes passkeys and checks what they answer. Its errors are ErrSite, ErrProof, those of find, or bugs.
type Authority interface {
	// Make asks for a new passkey of someone.
	Make(at Site, of Holder) (Ceremony, error)
	// Made checks the answer.
	Made(at Site, of Holder, session json.RawMessage, answer []byte) (Key, error)
	// Ask asks for any passkey that the browser has for a site.
	Ask(at Site) (Ceremony, error)
	// Check checks the answer, with the holder that find returns for an id. The credential of the passkey has
	// changed and is to be kept: it counts its uses.
	Check(at Site, session json.RawMessage, answer []byte, find func(id string) (Holder, error)) (Key, error)
}
