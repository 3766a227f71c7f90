package squad

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// syntaxFault is a place at which a file stops being JSON.
type syntaxFault struct {
	line, column int
	said         string
}

func (f *syntaxFault) Error() string {
	return fmt.Sprintf("%s: line %d, column %d: %s", ErrFile, f.line, f.column, f.said)
}

// Unwrap makes it an ErrFile.
func (f *syntaxFault) Unwrap() error { return ErrFile }

// syntaxError says in one sentence where a file stops being JSON: its line and column, what
// is there, and what was expected.
func syntaxError(content []byte) error {
	var value any
	err := json.Unmarshal(content, &value)
	if err == nil {
		return nil
	}
	var syntax *json.SyntaxError
	if !errors.As(err, &syntax) {
		return &syntaxFault{1, 1, "expected a squad as JSON"}
	}
	at := min(max(int(syntax.Offset)-1, 0), len(content))
	if end := len(bytes.TrimRightFunc(content, unicode.IsSpace)); at+1 >= end && endsEarly(err) {
		content, at = content[:end], end
	}
	line, column := placeOf(content, at)
	return &syntaxFault{line, column, inPlainWords(err, content[at:])}
}

// endsEarly reports whether the text ends in the middle.
func endsEarly(err error) bool { return strings.Contains(err.Error(), "unexpected end") }

// placeOf counts lines and columns of a place in a text, both from 1.
func placeOf(content []byte, at int) (line, column int) {
	before := content[:at]
	start := bytes.LastIndexByte(before, '\n') + 1
	return 1 + bytes.Count(before, []byte("\n")), 1 + utf8.RuneCount(before[start:])
}

// complaints are what encoding/json says of a place, and the same for a person.
var complaints = []struct {
	pattern *regexp.Regexp
	said    string
}{
	{regexp.MustCompile(`unexpected end of JSON input`),
		"the text ends here; a closing bracket, brace or quotation mark is missing"},
	{regexp.MustCompile(`after object key:value pair`), "expected a comma or a closing brace"},
	{regexp.MustCompile(`after object key`), "expected a colon after the name of the field"},
	{regexp.MustCompile(`after array element`), "expected a comma or a closing bracket"},
	{regexp.MustCompile(`beginning of object key string`),
		"expected the name of a field in double quotes"},
	{regexp.MustCompile(`after top-level value`), "unexpected text after the squad"},
	{regexp.MustCompile(`in string escape code`), `expected \", \\, \n or the like after a backslash`},
	{regexp.MustCompile(`in string literal`), "expected the closing quotation mark on the same line"},
	{regexp.MustCompile(`beginning of value|in literal|in numeric literal|exponent`),
		"expected a value: a string, a number, a list or an object"},
}

// inPlainWords says what is wrong at a place, and what is there.
func inPlainWords(err error, rest []byte) string {
	said := "expected JSON"
	for _, c := range complaints {
		if c.pattern.MatchString(err.Error()) {
			said = c.said
			break
		}
	}
	found, size := utf8.DecodeRune(rest)
	switch {
	case size == 0:
		return said
	case found == '\n' || found == '\r':
		return said + ", found the end of the line"
	case unicode.IsControl(found):
		return said + ", found a control character"
	case found == '"':
		return said + ", found a quotation mark"
	}
	return fmt.Sprintf("%s, found %q", said, string(found))
}
