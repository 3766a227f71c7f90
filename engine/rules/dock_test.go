package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// The ships with which docking is shown: a large one that takes a small one on board.
const (
	slaver = "trandoshanslaver" // initiative 2
	pirate = "binayrepirate"    // initiative 1
	hunter = "blacksunsoldier"  // initiative 3
)

// hound puts a large ship with room for a small one in the middle of the table, facing up.
func hound(s *scene.Scene, options ...scene.Option) *scene.Ship {
	options = append([]scene.Option{scene.At(457, 457, 0), scene.With("houndstooth")}, options...)
	return s.Mine(slaver, options...)
}

func TestDock_DeclaredBeforePlacingForces(t *testing.T) {
	// 2e.setup.dock-declared-before-place-forces: each player, the first player first.
	// 2e.dock.setup-choice: ships that can dock, which need not.
	s := scene.Second(t)
	mine := s.Mine(slaver, scene.With("houndstooth"))
	own := s.Mine(pirate)
	tie := s.Mine("academypilot")
	theirs := s.Theirs(slaver, scene.With("houndstooth"))
	other := s.Theirs(hunter)
	begin(s)
	s.Asked(game.Seat1)
	s.Pick(mine)
	s.Asked(game.Seat2)
	s.Pass()
	s.WantDocked(own, mine)
	s.WantDocked(other, nil)
	s.Refused(func() { s.Place(own, 100, 50, 0) }) // 2e.reserve.placed-on-card
	for _, place := range []struct {
		ship *scene.Ship
		x    float64
	}{{tie, 600}, {mine, 100}, {theirs, 300}, {other, 700}} {
		y, heading := 50.0, 0.0
		if s.Exec().Owner(place.ship.ID()) == game.Seat2 {
			y, heading = edge-50, 180
		}
		s.Place(place.ship, place.x, y, heading)
	}
	s.Is(!s.Of(own).OnTable && s.Of(other).OnTable, "the docked one is on its card")
	s.Done()
}

// Ships of an Escalation collection are not there yet: ships that begin the match neither dock with
// them nor take them on board.
func TestDock_NobodyWithTheCollection(t *testing.T) {
	for _, late := range []string{"carrier", "docked"} {
		s := scene.Second(t)
		s.Agree(game.Options{Escalation: 4})
		threat := func(who string) []scene.Option {
			if who == late {
				return []scene.Option{scene.Points(4), scene.InCollection()}
			}
			return []scene.Option{scene.Points(4)}
		}
		carrier := s.Mine(slaver, append(threat("carrier"), scene.With("houndstooth"))...)
		docked := s.Mine(pirate, threat("docked")...)
		theirs := s.Theirs("academypilot", scene.Points(4))
		begin(s)
		s.PlaceMarker(1, 121, 400, 0)
		s.PlaceMarker(2, 121+40+301, 400, 0)
		if late == "carrier" { // the ship that is there is placed at once
			deploy(s, docked, theirs)
		} else {
			deploy(s, theirs, carrier)
		}
		s.Done()
	}
}

func TestDock_OnlyWhatTheCardNames(t *testing.T) {
	// 2e.dock.definition: a card names the carrier, what it takes and how many.
	s := scene.Second(t)
	carrier := hound(s)
	plain := s.Mine(slaver, scene.At(200, 200, 0))
	first := s.Mine(pirate)
	tie := s.Mine("academypilot")
	enemy := s.Theirs(pirate)
	ships := s.Exec().G.Ships
	dock := ships[carrier.ID()].Dock
	s.Is(dock.Room == 1 && dock.Ships.Has(first.ID()), "one Z-95 can dock")
	s.Is(!dock.Ships.Has(tie.ID()) && !dock.Ships.Has(enemy.ID()), "and nothing else")
	s.Is(ships[plain.ID()].Dock == game.Dock{}, "no one docks where no card says so")
	s.Done()
}

