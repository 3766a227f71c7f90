package scene

import (
	"regexp"
	"slices"
	"testing"

	"koiogran/engine/card"
	"koiogran/engine/game"
)

// firstWords are words of first edition's summaries, and what they are called in second edition's.
var firstWords = []struct {
	first  *regexp.Regexp
	second string
}{
	{regexp.MustCompile(`\brange 1-(\d)`), "range 1-$1 (range 0-$1)"}, // 1e.touch.range-one
	{regexp.MustCompile(`\brange 1([^-\d]|$)`), "range 1 (range 0-1)$1"},
	{regexp.MustCompile(`\b(you (touch|overlap)|overlaps you|touching no ship)\b`), "$1 (at range 0)"},
	{regexp.MustCompile(`(?i)\b(end of the combat phase|as (the )?combat( phase)? ends)\b`), "end of the engagement"},
	{regexp.MustCompile(`(?i)\b(start of (the|each) combat phase|as (the )?combat( phase)? begins)\b`), "start of the engagement"},
	{regexp.MustCompile(`(?i)\b(in|as) the end phase( begins)?`), "at the start of the end phase"},
	{regexp.MustCompile(`(?i)\bend of each round`), "end of the round"},
	{regexp.MustCompile(`(?i)\bbefore (you|it) reveals? (your|its) (dial|maneuver)`), "before you activate"},
	{regexp.MustCompile(`(?i)\bwhen you become the active ship`), "before you activate"},
	{regexp.MustCompile(`(?i)\b(becomes active|takes its turn) in the combat phase`), "engages"},
	{regexp.MustCompile(`(?i)\bin place of attacks\b`), "before you engage"},
	{regexp.MustCompile(`\btreat a (red )?(straight |bank )?(maneuver|Tallon roll)`), "treat before you execute it a $1$2$3"},
	{regexp.MustCompile(`\bAttack twice`), "Attack and perform the attack again"},
	{regexp.MustCompile(`^Attack\b`), "After this attack"},
	{regexp.MustCompile(`\bthis attack again`), "the attack again"},
	{regexp.MustCompile(`\bthe action of (a bomb upgrade|one of your upgrades)`), "the action of a card"},
	{regexp.MustCompile(`\b(\d) energy from this card`), "$1 charges"},
	{regexp.MustCompile(`\b(\d|all|more) damage\b([^ c]| [^c])`), "$1 hit damage$2"},
	{regexp.MustCompile(`\bweapons disabled\b`), "disarm"},
	{regexp.MustCompile(`\bpilot skill\b`), "initiative"},
	{regexp.MustCompile(`\bloses? (\d|all) (stress|focus|evade)`), "remove $1 $2"},
}

// InSecondWords returns cards of first edition, with some excepted, with their summaries in second
// edition's words, in which summaries are read.
func InSecondWords(cards []card.Def, except ...string) []card.Def {
	cards = slices.DeleteFunc(slices.Clone(cards), func(d card.Def) bool { return slices.Contains(except, d.ID) })
	for i := range cards {
		for _, w := range firstWords {
			cards[i].Summary = w.first.ReplaceAllString(cards[i].Summary, w.second)
		}
	}
	return cards
}

var (
	onceARound = regexp.MustCompile(`(?i)\b(once|first)\b[^.]* a round|\ba round\b[^.]*\bonce\b|a round$|last attack this round|^Energy:`)
	aMoment    = regexp.MustCompile(`(?i)\b(start of|end of|as) [a-z ]*(phase|combat)|^In place of attacks`)
	onceAMatch = regexp.MustCompile(`(?i)\bonce in a match|\bthe first time that\b`)
)

// SummariesSayOften fails for every card with an ability that is limited to once a round, or once a
// match, of which its summary does not speak, or that speaks of it and has none. What is for a moment
// that comes once a round need not say so.
func SummariesSayOften(t *testing.T, cards []card.Def, except ...string) {
	t.Helper()
	for i := range cards {
		d := &cards[i]
		limits := map[game.Limit]bool{}
		for _, a := range abilitiesOf(d) {
			limits[a.Per] = true
		}
		for _, c := range []struct {
			limit game.Limit
			said  *regexp.Regexp
			what  string
		}{{game.OncePerRound, onceARound, "once a round"}, {game.OncePerMatch, onceAMatch, "once in a match"}} {
			said := c.said.MatchString(d.Summary)
			if c.limit == game.OncePerRound && !said && aMoment.MatchString(d.Summary) || slices.Contains(except, d.ID) {
				continue
			}
			if said != limits[c.limit] {
				t.Errorf("%s: %s is %t, and in its summary %t: %q", d.ID, c.what, limits[c.limit], said, d.Summary)
			}
		}
	}
}
