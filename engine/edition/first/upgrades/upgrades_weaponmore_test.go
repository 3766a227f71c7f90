package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestArcCaster_ArcsOverAndRecharges(t *testing.T) {
	for face, other := range map[string]int{"hit": 1, "blank": 2} {
		s := table(t)
		ship := s.Mine("bountyhunter", large, with("arccaster"))
		foe := s.Theirs(rookie, scene.At(457, 430, 180))
		near, far := s.Theirs(rookie, scene.At(597, 430, 180)), s.Theirs(rookie, scene.At(299, 530, 180))
		s.AttackWith(ship, "arccaster", foe)
		s.Dice(append([]string{face}, blanks(3)...)...)
		s.Dice(blanks(2)...)
		if face == "hit" {
			s.Refused(func() { s.Pick(far) })
			s.Refused(func() { s.Pick(foe) })
			s.Pick(near)
			s.WantShields(foe, 1)
		}
		s.WantShields(near, other)
		s.Is(s.State().Charges[1].Side == 1, "turned over")
		s.Done()
		s.Engage(ship)
		s.Refused(func() { s.Declare("arccaster", foe) })
		misses(s)
		s.Done()
	}
	s := table(t)
	ship := s.Mine("bountyhunter", large, with("arccaster"))
	s.CardSide(ship, "arccaster", 2)
	s.Theirs(rookie, scene.At(457, 430, 180))
	s.Engagement()
	s.Use(ship, "recharge")
	s.WantTokens(ship, game.DisarmToken, 1)
	s.Is(s.State().Charges[1].Side == 0, "turned back")
	misses(s)
	s.Done()
	plays(t, map[string]func(s *scene.Scene){
		"with another weapon": func(s *scene.Scene) {
			ship := s.Mine("bountyhunter", large, scene.With("arccaster", "ioncannon"))
			foe := s.Theirs(rookie, scene.At(457, 430, 180))
			near := s.Theirs(rookie, scene.At(597, 430, 180))
			s.AttackWith(ship, "ioncannon", foe)
			s.Dice("hit", "blank", "blank")
			s.Dice(blanks(2)...)
			s.WantShields(near, 2)
			s.Is(s.State().Charges[1].Side == 0, "not turned over")
		},
		"charged already": func(s *scene.Scene) {
			ship := s.Mine("bountyhunter", large, with("arccaster"))
			s.Theirs(rookie, scene.At(457, 800, 180))
			s.Never(ship, "recharge")
			s.Engagement()
		},
	})
}

func TestThreadTracers_FriendsLockTheDefender(t *testing.T) {
	s := table(t)
	ship := s.Mine("scimitarsquadronpilot", here, with("xx23sthreadtracers"), scene.Tokens(focus, 1))
	near, far := s.Mine(rookie, beside(200)), s.Mine(rookie, scene.At(215, 300, 0)) // range 2, range 3
	foe := s.Theirs(rookie, ahead(150))
	s.Theirs(rookie, scene.At(520, 400, 180)) // an enemy near the ship
	s.AttackWith(ship, "xx23sthreadtracers", foe)
	s.WantDiscarded(ship, "xx23sthreadtracers")
	s.WantTokens(ship, focus, 1)
	s.Dice("hit", "hit", "crit")
	s.Pass()
	s.Dice(blanks(2)...)
	s.ChooseNamed("acquire a target lock")
	s.ChooseNamed("acquire a target lock")
	s.WantLock(ship, foe, true)
	s.WantLock(near, foe, true)
	s.WantLock(far, foe, false)
	s.WantShields(foe, 2)
	s.Done()
	plays(t, map[string]func(s *scene.Scene){
		"missed": func(s *scene.Scene) {
			ship := s.Mine("scimitarsquadronpilot", here, with("xx23sthreadtracers"), scene.Tokens(focus, 1))
			foe := s.Theirs(rookie, ahead(150))
			s.AttackWith(ship, "xx23sthreadtracers", foe)
			misses(s)
			s.WantLock(ship, foe, false)
			s.WantDiscarded(ship, "xx23sthreadtracers")
		},
		"without a focus token": func(s *scene.Scene) {
			ship := s.Mine("scimitarsquadronpilot", here, with("xx23sthreadtracers"))
			s.Lock(ship, s.Theirs(rookie, ahead(150)))
			s.Never(ship, "xx23sthreadtracers")
			s.Engage(ship)
		},
	})
}

func TestSeismicTorpedo_BlowsAnObstacleUp(t *testing.T) {
	s := table(t)
	ship := s.Mine(rookie, here, with("seismictorpedo"))
	rock := s.Obstacle("coreasteroid5", scene.At(457, 450, 0))
	beyond := s.Obstacle("coreasteroid4", scene.At(457, 700, 0)) // at range 4
	behind := s.Obstacle("coreasteroid3", scene.At(457, 100, 0))
	near, far := s.Theirs(rookie, scene.At(457, 560, 180)), s.Theirs(rookie, scene.At(850, 850, 180))
	friend := s.Mine(rookie, scene.At(540, 420, 0))
	s.Perform(ship, 0, game.CardAction)
	s.Use(ship, "fire the Seismic Torpedo")
	s.WantDiscarded(ship, "seismictorpedo")
	for range 3 { // the ship itself, the friend, the enemy
		s.Dice("hit")
	}
	s.WantShields(ship, 1)
	s.WantShields(near, 1)
	s.WantShields(friend, 1)
	s.WantShields(far, 2)
	for o, gone := range map[*scene.Obstacle]bool{rock: true, beyond: false, behind: false} {
		s.Is(s.State().Obstacles[o.Object().ID].Gone == gone, "gone: %v", gone)
	}
	s.Done()
}

func TestSeismicTorpedo_NothingInArcAtRange(t *testing.T) {
	for name, at := range map[string]scene.Option{
		"behind": scene.At(457, 150, 0), "at range 3": scene.At(457, 590, 0), "beside": scene.At(600, 300, 0),
	} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			ship := s.Mine(rookie, here, with("seismictorpedo"))
			s.Obstacle("coreasteroid5", at)
			s.Theirs(rookie, scene.At(850, 850, 180))
			s.Never(ship, "fire the Seismic Torpedo")
			s.Perform(ship, 0)
			misses(s)
			s.Done()
		})
	}
	s := table(t)
	ship := s.Mine(rookie, here, with("seismictorpedo"))
	s.Obstacle("coreasteroid5", scene.At(457, 450, 0))
	foe := s.Theirs(rookie, scene.At(457, 560, 180))
	s.Perform(ship, 0, game.CardAction)
	s.Use(ship, "fire the Seismic Torpedo")
	s.Dice("crit")
	s.Dice("focus")
	s.WantShields(ship, 1)
	s.WantShields(foe, 2)
	s.Done()
}
