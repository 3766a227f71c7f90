package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// Huge ships. The transport is 80 mm wide and 195 mm long.
const (
	transport = "gr75mediumtransport"
	croc      = "croccruiser"
	gozanti   = "gozanticlasscruiser"

	fore, aft = game.ForeSection, game.AftSection
)

// upright is where the huge ship that a test is about stands, and flown where a straight 4 takes it, which
// gains a transport no energy. abeam is a place to the right of flown, gap mm away.
var upright = scene.At(400, 300, 0)

func abeam(gap float64) scene.Option { return scene.At(460+gap, 460, 0) }

// cr90 and raider put a ship of two ship cards on the table, with upgrades of its aft one.
func cr90(s *scene.Scene, aftCards []string, options ...scene.Option) *scene.Ship {
	return s.Mine("cr90corvettefore", append(options, scene.Aft("cr90corvetteaft", aftCards...))...)
}

func raider(s *scene.Scene, aftCards []string, options ...scene.Option) *scene.Ship {
	return s.Mine("raiderclasscorvettefore", append(options, scene.Aft("raiderclasscorvetteaft", aftCards...))...)
}

// An "Energy:" header is offered once a round, and not with one energy less.
// 1e.energy.header-once-per-round
func TestEnergyHeaders_NeedTheirEnergy(t *testing.T) {
	for name, c := range map[string]struct {
		ship, id, ability string
		energy, charges   int
	}{
		"no energy":            {transport, "commsbooster", "encourage a ship", 0, 0},
		"no energy to target":  {transport, "targetingcoordinator", "pass a target", 0, 0},
		"no room for gas":      {transport, "tibannagassupplies", "use the gas", 4, 0},
		"4 energy on the card": {transport, "ionizationreactor", "release the charge", 0, 4},
		"no room for more":     {gozanti, "admiralozzel", "divert the shields", 3, 0}, // the maneuver gives 1
	} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			ship := s.Mine(c.ship, upright, with(c.id), scene.Energy(c.energy))
			s.Mine(rookie, abeam(50), scene.Tokens(stress, 1))
			s.Theirs(academy, scene.At(300, 460, 0))
			if c.charges > 0 {
				s.Charges(ship, c.id, c.charges)
			}
			s.Never(ship, c.ability)
			s.Activate(ship, "4 straight")
			s.Pass()
			s.Done()
		})
	}
}

func TestCommsBooster_StressForFocus(t *testing.T) {
	for gap, ok := range map[float64]bool{300: true, 301: false} {
		s := table(t)
		ship := s.Mine(transport, upright, with("commsbooster"), scene.Energy(2))
		wing, foe := s.Mine(rookie, abeam(gap), scene.Tokens(stress, 2)), s.Theirs(rookie, scene.At(300, 460, 0))
		s.Activate(ship, "4 straight")
		s.Use(ship, "encourage a ship")
		s.Refused(func() { s.Pick(foe) })
		if !ok {
			s.Refused(func() { s.Pick(wing) })
			s.Pick(ship)
		} else {
			s.Pick(wing)
			s.WantTokens(wing, stress, 0)
			s.WantTokens(wing, focus, 1)
		}
		s.WantEnergy(ship, 1)
		s.NotOffered(ship, "encourage a ship") // once a round
		s.Pass()
		s.Done()
	}
	s := table(t) // stress is not needed
	ship, wing := s.Mine(transport, upright, with("commsbooster"), scene.Energy(1)), s.Mine(rookie, abeam(50))
	s.Activate(ship, "4 straight")
	s.Use(ship, "encourage a ship")
	s.Pick(wing)
	s.WantTokens(wing, focus, 1)
	s.Pass()
	s.Done()
}

func TestTibannaGas_GainsEnergy(t *testing.T) {
	for before, after := range map[int]int{0: 3, 3: 4} {
		s := table(t)
		ship := s.Mine(transport, upright, with("tibannagassupplies"), scene.Energy(before))
		s.Activate(ship, "4 straight")
		s.Use(ship, "use the gas")
		s.WantEnergy(ship, after)
		s.WantDiscarded(ship, "tibannagassupplies")
		s.Pass()
		s.Done()
	}
}

