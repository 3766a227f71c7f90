package wire

// Lobby is what a match can be made of.
type Lobby struct {
	Editions []Edition    `json:"editions"`
	Squads   []ReadySquad `json:"squads" doc:"Squads that are ready to fly."`
	Bots     []Bot        `json:"bots" doc:"Programs that play, the best one first."`
	Settings []Choosable  `json:"settings" doc:"What a table can agree on."`
	Ways     []Way        `json:"ways" doc:"Ways to play besides the usual match."`
	Phrases  []Phrase     `json:"phrases" doc:"What players can say with one press."`
}

// Way is a way to play an edition that is not the usual match: a mission, or another kind of match.
type Way struct {
	ID      string `json:"id"`
	Edition string `json:"edition"`
	Name    string `json:"name"`
	Text    string `json:"text" doc:"What it is."`
	Teams   []Team `json:"teams,omitempty" doc:"The teams in which three or four can play it."`
	// Squads says what is flown: squads of quick builds, squads of a format of its own, own squads or
	// those that it lists, or those that it lists alone.
	Squads string       `json:"squads" enum:"quick,format,either,listed"`
	Forces []ReadySquad `json:"forces,omitempty" doc:"The two that it lists, by player."`
}

// Edition is a game that can be played.
type Edition struct {
	ID      string `json:"id"`
	Name    string `json:"name"`
	Version string `json:"version" doc:"Of its rules and points."`
	Teams   []Team `json:"teams,omitempty" doc:"The teams in which three or four can play its usual match."`
}

// Team is a number of players above two, and what each of them can fly.
type Team struct {
	Seats int `json:"seats" doc:"How many players: 1 and 3 play against 2 and 4."`
	// Points are each player's share of the points of a team.
	Points []int `json:"points" nullable:"false" doc:"By seat."`
	// Ready are the ids of ready squads that keep to a player's share of the points. The first ones of
	// all seats can be flown together.
	Ready [][]string `json:"ready" nullable:"false" doc:"By seat."`
}

// ReadySquad is a squad that the server keeps ready.
type ReadySquad struct {
	ID      string   `json:"id"`
	Name    string   `json:"name"`
	Edition string   `json:"edition"`
	Faction string   `json:"faction"`
	Points  int      `json:"points"`
	Ships   []string `json:"ships" doc:"A line for each ship."`
	XWS     string   `json:"xws" doc:"The squad file."`
	Ways    []string `json:"ways,omitempty" doc:"The ways to play with quick builds or a format of their own that it fits."`
	Alone   bool     `json:"alone,omitempty" doc:"It fits these ways alone, and no usual match."`
}

// Bot is a program that plays.
type Bot struct {
	ID   string `json:"id"`
	Text string `json:"text"`
}

// Choosable is a setting of a match. A switch is on or off, a number counts from 0, which stands
// for none.
type Choosable struct {
	ID      string `json:"id"`
	Text    string `json:"text"`
	Kind    string `json:"kind" enum:"switch,number"`
	Default int    `json:"default" doc:"1 for a switch that is on."`
	Most    int    `json:"most"`
	Edition string `json:"edition,omitempty" doc:"The edition that alone has it."`
	Way     string `json:"way,omitempty" doc:"The way to play that alone has it."`
}

// NewMatch asks for a match.
type NewMatch struct {
	// Seats are two, or up to four for a match in teams: 1 and 3 play against 2 and 4.
	Seats []NewSeat `json:"seats" minItems:"2" maxItems:"4" nullable:"false" doc:"Player 1 sits at the lower edge."`
	Name  string    `json:"name,omitempty" maxLength:"30" doc:"Yours, for the others to see."`
	// Dice are those that the server has promised; it draws others if they are left out.
	Dice *PromisedDice `json:"dice,omitempty"`
	Agreement
}

// Promise is dice for a match that is about to be made. The server knows their secret before it is
// told what the client adds to them, and cannot change it afterward.
type Promise struct {
	Commitment string `json:"commitment" doc:"SHA-256 of their secret."`
	Sealed     string `json:"sealed" doc:"The secret, which only this server can read."`
}

// PromisedDice are dice that the server has promised, with what the client adds to them.
type PromisedDice struct {
	Sealed string `json:"sealed" maxLength:"200" doc:"As it was promised."`
	Nonce  string `json:"nonce" pattern:"^[0-9a-f]{16,64}$" doc:"To be mixed into the dice."`
}

