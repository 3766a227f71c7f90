package text

import (
	"hash/fnv"
	"strconv"

	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// Names are what the players of a match are called, by seat. Sentences call them by their numbers, so that what is
// kept of a match holds no names; In puts the names in their place.
type Names [game.MaxSeats]string

// Called names the players of a match: by the names that are given, and those without one by callsigns that follow from
// what identifies the match. Where several players have one name, each gets a number behind it.
func Called(given Names, seats int, match string) Names {
	var names Names
	for p := range seats {
		if given[p] == "" {
			given[p] = Callsign(match, game.Player(p))
		}
	}
	for p, name := range given[:seats] {
		same, before := 0, 0
		for q, other := range given[:seats] {
			if other != name {
				continue
			}
			if same++; q < p {
				before++
			}
		}
		if names[p] = name; same > 1 {
			names[p] += " " + strconv.Itoa(before+1)
		}
	}
	return names
}

// Recorded names the players of a record: by the names in it, those without one by their squads, and by callsigns if the
// squads have one name.
func Recorded(given Names, setup *rules.Setup) Names {
	seats := setup.Seats()
	squads := map[string]bool{}
	for p := range seats {
		squads[setup.Squad(game.Player(p)).Name] = true
	}
	for p := range seats {
		if given[p] == "" && len(squads) == seats {
			given[p] = setup.Squad(game.Player(p)).Name
		}
	}
	return Called(given, seats, setup.Squads[0].Name)
}

// In returns a sentence with the names of the players in place of their numbers. The sentence itself stays.
func (n *Names) In(said Sentence) Sentence {
	var named Sentence
	for i, part := range said {
		if part.Is != KindPlayer || part.Of == nil || *part.Of < 1 || *part.Of > len(n) || n[*part.Of-1] == "" {
			continue
		}
		if named == nil {
			named = append(Sentence(nil), said...)
		}
		named[i].Text = n[*part.Of-1]
	}
	if named == nil {
		return said
	}
	return named
}

// Callsign draws the name of a player who has said none from what identifies the match. Those of the seats of a match
// differ, and so do those of most matches.
func Callsign(match string, p game.Player) string {
	hash := fnv.New64a()
	hash.Write([]byte(match))
	n := hash.Sum64()
	first, second := n%uint64(len(colors)), n>>32%uint64(len(birds))
	return colors[(first+uint64(p))%uint64(len(colors))] + " " + birds[(second+7*uint64(p))%uint64(len(birds))]
}

// The words of callsigns.
var (
	colors = [...]string{
		"Amber", "Ash", "Azure", "Brass", "Bright", "Bronze", "Cobalt", "Copper", "Coral", "Crimson", "Dusty", "Ember",
		"Frost", "Gilded", "Granite", "Indigo", "Iron", "Ivory", "Jade", "Lucky", "Marble", "Misty", "Onyx", "Quiet",
		"Rapid", "Rusty", "Silver", "Sunny", "Swift", "Tawny", "Velvet", "Wild",
	}
	birds = [...]string{
		"Avocet", "Bittern", "Condor", "Crane", "Curlew", "Dipper", "Eagle", "Egret", "Falcon", "Finch", "Gannet", "Grebe",
		"Harrier", "Heron", "Hobby", "Ibis", "Jackdaw", "Jay", "Kestrel", "Kite", "Lark", "Linnet", "Magpie", "Martin",
		"Merlin", "Osprey", "Petrel", "Plover", "Raven", "Shrike", "Swallow", "Tern",
	}
)
