package bot_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/view"
)

// wingScene begins a scene with a wing of X-wings whose leader is at the middle, and an enemy far ahead.
func wingScene(t *testing.T, mates int, at scene.Option) (s *scene.Scene, leader *scene.Ship, wing []*scene.Ship) {
	t.Helper()
	s = scene.Second(t)
	leader = s.Mine("redsquadronveteran", scene.With("veteranwingleader"), at)
	for range mates {
		wing = append(wing, s.Mine("bluesquadronescort"))
	}
	s.Wing(leader, wing...)
	s.Theirs("academypilot", scene.At(457, 880, 180))
	return s, leader, wing
}

// answerOf returns what a program answers to the question that player 1 is asked.
func answerOf(t *testing.T, s *scene.Scene, id string) game.Choice {
	t.Helper()
	program, _ := bot.Named(id)
	x := game.NewExec(s.Exec().G)
	v := view.Of(x.G, s.State(), game.Seat1)
	q := v.Ask(x)
	if q == nil {
		t.Fatal("player 1 is asked nothing")
	}
	return program.New(x.G, 1).Answer(&v, q)
}

// 2e.wing.setup.no-room: a leader is placed where all its mates have room.
func TestWing_LeadersArePlacedWithRoom(t *testing.T) {
	for _, id := range []string{"admiral", "beginner"} {
		s := scene.Second(t)
		leader := s.Mine("darthvader", scene.With("agentoftheempire"))
		var mates []*scene.Ship
		for range 5 {
			mates = append(mates, s.Mine("academypilot"))
		}
		s.Wing(leader, mates...)
		s.Theirs("academypilot", scene.At(457, 880, 180))
		s.Setup()
		s.Choose(func(c game.Choice) bool { return c.Verb == game.PlayerVerb && game.Player(c.N) == game.Seat1 })
		c := answerOf(t, s, id)
		for _, mate := range mates {
			if !rules.MateFits(s.Exec(), mate.ID(), c.Pose) {
				t.Errorf("%s places the leader at %v, where a mate has no room", id, c.Pose)
			}
		}
		finish(s)
	}
}

// 2e.wing.split.free, 2e.epic.wing-rejoin: programs keep wings together and let split ships join.
func TestWing_ProgramsKeepThemTogether(t *testing.T) {
	for _, id := range []string{"admiral", "beginner"} {
		s, _, _ := wingScene(t, 2, scene.At(457, 300, 0))
		s.End()
		if c := answerOf(t, s, id); c.Verb != game.PassVerb {
			t.Errorf("%s splits a wing: %+v", id, c)
		}
		finish(s)
		s, _, mates := wingScene(t, 2, scene.At(457, 300, 0))
		s.Apart(mates[1])
		s.Planning()
		if c := answerOf(t, s, id); c.Verb != game.PickVerb || c.Ship != mates[1].ID() {
			t.Errorf("%s does not let a ship join: %+v", id, c)
		}
		finish(s)
	}
}

// 2e.wing.move.no-room: a program does not set the dial of a leader to where a mate would be off the table.
func TestWing_DialsLeaveRoomForMates(t *testing.T) {
	s, leader, mates := wingScene(t, 2, scene.At(100, 300, 0))
	s.Planning()
	c := answerOf(t, s, "admiral")
	if c.Verb != game.DialVerb || c.Ship != leader.ID() {
		t.Fatalf("the dial of the leader is not asked for: %+v", c)
	}
	x := game.NewExec(s.Exec().G)
	v := view.Of(x.G, s.State(), game.Seat1)
	end, _ := v.Preview(x, v.Ask(x), c)
	for _, mate := range mates {
		info := x.Info(mate.ID())
		at := info.Wing.Position.Beside(info.Size, end.To)
		if at.X < 20_000_000 {
			t.Errorf("%v takes a mate off the table, to %v", c.Maneuver, at)
		}
	}
	finish(s)
}

// 2e.huge.overlap-ship: a program does not fly a huge ship onto a friend where another maneuver leads past it.
func TestRamming_NoFriendIsRammedWithoutNeed(t *testing.T) {
	for y := 440.0; y <= 600; y += 20 {
		s := scene.Second(t)
		vessel := s.Mine("alderaanianguard", scene.At(457, 200, 0))
		friend := s.Mine("bluesquadronescort", scene.At(457, y, 0))
		s.Theirs("academypilot", scene.At(457, 1100, 180))
		s.Planning()
		c := answerOf(t, s, "beginner")
		if c.Verb != game.DialVerb || c.Ship != vessel.ID() {
			t.Fatalf("the dial of the huge ship is not asked for: %+v", c)
		}
		x := game.NewExec(s.Exec().G)
		v := view.Of(x.G, s.State(), game.Seat1)
		end, _ := v.Preview(x, v.Ask(x), c)
		base := geom.Place(x.Info(vessel.ID()).Size, end.To)
		if geom.Overlap(&base, s.Exec().Placed(friend.ID()), geom.WithGuides) {
			t.Errorf("%v ends on a friend at %v", c.Maneuver, y)
		}
		finish(s)
	}
}
