package wire

import (
	"koiogran/engine/game"
	"koiogran/play/bot"
	"koiogran/play/text"
)

// Review is what a bot saw in a round.
type Review struct {
	Round int     `json:"round" doc:"The last round that has ended; 0 if none has."`
	Lines []Parts `json:"lines" nullable:"false" doc:"Sentences about what the computer expected of your ships, what your maneuvers gained or lost, and what would have been better for either side."`
}

// mostReviewed is how many ships a review speaks of.
const mostReviewed = 3

// Review says what a reviewer saw in a round, to the side that it reviews; r is nil before a round has ended.
func (t *Teller) Review(r *bot.Review) *Review {
	out := &Review{Lines: []Parts{}}
	if r == nil {
		return out
	}
	out.Round = r.Round
	add := func(id string, args ...text.Arg) {
		out.Lines = append(out.Lines, t.Language.SayOut(t.g, id, 0, args...))
	}
	for i := range r.Ships[:min(len(r.Ships), mostReviewed)] {
		s := &r.Ships[i]
		whose, flown := t.whose(r, s.Ship), t.flight("flown", s.Flown)
		if s.Flown == s.Expected {
			add("review foreseen", whose, flown, t.decimals("percent", 100*s.Chance, 0))
			continue
		}
		add("review surprise", whose, t.flight("set", s.Expected), t.decimals("percent", 100*s.ExpectedChance, 0),
			flown, t.decimals("rest", 100*s.Chance, 0))
	}
	if !r.Judged {
		add("review unjudged")
		return out
	}
	add("review chance", t.decimals("percent", 100*r.Before, 0), t.decimals("rest", 100*r.After, 0))
	for _, side := range []struct {
		instead    *bot.Instead
		some, none string
	}{{r.Better, "review better", "review best"}, {r.Other, "review other", "review other-best"}} {
		if side.instead == nil {
			add(side.none)
			continue
		}
		add(side.some, t.whose(r, side.instead.Ship), t.flight("set", side.instead.Maneuver),
			t.decimals("percent", 100*side.instead.Chance, 0))
	}
	return out
}

// whose is an argument that says a ship.
func (t *Teller) whose(r *bot.Review, id game.ShipID) text.Arg {
	return text.Arg{Name: "whose", Is: t.Language.Object(t.g, &r.Table, game.ShipAs(id))}
}

// flight is an argument that says a maneuver.
func (t *Teller) flight(name string, m game.Maneuver) text.Arg {
	return text.Arg{Name: name, Is: text.Sentence{{Is: text.KindTerm, Text: t.Language.Maneuver(t.g, m)}}}
}
