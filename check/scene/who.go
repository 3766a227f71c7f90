package scene

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"koiogran/engine/card"
	"koiogran/engine/game"
)

// SummariesSayWho fails for every card that is about other ships than its summary says: those of the
// other side, the ship itself, or ships at another range. It reads what each ability says of the ship
// whose moment it is, of the other ship of that moment and of a ship that is chosen, and whether a
// ship nearby matters, with one ship at a time at a place around the card's. A condition that holds
// for none of these ships, as one about an attack does, says nothing.
func SummariesSayWho(t *testing.T, cards []card.Def) {
	t.Helper()
	saysWhoOn(t, probeTables(t, Second), cards)
}

// FirstSummariesSayWho is SummariesSayWho for cards of first edition, whose summaries it takes as they are.
// A ship is at range 1 of itself there, so that they are read on tables of both editions.
func FirstSummariesSayWho(t *testing.T, cards []card.Def, except ...string) {
	t.Helper()
	cards = InSecondWords(cards, except...)
	saysWhoOn(t, probeTables(t, Second), cards)
	saysWhoOn(t, probeTables(t, First), cards)
}

// saysWhoOn reads all abilities and modifiers of cards on tables.
func saysWhoOn(t *testing.T, tables []*probeTable, cards []card.Def) {
	t.Helper()
	for i := range cards {
		d := &cards[i]
		for _, a := range abilitiesOf(d) {
			var about []card.Cond
			about = append(append(about, a.By...), a.Against...)
			for i := range a.Do {
				about = append(about, a.Do[i].Ships()...)
			}
			for _, cond := range about {
				saysWho(t, d, a.Name, answersOf(tables, cond))
			}
			for _, cond := range a.If {
				saysReach(t, d, a.Name, presenceOf(tables, cond))
			}
		}
		for i := range d.Mods {
			whose, conds := d.Mods[i].Conds()
			for _, cond := range whose {
				saysWho(t, d, "modifier", answersOf(tables, cond))
			}
			for _, cond := range conds {
				saysReach(t, d, "modifier", presenceOf(tables, cond))
			}
		}
	}
}

// SummariesAreOfSomeone fails for every card whose summary speaks of a range or a side that no ability is
// about, except of cards whose ships no such table has: those near a device, those of a certain name.
func SummariesAreOfSomeone(t *testing.T, cards []card.Def, except ...string) {
	t.Helper()
	tables, bouts := probeTables(t, Second), boutTables(t)
	for i := range cards {
		d := &cards[i]
		lacks, excepted := unseen(tables, bouts, d), slices.Contains(except, d.ID)
		if len(lacks) > 0 && !excepted {
			t.Errorf("%s: its summary speaks of %s, and no ability does: %q", d.ID, strings.Join(lacks, ", "), d.Summary)
		}
		if len(lacks) == 0 && excepted {
			t.Errorf("%s: all that its summary speaks of is seen: it needs no exception", d.ID)
		}
	}
}

// aBand is a range in a summary: within it, beyond it, and of what, which is the ship itself if nothing
// is said.
var aBand = regexp.MustCompile(`(within )?((?:beyond )?range \d(?:-\d)?)( of (?:the )?[a-z]+)?`)

// inBoth is a range in a summary of first edition with what it is on a table of the second.
var inBoth = regexp.MustCompile(`(range 1(?:-\d)?) \((range 0-\d)\)`)

// unseen lists the ranges and sides of which a summary speaks and that no ability is about.
func unseen(tables, bouts []*probeTable, d *card.Def) []string {
	var seen []answers
	together := func(list []card.Cond) {
		if a := answersOf(tables, card.All(list...)); a.friends() || a.foes() {
			seen = append(seen, a)
			return
		}
		for _, cond := range list {
			seen = append(seen, answersOf(tables, cond))
		}
	}
	for _, a := range abilitiesOf(d) {
		together(a.By)
		together(a.Against)
		for _, op := range a.Do {
			for _, cond := range op.Ships() {
				seen = append(seen, answersOf(tables, cond))
			}
		}
		for _, cond := range a.If {
			seen = append(seen, presenceOf(tables, cond))
		}
	}
	for i := range d.Mods {
		whose, conds := d.Mods[i].Conds()
		together(whose)
		for _, cond := range conds {
			seen = append(seen, presenceOf(tables, cond))
		}
	}
	bands, friends, foes := map[string]bool{}, false, false
	note := func(a *answers) {
		bands[a.band()] = true
		friends = friends || a.friends() && !a.foes()
		foes = foes || a.foes() && !a.friends()
	}
	for i := range seen {
		note(&seen[i])
	}
	var list []string
	if bystanders.MatchString(d.Summary) {
		for _, a := range inBouts(bouts, d) {
			note(&a)
		}
	}
	summary := inBoth.ReplaceAllStringFunc(anAttackRange.ReplaceAllString(d.Summary, ""), func(said string) string {
		m := inBoth.FindStringSubmatch(said)
		if bands[m[1]] || bands[m[2]] {
			return ""
		}
		return m[1]
	})
	for _, m := range aBand.FindAllStringSubmatch(summary, -1) {
		if of := m[3]; m[1] == "" && (of == "" || of == " of you" || bystanders.MatchString(of)) && !bands[m[2]] {
			list = append(list, m[2])
		}
	}
	if strings.Contains(summary, "friendly ship") && !friends {
		list = append(list, "friendly ships")
	}
	if strings.Contains(summary, "enemy ship at") && !foes {
		list = append(list, "enemy ships")
	}
	return list
}

