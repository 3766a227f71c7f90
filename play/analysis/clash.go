package analysis

import (
	"koiogran/engine/game"
	"koiogran/play/odds"
)

// clash begins an attack that a counterattack meets: neither is held against defense dice (msg.melee.counter.roll).
func (f *follower) clash(a *game.Attack) {
	f.open = append(f.open, begun{
		attacker: a.Attacker, defender: a.Defender, round: int(f.s.Round),
		back: &begun{attacker: a.Defender, defender: a.Attacker, round: int(f.s.Round)},
	})
}

// clashed notes what a roll brings to both attacks of the innermost clash, and with the first one what was to be expected
// of them. The roll is one of the counterattack where the tables are turned.
func (f *follower) clashed(turned bool, r game.Roll, rolled game.Faces) {
	b := &f.open[len(f.open)-1]
	first := b.outlook.Attack == 0
	list, ok := f.ways()
	if !ok {
		if first {
			f.luck.Left++
			f.open = f.open[:len(f.open)-1]
		}
		return
	}
	sides := [2]*begun{b, b.back}
	if turned {
		sides[0], sides[1] = sides[1], sides[0]
	}
	if sides[0].outlook.Attack == 0 {
		sides[0].outlook.Attack, sides[1].outlook.Defense = int(r.N), int(r.N)
	}
	next := 0
	for dice, ways := range r.Outcomes() {
		share := float64(ways) / float64(uint64(1)<<(3*r.N))
		for k, stood := range [...]*odds.Stood{&list[next].Stood, &list[next].Back.Stood} {
			side := sides[k]
			side.luck -= share * stood.Mean()
			if dice == rolled {
				side.luck += stood.Mean()
			}
			if first {
				side.expect(stood, share)
			}
		}
		next++
	}
}

// ways returns what is to be expected of the innermost clash after each outcome of the roll that is open, by best play
// with the cards of both, and whether they can be followed.
func (f *follower) ways() ([]odds.Forecast, bool) {
	solver, err := odds.NewSolver(f.x, f.s, odds.Prices{})
	if err != nil {
		return nil, false
	}
	list, err := solver.SolveEach(odds.MostStates)
	return list, err == nil
}

// expect adds results that stand with some chance to what is to be expected.
func (b *begun) expect(stood *odds.Stood, chance float64) {
	none := 1.0
	for n, p := range stood {
		b.outlook.Results[n] += chance * float64(p)
		none -= float64(p)
	}
	b.outlook.Results[0] += chance * none
	b.outlook.Mean += chance * stood.Mean()
}
