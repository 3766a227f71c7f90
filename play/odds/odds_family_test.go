package odds_test

import (
	"fmt"
	"math/big"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/play/odds"
)

// The eight sides of the dice: blank, focus, hit, crit, evade.
const (
	redDie   = "bbffhhhc"
	greenDie = "bbbffeee"
)

// rolls runs over all ways to roll n dice.
func rolls(n int, die, so string, yield func(string)) {
	if n == 0 {
		yield(so)
		return
	}
	for i := range die {
		rolls(n-1, die, so+die[i:i+1], yield)
	}
}

// number counts a letter.
func number(dice string, letter rune) int {
	n := 0
	for _, r := range dice {
		if r == letter {
			n++
		}
	}
	return n
}

// kit is what both sides of an attack bring.
type kit struct {
	attack, defense    int
	focus, lock        bool // of the attacker
	defFocus, defEvade bool
}

// end is what results from an attack in which all damage is taken by shields.
type end struct {
	damage, crits      int
	focus, lock        bool
	defFocus, defEvade bool
}

// shown is what attack dice show in the end, and what is left after that.
type shown struct {
	hits, crits int
	left        kit
}

// attacks counts the ways to what the attack dice can show in the end, out of 8 to the power of
// twice the dice: a lock rerolls blanks, and focus results if there is no focus token; a focus
// token turns the focus results that are left.
func (k kit) attacks() map[shown]int64 {
	list := map[shown]int64{}
	rolls(k.attack, redDie, "", func(dice string) {
		left := k
		keep, again := dice, 0
		if k.lock {
			keep = ""
			for _, r := range dice {
				if r == 'b' || r == 'f' && !k.focus {
					again++
				} else {
					keep += string(r)
				}
			}
			left.lock = again == 0
		}
		ways := int64(1) << (3 * (k.attack - again))
		rolls(again, redDie, keep, func(dice string) {
			after := left
			hits, focus := number(dice, 'h'), number(dice, 'f')
			if k.focus && focus > 0 {
				hits += focus
				after.focus = false
			}
			list[shown{hits, number(dice, 'c'), after}] += ways
		})
	})
	return list
}

// defend says how an attack ends against defense dice: the focus token first, then the evade
// token, each only if it helps.
func (k kit) defend(hits, crits int, dice string) end {
	e := end{focus: k.focus, lock: k.lock, defFocus: k.defFocus, defEvade: k.defEvade}
	evades, focus := number(dice, 'e'), number(dice, 'f')
	if k.defFocus && focus > 0 && evades < hits+crits {
		evades += focus
		e.defFocus = false
	}
	if k.defEvade && evades < len(dice) && evades < hits+crits {
		evades++
		e.defEvade = false
	}
	stopped := min(hits, evades)
	e.crits = max(0, crits-(evades-stopped))
	e.damage = hits - stopped + e.crits
	return e
}

// distribution returns the family's own enumeration, with the ways of each end and of all.
func (k kit) distribution() (map[end]int64, int64) {
	ways := map[end]int64{}
	total := int64(0)
	for a, n := range k.attacks() {
		rolls(k.defense, greenDie, "", func(dice string) {
			ways[a.left.defend(a.hits, a.crits, dice)] += n
			total += n
		})
	}
	return ways, total
}

// scene returns the family's attack on the table, at range 2.
func (k kit) scene(t *testing.T) *scene.Scene {
	t.Helper()
	s := scene.Second(t)
	s.Unbuilt()
	attacker := map[int]string{2: "academypilot", 3: "bluesquadronescort"}[k.attack]
	defender := map[int]string{
		0: "patrolleader", 1: "outerrimsmuggler", 2: "bluesquadronescort", 3: "academypilot",
	}[k.defense]
	a := s.Mine(attacker, scene.At(457, 250, 0))
	d := s.Theirs(defender, scene.At(457, 440, 180))
	s.Tokens(a, game.FocusToken, count(k.focus))
	s.Tokens(d, game.FocusToken, count(k.defFocus))
	s.Tokens(d, game.EvadeToken, count(k.defEvade))
	if k.lock {
		s.Lock(a, d)
	}
	s.Attack(a, d)
	return s
}

// shielded returns the state of a scene with this many shields that no damage card is drawn.
func shielded(s *scene.Scene) game.State {
	state := *s.State()
	shield(&state)
	return state
}

// count is 1 for something that is there.
func count(has bool) int {
	if has {
		return 1
	}
	return 0
}

// endOf reads a result of Exact in the family's words.
func endOf(r *odds.Result) end {
	return end{
		damage: int(r.Damage), crits: int(r.Crits), lock: r.Attacker.Locks > 0,
		focus:    r.Attacker.Tokens[game.FocusToken] > 0,
		defFocus: r.Defender.Tokens[game.FocusToken] > 0,
		defEvade: r.Defender.Tokens[game.EvadeToken] > 0,
	}
}

// Two or three attack dice against none to three defense dice, with and without focus token,
// lock, defender's focus token and evade token: 128 attacks, in each the chances of all ends are
// equal as fractions to those of an enumeration that knows nothing of the engine.
func TestExact_EqualsAnEnumerationOfDice(t *testing.T) {
	for i := range 128 {
		k := kit{
			attack: 2 + i&1, defense: i >> 1 & 3, focus: i&8 > 0, lock: i&16 > 0,
			defFocus: i&32 > 0, defEvade: i&64 > 0,
		}
		t.Run(fmt.Sprintf("%+v", k), func(t *testing.T) {
			s := k.scene(t)
			state := shielded(s)
			d, err := odds.Exact(s.Exec(), &state, spender)
			if err != nil {
				t.Fatal(err)
			}
			finish(t, s)
			got := map[end]*big.Rat{}
			for i := range d.Outcomes {
				e := endOf(&d.Outcomes[i].Result)
				if got[e] == nil {
					got[e] = new(big.Rat)
				}
				got[e].Add(got[e], d.Outcomes[i].Chance)
			}
			ways, total := k.distribution()
			for e, n := range ways {
				if want := big.NewRat(n, total); got[e] == nil || got[e].Cmp(want) != 0 {
					t.Errorf("%+v: chance %v, want %s", e, got[e], want)
				}
			}
			if len(got) != len(ways) {
				t.Errorf("%d different ends, want %d", len(got), len(ways))
			}
		})
	}
}
