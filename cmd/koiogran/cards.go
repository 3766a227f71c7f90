package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"koiogran/content/cardimport"
	"koiogran/engine/card"
	"koiogran/engine/data"
	"koiogran/engine/edition"
	"koiogran/engine/rules"
)

type cardsCommand struct {
	Search cardsSearch `cmd:"" default:"withargs" help:"Search the cards."`
	Import cardsImport `cmd:"" help:"Generate the card tables from a folder of card data."`

	Diff cardsDiff `cmd:"" help:"Print what differs between two points lists."`

	Builders cardsBuilders `cmd:"" help:"Make the tables of builders' links from a folder of theirs."`
}

type cardsSearch struct {
	Query   []string `arg:"" optional:"" help:"Search words or a card id. Default: list every card."`
	Edition []string `help:"The games to search: ${editions}. Default: all." placeholder:"NAME"`
	JSON    bool     `name:"json" help:"Print the cards as JSON."`
}

// found is a card with what the program knows of its abilities.
type found struct {
	data.Card
	Edition string `json:"edition"`
	known
	ShipAbility *known `json:"shipAbility,omitempty"` // of a pilot whose ship has one
}

// known is what the program knows of an ability.
type known struct {
	Ability ability `json:"ability"`
	Does    string  `json:"does,omitempty"` // in our own words
}

// ability says how far a card's ability is.
type ability string

const (
	noAbility ability = "none"
	built     ability = "built"
	notBuilt  ability = "not implemented"
)

// shelf is the cards of an edition that a search found.
type shelf struct {
	facts *data.Catalogue
	rules *rules.Compiled // nil for an edition that is not played yet
	cards []data.Card
}

func (c *cardsSearch) Run(p *program) error {
	query := strings.Join(c.Query, " ")
	for _, name := range c.Edition {
		if !slices.Contains(edition.IDs(), name) {
			return fmt.Errorf("--edition %s: expected one of %s", name, strings.Join(edition.IDs(), ", "))
		}
	}
	shelves := searchCards(query, c.Edition)
	if len(shelves) == 0 {
		return no(fmt.Sprintf("no card has %q in its id or name", query))
	}
	if c.JSON {
		return printJSON(p.out, allFound(shelves))
	}
	named := false
	for _, s := range shelves {
		for _, card := range s.cards {
			if card.ID != query && (len(shelves) > 1 || len(s.cards) > 1) {
				continue
			}
			named = true
			if err := s.describe(folding{p.out, factIndent}, card); err != nil {
				return err
			}
		}
	}
	if named {
		return nil
	}
	return list(folding{p.out, factIndent}, shelves)
}

// searchCards looks for cards in the editions of these ids, or in all.
func searchCards(query string, within []string) []shelf {
	var shelves []shelf
	for _, facts := range catalogues() {
		if len(within) > 0 && !slices.Contains(within, facts.Edition) {
			continue
		}
		if cards := facts.Search(query); len(cards) > 0 {
			e, _ := edition.ByID(facts.Edition)
			shelves = append(shelves, shelf{facts, e, cards})
		}
	}
	return shelves
}

// allFound lists everything that was found, for programs.
func allFound(shelves []shelf) []found {
	var all []found
	for _, s := range shelves {
		for _, card := range s.cards {
			all = append(all, s.know(card))
		}
	}
	return all
}

// list prints a line for each card, edition by edition.
func list(w io.Writer, shelves []shelf) error {
	for _, s := range shelves {
		for _, card := range s.cards {
			if _, err := fmt.Fprintf(w, "%-6s  %s\n", s.facts.Edition, s.facts.Line(card)); err != nil {
				return err
			}
		}
	}
	return nil
}

// factIndent is the column of a fact behind its name.
const factIndent = 17

// describe prints the facts of a card and what it does.
func (s *shelf) describe(w io.Writer, card data.Card) error {
	if err := s.facts.Describe(w, card); err != nil {
		return err
	}
	f := s.know(card)
	text := fmt.Sprintf("  %-14s %s\n", "edition", f.Edition) + f.lines("ability")
	if f.ShipAbility != nil {
		text += f.ShipAbility.lines("ship's ability")
	}
	_, err := io.WriteString(w, text)
	return err
}

// lines says how far an ability is, and what it does.
func (k *known) lines(name string) string {
	text := fmt.Sprintf("  %-14s %s\n", name, k.Ability)
	if k.Does != "" {
		text += fmt.Sprintf("  %-14s %s\n", "does", k.Does)
	}
	return text
}

