package soak

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"koiogran/check/twin"
	"koiogran/engine/data"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/match"
	"koiogran/play/squad"
)

// order is what a match is drawn from.
type order struct {
	seed   uint64
	force  [2]*forced // the cards forced into the squads, nil for none
	wanted squad.Pool // with forced cards: those that are still to be used, often as needed
	again  *scenario  // a match whose squads, obstacles and players meet once more
}

// forcing reports whether cards are forced into the squads.
func (o *order) forcing() bool { return o.force[0] != nil }

// scenario is everything that decides a match.
type scenario struct {
	order
	setup   rules.Setup
	players [game.MaxSeats]playerKind
	passing bool   // both pass wherever they can
	program string // that takes all seats, empty for any of the players

	choosing bool // all weigh every option, and what they are offered and choose is counted

	twins twin.Changes // in what its twin differs; in nothing if it has none
}

// drawer draws scenarios.
type drawer struct {
	o      *Options
	pool   squad.Pool
	format squad.Format
	forced map[string]*forced // by the names in a report
	// other are the cards that a run of Epic matches leaves to the usual ones: all that a ship can use that is
	// not huge. It draws them, and neither forces them nor counts them.
	other map[string]bool
	// stranded are the cards that no squad can have, once cards are forced to cover all.
	stranded []UnplayableCard
}

// newDrawer finds out which cards are built.
func newDrawer(o Options) (*drawer, error) {
	d := &drawer{o: &o, pool: match.Pool(o.Edition), format: squad.UsualOf(o.Edition.ID)}
	if o.Epic {
		n := slices.IndexFunc(squad.Formats(), func(f squad.Format) bool { return f.Wide && f.Edition == o.Edition.ID })
		if n < 0 {
			return nil, fmt.Errorf("soak: %s has no Epic matches; expected an edition that has", o.Edition.ID)
		}
		d.format = squad.Formats()[n]
		d.favorHuge()
	}
	if len(d.pool.Pilots) == 0 {
		return nil, fmt.Errorf("%w: not one ship card is built", squad.ErrPool)
	}
	return d, d.prepare()
}

// prepare finds out how to force the cards that may be forced.
func (d *drawer) prepare() error {
	names := d.o.Force
	if d.o.Cover > 0 {
		names = slices.Concat(names, d.cards())
	}
	d.forced, d.other = map[string]*forced{}, map[string]bool{}
	for i, name := range names {
		f, err := d.force(name)
		if err != nil {
			return err
		}
		if i >= len(d.o.Force) && d.o.Epic && !d.hugeOnly(f) {
			d.other[name] = true
			continue
		}
		if d.o.Cover > 0 && (d.ofEpic(f) || !f.pilot && len(f.ships) == 0 && !d.armament(f.card)) {
			d.strand(f)
			continue
		}
		d.forced[name] = f
	}
	return nil
}

// areaOdds is how many matches there are to one on a play area of another size.
const areaOdds = 10

// scenario draws a match, with the cards that are forced into its squads.
func (d *drawer) scenario(o order) (*scenario, error) {
	s, err := d.match(o)
	if err == nil && d.o.Twins {
		s.twins = twin.Possible(d.o.Edition, &s.setup)
	}
	return s, err
}

// match is scenario without a twin.
func (d *drawer) match(o order) (*scenario, error) {
	rng := rand.New(rand.NewPCG(o.seed, 0x736f616b))
	s := &scenario{order: o, program: d.o.Program, choosing: d.o.Chosen}
	if o.again != nil {
		s.setup, s.players = o.again.setup, o.again.players
		s.again = nil // what it repeats it is
		return s, nil
	}
	pool := d.swarm(rng)
	for p := range s.setup.Squads {
		built, err := d.squad(rng, pool, &o, p)
		if err != nil {
			return nil, err
		}
		s.setup.Squads[p] = match.Squad(d.o.Edition.Facts, &built)
		s.players[p] = playerKind(rng.IntN(int(playerKinds)))
		if o.forcing() { // matches that last
			s.players[p] = [...]playerKind{weightedPilot, uniformPilot, beginner}[rng.IntN(3)]
		}
	}
	if err := d.partners(rng, pool, s); err != nil {
		return nil, err
	}
	d.table(rng, s)
	d.mission(rng, s)
	if d.o.Epic {
		area := geom.EpicArea()
		s.setup.Width = uint16(area.Width / geom.Millimeter)
		s.setup.Height = uint16(area.Height / geom.Millimeter)
		return s, nil
	}
	if rng.IntN(areaOdds) == 0 {
		s.setup.Width = uint16(rules.LeastArea + rng.IntN(rules.MostArea-rules.LeastArea+1))
		s.setup.Height = uint16(rules.LeastArea + rng.IntN(rules.MostArea-rules.LeastArea+1))
	}
	if !o.forcing() && d.o.Seats < 3 && rng.IntN(escalationOdds) == 0 {
		d.escalation(rng, s)
	}
	return s, nil
}

