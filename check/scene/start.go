package scene

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// Engage lets one ship engage as if it were its turn in the Engagement phase: its abilities
// before engaging, then its attack. Ships that it destroys are removed at the end.
func (s *Scene) Engage(ship *Ship) {
	s.t.Helper()
	s.turn(ship, game.EngagementPhase, card.EngageRole, rules.RemoveDestroyed)
}

// Attack lets a ship engage and declare an attack with the first of its weapons that can hit the
// target.
func (s *Scene) Attack(ship, target *Ship) {
	s.t.Helper()
	s.AttackWith(ship, "", target)
}

// AttackWith lets a ship engage and declare an attack with a weapon: "primary", or the id or the
// name of the card with the attack.
func (s *Scene) AttackWith(ship *Ship, weapon string, target *Ship) {
	s.t.Helper()
	s.Engage(ship)
	s.Declare(weapon, target)
}

// Activate lets one ship activate as if it were its turn in the Activation phase, with a
// maneuver of its dial set, such as "3 bank-left"; "" leaves the dial as it is. An ionized ship
// keeps its dial on its card.
func (s *Scene) Activate(ship *Ship, maneuver string) {
	s.t.Helper()
	s.make()
	if maneuver != "" {
		s.SetDial(ship, maneuver)
	}
	s.state.Ships[ship.id].DialKept = rules.Ionized(s.x, ship.id)
	s.turn(ship, game.ActivationPhase, card.ActivateRole, nil)
}

// System lets one ship take its step of the System phase.
func (s *Scene) System(ship *Ship) {
	s.t.Helper()
	s.turn(ship, game.SystemPhase, card.SystemRole, nil)
}

// Setup plays the set-up of a match, up to its first round. Ships and obstacles without a place
// are placed in it.
func (s *Scene) Setup() {
	s.t.Helper()
	s.make()
	s.state.NObstacles = 0
	s.state.Phase, s.state.Initiative = game.SetupPhase, 0
	// The last step of a match plays its rounds.
	steps := s.edition.Match.Do.(game.Parts)
	s.start(frame{game.Proc{Name: s.edition.Match.Name, Do: steps[:len(steps)-1]}, game.NoShip})
}

// Planning begins the Planning phase of the present round; it ends when every dial is set.
func (s *Scene) Planning() {
	s.t.Helper()
	s.phase(game.PlanningPhase)
}

// Systems plays the whole System phase.
func (s *Scene) Systems() {
	s.t.Helper()
	s.phase(game.SystemPhase)
}

// Activation plays the whole Activation phase. Dials are set by Planning or SetDial.
func (s *Scene) Activation() {
	s.t.Helper()
	s.phase(game.ActivationPhase)
}

// Engagement plays the whole Engagement phase.
func (s *Scene) Engagement() {
	s.t.Helper()
	s.phase(game.EngagementPhase)
}

// End plays the whole End phase.
func (s *Scene) End() {
	s.t.Helper()
	s.phase(game.EndPhase)
}

// Round plays a whole round, from planning to the judgment who has won: the first one, if
// nothing has been played before.
func (s *Scene) Round() {
	s.t.Helper()
	s.make()
	if len(s.log.Events) == 0 {
		s.state.Round = 0
	}
	round := s.round()
	s.start(frame{game.Proc{Name: round.Name, Do: game.Once(round.Do)}, game.NoShip})
}

// SetDial sets a ship's dial without playing the Planning phase.
func (s *Scene) SetDial(ship *Ship, maneuver string) {
	s.t.Helper()
	s.set(func() {
		s.t.Helper()
		h := &s.state.Ships[ship.id]
		h.DialSet, h.Revealed = true, game.Maneuver{}
		s.state.Secret[ship.player.Side()].Dials[ship.id] = uint8(s.onDial(ship, maneuver) + 1)
	})
}

// Perform lets a ship perform one action outside of its activation: any of its bar and cards,
// on terms, as an ability that grants an action does.
func (s *Scene) Perform(ship *Ship, terms game.Terms, actions ...game.Action) {
	s.t.Helper()
	s.make()
	s.start(frame{game.Proc{Name: "scene", Do: game.Step{
		Name: "perform an action",
		Do: func(x *game.Exec) {
			card.OfferActions(x, x.Self(), card.SetOf(actions...), terms, game.NoAction)
		},
	}}, ship.id})
}

// turn plays one ship's turn of a phase and then what comes when its initiative has passed.
func (s *Scene) turn(ship *Ship, p game.Phase, r game.Role, passed func(x *game.Exec)) {
	s.t.Helper()
	s.make()
	if passed == nil {
		passed = func(*game.Exec) {}
	}
	s.state.Phase = p
	s.state.Initiative = rules.InitiativeOf(s.x, ship.id)
	s.start(frame{game.Proc{Name: "scene", Do: game.Parts{
		game.Step{Name: "take the turn", Do: func(x *game.Exec) { x.Call(r, x.Self()) }},
		game.Step{Name: "the turn is over", Do: passed},
	}}, ship.id})
}

// phase plays a phase of the edition's round from its beginning to its end.
func (s *Scene) phase(p game.Phase) {
	s.t.Helper()
	s.make()
	round := s.round()
	phase := game.Find(round.Do, p.String())
	if phase == nil {
		s.Fail("the edition has no such phase")
	}
	s.start(frame{game.Proc{Name: round.Name, Do: phase}, game.NoShip})
}

// round returns the edition's round.
func (s *Scene) round() *game.Proc { return &s.g.Procs[s.g.Roles[card.RoundRole]] }

// frame is a procedure to start for a ship.
type frame struct {
	proc game.Proc
	self game.ShipID
}

// start runs procedures to the first question or to their end; the last one runs first.
func (s *Scene) start(frames ...frame) {
	s.t.Helper()
	s.closed("something else is started")
	s.done = false
	t := &s.state.Table
	t.Over = false
	for i, f := range frames {
		f.proc.Compile()
		s.g.Procs = append(slices.Clip(s.g.Procs), f.proc)
		t.Frames[i] = game.Frame{
			Proc: game.ProcID(len(s.g.Procs) - 1), Self: f.self, Card: game.NoCard, Chosen: game.NoShip,
		}
	}
	t.Depth = uint8(len(frames))
	s.x.Resume(s.state, &s.log)
	s.discard()
	s.keep()
}

// discard draws which damage cards lay facedown on ships that have left play: the first title that
// can be, since scenes are seldom about them. A scene that draws them itself says DrawDiscards.
func (s *Scene) discard() {
	s.t.Helper()
	for !s.drawing && s.x.Waiting(s.state).Has(game.Chance) {
		q := s.x.Ask(s.state, game.Chance)
		if q.Proc == 0 || q.Proc != s.g.Roles[card.DiscardRole] {
			return
		}
		if err := s.x.Step(s.state, game.Chance, q.Opts[0], &s.log); err != nil {
			s.Fail("the discards: %v", err)
		}
	}
}
