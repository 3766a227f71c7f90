package scenario

import (
	"fmt"
	"io"
	"os"
	"strings"

	"koiogran/play/text"
)

// trace writes what happens in a scenario while it is played.
type trace struct {
	w      io.Writer
	events int // how many have been written
	line   int // the line of the script that was written last
	err    error
}

// TraceFiles plays the scenarios of files as RunFiles does, and writes every line of a script,
// every event with the clause that it follows from, and every question with its options, worded as
// a script writes them. It reports whether all scenarios hold.
func TraceFiles(w io.Writer, names ...string) (bool, error) {
	held := true
	for _, name := range names {
		files, err := Files(name)
		if err != nil {
			return false, fmt.Errorf("scenario: cannot read %s: %w", name, err)
		}
		for _, file := range files {
			content, err := os.ReadFile(file)
			if err != nil {
				return false, fmt.Errorf("scenario: cannot read %s: %w", file, err)
			}
			ok, err := traceFile(w, file, content)
			if err != nil {
				return false, err
			}
			held = held && ok
		}
	}
	return held, nil
}

// traceFile plays the scenarios of a file and writes what happens.
func traceFile(w io.Writer, name string, content []byte) (bool, error) {
	t := &trace{w: w}
	list, err := Parse(name, content)
	if err != nil {
		t.printf("%v\n", err)
	}
	held := err == nil
	for i := range list {
		s := &list[i]
		t.printf("%s:%d: %s\n", s.File, s.Line, s.Title)
		t.events, t.line = 0, 0
		if err := s.play(nil, t); err != nil {
			held = false
			t.printf("%v\n", err)
		}
	}
	return held, t.err
}

// printf writes, until writing fails.
func (t *trace) printf(format string, args ...any) {
	if t.err == nil {
		_, t.err = fmt.Fprintf(t.w, format, args...)
	}
}

// traced writes the line of the script that was played last, what happened then and what is asked
// now.
func (p *play) traced() {
	t := p.trace
	if t == nil {
		return
	}
	if p.line != t.line && p.line <= len(p.lines) {
		t.line = p.line
		t.printf("%4d  %s\n", p.line, strings.TrimSpace(p.lines[p.line-1]))
	}
	events := p.scene.Events()
	for _, e := range events[min(t.events, len(events)):] {
		if said := text.English.Cited(p.scene.Exec().G, e).String(); said != "" {
			t.printf("        %s\n", said)
		}
	}
	t.events = len(events)
	for line := range strings.Lines(p.scene.Questions()) {
		t.printf("      %s", line)
	}
}
