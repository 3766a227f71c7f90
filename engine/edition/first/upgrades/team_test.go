package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestEngineeringTeam_MoreForStraights(t *testing.T) {
	for _, c := range []struct {
		dial               string
		have, ions, energy int
	}{
		{"4 straight", 0, 0, 3}, {"2 bank right", 0, 0, 2}, {"2 bank left", 0, 0, 2},
		{"2 straight", 3, 0, 6}, // its limit
		{"4 straight", 0, 2, 1}, {"4 straight", 0, 3, 0},
	} {
		s := table(t)
		ship := raider(s, []string{"engineeringteam"}, upright, scene.Energy(c.have), scene.Tokens(ion, c.ions))
		s.Theirs(academy, scene.At(100, 800, 180))
		s.Activate(ship, c.dial)
		s.WantEnergy(ship, c.energy)
		s.Pass()
		s.Done()
	}
}

func TestGunneryTeam_OneBlankForEnergy(t *testing.T) {
	s := table(t)
	ship := s.Mine(croc, scene.At(400, 100, 0), scene.With("gunneryteam", "quadlasercannons"), scene.Energy(2))
	foe := s.Theirs(rookie, scene.At(400, 217.5+150, 180))
	s.Charges(ship, "quadlasercannons", 2)
	s.Engage(ship)
	s.Declare("quadlasercannons", foe)
	s.Dice("focus", "blank", "blank")
	s.Use(ship, "change a blank")
	s.WantAttackDice("focus", "hit", "blank")
	s.WantEnergy(ship, 1)
	s.Dice("evade", "blank")
	s.Use(ship, "fire again")
	s.Never(ship, "change a blank") // once a round
	s.Declare("quadlasercannons", foe)
	misses(s)
	s.Done()
	s = table(t)
	ship = s.Mine(croc, scene.At(400, 100, 0), scene.With("gunneryteam", "quadlasercannons"))
	foe = s.Theirs(rookie, scene.At(400, 217.5+150, 180))
	s.Charges(ship, "quadlasercannons", 1)
	s.Never(ship, "change a blank") // without energy of the ship card
	s.Engage(ship)
	s.Declare("quadlasercannons", foe)
	misses(s)
	s.Done()
	s = table(t)
	ship = cr90(s, nil, scene.At(400, 113, 0), with("gunneryteam"), scene.Energy(3))
	s.Never(ship, "change a blank") // with the primary weapon
	s.Attack(ship, s.Theirs(academy, scene.At(400, 113+112.5+250+20, 180)))
	s.Pass() // its own die for energy
	misses(s)
	s.Done()
}

func TestIGRMThugDroids_ACriticalHit(t *testing.T) {
	s := table(t)
	ship := s.Mine(croc, scene.At(400, 100, 0), scene.With("igrmthugdroids", "duallaserturret"))
	foe, wing := s.Theirs(rookie, scene.At(400, 217.5+150, 180)), s.Mine(rookie, scene.At(345, 220, 0))
	s.Charges(ship, "duallaserturret", 1)
	s.Engage(ship)
	s.Declare("duallaserturret", foe)
	s.Dice("hit", "hit", "blank")
	s.Use(ship, "change a hit")
	s.WantAttackDice("crit", "hit", "blank")
	misses(s)
	s.Done()
	s.Never(ship, "change a hit")
	s.Attack(wing, foe) // of a friend
	s.Dice("hit", "hit", "blank")
	misses(s)
	s.Done()
	s.Engage(foe) // while it defends
	s.DeclareAt("primary", ship, fore)
	s.Dice("hit", "hit", "blank")
	misses(s)
	s.Done()
}

