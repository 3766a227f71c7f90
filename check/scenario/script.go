package scenario

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"

	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// step is one line of a script: an answer, or something that must be so at that moment.
type step struct {
	line    int
	verb    string
	by      int    // the player who must be asked, 0 for any
	refused bool   // the answer must not be among the options
	word    string // what the verb is about
	ship    string
	weapon  string
	dice    int // how many dice must be rolled, -1 for any
	result  []string
	at      place
	start   start
	checks  []check // what must be so after it
}

// startVerb begins another part of a round.
const startVerb = "start"

// verbs are the keys of a step that say what is done, each with how it is carried out.
func verbs() map[string]func(p *play, s *step) {
	return map[string]func(p *play, s *step){
		"attack":   attack,
		"weapon":   func(p *play, s *step) { p.scene.Weapon(s.word) },
		"pass":     func(p *play, _ *step) { p.scene.Pass() },
		"use":      use,
		"action":   use,
		"pick":     pick,
		"lock":     lock,
		"dial":     func(p *play, s *step) { p.scene.Dial(p.ship(s.ship), s.word) },
		"maneuver": func(p *play, s *step) { p.scene.Maneuver(s.word) },
		"number":   func(p *play, s *step) { p.scene.Number(p.number(s.word)) },
		"face":     func(p *play, s *step) { p.scene.Face(s.word) },
		"side":     func(p *play, s *step) { p.scene.Side(p.side(s.word)) },
		"position": func(p *play, s *step) { p.scene.Position(p.position(s.word)) },
		"choose":   func(p *play, s *step) { p.scene.ChooseNamed(s.word) },
		"place":    setDown,
		"roll":     roll,
		"draw":     func(p *play, s *step) { p.scene.Draw(s.word) },
	}
}

// script reads the steps.
func (r *reader) script(n *yaml.Node) []step {
	var all []step
	r.list(n, func(n *yaml.Node) { all = append(all, r.step(n)) })
	return all
}

// step reads one step.
func (r *reader) step(n *yaml.Node) step {
	s := step{line: n.Line, dice: -1}
	keys := map[string]func(n *yaml.Node){
		"by":          func(n *yaml.Node) { s.by = r.whole(n, 1, game.MaxSeats) },
		"refused":     func(n *yaml.Node) { s.refused = r.yes(n) },
		"ship":        func(n *yaml.Node) { s.ship = r.ship(n) },
		"expect-dice": func(n *yaml.Node) { s.dice = r.whole(n, 0, 99) },
		"result":      func(n *yaml.Node) { s.result = r.texts(n) },
		"at":          func(n *yaml.Node) { s.at = r.place(n) },
		startVerb: func(n *yaml.Node) {
			s.start = r.start(n)
			r.does(n, startVerb, &s)
		},
		"then": func(n *yaml.Node) { s.checks = r.then(n) },
	}
	for verb := range verbs() {
		keys[verb] = func(n *yaml.Node) { r.verb(n, verb, &s) }
	}
	r.fields(n, keys)
	if s.verb == "" && s.checks == nil {
		r.fail(n, "expected a step with one of the keys %s, %s, then",
			strings.Join(slices.Sorted(maps.Keys(verbs())), ", "), startVerb)
	}
	r.fits(n, &s)
	return s
}

// verb reads what a step does. The weapon of an attack is not a verb of its own.
func (r *reader) verb(n *yaml.Node, verb string, s *step) {
	switch {
	case verb == "weapon" && (s.verb == "attack" || s.verb == ""):
		s.weapon = r.text(n)
		if s.verb == "" {
			s.verb, s.word = "weapon", s.weapon
		}
		return
	case verb == "attack" && s.verb == "weapon":
		s.verb = verb
	default:
		r.does(n, verb, s)
	}
	switch verb {
	case "pass":
		if !r.yes(n) {
			r.fail(n, "pass can only be true")
		}
	case "roll":
		s.word = r.oneOf(n, "attack", "defense")
	case "attack", "pick":
		s.word = r.part(n)
	case "lock":
		s.word = r.partOrThing(n)
	case "place":
		s.word = r.thing(n)
	default:
		s.word = r.text(n)
	}
}

// does notes what a step does, which is one thing.
func (r *reader) does(n *yaml.Node, verb string, s *step) {
	if s.verb != "" {
		r.fail(n, "a step does one thing, not %s and %s", s.verb, verb)
	}
	s.verb = verb
}

// fits checks that a step has the keys that its verb needs and no others.
func (r *reader) fits(n *yaml.Node, s *step) {
	chance := s.verb == "roll" || s.verb == "draw" || s.verb == startVerb || s.verb == ""
	switch {
	case s.verb == "roll" && s.result == nil:
		r.fail(n, "expected a roll with the key result")
	case s.verb != "roll" && (s.result != nil || s.dice >= 0):
		r.fail(n, "only a roll has the keys result and expect-dice")
	case s.verb == "place" != s.at.given:
		r.fail(n, "expected the key at where something is placed, and only there")
	case s.verb == "dial" && s.ship == "":
		r.fail(n, "expected a dial with the key ship")
	case s.ship != "" && s.verb != "dial" && s.verb != "use" && s.verb != "action":
		r.fail(n, "only dial, use and action have the key ship")
	case chance && (s.by != 0 || s.refused):
		r.fail(n, "%s is no one's answer; expected neither by nor refused",
			cmp.Or(s.verb, "then"))
	}
}

// use uses an ability or performs an action.
func use(p *play, s *step) {
	if s.ship == "" {
		p.scene.UseOnly(s.word)
		return
	}
	p.scene.Use(p.ship(s.ship), s.word)
}

// lock locks a ship or an obstacle.
func lock(p *play, s *step) {
	if o := p.obstacles[s.word]; o != nil {
		p.scene.TargetObstacle(o)
		return
	}
	if _, at := sectioned(s.word); at != game.NoSection {
		pick(p, s)
		return
	}
	p.scene.Target(p.ship(s.word))
}

// setDown places a ship or an obstacle.
func setDown(p *play, s *step) {
	if o := p.obstacles[s.word]; o != nil {
		p.scene.PlaceObstacle(o, s.at.x, s.at.y, s.at.heading)
		return
	}
	p.scene.Place(p.ship(s.word), s.at.x, s.at.y, s.at.heading)
}

// roll rolls dice.
func roll(p *play, s *step) {
	asked := p.scene.Rolling()
	color := game.AttackDice
	if s.word == "defense" {
		color = game.DefenseDice
	}
	if asked.Color != color {
		p.scene.Fail("%s dice are scripted, but dice of the other color are rolled", s.word)
	}
	if s.dice >= 0 && s.dice != int(asked.N) {
		p.scene.Fail("expected %d dice, %d are rolled", s.dice, asked.N)
	}
	p.scene.Dice(s.result...)
}

// number reads a whole number that answers a question.
func (p *play) number(word string) int {
	n, err := strconv.Atoi(word)
	if err != nil {
		p.scene.Fail("expected a whole number, got %q", word)
	}
	return n
}

// side reads a side.
func (p *play) side(word string) geom.Side {
	for _, side := range [...]geom.Side{geom.Left, geom.Right} {
		if side.String() == word {
			return side
		}
	}
	p.scene.Fail("expected left or right, got %q", word)
	return geom.NoSide
}

// position reads where a move ends among its three places.
func (p *play) position(word string) int {
	switch word {
	case "back", "left":
		return -1
	case "middle":
		return 0
	case "front", "right":
		return 1
	}
	p.scene.Fail("expected back, middle or front, or left, middle or right, got %q", word)
	return 0
}
