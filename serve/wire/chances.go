package wire

import (
	"koiogran/engine/game"
	"koiogran/play/odds"
	"koiogran/play/replay"
	"koiogran/play/view"
)

// Chances are what the answers to a question come to, if both sides then play the attack as is best for them.
type Chances struct {
	Question int      `json:"question" doc:"The question number, 0 if the seat is not asked."`
	Options  []Chance `json:"options" doc:"The options with known odds; empty if no attack is made."`
}

// Chance is what an answer comes to.
type Chance struct {
	Answer  string `json:"answer"`
	Ship    *int   `json:"ship,omitempty" doc:"The target, if the option chooses a weapon."`
	Section string `json:"section,omitempty" doc:"For a huge ship: fore or aft."`
	Odds    Odds   `json:"odds" doc:"With all cards' abilities."`
}

// MostStates is how many states of an attack are looked at for a question: a fifth of a second, about.
const MostStates = 50_000

// Chances says what the answers to the viewer's question come to, nil if nothing is asked. It looks at this
// many states at most, and leaves out what would take more. The number of the question is for the caller to
// fill in.
func (t *Teller) Chances(v *view.View, most int) *Chances {
	q := v.Ask(t.x)
	if q == nil {
		return nil
	}
	out := &Chances{Options: []Chance{}}
	if q.Kind == game.PlaceQuestion {
		return out
	}
	said := map[game.Choice]string{}
	words := replay.Texts(t.x, q)
	for i, c := range q.Options() {
		said[c] = words[i]
	}
	list := odds.Expect(t.x, v, q, most)
	for i := range list {
		e := &list[i]
		out.Options = append(out.Options, Chance{
			Answer: said[e.Choice], Ship: shipNumber(e.Target), Section: e.Section.String(), Odds: forecast(e),
		})
	}
	return out
}

// forecast rounds what is to be expected with all cards.
func forecast(e *odds.Expected) Odds {
	out := Odds{
		Attack: e.Dice[0], Defense: e.Dice[1], Hit: rounded(e.Hit), Destroy: rounded(e.Destroy),
		Damage: rounded(e.Mean), Crits: rounded(e.Crits), Results: []float64{}, Prevents: e.Prevents,
	}
	if b := e.Forecast.Back; b.Hit > 0 {
		out.Back = &Back{Hit: rounded(b.Hit), Destroy: rounded(b.Destroy), Damage: rounded(b.Mean)}
	}
	last := 0
	for n, chance := range e.Forecast.Damage {
		if chance > 0 {
			last = n
		}
	}
	for _, chance := range e.Forecast.Damage[:last+1] {
		out.Results = append(out.Results, rounded(chance))
	}
	return out
}
