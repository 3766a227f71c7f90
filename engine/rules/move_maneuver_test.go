package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// The poses are from section 3 of the geometry specification: where a ship ends that starts at
// the origin and faces up.
func TestManeuver_EndsAtTheEndOfItsTemplate(t *testing.T) {
	cases := []struct {
		clause, pilot, maneuver string
		x, y, heading           float64
	}{
		{"2e.movement.straight", "academypilot", "3 straight", 0, 160, 0},
		{"2e.movement.straight", "104thbattalionpilot", "1 straight", 0, 100, 0},
		{"2e.movement.straight", "darkcourier", "2 straight", 0, 160, 0},
		{"2e.movement.bank", "academypilot", "2 bank-right", 52.218, 126.066, 45},
		{"2e.movement.bank", "academypilot", "2 bank-left", -52.218, 126.066, 315},
		{"2e.movement.bank", "104thbattalionpilot", "1 bank-right", 44.645, 107.782, 45},
		{"2e.movement.turn", "academypilot", "1 turn-left", -55, 55, 270},
		{"2e.movement.turn", "academypilot", "3 turn-right", 110, 110, 90},
		{"2e.movement.turn", "darkcourier", "2 turn-right", 102.5, 102.5, 90},
		{"2e.movement.koiogran", "academypilot", "3 koiogran", 0, 160, 180},
		{"2e.movement.segnor", "epsilonsquadroncadet", "2 segnor-right", 52.218, 126.066, 225},
		{"2e.movement.segnor", "darkcourier", "2 segnor-left", -66.360, 160.208, 135},
		{"2e.movement.reverse-bank", "logisticsdivisionpilot", "1 reverse-bank-right",
			37.574, -90.711, 315},
		{"2e.movement.reverse-straight", "jakkugunrunner", "2 reverse-straight", 0, -120, 0},
	}
	for _, c := range cases {
		t.Run(c.clause+" "+c.pilot+" "+c.maneuver, func(t *testing.T) {
			s := scene.Second(t)
			s.Unbuilt()
			ship := s.Mine(c.pilot, scene.At(400, 400, 0))
			s.Activate(ship, c.maneuver)
			s.WantPose(ship, 400+c.x, 400+c.y, c.heading)
			rest(s)
			s.Done()
		})
	}
}

func TestManeuver_TemplateLiesBetweenTheGuides(t *testing.T) {
	// 2e.movement.template.front-guides: wherever the ship faces, the template is before it.
	// 2e.movement.template.rear-guides-end: at its far end are the rear guides: half a base on.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 90))
	s.Activate(tie, "2 straight")
	s.WantPose(tie, 400+20+80+20, 400, 90)
	rest(s)
	s.Done()
}

func TestManeuver_AdvancedOnesShareTheTemplateOfABasicOne(t *testing.T) {
	pairs := [][3]string{
		{"academypilot", "3 straight", "3 koiogran"},
		{"epsilonsquadroncadet", "2 bank-left", "2 segnor-left"},
		{"baronoftheempire", "2 turn-left", "2 tallon-left"},
	}
	for _, p := range pairs {
		// 2e.movement.same-template-different-bearing
		t.Run(p[2], func(t *testing.T) {
			s := scene.Second(t)
			basic := s.Mine(p[0], scene.At(300, 300, 0))
			advanced := s.Mine(p[0], scene.At(600, 300, 0))
			s.Activate(basic, p[1])
			rest(s)
			s.Activate(advanced, p[2])
			if p[2] == "2 tallon-left" {
				s.Position(0)
			}
			a, b := s.State().Ships[basic.ID()].Pose, s.State().Ships[advanced.ID()].Pose
			s.Is(b.X-a.X == 300*geom.Millimeter && a.Y == b.Y, "it to end where the basic one does")
			s.Done()
		})
	}
}

func TestKoiogran_PartialDoesNotRotate(t *testing.T) {
	// 2e.movement.koiogran.partial: it ends as a straight does that is backed up. The guides of
	// both bases, 1.5 mm each, keep them 3 mm apart.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0))
	s.Theirs("academypilot", scene.At(400, 570, 0))
	s.Activate(tie, "3 koiogran")
	s.WantPose(tie, 400, 570-40-3, 0)
	s.Done()
}

// sameEnd fails unless two ships that started 400 mm apart ended so.
func sameEnd(s *scene.Scene, left, right *scene.Ship) {
	a, b := s.State().Ships[left.ID()].Pose, s.State().Ships[right.ID()].Pose
	s.Is(a.Heading == b.Heading && b.X-a.X == 400*geom.Millimeter && a.Y == b.Y,
		"the second ship to end like the first, at %v, not at %v", a, b)
}

