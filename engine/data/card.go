package data

import "slices"

// FactionID is a faction's XWS id, such as "rebelalliance".
type FactionID string

// Faction is one side of the war.
type Faction struct {
	ID   FactionID `json:"id"`
	Name string    `json:"name"`
}

// Size is a base size.
type Size string

// Sizes of bases.
const (
	Small  Size = "small"
	Medium Size = "medium"
	Large  Size = "large"
	Huge   Size = "huge"
)

// Slot is a kind of upgrade, written as in XWS: "talent", "force-power".
type Slot string

// Pool is a set of cards that a format allows.
type Pool string

// Pools of the points list. Epic holds cards for the largest games as well.
const (
	Standard  Pool = "standard"
	Wildspace Pool = "wildspace"
	Epic      Pool = "epic"
)

// ForceSide is dark or light.
type ForceSide string

// Sides of the Force.
const (
	Dark  ForceSide = "dark"
	Light ForceSide = "light"
)

// Arc is a firing arc.
type Arc string

// Turret is the arc of a first-edition turret, which fires all around.
const Turret Arc = "turret"

// Ship is a type of ship: everything that its pilots share.
type Ship struct {
	ID      string     `json:"id"`
	Name    string     `json:"name"`
	Size    Size       `json:"size"`
	Stats   Stats      `json:"stats"`
	Arcs    []Arc      `json:"arcs,omitempty"` // printed on the base, used by attacks or not
	Actions []Action   `json:"actions,omitempty"`
	Dial    []Maneuver `json:"dial"`
	// EpicPoints is what a first-edition huge ship counts of a team's epic points.
	EpicPoints float64 `json:"epicPoints,omitempty"`
	Design     bool    `json:"design,omitempty"` // some of its numbers are this project's own
}

// StatKind names a number of a ship.
type StatKind string

// Kinds of numbers. Initiative is printed on ship cards, not for ships.
const (
	Attack  StatKind = "attack"
	Agility StatKind = "agility"
	Hull    StatKind = "hull"
	Shields StatKind = "shields"
	Energy  StatKind = "energy"

	// Flightpath has structure for hull and armor for shields, and shields of its own.
	Structure StatKind = "structure"
	Armor     StatKind = "armor"
	Shield    StatKind = "shield"

	Initiative StatKind = "initiative"
)

// Stat is one number printed for a ship, a remote or a device. An attack has an arc, and ranges
// where they are not the usual 1 to 3.
type Stat struct {
	Kind     StatKind `json:"stat"`
	Arc      Arc      `json:"arc,omitempty"`
	Value    int      `json:"value"`
	Recovers int      `json:"recovers,omitempty"` // regained each round
	MinRange int      `json:"minRange,omitempty"`
	MaxRange int      `json:"maxRange,omitempty"`
	NoBonus  bool     `json:"noBonus,omitempty"` // no dice for range 1 and 3
	Melee    bool     `json:"melee,omitempty"`   // range 0 and the melee band
}

// Stats are the numbers of a ship, in the printed order.
type Stats []Stat

// Value returns the number of a kind, 0 where none is printed. A kind printed several times
// (an attack in each of two arcs) returns the first.
func (s Stats) Value(kind StatKind) int {
	for _, stat := range s {
		if stat.Kind == kind {
			return stat.Value
		}
	}
	return 0
}

// Recovers returns how much of a number of a kind comes back each round, as recurring symbols say.
func (s Stats) Recovers(kind StatKind) int {
	for _, stat := range s {
		if stat.Kind == kind {
			return stat.Recovers
		}
	}
	return 0
}

// Attacks returns the primary weapons.
func (s Stats) Attacks() []Stat {
	var attacks []Stat
	for _, stat := range s {
		if stat.Kind == Attack {
			attacks = append(attacks, stat)
		}
	}
	return attacks
}

// Charges are tokens on a card. Recovers is how many come back each round; below zero that many
// are lost.
type Charges struct {
	Value    int `json:"value"`
	Recovers int `json:"recovers,omitempty"`
}

