package lab

import (
	"cmp"
	"math"
	"slices"

	"koiogran/engine/data"
)

// Agreement compares the changes from one points list to another with the run: a card that became dearer should be worth
// more than its older price, a card that became cheaper less.
type Agreement struct {
	From string `json:"from"` // empty for all pairs of lists together
	To   string `json:"to"`
	Bot  string `json:"bot"` // empty for all bots together
	// All are the cards whose price changed, and Sure those of them that the run surely says are worth more or less than the
	// older price: its 95 % interval is on one side.
	All  Moves `json:"all"`
	Sure Moves `json:"sure"`
}

// Moves are changes of prices, and how many of them went to where a run says.
type Moves struct {
	Changed int `json:"changed"`
	Dearer  int `json:"dearer"` // of the changed ones
	Worth   int `json:"worth"`  // of the changed ones, those that the run says are worth more
	Agreed  int `json:"agreed"`
	// Expected is how many agree on average if the same changes are dealt out to the cards by chance, and Chance how likely at
	// least Agreed are then. A list in which all prices fall agrees with nothing by falling alone.
	Expected float64 `json:"expected"`
	Chance   float64 `json:"chance"`

	likely []float64 // how likely each number of agreements is by chance
}

// add counts a change.
func (m *Moves) add(dearer, worth bool) {
	m.Changed++
	if dearer {
		m.Dearer++
	}
	if worth {
		m.Worth++
	}
	if dearer == worth {
		m.Agreed++
	}
}

// judge compares the agreements with chance: by Fisher's exact test, one-sided.
func (m *Moves) judge() {
	m.likely = make([]float64, m.Changed+1)
	ways := logChoose(m.Changed, m.Worth)
	for both := max(0, m.Dearer+m.Worth-m.Changed); both <= min(m.Dearer, m.Worth); both++ {
		agreed := m.Changed - m.Dearer - m.Worth + 2*both
		m.likely[agreed] = math.Exp(logChoose(m.Dearer, both) + logChoose(m.Changed-m.Dearer, m.Worth-both) - ways)
	}
	m.weigh()
}

// weigh sums up how likely the numbers of agreements are.
func (m *Moves) weigh() {
	m.Expected, m.Chance = 0, 0
	for n, p := range m.likely {
		m.Expected += float64(n) * p
		if n >= m.Agreed {
			m.Chance += p
		}
	}
	m.Chance = min(m.Chance, 1)
}

// join adds the changes of another pair of lists, which are dealt out by themselves.
func (m *Moves) join(o *Moves) {
	if m.likely == nil {
		m.likely = []float64{1}
	}
	sum := make([]float64, m.Changed+o.Changed+1)
	for a, p := range m.likely {
		for b, q := range o.likely {
			sum[a+b] += p * q
		}
	}
	m.Changed, m.Dearer, m.Worth, m.Agreed = m.Changed+o.Changed, m.Dearer+o.Dearer, m.Worth+o.Worth, m.Agreed+o.Agreed
	m.likely = sum
	m.weigh()
}

// logChoose returns the logarithm of the number of ways to choose k of n.
func logChoose(n, k int) float64 {
	of := func(x int) float64 {
		y, _ := math.Lgamma(float64(x) + 1)
		return y
	}
	return of(n) - of(k) - of(n-k)
}

// agreements compares the changes from each list to the next one by date with what the run says of the older of the two. The model
// is fitted once more with the prices of each, since it takes a card of which little is known to be worth its price.
func (run *Run) agreements(t *table, arms [][]observed) ([]Agreement, error) {
	lists := append([]data.PointsList{run.Spec.Points}, run.Spec.Against...)
	slices.SortStableFunc(lists, func(a, b data.PointsList) int { return cmp.Compare(a.Date, b.Date) })
	var out []Agreement
	for k := range len(lists) - 1 {
		before, err := run.Spec.catalogue(&lists[k])
		if err != nil {
			return nil, err
		}
		after, err := run.Spec.catalogue(&lists[k+1])
		if err != nil {
			return nil, err
		}
		cards, _, err := run.judge(newCardModel(t, before), arms, signed)
		if err != nil {
			return nil, err
		}
		out = append(out, agreed(cards, before, after, run.judges(cards), lists[k].ID(), lists[k+1].ID())...)
	}
	return together(out), nil
}

// judges returns those whose words about cards are compared: all bots together as the empty name and, if there are several, each.
func (run *Run) judges(cards []Card) []string {
	names := []string{""}
	if len(cards) > 0 && len(cards[0].ByBot) > 1 {
		for arm := range run.Spec.arms() {
			if name := run.armName(arm); cards[0].ByBot[name].Error > 0 {
				names = append(names, name)
			}
		}
	}
	return names
}

// agreed compares the prices of two lists with what is said of cards, for each judge. A pair without changes is left out.
func agreed(cards []Card, before, after *data.Catalogue, judges []string, from, to string) []Agreement {
	var out []Agreement
	for _, bot := range judges {
		a := Agreement{From: from, To: to, Bot: bot}
		for i := range cards {
			c := &cards[i]
			was, ok := priceOf(before, c)
			is, also := priceOf(after, c)
			if !ok || !also || was == is {
				continue
			}
			off, sure := c.Off, c.Low > 0 || c.High < 0
			if bot != "" {
				e := c.ByBot[bot]
				off, sure = e.Is, math.Abs(e.Is) > 1.96*e.Error
			}
			a.All.add(is > was, off > 0)
			if sure {
				a.Sure.add(is > was, off > 0)
			}
		}
		if a.All.Changed > 0 {
			a.All.judge()
			a.Sure.judge()
			out = append(out, a)
		}
	}
	return out
}

// together adds, for each judge, all pairs of lists together if there are several.
func together(pairs []Agreement) []Agreement {
	var sums []Agreement
	for i := range pairs {
		p := &pairs[i]
		k := slices.IndexFunc(sums, func(s Agreement) bool { return s.Bot == p.Bot })
		if k < 0 {
			k, sums = len(sums), append(sums, Agreement{Bot: p.Bot})
		}
		sums[k].All.join(&p.All)
		sums[k].Sure.join(&p.Sure)
	}
	if len(pairs) == len(sums) {
		return pairs
	}
	out := append(slices.Clone(pairs), sums...)
	slices.SortStableFunc(out, func(a, b Agreement) int { return cmp.Compare(a.Bot, b.Bot) })
	return out
}
