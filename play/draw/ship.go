package draw

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/play/text"
)

// ships draws the ships on the table.
func (p *picture) ships() {
	for id := range p.g.Ships {
		if p.t.Ships[id].OnTable {
			p.ship(game.ShipID(id))
		}
	}
}

// ship draws one ship: its base with the front arc, its silhouette and where its turret points.
func (p *picture) ship(id game.ShipID) {
	info, s := &p.g.Ships[id], &p.t.Ships[id]
	n := side(info.Side)
	accent := accents[n]
	w, l := float64(info.Size.Width())/2, float64(info.Size.Length())/2
	x, y := p.at(s.Pose.X, s.Pose.Y)
	p.f(`<g transform="translate(%s %s) rotate(%s)"><title>%s</title>`, num(x), num(y),
		num(milli(s.Pose.Heading)), escape(info.Name))
	p.f(`<rect x="%s" y="%s" width="%s" height="%s" fill="%s"/>`, num(-w), num(-l), num(2*w),
		num(2*l), space)
	p.f(`<rect x="%s" y="%s" width="%s" height="%s" fill="url(#side%d)" stroke="%s" `+
		`stroke-width="1.6"/>`, num(-w), num(-l), num(2*w), num(2*l), n+1, accent)
	if n == 1 { // a second line, so that the frame shows the side as well
		p.f(`<rect x="%s" y="%s" width="%s" height="%s" fill="none" stroke="%s" `+
			`stroke-width=".7"/>`, num(3-w), num(3-l), num(2*w-6), num(2*l-6), accent)
	}
	if half := p.g.Measure.HalfAngle(info.Size); half > 0 {
		p.f(`<path d="%s" fill="%s" fill-opacity=".18" stroke="%s" stroke-width="1"/>`,
			frontArc(w, l, milli(half)), accent, accent)
	}
	scale := 0.021 * min(w, l)
	if info.Size.Huge() { // its drawing is as slim as its base
		scale = 0.0188 * l
		p.f(`<path d="M%s 0H%s" stroke="%s" stroke-width="1.6"/>`, num(-w), num(w), accent)
	}
	p.f(`<use href="#%s" transform="scale(%s)" fill="%s" stroke="%s" stroke-width="%s"/>`,
		shapeOf(info.Ship, info.Size).name, num(scale), accent, space, num(1.2*min(1, 0.84/scale)))
	p.turret(id, w, l)
	p.f("</g>\n")
	reach := math.Hypot(w, l) * 0.86
	p.taken = append(p.taken, box{x - reach, y - reach, x + reach, y + reach})
}

// remote draws a device that has hull: its outline, solid, an eye, and a dot for each hull that is left.
func (p *picture) remote(d *game.Device) {
	info, s := &p.g.Ships[d.Ship], &p.t.Ships[d.Ship]
	accent := accents[side(info.Side)]
	token := geom.PlaceDevice(p.g.Devices[d.Kind].Outline, d.Pose)
	x, y := p.at(d.Pose.X, d.Pose.Y)
	left := int(info.Hull) - s.AllDamage()
	p.f(`<g><title>%s of player %d, %d of %d hull</title><path d="%s" fill="%s" stroke="%s" stroke-width="1.8"/>`,
		escape(info.Name), info.Owner+1, left, info.Hull, p.outline(token.Outline(nil)), backdrop, accent)
	p.f(`<circle cx="%s" cy="%s" r="6" fill="none" stroke="%s" stroke-width="1.6"/>`, num(x), num(y-3), accent)
	p.f(`<circle cx="%s" cy="%s" r="2" fill="%s"/>`, num(x), num(y-3), accent)
	for i := range left {
		p.f(`<circle cx="%s" cy="%s" r="2" fill="%s"/>`, num(x+6*(float64(i)-float64(left-1)/2)), num(y+8), starlit)
	}
	p.f("</g>\n")
	p.taken = append(p.taken, box{x - 20, y - 20, x + 20, y + 20})
}

