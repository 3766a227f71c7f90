package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// faceOf are the faces of dice by their first letters; blanks need none.
var faceOf = map[rune]string{'h': "hit", 'c': "crit", 'f': "focus", 'e': "evade", 'b': "blank"}

// await answers for everyone until a ship is offered an ability, and fails if that never happens.
// The first rolls show what is scripted, such as "hhf", and blanks beside it and after it; no one
// uses anything.
func await(s *scene.Scene, ship *scene.Ship, ability string, rolls ...string) {
	if !playOn(s, ship, ability, rolls) {
		s.Fail("%q is never offered", ability)
	}
}

// never answers like await up to the end, and fails if the ability is offered.
func never(s *scene.Scene, ship *scene.Ship, ability string, rolls ...string) {
	s.Never(ship, ability)
	s.NotOffered(ship, ability)
	playOn(s, nil, "", rolls)
	s.Done()
}

// playOut answers like await up to the end.
func playOut(s *scene.Scene, rolls ...string) {
	playOn(s, nil, "", rolls)
	s.Done()
}

// playOn answers for everyone until a ship is offered an ability, and reports whether it was.
func playOn(s *scene.Scene, ship *scene.Ship, ability string, rolls []string) bool {
	for !s.State().Over {
		if ship != nil && isOffered(s, ship, ability) {
			return true
		}
		waiting := s.Exec().Waiting(s.State())
		q := s.Exec().Ask(s.State(), waiting.First())
		if q.Kind == game.RollQuestion {
			faces := blanks(int(q.Roll.N))
			if len(rolls) > 0 {
				if len(rolls[0]) > len(faces) {
					s.Fail("%q is scripted for %d dice", rolls[0], len(faces))
				}
				for i, f := range rolls[0] {
					faces[i] = faceOf[f]
				}
				rolls = rolls[1:]
			}
			s.Dice(faces...)
			continue
		}
		answer := q.Options()[0]
		for _, c := range q.Options() {
			if c.Verb == game.PassVerb {
				answer = c
			}
		}
		done := false
		s.From(game.Only(waiting.First()))
		s.Choose(func(c game.Choice) bool {
			fits := c == answer && !done
			done = done || fits
			return fits
		})
		s.From(game.Nobody)
	}
	return false
}

// isOffered reports whether an ability of a ship is among the options.
func isOffered(s *scene.Scene, ship *scene.Ship, ability string) bool {
	for p := game.Seat1; p <= game.Seat2; p++ {
		if !s.Exec().Waiting(s.State()).Has(p) {
			continue
		}
		for _, c := range s.Exec().Ask(s.State(), p).Options() {
			if c.Verb != game.UseVerb || c.Ship != ship.ID() {
				continue
			}
			if card, name := s.Ability(c); name == ability || card+": "+name == ability {
				return true
			}
		}
	}
	return false
}

// duel is an attack between a ship of player 1 at here and an enemy, which stands ahead of it at
// range 2 if nothing else is said.
type duel struct {
	pilot   string
	has     []scene.Option
	enemy   string // an Academy Pilot, if empty
	enemyIs []scene.Option
	defends bool                                        // it is the enemy that attacks
	weapon  string                                      // the first that can hit, if empty
	beside  string                                      // another ship of mine, to the right of here: the one that never is about
	locked  bool                                        // my ship has the enemy locked
	also    func(s *scene.Scene, me, enemy *scene.Ship) // what else there is
}

// begin begins the attack.
func (d duel) begin(t *testing.T) (s *scene.Scene, me, enemy *scene.Ship) {
	t.Helper()
	if d.enemy == "" {
		d.enemy = "academypilot"
	}
	s = scene.Second(t)
	me = s.Mine(d.pilot, append([]scene.Option{here}, d.has...)...)
	enemy = s.Theirs(d.enemy, append([]scene.Option{ahead(150)}, d.enemyIs...)...)
	if d.also != nil {
		d.also(s, me, enemy)
	}
	if d.locked {
		s.Lock(me, enemy)
	}
	if d.defends {
		s.AttackWith(enemy, d.weapon, me)
	} else {
		s.AttackWith(me, d.weapon, enemy)
	}
	return s, me, enemy
}

// awaits begins the attack and goes on until my ship is offered an ability.
func (d duel) awaits(t *testing.T, ability string, rolls ...string) (s *scene.Scene, me, enemy *scene.Ship) {
	t.Helper()
	s, me, enemy = d.begin(t)
	await(s, me, ability, rolls...)
	return s, me, enemy
}

// never plays the attack out and fails if my ship is offered an ability in it.
func (d duel) never(t *testing.T, ability string, rolls ...string) {
	t.Helper()
	if d.beside == "" {
		s, me, _ := d.begin(t)
		never(s, me, ability, rolls...)
		return
	}
	var other *scene.Ship
	also := d.also
	d.also = func(s *scene.Scene, me, enemy *scene.Ship) {
		other = s.Mine(d.beside, beside(20))
		if also != nil {
			also(s, me, enemy)
		}
	}
	s, _, _ := d.begin(t)
	never(s, other, ability, rolls...)
}

// rolls plays the attack out and returns how many dice the attacker and the defender roll.
func (d duel) rolls(t *testing.T) (attack, defense int) {
	t.Helper()
	s, _, _ := d.begin(t)
	attack = rollOf(s)
	defense = rollOf(s)
	playOut(s)
	return attack, defense
}

// rollOf goes on to the next roll of dice, which shows blanks, and returns how many there are.
func rollOf(s *scene.Scene) int {
	for {
		q := s.Exec().Ask(s.State(), s.Exec().Waiting(s.State()).First())
		if q.Kind == game.RollQuestion {
			n := int(q.Roll.N)
			s.Dice(blanks(n)...)
			return n
		}
		s.Pass()
	}
}

// wantRolls are the dice that the attacker and the defender roll in attacks.
type wantRolls struct {
	duel
	attack, defense int
}

// checkRolls checks the dice of each attack.
func checkRolls(t *testing.T, cases map[string]wantRolls) {
	t.Helper()
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			if attack, defense := c.rolls(t); attack != c.attack || defense != c.defense {
				t.Errorf("%d attack and %d defense dice, not %d and %d", attack, defense, c.attack,
					c.defense)
			}
		})
	}
}
