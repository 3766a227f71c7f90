package scene

import (
	"fmt"
	"strconv"
	"strings"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Fail ends the scene with a message and what is open.
func (s *Scene) Fail(format string, args ...any) {
	s.t.Helper()
	s.t.Fatalf("scene: %s\n%s", fmt.Sprintf(format, args...), s.Open())
}

// Open says in words which question is open, who is asked, what the options are and where in
// the rules the match stands.
func (s *Scene) Open() string {
	if s.state == nil {
		return "nothing has been started"
	}
	if s.state.Over {
		return "no question is open"
	}
	questions := s.Questions()
	s.x.Waiting(s.state)
	return questions + "at: " + s.x.Where()
}

// Questions says in words which questions are open, who is asked and what the options are; nothing
// if none is open.
func (s *Scene) Questions() string {
	if s.state == nil || s.state.Over {
		return ""
	}
	var b strings.Builder
	for p := game.Seat1; p <= game.Chance; p++ {
		if !s.x.Waiting(s.state).Has(p) {
			continue
		}
		q := *s.x.Ask(s.state, p)
		fmt.Fprintf(&b, "open: %s is asked%s\n", playerWord(p), s.subject(&q))
		if q.Kind == game.RollQuestion {
			fmt.Fprintf(&b, "  roll %d %s\n", q.Roll.N, colorWord(q.Roll.Color))
		}
		if s.wording != nil {
			s.example(&b, &q)
		}
		for _, c := range q.Options() {
			fmt.Fprintf(&b, "  - %s\n", s.option(p, c))
		}
	}
	return b.String()
}

// example words an answer to a question whose answers are too many to list.
func (s *Scene) example(b *strings.Builder, q *game.Question) {
	var c game.Choice
	switch q.Kind {
	case game.RollQuestion:
		c = game.Opt(game.RollVerb)
		for c.Dice = range q.Roll.Outcomes() {
			break
		}
	case game.PlaceQuestion:
		c = game.Opt(game.PlaceVerb)
	default:
		return
	}
	fmt.Fprintf(b, "  - %s, or such\n", s.wording(q.Player, c))
}

// option words an option as the scene's script does, if it has a way of its own.
func (s *Scene) option(by game.Player, c game.Choice) string {
	if s.wording == nil {
		return s.words(c)
	}
	return s.wording(by, c)
}

// Word has messages word options in this way, as a script writes them.
func (s *Scene) Word(f func(by game.Player, c game.Choice) string) { s.wording = f }

// Words says an option in words, as ChooseNamed takes it. Its question must be open.
func (s *Scene) Words(c game.Choice) string { return s.words(c) }

// Ability returns the ability that an option of the open question uses: the id of its card, which
// is "rules" for those of the rules, and its name.
func (s *Scene) Ability(c game.Choice) (card, name string) {
	o := s.offered(c)
	return o.id, o.ability.Name
}

// Call gives a ship another name in messages.
func (s *Scene) Call(ship *Ship, name string) { ship.called = name }

// subject says what a question is about.
func (s *Scene) subject(q *game.Question) string {
	text := " to " + s.g.Procs[q.Proc].Steps[q.PC].Name
	if q.Window != 0 {
		text += ", " + card.WindowName(q.Window)
	}
	if int(q.Ship) < len(s.g.Ships) {
		text += " (" + s.name(q.Ship) + ")"
	}
	return text
}

// words says a choice in words. The question that it answers must be open.
func (s *Scene) words(c game.Choice) string {
	switch c.Verb {
	case game.PassVerb:
		return "pass"
	case game.UseVerb:
		a := s.x.Offered(s.state, c)
		return s.name(c.Ship) + ": " + a.Name + " (" + a.ID + ")"
	case game.PickVerb:
		words := s.name(c.Ship)
		if at := c.Object.Section(); at != game.NoSection {
			words += " " + at.String()
		}
		if c.Item > 0 {
			words += " out of the " + geom.Arc(c.Item).String() + " arc"
		}
		if c.N == 1 {
			words += " over obstacles"
		}
		return words
	case game.DialVerb:
		return s.ofShip(c.Ship) + maneuverWords(c.Maneuver)
	case game.TemplateVerb:
		return templateWords(c)
	case game.PlaceVerb:
		return s.objectName(c.Object) + " at " + poseWords(c.Pose)
	case game.RollVerb:
		return faceWords(c.Dice)
	case game.DrawVerb:
		return s.g.Dealt[c.Item].Name
	case game.NumberVerb:
		return strconv.Itoa(int(c.N))
	case game.OptionVerb:
		f := &s.state.Frames[s.state.Depth-1]
		if names := s.g.Procs[f.Proc].Steps[f.PC].Options; int(c.N) < len(names) {
			return names[c.N]
		}
		return strconv.Itoa(int(c.N))
	case game.WeaponVerb:
		return s.ofShip(c.Ship) + s.weaponName(c)
	case game.CardVerb:
		return s.cardName(c.Card)
	case game.ObjectVerb:
		return s.objectName(c.Object)
	case game.SideVerb:
		return geom.Side(c.N).String()
	case game.MoveVerb:
		return "position " + strconv.Itoa(int(c.N))
	case game.FaceVerb:
		return game.Face(c.Item).String()
	case game.TokenVerb:
		return s.g.Tokens[c.Item].Name
	case game.DamageVerb:
		return s.g.Dealt[c.Item].Name
	case game.ArcVerb:
		return geom.Arc(c.Item).String()
	case game.ActionVerb:
		return game.Action(c.Item).String()
	case game.PlayerVerb:
		return playerWord(game.Player(c.N))
	}
	return fmt.Sprintf("%+v", c)
}

// weaponName names the weapon of a choice.
func (s *Scene) weaponName(c game.Choice) string {
	if c.Card == game.NoCard {
		return "primary"
	}
	return s.cardName(c.Card)
}

// cardName names a card in play, be it one of a squad or one that was dealt.
func (s *Scene) cardName(id game.CardID) string {
	if i := int(id) - len(s.g.Cards); i >= 0 {
		return s.g.Dealt[s.state.Cards[i].Code].Name
	}
	return s.g.Cards[id].Name
}

// ofShip returns the beginning of what is said about a ship, nothing if it is about none.
func (s *Scene) ofShip(id game.ShipID) string {
	if id == game.NoShip {
		return ""
	}
	return s.name(id) + ": "
}

// name returns a ship's name.
func (s *Scene) name(id game.ShipID) string {
	if int(id) >= len(s.g.Ships) {
		return "no ship"
	}
	for _, ship := range s.ships {
		if ship.id == id && ship.called != "" {
			return ship.called
		}
	}
	return s.g.Ships[id].Name
}

// objectName names an object.
func (s *Scene) objectName(o game.Object) string {
	switch o.Kind {
	case game.ShipObject:
		return s.name(o.Ship())
	case game.SectionObject:
		return s.name(o.Ship()) + " " + o.Section().String()
	case game.ObstacleObject:
		return s.g.Obstacles[o.ID].ID
	case game.DeviceObject:
		return s.g.Devices[s.state.Devices[o.ID].Kind].Name
	}
	return "nothing"
}

// maneuverWords says a maneuver: speed, bearing, difficulty.
func maneuverWords(m game.Maneuver) string {
	return strconv.Itoa(int(m.Speed)) + " " + m.Bearing.String() + " " + m.Difficulty.String()
}

// ways words how a device is placed, by the N of a choice of a template. Of those without a template nothing follows.
var ways = [...]string{"drop", "launch", "drop in front", "place it touching the ship", "place it far from enemies",
	"drop from the left side", "drop from the right side", "relocate", "spend a charge to drop from the left side",
	"spend a charge to drop from the right side", "place it at an enemy ship"}

// templateWords says how a device is placed: "launch 3 straight".
func templateWords(c game.Choice) string {
	way := ways[c.N]
	if strings.HasPrefix(way, "place") {
		return way
	}
	return way + " " + strconv.Itoa(int(c.Maneuver.Speed)) + " " + c.Maneuver.Bearing.String()
}

// isWay reports whether words say how a device is placed.
func isWay(words string) bool {
	for _, way := range ways {
		if rest, ok := strings.CutPrefix(words, way); ok && (rest == "" || isBearing(strings.TrimSpace(rest))) {
			return true
		}
	}
	return false
}

// faceWords lists faces.
func faceWords(f game.Faces) string {
	var words []string
	for face, n := range f {
		for range n {
			words = append(words, game.Face(face).String())
		}
	}
	if len(words) == 0 {
		return "no dice"
	}
	return strings.Join(words, ", ")
}

// poseWords says a pose in millimeters and degrees.
func poseWords(p geom.Pose) string {
	return fmt.Sprintf("%.2f, %.2f heading %.2f", float64(p.X)/geom.Millimeter,
		float64(p.Y)/geom.Millimeter, float64(p.Heading)/geom.Degree)
}

// playerWord names a player.
func playerWord(p game.Player) string {
	switch p {
	case game.Seat1:
		return "player 1"
	case game.Seat2:
		return "player 2"
	case game.Seat3:
		return "player 3"
	case game.Seat4:
		return "player 4"
	case game.Chance:
		return "chance"
	}
	return "nobody"
}

// colorWord returns the name of a color of dice.
func colorWord(c game.DiceColor) string {
	if c == game.AttackDice {
		return "attack dice"
	}
	return "defense dice"
}
