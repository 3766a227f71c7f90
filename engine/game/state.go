package game

import "koiogran/engine/geom"

// State is everything about a match that can change. It has no pointers: assignment clones
// it, == compares it. What everyone may see is in Table, what only one side may know in
// Secret, so that a view is a Table and one Secret, and nothing else can leak.
type State struct {
	Table
	Secret [2]Secret
}

// Secret is what one side knows and the other may not. Partners know the same (1e.team.dials-shared).
type Secret struct {
	// Dials are the maneuvers set on facedown dials of this side's ships, and of others whose
	// dial it has looked at: one more than the maneuver's index on the ship's dial, 0 where none
	// is set or known.
	Dials [MaxShips]uint8
	// Known are the titles of facedown damage cards that this side has looked at, in the order
	// of Table.Cards: 0 where it has not.
	Known [MaxDealt]uint8
	// Masked are the secret conditions that lie facedown by ships of the captain and of the partner, as
	// indices into Game.Dealt, 0 for none (2e.condition.secret).
	Masked [2]uint8
	// Hidden are the upgrades that lie facedown under a card of a ship of the captain and of the partner: one more
	// than their id, 0 for none.
	Hidden [2]uint8
}

// Table is everything that both players can see.
type Table struct {
	Round      uint8
	Phase      Phase
	Initiative int8   // the value that is acting in the current phase
	First      Player // the side that is first
	Asking     bool   // a question is open
	Over       bool
	TimeUp     bool // the time limit has run out: this round is the last
	Result     Result
	Deferred   uint8    // what Game.RunDeferred still has to do
	Stood      ShipSet  // ships that stood still in the round before, where a mission asks
	Delayed    uint16   // bombs, as bits, that have lost a fuse marker in this phase instead of detonating
	Score      [2]uint8 // points of each side, where a mission counts them
	Edge       uint8    // player 1's edge, this many quarter turns clockwise from the lower one
	Masked     ShipSet  // ships with a secret condition facedown beside them, one of each player at most
	Formed     ShipSet  // wingmates that fly in their wing and have not split from it
	Hidden     ShipSet  // ships a card of which has an upgrade facedown under it, one of each player at most

	// Rolled are the dice of a roll outside of an attack, until something is done about them.
	Rolled Faces
	// Pinned are the dice among them that cannot be modified any more.
	Pinned Faces

	NShips     uint8
	NObstacles uint8
	NDevices   uint8
	NCards     uint8 // cards dealt or assigned; their ids follow Game.Cards
	Depth      uint8
	NTriggers  uint8
	Pending    uint8 // of the triggers, those not opened yet
	NAttacks   uint8
	NMoves     uint8
	NDamages   uint8
	NLasting   uint8

	// Met are the obstacles that the active ship met in its maneuver, in order, one more than their
	// numbers, as long as it has still to suffer them. What it has suffered is 0.
	Met       [MaxObstacles]uint8
	NMarkers  uint8 // hyperspace markers placed, or left out for lack of a place
	Markers   [2]Marker
	Ships     [MaxShips]Ship
	Obstacles [MaxObstacles]Obstacle
	Devices   [MaxDevices]Device
	Piles     [MaxPiles]Pile   // on cards
	Charges   [MaxCards]Charge // by CardID
	Cards     [MaxDealt]Card
	Decks     [MaxDecks]Deck // as Game.Decks

	Frames   [MaxFrames]Frame
	Triggers [MaxTriggers]Trigger
	Attacks  [MaxAttacks]Attack
	Moves    [MaxMoves]Move
	Damages  [MaxDamages]Damage
	Lasts    [MaxLasting]Lasting // in the order in which they began
}

// Lingering is how long a destroyed ship stays on the table because a card says so.
type Lingering uint8

// From not at all to the end of the End phase.
const (
	NotLingering Lingering = iota
	InThisPhase            // until the Engagement phase ends
	InThisRound            // until the End phase ends
)

// MaxLocks is how many locks a ship can maintain at most.
const MaxLocks = 3

