package squad

import (
	"fmt"
	"strconv"
	"strings"

	"koiogran/content/builders"
	"koiogran/engine/data"
)

// launchBay reads the code of a link of Launch Bay Next: a list without its outer brackets, with "." for commas and "'"
// for quotation marks, and with letters or parentheses for brackets.
func launchBay(code string) (*linked, error) {
	root := parseList(code)
	if len(root.list) < 4 {
		return nil, fmt.Errorf("%w: the link of Launch Bay Next is cut off: expected a name, points, a faction and ships", ErrFile)
	}
	table := builders.Named(builders.LBN)
	l := &linked{edition: Second, name: root.list[0].text, faction: data.Key(table.Factions[root.list[2].number()])}
	b := launch{linked: l, table: table}
	rest := root.list[4:]
	if len(rest) > 0 && !rest[0].isList { // the ruleset
		if rest[0].number() == 1 {
			l.report.note("The link was made for the list of XWA with 50 points, whose points and slots differ from ours.")
		}
		rest = rest[1:]
	}
	ships := rest
	if len(rest) > 0 && len(rest[0].list) > 0 && rest[0].list[0].isList {
		ships = rest[0].list
		if len(rest) > 1 {
			b.obstacles(rest[1])
		}
	} else if len(rest) == 2 && len(rest[0].list) == 0 {
		ships = nil
	}
	for _, ship := range ships {
		b.ship(ship)
	}
	return l, nil
}

// launch takes a list of Launch Bay Next for a squad.
type launch struct {
	*linked
	table *builders.Table
}

// obstacles reads the numbers of obstacles.
func (b *launch) obstacles(of item) {
	for _, one := range of.list {
		n := one.number()
		if n < 0 || n >= len(b.table.Obstacles) {
			b.report.drop("The obstacle with the number %s of Launch Bay Next, which is not known.", quote(one.text))
			continue
		}
		b.rocks = append(b.rocks, b.table.Obstacles[n])
	}
}

// ship reads a list of a ship, a pilot and lists of a slot and its upgrades.
func (b *launch) ship(of item) {
	if !of.isList || len(of.list) < 2 || len(b.ships) > maxShips {
		b.unread++
		return
	}
	entry := shipEntry{}
	entry.ship, _ = of.list[0].id(b.table.Ships)
	id, ok := of.list[1].id(b.table.Pilots)
	entry.id, entry.exact = id, !of.list[1].quoted
	if !ok {
		entry.id, entry.what = "number-"+of.list[1].text, "The pilot with the number "+of.list[1].text+" of Launch Bay Next"
	}
	for _, slot := range of.list[2:] {
		if !slot.isList || len(slot.list) == 0 {
			continue
		}
		name, _ := slot.list[0].id(b.table.Slots)
		for _, upgrade := range slot.list[1:] {
			id, ok := upgrade.id(b.table.Upgrades)
			u := upgradeEntry{slot: name, id: id, exact: !upgrade.quoted}
			switch {
			case len(entry.upgrades) > maxUpgrades || upgrade.isList:
				continue
			case !ok && upgrade.text == "":
				continue
			case !ok:
				u.id, u.what = "number-"+upgrade.text, "The upgrade with the number "+upgrade.text+" of Launch Bay Next"
			}
			entry.upgrades = append(entry.upgrades, u)
		}
	}
	b.ships = append(b.ships, entry)
}

// item is a number, a text or a list of a code.
type item struct {
	text   string
	quoted bool
	isList bool
	list   []item
}

// number returns the number that an item is, -1 for anything else.
func (i *item) number() int {
	n, err := strconv.Atoi(i.text)
	if err != nil || i.quoted || i.isList || len(i.text) > 6 {
		return -1
	}
	return n
}

// id returns what the number of an item stands for, or its text.
func (i *item) id(of map[int]string) (string, bool) {
	if i.quoted {
		return i.text, i.text != ""
	}
	id, ok := of[i.number()]
	return id, ok
}

// parseList reads a code. What is cut off ends where it does.
func parseList(code string) item {
	p := listParser{code: code}
	return p.list(0)
}

type listParser struct {
	code string
	at   int
}

// list reads what stands between brackets, in which lists may lie a few levels deep.
func (p *listParser) list(depth int) item {
	out := item{isList: true}
	for p.at < len(p.code) {
		switch c := p.code[p.at]; c {
		case '(', 'l', '[':
			p.at++
			if depth > maxDepth {
				continue
			}
			out.list = append(out.list, p.list(depth+1))
		case ')', 'r', ']':
			p.at++
			if depth > 0 {
				return out
			}
		case '.', ',', ' ':
			p.at++
		case '\'', '"':
			end := strings.IndexByte(p.code[p.at+1:], c)
			if end < 0 {
				end = len(p.code) - p.at - 1
			}
			out.list = append(out.list, item{text: p.code[p.at+1 : p.at+1+end], quoted: true})
			p.at = min(p.at+end+2, len(p.code))
		default:
			from := p.at
			for p.at < len(p.code) && !strings.ContainsRune("()lr[].,'\" ", rune(p.code[p.at])) {
				p.at++
			}
			out.list = append(out.list, item{text: p.code[from:p.at]})
		}
	}
	return out
}
