package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestRexlerBrath(t *testing.T) {
	evading := []scene.Option{scene.Tokens(game.EvadeToken, 1)}
	hurt := []scene.Option{scene.Damaged(1)}
	s, _, tie := duel{pilot: "rexlerbrath", has: evading, enemyIs: hurt}.begin(t)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Draw("Weapons Failure")
	s.WantCrit(tie, "Weapons Failure", 1)
	s.WantDamage(tie, 2)
	s.Done()
	for name, c := range map[string]struct {
		duel
		attack, defense string
	}{
		"not evading":      {duel{pilot: "rexlerbrath", enemyIs: append(hurt, evading...)}, "h", ""},
		"misses":           {duel{pilot: "rexlerbrath", has: evading, enemyIs: hurt}, "", ""},
		"is hit":           {duel{pilot: "rexlerbrath", has: append(hurt, evading...), defends: true}, "h", ""},
		"a friend attacks": {duel{pilot: "academypilot", enemyIs: hurt, also: mine("rexlerbrath", evading...)}, "h", ""},
	} {
		t.Run(name, func(t *testing.T) {
			s, _, _ := c.begin(t)
			playOut(s, c.attack, c.defense)
			s.NoEvent(game.DamageExposed)
		})
	}
}

const vultD = "vultskerris"

func TestVultSkerrisDefender(t *testing.T) {
	s := scene.Second(t)
	vult := s.Mine(vultD, here)
	s.Charges(vult, vultD, 0)
	s.Perform(vult, 0)
	s.Use(vult, "recover the charge")
	s.WantTokens(vult, game.StrainToken, 1)
	s.WantCharges(vult, vultD, 1)
	s.Engage(vult)
	s.Use(vult, "act")
	s.WantCharges(vult, vultD, 0)
	s.Use(vult, "evade")
	s.WantTokens(vult, game.EvadeToken, 1)
	playOut(s)
}

func TestColonelVessery(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("colonelvessery", here)
	friend := s.Mine("academypilot", beside(100))
	tie := s.Theirs("academypilot", ahead(150))
	s.Lock(friend, tie)
	s.Attack(me, tie)
	s.Dice("hit", "blank", "blank")
	s.Use(me, "lock the defender")
	s.WantLock(me, tie, true)
	s.WantLock(friend, tie, true)
	s.Use(me, "spend lock") // in time for its reroll
	s.Number(2)
	s.Number(0)
	s.Dice("hit", "hit")
	playOut(s)
}

