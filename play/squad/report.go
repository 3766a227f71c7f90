package squad

import (
	"fmt"
	"strings"
)

// Report says how a squad differs from what was read: cards that are unknown, what was left out,
// and what had to be understood in a way that the file does not say. Every entry is a sentence.
type Report struct {
	Unknown []string `json:"unknown,omitempty"` // cards that the points list does not have
	Dropped []string `json:"dropped,omitempty"` // left out
	Notes   []string `json:"notes,omitempty"`   // understood differently, or worth knowing
}

func (r *Report) drop(format string, args ...any) {
	if len(r.Dropped) < maxSaid {
		r.Dropped = append(r.Dropped, fmt.Sprintf(format, args...))
	}
}

func (r *Report) note(format string, args ...any) {
	if len(r.Notes) < maxSaid {
		r.Notes = append(r.Notes, fmt.Sprintf(format, args...))
	}
}

// unknown names a card that the points list does not have, and those that may be meant.
func (r *Report) unknown(what string, meant func() []string) {
	if len(r.Unknown) < maxSaid {
		r.Unknown = append(r.Unknown, what+" is not in this points list."+asked(meant()))
	}
}

// asked returns the question whether one of these cards is meant, nothing without any.
func asked(meant []string) string {
	var quoted []string
	for _, id := range meant {
		quoted = append(quoted, quote(id))
	}
	if len(quoted) == 0 {
		return ""
	}
	return " Did you mean " + wordsOf(quoted, "or") + "?"
}

// quote shows a piece of a file in a report, in one line and shortened.
func quote(text string) string {
	return fmt.Sprintf("%q", clean(strings.ReplaceAll(text, "\n", " "), 60))
}
