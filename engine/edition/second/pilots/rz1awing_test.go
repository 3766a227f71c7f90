package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

const ahsoka = "ahsokatano-rz1awing"

// ahsokaFlies executes a straight 2 of Ahsoka Tano, with a ship at a gap beside where it ends.
func ahsokaFlies(t *testing.T, gap float64, force int, enemy bool) (s *scene.Scene, me, it *scene.Ship) {
	s = scene.Second(t)
	me = s.Mine(ahsoka, here, scene.Force(force))
	put, pilot := s.Mine, "bluesquadronescort"
	if enemy {
		put, pilot = s.Theirs, "academypilot"
	}
	it = put(pilot, scene.At(497+gap, 420, 0), scene.Tokens(game.StressToken, 1))
	s.Activate(me, "2 straight")
	return s, me, it
}

func TestAhsokaTanoRZ1(t *testing.T) {
	for _, gap := range []float64{1, 199} {
		s, ahsoka, friend := ahsokaFlies(t, gap, 2, false)
		s.Use(ahsoka, "guide")
		s.Refused(func() { s.Pick(ahsoka) })
		s.Pick(friend)
		s.WantForce(ahsoka, 0)
		s.Offered(friend, "barrel roll")
		s.Use(friend, "focus")
		s.WantTokens(friend, game.StressToken, 1)
		playOut(s)
	}
}

func TestAhsokaTanoRZ1_Not(t *testing.T) {
	s, ahsoka1, _ := ahsokaFlies(t, 201, 2, false)
	never(s, ahsoka1, "guide")
	s, ahsoka1, _ = ahsokaFlies(t, 50, 1, false)
	never(s, ahsoka1, "guide")
	s, ahsoka1, _ = ahsokaFlies(t, 50, 2, true)
	never(s, ahsoka1, "guide")

	s = scene.Second(t)
	ahsoka1 = s.Mine(ahsoka, here)
	s.Mine("bluesquadronescort", scene.At(457, 420, 0))
	s.Mine("bluesquadronescort", beside(50))
	s.Activate(ahsoka1, "2 straight") // not in full
	never(s, ahsoka1, "guide")

	s = scene.Second(t)
	ahsoka1 = s.Mine(ahsoka, beside(50))
	friend := s.Mine("bluesquadronescort", here)
	s.Activate(friend, "1 straight")
	never(s, ahsoka1, "guide")
}

func TestTychoCelchu(t *testing.T) {
	for n := 1; n <= 3; n++ {
		s := scene.Second(t)
		tycho := s.Mine("tychocelchu", here, scene.Tokens(game.StressToken, n))
		if n == 3 {
			s.Never(tycho, "focus")
		}
		s.Perform(tycho, 0)
		if n < 3 {
			s.Offered(tycho, "boost")
			s.Use(tycho, "focus")
			s.WantTokens(tycho, game.StressToken, n)
		}
		playOut(s)
	}
}

func TestTychoCelchu_AFriend(t *testing.T) {
	s := scene.Second(t)
	s.Mine("tychocelchu", beside(50))
	wing := s.Mine("phoenixsquadronpilot", here, scene.Tokens(game.StressToken, 1))
	s.Never(wing, "focus")
	s.Perform(wing, 0)
	s.Done()
}

var jake = []string{"jakefarrell", "jakefarrell-swz106"}

// jakeActs performs an action of Jake Farrell, who barrel rolls to the left, with a friend at a gap
// from where that ends.
func jakeActs(t *testing.T, id, action string, gap float64) (s *scene.Scene, jake, friend *scene.Ship) {
	s = scene.Second(t)
	jake = s.Mine(id, here)
	friend = s.Mine("bluesquadronescort", scene.At(337-gap, 300, 0))
	switch action {
	case "barrel roll":
		rolled(s, jake)
	case "boost":
		s.Perform(jake, 0, game.BoostAction)
		s.Use(jake, "boost")
		s.Maneuver("1 straight")
	default:
		s.Perform(jake, 0)
		s.Use(jake, action)
	}
	return s, jake, friend
}

