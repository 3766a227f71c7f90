package learn

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"koiogran/play/value"
)

// ErrFile says that a file does not hold rounds of selfplay.
var ErrFile = errors.New("expected a file of selfplay")

// A file of rounds begins with a line that says who played and how long. Each match follows as a head and
// its rounds, written at once when it has ended.
const (
	titleBegins = "koiogran selfplay 1: "
	mostTitle   = 200
)

// title returns the first line of the file.
func (o *Options) title() string {
	return fmt.Sprintf("%s%s, at most %d rounds\n", titleBegins, o.Program, o.Rounds)
}

// Title returns the first line of the file of these options.
func (o *Options) Title() string { return o.title() }

// head begins a match: its seed, its result and how many rounds follow.
type head struct {
	Match  uint32
	Result uint8
	Rounds uint8
}

// fixed is the part of a round that is as long in all of them.
type fixed struct {
	N    [2]uint8 // ships of each side
	Sums [value.Sums]int16
	Time int16
}

// block returns a match as it is written.
func block(list []Sample) []byte {
	var b bytes.Buffer
	put := func(data any) {
		if err := binary.Write(&b, binary.LittleEndian, data); err != nil {
			panic(err) // there is no room in memory
		}
	}
	put(head{list[0].Match, list[0].Result, uint8(len(list))})
	for i := range list {
		s := &list[i]
		put(fixed{[2]uint8{uint8(len(s.Ships[0])), uint8(len(s.Ships[1]))}, s.Sums, s.Time})
		for side := range s.Ships {
			put(s.Ships[side])
		}
	}
	return b.Bytes()
}

// held is what a file of rounds holds.
type held struct {
	title string
	list  []Sample
	whole int64 // how many bytes of it: the rest was cut off
}

// read reads a file of rounds. A match that was cut off when its program was killed is left out.
func read(r io.Reader) (held, error) {
	c := &counted{r: bufio.NewReader(r)}
	var h held
	line, err := c.r.Peek(mostTitle)
	if len(line) == 0 && errors.Is(err, io.EOF) {
		return h, nil
	}
	title, _, ended := strings.Cut(string(line), "\n")
	if !strings.HasPrefix(title, titleBegins) && !(len(line) < mostTitle && !ended &&
		strings.HasPrefix(titleBegins, title)) {
		return h, ErrFile
	}
	if !ended { // it was cut off, too
		return h, nil
	}
	h.title = title + "\n"
	if _, err := io.CopyN(io.Discard, c, int64(len(h.title))); err != nil {
		return h, err
	}
	for h.whole = c.n; ; h.whole = c.n {
		list, err := readMatch(c)
		switch {
		case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
			return h, nil
		case err != nil:
			return h, fmt.Errorf("at byte %d: %w", h.whole, err)
		}
		h.list = append(h.list, list...)
	}
}

// readMatch reads a match.
func readMatch(r io.Reader) ([]Sample, error) {
	var of head
	if err := binary.Read(r, binary.LittleEndian, &of); err != nil {
		return nil, err
	}
	if of.Result > 2 || of.Rounds == 0 {
		return nil, ErrFile
	}
	list := make([]Sample, of.Rounds)
	for i := range list {
		var f fixed
		if err := binary.Read(r, binary.LittleEndian, &f); err != nil {
			return nil, err
		}
		s := &list[i]
		s.Match, s.Result, s.Sums, s.Time = of.Match, of.Result, f.Sums, f.Time
		for side, n := range f.N {
			s.Ships[side] = make([]value.Ship, n)
			if err := binary.Read(r, binary.LittleEndian, s.Ships[side]); err != nil {
				return nil, err
			}
		}
	}
	return list, nil
}

// counted counts the bytes that are read.
type counted struct {
	r *bufio.Reader
	n int64
}

func (c *counted) Read(b []byte) (int, error) {
	n, err := c.r.Read(b)
	c.n += int64(n)
	return n, err
}

// open opens a file for rounds to be added, and says which matches it holds. A match that was cut off is taken
// away.
func (o *Options) open(file string) (*os.File, map[uint32]bool, error) {
	f, err := os.OpenFile(file, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o644)
	if err != nil {
		return nil, nil, err
	}
	h, err := read(f)
	if err == nil && h.title != "" && h.title != o.title() {
		err = fmt.Errorf("it holds %q; expected %q", strings.TrimSpace(h.title), strings.TrimSpace(o.title()))
	}
	if err == nil {
		err = f.Truncate(h.whole)
	}
	if err == nil && h.whole == 0 {
		_, err = f.WriteString(o.title())
	}
	if err != nil {
		return nil, nil, errors.Join(fmt.Errorf("%s: %w", file, err), f.Close())
	}
	have := map[uint32]bool{}
	for i := range h.list {
		have[h.list[i].Match] = true
	}
	return f, have, nil
}
