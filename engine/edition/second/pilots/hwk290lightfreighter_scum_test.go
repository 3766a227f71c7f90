package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestDaceBonearm(t *testing.T) {
	// A friend hits a ship ahead of here with an ion cannon; Dace is behind it.
	ionizes := func(gap float64, charges int, results ...string) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("dacebonearm", ahead(150+gap+40))
			s.Charges(me, "dacebonearm", charges)
			friend, tie := s.Mine("shadowsquadronveteran", here, scene.With("ioncannonturret")), s.Theirs("academypilot", ahead(150))
			s.Turret(friend, geom.FrontArc)
			s.AttackWith(friend, "ioncannonturret", tie)
			s.Dice(results...)
			s.Dice("blank", "blank", "blank")
			return me
		}
	}
	const ability = "ionize"
	offered(t, ability, "blank",
		situation{"an enemy is ionized", true, ionizes(299, 3, "hit", "hit", "blank")},
		situation{"too far", false, ionizes(301, 3, "hit", "hit", "blank")},
		situation{"2 charges", false, ionizes(50, 2, "hit", "hit", "blank")},
		situation{"no ion token", false, ionizes(50, 3, "hit", "blank", "blank")},
		situation{"a friend is ionized", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("dacebonearm", behind(50))
			foe := s.Theirs("shadowsquadronveteran", ahead(150), scene.With("ioncannonturret"))
			s.Turret(foe, geom.FrontArc)
			s.AttackWith(foe, "ioncannonturret", s.Mine("academypilot", here))
			s.Dice("hit", "hit", "blank")
			s.Dice("blank", "blank", "blank")
			return me
		}},
	)
	s := scene.Second(t)
	me := s.Mine("dacebonearm", behind(50))
	friend, tie := s.Mine("shadowsquadronveteran", here, scene.With("ioncannonturret")), s.Theirs("academypilot", ahead(150))
	s.Turret(friend, geom.FrontArc)
	s.AttackWith(friend, "ioncannonturret", tie)
	s.Dice("hit", "hit", "blank")
	s.Dice("blank", "blank", "blank")
	s.Use(me, ability)
	s.WantCharges(me, "dacebonearm", 0)
	s.WantTokens(tie, game.IonToken, 3)
	playOut(s)
}

func TestJanusKasmir(t *testing.T) {
	begin := func(options ...scene.Option) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("januskasmir-wat1", append(options, here)...)
			s.Theirs("academypilot", behind(50), scene.Tokens(game.DisarmToken, 1))
			s.Engagement()
			return me
		}
	}
	focused := scene.Tokens(game.FocusToken, 2)
	offered(t, "jam for a token", "blank",
		situation{"with a green token", true, begin(focused, stress(1))},
		situation{"without", false, begin(stress(1))})
	s := scene.Second(t)
	me := begin(focused, stress(1))(s)
	s.Use(me, "jam for a token")
	s.Choose(token(game.FocusToken))
	s.WantTokens(me, game.FocusToken, 1)
	s.NotOffered(me, "boost")
	s.Use(me, "jam")
	playOut(s)
	s.WantTokens(me, game.StressToken, 2) // the action is red
}

// hwkBegins begins an Engagement phase with an HWK-290 whose turret points ahead.
func hwkBegins(pilot string, lay func(s *scene.Scene)) func(s *scene.Scene) *scene.Ship {
	return func(s *scene.Scene) *scene.Ship {
		me := s.Mine(pilot, here)
		s.Turret(me, geom.FrontArc)
		lay(s)
		s.Theirs("academypilot", scene.At(100, 800, 0))
		s.Engagement()
		return me
	}
}

func TestPalobGodalhi(t *testing.T) {
	tieAt := func(x, y float64, k game.Token) func(s *scene.Scene) {
		return func(s *scene.Scene) { s.Theirs("academypilot", scene.At(x, y, 0), scene.Tokens(k, 1)) }
	}
	offered(t, "take a token", "blank",
		situation{"focus", true, hwkBegins("palobgodalhi", tieAt(457, 539, game.FocusToken))},
		situation{"evade", true, hwkBegins("palobgodalhi", tieAt(457, 539, game.EvadeToken))},
		situation{"calculate", false, hwkBegins("palobgodalhi", tieAt(457, 539, game.CalculateToken))},
		situation{"too far", false, hwkBegins("palobgodalhi", tieAt(457, 541, game.FocusToken))},
		situation{"not in his firing arc", false, hwkBegins("palobgodalhi", tieAt(560, 300, game.FocusToken))},
		situation{"a friend", false, hwkBegins("palobgodalhi", func(s *scene.Scene) {
			s.Mine("academypilot", scene.At(457, 400, 0), scene.Tokens(game.FocusToken, 1))
		})},
	)
	s := scene.Second(t)
	me := s.Mine("palobgodalhi", here)
	s.Turret(me, geom.FrontArc)
	tie := s.Theirs("academypilot", fleeing(50), scene.Tokens(game.FocusToken, 1), scene.Tokens(game.EvadeToken, 1))
	s.Engagement()
	s.Use(me, "take a token")
	s.Pick(tie)
	s.Choose(token(game.EvadeToken))
	s.WantTokens(me, game.EvadeToken, 1)
	s.WantTokens(tie, game.EvadeToken, 0)
	playOut(s)
}

