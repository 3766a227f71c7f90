package second_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/second"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// wingOf is a wing of X-wings, its leader at (457, 300, 0).
func wingOf(s *scene.Scene, n int) (leader *scene.Ship, mates []*scene.Ship) {
	return wingAt(s, n, scene.At(457, 300, 0))
}

func wingAt(s *scene.Scene, n int, at scene.Option) (leader *scene.Ship, mates []*scene.Ship) {
	leader = s.Mine("bluesquadronescort", scene.With("veteranwingleader"), at)
	for range n {
		mates = append(mates, s.Mine("bluesquadronescort"))
	}
	s.Wing(leader, mates...)
	return leader, mates
}

// leads is a wing of ships by their places in a squad.
func leads(leader int, mates ...int) rules.Wing { return rules.Wing{Leader: leader, Mates: mates} }

// 2e.wing.positions: a wing of three has both flanks, of four a ship behind the leader, of five both side supports.
func TestWing_FormationFollowsItsSize(t *testing.T) {
	left, right := [2]float64{397, 300}, [2]float64{517, 300}
	rear, leftRear, rightRear := [2]float64{457, 240}, [2]float64{397, 240}, [2]float64{517, 240}
	for _, want := range [][][2]float64{
		{left, right}, {left, right, rear}, {left, right, leftRear, rightRear}, {left, right, rear, leftRear, rightRear},
	} {
		s := scene.Second(t)
		_, mates := wingOf(s, len(want))
		for i, at := range want {
			s.WantPose(mates[i], at[0], at[1], 0)
		}
		s.Done()
	}
}

// 2e.epic.wing, 2e.wing.squad.members, 2e.wing.squad.leaders, 2e.wing.squad.same-type: which wings there can be.
func TestWing_MembersMeetTheCard(t *testing.T) {
	leader := rules.Loadout{Pilot: "bluesquadronescort", Upgrades: []string{"veteranwingleader"}}
	mate := rules.Loadout{Pilot: "bluesquadronescort"}
	academy := rules.Loadout{Pilot: "academypilot"}
	skystrike := rules.Loadout{Pilot: "alphasquadronpilot", Upgrades: []string{"skystrikeacademyclass"}} // initiative 1
	better := rules.Loadout{Pilot: "sabersquadronace", Upgrades: []string{"skystrikeacademyclass"}}      // initiative 4
	jedi := rules.Loadout{Pilot: "jediknight", Upgrades: []string{"jedicommander"}}
	torrent, vwing := rules.Loadout{Pilot: "goldsquadrontrooper"}, rules.Loadout{Pilot: "loyalistvolunteer"}
	luke := rules.Loadout{Pilot: "lukeskywalker"}
	elite := rules.Loadout{Pilot: "zetasquadronsurvivor", Upgrades: []string{"firstorderelite"}}
	fo := rules.Loadout{Pilot: "epsilonsquadroncadet"}
	c := rules.Compile(second.Edition())
	for _, w := range []struct {
		name  string
		ships []rules.Loadout
		wings []rules.Wing
		legal bool
	}{
		{"two mates", []rules.Loadout{leader, mate, mate}, []rules.Wing{leads(0, 1, 2)}, true},
		{"a limited pilot of the type", []rules.Loadout{leader, luke, mate}, []rules.Wing{leads(0, 1, 2)}, true},
		{"one mate", []rules.Loadout{leader, mate, mate}, []rules.Wing{leads(0, 1)}, false},
		{"six mates", []rules.Loadout{leader, mate, mate, mate, mate, mate, mate}, []rules.Wing{leads(0, 1, 2, 3, 4, 5, 6)}, false},
		{"a ship twice", []rules.Loadout{leader, mate, mate}, []rules.Wing{leads(0, 1, 1)}, false},
		{"two wings of three", []rules.Loadout{leader, leader, mate, mate, mate, mate}, []rules.Wing{leads(0, 2, 3), leads(1, 4, 5)}, true},
		{"a mate in two wings", []rules.Loadout{leader, leader, mate, mate, mate}, []rules.Wing{leads(0, 2, 3), leads(1, 3, 4)}, false},
		{"a leader as a mate", []rules.Loadout{leader, leader, mate, mate, mate}, []rules.Wing{leads(0, 1, 2), leads(1, 3, 4)}, false},
		{"without a leader's card", []rules.Loadout{mate, mate, mate}, []rules.Wing{leads(0, 1, 2)}, false},
		{"another type", []rules.Loadout{leader, mate, academy}, []rules.Wing{leads(0, 1, 2)}, false},
		{"no such ship", []rules.Loadout{leader, mate, mate}, []rules.Wing{leads(0, 1, 3)}, false},
		{"lower initiative", []rules.Loadout{better, academy, academy}, []rules.Wing{leads(0, 1, 2)}, true},
		{"not a lower one", []rules.Loadout{skystrike, academy, academy}, []rules.Wing{leads(0, 1, 2)}, false},
		{"V-wings", []rules.Loadout{jedi, vwing, vwing}, []rules.Wing{leads(0, 1, 2)}, true},
		{"V-wings and Torrents", []rules.Loadout{jedi, vwing, torrent}, []rules.Wing{leads(0, 1, 2)}, false},
		{"the leader's own type", []rules.Loadout{jedi, {Pilot: "jediknight"}, {Pilot: "jediknight"}}, []rules.Wing{leads(0, 1, 2)}, false},
		{"TIE/fo and TIE/sf", []rules.Loadout{elite, fo, {Pilot: "zetasquadronsurvivor"}, fo}, []rules.Wing{leads(0, 1, 2, 3)}, true},
		{"more than three of the elite", []rules.Loadout{elite, fo, fo, fo, fo}, []rules.Wing{leads(0, 1, 2, 3, 4)}, false},
	} {
		squads := [2]rules.Squad{{Ships: w.ships, Wings: w.wings}, {Ships: []rules.Loadout{academy}}}
		_, _, err := c.NewGame(rules.Setup{Squads: squads})
		if (err == nil) != w.legal {
			t.Errorf("%s: %v, legal is %t", w.name, err, w.legal)
		}
	}
}

