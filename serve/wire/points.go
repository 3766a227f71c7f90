package wire

// PointsList is a points list: what cards cost, which slots they have and which formats they are in.
type PointsList struct {
	ID    string `json:"id" doc:"Its name and date, such as x2po@2025-12-10."`
	Title string `json:"title" doc:"Common name of the list."`
}

// SquadList is what a squad costs by a points list.
type SquadList struct {
	PointsList
	Points int  `json:"points"`
	Legal  bool `json:"legal"`
}

// ListChanges are the differences of two points lists.
type ListChanges struct {
	A       PointsList   `json:"a"`
	B       PointsList   `json:"b"`
	Changes []CardChange `json:"changes" doc:"The cards that differ, pilots first."`
}

// CardChange is how a card differs between two points lists.
type CardChange struct {
	Kind   string   `json:"kind" enum:"pilot,upgrade"`
	ID     string   `json:"id"`
	Name   string   `json:"name"`
	Ship   string   `json:"ship,omitempty" doc:"The type of ship of a pilot."`
	Before string   `json:"before,omitempty" doc:"Cost by the first list, if the costs differ."`
	After  string   `json:"after,omitempty"`
	By     int      `json:"by,omitempty" doc:"How much dearer it is by the second list; 0 for a cost that depends on the ship."`
	Gained []string `json:"gained,omitempty" doc:"Slots that it has only by the second list."`
	Lost   []string `json:"lost,omitempty"`
	Joined []string `json:"joined,omitempty" doc:"Formats that it is in only by the second list."`
	Left   []string `json:"left,omitempty"`
}
