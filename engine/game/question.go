package game

import "koiogran/engine/geom"

// MaxOpts is the most options that a question can have.
const MaxOpts = 160

// Kind is what sort of answer a question wants.
type Kind uint8

// The kinds of questions.
const (
	PickQuestion  Kind = iota // one of the listed options
	PlaceQuestion             // a pose; Valid reports whether it is legal
	RollQuestion              // Chance rolls dice
	DrawQuestion              // Chance draws one of the listed cards
)

// Verb is what a choice does.
type Verb uint8

// The verbs of choices.
const (
	PassVerb     Verb = iota // nothing, or nothing more
	UseVerb                  // use an ability: Card, Item (its hook), Ship
	PickVerb                 // a ship; N: 1 to attack it over obstacles; Item: out of this arc of two
	DialVerb                 // a maneuver
	PlaceVerb                // Object at Pose
	RollVerb                 // Dice
	DrawVerb                 // Item: a title
	NumberVerb               // N
	WeaponVerb               // Item: a weapon of Ship
	ObjectVerb               // Object
	SideVerb                 // N: -1 left, +1 right
	MoveVerb                 // N, Item: where a move ends
	FaceVerb                 // Item: a face of a die
	ActionVerb               // Item: an action
	PlayerVerb               // N: a player
	ArcVerb                  // Item: an arc
	DamageVerb               // Card: a damage card
	TokenVerb                // Item: a kind of token
	OptionVerb               // N: one of several named alternatives
	TemplateVerb             // Item: a way to place a device, Maneuver: its template; N: 1 to launch, 2 to drop in front
	CardVerb                 // Card: a card in play
	ConcedeVerb              // give up: never listed, always legal for a seat
	NumVerbs
)

// Choice is an answer to a question. It names the thing, not a position in a list. Fields
// that a verb does not use are zero.
type Choice struct {
	Verb     Verb
	Card     CardID
	Item     uint8
	Ship     ShipID
	N        int16
	Object   Object
	Maneuver Maneuver
	Dice     Faces
	Pose     geom.Pose
}

// Question is what a state waits for. It is computed from the state and belongs to the Exec
// that computed it, until that Exec is asked or stepped again.
type Question struct {
	Kind    Kind
	Player  Player
	Proc    ProcID // which procedure asks, and
	PC      uint8  // at which of its steps
	Window  Window // for an offer: which window
	Ship    ShipID // whom it is about
	Card    CardID // whose ability asks
	Opts    [MaxOpts]Choice
	N       int  // options in use
	Default int  // what an absent player is taken to answer
	Roll    Roll // for Chance: which dice
	// Weights tell how likely each option of a draw is, against one another.
	Weights [MaxOpts]uint16
}

// Options returns the options in use.
func (q *Question) Options() []Choice { return q.Opts[:q.N] }

// Add lists an option.
func (q *Question) Add(c Choice) {
	must(q.N < MaxOpts, "too many options")
	q.Opts[q.N] = c
	q.N++
}

// AddPass lists passing, which is also the default.
func (q *Question) AddPass() {
	q.Default = q.N
	q.Add(Choice{Verb: PassVerb, Card: NoCard, Ship: NoShip})
}

// AddShip lists a ship.
func (q *Question) AddShip(id ShipID) {
	q.Add(Choice{Verb: PickVerb, Card: NoCard, Ship: id})
}

// AddNumber lists a number.
func (q *Question) AddNumber(n int) {
	q.Add(Choice{Verb: NumberVerb, Card: NoCard, Ship: NoShip, N: int16(n)})
}

// Opt returns a choice that names no card and no ship.
func Opt(v Verb) Choice { return Choice{Verb: v, Card: NoCard, Ship: NoShip} }

// NoWindow is the window of what is not a question about abilities.
const NoWindow Window = 0
