package pilots_test

import (
	"fmt"
	"strings"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/data"
	"koiogran/engine/game"
)

// offers reports whether an ability of a ship is among the options.
func offers(s *scene.Scene, ship *scene.Ship, name string) bool {
	for p := game.Seat1; p <= game.Seat2; p++ {
		if !s.Exec().Waiting(s.State()).Has(p) {
			continue
		}
		q := *s.Exec().Ask(s.State(), p)
		for _, c := range q.Options() {
			if c.Verb == game.UseVerb && c.Ship == ship.ID() {
				if id, ability := s.Ability(c); id+": "+ability == name {
					return true
				}
			}
		}
	}
	return false
}

// step passes, misses, draws whatever comes first, or picks what comes first.
func step(s *scene.Scene) {
	x := s.Exec()
	s.Is(!s.State().Over, "something is still open")
	waiting := x.Waiting(s.State())
	if waiting.Has(game.Chance) {
		if x.Ask(s.State(), game.Chance).Kind == game.RollQuestion {
			s.Dice(blanks(int(s.Rolling().N))...)
		} else {
			first := x.Ask(s.State(), game.Chance).Options()[0]
			s.Choose(func(c game.Choice) bool { return c == first })
		}
		return
	}
	for p := game.Seat1; p <= game.Seat2; p++ {
		if !waiting.Has(p) {
			continue
		}
		q := *x.Ask(s.State(), p)
		pick := q.Options()[0]
		for _, c := range q.Options() {
			if c.Verb == game.PassVerb {
				pick = c
			}
		}
		s.From(game.Only(p))
		s.Choose(func(c game.Choice) bool { return c == pick })
		s.From(game.Nobody)
		return
	}
}

// rest plays on without using anything.
func rest(s *scene.Scene) {
	for !s.State().Over {
		step(s)
	}
	s.Done()
}

// until plays on without using anything until an ability is offered, and uses it.
func until(s *scene.Scene, ship *scene.Ship, name string) {
	for !s.State().Over && !offers(s, ship, name) {
		step(s)
	}
	s.Use(ship, name)
}

// half is half the length of a pilot's base, in mm.
func half(pilot string) float64 {
	p, _ := data.First().Pilot(pilot)
	ship, _ := data.First().Ship(p.Ship)
	if ship.Size == data.Large {
		return 40
	}
	return 20
}

// who is whom an ability reaches.
type who int

const (
	friend  who = iota // and no foe
	foe                // and no friend
	anyone             // that is ahead
	partner            // a friend: that no foe is reached is shown elsewhere
	enemy              // a foe, likewise
)

// reach is an ability that reaches friends or foes between two gaps of the bases in mm: at contact they
// touch.
type reach struct {
	id, ability string
	moment      func(s *scene.Scene, ship, other, far *scene.Ship)
	who         who
	least, most float64
	begin       func(s *scene.Scene, ship, other *scene.Ship)
}

// play places the other ship at a gap, ahead if it is a foe, else beside, and fails unless the
// ability is offered as it should be.
func (r *reach) play(t *testing.T, gap float64, mine, offered bool) {
	s := table(t)
	ship := s.Mine(r.id, here)
	far := s.Theirs(rookie, scene.At(647, 560+half(r.id), 180))
	var other *scene.Ship
	place := scene.At(457, 320+half(r.id)+gap, 180)
	if r.who == friend || r.who == partner {
		place = scene.At(477+half(r.id)+gap, 300, 0)
	}
	if mine {
		other = s.Mine(academy, place)
	} else {
		other = s.Theirs(academy, place)
	}
	if gap == 0 { // 1e.touch.range-one
		s.Touch(ship, other)
	}
	if r.begin != nil {
		r.begin(s, ship, other)
	}
	name := r.id + ": " + r.ability
	if !offered {
		s.Never(ship, name)
	}
	r.moment(s, ship, other, far)
	for !s.State().Over && (!offered || !offers(s, ship, name)) {
		step(s)
	}
	if offered {
		s.Offered(ship, name)
		rest(s)
	}
	s.Done()
}

// run plays both sides of each bound, and the wrong side of the table.
func (r *reach) run(t *testing.T) {
	mine := r.who == friend || r.who == partner
	tries := map[float64]bool{r.least: true, r.most: true, r.most + 0.5: false}
	for gap, offered := range tries {
		t.Run(fmt.Sprintf("%s at %v mm", r.id, gap), func(t *testing.T) {
			r.play(t, gap, mine, offered)
		})
	}
	if r.who <= anyone {
		t.Run(r.id+" and the other side", func(t *testing.T) { r.play(t, 50, !mine, r.who == anyone) })
	}
}

