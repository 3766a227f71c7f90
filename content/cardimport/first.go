package cardimport

import (
	"errors"
	"io/fs"
	"slices"
	"strconv"
	"strings"

	"koiogran/engine/data"
)

// importFirst turns a folder of first-edition card data in the community's format into a
// catalogue: ships.json, pilots.json, upgrades.json, conditions.json and a file for each damage
// deck. It keeps to the same promises as Import.
func importFirst(fsys fs.FS) (*data.Catalogue, error) {
	im := &firstImporter{importer: importer{fsys: fsys, out: &data.Catalogue{
		Edition: "first", Skill: "pilot skill", FreeSlots: []data.Slot{"modification", "title"},
		Factions: []data.Faction{
			{ID: "imperial", Name: "Imperial"}, {ID: "rebel", Name: "Rebel"}, {ID: "scum", Name: "Scum"},
		},
	}}}
	im.ships()
	im.conditions()
	im.pilots()
	im.upgrades()
	im.damageDecks()
	sortRows(im.out)
	amendFirst(im.out)
	im.errs = append(im.errs, verify(im.out)...)
	if err := errors.Join(im.errs...); err != nil {
		return nil, err
	}
	return im.out, nil
}

// firstImporter keeps the rows of the source that map names to ids.
type firstImporter struct {
	importer
	sourceShips []firstShip
	sourceConds []firstCondition
}

func (im *firstImporter) ships() {
	im.each("ships.json", func(content []byte) {
		im.decode(content, &im.sourceShips)
	})
	for _, row := range im.sourceShips {
		im.card = row.XWS
		ship := data.Ship{
			ID: row.XWS, Name: row.Name, Size: term(&im.importer, "size", row.Size, data.Sizes()),
			Arcs: im.printedArcs(row.Arcs), Actions: im.firstActions(row.Actions),
			Dial: im.dial(row.Dial),
		}
		if row.Attack != nil {
			ship.Stats = attacks(*row.Attack, row.Arcs)
		}
		ship.Stats = append(ship.Stats, data.Stat{Kind: data.Agility, Value: row.Agility},
			data.Stat{Kind: data.Hull, Value: row.Hull}, data.Stat{Kind: data.Shields, Value: row.Shields})
		if row.Energy > 0 {
			ship.Stats = append(ship.Stats, data.Stat{Kind: data.Energy, Value: row.Energy})
		}
		if row.Dial == nil {
			ship.Dial = im.hugeDial(row)
		}
		if row.EpicPoints != nil {
			ship.EpicPoints = *row.EpicPoints
		}
		im.out.Ships = append(im.out.Ships, ship)
	}
}

// firstArcs are the arcs that the first edition prints, as the tables call them.
var firstArcs = map[string]data.Arc{
	"Front": "front", "Auxiliary Rear": "rear", "Auxiliary 180": "full-front",
	"Turret": data.Turret, "Mobile": "single-turret", "Bullseye": "bullseye",
}

// attacks lists the arcs through which a primary weapon fires. A turret needs none of the
// others, and the wide arc holds the front one. The bullseye is there for abilities alone.
func attacks(value int, printed []string) data.Stats {
	var stats data.Stats
	for _, name := range []string{"Front", "Auxiliary Rear", "Auxiliary 180", "Mobile", "Turret"} {
		within := name == "Front" &&
			(slices.Contains(printed, "Turret") || slices.Contains(printed, "Auxiliary 180"))
		if slices.Contains(printed, name) && !within {
			stats = append(stats, data.Stat{Kind: data.Attack, Arc: firstArcs[name], Value: value})
		}
	}
	if len(stats) == 0 {
		stats = data.Stats{{Kind: data.Attack, Arc: "front", Value: value}}
	}
	return stats
}

// printedArcs lists the arcs of a base in the order of Arcs.
func (im *firstImporter) printedArcs(printed []string) []data.Arc {
	var arcs []data.Arc
	for _, name := range printed {
		arc, ok := firstArcs[name]
		if !ok {
			im.fail("firing arc %q: expected one that the first edition prints", name)
		}
		arcs = append(arcs, arc)
	}
	slices.SortFunc(arcs, func(a, b data.Arc) int {
		return slices.Index(data.Arcs(), a) - slices.Index(data.Arcs(), b)
	})
	return arcs
}

func (im *firstImporter) firstActions(printed []string) []data.Action {
	var actions []data.Action
	for _, name := range printed {
		actions = append(actions, data.Action{Name: im.firstAction(name)})
	}
	return actions
}

func (im *firstImporter) firstAction(printed string) data.ActionName {
	if printed == "Target Lock" {
		return data.Lock
	}
	return term(&im.importer, "action", printed, data.ActionNames())
}

