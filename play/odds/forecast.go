package odds

// mostDamage is the largest amount of damage of an attack that is counted separately.
const mostDamage = 15

// mostUses is how many different things to use are counted.
const mostUses = 16

// Forecast is what is to be expected of an attack between players who use all that they have as best
// they can, the abilities of cards included.
type Forecast struct {
	Hit     float64 // the chance that it hits
	Destroy float64 // the chance that the defender is destroyed
	Mean    float64 // how much damage the defender suffers on average
	Crits   float64 // of this, critical damage
	Damage  [mostDamage + 1]float64
	Back    Back
	Stood   Stood             // of an attack that is countered, or of the counterattack itself
	Uses    [mostUses]float32 // how often each thing is used, as in Solver.Used

	value float64 // to the attacker
	stop  uint8   // one more than the place in Solver.Used of what prevents all damage where there would be some
}

// Back is what is to be expected of the other side's counterattack: if the attack is one that is countered, and if it is
// the counterattack itself, of the attack that it answers.
type Back struct {
	Hit     float64 // the chance that it wins the clash with results that stand
	Destroy float64 // the chance that it destroys the attacker
	Mean    float64 // how much damage the attacker suffers of it on average
	Stood   Stood
}

// Stood is how likely each number of results is left in a clash, from 1 on: those of the side that loses are all canceled
// (msg.melee.counter.loser-cancelled).
type Stood [MostDice + 1]float32

// Mean returns how many results stand on average.
func (s *Stood) Mean() (mean float64) {
	for n, chance := range s {
		mean += float64(n) * float64(chance)
	}
	return mean
}

// note notes the results of the side that has won.
func (s *Stood) note(at *path) {
	if n := at.seen.stood; n > 0 {
		s[min(int(n), MostDice)] = 1
	}
}

// add adds what follows with some chance.
func (s *Stood) add(t *Stood, chance float64) {
	for n := range s {
		s[n] += float32(chance) * t[n]
	}
}

// add adds what follows with some chance.
func (f *Forecast) add(g *Forecast, chance float64) {
	f.Hit += chance * g.Hit
	f.Destroy += chance * g.Destroy
	f.Mean += chance * g.Mean
	f.Crits += chance * g.Crits
	f.value += chance * g.value
	f.Back.Hit += chance * g.Back.Hit
	f.Back.Destroy += chance * g.Back.Destroy
	f.Back.Mean += chance * g.Back.Mean
	f.Stood.add(&g.Stood, chance)
	f.Back.Stood.add(&g.Back.Stood, chance)
	if f.stop == 0 {
		f.stop = g.stop
	}
	for i := range f.Damage {
		f.Damage[i] += chance * g.Damage[i]
	}
	for i := range f.Uses {
		f.Uses[i] += float32(chance) * g.Uses[i]
	}
}
