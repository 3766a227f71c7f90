package draw

import (
	"math"

	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Traces are what a round leaves on a picture: the ways that ships moved and the lines of
// attacks. They are gathered from the events of a match, beginning with its set-up, and start
// afresh with every round.
type Traces struct {
	Paths []Path
	Shots []Shot
	poses [game.MaxShips]geom.Pose
}

// Path is one move of a ship.
type Path struct {
	Ship     game.ShipID
	From, To geom.Pose
	Maneuver game.Maneuver // none for boosts and rolls
}

// Shot is one attack, along the line of its range.
type Shot struct {
	Attacker, Defender game.ShipID
	Proof              game.Proof
	Range              int
	Hit                bool
}

// Note takes in events of a match in their order.
func (t *Traces) Note(events []game.Event) {
	for i := range events {
		e := &events[i]
		switch e.Kind {
		case game.RoundBegan:
			t.Paths, t.Shots = nil, nil
		case game.ShipPlaced:
			t.poses[e.Ship] = e.Pose
		case game.Moved:
			t.Paths = append(t.Paths, Path{e.Ship, t.poses[e.Ship], e.Pose, e.Maneuver})
			t.poses[e.Ship] = e.Pose
		case game.AttackDeclared:
			t.Shots = append(t.Shots, Shot{Attacker: e.Ship, Defender: e.Other, Proof: e.Proof,
				Range: e.N})
		case game.AttackHit:
			t.hit(e.Ship, e.Other)
		}
	}
}

// hit notes that the last attack of one ship on another has hit.
func (t *Traces) hit(attacker, defender game.ShipID) {
	for i := len(t.Shots) - 1; i >= 0; i-- {
		if s := &t.Shots[i]; s.Attacker == attacker && s.Defender == defender {
			s.Hit = true
			return
		}
	}
}

// paths draws where moved ships came from: a ghost of the base, and the way they took.
func (p *picture) paths() {
	if p.o.Traces == nil {
		return
	}
	for i := range p.o.Traces.Paths {
		path := &p.o.Traces.Paths[i]
		if path.From == path.To {
			continue
		}
		info := &p.g.Ships[path.Ship]
		accent := accents[side(info.Side)]
		base := geom.Place(info.Size, path.From)
		corners := base.Corners()
		p.f(`<path d="%s" fill="none" stroke="%s" stroke-width="1" stroke-opacity=".4" `+
			`stroke-dasharray="3 3"/>`, p.outline(corners[:]), accent)
		p.f(`<path d="%s" fill="none" stroke="%s" stroke-width="2" stroke-opacity=".5" `+
			`stroke-dasharray="5 4"/>`+"\n", p.curve(path), accent)
	}
}

// curve returns the way of a ship's center, close enough to see: it leaves along the old heading and
// arrives as the template ends, before the ship turns at its end.
func (p *picture) curve(path *Path) string {
	x0, y0 := p.at(path.From.X, path.From.Y)
	x1, y1 := p.at(path.To.X, path.To.Y)
	line := "M" + num(x0) + " " + num(y0)
	if path.Maneuver.IsNone() {
		return line + "L" + num(x1) + " " + num(y1)
	}
	m := path.Maneuver.Path()
	leave := milli(path.From.Heading)
	arrive := leave + milli(m.Basic().Turn())
	reach := math.Hypot(x1-x0, y1-y0) * 0.36
	if m.Reverse() {
		reach = -reach
	}
	return line + "C" + ahead(x0, y0, leave, reach) + " " + ahead(x1, y1, arrive, -reach) + " " +
		num(x1) + " " + num(y1)
}

// ahead returns the point so far ahead of another in the direction of a heading in degrees.
func ahead(x, y, heading, reach float64) string {
	sin, cos := math.Sincos(heading * math.Pi / 180)
	return num(x+reach*sin) + " " + num(y-reach*cos)
}

// shots draws the lines of attacks: whole if they hit, dotted if they missed, with the range.
func (p *picture) shots() {
	if p.o.Traces == nil {
		return
	}
	for i := range p.o.Traces.Shots {
		s := &p.o.Traces.Shots[i]
		if !s.Proof.Given {
			continue
		}
		x0, y0 := p.at(s.Proof.AX, s.Proof.AY)
		x1, y1 := p.at(s.Proof.BX, s.Proof.BY)
		dashes, mark := "1 5", `<circle cx="%s" cy="%s" r="3" fill="none" stroke="%s"/>`
		if s.Hit {
			dashes, mark = "none", `<circle cx="%s" cy="%s" r="4" fill="%s"/>`
		}
		accent := accents[side(p.g.Ships[s.Attacker].Side)]
		p.f(`<path d="M%s %sL%s %s" stroke="%s" stroke-width="1.3" stroke-dasharray="%s" `+
			`stroke-linecap="round"/>`, num(x0), num(y0), num(x1), num(y1), accent, dashes)
		p.f(mark+"\n", num(x1), num(y1), accent)
	}
}
