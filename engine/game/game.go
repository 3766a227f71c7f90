// Package game is the machine that plays dial-and-template miniatures games: flat state,
// questions computed from it, one choice at a time. It knows ships, cards, dice, frames and
// windows; it knows no rule of any edition. Rules are procedures (package rules and the
// editions) that this machine runs.
//
// A match is two values. A Game is everything fixed once the match begins; it is shared by
// all clones of a state and by many goroutines. A State is everything that can change; it has
// no pointers, so assignment clones it and == compares it. An Exec steps states of one game;
// it holds only scratch memory, so stepping allocates nothing.
//
//	x := game.NewExec(g)
//	for !s.Over {
//		p := x.Waiting(&s).First()
//		q := x.Ask(&s, p)
//		err := x.Step(&s, p, q.Opts[0], nil)
//		…
//	}
//
// Nothing in this package reads a clock, rolls a die or draws a card: dice and draws are
// answers too, given by the player Chance.
package game

import "koiogran/engine/geom"

// Limits of a match. Set-up refuses what does not fit; passing one of them during play is a
// programmer's mistake and panics.
const (
	MaxShips     = 32
	MaxCards     = 248 // cards equipped at set-up, and cards dealt or assigned during play
	MaxDealt     = 80  // of these, cards dealt or assigned during play
	MaxDevices   = 16
	MaxObstacles = 16 // placed in set-up and by cards
	MaxWeapons   = 14
	MaxFrames    = 64
	MaxTriggers  = 32
	MaxAttacks   = 8
	MaxMoves     = 6
	MaxDamages   = 12
	MaxMet       = 26 // more obstacles and devices do not lie below one move
	MaxTitles    = 56 // different titles of all damage decks, counted from 1
	MaxHuge      = 4  // huge ships, each with damage decks of its own for its two sections
	MaxDecks     = 2 + 2*MaxHuge
)

