package main

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"koiogran/content/cardimport"
	"koiogran/content/points"
	"koiogran/engine/data"
	"koiogran/serve/server"
)

// pointsFlag names a points list.
type pointsFlag struct {
	Points string `help:"Go by this points list: a file, or one that the program carries: ${pointsLists}." placeholder:"FILE|NAME@DATE"`
}

// listNames returns the points lists that the program carries.
func listNames() []string {
	var names []string
	for _, l := range points.Lists() {
		names = append(names, l.ID())
	}
	return names
}

// under returns the cards of all games, those of a points list's game under it; an empty name is not a list.
func under(name string) ([]*data.Catalogue, error) {
	all := catalogues()
	if name == "" {
		return all, nil
	}
	c, err := listed(name)
	if err != nil {
		return nil, err
	}
	for i := range all {
		if all[i].Edition == c.Edition {
			all[i] = c
		}
	}
	return all, nil
}

// listed returns the cards under a list: of a file, one that the program carries, or the tables' own by its name.
func listed(name string) (*data.Catalogue, error) {
	for _, c := range catalogues() {
		if c.Points == name {
			return c, nil
		}
	}
	l, err := pointsList(name)
	if err != nil {
		return nil, err
	}
	return points.Under(l)
}

// pointsList returns a list of a file, or one that the program carries.
func pointsList(name string) (*data.PointsList, error) {
	content, err := os.ReadFile(name)
	if err != nil {
		return points.Find(name)
	}
	l, err := points.Parse(content)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return l, nil
}

// offer has tables of a server go by the lists that are named, or those that the program carries.
func (c *serveCommand) offer(o *server.Options) error {
	for _, name := range c.Points {
		l, err := pointsList(name)
		if err == nil {
			_, err = points.Under(l)
		}
		if err != nil {
			return fmt.Errorf("--points: %w", err)
		}
		o.Points = append(o.Points, l)
	}
	return nil
}

// lists makes points lists from a file or a folder.
func (c *cardsImport) lists(p *program, folder bool) error {
	name, date, _ := strings.Cut(c.List, "@")
	var made []*data.PointsList
	if folder {
		dir, err := cardFolder(c.Dir)
		if err != nil {
			return err
		}
		other, err := cardimport.Import(dir)
		if err != nil {
			return err
		}
		for _, base := range catalogues() {
			if base.Edition == other.Edition {
				made = append(made, base.ListOf(other, name, date))
			}
		}
	} else {
		content, err := os.ReadFile(c.Dir)
		if err != nil {
			return fileError(c.Dir, "a file of points lists or changes", err)
		}
		if made, err = cardimport.PointsLists(content, name, date); err != nil {
			return fmt.Errorf("%s: %w", c.Dir, err)
		}
	}
	var files []data.File
	for _, l := range made {
		content, err := points.Write(l)
		if err != nil {
			return err
		}
		if _, err := points.Parse(content); err != nil {
			return fmt.Errorf("--list %s: %w", c.List, err)
		}
		files = append(files, data.File{Name: l.ID() + ".json", Content: content})
	}
	into := cmp.Or(c.Into, ".")
	if err := saveAll(into, files); err != nil {
		return err
	}
	for _, f := range files {
		fmt.Fprintf(p.out, "%s\n", filepath.Join(into, f.Name))
	}
	return nil
}

type cardsDiff struct {
	A    string `arg:"" help:"A points list: a file, or one that the program carries: ${pointsLists}."`
	B    string `arg:"" help:"The list that is compared with it."`
	JSON bool   `name:"json" help:"Print the differences as JSON."`
}

func (c *cardsDiff) Run(p *program) error {
	a, err := listed(c.A)
	if err != nil {
		return err
	}
	b, err := listed(c.B)
	if err != nil {
		return err
	}
	if a.Edition != b.Edition {
		return fmt.Errorf("%s is a list of %s edition and %s one of %s edition; expected two of one edition", c.A, a.Edition, c.B, b.Edition)
	}
	changes := data.Differences(a, b)
	if c.JSON {
		return printJSON(p.out, changes)
	}
	if len(changes) == 0 {
		return no("nothing differs")
	}
	for _, group := range []string{"Dearer", "Cheaper", "Other prices", "Slots", "Formats"} {
		var lines []string
		for _, change := range changes {
			if line := lineOfChange(&change, group); line != "" {
				lines = append(lines, line)
			}
		}
		if len(lines) > 0 {
			slices.Sort(lines)
			fmt.Fprintf(p.out, "%s\n  %s\n", group, strings.Join(lines, "\n  "))
		}
	}
	return nil
}

// lineOfChange returns a change as a line of its group, nothing where it does not belong to it.
func lineOfChange(c *data.Change, group string) string {
	name := fmt.Sprintf("%s (%s)", c.Name, c.ID)
	fixed := c.Before != nil && c.Before.By == "" && c.After.By == ""
	switch {
	case group == "Dearer" && fixed && c.After.Value > c.Before.Value, group == "Cheaper" && fixed && c.After.Value < c.Before.Value:
		return fmt.Sprintf("%s: %d, was %d", name, c.After.Value, c.Before.Value)
	case group == "Other prices" && c.Before != nil && !fixed:
		return fmt.Sprintf("%s: %s, was %s", name, c.After, c.Before)
	case group == "Slots" && len(c.Gained)+len(c.Lost) > 0:
		return name + ": " + gainedAndLost(c.Gained, c.Lost, "gained", "lost")
	case group == "Formats" && len(c.Joined)+len(c.Left) > 0:
		return name + ": " + gainedAndLost(data.PoolNames(c.Joined), data.PoolNames(c.Left), "is in", "is no longer in")
	}
	return ""
}

func gainedAndLost[T ~string](gained, lost []T, got, gone string) string {
	var parts []string
	for _, part := range []struct {
		list []T
		word string
	}{{gained, got}, {lost, gone}} {
		var words []string
		for _, w := range part.list {
			words = append(words, string(w))
		}
		if len(words) > 0 {
			parts = append(parts, part.word+" "+strings.Join(words, ", "))
		}
	}
	return strings.Join(parts, "; ")
}
