package first_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// What damage cards of huge ships keep from an action or cost it, just inside and outside.
func TestHugeDamage_Actions(t *testing.T) {
	for _, c := range []struct {
		title   string
		at      game.Section
		energy  int
		dial    string
		action  string // "" if the step is lost
		offered bool
		left    int
	}{
		{"Secondary Drive Failure", fore, 1, "4 straight", "reinforce", true, 0},
		{"Secondary Drive Failure", fore, 0, "4 straight", "", false, 0},
		{"Projector Power Failure", aft, 3, "4 straight", "reinforce", true, 3},
		{"Projector Power Failure", aft, 2, "4 straight", "reinforce", false, 2},
		{"Engine Damage", aft, 1, "4 straight", "", false, 1},
		{"Engine Damage", aft, 0, "3 straight", "reinforce", true, 1},
	} {
		s := scene.First(t)
		ship := s.Mine(transport, scene.At(400, 300, 0), scene.Energy(c.energy))
		s.CritAt(ship, c.at, c.title)
		s.Activate(ship, c.dial)
		switch {
		case c.offered:
			s.Use(ship, c.action)
			s.Choose(func(c game.Choice) bool { return game.Token(c.Item) == game.ReinforceFore })
		case c.action != "":
			s.NotOffered(ship, c.action)
			s.Pass()
		}
		s.WantEnergy(ship, c.left)
		s.Done()
	}
}

// Each of two Secondary Drive Failures wants 1 energy for an action.
func TestHugeDamage_TwoDriveFailures(t *testing.T) {
	for energy, acts := range map[int]bool{2: true, 1: false} {
		s := scene.First(t)
		ship := put(s, hull{pilot: croc}, scene.At(400, 200, 0), scene.Energy(energy-1))
		s.CritAt(ship, fore, "Secondary Drive Failure")
		s.CritAt(ship, fore, "Secondary Drive Failure")
		s.Activate(ship, "4 straight") // gains 1
		if acts {
			s.Use(ship, "reinforce")
			s.UseOnly("pay for the action")
			s.Choose(func(c game.Choice) bool { return game.Token(c.Item) == game.ReinforceFore })
			s.WantEnergy(ship, 0)
		}
		s.Done()
	}
}

// A card that bars actions bars these and no others.
func TestHugeDamage_BarsActions(t *testing.T) {
	for _, c := range []struct {
		ship  string
		at    game.Section
		title string
		bars  []string
		lets  []string
	}{
		{transport, fore, "Broadcast Malfunction", []string{"jam"}, []string{"reinforce", "recover", "coordinate"}},
		{cruiser, fore, "Comms Failure", []string{"coordinate"}, []string{"target lock", "reinforce", "recover"}},
		{corvette, fore, "Tracking Misalignment", []string{"target lock"}, []string{"coordinate"}},
		{croc, aft, "Damaged Dish", []string{"target lock", "jam"}, []string{"reinforce", "recover"}},
	} {
		for _, damaged := range []bool{true, false} {
			s := scene.First(t)
			ship := put(s, hull{pilot: c.ship}, scene.At(400, 300, 0), scene.Energy(3), scene.Shields(1))
			s.Mine(rookie, scene.At(600, 300, 0))
			s.Theirs(academy, scene.At(600, 460, 0))
			if damaged {
				s.CritAt(ship, c.at, c.title)
			}
			s.Activate(ship, "4 straight")
			for _, a := range c.bars {
				if damaged {
					s.NotOffered(ship, a)
				} else {
					s.Offered(ship, a)
				}
			}
			for _, a := range c.lets {
				s.Offered(ship, a)
			}
			for !s.State().Over {
				s.Pass()
			}
			s.Done()
		}
	}
}

// Tracking Misalignment and Damaged Dish bar locks that are not actions, too: Dutch Vander gives none to the
// ship.
func TestHugeDamage_BarsLocks(t *testing.T) {
	for _, c := range []struct {
		ship  string
		at    game.Section
		title string
		locks bool
	}{
		{raider, fore, "Tracking Misalignment", false}, {croc, aft, "Damaged Dish", false},
		{raider, fore, "Weapon Damaged", true},
	} {
		s := scene.First(t)
		ship := put(s, hull{pilot: c.ship}, scene.At(400, 300, 0))
		dutch := s.Mine("dutchvander", scene.At(540, 300, 0))
		foe := s.Theirs(academy, scene.At(540, 460, 180))
		s.CritAt(ship, c.at, c.title)
		s.Perform(dutch, 0, game.LockAction)
		s.Use(dutch, "target lock")
		if !c.locks {
			s.Never(dutch, "call the target")
		}
		s.Pick(foe)
		if c.locks {
			s.Offered(dutch, "call the target")
			s.Pass()
		}
		s.Done()
	}
}

