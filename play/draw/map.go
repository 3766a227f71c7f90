package draw

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Columns of a map: its width in characters by default, and the least.
const (
	MapColumns    = 92
	MapMinColumns = 30
)

// Map draws the table in characters, as wide as columns, or MapColumns if that is 0: about a
// centimeter a character across, two down. A ship is its letter and an arrow for its heading,
// (A↑) on the first side and [B⇓] on the second, with dots where a base is larger than that;
// # is an asteroid, % debris, ~ gas, * a device, and + a corner of the grid of range bands. A remote is
// named as ships are, but has no base: o marks its outline. The beacons of a mission are numbered.
func Map(g *game.Game, t *game.Table, columns int) string {
	if columns == 0 {
		columns = MapColumns
	}
	columns = max(columns, MapMinColumns)
	m := charMap{g: g, t: t, cols: columns}
	m.cell = float64(g.Area.Width) / float64(columns)
	m.rows = int(math.Round(float64(g.Area.Height) / (2 * m.cell)))
	m.cells = make([][]rune, m.rows)
	for i := range m.cells {
		m.cells[i] = []rune(strings.Repeat(" ", columns))
	}
	m.grid()
	m.beacons()
	m.tokens()
	m.bases()
	return m.text()
}

// charMap is a map being drawn.
type charMap struct {
	g          *game.Game
	t          *game.Table
	cols, rows int
	cell       float64 // the width of a character in nanometers; it is twice as high
	cells      [][]rune
}

// put writes a character, if it is on the map.
func (m *charMap) put(col, row int, r rune) {
	if row >= 0 && row < m.rows && col >= 0 && col < m.cols {
		m.cells[row][col] = r
	}
}

// place returns the cell of a point.
func (m *charMap) place(x, y int32) (col, row int) {
	return int(math.Floor(float64(x) / m.cell)),
		m.rows - 1 - int(math.Floor(float64(y)/(2*m.cell)))
}

// spot returns the middle of a cell in nanometers.
func (m *charMap) spot(col, row int) (x, y float64) {
	return (float64(col) + 0.5) * m.cell, (float64(m.rows-1-row) + 0.5) * 2 * m.cell
}

// grid marks where the lines of range bands cross.
func (m *charMap) grid() {
	for x := int32(geom.Band); x < m.g.Area.Width; x += geom.Band {
		for y := int32(geom.Band); y < m.g.Area.Height; y += geom.Band {
			col, row := m.place(x, y)
			m.put(col, row, '+')
		}
	}
}

// beacons writes the number of each beacon of a mission where it is.
func (m *charMap) beacons() {
	if m.g.Mission == nil {
		return
	}
	for i, at := range m.g.Mission.Beacons {
		col, row := m.place(at.X, at.Y)
		m.put(col, row, rune('1'+i))
	}
}

// marks are the characters of obstacles by kind.
var marks = map[geom.Kind]rune{geom.Asteroid: '#', geom.Debris: '%', geom.GasCloud: '~',
	geom.ChaffCloud: '=', geom.Fire: '^'}

// tokens fills the outlines of obstacles and devices.
func (m *charMap) tokens() {
	for i := range m.g.Obstacles {
		if o := &m.t.Obstacles[i]; o.Placed && !o.Gone {
			info := &m.g.Obstacles[i]
			token := info.Token(o.Pose)
			m.fill(&token, marks[info.Kind()])
		}
	}
	for i := range m.t.Devices[:m.t.NDevices] {
		d := &m.t.Devices[i]
		token := geom.PlaceDevice(m.g.Devices[d.Kind].Outline, d.Pose)
		mark := '*'
		if m.g.Devices[d.Kind].Remote {
			mark = 'o'
		}
		m.fill(&token, mark)
	}
}

// fill marks the cells whose middle is in a token, and that of its center.
func (m *charMap) fill(token *geom.Token, r rune) {
	spots := token.Outline(nil)
	for row := range m.rows {
		for col := range m.cols {
			if x, y := m.spot(col, row); inside(spots, x, y) {
				m.put(col, row, r)
			}
		}
	}
	col, row := m.place(token.Pose.X, token.Pose.Y)
	m.put(col, row, r)
}

// inside reports whether a point is in an outline: a ray to the right leaves it an odd number
// of times.
func inside(spots []geom.Spot, x, y float64) bool {
	odd := false
	before := spots[len(spots)-1]
	for _, s := range spots {
		y0, y1 := float64(before.Y), float64(s.Y)
		if (y0 > y) != (y1 > y) {
			cross := float64(before.X) + (y-y0)/(y1-y0)*float64(s.X-before.X)
			odd = odd != (x < cross)
		}
		before = s
	}
	return odd
}

// arrows show headings from up clockwise in steps of 45 degrees, by side.
var arrows = [2][]rune{[]rune("↑↗→↘↓↙←↖"), []rune("⇑⇗⇒⇘⇓⇙⇐⇖")}

// Arrow returns the arrow for a heading in microdegrees of a ship of a seat.
func Arrow(p game.Player, heading int32) string {
	n := (heading + geom.FullTurn/16) / (geom.FullTurn / 8) % 8
	return string(arrows[side(p)][n])
}

