package first_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// hull is a ship that a test puts on the table, with its upgrades.
type hull struct {
	pilot    string
	upgrades []string
}

// put puts a huge ship of player 1 at a place, with its aft card if it has two.
func put(s *scene.Scene, h hull, options ...scene.Option) *scene.Ship {
	options = append(options, scene.With(h.upgrades...))
	switch h.pilot {
	case "cr90corvettefore":
		options = append(options, scene.Aft("cr90corvetteaft"))
	case "raiderclasscorvettefore":
		options = append(options, scene.Aft("raiderclasscorvetteaft"))
	}
	return s.Mine(h.pilot, options...)
}

// dealt lets an attack from abeam deal a section of a ship without shields a faceup damage card.
func dealt(t *testing.T, h hull, at game.Section, title string, options ...scene.Option) (*scene.Scene, *scene.Ship) {
	t.Helper()
	s := scene.First(t)
	s.Unbuilt()
	ship := put(s, h, append([]scene.Option{scene.At(400, 400, 0), scene.Shields(0)}, options...)...)
	foe := s.Theirs(rookie, scene.At(620, 400, 270))
	s.ShieldsAt(ship, aft, 0)
	s.Engage(foe)
	s.DeclareAt("primary", ship, at)
	s.Dice("crit", "blank", "blank")
	s.Draw(title)
	return s, ship
}

const (
	corvette, raider = "cr90corvettefore", "raiderclasscorvettefore"
	croc             = "croccruiser"
)

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

// Tracking Misalignment and Damaged Dish bar locks that are no actions, too: Dutch Vander gives none to the ship.
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

// 1e.damage.direct-hit-counts-two: at the section where it lies, and not at the other.
func TestHugeDamage_DirectHitCountsTwice(t *testing.T) {
	for _, c := range []struct {
		cards    int
		crippled bool
	}{{6, true}, {5, false}} {
		s, ship := dealt(t, hull{pilot: corvette}, fore, "Direct Hit", scene.DamagedAt(fore, c.cards), scene.DamagedAt(aft, 7))
		s.Is(s.Of(ship).Crippled.Has(fore) == c.crippled, "crippled fore: %v", c.crippled)
		s.Is(!s.Of(ship).Crippled.Has(aft), "7 cards do not cripple the other")
		s.Done()
	}
	for cards, dead := range map[int]bool{6: true, 5: false} { // of one hull of 8
		s, ship := dealt(t, hull{pilot: transport}, fore, "Direct Hit", scene.DamagedAt(aft, cards))
		s.Is(s.Of(ship).Destroyed == dead, "destroyed with %d more: %v", cards, dead)
		s.Done()
	}
}

// A Hull Breach takes an upgrade that the player chooses out of use until the card is turned facedown.
func TestHugeDamage_HullBreachBuriesAnUpgrade(t *testing.T) {
	for _, buried := range []string{"Heavy Laser Turret", "Requiem"} {
		s, ship := dealt(t, hull{cruiser, []string{"heavylaserturret", "requiem"}}, fore, "Hull Breach", scene.Energy(2))
		s.From(game.Only(game.Seat1))
		s.ChooseNamed(buried)
		s.Done()
		s.Charges(ship, "heavylaserturret", 2)
		s.Engage(ship)
		if buried == "Requiem" {
			s.Pass()
			s.Done()
			continue
		}
		s.Done() // without a weapon
		s.Activate(ship, "4 straight")
		s.Use(ship, "turn it facedown with energy")
		s.Pass()
		s.Done()
		s.Of(ship).Engaged = false
		s.Engage(ship)
		s.Pass() // it could fire again
		s.Done()
	}
}

// Each of these is turned facedown at once.
func TestHugeDamage_DeckBreach(t *testing.T) {
	for _, c := range []struct {
		face  string
		at    game.Section
		cards int
	}{{"hit", fore, 2}, {"crit", fore, 1}, {"blank", fore, 1}, {"hit", aft, 2}, {"focus", aft, 1}} {
		s, ship := dealt(t, hull{pilot: corvette}, c.at, "Deck Breach")
		s.Dice(c.face)
		s.WantDamageAt(ship, c.at, c.cards)
		s.WantDamageAt(ship, fore+aft-c.at, 0)
		s.WantCrit(ship, "Deck Breach-huge", 0)
		s.Done()
	}
}

func TestHugeDamage_GridOverload(t *testing.T) {
	for energy, left := range map[int]int{3: 1, 2: 0, 1: 0, 0: 0} {
		s, ship := dealt(t, hull{pilot: corvette}, aft, "Grid Overload", scene.Energy(energy))
		s.WantEnergy(ship, left)
		s.WantCrit(ship, "Grid Overload-huge", 0)
		s.WantDamageAt(ship, aft, 1)
		s.Done()
	}
}

func TestHugeDamage_SpilledCargo(t *testing.T) {
	cargo := []string{"slicertools", "enginebooster"}
	s, ship := dealt(t, hull{croc, cargo}, fore, "Spilled Cargo")
	s.From(game.Only(game.Seat1))
	s.ChooseNamed("Engine Booster")
	s.WantDiscarded(ship, "enginebooster")
	s.WantCrit(ship, "Spilled Cargo-huge", 0)
	s.Done()
	s, ship = dealt(t, hull{croc, []string{"heavylaserturret"}}, fore, "Spilled Cargo") // no cargo
	s.WantCrit(ship, "Spilled Cargo-huge", 0)
	s.WantDiscarded(ship)
	s.Done()
}

