package upgrades_test

import (
	"strings"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// nets puts Conner Nets' 3 ion tokens, and 1 hit damage, in the way of a ship with an upgrade.
func nets(t *testing.T, upgrade string) (s *scene.Scene, ship, other *scene.Ship) {
	s = scene.Second(t)
	ship = s.Mine(xwing, south, scene.With(upgrade))
	other = s.Theirs(tie, scene.At(line+100, 380, 180))
	s.Device("Conner Net", other, scene.At(line, 370, 0))
	return s, ship, other
}

func TestStaticDischargeVanes_PassesATokenOn(t *testing.T) {
	// 2e.timing.replacement
	s, ship, other := nets(t, "staticdischargevanes")
	s.Activate(ship, "2 straight")
	s.Use(ship, "discharge") // the first of three
	s.Pick(other)
	s.WantTokens(other, game.IonToken, 1)
	s.WantTokens(ship, game.IonToken, 2) // it is stressed now
	s.WantTokens(ship, game.StressToken, 1)
	s.WantShields(ship, 0) // the net, and 1 hit damage
	s.Done()
}

func TestStaticDischargeVanes_NotOffered(t *testing.T) {
	each(t, map[string]func(s *scene.Scene, ship, other *scene.Ship){
		"stressed": func(s *scene.Scene, ship, _ *scene.Ship) {
			s.Tokens(ship, game.StressToken, 2)
		},
	}, func(t *testing.T, f func(s *scene.Scene, ship, other *scene.Ship)) {
		s, ship, other := nets(t, "staticdischargevanes")
		f(s, ship, other)
		s.Never(ship, "discharge")
		s.Activate(ship, "2 straight")
		s.WantTokens(ship, game.IonToken, 3)
		s.Done()
	})
}

func TestStaticDischargeVanes_NobodyNear(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("staticdischargevanes"))
	other := s.Theirs(tie, scene.At(line+200, 420, 180))
	s.Device("Conner Net", other, scene.At(line, 370, 0))
	s.Never(ship, "discharge")
	s.Activate(ship, "2 straight")
	s.WantTokens(ship, game.IonToken, 3)
	s.Pass()
	s.Done()
}

// sister lets a ship execute a red maneuver at a distance from the Seventh Sister.
func sister(t *testing.T, force int, gap float64, mine bool) (s *scene.Scene, ship,
	red *scene.Ship,
) {
	s = scene.Second(t)
	ship = s.Mine("rearadmiralchiraneau", scene.At(line-60-gap, 420, 0),
		scene.With("seventhsister"), scene.Force(force))
	red = s.Ship(map[bool]game.Player{true: game.Seat1, false: game.Seat2}[mine], tie, south)
	s.Activate(red, "3 koiogran")
	return s, ship, red
}

func TestSeventhSister_JamsOrTractors(t *testing.T) {
	// 2e.timing.replacement
	for _, kind := range []game.Token{game.JamToken, game.TractorToken} {
		s, ship, red := sister(t, 1, 90, false)
		s.Use(ship, "twist the stress")
		s.Choose(func(c game.Choice) bool { return game.Token(c.Item) == kind })
		if kind == game.TractorToken {
			s.Asked(game.Seat1) // who moves it
			s.Pass()
		}
		s.WantTokens(red, kind, 1)
		s.WantTokens(red, game.StressToken, 0)
		s.WantForce(ship, 0)
		s.Pass() // the enemy's action: it is not stressed
		s.Done()
	}
}

func TestSeventhSister_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		force int
		gap   float64
		mine  bool
	}{
		"no Force": {0, 90, false}, "range 2": {1, 101, false}, "a friend": {1, 90, true},
	}, func(t *testing.T, c struct {
		force int
		gap   float64
		mine  bool
	}) {
		s := scene.Second(t)
		ship := s.Mine("rearadmiralchiraneau", scene.At(line-60-c.gap, 420, 0),
			scene.With("seventhsister"), scene.Force(c.force))
		red := s.Ship(map[bool]game.Player{true: game.Seat1, false: game.Seat2}[c.mine], tie, south)
		s.Never(ship, "twist the stress")
		s.Activate(red, "3 koiogran")
		s.WantTokens(red, game.StressToken, 1)
		s.Done()
	})
}

