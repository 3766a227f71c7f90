package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestHawk(t *testing.T) {
	each(t, []string{"hawk", "hawk-clonez95headhunter"}, func(t *testing.T, id string) {
		end := func(gap float64, maneuver string, tokens int) func(s *scene.Scene) *scene.Ship {
			return func(s *scene.Scene) *scene.Ship {
				me := s.Mine(id, scene.At(457, 300, 0))
				friend := s.Mine("7thskycorpspilot", scene.At(537+gap, 300, 0), stress(tokens))
				s.Theirs("academypilot", scene.At(100, 800, 0))
				s.Reveal(friend, maneuver)
				s.End()
				return me
			}
		}
		offered(t, "regroup", "blank",
			situation{"speed 3", true, end(30, "3 straight", 0)},
			situation{"speed 4", true, end(30, "4 straight", 0)},
			situation{"speed 2", false, end(30, "2 straight", 0)},
			situation{"too far", false, end(121, "3 straight", 0)},
			situation{"stressed", false, end(30, "3 straight", 1)},
			situation{"an enemy", false, func(s *scene.Scene) *scene.Ship {
				me, tie := s.Mine(id, here), s.Theirs("academypilot", scene.At(557, 300, 0))
				s.Reveal(tie, "3 straight")
				s.End()
				return me
			}},
		)
	})
}

func TestHawk_EachShip(t *testing.T) {
	s := scene.Second(t)
	s.Unbuilt()
	s.Reveal(s.Theirs("academypilot", scene.At(457, 400, 0)), "3 straight") // which is not asked
	hawk, friend := s.Mine("hawk-clonez95headhunter", here), s.Mine("naboohandmaiden", scene.At(557, 300, 0))
	slow := s.Mine("7thskycorpspilot", scene.At(377, 300, 0))
	s.Theirs("academypilot", scene.At(100, 800, 0))
	s.Reveal(hawk, "4 straight")
	s.Reveal(friend, "3 straight")
	s.Reveal(slow, "2 straight")
	s.End()
	s.Use(hawk, "regroup")
	s.Pick(friend) // before the ship that is first in the squad
	s.ChooseNamed("gain strain to act")
	s.WantTokens(friend, game.StrainToken, 1)
	s.Pass()
	s.ChooseNamed("gain strain to act")
	s.WantTokens(hawk, game.StrainToken, 1)
	s.Use(hawk, "barrel roll")
	s.Side(geom.Left)
	playOut(s)
	s.WantTokens(slow, game.StrainToken, 0)
}

func TestBoost(t *testing.T) {
	begin := func(gap float64, maneuver string, mine bool) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("boost", here)
			other := s.Mine
			if !mine {
				other = s.Theirs
			}
			friend := other("7thskycorpspilot", beside(gap), scene.Tokens(game.DisarmToken, 1))
			s.Theirs("academypilot", scene.At(100, 800, 0))
			s.Reveal(friend, maneuver)
			s.Engagement()
			return me
		}
	}
	offered(t, "boost after another", "blank",
		situation{"blue", true, begin(99, "2 straight", true)},
		situation{"too far", false, begin(101, "2 straight", true)},
		situation{"white", false, begin(20, "3 bank-left", true)},
		situation{"an enemy", false, begin(20, "2 straight", false)},
		situation{"himself", true, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("boost", here)
			s.Theirs("academypilot", scene.At(100, 800, 0))
			s.Reveal(me, "1 straight")
			s.Engagement()
			return me
		}},
	)
	s := scene.Second(t)
	s.Unbuilt()
	me := begin(50, "2 straight", true)(s)
	s.Use(me, "boost after another")
	s.NotOffered(me, "focus")
	s.Use(me, "boost")
	s.Maneuver("1 straight")
	s.Done()
}

func TestDrift(t *testing.T) {
	attack := func(gap float64, tokens ...game.Token) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("drift", beside(gap))
			for _, k := range tokens {
				s.Tokens(me, k, 1)
			}
			s.Attack(s.Mine("academypilot", here), s.Theirs("academypilot", ahead(150)))
			return me
		}
	}
	strain, deplete := game.StrainToken, game.DepleteToken
	tractor, disarm := game.TractorToken, game.DisarmToken
	offered(t, "steady aim", "blank",
		situation{"1 red token", true, attack(99, strain)},
		situation{"1 orange token", true, attack(99, tractor)},
		situation{"2 red tokens", false, attack(20, strain, deplete)},
		situation{"2 orange tokens", false, attack(20, tractor, disarm)},
		situation{"2 red tokens and 1 orange one", true, attack(20, strain, deplete, tractor)},
		situation{"2 orange tokens and 1 red one", true, attack(20, tractor, disarm, strain)},
		situation{"none", false, attack(20)},
		situation{"too far", false, attack(101, strain)},
		situation{"a lock on him as well", true, func(s *scene.Scene) *scene.Ship {
			me, tie := s.Mine("drift", beside(20), stress(1)), s.Theirs("academypilot", ahead(150))
			s.Lock(tie, me)
			s.Attack(s.Mine("academypilot", here), tie)
			return me
		}},
		situation{"an enemy attacks", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("drift", here, stress(1))
			s.Attack(s.Theirs("academypilot", ahead(50)), me)
			return me
		}},
	)
	s := scene.Second(t)
	s.Unbuilt()
	me := attack(50, strain)(s)
	s.Dice("blank", "blank")
	s.Use(me, "steady aim")
	s.Refused(func() { s.Number(2) })
	s.Number(1)
	s.Dice("hit")
	playOut(s)
}