func TestColonelVessery_Not(t *testing.T) {
	for name, d := range map[string]duel{
		"no one has locked it": {pilot: "colonelvessery", also: func(s *scene.Scene, me, enemy *scene.Ship) {
			s.Lock(enemy, me)
		}},
		"he defends": {pilot: "colonelvessery", defends: true, also: func(s *scene.Scene, me, enemy *scene.Ship) {
			s.Lock(me, enemy)
			s.Lock(enemy, me)
		}},
	} {
		t.Run(name, func(t *testing.T) { d.never(t, "lock the defender") })
	}
	s := scene.Second(t)
	me := s.Mine("colonelvessery", beside(20))
	friend := s.Mine("academypilot", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Lock(friend, tie)
	s.Attack(friend, tie)
	never(s, me, "lock the defender")
}

const vaderD = "darthvader-tieddefender"

func TestDarthVaderDefender(t *testing.T) {
	s, vader, _ := duel{pilot: vaderD}.awaits(t, "change a blank", "hh")
	s.Use(vader, "change a blank")
	s.WantForce(vader, 2)
	s.WantAttackDice("hit", "hit", "hit")
	playOut(s)
	duel{pilot: vaderD}.never(t, "change a blank", "hhf")
	duel{pilot: vaderD, has: []scene.Option{scene.Force(0)}}.never(t, "change a blank")
	duel{pilot: vaderD, defends: true}.never(t, "change a blank")
	duel{pilot: vaderD, defends: true}.never(t, "spend Force", "h", "f") // the default effect
	s, _, _ = duel{pilot: vaderD}.awaits(t, "spend Force", "f")
	playOut(s)
	duel{pilot: "academypilot", beside: vaderD}.never(t, "change a blank")
	var luke *scene.Ship
	s, _, _ = duel{pilot: "academypilot", defends: true, also: func(s *scene.Scene, _, _ *scene.Ship) {
		s.Mine(vaderD, beside(20))
		luke = s.Mine("lukeskywalker", scene.At(380, 300, 0))
	}}.begin(t)
	playOut(s)
	s.WantForce(luke, 2)
}

// 2e.movement.difficulty.cumulative
func TestCountessRyad(t *testing.T) {
	for maneuver, stress := range map[string]int{"2 straight blue": 0, "3 straight white": 1} {
		s := scene.Second(t)
		ryad := s.Mine("countessryad", here)
		s.PrintDial(ryad, "2 straight blue", "3 straight white")
		s.Activate(ryad, maneuver)
		s.Use(ryad, "turn round")
		s.Maneuver(maneuver[:2] + "koiogran")
		s.Is(s.Of(ryad).Pose.Heading == 180*geom.Degree, "turned round")
		playOut(s)
		s.WantTokens(ryad, game.StressToken, stress)
	}
	for _, maneuver := range []string{"2 bank-left", "4 koiogran", "3 turn-left"} {
		s := scene.Second(t)
		ryad := s.Mine("countessryad", here)
		s.Activate(ryad, maneuver)
		never(s, ryad, "turn round")
	}
	s := scene.Second(t)
	ryad := s.Mine("countessryad", beside(50))
	s.Activate(s.Mine("academypilot", here), "3 straight")
	never(s, ryad, "turn round")
}

var yorrEndor = []string{"captainyorr-battleoverendor", "captainyorr-battleoverendor-lsl"}

// 2e.attack.bonus.one-per-round
func TestCaptainYorrEndor(t *testing.T) {
	each(t, yorrEndor, func(t *testing.T, id string) {
		cannon := []scene.Option{scene.With("ioncannon", "ionmissiles")}
		s, yorr, tie := duel{pilot: id, has: cannon, weapon: "primary"}.awaits(t, "fire the cannon", "h")
		s.Use(yorr, "fire the cannon")
		s.WantCharges(yorr, id, 1)
		s.Refused(s.Pass)
		s.Refused(func() { s.Weapon("primary") })
		s.Declare("ioncannon", tie)
		playOut(s)
		d := duel{pilot: id, has: cannon, weapon: "primary"}
		d.never(t, "fire the cannon") // a miss
		d.also = emptied(id)
		d.never(t, "fire the cannon", "h")
		duel{pilot: id, weapon: "primary"}.never(t, "fire the cannon", "h") // no cannon
		duel{pilot: id, has: cannon, weapon: "ioncannon"}.never(t, "fire the cannon", "h")
		duel{pilot: id, has: cannon, defends: true}.never(t, "fire the cannon", "h")
	})
}

// dobbs lets a TIE attack a friend of Captain Dobbs, who is at a place with ion tokens.
func dobbs(t *testing.T, at scene.Option, ion int) (s *scene.Scene, dobbs, friend *scene.Ship) {
	s, friend, _ = duel{pilot: "bluesquadronescort", defends: true, also: func(s *scene.Scene, _, _ *scene.Ship) {
		dobbs = s.Mine("captaindobbs", at, scene.Tokens(game.IonToken, ion))
	}}.begin(t)
	return s, dobbs, friend
}

// 2e.token.ion.thresholds
func TestCaptainDobbs(t *testing.T) {
	s, dobbs1, friend := dobbs(t, beside(99), 0)
	await(s, dobbs1, "draw fire", "hh")
	s.Use(dobbs1, "draw fire")
	s.Face("hit")
	s.WantTokens(dobbs1, game.IonToken, 1)
	playOut(s)
	s.WantShields(friend, 1)
	for name, c := range map[string]struct {
		at   scene.Option
		ion  int
		roll string
	}{
		"too far":               {beside(101), 0, "h"},
		"out of the attack arc": {behind(0.5), 0, "h"},
		"ionized":               {beside(50), 1, "h"},
		"a crit":                {beside(50), 0, "c"},
	} {
		t.Run(name, func(t *testing.T) {
			if name == "out of the attack arc" {
				c.at = scene.At(457, 540, 0)
			}
			s, dobbs1, _ := dobbs(t, c.at, c.ion)
			never(s, dobbs1, "draw fire", c.roll)
		})
	}
	duel{pilot: "captaindobbs", defends: true}.never(t, "draw fire", "h")
}

func TestColonelJendonEndor(t *testing.T) {
	for _, id := range []string{"coloneljendon-battleoverendor", "coloneljendon-battleoverendor-lsl"} {
		bare := append([]scene.Option{scene.Shields(0)}, focused...)
		s, jendon, _ := duel{pilot: id, has: bare, defends: true}.awaits(t, "change a blank", "h")
		s.Use(jendon, "change a blank")
		s.WantDefenseDice("focus", "blank", "blank")
		playOut(s)
		duel{pilot: id, has: bare, defends: true}.never(t, "change a blank", "h", "eee")
		duel{pilot: id, has: []scene.Option{scene.Shields(1)}, defends: true}.never(t, "change a blank")
		duel{pilot: id, has: bare}.never(t, "change a blank")
		duel{pilot: "academypilot", beside: id, defends: true}.never(t, "change a blank")
	}
}
