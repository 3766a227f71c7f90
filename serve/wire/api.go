package wire

// Lobby is what a match can be made of.
type Lobby struct {
	Program  string       `json:"program" doc:"The version of the program, such as v1.0.0."`
	Editions []Edition    `json:"editions"`
	Squads   []ReadySquad `json:"squads" doc:"Ready-made squads."`
	Bots     []Bot        `json:"bots" doc:"Available bots, strongest first."`
	Manners  []Manner     `json:"manners" nullable:"false" doc:"Styles of play for the bots that have manners."`
	Settings []Choosable  `json:"settings" doc:"Available match settings."`
	Ways     []Way        `json:"ways" doc:"Modes of play, other than the standard match."`
	Phrases  []Phrase     `json:"phrases" doc:"Predefined chat phrases."`
}

// Way is a way to play an edition that is not the usual match: a mission, or another kind of match.
type Way struct {
	ID      string `json:"id"`
	Edition string `json:"edition"`
	Name    string `json:"name"`
	Text    string `json:"text" doc:"A description."`
	Teams   []Team `json:"teams,omitempty" doc:"The team formats for three or four players."`
	// Squads says what is flown: squads of quick builds, squads of a format of its own, own squads or
	// those that it lists, or those that it lists alone.
	Squads string       `json:"squads" enum:"quick,format,either,listed"`
	Forces []ReadySquad `json:"forces,omitempty" doc:"The mission's two preset squads, by player."`
}

// Edition is a game that can be played.
type Edition struct {
	ID      string `json:"id"`
	Name    string `json:"name"`
	Version string `json:"version" doc:"The version of its rules and points."`
	// Points are the points lists that a table may go by; an edition with one alone has none.
	Points []PointsList `json:"points,omitempty" doc:"The points lists that a table may go by; the first is the usual one."`
	Teams  []Team       `json:"teams,omitempty" doc:"The team formats of its standard match for three or four players."`
}

// Team is a number of players above two, and what each of them can fly.
type Team struct {
	Seats int `json:"seats" doc:"How many players: players 1 and 3 play against players 2 and 4."`
	// Points are each player's share of the points of a team.
	Points []int `json:"points" nullable:"false" doc:"Points by seat."`
	// Ready are the ids of ready squads that keep to a player's share of the points. The first ones of
	// all seats can be flown together.
	Ready [][]string `json:"ready" nullable:"false" doc:"Whether each seat is ready."`
}

// ReadySquad is a squad that the server keeps ready.
type ReadySquad struct {
	ID      string   `json:"id"`
	Name    string   `json:"name"`
	Edition string   `json:"edition"`
	Faction string   `json:"faction"`
	Points  int      `json:"points"`
	Ships   []string `json:"ships" doc:"One line per ship."`
	XWS     string   `json:"xws" doc:"The squad file."`
	Ways    []string `json:"ways,omitempty" doc:"The modes that this squad fits, such as quick builds."`
	Alone   bool     `json:"alone,omitempty" doc:"The squad fits only these modes, not the standard match."`
}

// Bot is a program that plays.
type Bot struct {
	ID      string `json:"id"`
	Text    string `json:"text"`
	Manners bool   `json:"manners,omitempty" doc:"It can play in each of the manners: put the id of the manner and a hyphen before its id, as in careful-ace."`
}

// Manner is a style of play of a bot.
type Manner struct {
	ID   string `json:"id"`
	Text string `json:"text"`
}

// Choosable is a setting of a match. A switch is on or off, a number counts from 0, which stands
// for none.
type Choosable struct {
	ID      string `json:"id"`
	Text    string `json:"text"`
	Kind    string `json:"kind" enum:"switch,number"`
	Default int    `json:"default" doc:"1 for a switch that is turned on."`
	Most    int    `json:"most"`
	Group   string `json:"group" enum:"length,clocks,setup,watching,rules" doc:"The settings to show it with."`
	Edition string `json:"edition,omitempty" doc:"The only edition with this setting, if any."`
	Way     string `json:"way,omitempty" doc:"The only mode with this setting, if any."`
}

