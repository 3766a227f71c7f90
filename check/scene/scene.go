// Package scene is a builder for tests of rules and cards: it puts a few ships on the table,
// starts at any step of a round, scripts dice and draws and answers questions by name.
//
//	s := scene.Second(t)
//	escort := s.Mine("bluesquadronescort", scene.At(457, 300, 0))
//	tie := s.Theirs("academypilot", scene.At(457, 400, 180), scene.Tokens(game.EvadeToken, 1))
//	s.Attack(escort, tie)
//	s.Dice("hit", "hit", "blank", "focus")
//	s.Dice("blank", "blank", "blank")
//	s.Use(tie, "spend evade")
//	s.Face("blank")
//	s.WantDamage(tie, 1)
//	s.Done()
//
// A scene is strict. Every answer is given to the question that is open now, dice included: an
// answer that is not among the options fails, and so does a roll of another number of dice.
// What was started runs to its own end and no further: Attack and Engage end with the ship's
// engagement, Activate with its activation, Planning with the phase. Done, which every scene
// must end with, fails if a question is left open. Nothing in a scene is left to chance.
//
// Every failure shows the open question, who is asked, its options in words and where in the
// rules the match stands.
package scene

import (
	"strings"
	"sync"

	"koiogran/engine/edition/first"
	"koiogran/engine/edition/second"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// T is what a scene reports to; *testing.T is one. Fatalf must not return.
type T interface {
	Helper()
	Fatalf(format string, args ...any)
	Failed() bool
	Cleanup(f func())
}

// Scene is a match in the making, and then the match. It belongs to one test.
type Scene struct {
	t        T
	edition  *rules.Compiled
	setup    rules.Setup
	ships    []*Ship
	rocks    []*Obstacle
	later    []func() // what the table is to look like, until the match is made
	g        *game.Game
	state    *game.State // nil until the match is made
	x        *game.Exec
	log      game.Log
	deck     string // the name of the damage deck of all players, "" for the edition's first
	done     bool
	drawing  bool                                       // the scene draws the facedown cards of ships that leave play
	refusing bool                                       // the next answer must not be among the options
	from     game.Players                               // whose answers are looked through, no one for all that are asked
	never    []banned                                   // what must not be offered or used at any time
	wording  func(by game.Player, c game.Choice) string // how messages word options, nil for words
}

// Ship is a ship of a scene.
type Ship struct {
	scene    *Scene
	player   game.Player
	pilot    string
	upgrades []string
	aft      *rules.Loadout // the other ship card of a huge ship, nil for none
	points   int
	later    bool // it begins in the collection
	place    place
	id       game.ShipID
	called   string                       // its name in messages, "" for the pilot's
	options  []func(s *Scene, ship *Ship) // what the ship begins with
}

// Obstacle is an obstacle of a scene.
type Obstacle struct {
	code  string
	place place
	id    uint8
}

// place is a place on the table, if there is one.
type place struct {
	pose  geom.Pose
	given bool
}

// compiledSecond is second edition, compiled once for a test binary.
var compiledSecond = sync.OnceValue(func() *rules.Compiled {
	return rules.Compile(second.Edition())
})

// Second returns an empty scene of second edition.
func Second(t T) *Scene {
	t.Helper()
	return New(t, compiledSecond())
}

// compiledFirst is first edition, compiled once for a test binary.
var compiledFirst = sync.OnceValue(func() *rules.Compiled {
	return rules.Compile(first.Edition())
})

// First returns an empty scene of first edition.
func First(t T) *Scene {
	t.Helper()
	return New(t, compiledFirst())
}

// New returns an empty scene of an edition. The first player is player 1, the round is the first.
func New(t T, edition *rules.Compiled) *Scene {
	s := &Scene{t: t, edition: edition}
	t.Cleanup(func() {
		if !s.done && !t.Failed() {
			t.Fatalf("scene: the test ends without Done")
		}
	})
	return s
}

// Mine puts a ship of player 1 on the table.
func (s *Scene) Mine(pilot string, options ...Option) *Ship {
	s.t.Helper()
	return s.Ship(game.Seat1, pilot, options...)
}

// Theirs puts a ship of player 2 on the table.
func (s *Scene) Theirs(pilot string, options ...Option) *Ship {
	s.t.Helper()
	return s.Ship(game.Seat2, pilot, options...)
}

// Ship puts a player's ship on the table.
func (s *Scene) Ship(p game.Player, pilot string, options ...Option) *Ship {
	s.t.Helper()
	if s.state != nil {
		s.Fail("ship %s comes after the match has begun", pilot)
	}
	ship := &Ship{scene: s, player: p, pilot: pilot}
	for _, o := range options {
		o(ship)
	}
	s.ships = append(s.ships, ship)
	return ship
}

// Obstacle puts an obstacle on the table, by its code in squad files. Without a place it is to
// be placed in set-up.
func (s *Scene) Obstacle(code string, at ...Option) *Obstacle {
	s.t.Helper()
	if s.state != nil {
		s.Fail("obstacle %s comes after the match has begun", code)
	}
	o := &Obstacle{code: code, place: placeOf(at), id: uint8(len(s.rocks))}
	s.rocks = append(s.rocks, o)
	return o
}

// placeOf returns the place that options name.
func placeOf(at []Option) place {
	var ship Ship
	for _, o := range at {
		o(&ship)
	}
	return ship.place
}

// Table makes the play area this wide and high, in millimeters, instead of the edition's own.
func (s *Scene) Table(width, height float64) {
	s.set(func() {
		corner := PoseAt(width, height, 0)
		s.g.Area = geom.Area{Width: corner.X, Height: corner.Y}
	})
}

// Agree sets what the table has agreed on.
func (s *Scene) Agree(o game.Options) { s.setup.Options = o }

// DrawDiscards makes the scene draw the damage cards that lay facedown on ships which leave play,
// in editions that turn them faceup; without it they are the first that they can be.
func (s *Scene) DrawDiscards() { s.drawing = true }

// Unbuilt lets cards take part whose ability is not built: they do nothing.
func (s *Scene) Unbuilt() { s.setup.Unimplemented = true }

// make makes the match, unless it is made already.
func (s *Scene) make() {
	s.t.Helper()
	if s.state != nil {
		return
	}
	next := game.ShipID(0)
	s.seat()
	for p := game.Seat1; int(p) < s.setup.Seats(); p++ {
		squad := s.setup.Squad(p)
		squad.Deck = s.deck
		for _, later := range [...]bool{false, true} {
			for _, ship := range s.ships {
				if ship.player != p || ship.later != later {
					continue
				}
				ship.id = next
				next++
				l := rules.Loadout{Pilot: ship.pilot, Upgrades: ship.upgrades, Points: ship.points,
					Aft: ship.aft}
				if later {
					squad.Collection = append(squad.Collection, l)
				} else {
					squad.Ships = append(squad.Ships, l)
				}
			}
		}
	}
	for _, o := range s.rocks {
		s.setup.Obstacles = append(s.setup.Obstacles, o.code)
	}
	g, state, err := s.edition.NewGame(s.setup)
	if err != nil {
		s.t.Fatalf("scene: %v", err)
	}
	s.g, s.x, s.state = g, game.NewExec(g), state
	s.x.S = state
	s.lay()
}

// seat adds the partners whose ships take part.
func (s *Scene) seat() {
	for _, ship := range s.ships {
		for int(ship.player) >= s.setup.Seats() {
			s.setup.Partners = append(s.setup.Partners, rules.Squad{})
		}
	}
}

// lay puts everything in its place and forgets the match's own set-up.
func (s *Scene) lay() {
	s.t.Helper()
	t := &s.state.Table
	t.Frames, t.Depth, t.Asking, t.Over = [game.MaxFrames]game.Frame{}, 0, false, true
	t.First, t.Round = game.Seat1, 1
	for id := len(s.ships); id < len(s.g.Ships); id++ { // those that an upgrade brings into play
		for carrier := range s.ships {
			if s.g.Ships[carrier].Dock.Ships.Has(game.ShipID(id)) {
				t.Ships[id].Docked = uint8(carrier) + 1
			}
		}
	}
	for _, ship := range s.ships {
		h := &t.Ships[ship.id]
		h.Pose, h.OnTable, h.Docked = ship.place.pose, ship.place.given, 0
	}
	s.formUp()
	for _, o := range s.rocks {
		t.Obstacles[o.id] = game.Obstacle{Pose: o.place.pose, Placed: o.place.given}
	}
	t.NObstacles = uint8(len(s.rocks))
	for _, ship := range s.ships {
		others, _ := s.x.Others(ship.id)
		if ship.place.given &&
			geom.Overlapping(s.x.Placed(ship.id), others, geom.WithoutGuides) != 0 {
			s.Fail("%s is on top of another ship", s.name(ship.id))
		}
	}
	for _, ship := range s.ships {
		for _, f := range ship.options {
			f(s, ship)
		}
	}
	for _, f := range s.later {
		f()
	}
	s.later = nil
	for _, ship := range s.ships { // one that begins tractored became so earlier in the round
		t.Ships[ship.id].Tractored = rules.Tractored(s.x, ship.id)
	}
}

// set changes the table: now if the match is made, else as soon as it is.
func (s *Scene) set(f func()) {
	if s.state == nil {
		s.later = append(s.later, f)
		return
	}
	f()
}

// Done ends the scene: nothing may be open.
func (s *Scene) Done() {
	s.t.Helper()
	s.done = true
	if s.state == nil {
		s.Fail("Done before anything was started or looked at")
	}
	s.closed("the script is over")
}

// Started reports whether something has been started or looked at.
func (s *Scene) Started() bool { return s.state != nil }

// closed fails if a question is open.
func (s *Scene) closed(what string) {
	s.t.Helper()
	if s.state != nil && !s.state.Over {
		s.Fail("%s, but a question is open", what)
	}
}

// ID returns the ship's id in the match, once something has been started.
func (ship *Ship) ID() game.ShipID {
	ship.scene.make()
	return ship.id
}

// Object returns the object that the obstacle is.
func (o *Obstacle) Object() game.Object {
	return game.Object{Kind: game.ObstacleObject, ID: o.id}
}

// State returns the state of the match, for what no method says.
func (s *Scene) State() *game.State {
	s.t.Helper()
	s.make()
	return s.state
}

// Exec returns what the match is stepped and measured with, for what no method says.
func (s *Scene) Exec() *game.Exec {
	s.t.Helper()
	s.make()
	return s.x
}

// same reports whether two names are the same except for case, blanks, hyphens and punctuation.
func same(a, b string) bool { return plain(a) == plain(b) }

// plain returns a name's letters and digits in lower case.
func plain(name string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r >= 'a' && r <= 'z', r >= '0' && r <= '9':
			return r
		case r >= 'A' && r <= 'Z':
			return r + 'a' - 'A'
		}
		return -1
	}, name)
}
