package squad

import (
	"cmp"
	"encoding/json"
	"slices"
	"strings"
	"unicode"

	"koiogran/engine/data"
)

// ship looks up the cards of a ship. An unknown pilot stays, under the id that was written.
func (in *reader) ship(entry shipEntry) {
	pilot, ok := in.pilot(entry)
	if !ok && entry.written() == "" {
		return
	}
	ship := Ship{Section: entry.section, Vendor: entry.vendor}
	if !ok {
		ship.Pilot = asID(entry.written())
		for _, u := range entry.upgrades {
			slot, _ := in.mode.slotOf(u.slot)
			ship.Upgrades = append(ship.Upgrades, Upgrade{Slot: slot, ID: asID(u.id)})
		}
		in.squad.Ships = append(in.squad.Ships, ship)
		return
	}
	ship.Pilot = pilot.ID
	equipped := in.upgrades(pilot, entry.upgrades)
	if len(pilot.Loadout) == 0 {
		ship.Upgrades = equipped
	} else {
		ship.Upgrades = Loadout(in.c, pilot)
		in.looseFromLoadout(pilot, equipped)
	}
	in.squad.Ships = append(in.squad.Ships, ship)
}

// Loadout returns the upgrades of a standard-loadout ship card, none for other cards. Upgrades
// that are printed on the ship card only have no slot.
func Loadout(c *data.Catalogue, pilot *data.Pilot) []Upgrade {
	var loadout []Upgrade
	for _, id := range pilot.Loadout {
		equipped := Upgrade{ID: id}
		if u, ok := c.Upgrade(id); ok {
			equipped.Slot = u.Slots[0]
		}
		loadout = append(loadout, equipped)
	}
	return loadout
}

// looseFromLoadout reports upgrades that a standard-loadout ship cannot equip.
func (in *reader) looseFromLoadout(pilot *data.Pilot, equipped []Upgrade) {
	for _, u := range equipped {
		if !slices.Contains(pilot.Loadout, u.ID) {
			in.report.drop("%s on %s, which has a standard loadout.", in.nameOf(u.ID), pilot.Name)
		}
	}
}

func (in *reader) nameOf(upgrade string) string {
	if u, ok := in.c.Upgrade(upgrade); ok {
		return u.Name
	}
	return quote(upgrade)
}

// asID writes a name that nobody knows as ids are written.
func asID(written string) string {
	if strings.ContainsFunc(written, unicode.IsSpace) {
		return data.Key(written)
	}
	return strings.ToLower(written)
}

// written is the id of the pilot, under either of its keys.
func (e *shipEntry) written() string { return cmp.Or(e.id, e.name) }

// pilot finds the ship card. The ship type, where given, decides between cards of one name.
func (in *reader) pilot(entry shipEntry) (*data.Pilot, bool) {
	written := entry.written()
	pilot, ok := in.sharing(entry, strings.ToLower(written))
	if !ok {
		pilot, ok = in.c.Pilot(strings.ToLower(written))
	}
	if !ok && entry.name != "" && entry.name != written {
		pilot, ok = in.c.Pilot(strings.ToLower(entry.name))
	}
	ship := strings.ToLower(entry.ship)
	if _, known := in.c.Ship(ship); known && (!ok || pilot.Ship != ship) {
		if other, found := in.c.Pilot(strings.ToLower(written) + "-" + ship); found {
			pilot, ok = other, true
		}
	}
	if !ok {
		pilot, ok = in.likePilot(entry)
	}
	switch {
	case !ok && written == "":
		in.report.drop("A ship without an id.")
	case !ok:
		in.report.unknown("The pilot "+quote(written), in.meantPilot(written))
	case pilot.ID != written && pilot.XWS != written:
		in.report.note("The pilot %s is read as %s.", quote(written), pilot.ID)
	}
	return pilot, ok
}

// sharing finds a ship card among those of one id, by the ship type and the faction.
func (in *reader) sharing(entry shipEntry, id string) (*data.Pilot, bool) {
	var best *data.Pilot
	most, several := -1, 0
	for i := range in.c.Pilots {
		p := &in.c.Pilots[i]
		if id == "" || p.XWS != id && p.ID != id {
			continue
		}
		several++
		score := 0
		if p.Ship == strings.ToLower(entry.ship) {
			score += 2
		}
		if p.Faction == in.writtenFaction() {
			score++
		}
		if score > most {
			best, most = p, score
		}
	}
	return best, several > 1
}