// NewMatch asks for a match.
type NewMatch struct {
	// Seats are two, or up to four for a match in teams: 1 and 3 play against 2 and 4.
	Seats []NewSeat `json:"seats" minItems:"2" maxItems:"4" nullable:"false" doc:"Player 1 is at the bottom edge."`
	Name  string    `json:"name,omitempty" maxLength:"30" doc:"Your name, visible to other players."`
	// Dice are those that the server has promised; it draws others if they are left out.
	Dice *PromisedDice `json:"dice,omitempty"`
	Agreement
}

// Promise is a commitment to the dice of a match that is about to be created. The server chooses the secret before
// it learns the client's nonce, and cannot change it afterward.
type Promise struct {
	Commitment string `json:"commitment" doc:"The SHA-256 hash of the dice secret."`
	Sealed     string `json:"sealed" doc:"The secret, sealed so that only this server can read it."`
}

// PromisedDice are dice that the server has promised, with what the client adds to them.
type PromisedDice struct {
	Sealed string `json:"sealed" maxLength:"200" doc:"The commitment that the server gave you."`
	Nonce  string `json:"nonce" pattern:"^[0-9a-f]{16,64}$" doc:"A nonce to mix into the dice."`
}

// Agreement is what the players of a match agree on before they bring squads.
type Agreement struct {
	Edition string `json:"edition,omitempty" maxLength:"40" doc:"The edition; by default, that of the squads."`
	Way     string `json:"way,omitempty" maxLength:"40" doc:"The id of a mode; the standard match by default."`
	List    string `json:"list,omitempty" maxLength:"80" doc:"The id of the points list used to check squads; the first of the edition by default."`
	// Settings has settings of the lobby by their ids; the others have their defaults.
	Settings map[string]int `json:"settings,omitempty"`
	Public   bool           `json:"public,omitempty" doc:"Whether others can find and watch the match."`
}

// NewInvitation invites friends to a match to which each player brings a squad.
type NewInvitation struct {
	Seat Seat `json:"seat,omitempty" minimum:"0" maximum:"4" doc:"Your seat; 1 by default."`
	// Seats above 2 make a match in teams: 1 and 3 play against 2 and 4.
	Seats int `json:"seats,omitempty" minimum:"0" maximum:"4" doc:"How many players; 2 by default."`
	// Open lets anyone take the other seat of two from the list of tables, apart from anyone who has the link.
	Open bool   `json:"open,omitempty"`
	Host string `json:"host,omitempty" maxLength:"30" doc:"Your name, shown in that list and at the table."`
	// Programs take seats of a match in teams; those of the others are for friends.
	Programs []Program `json:"programs,omitempty" maxItems:"3"`
	Agreement
}

// Program is a program that takes a seat, with its squad.
type Program struct {
	Seat Seat   `json:"seat" minimum:"1" maximum:"4"`
	Bot  string `json:"bot" maxLength:"40" doc:"The bot, with or without a manner."`
	// Bring is its squad; without one, it brings a ready squad that its team may fly.
	Bring
}

// DrawnSquad asks for a squad drawn at random that can be flown under an agreement.
type DrawnSquad struct {
	Seat  Seat `json:"seat,omitempty" minimum:"0" maximum:"4" doc:"The player whose squad this is; 1 by default."`
	Seats int  `json:"seats,omitempty" minimum:"0" maximum:"4" doc:"How many players; 2 by default."`
	// Owned are the ships that the squad may be made of.
	Owned map[string]int `json:"owned,omitempty" doc:"How many ships of each type you own, by their ids; any number of all if left out."`
	// Partner is what the partner of the seat brings, if that is settled.
	Partner *Bring `json:"partner,omitempty"`
	Agreement
}

// OpenTable is an invitation whose free seat anyone may take.
type OpenTable struct {
	ID       string    `json:"id"`
	Host     string    `json:"host,omitempty" doc:"The name of the player who is waiting."`
	Seat     Seat      `json:"seat" doc:"The free seat."`
	Edition  string    `json:"edition"`
	Way      string    `json:"way,omitempty" doc:"The id of the mode."`
	Settings []Setting `json:"settings" doc:"The match settings."`
	Waiting  int       `json:"waiting" doc:"Seconds since the table was created."`
}

