package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// tug returns a ship card that may give any ship tractor tokens before it engages, twice.
func tug(n int) card.Def {
	pull := func(name string) card.Ability {
		return card.Ability{Name: name, When: card.BeforeEngage,
			Do: []card.Op{card.Choose(), card.Gain(card.Chosen, n, card.TractorToken)}}
	}
	return card.Def{ID: "wedgeantilles", Abilities: []card.Ability{pull("pull"), pull("pull again")}}
}

// pulled lets a tug of player 1 give a ship of player 2, which faces up the table, n tokens.
func pulled(t *testing.T, pilot string, n int) (*scene.Scene, *scene.Ship) {
	t.Helper()
	s := lab(t, tug(n))
	wedge := s.Mine("wedgeantilles", scene.At(700, 100, 180))
	foe := s.Theirs(pilot, scene.At(400, 400, 0))
	s.Engage(wedge)
	s.Use(wedge, "pull")
	s.Pick(foe)
	return s, foe
}

func TestTractor_ThresholdsBySize(t *testing.T) {
	for _, c := range []struct {
		pilot     string
		n         int
		tractored bool
	}{
		{"academypilot", 1, true},
		{"104thbattalionpilot", 1, false}, {"104thbattalionpilot", 2, true},
		{"outerrimsmuggler", 2, false}, {"outerrimsmuggler", 3, true},
	} {
		// 2e.token.tractor.thresholds
		s, foe := pulled(t, c.pilot, c.n)
		if c.tractored {
			s.ChooseNamed("boost")
			s.Maneuver("1 straight")
			s.Pass() // its player leaves the ship as it stands
		}
		s.Is((s.Of(foe).Pose.Y > 400*geom.Millimeter) == c.tractored, "moved: %v", c.tractored)
		rest(s)
		s.Done()
	}
}

func TestTractor_BoostedStraightAhead(t *testing.T) {
	// 2e.token.tractor.move: by the player whose effect it was
	s, foe := pulled(t, "academypilot", 1)
	s.Asked(game.Seat1)
	s.ChooseNamed("boost")
	s.Asked(game.Seat1)
	s.Refused(func() { s.Maneuver("1 bank-left") })
	s.Maneuver("1 straight")
	s.WantPose(foe, 400, 480, 0)
	rest(s)
	s.Done()
}

func TestTractor_Rolled(t *testing.T) {
	for n, y := range map[int]float64{-1: 390, 0: 400, 1: 410} {
		// 2e.token.tractor.move: that player picks the side and the place too.
		s, foe := pulled(t, "academypilot", 1)
		s.ChooseNamed("barrel roll")
		s.Asked(game.Seat1)
		s.Side(geom.Right)
		s.Asked(game.Seat1)
		s.Position(n)
		s.WantPose(foe, 480, y, 0)
		rest(s)
		s.Done()
	}
}

func TestTractor_OrNot(t *testing.T) {
	// 2e.token.tractor.move: it may be moved
	s, foe := pulled(t, "academypilot", 1)
	s.Asked(game.Seat1)
	s.Pass()
	s.WantPose(foe, 400, 400, 0)
	s.WantTokens(foe, game.TractorToken, 1)
	rest(s)
	s.Done()
}

func TestTractor_RollOfMediumAndLargeShips(t *testing.T) {
	for _, c := range []struct {
		pilot string
		n     int
		x     float64
	}{{"104thbattalionpilot", 2, 400 - 30 - 20 - 30}, {"outerrimsmuggler", 3, 400 - 40 - 20 - 40}} {
		// 2e.token.tractor.medium-large-roll
		s, foe := pulled(t, c.pilot, c.n)
		s.ChooseNamed("barrel roll")
		s.Side(geom.Left)
		s.Position(0)
		s.WantPose(foe, c.x, 400, 0)
		rest(s)
		s.Done()
	}
}

func TestTractor_OncePerRound(t *testing.T) {
	for _, moved := range []bool{true, false} {
		// 2e.token.tractor.first-time-per-round: on becoming tractored, or never in this round
		s := lab(t, tug(1))
		wedge := s.Mine("wedgeantilles", scene.At(700, 100, 180))
		foe := s.Theirs("academypilot", scene.At(400, 400, 0))
		s.Engage(wedge)
		s.Use(wedge, "pull")
		s.Pick(foe)
		if moved {
			s.ChooseNamed("boost")
			s.Maneuver("1 straight")
			s.Pass()
		} else {
			s.Pass()
		}
		s.Use(wedge, "pull again")
		s.Pick(foe)
		s.WantTokens(foe, game.TractorToken, 2)
		s.Done()
	}
}

