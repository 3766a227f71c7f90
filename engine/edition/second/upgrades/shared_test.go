package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestIG2000_HasThePilotAbilitiesOfOthers(t *testing.T) {
	each(t, map[string]struct {
		own, other []string
		enemy      bool // the other is
		lost       bool // the other has left play
		shared     bool
	}{
		"both":          {own: []string{"ig2000"}, other: []string{"ig2000"}, shared: true},
		"not itself":    {other: []string{"ig2000"}},
		"not the other": {own: []string{"ig2000"}},
		"an enemy":      {own: []string{"ig2000"}, other: []string{"ig2000"}, enemy: true},
		"destroyed":     {own: []string{"ig2000"}, other: []string{"ig2000"}, lost: true},
	}, func(t *testing.T, c struct {
		own, other []string
		enemy      bool
		lost       bool
		shared     bool
	}) {
		s := scene.Second(t)
		s.Unbuilt()
		ship := s.Mine("ig88b", south, scene.With(c.own...))
		side := s.Mine
		if c.enemy {
			side = s.Theirs
		}
		other := side("ig88c", scene.At(100, 300, 0), scene.With(c.other...))
		s.Mine(tie, scene.At(800, 100, 0))
		s.Theirs(tie, scene.At(800, 800, 0))
		if c.lost {
			s.Lose(other)
		}
		if !c.shared {
			s.Never(ship, "ig88c")
		}
		s.Perform(ship, 0, game.BoostAction)
		s.Use(ship, "boost")
		s.Maneuver("1 straight")
		if c.shared {
			s.Use(ship, "ig88c")
			s.Use(ship, "evade")
		}
		s.WantTokens(ship, game.EvadeToken, map[bool]int{true: 1}[c.shared])
		s.Done()
	})
}

func TestIG2000_ItsOwnAbilityOnce(t *testing.T) {
	s := scene.Second(t)
	s.Unbuilt()
	ship := s.Mine("ig88c", south, scene.With("ig2000"))
	s.Mine("ig88b", scene.At(100, 300, 0), scene.With("ig2000"))
	s.Perform(ship, 0, game.BoostAction)
	s.Use(ship, "boost")
	s.Maneuver("1 straight")
	s.Use(ship, "ig88c")
	s.Use(ship, "evade")
	s.Done()
}

func TestIG88D_HasThePilotAbilitiesAndCalculates(t *testing.T) {
	for _, titled := range []bool{true, false} {
		s := scene.Second(t)
		s.Unbuilt()
		ship := s.Mine("trandoshanslaver", south, scene.With("ig88d"))
		other := map[bool][]string{true: {"ig2000"}}[titled]
		s.Mine("ig88c", scene.At(100, 300, 0), scene.With(other...))
		if !titled {
			s.Never(ship, "ig88c")
		}
		s.Perform(ship, 0, game.CalculateAction)
		s.Use(ship, "calculate")
		s.WantTokens(ship, game.CalculateToken, 2)
		s.Perform(ship, 0, game.BoostAction)
		s.Use(ship, "boost")
		s.Maneuver("1 straight")
		if titled {
			s.Use(ship, "ig88c")
			s.Use(ship, "evade")
		}
		s.Done()
	}
}

// falcon puts Lando's ship on the table, with an Escape Craft of L3-37 that is docked with it or flies
// far away. Neither has a shield, or the craft has this many.
func falcon(t *testing.T, docked bool, shields int) (s *scene.Scene, ship, craft, foe *scene.Ship) {
	s = scene.Second(t)
	s.Unbuilt()
	ship = s.Mine("freightercaptain", scene.At(line, 300, 0), scene.Shields(0),
		scene.With("landosmillenniumfalcon"), scene.Tokens(game.StressToken, 1))
	at := scene.At(100, 100, 0)
	if docked {
		at = scene.Docked(ship)
	}
	craft = s.Mine("l337-escapecraft", at)
	foe = s.Theirs(tie, scene.At(line, 500, 180))
	s.Of(craft).Shields = uint8(shields)
	return s, ship, craft, foe
}

// Lando's ship rolls 1 more die in primary attacks alone.
func TestLandosMillenniumFalcon_NotWithTorpedoes(t *testing.T) {
	for weapon, n := range map[string]uint8{"protontorpedoes": 4, "primary": 3} {
		d := bout{pilot: "freightercaptain", weapon: weapon, mine: []scene.Option{scene.With("protontorpedoes")},
			theirs: carries(game.StressToken, 1), lay: locks}
		s, ship, other := d.begin(t, "landosmillenniumfalcon")
		d.attack(s, ship, other)
		s.Is(uint8(s.Rolling().N) == n, "%s rolls %d dice, not %d", weapon, n, s.Rolling().N)
		finish(s)
	}
}

// "Co-Pilot" is the ability of an Escape Craft.
func TestCoPilot_LendsItsAbilityWhileDocked(t *testing.T) {
	for _, c := range []struct {
		docked  bool
		shields int
		stress  int
	}{{true, 0, 0}, {false, 0, 1}, {true, 1, 1}} {
		// L3-37 makes banks easier for a ship that is not shielded. Docked shields are the carrier's.
		s, ship, _, _ := falcon(t, c.docked, c.shields)
		s.Activate(ship, "2 bank-left")
		s.WantTokens(ship, game.StressToken, c.stress)
		if c.stress == 0 {
			s.Pass()
		}
		s.Done()
	}
}

