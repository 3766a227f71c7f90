package cardimport

import (
	"encoding/json"
	"reflect"
	"slices"

	"koiogran/engine/data"
)

func (im *importer) pilot(ship *sourceShip, row sourcePilot) {
	im.card = row.XWS
	if row.Cost == nil {
		im.fail("expected a cost")
		return
	}
	im.out.Pilots = append(im.out.Pilots, data.Pilot{
		ID:          row.XWS,
		Name:        row.Name,
		Caption:     row.Caption,
		Ship:        ship.XWS,
		Faction:     data.FactionID(data.Key(ship.Faction)),
		Initiative:  row.Initiative,
		Engagement:  row.Engagement,
		Limited:     row.Limited,
		Cost:        *row.Cost,
		Slots:       im.slots(row.Slots),
		Keywords:    row.Keywords,
		Force:       im.force(row.Force),
		Charges:     (*data.Charges)(row.Charges),
		Conditions:  row.Conditions,
		HasAbility:  bool(row.Ability),
		ShipAbility: row.ShipAbility.Name,
		Stats:       im.stats(row.ShipStats),
		Actions:     im.actions(row.ShipActions),
		Loadout:     row.StandardLoadout,
		Pools:       pools(row.sourcePools),
	})
}

func (im *importer) upgrades() {
	im.each("upgrades/*.json", func(content []byte) {
		var rows []sourceUpgrade
		if !im.decode(content, &rows) {
			return
		}
		for _, row := range rows {
			im.card = row.XWS
			im.upgrade(row)
		}
	})
}

func (im *importer) upgrade(row sourceUpgrade) {
	if len(row.Sides) == 0 || len(row.Sides[0].Slots) == 0 {
		im.fail("expected a side with a slot")
		return
	}
	u := data.Upgrade{
		ID:           row.XWS,
		Name:         row.Name,
		Limited:      row.Limited,
		Slots:        im.slots(row.Sides[0].Slots),
		Cost:         im.cost(row),
		Restrictions: im.restrictions(row.Restrictions),
		LoadoutOnly:  row.StandardLoadoutOnly,
		Pools:        pools(row.sourcePools),
	}
	for _, side := range row.Sides {
		u.Sides = append(u.Sides, im.side(side))
		for _, r := range im.restrictions(side.Restrictions) {
			repeated := func(known data.Restriction) bool { return reflect.DeepEqual(known, r) }
			if !slices.ContainsFunc(u.Restrictions, repeated) {
				u.Restrictions = append(u.Restrictions, r)
			}
		}
	}
	im.out.Upgrades = append(im.out.Upgrades, u)
}

func (im *importer) cost(row sourceUpgrade) data.Cost {
	switch {
	case row.Cost == nil:
		if !row.StandardLoadoutOnly {
			im.fail("expected a cost")
		}
		return data.Cost{}
	case row.Cost.Variable == "":
		if row.Cost.Value == nil {
			im.fail("cost: expected a value or a table of values")
			return data.Cost{}
		}
		return data.Cost{Value: int(*row.Cost.Value)}
	}
	by := term(im, "variable cost", row.Cost.Variable, []string{"agility", "initiative", "size"})
	values := make(map[string]int, len(row.Cost.Values))
	for key, value := range row.Cost.Values {
		values[kebab(key)] = value
	}
	return data.Cost{By: by, Values: values}
}

func (im *importer) side(row sourceSide) data.Side {
	side := data.Side{
		Title:       row.Title,
		HasAbility:  bool(row.Ability),
		ShipAbility: row.ShipAbility.Name,
		Charges:     (*data.Charges)(row.Charges),
		Force:       im.force(row.Force),
		Conditions:  row.Conditions,
	}
	if row.Attack != nil {
		attack := *row.Attack
		attack.Type = string(data.Attack)
		side.Attack = &im.stats([]sourceStat{attack})[0]
	}
	for _, grant := range row.Grants {
		side.Grants = append(side.Grants, im.grant(grant))
	}
	for _, action := range im.actions(row.Actions) {
		same := func(g data.Grant) bool { return g.Action != nil && *g.Action == action }
		if !slices.ContainsFunc(side.Grants, same) {
			im.fail("action %q: expected a grant of the same action", action)
		}
	}
	if row.Device != nil {
		kinds := []string{"bomb", "mine", "remote", "obstacle"}
		side.Device = &data.Device{
			Name:       row.Device.Name,
			Kind:       term(im, "device", row.Device.Type, kinds),
			Initiative: row.Device.Initiative,
			Charges:    (*data.Charges)(row.Device.Charges),
			Stats:      im.stats(row.Device.Stats),
		}
	}
	return side
}

