package flightpath_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// A pilot and a loadout of a small and of a large unit.
var (
	small = [2]string{"gm-cadet", "rgm-79-gm.bsg"}
	large = [2]string{"musai-escort-captain", "musai-light-cruiser.std"}
)

// start is where the units of these tests begin.
var start = scene.At(457, 457, 0)

// bearings are all of them.
func bearings() []geom.Bearing {
	var list []geom.Bearing
	for b := geom.Stationary; b <= geom.SpiralCrossRight; b++ {
		list = append(list, b)
	}
	return list
}

// white is a white maneuver of speed 2, or 0 where the unit stands still.
func white(b geom.Bearing) game.Maneuver {
	m := game.Maneuver{Bearing: b, Speed: 2, Difficulty: game.DifficultyWhite}
	if b == geom.Stationary {
		m.Speed = 0
	}
	return m
}

// execute lets a unit activate with a white maneuver, whatever is printed on its dial, and puts it
// in the middle where there is a choice.
func execute(s *scene.Scene, unit *scene.Ship, b geom.Bearing) {
	m := white(b)
	id := unit.ID()
	s.Exec().G.Ships[id].Dial = []game.Maneuver{m}
	s.State().Secret[s.Exec().Owner(id)].Dials[id] = 1
	s.State().Ships[id].DialSet = true
	s.Activate(unit, "")
	if s.State().Over {
		return
	}
	if q := s.Exec().Ask(s.State(), game.Seat1); q.N > 0 && q.Opts[0].Verb == game.MoveVerb {
		s.Position(0)
	}
}

// Every bearing ends at the far end of its template, where no one is in the way.
func TestExecute_EveryBearingInFull(t *testing.T) {
	// msg.movement.full.definition
	for _, unit := range [][2]string{small, large} {
		for _, b := range bearings() {
			s := lab(t)
			a := s.Mine(unit[0], start, scene.With(unit[1]))
			from := s.Of(a).Pose
			execute(s, a, b)
			want := geom.Final(s.Exec().G.Ships[a.ID()].Size, from, white(b).Path(), geom.Middle)
			s.Is(s.Of(a).Pose == want && !s.Of(a).OnlyFocus, "%s in full: %+v, not %+v", b, want,
				s.Of(a).Pose)
			rest(s)
			s.Done()
		}
	}
}

// Every bearing but the stationary one is executed in part where someone is at its end: the
// unit touches that one then, overlaps no one and may only focus.
func TestExecute_EveryBearingInPart(t *testing.T) {
	// msg.movement.full.definition
	for _, unit := range [][2]string{small, large} {
		for _, b := range bearings()[1:] {
			s, a, blocker := blocked(t, unit, b, b)
			full := geom.Final(s.Exec().G.Ships[a.ID()].Size, scene.PoseAt(457, 457, 0),
				white(b).Path(), geom.Middle)
			others, _ := s.Exec().Others(a.ID())
			s.Is(s.Of(a).Pose != full && s.Of(a).Pose != scene.PoseAt(457, 457, 0),
				"%s in part, not at %+v", b, s.Of(a).Pose)
			s.Is(geom.Overlapping(s.Exec().Placed(a.ID()), others, geom.WithGuides) == 0,
				"%s overlapping no one", b)
			s.Is(s.Of(a).OnlyFocus, "only the focus action after %s in part", b)
			s.WantTouching(a, blocker, true)
			rest(s)
			s.Done()
		}
	}
}

// blocked lets a unit execute a maneuver while another one is where a maneuver of a bearing
// would end.
func blocked(t *testing.T, unit [2]string, b, end geom.Bearing,
) (s *scene.Scene, a, blocker *scene.Ship) {
	t.Helper()
	size := geom.Small
	if unit == large {
		size = geom.Large
	}
	at := geom.Final(size, scene.PoseAt(457, 457, 0), white(end).Path(), geom.Middle)
	s = lab(t)
	a = s.Mine(unit[0], start, scene.With(unit[1]))
	blocker = s.Theirs(small[0], scene.With(small[1]), scene.At(
		float64(at.X)/geom.Millimeter, float64(at.Y)/geom.Millimeter,
		float64(at.Heading)/geom.Degree+30))
	execute(s, a, b)
	return s, a, blocker
}

// What an advanced maneuver is executed as when someone is at its end: the basic maneuver of
// the same template, in part and without a further rotation.
func TestAdvanced_InPartIsTheBasicManeuver(t *testing.T) {
	// msg.movement.advanced.partial
	for advanced, basic := range map[geom.Bearing]geom.Bearing{
		geom.Koiogran:   geom.Straight,
		geom.SegnorLeft: geom.BankLeft, geom.SegnorRight: geom.BankRight,
		geom.TallonLeft: geom.TurnLeft, geom.TallonRight: geom.TurnRight,
		geom.PylonTwistLeft: geom.BankLeft, geom.PylonTwistRight: geom.BankRight,
		geom.SpiralCrossLeft: geom.TurnLeft, geom.SpiralCrossRight: geom.TurnRight,
	} {
		for _, unit := range [][2]string{small, large} {
			s, a, _ := blocked(t, unit, advanced, advanced)
			plain, b, _ := blocked(t, unit, basic, advanced)
			s.Is(s.Of(a).Pose == plain.Of(b).Pose, "%s in part as %s: %+v, not %+v", advanced, basic,
				plain.Of(b).Pose, s.Of(a).Pose)
			for _, each := range []*scene.Scene{s, plain} {
				rest(each)
				each.Done()
			}
		}
	}
}