// hugeDial reads the maneuvers of a huge ship from its two tables by speed and bearing.
func (im *firstImporter) hugeDial(row firstShip) []data.Maneuver {
	bearings := []data.Bearing{
		data.TurnLeft, data.BankLeft, data.Straight, data.BankRight, data.TurnRight, data.Koiogran,
	}
	difficulties := []data.Difficulty{"", data.White, data.Green, data.Red}
	var dial []data.Maneuver
	for speed, colors := range row.Maneuvers {
		for i, color := range colors {
			if color < 0 || color >= len(difficulties) || i >= len(bearings) {
				im.fail("maneuver table: expected 6 bearings and colors from 0 to 3")
				return nil
			}
			if color == 0 {
				continue
			}
			m := data.Maneuver{Speed: speed, Bearing: bearings[i], Difficulty: difficulties[color]}
			if speed < len(row.Gains) && i < len(row.Gains[speed]) {
				m.Energy = row.Gains[speed][i]
			}
			dial = append(dial, m)
		}
	}
	return dial
}

func (im *firstImporter) conditions() {
	im.each("conditions.json", func(content []byte) {
		if !im.decode(content, &im.sourceConds) {
			return
		}
		for _, row := range im.sourceConds {
			c := data.Condition{ID: row.XWS, Name: row.Name}
			if row.Unique {
				c.Limited = 1
			}
			im.out.Conditions = append(im.out.Conditions, c)
		}
	})
}

// conditionIDs turns the names of conditions into ids.
func (im *firstImporter) conditionIDs(names []string) []string {
	var ids []string
	for _, name := range names {
		i := slices.IndexFunc(im.sourceConds, func(c firstCondition) bool { return c.Name == name })
		if i < 0 {
			im.fail("condition %q: expected one of conditions.json", name)
			continue
		}
		ids = append(ids, im.sourceConds[i].XWS)
	}
	return ids
}

// damageDecks reads the three decks: of the first core set, of the second, and of huge ships.
func (im *firstImporter) damageDecks() {
	for _, deck := range []struct{ file, id string }{
		{"damage-deck-core.json", "core"}, {"damage-deck-core-tfa.json", "core2"},
		{"damage-deck-rebel-transport.json", "huge"},
	} {
		im.each(deck.file, func(content []byte) {
			var rows []firstDamage
			if !im.decode(content, &rows) {
				return
			}
			for _, row := range rows {
				card := data.DamageCard{
					ID: data.Key(row.Name), Name: row.Name, Trait: kebab(row.Type), Count: row.Amount,
					Deck: deck.id, Section: kebab(row.Section),
				}
				if deck.id != "core" {
					card.ID += "-" + deck.id
				}
				im.out.Damage = append(im.out.Damage, card)
			}
		})
	}
}

// ranges reads "2-3", or "1" for one range alone.
func (im *firstImporter) ranges(printed string) (nearest, farthest int) {
	first, last, both := strings.Cut(printed, "-")
	if !both {
		last = first
	}
	nearest, err := strconv.Atoi(first)
	farthest, err2 := strconv.Atoi(last)
	if err != nil || err2 != nil {
		im.fail("range %q: expected numbers such as 2-3", printed)
	}
	return nearest, farthest
}

// shipIDs turns the names of ships into ids, of every ship whose name has all the words of one
// of them (1e.squad.type-name-containment).
func (im *firstImporter) shipIDs(names []string) []string {
	var ids []string
	for _, name := range names {
		found := false
		for _, ship := range im.sourceShips {
			if !holdsWords(ship.Name, name) {
				continue
			}
			found = true
			if !slices.Contains(ids, ship.XWS) {
				ids = append(ids, ship.XWS)
			}
		}
		if !found {
			im.fail("restriction to %q: expected the name of a ship", name)
		}
	}
	return ids
}

// holdsWords reports whether a ship's name has every word of another: "TIE/fo Fighter" those of
// "TIE Fighter".
func holdsWords(name, wanted string) bool {
	words := func(text string) []string {
		return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool {
			return r == ' ' || r == '/'
		})
	}
	// "X-wing" is a word of "T-70 X-wing", hyphens and all.
	have := words(name)
	return !slices.ContainsFunc(words(wanted), func(w string) bool {
		return !slices.Contains(have, w)
	})
}

// primaryFaction turns a printed faction into the one that squads are built from, and the
// keyword of those that are a part of it (1e.squad.rebel-includes-resistance).
func (im *firstImporter) primaryFaction(printed string) (faction data.FactionID, part []string) {
	switch printed {
	case "Rebel Alliance":
		return "rebel", nil
	case "Resistance":
		return "rebel", []string{printed}
	case "Galactic Empire":
		return "imperial", nil
	case "First Order":
		return "imperial", []string{printed}
	case "Scum and Villainy":
		return "scum", nil
	}
	im.fail("faction %q: expected one of the first edition", printed)
	return "", nil
}