func TestSegnor_PartialIsAPartialBank(t *testing.T) {
	// 2e.movement.segnor.partial
	s := scene.Second(t)
	banking := s.Mine("epsilonsquadroncadet", scene.At(200, 300, 0))
	looping := s.Mine("epsilonsquadroncadet", scene.At(600, 300, 0))
	s.Theirs("academypilot", scene.At(260, 440, 0))
	s.Theirs("academypilot", scene.At(660, 440, 0))
	s.Activate(banking, "2 bank-right")
	s.Activate(looping, "2 segnor-right")
	sameEnd(s, banking, looping)
	s.Done()
}

func TestTallon_EndsWithAnotherQuarterTurn(t *testing.T) {
	for _, c := range []struct {
		position int
		y        float64
	}{{-1, 492.5}, {0, 482.5}, {1, 472.5}} {
		// 2e.movement.tallon
		// 2e.movement.tallon.three-positions: the side hashmark goes to the left, the middle or
		// the right of the template's end, which is 20 mm wide.
		s := scene.Second(t)
		baron := s.Mine("baronoftheempire", scene.At(400, 400, 0))
		s.Activate(baron, "2 tallon-right")
		s.Position(c.position)
		s.WantPose(baron, 482.5, c.y, 180)
		s.Done()
	}
}

func TestTallon_MustEndFreeOfShipsIfItCan(t *testing.T) {
	// 2e.movement.tallon.must-pick-valid: a ship above leaves the lowest position alone.
	s := scene.Second(t)
	baron := s.Mine("baronoftheempire", scene.At(400, 400, 0))
	s.Theirs("academypilot", scene.At(482.5, 518, 90))
	s.Activate(baron, "2 tallon-right")
	s.Refused(func() { s.Position(-1) })
	s.Refused(func() { s.Position(0) })
	s.Position(1)
	s.WantPose(baron, 482.5, 472.5, 180)
	s.Done()
}

func TestTallon_PartialIsAPartialTurn(t *testing.T) {
	// 2e.movement.tallon.partial: blocked at all three positions, it ends as the turn does.
	s := scene.Second(t)
	turning := s.Mine("baronoftheempire", scene.At(200, 300, 0))
	rolling := s.Mine("baronoftheempire", scene.At(600, 300, 0))
	s.Theirs("academypilot", scene.At(290, 380, 90))
	s.Theirs("academypilot", scene.At(690, 380, 90))
	s.Activate(turning, "2 turn-right")
	s.Activate(rolling, "2 tallon-right")
	sameEnd(s, turning, rolling)
	s.Done()
}

func TestTallon_InACorridorItEndsAsAFullTurnAndTouchesNobody(t *testing.T) {
	// 2e.overlap.touch-last: the turn fits where the roll does not, so the ship backs over no one.
	s := scene.Second(t)
	baron := s.Mine("baronoftheempire", scene.At(400, 400, 0))
	above := s.Theirs("academypilot", scene.At(482.5, 523.7, 90))
	below := s.Theirs("academypilot", scene.At(482.5, 441.3, 90))
	s.Activate(baron, "2 tallon-right")
	s.WantPose(baron, 482.5, 482.5, 90)
	s.WantTouching(baron, above, false)
	s.WantTouching(baron, below, false)
	// 2e.overlap.skip-action-step: the roll was not executed fully, so there is no action.
	s.Done()
}

func TestStationary_StaysAndCountsAsAManeuver(t *testing.T) {
	// 2e.movement.stationary: nothing moves, and the red maneuver still gives its stress.
	s := scene.Second(t)
	yv := s.Mine("trandoshanslaver", scene.At(400, 400, 30))
	s.Activate(yv, "0 stationary")
	s.WantPose(yv, 400, 400, 30)
	s.WantTokens(yv, game.StressToken, 1)
	s.Is(s.State().Ships[yv.ID()].Executed.Bearing == geom.Stationary, "a maneuver executed")
	s.Done()
}

func TestStationary_IsAlwaysFullyExecuted(t *testing.T) {
	// 2e.movement.stationary.always-full: although it touches a ship, its abilities after a full
	// maneuver can be used, and it stays at range 0.
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{{
		Name: "look back", When: card.AfterManeuver,
		If: []card.Cond{card.FullyExecuted},
		Do: []card.Op{card.Gain(card.Self, 1, card.EvadeToken)},
	}, stay}})
	wedge := s.Mine("wedgeantilles", scene.At(400, 400, 0))
	tie := s.Theirs("academypilot", scene.At(400, 443, 0))
	s.Touch(wedge, tie)
	s.Engage(wedge)
	s.Use(wedge, "stay")
	s.Use(wedge, "look back")
	s.WantTouching(wedge, tie, true)
	s.Done()
}

// stay is an ability before engaging that executes a white stationary maneuver.
var stay = card.Ability{
	Name: "stay", When: card.BeforeEngage,
	Do: []card.Op{rules.ExecuteNow(card.Self,
		game.Maneuver{Bearing: geom.Stationary, Difficulty: game.DifficultyWhite})},
}

