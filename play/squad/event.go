package squad

import (
	"bytes"
	"cmp"
	"encoding/json"
	"slices"
	"strconv"
	"strings"
)

// exported is an event as ListFortress exports it. The list of a player is a squad file or a link, or the same as text.
type exported struct {
	Tournament *exported        `json:"tournament"`
	Players    []exportedPlayer `json:"players"`
	Date       string           `json:"date"`
}

type exportedPlayer struct {
	Name string          `json:"name"`
	List json.RawMessage `json:"list"`
	Rank struct {
		Swiss       json.Number `json:"swiss"`
		Elimination json.Number `json:"elimination"`
	} `json:"rank"`
}

// place orders players: those of the cut by their rank in it, then the others by that of the Swiss rounds.
func (p *exportedPlayer) place() int {
	if n, err := strconv.Atoi(p.Rank.Elimination.String()); err == nil && n > 0 {
		return min(n, maxPlayers)
	}
	if n, err := strconv.Atoi(p.Rank.Swiss.String()); err == nil && n > 0 {
		return maxPlayers + min(n, maxPlayers)
	}
	return 2*maxPlayers + 1
}

// inWords returns the rank in words.
func (p *exportedPlayer) inWords() string {
	var parts []string
	for _, of := range []struct {
		rank json.Number
		word string
	}{{p.Rank.Elimination, "in the cut"}, {p.Rank.Swiss, "in Swiss rounds"}} {
		if n, err := strconv.Atoi(of.rank.String()); err == nil && n > 0 {
			parts = append(parts, "rank "+strconv.Itoa(n)+" "+of.word)
		}
	}
	return strings.Join(parts, ", ")
}

// eventParts returns the squads of an event's export, by their ranks; nil for anything else. Players whose lists are not in it
// are left out.
func eventParts(content []byte) []Found {
	var event exported
	if !bytes.Contains(content, []byte(`"players"`)) || json.Unmarshal(content, &event) != nil {
		return nil
	}
	if event.Tournament != nil {
		event = *event.Tournament
	}
	slices.SortStableFunc(event.Players, func(a, b exportedPlayer) int {
		return cmp.Compare(a.place(), b.place())
	})
	day, _, _ := strings.Cut(event.Date, "T")
	day = clean(day, maxName)
	var all []Found
	for i := range event.Players[:min(len(event.Players), maxPlayers)] {
		p := &event.Players[i]
		text := string(p.List)
		if word, ok := word(p.List); ok {
			text = word
		}
		if text = strings.TrimSpace(text); text != "" && text != "null" {
			all = append(all, Found{Text: text, Player: clean(p.Name, maxName), Rank: p.inWords(), Date: day})
		}
	}
	return all
}

// maxPlayers is how many lists of an event are read.
const maxPlayers = 500