// Game is everything that cannot change once a match has begun. It is safe for use by many
// goroutines.
type Game struct {
	// Setup identifies the match for its record: the edition's id and version.
	Setup Setup
	// Area is the play area in millimeters.
	Area geom.Area
	// Measure is the set of measuring rules: arcs, bands, the slides of rolls.
	Measure geom.Game
	// Seats is how many players play, two to four. Partners is 1 if someone has a partner, else 0.
	Seats, Partners uint8
	// Allied says that partners are allied, and neither friendly nor one player in player order (2e.epic.team-allied,
	// 2e.epic.team.order). Else the ships of a side are friendly, and its captain speaks for it.
	Allied bool
	// Ships are all squads' ships, in the order of seats; a ShipID is an index into it.
	Ships []ShipInfo
	// Cards are the cards in play from the start, pilots first; a CardID below len(Cards) is
	// an index into it. Higher ids are cards dealt or assigned during play (State.Cards).
	Cards []CardInfo
	// Dealt are the codes of cards that can be dealt or assigned during play: damage cards
	// (their title is the index) and conditions.
	Dealt []*Code
	// Decks tell how many cards of each title each damage deck holds: those of the players, and
	// after them those of the sections of huge ships, see ShipInfo.Pile.
	Decks [MaxDecks][MaxTitles]uint8
	// Tokens says what each kind of token is like.
	Tokens [NumTokens]TokenInfo
	// Reasons maps each reason for a refusal to its clause.
	Reasons [NumReasons]string
	// Obstacles are those that the players place.
	Obstacles []ObstacleInfo
	// Devices are the kinds of device that cards can place.
	Devices []DeviceInfo
	// Procs holds every procedure; Roles names those that cards and shared steps may call.
	Procs []Proc
	Roles [NumRoles]ProcID
	// Windows says how each window is offered.
	Windows [NumWindows]WindowMode
	// RuleHooks are abilities that the rules give to every ship, by window.
	RuleHooks [NumWindows][]*Ability
	// Hooks are the abilities of cards in play, by window, collected once.
	Hooks [NumWindows][]Hook
	// Mods are the modifiers of cards in play, by query.
	Mods [NumQueries][]ModHook
	// DealtMods are the layers in which a card of Dealt can change a query.
	DealtMods [NumQueries]LayerSet
	// LastingMods are the layers in which an effect that lasts can.
	LastingMods [NumQueries]LayerSet
	// RunDeferred carries out what waits for the end of an ability (removing destroyed ships). It
	// is called while State.Deferred is not zero, no ability runs and no trigger is pending.
	RunDeferred func(x *Exec)
	// Difficulty returns the difficulty of a maneuver from the one on its dial and all that changes it:
	// the edition says what the number means and which of several changes counts.
	Difficulty func(base Difficulty, changes int) Difficulty
	// StaysInPlay reports whether a ship that has just been destroyed stays in play for the time being.
	StaysInPlay func(x *Exec, id ShipID) bool
	// Counters says that counters stand in for damage cards which cannot be drawn; where they do
	// not, the facedown cards are counted and make a new deck (1e.damage.counters-stand-in).
	Counters bool
	// FloorsValues says that agility and the value of a primary weapon count as 0 where they are
	// below that, before dice are added (1e.value.agility-floor-zero,
	// 1e.value.primary-weapon-floor-zero).
	FloorsValues bool
	// Slowed returns how many defense dice a ship rolls less for its tractor tokens.
	Slowed func(x *Exec, id ShipID) int
	// Mission is the mission that is played, nil for none.
	Mission *Mission
	// Rulebook is what the ids of this edition's clauses begin with, such as "2e.". Steps that
	// editions share name a clause without it.
	Rulebook string
	// Clauses are the whole ids of clauses that this edition calls by another name than shared
	// steps do, by that name; empty where it has no such clause.
	Clauses map[string]string
	// Bonus are the dice that an attack at each range gives to either side.
	Bonus RangeBonus
	// Harmless are kinds of obstacles that have no effect on ships that move.
	Harmless [geom.Kinds]bool
	// MayTarget reports whether a ship may attack another at all; nil where every enemy may be.
	MayTarget func(x *Exec, id, other ShipID) bool
	// TwinLocks says that cards let ships maintain two locks on one ship.
	TwinLocks bool
	// CardDealt is what a damage card does to every ship that it is dealt to, nil for nothing.
	CardDealt func(x *Exec, id ShipID)
	// Concede ends the match because a player gives up.
	Concede func(x *Exec, p Player)
	// Options are the agreements of the table, fixed for the match.
	Options Options
}

// Setup identifies the edition of a match in its record.
type Setup struct {
	Edition string
	Version string
}

// Options are what the rules ask the table to agree on.
type Options struct {
	// StrictDials refuses red maneuvers for a stressed ship when dials are set, instead of
	// marking them (2e.planning.stressed-cannot-set-red).
	StrictDials bool
	// NoPreviews shows no one where a dial would take a ship: templates are not laid out to test that
	// (1e.planning.no-template-testing).
	NoPreviews bool
	// RoundLimit is the round after which a match is drawn; 0 means none.
	RoundLimit uint8
	// TimedScoring lets points decide a match of second edition or Flightpath that ends by its limit
	// (2e.win.timed-scoring, msg.win.timed-scoring).
	TimedScoring bool
	// TimeLimit is how many minutes a match may take, 0 for any number. The engine has no clock:
	// someone outside calls time (Exec.CallTime).
	TimeLimit uint8
	// DiceLimit is the most dice of a roll; 0 means none (2e.attack.dice.no-upper-cap).
	DiceLimit uint8
	// TractorClear keeps the moves of tractored ships off obstacles, as boosts and barrel rolls
	// are (2e.token.tractor.can-overlap-obstacle).
	TractorClear bool
	// StationaryClear spares a ship that executes a stationary maneuver what it is on
	// (2e.movement.stationary.triggers-obstacle).
	StationaryClear bool
	// Escalation is the threat of an Escalation match, 0 for a normal match
	// (2e.escalation.threat-4).
	Escalation uint8
	// CoreSet plays Escalation by the rules of the core set (2e.escalation.core.start).
	CoreSet bool
	// DrawnChooser lets a player drawn at random choose the first player where the squads cost
	// the same (2e.setup.player-order.tie).
	DrawnChooser bool
	// NoBid settles who is first as between squads that cost the same, whatever they cost: a laboratory that
	// compares squads must not have a cheaper one choose.
	NoBid bool
	// RangeBonus gives the attacker a die at range 1 and the defender one at range 3, in Flightpath
	// (msg.combat.no-range-bonus).
	RangeBonus bool
	// BullseyeFaceOff lets units face off that are in each other's bullseye arc, instead of front
	// arc (msg.arc.face-off).
	BullseyeFaceOff bool
	// NoLockTouching keeps units from locking what they touch (msg.action.lock).
	NoLockTouching bool
	// ShortEdgeRolls places the end of the template at the side of larger units, too, that roll
	// (msg.action.barrel-roll.start).
	ShortEdgeRolls bool
	// FullEnergy lets huge ships begin with as much energy as their cards can hold
	// (1e.energy.at-setup).
	FullEnergy bool
	// HugeObstacle is the huge ship that stands in for three asteroids in a standard game
	// (1e.setup.huge-as-obstacle).
	HugeObstacle HugeObstacle
}

