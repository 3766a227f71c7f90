package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// attackAt lets an enemy at range 3 abeam attack a section of a huge ship, and rolls its three dice.
func attackAt(s *scene.Scene, foe, ship *scene.Ship, at game.Section, dice ...string) {
	s.Engage(foe)
	s.DeclareAt("primary", ship, at)
	s.Dice(dice...)
}

// far is where that enemy stands, so that the ship at (400, 400) rolls one defense die.
var far = scene.At(400+40+250+20, 400, 270)

// 1e.huge.agility-extra-dice
func TestAssailer_AFocusOfAReinforcedSection(t *testing.T) {
	for _, c := range []struct {
		token   game.Token
		at      game.Section
		face    string
		offered bool
	}{
		{game.ReinforceFore, fore, "focus", true}, {game.ReinforceAft, aft, "focus", true},
		{game.ReinforceFore, aft, "focus", false}, {game.ReinforceAft, fore, "focus", false},
		{game.ReinforceFore, fore, "blank", false}, {ion, fore, "focus", false},
	} {
		s := table(t)
		ship := raider(s, []string{"assailer"}, scene.At(400, 400, 0), scene.Tokens(c.token, 1))
		foe := s.Theirs(rookie, far)
		if !c.offered {
			s.Never(ship, "change a focus")
		}
		attackAt(s, foe, ship, c.at, "hit", "hit", "hit")
		s.Dice(c.face)
		if c.offered {
			s.Use(ship, "change a focus")
			s.WantShieldsAt(ship, c.at, map[game.Section]int{fore: 5, aft: 3}[c.at])
		}
		s.Done()
	}
}

func TestBrightHope_TwoEvadesOfTheForeSection(t *testing.T) {
	for _, c := range []struct {
		token game.Token
		at    game.Section
		left  int
	}{{game.ReinforceFore, fore, 3}, {game.ReinforceAft, aft, 2}, {game.ReinforceFore, aft, 1}} {
		s := table(t)
		ship := s.Mine(transport, scene.At(400, 400, 0), with("brighthope"), scene.Tokens(c.token, 1))
		foe := s.Theirs(rookie, far)
		attackAt(s, foe, ship, c.at, "hit", "hit", "hit")
		s.Dice("blank")
		s.WantShields(ship, c.left)
		s.Done()
	}
}

// 1e.energy.limit-raised-by-upgrades
func TestTitles_ChangeTheEnergyLimit(t *testing.T) {
	for _, c := range []struct {
		ship, title string
		limit       int
	}{
		{transport, "", 4}, {transport, "brighthope", 6}, {transport, "quantumstorm", 5}, {transport, "dutyfree", 4},
		{croc, "", 4}, {croc, "brokenhorn", 6}, {croc, "insatiableworrt", 3},
	} {
		s := table(t)
		options := []scene.Option{upright, scene.Energy(c.limit - 1)}
		if c.title != "" {
			options = append(options, with(c.title))
		}
		ship := s.Mine(c.ship, options...)
		s.Theirs(academy, scene.At(100, 800, 180))
		s.Activate(ship, "1 straight") // 3 icons
		s.WantEnergy(ship, c.limit)
		s.Pass()
		s.Done()
	}
}

