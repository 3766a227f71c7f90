package rules

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// What a deployment goes by, apart from card.MoveFailed.
var (
	deployEmergency = game.NewFlag("in an emergency") // its carrier is destroyed
	deployCarrier   = game.LocalShip("deploys from")
	deployFrom      = game.NewLocal("from an edge", geom.FrontExit)
)

// deployEdges are the names of the edges that a ship deploys from, by their numbers.
var deployEdges = []string{
	geom.FrontExit: "from the front guides", geom.RearExit: "from the rear guides",
	geom.LeftExit: "from the left side", geom.RightExit: "from the right side",
}

// listEdges lists the edges of a carrier that ships deploy from: also the sides of a huge one of second edition, with
// the middle of the template on its midline (2e.huge.dock.deploy-sides).
func listEdges(x *game.Exec, carrier game.ShipID, q *game.Question) {
	for edge := range deployEdges {
		switch {
		case geom.Exit(edge) == geom.FrontExit && x.Info(carrier).Dock.Rear:
		case geom.Exit(edge) > geom.RearExit && !x.Info(carrier).Undivided():
		default:
			c := game.Opt(game.OptionVerb)
			c.N = int16(edge)
			q.Add(c)
		}
	}
}

// DeploySteps let a docked ship deploy, if its player wants: from an edge of the ship that it is docked with, with a
// maneuver of its dial. Then it may perform an action, and does not activate in this round. In an emergency it suffers a
// critical damage first and performs no action, and is destroyed if it does not deploy (2e.dock.deploy-in-system-phase,
// 2e.dock.deploy.action, 2e.dock.emergency).
var DeploySteps = game.Parts{
	game.Locals{deployEmergency, deployCarrier, deployFrom, card.MoveFailed},
	game.Stage("deploy from the other ship",
		game.Step{
			Name:    "deploy",
			Options: deployEdges,
			Who:     func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				listEdges(x, x.Ship(x.Self()).Carrier(), q)
				q.AddPass()
			},
			Take: takeDeploy,
		},
		game.If("is it an emergency", deployEmergency.Get,
			game.Step{Name: "suffer for an emergency", Do: func(x *game.Exec) {
				leaveReserve(x)
				card.SufferOf(x, x.Self(), game.NoShip, 0, 1)
			}},
			game.Step{Name: "is it lost", Do: func(x *game.Exec) {
				if x.Ship(x.Self()).Destroyed {
					x.Leave()
				}
			}},
		),
		chooseDeployment,
		game.Step{Name: "was there room", Do: afterDeploying},
		game.Step{Name: "perform an action", Do: func(x *game.Exec) {
			x.Return()
			if !deployEmergency.Get(x) && x.Ship(x.Self()).InPlay() {
				card.OfferActions(x, x.Self(), -1, 0, game.NoAction)
			}
		}},
	),
	game.Step{Name: "lost with the other ship", Do: func(x *game.Exec) { RemoveShip(x, x.Self()) }},
}

// chooseDeployment asks with which maneuver of its dial the ship deploys.
var chooseDeployment = game.Step{
	Name: "choose the maneuver to deploy with",
	Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
	Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
		for _, m := range x.Info(x.Self()).Dial {
			if deploysWith(m) {
				c := game.Opt(game.DialVerb)
				c.Ship, c.Maneuver = x.Self(), m
				q.Add(c)
			}
		}
		q.Default = plainest(q.Options())
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) { deploy(x, c.Maneuver) },
}

// deploysWith reports whether a ship can deploy with a maneuver (2e.dock.deploy.which-maneuvers).
func deploysWith(m game.Maneuver) bool {
	return m.Bearing != geom.Stationary && !m.Path().Reverse()
}

// canDeploy reports whether a ship is docked with another in play and has a maneuver to deploy with, but in an emergency.
func canDeploy(x *game.Exec, id game.ShipID) bool {
	carrier := x.Ship(id).Carrier()
	return carrier != game.NoShip && x.Ship(carrier).OnTable && x.Info(id).Docks != game.StaysDocked &&
		slices.ContainsFunc(x.Info(id).Dial, deploysWith)
}