// The places around a ship at which a probe stands: directions and ranges, beyond range 3 too.
var probeSides = []string{"ahead", "behind", "left", "right"}

// probeGaps are distances between bases in mm, by range.
var probeGaps = [...]float64{0, 50, 150, 250, 350}

// probeTable is a table on which a ship with a card stands, and one probe.
type probeTable struct {
	t            *testing.T
	edition      func(T) *Scene
	enemy, laden bool
	friend       bool // a third ship stands by, of the card's side
	opposed      bool // a third ship is an enemy, around which the probe stands
	side         string
	reach        int

	x     *game.Exec
	ask   card.Cond // what is read
	about game.ShipID
	bout  *game.Attack // that it is read in, nil for none
}

// probeQuery is a query that nothing else changes, under which conditions are read.
const probeQuery = card.EnergyGained

// probeTables places the tables: probes of both sides at every place, bare ones and ones that have
// tokens and damage.
func probeTables(t *testing.T, edition func(T) *Scene) []*probeTable {
	var list []*probeTable
	for i := range 2 * 2 * len(probeSides) * len(probeGaps) {
		p := &probeTable{t: t, edition: edition, enemy: i%2 > 0, laden: i/2%2 > 0, side: probeSides[i/4%len(probeSides)],
			reach: i / 4 / len(probeSides)}
		p.lay()
		list = append(list, p)
	}
	return list
}

// lay sets up the table.
func (p *probeTable) lay() {
	s := p.edition(p.t)
	const middle = 457
	away := 40 + probeGaps[p.reach]
	at := map[string]Option{
		"ahead": At(middle, middle+away, 0), "behind": At(middle, middle-away, 0),
		"left": At(middle-away, middle, 0), "right": At(middle+away, middle, 0),
	}[p.side]
	mine := At(middle, middle, 0)
	if p.opposed {
		at = map[string]Option{"ahead": At(middle, middle+away, 180), "left": At(middle-away, middle, 90),
			"right": At(middle+away, middle, 270)}[p.side]
		mine = At(middle, middle-220, 0)
	}
	var options []Option
	if p.laden {
		options = append(options, Damaged(1))
		for _, kind := range []game.Token{game.FocusToken, game.EvadeToken, game.CalculateToken, game.StressToken,
			game.StrainToken, game.DepleteToken, game.IonToken} {
			if s.edition.Edition.Tokens[kind].Name != "" {
				options = append(options, Tokens(kind, 1))
			}
		}
	}
	me, put := s.Mine("cartelmarauder", append(options, mine)...), s.Mine
	if p.enemy {
		put = s.Theirs
	}
	put("academypilot", append(options, at)...)
	if p.friend {
		s.Mine("academypilot", At(middle-200, middle, 0))
	}
	if p.opposed {
		s.Theirs("academypilot", At(middle, middle, 180))
	}
	p.x = s.Exec()
	s.Done()
	p.x.G.Mods[probeQuery] = append(p.x.G.Mods[probeQuery], game.ModHook{
		Card: p.x.Info(me.ID()).Pilots,
		Mod: &game.Mod{Query: probeQuery, Layer: game.Add, Value: func(x *game.Exec, _ int) int {
			if p.bout != nil && x.Suppose(p.bout) {
				defer x.Drop()
			}
			if x.Candidate(p.about, p.ask) {
				return 1
			}
			return 0
		}},
	})
}

