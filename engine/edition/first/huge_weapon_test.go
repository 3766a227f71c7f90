package first_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// Far dice go to the defender against primary weapons. 1e.huge.range.band-four, 1e.huge.range.band-five,
// 1e.huge.range.long-bonus-primary-only, 1e.huge.range.long-only-for-capable-weapons,
// 1e.cr90.primary-is-fore-turret
func TestHuge_FiresFar(t *testing.T) {
	for _, c := range []struct {
		y    float64
		dice int // 0 for no attack
	}{{100 + 112.5 + 20 + 300, 4}, {100 + 112.5 + 20 + 301, 5}, {100 + 112.5 + 20 + 401, 6},
		{100 + 112.5 + 20 + 501, 0}, {100 + 112.5 + 20 + 199, 0}} {
		s := scene.First(t)
		ship := put(s, hull{pilot: corvette}, scene.At(400, 113, 0))
		tie := s.Theirs(academy, scene.At(400, c.y+13, 180))
		s.Engage(ship)
		if c.dice > 0 {
			s.Declare("primary", tie)
			s.Dice(blanks(4)...)
			s.Dice(blanks(c.dice)...)
		}
		s.Done()
	}
}

// A reinforced ship is helped against a weapon that reaches farther than range 3, too: its firing arc has no
// end (1e.arc.definition, 1e.reinforce.small-large-effect).
func TestHuge_FiresFarAtAReinforcedShip(t *testing.T) {
	for heading, token := range map[float64]game.Token{180: game.ReinforceFore, 0: game.ReinforceAft} {
		for _, other := range []bool{false, true} {
			s := scene.First(t)
			ship := put(s, hull{pilot: corvette}, scene.At(400, 113, 0))
			had, shields := token, 2
			if other {
				had, shields = game.ReinforceFore+game.ReinforceAft-token, 1
			}
			gunship := s.Theirs("wookieeliberator", scene.At(400, 570, heading), scene.Tokens(had, 1))
			s.Engage(ship)
			s.Declare("primary", gunship)
			s.Dice("hit", "hit", "blank", "blank")
			s.Dice(blanks(3)...)
			s.WantShields(gunship, shields)
			s.Done()
		}
	}
}

// After gaining energy a ship allocates it to its hardpoints, up to their own limits; what they fire is paid
// from the card. 1e.energy.allocate, 1e.energy.limit-of-whom, 1e.cr90.attacks, 1e.cr90.attacks-sequential,
// 1e.cr90.attacks-order-free, 1e.cr90.attacks-different-targets, 1e.cr90.secondary-either-arc-of-section
func TestCR90_FiresEachWeapon(t *testing.T) {
	s := scene.First(t)
	ship := put(s, hull{pilot: corvette}, scene.At(400, 200, 0), scene.With("quadlasercannons"), scene.Energy(4))
	far := s.Theirs(academy, scene.At(400, 780, 180))
	side := s.Theirs(rookie, scene.At(600, 400, 0)) // abeam of the bow
	s.Activate(ship, "4 straight")
	for range 2 {
		s.Choose(func(c game.Choice) bool { return c.Verb == game.CardVerb })
	}
	s.WantEnergy(ship, 3)
	s.WantCharges(ship, "quadlasercannons", 2) // and no more fits
	s.Pass()
	s.Pass()
	s.Engage(ship)
	s.Declare("quadlasercannons", side)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank")
	s.WantCharges(ship, "quadlasercannons", 1)
	s.WantEnergy(ship, 3)
	s.Declare("primary", far)
	s.Use(ship, "roll another die")
	s.WantEnergy(ship, 2)
	s.Dice(blanks(5)...)
	s.Dice(blanks(int(s.Rolling().N))...)
	s.Done() // each weapon once
}

// The Raider's bow weapon fires again for 2 energy, once a round.
func TestRaider_AttacksAgain(t *testing.T) {
	for _, energy := range []int{2, 1} {
		s := scene.First(t)
		ship := s.Theirs("raiderclasscorvettefore", scene.Aft("raiderclasscorvetteaft"), scene.At(400, 200, 0),
			scene.Energy(energy))
		s.Mine(rookie, scene.At(400, 550, 0))
		s.Engage(ship)
		s.Weapon("primary")
		s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb })
		for range 2 {
			s.Dice(blanks(4)...)
			s.Dice(blanks(int(s.Rolling().N))...)
			if energy == 1 {
				break
			}
			if s.Of(ship).Tokens[game.EnergyToken] == 0 {
				break
			}
			s.Use(ship, "attack again")
			s.Weapon("primary")
			s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb })
		}
		s.WantEnergy(ship, energy%2)
		s.Done()
	}
}