// Force is the Force capacity printed on a card. Without sides it cannot be judged whether a
// card for one side of the Force may be equipped.
type Force struct {
	Value    int         `json:"value"`
	Recovers int         `json:"recovers,omitempty"`
	Sides    []ForceSide `json:"sides,omitempty"`
}

// Pilot is a ship card.
type Pilot struct {
	ID         string    `json:"id"`
	XWS        string    `json:"xws,omitempty"` // the id in files, where another card has it too
	Name       string    `json:"name"`
	Caption    string    `json:"caption,omitempty"`
	Ship       string    `json:"ship"` // id of the ship type
	Faction    FactionID `json:"faction"`
	Initiative int       `json:"initiative"`           // pilot skill in the first edition
	Engagement *int      `json:"engagement,omitempty"` // huge ships only
	Limited    int       `json:"limited,omitempty"`    // dots before the name; 0: any number
	Cost       int       `json:"cost"`
	Slots      []Slot    `json:"slots,omitempty"`
	// AnyOf is one more slot, one of these, which the equipped upgrade determines
	// (2e.squad.upgrade.slots-added-by-cards).
	AnyOf       []Slot   `json:"anyOf,omitempty"`
	Keywords    []string `json:"keywords,omitempty"`
	Force       *Force   `json:"force,omitempty"`
	Charges     *Charges `json:"charges,omitempty"`
	Conditions  []string `json:"conditions,omitempty"` // ids of conditions it assigns
	HasAbility  bool     `json:"hasAbility,omitempty"`
	ShipAbility string   `json:"shipAbility,omitempty"` // its name
	Stats       Stats    `json:"stats,omitempty"`       // in place of the ship type's
	Actions     []Action `json:"actions,omitempty"`     // in place of the ship type's
	// Loadout lists the upgrades of a standard-loadout card, which can equip no others. Some of
	// them are printed on the ship card only and have no row of their own.
	Loadout []string `json:"loadout,omitempty"`
	Pools   []Pool   `json:"pools,omitempty"`
	// Needs is the id of an upgrade that another ship of the squad must have.
	Needs string `json:"needs,omitempty"`
	// Launched is the id of the upgrade that brings the ship into play; it cannot be bought.
	Launched string  `json:"launched,omitempty"`
	Grants   []Grant `json:"grants,omitempty"`
	Design   bool    `json:"design,omitempty"` // some of its numbers are this project's own
}

// Cost is an upgrade's price: a fixed value, or one that depends on the equipping ship.
type Cost struct {
	Value  int            `json:"value,omitempty"`
	By     string         `json:"by,omitempty"`     // "agility", "initiative", "size"
	Values map[string]int `json:"values,omitempty"` // by the number or size, in words
}

// Upgrade is an upgrade card.
type Upgrade struct {
	ID           string        `json:"id"`
	Name         string        `json:"name"`
	Limited      int           `json:"limited,omitempty"`
	Slots        []Slot        `json:"slots"` // all are taken at once
	Cost         Cost          `json:"cost"`
	Restrictions []Restriction `json:"restrictions,omitempty"` // all must hold
	LoadoutOnly  bool          `json:"loadoutOnly,omitempty"`  // only in standard loadouts
	OnePerShip   bool          `json:"onePerShip,omitempty"`   // first edition's "Limited"
	Needs        string        `json:"needs,omitempty"`        // another upgrade of the same ship
	Discounts    []Discount    `json:"discounts,omitempty"`    // on upgrades of the same ship
	Squads       []FactionID   `json:"squads,omitempty"`       // of which its ship can be a part, too
	Sides        []Side        `json:"sides"`                  // one or two
	Pools        []Pool        `json:"pools,omitempty"`
	Wing         *Wing         `json:"wing,omitempty"` // the wing of which it makes its ship the leader
	// Armaments are the upgrades that a loadout equips its unit with.
	Armaments []string `json:"armaments,omitempty"`
	Design    bool     `json:"design,omitempty"` // some of its numbers are this project's own
}