func (im *importer) grant(row sourceGrant) data.Grant {
	g := data.Grant{Amount: row.Amount}
	var word string
	switch row.Type {
	case "action":
		var action sourceAction
		if im.decode(row.Value, &action) {
			g.Action = &im.actions([]sourceAction{action})[0]
		}
	case "force":
		var force sourceForce
		if im.decode(row.Value, &force) {
			g.Force = im.forceSides(force.Side)
		}
	case "slot":
		if im.decode(row.Value, &word) {
			g.Slot = term(im, "slot", word, data.Slots())
		}
	case "arc":
		if im.decode(row.Value, &word) {
			g.Arc = im.arc(word)
		}
	case "stat":
		if im.decode(row.Value, &word) {
			g.Stat = term(im, "stat", word, data.StatKinds())
		}
		if row.Arc != "" {
			g.Arc = im.arc(row.Arc)
		}
	default:
		im.fail("grant %q: expected action, arc, force, slot or stat", row.Type)
	}
	return g
}

func (im *importer) restrictions(rows []map[string]json.RawMessage) []data.Restriction {
	var restrictions []data.Restriction
	for _, row := range rows {
		var r data.Restriction
		for key, value := range row {
			im.restriction(&r, key, value)
		}
		if !reflect.ValueOf(r).IsZero() { // a flag that is off restricts nothing
			restrictions = append(restrictions, r)
		}
	}
	return restrictions
}

// restriction reads one key of a restriction object into r.
func (im *importer) restriction(r *data.Restriction, key string, value json.RawMessage) {
	var words []string
	switch key {
	case "factions", "sizes", "arcs", "equipped", "force_side":
		if !im.decode(value, &words) {
			return
		}
	}
	switch key {
	case "factions":
		for _, word := range words {
			r.Factions = append(r.Factions, data.FactionID(data.Key(word)))
		}
	case "sizes":
		for _, word := range words {
			r.Sizes = append(r.Sizes, term(im, "size", word, data.Sizes()))
		}
	case "arcs":
		for _, word := range words {
			r.Arcs = append(r.Arcs, im.arc(word))
		}
	case "equipped":
		r.Equipped = im.slots(words)
	case "force_side":
		r.ForceSides = im.forceSides(words)
	case "ships":
		im.decode(value, &r.Ships)
	case "keywords":
		im.decode(value, &r.Keywords)
	case "names":
		im.decode(value, &r.Names)
	case "shipAbility":
		im.decode(value, &r.ShipAbilities)
	case "agility":
		im.decode(value, &r.Agility)
	case "solitary":
		im.decode(value, &r.Solitary)
	case "standardized":
		im.decode(value, &r.Standardized)
	case "non-limited":
		im.decode(value, &r.NonLimited)
		r.Limited = !r.NonLimited
	case "action":
		var action sourceAction
		if im.decode(value, &action) {
			r.Action = &im.actions([]sourceAction{action})[0]
		}
	default:
		im.fail("restriction %q: expected a kind of restriction that squad building knows", key)
	}
}

func (im *importer) slots(printed []string) []data.Slot {
	var slots []data.Slot
	for _, word := range printed {
		slots = append(slots, term(im, "slot", word, data.Slots()))
	}
	return slots
}

func (im *importer) stats(rows []sourceStat) data.Stats {
	var stats data.Stats
	for _, row := range rows {
		stat := data.Stat{
			Kind: term(im, "stat", row.Type, data.StatKinds()), Value: row.Value,
			Recovers: row.Recovers, MinRange: row.MinRange, MaxRange: row.MaxRange,
			NoBonus: row.Ordnance,
		}
		if row.Arc != "" {
			stat.Arc = im.arc(row.Arc)
		}
		stats = append(stats, stat)
	}
	return stats
}

func (im *importer) actions(rows []sourceAction) []data.Action {
	var actions []data.Action
	for _, row := range rows {
		action := data.Action{Name: im.actionName(row), Difficulty: im.difficulty(row)}
		if row.Linked != nil {
			action.Linked = im.actionName(*row.Linked)
			action.LinkedDifficulty = im.difficulty(*row.Linked)
		}
		actions = append(actions, action)
	}
	return actions
}

func (im *importer) actionName(row sourceAction) data.ActionName {
	return term(im, "action", row.Type, data.ActionNames())
}

// difficulty may be missing: a restriction then means any.
func (im *importer) difficulty(row sourceAction) data.Difficulty {
	if row.Difficulty == "" {
		return ""
	}
	return term(im, "difficulty", row.Difficulty, data.Difficulties())
}

func (im *importer) force(row *sourceForce) *data.Force {
	if row == nil {
		return nil
	}
	return &data.Force{Value: row.Value, Recovers: row.Recovers, Sides: im.forceSides(row.Side)}
}

func (im *importer) forceSides(printed []string) []data.ForceSide {
	var sides []data.ForceSide
	for _, word := range printed {
		sides = append(sides,
			term(im, "side of the Force", word, []data.ForceSide{data.Dark, data.Light}))
	}
	return sides
}

func pools(row sourcePools) []data.Pool {
	var pools []data.Pool
	for i, in := range []bool{row.Standard, row.Wildspace, row.Epic} {
		if in {
			pools = append(pools, data.Pools()[i])
		}
	}
	return pools
}