// HugeObstacle is a huge ship that is an obstacle, by its base: 0 for none.
type HugeObstacle = uint8

// The huge ships that can be obstacles.
const (
	NoHugeObstacle HugeObstacle = iota
	CorvetteObstacle
	TransportObstacle
)

// ShipInfo is what is printed for one ship of a squad.
type ShipInfo struct {
	Name       string // the pilot's name and a number where a squad has several
	Pilot      string // the pilot's id
	Ship       string // the ship type's id
	Faction    string // that of the ship card
	Side       Player // the side that it is on,
	Owner      Player // and the seat that plays it: another one where sides have two
	Size       geom.Size
	Initiative int8
	Agility    int8
	Hull       int8
	Shields    int8
	Force      int8
	ForceBack  int8 // Force charges that the ship recovers in the end phase,
	ShieldBack int8 // and shields
	Engagement int8 // the value at which an undivided huge ship engages
	Limited    bool
	Keywords   []string
	Points     int16
	Threat     int8 // of its quick build, in an Escalation match
	Collection bool // it begins in its player's collection, not on the table
	Dial       []Maneuver
	Actions    []ActionLine
	Weapons    []Weapon
	Arcs       ArcSet // arcs shaded on the ship's token
	Turret     bool   // it has a turret indicator,
	Pair       bool   // or two of them (2e.huge.turret-pair)
	Pilots     CardID // the pilot's card
	Dock       Dock
	Wing       Wing
	Docks      Docking
	Huge       *Huge   // what is printed for a ship of two sections, nil for others
	Remote     *Remote // set for a remote, which is not a ship; nil for ships
}

// Remote is what makes a remote of a ShipInfo. A remote is a device that has initiative, agility and hull
// and can be attacked. While it is on the table it is one of Table.Devices, whose Ship is the remote; as a
// ship it is never in play, so that nothing which goes over the ships meets it (2e.device.remote.definition,
// 2e.device.remote.as-defender).
type Remote struct {
	Kind    uint8  // an index into Game.Devices
	Carrier ShipID // the ship whose card places it
	Card    CardID // that card
	Crew    bool   // that card is a crew upgrade
	Engages bool   // it does something in the Engagement phase at its initiative
}

// Docking is how a ship docks with one that takes it on board.
type Docking uint8

// How ships dock.
const (
	DocksAtWill  Docking = iota // if its player likes
	BeginsDocked                // it begins the match docked
	StaysDocked                 // it does, and deploys in an emergency only
)

// Dock is what a ship takes on board (2e.dock.definition).
type Dock struct {
	Ships ShipSet // those that can dock with it
	Room  uint8   // how many at once
	Rear  bool    // they deploy from its rear guides only
	Alike bool    // all of one type
	Leave uint8   // how many may deploy after the ship has executed a maneuver
	// Lifeboat says that what is docked is a ship of its own, which may deploy when it is destroyed.
	Lifeboat bool
	// Tows says that it has the dial and the initiative of the ship docked with it, and no own ones.
	Tows bool
	// Shields says that the shields of a ship docked with it count as its own.
	Shields bool
}