// frontArc returns the part of a base in front of its arc lines, which run from its center.
func frontArc(w, l, half float64) string {
	tan := math.Tan(half * math.Pi / 180)
	if l*tan <= w {
		return "M0 0L" + num(-l*tan) + " " + num(-l) + "H" + num(l*tan) + "Z"
	}
	return "M0 0L" + num(-w) + " " + num(-w/tan) + "V" + num(-l) + "H" + num(w) + "V" +
		num(-w/tan) + "Z"
}

// turned is how far a turret indicator is turned from the front, in degrees: at two edges for a double turret.
var turned = map[geom.Arc][]float64{
	geom.FrontArc: {0}, geom.RightArc: {90}, geom.RearArc: {180}, geom.LeftArc: {270},
	geom.FrontAndRear: {0, 180}, geom.LeftAndRight: {90, 270},
}

// turret draws the indicators of a ship that has any, each as a wedge at every edge that it points at.
func (p *picture) turret(id game.ShipID, w, l float64) {
	info, s := &p.g.Ships[id], &p.t.Ships[id]
	const apart = 14.0
	switch {
	case info.Pair:
		p.indicator(s.TurretAt(game.FirstTurret), w, l, -apart)
		p.indicator(s.TurretAt(game.SecondTurret), w, l, apart)
	case slices.ContainsFunc(info.Weapons, func(w game.Weapon) bool { return w.Turret }):
		p.indicator(s.TurretAt(game.FirstTurret), w, l, 0)
	}
}

// indicator draws a turret indicator, so far to the right of the middle of an edge.
func (p *picture) indicator(at geom.Arc, w, l, right float64) {
	for _, angle := range turned[at] {
		edge := l
		if angle == 90 || angle == 270 {
			edge = w
		}
		const wedge = `<path d="M%s %sL%s %sL%s %sZ" transform="rotate(%s)" fill="%s"/>`
		p.f(wedge, num(right-6), num(1-edge), num(right), num(-8-edge), num(right+6), num(1-edge), num(angle), starlit)
	}
}

// Letter returns a ship's letter in pictures and in the terminal: the first one is A, and a follows Z.
func Letter(id game.ShipID) string {
	const letters = 26
	if id >= letters {
		return string(rune('a' + id - letters))
	}
	return string(rune('A' + id))
}

// box is a rectangle of the picture.
type box struct{ x0, y0, x1, y1 float64 }

// meets says how much of b another box covers.
func (b box) meets(o box) float64 {
	w := min(b.x1, o.x1) - max(b.x0, o.x0)
	h := min(b.y1, o.y1) - max(b.y0, o.y0)
	if w <= 0 || h <= 0 {
		return 0
	}
	return w * h
}

// labels names the ships where they cover least of anything else.
func (p *picture) labels() {
	for id := range p.g.Ships {
		if p.t.Ships[id].OnTable {
			p.label(game.ShipID(id))
		}
	}
}

// label writes a ship's letter and name and below it its tokens.
func (p *picture) label(id game.ShipID) {
	info, s := &p.g.Ships[id], &p.t.Ships[id]
	tokens := p.tokenWords(id)
	wide := 24 + 6.1*float64(len([]rune(info.Name)))
	if n := 24 + 5.0*float64(len([]rune(tokens))); n > wide {
		wide = n
	}
	high := 15.0
	if tokens != "" {
		high = 27
	}
	at := p.free(s.Pose, info.Size, wide, high)
	p.taken = append(p.taken, at)
	p.f(`<g transform="translate(%s %s)">`, num(at.x0), num(at.y0))
	p.badge(id, 0, 0)
	p.f(`<text x="20" y="11.5" font-size="11" fill="%s">%s</text>`, starlit, escape(info.Name))
	if tokens != "" {
		p.f(`<text x="20" y="23" font-size="9" fill="%s">%s</text>`, quiet, escape(tokens))
	}
	p.f("</g>\n")
}

// badge draws a ship's letter: in a circle for the first side, in a square for the second.
func (p *picture) badge(id game.ShipID, x, y float64) {
	n := side(p.g.Ships[id].Side)
	if n == 0 {
		p.f(`<circle cx="%s" cy="%s" r="7.5" fill="%s"/>`, num(x+8), num(y+8), accents[n])
	} else {
		p.f(`<rect x="%s" y="%s" width="14" height="14" fill="%s"/>`, num(x+1), num(y+1),
			accents[n])
	}
	p.f(`<text x="%s" y="%s" font-size="10.5" font-weight="700" fill="%s" `+
		`text-anchor="middle">%s</text>`, num(x+8), num(y+11.8), space, Letter(id))
}

