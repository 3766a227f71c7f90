package edition

import (
	"regexp"
	"testing"

	"koiogran/engine/card"
)

// Summaries are written in one way: what each of these patterns finds is said otherwise.
var otherwise = []struct {
	found *regexp.Regexp
	say   string
}{
	{regexp.MustCompile(`[^.!”]$`), "a sentence with its full stop"},
	{regexp.MustCompile(`^[^A-Z0-9“]`), "a sentence that begins with a capital letter"},
	{regexp.MustCompile(`\bcrits?\b`), "critical hit"},
	{regexp.MustCompile(`\bfriends?\b`), "friendly ship"},
	{regexp.MustCompile(`\b1 (attack |defense )?dice\b`), "1 die"},
	{regexp.MustCompile(`range \d( to |–)\d`), "range 0-1"},
	{regexp.MustCompile(`[Dd]efence|[Mm]anoeuvre|[Cc]olour|[Cc]entre\b|[Cc]ancelled`), "American English"},
	{regexp.MustCompile(`  `), "one blank"},
}

// A card may do something; what it can do is not said but where it can do nothing else.
var (
	can       = regexp.MustCompile(`\bcan\b`)
	nothingIf = regexp.MustCompile(`\bcan (neither|only)\b|\bonly\b|[Nn]o enemy can\b`)
)

func TestSummaries_AreWrittenInOneWay(t *testing.T) {
	for _, id := range IDs() {
		c, _ := ByID(id)
		for _, defs := range [][]card.Def{c.Pilots, c.Upgrades, c.ShipAbilities, c.Conditions,
			c.Damage} {
			for i := range defs {
				d := &defs[i]
				for _, o := range otherwise {
					if bad := o.found.FindString(d.Summary); bad != "" || d.Summary == "" {
						t.Errorf("%s: %s: %q holds %q: say %s", id, d.ID, d.Summary, bad, o.say)
					}
				}
				if can.MatchString(d.Summary) && !nothingIf.MatchString(d.Summary) {
					t.Errorf("%s: %s: %q: say may", id, d.ID, d.Summary)
				}
			}
		}
	}
}