func TestBrokenHorn_AnEvadeForTheToken(t *testing.T) {
	for _, at := range game.Sections() { // with a token of either section
		s := table(t)
		ship := s.Mine(croc, scene.At(400, 400, 0), with("brokenhorn"), scene.Tokens(game.ReinforceFore, 1))
		foe := s.Theirs(rookie, far)
		attackAt(s, foe, ship, at, "hit", "hit", "hit")
		s.Dice("blank")
		s.Use(ship, "add an evade")
		s.Choose(func(c game.Choice) bool { return game.Token(c.Item) == game.ReinforceFore })
		s.WantShields(ship, map[game.Section]int{fore: 3, aft: 2}[at])
		s.WantTokens(ship, game.ReinforceFore, 0)
		s.Done()
		s.Never(ship, "add an evade") // without a token
		attackAt(s, foe, ship, at, "hit", "blank", "blank")
		s.Dice("blank")
		s.Done()
	}
	s := table(t) // declined, the token stays; and of both the player picks the one that is lost
	ship := s.Mine(croc, scene.At(400, 400, 0), with("brokenhorn"), scene.Tokens(game.ReinforceFore, 1), scene.Tokens(game.ReinforceAft, 1))
	foe := s.Theirs(rookie, far)
	attackAt(s, foe, ship, fore, "hit", "blank", "blank")
	s.Dice("blank")
	s.Pass()
	s.WantTokens(ship, game.ReinforceFore, 1)
	s.Done()
	attackAt(s, foe, ship, fore, "hit", "hit", "blank")
	s.Dice("blank")
	s.Use(ship, "add an evade")
	s.Choose(func(c game.Choice) bool { return game.Token(c.Item) == game.ReinforceAft })
	s.WantTokens(ship, game.ReinforceFore, 1)
	s.WantTokens(ship, game.ReinforceAft, 0)
	s.Done()
}

func TestDodonnasPride_CoordinatesTwo(t *testing.T) {
	s := table(t)
	ship := cr90(s, nil, scene.At(400, 200, 0), with("dodonnaspride"))
	first, second := s.Mine(rookie, scene.At(400, 500, 0)), s.Mine(rookie, scene.At(500, 500, 0))
	third, away := s.Mine(rookie, scene.At(300, 500, 0)), s.Mine(rookie, scene.At(800, 800, 0))
	foe := s.Theirs(rookie, scene.At(600, 400, 0))
	s.Activate(ship, "2 straight")
	s.Use(ship, "coordinate")
	s.Pick(first)
	s.Use(first, "focus")
	s.Use(ship, "coordinate another")
	for _, other := range []*scene.Ship{first, foe, away, ship} {
		s.Refused(func() { s.Pick(other) })
	}
	s.Pick(second)
	s.Use(second, "focus")
	s.WantTokens(second, focus, 1)
	s.WantTokens(third, focus, 0)
	s.NotOffered(ship, "coordinate another")
	s.Pass() // the action of its aft section
	s.Done()
	s = table(t)
	ship = cr90(s, nil, scene.At(400, 200, 0), with("dodonnaspride"))
	s.Mine(rookie, scene.At(400, 500, 0))
	foe = s.Theirs(rookie, scene.At(600, 400, 0))
	s.Never(ship, "coordinate another") // after another action
	s.Activate(ship, "2 straight")
	s.Use(ship, "target lock")
	s.Pick(foe)
	s.Pass()
	s.Done()
}

func TestDutyfree_JamsAtRange3(t *testing.T) {
	for gap, ok := range map[float64]bool{50: true, 201: true, 300: true, 301: false} {
		s := table(t)
		ship := s.Mine(transport, upright, with("dutyfree"))
		foe := s.Theirs(academy, abeam(gap))
		s.Activate(ship, "4 straight")
		if ok {
			s.Use(ship, "jam")
			s.Pick(foe)
			s.WantTokens(foe, stress, 2)
		} else {
			s.NotOffered(ship, "jam")
			s.Pass()
		}
		s.Done()
	}
	s := table(t) // coordinating reaches no farther
	ship := s.Mine(transport, upright, with("dutyfree"))
	s.Mine(academy, abeam(250))
	s.Activate(ship, "4 straight")
	s.NotOffered(ship, "coordinate")
	s.Pass()
	s.Done()
}

