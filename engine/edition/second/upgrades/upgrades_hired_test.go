package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// merc is a ship of the Scum without an ability.
const merc = "cartelmarauder"

// hires places a ship with a card, with Howlrunner at range 1 of it and an enemy at range 2.
func hires(t *testing.T, id string) (s *scene.Scene, ship, howl, foe *scene.Ship) {
	s = scene.Second(t)
	ship = s.Mine(merc, south, scene.With(id))
	howl = s.Mine("howlrunner", scene.At(line+60, 300, 0))
	return s, ship, howl, s.Theirs(xwing, north)
}

// 2e.component.allied: what is done for friends does not reach a hired ship, nor those who hired it.
func TestHired_IsAllied(t *testing.T) {
	each(t, map[string]struct {
		id     string
		side   int
		friend bool
	}{
		"Bounty":                               {"bounty", 1, false},
		"Bounty, paid":                         {"bounty", 2, false},
		"In It For The Money":                  {"initforthemoney", 1, false},
		"In It For The Money, for their cause": {"initforthemoney", 2, true},
		"any other card":                       {"composure", 1, true},
	}, func(t *testing.T, c struct {
		id     string
		side   int
		friend bool
	}) {
		s, ship, howl, foe := hires(t, c.id)
		s.CardSide(ship, c.id, c.side)
		if !c.friend {
			s.Never(howl, "swarm leader")
		}
		s.Attack(ship, foe)
		roll(s, "blank", "hit")
		if c.friend {
			s.Offered(howl, "swarm leader")
		}
		finish(s)

		s, _, howl, foe = hires(t, c.id) // among each other the others are friends
		other := s.Mine(tie, scene.At(line+120, 300, 0))
		s.Attack(other, foe)
		roll(s, "blank", "hit")
		s.Offered(howl, "swarm leader")
		finish(s)
	})
}

// Greef Karga coordinates allies at the range of friends, and no one else does.
func TestHired_CoordinatesWithGreefKarga(t *testing.T) {
	each(t, map[string]struct {
		crew string
		at   float64
		able bool
	}{
		"with him":               {"greefkarga", line + 60, true},
		"with him, out of range": {"greefkarga", line + 300, false},
		"with another":           {"cadbane", line + 60, false},
	}, func(t *testing.T, c struct {
		crew string
		at   float64
		able bool
	}) {
		s := scene.Second(t)
		ship := s.Mine(merc, south, scene.With("bounty", c.crew))
		ally, foe := s.Mine(tie, scene.At(c.at, 300, 0)), s.Theirs(xwing, scene.At(line-60, 300, 180))
		s.Perform(ship, 0, game.CoordinateAction)
		s.Use(ship, "coordinate")
		if !c.able { // the action fails (2e.action.coordinate.fail)
			s.Done()
			return
		}
		s.Refused(func() { s.Pick(foe) })
		s.Pick(ally)
		s.Use(ally, "focus")
		s.WantTokens(ally, game.FocusToken, 1)
		s.Done()
	})
}

// Ships of one faction that are hired together are friends.
func TestHired_FriendsOfTheirOwn(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(merc, south, scene.With("bounty"), scene.Tokens(game.StressToken, 1))
	other := s.Mine(merc, scene.At(line+100, 300, 0), scene.With("initforthemoney", "jandodonna"),
		scene.Tokens(game.FocusToken, 1))
	s.Mine(tie, scene.At(line-100, 300, 0))
	s.Attack(ship, s.Theirs(xwing, north))
	roll(s, "focus")
	s.Use(ship, "spend focus")
	s.WantTokens(other, game.FocusToken, 0)
	finish(s)
}

// bounties has a ship with Bounty attack and destroy, with a charge of each of its cards spent.
func bounties(t *testing.T, victim string, side int, damage int) (s *scene.Scene, ship, foe *scene.Ship) {
	s = scene.Second(t)
	ship = s.Mine("idenversio", south, scene.With("bounty", "elusive", "hullupgrade"))
	for _, id := range []string{"idenversio", "elusive"} {
		s.Charges(ship, id, 0)
	}
	s.CardSide(ship, "bounty", side)
	return s, ship, s.Theirs(victim, north, scene.Damaged(damage))
}

