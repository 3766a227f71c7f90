// Package analysis says what happened in a match that was played: how lucky each attack was, how likely
// the players were to win after each decision, and which of them lost it.
package analysis

import (
	"fmt"
	"io"
	"text/tabwriter"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/odds"
	"koiogran/play/replay"
	"koiogran/play/text"
)

// Attack is an attack of a match.
type Attack struct {
	Round    int    `json:"round"`
	Player   int    `json:"player"` // of the attacker: its seat, from 1
	Attacker string `json:"attacker"`
	Defender string `json:"defender"`
	Dice     [2]int `json:"dice"` // attack and defense, in place of the latter those of the other side in a clash
	// Expected is how many results were to stand on average when the attack dice were still to be
	// rolled, by best play with tokens and without abilities of cards; Stood is how many did. Where a counterattack meets
	// the attack, best play knows the cards of both.
	Expected float64 `json:"expected"`
	Stood    int     `json:"stood"`
	// Luck is what the dice brought the attacker: after each roll, how much more was to be expected than before it.
	// The rest of what stood beyond Expected is due to what the players and their cards did.
	Luck float64 `json:"luck"`
	// Chance is how likely it was that at least this many stood.
	Chance float64 `json:"chance"`
}

// Side is what the attacks of a side came to.
type Side struct {
	Attacks  int     `json:"attacks"`
	Expected float64 `json:"expected"`
	Stood    int     `json:"stood"`
	Luck     float64 `json:"luck"`
}

// Luck is what the attacks of a match came to.
type Luck struct {
	// Names are what the players are called: as the record says, else by their squads or callsigns.
	Names   []string `json:"names"`
	Attacks []Attack `json:"attacks"`
	Sides   [2]Side  `json:"sides"`
	// Left are attacks that are left out: with more dice or ways than can be followed.
	Left int `json:"left_out"`
}

// LuckOf follows the record of a match and holds every attack against its odds. The record must
// verify (replay.Play).
func LuckOf(c *rules.Compiled, r *replay.Record) (*Luck, error) { return luckOf(c, r, 0) }

// luckOf is LuckOf of one round, of all if it is 0.
func luckOf(c *rules.Compiled, r *replay.Record, round int) (*Luck, error) {
	g, s, err := c.NewGame(r.Setup)
	if err != nil {
		return nil, fmt.Errorf("analysis: setup: %w", err)
	}
	called := text.Recorded(r.Names, &r.Setup)
	f := &follower{x: game.NewExec(g), s: s, only: round, luck: &Luck{Names: called[:r.Setup.Seats()], Attacks: []Attack{}}}
	for i := range r.Lines {
		if f.only > 0 && int(s.Round) > f.only {
			break
		}
		if err := f.line(&r.Lines[i]); err != nil {
			return nil, fmt.Errorf("analysis: line %d: %w", r.Lines[i].Number, err)
		}
	}
	return f.luck, nil
}

// follower follows a record.
type follower struct {
	x      *game.Exec
	s      *game.State
	only   int // the round that is looked at, 0 for all
	kernel odds.Kernel
	after  game.State // where a roll leads to
	log    game.Log
	luck   *Luck
	open   []begun // attacks that are going on, the innermost last
}

// begun is an attack whose dice were rolled.
type begun struct {
	attacker, defender game.ShipID
	outlook            odds.Outlook
	round              int
	luck               float64
	back               *begun // the counterattack that it meets
}

// line plays a line of the record.
func (f *follower) line(l *replay.Line) error {
	f.log.Events = f.log.Events[:0]
	switch l.Kind {
	case replay.TimeLine:
		return f.x.CallTime(f.s, nil)
	case replay.ChoiceLine:
	default:
		return nil
	}
	choice, err := replay.Parse(f.x, f.s, l.Player, l.Text)
	if err != nil {
		return err
	}
	if l.Player == game.Chance {
		f.roll()
		f.rolled(choice)
	}
	if err := f.x.Step(f.s, l.Player, choice, &f.log); err != nil {
		return err
	}
	for i := range f.log.Events {
		if e := &f.log.Events[i]; e.Kind == game.Neutralized {
			f.stood(e)
		}
	}
	return nil
}

// roll notes what is to be expected of an attack whose attack dice are about to be rolled.
func (f *follower) roll() {
	q := f.x.Ask(f.s, game.Chance)
	if q.Kind != game.RollQuestion || q.Proc != f.x.G.Roles[card.AttackRole] ||
		q.Roll.Color != game.AttackDice || f.only > 0 && int(f.s.Round) != f.only {
		return
	}
	a := f.x.Attack()
	if a.Counter != 0 {
		if !a.Turned {
			f.clash(a)
		}
		return
	}
	situation := odds.Of(f.x)
	if situation.Attack > odds.MostDice || situation.Defense > odds.MostDice {
		f.luck.Left++
		return
	}
	f.open = append(f.open, begun{
		attacker: a.Attacker, defender: a.Defender, outlook: f.kernel.Solve(&situation), round: int(f.s.Round),
	})
}

// Chosen returns how many results stood beyond those expected that did not come by dice.
func (s Side) Chosen() float64 { return float64(s.Stood) - s.Expected - s.Luck }

