package scene

import (
	"fmt"
	"regexp"
	"slices"
	"testing"

	"koiogran/engine/card"
	"koiogran/engine/game"
)

// SummariesSayAttackRange fails for every card whose abilities or modifiers are for other attack ranges than
// its summary says: each condition is read in attacks of its ship, on it, and of and on a friendly ship, at
// every range. Those that find ships by their range, as a weapon does, are excepted.
func SummariesSayAttackRange(t *testing.T, cards []card.Def, except ...string) {
	t.Helper()
	table := &probeTable{t: t, edition: Second, enemy: true, friend: true, side: "ahead", reach: 2}
	table.lay()
	for i := range cards {
		d := &cards[i]
		var seen []string
		wrong := ""
		for _, cond := range condsOf(d) {
			for _, band := range table.attackRanges(cond) {
				seen = append(seen, band)
				if !regexp.MustCompile(band + `([^-\d]|$)`).MatchString(d.Summary) {
					wrong = "it is for attacks at " + band + ", which the summary does not say"
				}
			}
		}
		for _, m := range anAttackRange.FindAllStringSubmatch(d.Summary, -1) {
			if !slices.Contains(seen, m[1]) {
				wrong = "its summary speaks of attack " + m[1] + ", and no condition does"
			}
		}
		excepted := slices.Contains(except, d.ID)
		if wrong != "" && !excepted {
			t.Errorf("%s: %s: %q", d.ID, wrong, d.Summary)
		}
		if wrong == "" && excepted {
			t.Errorf("%s: its attack ranges are as its summary says: it needs no exception", d.ID)
		}
	}
}

// anAttackRange is a range of attacks in a summary.
var anAttackRange = regexp.MustCompile(`attack (range \d(?:-\d)?)`)

// condsOf lists the conditions of a card's abilities and modifiers.
func condsOf(d *card.Def) []card.Cond {
	var list []card.Cond
	for _, a := range abilitiesOf(d) {
		list = slices.Concat(list, a.By, a.Against, a.If)
		for i := range a.Do {
			list = append(list, a.Do[i].Ships()...)
		}
	}
	for i := range d.Mods {
		whose, conds := d.Mods[i].Conds()
		list = slices.Concat(list, whose, conds)
	}
	return list
}

// mostRange is the longest range of an attack that is read: that of huge ships.
const mostRange = 5

// attackRanges words the ranges of attacks at which a condition is true, in each attack in which they matter.
func (p *probeTable) attackRanges(cond card.Cond) []string {
	var bands []string
	for _, sides := range [][2]game.ShipID{{0, 1}, {1, 0}, {2, 1}, {1, 2}} {
		for _, of := range []game.ShipID{0, 1, 2} {
			least, most, n := -1, -1, 0
			for r := range mostRange + 1 {
				p.bout = &game.Attack{Attacker: sides[0], Defender: sides[1], Range: int8(r), Declared: true}
				if p.holds(cond, of) {
					most, n = r, n+1
					if least < 0 {
						least = r
					}
				}
			}
			switch {
			case n == 0 || n != most-least+1 || n == mostRange+1: // it is about something else, too
			case least == most:
				bands = append(bands, fmt.Sprintf("range %d", least))
			default:
				bands = append(bands, fmt.Sprintf("range %d-%d", least, most))
			}
		}
	}
	p.bout = nil
	slices.Sort(bands)
	return slices.Compact(bands)
}

// bystanders is how a summary says that ships near the other one of an attack matter.
var bystanders = regexp.MustCompile(`(?i)\b(attack|defen)`)

// boutTables returns tables where a ship with a card and an enemy at range 2 are in front of each other, and
// a probe near that enemy faces it.
func boutTables(t *testing.T) []*probeTable {
	var list []*probeTable
	for _, side := range []string{"ahead", "left", "right"} {
		for i := range 4 * len(probeGaps) {
			p := &probeTable{t: t, edition: Second, enemy: i%2 > 0, laden: i/2%2 > 0, side: side, reach: i / 4, opposed: true}
			p.lay()
			list = append(list, p)
		}
	}
	return list
}

// inBouts reads a card's conditions while its ship attacks that enemy, and while it defends against it.
func inBouts(bouts []*probeTable, d *card.Def) []answers {
	var seen []answers
	for _, sides := range [][2]game.ShipID{{0, 2}, {2, 0}} {
		for _, p := range bouts {
			p.bout = &game.Attack{Attacker: sides[0], Defender: sides[1], Range: 2, Declared: true}
		}
		for _, a := range abilitiesOf(d) {
			for _, cond := range a.If {
				seen = append(seen, presenceOf(bouts, cond))
			}
			for i := range a.Do {
				for _, cond := range a.Do[i].Ships() {
					seen = append(seen, answersOf(bouts, cond))
				}
			}
		}
		for i := range d.Mods {
			_, conds := d.Mods[i].Conds()
			for _, cond := range conds {
				seen = append(seen, presenceOf(bouts, cond))
			}
		}
	}
	return seen
}