// Energy is allocated to the card up to its own limit, and paid from it.
func TestIonizationReactor_StrikesAllAround(t *testing.T) {
	s := table(t)
	ship := s.Mine(transport, upright, with("ionizationreactor"), scene.Energy(3))
	wing, foe := s.Mine(rookie, abeam(100)), s.Theirs(rookie, scene.At(400, 657, 180))
	far := s.Theirs(rookie, scene.At(400-40-101-20, 460, 0))
	s.Charges(ship, "ionizationreactor", 3)
	s.Activate(ship, "4 straight")
	for range 2 {
		s.Choose(func(c game.Choice) bool { return c.Verb == game.CardVerb })
	}
	s.WantEnergy(ship, 1)
	s.Use(ship, "release the charge")
	for _, hit := range []*scene.Ship{wing, foe} {
		s.WantShields(hit, 1)
		s.WantTokens(hit, ion, 1)
	}
	s.WantShields(far, 2)
	s.WantTokens(far, ion, 0)
	s.WantShields(ship, 4)
	s.WantEnergy(ship, 1)
	s.WantDiscarded(ship, "ionizationreactor")
	s.Pass()
	s.Done()
}

func TestBackupShieldGenerator_AtTheEndOfTheRound(t *testing.T) {
	for _, c := range []struct{ energy, shields int }{{0, 3}, {1, 4}} {
		s := table(t)
		ship := s.Mine(transport, upright, with("backupshieldgenerator"), scene.Energy(c.energy), scene.Shields(c.shields))
		s.Theirs(academy, abeam(100))
		s.Never(ship, "recover a shield")
		s.End()
		s.Done()
	}
	s := table(t)
	ship := cr90(s, []string{"backupshieldgenerator"}, upright, scene.Energy(2), scene.Shields(3))
	s.Theirs(academy, abeam(100))
	s.ShieldsAt(ship, aft, 1)
	s.End()
	s.Use(ship, "recover a shield")
	s.PickSection(ship, aft)
	s.WantShieldsAt(ship, aft, 2)
	s.WantShieldsAt(ship, fore, 3)
	s.WantEnergy(ship, 1)
	s.Done()
}

// What is crippled recovers nothing, whatever recovers it.
func TestBackupShieldGenerator_OfACrippledShip(t *testing.T) {
	s := table(t)
	ship := cr90(s, []string{"backupshieldgenerator"}, upright, scene.Energy(2), scene.Shields(0))
	s.Theirs(academy, abeam(100))
	s.ShieldsAt(ship, aft, 1)
	s.Cripple(ship, fore)
	s.End()
	s.Use(ship, "recover a shield")
	s.WantShieldsAt(ship, aft, 2)
	s.WantShieldsAt(ship, fore, 0)
	s.Done()
}

// The ships at range 1 of the section that was attacked roll, wherever the other section is.
func TestClusterBombs_AroundTheSection(t *testing.T) {
	for _, at := range game.Sections() {
		for _, gap := range []float64{100, 101} {
			s := table(t)
			ship := s.Mine(transport, scene.At(400, 400, 0), with("clusterbombs"))
			foe := s.Theirs(rookie, scene.At(620, 400, 270))
			ahead, astern := s.Theirs(rookie, scene.At(400, 517.5+gap, 0)), s.Mine(rookie, scene.At(400, 282.5-gap, 0))
			s.Engage(foe)
			s.DeclareAt("primary", ship, at)
			s.Dice(blanks(3)...)
			if gap == 101 {
				s.NotOffered(ship, "release the bombs")
				s.Done()
				continue
			}
			s.Use(ship, "release the bombs")
			s.Dice("hit", "crit")
			left := map[*scene.Ship]int{ahead: 2, astern: 2}
			left[map[game.Section]*scene.Ship{fore: ahead, aft: astern}[at]] = 0
			for other, n := range left {
				s.WantShields(other, n)
			}
			s.WantShields(ship, 4)
			s.WantDiscarded(ship, "clusterbombs")
			s.Done()
		}
	}
	s := table(t) // another ship defends
	ship, wing := s.Mine(transport, scene.At(560, 300, 0), with("clusterbombs")), s.Mine(rookie, here)
	s.Never(ship, "release the bombs")
	s.Attack(s.Theirs(academy, ahead(150)), wing)
	misses(s)
	s.Done()
}

