package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestOnderonOppressor_CalculatesAfterMoves(t *testing.T) {
	for stressed, calculates := range map[int]int{1: 1, 0: 0} {
		s := scene.Second(t)
		me := s.Mine("onderonoppressor", here, stress(stressed))
		s.Perform(me, game.WhileStressed, game.BarrelRollAction)
		s.Use(me, "barrel roll")
		s.Side(geom.Left)
		s.Position(0)
		s.WantTokens(me, game.CalculateToken, calculates)
		playOut(s)
		for dial, slips := range map[string]bool{"2 bank-left": true, "3 straight": false} {
			s := scene.Second(t)
			me := s.Mine("onderonoppressor", here, scene.With("repulsorliftstabilizers"), stress(2*stressed))
			s.CardSide(me, "repulsorliftstabilizers", 2)
			s.PrintActions(me, "focus")
			s.Activate(me, dial)
			playOut(s)
			s.WantTokens(me, game.CalculateToken, map[bool]int{true: calculates}[slips])
		}
	}
}

func TestGamutKey_KeepsTokens(t *testing.T) {
	const id, ability = "gamutkey", "keep tokens"
	for _, self := range []bool{true, false} {
		s := scene.Second(t)
		me := s.Mine(id, here, scene.Tokens(game.EvadeToken, 1))
		it := s.Theirs("academypilot", ahead(150), scene.Tokens(game.TractorToken, 1), scene.Tokens(game.FocusToken, 1))
		bare := s.Theirs("academypilot", scene.At(457, 640, 180), stress(1))
		back := s.Theirs("academypilot", behind(50), scene.Tokens(game.FocusToken, 1))
		s.Turret(me, geom.FrontArc)
		s.End()
		s.Use(me, ability)
		s.Refused(func() { s.Pick(bare) })
		s.Refused(func() { s.Pick(back) })
		s.Pick(map[bool]*scene.Ship{true: me, false: it}[self])
		s.WantTokens(me, game.EvadeToken, map[bool]int{true: 1}[self])
		s.WantTokens(it, game.FocusToken, map[bool]int{false: 1}[self])
		s.WantTokens(it, game.TractorToken, map[bool]int{false: 1}[self])
		s.WantTokens(back, game.FocusToken, 0)
		s.WantCharges(me, id, 1) // which recurs
		s.Done()
	}
	s := scene.Second(t)
	me := s.Mine(id, here, scene.Tokens(game.EvadeToken, 1))
	s.Charges(me, id, 1)
	s.End()
	never(s, me, ability)
}

func TestShaakTi_LetsShipsKeepTokens(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("shaakti", here, scene.Tokens(game.FocusToken, 2), scene.Tokens(game.EvadeToken, 1))
	near := s.Mine("academypilot", beside(200), scene.Tokens(game.EvadeToken, 1))
	far := s.Mine("academypilot", scene.At(497+201, 350, 0), scene.Tokens(game.EvadeToken, 1))
	bare := s.Mine("academypilot", scene.At(457, 400, 0), scene.Tokens(game.CalculateToken, 1))
	enemy := s.Theirs("academypilot", scene.At(457, 200, 0), scene.Tokens(game.EvadeToken, 1))
	s.End()
	s.Use(me, "keep tokens")
	for _, it := range []*scene.Ship{far, bare, enemy} {
		s.Refused(func() { s.Pick(it) })
	}
	s.Pick(me)
	s.Pick(near) // the second and last Force
	s.ChooseNamed("keep a focus token")
	s.ChooseNamed("keep an evade token") // of the other ship
	s.WantForce(me, 1)                   // which recurs
	s.WantTokens(me, game.FocusToken, 1)
	s.WantTokens(me, game.EvadeToken, 0)
	s.WantTokens(near, game.EvadeToken, 1)
	s.Done()
	s = scene.Second(t)
	me = s.Mine("shaakti", here, scene.Tokens(game.FocusToken, 1), scene.Force(0))
	s.End()
	never(s, me, "keep tokens")
	for kind, words := range map[game.Token]string{
		game.EvadeToken: "keep an evade token", game.FocusToken: "keep a focus token",
	} {
		s := scene.Second(t)
		me := s.Mine("shaakti", here, scene.Tokens(kind, 1))
		s.End()
		s.Use(me, "keep tokens")
		s.Pick(me)
		s.ChooseNamed(words)
		s.WantTokens(me, kind, 1)
		s.Done()
	}
}

func TestLieutenantKarsabi_ReloadsTwo(t *testing.T) {
	each(t, []string{"lieutenantkarsabi-pnp", "lieutenantkarsabi-pnp-lsl", "lieutenantkarsabi"},
		func(t *testing.T, id string) {
			s := scene.Second(t)
			s.Unbuilt()
			me := s.Mine(id, here, scene.With("concussionmissiles"))
			s.Charges(me, "concussionmissiles", 0)
			s.Perform(me, 0, game.ReloadAction)
			s.Use(me, "reload")
			s.Choose(isCard)
			n := 2
			if id == "lieutenantkarsabi" {
				n = 1
			}
			s.WantCharges(me, "concussionmissiles", n)
			playOut(s)
		})
}

func TestPammichNerroGoode_RedWhileStressed(t *testing.T) {
	for stressed, red := range map[int]bool{2: true, 3: false} {
		s := scene.Second(t)
		me := s.Mine("pammichnerrogoode", here, stress(stressed))
		s.PrintDial(me, "1 turn-left red", "2 straight white")
		s.Activate(me, "1 turn-left")
		s.Is(s.Of(me).Pose.Heading != 0 == red, "the red maneuver is executed")
		playOut(s)
	}
}