// 2e.wing.planning: the leader alone sets a dial.
func TestWing_OneDial(t *testing.T) {
	s := scene.Second(t)
	leader, mates := wingOf(s, 2)
	enemy := s.Theirs("academypilot", scene.At(457, 800, 180))
	s.Planning()
	s.Refused(func() { s.Dial(mates[0], "1 straight") })
	s.Dial(leader, "1 straight")
	s.Dial(enemy, "2 straight")
	s.Done()
}

// 2e.wing.activation, 2e.wing.move: the mates activate right after their leader, in the order of their positions and
// whatever their initiative, and stand beside the place to which its action took it.
func TestWing_MatesActivateAfterTheirLeader(t *testing.T) {
	s := scene.Second(t)
	leader := s.Mine("bluesquadronescort", scene.With("veteranwingleader"), scene.At(457, 300, 0))
	luke := s.Mine("lukeskywalker")
	mate := s.Mine("bluesquadronescort")
	s.Wing(leader, luke, mate)
	other := s.Mine("bluesquadronescort", scene.At(100, 300, 0))
	s.First(game.Seat1)
	s.SetDial(leader, "2 bank-right")
	s.SetDial(other, "1 straight")
	s.Activation()
	s.Pick(leader)
	s.Use(leader, "barrel roll")
	s.Side(geom.Right)
	s.Position(0)
	s.Use(luke, "focus") // of initiative 5
	s.Use(mate, "focus")
	s.WantPosition(luke, true)
	s.WantPosition(mate, true)
	s.Pass() // the other ship activates last
	s.Done()
}

