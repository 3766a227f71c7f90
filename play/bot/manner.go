package bot

import (
	"math"
	"slices"
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Manner is a style of play that a person can notice, whatever the level: what a bot values apart from winning.
type Manner struct {
	ID   string
	Text string // how it plays, in a sentence

	// The weights count points of damage for each own ship.
	danger   float64 // multiplies what danger counts,
	exposed  float64 // and what each share of a ship costs that it expects to lose
	clear    float64 // what each band costs that an enemy is inside clearOf
	closing  float64 // what each band costs that the nearest enemy is outside closeUp
	together float64 // what each band costs that the other ships of its side are outside closeBy, on average
	headOn   float64 // what it costs that both noses point away, its own and that of the nearest enemy
	finish   float64 // how much more a target is worth that has lost all but the last of its hull and shields
}

// Distances between the centers of ships, in bands.
const (
	clearOf = 2.8
	closeUp = 1.1
	closeBy = 0.6
)

// Manners returns the manners in which the levels can play.
func Manners() []Manner {
	return []Manner{
		{ID: "careful", Text: "Keeps at range 3 and out of arcs.",
			danger: 3, exposed: 4, clear: 1},
		{ID: "bold", Text: "Closes to range 1 and disregards danger.",
			danger: 0.2, exposed: -0.8, closing: 1.5},
		{ID: "swarm", Text: "Keeps its ships together and finishes off damaged enemies.",
			danger: 1, together: 1.5, finish: 0.6},
		{ID: "joust", Text: "Flies at enemies nose to nose.",
			danger: 0.5, headOn: 5},
	}
}

// Among returns the bot of an id from a list: one of the list, or one of its levels in a manner, such as careful-ace.
func Among(list []Program, id string) (Program, bool) {
	at := func(id string) int { return slices.IndexFunc(list, func(p Program) bool { return p.ID == id }) }
	if k := at(id); k >= 0 {
		return list[k], true
	}
	m, level := mannerOf(id)
	if k := at(level); m != nil && k >= 0 && list[k].Level {
		return list[k].in(m), true
	}
	return Program{}, false
}

// mannerOf takes the manner off the id of a bot: nil and the whole id if it has none.
func mannerOf(id string) (m *Manner, level string) {
	before, after, ok := strings.Cut(id, "-")
	list := Manners()
	if k := slices.IndexFunc(list, func(m Manner) bool { return m.ID == before }); ok && k >= 0 {
		return &list[k], after
	}
	return nil, id
}

// mannered is a bot that can play in a manner.
type mannered interface{ behave(m *Manner) }

// in returns a level in a manner.
func (p Program) in(m *Manner) Program {
	return Program{ID: m.ID + "-" + p.ID, Text: p.Text + " " + m.Text, New: func(g *game.Game, seed uint64) Player {
		player := p.New(g, seed)
		player.(mannered).behave(m)
		return player
	}}
}

func (b *beginner) behave(m *Manner) { b.manner = m }

func (p *mistakeMaker) behave(m *Manner) { p.inner.(mannered).behave(m) }

// stance is how an own ship is placed after the maneuvers of a round, as far as manners value it.
type stance struct {
	near  float64 // the distance to the nearest enemy, in bands
	noses float64 // how far its nose and that of this enemy point away from each other, in half turns together
	apart float64 // the distance to the other ships of its side on average, in bands
	harm  float64 // the share of the ship that it expects to lose
}

// meet notes an enemy at a pose.
func (s *stance) meet(own, enemy geom.Pose) {
	far, off := farOff(own, enemy)
	if _, back := farOff(enemy, own); far < s.near {
		s.near, s.noses = far, off+back
	}
}

// values is what a manner makes of how a ship is placed in a round, in points of damage. Ships that keep clear of each
// other to the end draw, so that this fades as mistakes do.
func (m *Manner) values(s *stance, round uint8) float64 {
	clear := mistakeShare(round) * m.clear * max(0, clearOf-s.near)
	if s.near == math.Inf(1) {
		s.near, clear = closeUp, 0 // there is no enemy
	}
	return -clear - m.closing*max(0, s.near-closeUp) - m.headOn*s.noses -
		m.together*max(0, s.apart-closeBy) - m.exposed*s.harm
}

// valued is what the bot's manner makes of a place of the ship whose dial is set, 0 without a manner.
func (b *beginner) valued(p *plan, at geom.Pose) float64 {
	if b.manner == nil {
		return 0
	}
	s := stance{near: math.Inf(1)}
	for i := range p.enemies {
		if e := &p.enemies[i]; e.chance == chanceAhead {
			s.meet(at, e.base.Pose)
		}
	}
	for _, friend := range p.friends {
		far, _ := farOff(at, friend)
		s.apart += far / float64(len(p.friends))
	}
	return b.manner.values(&s, b.x.S.Round)
}

// winsByValue is how much of a chance to win a program gives for what its manner values, for each point of damage.
const winsByValue = 0.06

// valued is what the manner of its side makes of a round in which every ship flies one of its moves, in chances to win, after
// judge: 0 without a manner.
func (f *forecast) valued(plan []int) float64 {
	m := f.b.manner
	if m == nil {
		return 0
	}
	sum, n := 0.0, 0.0
	for i := range f.ships {
		own := &f.ships[i]
		if !own.mine {
			continue
		}
		s := stance{near: math.Inf(1), harm: min(1, f.harm[i]/max(1, own.left))}
		at, friends := own.moves[plan[i]].base.Pose, 0.0
		for j := range f.ships {
			other := &f.ships[j]
			then := other.moves[plan[j]].base.Pose
			switch far, _ := farOff(at, then); {
			case !other.mine:
				s.meet(at, then)
			case i != j:
				s.apart, friends = s.apart+far, friends+1
			}
		}
		s.apart /= max(1, friends)
		sum, n = sum+m.values(&s, f.b.x.S.Round), n+1
	}
	return winsByValue * sum / max(1, n)
}

// finishing is how much more a target is worth to the bot's manner, as a factor.
func (b *beginner) finishing(id game.ShipID) float64 {
	if b.manner == nil {
		return 1
	}
	whole := b.g.Ships[id].AllHull() + b.g.Ships[id].AllShields()
	return 1 + b.manner.finish*float64(int(whole)-b.left(id))/max(1, float64(whole))
}
