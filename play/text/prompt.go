package text

import (
	"slices"
	"strconv"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Question says what is asked. The question is the one that x asked last.
func (l Language) Question(x *game.Exec, q *game.Question) Sentence {
	step := &x.G.Procs[q.Proc].Steps[q.PC]
	e := nothing
	e.Ship, e.Color, e.N = q.Ship, q.Roll.Color, int(q.Roll.N)
	w := l.speaker(x.G, &e)
	switch {
	case q.Kind == game.RollQuestion:
		w.message("chance-rolls")
	case q.Kind == game.DrawQuestion:
		w.given = []Arg{Of("phrase", w.lex.phrase(step.Name))}
		w.message("chance-decides")
	case q.Window == card.PerformAction:
		w.given = w.asker(x, q)
		if at := SectionAsked(x, q); at != game.NoSection {
			w.given = append(w.given, Of("part", w.lex.name("section", at.String())))
		}
		w.message("asked-action")
	case q.Window != game.NoWindow:
		w.given = append(w.asker(x, q), Of("phrase", w.lex.phrase(card.WindowName(q.Window))))
		w.situation(x, q)
	default:
		w.given = append(w.asker(x, q), Of("phrase", w.lex.phrase(step.Name)))
		w.message("asked")
	}
	return stop(w.done())
}

// SectionAsked returns the section of a huge ship whose action a question is about, none for other
// questions.
func SectionAsked(x *game.Exec, q *game.Question) game.Section {
	if q.Window != card.PerformAction || q.Ship == game.NoShip || x.G.Ships[q.Ship].Huge == nil {
		return game.NoSection
	}
	if t := x.Trigger(); t != nil {
		return t.Object.Section()
	}
	return game.NoSection
}

// asker says whose ability asks, if it is not the pilot's own.
func (w *speaker) asker(x *game.Exec, q *game.Question) []Arg {
	if q.Card == game.NoCard {
		return nil
	}
	if name := cardName(x, q.Card); name != "" && name != Ship(x.G, q.Ship) {
		return []Arg{{"source", Sentence{cardPart(x, q.Card, name)}}}
	}
	return nil
}

// cardPart returns the name of a card in play.
func cardPart(x *game.Exec, id game.CardID, name string) Part {
	p := Part{Is: KindCard, Text: name}
	if int(id) < len(x.G.Cards) {
		p.Of = number(int(id))
	}
	return p
}

// situation says a window: with what the dice show where they are modified, and in the ability queue with
// what can be done there.
func (w *speaker) situation(x *game.Exec, q *game.Question) {
	a := x.Attack()
	switch {
	case a != nil && q.Window == card.ModifyAttack:
		w.Dice = shown(&a.Attack)
		w.message("asked/attack")
	case a != nil && q.Window == card.ModifyDefense:
		w.Dice = shown(&a.Defense)
		w.given = append(w.given, Arg{"against", w.aside(shown(&a.Attack))})
		w.message("asked/defense")
	case q.Window == card.WouldRecover:
		if n := x.Trigger().N; n >= 0 {
			id := game.CardID(n)
			w.given = append(w.given, Arg{"what", Sentence{cardPart(x, id, cardName(x, id))}})
			w.message("asked/charge")
			return
		}
		w.message("asked/force")
	case x.G.Windows[q.Window] != game.Queue:
		w.message("asked")
	case mayPass(q):
		w.message("asked/ability-or-pass")
	default:
		w.message("asked/ability")
	}
}

// aside returns what dice show.
func (w *speaker) aside(f game.Faces) Sentence {
	from := len(w.out)
	w.dice(f)
	said := slices.Clone(w.out[from:])
	w.out = w.out[:from]
	return said
}

// mayPass reports whether a question can be passed.
func mayPass(q *game.Question) bool {
	for _, c := range q.Options() {
		if c.Verb == game.PassVerb {
			return true
		}
	}
	return false
}

// shown returns the faces that the dice of a pool show.
func shown(p *game.Pool) game.Faces {
	var f game.Faces
	for face := range game.NumFaces {
		f[face] = uint8(p.Count(face))
	}
	return f
}

// cardName names a card in play, faceup or from the start.
func cardName(x *game.Exec, id game.CardID) string {
	if int(id) < len(x.G.Cards) {
		return x.G.Cards[id].Name
	}
	return x.CodeOf(id).Name
}

// cardAmong appends a card that a question offers, with its ship if the question offers a card of that name on
// another ship.
func (w *speaker) cardAmong(x *game.Exec, q *game.Question, id game.CardID) bool {
	name := cardName(x, id)
	w.given = []Arg{{"what", Sentence{cardPart(x, id, name)}}}
	at, ok := bearer(x, id)
	for _, c := range q.Options() {
		if c.Verb != game.CardVerb || c.Card == game.NoCard || !ok {
			continue
		}
		if on, ok := bearer(x, c.Card); ok && on != at && cardName(x, c.Card) == name {
			w.Ship = at
			break
		}
	}
	return w.message("choose card")
}

// bearer returns the ship that has a card, false if none has it.
func bearer(x *game.Exec, id game.CardID) (game.ShipID, bool) {
	switch {
	case id == game.NoCard:
		return game.NoShip, false
	case int(id) < len(x.G.Cards):
		return x.G.Cards[id].Ship, true
	}
	c := x.Dealt(id)
	if c == nil {
		return game.NoShip, false
	}
	return c.Ship, true
}

// Choice says an option in words. The question is the one that x asked last.
func (l Language) Choice(x *game.Exec, q *game.Question, c game.Choice) Sentence {
	e := nothing
	e.Object, e.Maneuver, e.Pose, e.Dice = c.Object, c.Maneuver, c.Pose, c.Dice
	w := l.speaker(x.G, &e)
	w.choice(x, q, c)
	return w.done().Capital()
}

// choice appends an option.
func (w *speaker) choice(x *game.Exec, q *game.Question, c game.Choice) bool {
	g := x.G
	switch c.Verb {
	case game.UseVerb:
		return w.use(x, q, c)
	case game.PickVerb:
		return w.pick(c)
	case game.DialVerb:
		w.add(KindTerm, w.lex.maneuver(c.Maneuver), nil)
	case game.PlaceVerb:
		w.Name = device(x, c.Object)
		return w.message("choose place")
	case game.RollVerb:
		return w.dice(c.Dice)
	case game.DrawVerb, game.DamageVerb:
		w.add(KindCard, g.Dealt[c.Item].Name, nil)
	case game.WeaponVerb:
		return w.weapon(c.Ship, int(c.Item))
	case game.ObjectVerb:
		return w.object(c.Object, device(x, c.Object))
	case game.TokenVerb:
		return w.term("token", g.Tokens[c.Item].Name)
	case game.CardVerb:
		return w.cardAmong(x, q, c.Card)
	case game.MoveVerb:
		return w.message(along(x.Move(), c.N))
	case game.OptionVerb:
		w.add(KindPlain, w.lex.phrase(g.Procs[q.Proc].Steps[q.PC].Options[c.N]), nil)
	default:
		return w.bare(c)
	}
	return true
}

// pick appends a ship that is picked.
func (w *speaker) pick(c game.Choice) bool {
	w.Ship = c.Ship
	if at := c.Object.Section(); at != game.NoSection {
		w.given = append(w.given, Of("part", w.lex.name("section", at.String())))
	}
	if c.Item > 0 {
		w.given = append(w.given, Of("out-of", w.lex.name("arc", geom.Arc(c.Item).String())))
	}
	if c.N == 1 {
		return w.message("choose ship/obstacles")
	}
	return w.message("choose ship")
}

// along says where on the end of a template a ship is put: to a side as the template runs that it
// left by its front, else as the ship itself looks.
func along(m *game.Move, n int16) string {
	if m.Side == 0 && !m.Maneuver.Path().Sideways() {
		return [...]string{"along left", "along middle", "along right"}[n+1]
	}
	return [...]string{"along back", "along", "along front"}[n+1]
}

// bare appends an option that names nothing of the match.
func (w *speaker) bare(c game.Choice) bool {
	switch c.Verb {
	case game.PassVerb:
		return w.message("choose pass")
	case game.ConcedeVerb:
		return w.message("choose concede")
	case game.NumberVerb:
		w.add(KindAmount, strconv.Itoa(int(c.N)), nil)
		return true
	case game.SideVerb:
		return w.term("side", geom.Side(c.N).String())
	case game.FaceVerb:
		return w.term("face", game.Face(c.Item).String())
	case game.ActionVerb:
		return w.term("action", game.Action(c.Item).String())
	case game.PlayerVerb:
		return w.player(game.Player(c.N))
	case game.ArcVerb:
		w.N = int(c.Item)
		return w.message("choose arc")
	case game.TemplateVerb:
		w.given = []Arg{Of("path", w.lex.path(c.Maneuver))}
		return w.message("template " + strconv.Itoa(int(c.N)))
	}
	panic("text: no words for verb " + strconv.Itoa(int(c.Verb)))
}

// use says which ability is used. An ability of the rules goes by its name alone; a ship is
// named where it is not the one that is asked about.
func (w *speaker) use(x *game.Exec, q *game.Question, c game.Choice) bool {
	a := x.Offered(x.S, c)
	w.given = []Arg{Of("phrase", w.lex.ability(a.ID, a.Name))}
	if c.Card != game.NoCard {
		name := cardName(x, c.Card)
		w.given = append(w.given, Arg{"source", Sentence{cardPart(x, c.Card, name)}})
		if c.Ship != q.Ship && name != Ship(x.G, c.Ship) {
			w.Ship = c.Ship
		}
	} else if c.Ship != q.Ship {
		w.Ship = c.Ship
	}
	if x.WouldFail(x.S, c) {
		return w.message("choose use/fails")
	}
	return w.message("choose use")
}

// device names a device on the table.
func device(x *game.Exec, o game.Object) string {
	if o.Kind != game.DeviceObject {
		return ""
	}
	return x.G.Devices[x.S.Devices[o.ID].Kind].Name
}
