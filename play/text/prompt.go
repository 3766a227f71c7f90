package text

import (
	"strconv"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Question says what is asked. The question is the one that x asked last.
func Question(x *game.Exec, q *game.Question) string {
	return InWords(x.G, question(x, q))
}

// question is Question in the usual words.
func question(x *game.Exec, q *game.Question) string {
	step := &x.G.Procs[q.Proc].Steps[q.PC]
	switch q.Kind {
	case game.RollQuestion:
		return "Chance rolls " + dice(q.Roll.Color, int(q.Roll.N)) + " for " +
			Ship(x.G, q.Ship) + "."
	case game.DrawQuestion:
		return "Chance decides: " + step.Name + "."
	}
	about := asker(x, q)
	if q.Window == card.PerformAction {
		return capital(about + "perform an action" + ofSection(SectionAsked(x, q)) + ".")
	}
	if q.Window != card.NoWindow {
		return capital(about+card.WindowName(q.Window)) + situation(x, q) + "."
	}
	if prompt, ok := prompts[step.Name]; ok {
		return capital(about+prompt) + "."
	}
	return capital(about+step.Name) + "."
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

// ofSection says of which section something is, nothing of the whole ship.
func ofSection(at game.Section) string {
	if at == game.NoSection {
		return ""
	}
	return " of the " + at.String() + " section"
}

// prompts are the questions of steps whose name is not one already.
var prompts = map[string]string{
	"determine the first player": "choose the first player",
	"set dials":                  "set the dial",
	"pick one":                   "choose one",
	"agree to continue":          "all dials are set: confirm that planning is over",
	"activation: which ship":     "choose the next ship to activate",
	"engagement: which ship":     "choose the next ship to engage",
	"system: which ship":         "choose the next ship of the System phase",
	"decloaking: which ship":     "choose the next ship to decloak",
	"declare the side":           "choose the side",
	"declare the template":       "choose the template",
}

// asker says whom the question is about, and whose ability asks.
func asker(x *game.Exec, q *game.Question) string {
	if q.Card != game.NoCard {
		if name := cardName(x, q.Card); name != "" && name != Ship(x.G, q.Ship) {
			return Ship(x.G, q.Ship) + ", " + name + ": "
		}
	}
	if q.Ship == game.NoShip {
		return ""
	}
	return Ship(x.G, q.Ship) + ": "
}

// situation adds what the dice show to the windows in which they are modified, and to the
// ability queue what can be done there.
func situation(x *game.Exec, q *game.Question) string {
	a := x.Attack()
	switch {
	case a != nil && q.Window == card.ModifyAttack:
		return " (" + pool(&a.Attack) + ")"
	case a != nil && q.Window == card.ModifyDefense:
		return " (" + pool(&a.Defense) + " against " + pool(&a.Attack) + ")"
	case q.Window == card.WouldRecover:
		if n := x.Trigger().N; n >= 0 {
			return " a charge of " + cardName(x, game.CardID(n))
		}
		return " 1 Force"
	case x.G.Windows[q.Window] != game.Queue:
		return ""
	}
	for _, c := range q.Options() {
		if c.Verb == game.PassVerb {
			return ", use an ability or pass"
		}
	}
	return ", use an ability"
}

// pool lists what the dice of a pool show.
func pool(p *game.Pool) string {
	var f game.Faces
	for face := range game.NumFaces {
		f[face] = uint8(p.Count(face))
	}
	return Dice(f)
}

// cardName names a card in play, faceup or from the start.
func cardName(x *game.Exec, id game.CardID) string {
	if int(id) < len(x.G.Cards) {
		return x.G.Cards[id].Name
	}
	return x.CodeOf(id).Name
}

// cardAmong names a card that a question offers, with its ship if the question offers a card of that name on
// another ship.
func cardAmong(x *game.Exec, q *game.Question, id game.CardID) string {
	name := cardName(x, id)
	at, ok := bearer(x, id)
	for _, c := range q.Options() {
		if c.Verb != game.CardVerb || c.Card == game.NoCard || !ok {
			continue
		}
		if on, ok := bearer(x, c.Card); ok && on != at && cardName(x, c.Card) == name {
			return name + " (" + Ship(x.G, at) + ")"
		}
	}
	return name
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
func Choice(x *game.Exec, q *game.Question, c game.Choice) string {
	return capital(InWords(x.G, choice(x, q, c)))
}

// choice is Choice in the usual words.
func choice(x *game.Exec, q *game.Question, c game.Choice) string {
	g := x.G
	switch c.Verb {
	case game.PassVerb:
		return "Pass"
	case game.ConcedeVerb:
		return "Concede the match"
	case game.UseVerb:
		return use(x, q, c)
	case game.PickVerb:
		words := Ship(g, c.Ship)
		if at := c.Object.Section(); at != game.NoSection {
			words += ", " + at.String() + " section"
		}
		if c.Item > 0 {
			words += ", out of the " + geom.Arc(c.Item).String() + " arc"
		}
		if c.N == 1 {
			words += ", along a line over obstacles"
		}
		return words
	case game.DialVerb:
		return Maneuver(c.Maneuver)
	case game.PlaceVerb:
		return capital(object(g, c.Object, device(x, c.Object))) + " at " + place(c.Pose)
	case game.RollVerb:
		return capital(Dice(c.Dice))
	case game.DrawVerb:
		return g.Dealt[c.Item].Name
	case game.WeaponVerb:
		return weapon(g, c)
	case game.ObjectVerb:
		return capital(object(g, c.Object, device(x, c.Object)))
	case game.TokenVerb:
		return capital(g.Tokens[c.Item].Name)
	case game.DamageVerb:
		return g.Dealt[c.Item].Name
	case game.CardVerb:
		return cardAmong(x, q, c.Card)
	case game.MoveVerb:
		return capital(along(x.Move(), c.N))
	case game.OptionVerb:
		return capital(g.Procs[q.Proc].Steps[q.PC].Options[c.N])
	}
	return capital(plain(c))
}

// along says where on the end of a template a ship is put: to a side as the template runs that it
// left by its front, else as the ship itself looks.
func along(m *game.Move, n int16) string {
	if m.Side == 0 && !m.Maneuver.Path().Sideways() {
		return [...]string{"on the left of the template", "in the middle of the template",
			"on the right of the template"}[n+1]
	}
	return [...]string{"toward the back", "in the middle", "toward the front"}[n+1]
}

// plain says an option that names nothing of the match.
func plain(c game.Choice) string {
	switch c.Verb {
	case game.NumberVerb:
		return strconv.Itoa(int(c.N))
	case game.SideVerb:
		return geom.Side(c.N).String()
	case game.FaceVerb:
		return game.Face(c.Item).String()
	case game.ActionVerb:
		return game.Action(c.Item).String()
	case game.PlayerVerb:
		return Player(game.Player(c.N))
	case game.ArcVerb:
		return geom.Arc(c.Item).String() + " arc"
	case game.TemplateVerb:
		switch c.N {
		case 3:
			return "place it touching the ship"
		case 4:
			return "place it far from enemies"
		case 10:
			return "place it at an enemy ship"
		}
		return [...]string{"drop", "launch", "drop in front", 5: "drop from the left side", 6: "drop from the right side",
			7: "relocate", 8: "spend a charge to drop from the left side", 9: "spend a charge to drop from the right side",
		}[c.N] + " with the " + Path(c.Maneuver) + " template"
	}
	panic("text: no words for verb " + strconv.Itoa(int(c.Verb)))
}

// use says which ability is used. An ability of the rules goes by its name alone; a ship is
// named where it is not the one that is asked about.
func use(x *game.Exec, q *game.Question, c game.Choice) string {
	name := x.Offered(x.S, c).Name
	if c.Card != game.NoCard {
		name = cardName(x, c.Card) + ": " + name
	}
	if c.Ship != q.Ship && (c.Card == game.NoCard || cardName(x, c.Card) != Ship(x.G, c.Ship)) {
		name += " (" + Ship(x.G, c.Ship) + ")"
	}
	if x.WouldFail(x.S, c) {
		name += " (it would fail: there is nothing to choose)"
	}
	return capital(name)
}

// weapon names a weapon.
func weapon(g *game.Game, c game.Choice) string {
	w := &g.Ships[c.Ship].Weapons[c.Item]
	switch {
	case !w.Primary():
		return g.Cards[w.Card].Name
	case w.Turret:
		return "Primary weapon (turret)"
	}
	return "Primary weapon (" + w.Arc.String() + " arc)"
}

// device names a device on the table.
func device(x *game.Exec, o game.Object) string {
	if o.Kind != game.DeviceObject {
		return ""
	}
	return "the " + x.G.Devices[x.S.Devices[o.ID].Kind].Name
}