func TestJakeFarrell(t *testing.T) {
	each(t, jake, func(t *testing.T, id string) {
		s, jake, friend := jakeActs(t, id, "barrel roll", 99)
		s.Use(jake, "steady a ship")
		s.Pick(friend)
		s.NotOffered(friend, "lock")
		s.Use(friend, "focus")
		s.WantTokens(friend, game.FocusToken, 1)
		s.WantTokens(friend, game.StressToken, 0)
		playOut(s)
	})
}

// 2e.component.friendly.range-0-of-self
func TestJakeFarrell_Himself(t *testing.T) {
	s, jake, friend := jakeActs(t, jake[0], "boost", 150)
	s.Use(jake, "steady a ship")
	s.Refused(func() { s.Pick(friend) })
	s.Pick(jake)
	s.Use(jake, "focus")
	s.WantTokens(jake, game.FocusToken, 1)
	playOut(s)
}

func TestJakeFarrell_Not(t *testing.T) {
	s, jake1, friend := jakeActs(t, jake[0], "barrel roll", 101)
	s.Use(jake1, "steady a ship")
	s.Refused(func() { s.Pick(friend) })
	s.Pick(jake1)
	playOut(s)
	s, jake1, _ = jakeActs(t, jake[0], "evade", 50)
	never(s, jake1, "steady a ship")

	s = scene.Second(t)
	jake1 = s.Mine(jake[0], beside(50))
	wing := s.Mine("sabersquadronace", here)
	rolled(s, wing)
	never(s, jake1, "steady a ship")
}

func TestJakeFarrell_AnEnemyIsNear(t *testing.T) {
	s := scene.Second(t)
	jake := s.Mine(jake[0], here)
	tie := s.Theirs("academypilot", scene.At(300, 300, 0))
	rolled(s, jake)
	s.Use(jake, "steady a ship")
	s.Refused(func() { s.Pick(tie) })
	s.Pick(jake)
	playOut(s)
}

const wedgeRZ1 = "wedgeantilles-rz1awing"

func TestWedgeAntillesRZ1(t *testing.T) {
	missiles := []scene.Option{scene.With("ionmissiles")}
	checkRolls(t, map[string]wantRolls{
		"behind him": {duel{pilot: wedgeRZ1, has: []scene.Option{scene.With("vectoredcannonsrz1")},
			enemyIs: []scene.Option{behind(150)}, also: func(s *scene.Scene, wedge, _ *scene.Ship) {
				s.Turret(wedge, geom.RearArc)
			}}, 2, 3},
		"primary":    {duel{pilot: wedgeRZ1}, 2, 2},
		"missiles":   {duel{pilot: wedgeRZ1, has: missiles, locked: true, weapon: "ionmissiles"}, 3, 3},
		"he defends": {duel{pilot: wedgeRZ1, defends: true}, 2, 3},
		"another ship's": {duel{pilot: "phoenixsquadronpilot", also: func(s *scene.Scene, _, _ *scene.Ship) {
			s.Mine(wedgeRZ1, beside(20))
		}}, 2, 3},
	})
}

var arvelEndor = []string{"arvelcrynyd-battleoverendor", "arvelcrynyd-battleoverendor-lsl"}

func TestArvelCrynydEndor(t *testing.T) {
	each(t, arvelEndor, func(t *testing.T, id string) {
		focused := []scene.Option{scene.Tokens(game.FocusToken, 1)}
		s, arvel, _ := duel{pilot: id, has: focused, defends: true}.awaits(t, "change a focus", "hh", "ff")
		s.Use(arvel, "change a focus")
		s.WantTokens(arvel, game.StrainToken, 1)
		s.WantDefenseDice("evade", "focus", "blank")
		playOut(s)
	})
}

func TestArvelCrynydEndor_Not(t *testing.T) {
	duel{pilot: arvelEndor[0], defends: true}.never(t, "change a focus", "hh", "b")
	duel{pilot: arvelEndor[0]}.never(t, "change a focus", "ff", "ff")
}

