package cardimport

// The types below mirror Flightpath's source, one document with everything that is printed
// on its cards. As in source.go, they record only whether there is any text.

type flightSource struct {
	Factions  []flightFaction
	Armaments []flightArmament
	Units     []flightUnit
	Damage    []flightDamage `json:"damage_deck"`
	Quickplay []flightForce
	Scenarios []flightScenario
}

type flightFaction struct{ ID, Name string }

type flightArmament struct {
	ID, Name, Type, Arc string
	Power               int
	Range               flightRange
	Charge              *flightCharge
	Shield              int
	Attack              bool
	Ability             *struct{}
	Provenance          string
}

// flightRange is two numbers, or the word melee.
type flightRange struct {
	Min, Max int
	Melee    bool
}

type flightCharge struct {
	Limit     int
	Recurring bool
}

type flightUnit struct {
	ID, Name, Faction, Size string
	Stats                   struct{ Agility, Structure, Armor, Shield, Newtype int }
	Ability                 present `json:"unit_ability"`
	Actions                 []flightAction
	Loadouts                []flightLoadout
	Dial                    []flightManeuver
	Pilots                  []flightPilot
	Provenance              string
}

type flightAction struct {
	Action, Color string
	Linked        *flightAction
}

type flightLoadout struct {
	ID, Name  string
	Surcharge int
	Armaments []string
}

type flightManeuver struct {
	Speed               int
	Bearing, Difficulty string
}

type flightPilot struct {
	ID, Name, Title    string
	Unique             bool
	Initiative, Points int
	Newtype            int
	Charge             *flightCharge
	Ability            *struct{}
}

type flightDamage struct {
	ID, Title string
	Copies    int
}

type flightForce struct {
	Name, Faction  string
	Units, Reserve []flightPlace
}

type flightPlace struct{ Pilot, Loadout string }

type flightScenario struct {
	ID, Name   string
	First      string `json:"first_player"`
	RoundLimit int    `json:"round_limit"`
	Provenance string
	Forces     map[string]flightForce
	Obstacles  []string
	Beacons    [][2]float64
}