func TestImpetuous_ALockForAVictory(t *testing.T) {
	for _, hits := range []int{3, 2} { // of 3 that destroy it
		s := table(t)
		ship := raider(s, []string{"impetuous"}, scene.At(400, 200, 0))
		foe := s.Theirs(academy, scene.At(400, 200+112.5+150+20, 180))
		other := s.Theirs(rookie, scene.At(600, 300, 0))
		if hits == 2 {
			s.Never(ship, "acquire a target lock")
		}
		s.AttackWith(ship, "primary", foe)
		s.Dice([]string{"hit", "hit", []string{"blank", "hit"}[hits-2], "blank"}...)
		s.Dice(blanks(int(s.Rolling().N))...)
		if hits == 3 {
			s.Use(ship, "acquire a target lock")
			s.Pick(other)
			s.WantLock(ship, other, true)
		}
		s.Done()
	}
}

func TestInsatiableWorrt_EnergyAfterRecover(t *testing.T) {
	for action, energy := range map[string]int{"recover": 3, "reinforce": 1} {
		s := table(t)
		ship := s.Mine(croc, upright, with("insatiableworrt"), scene.Shields(2))
		s.Theirs(academy, scene.At(100, 800, 180))
		s.Activate(ship, "4 straight") // gains 1
		s.Use(ship, action)
		if action == "reinforce" {
			s.Choose(func(c game.Choice) bool { return game.Token(c.Item) == game.ReinforceFore })
		}
		s.WantEnergy(ship, energy)
		s.Done()
	}
}

func TestInstigator_OneMoreShield(t *testing.T) {
	s := table(t)
	ship := raider(s, []string{"instigator"}, upright, scene.Shields(2))
	s.Theirs(academy, scene.At(100, 800, 180))
	s.ShieldsAt(ship, aft, 3)
	s.Activate(ship, "4 straight") // gains 2
	s.Use(ship, "recover")
	for range 2 {
		s.PickSection(ship, fore)
	}
	s.PickSection(ship, aft)
	s.WantShieldsAt(ship, fore, 4)
	s.WantShieldsAt(ship, aft, 4)
	s.Done()
	s = table(t)
	ship = raider(s, []string{"instigator"}, upright, scene.Shields(2))
	s.Activate(ship, "4 straight")
	s.Use(ship, "reinforce")
	s.Choose(func(c game.Choice) bool { return game.Token(c.Item) == game.ReinforceFore })
	s.WantShieldsAt(ship, fore, 2)
	s.Done()
}

func TestJainasLight_DiscardsADamageCard(t *testing.T) {
	s := table(t)
	ship := cr90(s, nil, scene.At(400, 400, 0), with("jainaslight"), scene.Shields(0))
	foe := s.Theirs(rookie, scene.At(620, 400, 270))
	attackAt(s, foe, ship, fore, "crit", "crit", "crit")
	s.Draw("Comms Failure")
	s.Pass() // which it keeps
	s.Draw("Deck Breach")
	s.ChooseNamed("discard the damage card and draw another")
	s.Draw("Direct Hit")
	s.WantDamageAt(ship, fore, 2)
	s.WantCrit(ship, "Deck Breach", 0)
	s.Draw("Scrambled Scopes") // once an attack
	s.WantDamageAt(ship, fore, 3)
	s.Done()
	attackAt(s, foe, ship, fore, "crit", "blank", "blank")
	s.Draw("Weapon Damaged")
	s.ChooseNamed("discard the damage card and draw another")
	s.Draw("Direct Hit")
	s.Done()
	s = table(t) // damage that is of no attack
	ship = cr90(s, nil, upright, with("jainaslight"), scene.Shields(0))
	s.Obstacle("coreasteroid1", scene.At(400, 550, 0))
	s.Activate(ship, "4 straight")
	s.Draw("Comms Failure")
	s.Pass()
	s.Pass()
	s.Done()
}

func TestQuantumStorm_EnergyInTheEndPhase(t *testing.T) {
	for before, after := range map[int]int{0: 1, 1: 2, 2: 2, 3: 3} {
		s := table(t)
		ship := s.Mine(transport, upright, with("quantumstorm"), scene.Energy(before))
		s.Theirs(academy, scene.At(100, 800, 180))
		s.End()
		s.WantEnergy(ship, after)
		s.Done()
	}
}
