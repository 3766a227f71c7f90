package main

import (
	"fmt"
	"io"
	"strings"

	"koiogran/play/odds"
)

type oddsCommand struct {
	Attack  int `arg:"" help:"Attack dice."`
	Defense int `arg:"" help:"Defense dice."`

	Focus     int  `help:"Focus tokens of the attacker." placeholder:"N"`
	Calculate int  `help:"Calculate tokens of the attacker." placeholder:"N"`
	Force     int  `help:"Force charges of the attacker." placeholder:"N"`
	Lock      bool `help:"The attacker has a lock on the defender."`

	DefFocus     int `help:"Focus tokens of the defender." placeholder:"N"`
	DefCalculate int `help:"Calculate tokens of the defender." placeholder:"N"`
	DefForce     int `help:"Force charges of the defender." placeholder:"N"`
	Evade        int `help:"Evade tokens of the defender." placeholder:"N"`
	Reinforce    int `help:"Reinforce tokens of the defender on the attacked side." placeholder:"N"`

	Shields int `help:"Shields that the defender has left." placeholder:"N"`
	Hull    int `help:"Damage cards that destroy the defender; 0: no number does." placeholder:"N"`

	EvadeAdds bool `help:"An evade token adds a result, as in first edition, and does not turn a die."`

	Keep float64 `help:"The value of keeping a token, in points of damage." placeholder:"X"`
	JSON bool    `name:"json" help:"Print the odds as JSON."`
}

// mostTokens is how many tokens of a kind are followed.
const mostTokens = 20

func (c *oddsCommand) Run(p *program) error {
	for _, dice := range [...]int{c.Attack, c.Defense} {
		if dice < 0 || dice > odds.MostDice {
			return fmt.Errorf("%d dice: expected 0 to %d", dice, odds.MostDice)
		}
	}
	for _, n := range [...]int{c.Focus, c.Calculate, c.Force, c.DefFocus, c.DefCalculate, c.DefForce,
		c.Evade, c.Reinforce, c.Shields, c.Hull} {
		if n < 0 || n > mostTokens {
			return fmt.Errorf("%d tokens, charges, shields or damage cards: expected 0 to %d", n,
				mostTokens)
		}
	}
	s := c.situation()
	o := new(odds.Kernel).Solve(&s)
	if c.JSON {
		return printJSON(p.out, oddsTold{
			Hit: o.Hit, Destroy: o.Destroy, Damage: o.Mean, Crits: o.Crits,
			Results: o.Results[:c.Attack+1], Spent: o.Spent,
		})
	}
	return c.write(p.out, &o)
}

// situation is what the flags describe. No deck is named, so that damage cards do nothing more than
// to count.
func (c *oddsCommand) situation() odds.Situation {
	s := odds.Situation{
		Attack: c.Attack, Defense: c.Defense,
		Attacker: odds.Side{Focus: c.Focus, Calculate: c.Calculate, Force: c.Force, Lock: c.Lock},
		Defender: odds.Side{
			Focus: c.DefFocus, Calculate: c.DefCalculate, Force: c.DefForce, Evade: c.Evade,
			Reinforce: c.Reinforce,
		},
		EvadeAdds: c.EvadeAdds, Shields: c.Shields, Hull: c.Hull,
		Prices: odds.Prices{Attacker: c.Keep, Defender: c.Keep},
	}
	if c.Hull == 0 {
		s.Hull = mostTokens
	}
	return s
}

// oddsTold are the odds for programs.
type oddsTold struct {
	Hit     float64    `json:"hit"`
	Destroy float64    `json:"destroy"`
	Damage  float64    `json:"damage"` // on average
	Crits   float64    `json:"crits"`  // of these, critical
	Results []float64  `json:"results"`
	Spent   odds.Spent `json:"spent"`
}

// barWidth is how many characters stand for certainty.
const barWidth = 50

// write prints the odds as a table with bars.
func (c *oddsCommand) write(w io.Writer, o *odds.Outlook) error {
	var b strings.Builder
	fmt.Fprintf(&b, "hits      %6.2f %%\n", 100*o.Hit)
	if c.Hull > 0 {
		fmt.Fprintf(&b, "destroys  %6.2f %%\n", 100*o.Destroy)
	}
	fmt.Fprintf(&b, "damage    %6.3f on average, %.3f of it critical\n\n", o.Mean, o.Crits)
	b.WriteString("damage   chance\n")
	for n, chance := range o.Results[:c.Attack+1] {
		bar := strings.Repeat("█", int(chance*barWidth+0.5))
		fmt.Fprintf(&b, "%s\n", strings.TrimRight(fmt.Sprintf("%6d %6.2f %% %s", n, 100*chance, bar), " "))
	}
	b.WriteString("\nbest use of tokens, on average\n")
	for _, line := range [...]struct {
		what  string
		has   bool
		spent float64
	}{
		{"attacker spends the lock", c.Lock, o.Spent.Lock},
		{"attacker spends focus", c.Focus > 0, o.Spent.Focus},
		{"attacker spends calculate", c.Calculate > 0, o.Spent.Calculate},
		{"attacker spends Force", c.Force > 0, o.Spent.Force},
		{"defender spends focus", c.DefFocus > 0, o.Spent.DefFocus},
		{"defender spends calculate", c.DefCalculate > 0, o.Spent.DefCalculate},
		{"defender spends Force", c.DefForce > 0, o.Spent.DefForce},
		{"defender spends evade", c.Evade > 0, o.Spent.DefEvade},
	} {
		if line.has {
			fmt.Fprintf(&b, "%-26s %5.3f\n", line.what, line.spent)
		}
	}
	_, err := io.WriteString(w, strings.TrimSuffix(b.String(), "\nbest use of tokens, on average\n"))
	return err
}
