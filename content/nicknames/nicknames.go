// Package nicknames holds what players call cards for short, and the names that are printed on them.
package nicknames

import (
	_ "embed"
	"strings"
	"unicode"
)

//go:embed nicknames.txt
var file string

var names = read(file)

// Of returns the printed name of the card that a nickname means, in whatever case and spelling; false if it is none that is
// in the table.
func Of(nickname string) (string, bool) {
	name, ok := names[key(nickname)]
	return name, ok
}

// All returns the printed names by their nicknames, which are in lower case without spaces and marks.
func All() map[string]string { return names }

// read reads the table: a nickname and a name in each line.
func read(text string) map[string]string {
	all := map[string]string{}
	for line := range strings.Lines(text) {
		if nickname, name, ok := strings.Cut(strings.TrimSpace(line), " = "); ok && !strings.HasPrefix(line, "#") {
			all[key(nickname)] = name
		}
	}
	return all
}

// key is a nickname without case, spaces and marks.
func key(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, text)
}
