package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// stressed and focused are what a ship may begin with.
var (
	stressed = []scene.Option{scene.Tokens(game.StressToken, 1)}
	focused  = []scene.Option{scene.Tokens(game.FocusToken, 1)}
)

func TestLuloLampar(t *testing.T) {
	const lulo = "lulolampar"
	missiles := append([]scene.Option{scene.With("ionmissiles")}, stressed...)
	checkRolls(t, map[string]wantRolls{
		"attacks":          {duel{pilot: lulo, has: stressed}, 3, 3},
		"with missiles":    {duel{pilot: lulo, has: missiles, weapon: "ionmissiles", locked: true}, 3, 3},
		"attacks calmly":   {duel{pilot: lulo, enemyIs: stressed}, 2, 3},
		"defends":          {duel{pilot: lulo, has: stressed, defends: true}, 2, 2},
		"defends calmly":   {duel{pilot: lulo, enemyIs: stressed, defends: true}, 2, 3},
		"another's attack": {duel{pilot: "phoenixsquadronpilot", has: stressed, also: mine(lulo, stressed...)}, 2, 3},
	})
}

// mine puts another ship of mine to the right of here.
func mine(pilot string, has ...scene.Option) func(s *scene.Scene, me, enemy *scene.Ship) {
	return func(s *scene.Scene, _, _ *scene.Ship) {
		s.Mine(pilot, append([]scene.Option{beside(20)}, has...)...)
	}
}

// boosted lets a ship boost straight ahead by 80 mm.
func boosted(s *scene.Scene, ship *scene.Ship) {
	s.Perform(ship, 0, game.BoostAction)
	s.Use(ship, "boost")
	s.Maneuver("1 straight")
}

// seftin lets Seftin Vanik, who has an evade token or none, boost to a place beside a friend.
func seftin(t *testing.T, tokens int, gap float64) (s *scene.Scene, seftin, friend *scene.Ship) {
	s = scene.Second(t)
	seftin = s.Mine("seftinvanik", here, scene.Tokens(game.EvadeToken, tokens))
	friend = s.Mine("academypilot", scene.At(497+gap, 380, 0))
	boosted(s, seftin)
	return s, seftin, friend
}

func TestSeftinVanik(t *testing.T) {
	for _, gap := range []float64{2, 99} {
		s, seftin, friend := seftin(t, 2, gap)
		s.Use(seftin, "pass an evade")
		s.Refused(func() { s.Pick(seftin) })
		s.Pick(friend)
		s.WantTokens(friend, game.EvadeToken, 1)
		s.WantTokens(seftin, game.EvadeToken, 1)
		playOut(s)
	}
}

func TestSeftinVanik_Not(t *testing.T) {
	s, seftin1, _ := seftin(t, 1, 101)
	never(s, seftin1, "pass an evade")
	s, seftin1, _ = seftin(t, 0, 50)
	never(s, seftin1, "pass an evade")

	for name, play := range map[string]func(s *scene.Scene, seftin, friend *scene.Ship){
		"rolls": func(s *scene.Scene, seftin, _ *scene.Ship) { rolled(s, seftin) },
		"focuses": func(s *scene.Scene, seftin, _ *scene.Ship) {
			s.Perform(seftin, 0, game.FocusAction)
			s.Use(seftin, "focus")
		},
		"friend boosts": func(s *scene.Scene, _, friend *scene.Ship) { boosted(s, friend) },
	} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			seftin := s.Mine("seftinvanik", here, scene.Tokens(game.EvadeToken, 1))
			friend := s.Mine("phoenixsquadronpilot", beside(50))
			play(s, seftin, friend)
			never(s, seftin, "pass an evade")
		})
	}

	s = scene.Second(t)
	seftin1 = s.Mine("seftinvanik", here, scene.Tokens(game.EvadeToken, 1))
	s.Theirs("academypilot", beside(50))
	boosted(s, seftin1)
	never(s, seftin1, "pass an evade")
}

