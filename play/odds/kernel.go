package odds

import "koiogran/engine/game"

// Side is what a ship brings to an attack to change its dice with.
type Side struct {
	Focus     int  // tokens that turn all focus results
	Calculate int  // tokens that turn one each
	Force     int  // charges that turn one each
	Evade     int  // tokens of the defender
	Lock      bool // of the attacker on the defender: rerolls any attack dice once
	Reinforce int  // tokens of the defender on the attacked side
	Rerolls   int  // dice that it may reroll as well, once each
}

// Situation is an attack as the rules alone have it, without abilities of cards: what the kernel
// can solve in closed form.
type Situation struct {
	Attack, Defense    int // dice
	Attacker, Defender Side
	// EvadeAdds says that an evade token adds an evade result; else it turns a die that shows a
	// blank or a focus result.
	EvadeAdds bool
	Evades    int // results that are added to the defense dice: first edition's reinforcement
	Shields   int // of the defender
	Hull      int // how many damage cards it can still take; the last one destroys it
	Deck      Deck
	Prices    Prices
}

// Prices are what it is worth to keep a token, in points of damage. With all of them 0, a token
// is kept only if it changes nothing.
type Prices struct {
	Attacker, Defender float64 // for each token, lock and charge
	Kill               float64 // what it is worth to destroy the defender, beyond the damage
}

// noDifference is less than any difference that matters, in points of damage.
const noDifference = 1e-9

// critBonus is how much more critical damage is worth, apart from what the deck makes of it.
const critBonus = 0.01

// Outlook is what is to be expected of an attack.
type Outlook struct {
	Attack, Defense int // dice

	Hit     float64 // the chance that any result stands
	Destroy float64 // the chance that the defender is destroyed
	Mean    float64 // how many results stand on average
	// Results is how likely this many results stand, Crits how many of them are critical on average.
	Results [MostDice + 1]float64
	Crits   float64
	// Spent is how likely, or how often, each thing is spent.
	Spent Spent
}

// Spent is how many tokens, locks and charges are spent on average.
type Spent struct {
	Lock, Focus, Calculate, Force              float64 // by the attacker
	DefFocus, DefCalculate, DefForce, DefEvade float64
}

// MostDice is how many dice of one side the kernel follows.
const MostDice = 8

// size is the size of the tables by numbers of dice.
const size = MostDice + 1

// shown is what attack dice show: focus results, hits and crits; the others are blank.
type shown struct{ f, h, c int }

// spend is what a side spends on its dice once they lie.
type spend struct{ focus, calculate, force, evade uint8 }

// turned returns how many dice it turns of so many that show focus results.
func (s spend) turned(f int) int { return f*int(s.focus) + int(s.calculate) + int(s.force) }

// Kernel solves situations: best play of both sides by backward induction, over all results of
// all dice. It keeps tables from one situation to the next and is for one goroutine.
type Kernel struct {
	s Situation

	deck    deckTable
	harm    [size][size]harm                // by hits and crits that stand
	stand   [size][size]float64             // what the attacker expects of hits and crits
	final   [size][size][size]float64       // of dice that are not rerolled any more
	keep    [size][size][size][size]float64 // of dice that are kept, the others rerolled: k, f, h, c
	dice    [size][size][size]float64       // how likely all dice come to show something
	green   [size][size][size]float64       // chances of defense dice, by number, focus and evade
	red     [size][size][size][size]float64 // chances of attack dice, by number, focus, hits, crits
	swords  [size][size][size]spend         // what the attacker spends, by focus, hits, crits
	shields [size][size][size][size]spend   // what the defender spends, by hits, crits, focus, evades
	known   [size][2]bool                   // which chances are filled in
	locks   float64                         // how likely the lock is spent
}

// harm is what hits and crits do that stand.
type harm struct {
	destroy float64
	value   float64 // to the attacker
}