// 2e.wing.move.as-leader, 2e.wing.move.difficulty: a mate counts as having fully executed the leader's maneuver, also if
// that ended in a bump; a blue one takes stress off.
func TestWing_MatesExecuteTheManeuverOfTheirLeader(t *testing.T) {
	s := scene.Second(t)
	leader, mates := wingOf(s, 2)
	s.Theirs("academypilot", scene.At(457, 360, 180))
	s.Tokens(mates[0], game.StressToken, 1)
	s.Activate(leader, "1 straight")
	s.WantTokens(mates[0], game.StressToken, 0)
	s.WantRevealed(mates[0], "1 straight")
	s.Is(s.State().Ships[mates[0].ID()].Executed == s.State().Ships[leader.ID()].Executed, "another maneuver was executed")
	s.Pass()
	s.Pass()
	s.WantInWing(mates[0], true)
	s.Done()
}

// 2e.wing.move.difficulty: what makes a mate's own maneuvers harder does not count, nor what makes them easier.
func TestWing_TheColorIsThatOfTheLeader(t *testing.T) {
	s := scene.Second(t)
	leader := s.Mine("bluesquadronescort", scene.With("veteranwingleader"), scene.At(457, 300, 0))
	damaged, easier := s.Mine("bluesquadronescort"), s.Mine("bluesquadronescort", scene.With("r4astromech"))
	s.Wing(leader, damaged, easier)
	s.Crit(damaged, "Damaged Engine") // its turns are a step harder
	s.Activate(leader, "2 turn-left") // white; R4 makes it blue
	s.Pass()
	s.WantTokens(damaged, game.StressToken, 0)
	s.Tokens(easier, game.StrainToken, 1)
	s.Pass()
	s.WantTokens(easier, game.StrainToken, 1)
	s.Pass()
	s.Done()
}

// 2e.wing.move.replaced-maneuver: a stressed leader flies the white straight 2, and its mates did.
func TestWing_TheManeuverThatReplacesTheDial(t *testing.T) {
	s := scene.Second(t)
	leader, mates := wingOf(s, 2)
	s.Tokens(leader, game.StressToken, 1)
	s.Tokens(mates[0], game.StrainToken, 1)
	s.Activate(leader, "4 koiogran")
	s.WantPose(leader, 457, 420, 0)
	s.WantTokens(mates[0], game.StressToken, 0)
	s.WantTokens(mates[0], game.StrainToken, 1) // nor was it blue
	s.Is(s.State().Ships[mates[0].ID()].Executed.Speed == 2, "not a straight 2")
	s.Pass()
	s.Pass()
	s.Done()
}

// 2e.wing.move.overlap-object: an obstacle at the new place has its effect, and one on the way has none.
func TestWing_MatesMeetWhatIsBelowThem(t *testing.T) {
	s := scene.Second(t)
	leader, mates := wingOf(s, 2)
	s.Obstacle("coreasteroid0", scene.At(397, 360, 0)) // between the old place and the new one of the left flank
	s.Obstacle("coreasteroid1", scene.At(517, 460, 0)) // below the new place of the right flank
	s.Activate(leader, "3 straight")
	s.Pass()
	s.Pass() // the left flank acts
	s.Dice("blank")
	s.WantInWing(mates[0], true)
	s.WantInWing(mates[1], true)
	s.WantPosition(mates[1], true)
	s.Done() // the right flank lost its action
}

// 2e.wing.move.no-room, 2e.wing.move.no-room.fly: a mate whose position is taken flies the leader's maneuver from its
// old place, takes no action and is on its own.
func TestWing_AMateWithoutRoomFliesAlone(t *testing.T) {
	s := scene.Second(t)
	leader, mates := wingOf(s, 2)
	s.Theirs("academypilot", scene.At(397, 470, 180))
	s.Tokens(mates[1], game.StrainToken, 1)
	s.Activate(leader, "3 straight")
	s.Pass()
	s.WantInWing(mates[0], false)
	s.WantPose(mates[0], 397, 427, 0) // it bumped
	s.WantInWing(mates[1], true)
	s.Pass()
	s.Done()
}