// 1e.huge.obstruct.single-die: ships on the line do not add up, nor do obstacles.
func TestEMEmitter_MoreDefenseDice(t *testing.T) {
	for name, c := range map[string]struct {
		cards [2]string // of the two transports on the line
		dice  int
	}{
		"one": {[2]string{"", "ememitter"}, 6}, "both": {[2]string{"ememitter", "ememitter"}, 6},
		"none": {[2]string{"", ""}, 4},
	} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			for i, id := range c.cards {
				var options []scene.Option
				if id != "" {
					options = append(options, with(id))
				}
				s.Mine(transport, append(options, scene.At(400, 380+90*float64(i), 90))...)
			}
			s.Obstacle("coreasteroid1", scene.At(400, 380, 0))
			wing, tie := s.Mine(rookie, scene.At(400, 300, 0)), s.Theirs(academy, scene.At(400, 560, 180))
			s.Attack(wing, tie)
			s.Dice(blanks(3)...)
			s.Is(int(s.Rolling().N) == c.dice+1, "%d defense dice, not %d", s.Rolling().N, c.dice+1) // range 3
			s.Dice(blanks(c.dice + 1)...)
			s.Done()
		})
	}
	s := table(t) // it obstructs no attack on itself, and none beside it
	ship := s.Mine(transport, scene.At(600, 400, 0), with("ememitter"))
	wing, tie := s.Mine(rookie, here), s.Theirs(academy, ahead(150))
	s.Attack(wing, tie)
	s.Dice(blanks(3)...)
	s.Dice(blanks(3)...)
	s.Done()
	s.Attack(tie, ship)
	s.Dice(blanks(2)...)
	s.Done()
}

func TestEngineBooster_BeforeTheDial(t *testing.T) {
	s := table(t)
	ship := s.Mine(transport, upright, with("enginebooster"), scene.Energy(1))
	s.Activate(ship, "4 straight")
	s.Use(ship, "boost the engines")
	s.WantPose(ship, 400, 300+40+160, 0)
	s.WantEnergy(ship, 0)
	s.Pass()
	s.Done()
	for y, offered := range map[float64]bool{458: false, 461: true} {
		s = table(t)
		ship = s.Mine(transport, upright, with("enginebooster"), scene.Energy(1))
		s.Mine(rookie, scene.At(400, y, 0))
		if !offered {
			s.Never(ship, "boost the engines")
		}
		s.Activate(ship, "4 straight")
		if offered {
			s.Use(ship, "boost the engines")
		}
		s.Dice("blank") // it is rammed at last
		s.Pass()
		s.Done()
	}
	s = table(t)
	ship = s.Mine(transport, upright, with("enginebooster"))
	s.Never(ship, "boost the engines") // without energy
	s.Activate(ship, "4 straight")
	s.Pass()
	s.Done()
}

func TestExpandedCargoHold_DrawsFromEitherDeck(t *testing.T) {
	s := table(t)
	ship := s.Theirs(transport, scene.At(400, 400, 0), scene.With("expandedcargohold"), scene.Shields(0))
	foe := s.Mine(rookie, scene.At(620, 400, 270))
	s.Engage(foe)
	s.DeclareAt("primary", ship, aft)
	s.Dice("hit", "crit", "crit")
	s.Use(ship, "draw from the other deck") // not for the card dealt facedown
	s.Draw("Broadcast Malfunction")
	s.WantDamageAt(ship, fore, 1)
	s.Draw("Engine Damage") // once a round
	s.WantDamageAt(ship, aft, 2)
	s.WantDamageAt(ship, fore, 1)
	s.Done()
	s.Engage(foe)
	s.DeclareAt("primary", ship, aft)
	s.Dice("crit", "blank", "blank")
	s.Draw("Engine Damage")
	s.Done()
}

