package progress

import (
	"fmt"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"

	"koiogran/check/scenario"
	"koiogran/engine/card"
	"koiogran/engine/data"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// Audit is how far the units of an edition are, whose cards scenarios name: unit types with their
// loadouts, armaments and pilots.
type Audit struct {
	Types, Flying     int // unit types, and those that fly with every loadout and pilot
	Loadouts, Matched int // loadouts, and those that every pilot of their unit type flies with
	Cards             []Audited
}

// Audited is a unit type, an armament or a pilot that does something which its numbers do not say.
type Audited struct {
	Kind  string // "unit type", "armament" or "pilot"
	ID    string
	Own   bool // this project has designed it, in part or whole
	State State
	By    []string // the files of the scenarios that name it, with how many do
	N     int      // how many scenarios that are
}

// auditKinds are the kinds of audited cards, in the order of the page.
var auditKinds = [...]string{"unit type", "armament", "pilot"}

// AuditOf counts the units of an edition. A card is shown if a scenario of the tree names it.
func AuditOf(e *rules.Edition, tree fs.FS) (*Audit, error) {
	named, err := scenariosOf(tree, path.Join("content/scenarios", e.ID))
	if err != nil {
		return nil, err
	}
	a := &Audit{}
	a.fly(e)
	add := func(kind, id string, own, built bool) {
		c := Audited{Kind: kind, ID: id, Own: own}
		c.By, c.N = named.files(id)
		switch {
		case !built:
		case len(c.By) == 0:
			c.State = Built
		default:
			c.State = Shown
		}
		a.Cards = append(a.Cards, c)
	}
	for i := range e.Facts.Ships {
		s := &e.Facts.Ships[i]
		if hasShipAbility(e.Facts, s.ID) {
			add("unit type", s.ID, s.Design, defined(e.ShipAbilities, s.Name))
		}
	}
	for i := range e.Facts.Upgrades {
		u := &e.Facts.Upgrades[i]
		shield := u.Sides[0].Type == string(game.ShieldType) // which the rules of guard give words
		if shield || hasAbility(u) {
			add("armament", u.ID, u.Design, shield || defined(e.Upgrades, u.ID))
		}
	}
	for i := range e.Facts.Pilots {
		if p := &e.Facts.Pilots[i]; p.HasAbility {
			add("pilot", p.ID, p.Design, defined(e.Pilots, p.ID))
		}
	}
	return a, nil
}

// hasShipAbility reports whether a unit type has an ability: all of its pilots bear it.
func hasShipAbility(facts *data.Catalogue, id string) bool {
	return slices.ContainsFunc(facts.Pilots, func(p data.Pilot) bool {
		return p.Ship == id && p.ShipAbility != ""
	})
}

// defined reports whether a card is built.
func defined(defs []card.Def, id string) bool {
	return slices.ContainsFunc(defs, func(d card.Def) bool { return d.ID == id })
}

// fly counts the unit types and loadouts that lack nothing.
func (a *Audit) fly(e *rules.Edition) {
	compiled := rules.Compile(e)
	for i := range e.Facts.Ships {
		ship := e.Facts.Ships[i].ID
		lacking := false
		for j := range e.Facts.Upgrades {
			u := &e.Facts.Upgrades[j]
			if len(u.Armaments) == 0 || !slices.Contains(u.Restrictions[0].Ships, ship) {
				continue
			}
			a.Loadouts++
			if flies(compiled, ship, u.ID) {
				a.Matched++
			} else {
				lacking = true
			}
		}
		a.Types++
		if !lacking {
			a.Flying++
		}
	}
}

// flies reports whether every pilot of a unit type flies with a loadout.
func flies(c *rules.Compiled, ship, loadout string) bool {
	for i := range c.Facts.Pilots {
		p := &c.Facts.Pilots[i]
		if p.Ship != ship {
			continue
		}
		l := rules.Loadout{Pilot: p.ID, Upgrades: []string{loadout}}
		if lacks, err := c.Lacks(l); err != nil || len(lacks) > 0 {
			return false
		}
	}
	return true
}

// naming is how often the scenarios of each file name a card.
type naming map[string]map[string]int

// scenariosOf reads which cards the scenarios in a folder name.
func scenariosOf(tree fs.FS, folder string) (naming, error) {
	names, err := fs.Glob(tree, path.Join(folder, "*.yaml"))
	if err != nil {
		return nil, fmt.Errorf("progress: %w", err)
	}
	named := naming{}
	for _, name := range names {
		content, err := fs.ReadFile(tree, name)
		if err != nil {
			return nil, fmt.Errorf("progress: %w", err)
		}
		list, err := scenario.Parse(name, content)
		if err != nil {
			return nil, fmt.Errorf("progress: %w", err)
		}
		for i := range list {
			for _, id := range list[i].Cards {
				if named[id] == nil {
					named[id] = map[string]int{}
				}
				named[id][path.Base(name)]++
			}
		}
	}
	return named, nil
}

// files returns the files whose scenarios name a card, with how many do, and how many do in all.
func (n naming) files(id string) (files []string, all int) {
	for file, count := range n[id] {
		files = append(files, fmt.Sprintf("%s (%d)", file, count))
		all += count
	}
	slices.Sort(files)
	return files, all
}

// WriteAudit writes the section about units.
func WriteAudit(w io.Writer, title string, a *Audit) error {
	p := page{w: w}
	p.line("")
	p.line("# %s: the units", title)
	p.line("")
	p.line("A card is shown when scenarios name it under `cards`; the table lists the files and the number of")
	p.line("scenarios. Pilots and unit types without an ability are not listed: they need no code.")
	p.line("")
	p.line("Unit types that fly with all of their loadouts: %d of %d. Loadouts that every pilot of",
		a.Flying, a.Types)
	p.line("their type flies with: %d of %d.", a.Matched, a.Loadouts)
	p.line("")
	p.line("| kind | shown | implemented, not shown | waiting |")
	p.line("| --- | --- | --- | --- |")
	for _, kind := range auditKinds {
		var n [Shown + 1]int
		for i := range a.Cards {
			if a.Cards[i].Kind == kind {
				n[a.Cards[i].State]++
			}
		}
		p.line("| %ss | %d | %d | %d |", kind, n[Shown], n[Built], n[Waiting])
	}
	p.line("")
	p.line("| card | kind | own design | is | scenarios |")
	p.line("| --- | --- | --- | --- | --- |")
	for i := range a.Cards {
		c := &a.Cards[i]
		own := ""
		if c.Own {
			own = "yes"
		}
		p.line("| `%s` | %s | %s | %s | %s |", c.ID, c.Kind, own, c.State, strings.Join(c.By, ", "))
	}
	return p.err
}