// rolled notes what a roll brings to the innermost attack that is followed: how much more is to be expected after it
// than on average over all ways in which it could have come out.
func (f *follower) rolled(choice game.Choice) {
	q := f.x.Ask(f.s, game.Chance)
	n := len(f.open)
	if q.Kind != game.RollQuestion || n == 0 || f.s.NAttacks == 0 {
		return
	}
	a, b := &f.s.Attacks[f.s.NAttacks-1], &f.open[n-1]
	if a.Counter != 0 {
		if b.back != nil {
			f.clashed(a.Turned, q.Roll, choice.Dice)
		}
		return
	}
	if a.Attacker != b.attacker || a.Defender != b.defender {
		return
	}
	r, c, mean := q.Roll, game.Opt(game.RollVerb), 0.0
	got, ok := f.expects(choice)
	if !ok {
		return
	}
	for dice, ways := range r.Outcomes() {
		c.Dice = dice
		each, ok := f.expects(c)
		if !ok {
			return
		}
		mean += each * float64(ways) / float64(uint64(1)<<(3*r.N))
	}
	b.luck += got - mean
}

// expects returns how many results of the innermost attack are to stand after a roll, by best play with tokens.
func (f *follower) expects(roll game.Choice) (float64, bool) {
	f.after = *f.s
	level := f.s.NAttacks
	var log game.Log
	f.x.Play(&f.after, game.Chance, roll, &log)
	for i := range log.Events {
		if e := &log.Events[i]; e.Kind == game.Neutralized {
			return float64(e.Dice.Total()), true
		}
	}
	if f.after.NAttacks != level || f.after.Over { // it begins another one, or ends
		return 0, false
	}
	q := f.x.Ask(&f.after, f.x.Waiting(&f.after).First())
	a, s := f.x.Attack(), odds.Of(f.x)
	dice := a.Attack
	hits, crits, defense := dice.Count(game.Hit), dice.Count(game.Crit), a.Defense.Total()
	if s.Attack = dice.Total(); s.Attack > odds.MostDice || defense >= odds.MostDice {
		return 0, false
	}
	if defense > 0 {
		s.Defense = defense
		o := f.kernel.Defending(&s, hits, crits, a.Defense.Count(game.Focus), a.Defense.Count(game.Evade), odds.NoUse)
		return o.Mean, true
	}
	use := odds.NoUse
	if q.Kind == game.RollQuestion { // the defender's dice are next
		use = odds.Pass
	}
	o := f.kernel.Attacking(&s, dice.Count(game.Focus), hits, crits, use)
	return o.Mean, true
}

// stood notes how many results of an attack stood.
func (f *follower) stood(e *game.Event) {
	for i := len(f.open) - 1; i >= 0; i-- {
		b, n := &f.open[i], e.Dice.Total()
		switch {
		case b.attacker == e.Other && b.defender == e.Ship:
			f.note(b, n)
			if b.back != nil {
				f.note(b.back, 0)
			}
		case b.back != nil && b.attacker == e.Ship && b.defender == e.Other:
			f.note(b, 0)
			f.note(b.back, n)
		default:
			continue
		}
		f.open = f.open[:i]
		return
	}
}

// note notes an attack of which n results stood.
func (f *follower) note(b *begun, n int) {
	attacker := &f.x.G.Ships[b.attacker]
	a := Attack{
		Round: b.round, Player: int(attacker.Owner) + 1, Attacker: attacker.Name,
		Defender: f.x.G.Ships[b.defender].Name,
		Dice:     [2]int{b.outlook.Attack, b.outlook.Defense},
		Expected: b.outlook.Mean, Stood: n, Luck: b.luck,
	}
	for k := n; k < len(b.outlook.Results); k++ {
		a.Chance += b.outlook.Results[k]
	}
	f.luck.Attacks = append(f.luck.Attacks, a)
	side := &f.luck.Sides[attacker.Side]
	side.Attacks++
	side.Expected += a.Expected
	side.Stood += n
	side.Luck += a.Luck
}

// side returns what the players of a side are called, by the number of its captain's seat, from 0.
func (l *Luck) side(captain int) string {
	if partner := captain + int(game.Seat3); partner < len(l.Names) {
		return l.Names[captain] + " with " + l.Names[partner]
	}
	return l.Names[captain]
}

// Write writes the luck of a match as a table.
func (l *Luck) Write(w io.Writer) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "round\tplayer\tattacker\tdefender\tdice\texpected\tactual\tluck\tprobability of "+
		"at least this many")
	for i := range l.Attacks {
		a := &l.Attacks[i]
		fmt.Fprintf(t, "%d\t%s\t%s\t%s\t%d : %d\t%.2f\t%d\t%+.2f\t%.0f %%\n", a.Round, l.Names[a.Player-1], a.Attacker,
			a.Defender, a.Dice[0], a.Dice[1], a.Expected, a.Stood, a.Luck, 100*a.Chance)
	}
	if err := t.Flush(); err != nil {
		return err
	}
	for p, s := range l.Sides {
		_, err := fmt.Fprintf(w, "\n%s: %d attacks, %.2f hits expected, %d uncanceled: %+.2f "+
			"from dice, %+.2f from choices and cards",
			l.side(p), s.Attacks, s.Expected, s.Stood, s.Luck, s.Chosen())
		if err != nil {
			return err
		}
	}
	_, err := fmt.Fprintln(w)
	return err
}