// The moments of the table.
func combat(s *scene.Scene, _, _, _ *scene.Ship) { s.Engagement() }
func ending(s *scene.Scene, _, _, _ *scene.Ship) { s.End() }
func flying(s *scene.Scene, ship, other, far *scene.Ship) {
	for _, it := range []*scene.Ship{ship, other, far} {
		s.SetDial(it, "2 straight")
	}
	s.Activation()
}
func otherAttacks(s *scene.Scene, _, other, far *scene.Ship) {
	s.Attack(other, far)
}
func otherDefends(s *scene.Scene, _, other, far *scene.Ship) { s.Attack(far, other) }
func itDefends(s *scene.Scene, ship, _, far *scene.Ship) {
	s.Attack(far, ship)
	for s.Rolling().Color != game.AttackDice {
		step(s)
	}
	s.Dice("hit", "hit", "hit")
}
func foeAttacks(s *scene.Scene, ship, other, _ *scene.Ship) { s.Attack(other, ship) }
func itAttacks(s *scene.Scene, ship, _, far *scene.Ship)    { s.Attack(ship, far) }

// has gives the ship a token, other one to the other.
func has(kind game.Token) func(s *scene.Scene, ship, other *scene.Ship) {
	return func(s *scene.Scene, ship, _ *scene.Ship) { s.Tokens(ship, kind, 1) }
}
func otherHas(kind game.Token) func(s *scene.Scene, ship, other *scene.Ship) {
	return func(s *scene.Scene, _, other *scene.Ship) { s.Tokens(other, kind, 1) }
}

func TestReaches(t *testing.T) {
	for _, r := range []reach{
		{"janors", "another attack die", otherAttacks, partner, 0, 300, nil},
		{"kylekatarn", "pass focus", combat, friend, 0, 300, has(focus)},
		{"palobgodalhi", "take a token", combat, foe, 0, 200, otherHas(focus)},
		{"kaatoleeachos", "take a token", combat, friend, 0, 200, otherHas(evade)},
		{"guri", "focus", combat, foe, 0, 100, nil},
		{"oldteroch", "intimidate", combat, foe, 0, 100, otherHas(evade)},
		{"manaroo", "pass on", combat, friend, 0, 100, has(evade)},
		{"dalanoberos-m12lkimogilafighter", "lock", combat, foe, 0, 300, nil},
		{"asajjventress", "frighten", combat, anyone, 0, 200, nil},
		{"ketsuonyo", "tractor", combat, anyone, 0, 100, nil},
		{"cassianandor", "calm", flying, friend, 0, 200, otherHas(stress)},
		{"4lom", "pass stress", ending, partner, 0, 100, has(stress)},
		{"sawgerrera", "save the dream", otherAttacks, partner, 0, 200, otherHas(stress)},
		{"serissu", "reroll", otherDefends, partner, 0, 100, nil},
		{"lowhhrick", "shelter", otherDefends, partner, 0, 100, has(game.ReinforceAft)},
		{"princexizor", "let another suffer", itDefends, friend, 0, 100, nil},
		{"kananjarrus", "protect", foeAttacks, enemy, 0.5, 200, has(focus)},
		{"fennrau", "roll another attack die", func(s *scene.Scene, ship, other, _ *scene.Ship) {
			s.Attack(ship, other)
		}, enemy, 0.5, 100, nil},
		{"fennrau", "roll another defense die", foeAttacks, enemy, 0.5, 100, nil},
		{"sabinewren-lancerclasspursuitcraft", "add a focus", foeAttacks, enemy, 0.5, 200, nil},
		{"airencracken", "give an order", itAttacks, friend, 0, 100, nil},
	} {
		r.run(t)
	}
}

// asksShip reports whether a ship is among the options to pick.
func asksShip(s *scene.Scene, ship *scene.Ship) bool {
	for p := game.Seat1; p <= game.Seat2; p++ {
		if !s.Exec().Waiting(s.State()).Has(p) {
			continue
		}
		q := *s.Exec().Ask(s.State(), p)
		for _, c := range q.Options() {
			if c.Verb == game.PickVerb && c.Ship == ship.ID() {
				return true
			}
		}
	}
	return false
}

// wantRolls lets a ship attack another, which hits nothing, and fails unless the two roll this many
// dice.
func wantRolls(s *scene.Scene, ship, target *scene.Ship, attack, defense int) {
	s.Attack(ship, target)
	got := int(s.Rolling().N)
	s.Is(got == attack, "%d attack dice, not %d", attack, got)
	s.Dice(blanks(attack)...)
	got = int(s.Rolling().N)
	s.Is(got == defense, "%d defense dice, not %d", defense, got)
	s.Dice(blanks(defense)...)
	rest(s)
}

// asksNamed reports whether a step's option is among those of the open question.
func asksNamed(s *scene.Scene, name string) bool {
	return !s.State().Over && strings.Contains(s.Questions(), "- "+name)
}

// asksRoll reports whether dice are to be rolled.
func asksRoll(s *scene.Scene) bool {
	return s.Exec().Waiting(s.State()).Has(game.Chance)
}
