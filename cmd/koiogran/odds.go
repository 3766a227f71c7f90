package main

import (
	"cmp"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"koiogran/play/odds"
)

type oddsCommand struct {
	Attack  string `arg:"" help:"The number of attack dice; with --squad, the attacking ship: its name, id, or number in the file."`
	Defense string `arg:"" help:"The number of defense dice; with --squad, the defending ship."`

	Squad      []string `help:"The squad file with both ships, or the attacker's and the defender's files. Their cards apply; nothing else is on the table." placeholder:"FILE"`
	Weapon     string   `help:"With --squad: the weapon, primary or the name of a card." placeholder:"NAME"`
	From       string   `enum:"front,side,behind" default:"front" help:"With --squad: which side of the defender the attacker is on: front, side or behind."`
	NoBullseye bool     `help:"With --squad: the defender is not in the attacker's bullseye."`

	Range      int  `default:"-1" help:"The attack range. Without --squad, range 1 adds an attack die and range 3 a defense die." placeholder:"N"`
	Obstructed bool `help:"The attack is obstructed, which adds a defense die."`

	Focus     int  `help:"The attacker's focus tokens." placeholder:"N"`
	Calculate int  `help:"The attacker's calculate tokens." placeholder:"N"`
	Energy    int  `help:"With --squad: the attacker's energy tokens, which it spends on weapons." placeholder:"N"`
	Force     *int `help:"The attacker's Force charges. Default with --squad: all." placeholder:"N"`
	Lock      bool `help:"The attacker has a lock on the defender."`
	Rerolls   int  `help:"Additional attack dice that the attacker may reroll." placeholder:"N"`
	Deplete   bool `help:"The attacker is depleted and rolls 1 fewer die."`

	DefFocus     int  `help:"The defender's focus tokens." placeholder:"N"`
	DefCalculate int  `help:"The defender's calculate tokens." placeholder:"N"`
	DefForce     *int `help:"The defender's Force charges. Default with --squad: all." placeholder:"N"`
	Evade        int  `help:"The defender's evade tokens." placeholder:"N"`
	Reinforce    int  `help:"The defender's reinforce tokens on the attacked side." placeholder:"N"`
	DefRerolls   int  `help:"Defense dice that the defender may reroll." placeholder:"N"`
	Strain       bool `help:"The defender is strained and rolls 1 fewer die."`

	Shields *int `help:"The defender's remaining shields." placeholder:"N"`
	Hull    int  `help:"Damage cards needed to destroy the defender; 0: it cannot be destroyed or, with --squad, its hull value." placeholder:"N"`

	EvadeAdds bool `help:"An evade token adds a result (first edition) instead of changing a die."`

	Keep float64 `help:"The value of an unspent token, in points of damage." placeholder:"X"`
	JSON bool    `name:"json" help:"Print the odds as JSON."`
}

// mostTokens is how many tokens of a kind are followed.
const mostTokens = 20

func (c *oddsCommand) Run(p *program) error {
	if err := c.check(); err != nil {
		return err
	}
	if len(c.Squad) > 0 {
		return c.runDuel(p)
	}
	s, err := c.situation()
	if err != nil {
		return err
	}
	o := new(odds.Kernel).Solve(&s)
	t := oddsTold{
		Hit: o.Hit, Destroy: o.Destroy, Damage: o.Mean, Crits: o.Crits, Results: o.Results[:s.Attack+1],
		Uses: c.uses(&s, &o.Spent), kills: c.Hull > 0,
	}
	return c.tell(p.out, &t)
}