// ActionLine is one line of an action bar, with its linked action. Lines that a card grants
// count while that side of the card is in force.
type ActionLine struct {
	Action           Action
	Difficulty       Difficulty
	Linked           Action
	LinkedDifficulty Difficulty
	Card             CardID // the card that grants it, NoCard if it is printed for the ship
	Side             uint8  // as Ability.Side
	Docked           uint8  // as Ship.Docked: the ship of Card must be docked so; 0 for nothing
	While            Token  // with Needs: the ship must have such a token
	Needs            bool
	Condition        uint8 // the ship must have this condition, one of Game.Dealt; 0 for none
	// If, unless it is nil, reports whether the card that grants the line does so now.
	If func(x *Exec) bool
}

// RangeBonus are the dice that either side rolls more, by attack range.
type RangeBonus struct {
	Attack, Defense [MostRange + 1]int8
}

// Of returns the dice at an attack range.
func (b *RangeBonus) Of(r int8) (attack, defense int) {
	return int(b.Attack[r]), int(b.Defense[r])
}

// MostRange is the last band of the longest ruler (msg.component.ruler.bands).
const MostRange = 5

// TokenInfo says what a kind of token is like.
type TokenInfo struct {
	Name  string
	Color Color
	Max   uint8 // most a ship can have; 0 means any number
}

// Color is a token's class: green and orange tokens leave in the end phase.
type Color uint8

// The colors of tokens.
const (
	NoColor Color = iota
	Green
	Orange
	Blue
	Red
)

// ObstacleInfo is one obstacle chosen for a match, or one that a card can drop during it.
type ObstacleInfo struct {
	ID      string // the squad file's code, such as coreasteroid0
	Outline geom.Obstacle
	// Dropped marks the obstacle of a card: it is not placed in set-up, it has the outline of a
	// device, and it is made of Stuff.
	Dropped bool
	Device  geom.Device
	Stuff   geom.Kind
	Card    CardID // the card that drops it
}

// Kind returns what the obstacle is.
func (o *ObstacleInfo) Kind() geom.Kind {
	if o.Dropped {
		return o.Stuff
	}
	return o.Outline.Kind()
}

// Token returns the obstacle's outline at a place.
func (o *ObstacleInfo) Token(pose geom.Pose) geom.Token {
	if o.Dropped {
		return geom.PlaceDevice(o.Device, pose)
	}
	return geom.PlaceObstacle(o.Outline, pose)
}

// DeviceInfo is a kind of device that a card can place.
type DeviceInfo struct {
	Name   string
	Mine   bool  // it detonates under a ship that meets it
	Remote bool  // it is a remote: a card that places it brings a ShipInfo for each
	Bomb   bool  // it detonates at the end of the Activation phase
	Rock   bool  // it affects ships around an obstacle within its reach, and removes that
	Reach  uint8 // a bomb affects ships up to this range
	Melee  bool  // a bomb affects ships up to melee range, whatever Reach says
	Dice   uint8 // attack dice rolled for each ship that it affects
	Fuses  uint8 // fuse markers with which it is placed
	// Obstacle says that it is on the table as an obstacle of the kind Stuff, and not among the
	// devices.
	Obstacle bool
	Stuff    geom.Kind
	Leaves   string // the kind of device that is in its place when it has detonated; none if empty
	Outline  geom.Device
	// Aside is the kind of the two devices that are laid at the sides of one of these: they are a set of
	// three. None if empty.
	Aside string
	// Exposes has every ship that it affected expose a damage card or gain a strain token in the end.
	Exposes bool
	// Overhangs lets it lie partly outside the play area.
	Overhangs bool
	// AsBomb makes the damage of a mine that of a bomb.
	AsBomb bool
	// OneARound lets a ship place one such device a round, whatever the phase.
	OneARound bool
	// BothGuides lets it be placed by the guides at its front as well: both ends of its outline are alike.
	BothGuides bool
	// Effect is what it does to a ship when it detonates.
	Effect func(x *Exec, id ShipID, result Faces)
}
