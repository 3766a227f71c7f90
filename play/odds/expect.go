package odds

import (
	"math/rand/v2"
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/play/view"
)

// Expected is what is to be expected of an attack after an answer.
type Expected struct {
	Choice  game.Choice
	Target  game.ShipID // whom a weapon attacks after that; game.NoShip where no weapon is chosen
	Section game.Section
	// Dice are the attack and defense dice, and in place of the latter those of the other side in a counterattack.
	Dice [2]int
	// Prevents is the name of the card that prevents all damage, "" if no card does or there is damage.
	Prevents string
	Forecast
}

// Expect returns what is to be expected after the answers to the viewer's question q, which x has asked last, with all
// that cards can do: of each target of a weapon, of each target, and of each thing to be done with dice. Answers of
// which more than most states would have to be looked at are left out. What the viewer does not know is drawn.
func Expect(x *game.Exec, v *view.View, q *game.Question, most int) []Expected {
	e := expecter{
		x: game.NewExec(x.G), state: view.Sample(x.G, v, rand.New(rand.NewPCG(1, 1)), view.Uniform),
		p: v.Viewer(), left: most,
	}
	switch first := q.Opts[0]; {
	case e.state.NAttacks == 0:
	case x.Attack().Declared: // a weapon is asked for if it is a counterattack's
		e.dice(q)
	case first.Verb == game.WeaponVerb:
		e.weapons(q)
	case first.Verb == game.PickVerb && q.Proc == x.G.Roles[card.AttackRole]:
		e.targets(&e.state, q, nil)
	}
	return e.list
}

// expecter collects what is to be expected.
type expecter struct {
	x     *game.Exec
	state game.State
	p     game.Player
	left  int // states that may be looked at
	list  []Expected
}

// dice says of what can be done in an attack that is going on.
func (e *expecter) dice(q *game.Question) {
	options := slices.Clone(q.Options())
	v, err := NewSolver(e.x, &e.state, Prices{})
	if err != nil {
		return
	}
	list, err := v.SolveEach(e.left)
	if err != nil {
		return
	}
	dice := e.diceOf(&e.state)
	for i, c := range options {
		e.list = append(e.list, Expected{
			Choice: c, Target: game.NoShip, Dice: e.against(dice, c), Prevents: v.prevents(&list[i]), Forecast: list[i],
		})
	}
}

// against returns the dice of an attack, in place of defense dice those of the counterattack if a choice announces one.
func (e *expecter) against(dice [2]int, c game.Choice) [2]int {
	if c.Verb != game.WeaponVerb {
		return dice
	}
	e.x.Waiting(&e.state)
	a := e.x.Attack()
	shot := Shot{Attacker: a.Defender, Defender: a.Attacker, Weapon: int(c.Item), Range: int(a.Range)}
	if counter, ok := Weigh(e.x, shot); ok {
		dice[1] = counter.Attack
	}
	return dice
}

// weapons adds what to expect of each target of each weapon.
func (e *expecter) weapons(q *game.Question) {
	for _, c := range slices.Clone(q.Options()) {
		after := e.state
		if c.Verb != game.WeaponVerb || e.x.Step(&after, e.p, c, nil) != nil || !e.x.Waiting(&after).Has(e.p) {
			continue
		}
		next := e.x.Ask(&after, e.p)
		if next.Opts[0].Verb == game.PickVerb && next.Proc == e.x.G.Roles[card.AttackRole] {
			e.targets(&after, next, &c)
		}
	}
}

// targets adds what to expect of each target, once for a weapon that was chosen before.
func (e *expecter) targets(s *game.State, q *game.Question, weapon *game.Choice) {
	var told []game.Object
	for _, c := range slices.Clone(q.Options()) {
		at := game.ShipAs(c.Ship)
		if c.Object.Kind != game.NoObject {
			at = c.Object
		}
		if c.Verb != game.PickVerb || weapon != nil && slices.Contains(told, at) {
			continue
		}
		told = append(told, at)
		after := *s
		if e.x.Step(&after, e.p, c, nil) != nil || after.NAttacks != s.NAttacks {
			continue
		}
		one := Expected{Choice: c, Target: game.NoShip}
		if weapon != nil {
			one.Choice, one.Target, one.Section = *weapon, c.Ship, c.Object.Section()
		}
		if a := &after.Attacks[after.NAttacks-1]; a.Declared && a.Defender == c.Ship && e.attack(&after, &one) {
			e.list = append(e.list, one)
		}
	}
}

// attack fills in what to expect of an attack that was declared, and reports whether it can.
func (e *expecter) attack(s *game.State, one *Expected) bool {
	v, err := NewSolver(e.x, s, Prices{})
	if err != nil {
		return false
	}
	err = v.within(e.left, func() { one.Forecast = *v.solve(&v.start, 0, false) })
	e.left -= v.States
	one.Dice = e.diceOf(s)
	one.Prevents = v.prevents(&one.Forecast)
	return err == nil
}

// prevents returns the name of the card that prevents all damage: one that the defender's side uses, or that of a weapon
// that hits and does none.
func (v *Solver) prevents(f *Forecast) string {
	switch {
	case f.harms():
		return ""
	case f.stop > 0:
		return v.Used[f.stop-1].Card
	case f.Hit > 0:
		a := &v.start.state.Attacks[v.level]
		if c := v.x.G.Ships[a.Attacker].Weapons[a.Weapon].Card; c != game.NoCard {
			return v.x.G.Cards[c].Name
		}
	}
	return ""
}

// diceOf returns how many dice lie on the table, or will.
func (e *expecter) diceOf(s *game.State) [2]int {
	e.x.Waiting(s)
	situation := Of(e.x)
	dice := [2]int{situation.Attack, situation.Defense}
	if a := e.x.Attack(); a.Counter != 0 && !a.Turned {
		counter := game.Opt(game.WeaponVerb)
		counter.Item = a.Counter - 1
		dice = e.against(dice, counter)
	}
	for n, rolled := range [...]int{e.x.Attack().Attack.Total(), e.x.Attack().Defense.Total()} {
		if rolled > 0 {
			dice[n] = rolled
		}
	}
	return dice
}
