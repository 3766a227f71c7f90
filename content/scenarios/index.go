package scenarios

import (
	"io/fs"
	"path"
	"strings"
	"sync"
)

// Name is a scenario in a list: what it is called, where it is, and which clauses it shows.
type Name struct {
	ID    string   // made of file and title, for links
	Title string   // as its file says it
	File  string   // below the folder of scenarios
	Line  int      // where it begins, from 1
	Rules []string // the clauses that it demonstrates
}

// Names lists all scenarios in the order of their files. It reads the two lines of each scenario that it needs and
// leaves the rest to those that play it.
var Names = sync.OnceValue(func() []Name {
	files, err := fs.Glob(files, "*/*.yaml")
	if err != nil {
		panic(err) // the pattern is wrong
	}
	var list []Name
	for _, file := range files {
		text, err := fs.ReadFile(Files(), file)
		if err != nil {
			panic(err) // embedded files can be read
		}
		list = append(list, namesIn(file, string(text))...)
	}
	return list
})

// namesIn lists the scenarios of a file.
func namesIn(file, text string) []Name {
	var list []Name
	number, open := 0, false // open: the list of clauses goes on in the next line
	for line := range strings.Lines(text) {
		number++
		line = strings.TrimSpace(line)
		title, begins := strings.CutPrefix(line, "scenario: ")
		rules, more := strings.CutPrefix(line, "rules: [")
		switch {
		case begins:
			title = strings.Trim(title, `"'`)
			list = append(list, Name{ID: idOf(file, title), Title: title, File: file, Line: number})
			continue
		case len(list) == 0 || !more && !open:
			continue
		case !more:
			rules = line
		}
		rules, _, closed := strings.Cut(rules, "]")
		open = !closed
		last := &list[len(list)-1]
		for id := range strings.SplitSeq(rules, ",") {
			if id = strings.TrimSpace(id); id != "" {
				last.Rules = append(last.Rules, id)
			}
		}
	}
	return list
}

// Showing lists the scenarios that demonstrate a clause.
func Showing(clause string) []Name { return byClause()[clause] }

var byClause = sync.OnceValue(func() map[string][]Name {
	by := map[string][]Name{}
	for _, n := range Names() {
		for _, id := range n.Rules {
			by[id] = append(by[id], n)
		}
	}
	return by
})

// idOf makes an id of the name of a file and a title.
func idOf(name, title string) string {
	words := strings.TrimSuffix(strings.ReplaceAll(name, "/", "-"), path.Ext(name)) + " " + title
	return strings.Trim(strings.Map(func(r rune) rune {
		switch {
		case r >= 'a' && r <= 'z' || r >= '0' && r <= '9' || r == '-':
			return r
		case r == ' ':
			return '-'
		}
		return -1
	}, strings.ToLower(words)), "-")
}