// tallissan lets a ship attack a ship of mine beside or in front of which Tallissan Lintra stands.
func tallissan(t *testing.T, x float64, charges int) (s *scene.Scene, me *scene.Ship) {
	s = scene.Second(t)
	me = s.Mine("tallissanlintra", scene.At(x, 300, 0))
	s.Charges(me, "tallissanlintra", charges)
	friend := s.Mine("academypilot", scene.At(557, 300, 0))
	tie := s.Theirs("academypilot", scene.At(557, 490, 180))
	s.Attack(tie, friend)
	return s, me
}

func TestTallissanLintra(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("tallissanlintra", here)
	tie := s.Theirs("academypilot", ahead(250))
	friend := s.Mine("academypilot", scene.At(500, 300, 0))
	s.Attack(tie, friend)
	await(s, me, "distract", "h")
	s.Use(me, "distract")
	s.WantCharges(me, "tallissanlintra", 0)
	if n := rollOf(s); n != 5 {
		t.Errorf("%d dice, not 5 at range 3", n)
	}
	playOut(s)

	s, me, _ = duel{pilot: "tallissanlintra", defends: true}.awaits(t, "distract", "h")
	s.Use(me, "distract")
	if n := rollOf(s); n != 4 {
		t.Errorf("%d dice, not 4 for herself", n)
	}
	playOut(s)
}

func TestTallissanLintra_Not(t *testing.T) {
	s, me := tallissan(t, 517, 1) // beside the bullseye
	never(s, me, "distract", "h")
	duel{pilot: "tallissanlintra"}.never(t, "distract", "h")
	duel{pilot: "tallissanlintra", defends: true, also: func(s *scene.Scene, me, _ *scene.Ship) {
		s.Charges(me, "tallissanlintra", 0)
	}}.never(t, "distract", "h")

	s = scene.Second(t) // a friend attacks
	me = s.Mine("tallissanlintra", here)
	friend := s.Mine("academypilot", scene.At(457, 360, 0))
	tie := s.Theirs("academypilot", scene.At(457, 500, 0))
	s.Attack(friend, tie)
	never(s, me, "distract", "h")
}

func TestZiziTlo(t *testing.T) {
	for _, defends := range []bool{false, true} {
		for _, kind := range []game.Token{game.FocusToken, game.EvadeToken} {
			s, zizi, _ := duel{pilot: "zizitlo", defends: defends}.awaits(t, "gain a token")
			s.Use(zizi, "gain a token")
			s.Refused(func() { s.Choose(token(game.CalculateToken)) })
			s.Choose(token(kind))
			s.WantTokens(zizi, kind, 1)
			s.WantCharges(zizi, "zizitlo", 0)
			playOut(s)
		}
		spent := func(s *scene.Scene, me, _ *scene.Ship) { s.Charges(me, "zizitlo", 0) }
		duel{pilot: "zizitlo", defends: defends, also: spent}.never(t, "gain a token")
	}
}

// ranInto executes a straight 2 of a ship, whole or onto another.
func ranInto(t *testing.T, pilot string, whole bool) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	ship := s.Mine(pilot, here)
	s.Mine("academypilot", beside(200))
	if !whole {
		s.Theirs("academypilot", scene.At(457, 440, 0))
	}
	s.Activate(ship, "2 straight")
	return s, ship
}

// 2e.action.rotate.effect-not-action
func TestGreerSonnel(t *testing.T) {
	s, greer := ranInto(t, "greersonnel", true)
	s.Use(greer, "rotate the turret")
	toArc(s, geom.RearArc)
	s.WantTurret(greer, geom.RearArc)
	s.Offered(greer, "rules: focus")
	playOut(s)
}

func TestGreerSonnel_Not(t *testing.T) {
	s, greer := ranInto(t, "greersonnel", false)
	never(s, greer, "rotate the turret")
	s = scene.Second(t)
	greer = s.Mine("greersonnel", beside(50))
	s.Activate(s.Mine("academypilot", here), "2 straight")
	never(s, greer, "rotate the turret")
}