// derekLocks lets Derek Klivian, who has tokens, lock an enemy.
func derekLocks(t *testing.T, tokens ...game.Token) (s *scene.Scene, derek, tie *scene.Ship) {
	s = scene.Second(t)
	derek = s.Mine("derekklivian", here)
	for _, token := range tokens {
		s.Tokens(derek, token, 1)
	}
	tie = s.Theirs("academypilot", ahead(150))
	return s, derek, tie
}

func TestDerekKlivian_Locks(t *testing.T) {
	s, derek, tie := derekLocks(t, game.IonToken, game.StressToken, game.DisarmToken)
	s.Lock(tie, derek)
	s.Perform(derek, game.WhileStressed, game.LockAction)
	s.Use(derek, "rules: lock")
	s.Target(tie)
	s.Use(derek, "remove a red token")
	s.Refused(func() { s.Choose(token(game.DisarmToken)) })
	s.Refused(func() { s.Choose(token(game.FocusToken)) })
	s.Pick(tie) // its lock on him
	s.WantLock(tie, derek, false)
	s.WantLock(derek, tie, true)
	playOut(s)
}

func TestDerekKlivian_SpendsALock(t *testing.T) {
	s, derek, tie := derekLocks(t, game.IonToken, game.StressToken)
	s.Lock(derek, tie)
	s.Attack(derek, tie)
	s.Dice("blank", "blank")
	s.Use(derek, "spend lock")
	s.Number(2)
	s.Dice("hit", "hit")
	s.Use(derek, "remove a red token")
	s.Choose(token(game.IonToken))
	s.WantTokens(derek, game.IonToken, 0)
	s.WantTokens(derek, game.StressToken, 1)
	playOut(s)
}

func TestDerekKlivian_Not(t *testing.T) {
	s, derek, tie := derekLocks(t, game.FocusToken, game.TractorToken) // nothing red
	s.Lock(derek, tie)
	s.Attack(derek, tie)
	s.Dice("focus", "blank")
	s.Use(derek, "spend lock")
	s.Number(1)
	s.Number(0)
	never(s, derek, "remove a red token")

	s, derek, tie = derekLocks(t, game.IonToken, game.FocusToken) // another token is spent
	s.Attack(derek, tie)
	s.Dice("focus", "blank")
	s.Use(derek, "spend focus")
	never(s, derek, "remove a red token")

	s, derek, tie = derekLocks(t, game.IonToken) // another ship locks
	wing := s.Mine("phoenixsquadronpilot", beside(50))
	s.Perform(wing, 0, game.LockAction)
	s.Use(wing, "rules: lock")
	s.Target(tie)
	never(s, derek, "remove a red token")
}

var gemmer = []string{"gemmersojan-battleoverendor", "gemmersojan-battleoverendor-lsl"}

func TestGemmerSojan(t *testing.T) {
	each(t, gemmer, func(t *testing.T, id string) {
		d := duel{pilot: id, has: []scene.Option{scene.Tokens(game.FocusToken, 1)}, defends: true}
		s, gemmer, _ := d.awaits(t, "change blanks", "hh", "bbb")
		s.Use(gemmer, "change blanks")
		s.Refused(func() { s.Number(3) })
		s.Number(2)
		s.WantTokens(gemmer, game.StrainToken, 1)
		s.WantDefenseDice("focus", "focus", "blank")
		playOut(s)
	})
}

func TestGemmerSojan_OneBlank(t *testing.T) {
	d := duel{pilot: gemmer[0], has: []scene.Option{scene.Tokens(game.FocusToken, 1)}, defends: true}
	s, gemmer, _ := d.awaits(t, "change blanks", "hh", "bbf")
	s.Use(gemmer, "change blanks")
	s.Number(1)
	s.WantDefenseDice("blank", "focus", "focus")
	playOut(s)
}

