// Package draw makes pictures of a table: SVG for people with a screen, characters for a
// terminal. It draws what both players can see, nothing else, and all drawings are our own.
//
// A picture is self-contained and static: no script, no font, no address in it. Sides differ
// in color, in hatching and in the frame of the ship's letter, so that no color is
// needed to read it.
package draw

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"strconv"
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Options say what a picture shows beside the table. The zero value shows the table alone.
type Options struct {
	// Title is above the table and is read out for the picture.
	Title string
	// Names are the names of the squads, first seat first; an empty one is not shown.
	Names [2]string
	// Traces are the moves and attacks to show; nil shows none.
	Traces *Traces
}

// Measures of the picture in its own units, which are millimeters of the table.
const (
	margin    = 44.0 // around the table, for the ruler
	headline  = 56.0 // above it, for the title
	rosterRow = 34.0 // of the list of ships
)

// The colors. The sides' accents differ in lightness as well as in hue.
const (
	space    = "#0a0e18"
	backdrop = "#10172a"
	starlit  = "#c9d4ee"
	quiet    = "#8d9abb"
	faint    = "#2a3552"
)

// accents are the colors of the two sides.
var accents = [2]string{"#7cc4e8", "#e9b872"}

// picture is an SVG being written: the match, and where things stand on the table.
type picture struct {
	bytes.Buffer
	g      *game.Game
	t      *game.Table
	o      Options
	width  float64 // of the table in mm
	height float64
	taken  []box // where no more labels go
}

// SVG draws the table t of a match of g. The picture is as wide as the play area with a margin,
// one unit of it is a millimeter, and below the table both squads are listed with what is left
// of them. Errors come from w.
func SVG(w io.Writer, g *game.Game, t *game.Table, o Options) error {
	p := picture{g: g, t: t, o: o, width: milli(g.Area.Width), height: milli(g.Area.Height)}
	rows := max(p.count(game.Seat1), p.count(game.Seat2))
	wide := p.width + 2*margin
	high := headline + p.height + margin + 40 + float64(rows)*rosterRow + 20
	title := o.Title
	if title == "" {
		title = "The table"
	}
	p.f(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %s %s" role="img" `+
		`aria-labelledby="title desc" font-family="system-ui, 'DejaVu Sans', sans-serif">`+"\n",
		num(wide), num(high))
	p.f("<title id=\"title\">%s</title>\n", escape(title))
	p.f("<desc id=\"desc\">%s</desc>\n", escape(p.inWords()))
	p.definitions()
	p.f(`<rect width="%s" height="%s" fill="%s"/>`+"\n", num(wide), num(high), space)
	if o.Title != "" {
		p.f(`<text x="%s" y="36" font-size="24" fill="%s">%s</text>`+"\n", num(margin), starlit,
			escape(o.Title))
	}
	p.f(`<g transform="translate(%s %s)">`+"\n", num(margin), num(headline))
	p.area()
	p.f(`<g clip-path="url(#edge)">` + "\n")
	p.obstacles()
	p.devices()
	p.markers()
	p.paths()
	p.ships()
	p.shots()
	p.labels()
	p.f("</g>\n")
	p.ruler()
	p.f("</g>\n")
	p.roster(headline + p.height + margin + 34)
	p.f("</svg>\n")
	_, err := w.Write(p.Bytes())
	return err
}

// f writes a piece of the picture. It takes no input that is not escaped or a number.
func (p *picture) f(format string, args ...any) { fmt.Fprintf(p, format, args...) }

// count returns how many ships a seat brought.
func (p *picture) count(seat game.Player) int {
	n := 0
	for i := range p.g.Ships {
		if p.g.Ships[i].Side == seat {
			n++
		}
	}
	return n
}