func TestOrdnanceExperts_GuideAFriend(t *testing.T) {
	for name, c := range map[string]struct {
		gap     float64
		weapon  string
		dice    []string
		offered bool
	}{
		"a torpedo at range 3": {300, "protontorpedoes", []string{"blank", "blank", "crit", "crit"}, true},
		"a missile":            {50, "concussionmissiles", []string{"focus", "blank", "focus", "focus"}, true},
		"too far":              {301, "protontorpedoes", []string{"blank", "blank", "crit", "crit"}, false},
		"no blank":             {50, "protontorpedoes", []string{"focus", "hit", "crit", "crit"}, false},
		"the primary weapon":   {50, "primary", []string{"blank", "blank"}, false},
	} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			ship := s.Mine(croc, scene.At(457+20+c.gap+40, 300, 0), with("ordnanceexperts"))
			wing := s.Mine("goldsquadronpilot", here, scene.With("protontorpedoes"))
			if c.weapon == "concussionmissiles" {
				wing = s.Mine("banditsquadronpilot", scene.At(457, 240, 0), with("concussionmissiles"))
			}
			foe := s.Theirs(rookie, ahead(150))
			s.Lock(wing, foe)
			if !c.offered {
				s.Never(ship, "guide the ordnance")
			}
			s.AttackWith(wing, c.weapon, foe)
			s.Dice(c.dice...)
			if c.offered {
				s.Use(ship, "guide the ordnance")
				s.Never(ship, "guide the ordnance")
			}
			misses(s)
			s.Done()
		})
	}
	s := table(t) // an enemy's, and a second one in the round
	ship := s.Mine(croc, scene.At(560, 300, 0), with("ordnanceexperts"))
	first, second := s.Mine("goldsquadronpilot", here, with("protontorpedoes")), s.Mine("goldsquadronpilot", scene.At(400, 300, 0), with("protontorpedoes"))
	foe := s.Theirs("goldsquadronpilot", ahead(150), with("protontorpedoes"))
	s.Lock(first, foe)
	s.Lock(second, foe)
	s.Lock(foe, first)
	s.AttackWith(first, "protontorpedoes", foe)
	s.Dice("blank", "blank", "crit", "crit")
	s.Use(ship, "guide the ordnance")
	s.WantAttackDice("hit", "blank", "crit", "crit")
	misses(s)
	s.Done()
	s.Never(ship, "guide the ordnance")
	s.AttackWith(second, "protontorpedoes", foe)
	s.Dice("blank", "blank", "crit", "crit")
	misses(s)
	s.Done()
	s.AttackWith(foe, "protontorpedoes", first)
	s.Dice("blank", "blank", "crit", "crit")
	misses(s)
	s.Done()
}

func TestSensorTeam_LocksFarAway(t *testing.T) {
	for gap, ok := range map[float64]bool{50: true, 301: true, 500: true, 501: false} {
		s := table(t)
		ship := s.Mine(croc, scene.At(400, 100, 0), with("sensorteam"))
		s.Table(1829, 914.4)
		foe := s.Theirs(academy, scene.At(460+gap, 140, 0))
		s.Mine(academy, scene.At(460+gap, 200, 0))
		s.Activate(ship, "1 straight")
		if !ok {
			s.NotOffered(ship, "target lock")
			s.Pass()
		} else {
			s.Use(ship, "target lock")
			s.Pick(foe)
			s.WantLock(ship, foe, true)
		}
		s.Done()
	}
}

// 1e.huge.no-free-actions: what a card of its own gives it, it may perform.
func TestAutomatedProtocols_RecoverOrReinforce(t *testing.T) {
	s := table(t)
	ship := s.Mine(transport, upright, with("automatedprotocols"), scene.Energy(3), scene.Shields(1))
	s.Theirs(academy, abeam(150))
	s.Activate(ship, "4 straight")
	s.Use(ship, "jam")
	s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb })
	s.Use(ship, "recover or reinforce")
	s.NotOffered(ship, "coordinate")
	s.Use(ship, "recover")
	s.WantShields(ship, 3) // of 2 energy
	s.WantEnergy(ship, 0)
	s.Done()
	for name, c := range map[string]struct {
		energy int
		action string
	}{"no energy": {0, "jam"}, "after reinforce": {2, "reinforce"}, "after recover": {2, "recover"}} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			ship := s.Mine(transport, upright, scene.With("automatedprotocols", "shieldtechnician"), scene.Energy(c.energy))
			s.Theirs(academy, abeam(150))
			s.Never(ship, "recover or reinforce")
			s.Activate(ship, "4 straight")
			s.Use(ship, c.action)
			switch c.action {
			case "jam":
				s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb })
			case "recover":
				s.Number(0)
			default:
				s.Choose(func(c game.Choice) bool { return game.Token(c.Item) == game.ReinforceFore })
			}
			s.Done()
		})
	}
	s = table(t) // once a round, and what it has performed it does not perform again
	ship = cr90(s, nil, upright, with("automatedprotocols"), scene.Energy(4))
	wing := s.Mine(rookie, abeam(150))
	s.Activate(ship, "4 straight")
	s.Use(ship, "coordinate")
	s.Pick(wing)
	s.Use(wing, "focus")
	s.Use(ship, "recover or reinforce")
	s.Use(ship, "reinforce")
	s.Choose(func(c game.Choice) bool { return game.Token(c.Item) == game.ReinforceFore })
	s.NotOffered(ship, "reinforce") // for its aft section
	s.Pass()
	s.Done()
}

