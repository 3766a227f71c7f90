package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// Hidden is a secret condition, and what its player picks it by.
type Hidden struct{ ID, Name string }

// SecretConditions are the abilities of a card whose ship, once in each System phase, may be assigned one of
// these conditions facedown: only its side knows which (2e.condition.secret). It is revealed after the ship
// defends, or if its player likes at the end of the Engagement phase, in the firing arc of an enemy. The
// condition then answers the moment at which it was revealed.
func SecretConditions(list ...Hidden) []card.Ability {
	reveal := func(when game.Window, must bool, conds ...card.Cond) card.Ability {
		return card.Ability{Name: "reveal the condition", When: when, Must: must,
			If: append([]card.Cond{wearsSecret}, conds...), Do: []card.Op{card.Run("reveal the condition", revealSecret)}}
	}
	return []card.Ability{
		{Name: "assign a secret condition", When: card.SystemStep, If: []card.Cond{card.Not(wearsSecret)},
			Do: []card.Op{assignSecretly(list)}},
		{Name: "remove the secret condition", When: card.StartOf(game.SystemPhase), Must: true, If: []card.Cond{wearsSecret},
			Do: []card.Op{card.Run("remove it unrevealed", func(x *game.Exec) {
				takeSecret(x)
				x.Emit(game.NewEvent(game.ConditionLost, "condition.secret", x.Self()))
			})}},
		reveal(card.AfterDefend, true),
		reveal(card.EndOf(game.EngagementPhase), false,
			card.Any(card.Enemy, card.Self.Is(card.Chosen.In(card.Firing)))),
	}
}

// wearsSecret reports whether a secret condition lies facedown by Self. A squad has one card at most that
// assigns them.
func wearsSecret(x *game.Exec) bool { return x.S.Masked.Has(x.Self()) }

// secretOf returns where the secret condition of Self's player is known.
func secretOf(x *game.Exec) *uint8 {
	p := x.Owner(x.Self())
	return &x.S.Secret[p.Side()].Masked[p/2]
}

// assignSecretly assigns one of several conditions to Self facedown.
func assignSecretly(list []Hidden) card.Op {
	names := make([]string, len(list))
	for i := range list {
		names[i] = list[i].Name
	}
	return card.Op{What: "assign a secret condition", Do: game.Step{
		Name:    "choose the secret condition",
		Options: names,
		Who:     func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
		Ask: func(_ *game.Exec, _ game.Player, q *game.Question) {
			for i := range list {
				c := game.Opt(game.OptionVerb)
				c.N = int16(i)
				q.Add(c)
			}
		},
		Take: func(x *game.Exec, p game.Player, c game.Choice) {
			code := ConditionCode(x, list[c.N].ID)
			*secretOf(x) = code
			x.S.Masked = x.S.Masked.With(x.Self())
			e := game.NewEvent(game.ConditionGained, "condition.secret", x.Self())
			e.Other, e.Name, e.For = x.Self(), x.G.Dealt[code].Name, game.Only(p.Side())
			x.Emit(e)
		},
	}}
}

// takeSecret takes the secret condition of Self away, and says which it was.
func takeSecret(x *game.Exec) uint8 {
	at := secretOf(x)
	code := *at
	*at = 0
	x.S.Masked = x.S.Masked.Without(x.Self())
	return code
}

// revealSecret turns the secret condition of Self faceup and opens the present window for it.
func revealSecret(x *game.Exec) {
	code := takeSecret(x)
	i := AssignCard(x, x.Self(), code, x.Self())
	x.S.Cards[i].Section = sectionsOf(x, x.Self())[0]
	e := game.NewEvent(game.ConditionGained, "condition.secret", x.Self())
	e.Other, e.Card, e.Name = x.Self(), x.DealtID(i), x.G.Dealt[code].Name
	x.Emit(e)
	t := *x.Trigger()
	again := game.On(t.Window, t.Ship)
	again.Other, again.N, again.Card = t.Other, t.N, x.DealtID(i)
	x.Raise(again)
}
