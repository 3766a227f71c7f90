package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestAdmiralOzzel_ShieldsForEnergy(t *testing.T) {
	s := table(t)
	ship := s.Mine(gozanti, upright, with("admiralozzel"))
	s.Activate(ship, "4 straight") // gains 1
	s.Use(ship, "divert the shields")
	s.ChooseNamed("a shield of the fore section")
	for range 2 {
		s.ChooseNamed("remove another shield")
		s.ChooseNamed("a shield of the fore section")
	}
	s.WantShields(ship, 2) // three at most
	s.WantEnergy(ship, 4)
	s.Pass()
	s.Done()
	s = table(t)
	ship = raider(s, []string{"admiralozzel"}, upright, scene.Shields(1))
	s.Activate(ship, "4 straight")
	s.Use(ship, "divert the shields")
	s.ChooseNamed("a shield of the fore section")
	s.ChooseNamed("remove another shield")
	s.Refused(func() { s.ChooseNamed("a shield of the fore section") })
	s.ChooseNamed("a shield of the aft section")
	s.Pass()
	s.WantShieldsAt(ship, fore, 0)
	s.WantShieldsAt(ship, aft, 3)
	s.WantEnergy(ship, 4) // 2 of them from its maneuver
	s.Pass()
	s.Done()
}

func TestCaptainNeeda_RollsForObstacles(t *testing.T) {
	for _, c := range []struct {
		y    float64
		face string
		at   game.Section
		n    int
	}{
		{530, "hit", fore, 1}, {530, "crit", fore, 1}, {400, "hit", aft, 1}, {530, "blank", fore, 0},
		{530, "focus", fore, 0}, {460, "hit", aft, 1},
	} {
		s := table(t)
		ship := s.Mine(gozanti, upright, with("captainneeda"), scene.Shields(0))
		rock := s.Obstacle("coreasteroid1", scene.At(400, c.y, 0))
		s.Activate(ship, "4 straight")
		s.Dice(c.face)
		if c.y == 460 { // both sections are over it
			s.From(game.Only(game.Seat2))
			s.PickSection(ship, aft)
			s.From(game.Nobody)
		}
		s.WantDamageAt(ship, c.at, c.n)
		_, down, _ := s.Of(ship).CardsAt(c.at)
		s.Is(int(*down) == c.n, "%d cards lie facedown", *down)
		s.Is(s.State().Obstacles[rock.Object().ID].Gone, "the obstacle is gone")
		s.Pass()
		s.Done()
	}
	s := table(t)
	ship := s.Mine(gozanti, upright, with("captainneeda"))
	s.Obstacle("coreasteroid1", scene.At(400, 700, 0))
	s.Activate(ship, "4 straight")
	s.Pass() // nothing to roll for
	s.Done()
}

func TestCarlistRieekan_Skill12InActivation(t *testing.T) {
	s := table(t)
	ship := s.Mine(transport, upright, with("carlistrieekan"))
	wing, foe := s.Mine(rookie, scene.At(600, 300, 0)), s.Theirs(black, scene.At(100, 800, 180))
	s.SetDial(ship, "4 straight")
	s.SetDial(wing, "2 straight")
	s.SetDial(foe, "2 straight")
	s.Activation()
	s.Use(ship, "sound the alarm")
	s.WantDiscarded(ship, "carlistrieekan")
	s.WantPose(wing, 600, 300, 0) // the enemy of skill 4 is first
	for friend, n := range map[*scene.Ship]int{wing: 12, ship: 12, foe: 4} {
		s.WantInitiative(friend, n)
	}
	s.Pass()
	s.Pass()
	s.Pass()
	s.Done()
	s.Engagement()
	s.WantInitiative(wing, 2)
	s.Done()
}

func TestConstructionDroid_WithARecoverAction(t *testing.T) {
	s := table(t)
	ship := s.Mine(transport, upright, with("constructiondroid"), scene.Energy(3), scene.Shields(0))
	s.DamageAt(ship, fore, 2)
	s.Activate(ship, "4 straight")
	s.Use(ship, "recover")
	s.Use(ship, "repair the hull")
	s.Draw("Direct Hit")
	s.WantDamageAt(ship, fore, 1)
	s.WantShields(ship, 2) // the energy is spent
	s.Done()
	for name, c := range map[string]struct {
		energy, down int
		action       string
	}{"no energy": {0, 1, "recover"}, "no card": {2, 0, "recover"}, "reinforce": {2, 1, "reinforce"}} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			ship := s.Mine(transport, upright, with("constructiondroid"), scene.Energy(c.energy))
			s.DamageAt(ship, fore, c.down)
			s.CritAt(ship, aft, "Engine Damage") // a faceup card will not do
			s.Never(ship, "repair the hull")
			s.Activate(ship, "3 straight")
			if c.energy == 0 {
				s.State().Ships[ship.ID()].Tokens[game.EnergyToken] = 0
			}
			s.Use(ship, c.action)
			if c.action == "reinforce" {
				s.Choose(func(c game.Choice) bool { return game.Token(c.Item) == game.ReinforceFore })
			}
			s.Done()
		})
	}
}

