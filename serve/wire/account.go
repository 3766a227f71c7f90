package wire

import "encoding/json"

// NewPasskey asks for a passkey: for a new account, or with a session in the header, for another
// device of an account.
type NewPasskey struct {
	Name string `json:"name,omitempty" maxLength:"30" doc:"Display name of the new account, visible to other players."`
}

// Ceremony is what a browser is asked for a passkey. Whatever it answers goes back with Sealed.
type Ceremony struct {
	Options json.RawMessage `json:"options" doc:"Options for navigator.credentials.create or get."`
	Sealed  string          `json:"sealed" doc:"Opaque data for the server; send it back."`
}

// PasskeyAnswer is what a browser has answered.
type PasskeyAnswer struct {
	Sealed     string          `json:"sealed" maxLength:"4000" doc:"The opaque data from the ceremony."`
	Credential json.RawMessage `json:"credential" doc:"PublicKeyCredential.toJSON()."`
	Label      string          `json:"label,omitempty" maxLength:"60" doc:"A name for the device."`
}

// SignedIn is a session of an account. Its token is a secret: anyone who has it is that account here.
type SignedIn struct {
	Token   string  `json:"token"`
	Account Account `json:"account"`
}

// Account is everything that the server stores about a person, as that person sees it.
type Account struct {
	ID       string          `json:"id"`
	Name     string          `json:"name"`
	Created  string          `json:"created" format:"date-time"`
	Passkeys []Passkey       `json:"passkeys"`
	Ratings  []AccountRating `json:"ratings"`
	Seats    []AccountSeat   `json:"seats" doc:"Ratings after each match, newest first."`
	// Kept is what the client keeps with the account: squads and settings.
	Kept json.RawMessage `json:"kept,omitempty"`
}

// Passkey is a device that can sign in.
type Passkey struct {
	ID      string `json:"id"`
	Label   string `json:"label"`
	Created string `json:"created" format:"date-time"`
}

// AccountRating is how strong a player is at one game.
type AccountRating struct {
	Edition   string `json:"edition"`
	Rating    int    `json:"rating"`
	Deviation int    `json:"deviation" doc:"The uncertainty of the rating."`
	Settled   bool   `json:"settled" doc:"Whether the rating is certain enough for the ladder."`
	Matches   int    `json:"matches"`
	// Past is the rating after each of the last matches, the oldest first.
	Past []int `json:"past,omitempty"`
}

// AccountSeat is a seat of a match that an account holds.
type AccountSeat struct {
	ID    string `json:"id" minLength:"16" maxLength:"16"`
	Token string `json:"token" maxLength:"100"`
	Text  string `json:"text,omitempty" maxLength:"200" doc:"The client's name for the match."`
}

// Rename gives an account another name.
type Rename struct {
	Name string `json:"name" minLength:"1" maxLength:"30"`
}

// Ranked is a place of the ladder of a game.
type Ranked struct {
	Place int    `json:"place"`
	Name  string `json:"name"`
	You   bool   `json:"you,omitempty"`
	AccountRating
}

// PushKey is a server's public key for push services.
type PushKey struct {
	Key string `json:"key" doc:"The applicationServerKey for PushManager.subscribe."`
}

// Subscription is where a browser can be notified while no page is open, as
// PushSubscription.toJSON() returns it.
type Subscription struct {
	Endpoint string `json:"endpoint" maxLength:"1000"`
	Keys     struct {
		Auth   string `json:"auth" maxLength:"100"`
		P256dh string `json:"p256dh" maxLength:"200"`
	} `json:"keys"`
}

// Pushed is a notification that a browser gets while no page is open.
type Pushed struct {
	Match string `json:"match"`
	Text  string `json:"text"`
}
