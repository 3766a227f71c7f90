package wire

// SquadText is a squad file to be looked at.
type SquadText struct {
	XWS    string `json:"xws" maxLength:"65536"`
	Format string `json:"format,omitempty" doc:"The id of a format; the edition's default if omitted."`
	Way    string `json:"way,omitempty" maxLength:"60" doc:"The mode whose format applies, if no format is given."`
	List   string `json:"list,omitempty" maxLength:"80" doc:"The id of a points list; the one that the squad names, or else the first of the edition."`
}

// SquadSheet is a squad, judged and laid out.
type SquadSheet struct {
	Name      string            `json:"name"`
	Edition   string            `json:"edition"`
	Faction   string            `json:"faction"`
	Format    string            `json:"format"`
	Title     string            `json:"title" doc:"The format's display name."`
	Way       string            `json:"way,omitempty" doc:"The mode of that format; the standard match if empty."`
	Points    int               `json:"points"`
	Legal     bool              `json:"legal"`
	Problems  []SquadProblem    `json:"problems"`
	Notes     []string          `json:"notes" doc:"Notes on anything ignored or corrected while reading."`
	Missing   []string          `json:"missing" doc:"Cards whose abilities are not implemented."`
	Ships     []SquadShip       `json:"ships"`
	List      string            `json:"list,omitempty" doc:"The id of the points list used to check it."`
	Obstacles []ObstaclePicture `json:"obstacles,omitempty" doc:"Obstacles that it brings."`
	Lists     []SquadList       `json:"lists,omitempty" doc:"Cost by each points list."`
	Sheet     string            `json:"sheet" doc:"The squad sheet as text."`
	Text      string            `json:"text" doc:"The squad as a list of names, one ship per line."`
	XWS       string            `json:"xws" doc:"The squad file in strict XWS form."`
	Draft     Draft             `json:"draft" doc:"The squad in the form used while building."`
	Links     []SquadLink       `json:"links" doc:"Links that open the squad: the first in Koiogran, the others in builders."`
	Player    string            `json:"player,omitempty" doc:"The player of the squad, in the export of an event."`
	Rank      string            `json:"rank,omitempty" doc:"Its rank in the event, in words."`
	Others    []OtherSquad      `json:"others,omitempty" doc:"The other squads of the paste, as they were pasted."`
}

// OtherSquad is a further squad of a paste.
type OtherSquad struct {
	XWS    string `json:"xws"`
	Player string `json:"player,omitempty"`
	Rank   string `json:"rank,omitempty"`
}

// SquadLink is a link that opens a squad.
type SquadLink struct {
	Title string   `json:"title" doc:"The program or site that opens it."`
	URL   string   `json:"url" doc:"The link. For Koiogran, the part that follows the address of a server."`
	Lacks []string `json:"lacks,omitempty" doc:"Cards that the builder does not have, which the link leaves out."`
}

// SquadProblem is a reason why a squad is not legal.
type SquadProblem struct {
	Text   string `json:"text"`
	Clause string `json:"clause,omitempty"`
	Ship   int    `json:"ship" doc:"The ship, counted from 0; -1 for the whole squad."`
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
	Numbers    []Number   `json:"numbers" doc:"Attack, agility, hull, shields and other values."`
	Cards      []CardText `json:"cards" doc:"Actions; the pilot's come first."`
	Leader     *int       `json:"leader,omitempty" doc:"For a wingmate: its leader among the ships, counted from 0."`
}

// Roster is what a faction can bring, for those who build squads.
type Roster struct {
	Edition  string          `json:"edition"`
	Faction  string          `json:"faction" doc:"Its id."`
	Factions []RosterFaction `json:"factions" doc:"All factions of the edition."`
	Format   string          `json:"format"`
	Limit    int             `json:"limit" doc:"The maximum points of a squad; 0 for no limit."`
	Ships    []RosterShip    `json:"ships" doc:"Sorted by name."`
	// Obstacles are all that a squad can bring.
	Obstacles []ObstaclePicture `json:"obstacles" doc:"The obstacles that a squad can bring."`
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
	Pilots  []RosterPilot `json:"pilots" doc:"Sorted by initiative, highest first."`
}