// check says what is wrong with the numbers.
func (c *oddsCommand) check() error {
	for _, n := range [...]struct {
		flag string
		n    *int
	}{
		{"focus", &c.Focus}, {"calculate", &c.Calculate}, {"energy", &c.Energy}, {"force", c.Force}, {"rerolls", &c.Rerolls},
		{"def-focus", &c.DefFocus}, {"def-calculate", &c.DefCalculate}, {"def-force", c.DefForce},
		{"evade", &c.Evade}, {"reinforce", &c.Reinforce}, {"def-rerolls", &c.DefRerolls},
		{"shields", c.Shields}, {"hull", &c.Hull},
	} {
		if n.n != nil && (*n.n < 0 || *n.n > mostTokens) {
			return fmt.Errorf("--%s %d: expected 0 to %d", n.flag, *n.n, mostTokens)
		}
	}
	if !(c.Keep >= 0 && c.Keep <= mostTokens) {
		return fmt.Errorf("--keep %v: expected 0 to %d points of damage", c.Keep, mostTokens)
	}
	if c.Range < -1 || c.Range > 5 {
		return fmt.Errorf("--range %d: expected 0 to 5", c.Range)
	}
	for _, f := range [...]struct {
		flag string
		set  bool
		duel bool
	}{
		{"weapon", c.Weapon != "", true}, {"from", c.From != "front", true}, {"no-bullseye", c.NoBullseye, true},
		{"energy", c.Energy > 0, true},
		{"rerolls", c.Rerolls > 0, false}, {"def-rerolls", c.DefRerolls > 0, false},
		{"evade-adds", c.EvadeAdds, false},
	} {
		switch {
		case !f.set || f.duel == (len(c.Squad) > 0):
		case f.duel:
			return fmt.Errorf("--%s requires --squad", f.flag)
		default:
			return fmt.Errorf("--%s cannot be used with --squad, because the cards determine it", f.flag)
		}
	}
	return nil
}

// situation returns what the flags describe. No deck is named, so that damage cards do nothing more than
// to count.
func (c *oddsCommand) situation() (odds.Situation, error) {
	var dice [2]int
	for i, word := range [...]string{c.Attack, c.Defense} {
		n, err := strconv.Atoi(word)
		if err != nil {
			return odds.Situation{}, fmt.Errorf("%q: expected a number of dice, or a ship with --squad", word)
		}
		if n < 0 || n > odds.MostDice {
			return odds.Situation{}, fmt.Errorf("%d dice: expected 0 to %d", n, odds.MostDice)
		}
		dice[i] = n
	}
	dice[0] += truth(c.Range == 1) - truth(c.Deplete)
	dice[1] += truth(c.Range == 3) + truth(c.Obstructed) - truth(c.Strain)
	for i, n := range dice {
		if n > odds.MostDice {
			return odds.Situation{}, fmt.Errorf("%d dice, including those for range and obstruction: "+
				"expected 0 to %d",
				n, odds.MostDice)
		}
		dice[i] = max(n, 0)
	}
	number := func(n *int) int {
		if n == nil {
			return 0
		}
		return *n
	}
	s := odds.Situation{
		Attack: dice[0], Defense: dice[1],
		Attacker: odds.Side{
			Focus: c.Focus, Calculate: c.Calculate, Force: number(c.Force), Lock: c.Lock, Rerolls: c.Rerolls,
		},
		Defender: odds.Side{
			Focus: c.DefFocus, Calculate: c.DefCalculate, Force: number(c.DefForce), Evade: c.Evade,
			Reinforce: c.Reinforce, Rerolls: c.DefRerolls,
		},
		EvadeAdds: c.EvadeAdds, Shields: number(c.Shields), Hull: c.Hull,
		Prices: odds.Prices{Attacker: c.Keep, Defender: c.Keep},
	}
	if c.EvadeAdds { // reinforcement does, too
		s.Evades, s.Defender.Reinforce = s.Defender.Reinforce, 0
	}
	if c.Hull == 0 {
		s.Hull = mostTokens
	}
	return s, nil
}

// uses returns the tokens of a situation and how often they are spent.
func (c *oddsCommand) uses(s *odds.Situation, spent *odds.Spent) []oddsUse {
	list := []oddsUse{}
	for _, u := range [...]struct {
		side, what string
		has        bool
		average    float64
	}{
		{"attacker", "spend lock", c.Lock, spent.Lock},
		{"attacker", "spend focus", c.Focus > 0, spent.Focus},
		{"attacker", "spend calculate", c.Calculate > 0, spent.Calculate},
		{"attacker", "spend Force", s.Attacker.Force > 0, spent.Force},
		{"defender", "spend focus", c.DefFocus > 0, spent.DefFocus},
		{"defender", "spend calculate", c.DefCalculate > 0, spent.DefCalculate},
		{"defender", "spend Force", s.Defender.Force > 0, spent.DefForce},
		{"defender", "spend evade", c.Evade > 0, spent.DefEvade},
	} {
		if u.has {
			list = append(list, oddsUse{u.side, u.what, u.average})
		}
	}
	return list
}

