package lab

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"gonum.org/v1/gonum/stat/distuv"

	"koiogran/engine/data"
	"koiogran/play/squad"
)

// The kinds of cards, which are the groups of the model. A ship is what all of its ship cards have in common.
const (
	shipKind = iota
	pilotKind
	upgradeKind
)

// kinds returns their names.
func kinds() []string { return []string{"ship", "pilot", "upgrade"} }

// The spread of a kind before anything is known, in logits: 4 points of a ship card, 1.5 of an upgrade.
func usualSpread() []float64 { return []float64{0.18, 0.18, 0.066} }

// Card is what a run says of a card.
type Card struct {
	ID     string         `json:"id"`
	Name   string         `json:"name"`
	Kind   string         `json:"kind"`   // ship, pilot or upgrade
	Prices map[string]int `json:"prices"` // by points list; a price that depends on the ship is left out
	Squads int            `json:"squads"` // of the run that have it

	// Off is how many points the card is worth beyond its price in the list of the run, with its 95 % interval; of a ship, that
	// of all of its ship cards on average.
	Off  float64 `json:"off"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
	Fair float64 `json:"fair,omitempty"` // Off and the price in the list of the run

	ByBot map[string]Estimate `json:"by_bot"`
	// Depends says that the bots differ about it more than chance explains, and Wrong that its price is off by more than that:
	// of all cards that are named so, one in twenty is named by mistake.
	Depends bool `json:"depends_on_the_bot,omitempty"`
	Wrong   bool `json:"price_is_off,omitempty"`
	doubt   float64
	differ  float64
}

// Estimate is a number with its standard error.
type Estimate struct {
	Is    float64 `json:"is"`
	Error float64 `json:"error"`
}

// sure reports whether a point is surely worth something: the worth of cards is divided by it, and to a bot that wins no more
// with more points nothing has a price.
func (e Estimate) sure() bool { return e.beyond(priced) }

// beyond reports whether a number is more than this many standard errors above 0.
func (e Estimate) beyond(errors float64) bool { return e.Is > errors*e.Error }

// How sure it must be that a point is worth something, in standard errors: to price cards, and to say which cards are worth more
// than their prices and which less.
const (
	priced = 4
	signed = 2
)

// falseDiscovery is how large a share of what is named may be named by mistake.
const falseDiscovery = 0.05

// cardModel is the model of a run about cards: its columns are the cost, and each card of the squads.
type cardModel struct {
	model
	columns map[string]int // by kind and id
	cards   []Card         // by column; the first is the cost
	parts   [][]int        // the columns whose sum is a card's worth: a ship card counts its ship, too
}

// newCardModel makes the model of the squads of a run.
func newCardModel(t *table, c *data.Catalogue) *cardModel {
	m := &cardModel{columns: map[string]int{}, cards: make([]Card, 1), parts: make([][]int, 1)}
	m.spread, m.group = usualSpread(), []int{-1}
	for _, one := range t.squads {
		count := map[int]float64{}
		for _, ship := range one.Ships {
			p, ok := c.Pilot(ship.Pilot)
			if !ok {
				continue
			}
			kind := m.column(shipKind, p.Ship, shipName(c, p.Ship))
			count[kind]++
			count[m.column(pilotKind, p.ID, p.Name, kind)]++
			for _, u := range ship.Upgrades {
				if row, ok := c.Upgrade(u.ID); ok {
					count[m.column(upgradeKind, u.ID, row.Name)]++
				}
			}
		}
		terms := []term{{0, float64(squad.Cost(c, *one))}}
		for column := 1; column < len(m.cards); column++ {
			if n := count[column]; n > 0 {
				terms = append(terms, term{column, n})
				m.cards[column].Squads++
			}
		}
		m.lists = append(m.lists, terms)
	}
	m.model.columns = len(m.cards)
	return m
}

// shipName returns the name of a ship type.
func shipName(c *data.Catalogue, id string) string {
	if s, ok := c.Ship(id); ok {
		return s.Name
	}
	return id
}

// column returns a card's column, a new one if it has none. The card's worth is the sum of this column and the others.
func (m *cardModel) column(kind int, id, name string, others ...int) int {
	key := fmt.Sprintf("%d %s", kind, id)
	n, ok := m.columns[key]
	if !ok {
		n = len(m.cards)
		m.columns[key] = n
		m.cards = append(m.cards, Card{ID: id, Name: name, Kind: kinds()[kind]})
		m.parts = append(m.parts, append([]int{n}, others...))
		m.group = append(m.group, kind)
	}
	return n
}

// CardReport is what a run about cards says.
type CardReport struct {
	Cards []Card `json:"cards"` // the farthest from their prices first
	// Point is what a point is worth, for each bot: the logit of a match is that much higher for a squad that costs a point
	// more and is as well made.
	Point map[string]Estimate `json:"point"`
	// Bots are those whose matches say what cards are worth: to the others a point is not surely worth anything yet.
	Bots  []string `json:"bots"`
	Curve []Step   `json:"curve"` // wins by the difference of the totals
	// Agreement is how often the next list moved a price to where the run says it should go, by pairs of lists: by all bots
	// together, then by each.
	Agreement []Agreement `json:"agreement,omitempty"`
}

// Step is how often squads won that cost this many points more than the others.
type Step struct {
	Bot     string  `json:"bot"`
	From    int     `json:"from"`
	Matches int     `json:"matches"`
	Share   float64 `json:"share"`
}

// reportCards judges the cards of a run.
func (run *Run) reportCards(t *table, arms [][]observed) (*CardReport, error) {
	c, err := run.Spec.catalogue(&run.Spec.Points)
	if err != nil {
		return nil, err
	}
	m := newCardModel(t, c)
	r := &CardReport{}
	if r.Cards, r.Point, err = run.judge(m, arms, priced); err != nil {
		return nil, err
	}
	for arm, obs := range arms {
		bot := run.armName(arm)
		r.Curve = append(r.Curve, curve(bot, m, obs)...)
		if r.Point[bot].sure() {
			r.Bots = append(r.Bots, bot)
		}
	}
	if err := run.price(r.Cards); err != nil {
		return nil, err
	}
	name(r.Cards)
	if r.Agreement, err = run.agreements(t, arms); err != nil {
		return nil, err
	}
	slices.SortStableFunc(r.Cards, func(a, b Card) int { return cmp.Compare(math.Abs(b.Off), math.Abs(a.Off)) })
	return r, nil
}

// judge fits a model to the matches of each bot, and returns what they say of each card and of a point. Bots to which a point is not
// worth something by this many standard errors are left out.
func (run *Run) judge(m *cardModel, arms [][]observed, errors float64) ([]Card, map[string]Estimate, error) {
	fits, point := map[string]*fitted{}, map[string]Estimate{}
	for arm, obs := range arms {
		fit, err := m.fit(obs)
		if err != nil {
			return nil, nil, err
		}
		bot := run.armName(arm)
		if point[bot] = fit.estimate(0); point[bot].beyond(errors) {
			fits[bot] = fit
		}
	}
	if len(fits) == 0 {
		return nil, point, nil
	}
	var cards []Card
	for column := 1; column < len(m.cards); column++ {
		card := m.cards[column]
		card.Prices, card.ByBot = map[string]int{}, map[string]Estimate{}
		for bot, fit := range fits {
			worth, width := fit.inPoints(0, m.parts[column]...)
			card.ByBot[bot] = Estimate{worth, width}
		}
		card.join()
		cards = append(cards, card)
	}
	return cards, point, nil
}

// join puts what the bots say together, weighted by how well each knows it.
func (c *Card) join() {
	var sum, weight float64
	for _, e := range c.ByBot {
		w := 1 / (e.Error * e.Error)
		sum += w * e.Is
		weight += w
	}
	width := 1 / math.Sqrt(weight)
	c.Off = sum / weight
	scatter := 0.0
	for _, e := range c.ByBot {
		scatter += (e.Is - c.Off) * (e.Is - c.Off) / (e.Error * e.Error)
	}
	c.differ = 1
	if n := len(c.ByBot) - 1; n > 0 {
		c.differ = 1 - distuv.ChiSquared{K: float64(n)}.CDF(scatter)
		width *= math.Sqrt(max(scatter/float64(n), 1)) // bots that differ say less together
	}
	c.Low, c.High = c.Off-1.96*width, c.Off+1.96*width
	c.doubt = math.Erfc(math.Abs(c.Off) / width / math.Sqrt2)
}

// name names the cards of which the price is off, and those that depend on the bot. A ship has no price.
func name(cards []Card) {
	for i, wrong := range discoveries(cards, func(c *Card) float64 { return c.doubt }) {
		cards[i].Wrong = wrong && cards[i].Kind != kinds()[shipKind]
	}
	for i, depends := range discoveries(cards, func(c *Card) float64 { return c.differ }) {
		cards[i].Depends = depends
	}
}

// discoveries controls the false discovery rate by the rule of Benjamini and Hochberg.
func discoveries(cards []Card, p func(*Card) float64) []bool {
	order := make([]int, len(cards))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int { return cmp.Compare(p(&cards[i]), p(&cards[j])) })
	out := make([]bool, len(cards))
	for k := len(order) - 1; k >= 0; k-- {
		if p(&cards[order[k]]) <= falseDiscovery*float64(k+1)/float64(len(order)) {
			for _, i := range order[:k+1] {
				out[i] = true
			}
			break
		}
	}
	return out
}

// price notes the prices of cards in the lists of the run.
func (run *Run) price(cards []Card) error {
	for _, l := range append([]data.PointsList{run.Spec.Points}, run.Spec.Against...) {
		c, err := run.Spec.catalogue(&l)
		if err != nil {
			return err
		}
		for i := range cards {
			if cost, ok := priceOf(c, &cards[i]); ok {
				cards[i].Prices[l.ID()] = cost
			}
		}
	}
	for i := range cards {
		if p, ok := cards[i].Prices[run.Spec.Points.ID()]; ok {
			cards[i].Fair = float64(p) + cards[i].Off
		}
	}
	return nil
}

// priceOf returns the price of a card that has one, and the same on every ship.
func priceOf(c *data.Catalogue, card *Card) (int, bool) {
	switch card.Kind {
	case kinds()[pilotKind]:
		if p, ok := c.Pilot(card.ID); ok {
			return p.Cost, true
		}
	case kinds()[upgradeKind]:
		if u, ok := c.Upgrade(card.ID); ok && u.Cost.By == "" {
			return u.Cost.Value, true
		}
	}
	return 0, false
}

// stepWidth is how many points of difference a step of the curve has.
const stepWidth = 10

// curve returns how often squads of a bot won by the difference of their totals.
func curve(bot string, m *cardModel, obs []observed) []Step {
	wins, n := map[int]float64{}, map[int]int{}
	for i := range obs {
		o := &obs[i]
		d := m.lists[o.lists[0]][0].x - m.lists[o.lists[1]][0].x
		for _, side := range []struct{ d, score float64 }{{d, float64(o.score) / 2}, {-d, 1 - float64(o.score)/2}} {
			step := int(math.Floor(side.d/stepWidth+0.5)) * stepWidth
			wins[step] += side.score
			n[step]++
		}
	}
	var out []Step
	for step, matches := range n {
		out = append(out, Step{bot, step, matches, wins[step] / float64(matches)})
	}
	slices.SortFunc(out, func(a, b Step) int { return a.From - b.From })
	return out
}
