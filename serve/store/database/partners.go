package database

import (
	"encoding/json"
	"fmt"
	"slices"

	"koiogran/serve/store"
)

// partners are the seats of a match behind the second, as a database keeps them.
type partners struct {
	Bots   []string `json:"bots"`
	Names  []string `json:"names"`
	Tokens [][]byte `json:"tokens"`
	Links  [][]byte `json:"links"`
}

// captains is how many seats of a match have fields of their own in a database.
const captains = 2

// Partners writes the seats of a match behind the second, nothing for a match of two players.
func Partners(m *store.Match) string {
	none := true
	for seat := captains; seat < store.Seats; seat++ {
		none = none && m.Bots[seat] == "" && m.Names[seat] == "" && m.Tokens[seat] == nil && m.Links[seat] == nil
	}
	if none {
		return ""
	}
	text, err := json.Marshal(partners{
		m.Bots[captains:], m.Names[captains:], m.Tokens[captains:], m.Links[captains:],
	})
	if err != nil {
		panic("store: " + err.Error())
	}
	return string(text)
}

// SetPartners reads what Partners has written. What cannot be read is the match's Damage.
func SetPartners(m *store.Match, text string) {
	if text == "" {
		return
	}
	var p partners
	if err := json.Unmarshal([]byte(text), &p); err != nil {
		m.Damage = fmt.Errorf("store: match %s: its partners: %w", m.ID, err)
		return
	}
	copy(m.Bots[captains:], p.Bots)
	copy(m.Names[captains:], p.Names)
	copy(m.Tokens[captains:], p.Tokens)
	copy(m.Links[captains:], p.Links)
}

// Whole returns those of a list that are not damaged.
func Whole(list []store.Match) []store.Match {
	return slices.DeleteFunc(list, func(m store.Match) bool { return m.Damage != nil })
}