// ciena coordinates a friend, which performs this action.
func ciena(t *testing.T, action string) (s *scene.Scene, ship, friend *scene.Ship) {
	s = scene.Second(t)
	ship = s.Mine(tie, south, scene.With("cienaree", "squadleader"))
	friend = s.Mine(tie, scene.At(line, 450, 0))
	for _, it := range []*scene.Ship{ship, friend} {
		s.PrintActions(it, "focus", "barrel roll", "boost")
	}
	s.Perform(ship, 0, game.CoordinateAction)
	s.Use(ship, "coordinate")
	s.Pick(friend)
	s.Use(friend, action)
	return s, ship, friend
}

func TestCienaRee_TurnsTheCoordinatedShip(t *testing.T) {
	// 2e.movement.rotate-ship.not-a-move
	s, ship, friend := ciena(t, "barrel roll")
	s.Side(geom.Left)
	s.Position(0)
	s.Use(ship, "turn the ship")
	s.Side(geom.Right)
	s.WantPose(friend, line-80, 450, 90)
	s.WantTokens(friend, game.StressToken, 1)
	s.Done()
}

func TestCienaRee_AfterABoost(t *testing.T) {
	s, ship, friend := ciena(t, "boost")
	s.Maneuver("1 straight")
	s.Use(ship, "turn the ship")
	s.Side(geom.Right)
	s.WantPose(friend, line, 530, 90)
	s.Done()
}

func TestCienaRee_AnotherAction(t *testing.T) {
	s, ship, friend := ciena(t, "focus")
	s.Never(ship, "turn the ship")
	s.WantTokens(friend, game.StressToken, 0)
	s.Done()
}

func TestCienaRee_NoRoomToTurn(t *testing.T) {
	// 2e.movement.rotate-ship.blocked-by-ship: its guides would be on a ship at either side.
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("cienaree", "squadleader"))
	friend := s.Mine(tie, scene.At(line, 450, 0))
	s.Theirs(tie, scene.At(line-80-41, 450, 180))
	s.Theirs(tie, scene.At(line-80, 492, 90))
	s.Never(ship, "turn the ship")
	s.Perform(ship, 0, game.CoordinateAction)
	s.Use(ship, "coordinate")
	s.Pick(friend)
	s.Use(friend, "barrel roll")
	s.Side(geom.Left)
	s.Position(0)
	s.Done()
}

func TestMoffJerjerrod_EveryFriendBoostsTheSameWay(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("moffjerjerrod"))
	friend := s.Mine(tie, scene.At(line+200, 300, 0))
	stressed := s.Mine(tie, scene.At(line+400, 300, 0), scene.Tokens(game.StressToken, 1))
	enemy := s.Theirs(tie, scene.At(line, 700, 180))
	s.System(ship)
	s.Use(ship, "order to boost")
	s.WantCharges(ship, "moffjerjerrod", 0)
	s.ChooseNamed("bank left")
	s.Refused(func() { s.Pick(stressed) })
	s.Refused(func() { s.Pick(enemy) })
	s.Pick(friend)
	s.Use(friend, "boost")
	s.Refused(func() { s.Maneuver("1 straight") })
	s.Maneuver("1 bank-left")
	s.WantTokens(friend, game.StressToken, 1)
	s.Pass() // its own ship declines
	s.WantPose(ship, line, 300, 0)
	s.Done()
	for _, way := range []string{"straight", "bank right"} {
		s = scene.Second(t)
		ship = s.Mine(tie, south, scene.With("moffjerjerrod"))
		s.Perform(ship, 0, game.BarrelRollAction) // which leaves it its boost
		s.Use(ship, "barrel roll")
		first(s)
		s.Position(0)
		s.System(ship)
		s.Use(ship, "order to boost")
		s.ChooseNamed(way)
		s.Use(ship, "boost")
		s.Maneuver("1 " + strings.ReplaceAll(way, " right", "-right"))
		s.WantTokens(ship, game.StressToken, 1)
		s.Done()
	}
}

func TestMoffJerjerrod_NotOffered(t *testing.T) {
	each(t, map[string]struct{ charges, stress int }{
		"one charge": {1, 0}, "everyone is stressed": {2, 1},
	}, func(t *testing.T, c struct{ charges, stress int }) {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With("moffjerjerrod"),
			scene.Tokens(game.StressToken, c.stress))
		s.Theirs(tie, north)
		s.Charges(ship, "moffjerjerrod", c.charges)
		s.Never(ship, "order to boost")
		s.System(ship)
		s.Done()
	})
}
