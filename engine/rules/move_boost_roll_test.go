package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// roll lets a ship barrel roll and declares the side.
func roll(s *scene.Scene, ship *scene.Ship, side geom.Side) {
	s.Perform(ship, 0, game.BarrelRollAction)
	s.Use(ship, "barrel roll")
	s.Side(side)
}

// boost lets a ship boost and declares the template.
func boost(s *scene.Scene, ship *scene.Ship, template string) {
	s.Perform(ship, 0, game.BoostAction)
	s.Use(ship, "boost")
	s.Maneuver(template)
}

func TestBarrelRoll_Positions(t *testing.T) {
	cases := []struct {
		clause, pilot string
		side          geom.Side
		position      int
		x, y          float64
	}{
		// the length of the template and one base to the side
		{"2e.action.barrel-roll.template-small", "academypilot", geom.Left, 0, -80, 0},
		{"2e.action.barrel-roll.template-small", "academypilot", geom.Right, 0, 80, 0},
		// the width of the template and one base; the places are the ends of its long side
		{"2e.action.barrel-roll.medium-large", "104thbattalionpilot", geom.Left, 0, -80, 0},
		{"2e.action.barrel-roll.medium-large", "104thbattalionpilot", geom.Left, 1, -80, 20},
		{"2e.action.barrel-roll.medium-large", "darkcourier", geom.Right, -1, 100, -20},
		{"2e.action.barrel-roll.three-positions", "academypilot", geom.Left, 1, -80, 10},
		{"2e.action.barrel-roll.three-positions", "academypilot", geom.Left, -1, -80, -10},
	}
	for _, c := range cases {
		t.Run(c.clause, func(t *testing.T) {
			s := scene.Second(t)
			ship := s.Mine(c.pilot, scene.At(400, 400, 0))
			roll(s, ship, c.side)
			s.Position(c.position)
			s.WantPose(ship, 400+c.x, 400+c.y, 0)
			s.Done()
		})
	}
}

func TestBarrelRoll_KeepsTheFacing(t *testing.T) {
	// 2e.action.barrel-roll.facing-unchanged
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 90))
	roll(s, tie, geom.Left)
	s.Position(0)
	s.WantPose(tie, 400, 480, 90)
	s.Done()
}

func TestBarrelRoll_TheSideIsDeclaredFirst(t *testing.T) {
	// 2e.action.barrel-roll.declare-side: then all its places may be tried, and no other side.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0))
	roll(s, tie, geom.Left)
	s.Refused(func() { s.Side(geom.Right) })
	places := s.Exec().Ask(s.State(), game.Seat1).N
	s.Is(places == 3, "three places to choose from, not %d", places)
	s.Position(1)
	s.WantPose(tie, 320, 410, 0)
	s.Done()
}

func TestBarrelRoll_NotOntoAShip(t *testing.T) {
	// 2e.action.barrel-roll.no-ship-overlap: a ship ahead on that side leaves the rear place.
	// 2e.action.fail.cannot-choose-to-fail: which the player has to take.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0))
	s.Theirs("academypilot", scene.At(320, 435, 90))
	roll(s, tie, geom.Left)
	s.Refused(func() { s.Position(0) })
	s.Refused(func() { s.Position(1) })
	s.Refused(s.Pass)
	s.Position(-1)
	s.WantPose(tie, 320, 390, 0)
	s.Done()
}

func TestBarrelRoll_NotThroughAnObstacle(t *testing.T) {
	// 2e.action.barrel-roll.no-obstacle: the template, 20 mm wide, would lie on it.
	// 2e.action.barrel-roll.fail-when-all-blocked
	// 2e.action.fail.definition
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0))
	s.Obstacle(asteroid, scene.At(360, 400, 0))
	roll(s, tie, geom.Left)
	s.WantEvent(game.MoveFailed, "2e.action.fail.definition")
	s.WantPose(tie, 400, 400, 0)
	s.Done()
}

func TestBarrelRoll_NotOntoAnObstacle(t *testing.T) {
	// 2e.action.barrel-roll.no-obstacle: only the place at the back is clear of it.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0))
	s.Obstacle(asteroid, scene.At(320, 430, 0))
	roll(s, tie, geom.Left)
	s.Refused(func() { s.Position(0) })
	s.Refused(func() { s.Position(1) })
	s.Position(-1)
	s.WantPose(tie, 320, 390, 0)
	s.Done()
}

func TestBarrelRoll_AllPlacesBlocked(t *testing.T) {
	// 2e.action.barrel-roll.fail-when-all-blocked: by a ship. The other side would be free.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0))
	s.Theirs("academypilot", scene.At(320, 400, 0))
	roll(s, tie, geom.Left)
	s.WantEvent(game.ActionFailed, "")
	s.WantPose(tie, 400, 400, 0)
	s.Done()
}

