package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

func TestOverlap_MakesAManeuverPartial(t *testing.T) {
	// 2e.overlap.full-vs-partial
	// 2e.overlap.definition: on top of the other at its end.
	// 2e.overlap.back-up: back along the template until it is free.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0))
	s.Theirs("academypilot", scene.At(400, 540, 0))
	s.Activate(tie, "3 straight")
	s.WantPose(tie, 400, 540-40-3, 0)
	s.Done()
}

func TestOverlap_ContactAloneIsNone(t *testing.T) {
	// 2e.overlap.definition: a base that ends flush against another is not on top of it.
	// 2e.range.0-without-overlap: and is at range 0 of it.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0))
	other := s.Theirs("academypilot", scene.At(440, 560, 0))
	s.Activate(tie, "3 straight")
	s.WantPose(tie, 400, 560, 0)
	s.WantRange(tie, other, 0)
	s.Use(tie, "focus")
	s.Done()
}

func TestOverlap_BacksUpAlongACurve(t *testing.T) {
	// 2e.overlap.back-up: both ends of the middle of the base stay on the middle line of the
	// template, so the ship has turned only as far as the curve at the place where it stops.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0))
	s.Theirs("academypilot", scene.At(460, 530, 0))
	s.Activate(tie, "2 bank-right")
	pose := s.State().Ships[tie.ID()].Pose
	s.Is(0 < pose.Heading && pose.Heading < 45*geom.Degree,
		"a heading between those of start and end, not %d", pose.Heading)
	s.Done()
}

func TestOverlap_TouchesTheShipBackedOverLast(t *testing.T) {
	// 2e.overlap.bump-into-second-ship: it would end on the far ship, and backing up off that one
	// it is on the near one.
	// 2e.overlap.touch-last
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0))
	far := s.Theirs("academypilot", scene.At(400, 640, 0))
	near := s.Theirs("academypilot", scene.At(400, 590, 0))
	s.Activate(tie, "5 straight")
	s.WantTouching(tie, near, true)
	s.WantTouching(tie, far, false)
	s.WantPose(tie, 400, 590-40-3, 0)
	s.Done()
}

func TestOverlap_MayLeaveTheShipWhereItWas(t *testing.T) {
	// 2e.overlap.touch-last: a ship right before it.
	s := scene.Second(t)
	escort := s.Mine("bluesquadronescort", scene.At(400, 400, 0))
	other := s.Theirs("academypilot", scene.At(400, 443, 0))
	s.Activate(escort, "1 straight")
	s.WantPose(escort, 400, 400, 0)
	s.WantTouching(escort, other, true)
	s.Done()
}

func TestOverlap_SkipsTheActionStep(t *testing.T) {
	// 2e.overlap.skip-action-step: Done finds no action offered.
	// 2e.overlap.no-damage
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0))
	other := s.Theirs("academypilot", scene.At(400, 540, 0))
	s.Activate(tie, "3 straight")
	s.WantDamage(tie, 0)
	s.WantDamage(other, 0)
	s.Done()
}

func TestOverlap_OtherActionsAreStillPossible(t *testing.T) {
	// 2e.overlap.other-actions-still-possible
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0))
	s.Theirs("academypilot", scene.At(400, 540, 0))
	s.Activate(tie, "3 straight")
	s.Perform(tie, 0)
	s.Use(tie, "focus")
	s.WantTokens(tie, game.FocusToken, 1)
	s.Done()
}

func TestOverlap_OfAnotherManeuverSkipsNothing(t *testing.T) {
	// 2e.overlap.skip-only-in-execute-step: the ship bumps in a maneuver before its dial is
	// revealed, turns away with the one on its dial, and acts.
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{{
		Name: "jump", When: card.BeforeActivate,
		Do: []card.Op{rules.ExecuteNow(card.Self, game.Maneuver{Bearing: geom.Straight, Speed: 1,
			Difficulty: game.DifficultyWhite})},
	}}})
	wedge := s.Mine("wedgeantilles", scene.At(400, 400, 0))
	other := s.Theirs("academypilot", scene.At(400, 500, 0))
	s.Activate(wedge, "2 turn-right")
	s.Use(wedge, "jump")
	s.WantEvent(game.Bumped, "2e.overlap.touch-last")
	s.WantTouching(wedge, other, false) // it has turned away since
	s.Use(wedge, "focus")
	s.Done()
}

