package bot_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// 2e.epic.mission.three-beacons.with-ship: a bot with Hondo Ohnaka takes a victory token from a ship that is soon lost to a
// huge ship, and leaves one there that is safe already.
func TestVictory_BotsMoveTokensToWhereTheyLast(t *testing.T) {
	for _, id := range []string{"admiral", "ace"} {
		for name, c := range map[string]struct {
			huge, small uint8 // victory tokens before
			want        uint8 // those of the huge ship after
		}{
			"from the small ship": {0, 2, 1}, "one is with each": {1, 1, 2}, "it has them already": {2, 0, 2}, "no tokens": {0, 0, 0},
		} {
			s := scene.Second(t)
			s.Table(1828, 914)
			s.Unbuilt()
			ship := s.Mine("syndicatesmugglers", scene.At(300, 300, 0), scene.With("hondoohnakacommand"))
			small := s.Mine("binayrepirate", scene.At(460, 300, 0))
			s.Theirs("academypilot", scene.At(1500, 700, 180))
			x := s.Exec()
			x.Ship(ship.ID()).Victory, x.Ship(small.ID()).Victory = c.huge, c.small
			s.System(ship)
			state := s.State()
			for !state.Over && x.Waiting(state).First() == game.Seat1 {
				if err := x.Step(state, game.Seat1, answerOf(t, s, id), nil); err != nil {
					t.Fatal(err)
				}
			}
			if got := s.Of(ship).Victory; got != c.want || got+s.Of(small).Victory != c.huge+c.small {
				t.Errorf("%s: %s: the huge ship has %d victory tokens, want %d", id, name, got, c.want)
			}
			finish(s)
		}
	}
}