// A burnt vernier makes turns and advanced maneuvers red that are white: that says which are
// advanced. Reverse maneuvers and strafes are not.
func TestAdvanced_WhichTheyAre(t *testing.T) {
	// msg.movement.advanced.list
	harder := map[geom.Bearing]bool{
		geom.TurnLeft: true, geom.TurnRight: true,
		geom.Koiogran: true, geom.Stationary: true,
		geom.SegnorLeft: true, geom.SegnorRight: true,
		geom.TallonLeft: true, geom.TallonRight: true,
		geom.PylonTwistLeft: true, geom.PylonTwistRight: true,
		geom.SpiralCrossLeft: true, geom.SpiralCrossRight: true,
	}
	for _, b := range bearings() {
		s := lab(t)
		a := s.Mine(small[0], start, scene.With(small[1]))
		s.Crit(a, "Vernier Burnout")
		execute(s, a, b)
		stress := 0
		if harder[b] {
			stress = 1
		}
		s.WantTokens(a, game.StressToken, stress)
		rest(s)
		s.Done()
	}
}

// What a maneuver of each difficulty does to a unit, which says how difficult it was: a red one
// gives stress, a blue one takes a strain token.
func TestDifficulty_HarderAndEasier(t *testing.T) {
	const blue, white, red = "2 straight", "3 straight", "4 straight" // of a GM
	for _, c := range []struct {
		by             int // by how much its maneuvers are more difficult
		dial           string
		stress, strain int
	}{
		{0, blue, 0, 0}, {0, white, 0, 1}, {0, red, 1, 1},
		// msg.movement.difficulty.increase
		{1, blue, 0, 1}, {1, white, 1, 1}, {1, red, 1, 1},
		// msg.movement.difficulty.decrease
		{-1, blue, 0, 0}, {-1, white, 0, 0}, {-1, red, 0, 1},
	} {
		s := lab(t, card.Def{ID: "gm-cadet",
			Mods: []card.Mod{card.Add(card.DifficultyOf, c.by)}})
		a := s.Mine(small[0], start, scene.With(small[1]), scene.Tokens(game.StrainToken, 1))
		s.Activate(a, c.dial)
		s.WantTokens(a, game.StressToken, c.stress)
		s.WantTokens(a, game.StrainToken, c.strain)
		rest(s)
		s.Done()
	}
}

// The dial lies open before the unit moves: what follows the reveal is used where it still stands.
func TestActivation_TheDialIsRevealedBeforeTheUnitMoves(t *testing.T) {
	// msg.activation.reveal
	// msg.activation.steps
	s := lab(t, card.Def{ID: "gm-cadet", Abilities: []card.Ability{
		revealing("think", gain(game.EvadeToken))}})
	a := s.Mine(small[0], start, scene.With(small[1]))
	s.SetDial(a, "3 straight")
	s.Is(s.Of(a).Revealed.IsNone(), "a facedown dial")
	s.Activate(a, "")
	s.Is(s.Of(a).Revealed.Speed == 3, "the dial faceup, not %+v", s.Of(a).Revealed)
	s.WantPose(a, 457, 457, 0)
	s.Use(a, "think")
	s.WantPose(a, 457, 617, 0)
	s.Use(a, "focus")
	s.Done()
}

// A unit that was grappled onto an asteroid has rolled for it and still performs an action.
func TestAsteroid_AGrappledUnitKeepsItsActionStep(t *testing.T) {
	// msg.obstacle.asteroid.other-moves
	s := lab(t)
	a := s.Mine("ball-pod-crew", scene.With("rb-79-ball.can"), scene.At(457, 300, 0))
	b := s.Theirs(small[0], scene.With(small[1]), scene.At(457, 380, 0))
	s.Obstacle("coreasteroid0", scene.At(377, 380, 0))
	s.Turret(a, geom.FrontArc)
	s.AttackWith(a, "ball-manipulators", b)
	s.Dice("hit", "hit")
	s.Dice(blanks(2)...)
	s.ChooseNamed("barrel roll")
	s.Side(geom.Left)
	s.Position(0)
	s.Dice("hit")
	s.Pass()
	s.WantShields(b, 1)
	s.Activate(b, "3 straight") // its template begins at the front, beyond the asteroid
	s.Use(b, "guard")
	s.Done()
}
