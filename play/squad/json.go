package squad

import (
	"bytes"
	"encoding/json"
	"strings"
)

// member is one field of a JSON object, in the order of the file.
type member struct {
	key   string
	value json.RawMessage
}

// members lists an object's fields. A key given twice is listed twice. An empty list counts as
// an empty object, which is how some programs write one.
func members(raw json.RawMessage) ([]member, bool) {
	if list, ok := elements(raw); ok && len(list) == 0 {
		return nil, true
	}
	in := json.NewDecoder(bytes.NewReader(raw))
	if open, err := in.Token(); err != nil || open != json.Delim('{') {
		return nil, false
	}
	var fields []member
	for in.More() {
		key, err := in.Token()
		if err != nil {
			return nil, false
		}
		var value json.RawMessage
		if err := in.Decode(&value); err != nil {
			return nil, false
		}
		name, _ := key.(string)
		fields = append(fields, member{name, value})
	}
	return fields, true
}

// elements lists an array. Nothing and null count as an empty one.
func elements(raw json.RawMessage) ([]json.RawMessage, bool) {
	if len(raw) == 0 {
		return nil, true
	}
	var list []json.RawMessage
	err := json.Unmarshal(raw, &list)
	return list, err == nil
}

// word reads a string, or a number written as one.
func word(raw json.RawMessage) (string, bool) {
	var text string
	if json.Unmarshal(raw, &text) == nil {
		return text, !isNull(raw)
	}
	var n json.Number
	if json.Unmarshal(raw, &n) == nil {
		return n.String(), true
	}
	return "", false
}

// words reads a list of strings, or one string with commas.
func words(raw json.RawMessage) ([]string, bool) {
	if list, ok := elements(raw); ok {
		var all []string
		for _, element := range list {
			text, ok := word(element)
			if !ok {
				return nil, false
			}
			all = append(all, text)
		}
		return all, true
	}
	text, ok := word(raw)
	if !ok || strings.TrimSpace(text) == "" {
		return nil, ok
	}
	return strings.Split(text, ","), true
}

// compact takes the spaces out, so that equal notes are equal bytes.
func compact(raw json.RawMessage) json.RawMessage {
	var out bytes.Buffer
	if json.Compact(&out, raw) != nil {
		return raw
	}
	return out.Bytes()
}

func isNull(raw json.RawMessage) bool { return string(bytes.TrimSpace(raw)) == "null" }
