package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// deploy places ships in set-up, each in the middle of its player's zone, 100 mm apart.
func deploy(s *scene.Scene, ships ...*scene.Ship) {
	for i, ship := range ships {
		y, heading := 50.0, 0.0
		if s.Exec().Owner(ship.ID()) == game.Seat2 {
			y, heading = edge-50, 180
		}
		s.Place(ship, 100+100*float64(i), y, heading)
	}
}

func TestSetup_TheCheaperSquadChoosesTheFirstPlayer(t *testing.T) {
	cases := []struct {
		mine, theirs int
		chooser      game.Player
	}{{196, 200, game.Seat1}, {200, 196, game.Seat2}}
	for _, c := range cases {
		// 2e.setup.player-order.lowest-points-chooses
		s := scene.Second(t)
		mine := s.Mine("academypilot", scene.Points(c.mine))
		theirs := s.Theirs("academypilot", scene.Points(c.theirs))
		s.Setup()
		s.Is(s.Exec().Waiting(s.State()) == game.Only(c.chooser), "player %d asked", c.chooser)
		s.Choose(func(o game.Choice) bool {
			return o.Verb == game.PlayerVerb && game.Player(o.N) == game.Seat2
		})
		s.Is(s.State().First == game.Seat2, "whom he chose")
		deploy(s, theirs, mine)
		s.Done()
	}
}

func TestSetup_TheFirstPlayerByChance(t *testing.T) {
	for _, points := range []int{200, 0} {
		// 2e.setup.player-order.tie
		// 2e.setup.player-order.random-otherwise: without points too; both are as likely.
		s := scene.Second(t)
		mine := s.Mine("academypilot", scene.Points(points))
		theirs := s.Theirs("academypilot", scene.Points(points))
		s.Setup()
		s.Is(s.Exec().Waiting(s.State()) == game.Only(game.Chance), "Chance asked")
		q := s.Exec().Ask(s.State(), game.Chance)
		s.Is(q.N == 2 && q.Weights[0] == q.Weights[1], "two players, as likely")
		s.Choose(func(o game.Choice) bool { return o.N == int16(game.Seat1) })
		deploy(s, mine, theirs)
		s.Done()
	}
}

// begin plays set-up up to the placing of obstacles or ships, with player 1 as first player.
func begin(s *scene.Scene) {
	s.Setup()
	s.Choose(func(c game.Choice) bool {
		return c.Verb == game.PlayerVerb && game.Player(c.N) == game.Seat1
	})
}

func TestSetup_ObstaclesThenForces(t *testing.T) {
	// 2e.setup.step-order
	// 2e.setup.obstacles.alternate-in-player-order
	s := scene.Second(t)
	mine := s.Mine("academypilot")
	theirs := s.Theirs("academypilot")
	var rocks []*scene.Obstacle
	for _, code := range []string{asteroid, gas, debris} {
		rocks = append(rocks, s.Obstacle(code))
	}
	begin(s)
	s.Refused(func() { s.Place(mine, 100, 50, 0) })
	s.Is(s.Exec().Waiting(s.State()) == game.Only(game.Seat1), "the first player asked")
	s.PlaceObstacle(rocks[2], 300, 300, 0) // any of those that are left
	s.Is(s.Exec().Waiting(s.State()) == game.Only(game.Seat2), "the second player asked")
	s.Refused(func() { s.PlaceObstacle(rocks[2], 500, 300, 0) })
	s.PlaceObstacle(rocks[0], 500, 300, 0)
	s.Is(s.Exec().Waiting(s.State()) == game.Only(game.Seat1), "the first player asked again")
	s.PlaceObstacle(rocks[1], 300, 600, 0)
	deploy(s, mine, theirs)
	s.Done()
}

// The outline of this asteroid reaches 20.8 mm to the right of its middle, 18.4 to the left and
// 16.8 downward.
func TestSetup_ObstaclesBeyondRange1OfEachOther(t *testing.T) {
	// 2e.setup.obstacles.beyond-1-of-each-other
	// 2e.range.beyond: the nearest points are what counts.
	s := scene.Second(t)
	ship := s.Mine("academypilot")
	left, right := s.Obstacle(asteroid), s.Obstacle(asteroid)
	begin(s)
	s.PlaceObstacle(left, 400, 400, 0)
	s.Refused(func() { s.PlaceObstacle(right, 400+20.8+100+17, 400, 0) })
	s.PlaceObstacle(right, 400+20.8+100+19, 400, 0)
	deploy(s, ship)
	s.Done()
}