// RosterPilot is a ship card.
type RosterPilot struct {
	ID         string   `json:"id"`
	Name       string   `json:"name"`
	Caption    string   `json:"caption,omitempty"`
	Initiative int      `json:"initiative"`
	Limited    int      `json:"limited,omitempty" doc:"The maximum number of cards with this name in a squad; 0 for no limit."`
	Points     int      `json:"points"`
	Slots      []string `json:"slots"`
	Loadout    []string `json:"loadout,omitempty" doc:"The names of its upgrades, if they are fixed."`
	Does       string   `json:"does,omitempty"`
	Waits      bool     `json:"waits,omitempty" doc:"Its ability is not implemented, so it cannot be played yet."`
	Facts      []Number `json:"facts,omitempty" doc:"Other facts printed on it: actions, charges, keywords, formats."`
	Other      string   `json:"other,omitempty" doc:"For half of a huge ship: the ship card of the other half."`
}

// Draft is a squad that is being built.
type Draft struct {
	Edition   string      `json:"edition" maxLength:"20"`
	Way       string      `json:"way,omitempty" maxLength:"60" doc:"The mode whose format applies."`
	List      string      `json:"list,omitempty" maxLength:"80" doc:"The id of a points list; the first of the edition by default."`
	Faction   string      `json:"faction" maxLength:"40"`
	Name      string      `json:"name" maxLength:"100"`
	Ships     []DraftShip `json:"ships" maxItems:"30"`
	Obstacles []string    `json:"obstacles,omitempty" maxItems:"6" doc:"The codes of the obstacles that it brings."`
	Wings     []DraftWing `json:"wings,omitempty" maxItems:"15" doc:"Who leads whom; without it, wings are formed with the most mates that fit."`
	// Fits asks what can be equipped in a slot of a ship.
	Fits *DraftSlot `json:"fits,omitempty"`
}

// DraftWing is a wing of a draft, by the places of its ships, counted from 0.
type DraftWing struct {
	Leader int   `json:"leader"`
	Mates  []int `json:"mates" maxItems:"30" doc:"In the order of their positions."`
}

// BuiltWing is a ship with a card to lead a wing, its mates, and who else could be one.
type BuiltWing struct {
	Leader int   `json:"leader"`
	Mates  []int `json:"mates" doc:"In the order of their positions."`
	Least  int   `json:"least" doc:"The fewest mates that are legal."`
	Most   int   `json:"most" doc:"The most mates that its card allows."`
	Others []int `json:"others,omitempty" doc:"Ships that could be mates and are in no wing."`
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
	Slots [][]Opening `json:"slots" doc:"The points of each ship."`
	Fits  []Fitting   `json:"fits,omitempty" doc:"The upgrades that fit the requested slot, cheapest first."`
	Wings []BuiltWing `json:"wings,omitempty" doc:"The ships with a card to lead a wing."`
}

// Opening is a slot of a ship.
type Opening struct {
	Slot   string   `json:"slot,omitempty"`
	Choice []string `json:"choice,omitempty" doc:"The slots it can fill; any one of them."`
	ID     string   `json:"id,omitempty" doc:"The cost of the upgrade in the slot."`
	Name   string   `json:"name,omitempty"`
	Points int      `json:"points,omitempty"`
}

// Fitting is an upgrade that can be equipped.
type Fitting struct {
	ID      string   `json:"id"`
	Name    string   `json:"name"`
	Points  int      `json:"points"`
	Limited int      `json:"limited,omitempty"`
	Does    string   `json:"does,omitempty"`
	Facts   []Number `json:"facts,omitempty" doc:"Other facts printed on it: attack, range, charges, restrictions, both sides."`
	Waits   bool     `json:"waits,omitempty" doc:"Its ability is not implemented, so it cannot be played yet."`
	Proven  bool     `json:"proven,omitempty" doc:"Whether a ready-made squad uses it on this ship."`
}

// Number is a number printed on a card.
type Number struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}
