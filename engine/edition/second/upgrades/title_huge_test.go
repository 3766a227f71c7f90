package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// trident: a ship that it has rammed gains 3 tractor tokens for 1 energy, if it is not tractored. 2e.huge.overlap.abilities:
// it does so set aside, and is not moved.
func TestTrident_HoldsShipsBelowIt(t *testing.T) {
	for _, c := range []struct {
		name           string
		energy, tokens int
		may            bool
	}{
		{"loose", 1, 0, true}, {"tractored", 1, 1, false}, {"without energy", 0, 0, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, ship := vessel(t, trident, scene.With("trident"), scene.Energy(c.energy))
			below := s.Theirs(xwing, scene.At(600, 440, 90), scene.Tokens(game.TractorToken, c.tokens))
			beside := s.Theirs(xwing, scene.At(700, 440, 90))
			if !c.may {
				s.Never(ship, "hold the ship below")
			}
			s.Activate(ship, "2 straight")
			want := c.tokens
			if c.may {
				s.Is(s.Of(below).Lifted, "it is set aside before")
				s.Use(ship, "hold the ship below")
				s.WantEnergy(ship, 0)
				want = 3
			}
			s.WantTokens(below, game.TractorToken, want)
			s.Place(below, 600, 180, 0) // it is asked for a place at once: no one moves it
			s.Pass()
			s.Dice("blank")
			s.WantTokens(below, game.TractorToken, want)
			s.WantTokens(beside, game.TractorToken, 0)
			finish(s)
		})
	}
}

// trident: a ship that overlaps it gains the tokens and is moved, friend or foe; what touches another does not.
func TestTrident_HoldsWhatRunsIntoIt(t *testing.T) {
	for _, c := range []struct {
		name   string
		mine   bool
		dial   string
		may    bool
		before bool // another ship is in the way before
		tokens int
	}{
		{"an enemy", false, "3 straight", true, false, 0},
		{"a friend", true, "3 straight", true, false, 0},
		{"one that stops short", false, "2 straight", false, false, 0},
		{"both of two", false, "3 straight", true, true, 0}, // its end is over Trident, and it backs up to the other
		{"another ship alone", false, "2 straight", false, true, 0},
		{"a tractored ship", false, "3 straight", false, false, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, ship := vessel(t, trident, scene.With("trident"), scene.Energy(3))
			by := s.Theirs
			if c.mine {
				by = s.Mine
			}
			mover := by(xwing, scene.At(600, 580, 180), scene.Tokens(game.TractorToken, c.tokens))
			if c.before {
				s.Theirs(tie, scene.At(620, 461, 180))
			}
			if !c.may {
				s.Never(ship, "hold the ship")
			}
			s.Activate(mover, c.dial)
			if c.may {
				s.Use(ship, "hold the ship")
				s.WantEnergy(ship, 2)
				s.WantTokens(mover, game.TractorToken, 3)
				s.Asked(game.Seat1)
				s.Pass() // it may move the ship, and does not
			}
			finish(s)
		})
	}
}

// trident: a huge ship in its way gains tokens, which do not tractor it; Trident overlaps nothing where it does not ram.
func TestTrident_HoldsAHugeShip(t *testing.T) {
	for _, c := range []struct {
		y   float64
		may bool
	}{{590, true}, {610, false}} {
		s, ship := vessel(t, trident, scene.With("trident"), scene.Energy(1))
		other := s.Theirs(raider, scene.At(600, c.y, 0))
		if !c.may {
			s.Never(ship, "hold the ship below")
		}
		s.Activate(ship, "2 straight")
		if c.may {
			s.Use(ship, "hold the ship below")
			s.WantTokens(other, game.TractorToken, 3)
		}
		finish(s)
	}
}

// luminous: it begins in reserve and is placed at range 0-2 of a friend, on top of no ship, once forces are placed.
func TestLuminous_JoinsTheFleet(t *testing.T) {
	s := scene.Second(t)
	s.Table(1800, 900)
	s.Unbuilt()
	ship := s.Mine(transport, scene.With("luminous"))
	friend := s.Mine(xwing)
	enemy := s.Theirs(tie)
	begin(s)
	s.Place(enemy, 900, 850, 180)
	s.Place(friend, 600, 50, 0) // no one places the transport before
	s.WantDocked(ship, nil)
	s.Is(s.Of(ship).InReserve(), "it is in reserve")
	s.Refused(func() { s.Place(ship, 600, 381, 0) })   // its rear edge is 200.5 mm ahead of the friend's front edge
	s.Refused(func() { s.Place(ship, 600, 180, 0) })   // on top of it
	s.Refused(func() { s.Place(ship, 900, 739, 180) }) // near an enemy alone
	s.Place(ship, 600, 380, 0)
	s.WantPose(ship, 600, 380, 0)
	s.WantShields(ship, 2)
	s.Done()
}