// 2e.movement.rotate-ship.not-a-move
func TestSuralindaJavos(t *testing.T) {
	for heading, turn := range map[float64]func(s *scene.Scene){
		90:  func(s *scene.Scene) { s.ChooseNamed("rotate by 90 degrees"); s.Side(geom.Right) },
		270: func(s *scene.Scene) { s.ChooseNamed("rotate by 90 degrees"); s.Side(geom.Left) },
		180: func(s *scene.Scene) { s.ChooseNamed("rotate by 180 degrees") },
	} {
		s, suralinda := ranInto(t, "suralindajavos", false)
		s.Use(suralinda, "turn away")
		turn(s)
		s.WantPose(suralinda, 457, 397, heading)
		s.WantTokens(suralinda, game.StrainToken, 1)
		playOut(s)
	}
}

func TestSuralindaJavos_Not(t *testing.T) {
	s, suralinda := ranInto(t, "suralindajavos", true)
	never(s, suralinda, "turn away")
	s = scene.Second(t)
	suralinda = s.Mine("suralindajavos", beside(50))
	s.Mine("academypilot", scene.At(457, 440, 0))
	s.Activate(s.Mine("academypilot", here), "2 straight")
	never(s, suralinda, "turn away")
}

// sharing puts a friend with a turret at an arc, and tokens, to the right of here.
func sharing(arc geom.Arc, n int) func(s *scene.Scene, me, enemy *scene.Ship) {
	return func(s *scene.Scene, _, _ *scene.Ship) {
		friend := s.Mine("bluesquadronrecruit", beside(20), scene.Tokens(game.FocusToken, n))
		s.Turret(friend, arc)
	}
}

func TestRonithBlario(t *testing.T) {
	for _, defends := range []bool{false, true} {
		var friend *scene.Ship
		d := duel{pilot: "ronithblario", defends: defends, has: focused,
			also: func(s *scene.Scene, me, _ *scene.Ship) {
				friend = s.Mine("bluesquadronrecruit", beside(20), scene.Tokens(game.FocusToken, 1))
				s.Turret(friend, geom.FrontArc)
				s.Turret(me, geom.FrontArc)
			}}
		s, ronith, _ := d.awaits(t, "share the focus", "ff", "ff")
		s.Use(ronith, "share the focus")
		s.Refused(func() { s.Pick(ronith) })
		s.Pick(friend)
		s.WantTokens(friend, game.FocusToken, 0)
		s.WantTokens(ronith, game.FocusToken, 1)
		if defends {
			s.WantDefenseDice("evade", "focus", "blank")
		} else {
			s.WantAttackDice("hit", "focus")
		}
		playOut(s)
	}
}

func TestRonithBlario_Not(t *testing.T) {
	for _, defends := range []bool{false, true} {
		d := duel{pilot: "ronithblario", defends: defends, has: focused, also: sharing(geom.RearArc, 1)}
		d.never(t, "share the focus", "ff", "ff") // the turret points elsewhere
		d.also = sharing(geom.FrontArc, 0)
		d.never(t, "share the focus", "ff", "ff") // nothing to spend
		d.also = sharing(geom.FrontArc, 1)
		d.never(t, "share the focus", "hh", "eb") // nothing to change
		d.also = func(s *scene.Scene, _, _ *scene.Ship) {
			s.Turret(s.Theirs("bluesquadronrecruit", beside(20), focused[0]), geom.FrontArc)
		}
		d.never(t, "share the focus", "ff", "ff") // an enemy's
	}
}

// merl puts Merl Cobben in front of the enemy of a duel, or at a place.
func merl(at scene.Option, theirs bool) func(s *scene.Scene, me, enemy *scene.Ship) {
	return func(s *scene.Scene, _, _ *scene.Ship) {
		if theirs {
			s.Theirs("merlcobben", at)
		} else {
			s.Mine("merlcobben", at)
		}
	}
}