// Agreement is what the players of a match agree on before they bring squads.
type Agreement struct {
	Edition string `json:"edition,omitempty" maxLength:"40" doc:"That of the squads if left out."`
	Way     string `json:"way,omitempty" maxLength:"40" doc:"A way of the lobby, else the usual match."`
	// Settings are those of the lobby by their ids; those left out are at their defaults.
	Settings map[string]int `json:"settings,omitempty"`
	Public   bool           `json:"public,omitempty" doc:"List it for those who want to watch."`
}

// NewInvitation invites friends to a match to which each player brings a squad.
type NewInvitation struct {
	Seat Seat `json:"seat,omitempty" minimum:"0" maximum:"4" doc:"Yours; 1 if left out."`
	// Seats above 2 make a match in teams: 1 and 3 play against 2 and 4.
	Seats int `json:"seats,omitempty" minimum:"0" maximum:"4" doc:"How many players; 2 if left out."`
	// Open lets anybody take the other seat of two from the list of tables, besides whoever has the link.
	Open bool   `json:"open,omitempty"`
	Host string `json:"host,omitempty" maxLength:"30" doc:"Your name, in that list and at the table."`
	// Programs take seats of a match in teams; those of the others are for friends.
	Programs []Program `json:"programs,omitempty" maxItems:"3"`
	Agreement
}

// Program is a program that takes a seat, with its squad.
type Program struct {
	Seat Seat   `json:"seat" minimum:"1" maximum:"4"`
	Bot  string `json:"bot" maxLength:"40" doc:"Which program."`
	// Bring is its squad; without one, it brings a ready squad that its team may fly.
	Bring
}

// DrawnSquad asks for a squad drawn at random that can be flown under an agreement.
type DrawnSquad struct {
	Seat  Seat `json:"seat,omitempty" minimum:"0" maximum:"4" doc:"Whose squad; 1 if left out."`
	Seats int  `json:"seats,omitempty" minimum:"0" maximum:"4" doc:"How many players; 2 if left out."`
	// Partner is what the partner of the seat brings, if that is settled.
	Partner *Bring `json:"partner,omitempty"`
	Agreement
}

// OpenTable is an invitation whose free seat anybody may take.
type OpenTable struct {
	ID       string    `json:"id"`
	Host     string    `json:"host,omitempty" doc:"The name of whoever waits there."`
	Seat     Seat      `json:"seat" doc:"The free one."`
	Edition  string    `json:"edition"`
	Way      string    `json:"way,omitempty" doc:"The id of the way to play."`
	Settings []Setting `json:"settings" doc:"What the table has agreed on."`
	Waiting  int       `json:"waiting" doc:"Seconds since it was set."`
}

// Pair asks for an opponent.
type Pair struct {
	Edition string `json:"edition" maxLength:"20"`
	Way     string `json:"way,omitempty" maxLength:"60" doc:"The id of a way to play; the usual match if empty."`
	// Settings are what the table is to agree on, as in Agreement.
	Settings map[string]int `json:"settings,omitempty"`
	Host     string         `json:"host,omitempty" maxLength:"30" doc:"Your name in the list of tables."`
	Token    string         `json:"token,omitempty" pattern:"^[A-Za-z0-9_-]{43}$" doc:"32 random bytes of your own in base64url, by which you hold the seat. Sent again, it opens the same seat."`
}

// Bring is the squad that a seat brings to an invitation; nothing takes back what it has brought.
type Bring struct {
	Nonce string `json:"nonce,omitempty" pattern:"^[0-9a-f]{16,64}$" doc:"To be mixed into the dice."`
	Ready string `json:"ready,omitempty" maxLength:"100" doc:"The id of a ready squad,"`
	XWS   string `json:"xws,omitempty" maxLength:"65536" doc:"or a squad file."`
}