// The player of the ship gives one of their small and large ships stress, and the opponent may give one more.
func TestHugeDamage_CommandPodCasualties(t *testing.T) {
	for _, second := range []bool{true, false} {
		s := scene.First(t)
		ship := s.Mine(transport, scene.At(400, 400, 0), scene.Shields(0))
		wing, falcon := s.Mine(rookie, scene.At(100, 100, 0)), s.Mine("chewbacca", scene.At(200, 100, 0))
		other := s.Mine(croc, scene.At(800, 400, 0))
		foe := s.Theirs(rookie, scene.At(620, 400, 270))
		s.Engage(foe)
		s.DeclareAt("primary", ship, aft)
		s.Dice("crit", "blank", "blank")
		s.Draw("Command Pod Casualties")
		s.From(game.Only(game.Seat1))
		s.Refused(func() { s.Pick(other) })
		s.Refused(func() { s.Pick(foe) })
		s.Refused(func() { s.Pass() })
		s.Pick(wing)
		s.From(game.Only(game.Seat2))
		if second {
			s.Pick(falcon)
		} else {
			s.Pass()
		}
		s.From(game.Nobody)
		s.WantTokens(wing, stress, 1)
		s.WantTokens(falcon, stress, map[bool]int{true: 1}[second])
		s.WantCrit(ship, "Command Pod Casualties-huge", 0)
		s.Done()
	}
	s, ship := dealt(t, hull{pilot: transport}, aft, "Command Pod Casualties") // alone
	s.WantCrit(ship, "Command Pod Casualties-huge", 0)
	s.Done()
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

// From the round after that in which they were dealt: pilot skill 0.
func TestHugeDamage_CommandDeckBreach(t *testing.T) {
	for _, later := range []bool{false, true} {
		s, ship := dealt(t, hull{pilot: raider}, aft, "Command Deck Breach")
		s.Done()
		skill := int(s.Exec().Info(ship.ID()).Initiative)
		if later {
			nextRound(s)
			skill = 0
		}
		s.WantInitiative(ship, skill)
		s.Done()
	}
}

// nextRound begins a round, up to the dials.
func nextRound(s *scene.Scene) {
	s.Planning()
	for !s.State().Over {
		p := s.Exec().Waiting(s.State()).First()
		s.Answer(p, s.Exec().Ask(s.State(), p).Opts[0])
	}
	s.Done()
}

// From the round after that in which it was dealt: every card of a hit is dealt faceup.
func TestHugeDamage_StructuralCollapse(t *testing.T) {
	for _, later := range []bool{false, true} {
		s := scene.First(t)
		ship := put(s, hull{pilot: corvette}, scene.At(400, 400, 0), scene.Shields(0))
		foe := s.Theirs(rookie, scene.At(620, 400, 270))
		s.ShieldsAt(ship, aft, 0)
		s.CritAt(ship, aft, "Structural Collapse")
		if later {
			nextRound(s)
		}
		s.Engage(foe)
		s.DeclareAt("primary", ship, aft)
		s.Dice("hit", "blank", "blank")
		if later {
			s.Draw("Reactor Leak")
		}
		s.WantFacedown(ship, 0)
		s.WantDamageAt(ship, aft, 2)
		s.WantCrit(ship, "Reactor Leak-huge", map[bool]int{true: 1}[later])
		s.Done()
	}
}

// Structural Collapse can be turned facedown without a roll.
func TestHugeDamage_StructuralCollapseIsTurned(t *testing.T) {
	s := scene.First(t)
	ship := put(s, hull{pilot: corvette}, scene.At(400, 200, 0))
	s.CritAt(ship, aft, "Structural Collapse")
	s.Activate(ship, "2 straight")
	s.Use(ship, "turn it facedown")
	s.WantCrit(ship, "Structural Collapse-huge", 0)
	s.Done()
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
		for !s.State().Over {
			s.Pass()
		}
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

// Moff Jerjerrod gives crew for a card that cripples his section, before that loses its crew.
func TestHugeDamage_CripplingCardTurnedFacedown(t *testing.T) {
	s := scene.First(t)
	ship := s.Mine(raider, scene.At(400, 400, 0), scene.Aft("raiderclasscorvetteaft", "gunner", "moffjerjerrod"))
	foe := s.Theirs(rookie, scene.At(620, 340, 270))
	s.ShieldsAt(ship, aft, 0)
	s.DamageAt(ship, aft, 7)
	s.Engage(foe)
	s.DeclareAt("primary", ship, aft)
	s.Dice("crit", "blank", "blank")
	s.Draw("Weapon Damaged")
	s.ChooseNamed("turn the damage card facedown")
	s.ChooseNamed("Gunner")
	s.Is(s.Of(ship).Crippled.Has(aft), "crippled aft")
	s.ChooseNamed("Moff Jerjerrod") // for whom the other side of the card has no icon
	s.WantCrit(ship, "Weapon Damaged-huge", 0)
	s.WantDiscarded(ship, "gunner", "moffjerjerrod")
	s.Done()
}
