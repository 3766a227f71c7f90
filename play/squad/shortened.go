package squad

import (
	"slices"
	"strings"
	"unicode"

	"koiogran/engine/data"
)

// People shorten the names of cards: "Luke" and "Intel Agent" are some of the words, whole or by their first letters, "PTL"
// is the first letters of all words. Such a name is read where one card alone is meant, and noted.

// How well a short name agrees with a whole one.
const (
	byInitials = 1 + iota
	byPrefixes
	byWords
	allWords = 4 // in addition: it leaves no word out
)

// shortFor returns how well what is written is short for a name, 0 if it is not.
func shortFor(written, whole []string) int {
	if len(written) == 1 && len(whole) > 1 && written[0] == initials(whole) {
		return byInitials
	}
	best := 0
	for i := 0; i+len(written) <= len(whole); i++ {
		best = max(best, wordsAgree(written, whole[i:i+len(written)]))
	}
	return best + points(best > 0 && len(written) == len(whole), allWords)
}

// initials are the first letters of words.
func initials(words []string) string {
	var letters strings.Builder
	for _, word := range words {
		letters.WriteRune([]rune(word)[0])
	}
	return letters.String()
}

// leastPrefix is how many letters of a word are enough for it.
const leastPrefix = 3

// wordsAgree reports whether words are the same, or begin as those of a name do.
func wordsAgree(written, of []string) int {
	how, long := byWords, false
	for i, word := range written {
		long = long || len(word) >= leastPrefix
		switch {
		case word == of[i]:
		case len(word) >= leastPrefix && strings.HasPrefix(of[i], word):
			how = byPrefixes
		default:
			return 0
		}
	}
	return points(long, how)
}

// wordsOfName takes the name of a card apart.
func wordsOfName(name string) []string {
	return strings.FieldsFunc(strings.ToLower(name), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}

// onlyWhole returns the one name that a short one agrees best with; false if there are several, or none.
func onlyWhole(written string, names []string) (string, bool) {
	short, best, most, several := wordsOfName(written), "", 0, false
	if len(short) == 0 {
		return "", false
	}
	for _, name := range names {
		switch score := shortFor(short, wordsOfName(name)); {
		case score > most:
			best, most, several = name, score, false
		case score == most && score > 0 && data.Key(name) != data.Key(best):
			several = true
		}
	}
	return best, most > 0 && !several
}

// whole writes a short name of a pilot of the faction out. Something has to say that the line is a ship: its upgrades, or a
// price that is near the one of the card.
func (l *listing) whole(n name, equipped bool) name {
	isFaction := slices.ContainsFunc(l.c.Factions, func(f data.Faction) bool { return data.Key(f.Name) == data.Key(n.text) })
	if l.page || l.names(n.text) || isFaction || !equipped && n.price == 0 {
		return n
	}
	var names []string
	for i := range l.c.Pilots {
		if p := &l.c.Pilots[i]; p.Faction == l.faction && (equipped || weighPrice(n.price, p.Cost) > 0) {
			names = append(names, p.Name)
		}
	}
	if name, ok := onlyWhole(n.text, names); ok {
		n.short, n.text = n.text, name
	}
	return n
}

// wholeUpgrade finds the upgrade card that a short name means, among those that its ship can equip.
func (in *reader) wholeUpgrade(pilot *data.Pilot, entry *upgradeEntry) (*data.Upgrade, bool) {
	short := wordsOfName(entry.id)
	var names []string
	var fit []*data.Upgrade
	for i := range in.c.Upgrades {
		if u := &in.c.Upgrades[i]; len(short) > 0 && shortFor(short, wordsOfName(u.Name)) > 0 && in.fits(u, pilot) {
			names, fit = append(names, u.Name), append(fit, u)
		}
	}
	name, ok := onlyWhole(entry.id, names)
	if !ok {
		return nil, false
	}
	return fit[slices.Index(names, name)], true
}

// fits reports whether a ship can equip an upgrade, if it has no other.
func (in *reader) fits(u *data.Upgrade, pilot *data.Pilot) bool {
	kind, _ := in.c.Ship(pilot.Ship)
	alone, bearer := checker{c: in.c, law: lawOf(in.c)}, ship{pilot: pilot, kind: kind, upgrades: []*data.Upgrade{u}}
	alone.slots(&bearer)
	alone.restrictions(&bearer)
	return len(alone.problems) == 0 && (!u.LoadoutOnly || slices.Contains(pilot.Loadout, u.ID))
}
