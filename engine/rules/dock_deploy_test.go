package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestDeploy_FromTheGuidesOfTheCarrier(t *testing.T) {
	cases := []struct {
		from        string
		y, heading  float64
		begins, way float64
	}{
		{"from the front guides", 457 + 40 + 80 + 20, 0, 457 + 20, 0},
		{"from the rear guides", 457 - 40 - 80 - 20, 180, 457 - 20, 180},
	}
	for _, c := range cases {
		// 2e.dock.deploy-in-system-phase
		// 2e.reserve.must-return-effect: docking says how the ship comes back.
		s := scene.Second(t)
		carrier := hound(s)
		ship := s.Mine(pirate, scene.Docked(carrier))
		s.Systems()
		s.ChooseNamed(c.from)
		s.Maneuver("2 straight")
		s.WantPose(ship, 457, c.y, c.heading)
		s.WantDocked(ship, nil)
		s.Use(ship, "focus") // 2e.dock.deploy.action
		s.WantTokens(ship, game.FocusToken, 1)
		s.Done()
	}
}

func TestDeploy_IsOptional(t *testing.T) {
	s := scene.Second(t)
	carrier := hound(s)
	ship := s.Mine(pirate, scene.Docked(carrier))
	s.Systems()
	s.Pass()
	s.WantDocked(ship, carrier)
	s.Done()
}

func TestDeploy_AtItsOwnInitiative(t *testing.T) {
	for _, c := range []struct {
		pilot      string
		initiative int8
	}{{pirate, 1}, {hunter, 3}} {
		// 2e.dock.initiative-of-docked: not at that of the carrier, which is 2.
		s := scene.Second(t)
		carrier := hound(s)
		s.Mine(c.pilot, scene.Docked(carrier))
		s.Systems()
		s.Is(s.State().Initiative == c.initiative, "initiative %d", s.State().Initiative)
		s.Pass()
		s.Done()
	}
}

func TestDeploy_NoOtherPhase(t *testing.T) {
	// 2e.dock.deploy-in-system-phase
	s := scene.Second(t)
	carrier := hound(s)
	ship := s.Mine(pirate, scene.Docked(carrier))
	s.SetDial(carrier, "1 straight")
	s.Activation()
	s.Pass() // the action of the other ship, and nothing else
	s.WantDocked(ship, carrier)
	s.Done()
}

func TestDeploy_NeitherStationaryNorReverse(t *testing.T) {
	// 2e.dock.deploy.which-maneuvers: this dial has a reverse maneuver.
	s := scene.Second(t)
	s.Unbuilt()
	carrier := s.Mine("lothalrebel", scene.At(457, 457, 0), scene.With("ghost"))
	ship := s.Mine("ap5", scene.Docked(carrier))
	dial := s.Exec().Info(ship.ID()).Dial
	s.Systems()
	s.ChooseNamed("from the rear guides")
	s.Refused(func() { s.Maneuver("1 reverse-straight") })
	q := s.Exec().Ask(s.State(), game.Seat1)
	s.Is(q.N == len(dial)-1, "all %d maneuvers but one, not %d", len(dial), q.N)
	s.Maneuver("1 straight")
	s.Pass()
	s.Done()
}

func TestDeploy_OnlyFromTheRear(t *testing.T) {
	s := scene.Second(t)
	s.Unbuilt()
	carrier := s.Mine("lothalrebel", scene.At(457, 457, 0), scene.With("ghost"))
	s.Mine("ap5", scene.Docked(carrier))
	s.Systems()
	s.Refused(func() { s.ChooseNamed("from the front guides") })
	s.Pass()
	s.Done()
}

func TestDeploy_NoActivation(t *testing.T) {
	// 2e.dock.deploy.no-activation
	s := scene.Second(t)
	carrier := hound(s)
	ship := s.Mine(pirate, scene.Docked(carrier))
	s.Systems()
	s.ChooseNamed("from the front guides")
	s.Maneuver("4 straight")
	s.Pass()
	pose := s.Of(ship).Pose
	s.SetDial(carrier, "1 straight")
	s.Activation()
	s.Pass() // the action of the other ship
	s.Is(s.Of(ship).Pose == pose, "it moved once")
	s.Done()
}