func TestOptimizedGenerators_TwoForOne(t *testing.T) {
	s := table(t)
	ship := s.Mine(croc, upright, scene.With("optimizedgenerators", "quadlasercannons"), scene.Energy(2))
	s.Activate(ship, "4 straight") // 3 energy
	s.Choose(func(c game.Choice) bool { return c.Verb == game.CardVerb })
	s.Pass() // for the first of two
	s.WantEnergy(ship, 2)
	s.Choose(func(c game.Choice) bool { return c.Verb == game.CardVerb })
	s.Use(ship, "gain 2 energy")
	s.WantEnergy(ship, 3)
	s.WantCharges(ship, "quadlasercannons", 2)
	s.Pass()
	s.Done()
	s = table(t)
	ship = s.Mine(croc, upright, scene.With("optimizedgenerators", "quadlasercannons"), scene.Energy(3))
	s.Activate(ship, "4 straight") // 4 energy
	s.Choose(func(c game.Choice) bool { return c.Verb == game.CardVerb })
	s.Use(ship, "gain 2 energy")
	s.WantEnergy(ship, 4) // its limit
	s.Never(ship, "gain 2 energy")
	s.Choose(func(c game.Choice) bool { return c.Verb == game.CardVerb })
	s.Pass()
	s.Done()
}

// Torpedoes and missiles lie on hardpoints, fire like them, and are not discarded.
func TestOrdnanceTubes_KeepOrdnance(t *testing.T) {
	s := table(t)
	ship := s.Mine(gozanti, scene.At(400, 100, 0), scene.With("ordnancetubes", "protontorpedoes"))
	foe, side := s.Theirs(academy, scene.At(400, 217.5+150, 180)), s.Theirs(academy, scene.At(600, 100, 0))
	for range 2 {
		s.Lock(ship, foe)
		s.AttackWith(ship, "protontorpedoes", foe)
		s.Dice(blanks(4)...)
		s.Dice(blanks(3)...)
		s.WantDiscarded(ship)
		s.WantLocks(ship)
		s.Done()
	}
	s.Lock(ship, side)
	s.Engage(ship)
	s.Done() // out of the arc of its hardpoint
	s = table(t)
	ship = s.Mine(gozanti, scene.At(400, 100, 0), scene.With("ordnancetubes", "protontorpedoes", "reconspecialist"), scene.Shields(0))
	boba := s.Theirs("bountyhunter", scene.At(620, 100, 270), with("bobafett"))
	s.Engage(boba) // whom Boba Fett cannot discard
	s.DeclareAt("primary", ship, aft)
	s.Dice("crit", "blank", "blank")
	s.Draw("Reactor Leak")
	s.Use(boba, "disintegrate")
	s.Refused(func() { s.ChooseNamed("Proton Torpedoes") })
	s.ChooseNamed("Recon Specialist")
	s.WantDiscarded(ship, "reconspecialist")
	s.Done()
}

// A crippled section keeps as many torpedoes and hardpoints as it has hardpoint icons left.
func TestOrdnanceTubes_OfACrippledSection(t *testing.T) {
	s := table(t)
	ship := raider(s, nil, scene.At(400, 400, 0), scene.With("ordnancetubes", "protontorpedoes", "quadlasercannons"), scene.Shields(0))
	s.DamageAt(ship, fore, 7)
	s.Charges(ship, "quadlasercannons", 2)
	foe := s.Theirs(academy, scene.At(620, 460, 270))
	s.Engage(foe)
	s.DeclareAt("primary", ship, fore)
	s.Dice("hit", "blank")
	s.From(game.Only(game.Seat1))
	s.ChooseNamed("Quad Laser Cannons")
	s.WantDiscarded(ship, "quadlasercannons")
	s.WantCharges(ship, "quadlasercannons", 0)
	s.Done()
}