func TestContact_KeepsRange0AcrossTheGuides(t *testing.T) {
	// 2e.range.0-after-partial-maneuver: the guides keep the bases 3 mm apart, which a ruler
	// would call range 1.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0))
	other := s.Theirs("academypilot", scene.At(400, 540, 0))
	s.Activate(tie, "3 straight")
	s.WantRange(tie, other, 0)
	s.WantRange(other, tie, 0)
	s.Done()
}

func TestContact_NotWithoutABump(t *testing.T) {
	// 2e.range.0-after-partial-maneuver: only what happened makes it range 0.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0))
	other := s.Theirs("academypilot", scene.At(400, 443, 0))
	s.WantRange(tie, other, 1)
	s.Done()
}

func TestContact_ForbidsTheAttack(t *testing.T) {
	// 2e.overlap.cannot-attack-touching
	// 2e.attack.range.0-forbidden
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0))
	other := s.Theirs("academypilot", scene.At(400, 443, 180))
	s.Touch(tie, other)
	s.Engage(tie)
	s.Engage(other)
	s.Done() // neither was asked
}

func TestContact_LeavesOtherTargets(t *testing.T) {
	// 2e.overlap.can-attack-others
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0))
	touching := s.Theirs("academypilot", scene.At(400, 443, 180))
	beyond := s.Theirs("academypilot", scene.At(400, 600, 180))
	s.Touch(tie, touching)
	s.Engage(tie)
	s.Weapon("primary")
	s.Refused(func() { s.Pick(touching) })
	s.Pick(beyond)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestContact_EndsWhenEitherMoves(t *testing.T) {
	for _, who := range []string{"the one that bumped", "the one bumped"} {
		// 2e.range.0-persists-until-move
		t.Run(who, func(t *testing.T) {
			s := scene.Second(t)
			tie := s.Mine("academypilot", scene.At(400, 400, 0))
			other := s.Theirs("academypilot", scene.At(400, 540, 0))
			s.Activate(tie, "3 straight")
			s.End()
			s.WantTouching(tie, other, true) // 2e.range.0-persists-until-move
			mover := other
			maneuver := "2 straight"
			if who == "the one that bumped" {
				mover, maneuver = tie, "1 turn-right"
			}
			s.Activate(mover, maneuver)
			s.WantTouching(tie, other, false)
			rest(s)
			s.Done()
		})
	}
}

func TestContact_StaysWithAShipThatCouldNotMove(t *testing.T) {
	// 2e.range.0-persists-until-move: held by the ship ahead, it still touches the one behind.
	s := scene.Second(t)
	escort := s.Mine("bluesquadronescort", scene.At(400, 400, 0))
	ahead := s.Theirs("academypilot", scene.At(400, 443, 0))
	behind := s.Theirs("academypilot", scene.At(400, 357, 0))
	s.Touch(escort, behind)
	s.Activate(escort, "1 straight")
	s.WantTouching(escort, ahead, true)
	s.WantTouching(escort, behind, true)
	s.Done()
}

func TestContact_EndsByEveryMove(t *testing.T) {
	cases := []struct {
		name string
		move func(s *scene.Scene, ship *scene.Ship)
	}{
		{"boost", func(s *scene.Scene, ship *scene.Ship) { boost(s, ship, "1 bank-right") }},
		{"barrel roll", func(s *scene.Scene, ship *scene.Ship) {
			roll(s, ship, geom.Left)
			s.Position(0)
		}},
		{"decloak", func(s *scene.Scene, ship *scene.Ship) {
			s.System(ship)
			s.Use(ship, "decloak")
			s.Choose(func(c game.Choice) bool { return c.Verb == game.OptionVerb && c.N == 1 })
			s.Side(geom.Left)
			s.Position(0)
		}},
	}
	for _, c := range cases {
		// 2e.movement.move-definition
		// 2e.range.0-persists-until-move
		t.Run(c.name, func(t *testing.T) {
			s := scene.Second(t)
			tie := s.Mine("academypilot", scene.At(400, 400, 0), scene.Tokens(game.CloakToken, 1))
			other := s.Theirs("academypilot", scene.At(400, 357, 0))
			s.Touch(tie, other)
			c.move(s, tie)
			s.WantTouching(tie, other, false)
			s.Done()
		})
	}
}

