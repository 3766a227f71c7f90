package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// ActivateWing lets the mates of a leader that has activated do so in the order of their positions, before anyone else
// (2e.wing.activation).
var ActivateWing = game.Step{Name: "activate the wing", Do: func(x *game.Exec) {
	for id := range x.EachMate(x.Self()) {
		if !x.Ship(id).Activated {
			x.Again()
			x.Call(card.WingRole, id)
			return
		}
	}
}}

// RevealWithLeader lets a mate count as having revealed the dial of its leader (2e.wing.move.as-leader).
var RevealWithLeader = game.Step{Name: "reveal the leader's dial", Do: func(x *game.Exec) {
	s := x.Ship(x.Self())
	if s.Revealed = x.Ship(x.LeaderOf(x.Self())).Revealed; !s.Revealed.IsNone() {
		x.Offer(game.On(card.AfterReveal, x.Self()))
	}
}}

// TakePosition moves a mate into its position beside its leader. Without room, it goes back to where it was,
// executes the maneuver of its leader from there, loses its Perform Action step and splits (2e.wing.move,
// 2e.wing.move.no-room). A mate that has split since its leader moved waits for the end of the phase.
var TakePosition = game.Step{Name: "take the position in the wing", Do: func(x *game.Exec) {
	id := x.Self()
	s := x.Ship(id)
	if !x.S.Formed.Has(id) {
		s.Activated = false
		x.Return()
		return
	}
	m := s.Executed
	pose, room := positionOf(x, id)
	switch {
	case room:
		m.Fixed = true
		x.Call(card.FormRole, id)
		*x.Move() = game.Move{Ship: id, Kind: game.ManeuverMove, Maneuver: m, From: s.Pose, To: pose}
	default:
		split(x, id, "wing.move.no-room")
		s.SkipAction = true
		if m.IsNone() {
			return // its leader did not move
		}
		Execute(x, id, asMate(x, id, m), game.ManeuverMove)
	}
}}

// asMate returns the maneuver of a leader as a mate without room executes it: of the same speed, bearing and color,
// also if its dial lacks it, or the stress maneuver (2e.wing.move.no-room.fly).
func asMate(x *game.Exec, id game.ShipID, m game.Maneuver) game.Maneuver {
	if m.Difficulty == game.DifficultyRed && x.Ship(id).Has(game.StressToken) && card.Permitted(x, game.RedOnStress,
		game.Weighed{Subject: id, Other: game.NoShip, Maneuver: m}) == 0 {
		return StressManeuver
	}
	m.Fixed = true
	return m
}

// FormUp places the mate at its position. It counts as having fully executed its leader's maneuver, moves through
// nothing, and meets what is below it (2e.wing.move, 2e.wing.move.as-leader, 2e.wing.move.overlap-object).
var FormUp = game.Step{Name: "form up", Do: func(x *game.Exec) {
	m := x.Move()
	s := x.Ship(m.Ship)
	m.Full = true
	s.Executed = m.Maneuver
	s.Executed.Fixed = false
	if m.To != m.From {
		LeaveContact(x, m.Ship)
	}
	s.Pose = m.To
	e := game.NewEvent(game.Moved, "wing.move", m.Ship)
	e.N, e.Maneuver, e.Pose = 1, m.Maneuver, m.To
	x.Emit(e)
	tokens, objects := x.Tokens()
	for i, o := range objects {
		if geom.OverlapToken(x.Placed(m.Ship), &tokens[i], geom.WithGuides) {
			m.Met[m.NMet] = o
			m.NMet++
		}
	}
}}

// FlyStrays lets ships that split too late for a dial move at the end of the Activation phase, in the order of their
// initiative (2e.wing.split.no-dial, 2e.wing.split.no-dial.terms).
var FlyStrays = game.If("are there ships without a dial", func(x *game.Exec) bool {
	for id := range x.EachShip() {
		if stray(x, id) {
			return true
		}
	}
	return false
},
	game.Parts{
		game.Step{Name: "ships without a dial", Do: func(x *game.Exec) { x.S.Initiative = LowestInitiative }},
		InOrder(Turn{Name: "ships without a dial", Role: card.StrayRole, Due: stray}),
	})

// StraySteps are the move of a ship without a dial: a white straight 2, or the ion maneuver, without an action and for a
// stress token. It does not activate (2e.wing.split.no-dial, 2e.wing.split.no-dial.terms).
var StraySteps = game.Parts{
	game.Step{Name: "fly without a dial", Do: func(x *game.Exec) {
		s, m := x.Ship(x.Self()), StressManeuver
		s.Activated, s.SkipAction = true, true
		if Ionized(x, x.Self()) {
			s.DialKept, m = true, IonManeuver
		}
		Execute(x, x.Self(), m, game.ManeuverMove)
	}},
	game.Step{Name: "gain a stress token", Do: func(x *game.Exec) {
		card.GainTokens(x, x.Self(), game.StressToken, 1, "wing.split.no-dial")
	}},
	EndActivation,
}