// Pair asks for an opponent.
type Pair struct {
	Edition string `json:"edition" maxLength:"20"`
	Way     string `json:"way,omitempty" maxLength:"60" doc:"The id of a mode; the standard match if empty."`
	List    string `json:"list,omitempty" maxLength:"80" doc:"The id of a points list; the first of the edition if empty."`
	// Settings are what the table is to agree on, as in Agreement.
	Settings map[string]int `json:"settings,omitempty"`
	Host     string         `json:"host,omitempty" maxLength:"30" doc:"Your name, shown in the list of tables."`
	Token    string         `json:"token,omitempty" pattern:"^[A-Za-z0-9_-]{43}$" doc:"32 random bytes in base64url, which become the token of your seat. Sending the same bytes again returns the same seat."`
}

// Bring is the squad that a seat brings to an invitation; nothing takes back what it has brought.
type Bring struct {
	Nonce string `json:"nonce,omitempty" pattern:"^[0-9a-f]{16,64}$" doc:"A nonce to mix into the dice."`
	Ready string `json:"ready,omitempty" maxLength:"100" doc:"The id of a ready-made squad,"`
	XWS   string `json:"xws,omitempty" maxLength:"65536" doc:"or a squad file."`
}

// Invitation is a match whose squads are being chosen, as one of its seats may know it.
type Invitation struct {
	ID       string      `json:"id"`
	Seat     Seat        `json:"seat" doc:"Your seat."`
	Seats    int         `json:"seats,omitempty" doc:"How many players, in a team match."`
	Partner  *ReadySquad `json:"partner,omitempty" doc:"Your partner's squad, once it is in."`
	Programs []string    `json:"programs,omitempty" doc:"The bots by seat; empty for a seat with a person."`
	Edition  string      `json:"edition"`
	Way      string      `json:"way,omitempty" doc:"The id of the mode."`
	List     string      `json:"list,omitempty" doc:"The id of the points list used to check squads."`
	Threat   int         `json:"threat,omitempty" doc:"The total threat of each side's quick builds."`
	Settings []Setting   `json:"settings" doc:"The match settings."`
	Free     []Seat      `json:"free,omitempty" doc:"The seats whose invitation link no one has opened yet."`
	Open     bool        `json:"open,omitempty" doc:"Whether anyone may take the free seat."`
	Names    []string    `json:"names,omitempty" doc:"The players' names, by seat."`
	Ready    []Seat      `json:"ready" doc:"The seats whose squad is in."`
	Squad    *ReadySquad `json:"squad,omitempty" doc:"Your squad; hidden from other players."`
	Here     []Seat      `json:"here" doc:"The seats with a connected client."`
	Dice     Dice        `json:"dice" doc:"How the dice are kept fair."`
	Match    string      `json:"match,omitempty" doc:"The id of the match, once all squads are in."`
	Position int         `json:"position" doc:"How many times squads were submitted or withdrawn."`
}

// NewReplayMatch asks for a match that goes on from a place of a record.
type NewReplayMatch struct {
	Seats  []NewSeat `json:"seats" minItems:"2" maxItems:"4" nullable:"false" doc:"Who is in which seat; squads come from the record."`
	Match  string    `json:"match,omitempty" doc:"A finished match,"`
	Record string    `json:"record,omitempty" maxLength:"1048576" doc:"or a record."`
	At     int       `json:"at" minimum:"0" doc:"How many of its choices to replay before play continues."`
	Public bool      `json:"public,omitempty"`
}

// Phrase is something that players can say with one press.
type Phrase struct {
	ID   string `json:"id"`
	Text string `json:"text"`
}

// NewWords is what a player says to all others, partner and opponents alike (1e.team.talk-public): a phrase, or words of their own.
type NewWords struct {
	Phrase string `json:"phrase,omitempty" maxLength:"20" doc:"The id of a predefined phrase,"`
	Text   string `json:"text,omitempty" maxLength:"200" doc:"or free text."`
}

// Words are what a player has said. The server sends them to all players and to no one else.
type Words struct {
	At     int    `json:"at" doc:"The position in the match when it was said."`
	Seat   Seat   `json:"seat"`
	Text   string `json:"text"`
	Phrase bool   `json:"phrase,omitempty" doc:"Whether it is a predefined phrase."`
}

// Report reports another player's behavior to the server's operators.
type Report struct {
	Why string `json:"why" minLength:"1" maxLength:"500"`
}

// State is all that a viewer may know of a match.
type State struct {
	Match  Match   `json:"match"`
	Table  Table   `json:"table"`
	Events []Event `json:"events" doc:"The events so far."`
	Words  []Words `json:"words,omitempty" doc:"The most recent messages."`
	Standing
}

