package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// changed is how a card changes the dice of an attack between two X-wings at range 2.
type changed struct {
	card, ability string
	before, after []string
	begin         func(s *scene.Scene, ship, foe *scene.Ship) // what its ship begins with
	then          func(s *scene.Scene, ship, foe *scene.Ship) // what else has resulted from it
}

// has gives the ship a token.
func has(kind game.Token) func(s *scene.Scene, ship, foe *scene.Ship) {
	return func(s *scene.Scene, ship, _ *scene.Ship) { s.Tokens(ship, kind, 1) }
}

// left wants the ship to have this many tokens.
func left(kind game.Token, n int) func(s *scene.Scene, ship, foe *scene.Ship) {
	return func(s *scene.Scene, ship, _ *scene.Ship) { s.WantTokens(ship, kind, n) }
}

// locked has the ship lock its foe.
func locked(s *scene.Scene, ship, foe *scene.Ship) { s.Lock(ship, foe) }

// unlocked wants that lock to be gone.
func unlocked(s *scene.Scene, ship, foe *scene.Ship) { s.WantLock(ship, foe, false) }

// finish passes and misses until the attack is over.
func finish(s *scene.Scene) {
	for !s.State().Over {
		if s.Exec().Waiting(s.State()).Has(game.Chance) {
			s.Dice(blanks(int(s.Rolling().N))...)
		} else {
			s.Pass()
		}
	}
	s.Done()
}

// begins lays out the ship with the card, its foe and a friend, and lets one of them attack.
func (c *changed) begins(t *testing.T, attacks, standsBy bool) (s *scene.Scene, ship, foe *scene.Ship) {
	s = table(t)
	ship, foe = s.Mine(rookie, here, with(c.card)), s.Theirs(rookie, ahead(150))
	friend := s.Mine(rookie, beside(20))
	if c.begin != nil {
		c.begin(s, ship, foe)
	}
	if !standsBy {
		friend = ship
	}
	if standsBy {
		s.Never(ship, c.card+": "+c.ability)
	}
	if attacks {
		s.Attack(friend, foe)
	} else {
		s.Attack(foe, friend)
		s.Dice("hit", "hit", "blank")
		if !standsBy && s.Exec().Waiting(s.State()).Has(game.Seat1) {
			s.Pass()
		}
	}
	s.Dice(c.before...)
	return s, ship, foe
}

// wantDice compares the dice.
func (c *changed) wantDice(s *scene.Scene, attacks bool, want []string) {
	if attacks {
		s.WantAttackDice(want...)
	} else {
		s.WantDefenseDice(want...)
	}
}

// runs tries a card: it changes the dice so, it may be passed, and it does nothing for a friend.
func (c *changed) runs(t *testing.T, attacks bool) {
	s, ship, foe := c.begins(t, attacks, false)
	s.Use(ship, c.card+": "+c.ability)
	if s.State().Over {
		t.Fatal("the attack ends before the dice can be seen; give the ship something to pass")
	}
	c.wantDice(s, attacks, c.after)
	if c.then != nil {
		c.then(s, ship, foe)
	}
	finish(s)

	s, ship, _ = c.begins(t, attacks, false)
	s.Offered(ship, c.card+": "+c.ability)
	s.Pass()
	if !s.State().Over {
		c.wantDice(s, attacks, c.before)
	}
	finish(s)

	s, _, _ = c.begins(t, attacks, true)
	finish(s)
}

func faces(words ...string) []string { return words }

func TestDice_OfAnAttack(t *testing.T) {
	const blank, hit, crit, eye = "blank", "hit", "crit", "focus"
	for _, c := range []changed{
		{"ezrabridger", "change a focus", faces(eye, eye, blank), faces(crit, eye, blank), has(stress), nil},
		{"hansolo", "never tell the odds", faces(eye, eye, blank), faces(hit, hit, blank), locked, unlocked},
		{"sawgerrera", "stop at nothing", faces(eye, eye, blank), faces(crit, crit, blank), nil,
			func(s *scene.Scene, ship, _ *scene.Ship) { s.WantShields(ship, 1) }},
		{"calculation", "calculate", faces(eye, eye, blank), faces(crit, eye, blank), has(focus), left(focus, 0)},
		{"expertise", "hit", faces(eye, eye, blank), faces(hit, hit, blank), nil, nil},
		{"weaponsguidance", "guide a shot", faces(blank, blank, hit), faces(hit, blank, hit), has(focus),
			left(focus, 0)},
		{"advtargetingcomputer", "add a critical hit", faces(blank, blank, hit),
			faces(blank, blank, hit, crit), locked, nil},
	} {
		t.Run(c.card, func(t *testing.T) { c.runs(t, true) })
	}
}

func TestDice_OfADefense(t *testing.T) {
	const blank, dodge = "blank", "evade"
	for _, c := range []changed{
		{"sensorcluster", "evade", faces(blank, blank), faces(dodge, blank),
			func(s *scene.Scene, ship, _ *scene.Ship) { s.Tokens(ship, focus, 2); s.Tokens(ship, evade, 1) },
			left(focus, 1)},
		{"lattsrazzi", "add an evade", faces(blank, blank), faces(blank, blank, dodge),
			func(s *scene.Scene, ship, foe *scene.Ship) { s.Tokens(ship, evade, 1); s.Tokens(foe, stress, 2) },
			func(s *scene.Scene, _, foe *scene.Ship) { s.WantTokens(foe, stress, 1) }},
	} {
		t.Run(c.card, func(t *testing.T) { c.runs(t, false) })
	}
}

// again is how a card has dice of an attack rerolled.
type again struct {
	card, ability string
	before        []string // all alike
	most          int      // how many of them
	begin         func(s *scene.Scene, ship, foe *scene.Ship)
}

func TestRerolls_OfAnAttack(t *testing.T) {
	const blank, eye = "blank", "focus"
	for _, a := range []again{
		{"linkedbattery", "reroll", faces(blank, blank, blank), 1, nil},
		{"dengar", "reroll", faces(blank, blank, blank), 1, nil},
		{"predator", "reroll", faces(blank, blank, blank), 2, nil}, // a rookie's pilot skill is 2
		{"wookieecommandos", "reroll focus results", faces(eye, eye, eye), 3, nil},
		{"wired", "reroll attack dice", faces(eye, eye, eye), 3, has(stress)},
	} {
		t.Run(a.card, func(t *testing.T) {
			s := table(t)
			ship, foe := s.Mine(rookie, here, with(a.card)), s.Theirs(rookie, ahead(150))
			if a.begin != nil {
				a.begin(s, ship, foe)
			}
			s.Attack(ship, foe)
			s.Dice(a.before...)
			s.Offered(ship, a.card+": "+a.ability)
			s.Use(ship, a.card+": "+a.ability)
			if a.most < len(a.before) {
				s.Refused(func() { s.Number(a.most + 1) })
			}
			s.Number(a.most)
			hits := make([]string, a.most)
			for i := range hits {
				hits[i] = "hit"
			}
			s.Dice(hits...)
			s.Dice("evade", "evade")
			s.WantShields(foe, 2-max(0, a.most-2))
			s.Done()

			c := changed{card: a.card, ability: a.ability, before: a.before, begin: a.begin}
			s, _, _ = c.begins(t, true, false)
			s.Pass()
			finish(s)
			s, _, _ = c.begins(t, true, true)
			finish(s)
		})
	}
}
