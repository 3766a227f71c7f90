package squad

import (
	"bytes"
	"encoding/json"
	"io"
	"strings"

	"koiogran/engine/data"
)

// Found is one squad of a paste.
type Found struct {
	Squad     Squad
	Report    Report
	Catalogue *data.Catalogue
	Err       error  // why it cannot be read
	Text      string // the part of the paste that it is in
	// Player and Rank are whose squad it was in an event, and the rank that it had: in the cut, or without one in Swiss
	// rounds. Both are empty for any other paste.
	Player string
	Rank   string
	// Date is the day of the event, such as 2025-12-10; empty where its export has none.
	Date string
}

// ReadEach reads every squad of a paste, as ReadAs reads one: of several links, of a list or a row of files, of several
// lists of names with a total below each. It fails where nothing can be read at all.
func ReadEach(r io.Reader, edition string, of ...*data.Catalogue) ([]Found, error) {
	content, part, err := load(r)
	if err != nil {
		return nil, err
	}
	parts := eventParts(content)
	if parts == nil {
		for _, text := range partsOf(content) {
			parts = append(parts, Found{Text: text})
		}
	}
	var all []Found
	for _, f := range parts {
		f.Squad, f.Report, f.Catalogue, f.Err = ReadAs(strings.NewReader(f.Text), edition, of...)
		if f.Err != nil && err == nil {
			err = f.Err
		}
		all = append(all, f)
	}
	if part {
		all[len(all)-1].Report.note("The paste is longer than %d kilobytes; what is behind them was not read.", maxBytes>>10)
	}
	for _, f := range all {
		if f.Err == nil {
			return all, nil
		}
	}
	return nil, err
}

// partsOf takes a paste apart into the texts of its squads; one that holds a single squad stays whole.
func partsOf(content []byte) []string {
	text := strings.TrimSpace(string(content))
	if parts := jsonParts([]byte(text)); len(parts) > 1 {
		return parts
	}
	if parts := listParts(text); len(parts) > 1 {
		return parts
	}
	if links := linksOf(text); len(links) > 1 {
		return links[:min(len(links), maxLinks)]
	}
	return []string{text}
}

// jsonParts returns the squads of a list, or of files one after another.
func jsonParts(content []byte) []string {
	in := json.NewDecoder(bytes.NewReader(content))
	var values []json.RawMessage
	for len(values) < maxLinks {
		var value json.RawMessage
		if in.Decode(&value) != nil {
			break
		}
		values = append(values, value)
	}
	if rest := content[in.InputOffset():]; len(values) == 0 || len(bytes.TrimSpace(rest)) > 0 {
		return nil
	}
	if len(values) == 1 {
		values = squadsIn(values[0])
	}
	var parts []string
	for _, value := range values {
		if fields, ok := members(value); ok && len(fields) > 0 {
			parts = append(parts, string(value))
		}
	}
	return parts
}

// squadsIn returns the squads of a list or a container; none of a single squad, or of a list of ships.
func squadsIn(value json.RawMessage) []json.RawMessage {
	root, _ := members(value)
	for _, field := range root {
		if field.key == "container" || field.key == "squads" {
			value = field.value
		}
	}
	list, ok := elements(value)
	if !ok || len(list) < 2 {
		return nil
	}
	first, _ := members(list[0])
	for _, field := range first {
		switch field.key {
		case "pilots", "ships", "xws", "squad":
			return list[:min(len(list), maxLinks)]
		}
	}
	return nil
}

// listParts are lists of names, each of which ends with its total.
func listParts(text string) []string {
	if strings.HasPrefix(text, "{") {
		return nil
	}
	plain, _ := plainText(text)
	var parts []string
	from := 0
	raw, lines := strings.SplitAfter(text, "\n"), strings.Split(plain, "\n")
	if len(raw) != len(lines) {
		return nil // the marks had line breaks of their own
	}
	for i, line := range lines {
		if sumOfAll.MatchString(plainLine(line)) {
			parts = append(parts, strings.Join(raw[from:i+1], ""))
			from = i + 1
		}
	}
	if len(parts) == 0 || len(parts) > maxLinks {
		return nil
	}
	if rest := strings.Join(raw[from:], ""); strings.TrimSpace(rest) != "" {
		parts[len(parts)-1] += rest // a link or a greeting
	}
	return parts
}