func TestTractor_AgainInTheNextRound(t *testing.T) {
	// 2e.token.tractor.first-time-per-round
	s := lab(t, tug(1))
	wedge := s.Mine("wedgeantilles", scene.At(700, 100, 0))
	foe := s.Theirs("academypilot", scene.At(400, 400, 0))
	s.Engage(wedge)
	s.Use(wedge, "pull")
	s.Pick(foe)
	s.Pass()
	rest(s)
	s.End()
	s.Round()
	s.Dial(wedge, "2 straight")
	s.Dial(foe, "2 straight")
	s.Pass() // the action of either ship
	s.Pass()
	s.Use(wedge, "pull")
	s.Pick(foe)
	s.ChooseNamed("boost")
	s.Maneuver("1 straight")
	s.WantPose(foe, 400, 400+120+80, 0)
	rest(s)
	s.Done()
}

func TestTractor_IsNoActionAndNoManeuver(t *testing.T) {
	// 2e.token.tractor.not-action: no action is used up, and what follows a maneuver does not come.
	s, foe := pulled(t, "academypilot", 1)
	s.ChooseNamed("barrel roll")
	s.Side(geom.Right)
	s.Position(0)
	rest(s)
	s.Is(s.Of(foe).Performed == 0, "no action performed")
	s.NoEvent(game.ManeuverBegan)
	s.Perform(foe, 0, game.BarrelRollAction)
	s.Use(foe, "barrel roll")
	s.Side(geom.Right)
	s.Position(0)
	s.WantPose(foe, 560, 400, 0)
	s.Done()
}

func TestTractor_IntoAShipFails(t *testing.T) {
	for _, c := range []struct {
		y     float64 // of the ship in the way
		fails bool
	}{{519, true}, {530, false}} {
		// 2e.token.tractor.can-fail: it stays, and is not rotated either.
		s := lab(t, tug(1))
		wedge := s.Mine("wedgeantilles", scene.At(700, 100, 180))
		foe := s.Theirs("academypilot", scene.At(400, 400, 0))
		s.Theirs("academypilot", scene.At(400, c.y, 0))
		s.Engage(wedge)
		s.Use(wedge, "pull")
		s.Pick(foe)
		s.ChooseNamed("boost")
		s.Maneuver("1 straight")
		if c.fails {
			s.WantPose(foe, 400, 400, 0)
			s.Asked(game.Seat1) // to use the other ability: no rotation is offered
		} else {
			s.WantPose(foe, 400, 480, 0)
			s.Asked(game.Seat2)
		}
		rest(s)
		s.Done()
	}
}

func TestTractor_OutOfThePlayAreaFails(t *testing.T) {
	// 2e.token.tractor.can-fail
	// 2e.flee.not-by-reposition
	s := lab(t, tug(1))
	wedge := s.Mine("wedgeantilles", scene.At(700, 100, 180))
	foe := s.Theirs("academypilot", scene.At(400, 820, 0))
	s.Engage(wedge)
	s.Use(wedge, "pull")
	s.Pick(foe)
	s.ChooseNamed("boost")
	s.Maneuver("1 straight")
	s.WantPose(foe, 400, 820, 0)
	s.WantAlive(foe)
	rest(s)
	s.Done()
}

func TestTractor_OntoAnAsteroid(t *testing.T) {
	// 2e.token.tractor.can-overlap-obstacle: and it suffers what it meets there.
	s := lab(t, tug(1))
	s.Obstacle(asteroid, scene.At(400, 500, 0))
	wedge := s.Mine("wedgeantilles", scene.At(700, 100, 180))
	foe := s.Theirs("academypilot", scene.At(400, 400, 0))
	s.Engage(wedge)
	s.Use(wedge, "pull")
	s.Pick(foe)
	s.ChooseNamed("boost")
	s.Maneuver("1 straight")
	s.Dice("hit")
	s.WantPose(foe, 400, 480, 0)
	s.WantDamage(foe, 1)
	rest(s)
	s.Done()
}