// Wing says which ships a wing leader can have as mates, two of them at least (2e.wing.squad.leaders).
type Wing struct {
	Ships []string `json:"ships,omitempty"` // of one of these types; of that of the leader where there are none
	Once  []string `json:"once,omitempty"`  // types of which it has one mate at most
	Alike bool     `json:"alike,omitempty"` // all of one type
	Lower bool     `json:"lower,omitempty"` // of lower initiative than the leader
	Most  int      `json:"most"`            // this many at most
}

// LeastMates is how few mates a wing can have (2e.epic.wing).
const LeastMates = 2

// Admits reports whether a ship card can be that of a mate of a leader (2e.wing.squad.leaders).
func (w *Wing) Admits(leader, mate *Pilot) bool {
	if w.Lower && mate.Initiative >= leader.Initiative {
		return false
	}
	if len(w.Ships) == 0 {
		return mate.Ship == leader.Ship
	}
	return slices.Contains(w.Ships, mate.Ship)
}

// Beside reports whether a wing that has mates of these types takes one more of a type (2e.wing.squad.leaders).
func (w *Wing) Beside(mates []string, ship string) bool {
	if w.Alike && len(mates) > 0 && mates[0] != ship {
		return false
	}
	return !slices.Contains(w.Once, ship) || !slices.Contains(mates, ship)
}

// Discount makes the upgrades of a ship cheaper, though none is then below 0.
type Discount struct {
	Slot Slot `json:"slot,omitempty"` // all where it is empty
	Less int  `json:"less"`
}

// Restriction is one line of a restriction box. Its fields are alternatives: the line holds as
// soon as one of them does.
type Restriction struct {
	Factions      []FactionID `json:"factions,omitempty"`
	Ships         []string    `json:"ships,omitempty"`
	Sizes         []Size      `json:"sizes,omitempty"`
	Keywords      []string    `json:"keywords,omitempty"`
	Names         []string    `json:"names,omitempty"` // a card of that name anywhere in the squad
	Arcs          []Arc       `json:"arcs,omitempty"`
	Agility       []int       `json:"agility,omitempty"`
	Equipped      []Slot      `json:"equipped,omitempty"` // another upgrade of that slot
	ForceSides    []ForceSide `json:"forceSides,omitempty"`
	ShipAbilities []string    `json:"shipAbilities,omitempty"`
	Action        *Action     `json:"action,omitempty"` // of that difficulty, if one is named
	Limited       bool        `json:"limited,omitempty"`
	NonLimited    bool        `json:"nonLimited,omitempty"`
	Hull          []int       `json:"hull,omitempty"`
	Shields       []int       `json:"shields,omitempty"`
	MinInitiative int         `json:"minInitiative,omitempty"`
	Bar           Slot        `json:"bar,omitempty"`          // a slot that the ship has
	NotPrinted    Slot        `json:"notPrinted,omitempty"`   // a slot that its card has not
	Solitary      bool        `json:"solitary,omitempty"`     // about the squad
	Standardized  bool        `json:"standardized,omitempty"` // about the squad
}

// Side is one face of an upgrade card.
type Side struct {
	Title       string   `json:"title"`
	HasAbility  bool     `json:"hasAbility,omitempty"`
	ShipAbility string   `json:"shipAbility,omitempty"` // name of the one it gives
	Attack      *Stat    `json:"attack,omitempty"`
	Charges     *Charges `json:"charges,omitempty"`
	Force       *Force   `json:"force,omitempty"`
	Grants      []Grant  `json:"grants,omitempty"`
	Device      *Device  `json:"device,omitempty"`
	Conditions  []string `json:"conditions,omitempty"`
	Energy      *int     `json:"energy,omitempty"` // what it holds or adds, on huge ships
	Type        string   `json:"type,omitempty"`   // of an armament: "beam", "shield"
}