// 1e.action.no-repeat-duplicate-cards
func TestHugeDamage_OneActionOfATitleARound(t *testing.T) {
	const action = "try to turn it facedown"
	s := scene.First(t)
	ship := put(s, hull{pilot: transport}, scene.At(400, 300, 0))
	s.Theirs(academy, away)
	s.CritAt(ship, fore, "Damaged Stabilizers")
	s.CritAt(ship, fore, "Damaged Stabilizers")
	s.Activate(ship, "2 straight")
	first := s.Exec().Ask(s.State(), game.Seat1).Options()[0]
	s.Choose(func(c game.Choice) bool { return c == first })
	s.Dice("hit")
	s.Done()
	s.Never(ship, action)
	s.Activate(ship, "2 straight")
	over(s)
	s.Done()
}

// The actions of damage cards turn them facedown by a hit alone.
func TestHugeDamage_TurnedFacedownByAHit(t *testing.T) {
	for _, c := range []struct {
		ship  string
		at    game.Section
		title string
	}{
		{transport, fore, "Broadcast Malfunction"}, {transport, fore, "Damaged Stabilizers"},
		{cruiser, fore, "Comms Failure"}, {corvette, fore, "Life Support Failure"},
		{corvette, fore, "Scrambled Scopes"}, {corvette, fore, "Tracking Misalignment"},
		{raider, aft, "Misfiring Thrusters"}, {cruiser, fore, "Viewport Rupture"}, {croc, aft, "Damaged Dish"},
	} {
		for face, up := range map[string]int{"hit": 0, "crit": 1, "focus": 1, "blank": 1} {
			s := scene.First(t)
			ship := put(s, hull{pilot: c.ship}, scene.At(400, 300, 0), scene.Energy(1))
			s.CritAt(ship, c.at, c.title)
			s.Activate(ship, "2 straight")
			if c.at == aft && c.ship == raider {
				s.Pass() // the action of the fore section
			}
			s.Use(ship, "try to turn it facedown")
			s.Dice(face)
			for !s.State().Over {
				s.Pass()
			}
			s.WantCrit(ship, c.title+"-huge", up)
			s.Done()
		}
	}
}

// Damaged Stabilizers strike the fore section when the ship banks.
func TestHugeDamage_Stabilizers(t *testing.T) {
	for dial, shields := range map[string]int{"1 bank left": 3, "1 bank right": 3, "1 straight": 4} {
		s := scene.First(t)
		ship := s.Mine(transport, scene.At(400, 300, 0))
		s.CritAt(ship, fore, "Damaged Stabilizers")
		s.Activate(ship, dial)
		s.WantShields(ship, shields)
		moved := false
		for _, e := range s.Events() {
			moved = moved || e.Kind == game.Moved
			s.Is(e.Kind != game.ShieldLost || moved, "it moves first")
		}
		s.Pass()
		s.Done()
	}
}

// Misfiring Thrusters strike the aft section after maneuvers of speed 3 and more.
func TestHugeDamage_MisfiringThrusters(t *testing.T) {
	for dial, left := range map[string]int{"2 straight": 4, "3 straight": 3, "4 straight": 3} {
		s := scene.First(t)
		ship := put(s, hull{pilot: raider}, scene.At(400, 200, 0))
		s.CritAt(ship, aft, "Misfiring Thrusters")
		s.Activate(ship, dial)
		s.WantShieldsAt(ship, aft, left)
		s.WantShieldsAt(ship, fore, 6)
		moved := false
		for _, e := range s.Events() {
			moved = moved || e.Kind == game.Moved
			s.Is(moved || e.Kind != game.Used, "they misfire before it has moved")
		}
		for !s.State().Over {
			s.Pass()
		}
		s.Done()
	}
}

// Crew does not work; other upgrades do, and crew again once the card is turned facedown.
func TestHugeDamage_LifeSupportFailure(t *testing.T) {
	for title, works := range map[string]bool{"Life Support Failure": false, "Deck Breach": true} {
		s := scene.First(t)
		ship := put(s, hull{corvette, []string{"mercenarycopilot", "quadlasercannons"}}, scene.At(400, 400, 0),
			scene.Shields(0))
		foe, far := s.Theirs(rookie, scene.At(620, 460, 270)), s.Theirs(academy, scene.At(400, 782, 180))
		s.Charges(ship, "quadlasercannons", 1)
		s.Engage(foe)
		s.DeclareAt("primary", ship, fore)
		s.Dice("crit", "blank", "blank")
		s.Draw(title)
		if works {
			s.Dice("blank")
		}
		s.Engage(ship)
		s.Declare("primary", far)
		s.Dice(append([]string{"hit"}, blanks(int(s.Rolling().N)-1)...)...)
		if works {
			s.Offered(ship, "change a hit")
			s.Pass()
		} else {
			s.NotOffered(ship, "change a hit")
		}
		s.Dice(blanks(int(s.Rolling().N))...)
		s.Weapon("quadlasercannons")
		s.Pick(foe)
		s.Dice(blanks(3)...)
		s.Dice(blanks(int(s.Rolling().N))...)
		s.Done()
	}
}