// takeDeploy notes from where the ship deploys, or that it does not. A ship that does not deploy
// in an emergency is destroyed (2e.dock.emergency.fail-destroys).
func takeDeploy(x *game.Exec, _ game.Player, c game.Choice) {
	carrier := x.Ship(x.Self()).Carrier()
	deployCarrier.Set(x, carrier)
	switch {
	case c.Verb == game.OptionVerb:
		deployFrom.Set(x, geom.Exit(c.N))
		if deployEmergency.Get(x) {
			e := game.NewEvent(game.EmergencyBegan, "dock.emergency", x.Self())
			e.Other = carrier
			x.Emit(e)
		}
	case deployEmergency.Get(x):
		leaveReserve(x)
		x.Leave()
		loseUndeployed(x)
	default:
		x.Return()
	}
}

// leaveReserve puts a docked ship where it begins its maneuver: flush with an edge of the ship
// that it was docked with.
func leaveReserve(x *game.Exec) {
	s, carrier := x.Ship(x.Self()), deployCarrier.Get(x)
	s.OnTable, s.Docked = true, 0
	s.Pose = x.Info(x.Self()).Size.Leaving(x.Info(carrier).Size, x.Ship(carrier).Pose,
		deployFrom.Get(x))
}

// deploy starts the maneuver with which the ship deploys. It does not activate in this round
// (2e.dock.deploy.no-activation).
func deploy(x *game.Exec, m game.Maneuver) {
	leaveReserve(x)
	s := x.Ship(x.Self())
	s.Deployed, s.Activated = true, true
	e := game.NewEvent(game.Deployed, "dock.deploy-in-system-phase", x.Self())
	e.Other, e.Pose = deployCarrier.Get(x), s.Pose
	x.Emit(e)
	x.Call(card.DeployedRole, x.Self())
	*x.Move() = game.Move{Ship: x.Self(), Kind: game.DeployMove, Maneuver: m, From: s.Pose}
}

// deployFails ends the maneuver of a deploying ship for which there is no room on any part of the
// template (2e.dock.deploy.fail).
func deployFails(x *game.Exec) {
	x.Emit(game.NewEvent(game.DeployFailed, "dock.deploy.fail", x.Move().Ship))
	card.MoveFailed.Tell(x, x.Caller(), true)
	x.Return()
}

// afterDeploying puts a ship for which there was no room back into reserve. In an emergency, and if it deploys from a
// huge ship, it is destroyed (2e.dock.deploy.fail, 2e.dock.emergency.fail-destroys, 2e.huge.dock.deploy-fails).
func afterDeploying(x *game.Exec) {
	switch {
	case !card.MoveFailed.Get(x):
		tellDeployed(x)
	case deployEmergency.Get(x), x.Info(deployCarrier.Get(x)).Undivided():
		x.Leave()
		loseUndeployed(x)
	default:
		x.Ship(x.Self()).Deployed = false
		enterReserve(x, x.Self(), deployCarrier.Get(x), "dock.deploy.fail")
		x.Return()
	}
}

// tellDeployed raises the event of the ship's deployment for abilities.
func tellDeployed(x *game.Exec) {
	if x.Ship(x.Self()).InPlay() {
		t := game.On(card.AfterDeploy, x.Self())
		t.Other = deployCarrier.Get(x)
		x.Raise(t)
	}
}

// loseUndeployed destroys the running procedure's ship because it did not deploy.
func loseUndeployed(x *game.Exec) {
	x.Ship(x.Self()).Destroyed = true
	clause := "dock.emergency.fail-destroys"
	if !deployEmergency.Get(x) {
		clause = "huge.dock.deploy-fails"
	}
	x.Emit(game.NewEvent(game.ShipDestroyed, clause, x.Self()))
	x.Raise(game.On(card.AfterDestroyed, x.Self()))
}

// DeployDocked is the step of the System phase in which a docked ship may deploy, at its own
// initiative (2e.dock.initiative-of-docked).
var DeployDocked = game.Step{Name: "deploy", Do: func(x *game.Exec) {
	if canDeploy(x, x.Self()) {
		x.Call(card.DeployRole, x.Self())
	}
}}

// loseDocked removes the ships that are docked with one that leaves the match: they are lost with
// it (2e.dock.carrier-fled).
func loseDocked(x *game.Exec, carrier game.ShipID) {
	for i := range x.S.Ships[:x.S.NShips] {
		s := &x.S.Ships[i]
		if s.Carrier() != carrier {
			continue
		}
		s.Docked = 0
		s.Escaped = x.Ship(carrier).Escaped
		s.Fled = !s.Escaped
		if s.Fled {
			e := game.NewEvent(game.ShipFled, "dock.carrier-fled", game.ShipID(i))
			e.Other = carrier
			x.Emit(e)
		}
		RemoveShip(x, game.ShipID(i))
	}
}
