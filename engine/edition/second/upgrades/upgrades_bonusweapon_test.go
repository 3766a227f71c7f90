package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// snaps has an enemy execute a maneuver of 1 straight in front of a ship with an upgrade, after which
// its base is at a distance of the ship's.
func snaps(t *testing.T, upgrade string, gap, aside float64, lay func(s *scene.Scene, ship, foe *scene.Ship)) (
	s *scene.Scene, ship, foe *scene.Ship,
) {
	s = scene.Second(t)
	ship = s.Mine("jediknight", south, scene.With(upgrade))
	foe = s.Theirs(tie, scene.At(line+aside, 340+gap+80, 180))
	s.PrintDial(foe, "1 straight white")
	if lay != nil {
		lay(s, ship, foe)
	}
	return s, ship, foe
}

// focused gives the enemy a focus token.
func focused(s *scene.Scene, _, foe *scene.Ship) { s.Tokens(foe, game.FocusToken, 1) }

// 2e.attack.bonus.one-per-round
func TestSnapShot(t *testing.T) {
	for gap, can := range map[float64]bool{99: false, 101: true, 199: true, 201: false} {
		s, ship, foe := snaps(t, "snapshot", gap, 0, focused)
		if !can {
			s.Never(ship, "attack")
		}
		s.Activate(foe, "1 straight")
		if can {
			s.Use(ship, "attack")
			s.Declare("snapshot", foe)
			s.Dice("focus", "focus")
			s.NotOffered(ship, "spend Force") // not modified
			s.Dice("blank", "blank", "focus")
			s.Use(foe, "spend focus") // defense dice are
			s.Is(s.Of(ship).BonusAttack, "a bonus attack")
		}
		s.Pass()
		s.Done()
	}
}

func TestSnapShot_NotOffered(t *testing.T) {
	each(t, map[string]func(s *scene.Scene, ship, foe *scene.Ship){
		"it made a bonus attack": func(s *scene.Scene, ship, _ *scene.Ship) { s.Of(ship).BonusAttack = true },
		"disarmed":               func(s *scene.Scene, ship, _ *scene.Ship) { s.Tokens(ship, game.DisarmToken, 1) },
	}, func(t *testing.T, lay func(s *scene.Scene, ship, foe *scene.Ship)) {
		s, ship, foe := snaps(t, "snapshot", 150, 0, lay)
		s.Never(ship, "attack")
		s.Activate(foe, "1 straight")
		s.Pass()
		s.Done()
	})
	s := scene.Second(t) // a friend moves, with an enemy to attack
	ship, friend := s.Mine("jediknight", south, scene.With("snapshot")), s.Mine(xwing, scene.At(line+100, 300, 0))
	s.Theirs(tie, north)
	s.Never(ship, "attack")
	s.Activate(friend, "2 straight")
	s.Pass()
	s.Done()
}

// 2e.attack.weapon-may-be-normal-and-bonus: each is a weapon for the attack of an engagement, too, at its own range
// and requirement, without the price of the bonus attack and with the limits on its dice.
func TestBonusWeapon_OrdinaryAttack(t *testing.T) {
	for _, c := range []struct {
		id     string
		gap    float64
		locked bool
		can    bool
	}{
		{"snapshot", 101, false, true}, {"snapshot", 99, false, false}, {"snapshot", 201, false, false},
		{"foresight", 20, false, true}, {"foresight", 299, false, true}, {"foresight", 301, false, false},
		{"underslungblastercannon", 99, true, true}, {"underslungblastercannon", 99, false, false},
		{"underslungblastercannon", 101, true, false},
	} {
		s := scene.Second(t)
		ship := s.Mine("jediknight", south, scene.With(c.id))
		foe := s.Theirs(tie, scene.At(line, 340+c.gap, 180))
		if c.id == "underslungblastercannon" {
			s.Turret(ship, geom.FrontArc)
		}
		if c.locked {
			s.Lock(ship, foe)
		}
		if !c.can {
			s.Never(ship, c.id)
		}
		s.Engage(ship)
		if !c.can {
			if c.gap < 300 {
				s.Pass()
			}
			s.Done()
			continue
		}
		s.Declare(c.id, foe)
		s.WantForce(ship, 1)
		s.Dice("focus", "blank")
		s.NotOffered(ship, "spend Force")
		if c.id == "foresight" {
			s.Use(ship, "change a focus result")
		} else if c.locked {
			s.Pass() // the lock, with which it may reroll
		}
		s.Dice("blank", "blank", "blank")
		s.Is(!s.Of(ship).BonusAttack, "no bonus attack")
		s.Done()
	}
}

// 2e.attack.bonus.one-per-round: after the ordinary attack of its engagement, a ship may still make the bonus attack.
func TestSnapShot_BothAttacks(t *testing.T) {
	s, ship, foe := snaps(t, "snapshot", 150, 0, nil)
	s.Of(ship).Attacked = true
	s.Activate(foe, "1 straight")
	s.Use(ship, "attack")
	s.Declare("snapshot", foe)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Pass()
	s.Done()
}

// blanks2 returns n blank faces.
func blanks2(n int) []string {
	list := make([]string, n)
	for i := range list {
		list[i] = "blank"
	}
	return list
}

func TestForesight(t *testing.T) {
	for _, c := range []struct {
		aside float64
		force int
		can   bool
	}{{27, 1, true}, {28, 1, false}, {0, 0, false}} {
		s, ship, foe := snaps(t, "foresight", 150, c.aside, func(s *scene.Scene, ship, foe *scene.Ship) {
			s.Force(ship, c.force)
			focused(s, ship, foe)
		})
		if !c.can {
			s.Never(ship, "attack")
		}
		s.Activate(foe, "1 straight")
		if c.can {
			s.Use(ship, "attack")
			s.Declare("foresight", foe)
			s.WantForce(ship, 0)
			s.Dice("focus", "focus")
			s.Force(ship, 1)
			s.NotOffered(ship, "spend Force")
			s.Use(ship, "change a focus result")
			s.NotOffered(ship, "change a focus result")
			s.Dice("focus", "blank", "blank")
			s.Offered(foe, "spend focus")
			s.Pass()
			s.WantDamage(foe, 1)
		}
		s.Pass()
		s.Done()
	}
}

// 2e.attack.special.requirement.lock
func TestUnderslungBlasterCannon(t *testing.T) {
	for _, locked := range []bool{true, false} {
		s, ship, foe := snaps(t, "underslungblastercannon", 50, 0, func(s *scene.Scene, ship, foe *scene.Ship) {
			s.Turret(ship, geom.FrontArc)
			focused(s, ship, foe)
			if locked {
				s.Lock(ship, foe)
			}
		})
		if !locked {
			s.Never(ship, "attack")
		}
		s.Activate(foe, "1 straight")
		if locked {
			s.Use(ship, "attack")
			s.Declare("underslungblastercannon", foe)
			s.Dice("focus", "blank")
			s.NotOffered(ship, "spend Force")
			s.Use(ship, "spend lock")
			s.Number(1)
			s.Number(1)
			s.Dice("blank", "blank")
			s.Dice("focus", "blank", "blank")
			s.Use(foe, "spend focus")
		}
		s.Pass()
		s.Done()
	}
}
