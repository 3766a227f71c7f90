package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// struts are the legs on which droids stand on asteroids and debris clouds.
func struts() []Def {
	return []Def{strut("grapplingstruts"), strut("landingstruts")}
}

// strut is one of them. Closed, they are opened on the obstacle that a maneuver ends on. Open, they
// keep the ship there, until it reveals a straight 2 or is on no such obstacle any more. The maneuver
// that opened them does not close them again.
func strut(id string) Def {
	stays := []Cond{Revealed(Not(All(Bearings(geom.Straight), Speed(2, 2)))),
		NearObstacle(0, geom.Asteroid, geom.Debris)}
	return Def{ID: id,
		Summary: "Closed: after your maneuver ends on an asteroid or debris cloud, if at most 1 other " +
			"friendly ship is on it, you may flip this card. Open: ignore obstacles you move through " +
			"or are on. When you reveal a maneuver other than a straight 2 on an asteroid or debris " +
			"cloud, skip it, remove 1 stress token and, for a left or right maneuver, rotate to that " +
			"side. After you execute a maneuver, flip this card.",
		Mods: []Mod{
			Ignores(ObstaclesMoving).OnSide(2),
			Ignores(ObstaclesAtRest).OnSide(2),
			Ignores(ObstaclesInAttacks).If(standsAt).OnSide(2),
		},
		Abilities: []Ability{
			{Name: "open the struts", When: ObstacleMet, Side: 1, Per: game.OncePerRound,
				If: []Cond{maneuvers, Obstacle(geom.Asteroid, geom.Debris), rules.OverlapsIt,
					Compare(Ships(OtherFriend, atMet), AtMost, 1)},
				Do: []Op{FlipCard()}},
			{Name: "stay", When: AfterReveal, Must: true, Side: 2, If: stays,
				Do: []Op{Lasting(ThisActivation, Self, Forbids(Maneuvering)),
					Provided(Stressed, Remove(Self, 1, StressToken)),
					Provided(Revealed(toLeft), rules.RotateShip(Self, geom.Left)),
					Provided(Revealed(toRight), rules.RotateShip(Self, geom.Right))}},
			{Name: "close the struts", When: AfterManeuver, Must: true, Side: 2,
				If: []Cond{Not(UsedThisRound(0))}, Do: []Op{FlipCard()}},
		}}
}

// toLeft and toRight report to which side the maneuver goes.
var (
	toLeft  = Bearings(geom.BankLeft, geom.TurnLeft, geom.SegnorLeft, geom.TallonLeft)
	toRight = Bearings(geom.BankRight, geom.TurnRight, geom.SegnorRight, geom.TallonRight)
)

// maneuvers reports whether the present move is a maneuver.
func maneuvers(x *game.Exec) bool {
	switch x.Move().Kind {
	case game.ManeuverMove, game.SlamMove, game.ExtraMove, game.DeployMove:
		return true
	}
	return false
}

// atMet reports whether a ship is at range 0 of the obstacle of the moment.
func atMet(x *game.Exec) bool { return RangeTo(x, x.Subject(), x.Trigger().Object) == 0 }

// standsAt reports whether the ship is at range 0 of the obstacle that is weighed.
func standsAt(x *game.Exec) bool {
	w := x.Weighed()
	return w != nil && w.Object.Kind == game.ObstacleObject && RangeTo(x, x.Self(), w.Object) == 0
}
