package text

import (
	"strconv"

	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Cited is Event with the clause of the rules catalogue that the event follows from, in brackets
// at the end.
func (l Language) Cited(g *game.Game, e game.Event) Sentence {
	said := l.Event(g, e)
	if e.Clause == "" || len(said) == 0 {
		return said
	}
	return append(said, Part{Text: " ["}, Part{Is: KindClause, Text: e.Clause}, Part{Text: "]"})
}

// Event says in a sentence what happened. A measurement comes with its proof. What a redacted
// event does not tell, the sentence does not say.
func (l Language) Event(g *game.Game, e game.Event) Sentence {
	if e.Kind >= game.NumEventKinds {
		return nil
	}
	w := l.speaker(g, &e)
	w.message(w.messageID())
	w.out.Capital()
	w.add(KindPlain, ".", nil)
	return w.done()
}

// messageID returns the message that says the event: its kind, and behind a slash which of several.
func (w *speaker) messageID() string {
	for i := range variants[w.Kind] {
		if v := &variants[w.Kind][i]; v.when(w) {
			return v.id
		}
	}
	return w.Kind.String()
}

// variant is a message that says an event otherwise in some case.
type variant struct {
	id   string
	when func(w *speaker) bool
}

// variants are the variants of events; the first that fits is said.
var variants = [game.NumEventKinds][]variant{
	game.DialRevealed:    {{"dial-revealed/unseen", unseen}},
	game.DialSeen:        {{"dial-seen/unseen", unseen}},
	game.Moved:           {{"moved/short", func(w *speaker) bool { return w.N != 1 }}},
	game.TokenLost:       {{"token-lost/card", withCard}},
	game.ChargeSpent:     {{"charge-spent/energy", ofEnergy}},
	game.ChargeRegained:  {{"charge-regained/energy", ofEnergy}},
	game.TurretTurned:    {{"turret-turned/card", withCard}},
	game.AttackDeclared:  {{"attack-declared/weapon", withCard}},
	game.ShipFled:        {{"ship-fled/along", withOther}},
	game.Docked:          {{"docked/reserve", func(w *speaker) bool { return !withOther(w) }}},
	game.Used:            {{"used/rule", inHand}, {"used/own", ofPilot}},
	game.ConditionGained: {{"condition-gained/secret", unnamed}},
	game.ConditionLost:   {{"condition-lost/secret", unnamed}},
	game.CardEquipped:    {{"card-equipped/from", withOther}},
	game.VictoryLaid:     {{"victory-laid/moved", withOther}},
	game.CardHidden:      {{"card-hidden/secret", func(w *speaker) bool { return !withCard(w) }}},
	game.ActionBegan:     {{"action-began/card", cardAction}},
	game.ActionFailed:    {{"action-failed/card", cardAction}},
	game.NoActionTaken:   {{"no-action-taken/chosen", chosen}},
	game.NoAttackMade:    {{"no-attack-made/chosen", chosen}},
	game.DamageDealt: {
		{"damage-dealt/counter", func(w *speaker) bool { return w.N == 1 }},
		{"damage-dealt/facedown", unnamed},
	},
}

// Conditions for variants of events.
func unseen(w *speaker) bool  { return w.Maneuver.IsNone() }
func unnamed(w *speaker) bool { return w.Name == "" }

// ofEnergy reports whether charges are the energy of a huge ship.
func ofEnergy(w *speaker) bool {
	return w.Ship != game.NoShip && w.g.Ships[w.Ship].Undivided() && w.g.Ships[w.Ship].Pilots == w.Card
}

func withCard(w *speaker) bool   { return w.Card != game.NoCard }
func withOther(w *speaker) bool  { return w.Other != game.NoShip }
func cardAction(w *speaker) bool { return w.Action == game.CardAction }

func chosen(w *speaker) bool { return w.Why == game.Possible }

// inHand reports whether an ability is one of the rules or of a card that was dealt, and ofPilot whether
// it is one of the ship's own pilot.
func inHand(w *speaker) bool { return int(w.Card) >= len(w.g.Cards) }
func ofPilot(w *speaker) bool {
	return w.g.Cards[w.Card].Name == Ship(w.g, w.Ship)
}

// ability returns what the event's ability is called. An event does not name the card of an ability that is not one
// of a ship or upgrade; of the dealt cards, the first whose ability has a better name decides.
func (w *speaker) ability() string {
	if !inHand(w) {
		return w.lex.ability(w.g.Cards[w.Card].ID, w.Name)
	}
	for i := range w.g.Dealt {
		if says := w.lex.ability(w.g.Dealt[i].ID, w.Name); says != w.Name {
			return says
		}
	}
	return w.lex.phrase(w.Name)
}

// arguments are the arguments of events. Each says one and reports whether there is one.
var arguments map[string]func(w *speaker) bool

func init() {
	arguments = map[string]func(w *speaker) bool{
		"ship":   func(w *speaker) bool { return w.ship(w.Ship) },
		"other":  func(w *speaker) bool { return w.ship(w.Other) },
		"hit":    func(w *speaker) bool { return w.shipOrSection(w.Ship) },
		"target": func(w *speaker) bool { return w.shipOrSection(w.Other) },
		"object": func(w *speaker) bool { return w.object(w.Object, w.Name) },
		"card":   (*speaker).card,
		"player": func(w *speaker) bool { return w.player(game.Player(w.N)) },
		"scorer": func(w *speaker) bool { return w.player(w.Player) },
		"n":      func(w *speaker) bool { w.add(KindAmount, strconv.Itoa(w.N), nil); return true },
		"side":   func(w *speaker) bool { w.add(KindAmount, strconv.Itoa(w.N+1), nil); return true },
		"token": func(w *speaker) bool {
			w.add(KindTerm, w.lex.name("token", w.g.Tokens[w.Token].Name), nil)
			return true
		},
		"stem":     func(w *speaker) bool { w.add(KindTerm, w.lex.stem(w.g.Tokens[w.Token].Name), nil); return true },
		"tokens":   func(w *speaker) bool { return w.as(KindAmount, "tokens", nil) },
		"fuses":    func(w *speaker) bool { return w.fuses() },
		"action":   func(w *speaker) bool { w.add(KindTerm, w.lex.name("action", w.Action.String()), nil); return true },
		"maneuver": func(w *speaker) bool { w.add(KindTerm, w.lex.maneuver(w.Maneuver), nil); return true },
		"place":    func(w *speaker) bool { return w.as(KindPlace, "place", nil) },
		"x":        func(w *speaker) bool { return w.length(w.Pose.X, 1) },
		"y":        func(w *speaker) bool { return w.length(w.Pose.Y, 1) },
		"heading":  func(w *speaker) bool { return w.length(w.Pose.Heading, 1) },
		"range":    func(w *speaker) bool { w.add(KindPlain, strconv.Itoa(int(w.Proof.Range)), nil); return true },
		"distance": func(w *speaker) bool { _, decimals := w.margin(); return w.length(w.Proof.Distance, decimals) },
		"margin":   func(w *speaker) bool { return w.length(w.margin()) },
		"ax":       func(w *speaker) bool { return w.length(w.Proof.AX, 1) },
		"ay":       func(w *speaker) bool { return w.length(w.Proof.AY, 1) },
		"bx":       func(w *speaker) bool { return w.length(w.Proof.BX, 1) },
		"by":       func(w *speaker) bool { return w.length(w.Proof.BY, 1) },
		"section":  func(w *speaker) bool { return w.term("section", w.Object.Section().String()) },
		"whole":    func(w *speaker) bool { return w.ship(w.Object.Ship()) },
		"rolled":   func(w *speaker) bool { return w.roll(w.Color, w.N) },
		"proof":    (*speaker).proof,
		"far":      func(w *speaker) bool { w.add(KindAmount, strconv.Itoa(w.N), nil); return !w.Proof.Given },
		"seat1":    func(w *speaker) bool { return w.player(game.Seat1) },
		"seat2":    func(w *speaker) bool { return w.player(game.Seat2) },
		"as":       func(w *speaker) bool { return w.Other != w.Ship && w.ship(w.Other) },
		"name":     (*speaker).named,
		"ability":  func(w *speaker) bool { w.add(KindPlain, w.ability(), nil); return w.Name != "" },
		"color":    func(w *speaker) bool { w.add(KindPlain, w.lex.name("color", color(w.Color)), nil); return true },
		"roll":     func(w *speaker) bool { return w.roll(w.Color, w.Dice.Total()) },
		"dice":     func(w *speaker) bool { return w.dice(w.Dice) },
		"phase":    func(w *speaker) bool { return w.term("phase", game.Phase(w.N).String()) },
		"arc":      func(w *speaker) bool { return w.term("arc", geom.Arc(w.N).String()) },
		"until":    (*speaker).until,
		"reason":   func(w *speaker) bool { return w.message("reason " + w.Why.String()) },
		"result":   func(w *speaker) bool { return w.message(results[min(w.N, len(results)-1)]) },
	}
}

// term appends what the engine gives a name.
func (w *speaker) term(kind, name string) bool {
	w.add(KindTerm, w.lex.name(kind, name), nil)
	return true
}

// shipOrSection names the ship that something happens to, or the section of it.
func (w *speaker) shipOrSection(id game.ShipID) bool {
	if w.Object.Kind == game.SectionObject {
		return w.object(w.Object, "")
	}
	return w.ship(id)
}

// card names the event's card; cards dealt during play carry their name in the event.
func (w *speaker) card() bool {
	switch {
	case int(w.Card) < len(w.g.Cards):
		w.add(KindCard, w.g.Cards[w.Card].Name, number(int(w.Card)))
	case w.Name != "":
		w.add(KindCard, w.Name, nil)
	default:
		return w.message("a-card")
	}
	return true
}

// named appends a name that may be hidden.
func (w *speaker) named() bool {
	if w.Name == "" {
		return false
	}
	w.add(KindCard, w.Name, nil)
	return true
}

// proof appends the measurement, if the event carries one.
func (w *speaker) proof() bool {
	if !w.Proof.Given {
		return false
	}
	return w.measured()
}

// until says when an effect that lasts is over.
func (w *speaker) until() bool {
	switch game.Until(w.N) {
	case game.ThisAttack:
		return w.message("until attack")
	case game.ThisActivation:
		return w.message("until activation")
	case game.ThisPhase:
		return w.message("until phase")
	case game.ThisRound:
		return w.message("until round")
	case game.NextPlanning:
		return w.message("until next-planning")
	case game.NextRound:
		return w.message("until next-round")
	case game.ThisMatch:
		return w.message("until match")
	}
	return w.message("until")
}

// fuses says how many fuse markers there are.
func (w *speaker) fuses() bool {
	if w.N == 0 {
		return w.message("none")
	}
	w.add(KindAmount, strconv.Itoa(w.N)+" "+w.lex.form("fuse", w.N != 1), nil)
	return true
}

// results are the messages that say how a match ended.
var results = [...]string{
	game.Undecided: "result undecided", game.Won1: "result won1", game.Won2: "result won2", game.Drawn: "result drawn",
}

// Result says how a match ended.
func (l Language) Result(g *game.Game, r game.Result) Sentence {
	e := nothing
	e.N = int(r)
	w := l.speaker(g, &e)
	w.message(results[r])
	w.out.Capital()
	return w.done()
}