// bases draws the ships: dots for the base first, so that no letter is covered. Colons stand for the fore
// section of a huge ship.
func (m *charMap) bases() {
	for id := range m.g.Ships {
		if !m.t.Ships[id].OnTable {
			continue
		}
		base := geom.Place(m.g.Ships[id].Size, m.t.Ships[id].Pose)
		corners := base.Corners()
		fore := corners
		huge := m.g.Ships[id].Huge != nil
		if huge {
			half := base.Section(geom.Fore)
			fore = half.Corners()
		}
		for row := range m.rows {
			for col := range m.cols {
				x, y := m.spot(col, row)
				switch {
				case huge && inside(fore[:], x, y):
					m.put(col, row, ':')
				case inside(corners[:], x, y):
					m.put(col, row, '.')
				}
			}
		}
	}
	for id := range m.g.Ships {
		if s := &m.t.Ships[id]; s.OnTable || lies(m.g, m.t, game.ShipID(id)) {
			col, row := m.place(s.Pose.X-int32(m.cell/2), s.Pose.Y)
			for i, r := range []rune(Sign(m.g, m.t, game.ShipID(id))) {
				m.put(col-1+i, row, r)
			}
		}
	}
}

// lies reports whether a remote is on the table, where it is a device.
func lies(g *game.Game, t *game.Table, id game.ShipID) bool {
	return g.Ships[id].Remote != nil && slices.ContainsFunc(t.Devices[:t.NDevices], func(d game.Device) bool {
		return d.Ship == id
	})
}

// Sign returns how a map shows a ship on the table: (A↑) or [B⇓].
func Sign(g *game.Game, t *game.Table, id game.ShipID) string {
	p := g.Ships[id].Side
	frame := [2]string{"(%s%s)", "[%s%s]"}[side(p)]
	return fmt.Sprintf(frame, Letter(id), Arrow(p, t.Ships[id].Pose.Heading))
}

// Line says how a ship is in one line: (A↑) Name, shields and hull that are left, tokens, Force
// and charges.
func Line(g *game.Game, t *game.Table, id game.ShipID) string {
	info, s := &g.Ships[id], &t.Ships[id]
	if !s.OnTable && !lies(g, t, id) {
		return fmt.Sprintf("%-4s %s: %s", " "+Letter(id), info.Name, absence(s))
	}
	hull := s.HullValue(info, game.ForeSection)
	words := []string{standing(int(s.Shields), s.ShieldValue(info, game.ForeSection), hull-s.AllDamage(), hull)}
	if info.Huge != nil {
		words = hugeWords(info, s)
	}
	for _, held := range append(tokensOf(g, t, id), cardsOf(g, t, id)...) {
		words = append(words, held.text)
	}
	words = append(words, supplyOf(g, t, id)...)
	if s.Doomed {
		words = append(words, "will be destroyed at the end of the round")
	}
	return fmt.Sprintf("%s %s: %s", Sign(g, t, id), info.Name, strings.Join(words, ", "))
}

// standing says what is left of shields and hull.
func standing(shields, ofShields, hull, ofHull int) string {
	words := fmt.Sprintf("hull %d of %d", max(0, hull), ofHull)
	if ofShields > 0 {
		words = fmt.Sprintf("shields %d of %d, ", shields, ofShields) + words
	}
	return words
}

// hugeWords say what is left of a huge ship, by sections where each has its own ship card.
func hugeWords(info *game.ShipInfo, s *game.Ship) []string {
	var words []string
	for _, at := range game.Sections() {
		switch damage, _, _ := s.CardsAt(at); {
		case !info.Huge.Two && at == game.ForeSection:
			words = append(words, standing(int(s.Shields), s.ShieldValue(info, at), s.HullValue(info, at)-s.AllDamage(),
				s.HullValue(info, at)))
		case !info.Huge.Two:
		case s.Crippled.Has(at):
			words = append(words, at.String()+" crippled")
		default:
			words = append(words, at.String()+": "+standing(int(*s.ShieldsAt(info, at)), s.ShieldValue(info, at),
				s.HullValue(info, at)-int(*damage), s.HullValue(info, at)))
		}
	}
	return words
}

// supplyOf lists what a ship has left to spend: Force, and the charges of its cards.
func supplyOf(g *game.Game, t *game.Table, id game.ShipID) []string {
	var words []string
	if most := g.Ships[id].Force; most > 0 {
		words = append(words, fmt.Sprintf("Force %d of %d", t.Ships[id].Force, most))
	}
	for n := range g.Cards {
		card, c := &g.Cards[n], &t.Charges[n]
		switch {
		case card.Ship != id || c.Away():
		case c.Off:
			words = append(words, card.Name+" discarded")
		case card.Charges > 0:
			kind := "charges"
			if card.Energy {
				kind = "energy"
			}
			words = append(words, fmt.Sprintf("%s %d of %d %s", card.Name, c.Active, card.Charges, kind))
		}
	}
	return words
}

// text puts the frame around the map: a scale in millimeters at the left and below.
func (m *charMap) text() string {
	var out strings.Builder
	line := "     +" + strings.Repeat("-", m.cols) + "+\n"
	out.WriteString(line)
	marked := map[int]int{}
	for y := int32(geom.Band); y < m.g.Area.Height; y += geom.Band {
		_, row := m.place(0, y)
		marked[row] = int(y / geom.Millimeter)
	}
	for row := range m.cells {
		scale := "     "
		if mm, ok := marked[row]; ok {
			scale = fmt.Sprintf("%4d ", mm)
		}
		fmt.Fprintf(&out, "%s|%s|\n", scale, string(m.cells[row]))
	}
	out.WriteString(line)
	below := []rune(strings.Repeat(" ", m.cols+8))
	for x := int32(geom.Band); x < m.g.Area.Width; x += geom.Band {
		col, _ := m.place(x, 0)
		for i, r := range fmt.Sprint(x / geom.Millimeter) {
			below[5+col+i] = r
		}
	}
	out.WriteString(strings.TrimRight(string(below), " ") + "\n")
	return out.String()
}
