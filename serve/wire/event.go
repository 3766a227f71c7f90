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

// Story tells events one after another. It remembers where ships stood, to tell the way that they
// take.
type Story struct {
	g      *game.Game
	viewer game.Player
	open   bool // everything is told
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

// Alike reports whether another story of the match tells what all may know in the same words from here on.
func (s *Story) Alike(o *Story) bool { return s.poses == o.poses && s.last == o.last }

// GoOn goes on behind what another story has told, where both tell the same.
func (s *Story) GoOn(o *Story) { s.poses, s.last = o.poses, o.last }

// Tell tells of events what the viewer may know, in their order. Those without a sentence are left
// out.
func (s *Story) Tell(events []game.Event) []Event {
	list := make([]Event, 0, len(events))
	for i := range events {
		e := events[i]
		if !s.open {
			e = view.Redact(e, s.viewer)
		}
		if out := s.event(&e); out.Text != "" {
			list = append(list, out)
		}
	}
	return list
}

// event tells one event, which is redacted.
func (s *Story) event(e *game.Event) Event {
	out := Event{
		Kind: eventKinds[e.Kind], Text: text.Event(s.g, *e), Clause: e.Clause, Ship: shipNumber(e.Ship),
		Other: shipNumber(e.Other), Proof: proofOf(e.Proof), Section: e.Object.Section().String(),
	}
	if !e.Maneuver.IsNone() && e.Kind != game.Moved {
		out.Maneuver = maneuverOf(s.g, e.Maneuver)
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
		s.move(e, &out)
	case game.RoundBegan:
		out.Round = e.N
	case game.PhaseBegan:
		out.Phase = phaseOf(s.g, game.Phase(e.N))
	case game.DamageDealt, game.DamageExposed:
		out.Card = e.Name
	case game.TokenGained, game.TokenLost:
		if e.Card == game.NoCard {
			info := &s.g.Tokens[e.Token]
			out.Token = &Token{info.Name, colors[info.Color], e.N}
		}
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

// wayOf is the way of a ship, in so many steps: along the template of its maneuver, straight
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

// proofOf tells a measurement, nil if there is none.
func proofOf(p game.Proof) *Proof {
	if !p.Given {
		return nil
	}
	return &Proof{
		From: spotOf(p.AX, p.AY), To: spotOf(p.BX, p.BY), Distance: milli(p.Distance),
		Margin: milli(p.Margin), Range: int(p.Range), Text: text.Proof(p),
	}
}

// eventKinds are the names of the kinds of events.
var eventKinds = [game.NumEventKinds]string{
	game.Noted: "noted", game.RoundBegan: "round-began", game.PhaseBegan: "phase-began",
	game.FirstPlayer: "first-player", game.ObstaclePlaced: "obstacle-placed",
	game.ShipPlaced: "ship-placed", game.DialsSet: "dials-set",
	game.DialRevealed: "dial-revealed", game.Activated: "activated",
	game.ManeuverBegan: "maneuver-began", game.Moved: "moved", game.Bumped: "bumped",
	game.MoveFailed: "move-failed", game.ObstacleMet: "obstacle-met",
	game.DeviceMet: "device-met", game.DevicePlaced: "device-placed",
	game.Detonated: "detonated", game.FusePlaced: "fuse-placed",
	game.SectionCrippled: "section-crippled", game.FuseRemoved: "fuse-removed", game.TokenGained: "token-gained",
	game.TokenLost: "token-lost", game.LockGained: "lock-gained", game.LockLost: "lock-lost",
	game.ActionBegan: "action-began", game.ActionFailed: "action-failed",
	game.EngageBegan: "engage-began", game.AttackDeclared: "attack-declared",
	game.Obstructed: "obstructed", game.Rolled: "rolled", game.Rerolled: "rerolled",
	game.DiceChanged: "dice-changed", game.Neutralized: "neutralized",
	game.AttackHit: "attack-hit", game.AttackMissed: "attack-missed",
	game.ShieldLost: "shield-lost", game.ShieldRegained: "shield-regained",
	game.DamageDealt: "damage-dealt", game.DamageRepaired: "damage-repaired",
	game.DamageExposed: "damage-exposed", game.ShipDestroyed: "ship-destroyed",
	game.ShipFled: "ship-fled", game.ShipRemoved: "ship-removed",
	game.ChargeSpent: "charge-spent", game.ChargeRegained: "charge-regained",
	game.ForceSpent: "force-spent", game.ForceRegained: "force-regained",
	game.CardFlipped: "card-flipped", game.Used: "used", game.TurretTurned: "turret-turned",
	game.ConditionGained: "condition-gained", game.ConditionLost: "condition-lost",
	game.InitiativeSet: "initiative-set", game.Guessed: "guessed",
	game.DamageDiscarded: "damage-discarded", game.DamageSeen: "damage-seen",
	game.DialSeen: "dial-seen", game.DamageFound: "damage-found", game.Relocated: "relocated", game.DamageTurned: "damage-turned", game.DialGuessed: "dial-guessed",
	game.Conceded: "conceded", game.MatchOver: "match-over",
	game.EffectBegan: "effect-began", game.NoActionTaken: "no-action-taken",
	game.NoAttackMade: "no-attack-made", game.ObstacleRemoved: "obstacle-removed", game.CardHolds: "card-holds",
	game.TokensStored: "tokens-stored",
	game.Docked:       "docked", game.Deployed: "deployed",
	game.DeployFailed: "deploy-failed", game.EmergencyBegan: "emergency-began",
	game.CardDiscarded: "card-discarded", game.CardRestored: "card-restored",
	game.CardEquipped: "card-equipped", game.CardHidden: "card-hidden",
	game.MarkerPlaced: "marker-placed", game.ShipChosen: "ship-chosen",
	game.CounterReplaced: "counter-replaced", game.TimeCalled: "time-called",
}
