package wire

// NewSeat says who sits where with what.
type NewSeat struct {
	Who   string `json:"who" enum:"you,friend,bot"`
	Bot   string `json:"bot,omitempty" doc:"Which program; the best one if left out."`
	Ready string `json:"ready,omitempty" doc:"The id of a ready squad,"`
	XWS   string `json:"xws,omitempty" maxLength:"65536" doc:"or a squad file."`
}

// Created is a seat of a match, with the token that holds it. It is a secret: whoever has it plays.
type Created struct {
	ID    string `json:"id"`
	Seat  Seat   `json:"seat" doc:"Yours; 0 where you watch."`
	Token string `json:"token,omitempty" doc:"Of your seat."`
	Link  string `json:"link,omitempty" doc:"Whoever opens it first takes the friend's seat."`
	// Links are those of all friends' seats of a match in teams.
	Links []SeatLink `json:"links,omitempty"`
}

// SeatLink is the link of a free seat of a match in teams.
type SeatLink struct {
	Seat Seat   `json:"seat"`
	Link string `json:"link" doc:"Whoever opens it first takes the seat."`
}

// Take takes a free seat by its link.
type Take struct {
	Link string `json:"link" maxLength:"100" doc:"As whoever made the match was given it."`
	Name string `json:"name,omitempty" maxLength:"30" doc:"Yours, for the others to see."`
	// Token makes asking again harmless: whoever did not hear the answer sends the same.
	Token string `json:"token,omitempty" pattern:"^[A-Za-z0-9_-]{43}$" doc:"32 random bytes of your own in base64url, by which you hold the seat. Sent again, it opens the same seat."`
}

// Sit takes the free seat of an open table.
type Sit struct {
	Name  string `json:"name,omitempty" maxLength:"30" doc:"Yours, for the others to see."`
	Token string `json:"token,omitempty" pattern:"^[A-Za-z0-9_-]{43}$" doc:"32 random bytes of your own in base64url, by which you hold the seat. Sent again, it opens the same seat."`
}

// Renew replaces the token of a seat.
type Renew struct {
	Token string `json:"token,omitempty" pattern:"^[A-Za-z0-9_-]{43}$" doc:"32 random bytes of your own in base64url, by which you hold the seat from now on. Sent again, it tells the same."`
}

// Standing is how a match stands for who asks.
type Standing struct {
	Position      int       `json:"position" doc:"Of the last thing that happened."`
	Waiting       []Seat    `json:"waiting" doc:"Whose answers are awaited; nobody's while programs play."`
	Free          []Seat    `json:"free,omitempty" doc:"The seats whose link nobody has opened yet."`
	Question      *Question `json:"question,omitempty" doc:"What you are asked."`
	Names         []string  `json:"names,omitempty" doc:"Of the players by seat, as they call themselves."`
	Clock         *Clock    `json:"clock,omitempty" doc:"How much time is left, where there is a limit."`
	Offers        []Offer   `json:"offers" doc:"What is offered and not answered yet."`
	Takeback      string    `json:"takeback,omitempty" doc:"What a takeback of your last answer undoes."`
	TakebackParts Parts     `json:"takebackParts,omitempty" doc:"The parts of takeback."`
	Result        *Result   `json:"result,omitempty" doc:"How it ended; absent while it goes on."`
}

// MySeats asks which of somebody's matches wait for them.
type MySeats struct {
	Seats []MySeat `json:"seats" maxItems:"40"`
}

// MySeat is a seat that somebody holds.
type MySeat struct {
	ID    string `json:"id" minLength:"16" maxLength:"16"`
	Token string `json:"token" maxLength:"100"`
}

// Turn is where a match stands for whoever holds a seat of it.
type Turn struct {
	ID    string   `json:"id"`
	Yours bool     `json:"yours" doc:"Your answer is awaited."`
	Over  bool     `json:"over"`
	Round int      `json:"round" doc:"0 in the set-up."`
	Left  *int     `json:"left,omitempty" doc:"Milliseconds for your answer, where there is a limit."`
	Names []string `json:"names,omitempty" doc:"Of the players by seat."`
}

// Presence tells who is at the table of a match, and for how long nothing has happened there.
type Presence struct {
	Here []Seat `json:"here" doc:"The seats whose client reads the stream."`
	Away []int  `json:"away" nullable:"false" doc:"For how many seconds each player has been away, 0 while there."`
	Open int    `json:"open" doc:"For how many seconds the open questions have been open."`
	// Claim is absent where the seat that asks cannot claim the match, whoever stays away.
	Claim *int `json:"claim,omitempty" doc:"In how many seconds you may claim the match."`
}

// Clock is how much time the players of a match have left. It is told with everything that
// happens; in between, the time of those in Runs goes by.
type Clock struct {
	Left   []int  `json:"left" nullable:"false" doc:"Milliseconds of each player."`
	Runs   []Seat `json:"runs" doc:"Whose time goes by."`
	Lapses []int  `json:"lapses" nullable:"false" doc:"How often the computer has answered for want of time."`
}
