package wire

// SquadText is a squad file to be looked at.
type SquadText struct {
	XWS    string `json:"xws" maxLength:"65536"`
	Format string `json:"format,omitempty" doc:"The name of a format; the usual one if left out."`
	Way    string `json:"way,omitempty" maxLength:"60" doc:"The way to play by whose format it is judged, if none is named."`
}

// SquadSheet is a squad, judged and laid out.
type SquadSheet struct {
	Name     string         `json:"name"`
	Edition  string         `json:"edition"`
	Faction  string         `json:"faction"`
	Format   string         `json:"format"`
	Title    string         `json:"title" doc:"What people call the format."`
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
	Links    []SquadLink    `json:"links" doc:"Links that open the squad: the first in Koiogran, the others in builders."`
	Others   []SquadText    `json:"others,omitempty" doc:"The other squads of the paste, as they were pasted."`
}

// SquadLink is a link that opens a squad.
type SquadLink struct {
	Title string   `json:"title" doc:"What opens it."`
	URL   string   `json:"url" doc:"That of Koiogran is what follows the address of a server."`
	Lacks []string `json:"lacks,omitempty" doc:"Cards that the builder does not have, which the link leaves out."`
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
	Proven  bool   `json:"proven,omitempty" doc:"A ready squad has it on such a ship."`
}

// Number is a number printed on a card.
type Number struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}
