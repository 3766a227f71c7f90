package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// deploysAfter counts the ships that have deployed after the maneuver of the ship they were docked with.
var deploysAfter = game.NewLocal[uint8]("ships deployed", 0)

// DeployAfterManeuver lets ships that are docked with the ship of the frame deploy after its maneuver, as many
// as its cards say, in the order that its player likes.
var DeployAfterManeuver = game.Parts{game.Locals{deploysAfter}, game.Step{
	Name:  "choose a ship to deploy",
	Until: true,
	Who: func(x *game.Exec) game.Players {
		if deploysAfter.Get(x) < x.Info(x.Self()).Dock.Leave {
			for i := range x.S.Ships[:x.S.NShips] {
				if leaves(x, game.ShipID(i)) {
					return game.Only(x.Owner(x.Self()))
				}
			}
		}
		return game.Nobody
	},
	Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
		for i := range x.S.Ships[:x.S.NShips] {
			if leaves(x, game.ShipID(i)) {
				q.AddShip(game.ShipID(i))
			}
		}
		q.AddPass()
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		if c.Verb == game.PassVerb {
			deploysAfter.Set(x, x.Info(x.Self()).Dock.Leave)
			return
		}
		deploysAfter.Set(x, deploysAfter.Get(x)+1)
		x.Call(card.DeployRole, c.Ship)
	},
}}

// leaves reports whether a ship is docked with that of the frame and can deploy.
func leaves(x *game.Exec, id game.ShipID) bool {
	return x.Ship(id).Carrier() == x.Self() && canDeploy(x, id)
}

// LeaveSteps let a docked ship deploy from the front or the rear guides of its carrier, which has just executed
// a maneuver or is destroyed, with a maneuver of its own dial. If there is no room it is destroyed. Then it may
// perform an action, unless it overlapped something that costs it. In an emergency it is dealt a facedown
// damage card first, performs no action and does not attack in this round.
var LeaveSteps = game.Parts{
	game.Locals{deployEmergency, deployCarrier, deployFrom, card.MoveFailed, card.MoveCut},
	game.Stage("deploy from the carrier",
		game.Step{Name: "which carrier", Do: func(x *game.Exec) {
			carrier := x.Ship(x.Self()).Carrier()
			deployCarrier.Set(x, carrier)
			if x.Info(carrier).Dock.Rear {
				deployFrom.Set(x, geom.RearExit)
			}
			if deployEmergency.Get(x) {
				e := game.NewEvent(game.EmergencyBegan, "dock.emergency", x.Self())
				e.Other = carrier
				x.Emit(e)
			}
		}},
		chooseGuides,
		game.If("is it an emergency", deployEmergency.Get,
			game.Step{Name: "a facedown damage card", Do: func(x *game.Exec) {
				leaveReserve(x)
				if !lifeboat(x) {
					DealFacedown(x, x.Self())
				}
			}},
			game.Step{Name: "is it lost", Do: func(x *game.Exec) {
				if x.Ship(x.Self()).Destroyed {
					x.Leave()
				}
			}},
			card.Lasting(game.ThisRound, card.Self, card.Forbids(card.DeclaringAttacks)).Do,
		),
		chooseDeployment,
		game.Step{Name: "was there room", Do: func(x *game.Exec) {
			if card.MoveFailed.Get(x) {
				x.Leave()
				loseUndeployed(x)
				return
			}
			tellDeployed(x)
		}},
		game.Step{Name: "perform an action", Do: func(x *game.Exec) {
			x.Return()
			if !deployEmergency.Get(x) && !card.MoveCut.Get(x) && x.Ship(x.Self()).InPlay() {
				card.OfferActions(x, x.Self(), -1, 0, game.NoAction)
			}
		}},
	),
	game.Step{Name: "lost with the other ship", Do: func(x *game.Exec) { RemoveShip(x, x.Self()) }},
}

// chooseGuides asks from which guides of its carrier the ship deploys, where there is a choice. A ship of its own
// need not deploy at all: then it is lost.
var chooseGuides = game.Step{
	Name:    "deploy from which guides",
	Options: deployEdges,
	Who: func(x *game.Exec) game.Players {
		if x.Info(deployCarrier.Get(x)).Dock.Rear && !lifeboat(x) {
			return game.Nobody
		}
		return game.Only(x.Owner(x.Self()))
	},
	Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
		listEdges(x, deployCarrier.Get(x), q)
		if lifeboat(x) {
			q.AddPass()
		}
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		if c.Verb == game.PassVerb {
			leaveReserve(x)
			x.Leave()
			loseUndeployed(x)
			return
		}
		deployFrom.Set(x, geom.Exit(c.N))
	},
}

// lifeboat reports whether the frame's ship is one of its own, which deploys without damage and only if its
// player likes.
func lifeboat(x *game.Exec) bool { return x.Info(deployCarrier.Get(x)).Dock.Lifeboat }

// DeployCutShort reports to the deployment whether the ship overlapped a ship or an asteroid, which costs it its action.
var DeployCutShort = game.Step{Name: "was the deployment cut short", Do: func(x *game.Exec) {
	m := x.Move()
	if m.Kind != game.DeployMove {
		return
	}
	cut := !m.Full
	for _, o := range m.Met[:m.NMet] {
		cut = cut || suffers(x, m.Ship, o) && x.G.Obstacles[o.ID].Kind() == geom.Asteroid
	}
	card.MoveCut.Tell(x, x.Caller(), cut)
}}
