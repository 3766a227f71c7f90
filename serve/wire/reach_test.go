package wire

import (
	"testing"

	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/play/view"
)

// planning returns a match in its Planning phase in which all ships but the first of each side are far away: those two face
// each other at a distance between their middles in millimeters.
func planning(t *testing.T, apart int32) (p *played, mine, enemy game.ShipID) {
	t.Helper()
	p = begin(t, 1)
	for p.s.Round == 0 || p.s.Phase != game.PlanningPhase {
		p.step(t)
	}
	enemy = game.NoShip
	for id := range p.g.Ships {
		if p.g.Ships[id].Side != p.g.Ships[mine].Side && enemy == game.NoShip {
			enemy = game.ShipID(id)
		}
		p.s.Ships[id].Pose = geom.Pose{X: int32(50+80*id) * geom.Millimeter, Y: 50 * geom.Millimeter, Heading: 180 * geom.Millimeter}
	}
	p.s.Ships[mine].Pose = geom.Pose{X: 457 * geom.Millimeter, Y: 880 * geom.Millimeter, Heading: 180 * geom.Millimeter}
	p.s.Ships[enemy].Pose = geom.Pose{X: 457 * geom.Millimeter, Y: (880 - apart) * geom.Millimeter}
	return p, mine, enemy
}

// exposures returns what the dial of a ship says of an enemy, by its maneuvers.
func exposures(t *testing.T, p *played, mine, enemy game.ShipID) map[string]Exposure {
	t.Helper()
	v := view.Of(p.g, p.s, p.g.Ships[mine].Owner)
	list := map[string]Exposure{}
	for _, d := range p.teller.Dials(&v).Ships {
		for _, o := range d.Options {
			for _, e := range o.Exposed {
				if d.Ship == int(mine) && e.Ship == int(enemy) {
					list[o.Maneuver.Word] = e
				}
			}
		}
	}
	return list
}

func TestDials_SayWhereEnemiesCanBe(t *testing.T) {
	p, mine, enemy := planning(t, 350)
	v := view.Of(p.g, p.s, p.g.Ships[mine].Owner)
	for _, r := range p.teller.Dials(&v).Enemies {
		if p.g.Ships[r.Ship].Side == p.g.Ships[mine].Side {
			t.Errorf("ship %d is not an enemy", r.Ship)
		}
		if r.Ship == int(enemy) && len(r.Places) != len(p.g.Ships[enemy].Dial) {
			t.Errorf("the enemy can be at %d places, with a dial of %d maneuvers", len(r.Places), len(p.g.Ships[enemy].Dial))
		}
	}
}

func TestExposed_CountsManeuversWithTheShipInArc(t *testing.T) {
	p, mine, enemy := planning(t, 350)
	near := exposures(t, p, mine, enemy)
	for word, e := range near {
		if e.From < 1 || e.From > e.Of {
			t.Errorf("%s: after %d of %d maneuvers", word, e.From, e.Of)
		}
	}
	if len(near) == 0 {
		t.Error("no maneuver ends where the enemy could have it in an arc")
	}
}

func TestExposed_NoOneOutOfReach(t *testing.T) {
	p, mine, enemy := planning(t, 350)
	p.s.Ships[enemy].Pose.Heading = 180 * geom.Millimeter
	p.s.Ships[enemy].Pose.Y = 60 * geom.Millimeter
	if far := exposures(t, p, mine, enemy); len(far) > 0 {
		t.Errorf("an enemy at the other edge that flies away has it in an arc after %v", far)
	}
}
