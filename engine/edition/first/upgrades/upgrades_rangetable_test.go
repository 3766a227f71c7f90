package upgrades_test

import (
	"fmt"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// The moments at which the abilities of this table are offered.
const (
	combat = iota // the start of the Combat phase, or before the ship engages
	action
	attack // a friend attacks, and misses
	defend // a friend is hit
)

// reached is an ability that reaches friends or foes at some ranges.
type reached struct {
	id, ability string // of an upgrade, or of a pilot
	moment      int
	foe         bool
	most        float64 // the widest gap in mm at which it is offered; at contact it always is
	begin       func(s *scene.Scene, ship, other *scene.Ship)
}

// play places the other ship at a gap and fails unless the ability is offered as it should be.
func (r *reached) play(t *testing.T, gap float64, pilot, offered bool) {
	s := table(t)
	bearer := black
	upgrades := []string{r.id}
	if pilot {
		bearer, upgrades = r.id, nil
	}
	ship := s.Mine(bearer, here, scene.With(upgrades...))
	far := s.Theirs(rookie, scene.At(577, 590, 180))
	var other *scene.Ship
	if r.foe {
		other = s.Theirs(academy, ahead(gap))
	} else {
		other = s.Mine(academy, beside(gap))
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
	switch r.moment {
	case combat:
		s.Engagement()
	case action:
		s.Perform(ship, 0, game.CardAction)
	case attack:
		s.Attack(other, far)
		s.Dice(blanks(int(s.Rolling().N))...)
	case defend:
		s.Attack(far, other)
		s.Dice("crit", "hit", "blank")
		s.Dice(blanks(int(s.Rolling().N))...)
	}
	if offered {
		for !s.State().Over && !offers(s, ship, name) {
			step(s)
		}
		s.Offered(ship, name)
	}
	for !s.State().Over {
		step(s)
	}
	s.Done()
}

// offers reports whether an ability is among the options.
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

// step passes, misses, or draws whatever comes first.
func step(s *scene.Scene) {
	x := s.Exec()
	switch {
	case !x.Waiting(s.State()).Has(game.Chance):
		s.Pass()
	case x.Ask(s.State(), game.Chance).Kind == game.RollQuestion:
		s.Dice(blanks(int(s.Rolling().N))...)
	default:
		s.Draw("Damaged Engine")
	}
}

// otherHas gives the other ship a token.
func otherHas(kind game.Token) func(s *scene.Scene, ship, other *scene.Ship) {
	return func(s *scene.Scene, _, other *scene.Ship) { s.Tokens(other, kind, 1) }
}

func TestRanges_OfAbilities(t *testing.T) {
	for _, r := range []reached{
		{"commanderalozen", "lock", combat, true, 100, nil},
		{"swarmtactics", "lead", combat, false, 100, nil},
		{"feedbackarray", "shock", combat, true, 100, nil},
		{"r7t1", "lock and boost", action, true, 200, nil},
		{"saboteur", "sabotage", action, true, 100,
			func(s *scene.Scene, _, other *scene.Ship) { s.Damage(other, 1) }},
		{"squadleader", "give an order", action, false, 200, nil},
		{"blackmarketslicertools", "slice", action, true, 200, otherHas(stress)},
		{"howlrunner", "swarm leader", attack, false, 100, nil},
		{"operationsspecialist", "direct", attack, false, 200, nil},
		{"drawtheirfire", "take a critical hit", defend, false, 100, nil},
	} {
		pilot := r.id == "howlrunner" || r.id == "commanderalozen"
		tries := map[float64]bool{0: true, r.most: true, r.most + 0.5: false}
		for gap, offered := range tries {
			t.Run(fmt.Sprintf("%s at %v mm", r.id, gap), func(t *testing.T) {
				r.play(t, gap, pilot, offered)
			})
		}
	}
}