// Ship is what can change about a ship.
type Ship struct {
	Pose       geom.Pose
	Touching   ShipSet // ships at range 0 by a partial maneuver, until either moves
	AttackedBy ShipSet // ships that have attacked it this phase
	Performed  ActionSet
	Failed     ActionSet
	Tokens     [NumTokens]uint8
	Locks      [MaxLocks]Object // what this ship has locked, the oldest first; NoObject where nothing
	Revealed   Maneuver         // the maneuver on its faceup dial
	Treated    int8             // what abilities used have done to its difficulty, as Move.Changed
	Executed   Maneuver         // the maneuver that it executed this round

	Initiative int8 // its value now
	Shields    uint8
	// MoreShields, MoreHull and MorePrimary are by how much its shield value, its hull value and its primary
	// weapon value are above those with which it began.
	MoreShields, MoreHull, MorePrimary int8
	Force                              uint8
	Damage                             uint8 // damage cards, faceup and facedown
	Facedown                           uint8 // of these, facedown
	// Counters are, of the facedown cards, counters that stand in for cards which were not there
	// (1e.damage.counters-stand-in).
	Counters uint8
	// Kept are tokens that it keeps in this End phase, by kind.
	Kept [NumTokens]uint8
	// AttackPhase is the phase of this round in which it last attacked, SetupPhase if none.
	AttackPhase Phase
	Turret      uint8 // the standard arc that its turret indicator points at
	// TurretFired are the arcs that its turret attacked from this round, and TurretSpent the arcs that it
	// cannot attack from again, as bits. A double turret has two (2e.arc.turret.double).
	TurretFired, TurretSpent uint8
	// Turret2 is where the second turret indicator of a huge ship points, HeadersUsed the bonus attack headers used this
	// round, and BonusMade the weapons with an Attack header that it has made a bonus attack with, both as bits; and
	// StandardMade for its standard attack.
	Turret2                uint8
	HeadersUsed, BonusMade uint16
	// Ignored are the obstacles that it ignores until the end of the round, as bits.
	Ignored uint16
	// Aft is what is at the aft section of a huge ship: its damage cards and, if that section has a
	// ship card of its own, its shields. What is at the fore section is in the ship itself.
	Aft Half
	// Crippled are the sections that are crippled (1e.cr90.crippled-condition).
	Crippled SectionSet
	// Docked is one more than the ship that it is docked with, 0 if it is not docked. A docked ship
	// is in reserve: not on the table, and not out of the match (2e.dock.definition). One that is in
	// reserve without being docked has Aside here, also while it is still to be taken off the table.
	Docked uint8

	OnTable     bool      // placed and not removed
	Lifted      bool      // set aside by a huge ship that overlapped it, until it is placed again
	Destroyed   bool      // destroyed, and perhaps not removed yet
	Doomed      bool      // it is destroyed at the end of the round, or as soon as that is not averted
	Lingers     Lingering // destroyed, it is removed only at the end of this
	Fled        bool
	Escaped     bool  // it left the play area as its mission allows
	Victory     uint8 // victory tokens on its card, where a mission has them
	DialSet     bool  // a facedown dial is assigned, or kept on the card
	DialKept    bool  // the ship was ionized in planning: its dial stays on its card
	Systems     bool  // its step of the system phase is over
	Activated   bool
	Engaged     bool
	Attacked    bool // it performed an attack this round
	BonusAttack bool // it performed a bonus attack this round
	SkipAction  bool // it loses its perform action step
	OnlyFocus   bool // it may perform only the focus action in that step
	Placed      bool // it placed a device this round
	Decloaked   bool // it decloaked this phase
	Deployed    bool // it deployed this round
	Returning   bool // it was chosen to return to an Escalation match, and waits for a place
	Answered    bool // it was lost, and what returns for it is settled
	Tractored   bool // it was moved by a tractor token this round
	// LateCheck is the difficulty of its maneuver that is checked after its Perform Action step.
	LateCheck Difficulty
}

// InPlay reports whether the ship takes part in the match: on the table and not removed. A ship
// that was destroyed in the Engagement phase stays in play until it is removed.
func (s *Ship) InPlay() bool { return s.OnTable }

// InReserve reports whether the ship is in reserve: on its card, and not out of the match
// (2e.reserve.placed-on-card, 2e.reserve.not-removed).
func (s *Ship) InReserve() bool { return s.Docked != 0 && !s.OnTable }

