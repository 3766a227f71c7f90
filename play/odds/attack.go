package odds

import (
	"fmt"
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
)

// path is a state of the attack that is followed, with what was seen on the way to it.
type path struct {
	state game.State
	seen  seen
}

// seen is what an attack's records tell while it lasts: they are gone when it has ended. The attacker is the ship that is one
// where it is followed from, although a counterattack turns the tables.
type seen struct {
	attacker, defender game.ShipID
	hit                bool
	damage, crits      uint8
	back               bool // the other side's counterattack hits
	returned           uint8
	stood              uint8 // results of the side that wins a clash
}

// attack follows one attack. It plays in a game of its own: that of the match, with procedures of
// attacks and damage that let it see their records.
type attack struct {
	x     *game.Exec
	level uint8 // its place among the attacks that are going on at once
	turns bool  // it is followed from a counterattack
	seen  *seen // of the path that is played
}

// follow prepares to follow the innermost attack of s, and returns the path that begins there.
// Nothing comes after the attack: all that it interrupted is over as soon as it has ended.
func follow(g *game.Game, s *game.State) (*attack, path, error) {
	if s.Over || s.NAttacks == 0 {
		return nil, path{}, fmt.Errorf("%w in round %d", ErrNoAttack, s.Round)
	}
	a := &attack{level: s.NAttacks - 1}
	a.x = game.NewExec(a.watched(g))
	start := path{state: *s}
	top := int(s.Depth) - 1
	for g.Procs[s.Frames[top].Proc].Record != game.AttackRecord {
		top--
	}
	for i := range start.state.Frames[:top] {
		f := &start.state.Frames[i]
		f.PC = uint8(len(g.Procs[f.Proc].Steps))
	}
	record := &s.Attacks[a.level]
	a.turns = record.Turned
	start.seen = seen{
		attacker: record.Attacker, defender: record.Defender, hit: record.Hit,
		damage: record.Suffered,
	}
	for i := range s.Damages[:s.NDamages] {
		if d := &s.Damages[i]; d.Ship == record.Defender {
			start.seen.damage += d.Lost
			start.seen.crits += d.CritLost
		}
	}
	return a, start, nil
}

// watched returns the game with every step of attacks and of damage followed by a look. The damage
// cards of a ship that is destroyed stay unknown: they are nothing to the attack.
func (a *attack) watched(g *game.Game) *game.Game {
	w := *g
	w.Roles[card.DiscardRole] = 0
	w.Procs = slices.Clone(g.Procs)
	for i := range w.Procs {
		p := &w.Procs[i]
		var watch func(do func(x *game.Exec)) func(x *game.Exec)
		switch p.Record {
		case game.AttackRecord:
			watch = a.watchAttack
		case game.DamageRecord:
			watch = a.watchDamage
		default:
			continue
		}
		p.Steps = slices.Clone(p.Steps)
		for k := range p.Steps {
			if do := p.Steps[k].Do; do != nil {
				p.Steps[k].Do = watch(do)
			}
		}
	}
	return &w
}

// watchAttack lets a step of an attack be followed by a look at the attack.
func (a *attack) watchAttack(do func(x *game.Exec)) func(x *game.Exec) {
	return func(x *game.Exec) {
		hit := x.S.NAttacks > a.level && x.S.Attacks[a.level].Hit
		do(x)
		if a.seen != nil && x.S.NAttacks > a.level {
			record := &x.S.Attacks[a.level]
			if record.Counter != 0 && record.Hit && !hit { // msg.melee.counter.winner-unneutralized
				a.seen.stood = uint8(record.Attack.Count(game.Hit) + record.Attack.Count(game.Crit))
			}
			if record.Turned != a.turns { // msg.melee.counter.compare
				a.seen.attacker, a.seen.defender = record.Defender, record.Attacker
				a.seen.back = record.Hit
				return
			}
			a.seen.attacker, a.seen.defender = record.Attacker, record.Defender
			a.seen.hit = record.Hit
		}
	}
}

// watchDamage counts what the defender suffers in a step of damage while no bonus attack goes on.
func (a *attack) watchDamage(do func(x *game.Exec)) func(x *game.Exec) {
	return func(x *game.Exec) {
		d := x.Damage()
		before := *d
		do(x)
		if a.seen == nil || x.S.NAttacks != a.level+1 {
			return
		}
		switch {
		case before.Ship == a.seen.defender:
			a.seen.damage += d.Lost - before.Lost
			a.seen.crits += d.CritLost - before.CritLost
		case before.Ship == a.seen.attacker && before.Attack && a.seen.back:
			a.seen.returned += d.Lost - before.Lost
		}
	}
}

// ask returns the question that a path has come to. It is valid until the next step.
func (a *attack) ask(at *path) (game.Player, *game.Question) {
	p := a.x.Waiting(&at.state).First()
	return p, a.x.Ask(&at.state, p)
}

// play goes on along a path with an answer. What Chance answers is one of its outcomes; what a
// player answers is looked up. Looks at what a policy tries are not looks at the path.
func (a *attack) play(at *path, p game.Player, c game.Choice) error {
	a.seen = &at.seen
	defer func() { a.seen = nil }()
	if p == game.Chance {
		a.x.Play(&at.state, p, c, nil)
		return nil
	}
	if err := a.x.Step(&at.state, p, c, nil); err != nil {
		return fmt.Errorf("%w: %w at %s", ErrPolicy, err, a.x.Where())
	}
	return nil
}

// result returns what has resulted from an attack that has ended.
func (a *attack) result(at *path) Result {
	r := Result{Hit: at.seen.hit, Damage: at.seen.damage, Crits: at.seen.crits, Back: at.seen.back, Returned: at.seen.returned}
	if at.seen.defender == game.NoShip {
		return r
	}
	r.Destroyed = at.state.Ships[at.seen.defender].Destroyed
	r.Attacker = leftOf(&at.state.Ships[at.seen.attacker])
	r.Defender = leftOf(&at.state.Ships[at.seen.defender])
	return r
}

// leftOf returns what a ship has left.
func leftOf(s *game.Ship) Left {
	l := Left{Tokens: s.Tokens, Force: s.Force}
	for _, o := range s.Locks {
		if o.Kind != game.NoObject {
			l.Locks++
		}
	}
	return l
}
