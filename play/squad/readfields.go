package squad

import (
	"encoding/json"
	"fmt"
)

// vendor keeps what other programs noted, unread. Lists of it are left out unless empty.
func (in *reader) vendor(field member) {
	in.squad.Vendor = nil
	parts, ok := members(field.value)
	if !ok {
		in.report.drop("The vendor notes are not an object.")
	}
	for _, part := range parts {
		if part.key == vendorKey {
			in.ours(part.value) // written again each time
			continue
		}
		if in.squad.Vendor == nil {
			in.squad.Vendor = map[string]json.RawMessage{}
		}
		in.squad.Vendor[part.key] = compact(part.value)
	}
}

func (in *reader) pilots(field member) error {
	list, ok := elements(field.value)
	if !ok {
		return fmt.Errorf("%w: expected a list of pilots", ErrFile)
	}
	if len(list) > maxShips {
		return fmt.Errorf("%w: it has %d ships; the maximum is %d", ErrFile, len(list), maxShips)
	}
	in.file.ships = nil
	for i, raw := range list {
		fields, ok := members(raw)
		if !ok {
			in.report.drop("Ship %d of the list is not an object.", i+1)
			continue
		}
		var entry shipEntry
		for _, field := range fields {
			in.shipField(&entry, field)
		}
		in.file.ships = append(in.file.ships, entry)
	}
	return nil
}

func (in *reader) shipField(entry *shipEntry, field member) {
	switch field.key {
	case "id", "xws", "pilot":
		entry.id = in.text(field, maxID)
	case "name":
		entry.name = in.text(field, maxID)
	case "ship":
		entry.ship = in.text(field, maxID)
	case "upgrades":
		entry.upgrades = in.upgradeEntries(field.value)
	case "vendor":
		if parts, ok := members(field.value); ok && len(parts) > 0 {
			entry.vendor = compact(field.value)
		}
	case "multisection_id":
		entry.section = max(in.number(field), 0) + 1
	case "points", "cost", "total": // ours count; these help to know which card is meant
		entry.total = in.number(field)
	default:
		in.ignore(field.key)
	}
}