// splitAffected splits the mates that are ionized or tractored, or whose leader is (2e.epic.wing-split).
func splitAffected(x *game.Exec) {
	x.S.Deferred &^= game.DeferredSplit
	for id := range x.EachShip() {
		if x.S.Formed != 0 && (Ionized(x, id) || Tractored(x, id)) {
			split(x, id, "epic.wing-split")
			disband(x, id, "epic.wing-split")
		}
	}
}

// The names of the steps that ask about wings.
const (
	AskSplit = "split mates from their wings"
	AskJoin  = "join a wing"
)

// SplitByChoice asks each player once at the end of the End phase whether mates split (2e.wing.split.free).
var SplitByChoice = game.Parts{game.Locals{splitDone}, game.Step{
	Name:  AskSplit,
	Until: true,
	Who: func(x *game.Exec) game.Players {
		return game.Only(firstSeat(x, splitDone.Get(x), func(id game.ShipID) bool { return x.S.Formed.Has(id) }))
	},
	Ask: func(x *game.Exec, p game.Player, q *game.Question) {
		q.AddPass() // that all stay comes first
		for id := range x.EachShip() {
			if x.S.Formed.Has(id) && x.Owner(id) == p {
				q.AddShip(id)
			}
		}
	},
	Take: func(x *game.Exec, p game.Player, c game.Choice) {
		if c.Verb == game.PassVerb {
			splitDone.Set(x, splitDone.Get(x)|game.Only(p))
			return
		}
		split(x, c.Ship, "wing.split.free")
	},
}}

// JoinWings asks each player at the start of the Planning phase which split ships join their wing again: at range 0-1
// of the leader, without a token that bars it, and with room in their position. A ship that joins gains a stress token
// (2e.epic.wing-rejoin, 2e.wing.join.only-former, 2e.wing.join.room).
var JoinWings = game.Parts{game.Locals{joinDone}, game.Step{
	Name:  AskJoin,
	Until: true,
	Who: func(x *game.Exec) game.Players {
		return game.Only(firstSeat(x, joinDone.Get(x), func(id game.ShipID) bool { return joins(x, id) }))
	},
	Ask: func(x *game.Exec, p game.Player, q *game.Question) {
		q.AddPass()
		for id := range x.EachShip() {
			if joins(x, id) && x.Owner(id) == p {
				q.AddShip(id)
			}
		}
	},
	Take: func(x *game.Exec, p game.Player, c game.Choice) {
		if c.Verb == game.PassVerb {
			joinDone.Set(x, joinDone.Get(x)|game.Only(p))
			return
		}
		joinWing(x, c.Ship)
		card.GainTokens(x, c.Ship, game.StressToken, 1, "epic.wing-rejoin")
	},
}}

// The players who have been asked about their wings.
var (
	splitDone = game.NewLocal("let their mates stay", game.Nobody)
	joinDone  = game.NewLocal("let no more ships join", game.Nobody)
)

// joins reports whether a ship that has split can join its wing again.
func joins(x *game.Exec, id game.ShipID) bool {
	return mayJoin(x, id) && card.RangeBetween(x, id, x.Info(id).Wing.Leader) <= 1
}

// mayJoin reports whether a ship that is near enough to its former leader can join the wing again: without a token that
// bars it, and with room in its position.
func mayJoin(x *game.Exec, id game.ShipID) bool {
	wing, s := &x.Info(id).Wing, x.Ship(id)
	if wing.Position == geom.NoPosition || x.S.Formed.Has(id) || !x.Ship(wing.Leader).InPlay() ||
		s.Has(game.StressToken) || s.Has(game.CloakToken) || Ionized(x, id) || Tractored(x, id) {
		return false
	}
	_, room := positionOf(x, id)
	return room
}

// joinWing places a ship that has split in its position, from where it then flies with its wing
// (2e.epic.wing-rejoin).
func joinWing(x *game.Exec, id game.ShipID) {
	pose, _ := positionOf(x, id)
	LeaveContact(x, id)
	s := x.Ship(id)
	s.Pose, s.OnTable, s.Docked = pose, true, 0
	x.S.Formed = x.S.Formed.With(id)
	e := game.NewEvent(game.WingJoined, "epic.wing-rejoin", id)
	e.Other = x.LeaderOf(id)
	x.Emit(e)
	e.Kind, e.Pose = game.ShipPlaced, pose
	x.Emit(e)
}

// JoinFromDock is the op with which a mate that is docked with Self, its former leader, joins the wing in its position.
// A stress or another token that bars a ship from joining bars this one, too (2e.epic.wing-rejoin).
func JoinFromDock() card.Op {
	able := func(x *game.Exec, id game.ShipID) bool {
		return x.Ship(id).Carrier() == x.Self() && x.Info(id).Wing.Leader == x.Self() && mayJoin(x, id)
	}
	return card.Op{
		What: "join from the dock",
		Can: func(x *game.Exec) bool {
			for id := range game.ShipID(x.S.NShips) {
				if able(x, id) {
					return true
				}
			}
			return false
		},
		Do: game.Step{
			Name: "choose the mate that joins",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				for id := range game.ShipID(x.S.NShips) {
					if able(x, id) {
						q.AddShip(id)
					}
				}
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) { joinWing(x, c.Ship) },
		},
	}
}
