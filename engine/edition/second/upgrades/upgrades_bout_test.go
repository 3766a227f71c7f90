package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// bout is an attack between the ship with a card and another one.
type bout struct {
	pilot, enemy  string         // who they are: xwing and tie
	mine, theirs  []scene.Option // what they have
	from, at      scene.Option   // where they stand: south and north
	weapon        string         // of the attacker; the first that reaches
	defends       bool           // the other one attacks
	dice, defense []string       // what is rolled; what is left out is blank
	lay           twist
	then          twist // what follows on the same table
}

// twist is what a scene has apart from what every bout has.
type twist func(s *scene.Scene, ship, other *scene.Ship)

// asIs changes nothing.
func asIs(*scene.Scene, *scene.Ship, *scene.Ship) {}

// begin sets up the table out and declares the attack.
func (d *bout) begin(t *testing.T, id string) (s *scene.Scene, ship, other *scene.Ship) {
	t.Helper()
	or := func(given, usual string) string { return map[bool]string{true: usual, false: given}[given == ""] }
	s = scene.Second(t)
	s.Unbuilt()
	if d.from == nil {
		d.from = south
	}
	if d.at == nil {
		d.at = north
	}
	ship = s.Mine(or(d.pilot, xwing), append(d.mine, d.from, scene.With(id))...)
	other = s.Theirs(or(d.enemy, tie), append(d.theirs, d.at)...)
	if d.lay != nil {
		d.lay(s, ship, other)
	}
	return s, ship, other
}

// attack declares the attack.
func (d *bout) attack(s *scene.Scene, ship, other *scene.Ship) {
	if d.defends {
		ship, other = other, ship
	}
	s.AttackWith(ship, d.weapon, other)
}

// open begins the bout and rolls attack dice.
func (d *bout) open(t *testing.T, id string) (s *scene.Scene, ship, other *scene.Ship) {
	t.Helper()
	s, ship, other = d.begin(t, id)
	d.attack(s, ship, other)
	roll(s, d.dice...)
	return s, ship, other
}

// never plays bouts in none of which an ability of a card is offered.
func never(t *testing.T, id, ability string, cases map[string]bout) {
	t.Helper()
	each(t, cases, func(t *testing.T, d bout) {
		s, ship, other := d.begin(t, id)
		s.Never(ship, ability)
		d.attack(s, ship, other)
		play(s, d.dice, d.defense)
		if d.then != nil {
			d.then(s, ship, other)
			play(s, d.dice, d.defense)
		}
		s.Done()
	})
}

// refused is never for bouts between two X-wings with ion cannons, in all of which the one with the card
// attacks, with its primary weapon unless the case names another, or all of which it defends in.
func refused(t *testing.T, id, ability string, defends bool, cases map[string]bout) {
	t.Helper()
	armed := map[string]bout{}
	for name, d := range cases {
		d.enemy, d.defends = xwing, defends
		d.mine = append(d.mine, scene.With("ioncannon"))
		d.theirs = append(d.theirs, scene.With("ioncannon"))
		if d.weapon == "" {
			d.weapon = "primary"
		}
		lay := d.lay
		d.lay = func(s *scene.Scene, ship, other *scene.Ship) {
			s.Stat(ship, "force", 1)
			if lay != nil {
				lay(s, ship, other)
			}
		}
		armed[name] = d
	}
	never(t, id, ability, armed)
}

// roll rolls what is to be rolled: these faces, as many as there are dice, and blanks.
func roll(s *scene.Scene, faces ...string) {
	n := int(s.Rolling().N)
	faces = faces[:min(n, len(faces)):min(n, len(faces))]
	for len(faces) < n {
		faces = append(faces, "blank")
	}
	s.Dice(faces...)
}

// play plays on to the end: attack and defense dice come up so, damage cards as they come, and
// no one uses anything.
func play(s *scene.Scene, attack, defense []string) {
	for !s.State().Over {
		x := s.Exec()
		if !x.Waiting(s.State()).Has(game.Chance) {
			passOr(s)
			continue
		}
		if q := x.Ask(s.State(), game.Chance); q.Kind != game.RollQuestion {
			first(s)
			continue
		}
		if s.Rolling().Color == game.AttackDice {
			roll(s, attack...)
		} else {
			roll(s, defense...)
		}
	}
}

// first takes the first option there is.
func first(s *scene.Scene) {
	taken := false
	s.Choose(func(game.Choice) bool { was := taken; taken = true; return !was })
}

// passOr declines, or takes the first option of what cannot be declined.
func passOr(s *scene.Scene) {
	pass := false
	for p := game.Seat1; p <= game.Seat2; p++ {
		if s.Exec().Waiting(s.State()).Has(p) {
			for _, c := range s.Exec().Ask(s.State(), p).Options() {
				pass = pass || c.Verb == game.PassVerb
			}
		}
	}
	if pass {
		s.Pass()
	} else {
		first(s)
	}
}

// finish plays on to the end with blanks, and ends the scene.
func finish(s *scene.Scene) {
	play(s, nil, nil)
	s.Done()
}

// fought is the attack that goes on.
func fought(s *scene.Scene) *game.Attack { return &s.State().Attacks[s.State().NAttacks-1] }

// locks lets the ship with the card lock the other one.
func locks(s *scene.Scene, ship, other *scene.Ship) { s.Lock(ship, other) }

// carries gives tokens.
func carries(kind game.Token, n int) []scene.Option { return []scene.Option{scene.Tokens(kind, n)} }

// charged sets the charges of a card.
func charged(id string, n int) func(s *scene.Scene, ship, other *scene.Ship) {
	return func(s *scene.Scene, ship, _ *scene.Ship) { s.Charges(ship, id, n) }
}

// faces is a list of faces of dice.
func faces(list ...string) []string { return list }

// duel is a scene of two X-wings that face each other at range 2; the first has a card.
func duel(t *testing.T, card string) (s *scene.Scene, ship, other *scene.Ship) {
	s = scene.Second(t)
	ship = s.Mine(xwing, south, scene.With(card))
	return s, ship, s.Theirs(xwing, north)
}

// has gives the ship with the card, or the other one, tokens of a kind.
func has(kind game.Token, n int, mine bool) twist {
	return func(s *scene.Scene, ship, other *scene.Ship) {
		if !mine {
			ship = other
		}
		s.Tokens(ship, kind, n)
	}
}

// side is the player who has a ship.
func side(mine bool) game.Player {
	if mine {
		return game.Seat1
	}
	return game.Seat2
}
