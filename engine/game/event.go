package game

import "strings"

import "koiogran/engine/geom"

// Event is something that happened, for logs and eyes. Rules never read events.
type Event struct {
	Kind     EventKind
	Clause   string // the clause of the rules catalogue that it follows from
	Ship     ShipID
	Other    ShipID
	Card     CardID
	Name     string // an ability's name, a damage card's title, or a device's kind
	Object   Object
	Token    Token
	Action   Action
	N        int
	Why      Reason
	Player   Player // of those events that do not keep it in N
	Dice     Faces
	Color    DiceColor
	Maneuver Maneuver
	Pose     geom.Pose
	Proof    Proof
	// For is who may know Card, Name and Maneuver; the others learn only that it happened.
	// The empty set means everyone.
	For Players
}

// NewEvent returns an event of a kind about a ship, which may be NoShip, that follows from a clause, without another
// ship and without a card.
func NewEvent(kind EventKind, clause string, ship ShipID) Event {
	return Event{Kind: kind, Clause: clause, Ship: ship, Other: NoShip, Card: NoCard}
}

// EventKind is what happened.
type EventKind uint8

// The kinds of events.
const (
	Scored          EventKind = iota // Player has N points
	RoundBegan                       // N: the round
	PhaseBegan                       // N: the phase
	FirstPlayer                      // N: the player
	ObstaclePlaced                   // Object, Pose
	ShipPlaced                       // Ship, Pose
	DialsSet                         // N: the player
	DialRevealed                     // Ship, Maneuver
	Activated                        // Ship
	ManeuverBegan                    // Ship, Maneuver
	Moved                            // Ship, Pose; N is 1 if fully executed
	Bumped                           // Ship touches Other, Proof
	MoveFailed                       // Ship
	ObstacleMet                      // Ship, Object
	DeviceMet                        // Ship, Object
	DevicePlaced                     // Ship, Object, Pose
	Detonated                        // Object
	TokenGained                      // Ship, Token, N
	TokenLost                        // Ship, Token, N; Card if it lay on one
	LockGained                       // Ship, Object, Proof
	LockLost                         // Ship, Object
	ActionBegan                      // Ship, Action
	ActionFailed                     // Ship, Action
	EngageBegan                      // Ship
	AttackDeclared                   // Ship attacks Other; N: attack range; Proof; Name: weapon
	Obstructed                       // Ship's attack on Other, Object, Proof
	Rolled                           // Ship, Color, Dice
	Rerolled                         // Ship, Color, Dice: what the dice now show
	DiceChanged                      // Ship, Color, Dice: the whole pool
	Neutralized                      // Ship defends; Dice: what is left
	AttackHit                        // Ship hits Other
	AttackMissed                     // Ship misses Other
	ShieldLost                       // Ship
	ShieldRegained                   // Ship
	DamageDealt                      // Ship; Name: the title if faceup; N: 1 for a counter
	DamageRepaired                   // Ship; Name
	DamageExposed                    // Ship; Name
	ShipDestroyed                    // Ship
	ShipFled                         // Ship
	ShipRemoved                      // Ship
	ChargeSpent                      // Card, N
	ChargeRegained                   // Card, N
	ForceSpent                       // Ship, N
	ForceRegained                    // Ship, N
	CardFlipped                      // Card, N: side
	Used                             // Ship uses Name of Card
	TurretTurned                     // Ship; Card: of two indicators, that of this card; N: the arc
	ConditionGained                  // Ship, Card, Name
	ConditionLost                    // Ship, Name
	InitiativeSet                    // Ship's initiative is Other's; N
	Guessed                          // Ship; N: how many results its player guesses
	DamageDiscarded                  // a card of Ship's damage deck is discarded; Name
	DamageSeen                       // someone looks at a facedown damage card of Ship; Name
	Conceded                         // N: the player
	MatchOver                        // N: the result
	EffectBegan                      // Card has an effect on Ship that lasts until N (Until)
	NoActionTaken                    // Ship performs no action, because of Why
	NoAttackMade                     // Ship does not attack, because of Why
	CardDiscarded                    // Ship's upgrade Card is turned facedown
	CardRestored                     // Ship's upgrade Card is turned faceup again
	CardEquipped                     // Ship is equipped with the upgrade Card, which Other had, if there is one
	ObstacleRemoved                  // Object, which may be a device
	CardHolds                        // Card, Token
	Docked                           // Ship docks with Other, or goes into reserve if there is none
	Deployed                         // Ship deploys from Other, at Pose
	DeployFailed                     // Ship finds no room to deploy from Other
	EmergencyBegan                   // Ship deploys in an emergency from Other
	MarkerPlaced                     // Object, Pose; N: the player
	ShipChosen                       // Ship is to return for Other
	CounterReplaced                  // Ship has a facedown damage card in place of a counter
	TimeCalled                       // time is up
	DialSeen                         // Other's player looks at Ship's facedown dial; Maneuver
	FusePlaced                       // a fuse marker on Object; N: how many it has now
	FuseRemoved                      // a fuse marker of Object; N: how many it has left
	TokensStored                     // Card; N: how many tokens are stored on it now
	SectionCrippled                  // Object, a section of Ship, is crippled
	DamageTurned                     // Ship's faceup damage card is turned facedown, which is not a repair; Name
	DialGuessed                      // Other's player says what Ship's dial shows; Maneuver
	DamageFound                      // the damage deck of Ship is searched; Name: what is taken
	Relocated                        // Object, a device, comes to lie at Pose; Ship: the remote that it is
	CardHidden                       // Ship has the upgrade Card facedown under another
	ShipLifted                       // Ship, which Other overlaps, is set aside
	WingSplit                        // Ship splits from the wing of Other
	WingJoined                       // Ship joins the wing of Other, at Pose
	VictoryLaid                      // Ship receives a victory token of Other, or of a beacon; N: the beacon, from 1
	NumEventKinds
)

// Proof is a measurement: the two nearest points, their distance and the margin to the nearest
// boundary, all in nanometers.
type Proof struct {
	AX, AY, BX, BY int32
	Distance       int32
	Margin         int32
	Range          int8
	Given          bool
}

// Log collects events.
type Log struct{ Events []Event }

// Emit records an event, if anyone records.
func (x *Exec) Emit(e Event) {
	if x.log != nil {
		x.note(e)
	}
}

// note records an event. Where it is about a device and has no other name, the device's is
// added: the device may be gone when someone reads the event.
func (x *Exec) note(e Event) {
	e.Clause = x.G.clause(e.Clause)
	if e.Name == "" && e.Object.Kind == DeviceObject && e.Object.ID < x.S.NDevices {
		e.Name = x.G.Devices[x.S.Devices[e.Object.ID].Kind].Name
	}
	x.log.Events = append(x.log.Events, e)
}

// clause returns the whole id of a clause that a step names.
func (g *Game) clause(name string) string {
	if own, ok := g.Clauses[name]; ok {
		return own
	}
	if name == "" || strings.HasPrefix(name, g.Rulebook) {
		return name
	}
	return g.Rulebook + name
}

// Logging reports whether events are recorded, for those that cost something to make.
func (x *Exec) Logging() bool { return x.log != nil }