// struck makes an enemy hit Lando's ship.
func struck(t *testing.T, docked bool, own, lent int) (s *scene.Scene, ship, craft *scene.Ship) {
	var foe *scene.Ship
	s, ship, craft, foe = falcon(t, docked, lent)
	s.Of(ship).Shields = uint8(own)
	s.Attack(foe, ship)
	s.Dice("hit", "hit")
	s.Dice("blank")
	return s, ship, craft
}

func TestLandosMillenniumFalcon_UsesDockedShields(t *testing.T) {
	for _, use := range []int{0, 1, 2} {
		s, ship, craft := struck(t, true, 1, 2)
		if use == 0 {
			s.Pass()
		} else {
			s.Use(ship, "use docked shields")
			s.Is(s.Exec().Ask(s.State(), game.Seat1).N == 2, "1 or 2 of them")
			s.Never(ship, "use docked shields") // but once
			s.Choose(func(c game.Choice) bool { return int(c.N) == use })
		}
		s.WantShields(craft, 2-use)
		s.WantShields(ship, map[int]int{2: 1}[use])
		s.WantFacedown(ship, map[int]int{0: 1}[use])
		s.Done()
	}
}

func TestLandosMillenniumFalcon_NoDockedShields(t *testing.T) {
	for _, c := range []struct {
		docked bool
		lent   int
	}{{true, 0}, {false, 2}} {
		s, ship, _, foe := falcon(t, c.docked, c.lent)
		s.Never(ship, "use docked shields")
		s.Attack(foe, ship)
		s.Dice("hit", "hit")
		s.Dice("blank")
		s.WantFacedown(ship, 2)
		s.Done()
	}
}

func TestLandosMillenniumFalcon_LosesDockedShieldsLast(t *testing.T) {
	// What makes it lose shields takes its own first.
	s, ship, craft, foe := falcon(t, true, 1)
	s.Of(ship).Shields = 1
	s.Device("Electro-Proton Bomb", ship, scene.At(line, 360, 0))
	for _, each := range []*scene.Ship{ship, craft, foe} {
		s.Of(each).Activated = true
	}
	s.Activation()
	s.Dice("blank", "blank", "blank", "blank")
	s.Dice("blank", "blank", "blank", "blank") // the enemy
	s.WantShields(ship, 0)
	s.WantShields(craft, 0)
	s.WantDamage(ship, 0)
	s.Done()
}

func TestLandosMillenniumFalcon_OneDieMore(t *testing.T) {
	for _, stress := range []int{1, 0} {
		s, ship, _, foe := falcon(t, false, 0)
		s.Of(foe).Tokens[game.StressToken] = uint8(stress)
		s.Attack(ship, foe)
		s.Is(int(s.Rolling().N) == 2+stress, "%d dice", 2+stress)
		s.Dice([]string{"blank", "blank", "blank"}[:2+stress]...)
		s.Dice("blank", "blank", "blank")
		s.Done()
	}
}

// tailGun puts a VCX-100 with the Ghost title before an enemy that is behind it, with an attack shuttle of
// 3 dice, a Sheathipede of 2, or neither docked with it.
func tailGun(t *testing.T, docked string, gap float64) (s *scene.Scene, ship, foe *scene.Ship) {
	s = scene.Second(t)
	s.Unbuilt()
	ship = s.Mine("lothalrebel", scene.At(line, 500, 0), scene.With("ghost"))
	foe = s.Theirs(tie, scene.At(line, 500-40-gap-20, 0))
	for i, id := range []string{"sabinewren", "ap5"} {
		at := scene.At(100+100*float64(i), 800, 0)
		if id == docked {
			at = scene.Docked(ship)
		}
		s.Mine(id, at)
	}
	return s, ship, foe
}

// Tail Gun is a ship ability, and an upgrade as well.
func TestTailGun_AsTheDockedShip(t *testing.T) {
	for docked, dice := range map[string]int{"sabinewren": 3, "ap5": 2} {
		s, ship, foe := tailGun(t, docked, 150)
		s.Engage(ship)
		s.Choose(func(c game.Choice) bool { return c.Verb == game.WeaponVerb })
		s.Is(s.Exec().G.Ships[ship.ID()].Weapons[s.State().Attacks[0].Weapon].Arc == geom.RearArc, "the rear arc")
		s.Pick(foe)
		s.Is(int(s.Rolling().N) == dice, "%d dice, not %d", dice, s.Rolling().N)
		s.Dice([]string{"blank", "blank", "blank"}[:dice]...)
		s.Dice("blank", "blank", "blank")
		s.Done()
	}
}

func TestTailGun_NotWithoutADockedShip(t *testing.T) {
	s, ship, _ := tailGun(t, "", 150)
	s.Engage(ship)
	s.Done()
}

func TestTailGun_IsAFiringArcWhileDocked(t *testing.T) {
	for docked, dice := range map[string]int{"ap5": 1, "": 2} {
		// Kanan Jarrus covers friends in his firing arc.
		s := scene.Second(t)
		s.Unbuilt()
		ship := s.Mine("kananjarrus", scene.At(line, 500, 0), scene.With("ghost"))
		friend := s.Mine(tie, scene.At(line, 350, 0))
		foe := s.Theirs(tie, scene.At(line, 150, 0))
		at := scene.At(100, 800, 0)
		if docked != "" {
			at = scene.Docked(ship)
		}
		s.Mine("ap5", at)
		if docked == "" {
			s.Never(ship, "cover")
		}
		s.Attack(foe, friend)
		if docked != "" {
			s.Use(ship, "cover")
		}
		s.Is(int(s.Rolling().N) == dice, "%d dice", dice)
		s.Dice([]string{"blank", "blank"}[:dice]...)
		s.Dice("blank", "blank", "blank")
		s.Done()
	}
}
