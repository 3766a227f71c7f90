package cardimport

import (
	"encoding/json"
	"errors"
	"io/fs"
	"slices"
	"strings"

	"koiogran/engine/data"
)

// importFlightpath turns Flightpath's source, units.json, into a catalogue: unit types are ships,
// loadouts and armaments are upgrades, deployments are quick builds.
func importFlightpath(fsys fs.FS) (*data.Catalogue, error) {
	im := &flightImporter{importer: importer{fsys: fsys, out: &data.Catalogue{
		Edition: "flightpath", Skill: "initiative",
	}}}
	im.each("units.json", func(content []byte) { im.decode(content, &im.source) })
	for _, row := range im.source.Factions {
		im.out.Factions = append(im.out.Factions,
			data.Faction{ID: data.FactionID(row.ID), Name: row.Name})
	}
	im.armaments()
	im.units()
	for _, row := range im.source.Damage {
		im.out.Damage = append(im.out.Damage,
			data.DamageCard{ID: row.ID, Name: row.Title, Trait: "unit", Count: row.Copies})
	}
	im.forces()
	sortRows(im.out)
	im.errs = append(im.errs, verify(im.out)...)
	if err := errors.Join(im.errs...); err != nil {
		return nil, err
	}
	return im.out, nil
}

type flightImporter struct {
	importer
	source  flightSource
	shields map[string]int // by armament
}

// UnmarshalJSON reads a range as two numbers or the word melee.
func (r *flightRange) UnmarshalJSON(text []byte) error {
	if string(text) == `"melee"` {
		r.Melee = true
		return nil
	}
	var bounds struct{ Min, Max int }
	err := json.Unmarshal(text, &bounds)
	r.Min, r.Max = bounds.Min, bounds.Max
	return err
}

// own reports whether a provenance names numbers of this project's own.
func own(provenance string) bool { return strings.Contains(provenance, "design") }

// armaments makes an upgrade of each armament. The charges of a shield are its shield tokens.
func (im *flightImporter) armaments() {
	im.shields = map[string]int{}
	for _, row := range im.source.Armaments {
		im.card = row.ID
		side := data.Side{
			Title: row.Name, HasAbility: row.Ability != nil, Type: row.Type,
			Charges: chargesOf(row.Charge),
		}
		if row.Shield > 0 {
			side.Charges = &data.Charges{Value: row.Shield}
		}
		if row.Attack {
			side.Attack = &data.Stat{
				Kind: data.Attack, Arc: term(&im.importer, "arc", row.Arc, data.Arcs()), Value: row.Power,
				MinRange: row.Range.Min, MaxRange: row.Range.Max, Melee: row.Range.Melee,
			}
		}
		im.shields[row.ID] = row.Shield
		im.out.Upgrades = append(im.out.Upgrades, data.Upgrade{
			ID: row.ID, Name: row.Name, Slots: []data.Slot{"armament"}, Sides: []data.Side{side},
			Design: own(row.Provenance),
		})
	}
}

// chargesOf turns a charge limit into charges.
func chargesOf(c *flightCharge) *data.Charges {
	if c == nil || c.Limit == 0 {
		return nil
	}
	charges := &data.Charges{Value: c.Limit}
	if c.Recurring {
		charges.Recovers = 1
	}
	return charges
}

// units makes a ship of each unit type, and upgrades and pilots of its loadouts and pilots.
func (im *flightImporter) units() {
	for _, row := range im.source.Units {
		im.card = row.ID
		ship := data.Ship{
			ID: row.ID, Name: row.Name, Size: term(&im.importer, "size", row.Size, data.Sizes()),
			Stats: data.Stats{
				{Kind: data.Agility, Value: row.Stats.Agility},
				{Kind: data.Structure, Value: row.Stats.Structure},
				{Kind: data.Armor, Value: row.Stats.Armor}, {Kind: data.Shield, Value: row.Stats.Shield},
			},
			Design: own(row.Provenance),
		}
		for _, a := range row.Actions {
			ship.Actions = append(ship.Actions, im.flightAction(a))
		}
		for _, m := range row.Dial {
			ship.Dial = append(ship.Dial, data.Maneuver{
				Speed:      m.Speed,
				Bearing:    term(&im.importer, "bearing", bearingOf(m.Bearing), data.Bearings()),
				Difficulty: term(&im.importer, "difficulty", m.Difficulty, data.Difficulties()),
			})
		}
		im.out.Ships = append(im.out.Ships, ship)
		im.loadouts(&row)
		im.flightPilots(&row)
	}
}