func TestStub(t *testing.T) {
	for _, c := range []struct {
		maneuver, weapon string
		attack, defense  int
	}{
		{"1 straight", "primary", 3, 2}, {"2 straight", "primary", 2, 3}, {"3 straight", "primary", 3, 2},
		{"4 straight", "primary", 2, 3}, {"", "primary", 2, 2}, {"3 straight", "ionmissiles", 3, 2},
	} {
		s := scene.Second(t)
		s.Unbuilt()
		me, tie := s.Mine("stub", here, scene.With("ionmissiles")), s.Theirs("academypilot", scene.At(457, 550, 180))
		if c.maneuver != "" {
			s.Reveal(me, c.maneuver)
		}
		s.Lock(me, tie)
		n, _ := diceOf(s, me, tie, c.weapon)
		s.Is(n == c.attack, "%s: %d attack dice, not %d", c.maneuver, c.attack, n)
		_, n = diceOf(s, tie, me, "")
		s.Is(n-1 == c.defense, "%s: %d defense dice at range 3, not %d", c.maneuver, c.defense+1, n)
	}
}

func TestKiller(t *testing.T) {
	attack := func(damage int) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("killer", here)
			s.Attack(me, s.Theirs("bluesquadronescort", ahead(150), scene.Shields(0), scene.Damaged(damage)))
			return me
		}
	}
	const ability = "roll another die"
	offered(t, ability, "blank",
		situation{"2 hull left", true, attack(2)},
		situation{"3 hull left", false, attack(1)},
		situation{"defending", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("killer", here)
			s.Attack(s.Theirs("academypilot", ahead(150), scene.Damaged(2)), me)
			return me
		}},
	)
	s := scene.Second(t)
	s.Unbuilt()
	me := attack(2)(s)
	s.Use(me, ability)
	s.WantTokens(me, game.DepleteToken, 0)
	s.Dice("blank", "blank", "blank")
	s.WantTokens(me, game.DepleteToken, 1)
	playOut(s)

	s = scene.Second(t)
	s.Unbuilt()
	me = attack(2)(s)
	s.Pass()
	s.Dice("blank", "blank")
	s.WantTokens(me, game.DepleteToken, 0)
	playOut(s)
}

// lesson destroys Knack, who has talents, and returns a ship that could have one.
func lesson(t *testing.T, side game.Player, heir string, talents ...string) (s *scene.Scene, knack, it *scene.Ship) {
	t.Helper()
	s = scene.Second(t)
	knack = s.Mine("knack", here, scene.With(talents...), scene.Shields(0), scene.Damaged(1))
	it = s.Ship(side, heir, beside(300))
	if side == game.Seat1 {
		s.Theirs("bluesquadronescort", scene.At(100, 850, 180))
	}
	s.Attack(s.Theirs("bluesquadronescort", ahead(150)), knack)
	s.Dice("hit", "hit", "blank")
	s.Dice("blank", "blank")
	s.WantDestroyed(knack)
	return s, knack, it
}

// 2e.squad.upgrade.equipped-before-game, 2e.squad.upgrade.no-duplicate-name
func TestKnack(t *testing.T) {
	s, knack, it := lesson(t, game.Seat1, "bluesquadronescort", "crackshot", "marksmanship")
	s.Use(knack, "leave a lesson")
	s.Pick(it)
	s.ChooseNamed("Crack Shot")
	s.WantEvent(game.CardEquipped, "2e.squad.upgrade.equipped-before-game")
	s.WantCharges(it, "crackshot", 1)
	s.WantEquipped(knack, "crackshot", false)
	s.WantEquipped(it, "marksmanship", false)
	s.Done()
}

func TestKnack_Refused(t *testing.T) {
	for _, c := range []struct {
		side   game.Player
		heir   string
		talent string
	}{
		{game.Seat2, "bluesquadronescort", "crackshot"}, // an enemy
		{game.Seat1, "wedgeantilles", "crackshot"},      // limited
		{game.Seat1, "bluesquadronescort", "clantraining"},
		{game.Seat1, "bluesquadronescort", "dedicated"},
	} {
		s, _, _ := lesson(t, c.side, c.heir, c.talent)
		s.NoEvent(game.Used)
		s.Done()
	}
}