func TestManeuver_AbilitiesOfFullExecution(t *testing.T) {
	after := func(name string, conds ...card.Cond) card.Ability {
		return card.Ability{Name: name, When: card.AfterManeuver,
			If: conds,
			Do: []card.Op{card.Gain(card.Self, 1, card.EvadeToken)}}
	}
	wedge := card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
		after("any"), after("full", card.FullyExecuted)}}
	for _, c := range []struct {
		name    string
		blocker float64 // where a ship stands ahead
		full    bool
	}{{"free", 700, true}, {"bumped", 500, false}} {
		// 2e.attack.fully-executes-test
		t.Run(c.name, func(t *testing.T) {
			s := lab(t, wedge)
			ship := s.Mine("wedgeantilles", scene.At(400, 400, 0))
			s.Theirs("academypilot", scene.At(400, c.blocker, 0))
			s.Activate(ship, "2 straight")
			s.Offered(ship, "any")
			if c.full {
				s.Offered(ship, "full")
			} else {
				s.NotOffered(ship, "full")
			}
			rest(s)
			s.Done()
		})
	}
}

func TestManeuver_NotOnTheDial(t *testing.T) {
	// 2e.movement.not-on-dial: an X-wing's dial has no stationary maneuver.
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{stay}})
	wedge := s.Mine("wedgeantilles", scene.At(400, 400, 0))
	s.Engage(wedge)
	s.Use(wedge, "stay")
	s.Is(s.State().Ships[wedge.ID()].Executed.Bearing == geom.Stationary, "a stationary maneuver")
	s.Done()
}

func TestManeuver_ThroughShipsIsFullyExecuted(t *testing.T) {
	// 2e.movement.through-ship-no-effect
	// 2e.movement.path-ignored: only where it ends counts for ships.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0))
	other := s.Theirs("academypilot", scene.At(400, 500, 0))
	s.Activate(tie, "5 straight")
	s.WantPose(tie, 400, 640, 0)
	s.WantDamage(other, 0)
	s.Use(tie, "focus")
	s.Done()
}

func TestManeuver_DifficultyIsCheckedAfterTheMove(t *testing.T) {
	cases := []struct {
		name, maneuver string
		before, after  int
	}{
		{"red adds a stress token", "4 koiogran", 0, 1},
		{"white removes nothing", "1 turn-left", 1, 1},
		{"white adds nothing", "1 turn-left", 0, 0},
		{"blue removes one", "2 straight", 1, 0},
		{"blue adds nothing", "2 straight", 0, 0},
	}
	for _, c := range cases {
		// 2e.movement.check-difficulty-after-move
		t.Run(c.name, func(t *testing.T) {
			s := scene.Second(t)
			tie := s.Mine("academypilot", scene.At(400, 400, 0),
				scene.Tokens(game.StressToken, c.before))
			s.Activate(tie, c.maneuver)
			s.WantTokens(tie, game.StressToken, c.after)
			rest(s)
			s.Done()
		})
	}
}

func TestManeuver_BlueRemovesOneStressOfTwo(t *testing.T) {
	// 2e.token.stress.accumulates
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0), scene.Tokens(game.StressToken, 2))
	s.Activate(tie, "2 straight")
	s.WantTokens(tie, game.StressToken, 1)
	s.Done()
}

func TestManeuver_BlueTakesOneStrainAndOneDeplete(t *testing.T) {
	// 2e.token.strain.blue
	// 2e.token.deplete.blue
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0),
		scene.Tokens(game.StrainToken, 2), scene.Tokens(game.DepleteToken, 2))
	s.Activate(tie, "2 straight")
	s.WantTokens(tie, game.StrainToken, 1)
	s.WantTokens(tie, game.DepleteToken, 1)
	rest(s)
	s.Done()
}

func TestManeuver_WhiteLeavesStrainAndDeplete(t *testing.T) {
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0), scene.Tokens(game.StrainToken, 1),
		scene.Tokens(game.DepleteToken, 1))
	s.Activate(tie, "1 turn-left")
	s.WantTokens(tie, game.StrainToken, 1)
	s.WantTokens(tie, game.DepleteToken, 1)
	rest(s)
	s.Done()
}

func TestManeuver_PartialStillChecksDifficulty(t *testing.T) {
	// 2e.movement.partial-still-checks-difficulty
	s := scene.Second(t)
	red := s.Mine("academypilot", scene.At(200, 400, 0))
	blue := s.Mine("academypilot", scene.At(600, 400, 0), scene.Tokens(game.StressToken, 1))
	s.Theirs("academypilot", scene.At(200, 570, 0))
	s.Theirs("academypilot", scene.At(600, 510, 0))
	s.Activate(red, "3 koiogran")
	s.WantTokens(red, game.StressToken, 1)
	s.Activate(blue, "2 straight")
	s.WantTokens(blue, game.StressToken, 0)
	s.Done()
}