// Grant is something an upgrade adds to its ship, or takes away where Amount is below zero.
// Exactly one of Slot, AnyOf, Through, Action, Stat, Arc and Force says what, or Slot with AnyOf.
type Grant struct {
	Slot   Slot        `json:"slot,omitempty"`
	Action *Action     `json:"action,omitempty"`
	Stat   StatKind    `json:"stat,omitempty"`
	Arc    Arc         `json:"arc,omitempty"`   // a new arc; with Stat "attack", the attack's
	Force  []ForceSide `json:"force,omitempty"` // Force of that side
	Amount int         `json:"amount,omitempty"`
	AnyOf  []Slot      `json:"anyOf,omitempty"` // one of these slots; with Slot, each of that kind may be one
	// Through is a slot whose weapons fire through Arc too.
	Through Slot `json:"through,omitempty"`
	// What the slot is for: cards of at most this many points, unique cards, and no card that
	// another slot of its kind holds.
	MaxCost    int  `json:"maxCost,omitempty"`
	OnlyUnique bool `json:"onlyUnique,omitempty"`
	Different  bool `json:"different,omitempty"`
	// Only is the id of the one card that the slot takes.
	Only string `json:"only,omitempty"`
}

// Device is a bomb, mine, remote or obstacle that a card puts on the table.
type Device struct {
	Name       string   `json:"name"`
	Kind       string   `json:"kind"` // "bomb", "mine", "remote", "obstacle"
	Initiative *int     `json:"initiative,omitempty"`
	Charges    *Charges `json:"charges,omitempty"`
	Stats      Stats    `json:"stats,omitempty"`
}

// Condition is a condition card.
type Condition struct {
	ID      string `json:"id"`
	Name    string `json:"name"`
	Limited int    `json:"limited,omitempty"`
}

// DamageCard is one title of the damage deck.
type DamageCard struct {
	ID    string `json:"id"`
	Name  string `json:"name"`
	Trait string `json:"trait"` // "ship" or "pilot"
	Count int    `json:"count"` // copies in the deck
	// Deck names the deck in an edition that has several: "core" and "core2" of the two core
	// sets, "huge" of huge ships. Section is the half of a huge ship, "fore" or "aft".
	Deck    string `json:"deck,omitempty"`
	Section string `json:"section,omitempty"`
	Design  bool   `json:"design,omitempty"` // its effect is this project's own
}

// QuickBuild is a published option of one or more ships with fixed upgrades and a threat
// (2e.squad.quick-build.option). A deployment of Flightpath is one with a name, which alone is a
// whole force: its threat is 1 (msg.squad.mode.quickplay).
type QuickBuild struct {
	Name    string      `json:"name,omitempty"`
	Faction FactionID   `json:"faction"`
	Threat  int         `json:"threat"`
	Ships   []QuickShip `json:"ships"`
}

// QuickShip is one ship of a quick build option.
type QuickShip struct {
	Pilot    string   `json:"pilot"`
	Upgrades []string `json:"upgrades,omitempty"`
}

// Scenario is the card of a scenario: a match with fixed forces (msg.squad.mode.scenario). The tables
// do not contain its rules for winning.
type Scenario struct {
	ID     string          `json:"id"`
	Name   string          `json:"name"`
	Design bool            `json:"design,omitempty"` // of this project's own making
	First  FactionID       `json:"first,omitempty"`  // the first player's; empty for chance
	Rounds int             `json:"rounds"`
	Forces []ScenarioForce `json:"forces"`
	// Obstacles are those that the players place, by the ids of squad files.
	Obstacles []string `json:"obstacles"`
	// Beacons are the middles of its beacons, in millimeters.
	Beacons [][2]float64 `json:"beacons,omitempty"`
}

// ScenarioForce is what one side of a scenario brings.
type ScenarioForce struct {
	Faction FactionID   `json:"faction"`
	Ships   []QuickShip `json:"ships"`
	Reserve []QuickShip `json:"reserve,omitempty"` // what may arrive later
}
