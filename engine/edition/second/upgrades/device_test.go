package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestConnerNets_Drops(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("connernets"))
	s.System(ship)
	s.Use(ship, "drop a Conner Net")
	s.Is(s.State().NDevices == 1, "1 device")
	s.WantCharges(ship, "connernets", 0)
	s.WantEvent(game.DevicePlaced, "2e.device.drop")
	s.Done()
}

func TestConnerNets_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		at      scene.Option
		charges int
	}{
		"no charge":            {south, 0},
		"outside of the table": {scene.At(line, 40, 0), 1}, // 2e.device.not-outside
	}, func(t *testing.T, c struct {
		at      scene.Option
		charges int
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, c.at, scene.With("connernets"))
		s.Charges(ship, "connernets", c.charges)
		s.Never(ship, "drop a Conner Net")
		s.System(ship)
		s.Done()
	})
}

func TestConnerNets_ChargeIsNotReloaded(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("connernets"))
	s.Charges(ship, "connernets", 0)
	s.Perform(ship, 0, game.ReloadAction, game.FocusAction)
	s.NotOffered(ship, "reload") // 2e.action.reload.cannot-be-recovered
	s.Pass()
	s.Done()
}

func TestConnerNets_NobodyElsesStep(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("connernets"))
	other := s.Mine(xwing, scene.At(line+200, 300, 0))
	s.Never(ship, "drop a Conner Net")
	s.System(other)
	s.Done()
}

func TestDropping_SpendsACharge(t *testing.T) {
	each(t, map[string]string{"bombletgenerator": "Bomblet", "protonbombs": "Proton Bomb",
		"proximitymines": "Proximity Mine"}, func(t *testing.T, kind string) {
		for _, charges := range []int{1, 0} {
			s := scene.Second(t)
			id := map[string]string{"Bomblet": "bombletgenerator", "Proton Bomb": "protonbombs",
				"Proximity Mine": "proximitymines"}[kind]
			ship := s.Mine(xwing, south, scene.With(id))
			s.Charges(ship, id, charges)
			if charges == 0 {
				s.Never(ship, "drop a "+kind)
			}
			s.System(ship)
			if charges > 0 {
				s.Use(ship, "drop a "+kind)
				s.WantEvent(game.DevicePlaced, "2e.device.drop")
			}
			s.WantCharges(ship, id, 0)
			s.Done()
		}
	})
}

func TestBombletGenerator_ShieldForCharges(t *testing.T) {
	each(t, map[string]struct{ shields, charges int }{
		"used": {2, 0}, "no shield": {0, 0}, "full": {2, 2},
	}, func(t *testing.T, c struct{ shields, charges int }) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("bombletgenerator"), scene.Shields(c.shields))
		s.Theirs(tie, north)
		s.Charges(ship, "bombletgenerator", c.charges)
		s.Of(ship).Activated = true
		s.State().Ships[1].Activated = true
		if c.shields == 0 || c.charges == 2 {
			s.Never(ship, "recover charges")
			s.Activation()
			s.Done()
			return
		}
		s.Activation()
		s.Use(ship, "recover charges")
		s.WantShields(ship, 1)
		s.WantDamage(ship, 0)
		s.WantCharges(ship, "bombletgenerator", 2)
		s.Done()
	})
}

func TestBombs_DetonateAtRange1(t *testing.T) {
	each(t, map[string]string{"bomblet": "Bomblet", "proton bomb": "Proton Bomb"},
		func(t *testing.T, kind string) {
			s := scene.Second(t)
			near := s.Mine(tie, south)
			far := s.Theirs(tie, scene.At(line, 700, 180))
			s.Device(kind, far, scene.At(line+60, 300, 0))
			s.Of(near).Activated, s.Of(far).Activated = true, true
			s.Activation()
			if kind == "Bomblet" {
				s.Dice("hit", "crit")
				s.WantFacedown(near, 2) // 2e.device.catalogue.bombs
			} else {
				s.Draw("Weapons Failure")
				s.WantCrit(near, "Weapons Failure", 1)
			}
			s.WantDamage(far, 0)
			s.Done()
		})
}

func TestProximityMine_RollsForTheShip(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south)
	s.Device("Proximity Mine", s.Theirs(tie, scene.At(200, 800, 180)), scene.At(line, 400, 0))
	s.Activate(ship, "4 straight")
	s.Dice("crit", "blank")
	s.WantShields(ship, 0) // 2e.device.catalogue.mines: 1 hit damage, and 1 critical damage
	s.WantDamage(ship, 0)
	s.Pass() // the action
	s.Done()
}
