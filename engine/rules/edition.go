package rules

import (
	"errors"

	"koiogran/engine/card"
	"koiogran/engine/data"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Edition is a game's rules as a value: its procedures, its cards, its tables.
type Edition struct {
	ID      string
	Version string
	Facts   *data.Catalogue
	// Match is the procedure of a whole match; Procs are those that it and cards call.
	Match   game.Proc
	Procs   map[game.Role]game.Proc
	Measure geom.Game
	Width   int32 // of the play area in nanometers
	Height  int32
	Tokens  [game.NumTokens]game.TokenInfo
	// Reasons are the clauses that refuse something.
	Reasons [game.NumReasons]string
	// What cards do, by the ids of Facts. Ship abilities go by their names.
	Pilots, Upgrades, ShipAbilities []card.Def
	// Damage are the titles of the damage decks; conditions follow them in Game.Dealt.
	Damage, Conditions []card.Def
	Devices            []game.DeviceInfo
	// Missions are what can be played apart from the usual match.
	Missions []Mission
	// Timed says that its rules say how a match with a time limit ends.
	Timed bool
	// Teams says that its rules say how three or four players play in two teams (1e.team.two-teams, 2e.epic.team.seats).
	Teams bool
	// Allied says that partners of a team are allied and not friendly, and that each has a place of their own in player
	// order (2e.epic.team-allied, 2e.epic.team.order).
	Allied bool
	// Difficulty is the rule of precedence among what changes the difficulty of a maneuver: Harder, or
	// HarderWins.
	Difficulty func(base game.Difficulty, changes int) game.Difficulty
	// StaysInPlay reports whether a ship that has just been destroyed stays in play for the time being.
	StaysInPlay func(x *game.Exec, id game.ShipID) bool
	// Counters says that counters stand in for damage cards which cannot be drawn; where they do
	// not, the facedown cards are counted and make a new deck (2e.damage.deck-exhausted).
	Counters bool
	// FloorsValues says that agility and the value of a primary weapon count as 0 where they are
	// below that, before dice are added.
	FloorsValues bool
	// Slowed returns how many defense dice a ship rolls less for its tractor tokens.
	Slowed func(x *game.Exec, id game.ShipID) int
	// Bonus are the dice that an attack at each range gives to either side.
	Bonus game.RangeBonus
	// Optional are the settings of a match that this edition has and others have not: those that are
	// on here.
	Optional game.Options
	// Harmless are kinds of obstacles that have no effect on ships that move.
	Harmless [geom.Kinds]bool
	// MayTarget reports whether a ship may attack another at all; nil where every enemy may be.
	MayTarget func(x *game.Exec, id, other game.ShipID) bool
	// CardDealt is what a damage card does to every ship that it is dealt to, nil for nothing.
	CardDealt func(x *game.Exec, id game.ShipID)
	// AlsoOnBar are lines that every action bar has.
	AlsoOnBar []game.ActionLine
	// Rulebook is what the ids of its clauses begin with, and Clauses are those that it calls by
	// another name than shared steps do; see game.Game.
	Rulebook string
	Clauses  map[string]string
	// Huge are the huge ships of the game that have sections, by the ids of their (fore) ship cards.
	Huge map[string]HugeShip
	// Fleets says that huge ships without sections are played (2e.huge.size).
	Fleets bool
	// Everyone are the abilities that the rules give to every ship.
	Everyone func(c *card.Compiler) ([game.NumWindows][]*game.Ability, game.ActionSet)
}

// Setup is what a match begins with.
type Setup struct {
	// Squads belong to seats 1 and 2, who are the captains of their sides.
	Squads [2]Squad
	// Partners belong to seat 3, the partner of seat 1, and to seat 4, the partner of seat 2; none
	// for a match of two players. Three players make sides of two and one (1e.team.two-teams).
	Partners  []Squad
	Obstacles []string // codes of the obstacles to place, the first player's first
	Options   game.Options
	Mission   string // the id of a mission of the edition, empty for the usual match
	// Unimplemented lets cards take part whose ability is not built: they do nothing.
	Unimplemented bool
	// Width and Height are the play area in millimeters, 0 for the edition's own
	// (2e.setup.play-area.other-size-by-agreement).
	Width, Height uint16
}

// Squad is what a match needs to know of a squad.
type Squad struct {
	Name   string
	Ships  []Loadout
	Points int
	Deck   string // its damage deck, where an edition has several; empty for the first of them
	Wings  []Wing
	// Collection are the quick builds that can return in an Escalation match.
	Collection []Loadout
}

// Wing names the ships of a wing by their places in their squad: the leader, and its mates in the order of their
// positions (2e.wing.squad.members).
type Wing struct {
	Leader int
	Mates  []int
}

// Loadout is one ship and its upgrades.
type Loadout struct {
	Pilot    string
	Upgrades []string
	Points   int
	// Aft is the other ship card of a huge ship that has two, with its upgrades and points; nil for
	// others (1e.huge.one-ship).
	Aft *Loadout
}

// The errors of NewGame.
var (
	ErrSetup         = errors.New("rules: set-up")
	ErrUnimplemented = errors.New("rules: not built yet")
)

// is dealt says HugeShip.
const hugeDeck = "huge"

// HugeShip is what an edition says of a huge ship beyond what its ship cards print.
type HugeShip struct {
	Base    geom.Size
	Primary geom.Arc // that of its primary weapon
	// Mounts are the arcs of hardpoints by section; with one ship card NoSection has them.
	Mounts [3]geom.Arc
	// Aft is the other ship card of a ship that has two.
	Aft string
	// Decks are the damage decks of both sections: how often a title is in each.
	Decks [3]map[string]uint8
	// Crippled are the crippled sides of both sections.
	Crippled [3]CrippledSide
}

// Mission is another way to play: its own set-up areas, its own play area, what its ships may do as
// well, and the objectives that win it (1e.mission.alternative-mode). The card of a scenario is
// one that fixes both forces, too (msg.squad.mode.scenario).
type Mission struct {
	game.Mission
	// Summary says in a sentence or two what each player is to do.
	Summary string
	// Points are the squad points for which it is meant; 0 says nothing
	// (1e.mission.recommended-points).
	Points int
	// Epic says that it is meant for Epic squads with huge ships (1e.format.epic).
	Epic bool
	// Teams says that three or four players can play it, in two teams.
	Teams bool
	// Forces are the squads that it lists, for players who do not bring their own
	// (1e.mission.forces-choice).
	Forces [2]Squad
	// Fixed lets no others be played with, nor other obstacles than these (msg.squad.mode.scenario,
	// msg.setup.obstacles.scenario).
	Fixed     bool
	Obstacles []string // codes
	// Lying are the devices that lie on the table from the beginning, which belong to no one.
	Lying []Lying
	// Width and Height are the play area in nanometers; 0 leaves the usual one
	// (1e.mission.play-area-default).
	Width, Height int32
	// Abilities are what it lets every ship do, free actions among them (1e.mission.free-actions).
	Abilities []card.Ability
}

// CrippledSide is the other side of a ship card of a huge ship (1e.cr90.crippled-flip).
type CrippledSide struct {
	Attack int8
	Energy int8
	Slots  []data.Slot
	// Lost are the maneuvers that are not on the dial any more.
	Lost []geom.Maneuver
}

// Lying is a device by its name and place.
type Lying struct {
	Device string
	Pose   geom.Pose
}
