// Package progress says how far the cards of an edition are: which abilities are built, which
// of these a test shows, and which cards wait; and which rules wait for what. The page
// docs/coverage.md is written by it.
package progress

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"koiogran/content/catalogue"
	"koiogran/engine/card"
	"koiogran/engine/data"
	"koiogran/engine/rules"
)

// State is how far a card is.
type State int

// The states of a card.
const (
	Waiting State = iota // its ability is not built: squads with it are refused by name
	Built                // built, and no test of its own names it
	Shown                // built, and a test names it or a card with the same words
)

// String returns the state in a word or two.
func (s State) String() string { return [...]string{"waiting", "implemented, not shown", "shown"}[s] }

// Card is one card with an ability.
type Card struct {
	Kind  string // "pilot", "ship ability" or "upgrade"
	ID    string // that of a ship ability is its name
	Name  string
	Group string // a pilot's ship, an upgrade's slot
	State State
}

// Cards lists every card with an ability, by kind and group. A card is shown if a test of the
// tree names its id, or the id of a card that is summed up in the same words, in a string. A ship ability, which
// ships have without naming it, is shown also by a test function that is named after it.
func Cards(e *rules.Edition, tree fs.FS) ([]Card, error) {
	named, err := stringsInTests(tree, path.Join("engine/edition", e.ID))
	if err != nil {
		return nil, err
	}
	var list []Card
	pilots := states(e.Pilots, named)
	for i := range e.Facts.Pilots {
		p := &e.Facts.Pilots[i]
		if !p.HasAbility {
			continue
		}
		ship, _ := e.Facts.Ship(p.Ship)
		list = append(list, Card{"pilot", p.ID, p.Name, ship.Name, pilots[p.ID]})
	}
	list = append(list, shipAbilities(e, named)...)
	upgrades := states(e.Upgrades, named)
	for i := range e.Facts.Upgrades {
		u := &e.Facts.Upgrades[i]
		if !hasAbility(u) {
			continue
		}
		list = append(list, Card{"upgrade", u.ID, u.Name, string(u.Slots[0]), upgrades[u.ID]})
	}
	slices.SortStableFunc(list, func(a, b Card) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Group, b.Group))
	})
	return list, nil
}

// shipAbilities lists the abilities that all ship cards of a type, or some, have apart from their own.
func shipAbilities(e *rules.Edition, named map[string]bool) []Card {
	var list []Card
	built := states(e.ShipAbilities, named)
	for i := range e.Facts.Pilots {
		name := e.Facts.Pilots[i].ShipAbility
		if name == "" || slices.ContainsFunc(list, func(c Card) bool { return c.ID == name }) {
			continue
		}
		state := built[name]
		if state == Built && named[testOf(name)] {
			state = Shown
		}
		list = append(list, Card{"ship ability", name, name, "Ship abilities", state})
	}
	slices.SortFunc(list, func(a, b Card) int { return cmp.Compare(a.ID, b.ID) })
	return list
}

// testOf returns what a test function is called that shows a thing of this name, without the situation after it and
// in lower case.
func testOf(name string) string {
	return "test" + strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, name)
}

// hasAbility reports whether an upgrade does anything that its numbers do not say.
func hasAbility(u *data.Upgrade) bool {
	return slices.ContainsFunc(u.Sides, func(s data.Side) bool {
		return s.HasAbility || s.Attack != nil || s.Device != nil
	})
}

// states returns, for each definition, whether a test shows it.
func states(defs []card.Def, named map[string]bool) map[string]State {
	words := map[string]bool{}
	for i := range defs {
		if named[defs[i].ID] {
			words[defs[i].Summary] = true
		}
	}
	states := map[string]State{}
	for i := range defs {
		states[defs[i].ID] = Built
		if words[defs[i].Summary] {
			states[defs[i].ID] = Shown
		}
	}
	return states
}