func TestSetup_ObstaclesBeyondRange2OfTheEdges(t *testing.T) {
	// 2e.setup.obstacles.beyond-2-of-edges
	s := scene.Second(t)
	ship := s.Mine("academypilot")
	rock := s.Obstacle(asteroid)
	begin(s)
	s.Refused(func() { s.PlaceObstacle(rock, 400, 200+16.8-1, 0) })
	s.Refused(func() { s.PlaceObstacle(rock, 200+18.4-1, 400, 0) })
	s.Refused(func() { s.PlaceObstacle(rock, 400, edge-200-16, 0) })
	s.PlaceObstacle(rock, 200+18.4+1, 200+16.8+1, 0)
	deploy(s, ship)
	s.Done()
}

func TestSetup_ShipsByAscendingInitiative(t *testing.T) {
	// 2e.setup.place-forces.ascending-initiative
	s := scene.Second(t)
	three := s.Mine("blacksquadronace")
	one := s.Theirs("academypilot")
	two := s.Theirs("obsidiansquadronpilot")
	begin(s)
	s.Refused(func() { s.Place(two, 200, edge-50, 180) })
	s.Place(one, 100, edge-50, 180)
	s.Place(two, 200, edge-50, 180)
	s.Place(three, 300, 50, 0)
	s.Done()
}

func TestSetup_TiesInPlayerOrder(t *testing.T) {
	// 2e.setup.place-forces.tie-player-order
	// 2e.setup.place-forces.own-choice-within-initiative
	s := scene.Second(t)
	mine := [2]*scene.Ship{s.Mine("academypilot"), s.Mine("academypilot")}
	theirs := s.Theirs("academypilot")
	begin(s)
	s.Refused(func() { s.Place(theirs, 100, edge-50, 180) })
	s.Place(mine[1], 100, 50, 0)
	s.Refused(func() { s.Place(theirs, 100, edge-50, 180) })
	s.Place(mine[0], 200, 50, 0)
	s.Place(theirs, 100, edge-50, 180)
	s.Done()
}

func TestSetup_ShipsWithinRange1OfTheirEdge(t *testing.T) {
	// 2e.setup.place-forces.range-1-of-edge
	// 2e.range.within: with all of its base.
	// 2e.setup.play-area.opposite-edges
	// 2e.setup.play-area.3x3: the top edge lies 914.4 mm above the lower one.
	s := scene.Second(t)
	mine := s.Mine("academypilot")
	theirs := s.Theirs("academypilot")
	begin(s)
	s.Refused(func() { s.Place(mine, 100, 81, 0) })
	s.Refused(func() { s.Place(mine, 100, edge-50, 0) })
	s.Refused(func() { s.Place(mine, 100, 19, 0) })
	s.Place(mine, 100, 80, 0)
	s.Refused(func() { s.Place(theirs, 100, 50, 0) })
	s.Refused(func() { s.Place(theirs, 100, edge-81, 180) })
	s.Place(theirs, edge-20, edge-80, 180)
	s.Done()
}

func TestSetup_LargeShipsThatFillTheZone(t *testing.T) {
	// 2e.setup.place-forces.large-may-extend: set up at 45 degrees, the base of 80 mm is 113.1
	// from corner to corner.
	s := scene.Second(t)
	large := s.Mine("darkcourier")
	begin(s)
	s.Refused(func() { s.Place(large, 200, 60, 45) }) // 3 mm short of the edge, and beyond range 1
	s.Refused(func() { s.Place(large, 200, 55, 45) }) // over the edge
	s.Place(large, 200, 56.5686, 45)
	s.Done()
}

