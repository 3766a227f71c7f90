package odds

import (
	"fmt"
	"io"
	"math/big"
	"strings"
)

// Write writes a distribution as a small table: how likely the attack hits and destroys, each
// amount of damage with its chance, and what both ships have left on average. Chances are rounded
// to a hundredth of a percent, means to a thousandth.
func Write(w io.Writer, d Distribution) error {
	var b strings.Builder
	hit := d.Chance(func(r *Result) bool { return r.Hit })
	destroyed := d.Chance(func(r *Result) bool { return r.Destroyed })
	fmt.Fprintf(&b, "hits       %s\ndestroys   %s\n\n", percent(hit), percent(destroyed))
	fmt.Fprintf(&b, "damage  crits     chance\n")
	for i := range d.Outcomes {
		o := &d.Outcomes[i]
		alike := func(r *Result) bool { return r.Damage == o.Damage && r.Crits == o.Crits }
		if i == 0 || !alike(&d.Outcomes[i-1].Result) {
			fmt.Fprintf(&b, "%6d %6d   %s\n", o.Damage, o.Crits, percent(d.Chance(alike)))
		}
	}
	fmt.Fprintf(&b, "%6s %6s   on average\n\n",
		d.mean(func(r *Result) uint8 { return r.Damage }),
		d.mean(func(r *Result) uint8 { return r.Crits }))
	fmt.Fprintf(&b, "%-20s %8s %8s\n", "tokens left on average", "attacker", "defender")
	for t, name := range d.tokens {
		d.left(&b, name, func(l *Left) uint8 { return l.Tokens[t] })
	}
	d.left(&b, "Force", func(l *Left) uint8 { return l.Force })
	d.left(&b, "locks", func(l *Left) uint8 { return l.Locks })
	_, err := io.WriteString(w, b.String())
	return err
}

// left writes how many of something the ships have left, if any has one at any time.
func (d *Distribution) left(b *strings.Builder, name string, of func(l *Left) uint8) {
	some := func(r *Result) bool { return of(&r.Attacker) > 0 || of(&r.Defender) > 0 }
	if d.Chance(some).Sign() == 0 {
		return
	}
	fmt.Fprintf(b, "%-20s %8s %8s\n", name,
		d.mean(func(r *Result) uint8 { return of(&r.Attacker) }),
		d.mean(func(r *Result) uint8 { return of(&r.Defender) }))
}

// mean returns the mean of a number of the results.
func (d *Distribution) mean(of func(r *Result) uint8) string {
	sum, term := new(big.Rat), new(big.Rat)
	for i := range d.Outcomes {
		o := &d.Outcomes[i]
		term.SetInt64(int64(of(&o.Result)))
		sum.Add(sum, term.Mul(term, o.Chance))
	}
	return sum.FloatString(3)
}

// percent writes a chance.
func percent(chance *big.Rat) string {
	hundred := new(big.Rat).SetInt64(100)
	return fmt.Sprintf("%6s %%", hundred.Mul(hundred, chance).FloatString(2))
}
