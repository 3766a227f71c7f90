package data

import (
	"encoding/json"
	"errors"
	"io/fs"
	"slices"
	"strings"
)

// importFlightpath turns Flightpath's source, units.json, into a catalogue: unit types are ships,
// loadouts and armaments are upgrades, deployments are quick builds.
func importFlightpath(fsys fs.FS) (*Catalogue, error) {
	im := &flightImporter{importer: importer{fsys: fsys, out: &Catalogue{
		Edition: "flightpath", Skill: "initiative",
	}}}
	im.each("units.json", func(content []byte) { im.decode(content, &im.source) })
	for _, row := range im.source.Factions {
		im.out.Factions = append(im.out.Factions, Faction{FactionID(row.ID), row.Name})
	}
	im.armaments()
	im.units()
	for _, row := range im.source.Damage {
		im.out.Damage = append(im.out.Damage,
			DamageCard{ID: row.ID, Name: row.Title, Trait: "unit", Count: row.Copies})
	}
	im.forces()
	im.out.sort()
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

// own tells whether a provenance names numbers of this project's own.
func own(provenance string) bool { return strings.Contains(provenance, "design") }

// armaments makes an upgrade of each armament. The charges of a shield are its shield tokens.
func (im *flightImporter) armaments() {
	im.shields = map[string]int{}
	for _, row := range im.source.Armaments {
		im.card = row.ID
		side := Side{
			Title: row.Name, HasAbility: row.Ability != nil, Type: row.Type,
			Charges: chargesOf(row.Charge),
		}
		if row.Shield > 0 {
			side.Charges = &Charges{Value: row.Shield}
		}
		if row.Attack {
			side.Attack = &Stat{
				Kind: Attack, Arc: term(&im.importer, "arc", row.Arc, Arcs()), Value: row.Power,
				MinRange: row.Range.Min, MaxRange: row.Range.Max, Melee: row.Range.Melee,
			}
		}
		im.shields[row.ID] = row.Shield
		im.out.Upgrades = append(im.out.Upgrades, Upgrade{
			ID: row.ID, Name: row.Name, Slots: []Slot{"armament"}, Sides: []Side{side},
			Design: own(row.Provenance),
		})
	}
}

// chargesOf turns a charge limit into charges.
func chargesOf(c *flightCharge) *Charges {
	if c == nil || c.Limit == 0 {
		return nil
	}
	charges := &Charges{Value: c.Limit}
	if c.Recurring {
		charges.Recovers = 1
	}
	return charges
}

// units makes a ship of each unit type, and upgrades and pilots of its loadouts and pilots.
func (im *flightImporter) units() {
	for _, row := range im.source.Units {
		im.card = row.ID
		ship := Ship{
			ID: row.ID, Name: row.Name, Size: term(&im.importer, "size", row.Size, Sizes()),
			Stats: Stats{
				{Kind: Agility, Value: row.Stats.Agility},
				{Kind: Structure, Value: row.Stats.Structure},
				{Kind: Armor, Value: row.Stats.Armor}, {Kind: Shield, Value: row.Stats.Shield},
			},
			Design: own(row.Provenance),
		}
		for _, a := range row.Actions {
			ship.Actions = append(ship.Actions, im.flightAction(a))
		}
		for _, m := range row.Dial {
			ship.Dial = append(ship.Dial, Maneuver{
				Speed:      m.Speed,
				Bearing:    term(&im.importer, "bearing", bearingOf(m.Bearing), Bearings()),
				Difficulty: term(&im.importer, "difficulty", m.Difficulty, Difficulties()),
			})
		}
		im.out.Ships = append(im.out.Ships, ship)
		im.loadouts(&row)
		im.flightPilots(&row)
	}
}

func (im *flightImporter) flightAction(a flightAction) Action {
	action := Action{
		Name:       term(&im.importer, "action", a.Action, ActionNames()),
		Difficulty: term(&im.importer, "difficulty", a.Color, Difficulties()),
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
		return string(Koiogran)
	case "s-loop":
		return "segnor"
	case "t-roll":
		return "tallon"
	}
	return name
}

// loadouts makes an upgrade of each loadout, for its unit type alone. The shields of its armaments
// are those of the unit.
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
		im.out.Upgrades = append(im.out.Upgrades, Upgrade{
			ID: row.ID, Name: row.Name, Slots: []Slot{"loadout"}, Cost: Cost{Value: row.Surcharge},
			Restrictions: []Restriction{{Ships: []string{unit.ID}}},
			Sides:        []Side{{Title: row.Name}}, Armaments: row.Armaments, Design: true,
		})
	}
}

// flightPilots adds the pilots of a unit type. What they cost is this project's own, and what unique
// ones do. A newtype capacity recovers one charge a round
// (msg.newtype.recurring).
func (im *flightImporter) flightPilots(unit *flightUnit) {
	for _, row := range unit.Pilots {
		p := Pilot{
			ID: row.ID, Name: row.Name, Caption: row.Title, Ship: unit.ID,
			Faction: FactionID(unit.Faction), Initiative: row.Initiative, Cost: row.Points,
			Slots: []Slot{"loadout"}, Charges: chargesOf(row.Charge), HasAbility: row.Ability != nil,
			Design: true,
		}
		if row.Unique {
			p.Limited = 1
		}
		if unit.Ability {
			p.ShipAbility = unit.Name
		}
		if n := row.Newtype + unit.Stats.Newtype; n > 0 {
			p.Force = &Force{Value: n, Recovers: 1}
		}
		im.out.Pilots = append(im.out.Pilots, p)
	}
}

// forces adds the deployments and the scenarios.
func (im *flightImporter) forces() {
	for _, row := range im.source.Quickplay {
		im.out.QuickBuilds = append(im.out.QuickBuilds, QuickBuild{
			Name: row.Name, Faction: FactionID(row.Faction), Threat: 1, Ships: shipsOf(row.Units),
		})
	}
	for _, row := range im.source.Scenarios {
		s := Scenario{
			ID: row.ID, Name: row.Name, Design: row.Provenance == "design", Rounds: row.RoundLimit,
			Obstacles: row.Obstacles, Beacons: row.Beacons,
		}
		if row.First != "random" {
			s.First = FactionID(row.First)
		}
		for id, force := range row.Forces {
			s.Forces = append(s.Forces, ScenarioForce{
				Faction: FactionID(id), Ships: shipsOf(force.Units), Reserve: shipsOf(force.Reserve),
			})
		}
		slices.SortFunc(s.Forces, func(a, b ScenarioForce) int {
			return strings.Compare(string(a.Faction), string(b.Faction))
		})
		im.out.Scenarios = append(im.out.Scenarios, s)
	}
}

func shipsOf(units []flightPlace) []QuickShip {
	var ships []QuickShip
	for _, u := range units {
		ships = append(ships, QuickShip{Pilot: u.Pilot, Upgrades: []string{u.Loadout}})
	}
	return ships
}
