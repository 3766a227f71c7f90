package main

import (
	"io"
	"os"
	"strconv"
	"strings"
	"unicode/utf8"

	"golang.org/x/term"
)

// widthOf returns how many columns a terminal has, 0 where the output is none and COLUMNS does not say.
func widthOf(out io.Writer) int {
	if f := fileOf(out); f != nil {
		if wide, _, err := term.GetSize(int(f.Fd())); err == nil && wide > 0 {
			return wide
		}
	}
	wide, _ := strconv.Atoi(os.Getenv("COLUMNS"))
	return max(wide, 0)
}

// The columns of text to read: those of the terminal, within what can be read with ease.
const (
	leastText = 40
	usualText = 80
	mostText  = 120
)

// width returns how many columns text to read may have.
func (p *program) width() int {
	if wide := widthOf(p.out); wide > 0 {
		return min(max(wide, leastText), mostText)
	}
	return usualText
}

// fold breaks a line between words so that it has up to width columns, and indents what follows. A width of 0, or one that is
// too narrow, leaves it as it is.
func fold(line string, width, indent int) string {
	if width <= indent+10 || utf8.RuneCountInString(line) <= width {
		return line
	}
	var out strings.Builder
	column := 0
	for i, word := range strings.SplitAfter(line, " ") {
		length := utf8.RuneCountInString(word)
		if i > 0 && column+utf8.RuneCountInString(strings.TrimRight(word, " ")) > width {
			out.WriteString("\n" + strings.Repeat(" ", indent))
			column = indent
		}
		out.WriteString(word)
		column += length
	}
	return out.String()
}

// folding writes whole lines, broken where the terminal is as wide as w at that time.
type folding struct {
	w      io.Writer
	indent int // of what follows a break
}

// Write folds the lines.
func (f folding) Write(text []byte) (int, error) {
	width := widthOf(f.w)
	if width == 0 {
		return f.w.Write(text)
	}
	var out strings.Builder
	for line := range strings.Lines(string(text)) {
		whole := strings.TrimSuffix(line, "\n")
		out.WriteString(fold(whole, width, f.indent))
		out.WriteString(line[len(whole):])
	}
	_, err := io.WriteString(f.w, out.String())
	return len(text), err
}
