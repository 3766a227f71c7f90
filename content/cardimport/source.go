package cardimport

import (
	"encoding/json"
	"strconv"
)

// The types below mirror the community's data files. They name only the facts that we
// carry. Where a file has card text, the type records only whether there is any.

// present is true where the source holds a text that is not empty. The text itself is dropped
// while reading, so that none can reach our tables.
type present bool

func (p *present) UnmarshalJSON(text []byte) error {
	*p = string(text) != `""` && string(text) != "null"
	return nil
}

// number is a whole number, which some rows put in quotation marks.
type number int

func (n *number) UnmarshalJSON(text []byte) error {
	if unquoted, err := strconv.Unquote(string(text)); err == nil {
		text = []byte(unquoted)
	}
	return json.Unmarshal(text, (*int)(n))
}

type sourceFaction struct {
	Name string
	XWS  string
}

type sourceShip struct {
	Name    string
	XWS     string
	Size    string
	Faction string
	Dial    []string
	Stats   []sourceStat
	Actions []sourceAction
	Pilots  []sourcePilot
}

type sourceStat struct {
	Type     string
	Arc      string
	Value    int
	Recovers int
	MinRange int
	MaxRange int
	Ordnance bool
}

type sourceAction struct {
	Type       string
	Difficulty string
	Linked     *sourceAction
}

type sourceCharges struct {
	Value    int
	Recovers int
}

type sourceForce struct {
	Value    int
	Recovers int
	Side     []string
}

type sourcePools struct {
	Standard  bool
	Wildspace bool
	Epic      bool
}

type sourceAbility struct {
	Name string
}

type sourcePilot struct {
	Name            string
	Caption         string
	XWS             string
	Initiative      int
	Engagement      *int
	Limited         int
	Cost            *int
	Slots           []string
	Keywords        []string
	Force           *sourceForce
	Charges         *sourceCharges
	Conditions      []string
	Ability         present
	ShipAbility     sourceAbility
	ShipStats       []sourceStat
	ShipActions     []sourceAction
	StandardLoadout []string
	sourcePools
}

type sourceUpgrade struct {
	Name                string
	XWS                 string
	Limited             int
	Cost                *sourceCost
	Restrictions        []map[string]json.RawMessage
	StandardLoadoutOnly bool
	Sides               []sourceSide
	sourcePools
}

type sourceCost struct {
	Value    *number
	Variable string
	Values   map[string]int
}

type sourceSide struct {
	Title        string
	Slots        []string
	Ability      present
	ShipAbility  sourceAbility
	Attack       *sourceStat
	Charges      *sourceCharges
	Force        *sourceForce
	Actions      []sourceAction
	Grants       []sourceGrant
	Device       *sourceDevice
	Conditions   []string
	Restrictions []map[string]json.RawMessage
}

type sourceGrant struct {
	Type   string
	Value  json.RawMessage
	Arc    string
	Amount int
}

type sourceDevice struct {
	Name       string
	Type       string
	Initiative *int
	Charges    *sourceCharges
	Stats      []sourceStat
}

type sourceCondition struct {
	Name    string
	XWS     string
	Limited int
}

type sourceDeck struct {
	Cards []struct {
		Title  string
		Amount int
		Type   string
	}
}

type sourceQuickBuilds struct {
	Builds []struct {
		Threat int
		Pilots []struct {
			ID       string
			Upgrades map[string][]string
		}
	} `json:"quick-builds"`
}