// know looks up what a card does.
func (s *shelf) know(c data.Card) found {
	f := found{Card: c, Edition: s.facts.Edition}
	e := s.rules
	if e == nil {
		e = &rules.Compiled{Edition: &rules.Edition{}} // nothing is built
	}
	switch row := c.Row.(type) {
	case *data.Pilot:
		f.known = knownOf(e.Pilots, c.ID, row.HasAbility)
		if row.ShipAbility != "" {
			ship := knownOf(e.ShipAbilities, row.ShipAbility, true)
			f.ShipAbility = &ship
		}
	case *data.Upgrade:
		has := false
		for _, side := range row.Sides {
			has = has || side.HasAbility || side.Attack != nil || side.Device != nil
		}
		f.known = knownOf(e.Upgrades, c.ID, has)
	case *data.DamageCard:
		f.known = knownOf(e.Damage, c.ID, true)
	case *data.Condition:
		f.known = knownOf(e.Conditions, c.ID, true)
	case *data.Ship:
		name := sharedAbility(s.facts, row.ID)
		f.known = knownOf(e.ShipAbilities, name, name != "")
	default:
		f.known = knownOf(nil, c.ID, false)
	}
	return f
}

// sharedAbility names the ship ability that all pilots of a ship type have, if there is one.
func sharedAbility(facts *data.Catalogue, ship string) string {
	name, first := "", true
	for i := range facts.Pilots {
		p := &facts.Pilots[i]
		if p.Ship != ship {
			continue
		}
		if !first && p.ShipAbility != name {
			return ""
		}
		name, first = p.ShipAbility, false
	}
	return name
}

// knownOf finds what the card of an id does, which may have no ability.
func knownOf(defs []card.Def, id string, has bool) known {
	for i := range defs {
		if defs[i].ID == id {
			return known{built, defs[i].Summary}
		}
	}
	if has {
		return known{notBuilt, ""}
	}
	return known{noAbility, ""}
}

// printJSON prints a value for programs.
func printJSON(w io.Writer, value any) error {
	out := json.NewEncoder(w)
	out.SetEscapeHTML(false)
	out.SetIndent("", " ")
	return out.Encode(value)
}

type cardsBuilders struct {
	Dir  string `arg:"" help:"A folder with the tables of builders."`
	Into string `default:"content/builders/data" help:"Where the files go." placeholder:"DIR"`
}

func (c *cardsBuilders) Run(p *program) error {
	if _, err := os.Stat(c.Dir); err != nil {
		return fileError(c.Dir, "a folder with the tables of builders", err)
	}
	files, err := cardimport.Builders(os.DirFS(c.Dir))
	if err != nil {
		return err
	}
	if err := saveAll(c.Into, files); err != nil {
		return err
	}
	fmt.Fprintf(p.out, "%d tables written to %s\n", len(files), c.Into)
	return nil
}

// saveAll writes files into a folder, which is made if there is none.
func saveAll(into string, files []data.File) error {
	if err := os.MkdirAll(into, 0o755); err != nil {
		return fileError(into, "a folder for the tables", err)
	}
	for _, f := range files {
		err := save(filepath.Join(into, f.Name), func(w io.Writer) error {
			_, err := w.Write(f.Content)
			return err
		})
		if err != nil {
			return err
		}
	}
	return nil
}

type cardsImport struct {
	Dir    string `arg:"" help:"A folder of card data of either edition in the community's format, or with the units.yaml of Flightpath; or a file of points lists or changes."`
	List   string `help:"Make a points list of this name and date in place of tables." placeholder:"NAME@DATE"`
	Into   string `help:"Where the files go; for tables engine/data/first, engine/data/second or engine/data/flightpath if left out, for lists this folder." placeholder:"DIR"`
	Points string `help:"The publisher's name for this points list. Default: the current name." placeholder:"NAME"`
}

func (c *cardsImport) Run(p *program) error {
	info, err := os.Stat(c.Dir)
	if err != nil {
		return fileError(c.Dir, "a folder with pilots, upgrades and others", err)
	}
	if !info.IsDir() || c.List != "" {
		return c.lists(p, info.IsDir())
	}
	folder, err := cardFolder(c.Dir)
	if err != nil {
		return err
	}
	edition, files, err := cardimport.Files(folder, c.Points)
	if err != nil {
		return err
	}
	if c.Into == "" {
		c.Into = filepath.Join("engine", "data", edition)
	}
	if err := saveAll(c.Into, files); err != nil {
		return err
	}
	fmt.Fprintf(p.out, "%d tables written to %s\n", len(files), c.Into)
	return nil
}
