package squad

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"koiogran/engine/data"
)

// vendorKey is our entry among the vendor notes.
const vendorKey = "koiogran"

// xwsShip is one ship as it is written, in the order of its fields.
type xwsShip struct {
	ID       string          `json:"id,omitempty"`
	Name     string          `json:"name,omitempty"` // the id, in first-edition files
	Ship     string          `json:"ship,omitempty"`
	Section  *int            `json:"multisection_id,omitempty"`
	Points   int             `json:"points"`
	Upgrades slotLists       `json:"upgrades,omitempty"`
	Vendor   json.RawMessage `json:"vendor,omitempty"`
}

// slotLists is a map from slot to ids that keeps its order.
type slotLists []slotList

type slotList struct {
	slot string
	ids  []string
}

// MarshalJSON writes the lists as an object.
func (lists slotLists) MarshalJSON() ([]byte, error) {
	var out bytes.Buffer
	out.WriteByte('{')
	for i, list := range lists {
		if i > 0 {
			out.WriteByte(',')
		}
		slot, err := json.Marshal(list.slot)
		if err != nil {
			return nil, err
		}
		ids, err := json.Marshal(list.ids)
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(&out, "%s:%s", slot, ids)
	}
	out.WriteByte('}')
	return out.Bytes(), nil
}

// Write writes the squad as an XWS file of its edition, 1.0.0 or 2.0.0, with the points of this
// catalogue. The upgrades of standard loadouts are left out, as every program expects. What other
// programs noted is kept. A field and a ship take a line each.
func Write(w io.Writer, c *data.Catalogue, s Squad) error {
	return write(w, c, s, layout{
		open: "{\n ", next: ",\n ", colon: ": ", shut: "\n}\n",
		openShips: "[\n  ", nextShip: ",\n  ", shutShips: "\n ]",
	})
}

// WriteMinified writes the squad as Write does, in one line, as links and QR codes want it.
func WriteMinified(w io.Writer, c *data.Catalogue, s Squad) error {
	return write(w, c, s, layout{
		open: "{", next: ",", colon: ":", shut: "}",
		openShips: "[", nextShip: ",", shutShips: "]",
	})
}

// layout is what stands between the parts of a file.
type layout struct{ open, next, colon, shut, openShips, nextShip, shutShips string }

func write(w io.Writer, c *data.Catalogue, s Squad, l layout) error {
	out := document{layout: l, mode: modeOf(s.Edition)}
	if s.Name != "" {
		out.add("name", s.Name)
	}
	if s.Description != "" {
		out.add("description", s.Description)
	}
	out.add("faction", s.Faction)
	out.add("points", Cost(c, s))
	out.add("version", out.mode.version)
	if out.mode.ruleset != "" {
		out.add("ruleset", out.mode.ruleset)
	}
	out.addShips(c, s.Ships)
	if s.Deck != "" {
		out.add("damagedeck", s.Deck)
	}
	if len(s.Obstacles) > 0 {
		out.add("obstacles", s.Obstacles)
	}
	out.add("vendor", vendor(c, s))
	if out.err == nil {
		_, out.err = io.WriteString(w, l.open+strings.Join(out.fields, l.next)+l.shut)
	}
	if out.err != nil {
		return fmt.Errorf("squad: writing %q: %w", s.Name, out.err)
	}
	return nil
}

// document is a file that is being written. After an error it stays as it is.
type document struct {
	layout
	mode   *gameMode
	fields []string
	err    error
}

func (d *document) add(key string, value any) {
	text := d.encode(value)
	d.fields = append(d.fields, `"`+key+`"`+d.colon+text)
}

func (d *document) addShips(c *data.Catalogue, ships []Ship) {
	var texts []string
	for _, ship := range ships {
		texts = append(texts, d.encode(d.mode.encodeShip(c, ship)))
	}
	list := d.openShips + strings.Join(texts, d.nextShip) + d.shutShips
	d.fields = append(d.fields, `"pilots"`+d.colon+list)
}

// encode writes one value as JSON without spaces.
func (d *document) encode(value any) string {
	var out strings.Builder
	enc := json.NewEncoder(&out)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(value); err != nil && d.err == nil {
		d.err = err
	}
	return strings.TrimSuffix(out.String(), "\n")
}

func (m *gameMode) encodeShip(c *data.Catalogue, ship Ship) xwsShip {
	entry := xwsShip{ID: ship.Pilot, Points: ship.Cost(c), Vendor: ship.Vendor}
	pilot, ok := c.Pilot(ship.Pilot)
	if ok {
		entry.Ship = pilot.Ship
	}
	if !ok || len(pilot.Loadout) == 0 {
		entry.Upgrades = m.bySlot(ship.Upgrades)
	}
	if ship.Section > 0 {
		section := ship.Section - 1 // files count from 0
		entry.Section = &section
	}
	if m.named {
		entry.ID, entry.Name = "", entry.ID
		if ok && pilot.XWS != "" {
			entry.Name = pilot.XWS
		}
	}
	return entry
}

// noSlotKey stands for the slot of an upgrade that no one knows.
const noSlotKey = "unknown"

// bySlot groups upgrades by slot, in the order in which the slots first occur.
func (m *gameMode) bySlot(upgrades []Upgrade) slotLists {
	var lists slotLists
next:
	for _, u := range upgrades {
		key := cmp.Or(m.keyOf(u.Slot), noSlotKey)
		for i := range lists {
			if lists[i].slot == key {
				lists[i].ids = append(lists[i].ids, u.ID)
				continue next
			}
		}
		lists = append(lists, slotList{key, []string{u.ID}})
	}
	return lists
}

// vendor returns the notes of other programs with ours among them.
func vendor(c *data.Catalogue, s Squad) map[string]json.RawMessage {
	notes := map[string]json.RawMessage{}
	for key, note := range s.Vendor {
		notes[key] = note
	}
	ours, err := json.Marshal(struct {
		Builder string `json:"builder"`
		Edition string `json:"edition"`
		Points  string `json:"points"`
		Wings   []Wing `json:"wings,omitempty"`
	}{"Koiogran", modeOf(s.Edition).edition, c.Points, s.Wings})
	if err == nil {
		notes[vendorKey] = ours
	}
	return notes
}
