package game

// MaxLasting is how many effects can last at once; what would be one too many does not begin.
const MaxLasting = 24

// Until is when what lasts is over: a phase, at the end of which it is, or one of these.
type Until uint8

// What lasts can end with something else than a phase.
const (
	ThisAttack     Until = NumUntil + iota // with the attack in progress
	ThisActivation                         // with the activation of the ship that it is on
	ThisPhase                              // with the phase in which it began
	NextPlanning                           // with the next Planning phase
	ThisMatch                              // with the match
	NextRound                              // with the next round
)

// NumUntil is above every phase.
const NumUntil = Until(NumPhases)

// ThisRound is the end of the round.
const ThisRound = Until(EndPhase)

// Lasting is an effect that an ability began and that is not over: the modifier of the step that
// began it works as if it stood on a card of Ship.
type Lasting struct {
	Proc   ProcID // with PC: the step that began it
	PC     uint8
	Until  Until
	Ship   ShipID
	Attack uint8  // ThisAttack: the place of the attack, counted from 1
	Card   CardID // the card whose ability it is
	N      int16  // a number noted when it began
	Begun  Moment // when it began
}

// Last begins the effect of the running step on a ship, with a number noted for it. It reports
// whether there was room.
func (x *Exec) Last(until Until, id ShipID, n int) bool {
	s := x.S
	if s.NLasting == MaxLasting {
		return false
	}
	f := x.Frame()
	l := Lasting{Proc: f.Proc, PC: f.At, Until: until, Ship: id, Card: f.Card, N: int16(n),
		Begun: x.PhaseOf(s.Phase)}
	switch until {
	case ThisAttack:
		l.Attack = s.NAttacks
	case ThisPhase:
		l.Until = Until(s.Phase)
	}
	s.Lasts[s.NLasting] = l
	s.NLasting++
	return true
}

// Lapse ends what lasts and has come to its end.
func (x *Exec) Lapse(over func(l *Lasting) bool) {
	s := x.S
	kept := uint8(0)
	for i := range s.Lasts[:s.NLasting] {
		if !over(&s.Lasts[i]) {
			s.Lasts[kept] = s.Lasts[i]
			kept++
		}
	}
	clear(s.Lasts[kept:s.NLasting])
	s.NLasting = kept
}

// Noted returns the number noted for the lasting effect of which a modifier is looked at.
func (x *Exec) Noted() int { return int(x.at.weighed.noted) }

// Marks is the query of what lasts and changes none: a mark that a card looks for.
const Marks Query = NumQueries - 1

// IsMark reports whether an effect is a mark.
func (x *Exec) IsMark(l *Lasting) bool { return x.G.Procs[l.Proc].Steps[l.PC].Lasts.Query == Marks }

// lastingMod returns the modifier of an effect that lasts if it changes a query now: what lasts for
// an attack does not work in attacks inside it, nor in one that is only supposed.
func (x *Exec) lastingMod(l *Lasting, q Query, layer Layer) *Mod {
	m := x.G.Procs[l.Proc].Steps[l.PC].Lasts
	if m.Query != q || m.Layer != layer ||
		l.Until == ThisAttack && (l.Attack != x.S.NAttacks || x.supposes > 0) {
		return nil
	}
	return m
}
