package odds

import (
	"math"
	"testing"

	"koiogran/engine/game"
	"koiogran/play/dealer"
	"koiogran/play/view"
)

// many is more states than any bout has.
const many = 1_000_000

// Whatever a weapon, a target or the best thing to be done with dice is said to come to is what the solver finds once
// that is chosen, in bouts between ships with cards.
func TestExpect_IsWhatTheSolverFindsAfterTheAnswer(t *testing.T) {
	for _, b := range bouts() {
		t.Run(b.name, func(t *testing.T) {
			weapons, targets, dice := 0, 0, 0
			for seed := range uint64(2) {
				chance := dealer.NewSeeded(seed)
				s := b.laid(t)
				x, state := s.Exec(), s.State()
				var said *Expected
				for !state.Over {
					p := x.Waiting(state).First()
					q := *x.Ask(state, p)
					if p == game.Chance {
						s.Answer(p, chance.Deal(&q))
						continue
					}
					v := view.Of(x.G, state, p)
					answer := b.aims(&q)
					switch e := toldOf(x, &v, &q, answer); {
					case e == nil:
					case state.Attacks[0].Declared:
						dice++
						solved(t, x, state, e)
						answer = e.Choice
					case e.Target != game.NoShip:
						weapons++
						said = e
					default:
						targets++
						if said == nil || e.Forecast != said.Forecast || e.Dice != said.Dice {
							t.Errorf("the target: %+v; the weapon: %+v", e, said)
						}
						after := *state
						if err := x.Step(&after, p, answer, nil); err != nil {
							t.Fatal(err)
						}
						solved(t, x, &after, e)
					}
					x.Ask(state, p)
					s.Answer(p, answer)
				}
				s.Done()
			}
			if weapons < 2 || targets < 2 || dice < 2 {
				t.Errorf("%d weapons, %d targets, %d things to be done with dice", weapons, targets, dice)
			}
		})
	}
}

// toldOf returns what is said of an answer before the attack is declared, and of the best one afterward.
func toldOf(x *game.Exec, v *view.View, q *game.Question, answer game.Choice) (best *Expected) {
	list := Expect(x, v, q, many)
	x.Ask(x.S, v.Viewer())
	declared := x.S.NAttacks > 0 && x.Attack().Declared
	for i := range list {
		e := &list[i]
		attacking := !declared || x.Side(x.Attack().Attacker) == v.Viewer().Side()
		if !declared && e.Choice != answer {
			continue
		}
		if best == nil || attacking && e.value > best.value || !attacking && e.value < best.value {
			best = e
		}
	}
	return best
}

// solved fails unless the solver finds what was said.
func solved(t *testing.T, x *game.Exec, s *game.State, said *Expected) {
	t.Helper()
	v, err := NewSolver(x, s, Prices{})
	if err != nil {
		t.Fatal(err)
	}
	f, err := v.Solve()
	if err != nil {
		t.Fatal(err)
	}
	if math.Abs(f.value-said.value) > 1e-9 || math.Abs(f.Hit-said.Hit) > 1e-9 ||
		math.Abs(f.Destroy-said.Destroy) > 1e-9 || math.Abs(f.Mean-said.Mean) > 1e-9 {
		t.Errorf("%+v: the solver finds %+v", said, f)
	}
}

// Where there is more to look at than may be, nothing is said.
func TestExpect_SaysNothingWhereThereIsTooMuch(t *testing.T) {
	b := bouts()[1]
	s := b.laid(t)
	x, state := s.Exec(), s.State()
	p := x.Waiting(state).First()
	v := view.Of(x.G, state, p)
	q := *x.Ask(state, p)
	if list := Expect(x, &v, &q, 10); len(list) != 0 {
		t.Errorf("ten states are enough for %+v", list)
	}
	x.Ask(state, p)
	if list := Expect(x, &v, &q, many); len(list) == 0 {
		t.Error("nothing is said of an attack")
	}
	finishBout(t, s)
}

// An attack that comes to no damage because of a card names it: one that the target's side uses, or the weapon itself.
// (2e.timing.replacement)
func TestExpect_NamesTheCardThatPreventsAllDamage(t *testing.T) {
	iden := bout{"iden versio", "second", "bluesquadronescort", "idenversio", "primary", nil, nil, nil, nil, false}
	spent := iden
	spent.defender = "academypilot"
	jam := bout{"jamming beam", "first", "bountyhunter", "rookiepilot", "jammingbeam", []string{"jammingbeam"}, nil, nil, nil, false}
	gun := jam
	gun.weapon = "primary"
	for _, c := range []struct {
		bout bout
		want string
	}{{iden, "Iden Versio"}, {spent, ""}, {jam, "Jamming Beam"}, {gun, ""}} {
		t.Run(c.bout.name+" "+c.bout.defender+" "+c.bout.weapon, func(t *testing.T) {
			s := c.bout.laid(t)
			defer finishBout(t, s)
			x, state := s.Exec(), s.State()
			v := view.Of(x.G, state, x.Waiting(state).First())
			q := *x.Ask(state, v.Viewer())
			if found := toldOf(x, &v, &q, c.bout.aims(&q)); found == nil || found.Prevents != c.want {
				t.Errorf("%+v; want %q to prevent the damage", found, c.want)
			}
		})
	}
}