// holds reads a condition for a ship: 0 is the card's own, 1 the probe. What cannot be read here, as
// without an attack, does not hold.
func (p *probeTable) holds(cond card.Cond, of game.ShipID) (ok bool) {
	defer func() {
		if recover() != nil {
			ok = false
			p.lay()
		}
	}()
	p.ask, p.about = cond, of
	return p.x.Query(probeQuery, of, 0) == 1
}

// answers are the probes that a condition is true of.
type answers struct {
	self          bool
	friend, enemy [len(probeGaps)]bool // by range
	at            map[string]bool      // on which sides
}

// answersOf reads a condition of all probes.
func answersOf(tables []*probeTable, cond card.Cond) answers {
	a := answers{at: map[string]bool{}}
	for _, p := range tables {
		a.self = a.self || p.holds(cond, 0)
		if p.holds(cond, 1) {
			a.add(p)
		}
	}
	return a
}

// presenceOf reads of its own ship a condition that may be about others, with each probe: those are
// meant with which it is not as with most of the probes beyond range 3.
func presenceOf(tables []*probeTable, cond card.Cond) answers {
	a, far := answers{at: map[string]bool{}}, 0
	for _, p := range tables {
		if p.reach == len(probeGaps)-1 {
			if p.holds(cond, 0) {
				far++
			} else {
				far--
			}
		}
	}
	for _, p := range tables {
		if p.holds(cond, 0) != (far > 0) {
			a.add(p)
		}
	}
	return a
}

// add notes that a condition is true of a probe.
func (a *answers) add(p *probeTable) {
	if p.enemy {
		a.enemy[p.reach] = true
	} else {
		a.friend[p.reach] = true
	}
	a.at[p.side] = true
}

// reach returns the least and the most range of the probes that it is true of, -1 for none.
func (a *answers) reach() (least, most int) {
	least, most = -1, -1
	for i := range probeGaps {
		if a.friend[i] || a.enemy[i] {
			if least < 0 {
				least = i
			}
			most = i
		}
	}
	return least, most
}

var (
	friendly  = regexp.MustCompile(`(?i)friend|\bally\b|your (squad|side|ships)`)
	enemies   = regexp.MustCompile(`(?i)enem|attacker|defender|opponent|target|not friendly`)
	anyFriend = regexp.MustCompile(`(?i)\b(a|each|all)( [a-z-]+)? friendly`)
	another   = regexp.MustCompile(`(?i)(another|other)( [a-zA-Z-]+)? (friendly|ship|pilot|TIE|droid)`)
)

// saysWho compares the ships of a condition with a summary.
func saysWho(t *testing.T, d *card.Def, ability string, a answers) {
	t.Helper()
	friends, foes := a.friends(), a.foes()
	fail := func(what string) {
		t.Errorf("%s, %q: %s, which the summary does not say: %q", d.ID, ability, what, d.Summary)
	}
	switch {
	case friends && !foes && !friendly.MatchString(d.Summary):
		fail("it is about friendly ships alone")
	case foes && !friends && !enemies.MatchString(d.Summary):
		fail("it is about enemies alone")
	case foes || !a.friend[0] || !a.all():
	case a.self && another.MatchString(d.Summary) && !anyFriend.MatchString(d.Summary):
		fail("it is about itself, too")
	case !a.self && !another.MatchString(d.Summary):
		fail("it is about other friendly ships alone")
	}
	saysReach(t, d, ability, a)
}

// friends and foes report whether it is true of probes of a side.
func (a *answers) friends() bool { return slices.Contains(a.friend[:], true) }
func (a *answers) foes() bool    { return slices.Contains(a.enemy[:], true) }

// all reports whether it is true on all sides.
func (a *answers) all() bool { return len(a.at) == len(probeSides) }

// band words the ranges at which it is true, "" if it is at all of them, or at all within an arc.
func (a *answers) band() string {
	least, most := a.reach()
	const beyond = len(probeGaps) - 1
	switch {
	case least < 0 || least == 0 && (most == beyond || most == beyond-1 && !a.all()):
		return ""
	case most == beyond:
		return fmt.Sprintf("beyond range %d", least-1)
	case least == most:
		return fmt.Sprintf("range %d", least)
	}
	return fmt.Sprintf("range %d-%d", least, most)
}

// saysReach compares the ranges of a condition with a summary.
func saysReach(t *testing.T, d *card.Def, ability string, a answers) {
	t.Helper()
	band := a.band()
	if band != "" && !regexp.MustCompile(band+`([^-\d]|$)`).MatchString(d.Summary) {
		t.Errorf("%s, %q: it is about ships at %s, which the summary does not say: %q", d.ID, ability, band, d.Summary)
	}
}