// Update is what has happened since the last update.
type Update struct {
	Events []Event `json:"events"`
	Changed
}

// Changed is the part of an update after the events.
type Changed struct {
	Table Table   `json:"table" doc:"The changes to the table."`
	Dice  *Dice   `json:"dice,omitempty" doc:"Present once the match is over."`
	Words []Words `json:"words,omitempty" doc:"New messages."`
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
	Question int    `json:"question" minimum:"0" doc:"Question.number; any number if you concede."`
	Answer   string `json:"answer" maxLength:"200" doc:"Option.answer, place … or concede."`
}

// Hello is the first message of a client over a socket.
type Hello struct {
	Token string `json:"token,omitempty" maxLength:"200" doc:"The seat's token; leave it out to watch."`
	After int    `json:"after" doc:"Stream events after this position; -1 for the whole match."`
}

// SocketAnswer is any other message of a client over a socket.
type SocketAnswer struct {
	Answer
	Tag int `json:"tag,omitempty" doc:"If not 0, the reply repeats it. If 0, only refused answers get a reply."`
}

// Reply says what has resulted from a message over a socket.
type Reply struct {
	Tag    int    `json:"tag"`
	Status int    `json:"status" doc:"204 if the answer was accepted; otherwise the status of the same HTTP request."`
	Detail string `json:"detail,omitempty" doc:"Why the answer was refused."`
}

// Try asks whether an answer would be legal.
type Try struct {
	Answer string `json:"answer" maxLength:"200"`
}

// Tried says whether an answer would be legal.
type Tried struct {
	Legal bool   `json:"legal"`
	Why   string `json:"why,omitempty" doc:"Why it is not legal."`
	// Meets is there for a leader in set-up whose wing does not find room around it.
	Meets []Meeting `json:"meets,omitempty" doc:"The wingmates that would have no room in their positions."`
}

// NewOffer offers something to the other side, agrees to what it offers, or declines.
type NewOffer struct {
	Kind  string `json:"kind" enum:"draw,takeback,rematch,swap,no"`
	Nonce string `json:"nonce,omitempty" pattern:"^[0-9a-f]{16,64}$" doc:"A nonce to mix into the dice of a rematch. The first one of a seat stands."`
}

// Commitment is what a server shows of dice before it knows what players add to them.
type Commitment struct {
	Commitment string `json:"commitment" doc:"The SHA-256 hash of the secret, in hex."`
}

// Offered says what happened to an offer.
type Offered struct {
	Position int      `json:"position"`
	Agreed   bool     `json:"agreed" doc:"Whether the other player has accepted and the offer has taken effect."`
	Rematch  *Created `json:"rematch,omitempty" doc:"The id of the rematch."`
}

// Listed is a match that can be watched.
type Listed struct {
	ID       string   `json:"id"`
	Edition  string   `json:"edition"`
	Squads   []string `json:"squads" nullable:"false"`
	Bots     []string `json:"bots" nullable:"false"`
	Created  string   `json:"created" format:"date-time"`
	Idle     int      `json:"idle" doc:"Seconds since the last event."`
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
	At       int     `json:"at" doc:"How many choices have been made, this one included."`
	Seat     Seat    `json:"seat" doc:"The player who chose; 0 for chance."`
	Question string  `json:"question" doc:"The question."`
	Answer   string  `json:"answer" doc:"The choice, as in a record."`
	Text     string  `json:"text" doc:"The choice, in words."`
	Parts    Parts   `json:"parts,omitempty" doc:"The parts of the text."`
	Events   []Event `json:"events"`
	Table    Table   `json:"table" doc:"The changes to the table, including both sides' hidden information."`
}

// NewReplay is a record to be replayed.
type NewReplay struct {
	Record string `json:"record" maxLength:"1048576"`
}

// FoundCard is a card of the catalogue.
type FoundCard struct {
	Edition string   `json:"edition"`
	Kind    string   `json:"kind"`
	ID      string   `json:"id"`
	Name    string   `json:"name"`
	Does    string   `json:"does,omitempty" doc:"The rule, in our own words."`
	Built   bool     `json:"built" doc:"Whether its ability is implemented, or it has none."`
	Facts   []string `json:"facts"`
}