// The chances of the sides of a die.
const (
	redFocus, redHit, redCrit, redBlank = 2.0 / 8, 3.0 / 8, 1.0 / 8, 2.0 / 8
)

// Solve returns what is to be expected of an attack between players who play it best.
func (k *Kernel) Solve(s *Situation) Outlook {
	k.prepare(s)
	if k.s.Attacker.Rerolls > 0 {
		k.spreadRerolls()
	} else {
		k.spread()
	}
	return k.collect()
}

// prepare fills in the tables by backward induction.
func (k *Kernel) prepare(s *Situation) {
	k.s = *s
	k.s.Attack, k.s.Defense = clamp(s.Attack), clamp(s.Defense)
	k.rolled(k.s.Attack)
	k.defended(k.s.Defense)
	n := k.s.Attack
	k.deck.fill(&k.s, n)
	for h := range n + 1 {
		for c := range n + 1 - h {
			k.harm[h][c] = k.harmOf(h, c)
		}
	}
	for h := range n + 1 {
		for c := range n + 1 - h {
			k.stand[h][c] = k.againstDefense(h, c)
		}
	}
	for f := range n + 1 {
		for h := range n + 1 - f {
			for c := range n + 1 - f - h {
				k.swords[f][h][c], k.final[f][h][c] = k.bestAttack(shown{f, h, c})
			}
		}
	}
	if k.s.Attacker.Lock {
		k.fillKeep()
	}
}

// clamp keeps a number of dice within the tables.
func clamp(n int) int { return min(max(n, 0), MostDice) }

// rolled makes sure that the chances of this many attack dice are known.
func (k *Kernel) rolled(n int) {
	if k.known[n][0] {
		return
	}
	k.known[n][0] = true
	for dice, ways := range (game.Roll{Color: game.AttackDice, N: uint8(n)}).Outcomes() {
		k.red[n][dice[game.Focus]][dice[game.Hit]][dice[game.Crit]] = share(ways, n)
	}
}

// defended makes sure that the chances of this many defense dice are known.
func (k *Kernel) defended(n int) {
	if k.known[n][1] {
		return
	}
	k.known[n][1] = true
	for dice, ways := range (game.Roll{Color: game.DefenseDice, N: uint8(n)}).Outcomes() {
		k.green[n][dice[game.Focus]][dice[game.Evade]] = share(ways, n)
	}
}

// share returns the chance of this many ways to roll n dice.
func share(ways uint64, n int) float64 { return float64(ways) / float64(uint64(1)<<(3*n)) }

// harmOf says what hits and crits do that stand: shields take hits first.
func (k *Kernel) harmOf(h, c int) harm {
	onHits := min(h, k.s.Shields)
	onCrits := min(c, k.s.Shields-onHits)
	destroy := k.deck.destroys(h-onHits, c-onCrits, k.s.Hull)
	left := float64(k.s.Shields + k.s.Hull)
	value := min(float64(h+c), left) + critBonus*max(0, min(float64(c), left-float64(h)))
	if k.s.Hull > 0 {
		value += k.deck.extra(c-onCrits, k.s.Hull-(h-onHits)-(c-onCrits))
	}
	return harm{destroy, value + k.s.Prices.Kill*destroy}
}

// cancel returns what is left of hits and crits after evades and reinforcement: hits go first.
func (k *Kernel) cancel(h, c, evades int) (int, int) {
	n := min(evades, h)
	h -= n
	c -= min(evades-n, c)
	if k.s.Defender.Reinforce == 0 {
		return h, c
	}
	for range k.s.Defender.Reinforce {
		switch {
		case h+c < 2:
		case h > 0:
			h--
		default:
			c--
		}
	}
	return h, c
}