// It does not after an attack with another weapon.
func TestRaider_AttacksAgainWithItsPrimaryWeaponAlone(t *testing.T) {
	s := scene.First(t)
	ship := s.Theirs("raiderclasscorvettefore", scene.Aft("raiderclasscorvetteaft"), scene.At(400, 200, 0),
		scene.With("quadlasercannons"), scene.Energy(2))
	s.Charges(ship, "quadlasercannons", 1)
	wing := s.Mine(rookie, scene.At(400, 500, 0))
	s.Never(ship, "attack again")
	s.AttackWith(ship, "quadlasercannons", wing)
	s.Dice("hit", "blank", "blank")
	s.Dice(blanks(int(s.Rolling().N))...)
	s.Pass() // its other weapon
	s.Done()
}

// Hardpoints, each just inside and outside its range and with too little energy of its own.
func TestHardpoints(t *testing.T) {
	for _, c := range []struct {
		ship, id string
		gap      float64 // between the bases
		charges  int
		dice     int // of the defender, -1 for no attack
	}{
		{"croccruiser", "heavylaserturret", 101, 2, 3}, {"croccruiser", "heavylaserturret", 99, 2, -1},
		{"croccruiser", "heavylaserturret", 299, 2, 3}, {"croccruiser", "heavylaserturret", 301, 2, -1},
		{"croccruiser", "heavylaserturret", 150, 1, -1},
		{"gozanticlasscruiser", "duallaserturret", 50, 1, 3}, {"gozanticlasscruiser", "duallaserturret", 301, 1, -1},
		{"gozanticlasscruiser", "duallaserturret", 50, 0, -1},
		{"croccruiser", "singleturbolasers", 201, 2, 6}, {"croccruiser", "singleturbolasers", 199, 2, -1},
		{"croccruiser", "singleturbolasers", 499, 2, 6}, {"croccruiser", "singleturbolasers", 501, 2, -1},
		{"croccruiser", "ioncannonbattery", 101, 2, 3}, {"croccruiser", "ioncannonbattery", 401, 2, -1},
		{"croccruiser", "quadlasercannons", 199, 1, 3}, {"croccruiser", "quadlasercannons", 201, 1, -1},
	} {
		s := scene.First(t)
		s.Unbuilt()
		ship := s.Mine(c.ship, scene.At(400, 100, 0), scene.With(c.id))
		foe := s.Theirs(academy, scene.At(400, 217.5+c.gap, 180))
		s.Charges(ship, c.id, c.charges)
		s.Engage(ship)
		if c.dice >= 0 {
			s.Declare(c.id, foe)
			s.Dice(blanks(int(s.Rolling().N))...)
			s.Is(int(s.Rolling().N) == c.dice, "%d defense dice at %g mm", c.dice, c.gap)
			s.Dice(blanks(c.dice)...)
			if c.id == "quadlasercannons" {
				s.NotOffered(ship, "fire again") // no energy is left on it
			}
		}
		s.Done()
	}
}

// What hardpoints do: a hit of the ion cannon, a focus result of turbolasers, a miss of quad lasers; lasers on
// turrets fire astern.
func TestHardpoints_Effects(t *testing.T) {
	fire := func(id string, turn, gap float64) (*scene.Scene, *scene.Ship, *scene.Ship) {
		s := scene.First(t)
		ship := s.Mine("croccruiser", scene.At(400, 100, turn), scene.With(id))
		foe := s.Theirs("wedgeantilles", scene.At(400, 217.5+gap, 0))
		s.Charges(ship, id, 2)
		s.Engage(ship)
		s.Declare(id, foe)
		return s, ship, foe
	}
	s, _, foe := fire("ioncannonbattery", 0, 150)
	s.Dice("hit", "hit", "blank", "blank")
	s.Dice("blank", "blank")
	s.WantShields(foe, 1)
	s.WantTokens(foe, game.IonToken, 1)
	s.Done()
	s, ship, foe := fire("singleturbolasers", 0, 250)
	s.Dice("focus", "focus", "blank", "blank")
	s.Use(ship, "change a focus result")
	s.WantAttackDice("hit", "focus", "blank", "blank")
	s.Dice(blanks(4)...) // twice an agility of 2, and range 3 gives nothing against it
	_ = foe
	s.Done()
	s, ship, foe = fire("quadlasercannons", 0, 150)
	s.Dice(blanks(3)...)
	s.Dice(blanks(2)...)
	s.Use(ship, "fire again")
	s.WantCharges(ship, "quadlasercannons", 0)
	s.Declare("quadlasercannons", foe)
	s.Dice("hit", "blank", "blank")
	s.Dice(blanks(2)...)
	s.WantShields(foe, 1)
	s.Done()
	s, _, foe = fire("heavylaserturret", 180, 150)
	s.Dice("hit", "blank", "blank", "blank")
	s.Dice(blanks(2)...)
	s.WantShields(foe, 1)
	s.Done()
}
