package scenario

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/play/replay"
)

// draft is what may become a puzzle: some ships of a table, and what one side is to do.
type draft struct {
	*finder
	seat            game.Player // the player's
	mine, enemies   []int
	destroy, unhurt bool
}

// The dice of a puzzle: of one in which the player attacks, and of one in which they only get away.
const (
	fightDice  = "{attack: [hit, focus, hit, blank], defense: [blank, evade, focus]}"
	escapeDice = "{attack: [hit], defense: [blank]}"
)

// ids are what ships are called in a puzzle.
func (d *draft) id(ship int) string {
	names := [][]string{{"mine", "wing"}, {"enemy", "other"}}
	for side, list := range [][]int{d.mine, d.enemies} {
		for i, id := range list {
			if id == ship {
				return names[side][i]
			}
		}
	}
	return ""
}

// scenario returns the draft read as a scenario, with these right answers.
func (d *draft) scenario(right []string) (*Scenario, error) {
	if right == nil {
		right = []string{"{pass: true}", "{pass: true}"} // to be found
	}
	list, err := Parse("puzzle", []byte(d.text(right)))
	if err != nil {
		return nil, err
	}
	return &list[0], nil
}

// text returns the draft as a scenario.
func (d *draft) text(right []string) string {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	line("scenario: %s and %s, round %d", d.name(d.mine[0]), d.name(d.enemies[0]), d.round)
	line("edition: %s\nrules: [2e.attack.target.range-1-3]\nships:", d.c.ID)
	for player, list := range [][]int{d.mine, d.enemies} {
		for _, id := range list {
			line("  - %s", d.ship(id, player+1))
		}
	}
	d.obstacles(line)
	line("start: {phase: round}\nlesson:\n  kind: puzzle\n  number: 99")
	line("  task: %q", d.task())
	line("  done: %q", d.done(right))
	line("  missed: %q", "Another maneuver works. Look where the enemy ends, and who attacks first.")
	line("  plan: {%s}", d.plan())
	dice := fightDice
	if !d.destroy {
		dice = escapeDice
	}
	line("  dice: %s", dice)
	if d.unhurt {
		line("  lasting: true")
	}
	line("  goal: {%s}", strings.Join(d.goal(), ", "))
	line("  right:")
	for _, way := range right {
		line("    - [%s]", way)
	}
	line("  wrong:\n    - []")
	return b.String()
}

// name returns what a ship is called in the puzzle: its pilot, with a number where its side has two of them there.
func (d *draft) name(id int) string {
	list := d.mine
	if slices.Contains(d.enemies, id) {
		list = d.enemies
	}
	name, number, same := strings.TrimRight(d.g.Ships[id].Name, " 0123456789"), 0, 0
	for _, o := range list {
		if d.g.Ships[o].Pilot == d.g.Ships[id].Pilot {
			same++
		}
		if o == id {
			number = same
		}
	}
	if same < 2 {
		return name
	}
	return fmt.Sprintf("%s %d", name, number)
}

// ship returns a ship as the round began. The player is at the bottom edge.
func (d *draft) ship(id, player int) string {
	s := &d.begun.Ships[id]
	text := fmt.Sprintf("{id: %s, pilot: %s, player: %d, at: %s", d.id(id), d.g.Ships[id].Pilot, player, d.place(s.Pose))
	if s.Shields < uint8(d.g.Ships[id].Shields) {
		text += fmt.Sprintf(", shields: %d", s.Shields)
	}
	if s.Damage > 0 {
		text += fmt.Sprintf(", damage: %d", s.Damage)
	}
	if n := s.Tokens[game.StressToken]; n > 0 {
		text += fmt.Sprintf(", tokens: {stress: %d}", n)
	}
	return text + "}"
}

// place returns a pose in whole millimeters and degrees, the player's own edge at the bottom.
func (d *draft) place(p geom.Pose) string {
	x, y, heading := p.X/geom.Millimeter, p.Y/geom.Millimeter, p.Heading/geom.Millimeter
	if d.seat == game.Seat2 {
		x, y, heading = d.g.Area.Width/geom.Millimeter-x, d.g.Area.Height/geom.Millimeter-y, (heading+180)%360
	}
	return fmt.Sprintf("[%d, %d, %d]", x, y, heading)
}

// obstacles writes the obstacles that the players placed.
func (d *draft) obstacles(line func(format string, args ...any)) {
	first := true
	for i := range d.g.Obstacles {
		o := &d.begun.Obstacles[i]
		if !o.Lies() || d.g.Obstacles[i].Dropped || !d.close(o.Pose) {
			continue
		}
		if first {
			line("obstacles:")
		}
		first = false
		line("  - {id: rock%d, is: %s, at: %s}", i+1, d.g.Obstacles[i].ID, d.place(o.Pose))
	}
}

// close reports whether something is near enough to the first ship of the player to matter.
func (d *draft) close(p geom.Pose) bool {
	a := d.begun.Ships[d.mine[0]].Pose
	return math.Hypot(float64(a.X-p.X), float64(a.Y-p.Y)) < farthest*geom.Millimeter
}

// maneuver returns what a ship executed, as a plan has it.
func (d *draft) maneuver(id int) string {
	return strings.ReplaceAll(replay.Maneuver(d.flown[id]), ",", " ")
}

// plan returns what the enemies executed.
func (d *draft) plan() string {
	var list []string
	for _, id := range d.enemies {
		list = append(list, fmt.Sprintf("%s: [%s]", d.id(id), d.maneuver(id)))
	}
	return strings.Join(list, ", ")
}

// done says what was right.
func (d *draft) done(right []string) string {
	var list []string
	for _, dial := range dialWords.FindAllStringSubmatch(right[0], -1) {
		list = append(list, strings.ReplaceAll(dial[1], "-", " "))
	}
	return "Nothing but " + strings.Join(list, " and ") + " works here."
}

// dialWords finds the speed and the bearing of the dials that a way sets.
var dialWords = regexp.MustCompile(`\{dial: (\d+ [a-z-]+)`)

// task says what is to be done.
func (d *draft) task() string {
	enemy := d.name(d.enemies[0])
	task := "Destroy " + enemy + " this round."
	switch {
	case d.destroy && d.unhurt:
		task = "Destroy " + enemy + " this round and take no damage."
	case d.unhurt:
		task = "Take no damage this round. Every die that attacks you hits, and none of yours evades."
	}
	for _, id := range d.enemies {
		task += fmt.Sprintf(" %s executes a %s.", d.name(id), strings.ReplaceAll(d.maneuver(id), "-", " "))
	}
	return task
}

// goal returns what must be so.
func (d *draft) goal() []string {
	var list []string
	if d.destroy {
		list = append(list, "enemy: {destroyed: true}")
	}
	if d.unhurt {
		for _, id := range d.mine {
			s := &d.begun.Ships[id]
			list = append(list, fmt.Sprintf("%s: {damage: %d, shields: %d, in-play: true}", d.id(id), s.Damage, s.Shields))
		}
	}
	return list
}
