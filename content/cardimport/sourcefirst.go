package cardimport

// The types below mirror the community's first-edition files: one list of rows for each
// kind of card. As in source.go, they record only whether there is any text.

type firstShip struct {
	Name       string
	XWS        string
	Size       string
	Attack     *int
	Agility    int
	Hull       int
	Shields    int
	Energy     int
	Arcs       []string `json:"firing_arcs"`
	Actions    []string
	Dial       []string
	Maneuvers  [][]int  // by speed and bearing, 0 where there is none
	Gains      [][]int  `json:"maneuvers_energy"`
	EpicPoints *float64 `json:"epic_points"`
}

type firstPilot struct {
	Name       string
	XWS        string
	Ship       string // its name
	Faction    string
	Unique     bool
	Skill      unprinted
	Points     unprinted
	Slots      []string
	Range      string
	Text       present
	Conditions []string // their names
	Grants     []firstGrant
	Override   *struct{ Attack, Agility, Hull, Shields int } `json:"ship_override"`
}

type firstUpgrade struct {
	Name       string
	XWS        string
	Slot       string
	Points     int
	Unique     bool
	Limited    bool
	InSquad    int `json:"squadLimited"`
	Attack     *int
	Range      string
	Energy     *int
	Size       []string
	Faction    string
	Ship       []string // their names
	Text       present
	Conditions []string
	Grants     []firstGrant
}

type firstGrant struct {
	Type  string
	Name  string
	Slot  string
	Value int
}

type firstCondition struct {
	Name   string
	XWS    string
	Unique bool
}

type firstDamage struct {
	Name    string
	Amount  int
	Type    string
	Section string
}

// unprinted is a number for which a card may have a question mark, read as 0.
type unprinted int

func (n *unprinted) UnmarshalJSON(text []byte) error {
	if string(text) == `"?"` {
		*n = 0
		return nil
	}
	return (*number)(n).UnmarshalJSON(text)
}
