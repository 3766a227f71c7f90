package replay

import (
	"fmt"
	"strconv"
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Text returns a choice of p in the words of a record. The state is the one in which p is asked,
// and the choice legal in it.
func Text(x *game.Exec, s *game.State, p game.Player, c game.Choice) string {
	if c.Verb == game.ConcedeVerb {
		return concede
	}
	n := namer{x: x, s: s}
	if c.Verb == game.DialVerb && !x.Waiting(s).Has(p) {
		return n.choice(c) // a dial that is set again
	}
	q := x.Ask(s, p)
	n.q = q
	text := n.choice(c)
	same := 1
	for _, o := range q.Options() {
		if o == c {
			break
		}
		if n.choice(o) == text {
			same++
		}
	}
	if same > 1 {
		text += " #" + strconv.Itoa(same)
	}
	return text
}

// Parse returns the choice of p that a text of a record stands for. Errors are ErrDiffers and
// say what was expected.
func Parse(x *game.Exec, s *game.State, p game.Player, text string) (game.Choice, error) {
	if text == concede {
		return game.Opt(game.ConcedeVerb), nil
	}
	if c, ok := parseDial(x, s, p, text); ok {
		return c, nil
	}
	if who := x.Waiting(s); !who.Has(p) {
		return game.Choice{}, fmt.Errorf("%w: %s has no open question; expected a choice by %s",
			ErrDiffers, seatName(p), seatNames(who))
	}
	q := x.Ask(s, p)
	n := namer{x: x, s: s, q: q}
	switch q.Kind {
	case game.RollQuestion:
		return parseRoll(q, text)
	case game.PlaceQuestion:
		return n.parsePlace(text)
	}
	want, k := split(Modern(text))
	for _, o := range q.Options() {
		if n.choice(o) != want {
			continue
		}
		if k--; k == 0 {
			return o, nil
		}
	}
	return game.Choice{}, fmt.Errorf("%w: %.80q; expected %s", ErrDiffers, text, n.options())
}

// concede is the choice that is never listed and always legal for a seat.
const concede = "concede"

// split cuts the number that distinguishes equal options off a text.
func split(text string) (string, int) {
	at := strings.LastIndex(text, " #")
	if at < 0 {
		return text, 1
	}
	k, err := strconv.Atoi(text[at+2:])
	if err != nil || k < 2 {
		return text, 1
	}
	return text[:at], k
}

// seatName names who chooses in a sentence.
func seatName(p game.Player) string {
	if p == game.Chance {
		return "Chance"
	}
	return "player " + seats[p]
}

// seatNames names those who are waited for.
func seatNames(who game.Players) string {
	var names []string
	for p := game.Seat1; p <= game.Chance; p++ {
		if who.Has(p) {
			names = append(names, seatName(p))
		}
	}
	if len(names) == 0 {
		return "no one, because the match is over"
	}
	return strings.Join(names, " or ")
}

// namer puts choices into words. The question is the open one of its state.
type namer struct {
	x *game.Exec
	s *game.State
	q *game.Question
}

// options lists the question's options for an error, the first few of many.
func (n *namer) options() string {
	const most = 12
	q := n.q
	var list []string
	for _, o := range q.Options()[:min(q.N, most)] {
		list = append(list, n.choice(o))
	}
	if q.N > most {
		list = append(list, fmt.Sprintf("%d others", q.N-most))
	}
	if len(list) == 1 {
		return list[0]
	}
	return "one of: " + strings.Join(list, ", ")
}

// choice puts a choice into words. Two options of a question may read the same.
func (n *namer) choice(c game.Choice) string {
	switch c.Verb {
	case game.PassVerb:
		return "pass"
	case game.UseVerb:
		a := n.x.Offered(n.s, c)
		return "use " + n.ship(c.Ship) + " " + a.ID + "/" + slug(a.Name)
	case game.PickVerb:
		text := "pick " + n.ship(c.Ship)
		if c.Object.Kind == game.SectionObject {
			text = "pick " + n.object(c.Object)
		}
		if c.Item > 0 {
			text += " " + slug(geom.Arc(c.Item).String())
		}
		if c.N == 1 {
			text += " obstructed"
		}
		return text
	case game.DialVerb:
		if c.Ship == game.NoShip {
			return "template " + maneuver(c.Maneuver)
		}
		return "dial " + n.ship(c.Ship) + " " + maneuver(c.Maneuver)
	case game.PlaceVerb:
		return "place " + n.object(c.Object) + " " + pose(c.Pose)
	case game.RollVerb:
		return roll(c.Dice)
	case game.DrawVerb:
		text := "draw " + n.title(c.Item)
		if at := c.Object.Section(); at != game.NoSection {
			text += " " + at.String()
		}
		if c.N > 0 {
			text += " seen"
		}
		return text
	case game.WeaponVerb:
		return "weapon " + n.weapon(c)
	case game.ObjectVerb:
		return "object " + n.object(c.Object)
	case game.DamageVerb:
		return "damage " + n.title(c.Item)
	case game.TokenVerb:
		return "token " + slug(n.x.G.Tokens[c.Item].Name)
	case game.OptionVerb:
		return "option " + n.option(c)
	case game.TemplateVerb:
		return launch[c.N] + " " + maneuver(c.Maneuver)
	case game.CardVerb:
		return "card " + n.card(c.Card)
	}
	return simple(c)
}

// simple puts a choice that names nothing of the match into words.
func simple(c game.Choice) string {
	switch c.Verb {
	case game.NumberVerb:
		return "number " + strconv.Itoa(int(c.N))
	case game.SideVerb:
		return "side " + geom.Side(c.N).String()
	case game.MoveVerb:
		return "position " + position(c)
	case game.FaceVerb:
		return "face " + game.Face(c.Item).String()
	case game.ActionVerb:
		return "action " + slug(game.Action(c.Item).String())
	case game.PlayerVerb:
		return "player " + seats[c.N]
	case game.ArcVerb:
		return "arc " + slug(geom.Arc(c.Item).String())
	}
	panic("replay: no words for verb " + strconv.Itoa(int(c.Verb)))
}
