package bot_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/play/bot"
	"koiogran/play/view"
)

// drops reports whether a bomber that leaves a device behind it does so with a ship of a side behind it, one
// that looks at the bomber or away.
func drops(t *testing.T, device string, side game.Player, y, heading float64) bool {
	s := scene.Second(t)
	s.Mine("scimitarsquadronpilot", scene.At(457, 457, 0), scene.With(device))
	s.Ship(side, "academypilot", scene.At(457, y, heading))
	if side == game.Seat1 {
		s.Theirs("academypilot", scene.At(60, 860, 0))
	}
	s.Systems()
	b := bot.Beginner(s.Exec().G, 1)
	for !s.State().Over {
		v := view.Of(s.Exec().G, s.State(), game.Seat1)
		s.Answer(game.Seat1, b.Answer(&v, v.Ask(s.Exec())))
	}
	s.Done()
	return s.State().NDevices > 0
}

func TestBeginner_DropsDevicesWhereEnemiesGo(t *testing.T) {
	for _, device := range []string{"protonbombs", "proximitymines"} {
		if !drops(t, device, game.Seat2, 310, 0) {
			t.Errorf("%s: not dropped in front of an enemy", device)
		}
		if drops(t, device, game.Seat1, 310, 0) {
			t.Errorf("%s: dropped in front of a friend", device)
		}
		if drops(t, device, game.Seat2, 60, 180) {
			t.Errorf("%s: dropped with no one near", device)
		}
	}
}