// Invitation is a match whose squads are being chosen, as one of its seats may know it.
type Invitation struct {
	ID       string      `json:"id"`
	Seat     Seat        `json:"seat" doc:"Yours."`
	Seats    int         `json:"seats,omitempty" doc:"How many players, where they play in teams."`
	Partner  *ReadySquad `json:"partner,omitempty" doc:"The squad of your partner, once it is there."`
	Programs []string    `json:"programs,omitempty" doc:"The programs by seat, empty where a person sits."`
	Edition  string      `json:"edition"`
	Way      string      `json:"way,omitempty" doc:"The id of the way to play."`
	Threat   int         `json:"threat,omitempty" doc:"Of each side's quick builds."`
	Settings []Setting   `json:"settings" doc:"What the table has agreed on."`
	Free     []Seat      `json:"free,omitempty" doc:"The seats whose link nobody has opened yet."`
	Open     bool        `json:"open,omitempty" doc:"Anybody may take the free seat."`
	Names    []string    `json:"names,omitempty" doc:"Of the players by seat, as they call themselves."`
	Ready    []Seat      `json:"ready" doc:"The seats whose squad is there."`
	Squad    *ReadySquad `json:"squad,omitempty" doc:"Yours, which nobody else is told of."`
	Here     []Seat      `json:"here" doc:"The seats whose client reads the stream."`
	Dice     Dice        `json:"dice" doc:"How the dice of the match are kept fair."`
	Match    string      `json:"match,omitempty" doc:"The id of the match, once both squads are there."`
	Position int         `json:"position" doc:"How often squads were brought or taken back."`
}

// NewReplayMatch asks for a match that goes on from a place of a record.
type NewReplayMatch struct {
	Seats  []NewSeat `json:"seats" minItems:"2" maxItems:"4" nullable:"false" doc:"Who sits where; squads are those of the record."`
	Match  string    `json:"match,omitempty" doc:"A finished match,"`
	Record string    `json:"record,omitempty" maxLength:"1048576" doc:"or a record."`
	At     int       `json:"at" minimum:"0" doc:"How many of its choices have been made."`
	Public bool      `json:"public,omitempty"`
}

// Phrase is something that players can say with one press.
type Phrase struct {
	ID   string `json:"id"`
	Text string `json:"text"`
}

// NewWords is what a player says to all others, partner and opponents alike (1e.team.talk-public): a phrase, or words of their own.
type NewWords struct {
	Phrase string `json:"phrase,omitempty" maxLength:"20" doc:"The id of a phrase of the lobby,"`
	Text   string `json:"text,omitempty" maxLength:"200" doc:"or anything."`
}

// Words are what a player has said. Only the players are told, all of them.
type Words struct {
	At     int    `json:"at" doc:"The position at which it was said."`
	Seat   Seat   `json:"seat"`
	Text   string `json:"text"`
	Phrase bool   `json:"phrase,omitempty" doc:"It is one of the phrases of the lobby."`
}

// Report tells whoever runs the server how another player behaves.
type Report struct {
	Why string `json:"why" minLength:"1" maxLength:"500"`
}

// State is all that a viewer may know of a match.
type State struct {
	Match  Match   `json:"match"`
	Table  Table   `json:"table"`
	Events []Event `json:"events" doc:"What has happened so far."`
	Words  []Words `json:"words,omitempty" doc:"What the players have said last."`
	Standing
}

// Update is what has happened since the last update.
type Update struct {
	Events []Event `json:"events"`
	Changed
}

// Changed is what an update tells behind the events.
type Changed struct {
	Table Table   `json:"table" doc:"What of the table has changed."`
	Dice  *Dice   `json:"dice,omitempty" doc:"Once the match is over."`
	Words []Words `json:"words,omitempty" doc:"What a player has said meanwhile."`
	Standing
}

// AppendUpdate appends an update as Append does, whose events have been written before.
func AppendUpdate(b, events []byte, c *Changed) ([]byte, error) {
	b = append(append(b, `{"events":`...), events...)
	at := len(b)
	b, err := Append(b, c)
	if err == nil {
		b[at] = ',' // in place of the brace
	}
	return b, err
}

// Answer answers the open question.
type Answer struct {
	Question int    `json:"question" minimum:"0" doc:"Question.number; any for concede."`
	Answer   string `json:"answer" maxLength:"200" doc:"Option.answer, place … or concede."`
}

// Hello is the first message of a client over a socket.
type Hello struct {
	Token string `json:"token,omitempty" maxLength:"200" doc:"Of the seat; without one you watch."`
	After int    `json:"after" doc:"The position behind which it begins; -1 for all of the match."`
}

