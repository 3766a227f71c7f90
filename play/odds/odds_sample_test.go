package odds

import (
	"fmt"

	"koiogran/engine/game"
	"koiogran/play/dealer"
)

// Attacks says how many attacks Sample plays, and from which seed the dice follow.
type Attacks struct {
	N    int
	Seed uint64
}

// mostAnswers is how many answers one attack may take.
const mostAnswers = 20_000

// Sample plays attacks from the question that is open to the end of the attack, as Exact does, but
// with dice and draws of a dealer, and returns how often each result came up. It returns
// ErrNoAttack and ErrPolicy as Exact does.
func Sample(x *game.Exec, s *game.State, policy Policy, n Attacks) (map[Result]int, error) {
	a, start, err := follow(x.G, s)
	if err != nil {
		return nil, err
	}
	chance := dealer.NewSeeded(n.Seed)
	counts := map[Result]int{}
	var at path
	for range n.N {
		at = start
		for answers := 0; !at.state.Over; answers++ {
			if answers == mostAnswers {
				return nil, fmt.Errorf("%w: more than %d in one attack at %s",
					ErrPolicy, mostAnswers, a.x.Where())
			}
			p, q := a.ask(&at)
			var c game.Choice
			if p == game.Chance {
				c = chance.Deal(q)
			} else {
				c = policy(a.x, &at.state, q)
			}
			if err := a.play(&at, p, c); err != nil {
				return nil, err
			}
		}
		counts[a.result(&at)]++
	}
	return counts, nil
}