// runDuel prints the odds of an attack of one ship on another.
func (c *oddsCommand) runDuel(p *program) error {
	d, err := c.duel(p)
	if err != nil {
		return err
	}
	v, f, err := d.solve()
	if err != nil {
		return fmt.Errorf("%s attacks %s: %w; try fewer tokens", c.Attack, c.Defense, err)
	}
	x, s := d.scene.Exec(), d.scene.State()
	x.SetState(s)
	g := x.G
	t := oddsTold{
		Hit: f.Hit, Destroy: f.Destroy, Damage: f.Mean, Crits: f.Crits, Results: f.Damage[:], Uses: []oddsUse{},
		Attacker: g.Ships[d.id[0]].Name, Defender: g.Ships[d.id[1]].Name, Weapon: d.weaponName(d.weapon),
		Range: int(s.Attacks[0].Range), Obstructed: s.Attacks[0].Obstructed, Rough: v.Rough, kills: true,
	}
	for len(t.Results) > 1 && t.Results[len(t.Results)-1] < leastChance {
		t.Results = t.Results[:len(t.Results)-1]
	}
	for i, u := range v.Used[:min(len(v.Used), len(f.Uses))] {
		what := u.Ability
		if u.Card != "" {
			what = u.Card + ": " + what
		}
		t.Uses = append(t.Uses, oddsUse{[...]string{"attacker", "defender"}[u.Side], what, float64(f.Uses[i])})
	}
	slices.SortStableFunc(t.Uses, func(a, b oddsUse) int { return cmp.Compare(a.Side, b.Side) })
	return c.tell(p.out, &t)
}

// leastChance is the chance below which the highest amounts of damage are left out: in hundredths of a percent, they
// would print as zero.
const leastChance = 0.00005

// oddsTold are the odds for programs.
type oddsTold struct {
	Attacker   string `json:"attacker,omitempty"` // with --squad, as the next four
	Defender   string `json:"defender,omitempty"`
	Weapon     string `json:"weapon,omitempty"`
	Range      int    `json:"range,omitempty"`
	Obstructed bool   `json:"obstructed,omitempty"`
	Rough      bool   `json:"rough,omitempty"` // there were too many ways to follow all

	Hit     float64   `json:"hit"`
	Destroy float64   `json:"destroy"`
	Damage  float64   `json:"damage"` // on average
	Crits   float64   `json:"crits"`  // of these, critical
	Results []float64 `json:"results"`
	Uses    []oddsUse `json:"uses"`

	kills bool // it is known how much destroys the defender
}

// oddsUse is something that a side can use, and how often it best does.
type oddsUse struct {
	Side    string  `json:"side"`
	What    string  `json:"what"`
	Average float64 `json:"average"`
}

// barWidth is how many characters stand for certainty.
const barWidth = 50

// tell prints the odds as a table with bars, or as JSON.
func (c *oddsCommand) tell(w io.Writer, o *oddsTold) error {
	if c.JSON {
		return printJSON(w, o)
	}
	var b strings.Builder
	if o.Attacker != "" {
		fmt.Fprintf(&b, "%s attacks %s: %s, range %d", o.Attacker, o.Defender, o.Weapon, o.Range)
		if o.Obstructed {
			b.WriteString(", obstructed")
		}
		b.WriteString("\n")
		if o.Rough {
			b.WriteString("Too many possibilities: cards that change damage are not included.\n")
		}
		b.WriteString("\n")
	}
	fmt.Fprintf(&b, "hits      %6.2f %%\n", 100*o.Hit)
	if o.kills {
		fmt.Fprintf(&b, "destroys  %6.2f %%\n", 100*o.Destroy)
	}
	fmt.Fprintf(&b, "damage    %6.3f on average, %.3f of it critical\n\n", o.Damage, o.Crits)
	b.WriteString("damage   chance\n")
	for n, chance := range o.Results {
		bar := strings.Repeat("█", int(math.Round(chance*barWidth)))
		fmt.Fprintf(&b, "%s\n", strings.TrimRight(fmt.Sprintf("%6d %6.2f %% %s", n, 100*chance, bar), " "))
	}
	if len(o.Uses) > 0 {
		b.WriteString("\nbest token use, on average\n")
	}
	for _, u := range o.Uses {
		fmt.Fprintf(&b, "%5.3f  %s: %s\n", u.Average, u.Side, u.What)
	}
	_, err := io.WriteString(w, b.String())
	return err
}
