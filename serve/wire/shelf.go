package wire

import "koiogran/engine/geom"

// Shelf asks for the squads among which a player chooses: those that are sent, or else the ready-made ones, as they are
// under an agreement.
type Shelf struct {
	Squads []string `json:"squads,omitempty" maxItems:"120" doc:"Squad files."`
	Seat   Seat     `json:"seat,omitempty" minimum:"0" maximum:"4" doc:"The player who chooses; 1 by default."`
	Seats  int      `json:"seats,omitempty" minimum:"0" maximum:"4" doc:"How many players; 2 by default."`
	Agreement
}

// Shelved is what a Shelf asks for.
type Shelved struct {
	Squads   []ShelfSquad       `json:"squads" doc:"The squads in the order in which they were sent; one that cannot be read has no ships."`
	Drawings map[string]Drawing `json:"drawings" nullable:"false" doc:"Drawings of the ships, by their kind."`
}

// ShelfSquad is a squad among which a player chooses.
type ShelfSquad struct {
	Ready     string            `json:"ready,omitempty" doc:"The id of a ready-made squad."`
	XWS       string            `json:"xws" doc:"The squad file."`
	Name      string            `json:"name"`
	Faction   string            `json:"faction" doc:"Its name."`
	Points    int               `json:"points" doc:"Points by the points list of the match settings."`
	Legal     bool              `json:"legal" doc:"Whether the seat may fly it."`
	Why       string            `json:"why,omitempty" doc:"Why not: the first reason."`
	Missing   []string          `json:"missing,omitempty" doc:"Cards whose abilities are not implemented."`
	Ships     []ShelfShip       `json:"ships"`
	Obstacles []ObstaclePicture `json:"obstacles,omitempty" doc:"Obstacles that it brings."`
}

// ShelfShip is a ship of such a squad.
type ShelfShip struct {
	Kind  string   `json:"kind" doc:"The id of its type, the key of its drawing."`
	Type  string   `json:"type" doc:"The name of its type."`
	Name  string   `json:"name" doc:"The name of its pilot."`
	Cards []string `json:"cards" doc:"The names of its upgrades."`
}

// ObstaclePicture is an obstacle that a squad can bring.
type ObstaclePicture struct {
	Code    string  `json:"code" doc:"Its code in squad files."`
	Name    string  `json:"name"`
	Kind    string  `json:"kind" enum:"asteroid,debris,gas"`
	Outline []Point `json:"outline" doc:"In millimeters, relative to its center."`
}

// ObstacleOf returns the picture of an obstacle by its code in squad files, with the name that people know it by.
func ObstacleOf(code, name string) ObstaclePicture {
	o, _ := geom.ObstacleNamed(code)
	token := geom.PlaceObstacle(o, geom.Pose{})
	return ObstaclePicture{Code: code, Name: name, Kind: kinds[o.Kind()], Outline: outlineOf(token.Outline(nil))}
}