// SocketAnswer is any other message of a client over a socket.
type SocketAnswer struct {
	Answer
	Tag int `json:"tag,omitempty" doc:"Where it is not 0, the reply repeats it. Without one there is a reply to what is refused alone."`
}

// Reply tells what has come of a message over a socket.
type Reply struct {
	Tag    int    `json:"tag"`
	Status int    `json:"status" doc:"204 for an answer that is kept, else what a request would be told."`
	Detail string `json:"detail,omitempty" doc:"Why it is refused."`
}

// Try asks whether an answer would be legal.
type Try struct {
	Answer string `json:"answer" maxLength:"200"`
}

// Tried says whether an answer would be legal.
type Tried struct {
	Legal bool   `json:"legal"`
	Why   string `json:"why,omitempty" doc:"Why it is not."`
}

// NewOffer offers something to the other side, agrees to what it offers, or declines.
type NewOffer struct {
	Kind string `json:"kind" enum:"draw,takeback,rematch,no"`
}

// Offered says what became of an offer.
type Offered struct {
	Position int      `json:"position"`
	Agreed   bool     `json:"agreed" doc:"Both want it, and it is done."`
	Rematch  *Created `json:"rematch,omitempty" doc:"The match that follows."`
}

// Listed is a match that can be watched.
type Listed struct {
	ID       string   `json:"id"`
	Edition  string   `json:"edition"`
	Squads   []string `json:"squads" nullable:"false"`
	Bots     []string `json:"bots" nullable:"false"`
	Created  string   `json:"created" format:"date-time"`
	Idle     int      `json:"idle" doc:"Seconds since something happened in it."`
	Finished bool     `json:"finished"`
	Result   string   `json:"result,omitempty"`
}

// Replay is a match decision by decision, with what both sides knew.
type Replay struct {
	Match  Match        `json:"match"`
	Table  Table        `json:"table" doc:"Before the first choice."`
	Steps  []ReplayStep `json:"steps"`
	Result *Result      `json:"result,omitempty"`
}

// ReplayStep is a choice and what followed from it.
type ReplayStep struct {
	At       int     `json:"at" doc:"How many choices have been made with it."`
	Seat     Seat    `json:"seat" doc:"Who chose, 0 for chance."`
	Question string  `json:"question" doc:"What was asked."`
	Answer   string  `json:"answer" doc:"The choice in the words of a record."`
	Text     string  `json:"text" doc:"The choice in words."`
	Parts    Parts   `json:"parts,omitempty" doc:"The parts of the text."`
	Events   []Event `json:"events"`
	Table    Table   `json:"table" doc:"What of the table has changed, with both sides' secrets."`
}

// NewReplay is a record to be replayed.
type NewReplay struct {
	Record string `json:"record" maxLength:"1048576"`
}

// Clause is a rule.
type Clause struct {
	ID      string `json:"id"`
	Edition string `json:"edition"`
	Topic   string `json:"topic"`
	Rule    string `json:"rule"`
	Source  string `json:"source"`
	Note    string `json:"note,omitempty" doc:"What documents leave open, and the ruling."`
	Example string `json:"example,omitempty"`
	// Scenarios show the rule.
	Scenarios []ScenarioName `json:"scenarios"`
}

// ScenarioName is a scenario in a list.
type ScenarioName struct {
	ID    string `json:"id"`
	Title string `json:"title"`
}

// Scenario is an example of rules.
type Scenario struct {
	ScenarioName
	Edition string   `json:"edition"`
	Rules   []string `json:"rules" doc:"The clauses that it shows."`
	Text    string   `json:"text" doc:"As it is written, in YAML."`
	Before  string   `json:"before" doc:"A drawing of its table, in SVG."`
	After   string   `json:"after" doc:"The table at its end."`
	Events  []string `json:"events" doc:"What happens in it, in sentences."`
}

// FoundCard is a card of the catalogue.
type FoundCard struct {
	Edition string   `json:"edition"`
	Kind    string   `json:"kind"`
	ID      string   `json:"id"`
	Name    string   `json:"name"`
	Does    string   `json:"does,omitempty" doc:"In the project's own words."`
	Built   bool     `json:"built" doc:"Its ability is built, or it has none."`
	Facts   []string `json:"facts"`
}
