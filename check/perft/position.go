package perft

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// Position is a match at the start of its first Planning phase, and what its counts should be.
type Position struct {
	Name      string
	Edition   string // second if the position does not say
	Ships     []Ship
	Obstacles []Obstacle
	Counts    []uint64 // by depth, from 1
}

// Ship is a ship of a position. Ships of the first seat come first.
type Ship struct {
	Seat     game.Player
	Pilot    string
	Upgrades []string
	Pose     geom.Pose
	Dial     []string // the maneuvers left on its dial, such as 2,bank-left; empty for all
	Tokens   []Tokens
}

// Tokens are some tokens of a kind.
type Tokens struct {
	Name string
	N    int
}

// Obstacle is an obstacle of a position.
type Obstacle struct {
	Code string
	Pose geom.Pose
}

// ErrPosition says that a text is not a list of positions, or that a position cannot be set up.
var ErrPosition = errors.New("perft: not a position")

// Read reads positions, each of these lines in its place:
//
//	# a comment
//	position a-name
//	edition second
//	ship 1 academypilot 457 200 0 crackshot    seat, pilot, mm, degrees, upgrades
//	dial 2,straight 3,bank-left                of the ship before it, if not all
//	token reinforce-fore 1                     of the ship before it
//	obstacle coreasteroid0 457 457 0
//	1 4                                        a depth and its count, from 1 on
func Read(r io.Reader) ([]Position, error) {
	var list []Position
	lines := bufio.NewScanner(r)
	for number := 1; lines.Scan(); number++ {
		words := strings.Fields(lines.Text())
		if len(words) == 0 || words[0][0] == '#' {
			continue
		}
		if words[0] == "position" && len(words) == 2 {
			list = append(list, Position{Name: words[1], Edition: "second"})
			continue
		}
		fault := "expected a line that begins with position"
		if len(list) > 0 {
			fault = list[len(list)-1].line(words)
		}
		if fault != "" {
			return nil, fmt.Errorf("%w: line %d: %s", ErrPosition, number, fault)
		}
	}
	if err := lines.Err(); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrPosition, err)
	}
	return list, nil
}

// line reads one line of a position and returns what is wrong with it, if anything is.
func (p *Position) line(words []string) string {
	switch words[0] {
	case "edition":
		if len(words) != 2 {
			return "expected edition and its id"
		}
		p.Edition = words[1]
		return ""
	case "ship":
		return p.ship(words)
	case "obstacle":
		if len(words) != 5 {
			return "expected obstacle, its code, two lengths in mm and a heading"
		}
		pose, ok := poseOf(words[2:])
		p.Obstacles = append(p.Obstacles, Obstacle{words[1], pose})
		return unless(ok, "expected two lengths in mm and a heading in degrees")
	case "dial", "token":
		if len(p.Ships) == 0 {
			return "expected a ship before " + words[0]
		}
		return p.Ships[len(p.Ships)-1].line(words)
	}
	return p.count(words)
}

// ship reads a ship.
func (p *Position) ship(words []string) string {
	if len(words) < 6 || words[1] != "1" && words[1] != "2" {
		return "expected ship, seat 1 or 2, a pilot, two lengths in mm, a heading, upgrades"
	}
	pose, ok := poseOf(words[3:6])
	ship := Ship{Seat: game.Player(words[1][0] - '1'), Pilot: words[2], Pose: pose,
		Upgrades: slices.Clone(words[6:])}
	if n := len(p.Ships); n > 0 && p.Ships[n-1].Seat > ship.Seat {
		return "expected the ships of seat 1 before those of seat 2"
	}
	p.Ships = append(p.Ships, ship)
	return unless(ok, "expected two lengths in mm and a heading in degrees")
}

// line reads what belongs to a ship.
func (s *Ship) line(words []string) string {
	if words[0] == "dial" {
		s.Dial = slices.Clone(words[1:])
		return unless(len(s.Dial) > 0, "expected maneuvers such as 2,bank-left")
	}
	if len(words) != 3 {
		return "expected token, its kind and a number"
	}
	n, err := strconv.ParseUint(words[2], 10, 8)
	s.Tokens = append(s.Tokens, Tokens{words[1], int(n)})
	return unless(err == nil, "expected a number of tokens")
}

// count reads a depth and its count.
func (p *Position) count(words []string) string {
	if len(words) != 2 || words[0] != strconv.Itoa(len(p.Counts)+1) {
		return fmt.Sprintf("expected ship, dial, token, obstacle or the count of depth %d",
			len(p.Counts)+1)
	}
	n, err := strconv.ParseUint(words[1], 10, 64)
	p.Counts = append(p.Counts, n)
	return unless(err == nil, "expected a count")
}

