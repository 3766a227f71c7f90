package draw

import "koiogran/engine/game"

// roster lists both squads below the table, the first at the left.
func (p *picture) roster(y float64) {
	p.f(`<g font-size="12">` + "\n")
	half := (p.width + margin) / 2
	for n, name := range p.o.Names {
		p.f(`<text x="%s" y="%s" font-size="14" fill="%s">%s</text>`, num(margin+float64(n)*half),
			num(y), accents[n], escape(name))
	}
	longest := 0
	for id := range p.g.Ships {
		longest = max(longest, len([]rune(p.g.Ships[id].Name)))
	}
	var row [2]int
	for id := range p.g.Ships {
		n := side(p.g.Ships[id].Side)
		p.f(`<g transform="translate(%s %s)">`, num(margin+float64(n)*half),
			num(y+14+float64(row[n])*rosterRow))
		p.entry(game.ShipID(id), 34+6.9*float64(longest))
		p.f("</g>\n")
		row[n]++
	}
	p.f("</g>\n")
}

// entry is one ship of the roster: letter and name, from at on shields and hull that are left,
// below them tokens and faceup cards.
func (p *picture) entry(id game.ShipID, at float64) {
	info, s := &p.g.Ships[id], &p.t.Ships[id]
	accent := accents[side(info.Side)]
	fade := "1"
	there := s.OnTable || lies(p.g, p.t, id)
	if !there {
		fade = ".45"
	}
	p.f(`<g opacity="%s">`, fade)
	p.badge(id, 0, 0)
	p.f(`<text x="24" y="12" fill="%s">%s</text>`, starlit, escape(info.Name))
	if there {
		hull := s.HullValue(info, game.ForeSection)
		at = p.pips(at, int(s.Shields), s.ShieldValue(info, game.ForeSection), accent, true)
		p.pips(at, hull-int(s.Damage), hull, accent, false)
		p.pills(id)
	} else {
		p.f(`<text x="24" y="26" font-size="10" fill="%s">%s</text>`, quiet, absence(s))
	}
	p.f("</g>")
}

// pips draws points left out of this many, diamonds for shields and dots for hull, and returns
// where they end.
func (p *picture) pips(x float64, left, all int, accent string, shields bool) float64 {
	for i := range all {
		fill := "none"
		if i < left {
			fill = accent
		}
		if shields {
			p.f(`<path d="M%s 8l4.5-5 4.5 5-4.5 5Z" fill="%s" stroke="%s"/>`, num(x), fill,
				accent)
			x += 11
		} else {
			p.f(`<circle cx="%s" cy="8" r="4" fill="%s" stroke="%s"/>`, num(x+4), fill, accent)
			x += 11
		}
	}
	return x + 4
}

// colors are the colors of the classes of tokens. The shape says it too: round ends for
// tokens that leave at the end of the round, square ones for those that stay.
var colors = map[game.Color]string{
	game.Green: "#9ad0a5", game.Orange: "#e8a867", game.Blue: "#8fb6ee", game.Red: "#e58f9a",
}

// pills writes the tokens of a ship in a row.
func (p *picture) pills(id game.ShipID) {
	x := 24.0
	for _, t := range append(tokensOf(p.g, p.t, id), cardsOf(p.g, p.t, id)...) {
		wide := 10 + 5.2*float64(len([]rune(t.text)))
		round := 6
		if t.color == game.Red || t.color == game.Blue {
			round = 0
		}
		p.f(`<rect x="%s" y="17" width="%s" height="12" rx="%d" fill="none" stroke="%s"/>`+
			`<text x="%s" y="26" font-size="9" fill="%s">%s</text>`, num(x), num(wide), round,
			colors[t.color], num(x+5), colors[t.color], escape(t.text))
		x += wide + 5
	}
}
