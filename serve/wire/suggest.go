package wire

import (
	"math"
	"strconv"

	"koiogran/engine/game"
	"koiogran/play/bot"
	"koiogran/play/replay"
	"koiogran/play/text"
	"koiogran/play/view"
)

// Suggestion is what a program would answer for a player, and why.
type Suggestion struct {
	Question int         `json:"question" doc:"The question number."`
	Answer   string      `json:"answer" doc:"The answer to send."`
	Text     string      `json:"text" doc:"A short description."`
	Why      string      `json:"why" doc:"The reason, in a sentence."`
	Weighed  []Reckoning `json:"weighed" doc:"The alternatives, most likely and best first."`
	Wins     *Estimate   `json:"wins,omitempty" doc:"The chance to win with the answer, if the bot played it out."`

	Choice game.Choice `json:"-"` // the answer itself
}

// Reckoning is an answer that a program has compared with others.
type Reckoning struct {
	Answer string  `json:"answer"`
	Text   string  `json:"text"`
	Behind float64 `json:"behind" doc:"How much worse it is than the best answer."`
	Unit   string  `json:"unit,omitempty" enum:"damage,ships,wins" doc:"The unit: points of damage, average ships of the match, or chance to win; empty if the answers are only ranked."`
	Error  float64 `json:"error,omitempty" doc:"The standard error of behind, if the bot played both answers out."`
	Chance float64 `json:"chance" doc:"How likely the bot is to choose it, from 0 to 1."`
}

// Estimate is a chance that was found by samples.
type Estimate struct {
	Chance float64 `json:"chance" doc:"From 0 to 1; a draw counts as half a win."`
	Error  float64 `json:"error" doc:"The standard error of that chance, by its samples."`
}

// mostWeighed is how many answers a suggestion lists.
const mostWeighed = 6

// unitNames are the units of values.
var unitNames = [...]string{bot.Ranks: "", bot.Damage: "damage", bot.Ships: "ships", bot.Wins: "wins"}

// Suggest lets a program answer the viewer's question, nil if nothing is asked. The number of the
// question is for the caller to fill in.
func (t *Teller) Suggest(p bot.Player, v *view.View) *Suggestion {
	q := v.Ask(t.x)
	if q == nil {
		return nil
	}
	if q.Kind == game.PlaceQuestion {
		c := bot.Advise(p, v, q).Choice
		out := &Suggestion{Answer: "pass", Text: t.Language.Say(t.g, "choose pass", 0).String(), Why: t.say("suggest no-place"), Weighed: []Reckoning{},
			Choice: c}
		if c.Verb != game.PassVerb {
			out.Answer = t.placing(c)
			out.Text = t.choice(v.Ask(t.x), c)
			out.Why = t.say("suggest place")
		}
		return out
	}
	said := map[game.Choice]Reckoning{}
	words := replay.Texts(t.x, q)
	for i, c := range q.Options() {
		said[c] = Reckoning{Answer: words[i], Text: t.choice(q, c)}
	}
	a := bot.Advise(p, v, q)
	out := &Suggestion{Answer: said[a.Choice].Answer, Text: said[a.Choice].Text, Weighed: []Reckoning{},
		Choice: a.Choice}
	best := math.Inf(-1)
	for _, w := range a.Weighed {
		best = max(best, w.Value)
	}
	for i, w := range a.Weighed {
		r := said[w.Choice]
		r.Behind, r.Chance = roundOff(best-w.Value), roundOff(w.Chance)
		r.Unit = unitNames[a.Unit]
		if a.Unit == bot.Wins {
			r.Error = roundUp(w.Apart)
			if w.Choice == a.Choice && w.Error > 0 {
				out.Wins = &Estimate{Chance: roundOff(w.Value), Error: roundUp(w.Error)}
			}
		}
		if i < mostWeighed {
			out.Weighed = append(out.Weighed, r)
		}
	}
	out.Why = t.why(&a, out)
	return out
}

// choice returns an answer in words, with the names of players.
func (t *Teller) choice(q *game.Question, c game.Choice) string {
	return t.Names.In(t.Language.Choice(t.x, q, c)).String()
}

// placing returns the answer that places something.
func (t *Teller) placing(c game.Choice) string {
	p := poseOf(c.Pose)
	number := func(n float64) string { return strconv.FormatFloat(n, 'f', -1, 64) }
	return "place " + t.word(c.Object) + " " + number(p.X) + " " + number(p.Y) + " " + number(p.Heading)
}

// why says in a sentence how an answer was found.
func (t *Teller) why(a *bot.Advice, s *Suggestion) string {
	if len(s.Weighed) < 2 {
		return t.say("suggest rule")
	}
	first, second := s.Weighed[0], s.Weighed[1]
	if first.Chance < 1 && (a.Unit == bot.Ships || a.Unit == bot.Wins) {
		second = s.Weighed[other(s)]
		return t.say("suggest mixed", t.decimals("percent", 100*chanceOf(s, s.Answer), 0), text.Of("what", second.Text),
			t.decimals("rest", 100*second.Chance, 0))
	}
	what, gap := text.Of("what", second.Text), roundOff(second.Behind-first.Behind)
	switch {
	case gap <= 0:
		return t.say("suggest tie", what)
	case a.Unit == bot.Ships:
		return t.say("suggest ships", what, t.decimals("gap", gap, 2))
	case a.Unit == bot.Wins:
		return t.say("suggest wins", what, t.apart(gap, math.Hypot(first.Error, second.Error)))
	case a.Unit == bot.Damage:
		return t.say("suggest damage", what, t.decimals("gap", gap, 2))
	}
	return t.say("suggest before", what)
}

// apart returns a difference of chances in percent, with its standard error if that is known.
func (t *Teller) apart(gap, err float64) text.Arg {
	words := t.Language.Number(t.g, 100*gap, 0)
	if err > 0 {
		words += " ± " + t.Language.Number(t.g, 100*err, 0)
	}
	return text.Of("gap", words)
}

// decimals returns an argument that says a number with this many decimals.
func (t *Teller) decimals(name string, n float64, decimals int) text.Arg {
	return text.Of(name, t.Language.Number(t.g, n, decimals))
}

// other returns the place of the likeliest answer of a suggestion apart from the one suggested.
func other(s *Suggestion) int {
	if s.Weighed[0].Answer != s.Answer {
		return 0
	}
	return 1
}

// chanceOf returns how likely an answer is among those weighed.
func chanceOf(s *Suggestion, answer string) float64 {
	for _, r := range s.Weighed {
		if r.Answer == answer {
			return r.Chance
		}
	}
	return 0
}

// roundUp rounds an error: it is never said to be smaller than it is.
func roundUp(n float64) float64 { return math.Ceil(n*100) / 100 }

// roundOff rounds a value.
func roundOff(n float64) float64 { return math.Round(n*100) / 100 }