func TestDeploy_RedManeuverStresses(t *testing.T) {
	// 2e.dock.deploy-in-system-phase: it executes the maneuver with all that belongs to it.
	s := scene.Second(t)
	carrier := hound(s)
	ship := s.Mine(pirate, scene.Docked(carrier))
	s.Systems()
	s.ChooseNamed("from the front guides")
	s.Maneuver("4 koiogran")
	s.WantTokens(ship, game.StressToken, 1)
	s.WantPose(ship, 457, 457+40+160+20, 180)
	s.Done() // stressed, it has no action
}

func TestDeploy_Partially(t *testing.T) {
	// 2e.dock.deploy.partial: as other ships do, and it keeps its action.
	s := scene.Second(t)
	carrier := hound(s)
	ship := s.Mine(pirate, scene.Docked(carrier))
	blocker := s.Theirs("academypilot", scene.At(457, 457+40+80+20, 0))
	s.Systems()
	s.ChooseNamed("from the front guides")
	s.Maneuver("2 straight")
	s.WantTouching(ship, blocker, true)
	s.Is(s.Of(ship).Pose.Y < geom.Millimeter*(457+40+80-20), "it stopped before the other ship")
	s.Use(ship, "focus")
	s.Done()
}

func TestDeploy_FailsWithoutRoom(t *testing.T) {
	for _, c := range []struct {
		y     float64
		fails bool
	}{{457 + 40 + 45 + 20, false}, {457 + 40 + 44 + 20, true}} {
		// 2e.dock.deploy.fail: between the ships there is room for its base and guides, or less.
		s := scene.Second(t)
		carrier := hound(s)
		ship := s.Mine(pirate, scene.Docked(carrier), scene.Tokens(game.FocusToken, 1))
		s.Theirs("academypilot", scene.At(457, c.y, 90))
		s.Systems()
		s.ChooseNamed("from the front guides")
		s.Maneuver("1 straight")
		if c.fails {
			s.WantDocked(ship, carrier)
			s.WantTokens(ship, game.FocusToken, 1)
		} else {
			s.WantDocked(ship, nil)
			s.Pass()
		}
		s.Done()
	}
}

func TestDeploy_Flees(t *testing.T) {
	for _, c := range []struct {
		y    float64
		fled bool
	}{{edge - 40 - 80 - 40, false}, {edge - 40 - 79 - 40, true}} {
		// 2e.dock.deploy.flee
		s := scene.Second(t)
		carrier := s.Mine(slaver, scene.At(457, c.y, 0), scene.With("houndstooth"))
		ship := s.Mine(pirate, scene.Docked(carrier))
		s.Systems()
		s.ChooseNamed("from the front guides")
		s.Maneuver("2 straight")
		s.Is(s.Of(ship).Fled == c.fled, "fled: %v", c.fled)
		if !c.fled {
			s.Pass()
		}
		s.Done()
	}
}

// doomed puts a ship with another docked before an enemy that destroys it with one hit.
func doomed(s *scene.Scene, pilot string) (carrier, ship, shooter *scene.Ship) {
	carrier = hound(s, scene.Shields(0), scene.Damaged(8))
	ship = s.Mine(pilot, scene.Docked(carrier))
	return carrier, ship, s.Theirs("academypilot", scene.At(457, 650, 180))
}

// fell lets the enemy destroy the ship.
func fell(s *scene.Scene, carrier *scene.Ship) {
	s.Declare("primary", carrier)
	s.Dice("hit", "blank")
	s.Dice("blank")
}

func TestEmergency_BeforeTheCarrierIsRemoved(t *testing.T) {
	// 2e.dock.emergency: one critical damage, the maneuver, no action.
	// 2e.dock.emergency.can-still-engage: its initiative is 1, and that is engaging.
	s := scene.Second(t)
	carrier, ship, shooter := doomed(s, pirate)
	s.Engagement()
	s.Pass() // the large ship, of initiative 2, does not attack
	fell(s, carrier)
	s.Is(s.Of(carrier).OnTable, "the carrier is not removed yet")
	s.ChooseNamed("from the front guides")
	s.WantShields(ship, 1)
	s.Maneuver("1 straight")
	s.WantPose(ship, 457, 457+40+40+20, 0)
	s.Declare("primary", shooter)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Is(!s.Of(carrier).OnTable && s.Of(ship).OnTable, "the carrier is removed now")
	s.Done()
}

