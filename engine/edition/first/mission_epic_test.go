package first_test

import (
	"testing"

	"koiogran/engine/edition/first"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// Without huge ships the first ship is the convoy.
func TestBlockade_WithoutHugeShips(t *testing.T) {
	e := first.Edition()
	g, s, err := rules.Compile(e).NewGame(rules.Setup{Mission: "blockade", Squads: [2]rules.Squad{
		{Ships: []rules.Loadout{{Pilot: "rookiepilot"}, {Pilot: "rookiepilot"}}},
		{Ships: []rules.Loadout{{Pilot: "academypilot"}}}}})
	if err != nil {
		t.Fatal(err)
	}
	x := game.NewExec(g)
	x.S = s
	gone(s, 1, "destroyed")
	if r := g.Mission.Achieved(x); r != game.Undecided {
		t.Errorf("the second ship is lost: result %d", r)
	}
	gone(s, 0, "destroyed")
	if r := g.Mission.Achieved(x); r != game.Won2 {
		t.Errorf("the first ship is lost: result %d", r)
	}
	if g.Area != geom.EpicArea() {
		t.Errorf("the area is %v", g.Area)
	}
}

// A duel compares what is left of both sections of each flagship.
func TestDuel_ComparesTheFlagships(t *testing.T) {
	for _, c := range []struct {
		shields, damage, aftShields, aftDamage uint8
		want                                   game.Result
	}{
		{0, 5, 4, 0, game.Won2},  // 15 against 12
		{0, 5, 1, 0, game.Drawn}, // as many
		{0, 5, 0, 0, game.Won1}, {0, 3, 1, 3, game.Won1}, {0, 3, 1, 2, game.Drawn},
	} {
		s, x := stand(t, "duel")
		s.Round = 12
		h := &s.Ships[4]
		h.Shields, h.Damage, h.Aft.Shields, h.Aft.Damage = c.shields, c.damage, c.aftShields, c.aftDamage
		if got := x.G.Mission.Judge(x); got != c.want {
			t.Errorf("%+v: result %d", c, got)
		}
	}
}

// A prize is boarded by a small or large ship at range 1 of it while one of its sections has no shields.
func TestBoarding_Alongside(t *testing.T) {
	for _, c := range []struct {
		name      string
		boarder   int
		gap       int32 // mm from the side of the prize
		fore, aft uint8
		points    uint8
	}{
		{"alongside, fore open", 1, 99, 0, 4, 1}, {"alongside, aft open", 1, 99, 6, 0, 1}, {"at range 2", 1, 101, 0, 0, 0},
		{"with shields", 1, 99, 1, 1, 0}, {"a huge ship", 0, 99, 0, 0, 0}, {"a ship of their own", 5, 99, 0, 0, 0},
	} {
		s, x := stand(t, "boarding")
		for i := range s.Ships[:s.NShips] {
			s.Ships[i].Pose = geom.Pose{X: int32(1000+150*i) * mm, Y: 200 * mm}
		}
		prize := &s.Ships[4]
		prize.Pose = geom.Pose{X: 300 * mm, Y: 500 * mm}
		prize.Shields, prize.Aft.Shields = c.fore, c.aft
		half := int32(x.G.Ships[c.boarder].Size.Width()) * mm / 2
		s.Ships[c.boarder].Pose = geom.Pose{X: (300+40+c.gap)*mm + half, Y: 500 * mm}
		if r := x.G.Mission.Judge(x); r != game.Undecided || s.Score[0] != c.points {
			t.Errorf("%s: %d points, want %d; result %d", c.name, s.Score[0], c.points, r)
		}
		if r := x.G.Mission.Judge(x); (r == game.Won1) != (c.points > 0) {
			t.Errorf("%s: after another round: result %d", c.name, r)
		}
	}
}
