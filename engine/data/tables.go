package data

import (
	"bytes"
	"embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"sync"
)

//go:embed first/*.json second/*.json flightpath/*.json
var embedded embed.FS

// First returns the first-edition catalogue that the program carries.
func First() *Catalogue { return first() }

// Second returns the second-edition catalogue that the program carries.
func Second() *Catalogue { return second() }

// Flightpath returns the catalogue of Mobile Suit Gundam Flightpath that the program carries.
func Flightpath() *Catalogue { return flightpath() }

var (
	first  = sync.OnceValue(func() *Catalogue { return carried("first") })
	second = sync.OnceValue(func() *Catalogue { return carried("second") })

	flightpath = sync.OnceValue(func() *Catalogue { return carried("flightpath") })
)

// carried loads the tables of an edition that the program carries.
func carried(edition string) *Catalogue {
	folder, err := fs.Sub(embedded, edition)
	if err != nil {
		panic(err)
	}
	c, err := Load(folder)
	if err != nil {
		panic(err)
	}
	return c
}

// File is one table as it is on disk.
type File struct {
	Name    string // "pilots.json"
	Content []byte
}

// headline is what a catalogue says about itself.
type headline struct {
	Edition   string `json:"edition"`
	Points    string `json:"points"`
	Skill     string `json:"skill"`
	FreeSlots []Slot `json:"freeSlots,omitempty"`
}

// Files returns the catalogue as JSON tables, one row a line. The same catalogue always gives
// the same bytes, and Load gives the catalogue back.
func (c *Catalogue) Files() ([]File, error) {
	head, err := json.Marshal(headline{c.Edition, c.Points, c.Skill, c.FreeSlots})
	if err != nil {
		return nil, fmt.Errorf("data: writing the catalogue: %w", err)
	}
	files := []File{{"catalogue.json", append(head, '\n')}}
	for _, table := range c.tables() {
		content, err := table.encode()
		if err != nil {
			return nil, fmt.Errorf("data: writing %s: %w", table.name, err)
		}
		files = append(files, File{table.name, content})
	}
	return files, nil
}

// Load reads the tables that Files wrote.
func Load(fsys fs.FS) (*Catalogue, error) {
	content, err := fs.ReadFile(fsys, "catalogue.json")
	if err != nil {
		return nil, fmt.Errorf("data: reading the catalogue: %w", err)
	}
	var head headline
	if err := json.Unmarshal(content, &head); err != nil {
		return nil, fmt.Errorf("data: reading catalogue.json: %w", err)
	}
	c := &Catalogue{
		Edition: head.Edition, Points: head.Points, Skill: head.Skill, FreeSlots: head.FreeSlots,
	}
	for _, table := range c.tables() {
		content, err := fs.ReadFile(fsys, table.name)
		if err != nil {
			return nil, fmt.Errorf("data: reading the catalogue: %w", err)
		}
		if err := table.decode(content); err != nil {
			return nil, fmt.Errorf("data: reading %s: %w", table.name, err)
		}
	}
	return c, nil
}

// table is one kind of card and the file that holds it.
type table struct {
	name   string
	encode func() ([]byte, error)
	decode func([]byte) error
}

func (c *Catalogue) tables() []table {
	return []table{
		tableOf("factions.json", &c.Factions),
		tableOf("ships.json", &c.Ships),
		tableOf("pilots.json", &c.Pilots),
		tableOf("upgrades.json", &c.Upgrades),
		tableOf("conditions.json", &c.Conditions),
		tableOf("damage.json", &c.Damage),
		tableOf("quickbuilds.json", &c.QuickBuilds),
		tableOf("scenarios.json", &c.Scenarios),
	}
}

func tableOf[Row any](name string, rows *[]Row) table {
	return table{
		name:   name,
		encode: func() ([]byte, error) { return encodeRows(*rows) },
		decode: func(content []byte) error { return decodeRows(content, rows) },
	}
}

// encodeRows writes a JSON array with one row a line.
func encodeRows[Row any](rows []Row) ([]byte, error) {
	var out bytes.Buffer
	rowOut := json.NewEncoder(&out)
	rowOut.SetEscapeHTML(false)
	out.WriteString("[\n")
	for i, row := range rows {
		if err := rowOut.Encode(row); err != nil {
			return nil, err
		}
		if i < len(rows)-1 {
			out.Truncate(out.Len() - 1) // the comma goes before the end of the line
			out.WriteString(",\n")
		}
	}
	out.WriteString("]\n")
	return out.Bytes(), nil
}

// decodeRows is strict: a field that the schema does not have is an error, so that no free text
// can slip into a table unnoticed.
func decodeRows[Row any](content []byte, rows *[]Row) error {
	in := json.NewDecoder(bytes.NewReader(content))
	in.DisallowUnknownFields()
	return in.Decode(rows)
}