// againstDefense returns what the attacker expects of hits and crits once the defender has rolled.
func (k *Kernel) againstDefense(h, c int) float64 {
	if h+c == 0 {
		return 0
	}
	sum, n := 0.0, k.s.Defense
	for f := range n + 1 {
		for e := range n + 1 - f {
			best, value := k.bestDefense(h, c, f, e)
			k.shields[h][c][f][e] = best
			if k.s.Defender.Rerolls > 0 {
				_, _, _, value = k.bestAgain(h, c, f, e)
			}
			sum += k.green[n][f][e] * value
		}
	}
	return sum
}

// bestDefense returns what the defender best spends, with focus and evade results, against hits and
// crits, and what the attacker then expects.
func (k *Kernel) bestDefense(h, c, f, e int) (best spend, least float64) {
	d := &k.s.Defender
	n := k.s.Defense + k.s.Evades
	e += k.s.Evades
	price := k.s.Prices.Defender + noDifference
	first := true
	for focus := range min(d.Focus, min(f, 1)) + 1 {
		rest := f * (1 - focus)
		for turned := range min(d.Calculate+d.Force, rest) + 1 {
			evades := e + turned + f*focus
			room := n - evades
			if k.s.EvadeAdds {
				room = d.Evade
			}
			for evade := range min(d.Evade, room) + 1 {
				x, y := k.cancel(h, c, evades+evade)
				value := k.harm[x][y].value + price*float64(focus+turned+evade)
				if first || value < least {
					calculate := min(turned, d.Calculate)
					best = spend{uint8(focus), uint8(calculate), uint8(turned - calculate), uint8(evade)}
					least, first = value, false
				}
				if evades+evade >= h+c {
					break
				}
			}
		}
	}
	return best, least
}

// bestAttack returns what the attacker best spends on dice that are not rerolled any more, and what he
// then expects.
func (k *Kernel) bestAttack(d shown) (best spend, most float64) {
	a := &k.s.Attacker
	price := k.s.Prices.Attacker + noDifference
	most = k.stand[d.h][d.c]
	if d.f == 0 {
		return best, most
	}
	if a.Focus > 0 {
		if value := k.stand[d.h+d.f][d.c] - price; value > most {
			best, most = spend{focus: 1}, value
		}
	}
	for turned := 1; turned <= min(d.f, a.Calculate+a.Force); turned++ {
		if value := k.stand[d.h+turned][d.c] - price*float64(turned); value > most {
			calculate := min(turned, a.Calculate)
			best, most = spend{calculate: uint8(calculate), force: uint8(turned - calculate)}, value
		}
	}
	return best, most
}

// fillKeep says what dice are worth that are kept while all others are rerolled.
func (k *Kernel) fillKeep() {
	n := k.s.Attack
	for kept := n; kept >= 0; kept-- {
		for f := range kept + 1 {
			for h := range kept + 1 - f {
				for c := range kept + 1 - f - h {
					if kept == n {
						k.keep[kept][f][h][c] = k.final[f][h][c]
						continue
					}
					next := &k.keep[kept+1]
					k.keep[kept][f][h][c] = redBlank*next[f][h][c] + redFocus*next[f+1][h][c] +
						redHit*next[f][h+1][c] + redCrit*next[f][h][c+1]
				}
			}
		}
	}
}

// bestReroll returns which dice the attacker best keeps if he spends his lock, and whether he does.
// Blanks are rerolled all.
func (k *Kernel) bestReroll(d shown) (kept shown, spends bool) {
	if !k.s.Attacker.Lock {
		return d, false
	}
	n := k.s.Attack
	most := k.final[d.f][d.h][d.c] + k.s.Prices.Attacker + noDifference
	for c := d.c; c >= 0; c-- {
		for h := d.h; h >= 0; h-- {
			for f := d.f; f >= 0; f-- {
				if f+h+c == n {
					continue
				}
				if value := k.keep[f+h+c][f][h][c]; value > most+noDifference {
					kept, most, spends = shown{f, h, c}, value, true
				}
			}
		}
	}
	if !spends {
		return d, false
	}
	return kept, true
}
