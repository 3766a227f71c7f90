package catalogue

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"
)

// reportWidth is the number of columns of reports on coverage.
const reportWidth = 80

// Title returns the edition's name as people say it.
func (e Edition) Title() string {
	switch e {
	case First:
		return "X-Wing first edition"
	case Second:
		return "X-Wing second edition"
	default:
		return "Flightpath"
	}
}

// Called lists what people call the edition in a question, in lower case.
func (e Edition) Called() []string {
	switch e {
	case First:
		return []string{"first edition", "1st edition", "1st ed", "edition one", "edition 1", "1e", "1.0"}
	case Second:
		return []string{"second edition", "2nd edition", "2nd ed", "edition two", "edition 2", "2e", "2.0", "x2po"}
	default:
		return []string{"msg flightpath", "flightpath", "msg"}
	}
}

// Write prints clauses for reading, in lines of a width: the id, the rule, then what else is known of it. Shown names
// the scenarios that demonstrate a clause.
func Write(w io.Writer, width int, clauses []Clause, shown func(id string) []string) error {
	out := bufio.NewWriter(w)
	for i, c := range clauses {
		if i > 0 {
			fmt.Fprintln(out)
		}
		fmt.Fprintf(out, "%s  (%s, %s)\n", c.ID, c.Edition.Title(), c.Topic)
		paragraph(out, width, "", c.Rule)
		paragraph(out, width, "Example: ", c.Example)
		paragraph(out, width, "Note: ", c.Note)
		paragraph(out, width, "Source: ", c.Source)
		paragraph(out, width, "Formerly: ", strings.Join(c.Aliases, " "))
		for _, title := range shown(c.ID) {
			paragraph(out, width, "Scenario: ", title)
		}
	}
	return out.Flush()
}

// paragraph prints a label and a text, indented and broken into lines.
func paragraph(out io.Writer, width int, label, text string) {
	if text == "" {
		return
	}
	const indent = "    "
	line := indent + label
	for i, word := range strings.Fields(text) {
		switch {
		case i == 0:
			line += word
		case utf8.RuneCountInString(line)+1+utf8.RuneCountInString(word) > width:
			fmt.Fprintln(out, line)
			line = indent + word
		default:
			line += " " + word
		}
	}
	fmt.Fprintln(out, line)
}

func writeJSON(w io.Writer, v any) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(v)
}

// Count is the number of clauses of each status.
type Count map[Status]int

// All returns the number of clauses of any status.
func (n Count) All() int {
	sum := 0
	for _, s := range Statuses() {
		sum += n[s]
	}
	return sum
}

// Count counts the clauses of an edition by status; an empty topic or origin means any.
func (r Report) Count(e Edition, topic string, o Origin) Count {
	n := Count{}
	for _, c := range r.Clauses {
		if c.Edition == e && (topic == "" || c.Topic == topic) && (o == "" || c.Origin == o) {
			n[c.Status]++
		}
	}
	return n
}

// topics lists the topics of an edition in the order of the catalogue.
func (r Report) topics(e Edition) []string {
	var topics []string
	seen := map[string]bool{}
	for _, c := range r.Clauses {
		if c.Edition == e && !seen[c.Topic] {
			seen[c.Topic] = true
			topics = append(topics, c.Topic)
		}
	}
	return topics
}

// WriteTable prints the counts of every edition by topic and origin, and their sums.
func (r Report) WriteTable(w io.Writer) error {
	out := bufio.NewWriter(w)
	for i, e := range Editions() {
		if i > 0 {
			fmt.Fprintln(out)
		}
		fmt.Fprintf(out, "%-25s%-38s%s\n", e.Title(), "from the rulebook", "from references")
		fmt.Fprintf(out, "%-14s", "topic")
		for range 2 {
			fmt.Fprintf(out, "%11s%8s%8s%11s", "clauses", Shown, Built, NotBuilt)
		}
		fmt.Fprintln(out)
		for _, t := range r.topics(e) {
			r.writeRow(out, e, t)
		}
		r.writeRow(out, e, "")
	}
	return out.Flush()
}

func (r Report) writeRow(out io.Writer, e Edition, topic string) {
	name := topic
	if name == "" {
		name = "all"
	}
	fmt.Fprintf(out, "%-14s", name)
	for _, o := range []Origin{Seed, Reference} {
		n := r.Count(e, topic, o)
		fmt.Fprintf(out, "%11d%8d%8d%11d", n.All(), n[Shown], n[Built], n[NotBuilt])
	}
	fmt.Fprintln(out)
}

// WriteList prints every clause with its status and one place that proves it, by edition
// and status.
func (r Report) WriteList(w io.Writer) error {
	out := bufio.NewWriter(w)
	for _, e := range Editions() {
		for _, s := range Statuses() {
			fmt.Fprintf(out, "%s, %s: %d\n", e.Title(), s, r.Count(e, "", "")[s])
			for _, c := range r.Clauses {
				if c.Edition == e && c.Status == s {
					fmt.Fprintln(out, "  "+c.line())
				}
			}
		}
	}
	return out.Flush()
}

func (c Covered) line() string {
	switch {
	case len(c.By) > 0:
	case c.Waits != "":
		return c.ID + "  " + inWords(c.Waits)
	default:
		return c.ID
	}
	by := c.By[0]
	at := fmt.Sprintf("%s  %s:%d", c.ID, by.File, by.Line)
	if by.Test != "" {
		at += " " + by.Test
	}
	if more := len(c.By) - 1; more > 0 {
		at += fmt.Sprintf(" and %d more", more)
	}
	return at
}

// WriteJSON prints the report for programs.
func (r Report) WriteJSON(w io.Writer) error { return writeJSON(w, r) }