// With two ship cards the player chooses the section whose card is discarded.
func TestConstructionDroid_OfASection(t *testing.T) {
	s := table(t)
	ship := cr90(s, []string{"constructiondroid"}, upright, scene.Energy(2))
	s.DamageAt(ship, fore, 2)
	s.DamageAt(ship, aft, 1)
	s.Activate(ship, "4 straight") // its fore section finds nothing to do
	s.Use(ship, "recover")
	s.Use(ship, "repair the hull")
	s.PickSection(ship, aft)
	s.Draw("Grid Overload")
	s.WantDamageAt(ship, aft, 0)
	s.WantDamageAt(ship, fore, 2)
	s.Done()
}

func TestGrandMoffTarkin_FocusFromAfar(t *testing.T) {
	for gap, ok := range map[float64]bool{400: true, 401: false} {
		for _, tokens := range []int{0, 1} {
			s := table(t)
			ship := s.Mine(gozanti, upright, with("grandmofftarkin"))
			wing := s.Mine(black, scene.At(460+gap, 300, 0), scene.Tokens(focus, tokens))
			foe := s.Theirs(academy, scene.At(320, 240, 180), scene.Tokens(focus, 2))
			s.Engagement()
			s.Use(ship, "give an order")
			s.Refused(func() { s.Pick(ship) })
			if !ok {
				s.Refused(func() { s.Pick(wing) })
				s.Pick(foe)
				s.ChooseNamed("remove a focus token")
				s.WantTokens(foe, focus, 1)
				s.Done()
				continue
			}
			s.Pick(wing)
			if tokens == 0 {
				s.Refused(func() { s.ChooseNamed("remove a focus token") })
			}
			s.ChooseNamed("assign a focus token")
			s.WantTokens(wing, focus, tokens+1)
			s.WantTokens(foe, focus, 2)
			s.Done()
		}
	}
}

func TestJanDodonna_ACriticalHitForAFriend(t *testing.T) {
	for gap, offered := range map[float64]bool{100: true, 101: false} {
		s := table(t)
		ship := s.Mine(transport, scene.At(457+20+gap+40, 300, 0), with("jandodonna"))
		wing, foe := s.Mine(rookie, here), s.Theirs(rookie, ahead(150))
		if !offered {
			s.Never(ship, "change a hit")
		}
		s.Attack(wing, foe)
		s.Dice("hit", "hit", "blank")
		if offered {
			s.Use(ship, "change a hit")
			s.WantAttackDice("crit", "hit", "blank")
		}
		misses(s)
		s.Done()
		s.Never(ship, "change a hit") // while an enemy attacks
		s.Attack(foe, wing)
		s.Dice("hit", "hit", "blank")
		misses(s)
		s.Done()
	}
	s := table(t) // itself
	ship := cr90(s, nil, scene.At(400, 113, 0), with("jandodonna"))
	tie := s.Theirs(academy, scene.At(400, 113+112.5+250+20, 180))
	s.Never(ship, "change a hit")
	s.Attack(ship, tie)
	s.Dice("hit", "hit", "hit", "hit")
	misses(s)
	s.Done()
}

func TestRaymusAntilles_LooksAtADial(t *testing.T) {
	for _, c := range []struct {
		dial   string
		looks  bool
		tokens int
	}{{"3 straight", true, 1}, {"1 straight", true, 0}, {"4 koiogran", true, 0}, {"3 straight", false, 0}} {
		s := table(t)
		ship := s.Mine(transport, scene.At(457, 60, 90), with("raymusantilles"))
		foe, far := s.Theirs(rookie, scene.At(457, 420, 0)), s.Theirs(academy, scene.At(557, 421, 0))
		wing := s.Mine(rookie, scene.At(457, 200, 0))
		s.SetDial(ship, "4 straight")
		s.SetDial(foe, c.dial)
		s.SetDial(far, "3 straight")
		s.SetDial(wing, "3 straight")
		s.Activation()
		s.Refused(func() { s.Pick(wing) })
		s.Refused(func() { s.Pick(far) })
		s.Pick(foe)
		if c.looks {
			s.ChooseNamed("look at its dial")
		} else {
			s.Pass()
		}
		s.WantTokens(foe, stress, c.tokens)
		misses(s)
		s.Done()
	}
}

func TestShieldTechnician_AsMuchAsItLikes(t *testing.T) {
	for spent, shields := range map[int]int{0: 1, 1: 2, 3: 4} {
		s := table(t)
		ship := s.Mine(transport, upright, with("shieldtechnician"), scene.Energy(3), scene.Shields(1))
		s.Activate(ship, "4 straight")
		s.Use(ship, "recover")
		s.Refused(func() { s.Number(4) })
		s.Number(spent)
		s.WantShields(ship, shields)
		s.WantEnergy(ship, 3-spent)
		s.Done()
	}
}

