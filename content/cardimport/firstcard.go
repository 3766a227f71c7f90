package cardimport

import (
	"slices"
	"strings"

	"koiogran/engine/data"
)

func (im *firstImporter) pilots() {
	im.each("pilots.json", func(content []byte) {
		var rows []firstPilot
		if !im.decode(content, &rows) {
			return
		}
		for _, row := range rows {
			im.card = row.XWS
			im.firstPilot(row)
		}
	})
}

func (im *firstImporter) firstPilot(row firstPilot) {
	i := slices.IndexFunc(im.out.Ships, func(s data.Ship) bool { return s.Name == row.Ship })
	if i < 0 {
		im.fail("ship %q: expected one of ships.json", row.Ship)
		return
	}
	ship := &im.out.Ships[i]
	k := slices.IndexFunc(im.sourceShips, func(s firstShip) bool { return s.Name == row.Ship })
	p := data.Pilot{
		Name: row.Name, Ship: ship.ID, Initiative: int(row.Skill), Cost: int(row.Points),
		Slots: im.firstSlots(row.Slots), HasAbility: bool(row.Text),
		Conditions: im.conditionIDs(row.Conditions), Grants: im.firstGrants(row.Grants),
	}
	p.Faction, p.Keywords = im.primaryFaction(row.Faction)
	if row.Unique {
		p.Limited = 1
	}
	taken := func(id string) bool {
		return slices.ContainsFunc(im.out.Pilots, func(p data.Pilot) bool { return p.ID == id })
	}
	for _, suffix := range im.suffixes(row.XWS, &p) {
		if p.ID = row.XWS + suffix; !taken(p.ID) {
			break
		}
	}
	if p.ID != row.XWS {
		p.XWS = row.XWS
	}
	if o := row.Override; o != nil {
		p.Stats = slices.Concat(attacks(o.Attack, im.sourceShips[k].Arcs), data.Stats{
			{Kind: data.Agility, Value: o.Agility}, {Kind: data.Hull, Value: o.Hull},
			{Kind: data.Shields, Value: o.Shields},
		})
	}
	if row.Range != "" {
		p.Stats = slices.Clone(ship.Stats)
		p.Stats[0].MinRange, p.Stats[0].MaxRange = im.ranges(row.Range)
	}
	im.out.Pilots = append(im.out.Pilots, p)
}

// suffixes returns the endings that distinguish a ship card from others with its id: none, the faction if
// the ship is the same, otherwise the ship.
func (im *firstImporter) suffixes(id string, p *data.Pilot) []string {
	twin := func(other data.Pilot) bool { return other.ID == id && other.Ship == p.Ship }
	if slices.ContainsFunc(im.out.Pilots, twin) {
		return []string{"", "-" + string(p.Faction)}
	}
	return []string{"", "-" + p.Ship}
}

func (im *firstImporter) firstSlots(printed []string) []data.Slot {
	var slots []data.Slot
	for _, word := range printed {
		slots = append(slots, im.firstSlot(word))
	}
	return slots
}

func (im *firstImporter) firstSlot(printed string) data.Slot {
	return term(&im.importer, "slot", printed, data.FirstSlots())
}

func (im *firstImporter) firstGrants(rows []firstGrant) []data.Grant {
	var grants []data.Grant
	for _, row := range rows {
		switch row.Type {
		case "slot":
			grants = append(grants, data.Grant{Slot: im.firstSlot(row.Name), Amount: 1})
		case "action":
			grants = append(grants, data.Grant{Action: &data.Action{Name: im.firstAction(row.Name)}})
		case "stats":
			stat := data.StatKind(row.Name)
			if row.Name == "skill" {
				stat = data.Initiative
			} else if !slices.Contains(data.StatKinds(), stat) {
				im.fail("grant of %q: expected one of %v", row.Name, data.StatKinds())
			}
			grants = append(grants, data.Grant{Stat: stat, Amount: row.Value})
		case "firing_arc":
			arcs := im.printedArcs([]string{row.Name})
			grants = append(grants, data.Grant{Through: im.firstSlot(row.Slot), Arc: arcs[0]})
		default:
			im.fail("grant %q: expected slot, action, stats or firing_arc", row.Type)
		}
	}
	return grants
}

func (im *firstImporter) upgrades() {
	im.each("upgrades.json", func(content []byte) {
		var rows []firstUpgrade
		if !im.decode(content, &rows) {
			return
		}
		for _, row := range rows {
			im.card = row.XWS
			im.firstUpgrade(row)
		}
	})
}

// firstUpgrade adds a card, or the second side of one that the source lists as two.
func (im *firstImporter) firstUpgrade(row firstUpgrade) {
	side := im.firstSide(row)
	same := func(u data.Upgrade) bool { return u.ID == row.XWS }
	if i := slices.IndexFunc(im.out.Upgrades, same); i >= 0 {
		im.out.Upgrades[i].Sides = append(im.out.Upgrades[i].Sides, side)
		return
	}
	u := data.Upgrade{
		ID: row.XWS, Name: row.Name, Limited: row.InSquad, OnePerShip: row.Limited,
		Slots: []data.Slot{im.firstSlot(row.Slot)}, Cost: data.Cost{Value: row.Points},
		Sides: []data.Side{side},
	}
	if name, _, twoSided := strings.Cut(row.Name, " ("); twoSided && data.Key(name) == row.XWS {
		u.Name = name // the rest names the side
	}
	if row.Unique {
		u.Limited = 1
	}
	if row.Faction != "" {
		faction, _ := im.primaryFaction(row.Faction)
		u.Restrictions = append(u.Restrictions, data.Restriction{Factions: []data.FactionID{faction}})
	}
	if len(row.Ship) > 0 {
		u.Restrictions = append(u.Restrictions, data.Restriction{Ships: im.shipIDs(row.Ship)})
	}
	var sizes []data.Size
	for _, size := range row.Size {
		sizes = append(sizes, term(&im.importer, "size", size, data.Sizes()))
	}
	if len(sizes) > 0 {
		u.Restrictions = append(u.Restrictions, data.Restriction{Sizes: sizes})
	}
	im.out.Upgrades = append(im.out.Upgrades, u)
}

func (im *firstImporter) firstSide(row firstUpgrade) data.Side {
	side := data.Side{
		Title: row.Name, HasAbility: bool(row.Text), Grants: im.firstGrants(row.Grants),
		Conditions: im.conditionIDs(row.Conditions), Energy: row.Energy,
	}
	if row.Attack != nil {
		side.Attack = im.secondary(row, *row.Attack)
	}
	return side
}

// secondary returns a secondary weapon. Only turrets fire out of the firing arc, and no secondary
// weapon has dice for its range (1e.range.bonus-primary-only).
func (im *firstImporter) secondary(row firstUpgrade, value int) *data.Stat {
	stat := &data.Stat{Kind: data.Attack, Arc: "front", Value: value, NoBonus: true}
	if row.Slot == "Turret" {
		stat.Arc = data.Turret
	}
	stat.MinRange, stat.MaxRange = im.ranges(row.Range)
	return stat
}