func TestFrequencyJammer_StressesAnother(t *testing.T) {
	for name, c := range map[string]struct {
		gap    float64
		tokens int
		mine   bool
		got    int
	}{
		"range 1": {100, 0, false, 1}, "range 2": {101, 0, false, 0},
		"stressed": {100, 1, false, 1}, "a friend": {100, 0, true, 0},
	} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			ship := s.Mine(transport, upright, with("frequencyjammer"))
			foe, put := s.Theirs(academy, scene.At(600, 400, 0)), s.Theirs
			if c.mine {
				put = s.Mine
			}
			other := put(academy, scene.At(640+c.gap, 400, 0), scene.Tokens(stress, c.tokens))
			s.Activate(ship, "1 straight")
			s.Use(ship, "jam")
			s.Pick(foe)
			if name == "range 1" {
				s.Refused(func() { s.Pick(foe) })
				s.Pick(other)
			}
			s.WantTokens(other, stress, c.got)
			s.WantTokens(foe, stress, 2)
			s.Done()
		})
	}
	s := table(t) // it does so for no other action
	ship := s.Mine(transport, upright, with("frequencyjammer"))
	wing, foe := s.Mine(rookie, scene.At(600, 400, 0)), s.Theirs(academy, scene.At(700, 400, 0))
	s.Activate(ship, "1 straight")
	s.Use(ship, "coordinate")
	s.Pick(wing)
	s.Pass()
	s.WantTokens(foe, stress, 0)
	s.Done()
}

func TestQuickReleaseCargoLocks_PlaceAContainer(t *testing.T) {
	s := table(t)
	ship := s.Mine(croc, scene.At(400, 400, 0), with("quickreleasecargolocks"))
	s.Theirs(academy, scene.At(100, 800, 180))
	s.SetDial(ship, "1 straight")
	s.Activation()
	s.Pass()
	s.Pass()
	s.Use(ship, "release the cargo")
	s.WantDiscarded(ship, "quickreleasecargolocks")
	o := s.State().Obstacles[0]
	s.Is(o.Lies() && o.Pose.X == scene.PoseAt(400, 0, 0).X, "the container is behind the ship")
	s.Is(o.Pose.Y == scene.PoseAt(0, 440-97.5-24.6, 0).Y, "the container is at its edge, not at %v", o.Pose)
	s.Done()
	s.Never(ship, "release the cargo")
	s.SetDial(ship, "1 straight")
	s.State().Ships[ship.ID()].Activated = false
	s.Activation()
	s.Pass()
	s.Done()
}

func TestShieldProjector_DrawsTheAttack(t *testing.T) {
	for pilot, shields := range map[string]int{rookie: 2, smuggler: 4} { // a small ship and a large one
		s := table(t)
		ship := s.Mine(transport, scene.At(457, 160, 90), with("shieldprojector"), scene.Energy(4))
		wing, foe := s.Mine(pilot, here), s.Theirs(academy, ahead(70))
		s.Attack(foe, wing)
		s.Use(ship, "draw the attack")
		s.From(game.Only(game.Seat2)) // whose player chooses the section
		s.PickSection(ship, aft)
		s.WantEnergy(ship, 1)
		s.Dice("hit", "hit") // at range 2 of the transport, not at range 1
		s.WantShields(ship, 2)
		s.WantShields(wing, shields)
		s.Done()
	}
}

