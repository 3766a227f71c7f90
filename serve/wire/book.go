package wire

import (
	"strings"

	"koiogran/engine/card"
	"koiogran/engine/data"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/text"
)

// Book knows the facts of an edition that a match does not carry with it: what its cards do, and
// what its types of ships are called. It is safe for use by many goroutines.
type Book struct {
	edition   *rules.Compiled
	pilots    map[string]string
	upgrades  map[string]string
	abilities map[string]string // of ships, by their names
	dealt     map[string]string // damage cards and conditions
}

// NewBook returns the book of an edition.
func NewBook(e *rules.Compiled) *Book {
	return &Book{
		edition: e, pilots: summaries(e.Pilots), upgrades: summaries(e.Upgrades),
		abilities: summaries(e.ShipAbilities), dealt: summaries(e.Damage, e.Conditions),
	}
}

// summaries returns what cards do, by their ids.
func summaries(lists ...[]card.Def) map[string]string {
	does := map[string]string{}
	for _, defs := range lists {
		for i := range defs {
			does[defs[i].ID] = defs[i].Summary
		}
	}
	return does
}

// Does says what a card in play from the start does, nothing if it has no ability.
func (b *Book) Does(c *game.CardInfo) string {
	switch c.Slot {
	case "pilot", "shared":
		return b.pilots[c.ID]
	case "ship":
		return b.abilities[c.Name]
	}
	return b.upgrades[c.ID]
}

// Card says what a card of the catalogue does, and whether that is built: a card without an
// ability has nothing to build.
func (b *Book) Card(c data.Card) (does string, built bool) {
	of := func(list map[string]string, id string, has bool) (string, bool) {
		does, ok := list[id]
		return does, ok || !has
	}
	switch row := c.Row.(type) {
	case *data.Pilot:
		does, built = of(b.pilots, c.ID, row.HasAbility)
		if row.ShipAbility != "" {
			ship, ok := of(b.abilities, row.ShipAbility, true)
			does, built = strings.TrimSpace(does+" "+ship), built && ok
		}
	case *data.Upgrade:
		has := false
		for _, side := range row.Sides {
			has = has || side.HasAbility || side.Attack != nil || side.Device != nil
		}
		return of(b.upgrades, c.ID, has)
	case *data.DamageCard, *data.Condition:
		return of(b.dealt, c.ID, true)
	default:
		return "", true
	}
	return does, built
}

// kind names a type of ship.
func (b *Book) kind(ship string) string {
	if row, ok := b.edition.Facts.Ship(ship); ok {
		return row.Name
	}
	return ship
}

// sizes are the names of the sizes of bases.
var sizes = map[geom.Size]string{
	geom.Small: "small", geom.Medium: "medium", geom.Large: "large", geom.HugeLong: "huge",
	geom.HugeShort: "huge", geom.Huge2: "huge",
}

// colors are the names of the colors of tokens.
var colors = map[game.Color]string{
	game.Green: "green", game.Orange: "orange", game.Blue: "blue", game.Red: "red",
}

// kinds are the names of the kinds of obstacles.
var kinds = map[geom.Kind]string{
	geom.Asteroid: "asteroid", geom.Debris: "debris", geom.GasCloud: "gas",
	geom.ChaffCloud: "chaff", geom.Fire: "fire",
}

// Teller turns a match into messages. It works on an Exec, and so for one goroutine at a time.
type Teller struct {
	// Language is the language of the texts, English at first.
	Language text.Language
	// Names are the players' names in suggestions; one without a name goes by the number of the seat.
	Names text.Names

	book *Book
	x    *game.Exec
	g    *game.Game
}

// NewTeller returns the teller of a match, which is asked through x.
func NewTeller(b *Book, x *game.Exec) *Teller { return &Teller{book: b, x: x, g: x.G} }

// Player returns who is at a seat; no one does at 0.
func (s Seat) Player() game.Player {
	if s < 1 || s > game.MaxSeats {
		return game.NoPlayer
	}
	return game.Player(s - 1)
}

// SeatOf returns the seat of a player: 0 for chance, and for someone who watches.
func SeatOf(p game.Player) Seat {
	if !p.IsSeat() {
		return 0
	}
	return Seat(p) + 1
}

// shipNumber returns the number of a ship, nil if it is none.
func shipNumber(id game.ShipID) *int {
	if id == game.NoShip {
		return nil
	}
	if int(id) < len(shipNumbers) {
		return &shipNumbers[id]
	}
	n := int(id)
	return &n
}

// shipNumbers are the numbers of ships. All messages point at them, and nothing changes them.
var shipNumbers = func() (list [game.MaxShips]int) {
	for id := range list {
		list[id] = id
	}
	return list
}()

// poseOf turns a pose into millimeters and degrees.
func poseOf(p geom.Pose) Pose {
	return Pose{Point{milli(p.X), milli(p.Y)}, milli(p.Heading)}
}

// spotOf turns a point into millimeters.
func spotOf(x, y int32) Point { return Point{milli(x), milli(y)} }

// outlineOf turns an outline into millimeters.
func outlineOf(spots []geom.Spot) []Point {
	list := make([]Point, len(spots))
	for i, s := range spots {
		list[i] = spotOf(s.X, s.Y)
	}
	return list
}

// milli turns nanometers into millimeters, and microdegrees into degrees.
func milli(n int32) float64 { return float64(n) / geom.Millimeter }
