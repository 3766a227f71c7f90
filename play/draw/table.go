package draw

import (
	"fmt"
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/play/text"
)

// stars is how many stars the field has.
const stars = 260

// area draws the play area: stars, and a grid of range bands, as faint as it may be.
func (p *picture) area() {
	p.f(`<rect width="%s" height="%s" fill="%s" stroke="%s" stroke-width="1.5"/>`+"\n",
		num(p.width), num(p.height), backdrop, faint)
	p.f(`<g fill="%s">`, starlit)
	// The same stars on every picture: a linear congruential sequence, which need not be good.
	seed := uint32(1977)
	next := func(n uint32) float64 {
		seed = seed*1664525 + 1013904223
		return float64(seed>>8%n) + float64(seed>>4&15)/16
	}
	for i := range stars {
		r, bright := 0.7, 0.4
		switch {
		case i%29 == 0:
			r, bright = 1.7, 0.85
		case i%7 == 0:
			r, bright = 1.2, 0.6
		}
		p.f(`<circle cx="%s" cy="%s" r="%s" fill-opacity="%s"/>`, num(next(uint32(p.width))),
			num(next(uint32(p.height))), num(r), num(bright))
	}
	p.f("</g>\n")
	var grid strings.Builder
	for mm := 100.0; mm < p.width; mm += 100 {
		fmt.Fprintf(&grid, "M%s 0V%s", num(mm), num(p.height))
	}
	for mm := 100.0; mm < p.height; mm += 100 {
		fmt.Fprintf(&grid, "M0 %sH%s", num(p.height-mm), num(p.width))
	}
	p.f(`<path d="%s" stroke="%s" stroke-width=".6" stroke-dasharray="1 7" fill="none"/>`+"\n",
		grid.String(), quiet)
}

// ruler draws the scale: three range bands along the bottom edge, and millimeters at the left.
func (p *picture) ruler() {
	bands := int(p.g.Measure.Ruler() / geom.Band)
	y := p.height + 8
	p.f(`<g font-size="11" fill="%s" text-anchor="middle">`, quiet)
	for i := range bands {
		fill := "none"
		if i%2 == 0 {
			fill = faint
		}
		x := float64(i) * 100
		p.f(`<rect x="%s" y="%s" width="100" height="14" fill="%s" stroke="%s"/>`+
			`<text x="%s" y="%s" fill="%s">range %d</text>`, num(x), num(y), fill, quiet, num(x+50),
			num(y+11), starlit, i+1)
	}
	for mm := float64(bands+1) * 100; mm <= p.width; mm += 100 {
		p.f(`<text x="%s" y="%s">%s</text>`, num(mm), num(y+11), num(mm))
	}
	for mm := 100.0; mm <= p.height; mm += 100 {
		p.f(`<text x="-6" y="%s" text-anchor="end">%s</text>`, num(p.height-mm+4), num(mm))
	}
	p.f(`<text x="-6" y="%s" text-anchor="end">mm</text></g>`+"\n", num(p.height))
}

// outline returns a closed path through spots.
func (p *picture) outline(spots []geom.Spot) string {
	var d strings.Builder
	for i, s := range spots {
		letter := "L"
		if i == 0 {
			letter = "M"
		}
		x, y := p.at(s.X, s.Y)
		d.WriteString(letter + num(x) + " " + num(y))
	}
	return d.String() + "Z"
}

// stuff is how a kind of obstacle is drawn: fill, second fill, line and its dashes.
var stuff = map[geom.Kind][4]string{
	geom.Asteroid: {"#3b3f4d", "none", "#9aa0b4", "none"},
	geom.Debris:   {"#2c2a2c", "url(#rubble)", "#b7b2a3", "7 3"},
	geom.GasCloud: {"#1d2f33", "url(#gas)", "#9fc9b4", "1 4"},

	geom.ChaffCloud: {"#22303f", "url(#gas)", "#8fb4e8", "5 2"},
	geom.Fire:       {"#3d2418", "none", "#f0a060", "2 2"},
}

// obstacles draws the obstacles on the table, each kind in its own style.
func (p *picture) obstacles() {
	for i := range p.g.Obstacles {
		o := &p.t.Obstacles[i]
		if !o.Placed || o.Gone {
			continue
		}
		name := text.English.Obstacle(p.g, i)
		token := p.g.Obstacles[i].Token(o.Pose)
		d := p.outline(token.Outline(nil))
		s := stuff[p.g.Obstacles[i].Kind()]
		p.f(`<g><title>%s, %s</title><path d="%s" fill="%s" fill-opacity=".85"/>`+
			`<path d="%s" fill="%s" stroke="%s" stroke-width="1.4" stroke-dasharray="%s" `+
			`stroke-linejoin="round"/></g>`+"\n", name+text.English.Fused(p.g, o.Fuses), escape(p.g.Obstacles[i].ID), d, s[0],
			d, s[1], s[2], s[3])
		x, y := p.at(o.Pose.X, o.Pose.Y)
		p.f(`<text x="%s" y="%s" font-size="9" fill="%s" text-anchor="middle">%s</text>`+"\n",
			num(x), num(y+3), starlit, name)
		p.taken = append(p.taken, box{x - 25, y - 6, x + 25, y + 6})
	}
}

// devices draws bombs, mines and remotes with the color of their owner, and what is no one's.
func (p *picture) devices() {
	for i := range p.t.Devices[:p.t.NDevices] {
		d := &p.t.Devices[i]
		info := &p.g.Devices[d.Kind]
		if info.Remote && d.Ship != game.NoShip {
			p.remote(d)
			continue
		}
		token := geom.PlaceDevice(info.Outline, d.Pose)
		x, y := p.at(d.Pose.X, d.Pose.Y)
		accent, title := starlit, escape(info.Name)
		if d.Owner <= game.Seat2 {
			accent = accents[side(d.Owner)]
			title += fmt.Sprintf(" of player %d", d.Owner+1)
		}
		title += text.English.Fused(p.g, d.Fuses)
		p.f(`<g><title>%s</title><path d="%s" fill="%s" stroke="%s" `+
			`stroke-width="1.4" stroke-dasharray="3 2"/><text x="%s" y="%s" font-size="8" `+
			`fill="%s" text-anchor="middle">%s</text></g>`+"\n", title,
			p.outline(token.Outline(nil)), space, accent, num(x), num(y+3), accent,
			escape(info.Name))
		p.taken = append(p.taken, box{x - 20, y - 20, x + 20, y + 20})
	}
}

// markers draws the hyperspace markers of an Escalation match.
func (p *picture) markers() {
	half := float64(geom.Small.Width()) / 2
	for i := range p.t.Markers {
		m := &p.t.Markers[i]
		if !m.Placed {
			continue
		}
		x, y := p.at(m.Pose.X, m.Pose.Y)
		p.f(`<g transform="translate(%s %s) rotate(%s)"><title>hyperspace marker %d</title>`+
			`<rect x="%s" y="%s" width="%s" height="%s" fill="none" stroke="%s" `+
			`stroke-dasharray="6 3"/><text y="5" font-size="14" fill="%s" text-anchor="middle">`+
			`%d</text></g>`+"\n", num(x), num(y), num(milli(m.Pose.Heading)), i+1, num(-half),
			num(-half), num(2*half), num(2*half), quiet, starlit, i+1)
		p.taken = append(p.taken, box{x - half, y - half, x + half, y + half})
	}
}

// side returns 0 or 1 for a seat.
func side(p game.Player) int { return int(p & 1) }