func TestBarrelRoll_IsNoManeuver(t *testing.T) {
	// 2e.action.barrel-roll.is-move-not-maneuver: it checks no difficulty, and triggers nothing
	// that follows a maneuver.
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
		afterManeuver, afterMove}})
	wedge := s.Mine("wedgeantilles", scene.At(400, 400, 0), scene.Tokens(game.StrainToken, 1))
	roll(s, wedge, geom.Left)
	s.Position(0)
	s.NotOffered(wedge, "after a maneuver")
	s.Use(wedge, "after a move")
	s.WantTokens(wedge, game.StrainToken, 1)
	s.Is(s.State().Ships[wedge.ID()].Executed.IsNone(), "no maneuver executed")
	s.Done()
}

var (
	afterManeuver = card.Ability{Name: "after a maneuver", When: card.AfterManeuver,
		Do: []card.Op{card.Gain(card.Self, 1, card.EvadeToken)}}
	afterMove = card.Ability{Name: "after a move", When: card.AfterMove,
		Do: []card.Op{card.Gain(card.Self, 1, card.FocusToken)}}
)

func TestBoost_Templates(t *testing.T) {
	cases := []struct {
		clause, pilot, template string
		x, y, heading           float64
	}{
		{"2e.action.boost.templates", "baronoftheempire", "1 straight", 0, 80, 0},
		{"2e.action.boost.templates", "baronoftheempire", "1 bank-left", -37.574, 90.711, 315},
		{"2e.action.boost.placement", "baronoftheempire", "1 bank-right", 37.574, 90.711, 45},
		{"2e.action.boost.medium-large", "cutlasssquadronpilot", "1 bank-right",
			44.645, 107.782, 45},
		{"2e.action.boost.medium-large", "cutlasssquadronpilot", "1 straight", 0, 100, 0},
	}
	for _, c := range cases {
		t.Run(c.clause+" "+c.pilot+" "+c.template, func(t *testing.T) {
			s := scene.Second(t)
			ship := s.Mine(c.pilot, scene.At(400, 400, 0))
			boost(s, ship, c.template)
			s.WantPose(ship, 400+c.x, 400+c.y, c.heading)
			rest(s)
			s.Done()
		})
	}
}

func TestBoost_NoOtherTemplate(t *testing.T) {
	// 2e.action.boost.templates
	s := scene.Second(t)
	baron := s.Mine("baronoftheempire", scene.At(400, 400, 0))
	s.Perform(baron, 0, game.BoostAction)
	s.Use(baron, "boost")
	s.Refused(func() { s.Maneuver("2 straight") })
	s.Refused(func() { s.Maneuver("1 turn-left") })
	s.Maneuver("1 straight")
	s.Pass()
	s.Done()
}

func TestBoost_Fails(t *testing.T) {
	cases := []struct {
		clause string
		put    func(s *scene.Scene)
	}{
		{"2e.action.boost.no-ship-overlap", func(s *scene.Scene) {
			s.Theirs("academypilot", scene.At(400, 500, 0))
		}},
		{"2e.action.boost.no-obstacle", func(s *scene.Scene) { // on the template
			s.Obstacle(asteroid, scene.At(400, 440, 0))
		}},
		{"2e.action.boost.no-obstacle", func(s *scene.Scene) { // under the final position
			s.Obstacle(asteroid, scene.At(400, 490, 0))
		}},
	}
	for _, c := range cases {
		// 2e.action.boost.fail: it stays where it was.
		// 2e.action.boost.declare-direction: and has no other direction to try.
		t.Run(c.clause, func(t *testing.T) {
			s := scene.Second(t)
			baron := s.Mine("baronoftheempire", scene.At(400, 400, 0))
			c.put(s)
			boost(s, baron, "1 straight")
			s.WantEvent(game.MoveFailed, "2e.action.fail.definition")
			s.WantPose(baron, 400, 400, 0)
			s.Done()
		})
	}
}

func TestBoost_IsNoManeuver(t *testing.T) {
	// 2e.action.boost.is-move-not-maneuver: the bank of speed 1 is blue on its dial, but the
	// boost takes no token, and triggers nothing that follows a maneuver.
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
		afterManeuver, afterMove}})
	wedge := s.Mine("wedgeantilles", scene.At(400, 400, 0), scene.Tokens(game.StrainToken, 1))
	boost(s, wedge, "1 bank-left")
	s.NotOffered(wedge, "after a maneuver")
	s.Use(wedge, "after a move")
	s.WantTokens(wedge, game.StrainToken, 1)
	s.Done()
}

func TestBoost_AsAnEffectIsNoAction(t *testing.T) {
	// 2e.action.barrel-roll.effect-not-action: the ship may still boost as an action this round.
	// 2e.action.effect-is-not-action: and the effect works while it is stressed.
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
		before("leap", rules.MoveNow(card.Self, game.BoostMove, geom.Straight))}})
	wedge := s.Mine("wedgeantilles", scene.At(400, 400, 0), scene.Tokens(game.StressToken, 1))
	s.Activate(wedge, "2 straight")
	s.Use(wedge, "leap")
	s.Maneuver("1 straight")
	s.WantPose(wedge, 400, 400+80+120, 0)
	s.Pass()
	boost(s, wedge, "1 straight")
	s.WantPose(wedge, 400, 400+80+120+80, 0)
	s.Done()
}