// 2e.end.recover-charges, 2e.charge.recurring
func TestTapusk(t *testing.T) {
	const ability = "keep from recovering"
	spent := func(s *scene.Scene, ship *scene.Ship) { s.Charges(ship, "tapusk", 0) }
	// Tápusk's turret points ahead; the opponent has Luke at a place, with some Force.
	end := func(place scene.Option, force int, more func(s *scene.Scene, me *scene.Ship)) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("tapusk", here)
			s.Turret(me, geom.FrontArc)
			s.Theirs("lukeskywalker", place, scene.Force(force))
			more(s, me)
			s.End()
			return me
		}
	}
	none := func(*scene.Scene, *scene.Ship) {}
	offered(t, ability, "blank",
		situation{"Force of an enemy in his arc", true, end(ahead(250), 1, none)},
		situation{"nothing to recover", false, end(ahead(250), 2, none)},
		situation{"too far", false, end(ahead(310), 1, none)},
		situation{"beside him", false, end(beside(100), 1, none)},
		situation{"1 charge", false, end(ahead(250), 1, func(s *scene.Scene, me *scene.Ship) { s.Charges(me, "tapusk", 1) })},
		situation{"a friend", false, end(ahead(250), 2, func(s *scene.Scene, _ *scene.Ship) {
			s.Mine("lukeskywalker", ahead(150), scene.Force(0))
		})},
		situation{"recurring charges", true, end(behind(50), 2, func(s *scene.Scene, _ *scene.Ship) {
			spent(s, s.Theirs("tapusk", ahead(150)))
		})},
		situation{"charges that do not recur", false, end(behind(50), 2, func(s *scene.Scene, _ *scene.Ship) {
			s.Charges(s.Theirs("dutchvander", ahead(150), scene.With("protontorpedoes")), "protontorpedoes", 0)
		})},
	)

	s := scene.Second(t)
	me := s.Mine("tapusk", here)
	s.Turret(me, geom.FrontArc)
	luke, vader := s.Theirs("lukeskywalker", ahead(100), scene.Force(0)), s.Theirs("darthvader", ahead(200), scene.Force(0))
	s.End()
	s.Pass() // Luke's
	s.Use(me, ability)
	playOut(s)
	s.WantForce(luke, 1)
	s.WantForce(vader, 0)
	s.WantCharges(me, "tapusk", 1) // he recovers one of those that he spent

	// All recover at once: a charge that he recovers in this phase cannot be spent in it.
	s = scene.Second(t)
	me = s.Mine("tapusk", here)
	s.Turret(me, geom.FrontArc)
	s.Charges(me, "tapusk", 1)
	luke = s.Theirs("lukeskywalker", ahead(100), scene.Force(0))
	s.Never(me, ability)
	s.End()
	playOut(s)
	s.WantForce(luke, 1)
	s.WantCharges(me, "tapusk", 2)
}

// 2e.initiative.value, 2e.initiative.descending-engagement
func TestTorkilMux(t *testing.T) {
	offered(t, "go last", "blank",
		situation{"an enemy in his arc", true, hwkBegins("torkilmux", enemyAt(457, 600))},
		situation{"a friend in his arc", true, hwkBegins("torkilmux", friendAt(457, 600))},
		situation{"too far", false, hwkBegins("torkilmux", enemyAt(457, 650))},
		situation{"beside him", false, hwkBegins("torkilmux", enemyAt(560, 300))})
	s := scene.Second(t)
	me := s.Mine("torkilmux", here)
	s.Turret(me, geom.FrontArc)
	wedge := s.Theirs("wedgeantilles", ahead(150))
	s.Engagement()
	s.Use(me, "go last")
	s.Pick(wedge)
	s.WantInitiative(wedge, 6)
	s.Offered(me, "attack")
	s.Pass()
	s.Offered(wedge, "attack")
	playOut(s)
}

func TestKananJarrusInTheHWK290(t *testing.T) {
	const id, ability = "kananjarrus-hwk290lightfreighter", "protect"
	// Kanan's turret points ahead; a ship at 457+x, y defends against an enemy.
	defend := func(x, y float64, force int) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine(id, here, scene.Force(force))
			s.Turret(me, geom.FrontArc)
			s.Attack(s.Theirs("academypilot", scene.At(457+x, y+150, 180)), s.Mine("academypilot", scene.At(457+x, y, 0)))
			return me
		}
	}
	offered(t, ability, "blank",
		situation{"in his arc", true, defend(0, 500, 1)},
		situation{"beside him", false, defend(150, 300, 1)},
		situation{"too far ahead", false, defend(0, 650, 1)},
		situation{"without Force", false, defend(0, 500, 0)},
		situation{"himself", true, faceOff(id, false, 150)},
		// 2e.arc.firing-arcs: with Moldy Crow his front arc is a firing arc as well, and not his turret arc.
		situation{"in the front arc of Moldy Crow", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine(id, here, scene.With("moldycrow"))
			s.Turret(me, geom.RearArc)
			s.Attack(s.Theirs("academypilot", scene.At(457, 650, 180)), s.Mine("academypilot", scene.At(457, 500, 0)))
			return me
		}},
		situation{"in the turret arc behind Moldy Crow", true, func(s *scene.Scene) *scene.Ship {
			me := s.Mine(id, here, scene.With("moldycrow"))
			s.Turret(me, geom.RearArc)
			s.Attack(s.Theirs("academypilot", scene.At(457, 50, 0)), s.Mine("academypilot", scene.At(457, 200, 0)))
			return me
		}},
		situation{"attacking a ship beside him", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine(id, here)
			s.Turret(me, geom.FrontArc)
			s.Attack(s.Mine("academypilot", beside(100)), s.Theirs("academypilot", scene.At(680, 450, 180)))
			return me
		}},
	)
	s := scene.Second(t)
	me := faceOff(id, false, 150)(s)
	s.Use(me, ability)
	s.WantForce(me, 0)
	s.Dice("blank")
	playOut(s)
}
