package game

// Face is a result on a die.
type Face uint8

// The faces of attack and defense dice.
const (
	Blank Face = iota
	Focus
	Hit
	Crit
	Evade
	NumFaces
)

// String returns the face's name as records write it.
func (f Face) String() string {
	return [...]string{"blank", "focus", "hit", "crit", "evade"}[f]
}

// DiceColor is the color of a die: red dice attack, green dice defend.
type DiceColor uint8

// The colors of dice.
const (
	AttackDice DiceColor = iota
	DefenseDice
)

// Faces counts dice by the face they show. Dice are interchangeable, so a pool is its counts.
type Faces [NumFaces]uint8

// Total returns how many dice there are.
func (f Faces) Total() int {
	n := 0
	for _, k := range f {
		n += int(k)
	}
	return n
}

// Pool is the dice of one roll, split by the changes that are still allowed. Rerolled dice are separate: a die may be
// rerolled once (2e.component.golden-rule.one-reroll-per-die). A die that was added without being rolled
// is as fresh as one that was (2e.attack.modify.added-die-is-normal).
type Pool struct {
	Fresh    Faces
	Rerolled Faces
	Fixed    Faces // dice that cannot be modified any more
}

// Count returns how many dice show f.
func (p *Pool) Count(f Face) int {
	return p.Loose(f) + int(p.Fixed[f])
}

// Loose returns how many dice show f and can be modified.
func (p *Pool) Loose(f Face) int { return int(p.Fresh[f]) + int(p.Rerolled[f]) }

// Total returns how many dice are in the pool.
func (p *Pool) Total() int { return p.Fresh.Total() + p.Rerolled.Total() + p.Fixed.Total() }

// Change turns up to n dice showing from into to and returns how many were turned. Dice that
// were rerolled already are turned first, so that what may still be rerolled stays so.
func (p *Pool) Change(n int, from, to Face) int {
	done := 0
	for _, part := range [...]*Faces{&p.Rerolled, &p.Fresh} {
		k := min(n-done, int(part[from]))
		part[from] -= uint8(k)
		part[to] += uint8(k)
		done += k
	}
	return done
}

// Fix is Change of dice that cannot be rerolled any more. Those that still can be are turned first.
func (p *Pool) Fix(n int, from, to Face) int {
	done := 0
	for _, part := range [...]*Faces{&p.Fresh, &p.Rerolled} {
		k := min(n-done, int(part[from]))
		part[from] -= uint8(k)
		p.Rerolled[to] += uint8(k)
		done += k
	}
	return done
}

// Pin is Change of one die that cannot be modified any more.
func (p *Pool) Pin(from, to Face) {
	if p.Change(1, from, to) == 0 {
		return
	}
	for _, part := range [...]*Faces{&p.Rerolled, &p.Fresh} {
		if part[to] > 0 {
			part[to]--
			p.Fixed[to]++
			return
		}
	}
}

// Remove takes up to n dice showing f out of the pool and returns how many were taken, those last that
// cannot be modified.
func (p *Pool) Remove(n int, f Face) int {
	done := 0
	for _, part := range [...]*Faces{&p.Rerolled, &p.Fresh, &p.Fixed} {
		k := min(n-done, int(part[f]))
		part[f] -= uint8(k)
		done += k
	}
	return done
}

// Roll is what Chance is asked to roll.
type Roll struct {
	Color DiceColor
	N     uint8
}

// Sides returns how many of a die's eight sides show each face
// (2e.component.dice.attack-faces, 2e.component.dice.defense-faces).
func (c DiceColor) Sides() Faces {
	if c == AttackDice {
		return Faces{Blank: 2, Focus: 2, Hit: 3, Crit: 1}
	}
	return Faces{Blank: 3, Focus: 2, Evade: 3}
}

// Outcomes runs over every result that r can have, with the number of ways in which it comes up. Dice
// count as distinct, so that the ways of all results are 8 to the power of N.
func (r Roll) Outcomes() func(yield func(Faces, uint64) bool) {
	return func(yield func(Faces, uint64) bool) {
		var dice Faces
		outcomes(r.Color.Sides(), &dice, 0, int(r.N), 1, yield)
	}
}

// outcomes gives the dice that are left the face f and those after it, in every number. It
// reports whether to go on.
func outcomes(sides Faces, dice *Faces, f Face, left int, ways uint64,
	yield func(Faces, uint64) bool,
) bool {
	if f == NumFaces {
		return left > 0 || yield(*dice, ways)
	}
	// ways is multiplied by the choices of k dice out of those left, and by their sides
	for k := 0; ; k++ {
		dice[f] = uint8(k)
		if !outcomes(sides, dice, f+1, left-k, ways, yield) {
			return false
		}
		if k == left || sides[f] == 0 {
			break
		}
		ways = ways * uint64(left-k) / uint64(k+1) * uint64(sides[f])
	}
	dice[f] = 0
	return true
}