// inWords says what the picture shows, for those who hear it.
func (p *picture) inWords() string {
	var text strings.Builder
	if p.t.Round > 0 {
		fmt.Fprintf(&text, "Round %d. ", p.t.Round)
	}
	for id := range p.g.Ships {
		info, s := &p.g.Ships[id], &p.t.Ships[id]
		fmt.Fprintf(&text, "%s of player %d: ", info.Name, info.Owner+1)
		if !s.OnTable && !lies(p.g, p.t, game.ShipID(id)) {
			fmt.Fprintf(&text, "%s. ", absence(s))
			continue
		}
		fmt.Fprintf(&text, "at %.0f, %.0f mm, heading %.0f degrees. ", milli(s.Pose.X),
			milli(s.Pose.Y), milli(s.Pose.Heading))
	}
	return strings.TrimSpace(text.String())
}

// absence says why a ship is not on the table.
func absence(s *game.Ship) string {
	switch {
	case s.Destroyed:
		return "destroyed"
	case s.Fled:
		return "fled"
	case s.Carrier() != game.NoShip:
		return "docked"
	case s.InReserve():
		return "in reserve"
	}
	return "not placed"
}

// definitions writes what is used several times: the hatching of each side, the stuff of each
// kind of obstacle, and the silhouettes of the ships in the match.
func (p *picture) definitions() {
	p.f("<defs>\n")
	p.f(`<clipPath id="edge"><rect width="%s" height="%s"/></clipPath>`+"\n", num(p.width),
		num(p.height))
	p.f(`<pattern id="side1" width="6" height="6" patternUnits="userSpaceOnUse" `+
		`patternTransform="rotate(45)"><path d="M0 0V6" stroke="%s" stroke-width="1.2" `+
		`stroke-opacity=".45"/></pattern>`+"\n", accents[0])
	p.f(`<pattern id="side2" width="6" height="6" patternUnits="userSpaceOnUse">`+
		`<circle cx="1.5" cy="1.5" r=".8" fill="%s" fill-opacity=".4"/>`+
		`<circle cx="4.5" cy="4.5" r=".8" fill="%s" fill-opacity=".4"/></pattern>`+"\n",
		accents[1], accents[1])
	p.f(`<pattern id="rubble" width="9" height="9" patternUnits="userSpaceOnUse" ` +
		`patternTransform="rotate(30)"><path d="M1 1h3M5 5h3" stroke="#b7b2a3" ` +
		`stroke-opacity=".5"/></pattern>` + "\n")
	p.f(`<pattern id="gas" width="10" height="8" patternUnits="userSpaceOnUse">` +
		`<path d="M0 4q2.5-3 5 0t5 0" fill="none" stroke="#9fc9b4" stroke-opacity=".55"/>` +
		`</pattern>` + "\n")
	done := map[string]bool{}
	for i := range p.g.Ships {
		info := &p.g.Ships[i]
		s := shapeOf(info.Ship, info.Size)
		if !done[s.name] {
			done[s.name] = true
			p.silhouette(s)
		}
	}
	p.f("</defs>\n")
}

// silhouette defines one drawing; the wing is drawn on both sides.
func (p *picture) silhouette(s *shape) {
	p.f(`<g id="%s" stroke-linejoin="round">`, s.name)
	if s.wing != "" {
		p.f(`<path id="%s-wing" d="%s"/><use href="#%s-wing" transform="scale(-1 1)"/>`, s.name,
			s.wing, s.name)
	}
	p.f(`<path d="%s"/><path d="%s" fill="%s" stroke="none"/></g>`+"\n", s.hull, s.detail, space)
}

// milli turns nanometers into millimeters, and microdegrees into degrees.
func milli(n int32) float64 { return float64(n) / geom.Millimeter }

// num prints a number to a hundredth of a unit.
func num(v float64) string {
	s := strconv.FormatFloat(v, 'f', 2, 64)
	s = strings.TrimRight(strings.TrimRight(s, "0"), ".")
	if s == "-0" {
		return "0"
	}
	return s
}

// at returns a point of the table in the picture, which counts downward.
func (p *picture) at(x, y int32) (float64, float64) { return milli(x), p.height - milli(y) }

// escape makes a text fit to stand in the picture.
func escape(text string) string {
	var out bytes.Buffer
	xml.EscapeText(&out, []byte(text)) // a buffer takes everything
	return out.String()
}
