package wire

import (
	"math"

	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/play/draw"
	"koiogran/play/text"
	"koiogran/play/view"
)

// In how many steps a move is drawn, and one that could be made.
const (
	moveSteps   = 8
	optionSteps = 5
)

// Story encodes events one after another. It remembers where ships were, to add the paths that they
// take.
type Story struct {
	// Language is the language of the texts, English at first.
	Language text.Language

	g      *game.Game
	viewer game.Player
	open   bool // nothing is left out
	poses  [game.MaxShips]geom.Pose
	last   [game.MaxShips]game.Maneuver // the maneuver begun last
}

// NewStory returns the story of a match for one viewer, which goes on from a view of the table.
func NewStory(g *game.Game, v *view.View) *Story {
	s := &Story{g: g, viewer: v.Viewer()}
	for id := range g.Ships {
		s.poses[id] = v.Table().Ships[id].Pose
	}
	return s
}

// Clone returns the story as far as it goes, which then goes on by itself.
func (s *Story) Clone() *Story {
	c := *s
	return &c
}

// Alike reports whether another story of the match says what all may know in the same words from here on.
func (s *Story) Alike(o *Story) bool { return s.poses == o.poses && s.last == o.last }

// GoOn goes on behind what another story has told, where both tell the same.
func (s *Story) GoOn(o *Story) { s.poses, s.last = o.poses, o.last }

// Tell encodes what the viewer may know of events, in their order.
func (s *Story) Tell(events []game.Event) []Event {
	list := make([]Event, 0, len(events))
	for i := range events {
		e := events[i]
		if !s.open {
			e = view.Redact(e, s.viewer)
		}
		list = append(list, s.event(&e))
	}
	return list
}

// event encodes one event, which is redacted.
func (s *Story) event(e *game.Event) Event {
	said := s.Language.Event(s.g, *e)
	out := Event{
		Kind: e.Kind.String(), Text: said.String(), Parts: said, Clause: e.Clause, Ship: shipNumber(e.Ship),
		Other: shipNumber(e.Other), Proof: proofOf(s.Language, s.g, e.Proof), Section: e.Object.Section().String(),
	}
	if !e.Maneuver.IsNone() && e.Kind != game.Moved {
		out.Maneuver = maneuverOf(s.Language, s.g, e.Maneuver)
	}
	switch e.Kind {
	case game.ManeuverBegan:
		s.last[e.Ship] = e.Maneuver
	case game.ShipPlaced, game.ObstaclePlaced, game.DevicePlaced, game.Relocated:
		pose := poseOf(e.Pose)
		out.Pose = &pose
		if e.Kind == game.ShipPlaced {
			s.poses[e.Ship] = e.Pose
		}
	case game.Moved:
		out.Short = e.N != 1
		s.move(e, &out)
	case game.RoundBegan:
		out.Round = e.N
	case game.PhaseBegan:
		out.Phase = game.Phase(e.N).String()
	case game.DamageDealt, game.DamageExposed:
		out.Card = e.Name
	case game.TokenGained, game.TokenLost:
		if e.Card == game.NoCard {
			info := &s.g.Tokens[e.Token]
			out.Token = &Token{info.Name, colors[info.Color], e.N}
		}
	case game.VictoryLaid:
		token := victoryToken(1)
		out.Token = &token
	case game.Rolled, game.Rerolled, game.DiceChanged, game.Neutralized:
		out.Dice, out.Side = facesOf(e.Dice), "attack"
		if e.Color == game.DefenseDice {
			out.Side = "defense"
		}
	}
	return out
}

// move adds the way of a ship.
func (s *Story) move(e *game.Event, out *Event) {
	pose := poseOf(e.Pose)
	out.Pose = &pose
	m := e.Maneuver
	if m.IsNone() {
		m = s.last[e.Ship]
	}
	way := draw.Path{Ship: e.Ship, From: s.poses[e.Ship], To: e.Pose, Maneuver: m}
	out.Path = wayOf(s.g, way, moveSteps)
	s.poses[e.Ship], s.last[e.Ship] = e.Pose, game.Maneuver{}
}

// wayOf returns the way of a ship, in this many steps: along the template of its maneuver, straight
// without one.
func wayOf(g *game.Game, p draw.Path, steps int) []Pose {
	if p.Maneuver.IsNone() {
		return []Pose{poseOf(p.From), poseOf(p.To)}
	}
	move := geom.Move{Size: g.Ships[p.Ship].Size, Start: p.From, Maneuver: p.Maneuver.Path()}
	list := make([]Pose, 0, steps+1)
	for _, pose := range move.Way(p.To, steps) {
		list = append(list, Pose{
			Point{hundredths(pose.X), hundredths(pose.Y)}, hundredths(pose.Heading),
		})
	}
	return list
}

// hundredths is milli to two decimals, which are enough for drawing and shorter to send.
func hundredths(n int32) float64 { return math.Round(float64(n)/(geom.Millimeter/100)) / 100 }

// facesOf lists what dice show.
func facesOf(f game.Faces) []string {
	p := game.Pool{Fresh: f}
	return poolOf(&p)
}

// proofOf encodes a measurement, nil if there is none.
func proofOf(l text.Language, g *game.Game, p game.Proof) *Proof {
	if !p.Given {
		return nil
	}
	return &Proof{
		From: spotOf(p.AX, p.AY), To: spotOf(p.BX, p.BY), Distance: milli(p.Distance),
		Margin: milli(p.Margin), Range: int(p.Range), Text: l.Proof(g, p).String(),
	}
}