func (im *flightImporter) flightAction(a flightAction) data.Action {
	action := data.Action{
		Name:       term(&im.importer, "action", a.Action, data.ActionNames()),
		Difficulty: term(&im.importer, "difficulty", a.Color, data.Difficulties()),
	}
	if a.Linked != nil {
		linked := im.flightAction(*a.Linked)
		action.Linked, action.LinkedDifficulty = linked.Name, linked.Difficulty
	}
	return action
}

// bearingOf turns "left-t-roll" into "tallon-left": the tables call bearings alike in all games.
func bearingOf(name string) string {
	for _, side := range []string{"left", "right"} {
		if rest, ok := strings.CutPrefix(name, side+"-"); ok {
			return bearingOf(rest) + "-" + side
		}
	}
	switch name {
	case "k-turn":
		return string(data.Koiogran)
	case "s-loop":
		return "segnor"
	case "t-roll":
		return "tallon"
	}
	return name
}

// loadouts makes an upgrade of each loadout, for its unit type alone. Its armaments have the unit's
// shields.
func (im *flightImporter) loadouts(unit *flightUnit) {
	for _, row := range unit.Loadouts {
		im.card = row.ID
		shields := 0
		for _, id := range row.Armaments {
			shields += im.shields[id]
		}
		if shields != unit.Stats.Shield {
			im.fail("armaments with %d shields: expected the %d of the unit", shields,
				unit.Stats.Shield)
		}
		im.out.Upgrades = append(im.out.Upgrades, data.Upgrade{
			ID: row.ID, Name: row.Name, Slots: []data.Slot{"loadout"}, Cost: data.Cost{Value: row.Surcharge},
			Restrictions: []data.Restriction{{Ships: []string{unit.ID}}},
			Sides:        []data.Side{{Title: row.Name}}, Armaments: row.Armaments, Design: true,
		})
	}
}

// flightPilots adds the pilots of a unit type. What they cost is this project's own, and what unique
// ones do. A newtype capacity recovers one charge a round
// (msg.newtype.recurring).
func (im *flightImporter) flightPilots(unit *flightUnit) {
	for _, row := range unit.Pilots {
		p := data.Pilot{
			ID: row.ID, Name: row.Name, Caption: row.Title, Ship: unit.ID,
			Faction: data.FactionID(unit.Faction), Initiative: row.Initiative, Cost: row.Points,
			Slots: []data.Slot{"loadout"}, Charges: chargesOf(row.Charge), HasAbility: row.Ability != nil,
			Design: true,
		}
		if row.Unique {
			p.Limited = 1
		}
		if unit.Ability {
			p.ShipAbility = unit.Name
		}
		if n := row.Newtype + unit.Stats.Newtype; n > 0 {
			p.Force = &data.Force{Value: n, Recovers: 1}
		}
		im.out.Pilots = append(im.out.Pilots, p)
	}
}

// forces adds the deployments and the scenarios.
func (im *flightImporter) forces() {
	for _, row := range im.source.Quickplay {
		im.out.QuickBuilds = append(im.out.QuickBuilds, data.QuickBuild{
			Name: row.Name, Faction: data.FactionID(row.Faction), Threat: 1, Ships: shipsOf(row.Units),
		})
	}
	for _, row := range im.source.Scenarios {
		s := data.Scenario{
			ID: row.ID, Name: row.Name, Design: row.Provenance == "design", Rounds: row.RoundLimit,
			Obstacles: row.Obstacles, Beacons: row.Beacons,
		}
		if row.First != "random" {
			s.First = data.FactionID(row.First)
		}
		for id, force := range row.Forces {
			s.Forces = append(s.Forces, data.ScenarioForce{
				Faction: data.FactionID(id), Ships: shipsOf(force.Units), Reserve: shipsOf(force.Reserve),
			})
		}
		slices.SortFunc(s.Forces, func(a, b data.ScenarioForce) int {
			return strings.Compare(string(a.Faction), string(b.Faction))
		})
		im.out.Scenarios = append(im.out.Scenarios, s)
	}
}

func shipsOf(units []flightPlace) []data.QuickShip {
	var ships []data.QuickShip
	for _, u := range units {
		ships = append(ships, data.QuickShip{Pilot: u.Pilot, Upgrades: []string{u.Loadout}})
	}
	return ships
}