// paidSide is the side of Bounty that is up.
func paidSide(s *scene.Scene, id string) int {
	for i := range s.Exec().G.Cards {
		if s.Exec().G.Cards[i].ID == id {
			return int(s.State().Charges[i].Side) + 1
		}
	}
	return 0
}

func TestBounty(t *testing.T) {
	for _, take := range []bool{true, false} {
		s, ship, foe := bounties(t, "nightbeast", 1, 2)
		s.Attack(ship, foe)
		roll(s, "hit", "hit")
		roll(s)
		n := 0
		if take {
			s.ChooseNamed("recover charges")
			n = 1
		}
		play(s, nil, nil)
		s.WantCharges(ship, "idenversio", n)
		s.WantCharges(ship, "elusive", n)
		s.Is(paidSide(s, "bounty") == 2, "it is turned over")
		s.Done()
	}
	each(t, map[string]struct {
		victim       string
		side, damage int
		ends         int
	}{
		"a ship that is not limited": {tie, 1, 2, 1},
		"it is not destroyed":        {"nightbeast", 1, 0, 1},
		"paid already":               {"nightbeast", 2, 2, 2},
	}, func(t *testing.T, c struct {
		victim       string
		side, damage int
		ends         int
	}) {
		s, ship, foe := bounties(t, c.victim, c.side, c.damage)
		s.Attack(ship, foe)
		play(s, faces("hit", "hit"), nil)
		s.WantCharges(ship, "elusive", 0)
		s.Is(paidSide(s, "bounty") == c.ends, "its side is %d", paidSide(s, "bounty"))
		s.Done()
	})
	s, ship, foe := bounties(t, "nightbeast", 1, 2) // another ship destroys it
	s.Attack(s.Mine(tie, scene.At(line+50, 300, 0)), foe)
	play(s, faces("hit", "hit"), nil)
	s.Is(s.Of(foe).Destroyed && paidSide(s, "bounty") == 1, "it is hired still")
	s.WantCharges(ship, "elusive", 0)
	s.Done()
}

// With all charges active there is nothing to recover, and the bounty is paid.
func TestBounty_NothingToRecover(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(merc, south, scene.With("bounty"))
	s.Attack(ship, s.Theirs("nightbeast", north, scene.Damaged(2)))
	play(s, faces("hit", "hit"), nil)
	s.Is(paidSide(s, "bounty") == 2, "it is turned over")
	s.Done()
}

func TestInItForTheMoney(t *testing.T) {
	each(t, map[string]struct {
		victim string
		mine   bool
		side   int
		tokens int
	}{
		"a limited ally":          {"nightbeast", true, 1, 1},
		"an ally of no name":      {tie, true, 1, 0},
		"a limited enemy":         {"nightbeast", false, 1, 0},
		"a limited friend":        {"torkilmux", true, 1, 0},
		"a limited friend by now": {"nightbeast", true, 2, 0},
	}, func(t *testing.T, c struct {
		victim string
		mine   bool
		side   int
		tokens int
	}) {
		s := scene.Second(t)
		ship := s.Mine(merc, scene.At(100, 800, 0), scene.With("initforthemoney"))
		s.CardSide(ship, "initforthemoney", c.side)
		victim, shooter := s.Ship(side(c.mine), c.victim, north, scene.Shields(0)), s.Ship(side(!c.mine), xwing, south)
		s.Damage(victim, int(s.Exec().G.Ships[victim.ID()].Hull)-1)
		s.Attack(shooter, victim)
		play(s, faces("hit", "hit", "hit"), nil)
		s.WantDestroyed(victim)
		s.WantTokens(ship, game.FocusToken, c.tokens)
		s.Is(paidSide(s, "initforthemoney") == max(c.side, c.tokens+1), "its side is %d", paidSide(s, "initforthemoney"))
		s.Done()
	})
}