// snare is a pilot whose ability tractors the first ship of the other player.
var snare = card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
	before("snare", card.Gain(firstEnemy, 1, card.TractorToken)),
	{Name: "see a move", When: card.AfterMove, By: []card.Cond{card.Anyone},
		Do: []card.Op{gain(game.CalculateToken)}},
}}

// firstEnemy returns the first of the enemy ships.
func firstEnemy(x *game.Exec) game.ShipID {
	for id := range x.EachShip() {
		if x.Side(id) != x.Side(x.Self()) {
			return id
		}
	}
	return game.NoShip
}

// pull lets a pilot with that ability boost the enemy straight ahead.
func pull(s *scene.Scene, pilot *scene.Ship) {
	s.Activate(pilot, "1 straight")
	s.Use(pilot, "snare")
	s.Choose(func(c game.Choice) bool { return c.Verb == game.OptionVerb && c.N == 0 })
	s.Maneuver("1 straight")
}

func TestObstacle_MetWithoutAManeuver(t *testing.T) {
	cases := []struct {
		clause, code string
		token        game.Token
		tokens       int
		damage       int
	}{
		{"2e.obstacle.not-maneuver.asteroid", asteroid, game.StressToken, 0, 1},
		{"2e.obstacle.not-maneuver.debris", debris, game.StressToken, 1, 0},
		{"2e.obstacle.not-maneuver.gas", gas, game.StrainToken, 1, 0},
	}
	for _, c := range cases {
		t.Run(c.clause, func(t *testing.T) {
			s := lab(t, snare)
			wedge := s.Mine("wedgeantilles", scene.At(200, 400, 0))
			tie := s.Theirs("academypilot", scene.At(400, 400, 0))
			s.Obstacle(c.code, scene.At(400, 440, 0))
			pull(s, wedge)
			s.WantPose(tie, 400, 480, 0)
			s.Dice("hit")
			s.WantTokens(tie, c.token, c.tokens)
			s.WantDamage(tie, c.damage)
			rest(s)
			s.Is(!s.State().Ships[tie.ID()].SkipAction, "its action step not to be skipped")
			s.Done()
		})
	}
}

func TestContact_EndsByRotating(t *testing.T) {
	// 2e.range.0-persists-until-move: the guides that kept the bases apart point elsewhere now.
	// 2e.movement.rotate-ship.not-a-move: after it, only the boost is seen as a move.
	s := lab(t, snare)
	wedge := s.Mine("wedgeantilles", scene.At(200, 400, 0))
	tie := s.Theirs("academypilot", scene.At(400, 400, 0))
	other := s.Theirs("academypilot", scene.At(400, 523, 0))
	pull(s, wedge)
	s.Touch(tie, other) // as a partial maneuver would leave them there
	s.Side(geom.Left)
	s.WantPose(tie, 400, 480, 270)
	s.WantRange(tie, other, 1)
	s.Use(wedge, "see a move")
	s.NotOffered(wedge, "see a move")
	rest(s)
	s.Done()
}

func TestRotate_NotOntoAShip(t *testing.T) {
	for _, c := range []struct {
		gap     float64 // to the ship beside it
		rotates bool
	}{{1, false}, {2, true}} {
		// 2e.movement.rotate-ship.blocked-by-ship: turned by 90 degrees, the guides reach 1.5 mm to
		// the sides.
		s := lab(t, snare)
		wedge := s.Mine("wedgeantilles", scene.At(200, 400, 0))
		tie := s.Theirs("academypilot", scene.At(400, 400, 0))
		s.Theirs("academypilot", scene.At(440+c.gap, 480, 0))
		pull(s, wedge)
		if c.rotates {
			s.Side(geom.Left)
			s.WantPose(tie, 400, 480, 270)
		} else {
			s.Refused(func() { s.Side(geom.Left) })
			s.Refused(func() { s.Side(geom.Right) })
		}
		rest(s)
		s.Done()
	}
}
