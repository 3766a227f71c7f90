package first_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

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