// 2e.wing.move.no-room.fly: the maneuver need not be on the mate's dial.
func TestWing_TheManeuverNeedNotBeOnTheDial(t *testing.T) {
	s := scene.Second(t)
	leader := s.Mine("darthvader", scene.With("agentoftheempire"), scene.At(457, 300, 0))
	mate, other := s.Mine("academypilot"), s.Mine("academypilot")
	s.Wing(leader, mate, other)
	s.Theirs("bluesquadronescort", scene.At(397, 405, 180))
	s.Activate(leader, "1 straight")
	s.Pass()
	s.WantPose(mate, 397, 362, 0)
	s.Pass()
	s.Done()
}

// 2e.wing.move.no-room.fly: it keeps its color, unless a mate that is stressed since its leader moved may not fly it.
func TestWing_TheManeuverKeepsItsColor(t *testing.T) {
	for _, c := range []struct {
		stress   int
		y, turns float64
		after    int
	}{{0, 540, 180, 1}, {1, 420, 0, 1}} {
		s := scene.Second(t)
		leader := s.Mine("tychocelchu", scene.With("veteranwingleader"), scene.At(457, 300, 0)) // acts while stressed
		mate, other := s.Mine("phoenixsquadronpilot"), s.Mine("phoenixsquadronpilot")
		s.Wing(leader, mate, other)
		s.Theirs("academypilot", scene.At(517, 540, 180))
		s.Activate(leader, "5 koiogran")
		s.Tokens(mate, game.StressToken, c.stress)
		s.Pass()
		s.WantPose(mate, 397, c.y, c.turns)
		s.WantTokens(mate, game.StressToken, c.after)
		s.Done()
	}
}

// 2e.wing.move.no-room, 2e.wing.move.no-room.fly: a position partly outside the play area has no room, and the mate can
// flee by the maneuver.
func TestWing_AMateCanFlee(t *testing.T) {
	s := scene.Second(t)
	leader, mates := wingAt(s, 2, scene.At(100, 300, 0))
	s.Activate(leader, "2 bank-left")
	s.Pass()
	s.WantFled(mates[0])
	s.WantInWing(mates[1], true)
	s.Pass()
	s.Done()
}

// 2e.epic.wingmate-actions: five kinds of actions, and no linked ones, also if an effect grants one.
func TestWing_ActionsOfAMate(t *testing.T) {
	s := scene.Second(t)
	leader := s.Mine("zetasquadronsurvivor", scene.With("veteranwingleader"), scene.At(457, 300, 0))
	mate, other := s.Mine("zetasquadronsurvivor"), s.Mine("zetasquadronsurvivor")
	s.Wing(leader, mate, other)
	s.Activate(leader, "1 straight")
	s.Pass()
	s.Refused(func() { s.Use(mate, "rotate") })
	s.Refused(func() { s.Use(mate, "barrel roll") })
	s.Use(mate, "focus") // no rotate action is linked to it
	s.Use(other, "evade")
	s.Done()
	s = scene.Second(t)
	_, mates := wingOf(s, 2)
	s.Perform(mates[0], 0, game.BarrelRollAction, game.FocusAction)
	s.Refused(func() { s.Use(mates[0], "barrel roll") })
	s.Use(mates[0], "focus")
	s.Done()
}

