// Package squad reads, prices, checks and writes squads: which ships a player brings, with which
// upgrades, and whether the squad-building rules allow it.
//
// Files are XWS, the community's exchange format. They are read generously, naming everything
// that had to be left out, and written strictly.
package squad

import (
	"encoding/json"

	"koiogran/engine/data"
)

// Editions of squads.
const (
	First  = "first"
	Second = "second"

	Flightpath = "flightpath"
)

// Squad is one player's forces.
type Squad struct {
	Name        string
	Description string
	Faction     data.FactionID
	Edition     string // First, Second or Flightpath
	Ships       []Ship
	Obstacles   []string // up to three XWS codes
	Deck        string   // damage deck of the first edition: "core", "core2", or empty
	List        string   // the points list that its link names, nothing for none
	Format      string   // the title of the format that its link is for, nothing for the usual one
	Wings       []Wing   // those that it names; see Formation
	Points      int      // as the file said; see Cost for what the squad costs
	// Vendor holds what other programs noted in the file, kept when the squad is written again.
	// Nothing in it is to be trusted, links least of all.
	Vendor map[string]json.RawMessage
}

// Ship is one ship card and the upgrades it is equipped with. A standard-loadout card carries
// its fixed upgrades here.
type Ship struct {
	Pilot    string
	Upgrades []Upgrade
	// Section is above 0 for half of a huge ship; its other half has the same number.
	Section int
	Vendor  json.RawMessage
}

// Upgrade is one equipped upgrade card, under the first slot that it takes.
type Upgrade struct {
	Slot data.Slot
	ID   string
}
