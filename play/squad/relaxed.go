package squad

import (
	"strings"
	"unicode"
)

// mended returns the content of a JSON file; where it breaks the grammar as programs and people do, mended: quotation
// marks of another kind, names of fields without any, line breaks within a text, a comma before a bracket.
func (in *reader) mended(content []byte) ([]byte, error) {
	err := syntaxError(content)
	if err == nil {
		return content, nil
	}
	in.broken = err
	text := relax(string(content))
	if syntaxError([]byte(text)) != nil {
		return nil, err
	}
	in.report.note("The file is not JSON as the standard has it; its quotation marks, commas or line breaks were mended.")
	return []byte(text), nil
}

// curly are quotation marks that word processors put in place of straight ones.
var curly = strings.NewReplacer("“", `"`, "”", `"`, "„", `"`)

// relax writes what is nearly JSON as JSON.
func relax(text string) string {
	if !strings.Contains(text, `"`) {
		text = curly.Replace(text)
	}
	var out strings.Builder
	runes := []rune(text)
	for i := 0; i < len(runes); {
		switch r := runes[i]; {
		case r == '"' || r == '\'':
			i = relaxText(&out, runes, i)
		case r == '/' && i+1 < len(runes) && runes[i+1] == '/':
			i = afterSpace(runes, i)
		case r == ',':
			next := afterSpace(runes, i+1)
			if next < len(runes) && runes[next] != ']' && runes[next] != '}' {
				out.WriteRune(',')
			}
			i++
		case unicode.IsDigit(r):
			for i < len(runes) && (unicode.IsDigit(runes[i]) || strings.ContainsRune(".eE+-", runes[i])) {
				out.WriteRune(runes[i])
				i++
			}
		case unicode.IsLetter(r) || r == '_' || r == '$':
			end := i
			for end < len(runes) && (unicode.IsLetter(runes[end]) || unicode.IsDigit(runes[end]) ||
				strings.ContainsRune("_$-", runes[end])) {
				end++
			}
			out.WriteString(relaxWord(string(runes[i:end])))
			i = end
		default:
			out.WriteRune(r)
			i++
		}
	}
	return out.String()
}

// afterSpace returns where the space and the comments at a place end.
func afterSpace(runes []rune, i int) int {
	for i < len(runes) {
		switch {
		case unicode.IsSpace(runes[i]):
			i++
		case runes[i] == '/' && i+1 < len(runes) && runes[i+1] == '/':
			for i < len(runes) && runes[i] != '\n' {
				i++
			}
		default:
			return i
		}
	}
	return i
}

// relaxText copies a text in quotation marks of either kind, and returns where it ends.
func relaxText(out *strings.Builder, runes []rune, i int) int {
	mark := runes[i]
	out.WriteByte('"')
	for i++; i < len(runes) && (runes[i] != mark || !endsText(runes[i+1:])); i++ {
		switch r := runes[i]; {
		case r == '\\' && i+1 < len(runes):
			i++
			if runes[i] != '\'' {
				out.WriteRune(r)
			}
			out.WriteRune(runes[i])
		case r == '"':
			out.WriteString(`\"`)
		case r == '\n':
			out.WriteString(`\n`)
		case r == '\t':
			out.WriteString(`\t`)
		case unicode.IsControl(r):
		default:
			out.WriteRune(r)
		}
	}
	if i < len(runes) {
		out.WriteByte('"')
	}
	return i + 1
}

// endsText reports whether a quotation mark before this ends its text. A word in the same line goes on with the
// text, as in 'Sam's list'.
func endsText(after []rune) bool {
	for _, r := range after {
		if r != ' ' {
			return !unicode.IsLetter(r) && !unicode.IsDigit(r)
		}
	}
	return true
}

// relaxWord quotes a word that stands without quotation marks.
func relaxWord(word string) string {
	switch word {
	case "None", "undefined":
		return "null"
	case "true", "false", "null", "True", "False":
		return strings.ToLower(word)
	}
	return `"` + word + `"`
}
