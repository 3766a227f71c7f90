package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestVennie(t *testing.T) {
	// The turret of the friend to the right of here points ahead or to the sides.
	friend := func(arc geom.Arc, own geom.Arc) func(s *scene.Scene, me, enemy *scene.Ship) {
		return func(s *scene.Scene, me, _ *scene.Ship) {
			s.Turret(s.Mine("bluesquadronrecruit", scene.At(540, 300, 0)), arc)
			s.Turret(me, own)
		}
	}
	d := duel{pilot: "vennie", defends: true, has: focused}
	for _, also := range []func(s *scene.Scene, me, enemy *scene.Ship){
		friend(geom.FrontArc, geom.LeftAndRight),
		friend(geom.RearArc, geom.FrontAndRear), // 2e.component.friendly.includes-self-unless-other
	} {
		d.also = also
		s, vennie, _ := d.awaits(t, "add a focus", "h")
		s.Use(vennie, "add a focus")
		s.WantDefenseDice("blank", "focus")
		playOut(s)
	}
	d.also = friend(geom.RearArc, geom.LeftAndRight)
	d.never(t, "add a focus", "h")
	d.also = func(s *scene.Scene, me, _ *scene.Ship) {
		s.Turret(s.Theirs("bluesquadronrecruit", scene.At(540, 300, 0)), geom.FrontArc)
		s.Turret(me, geom.LeftAndRight)
	}
	d.never(t, "add a focus", "h")
	d.also, d.defends = friend(geom.FrontArc, geom.FrontAndRear), false
	d.never(t, "add a focus", "h")
}

func TestCat(t *testing.T) {
	// bomb is at a gap to the left of the defender; whose it is.
	bomb := func(gap float64, mine bool) func(s *scene.Scene, me, enemy *scene.Ship) {
		return func(s *scene.Scene, me, enemy *scene.Ship) {
			of := enemy
			if mine {
				of = me
			}
			s.Turret(me, geom.LeftAndRight)
			s.Device("Proton Bomb", of, scene.At(457-gap, 500, 0))
		}
	}
	missiles := []scene.Option{scene.With("protontorpedoes")}
	checkRolls(t, map[string]wantRolls{
		"near a bomb": {duel{pilot: "cat", also: bomb(120, true)}, 4, 3},
		"too far":     {duel{pilot: "cat", also: bomb(150, true)}, 3, 3},
		"an enemy's":  {duel{pilot: "cat", also: bomb(100, false)}, 3, 3},
		"torpedoes":   {duel{pilot: "cat", has: append(missiles, scene.With()), locked: true, weapon: "protontorpedoes", also: bomb(100, true)}, 4, 3},
		"a friend's": {duel{pilot: "academypilot", also: func(s *scene.Scene, me, enemy *scene.Ship) {
			bomber := s.Mine("cat", scene.At(560, 300, 0))
			s.Device("Proton Bomb", bomber, scene.At(357, 500, 0))
		}}, 2, 3},
	})
}

// edon executes a maneuver of Edon Kappehl, who carries bombs, onto another ship or not.
func edon(t *testing.T, maneuver string, whole bool) (s *scene.Scene, edon *scene.Ship) {
	s = scene.Second(t)
	edon = s.Mine("edonkappehl", scene.At(457, 400, 0), scene.With("protonbombs"))
	if !whole {
		s.Theirs("academypilot", scene.At(457, 530, 0))
	}
	s.Activate(edon, maneuver)
	return s, edon
}

func TestEdonKappehl(t *testing.T) {
	for _, maneuver := range []string{"2 straight", "2 turn-left"} { // blue, white
		s, edon := edon(t, maneuver, true)
		s.Use(edon, "drop a device")
		s.Use(edon, "drop a Proton Bomb")
		s.Is(s.State().NDevices == 1, "a bomb on the table")
		playOut(s)
	}
}

func TestEdonKappehl_Not(t *testing.T) {
	s, edon1 := edon(t, "3 bank-left", true) // red
	never(s, edon1, "drop a device")
	s, edon1 = edon(t, "2 straight", false)
	never(s, edon1, "drop a device")
	s = scene.Second(t)
	edon1 = s.Mine("edonkappehl", scene.At(457, 400, 0), scene.With("protonbombs"))
	s.State().Ships[edon1.ID()].Placed = true
	s.Activate(edon1, "2 straight")
	never(s, edon1, "drop a device")
}

// paige lets Paige Tico drop a bomb in the System phase.
func paige(t *testing.T, charges, bombs int) (s *scene.Scene, paige *scene.Ship) {
	s = scene.Second(t)
	paige = s.Mine("paigetico", scene.At(457, 400, 0), scene.With("protonbombs"))
	s.Charges(paige, "paigetico", charges)
	s.Charges(paige, "protonbombs", bombs)
	s.System(paige)
	s.Use(paige, "drop a Proton Bomb")
	return s, paige
}

// 2e.device.cost
func TestPaigeTico(t *testing.T) {
	s, paige1 := paige(t, 1, 2)
	s.Use(paige1, "drop another")
	s.WantCharges(paige1, "paigetico", 0)
	s.Use(paige1, "drop a Proton Bomb")
	s.WantCharges(paige1, "protonbombs", 0)
	s.Is(s.State().NDevices == 2, "two bombs on the table")
	playOut(s)
	s, paige1 = paige(t, 0, 2)
	never(s, paige1, "drop another")
	s, paige1 = paige(t, 1, 1)
	never(s, paige1, "drop another")
	s = scene.Second(t)
	paige1 = s.Mine("paigetico", scene.At(457, 400, 0), scene.With("protonbombs", "trajectorysimulator"))
	s.System(paige1)
	s.Use(paige1, "drop a Proton Bomb")
	s.Choose(func(o game.Choice) bool { return o.Maneuver.Speed == 5 && o.N == 1 })
	never(s, paige1, "drop another") // it was launched
	s = scene.Second(t)
	paige1 = s.Mine("paigetico", scene.At(457, 400, 0), scene.With("protonbombs"))
	bomber := s.Mine("edonkappehl", scene.At(657, 400, 0), scene.With("protonbombs"))
	s.System(bomber)
	s.Use(bomber, "drop a Proton Bomb")
	never(s, paige1, "drop another")
}