// 2e.wing.engage: each ship engages at its own initiative.
func TestWing_EachShipEngagesAtItsInitiative(t *testing.T) {
	s := scene.Second(t)
	leader := s.Mine("bluesquadronescort", scene.With("veteranwingleader"), scene.At(457, 300, 0))
	luke, mate := s.Mine("lukeskywalker"), s.Mine("bluesquadronescort")
	s.Wing(leader, luke, mate)
	s.Theirs("chewbacca", scene.At(457, 500, 180), scene.Tokens(game.DisarmToken, 1))
	s.First(game.Seat1)
	s.Engagement()
	s.Is(s.State().Initiative == 5, "initiative %d", s.State().Initiative)
	s.Pass()
	s.Is(s.State().Initiative == 2, "initiative %d", s.State().Initiative)
	s.Pick(leader)
	s.Pass()
	s.Pass()
	s.Done()
}

// 2e.wing.move.as-leader, 2e.wing.split.red-stressed: a purple maneuver counts as red for the mates of a Jedi commander.
func TestWing_PurpleCountsAsRed(t *testing.T) {
	s := scene.Second(t)
	leader := s.Mine("jediknight", scene.With("jedicommander"), scene.At(457, 300, 0))
	mate, stressed := s.Mine("loyalistvolunteer"), s.Mine("loyalistvolunteer")
	s.Wing(leader, mate, stressed)
	s.Tokens(stressed, game.StressToken, 1)
	s.PrintDial(leader, "2 straight purple")
	s.Force(leader, 1)
	s.Activate(leader, "2 straight")
	s.Pass()
	s.WantForce(leader, 0)
	s.WantTokens(leader, game.StressToken, 0)
	s.WantInWing(stressed, false)
	s.WantTokens(mate, game.StressToken, 1)
	s.Done()
}

// 2e.wing.leader-slam: a mate with SLAM on its bar is disarmed, one without it splits.
func TestWing_TheLeaderSlams(t *testing.T) {
	s := scene.Second(t)
	leader := s.Mine("rhosquadronpilot", scene.With("veteranwingleader"), scene.At(457, 300, 0))
	with, without := s.Mine("rhosquadronpilot"), s.Mine("rhosquadronpilot")
	s.Wing(leader, with, without)
	s.PrintActions(without, "focus")
	s.Activate(leader, "2 straight")
	s.Use(leader, "SLAM")
	s.Maneuver("2 straight")
	s.WantInWing(with, true)
	s.WantTokens(with, game.DisarmToken, 1)
	s.WantInWing(without, false)
	s.WantTokens(without, game.DisarmToken, 0)
	s.Pass()
	s.WantPosition(with, true)
	s.Done()
}

// 2e.wing.leader-slam, 2e.action.slam.flee-fails: a SLAM that would leave the table disarms no mate and splits none.
func TestWing_TheLeaderFailsToSlam(t *testing.T) {
	s := scene.Second(t)
	leader := s.Mine("rhosquadronpilot", scene.With("veteranwingleader"), scene.At(457, 700, 0))
	with, without := s.Mine("rhosquadronpilot"), s.Mine("rhosquadronpilot")
	s.Wing(leader, with, without)
	s.PrintActions(without, "focus")
	s.Activate(leader, "2 straight")
	s.Use(leader, "SLAM")
	s.Maneuver("2 straight")
	s.WantPose(leader, 457, 820, 0)
	s.WantTokens(with, game.DisarmToken, 0)
	s.WantInWing(with, true)
	s.WantInWing(without, true)
	s.Pass()
	s.Pass()
	s.Done()
}

// 2e.wing.leader-cloak: a mate without cloak on its bar splits, and none is cloaked by it.
func TestWing_TheLeaderCloaks(t *testing.T) {
	s := scene.Second(t)
	leader := s.Mine("sigmasquadronace", scene.With("veteranwingleader"), scene.At(457, 300, 0))
	with, without := s.Mine("sigmasquadronace"), s.Mine("sigmasquadronace")
	s.Wing(leader, with, without)
	s.PrintActions(without, "focus")
	s.Activate(leader, "3 straight")
	s.Use(leader, "cloak")
	s.WantInWing(with, true)
	s.WantTokens(with, game.CloakToken, 0)
	s.WantInWing(without, false)
	s.Pass()
	s.Done()
}