// alongside puts a small ship behind or before one which takes it on board.
func alongside(s *scene.Scene, y float64) (carrier, ship *scene.Ship) {
	carrier = hound(s)
	return carrier, s.Mine(hunter, scene.At(457, y, 0))
}

func TestDock_AtRangeZeroInTheSystemPhase(t *testing.T) {
	cases := []struct {
		y       float64
		offered bool
	}{{457 + 60, true}, {457 + 61, false}}
	for _, c := range cases {
		// 2e.dock.dock-action: in contact, and a millimeter away.
		s := scene.Second(t)
		carrier, ship := alongside(s, c.y)
		s.Tokens(ship, game.FocusToken, 1)
		s.Lock(ship, s.Theirs("academypilot", scene.At(800, 800, 0)))
		s.Systems()
		if !c.offered {
			s.Done()
			continue
		}
		s.Is(s.State().Initiative == 3, "its own initiative") // 2e.dock.initiative-of-docked
		s.Use(ship, "dock")
		s.Pick(carrier)
		s.WantDocked(ship, carrier)
		s.WantTokens(ship, game.FocusToken, 1)
		s.WantLocks(ship)
		s.Done()
	}
}

func TestDock_IsOptional(t *testing.T) {
	s := scene.Second(t)
	_, ship := alongside(s, 457+60)
	s.Systems()
	s.Offered(ship, "dock") // 2e.dock.dock-action
	s.Pass()
	s.WantDocked(ship, nil)
	s.Done()
}

func TestDock_NoRoomForASecond(t *testing.T) {
	// 2e.dock.definition
	s := scene.Second(t)
	carrier := hound(s)
	ship := s.Mine(hunter, scene.At(457, 457+60, 0))
	first := s.Mine(pirate, scene.Docked(carrier))
	s.Never(ship, "dock")
	s.Systems()
	s.Pass() // the first stays docked
	s.WantDocked(first, carrier)
	s.Done()
}

func TestDock_NoActivationInThatRound(t *testing.T) {
	// 2e.dock.no-activation-after-docking: its dial is gone and its turn does not come.
	s := scene.Second(t)
	carrier, ship := alongside(s, 457+60)
	s.SetDial(ship, "2 straight")
	s.SetDial(carrier, "1 straight")
	s.Systems()
	s.Use(ship, "dock")
	s.Pick(carrier)
	s.Is(!s.Of(ship).DialSet && s.State().Secret[0].Dials[ship.ID()] == 0, "no dial")
	s.Activation()
	rest(s)
	s.WantDocked(ship, carrier)
	s.Is(s.Of(carrier).Activated && s.Of(ship).Executed.IsNone(), "only the other one moved")
	s.Done()
}

func TestDock_NotAfterDeployingInTheSamePhase(t *testing.T) {
	// 2e.dock.no-dock-and-deploy: it stops in contact with another that has room for it.
	s := scene.Second(t)
	carrier := hound(s)
	ship := s.Mine(pirate, scene.Docked(carrier))
	s.Mine(slaver, scene.At(457, 627, 0), scene.With("houndstooth"))
	s.Never(ship, "dock")
	s.Systems()
	s.ChooseNamed("from the front guides")
	s.Maneuver("2 straight")
	s.Pass()
	s.WantEvent(game.Bumped, "")
	s.Done()
}

func TestDock_NotInTheRoundOfDeployingLater(t *testing.T) {
	// 2e.dock.no-dock-and-deploy: a ship that docks has no turn left to deploy in.
	s := scene.Second(t)
	carrier, ship := alongside(s, 457+60)
	s.Systems()
	s.Use(ship, "dock")
	s.Pick(carrier)
	s.NoEvent(game.Deployed)
	s.WantDocked(ship, carrier)
	s.Done()
}