func TestTargetingCoordinator_PassesALock(t *testing.T) {
	for _, c := range []struct {
		gap, foe float64
		ok       bool
	}{{200, 300, true}, {201, 300, false}, {200, 301, false}} {
		s := table(t)
		ship := s.Mine(transport, upright, with("targetingcoordinator"), scene.Energy(1))
		wing, foe := s.Mine(rookie, abeam(c.gap)), s.Theirs(academy, scene.At(400, 557.5+20+c.foe, 0))
		if c.foe > 300 {
			s.Never(ship, "pass a target")
		}
		s.Activate(ship, "4 straight")
		if c.foe <= 300 {
			s.Use(ship, "pass a target")
			s.Refused(func() { s.Pick(foe) })
			if c.ok {
				s.Pick(wing)
			} else {
				s.Refused(func() { s.Pick(wing) })
				s.Pick(ship)
			}
			s.Pick(foe)
			s.WantLock(wing, foe, c.ok)
			s.WantLock(ship, foe, !c.ok)
			s.WantEnergy(ship, 0)
		}
		s.Pass()
		s.Done()
	}
}

func TestTorynFarr_TakesTheirTokens(t *testing.T) {
	s := table(t)
	ship := s.Mine(transport, upright, with("torynfarr"), scene.Energy(2))
	all := []scene.Option{scene.Tokens(focus, 2), scene.Tokens(evade, 1), scene.Tokens(stress, 1)}
	near := s.Theirs(rookie, append(all, abeam(200))...)
	locked := s.Theirs(rookie, scene.At(300, 460, 0))
	third := s.Theirs(rookie, append(all, scene.At(400, 620, 0))...)
	far := s.Theirs(rookie, append(all, scene.At(400, 460-97.5-201-20, 0))...)
	none, wing := s.Theirs(rookie, scene.At(300, 560, 0)), s.Mine(rookie, append(all, scene.At(500, 560, 0))...)
	s.Lock(locked, wing)
	s.Activate(ship, "4 straight")
	s.Use(ship, "deceive them")
	for _, other := range []*scene.Ship{far, none, wing} {
		s.Refused(func() { s.Pick(other) })
	}
	s.Pick(near)
	s.Pick(locked)
	s.WantEnergy(ship, 0)
	s.WantTokens(near, focus, 0)
	s.WantTokens(near, evade, 0)
	s.WantTokens(near, stress, 1)
	s.WantLocks(locked)
	for _, other := range []*scene.Ship{third, far, wing} {
		s.WantTokens(other, focus, 2)
	}
	s.Done()
	for name, c := range map[string]struct{ energy, tokens int }{"no energy": {0, 1}, "no tokens": {1, 0}} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			ship := s.Mine(transport, upright, with("torynfarr"), scene.Energy(c.energy))
			s.Theirs(rookie, abeam(100), scene.Tokens(focus, c.tokens))
			s.Never(ship, "deceive them")
			s.Activate(ship, "4 straight")
			s.Pass()
			s.Done()
		})
	}
}

func TestWED15_DiscardsDamageCards(t *testing.T) {
	for _, c := range []struct {
		energy, down int
		crit         bool
		pick         string // "" if nothing is offered
		left         int
	}{
		{1, 1, false, "a facedown card", 0}, {0, 1, false, "", 0}, {3, 0, true, "a faceup card", 0},
		{2, 0, true, "", 2}, {4, 1, true, "a faceup card", 1}, {2, 1, true, "a facedown card", 1},
	} {
		s := table(t)
		ship := s.Mine(transport, upright, with("wed15repairdroid"), scene.Energy(c.energy))
		s.DamageAt(ship, aft, c.down)
		all := c.down
		if c.crit {
			s.CritAt(ship, fore, "Broadcast Malfunction")
			all++
		}
		if c.pick == "" {
			s.Never(ship, "repair the hull")
		}
		s.Activate(ship, "4 straight")
		if c.pick == "" {
			s.Pass()
			s.Done()
			continue
		}
		s.Use(ship, "repair the hull")
		if c.energy == 2 {
			s.Refused(func() { s.ChooseNamed("a faceup card") })
		}
		s.ChooseNamed(c.pick)
		if c.pick == "a facedown card" {
			s.Draw("Engine Damage")
		} else {
			s.ChooseNamed("Broadcast Malfunction")
			s.WantCrit(ship, "Broadcast Malfunction", 0)
		}
		s.Is(s.Of(ship).AllDamage() == all-1, "%d damage cards are left", s.Of(ship).AllDamage())
		s.WantEnergy(ship, c.left)
		s.Done()
	}
}
