// Package points holds the points lists that the program carries apart from those of its tables: older ones,
// and later ones of others. A list is a small file of what differs; docs/formats.md describes it.
package points

import (
	"bytes"
	"cmp"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"

	"koiogran/engine/data"
)

//go:embed data/*.json
var files embed.FS

// ErrList is about a points list that is not there, or cannot be read.
var ErrList = errors.New("points")

// Lists returns the lists that the program carries, by name and date. The tables' own are those with no changes.
func Lists() []*data.PointsList { return lists() }

var lists = sync.OnceValue(func() []*data.PointsList {
	names, err := fs.Glob(files, "data/*.json")
	if err != nil {
		panic(err)
	}
	var all []*data.PointsList
	for _, name := range names {
		content, err := fs.ReadFile(files, name)
		if err != nil {
			panic(err)
		}
		l, err := Parse(content)
		if err != nil {
			panic(fmt.Errorf("%s: %w", path.Base(name), err))
		}
		all = append(all, l)
	}
	slices.SortFunc(all, func(a, b *data.PointsList) int { return strings.Compare(a.ID(), b.ID()) })
	return all
})

// Parse reads the file of a list.
func Parse(content []byte) (*data.PointsList, error) {
	var l data.PointsList
	in := json.NewDecoder(bytes.NewReader(content))
	in.DisallowUnknownFields()
	if err := in.Decode(&l); err != nil {
		return nil, fmt.Errorf("%w: expected a points list: a name, a date, an edition and what it changes", ErrList)
	}
	if l.Name == "" || tables[l.Edition] == nil || l.Date != "" && !isDate(l.Date) {
		return nil, fmt.Errorf("%w: the list needs a name, an edition (first, second or flightpath) and a date such as 2025-12-10", ErrList)
	}
	return &l, nil
}

// isDate reports whether a text is a date as lists have it.
func isDate(text string) bool {
	for i, r := range text {
		if (i == 4 || i == 7) != (r == '-') || r != '-' && (r < '0' || r > '9') {
			return false
		}
	}
	return len(text) == len("2025-12-10")
}

// tables give the catalogues of the tables of editions, which take long to read the first time.
var tables = map[string]func() *data.Catalogue{
	"first": data.First, "second": data.Second, "flightpath": data.Flightpath,
}

// Find returns the list of a name and date: the newest of the name where no date is given, the one that held on a date
// where none begins on it.
func Find(name string) (*data.PointsList, error) {
	name, date, dated := strings.Cut(strings.ToLower(name), "@")
	var found *data.PointsList
	known := false
	for _, l := range Lists() { // by date
		if l.Name == name {
			known = true
			if !dated || l.Date <= date {
				found = l
			}
		}
	}
	switch {
	case dated && !isDate(date):
		return nil, fmt.Errorf("%w: %q is not a date; expected one such as 2025-12-10", ErrList, date)
	case found != nil:
		return found, nil
	case known:
		return nil, fmt.Errorf("%w: no list %s held on %s; expected one of %s", ErrList, name, date, strings.Join(names(), ", "))
	}
	return nil, fmt.Errorf("%w: there is no list %q; expected a file or one of %s", ErrList, name, strings.Join(names(), ", "))
}

func names() []string {
	var ids []string
	for _, l := range Lists() {
		ids = append(ids, l.ID())
	}
	return ids
}

// made are the catalogues under lists that the program carries, each made once.
var made sync.Map // of *data.PointsList

// Under returns the cards of a list's edition under it.
func Under(l *data.PointsList) (*data.Catalogue, error) {
	if c, ok := made.Load(l); ok {
		return c.(*data.Catalogue), nil
	}
	c, err := tables[l.Edition]().With(l)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrList, err)
	}
	if slices.Contains(Lists(), l) {
		made.Store(l, c)
	}
	return c, nil
}

// Of returns the cards of an edition under each list that the program carries, the newest first.
func Of(edition string) []*data.Catalogue {
	var all []*data.Catalogue
	for _, l := range Lists() {
		if c, err := Under(l); err == nil && l.Edition == edition {
			all = append(all, c)
		}
	}
	slices.SortStableFunc(all, func(a, b *data.Catalogue) int { return strings.Compare(dateOf(b), dateOf(a)) })
	return all
}

// Own returns the list of an edition's tables, which changes nothing; nil for an edition without a named list.
func Own(edition string) *data.PointsList {
	for _, l := range Lists() {
		if l.Edition == edition && len(l.Pilots)+len(l.Upgrades) == 0 {
			return l
		}
	}
	return nil
}

// Held returns the list that held on a date: of those with the name of the list of the edition's tables, nil for none.
func Held(edition, date string) *data.PointsList {
	own := Own(edition)
	if own == nil || !isDate(date) {
		return nil
	}
	l, err := Find(own.Name + "@" + date)
	if err != nil {
		return nil
	}
	return l
}

// Offered lists the lists of an edition in the order in which they are offered: that of its tables, then the newest first.
func Offered(edition string) []*data.PointsList {
	own := Own(edition)
	all := slices.DeleteFunc(slices.Clone(Lists()), func(l *data.PointsList) bool { return l.Edition != edition || l == own })
	slices.SortStableFunc(all, func(a, b *data.PointsList) int { return strings.Compare(b.Date, a.Date) })
	if own != nil {
		all = slices.Insert(all, 0, own)
	}
	return all
}

// titles are what people call the lists that the program carries.
var titles = map[string]string{"x2po": "X2PO", "legacy": "Legacy", "printed": "Printed costs"}

// Called returns what people call a list: "X2PO, 2025-12-10".
func Called(l *data.PointsList) string {
	name := cmp.Or(titles[l.Name], l.Name)
	if l.Date == "" {
		return name
	}
	return name + ", " + l.Date
}

// dateOf returns the date of the list of a catalogue.
func dateOf(c *data.Catalogue) string {
	_, date, _ := strings.Cut(c.Points, "@")
	return date
}

// Write returns the file of a list.
func Write(l *data.PointsList) ([]byte, error) {
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(l); err != nil {
		return nil, fmt.Errorf("%w: writing %s: %w", ErrList, l.ID(), err)
	}
	return bytes.ReplaceAll(out.Bytes(), []byte(`},"`), []byte("},\n\"")), nil // a card a line
}