func TestMerlCobben(t *testing.T) {
	// The enemy looks to the right, where Merl is in its bullseye arc or beside that.
	turned := []scene.Option{scene.At(457, 490, 90)}
	missiles := []scene.Option{scene.With("ionmissiles")}
	const wing = "phoenixsquadronpilot"
	checkRolls(t, map[string]wantRolls{
		"in its bullseye":       {duel{pilot: wing, enemyIs: turned, also: merl(scene.At(597, 490, 0), false)}, 2, 2},
		"beside its bullseye":   {duel{pilot: wing, enemyIs: turned, also: merl(scene.At(597, 530, 0), false)}, 2, 3},
		"too far":               {duel{pilot: wing, enemyIs: turned, also: merl(scene.At(697, 490, 0), false)}, 2, 3},
		"his own attack":        {duel{pilot: "merlcobben"}, 2, 2},
		"an enemy":              {duel{pilot: wing, enemyIs: turned, also: merl(scene.At(597, 490, 0), true)}, 2, 3},
		"missiles":              {duel{pilot: wing, has: missiles, enemyIs: turned, locked: true, weapon: "ionmissiles", also: merl(scene.At(597, 490, 0), false)}, 3, 3},
		"he defends, in no one": {duel{pilot: "merlcobben", defends: true}, 2, 3},
	})
}

// 2e.overlap.skip-action-step
func TestZariBangel(t *testing.T) {
	s, zari := ranInto(t, "zaribangel", false)
	s.Use(zari, "rules: focus")
	playOut(s)
	s.WantTokens(zari, game.FocusToken, 1)
	s = scene.Second(t) // an asteroid still costs her step
	zari = s.Mine("zaribangel", here)
	s.Mine("academypilot", scene.At(457, 440, 0))
	s.Obstacle("core2asteroid0", scene.At(457, 350, 0))
	s.Never(zari, "rules: focus")
	s.Activate(zari, "2 straight")
	playOut(s)
	s = scene.Second(t)
	s.Mine("zaribangel", beside(50))
	friend := s.Mine("greersonnel", here)
	s.Mine("academypilot", scene.At(457, 440, 0))
	s.Activate(friend, "2 straight")
	never(s, friend, "rules: focus")
}

// struckAt lets a ship attack a pilot at a range with a focus token, which it spends or not.
func struckAt(t *testing.T, pilot string, gap float64, spends bool) (s *scene.Scene, ship, foe *scene.Ship) {
	s = unbuilt(t)
	ship = s.Mine(pilot, here, scene.Tokens(game.FocusToken, 1))
	foe = s.Theirs("bluesquadronescort", ahead(gap), scene.Tokens(game.FocusToken, 1))
	s.Attack(foe, ship)
	s.Dice(append(blanks(int(s.Rolling().N)-1), "focus")...)
	if spends {
		s.Use(foe, "spend focus")
	} else {
		s.Pass()
	}
	return s, ship, foe
}

func TestWrobieTyce(t *testing.T) {
	for _, c := range []struct {
		gap    float64
		spends bool
		tokens int
	}{{50, true, 1}, {50, false, 0}, {101, true, 0}, {99, true, 1}} {
		s, wrobie, foe := struckAt(t, "wrobietyce", c.gap, c.spends)
		s.Dice(append(blanks(int(s.Rolling().N)-1), "focus")...)
		s.Use(wrobie, "spend focus")
		s.WantTokens(foe, game.DepleteToken, c.tokens)
		s.Done()
	}
	s := unbuilt(t) // her own attack
	wrobie := s.Mine("wrobietyce", here, scene.Tokens(game.FocusToken, 1))
	foe := s.Theirs("bluesquadronescort", ahead(50))
	s.Attack(wrobie, foe)
	s.Dice("focus", "blank", "blank")
	s.Use(wrobie, "spend focus")
	s.Dice(blanks(2)...)
	s.WantTokens(foe, game.DepleteToken, 0)
	s.WantTokens(wrobie, game.DepleteToken, 0)
	s.Done()
}
