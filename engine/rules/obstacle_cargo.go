package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// DropObstacle is the op that drops the obstacle of the card behind the ship, with the straight 1
// template. It is an obstacle like any other from then on (2e.obstacle.loose-cargo); the ships
// under it suffer its effect at once (2e.obstacle.placed-under-ship).
func DropObstacle() card.Op {
	can := func(x *game.Exec) bool {
		i := cargo(x)
		if x.S.Obstacles[i].Placed {
			return false
		}
		token := cargoToken(x, i)
		return x.G.Area.HoldsToken(&token)
	}
	return card.Op{What: "drop an obstacle", Can: can, Do: game.Parts{
		game.Locals{rockLaid},
		game.Step{Name: "drop the obstacle", Do: func(x *game.Exec) {
			i := cargo(x)
			x.S.Obstacles[i].Pose = cargoToken(x, i).Pose
			showRock(x, i, "obstacle.loose-cargo")
		}},
		sufferUnder,
	}}
}

// cargo returns the place of the obstacle that the card can drop.
func cargo(x *game.Exec) int {
	for i := range x.G.Obstacles {
		if o := &x.G.Obstacles[i]; o.Dropped && o.Card == x.Card() {
			return i
		}
	}
	for i := range x.G.Obstacles { // the card came from another ship, with what it drops
		if o := &x.G.Obstacles[i]; o.Dropped && x.G.Cards[o.Card].ID == x.G.Cards[x.Card()].ID &&
			!x.S.Obstacles[i].Lies() {
			return i
		}
	}
	panic("rules: a card without an obstacle: " + x.Where())
}

// cargoToken returns the obstacle as the ship would drop it.
func cargoToken(x *game.Exec, i int) geom.Token {
	device := x.G.Obstacles[i].Device
	p := geom.Placing{Size: x.Info(x.Self()).Size, Ship: x.Ship(x.Self()).Pose}
	if device != geom.SpareParts { // which are laid at the ship's edge
		m := geom.Maneuver{Bearing: geom.Straight, Speed: 1}
		p.Template = m.Template()
	}
	return p.Device(device)
}
