package match

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"strings"

	"koiogran/engine/data"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/squad"
)

// Seeds are what one seed gives: a seed for each seat and one for the dice, so that another bot
// in one seat changes neither the other seat's bot nor the dice.
type Seeds struct {
	Seats [game.MaxSeats]uint64
	Dice  uint64
}

// SeedsOf returns the seeds that follow from one.
func SeedsOf(seed uint64) Seeds {
	r := rand.New(rand.NewPCG(seed, 0x6d61746368))
	var s Seeds
	s.Seats[game.Seat1], s.Seats[game.Seat2], s.Dice = r.Uint64(), r.Uint64(), r.Uint64()
	s.Seats[game.Seat3], s.Seats[game.Seat4] = r.Uint64(), r.Uint64() // last: they change nothing for two players
	return s
}

// Squad says of a squad what a match needs to know: the ships with their upgrades, at the
// points of the catalogue.
func Squad(c *data.Catalogue, s *squad.Squad) rules.Squad {
	out := rules.Squad{Name: s.Name, Points: squad.Cost(c, *s), Deck: s.Deck}
	for i := range s.Ships {
		if s.IsAft(c, i) {
			continue // it is a part of the ship with the other section
		}
		l := loadoutOf(c, &s.Ships[i])
		if aft := s.AftOf(c, i); aft != nil {
			other := loadoutOf(c, aft)
			l.Aft = &other
		}
		out.Ships = append(out.Ships, l)
	}
	for _, w := range s.Formation(c) { // of second edition, where each ship card is a ship
		out.Wings = append(out.Wings, rules.Wing(w))
	}
	return out
}

// loadoutOf says of a ship card what a match needs to know.
func loadoutOf(c *data.Catalogue, ship *squad.Ship) rules.Loadout {
	l := rules.Loadout{Pilot: ship.Pilot, Points: ship.Cost(c)}
	for _, u := range ship.Upgrades {
		l.Upgrades = append(l.Upgrades, u.ID)
	}
	return l
}

// Waiting names the cards of a squad that cannot be flown yet, because their ability is not
// built; none if the squad can be flown. Unknown cards are not its concern.
func Waiting(c *rules.Compiled, s *squad.Squad) []string {
	var names []string
	for _, ship := range Squad(c.Facts, s).Ships {
		ids, err := c.Lacks(ship)
		if err != nil {
			continue
		}
		for _, id := range ids {
			if name := nameOfCard(c.Facts, id); !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return names
}

// Room sets up a match of a squad against itself and says which limit of a match that exceeds, such as how many ships
// and cards it holds; empty if none.
func Room(c *rules.Compiled, s *squad.Squad, f *squad.Format) string {
	side := Squad(c.Facts, s)
	setup := rules.Setup{Squads: [2]rules.Squad{side, side}, Unimplemented: true}
	Lay(&setup, c.Measure, f, s, s)
	_, _, err := c.NewGame(setup)
	if err == nil {
		return ""
	}
	return strings.TrimPrefix(err.Error(), rules.ErrSetup.Error()+": ")
}

// nameOfCard returns the name of a pilot, an upgrade or a ship ability by its id.
func nameOfCard(c *data.Catalogue, id string) string {
	if pilot, ok := c.Pilot(id); ok {
		return pilot.Name
	}
	if upgrade, ok := c.Upgrade(id); ok {
		return upgrade.Name
	}
	return id
}

// DropPoints makes a squad one without points: of quick builds the threat alone counts, which is
// the same on both sides (2e.squad.quick-build.no-points), and of Deployment cards nothing does
// (msg.setup.first-player.quickplay).
func DropPoints(s *rules.Squad) {
	s.Points = 0
	for i := range s.Ships {
		s.Ships[i].Points = 0
	}
}

// obstaclesEach is how many obstacles each player brings (2e.setup.obstacles.three-per-player).
const obstaclesEach = 3

// Obstacles returns the obstacles of a match: the three of each squad, the first seat's first.
// A squad that does not name three brings its half of the core box.
func Obstacles(measure geom.Game, a, b *squad.Squad) []string {
	return obstaclesOf(measure, obstaclesEach, a, b)
}

// Lay gives a set-up the table of a format: the obstacles of both squads and, where the play area was
// not agreed on, that of an Epic match (1e.epic.squad, 2e.epic.area).
func Lay(setup *rules.Setup, measure geom.Game, f *squad.Format, a, b *squad.Squad) {
	setup.Obstacles = obstaclesOf(measure, cmp.Or(f.Obstacles, obstaclesEach), a, b)
	if f.Wide && setup.Width == 0 && setup.Height == 0 {
		area := geom.EpicArea()
		setup.Width = uint16(area.Width / geom.Millimeter)
		setup.Height = uint16(area.Height / geom.Millimeter)
	}
}

// obstaclesOf is Obstacles with this many of each squad. A squad that names another number brings its
// half of the core box, or all of it where that is the number.
func obstaclesOf(measure geom.Game, each int, a, b *squad.Squad) []string {
	box := measure.CoreBox()
	var codes []string
	for i, s := range [...]*squad.Squad{a, b} {
		if len(s.Obstacles) == each {
			codes = append(codes, s.Obstacles...)
			continue
		}
		for n := range each {
			codes = append(codes, box[(i*each+n)%len(box)].ID())
		}
	}
	return codes
}
