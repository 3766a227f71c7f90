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
	pilot, ok := in.pilot(&entry)
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

// asID writes a name that no one knows as ids are written.
func asID(written string) string {
	if strings.ContainsFunc(written, unicode.IsSpace) {
		return data.Key(written)
	}
	return strings.ToLower(written)
}

// written returns the id of the pilot, under either of its keys.
func (e *shipEntry) written() string { return cmp.Or(e.id, e.name) }

// pilot finds the ship card that an entry means: of those of its id or name the one that agrees best with all
// that is written.
func (in *reader) pilot(entry *shipEntry) (*data.Pilot, bool) {
	best, written := in.choose(entry), entry.written()
	if len(best) == 0 {
		if written == "" {
			in.report.drop("A ship has no id.")
		} else if !in.draft {
			in.report.unknown(cmp.Or(entry.what, "The pilot "+quote(written)), func() []string { return in.meantPilot(entry) })
		}
		return nil, false
	}
	pilot := best[0]
	switch {
	case len(best) > 1:
		in.report.note("%s could mean %s; using the first.", pilot.Name, amongPilots(best))
	case entry.short != "":
		in.report.note("Reading pilot %s as %s.", quote(entry.short), pilot.Name)
	case !entry.listed && pilot.ID != written && pilot.XWS != written:
		in.report.note("Reading pilot %s as %s.", quote(written), pilot.ID)
	}
	return pilot, true
}

// choose lists the ship cards that agree best with an entry, several where nothing decides between them, and counts
// how well they do.
func (in *reader) choose(entry *shipEntry) []*data.Pilot {
	index := indexOf(in.c)
	var found []*data.Pilot
	if !entry.exact {
		found, _ = index.pilotsOf(entry.written())
	} else if p, ok := in.c.Pilot(entry.id); ok {
		found = []*data.Pilot{p}
	}
	id := strings.ToLower(entry.written())
	_, known := in.c.Pilot(id)
	if p, ok := in.c.Pilot(id + "-" + string(in.writtenFaction())); ok && (!known || p.XWS == id) {
		found = []*data.Pilot{p} // of those that share an id in files, that of the faction
	}
	if len(found) == 0 && entry.name != "" && entry.name != entry.written() {
		found, _ = index.pilotsOf(entry.name)
	}
	var best []*data.Pilot
	most := 0
	for _, p := range found {
		if entry.listed && p.Faction != in.writtenFaction() {
			continue
		}
		score := in.weighShip(p, entry)
		if len(best) == 0 || score > most {
			best, most = nil, score
		}
		if score == most {
			best = append(best, p)
		}
	}
	in.score += most
	return best
}

// amongPilots lists cards of one name by their ids, which differ.
func amongPilots(pilots []*data.Pilot) string {
	var words []string
	for _, p := range pilots {
		words = append(words, p.ID)
	}
	return wordsOf(words, "or")
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
				in.report.drop("A ship's %s upgrades are not a list of ids.",
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
	for i := range entries {
		if len(equipped) == maxUpgrades {
			in.report.drop("The upgrade %s of %s is over the limit of %d.",
				quote(entries[i].id), pilot.Name, maxUpgrades)
			continue
		}
		equipped = append(equipped, in.upgrade(pilot, &entries[i]))
	}
	return equipped
}

// upgrade finds an upgrade card. The card knows its slot better than the file.
func (in *reader) upgrade(pilot *data.Pilot, entry *upgradeEntry) Upgrade {
	id := strings.ToLower(strings.TrimSpace(entry.id))
	slot, known := in.mode.slotOf(entry.slot)
	u, ok := in.card(pilot, entry)
	switch {
	case !ok && slices.Contains(pilot.Loadout, id):
		return Upgrade{ID: id}
	case !ok:
		if !in.draft {
			in.report.unknown(entry.called()+pilot.Name, func() []string { return in.meantUpgrade(entry) })
		}
		return Upgrade{Slot: slot, ID: asID(id)}
	case entry.short != "":
		in.report.note("Reading upgrade %s of %s as %s.", quote(entry.short), pilot.Name, u.Name)
	case entry.listed:
		if found, _ := indexOf(in.c).upgradesOf(entry.id); len(found) == 0 {
			in.report.note("Reading upgrade %s of %s as %s.", quote(entry.id), pilot.Name, u.Name)
		}
	case u.ID != id:
		in.report.note("Reading upgrade %s of %s as %s.", quote(entry.id), pilot.Name, u.ID)
	case entry.slot == "":
	case !known:
		in.report.note("Unknown slot %s; reading %s of %s as %s upgrade.",
			quote(entry.slot), u.Name, pilot.Name, article(spoken(u.Slots[0])))
	case !slices.Contains(u.Slots, slot):
		in.report.note("%s of %s is %s upgrade, not %s.",
			u.Name, pilot.Name, article(spoken(u.Slots[0])), article(spoken(slot)))
	}
	return Upgrade{Slot: u.Slots[0], ID: u.ID}
}

// called returns what a report calls an upgrade that no one knows, with the word before its ship.
func (e *upgradeEntry) called() string {
	if e.what != "" {
		return e.what + " on "
	}
	return "The upgrade " + quote(e.id) + " of "
}

// card looks an upgrade card up.
func (in *reader) card(pilot *data.Pilot, entry *upgradeEntry) (*data.Upgrade, bool) {
	id := strings.ToLower(strings.TrimSpace(entry.id))
	u, ok := in.c.Upgrade(id)
	if entry.exact {
		return u, ok
	}
	if !ok || entry.hint != "" && entry.listed {
		if slices.Contains(pilot.Loadout, id) {
			return u, ok
		}
		return in.likeUpgrade(pilot, entry)
	}
	if slot, known := in.mode.slotOf(entry.slot); known && !slices.Contains(u.Slots, slot) {
		// The file may mean another card of this name.
		named := *entry
		named.id = u.Name
		if twin, _ := in.likeUpgrade(pilot, &named); twin != nil && slices.Contains(twin.Slots, slot) {
			u = twin
		}
	}
	return u, true
}

// weighCards counts how many of the upgrades of an entry are known, and returns them as a ship has them.
func (in *reader) weighCards(pilot *data.Pilot, entries []upgradeEntry) (equipped []Upgrade, score int) {
	for i := range entries[:min(len(entries), maxUpgrades)] {
		entry := &entries[i]
		u, ok := in.card(pilot, entry)
		slot, known := in.mode.slotOf(entry.slot)
		key := data.Key(entry.id)
		switch {
		case !ok && slices.Contains(pilot.Loadout, strings.ToLower(entry.id)):
			score += knownUpgrade
			equipped = append(equipped, Upgrade{ID: strings.ToLower(entry.id)})
			continue
		case !ok:
			score += noUpgrade
			continue
		case key == data.Key(u.ID) || key == data.Key(u.Name):
			score += knownUpgrade
		default:
			score += likeUpgrade
		}
		score += points(known && in.mode.keyOf(slot) == entry.slot, ownSlot)
		if price, ok := in.c.Price(u, pilot); ok && entry.price > 0 && price == entry.price {
			score += ownSlot
		}
		equipped = append(equipped, Upgrade{Slot: u.Slots[0], ID: u.ID})
	}
	return equipped, score
}
