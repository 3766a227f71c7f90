package squad

import (
	"strings"

	"koiogran/engine/data"
)

// gameMode is how the files of an edition are written: XWS 1 for the first, XWS 2 for the second, and
// in the shape of XWS 2 with a ruleset for Flightpath.
type gameMode struct {
	version  string
	ruleset  string // what a file says that it is built for, where it has to
	edition  string // as our own note in a file names it
	named    bool   // the id of a ship card stands under "name"
	decks    []string
	factions map[data.FactionID]data.FactionID // what some programs write, and what is meant
	// keys are the keys of slots. Of those that mean one slot the first is written; a slot
	// without one is written as it is called.
	keys  []slotKey
	slots []data.Slot
}

type slotKey struct {
	key  string
	slot data.Slot
}

// modeOf returns how the files of an edition are written.
func modeOf(edition string) *gameMode {
	if edition == First {
		return &gameMode{
			version: "1.0.0", edition: "first", named: true, decks: []string{"core", "core2"},
			slots: data.FirstSlots(),
			factions: map[data.FactionID]data.FactionID{
				"rebels": "rebel", "rebelalliance": "rebel", "resistance": "rebel",
				"empire": "imperial", "galacticempire": "imperial", "firstorder": "imperial",
				"scumandvillainy": "scum",
			},
			keys: []slotKey{
				{"ept", "elite"}, {"elitepilottalent", "elite"}, {"talent", "elite"},
				{"amd", "astromech"}, {"astromechdroid", "astromech"},
				{"samd", "salvaged-astromech"}, {"salvagedastromech", "salvaged-astromech"},
				{"mod", "modification"}, {"modification", "modification"},
				{"system", "system"}, {"sensor", "system"}, {"bomb", "bomb"}, {"device", "bomb"},
			},
		}
	}
	if edition == Flightpath {
		return &gameMode{
			version: "2.0.0", ruleset: Flightpath, edition: Flightpath, slots: data.FlightpathSlots(),
		}
	}
	return &gameMode{
		version: "2.0.0", edition: "x2po", slots: data.Slots(),
		factions: map[data.FactionID]data.FactionID{
			"rebel": "rebelalliance", "rebels": "rebelalliance", "imperial": "galacticempire",
			"empire": "galacticempire", "scum": "scumandvillainy",
		},
		keys: []slotKey{
			{"force-power", "force-power"}, {"forcepower", "force-power"},
			{"tactical-relay", "tactical-relay"}, {"tacticalrelay", "tactical-relay"},
			{"talent", "talent"}, {"ept", "talent"}, {"elitepilottalent", "talent"},
			{"astromech", "astromech"}, {"amd", "astromech"}, {"astromechdroid", "astromech"},
			{"modification", "modification"}, {"mod", "modification"}, {"sensor", "sensor"},
			{"system", "sensor"}, {"device", "device"}, {"bomb", "device"},
		},
	}
}

// slotOf reads a slot key, by its name or those that other programs use. Capitals, spaces and
// hyphens do not count.
func (m *gameMode) slotOf(key string) (data.Slot, bool) {
	written := data.Key(key)
	for _, k := range m.keys {
		if data.Key(k.key) == written {
			return k.slot, true
		}
	}
	for _, slot := range m.slots {
		if data.Key(string(slot)) == written {
			return slot, true
		}
	}
	return data.Slot(strings.ToLower(strings.TrimSpace(key))), false
}

// keyOf returns the key under which upgrades of a slot are written.
func (m *gameMode) keyOf(slot data.Slot) string {
	for _, k := range m.keys {
		if k.slot == slot {
			return k.key
		}
	}
	return string(slot)
}