// SetAside reports whether a card has put the ship in reserve, docked with no other. Its token may be on the
// table until the present step is over.
func (s *Ship) SetAside() bool { return s.Docked == Aside }

// Aside is in Ship.Docked for being in reserve and docked with no ship.
const Aside = 255

// Carrier returns the ship that a docked ship is docked with, NoShip if it is not docked.
func (s *Ship) Carrier() ShipID {
	if s.Docked == 0 || s.Docked == Aside {
		return NoShip
	}
	return ShipID(s.Docked - 1)
}

// Has reports whether the ship has at least one token of kind t.
func (s *Ship) Has(t Token) bool { return s.Tokens[t] > 0 }

// Obstacle is an obstacle on the table.
type Obstacle struct {
	Pose   geom.Pose
	Placed bool
	Gone   bool  // it was removed; the place in the list may be used again for one of its kind
	Fuses  uint8 // fuse markers on it (2e.obstacle.fuse-removal)
}

// Lies reports whether it is on the table.
func (o *Obstacle) Lies() bool { return o.Placed && !o.Gone }

// Marker is a hyperspace marker of an Escalation match.
type Marker struct {
	Pose   geom.Pose
	Placed bool
}

// Device is a bomb, mine or remote on the table.
type Device struct {
	Pose  geom.Pose
	Kind  uint8  // an index into Game.Devices
	Owner Player // the side whose it is
	Ship  ShipID // whose card placed it; of a remote, the remote itself
	Fuses uint8  // fuse markers on it (2e.device.fuse)
}

// Charge is what can change about a card in play.
type Charge struct {
	Active uint8    // active charges
	Side   uint8    // the side that is up, 0 is the starting side; no side while it is away
	Used   uint8    // abilities with a limit that were used this round, by bit
	Spent  uint8    // abilities with a limit of once per match that were used, by bit
	Held   TokenSet // tokens that lie on it
	Off    bool     // the card is discarded, removed or away
	Silent bool     // a damage card of its ship keeps it from working
}

// awaySide is the side that is up of a card that is away.
const awaySide = 0xff

// AwayCharge returns how a card is that is not with its ship now, but outside of the match or with another ship.
func AwayCharge() Charge { return Charge{Off: true, Side: awaySide} }

// Away reports whether it is.
func (c *Charge) Away() bool { return c.Side == awaySide }

// Card is a card dealt or assigned during play: a faceup damage card, a facedown one that
// someone has looked at, or a condition.
type Card struct {
	Code  uint8 // an index into Game.Dealt
	Ship  ShipID
	By    ShipID // the ship whose ability assigned it
	InUse bool   // the place is taken
	// Section is where a damage card of a huge ship lies, and from which of its decks that on a
	// condition comes.
	Section Section
	// Seen are the sides that have looked at a card that is facedown: its title is in their
	// Secret.Known, and Code is 0. For a faceup card it is empty.
	Seen Players
}

// Faceup reports whether the place holds a faceup damage card or a condition, not a facedown card
// that someone has looked at.
func (c *Card) Faceup() bool { return c.InUse && c.Seen == Nobody }

// Deck is a damage deck, of a player or of a section of a huge ship. It is never shuffled: a card is drawn
// from the unseen ones, which are in the deck or facedown on ships.
type Deck struct {
	Unseen   [MaxTitles]uint8 // cards in the deck or facedown, by title
	Discards [MaxTitles]uint8
	Facedown uint8 // of the unseen cards, those dealt facedown
	Lost     uint8 // of these, those of removed ships
}

// Move is a maneuver, boost, roll or decloak in progress.
type Move struct {
	Ship     ShipID
	By       Player // who decides the direction and the place
	Kind     MoveKind
	Maneuver Maneuver // for a maneuver, as executed
	Changed  int8     // what abilities used have done to its difficulty, as Game.Difficulty reads it
	Side     int8     // roll: -1 left, +1 right
	Bent     bool     // roll or decloak: with a bank template
	Backward bool     // roll: the template bends to the rear
	Shift    int8     // which of three positions: -1, 0, +1
	Slide    int32    // how far along the template's end, where that is free, in nanometers
	Full     bool
	Failed   bool
	From     geom.Pose
	To       geom.Pose
	Used     int32 // nanometers of the template that were used
	NMet     uint8
	Through  uint8          // of what was met, the first this many were moved through
	Met      [MaxMet]Object // obstacles and devices met, in order
}

