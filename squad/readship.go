package squad

import (
	"encoding/json"
	"slices"
	"strings"

	"koiogran/data"
)

func (in *reader) ship(entry shipEntry) {
	pilot, ok := in.pilot(entry)
	if !ok {
		return
	}
	ship := Ship{Pilot: pilot.ID, Section: entry.section, Vendor: entry.vendor}
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

// pilot finds the ship card. The ship type, where given, decides between cards of one name.
func (in *reader) pilot(entry shipEntry) (*data.Pilot, bool) {
	written := entry.id
	if written == "" {
		written = entry.name
	}
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
	switch {
	case !ok && written == "":
		in.report.drop("A ship without an id.")
	case !ok:
		in.report.drop("The ship %s, which this points list does not have.", quote(written))
	case pilot.ID != written && pilot.XWS != written:
		in.report.note("The ship %s is read as %s.", quote(written), pilot.ID)
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

// upgrades reads the map from slot to ids, keeping its order.
func (in *reader) upgrades(pilot *data.Pilot, raw json.RawMessage) []Upgrade {
	if len(raw) == 0 || isNull(raw) {
		return nil
	}
	slots, ok := members(raw)
	if !ok {
		in.report.drop("The upgrades of %s, which are not listed by slot.", pilot.Name)
		return nil
	}
	var equipped []Upgrade
	for _, slot := range slots {
		ids, ok := words(slot.value)
		if !ok {
			in.report.drop("The %s upgrades of %s, which are not a list of ids.",
				quote(slot.key), pilot.Name)
			continue
		}
		for _, id := range ids {
			if len(equipped) == maxUpgrades {
				in.report.drop("The upgrade %s of %s, one more than %d.",
					quote(id), pilot.Name, maxUpgrades)
				continue
			}
			if u, ok := in.upgrade(pilot, slot.key, id); ok {
				equipped = append(equipped, u)
			}
		}
	}
	return equipped
}

// upgrade finds an upgrade card. The card knows its slot better than the file.
func (in *reader) upgrade(pilot *data.Pilot, slotKey, written string) (Upgrade, bool) {
	id := strings.ToLower(strings.TrimSpace(written))
	u, ok := in.c.Upgrade(id)
	if !ok {
		// Some programs write out what the community's ids of the first edition shorten.
		u, ok = in.c.Upgrade(strings.Replace(id, "advanced", "adv", 1))
	}
	switch {
	case !ok && slices.Contains(pilot.Loadout, id):
		return Upgrade{ID: id}, true
	case !ok:
		in.report.drop("The %s upgrade %s of %s, which this points list does not have.",
			quote(slotKey), quote(written), pilot.Name)
		return Upgrade{}, false
	}
	slot, known := in.way.slotOf(strings.ToLower(strings.TrimSpace(slotKey)))
	switch {
	case !known:
		in.report.note("The slot %s is not known; %s of %s is read as a %s upgrade.",
			quote(slotKey), u.Name, pilot.Name, spoken(u.Slots[0]))
	case !slices.Contains(u.Slots, slot):
		in.report.note("%s of %s is a %s upgrade, not %s.",
			u.Name, pilot.Name, spoken(u.Slots[0]), spoken(slot))
	}
	return Upgrade{Slot: u.Slots[0], ID: u.ID}, true
}