// Just outside of what Shield Projector asks for.
func TestShieldProjector_Refused(t *testing.T) {
	here, projector := scene.At(457, 300, 0), with("shieldprojector")
	for name, play := range map[string]func(s *scene.Scene) (ship, by, target *scene.Ship){
		"2 energy": func(s *scene.Scene) (ship, by, target *scene.Ship) {
			return s.Mine(transport, scene.At(457, 160, 90), projector, scene.Energy(2)), s.Theirs(academy, ahead(50)), s.Mine(rookie, here)
		},
		"too far": func(s *scene.Scene) (ship, by, target *scene.Ship) {
			return s.Mine(transport, scene.At(457, 59, 90), projector, scene.Energy(3)), s.Theirs(academy, ahead(80)), s.Mine(rookie, here)
		},
		"out of the arc": func(s *scene.Scene) (ship, by, target *scene.Ship) {
			return s.Mine(transport, scene.At(620, 460, 0), projector, scene.Energy(3)), s.Theirs(academy, ahead(50)), s.Mine(rookie, here)
		},
		"a friend attacks": func(s *scene.Scene) (ship, by, target *scene.Ship) {
			return s.Theirs(transport, scene.At(457, 160, 90), scene.Energy(3)), s.Mine(academy, ahead(50)), s.Theirs(rookie, here)
		},
		"a huge ship is the target": func(s *scene.Scene) (ship, by, target *scene.Ship) {
			return s.Mine(transport, scene.At(457, 100, 90), projector, scene.Energy(3)), s.Theirs(academy, ahead(50)), s.Mine(croc, scene.At(457, 262.5, 0))
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			ship, by, target := play(s)
			if name == "a friend attacks" {
				ship = s.Mine(transport, scene.At(457, 60, 90), projector, scene.Energy(3))
			}
			s.Never(ship, "draw the attack")
			s.Engage(by)
			s.Weapon("primary")
			if name == "a huge ship is the target" {
				s.PickSection(target, fore)
			} else {
				s.Pick(target)
			}
			misses(s)
			s.Done()
		})
	}
}

func TestSlicerTools_DamageForEnergy(t *testing.T) {
	s := table(t)
	ship := s.Mine(transport, upright, with("slicertools"), scene.Energy(2))
	near, wing := s.Theirs(rookie, abeam(300), scene.Tokens(stress, 1)), s.Mine(rookie, abeam(40), scene.Tokens(stress, 1))
	calm, far := s.Theirs(rookie, scene.At(300, 460, 0)), s.Theirs(rookie, scene.At(400, 460+97.5+301+20, 0), scene.Tokens(stress, 1))
	third := s.Theirs(rookie, scene.At(200, 460, 0), scene.Tokens(stress, 1))
	s.Activate(ship, "4 straight")
	s.Use(ship, "slice their systems")
	s.Refused(func() { s.Pick(calm) })
	s.Refused(func() { s.Pick(far) })
	s.Pick(near)
	s.Refused(func() { s.Pick(near) })
	s.Pick(wing)
	s.WantEnergy(ship, 0)
	for other, left := range map[*scene.Ship]int{near: 1, wing: 1, calm: 2, far: 2, third: 2} {
		s.WantShields(other, left)
	}
	s.Done()
	for _, c := range []struct{ energy, stress int }{{0, 1}, {1, 0}} {
		s = table(t)
		ship = s.Mine(transport, upright, with("slicertools"), scene.Energy(c.energy))
		s.Theirs(rookie, abeam(40), scene.Tokens(stress, c.stress))
		s.Never(ship, "slice their systems")
		s.Activate(ship, "4 straight")
		s.Pass()
		s.Done()
	}
	s = table(t)
	ship = s.Mine(transport, upright, with("slicertools"), scene.Energy(1))
	s.Theirs(rookie, abeam(40), scene.Tokens(stress, 1))
	s.Activate(ship, "4 straight")
	s.Offered(ship, "slice their systems")
	s.Pass()
	s.Done()
}

func TestSuperchargedPowerCells_TwoMoreDice(t *testing.T) {
	s := table(t)
	ship := cr90(s, nil, scene.At(400, 113, 0), with("superchargedpowercells"))
	tie := s.Theirs(academy, scene.At(400, 113+112.5+250+20, 180))
	for _, dice := range []int{6, 4} { // once
		s.Engage(ship)
		s.Declare("primary", tie)
		if dice == 6 {
			s.Use(ship, "roll 2 more dice")
			s.WantDiscarded(ship, "superchargedpowercells")
		}
		s.Dice(blanks(dice)...)
		s.Dice(blanks(4)...)
		s.Done()
	}
	s = table(t)
	ship = s.Mine(croc, scene.At(400, 400, 0), with("superchargedpowercells"))
	s.Never(ship, "roll 2 more dice") // while it defends
	s.Engage(s.Theirs(rookie, scene.At(620, 400, 270)))
	s.DeclareAt("primary", ship, fore)
	misses(s)
	s.Done()
}
