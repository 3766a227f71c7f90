package squad

import "fmt"

// Report tells what a file said that the squad read from it does not say, and what had to be
// understood in a way that the file does not say. Every entry is a sentence.
type Report struct {
	Dropped []string `json:"dropped,omitempty"` // left out
	Notes   []string `json:"notes,omitempty"`   // understood differently, or worth knowing
}

func (r *Report) drop(format string, args ...any) {
	r.Dropped = append(r.Dropped, fmt.Sprintf(format, args...))
}

func (r *Report) note(format string, args ...any) {
	r.Notes = append(r.Notes, fmt.Sprintf(format, args...))
}

// quote shows a piece of a file in a report, shortened.
func quote(text string) string { return fmt.Sprintf("%q", clean(text, 60)) }