func TestIG101_RepairsAtTheStartOfTheSystemPhase(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("ig101", here)
	s.Crit(me, "Structural Damage")
	s.Systems()
	s.Use(me, "repair")
	s.ChooseNamed("Structural Damage")
	s.WantFacedown(me, 1)
	s.Done()
	s = scene.Second(t)
	me = s.Mine("ig101", here, scene.Damaged(1))
	s.Systems()
	never(s, me, "repair")
}

func TestCorranHorn_StrikesAgain(t *testing.T) {
	const ability = "strike again"
	corran := func(at scene.Option) (*scene.Scene, *scene.Ship, *scene.Ship) {
		s := scene.Second(t)
		me := s.Mine("corranhorn", here, scene.With("protontorpedoes"))
		enemy := s.Theirs("academypilot", at)
		s.Theirs("academypilot", scene.At(357, 450, 180)) // in the front arc alone
		s.Lock(me, enemy)
		s.Engagement()
		return s, me, enemy
	}
	s, me, enemy := corran(ahead(150))
	await(s, me, ability) // after the engagements of all three
	s.Use(me, ability)
	s.Refused(s.Pass)
	s.Choose(func(c game.Choice) bool { return c.Verb == game.WeaponVerb }) // the primary one alone
	s.Pick(enemy)
	playOut(s)
	s.WantTokens(me, game.DisarmToken, 0)
	s.Planning()
	s.WantTokens(me, game.DisarmToken, 1)
	playOut(s)
	s.Planning()
	s.WantTokens(me, game.DisarmToken, 1) // once
	playOut(s)
	s, me, _ = corran(scene.At(457+28, 490, 180)) // beside the bullseye arc
	never(s, me, ability)
	s.Planning()
	s.WantTokens(me, game.DisarmToken, 0)
	playOut(s)
}

func TestLegaFossang_RerollsForSpotters(t *testing.T) {
	lega := func(weapon string, lay func(s *scene.Scene, me, enemy *scene.Ship)) (*scene.Scene, *scene.Ship) {
		s := scene.Second(t)
		me := s.Mine("legafossang", here, scene.With("ioncannonturret", "ioncannon"))
		s.Turret(me, geom.FrontArc)
		enemy := s.Theirs("academypilot", ahead(150), scene.Tokens(game.CalculateToken, 1))
		lay(s, me, enemy)
		s.AttackWith(me, weapon, enemy)
		return s, me
	}
	calculating := func(x, y float64) func(s *scene.Scene, me, enemy *scene.Ship) {
		return func(s *scene.Scene, _, _ *scene.Ship) {
			s.Mine("academypilot", scene.At(x, y, 0), scene.Tokens(game.CalculateToken, 1))
		}
	}
	bomb := func(y float64, mine bool) func(s *scene.Scene, me, enemy *scene.Ship) {
		return func(s *scene.Scene, me, enemy *scene.Ship) {
			s.Device("Proton Bomb", map[bool]*scene.Ship{true: me, false: enemy}[mine], scene.At(500, y, 0))
		}
	}
	for _, weapon := range []string{"primary", "ioncannonturret"} {
		s, me := lega(weapon, func(s *scene.Scene, me, enemy *scene.Ship) {
			calculating(357, 450)(s, me, enemy)
			bomb(400, true)(s, me, enemy)
		})
		await(s, me, "reroll")
		s.Use(me, "reroll")
		s.Refused(func() { s.Number(3) })
		s.Number(2)
		playOut(s)
	}
	for name, lay := range map[string]func(s *scene.Scene, me, enemy *scene.Ship){
		"behind": calculating(457, 200), "a bomb behind": bomb(200, true), "its bomb": bomb(400, false),
		"no token": func(s *scene.Scene, _, _ *scene.Ship) { s.Mine("academypilot", scene.At(357, 450, 0)) },
	} {
		t.Run(name, func(t *testing.T) {
			s, me := lega("primary", lay)
			never(s, me, "reroll")
		})
	}
	s, me := lega("ioncannon", calculating(357, 450))
	never(s, me, "reroll")
}

func TestBaktoidPrototype_NeedsNoLockOfItsOwn(t *testing.T) {
	const droid, other = "technounionbomber", "bluesquadronescort"
	each(t, []string{"baktoidprototype", "baktoidprototype-siegeofcoruscant",
		"baktoidprototype-siegeofcoruscant-lsl"}, func(t *testing.T, id string) {
		for _, weapon := range []string{"protontorpedoes", "barragerockets"} {
			for name, c := range map[string]struct {
				friend string
				locks  int // 1: the defender, 2: another
				enemy  bool
				can    bool
			}{
				"a droid": {droid, 1, false, true}, "another ship": {other, 1, false, false},
				"no lock": {droid, 0, false, false}, "another enemy": {droid, 2, false, false},
				"an enemy's": {droid, 1, true, false},
			} {
				s := scene.Second(t)
				s.Unbuilt()
				me := s.Mine(id, here, scene.With(weapon))
				side := s.Mine
				if c.enemy {
					side = s.Theirs
				}
				friend := side(c.friend, scene.At(200, 100, 0))
				target, another := s.Theirs("academypilot", ahead(150)), s.Theirs("academypilot", scene.At(700, 800, 180))
				if c.locks > 0 {
					s.Lock(friend, []*scene.Ship{target, another}[c.locks-1])
				}
				if !c.can {
					s.Never(me, weapon)
					s.Engage(me)
				} else {
					s.AttackWith(me, weapon, target)
				}
				_ = name
				playOut(s)
			}
		}
	})
}
