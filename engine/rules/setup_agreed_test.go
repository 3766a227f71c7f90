package rules_test

import (
	"errors"
	"strings"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/second"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/match"
	"koiogran/play/squad"
)

// agreed sets up a match of two cadets with what a table agreed on.
func agreed(width, height uint16) (*game.Game, error) {
	one := rules.Squad{Ships: []rules.Loadout{{Pilot: "academypilot"}}}
	g, _, err := rules.Compile(second.Edition()).NewGame(rules.Setup{
		Squads: [2]rules.Squad{one, one}, Width: width, Height: height,
	})
	return g, err
}

func TestAgreed_AnotherPlayArea(t *testing.T) {
	for _, c := range []struct {
		width, height uint16
		area          geom.Area
	}{
		// 2e.setup.play-area.other-size-by-agreement
		{1200, 700, geom.Area{Width: 1200 * geom.Millimeter, Height: 700 * geom.Millimeter}},
		{0, 0, geom.StandardArea()},
	} {
		g, err := agreed(c.width, c.height)
		if err != nil || g.Area != c.area {
			t.Errorf("%d by %d: %+v, %v", c.width, c.height, g, err)
		}
	}
}

func TestAgreed_NoPlayAreaWithoutRoom(t *testing.T) {
	for _, side := range [][2]uint16{{599, 900}, {900, 2001}, {900, 0}} {
		// 2e.setup.play-area.other-size-by-agreement
		if _, err := agreed(side[0], side[1]); err == nil {
			t.Errorf("%v is allowed", side)
		}
	}
}

// What only Flightpath leaves to a table is refused by name elsewhere: elsewhere nothing would ask
// for it.
func TestAgreed_SettingsOfAnotherEdition(t *testing.T) {
	one := rules.Squad{Ships: []rules.Loadout{{Pilot: "academypilot"}}}
	compiled := rules.Compile(second.Edition())
	for name, o := range map[string]game.Options{
		"range-bonus":       {RangeBonus: true},
		"bullseye-face-off": {BullseyeFaceOff: true},
		"no-lock-touching":  {NoLockTouching: true},
		"short-edge-rolls":  {ShortEdgeRolls: true},
	} {
		_, _, err := compiled.NewGame(rules.Setup{Squads: [2]rules.Squad{one, one}, Options: o})
		if !errors.Is(err, rules.ErrSetup) || !strings.Contains(err.Error(), name) {
			t.Errorf("%s: %v, want ErrSetup that names it", name, err)
		}
	}
}

func TestAgreed_SixObstaclesAreUsual(t *testing.T) {
	// 2e.setup.obstacles.six: whatever the squads name, three of each player.
	named := squad.Squad{Obstacles: []string{"coreasteroid0", "coreasteroid1", "coreasteroid2"}}
	for _, squads := range [][2]squad.Squad{{}, {named, named}, {named, {}}} {
		if n := len(match.Obstacles(geom.SecondEdition, &squads[0], &squads[1])); n != 6 {
			t.Errorf("%d obstacles; expected 6", n)
		}
	}
}

func TestPositionMarker_NothingIsEverLifted(t *testing.T) {
	// 2e.component.position-marker: a ship that moves through others leaves each where it is.
	s := scene.Second(t)
	mover := s.Mine("academypilot", scene.At(457, 300, 0))
	others := []*scene.Ship{
		s.Theirs("academypilot", scene.At(457, 400, 33)),
		s.Mine(slaver, scene.At(540, 460, 71)),
	}
	var before []geom.Pose
	for _, ship := range others {
		before = append(before, s.Of(ship).Pose)
	}
	s.Activate(mover, "5 straight")
	for i, ship := range others {
		s.Is(s.Of(ship).Pose == before[i], "it stays where it is")
	}
	rest(s)
	s.Done()
}