func TestSetup_OtherShipsDoNotExtend(t *testing.T) {
	// 2e.setup.place-forces.large-may-extend: a base that fits may not stick out.
	s := scene.Second(t)
	large := s.Mine("darkcourier")
	medium := s.Mine("bluesquadronscout")
	begin(s)
	s.Refused(func() { s.Place(large, 200, 61, 0) })
	s.Place(large, 200, 60, 0)
	s.Refused(func() { s.Place(medium, 400, 71, 0) })
	s.Place(medium, 400, 70, 0)
	s.Done()
}

func TestSetup_NotOntoAnotherShip(t *testing.T) {
	// 2e.setup.place-forces.no-overlap-with-ships
	s := scene.Second(t)
	first, second := s.Mine("academypilot"), s.Mine("academypilot")
	begin(s)
	s.Place(first, 100, 50, 0)
	s.Refused(func() { s.Place(second, 139, 50, 0) })
	s.Place(second, 140, 50, 0)
	s.Done()
}

func TestSetup_OnAnObstacle(t *testing.T) {
	// 2e.setup.place-forces.obstacles-have-no-setup-effect: no die is rolled, nothing suffered. The
	// asteroid is where only a card could have put it.
	s := scene.Second(t)
	tie := s.Mine("academypilot")
	rock := s.Obstacle(asteroid)
	begin(s)
	s.PlaceObstacle(rock, 400, 400, 0)
	s.State().Obstacles[0].Pose = scene.PoseAt(400, 50, 0)
	s.Place(tie, 400, 50, 0)
	s.WantDamage(tie, 0)
	s.Done()
}

func TestSetup_ThePlayerOrderStays(t *testing.T) {
	// 2e.setup.player-order.fixed-for-game
	s := scene.Second(t)
	mine := s.Mine("academypilot", scene.At(400, 300, 0), scene.Points(10))
	theirs := s.Theirs("academypilot", scene.At(400, 800, 180), scene.Points(5))
	s.First(game.Seat2)
	for range 2 {
		s.Round()
		s.Dial(mine, "1 turn-left")
		s.Dial(theirs, "1 turn-left")
		rest(s)
		s.Is(s.State().First == game.Seat2, "the same first player")
	}
	s.Done()
}

func TestSetup_EverythingStartsActive(t *testing.T) {
	// 2e.setup.gather-forces.charges-active
	// 2e.charge.limit-start-active
	// 2e.setup.gather-forces.placement-of-charges: those of the torpedoes lie on their card.
	s := scene.Second(t)
	luke := s.Mine("lukeskywalker", scene.At(400, 300, 0), scene.With("protontorpedoes"))
	s.WantShields(luke, 2)
	s.WantForce(luke, 2)
	s.WantCharges(luke, "protontorpedoes", 2)
	s.WantCharges(luke, "lukeskywalker", 0)
	s.Done()
}

func TestSetup_ForceOfUpgradesIsTheShips(t *testing.T) {
	// 2e.force.from-upgrade-adds
	s := scene.Second(t)
	s.Unbuilt()
	ship := s.Mine("inquisitor", scene.At(400, 300, 0), scene.With("seventhsister"))
	s.WantForce(ship, 2)
	s.WantCharges(ship, "seventhsister", 0)
	s.Done()
}

func TestSetup_ADeckForEachPlayer(t *testing.T) {
	// 2e.setup.prepare.own-deck-each: a card dealt to one player's ship comes out of his deck.
	// 2e.setup.prepare.damage-deck-shuffled: any card may come next, as likely as there are of it.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 300, 0))
	foe := s.Theirs("academypilot", scene.At(400, 500, 0))
	before := s.State().Decks
	s.Attack(tie, foe)
	s.Dice("crit", "blank")
	s.Dice("blank", "blank", "blank")
	q := s.Exec().Ask(s.State(), game.Chance)
	cards := 0
	for _, w := range q.Weights[:q.N] {
		cards += int(w)
	}
	s.Is(q.N == 14 && cards == 33, "14 titles and 33 cards, not %d and %d", q.N, cards)
	s.Draw("structuraldamage")
	s.Is(s.State().Decks[game.Seat1] == before[game.Seat1], "the attacker's deck as it was")
	s.Is(s.State().Decks[game.Seat2] != before[game.Seat2], "a card gone from the defender's deck")
	s.Done()
}
