package wire

// NewSeat says who is where with what.
type NewSeat struct {
	Who   string `json:"who" enum:"you,friend,bot"`
	Bot   string `json:"bot,omitempty" doc:"The bot, with or without a manner; the strongest one by default."`
	Ready string `json:"ready,omitempty" doc:"The id of a ready-made squad,"`
	XWS   string `json:"xws,omitempty" maxLength:"65536" doc:"or a squad file."`
}

// Created is a seat of a match, with the token that holds it. It is a secret: anyone who has it plays.
type Created struct {
	ID    string `json:"id"`
	Seat  Seat   `json:"seat" doc:"Your seat; 0 if you are watching."`
	Token string `json:"token,omitempty" doc:"The token of your seat."`
	Link  string `json:"link,omitempty" doc:"The invitation token; the first person to use it takes the friend's seat."`
	// Links are the links of friends' seats of a match in teams: all of them for its creator, and the partner's
	// for anyone who takes a seat beside a free one.
	Links []SeatLink `json:"links,omitempty"`
}

// SeatLink is the link of a free seat of a match in teams.
type SeatLink struct {
	Seat Seat   `json:"seat"`
	Link string `json:"link" doc:"The first person to open it takes the seat."`
}

// Take takes a free seat by its link.
type Take struct {
	Link string `json:"link" maxLength:"100" doc:"The invitation token, as returned to the match's creator."`
	Name string `json:"name,omitempty" maxLength:"30" doc:"Your name, visible to other players."`
	// Token makes asking again harmless: anyone who did not hear the answer sends the same.
	Token string `json:"token,omitempty" pattern:"^[A-Za-z0-9_-]{43}$" doc:"32 random bytes in base64url, which become the token of your seat. Sending the same bytes again returns the same seat."`
}

// Sit takes the free seat of an open table.
type Sit struct {
	Name  string `json:"name,omitempty" maxLength:"30" doc:"Your name, visible to other players."`
	Token string `json:"token,omitempty" pattern:"^[A-Za-z0-9_-]{43}$" doc:"32 random bytes in base64url, which become the token of your seat. Sending the same bytes again returns the same seat."`
}

// Renew replaces the token of a seat.
type Renew struct {
	Token string `json:"token,omitempty" pattern:"^[A-Za-z0-9_-]{43}$" doc:"32 random bytes in base64url, which become the new token of your seat. Sending the same bytes again has no further effect."`
}

// Standing is how a match stands for the viewer who asks.
type Standing struct {
	Position      int       `json:"position" doc:"The position of the last event."`
	Waiting       []Seat    `json:"waiting" doc:"The seats that must answer; empty while bots play."`
	Free          []Seat    `json:"free,omitempty" doc:"The seats whose invitation link no one has opened yet."`
	Question      *Question `json:"question,omitempty" doc:"Your question."`
	Names         []string  `json:"names,omitempty" doc:"The players' names, by seat."`
	Clock         *Clock    `json:"clock,omitempty" doc:"Remaining time, if there is a limit."`
	Offers        []Offer   `json:"offers" doc:"Open offers."`
	Takeback      string    `json:"takeback,omitempty" doc:"The choice that taking back your last answer would undo."`
	TakebackParts Parts     `json:"takebackParts,omitempty" doc:"The parts of takeback."`
	Result        *Result   `json:"result,omitempty" doc:"The result; absent while the match is in progress."`
}

// MySeats asks which of someone's matches wait for them.
type MySeats struct {
	Seats []MySeat `json:"seats" maxItems:"40"`
}

// MySeat is a seat that someone holds.
type MySeat struct {
	ID    string `json:"id" minLength:"16" maxLength:"16"`
	Token string `json:"token" maxLength:"100"`
}

// Turn is where a match stands for anyone who holds a seat of it.
type Turn struct {
	ID    string   `json:"id"`
	Yours bool     `json:"yours" doc:"Whether you must answer."`
	Over  bool     `json:"over"`
	Round int      `json:"round" doc:"0 during setup."`
	Left  *int     `json:"left,omitempty" doc:"Milliseconds left for your answer, if there is a limit."`
	Names []string `json:"names,omitempty" doc:"The players' names, by seat."`
}

// Presence says who is at the table of a match, and for how long nothing has happened there.
type Presence struct {
	Here []Seat `json:"here" doc:"The seats with a connected client."`
	Away []int  `json:"away" nullable:"false" doc:"How many seconds each player has been away; 0 if present, or if the server does not know yet."`
	Open int    `json:"open" doc:"How many seconds the current questions have been open."`
	// Claim is absent where the seat that asks cannot claim the match, no matter who stays away.
	Claim *int `json:"claim,omitempty" doc:"Seconds until you may claim the match."`
}

// Clock is how much time the players of a match have left. The server sends it with everything that
// happens; in between, the clocks in Runs run down.
type Clock struct {
	Left   []int  `json:"left" nullable:"false" doc:"Each player's remaining milliseconds."`
	Runs   []Seat `json:"runs" doc:"The seats whose clocks are running."`
	Lapses []int  `json:"lapses" nullable:"false" doc:"How many times the computer answered because a player ran out of time."`
}