func TestGemmerSojan_Not(t *testing.T) {
	duel{pilot: gemmer[0], defends: true}.never(t, "change blanks", "hh", "fff")
	duel{pilot: gemmer[0]}.never(t, "change blanks")
}

const sabineRZ1 = "sabinewren-rz1awing"

func TestSabineWrenRZ1(t *testing.T) {
	focused := []scene.Option{scene.Tokens(game.FocusToken, 1)}
	near := []scene.Option{ahead(99)}
	for _, face := range []string{"crit", "focus", "blank"} {
		s, sabine, _ := duel{pilot: sabineRZ1, has: focused, enemyIs: near}.
			awaits(t, "get in close", "h"+face[:1])
		s.Use(sabine, "get in close")
		s.Refused(func() { s.Face("hit") })
		s.Face(face)
		s.Is(s.State().Attacks[0].Attack.Count(game.Hit) == 2, "another hit")
		playOut(s)
	}
	for _, face := range []string{"focus", "blank"} {
		s, sabine, _ := duel{pilot: sabineRZ1, has: focused, enemyIs: near, defends: true}.
			awaits(t, "get in close", "hhh", "ee"+face[:1])
		s.Use(sabine, "get in close")
		s.Refused(func() { s.Face("evade") })
		s.Face(face)
		playOut(s)
		s.WantShields(sabine, 2)
	}
}

func TestSabineWrenRZ1_Not(t *testing.T) {
	for name, d := range map[string]duel{
		"too far":        {enemyIs: []scene.Option{ahead(101)}},
		"behind it":      {enemyIs: []scene.Option{fleeing(50)}},
		"too far, hit":   {enemyIs: []scene.Option{ahead(101)}, defends: true},
		"behind it, hit": {enemy: "rebelscout", enemyIs: []scene.Option{fleeing(50)}, defends: true},
		"a friend defends": {also: func(s *scene.Scene, _, _ *scene.Ship) { s.Mine(sabineRZ1, beside(10)) },
			pilot: "phoenixsquadronpilot", enemyIs: []scene.Option{ahead(50)}, defends: true},
	} {
		t.Run(name, func(t *testing.T) {
			if d.pilot == "" {
				d.pilot = sabineRZ1
			}
			if d.enemy != "" {
				d.also = func(s *scene.Scene, _, enemy *scene.Ship) { s.Turret(enemy, geom.RearArc) }
			}
			d.never(t, "get in close", "f", "f")
		})
	}
}

var tychoEndor = []string{"tychocelchu-battleoverendor", "tychocelchu-battleoverendor-lsl"}

// 2e.token.disarm
func TestTychoCelchuEndor(t *testing.T) {
	each(t, tychoEndor, func(t *testing.T, id string) {
		has := []scene.Option{scene.With("ionmissiles", "concussionmissiles"), scene.Tokens(game.DisarmToken, 1)}
		s := scene.Second(t)
		tycho := s.Mine(id, append(has, here)...)
		tie := s.Theirs("academypilot", ahead(150))
		s.Lock(tycho, tie)
		s.Never(tycho, "primary")
		s.Engage(tycho)
		s.Declare("ionmissiles", tie)
		playOut(s)
	})
	for dice, tokens := range map[int]int{5: 0, 4: 1} {
		s := scene.Second(t)
		tycho := s.Mine(tychoEndor[0], here, scene.With("protonrockets"), scene.Tokens(game.FocusToken, 1),
			scene.Tokens(game.DisarmToken, tokens))
		tie := s.Theirs("academypilot", ahead(150))
		s.AttackWith(tycho, "protonrockets", tie)
		n := rollOf(s)
		s.Is(n == dice, "%d dice, not %d", n, dice)
		playOut(s)
	}
	s := scene.Second(t) // another ship
	s.Mine(tychoEndor[0], beside(20))
	wing := s.Mine("phoenixsquadronpilot", here, scene.With("ionmissiles"), scene.Tokens(game.DisarmToken, 1))
	tie := s.Theirs("academypilot", ahead(150))
	s.Lock(wing, tie)
	s.Engage(wing)
	s.Done()
}
