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

// NewSeat says who sits where with what.
type NewSeat struct {
	Who   string `json:"who" enum:"you,friend,bot"`
	Bot   string `json:"bot,omitempty" doc:"Which program; the best one if left out."`
	Ready string `json:"ready,omitempty" doc:"The id of a ready squad,"`
	XWS   string `json:"xws,omitempty" maxLength:"65536" doc:"or a squad file."`
}

// NewReplayMatch asks for a match that goes on from a place of a record.
type NewReplayMatch struct {
	Seats  []NewSeat `json:"seats" minItems:"2" maxItems:"4" nullable:"false" doc:"Who sits where; squads are those of the record."`
	Match  string    `json:"match,omitempty" doc:"A finished match,"`
	Record string    `json:"record,omitempty" maxLength:"1048576" doc:"or a record."`
	At     int       `json:"at" minimum:"0" doc:"How many of its choices have been made."`
	Public bool      `json:"public,omitempty"`
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
	Name string `json:"name,omitempty" maxLength:"30" doc:"Yours, for the others to see."`
}

// Standing is how a match stands for who asks.
type Standing struct {
	Position int       `json:"position" doc:"Of the last thing that happened."`
	Waiting  []Seat    `json:"waiting" doc:"Whose answers are awaited; nobody's while programs play."`
	Free     []Seat    `json:"free,omitempty" doc:"The seats whose link nobody has opened yet."`
	Question *Question `json:"question,omitempty" doc:"What you are asked."`
	Names    []string  `json:"names,omitempty" doc:"Of the players by seat, as they call themselves."`
	Clock    *Clock    `json:"clock,omitempty" doc:"How much time is left, where there is a limit."`
	Offers   []Offer   `json:"offers" doc:"What is offered and not answered yet."`
	Takeback string    `json:"takeback,omitempty" doc:"What a takeback of your last answer undoes."`
	Result   *Result   `json:"result,omitempty" doc:"How it ended; absent while it goes on."`
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

// Claim claims a match that an opponent has left.
type Claim struct {
	Kind string `json:"kind" enum:"win,draw"`
}

// Offer is something that one player wants the other side to agree to. In a match of teams its captain does;
// where a program is the captain, the partner.
type Offer struct {
	Seat Seat   `json:"seat"`
	Kind string `json:"kind" enum:"draw,takeback,rematch"`
	Text string `json:"text"`
}

// Result is how a match ended.
type Result struct {
	Winner  Seat   `json:"winner" doc:"0 for a draw. Of a team, its captain: a team wins as a whole."`
	Text    string `json:"text"`
	Broken  bool   `json:"broken,omitempty" doc:"A bug ended it."`
	Rematch string `json:"rematch,omitempty" doc:"The id of the match that followed."`
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
	Table  Table   `json:"table" doc:"What of the table has changed."`
	Dice   *Dice   `json:"dice,omitempty" doc:"Once the match is over."`
	Words  []Words `json:"words,omitempty" doc:"What a player has said meanwhile."`
	Standing
}

// Answer answers the open question.
type Answer struct {
	Question int    `json:"question" minimum:"0" doc:"Question.number; any for concede."`
	Answer   string `json:"answer" maxLength:"200" doc:"Option.answer, place … or concede."`
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
	Events   []Event `json:"events"`
	Table    Table   `json:"table" doc:"What of the table has changed, with both sides' secrets."`
}

// NewReplay is a record to be replayed.
type NewReplay struct {
	Record string `json:"record" maxLength:"1048576"`
}

// SquadText is a squad file to be looked at.
type SquadText struct {
	XWS    string `json:"xws" maxLength:"65536"`
	Format string `json:"format,omitempty" doc:"The name of a format; the usual one if left out."`
}

// SquadSheet is a squad, judged and laid out.
type SquadSheet struct {
	Name     string         `json:"name"`
	Edition  string         `json:"edition"`
	Faction  string         `json:"faction"`
	Format   string         `json:"format"`
	Way      string         `json:"way,omitempty" doc:"The way to play whose format that is; the usual match if empty."`
	Points   int            `json:"points"`
	Legal    bool           `json:"legal"`
	Problems []SquadProblem `json:"problems"`
	Notes    []string       `json:"notes" doc:"What was left out or understood generously."`
	Missing  []string       `json:"missing" doc:"Cards whose ability is not built."`
	Ships    []SquadShip    `json:"ships"`
	Sheet    string         `json:"sheet" doc:"The sheet as text."`
	Text     string         `json:"text" doc:"The squad as names, a ship a line."`
	XWS      string         `json:"xws" doc:"The squad file, written strictly."`
	Draft    Draft          `json:"draft" doc:"The squad as one that is being built."`
}

// SquadProblem is a reason why a squad is not legal.
type SquadProblem struct {
	Text   string `json:"text"`
	Clause string `json:"clause,omitempty"`
	Ship   int    `json:"ship" doc:"Counted from 0, -1 for the squad."`
	// Unknown is "pilot" or "upgrade" where the points list does not have the card: the squad cannot
	// be judged.
	Unknown string `json:"unknown,omitempty"`
}

// SquadShip is a ship of a squad.
type SquadShip struct {
	Name       string     `json:"name"`
	Type       string     `json:"type"`
	Drawing    Drawing    `json:"drawing"`
	Size       string     `json:"size"`
	Points     int        `json:"points"`
	Initiative int        `json:"initiative"`
	Numbers    []Number   `json:"numbers" doc:"Attack, agility, hull, shields and so on."`
	Cards      []CardText `json:"cards" doc:"The pilot's first."`
}

// Roster is what a faction can bring, for those who build squads.
type Roster struct {
	Edition  string          `json:"edition"`
	Faction  string          `json:"faction" doc:"Its id."`
	Factions []RosterFaction `json:"factions" doc:"All factions of the edition."`
	Format   string          `json:"format"`
	Limit    int             `json:"limit" doc:"The most points of a squad, 0 for any number."`
	Ships    []RosterShip    `json:"ships" doc:"By name."`
}

// RosterFaction is a faction.
type RosterFaction struct {
	ID   string `json:"id"`
	Name string `json:"name"`
}

// RosterShip is a type of ship with its ship cards.
type RosterShip struct {
	ID      string        `json:"id"`
	Name    string        `json:"name"`
	Size    string        `json:"size"`
	Drawing Drawing       `json:"drawing"`
	Numbers []Number      `json:"numbers"`
	Pilots  []RosterPilot `json:"pilots" doc:"The highest initiative first."`
}

// RosterPilot is a ship card.
type RosterPilot struct {
	ID         string   `json:"id"`
	Name       string   `json:"name"`
	Caption    string   `json:"caption,omitempty"`
	Initiative int      `json:"initiative"`
	Limited    int      `json:"limited,omitempty" doc:"How many of its name a squad may have; 0 for any number."`
	Points     int      `json:"points"`
	Slots      []string `json:"slots"`
	Loadout    []string `json:"loadout,omitempty" doc:"The names of the upgrades that it comes with, if it can have no others."`
	Does       string   `json:"does,omitempty"`
	Waits      bool     `json:"waits,omitempty" doc:"What it does is not built, so it cannot fly yet."`
	Other      string   `json:"other,omitempty" doc:"The ship card of the other half, if it is half of a huge ship."`
}

// Draft is a squad that is being built.
type Draft struct {
	Edition string      `json:"edition" maxLength:"20"`
	Way     string      `json:"way,omitempty" maxLength:"60" doc:"The way to play by whose format it is judged."`
	Faction string      `json:"faction" maxLength:"40"`
	Name    string      `json:"name" maxLength:"100"`
	Ships   []DraftShip `json:"ships" maxItems:"30"`
	// Fits asks what can be equipped in a slot of a ship.
	Fits *DraftSlot `json:"fits,omitempty"`
}

// DraftShip is a ship card with upgrades.
type DraftShip struct {
	Pilot    string         `json:"pilot" maxLength:"100"`
	Upgrades []DraftUpgrade `json:"upgrades" maxItems:"30"`
}

// DraftUpgrade is an upgrade in a slot.
type DraftUpgrade struct {
	Slot string `json:"slot" maxLength:"40"`
	ID   string `json:"id" maxLength:"100"`
}

// DraftSlot is a slot of a ship of a draft.
type DraftSlot struct {
	Ship int    `json:"ship" doc:"Counted from 0."`
	Slot string `json:"slot" maxLength:"40"`
}

// Built is a draft, priced and judged.
type Built struct {
	Sheet SquadSheet  `json:"sheet"`
	Slots [][]Opening `json:"slots" doc:"Of each ship."`
	Fits  []Fitting   `json:"fits,omitempty" doc:"What can be equipped in the slot that was asked for, the cheapest first."`
}

// Opening is a slot of a ship.
type Opening struct {
	Slot   string   `json:"slot,omitempty"`
	Choice []string `json:"choice,omitempty" doc:"The slot is any one of these."`
	ID     string   `json:"id,omitempty" doc:"Of the upgrade that fills it."`
	Name   string   `json:"name,omitempty"`
	Points int      `json:"points,omitempty"`
}

// Fitting is an upgrade that can be equipped.
type Fitting struct {
	ID      string `json:"id"`
	Name    string `json:"name"`
	Points  int    `json:"points"`
	Limited int    `json:"limited,omitempty"`
	Does    string `json:"does,omitempty"`
	Waits   bool   `json:"waits,omitempty" doc:"What it does is not built, so it cannot fly yet."`
}

// Number is a number printed on a card.
type Number struct {
	Name  string `json:"name"`
	Value string `json:"value"`
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