// MoveKind is what sort of move it is.
type MoveKind uint8

// The kinds of moves.
const (
	ManeuverMove MoveKind = iota
	SlamMove
	ExtraMove // a maneuver outside of the execute maneuver step
	BoostMove
	RollMove
	DecloakMove
	TractorMove
	DeployMove // a maneuver from the guides of the ship that it was docked with
)

// Damage is damage about to be suffered.
type Damage struct {
	Ship     ShipID
	Source   ShipID // whose attack or ability deals it, NoShip for none
	Hits     uint8
	Crits    uint8
	Lost     uint8   // points suffered so far
	CritLost uint8   // of these, critical damage
	Attack   bool    // from an attack
	Obstacle bool    // from an obstacle
	Bomb     bool    // from a bomb that Source placed
	Cards    bool    // damage cards that are dealt, past the shields, which is not suffering damage
	Changed  bool    // it is suffered in another form than it was dealt
	Lent     uint8   // points of it that still go to the shields of a docked ship
	Section  Section // of a huge ship, once it is settled
}

// Frame is a procedure that has started and not finished.
type Frame struct {
	Proc   ProcID
	PC     uint8  // the step to run next
	At     uint8  // the step that runs, that asks, or that called the frame above
	Self   ShipID // whose it is
	Card   CardID // the card whose ability it is, NoCard otherwise
	Held   uint8  // triggers that were pending when it started, and wait until it has finished
	Chosen ShipID // the ship that its ability has chosen, NoShip for none
	// Replaced notes that something else happened in place of what it offered last (Exec.Replaced).
	Replaced bool
	L        [localBytes]uint8 // its locals, see Local
}

// Trigger is an event that abilities answer: it is pending until no ability runs, then open.
type Trigger struct {
	Window Window
	Ship   ShipID // whom it is about
	Other  ShipID // the other ship, where there is one
	Only   Player // the side that may answer, NoPlayer for both in player order
	Card   CardID // whose window it is, NoCard for all
	N      int16  // what it is about: an action, a token, or the actions of a menu as a set
	From   Action // a linked action: the one it is linked to; a coordinate: the one it led to
	Boosts uint8  // for a menu: the one template of its boosts, one more than its place; 0 for any
	ByCard uint8  // one more than the card whose action was performed or that was repaired faceup, 0 for none
	Terms  Terms  // for a menu of actions: on what terms
	Object Object // the object locked, or whose lock was spent
	// Through are the ships that a boost went through.
	Through ShipSet
	// Replaced notes that something else happens in place of what it foretells.
	Replaced bool
	Open     HookSet
}

// Terms are the terms on which actions are offered.
type Terms uint16

// The terms of an offered action.
const (
	AsRed         Terms = 1 << iota // it is red, whatever the action bar says; it was red
	AsWhite                         // it is white unless the ship's bar is stricter
	WhileStressed                   // stress does not forbid it; its ship was stressed
	OnBar                           // only actions of the ship's action bar
	FromLink                        // it is a linked action
	InStep                          // it is the perform action step
	OnlyWhite                       // only an action that is white on these terms
	AnyStep                         // also one that only the perform action step allows
	AsPurple                        // it is purple, whatever the action bar says; it was purple
	Fully                           // it executed a maneuver in full
)

// HookSet is a set of the hooks of a window: those of cards, then those of dealt cards, then
// those of the rules.
type HookSet [4]uint64

// Has reports whether hook i is in the set.
func (h *HookSet) Has(i int) bool { return h[i>>6]&(1<<(i&63)) != 0 }

// Set puts hook i into the set.
func (h *HookSet) Set(i int) { h[i>>6] |= 1 << (i & 63) }

// Clear takes hook i out of the set.
func (h *HookSet) Clear(i int) { h[i>>6] &^= 1 << (i & 63) }

// IsEmpty reports whether no hook is in the set.
func (h *HookSet) IsEmpty() bool { return *h == HookSet{} }