// upgradeEntries reads the upgrades of a ship, keeping their order: lists of ids by slot, or
// one list. An id may be text, or an object that has one.
func (in *reader) upgradeEntries(raw json.RawMessage) []upgradeEntry {
	if len(raw) == 0 || isNull(raw) {
		return nil
	}
	slots, ok := members(raw)
	if !ok {
		slots = []member{{"", raw}}
	}
	var entries []upgradeEntry
	for _, slot := range slots {
		ids, ok := words(slot.value)
		if ok {
			for _, id := range ids {
				entries = append(entries, upgradeEntry{slot: slot.key, id: id})
			}
			continue
		}
		list, ok := elements(slot.value)
		if !ok {
			list = []json.RawMessage{slot.value}
		}
		for _, element := range list {
			entry, ok := upgradeObject(slot.key, element)
			if !ok {
				in.report.drop("The %s upgrades of a ship, which are not a list of ids.",
					quote(slot.key))
				break
			}
			entries = append(entries, entry)
		}
	}
	return entries
}

// upgradeObject reads one upgrade: its id as text, or an object with the id and perhaps the slot.
func upgradeObject(slot string, raw json.RawMessage) (upgradeEntry, bool) {
	entry := upgradeEntry{slot: slot}
	if id, ok := word(raw); ok {
		entry.id = id
		return entry, true
	}
	fields, _ := members(raw)
	name := ""
	for _, field := range fields {
		text, _ := word(field.value)
		switch field.key {
		case "id", "xws":
			entry.id = text
		case "name":
			name = text
		case "slot", "type":
			entry.slot = text
		}
	}
	entry.id = cmp.Or(entry.id, name)
	return entry, entry.id != ""
}

// upgrades looks the upgrades of a ship up.
func (in *reader) upgrades(pilot *data.Pilot, entries []upgradeEntry) []Upgrade {
	var equipped []Upgrade
	for _, entry := range entries {
		if len(equipped) == maxUpgrades {
			in.report.drop("The upgrade %s of %s, one more than %d.",
				quote(entry.id), pilot.Name, maxUpgrades)
			continue
		}
		equipped = append(equipped, in.upgrade(pilot, entry))
	}
	return equipped
}

// upgrade finds an upgrade card. The card knows its slot better than the file.
func (in *reader) upgrade(pilot *data.Pilot, entry upgradeEntry) Upgrade {
	id := strings.ToLower(strings.TrimSpace(entry.id))
	slot, known := in.mode.slotOf(entry.slot)
	u, ok := in.c.Upgrade(id)
	if entry.named && !ok {
		if u, ok = in.likeUpgrade(pilot, slot, id); ok {
			return Upgrade{Slot: u.Slots[0], ID: u.ID}
		}
	}
	if !ok && slices.Contains(pilot.Loadout, id) {
		return Upgrade{ID: id}
	}
	if !ok {
		u, ok = in.likeUpgrade(pilot, slot, id)
	} else if known && !slices.Contains(u.Slots, slot) {
		// The file may mean another card of this name.
		twin, _ := in.likeUpgrade(pilot, slot, data.Key(u.Name))
		if twin != nil && slices.Contains(twin.Slots, slot) {
			u = twin
		}
	}
	switch {
	case !ok:
		in.report.unknown("The upgrade "+quote(entry.id)+" of "+pilot.Name, in.meantUpgrade(id))
		return Upgrade{Slot: slot, ID: asID(id)}
	case u.ID != id:
		in.report.note("The upgrade %s of %s is read as %s.", quote(entry.id), pilot.Name, u.ID)
	case entry.slot == "":
	case !known:
		in.report.note("The slot %s is not known; %s of %s is read as %s upgrade.",
			quote(entry.slot), u.Name, pilot.Name, article(spoken(u.Slots[0])))
	case !slices.Contains(u.Slots, slot):
		in.report.note("%s of %s is %s upgrade, not %s.",
			u.Name, pilot.Name, article(spoken(u.Slots[0])), article(spoken(slot)))
	}
	return Upgrade{Slot: u.Slots[0], ID: u.ID}
}
