package bot_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/second"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/view"
)

// 2e.epic.mission.three-beacons.weight: a bot flies to a beacon that its side does not hold, though the enemy is
// behind its ship, and without the mission it turns around.
func TestMission_BotsFlyToBeacons(t *testing.T) {
	for _, id := range []string{"beginner", "ace"} {
		for _, beacons := range []bool{true, false} {
			s := scene.Second(t)
			s.Table(1828, 914)
			s.Mine("bluesquadronescort", scene.At(660, 457, 270))
			s.Theirs("academypilot", scene.At(1600, 457, 270))
			m, _ := second.Edition().Mission("three-beacons")
			if beacons {
				s.Exec().G.Mission = &m.Mission
			}
			s.Planning()
			c := answerOf(t, s, id)
			x := game.NewExec(s.Exec().G)
			v := view.Of(x.G, s.State(), game.Seat1)
			end, ok := v.Preview(x, v.Ask(x), c)
			x.G.Mission = &m.Mission
			base := geom.Place(geom.Small, end.To)
			if got := rules.AtBeacon(x, &base, 0); !ok || got != beacons {
				t.Errorf("%s with beacons %v: %v leads to a beacon: %v", id, beacons, c.Maneuver, got)
			}
			if !beacons {
				x.G.Mission = nil
			}
			finish(s)
		}
	}
}