// How many dice are rolled with the primary weapon and with a hardpoint.
func TestHugeDamage_FewerDice(t *testing.T) {
	for _, c := range []struct {
		title              string
		primary, hardpoint int
	}{{"", 4, 3}, {"Scrambled Scopes", 3, 2}, {"Weapon Damaged", 3, 3}} {
		s := scene.First(t)
		ship := put(s, hull{corvette, []string{"quadlasercannons"}}, scene.At(400, 200, 0))
		far := s.Theirs(academy, scene.At(400, 200+112.5+20+250, 180))
		near := s.Theirs(academy, scene.At(520, 260, 0))
		if c.title != "" {
			s.CritAt(ship, fore, c.title)
		}
		s.Charges(ship, "quadlasercannons", 1)
		s.Engage(ship)
		for weapon, dice := range map[string]int{"primary": c.primary, "quadlasercannons": c.hardpoint} {
			foe := far
			if weapon != "primary" {
				foe = near
			}
			s.Declare(weapon, foe)
			s.Is(int(s.Rolling().N) == dice, "%s with %s: %d dice, not %d", weapon, c.title, s.Rolling().N, dice)
			s.Dice(blanks(dice)...)
			s.Dice(blanks(int(s.Rolling().N))...)
		}
		s.Done()
	}
}

// A Viewport Rupture shortens weapons to range 2, and Weapons Offline keeps them silent until 2 energy are spent.
func TestHugeDamage_Weapons(t *testing.T) {
	for _, c := range []struct {
		title string
		at    game.Section
		gap   float64
		fires bool
	}{
		{"Viewport Rupture", fore, 199, true}, {"Viewport Rupture", fore, 201, false}, {"Comms Failure", fore, 201, true},
		{"Weapons Offline", aft, 199, false}, {"Damaged Stabilizers", aft, 199, true},
	} {
		s := scene.First(t)
		ship := put(s, hull{cruiser, []string{"duallaserturret"}}, scene.At(400, 200, 0))
		foe := s.Theirs(academy, scene.At(400, 317.5+c.gap, 180))
		s.CritAt(ship, c.at, c.title)
		s.Charges(ship, "duallaserturret", 1)
		s.Engage(ship)
		if c.fires {
			s.Declare("duallaserturret", foe)
			s.Dice(blanks(int(s.Rolling().N))...)
			s.Dice(blanks(int(s.Rolling().N))...)
		}
		s.Done()
	}
	s := scene.First(t)
	ship := s.Mine(cruiser, scene.At(400, 200, 0), scene.Energy(2))
	s.CritAt(ship, aft, "Weapons Offline")
	s.Activate(ship, "4 straight") // gains 1
	s.Use(ship, "turn it facedown with energy")
	s.WantEnergy(ship, 1)
	s.WantCrit(ship, "Weapons Offline-huge", 0)
	s.Pass()
	s.Done()
}

// What damage cards do to the energy gained.
func TestHugeDamage_Energy(t *testing.T) {
	for _, c := range []struct {
		ship  string
		at    game.Section
		title string
		dial  string
		ions  int
		gains int
	}{
		{corvette, aft, "Power Plant Failure", "2 straight", 0, 1}, {corvette, aft, "Power Plant Failure", "3 straight", 2, 0},
		{corvette, aft, "Power Plant Failure", "4 straight", 0, 1}, {corvette, aft, "Reactor Leak", "2 straight", 0, 2},
		{cruiser, fore, "Damaged Docking Clamp", "1 bank left", 0, 1}, {cruiser, fore, "Damaged Docking Clamp", "1 bank right", 0, 1},
		{cruiser, fore, "Damaged Docking Clamp", "1 straight", 0, 3}, {cruiser, aft, "Damaged Docking Clamp", "2 bank left", 0, 0},
		{cruiser, aft, "Damaged Docking Clamp", "2 straight", 0, 2},
	} {
		s := scene.First(t)
		ship := put(s, hull{pilot: c.ship}, scene.At(400, 200, 0), scene.Tokens(game.IonToken, c.ions))
		s.CritAt(ship, c.at, c.title)
		s.Activate(ship, c.dial)
		s.WantEnergy(ship, c.gains)
		for !s.State().Over {
			s.Pass()
		}
		s.Done()
	}
}
