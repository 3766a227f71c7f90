package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// gapOf puts the enemy of a duel at a gap ahead.
func gapOf(mm float64) []scene.Option { return []scene.Option{ahead(mm)} }

// 2e.attack.range-bonus.1, 2e.attack.range-bonus.3
func TestTalonbaneCobra(t *testing.T) {
	const talon = "talonbanecobra"
	checkRolls(t, map[string]wantRolls{
		"attacks at range 1": {duel{pilot: talon, enemyIs: gapOf(99)}, 5, 3},
		"attacks at range 2": {duel{pilot: talon, enemyIs: gapOf(101)}, 3, 3},
		"attacks at range 3": {duel{pilot: talon, enemyIs: gapOf(201)}, 3, 4},
		"defends at range 1": {duel{pilot: talon, enemyIs: gapOf(99), defends: true}, 3, 2},
		"defends at range 2": {duel{pilot: talon, enemyIs: gapOf(199), defends: true}, 2, 2},
		"defends at range 3": {duel{pilot: talon, enemyIs: gapOf(201), defends: true}, 2, 4},
		"a friend attacks":   {duel{pilot: "academypilot", enemyIs: gapOf(99), beside: talon}, 3, 3},
	})
}

// 2e.arc.behind-infront-flanking
func TestGraz(t *testing.T) {
	const graz = "graz"
	away := []scene.Option{fleeing(150)}
	aside := []scene.Option{scene.At(457, 490, 90)}
	turned := func(arc geom.Arc) func(s *scene.Scene, me, enemy *scene.Ship) {
		return func(s *scene.Scene, _, enemy *scene.Ship) { s.Turret(enemy, arc) }
	}
	checkRolls(t, map[string]wantRolls{
		"attacks from behind":   {duel{pilot: graz, enemyIs: away}, 4, 3},
		"attacks a flank":       {duel{pilot: graz, enemyIs: aside}, 3, 3},
		"attacks from ahead":    {duel{pilot: graz}, 3, 3},
		"defends from behind":   {duel{pilot: graz, enemy: "rebelscout", enemyIs: away, defends: true, also: turned(geom.RearArc)}, 2, 3},
		"defends from the side": {duel{pilot: graz, enemy: "rebelscout", enemyIs: aside, defends: true, also: turned(geom.RightArc)}, 2, 2},
		"defends from ahead":    {duel{pilot: graz, enemy: "rebelscout", defends: true, also: turned(geom.FrontArc)}, 2, 2},
		"a friend attacks":      {duel{pilot: "academypilot", enemyIs: away, beside: graz}, 2, 3},
	})
}

// jostero lets a ship suffer damage from a loose stabilizer before Captain Jostero, or elsewhere.
func jostero(t *testing.T, at scene.Option, enemy bool) (s *scene.Scene, jostero, it *scene.Ship) {
	s = scene.Second(t)
	jostero = s.Mine("captainjostero", here)
	put := s.Mine
	if enemy {
		put = s.Theirs
	}
	it = put("bluesquadronescort", at)
	s.Crit(it, "Loose Stabilizer")
	s.Activate(it, "2 bank-left")
	return s, jostero, it
}

func TestCaptainJostero(t *testing.T) {
	s, jostero1, escort := jostero(t, scene.At(457, 480, 0), true)
	await(s, jostero1, "finish it")
	s.Use(jostero1, "finish it")
	s.Refused(s.Pass)
	s.Declare("primary", escort)
	s.Is(s.State().Attacks[0].Terms.Bonus, "a bonus attack")
	playOut(s, "h")
	s.WantShields(escort, 0) // of 2
}

func TestCaptainJostero_Not(t *testing.T) {
	s, jostero1, _ := jostero(t, scene.At(457, 480, 0), false)
	never(s, jostero1, "finish it")
	s, jostero1, _ = jostero(t, scene.At(700, 200, 0), true) // no target
	never(s, jostero1, "finish it")
	duel{pilot: "academypilot", beside: "captainjostero"}.never(t, "finish it", "h") // the defender
}

const bodyguard = "blacksunbodyguard-wat1"

func TestBlackSunBodyguard(t *testing.T) {
	d := duel{pilot: bodyguard, defends: true, also: emptied(bodyguard)}
	s, guard, _ := d.begin(t)
	playOut(s, "hh")
	s.WantCharges(guard, bodyguard, 1) // it suffered once

	s = scene.Second(t)
	guard = s.Mine(bodyguard, here, scene.With("ionmissiles"))
	s.Theirs("academypilot", scene.At(100, 800, 0))
	s.Charges(guard, "ionmissiles", 0)
	s.Engage(guard)
	s.Use(guard, "reload")
	s.Choose(func(c game.Choice) bool { return c.Verb == game.CardVerb })
	s.WantCharges(guard, bodyguard, 0)
	s.WantCharges(guard, "ionmissiles", 1)
	playOut(s)
}

func TestBlackSunBodyguard_Not(t *testing.T) {
	for name, c := range map[string]struct{ own, missiles int }{"one charge": {1, 0}, "full missiles": {2, 3}} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			guard := s.Mine(bodyguard, here, scene.With("ionmissiles"))
			s.Charges(guard, bodyguard, c.own)
			s.Charges(guard, "ionmissiles", c.missiles)
			s.Engage(guard)
			never(s, guard, "reload")
		})
	}
	s, _, _ := duel{pilot: "academypilot", defends: true, beside: bodyguard}.begin(t)
	playOut(s, "h")
}

// 2e.charge.lose-is-not-spend
func TestBlackSunBodyguard_BeginsWithoutCharges(t *testing.T) {
	s := scene.Second(t)
	guard := s.Mine(bodyguard)
	tie := s.Theirs("academypilot")
	s.Setup()
	s.Choose(firstPlayer)
	s.Place(tie, 457, 880, 180)
	s.Place(guard, 457, 50, 0)
	s.WantCharges(guard, bodyguard, 0)
	s.Done()
}

func TestViktorHel(t *testing.T) {
	for strain, stress := range map[int]int{0: 0, 1: 1} { // agility 2, 1 fewer while strained
		for _, id := range []string{"viktorhel", "viktorhel-rogueclassstarfighter"} {
			s := unbuilt(t)
			viktor := s.Mine(id, here, scene.Tokens(game.StrainToken, strain))
			foe := s.Theirs("bluesquadronescort", ahead(150))
			s.Attack(foe, viktor)
			s.Dice(blanks(3)...)
			s.Dice(blanks(2 - strain)...)
			s.WantTokens(foe, game.StressToken, stress)
			s.Attack(viktor, foe)
			s.Dice(blanks(int(s.Rolling().N))...)
			s.Dice(blanks(2)...)
			s.WantTokens(foe, game.StressToken, stress)
			s.Done()
		}
	}
}

func TestViktorHel_AnotherShipDefends(t *testing.T) {
	s := unbuilt(t)
	s.Mine("viktorhel", beside(50))
	friend, foe := s.Mine("academypilot", here), s.Theirs("bluesquadronescort", ahead(150))
	s.Attack(foe, friend)
	s.Dice(blanks(3)...)
	s.Dice(blanks(3)...)
	s.WantTokens(foe, game.StressToken, 0)
	s.Done()
}