func TestEmergency_NoEngagementOnceItsInitiativeHasPassed(t *testing.T) {
	// 2e.dock.emergency.can-still-engage
	s := scene.Second(t)
	carrier, ship, _ := doomed(s, hunter)
	s.Engagement()
	s.Pass()
	fell(s, carrier)
	s.ChooseNamed("from the front guides")
	s.Maneuver("1 straight")
	s.Is(!s.Of(ship).Engaged, "initiative 3 has passed")
	s.Done()
}

func TestEmergency_ThoseWhoDoNotDeployAreDestroyed(t *testing.T) {
	// 2e.dock.emergency.fail-destroys
	s := scene.Second(t)
	carrier, ship, _ := doomed(s, pirate)
	s.Engagement()
	s.Pass()
	fell(s, carrier)
	s.Pass()
	s.WantDestroyed(ship)
	s.Is(!s.Of(ship).OnTable && !s.Of(ship).InReserve(), "it is removed")
	s.Done()
}

func TestEmergency_WithoutRoomItIsDestroyed(t *testing.T) {
	// 2e.dock.emergency.fail-destroys
	s := scene.Second(t)
	carrier, ship, shooter := doomed(s, pirate)
	s.Theirs("academypilot", scene.At(457, 457+40+39+20, 90))
	s.First(game.Seat2)
	s.Engagement()
	s.Pass()
	s.Pick(shooter)
	fell(s, carrier)
	s.ChooseNamed("from the front guides")
	s.Maneuver("1 straight")
	s.WantDestroyed(ship)
	s.Is(!s.Of(ship).OnTable, "it is removed")
	rest(s)
	s.Done()
}

func TestEmergency_TheDamageCanDestroyIt(t *testing.T) {
	// 2e.dock.emergency: the damage comes first.
	s := scene.Second(t)
	carrier, ship, _ := doomed(s, pirate)
	s.Shields(ship, 0)
	s.Damage(ship, 1)
	s.Engagement()
	s.Pass()
	fell(s, carrier)
	s.ChooseNamed("from the rear guides")
	s.Draw("Weapons Failure")
	s.WantDestroyed(ship)
	s.Is(!s.Of(ship).OnTable, "it is removed")
	s.Done()
}

func TestEmergency_OutsideOfTheEngagementPhase(t *testing.T) {
	// 2e.dock.emergency: a ship that is destroyed by an obstacle is removed at once, after that.
	s := scene.Second(t)
	carrier := hound(s, scene.Shields(0), scene.Damaged(8))
	ship := s.Mine(pirate, scene.Docked(carrier))
	s.Obstacle("coreasteroid0", scene.At(457, 560, 0))
	s.SetDial(carrier, "1 straight")
	s.Activation()
	s.Dice("hit")
	s.ChooseNamed("from the rear guides")
	s.Maneuver("2 straight")
	s.WantDestroyed(carrier)
	s.Is(!s.Of(carrier).OnTable, "it is removed")
	s.WantAlive(ship)
	s.Is(s.Of(ship).Executed.Speed == 2, "it does not activate as well") // 2e.dock.deploy.no-activation
	s.Done()
}

func TestDocked_LostWithACarrierThatFlees(t *testing.T) {
	// 2e.dock.carrier-fled
	s := scene.Second(t)
	carrier := s.Mine(slaver, scene.At(457, edge-50, 0), scene.With("houndstooth"))
	ship := s.Mine(pirate, scene.Docked(carrier))
	s.Activate(carrier, "2 straight")
	s.WantFled(carrier)
	s.WantFled(ship)
	s.Is(!s.Of(ship).InReserve() && !s.Of(ship).OnTable, "it is gone")
	s.Done()
}