func TestReserve_NoDialNoTurnNoTarget(t *testing.T) {
	// 2e.reserve.inactive: no dial, no action, no attack, and no ability of its own.
	focus := card.Def{ID: pirate, Abilities: []card.Ability{{Name: "look around",
		When: card.StartOf(game.PlanningPhase), Do: []card.Op{card.Gain(card.Self, 1, card.FocusToken)}}}}
	s := lab(t, focus)
	carrier := hound(s)
	ship := s.Mine(pirate, scene.Docked(carrier))
	out := s.Mine(pirate, scene.At(100, 100, 0))
	enemy := s.Theirs("academypilot", scene.At(457, 700, 180))
	s.Never(ship, "look around")
	s.Planning()
	s.Use(out, "look around") // outside of reserve it works
	for _, dial := range []struct {
		ship     *scene.Ship
		maneuver string
	}{{carrier, "1 straight"}, {out, "1 straight"}, {enemy, "2 straight"}} {
		s.Dial(dial.ship, dial.maneuver)
	}
	s.Engage(enemy)
	s.Weapon("primary")
	s.Refused(func() { s.Pick(ship) })
	s.Pick(carrier)
	s.Dice("blank", "blank")
	s.Dice("blank")
	s.Done()
}

func TestReserve_AbilitiesThatWorkThere(t *testing.T) {
	for _, inside := range []bool{true, false} {
		// 2e.reserve.inactive: unless an ability says that it works in reserve.
		s := scene.Second(t)
		s.Unbuilt()
		carrier := s.Mine("lothalrebel", scene.At(457, 457, 0), scene.With("ghost"))
		where := scene.Docked(carrier)
		if !inside {
			where = scene.At(100, 800, 0)
		}
		shuttle := s.Mine("ap5", where)
		friend := s.Mine("bluesquadronescort", scene.At(600, 457, 0))
		if !inside {
			s.Never(shuttle, "coordinate")
			s.Never(carrier, "coordinate")
		}
		s.Activate(carrier, "1 straight")
		if inside {
			s.Use(shuttle, "coordinate")
			s.Use(carrier, "coordinate")
			s.Pick(friend)
			s.Use(friend, "focus")
		}
		s.Use(carrier, "focus")
		s.Done()
	}
}

func TestReserve_TheCarrierHasTheActionLent(t *testing.T) {
	s := scene.Second(t)
	s.Unbuilt()
	carrier := s.Mine("lothalrebel", scene.At(457, 457, 0), scene.With("ghost"))
	s.Mine("ap5", scene.Docked(carrier))
	friend := s.Mine("bluesquadronescort", scene.At(600, 457, 0))
	s.Perform(carrier, game.OnBar)
	s.Use(carrier, "coordinate")
	s.Pick(friend)
	s.Pass()
	s.Done()
}

func TestReserve_EndPhase(t *testing.T) {
	// 2e.reserve.end-phase: circular tokens go, others stay, charges with an arrow come back.
	s := scene.Second(t)
	carrier := hound(s)
	ship := s.Mine(pirate, scene.Docked(carrier), scene.With("leiaorgana"),
		scene.Tokens(game.FocusToken, 1), scene.Tokens(game.JamToken, 1),
		scene.Tokens(game.StressToken, 1))
	s.Charges(ship, "leiaorgana", 0)
	s.End()
	s.WantTokens(ship, game.FocusToken, 0)
	s.WantTokens(ship, game.JamToken, 0)
	s.WantTokens(ship, game.StressToken, 1)
	s.WantCharges(ship, "leiaorgana", 1)
	s.Done()
}

func TestReserve_IsNotDefeat(t *testing.T) {
	for _, reserve := range []bool{true, false} {
		// 2e.reserve.not-removed: a player with ships in reserve has ships.
		s := scene.Second(t)
		carrier := hound(s)
		ship := s.Mine(pirate, scene.Docked(carrier))
		s.Theirs("academypilot", scene.At(457, 800, 180))
		s.Of(carrier).OnTable = false
		if !reserve {
			s.Of(ship).Docked = 0
		}
		s.End()
		s.Is((s.State().Result == game.Undecided) == reserve, "result %d", s.State().Result)
		s.Done()
	}
}
