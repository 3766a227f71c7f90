package lobby

import (
	"encoding/json"
	"fmt"
	"net/http"
	"time"

	"koiogran/serve/route"
	"koiogran/serve/wire"
)

// Terms are what the players of a match have agreed on that no rule is about, time above all. An entry
// holds them.
type Terms struct {
	Bank      int  `json:"bank,omitempty"`      // minutes of each player, 0 for no clock
	Increment int  `json:"increment,omitempty"` // seconds that an answer adds
	Planning  int  `json:"planning,omitempty"`  // seconds that a round adds
	Days      int  `json:"days,omitempty"`      // for each answer, in place of a bank
	Default   bool `json:"default,omitempty"`   // the computer answers for anyone who has no time left
	Absence   int  `json:"absence,omitempty"`   // minutes after which the match can be claimed
	Delay     int  `json:"delay,omitempty"`     // seconds after which those who watch see a choice

	// List is the points list that the squads were checked against, if there are several.
	List string `json:"list,omitempty"`
	// Rated is whether the match counts for the ratings of its players.
	Rated bool `json:"rated,omitempty"`
	// Suggestions are whether the players may ask a program what it would do.
	Suggestions bool `json:"suggestions,omitempty"`
}

// The errors of terms.
var (
	errTerms = route.Refuse(http.StatusUnprocessableEntity,
		"the setting clock-days cannot be combined with clock, and the other clock "+
			"settings require clock")
	errAided = route.Refuse(http.StatusUnprocessableEntity,
		"rated matches cannot have suggestions; turn off one of the two settings")
)

// Clocked reports whether answers take time from anyone.
func (c *Terms) Clocked() bool { return c.Bank > 0 || c.Days > 0 }

// agreeable says what is wrong with terms.
func (c *Terms) agreeable() error {
	if c.Bank > 0 && c.Days > 0 || c.Bank == 0 && (c.Increment > 0 || c.Planning > 0) ||
		!c.Clocked() && c.Default {
		return errTerms
	}
	if c.Rated && c.Suggestions {
		return errAided
	}
	return nil
}

// Full returns the time that each player begins with.
func (c *Terms) Full() time.Duration {
	if c.Days > 0 {
		return time.Duration(c.Days) * 24 * time.Hour
	}
	return time.Duration(c.Bank) * time.Minute
}

// ReadTerms reads the text of an entry.
func ReadTerms(text string) (Terms, error) {
	var c Terms
	if err := json.Unmarshal([]byte(text), &c); err != nil {
		return c, fmt.Errorf("server: the terms of a match: %w", err)
	}
	return c, nil
}

// ListSettings lists what the players have agreed on about time.
func (c *Terms) ListSettings() []wire.Setting {
	var list []wire.Setting
	if c.List != "" {
		list = append(list, listSetting(c.List))
	}
	for _, set := range settings() {
		if set.clock == nil || *set.clock(c) == 0 {
			continue
		}
		list = append(list, wire.Setting{Name: set.ID, Text: set.says(*set.clock(c))})
	}
	if c.Default {
		list = append(list, wire.Setting{Name: clockDefault, Text: timeoutText})
	}
	if c.Rated {
		list = append(list, wire.Setting{Name: RatedSetting, Text: ratedText})
	}
	if c.Suggestions {
		list = append(list, wire.Setting{Name: SuggestionsSetting, Text: suggestionsText})
	}
	return list
}

// RatedSetting is the setting under which a match counts for ratings.
const RatedSetting = "rated"

// ratedText says what has been agreed on under it.
const ratedText = "The match counts toward both players' ratings."

// SuggestionsSetting is the setting under which people who play each other may ask a program what it would do.
const SuggestionsSetting = "suggestions"

// suggestionsText says what has been agreed on under suggestions.
const suggestionsText = "Both players may ask the computer for suggestions."
