package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// delayed lets a ship with Delayed Fuses and a device of a card drop it.
func delayed(t *testing.T, card, name string) (s *scene.Scene, ship *scene.Ship) {
	s = scene.Second(t)
	ship = s.Mine(tie, south, scene.With("delayedfuses", card))
	s.System(ship)
	s.Use(ship, name)
	return s, ship
}

// wantFuses fails unless the devices on the table have this many fuse markers.
func wantFuses(s *scene.Scene, fuses ...uint8) {
	there := s.State().Devices[:s.State().NDevices]
	s.Is(len(there) == len(fuses), "%d devices, not %d", len(fuses), len(there))
	for i, n := range fuses {
		s.Is(there[i].Fuses == n, "%d fuse markers on device %d, not %d", n, i, there[i].Fuses)
	}
}

func TestDelayedFuses_OnBombsAndMines(t *testing.T) {
	each(t, map[string]struct{ card, name string }{
		"bomb": {"protonbombs", "drop a Proton Bomb"}, "mine": {"proximitymines", "drop a Proximity Mine"},
	}, func(t *testing.T, c struct{ card, name string }) {
		s, ship := delayed(t, c.card, c.name)
		s.Use(ship, "place a fuse marker")
		wantFuses(s, 1)
		s.WantEvent(game.FusePlaced, "2e.device.fuse")
		s.Done()
	})
}

func TestDelayedFuses_MayBeLeftOut(t *testing.T) {
	s, _ := delayed(t, "protonbombs", "drop a Proton Bomb")
	s.Pass()
	wantFuses(s, 0)
	s.Done()
}

func TestDelayedFuses_NotOffered(t *testing.T) {
	// for a friend's bomb, and for a mine that went off at once under a ship
	s := scene.Second(t)
	fuses := s.Mine(tie, scene.At(line+200, 300, 0), scene.With("delayedfuses"))
	ship := s.Mine(tie, south, scene.With("protonbombs"))
	s.Never(fuses, "place a fuse marker")
	s.System(ship)
	s.Use(ship, "drop a Proton Bomb")
	wantFuses(s, 0)
	s.Done()

	s = scene.Second(t)
	ship = s.Mine(tie, south, scene.With("delayedfuses", "proximitymines"))
	s.Mine(tie, scene.At(line, 200, 0))
	s.Never(ship, "place a fuse marker")
	s.System(ship)
	s.Use(ship, "drop a Proximity Mine")
	s.Dice("blank", "blank")
	wantFuses(s)
	s.Done()
}

func TestElectroProtonBomb_DroppedWithAFuse(t *testing.T) {
	for _, charges := range []int{1, 0} {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With("electroprotonbomb"))
		s.Charges(ship, "electroprotonbomb", charges)
		if charges == 0 {
			s.Never(ship, "drop an Electro-Proton Bomb")
		}
		s.System(ship)
		if charges > 0 {
			s.Use(ship, "drop an Electro-Proton Bomb")
			wantFuses(s, 1)
			s.WantEvent(game.FusePlaced, "2e.device.fuse")
		}
		s.WantCharges(ship, "electroprotonbomb", 0)
		s.Done()
		s.PrintActions(ship, "reload")
		s.Never(ship, "reload") // the charge cannot be recovered
		s.Perform(ship, 0, game.ReloadAction)
		s.Done()
	}
}

func TestElectroProtonBomb_EachShipNear(t *testing.T) {
	for _, c := range []struct {
		y    float64 // of the second ship: the guides reach 16.3 mm up from the bomb's middle
		near bool
	}{{600 + 16.3 + 199.9 + 20, true}, {600 + 16.3 + 200.1 + 20, false}} {
		// 2e.device.catalogue.bombs: up to range 2; a shield for each blank as far as there are
		// shields, which is not damage; an ion token for each focus and hit, a disarm token for each crit.
		s := scene.Second(t)
		ship := s.Mine(xwing, scene.At(line, 500, 0), scene.Shields(2))
		other := s.Theirs(tie, scene.At(line, c.y, 180))
		s.Device("Electro-Proton Bomb", other, scene.At(line, 600, 0))
		s.Of(ship).Activated, s.Of(other).Activated = true, true
		s.Activation()
		s.Dice("blank", "focus", "hit", "crit")
		s.WantShields(ship, 1)
		s.WantTokens(ship, game.IonToken, 2)
		s.WantTokens(ship, game.DisarmToken, 1)
		if c.near {
			s.Dice("blank", "blank", "blank", "blank")
			s.WantTokens(other, game.IonToken, 0)
		}
		s.WantDamage(ship, 0)
		s.WantDamage(other, 0)
		s.Done()
	}
}