// free finds a place for a label beside a base: below, above, right or left of it, whichever
// covers least.
func (p *picture) free(pose geom.Pose, size geom.Size, wide, high float64) box {
	x, y := p.at(pose.X, pose.Y)
	sin, cos := math.Sincos(milli(pose.Heading) * math.Pi / 180)
	w, l := float64(size.Width())/2, float64(size.Length())/2
	dx := math.Abs(w*cos) + math.Abs(l*sin) + 4
	dy := math.Abs(w*sin) + math.Abs(l*cos) + 4
	tries := [...][2]float64{
		{x - wide/2, y + dy}, {x - wide/2, y - dy - high}, {x + dx, y - high/2},
		{x - dx - wide, y - high/2}, {x, y + dy}, {x - wide, y + dy}, {x, y - dy - high},
		{x - wide, y - dy - high}, {x + dx, y + dy/2}, {x - dx - wide, y + dy/2},
		{x - wide/2, y + dy + 16}, {x - wide/2, y - dy - high - 16},
	}
	var best box
	least := math.Inf(1)
	for _, t := range tries {
		left := min(max(t[0], 2), p.width-wide-2)
		top := min(max(t[1], 2), p.height-high-2)
		b := box{left, top, left + wide, top + high}
		covered := 0.0
		for _, o := range p.taken {
			covered += b.meets(o)
		}
		if covered < least {
			best, least = b, covered
		}
	}
	return best
}

// tokenWords lists a ship's tokens and locks in words, and as its markers the damage cards that
// stay faceup and the conditions (2e.damage.persistent-marker).
func (p *picture) tokenWords(id game.ShipID) string {
	var words []string
	for _, t := range append(tokensOf(p.g, p.t, id), cardsOf(p.g, p.t, id)...) {
		words = append(words, t.text)
	}
	return strings.Join(words, " · ")
}

// held is a kind of token that a ship has, with how many.
type held struct {
	text  string
	color game.Color
}

// tokensOf lists the tokens and locks of a ship.
func tokensOf(g *game.Game, t *game.Table, id game.ShipID) []held {
	var list []held
	s := &t.Ships[id]
	for kind, n := range s.Tokens {
		info := &g.Tokens[kind]
		if h := g.Ships[id].Huge; h != nil && game.Token(kind) == game.EnergyToken {
			list = append(list, held{fmt.Sprintf("%s %d of %d", info.Name, n, h.Limit(s)), info.Color})
			continue
		}
		if n == 0 {
			continue
		}
		name := info.Name
		if n > 1 {
			name += " " + strconv.Itoa(int(n))
		}
		list = append(list, held{name, info.Color})
	}
	if s.Victory > 0 {
		list = append(list, held{"victory " + strconv.Itoa(int(s.Victory)), game.Blue})
	}
	for _, o := range s.Locks {
		if o.Kind != game.NoObject {
			list = append(list, held{"lock on " + objectName(g, t, o), game.Red})
		}
	}
	return list
}

// cardsOf lists the faceup damage cards and conditions of a ship.
func cardsOf(g *game.Game, t *game.Table, id game.ShipID) []held {
	var list []held
	for i := range t.Cards[:t.NCards] {
		if c := &t.Cards[i]; c.Faceup() && c.Ship == id {
			name := g.Dealt[c.Code].Name
			if c.Section != game.NoSection {
				name += " (" + c.Section.String() + ")"
			}
			list = append(list, held{name, game.Red})
		}
	}
	return list
}

// objectName names anything on the table: a ship by its letter, an obstacle as the log does, a
// device by its kind.
func objectName(g *game.Game, t *game.Table, o game.Object) string {
	switch o.Kind {
	case game.ShipObject:
		return Letter(o.Ship())
	case game.ObstacleObject:
		return text.English.Obstacle(g, int(o.ID))
	case game.DeviceObject:
		return g.Devices[t.Devices[o.ID].Kind].Name
	}
	return "nothing"
}