// stringsInTests collects the strings that the tests in a folder contain, and the names of their functions up to
// the situation, in lower case.
func stringsInTests(tree fs.FS, folder string) (map[string]bool, error) {
	named := map[string]bool{}
	err := fs.WalkDir(tree, folder, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, "_test.go") {
			return err
		}
		content, err := fs.ReadFile(tree, path)
		if err != nil {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, content, 0)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.BasicLit:
				if text, err := strconv.Unquote(n.Value); err == nil && n.Kind == token.STRING {
					named[text] = true
				}
			case *ast.FuncDecl:
				thing, _, _ := strings.Cut(n.Name.Name, "_")
				named[strings.ToLower(thing)] = true
			}
			return true
		})
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("progress: %w", err)
	}
	return named, nil
}

// Write writes the page: a table of counts, then what is built, group by group.
func Write(w io.Writer, title string, cards []Card) error {
	p := page{w: w}
	p.line("# %s: the cards", title)
	p.line("")
	p.line("Written by `go test ./check/progress -update`. A card is shown when a test beside its code names it.")
	p.line("A waiting card is not implemented; a squad with it is refused by the card's name. Cards without an")
	p.line("ability are not listed: they need no code.")
	p.line("")
	p.line("| kind | shown | implemented, not shown | waiting |")
	p.line("| --- | --- | --- | --- |")
	for _, kind := range [...][2]string{{"pilot", "pilots"}, {"upgrade", "upgrades"}, {"ship ability", "ship abilities"}} {
		n := count(cards, func(c Card) bool { return c.Kind == kind[0] })
		if len(n) > 0 {
			p.line("| %s | %d | %d | %d |", kind[1], n[Shown], n[Built], n[Waiting])
		}
	}
	for i := 0; i < len(cards); {
		end := i
		for end < len(cards) && cards[end].Kind == cards[i].Kind && cards[end].Group == cards[i].Group {
			end++
		}
		p.group(cards[i:end])
		i = end
	}
	return p.err
}

// Rules writes the section about the rules of an edition that wait, as the catalogue says.
func Rules(w io.Writer, e catalogue.Edition) error {
	p := page{w: w}
	p.line("")
	p.line("# %s: the rules that wait", e.Title())
	p.line("")
	p.line("Tests or scenarios demonstrate every clause except those that `koiogran rules --coverage` counts as")
	p.line("open. These wait for a mode or a card that is not implemented, or no program can demonstrate them:")
	p.line("")
	p.line("| for | clauses | cards |")
	p.line("| --- | --- | --- |")
	for _, wait := range catalogue.Waiting(e) {
		p.line("| %s | %s | %s |", wait.For, quoted(wait.Clauses), quoted(wait.Cards))
	}
	return p.err
}

// quoted lists ids as code.
func quoted(ids []string) string {
	if len(ids) == 0 {
		return ""
	}
	return "`" + strings.Join(ids, "`, `") + "`"
}

// count counts cards by state.
func count(cards []Card, in func(c Card) bool) map[State]int {
	n := map[State]int{}
	for _, c := range cards {
		if in(c) {
			n[c.State]++
		}
	}
	return n
}

// page writes lines until one fails.
type page struct {
	w   io.Writer
	err error
}

// line writes a line.
func (p *page) line(format string, args ...any) {
	if p.err == nil {
		_, p.err = fmt.Fprintf(p.w, format+"\n", args...)
	}
}

// group writes one ship's pilots or one slot's upgrades.
func (p *page) group(cards []Card) {
	p.line("")
	p.line("## %s", cards[0].Group)
	for _, s := range [...]State{Shown, Built, Waiting} {
		var ids []string
		for _, c := range cards {
			if c.State == s {
				ids = append(ids, "`"+c.ID+"`")
			}
		}
		if len(ids) > 0 {
			p.line("")
			p.line("%s (%d): %s", s, len(ids), strings.Join(ids, ", "))
		}
	}
}