// unless returns the fault unless all is well.
func unless(ok bool, fault string) string {
	if ok {
		return ""
	}
	return fault
}

// poseOf reads two lengths in millimeters and a heading in degrees.
func poseOf(words []string) (geom.Pose, bool) {
	var n [3]float64
	for i, word := range words {
		var err error
		if n[i], err = strconv.ParseFloat(word, 64); err != nil || math.Abs(n[i]) > 2000 {
			return geom.Pose{}, false
		}
	}
	return geom.Pose{
		X: int32(math.Round(n[0] * geom.Millimeter)), Y: int32(math.Round(n[1] * geom.Millimeter)),
		Heading: int32(math.Round(math.Mod(n[2]+360, 360) * geom.Degree)),
	}, true
}

// Begin makes the match of a position. The edition must be that of the position.
func (p *Position) Begin(c *rules.Compiled) (*game.Game, *game.State, error) {
	var setup rules.Setup
	for i := range p.Ships {
		squad := &setup.Squads[p.Ships[i].Seat]
		squad.Ships = append(squad.Ships,
			rules.Loadout{Pilot: p.Ships[i].Pilot, Upgrades: p.Ships[i].Upgrades})
	}
	for i := range p.Obstacles {
		setup.Obstacles = append(setup.Obstacles, p.Obstacles[i].Code)
	}
	g, s, err := c.NewGame(setup)
	if err != nil {
		return nil, nil, fmt.Errorf("%w: %s: %w", ErrPosition, p.Name, err)
	}
	if err := p.cutDials(g); err != nil {
		return nil, nil, err
	}
	setUp(g, s)
	for i := range p.Ships {
		s.Ships[i].Pose = p.Ships[i].Pose
		for _, t := range p.Ships[i].Tokens {
			kind := slices.IndexFunc(g.Tokens[:], func(info game.TokenInfo) bool {
				return strings.ReplaceAll(info.Name, " ", "-") == t.Name
			})
			if kind < 0 {
				return nil, nil, fmt.Errorf("%w: %s: no token %q", ErrPosition, p.Name, t.Name)
			}
			s.Ships[i].Tokens[kind] = uint8(t.N)
		}
		if !slices.ContainsFunc(g.Ships[i].Dial, func(m game.Maneuver) bool {
			return rules.MaySet(g, &s.Ships[i], m)
		}) {
			return nil, nil, fmt.Errorf("%w: %s: %s may set no maneuver that is left on its dial",
				ErrPosition, p.Name, p.Ships[i].Pilot)
		}
	}
	for i := range p.Obstacles {
		s.Obstacles[i] = game.Obstacle{Pose: p.Obstacles[i].Pose, Placed: true}
	}
	return g, s, nil
}

// cutDials leaves on the dials what the position leaves on them.
func (p *Position) cutDials(g *game.Game) error {
	for i := range p.Ships {
		if len(p.Ships[i].Dial) == 0 {
			continue
		}
		var dial []game.Maneuver
		for _, name := range p.Ships[i].Dial {
			at := slices.IndexFunc(g.Ships[i].Dial, func(m game.Maneuver) bool {
				return fmt.Sprintf("%d,%v", m.Speed, m.Bearing) == name
			})
			if at < 0 {
				return fmt.Errorf("%w: %s: no %q on the dial of %s", ErrPosition, p.Name, name,
					p.Ships[i].Pilot)
			}
			dial = append(dial, g.Ships[i].Dial[at])
		}
		g.Ships[i].Dial = dial
	}
	return nil
}

// setUp plays the set-up: the first seat is the first player, everything is placed anywhere, and
// a roll shows whatever its list of results begins with.
func setUp(g *game.Game, s *game.State) {
	x := game.NewExec(g)
	r := rand.New(rand.NewPCG(1, 1))
	for s.Phase == game.SetupPhase {
		p := x.Waiting(s).First()
		q := x.Ask(s, p)
		var c game.Choice
		switch q.Kind {
		case game.PlaceQuestion:
			c = x.Draw(s, p, r)
		case game.RollQuestion:
			c = game.Opt(game.RollVerb)
			for c.Dice = range q.Roll.Outcomes() {
				break
			}
		default:
			c = q.Opts[0]
		}
		if err := x.Step(s, p, c, nil); err != nil {
			panic("perft: set-up is refused: " + x.Where())
		}
	}
}
