package squad

import (
	"slices"

	"koiogran/engine/data"
)

// law is what differs between the squad-building rules of the editions: the clauses, and the
// few rules that one of them alone has.
type law struct {
	edition     string
	costs       string
	shipCount   string
	faction     string
	points      string
	obstacles   string
	build       string // of a squad that is not a published build
	buildSum    string // of builds that are too many or too few
	limited     string
	acrossTypes string
	// team is the clause for the points of a team, teamLimited for limited cards in the squads of one, empty where each
	// squad is judged by itself.
	team, teamLimited string
	// builtLimited is the clause for limited cards in published builds, limited where it is the same.
	builtLimited string
	epicSlots    []data.Slot // that epic games add to a ship that is not huge

	noSlot      func(u *data.Upgrade, slot data.Slot, places []place) string
	restriction func(line data.Restriction, u *data.Upgrade) string
	cards       func(*checker)        // refuses cards that the format leaves out
	names       func(*checker, *ship) // refuses cards beside others of their name
}

// lawOf returns the rules for the cards of a catalogue.
func lawOf(c *data.Catalogue) *law {
	switch c.Edition {
	case First:
		return firstLaw()
	case Flightpath:
		return flightpathLaw()
	}
	return secondLaw()
}

func secondLaw() *law {
	return &law{
		edition:     Second,
		costs:       "2e.squad.points.costs-from-document",
		shipCount:   "2e.squad.ship-count",
		faction:     "2e.squad.single-faction",
		points:      "2e.squad.points.limit-200",
		obstacles:   "2e.setup.obstacles.three-per-player",
		build:       "2e.squad.quick-build.option",
		buildSum:    "2e.squad.quick-build.sum-equals-agreed",
		limited:     "2e.squad.limited.by-dots",
		acrossTypes: "2e.squad.limited.across-card-types",
		team:        "2e.epic.team.seats", // 2e.epic.team.limited: limited cards are counted for each squad

		builtLimited: "2e.squad.limited.all-modes",
		epicSlots:    []data.Slot{"command"}, // 2e.epic.command-slot
		noSlot: func(u *data.Upgrade, _ data.Slot, _ []place) string {
			if len(u.Slots) > 1 {
				return "2e.squad.upgrade.several-slots"
			}
			return "2e.squad.upgrade.slot-required"
		},
		restriction: func(line data.Restriction, _ *data.Upgrade) string {
			switch {
			case line.Action != nil:
				return "2e.squad.upgrade.action-restriction-ignores-linked"
			case len(line.ForceSides) > 0:
				return "2e.squad.upgrade.force-side"
			}
			return "2e.squad.upgrade.restrictions"
		},
		cards: (*checker).pools,
		names: (*checker).sameName,
	}
}

func firstLaw() *law {
	return &law{
		edition:     First,
		costs:       "1e.squad.cost-location",
		shipCount:   "1e.setup.gather-forces-components",
		faction:     "1e.squad.one-primary-faction",
		points:      "1e.squad.point-limit",
		obstacles:   "1e.setup.obstacles-total-six",
		limited:     "1e.squad.unique-per-player",
		acrossTypes: "1e.squad.unique-across-card-types",
		team:        "1e.team.same-points", teamLimited: "1e.squad.unique-per-team",
		noSlot:      firstNoSlot,
		restriction: firstRestriction,
		cards:       (*checker).playable,
		names:       (*checker).firstNames,
	}
}

// firstNoSlot returns the clause that leaves an upgrade without a slot.
func firstNoSlot(u *data.Upgrade, slot data.Slot, places []place) string {
	of := func(p place) bool { return p.slot == slot }
	limits := func(p place) bool { return of(p) && (p.maxCost > 0 || p.onlyUnique || p.only != "") }
	switch {
	case len(u.Slots) > 1:
		return "1e.squad.upgrade-several-icons"
	case slices.ContainsFunc(places, limits),
		slot == "modification" && !slices.ContainsFunc(places, of):
		return "1e.squad.card-exceptions"
	case slot == "modification":
		return "1e.squad.one-modification"
	case slot == "title":
		return "1e.squad.one-title"
	case slices.ContainsFunc(places, of):
		return "1e.squad.upgrade-bar-slot"
	}
	return "1e.squad.no-icon-no-upgrade"
}

// firstRestriction returns the clause of a restriction.
func firstRestriction(line data.Restriction, u *data.Upgrade) string {
	switch {
	case len(line.Factions) > 0:
		return "1e.squad.faction-restricted-upgrade"
	case len(line.Ships) > 0 && u.Slots[0] == "title":
		return "1e.squad.title-type-restriction"
	case len(line.Ships) > 0:
		return "1e.squad.type-restricted-upgrade"
	case len(line.Sizes) > 0:
		return "1e.squad.size-restricted-upgrade"
	}
	return "1e.squad.card-exceptions"
}

// playable refuses huge ships outside epic games, and ships that only another card brings into
// play.
func (k *checker) playable() {
	k.epic()
	for _, s := range k.ships {
		if s.kind != nil && s.kind.Size == data.Huge && k.f.Pool != data.Epic {
			k.reject("1e.format.epic-icon-restricted", s.index, s.pilot.ID,
				"%s is a huge ship, which is legal only in Epic.", s.pilot.Name)
		}
		if s.pilot.Launched != "" {
			k.reject("1e.squad.card-exceptions", s.index, s.pilot.ID,
				"%s cannot be bought; it comes with %s.", s.pilot.Name,
				k.namesOf([]string{s.pilot.Launched}))
		}
	}
}

// firstNames refuses a second copy of a Limited card on a ship, and of a card in slots that are
// for different cards.
func (k *checker) firstNames(s *ship) {
	var different []data.Slot
	for _, grant := range s.grants() {
		if grant.Different {
			different = append(different, grant.Slot)
		}
	}
	for i, u := range s.upgrades {
		if !slices.Contains(s.upgrades[:i], u) {
			continue
		}
		switch {
		case u.OnePerShip:
			k.reject("1e.squad.limited-no-duplicates", s.index, u.ID, "%s has two copies of %s, which "+
				"is Limited.",
				s.pilot.Name, u.Name)
		case slices.Contains(different, u.Slots[0]):
			k.reject("1e.squad.card-exceptions", s.index, u.ID,
				"%s has two copies of %s, but its %s upgrades must be different.", s.pilot.Name, u.Name,
				spoken(u.Slots[0]))
		}
	}
}