func TestTractor_TurnedByItsOwner(t *testing.T) {
	for _, c := range []struct {
		side    geom.Side
		heading float64
	}{{geom.Left, 270}, {geom.Right, 90}} {
		// 2e.token.tractor.rotate-option
		s, foe := pulled(t, "academypilot", 1)
		s.ChooseNamed("boost")
		s.Maneuver("1 straight")
		s.Asked(game.Seat2)
		s.Side(c.side)
		s.WantPose(foe, 400, 480, c.heading)
		s.WantTokens(foe, game.StressToken, 1)
		rest(s)
		s.Done()
	}
}

func TestTractor_NotTurned(t *testing.T) {
	// 2e.token.tractor.rotate-option: only who turns gains stress.
	s, foe := pulled(t, "academypilot", 1)
	s.ChooseNamed("boost")
	s.Maneuver("1 straight")
	s.Asked(game.Seat2)
	s.Pass()
	s.WantPose(foe, 400, 480, 0)
	s.WantTokens(foe, game.StressToken, 0)
	rest(s)
	s.Done()
}

func TestTractor_OfOnesOwnShip(t *testing.T) {
	// 2e.token.tractor.move: its own player moves it.
	// 2e.token.tractor.rotate-option: no opponent moved it, so that it is not turned.
	s := lab(t, tug(1))
	wedge := s.Mine("wedgeantilles", scene.At(700, 100, 180))
	tie := s.Mine("academypilot", scene.At(400, 400, 0))
	s.Engage(wedge)
	s.Use(wedge, "pull")
	s.Pick(tie)
	s.Asked(game.Seat1)
	s.ChooseNamed("boost")
	s.Maneuver("1 straight")
	s.WantPose(tie, 400, 480, 0)
	s.Refused(func() { s.Side(geom.Left) })
	rest(s)
	s.Done()
}

func TestTractor_TheTemplateOfTheTractoredShip(t *testing.T) {
	// 2e.token.tractor.template-abilities: Lieutenant Lorrir is rolled with a bank like his own
	// rolls, other ships are rolled with the straight.
	for pilot, bent := range map[string]bool{"lieutenantlorrir": true, "academypilot": false} {
		s, foe := pulled(t, pilot, 1)
		s.ChooseNamed("barrel roll")
		s.Side(geom.Right)
		if bent {
			s.ChooseNamed("bend to the front")
		}
		s.Position(0)
		s.Is((s.Of(foe).Pose.Heading != 0) == bent, "turned by a bank: %v", bent)
		rest(s)
		s.Done()
	}
}

func TestTractor_TurnedOntoAnAsteroid(t *testing.T) {
	// 2e.movement.rotate-ship.onto-object: the roll onto it has its effect, the turn on it has none,
	// and the ship is at range 0 of it.
	s := lab(t, tug(1))
	wedge := s.Mine("wedgeantilles", scene.At(700, 100, 180))
	foe := s.Theirs("academypilot", scene.At(400, 400, 0))
	rock := s.Obstacle("coreasteroid0", scene.At(490, 400, 0))
	s.Engage(wedge)
	s.Use(wedge, "pull")
	s.Pick(foe)
	s.ChooseNamed("barrel roll")
	s.Side(geom.Right)
	s.Position(0)
	s.Dice("blank")
	s.Side(geom.Right)
	s.WantPose(foe, 480, 400, 90)
	s.WantRangeTo(foe, rock.Object(), 0)
	rest(s)
	s.Done()
}

// 2e.token.tractor.first-time-per-round: a ship that keeps its token into the next round is tractored already, so
// that one more does not move it.
func TestTractor_KeptFromTheRoundBefore(t *testing.T) {
	for kept, moved := range map[int]bool{0: true, 1: false} {
		s := scene.Second(t)
		ship := s.Mine("captainkagi", scene.At(457, 300, 0), scene.With("tractorbeam"))
		foe := s.Theirs("bluesquadronescort", scene.At(457, 520, 0))
		s.Exec()
		s.Of(foe).Tokens[game.TractorToken] = uint8(kept) // without what a scene notes of how a ship begins
		s.Of(foe).Tractored = false
		s.AttackWith(ship, "tractorbeam", foe)
		s.Dice("hit", "blank", "blank")
		s.Dice([]string{"blank", "blank"}[kept:]...)
		if moved {
			s.ChooseNamed("pass")
		}
		s.WantTokens(foe, game.TractorToken, kept+1)
		s.Done()
	}
}