// table draws the obstacles of a match and what the players agree on.
func (d *drawer) table(rng *rand.Rand, s *scenario) {
	rocks := rng.IntN(7)
	if d.o.Epic {
		rocks = rng.IntN(13)
	}
	if o := &s.order; o.forcing() && (o.force[0].needs.rocks || o.force[1].needs.rocks) {
		rocks = 6
	}
	for range rocks {
		o := geom.Obstacle(rng.IntN(geom.Obstacles))
		if !d.o.Edition.Measure.Has(o.Kind()) {
			continue
		}
		s.setup.Obstacles = append(s.setup.Obstacles, o.ID())
	}
	o := &s.setup.Options
	for _, setting := range game.Settings() {
		if setting.IsSwitch() && !setting.OfMode && d.o.Edition.Offers(&setting) && rng.IntN(settingOdds) == 0 {
			setting.Set(o, 1)
		}
	}
	o.RoundLimit = uint8(d.o.Rounds)
	o.DiceLimit = uint8(6 * (rng.IntN(4) / 3))
	if d.o.Edition.Optional.HugeObstacle > 0 && !d.o.Epic && asteroids(s.setup.Obstacles) >= 3 {
		o.HugeObstacle = uint8(rng.IntN(9) / 3)
	}
}

// settingOdds is how many matches there are to one with a switch on.
const settingOdds = 4

// missionOdds is how many matches there are to one of a mission.
const missionOdds = 12

// mission draws a mission for which the squads are meant, for some matches.
func (d *drawer) mission(rng *rand.Rand, s *scenario) {
	if d.o.Mission != "" {
		s.setup.Mission = d.o.Mission
		return
	}
	var fit []string
	for i := range d.o.Edition.Missions {
		if m := &d.o.Edition.Missions[i]; !m.Fixed && m.Epic == d.o.Epic {
			fit = append(fit, m.ID)
		}
	}
	if len(fit) > 0 && rng.IntN(missionOdds) == 0 {
		s.setup.Mission = fit[rng.IntN(len(fit))]
	}
}

// asteroids counts the asteroids of a list.
func asteroids(codes []string) int {
	n := 0
	for _, code := range codes {
		if o, ok := geom.ObstacleNamed(code); ok && o.Kind() == geom.Asteroid {
			n++
		}
	}
	return n
}

// partners draws the squads of players 3 and 4. Where the squads of all players do not fit into one match they
// have as many ships fewer.
func (d *drawer) partners(rng *rand.Rand, pool squad.Pool, s *scenario) error {
	for p := game.Seat3; int(p) < d.o.Seats; p++ {
		built, err := squad.Random(rng, d.o.Edition.Facts, pool, d.format)
		if err != nil {
			return err
		}
		built.Deck = "" // partners share that of the captain
		s.setup.Partners = append(s.setup.Partners, match.Squad(d.o.Edition.Facts, &built))
		s.players[p] = playerKind(rng.IntN(int(playerKinds)))
	}
	for range game.MaxShips {
		if d.o.Seats < 3 || d.fits(s) {
			break
		}
		for p := game.Seat1; int(p) < d.o.Seats; p++ {
			if ships := s.setup.Squad(p).Ships; len(ships) > 1 {
				s.setup.Squad(p).Ships = ships[:len(ships)-1]
			}
		}
	}
	return nil
}

// fits reports whether a match has room for the ships of a set-up.
func (d *drawer) fits(s *scenario) bool {
	_, _, err := d.o.Edition.NewGame(s.setup)
	return err == nil
}

// isHuge reports whether a ship card belongs to a huge ship.
func (d *drawer) isHuge(pilot string) bool {
	p, _ := d.o.Edition.Facts.Pilot(pilot)
	ship, _ := d.o.Edition.Facts.Ship(p.Ship)
	return ship.Size == data.Huge
}

// favorHuge makes huge ships stand in the pool as often as all other ships together.
func (d *drawer) favorHuge() {
	var huge []string
	for _, id := range d.pool.Pilots {
		if d.isHuge(id) {
			huge = append(huge, id)
		}
	}
	if len(huge) == 0 {
		return
	}
	for n := len(d.pool.Pilots); n > 0; n -= len(huge) {
		d.pool.Pilots = append(d.pool.Pilots, huge...)
	}
}

// swarm switches a random half of the cards off and gives the others very different odds, so
// that unlikely cards meet: an id that is in a pool several times is drawn more often.
func (d *drawer) swarm(rng *rand.Rand) squad.Pool {
	half := func(ids []string) []string {
		var list []string
		for _, id := range ids {
			if rng.IntN(2) == 0 {
				continue
			}
			for range [...]int{1, 1, 1, 3, 10}[rng.IntN(5)] {
				list = append(list, id)
			}
		}
		if len(list) == 0 {
			return ids
		}
		return list
	}
	return squad.Pool{Pilots: half(d.pool.Pilots), Upgrades: half(d.pool.Upgrades)}
}

// squad draws the squad of seat p from a pool, or with a card in it if one is forced.
func (d *drawer) squad(rng *rand.Rand, pool squad.Pool, o *order, p int) (squad.Squad, error) {
	if o.forcing() {
		return d.with(rng, o, p)
	}
	if rng.IntN(dockingOdds) == 0 {
		if s, ok := d.docking(rng); ok {
			return s, nil
		}
	}
	return squad.Random(rng, d.o.Edition.Facts, pool, d.format)
}

// cards lists the cards of the pool that a run is to use, as a report names them, each once.
func (d *drawer) cards() []string {
	var names []string
	seen := map[string]bool{}
	add := func(name string) {
		if !seen[name] && !d.other[name] {
			seen[name] = true
			names = append(names, name)
		}
	}
	for _, id := range d.pool.Pilots {
		add(id)
	}
	for _, id := range d.pool.Upgrades {
		add(label(d.o.Edition.Facts, id, false))
	}
	return names
}
