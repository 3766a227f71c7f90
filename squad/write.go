package squad

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"

	"koiogran/data"
)

// vendorKey is our entry among the vendor notes.
const vendorKey = "koiogran"

// xws is a squad file as it is written, in the order of its fields.
type xws struct {
	Name        string                     `json:"name,omitempty"`
	Description string                     `json:"description,omitempty"`
	Faction     data.FactionID             `json:"faction"`
	Points      int                        `json:"points"`
	Version     string                     `json:"version"`
	Pilots      []xwsShip                  `json:"pilots"`
	Obstacles   []string                   `json:"obstacles,omitempty"`
	Vendor      map[string]json.RawMessage `json:"vendor"`
}

type xwsShip struct {
	ID       string          `json:"id"`
	Ship     string          `json:"ship,omitempty"`
	Points   int             `json:"points"`
	Upgrades slotLists       `json:"upgrades,omitempty"`
	Vendor   json.RawMessage `json:"vendor,omitempty"`
}

// slotLists is a map from slot to ids that keeps its order.
type slotLists []slotList

type slotList struct {
	slot data.Slot
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

// Write writes the squad as an XWS 2.0.0 file, with the points of this catalogue. The upgrades
// of standard loadouts are left out, as every program expects. What other programs noted is kept.
func Write(w io.Writer, c *data.Catalogue, s Squad) error {
	content, err := encode(c, s)
	if err != nil {
		return err
	}
	var out bytes.Buffer
	if err := json.Indent(&out, content, "", " "); err != nil {
		return fmt.Errorf("squad: writing %q: %w", s.Name, err)
	}
	if _, err := w.Write(out.Bytes()); err != nil {
		return fmt.Errorf("squad: writing %q: %w", s.Name, err)
	}
	return nil
}

// WriteMinified writes the squad as Write does, in one line, as links and QR codes want it.
func WriteMinified(w io.Writer, c *data.Catalogue, s Squad) error {
	content, err := encode(c, s)
	if err != nil {
		return err
	}
	var out bytes.Buffer
	if err := json.Compact(&out, content); err != nil {
		return fmt.Errorf("squad: writing %q: %w", s.Name, err)
	}
	if _, err := w.Write(out.Bytes()); err != nil {
		return fmt.Errorf("squad: writing %q: %w", s.Name, err)
	}
	return nil
}

func encode(c *data.Catalogue, s Squad) ([]byte, error) {
	file := xws{
		Name: s.Name, Description: s.Description, Faction: s.Faction, Points: Cost(c, s),
		Version: "2.0.0", Obstacles: s.Obstacles, Vendor: vendor(c, s),
	}
	for _, ship := range s.Ships {
		file.Pilots = append(file.Pilots, encodeShip(c, ship))
	}
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(file); err != nil {
		return nil, fmt.Errorf("squad: writing %q: %w", s.Name, err)
	}
	return out.Bytes(), nil
}

func encodeShip(c *data.Catalogue, ship Ship) xwsShip {
	entry := xwsShip{ID: ship.Pilot, Points: ship.Cost(c), Vendor: ship.Vendor}
	pilot, ok := c.Pilot(ship.Pilot)
	if ok {
		entry.Ship = pilot.Ship
	}
	if !ok || len(pilot.Loadout) == 0 {
		entry.Upgrades = bySlot(ship.Upgrades)
	}
	return entry
}

// bySlot groups upgrades by slot, in the order in which the slots first occur.
func bySlot(upgrades []Upgrade) slotLists {
	var lists slotLists
next:
	for _, u := range upgrades {
		for i := range lists {
			if lists[i].slot == u.Slot {
				lists[i].ids = append(lists[i].ids, u.ID)
				continue next
			}
		}
		lists = append(lists, slotList{u.Slot, []string{u.ID}})
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
	}{"Koiogran", "x2po", c.Points})
	if err == nil {
		notes[vendorKey] = ours
	}
	return notes
}
