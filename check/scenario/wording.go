package scenario

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"koiogran/engine/game"
)

// option words an option of the open question as a step of a script that chooses it.
func (p *play) option(by game.Player, c game.Choice) string {
	switch c.Verb {
	case game.RollVerb:
		return p.rollOf(c)
	case game.PlaceVerb:
		return fmt.Sprintf("{by: %d, place: NAME, at: [X, Y, HEADING]}", by+1)
	}
	verb, word := p.verbOf(c)
	step := verb + ": " + quoted(word)
	if ship := p.idOf(c.Ship); ship != "" && (verb == "use" || verb == "dial") {
		step += ", ship: " + ship
	}
	if by == game.Chance {
		return "{" + step + "}"
	}
	return fmt.Sprintf("{by: %d, %s}", by+1, step)
}

// rollOf words the result of a roll.
func (p *play) rollOf(c game.Choice) string {
	color := "attack"
	if p.scene.Rolling().Color == game.DefenseDice {
		color = "defense"
	}
	return fmt.Sprintf("{roll: %s, result: [%s]}", color, p.scene.Words(c))
}

// verbOf returns the verb of a step that chooses an option, and the word that goes with it.
func (p *play) verbOf(c game.Choice) (verb, word string) {
	words := p.scene.Words(c)
	switch c.Verb {
	case game.PassVerb:
		return "pass", "true"
	case game.UseVerb:
		return "use", p.ability(c)
	case game.PickVerb:
		if c.Object.Kind == game.SectionObject {
			return "pick", p.objectID(c.Object)
		}
		if id := p.idOf(c.Ship); c.N == 0 && c.Item == 0 && id != "" {
			return "pick", id
		}
	case game.DialVerb:
		maneuver := words[strings.LastIndex(words, ": ")+1:]
		if p.scene.State().Phase == game.PlanningPhase && c.Ship != game.NoShip {
			return "dial", strings.TrimSpace(maneuver)
		}
		return "maneuver", strings.TrimSpace(maneuver)
	case game.WeaponVerb:
		if c.Card == game.NoCard {
			return "weapon", "primary"
		}
		return "weapon", p.scene.Exec().G.Cards[c.Card].ID
	case game.ObjectVerb:
		if id := p.objectID(c.Object); id != "" {
			return "lock", id
		}
	case game.NumberVerb:
		return "number", words
	case game.FaceVerb:
		return "face", words
	case game.SideVerb:
		return "side", words
	case game.MoveVerb:
		return "position", p.positionOf(int(c.N))
	case game.DrawVerb:
		return "draw", words
	}
	return "choose", words
}

// ability names an ability that an option uses: by its card too unless it is one of the rules.
func (p *play) ability(c game.Choice) string {
	card, name := p.scene.Ability(c)
	if card == "rules" {
		return name
	}
	return card + ": " + name
}

// positionOf names a place at the end of a move: along the ship, or along the template's end where
// the ship left that by its front.
func (p *play) positionOf(n int) string {
	if m := p.scene.Exec().Move(); m != nil && m.Side == 0 && !m.Maneuver.Path().Sideways() {
		return [...]string{"left", "middle", "right"}[n+1]
	}
	return [...]string{"back", "middle", "front"}[n+1]
}

// idOf returns a ship's name in the scenario, "" for no ship.
func (p *play) idOf(id game.ShipID) string {
	for i := range p.Scenario.ships {
		if name := p.Scenario.ships[i].id; p.ships[name] != nil && p.ships[name].ID() == id {
			return name
		}
	}
	return ""
}

// objectID returns the name of a ship or an obstacle in the scenario, "" if it has none.
func (p *play) objectID(o game.Object) string {
	switch o.Kind {
	case game.ShipObject:
		return p.idOf(o.Ship())
	case game.SectionObject:
		return p.idOf(o.Ship()) + " " + o.Section().String()
	}
	for i := range p.Scenario.obstacles {
		if name := p.Scenario.obstacles[i].id; p.obstacles[name].Object() == o {
			return name
		}
	}
	return ""
}

// plainText is what YAML reads as a text without quotes, within braces too.
var plainText = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9 '/!.°-]*$`)

// quoted puts a text into quotes if YAML needs them.
func quoted(text string) string {
	if plainText.MatchString(text) {
		return text
	}
	return strconv.Quote(text)
}
