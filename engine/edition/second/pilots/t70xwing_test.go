package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

const poe = "poedameron"

func TestPoeDameron(t *testing.T) {
	s := scene.Second(t)
	poe1 := s.Mine(poe, here)
	s.Perform(poe1, 0, game.FocusAction)
	s.Use(poe1, "focus")
	s.Use(poe1, "act again")
	s.Use(poe1, "boost")
	s.Maneuver("1 straight")
	s.WantCharges(poe1, poe, 0)
	s.WantTokens(poe1, game.StressToken, 1)
	s.Done()
}

func TestPoeDameron_Not(t *testing.T) {
	s := scene.Second(t)
	poe1 := s.Mine(poe, here)
	s.Charges(poe1, poe, 0)
	s.Perform(poe1, 0, game.FocusAction)
	s.Use(poe1, "focus")
	never(s, poe1, "act again")

	s = scene.Second(t)
	poe1 = s.Mine(poe, beside(50))
	friend := s.Mine("academypilot", here)
	s.Perform(friend, 0, game.FocusAction)
	s.Use(friend, "focus")
	never(s, poe1, "act again")

	s = scene.Second(t) // 2e.action.red-gains-stress: a red action is not white
	poe1 = s.Mine(poe, here)
	s.PrintActions(poe1, "focus", "red evade")
	s.Perform(poe1, 0, game.FocusAction)
	s.Use(poe1, "focus")
	s.Never(poe1, "rules: evade")
	playOut(s)
}

func TestElloAsty(t *testing.T) {
	for bearing, x := range map[string]float64{"3 tallon-left red": -1, "3 tallon-right red": 1} {
		s := scene.Second(t)
		ello := s.Mine("elloasty", here, scene.Tokens(game.StressToken, 2))
		s.Activate(ello, bearing)
		s.Choose(func(c game.Choice) bool { return c.Verb == game.MoveVerb && c.N == 0 })
		s.Is((s.Of(ello).Pose.X > scene.PoseAt(457, 0, 0).X) == (x > 0), "the roll is flown")
		s.WantTokens(ello, game.StressToken, 2) // it was white
		playOut(s)
	}
}

// 2e.movement.stress-maneuver
func TestElloAsty_Not(t *testing.T) {
	for maneuver, stress := range map[string]int{"3 tallon-left": 3, "3 tallon-right": 3, "4 koiogran": 2} {
		s := scene.Second(t)
		ello := s.Mine("elloasty", here, scene.Tokens(game.StressToken, stress))
		s.Activate(ello, maneuver)
		s.WantPose(ello, 457, 420, 0)
		playOut(s)
	}
	s := scene.Second(t)
	s.Mine("elloasty", beside(200))
	friend := s.Mine("bluesquadronrookie", here)
	s.Activate(friend, "3 tallon-left")
	s.Choose(func(c game.Choice) bool { return c.Verb == game.MoveVerb && c.N == 0 })
	s.WantTokens(friend, game.StressToken, 1)
	s.Done()
}

// nien lets a ship perform a red action with another at a place: Nien Nunb is at here.
func nien(t *testing.T, at scene.Option, enemy bool) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	nien := s.Mine("niennunb", here, scene.Tokens(game.StressToken, 1))
	if enemy {
		s.Theirs("academypilot", at)
	} else {
		s.Mine("academypilot", at)
	}
	s.Perform(nien, game.AsRed|game.WhileStressed, game.FocusAction)
	s.Use(nien, "focus")
	return s, nien
}

func TestNienNunb(t *testing.T) {
	s, nien1 := nien(t, ahead(99), true)
	s.WantTokens(nien1, game.StressToken, 2)
	s.Use(nien1, "remove the stress")
	s.WantTokens(nien1, game.StressToken, 1)
	s.Done()

	s = scene.Second(t)
	nien1 = s.Mine("niennunb", here)
	tie := s.Theirs("academypilot", ahead(0))
	s.Touch(nien1, tie)
	s.Perform(nien1, game.AsRed, game.FocusAction)
	s.Use(nien1, "focus")
	s.Offered(nien1, "remove the stress")
	playOut(s)
}

func TestNienNunb_Not(t *testing.T) {
	s, nien1 := nien(t, ahead(101), true)
	never(s, nien1, "remove the stress")
	s, nien1 = nien(t, beside(50), true)
	never(s, nien1, "remove the stress")
	s, nien1 = nien(t, ahead(50), false)
	never(s, nien1, "remove the stress")

	s = scene.Second(t) // another token
	nien1 = s.Mine("niennunb", here, scene.Tokens(game.StressToken, 1))
	s.Theirs("academypilot", ahead(50))
	s.Perform(nien1, game.WhileStressed, game.FocusAction)
	s.Use(nien1, "focus")
	never(s, nien1, "remove the stress")

	s = scene.Second(t) // another ship
	nien1 = s.Mine("niennunb", here, scene.Tokens(game.StressToken, 1))
	tie := s.Theirs("academypilot", ahead(50))
	s.Perform(tie, game.AsRed, game.FocusAction)
	s.Use(tie, "focus")
	never(s, nien1, "remove the stress")
}

// 2e.action.boost.templates
func TestKareKun(t *testing.T) {
	for _, to := range []string{"1 straight", "1 bank-left", "1 turn-left", "1 turn-right"} {
		s := scene.Second(t)
		kare := s.Mine("karekun", here)
		s.Perform(kare, 0, game.BoostAction)
		s.Use(kare, "boost")
		s.Maneuver(to)
		s.WantTokens(kare, game.StressToken, 0)
		s.Done()
	}
	s := scene.Second(t)
	s.Mine("karekun", beside(100))
	friend := s.Mine("bluesquadronrookie", here)
	s.Perform(friend, 0, game.BoostAction)
	s.Use(friend, "boost")
	s.Refused(func() { s.Maneuver("1 turn-left") })
	playOut(s)
}

func TestTemminWexley(t *testing.T) {
	for maneuver, want := range map[string]bool{"1 straight": false, "2 straight": true, "4 straight": true, "5 straight": false} {
		s := scene.Second(t)
		temmin := s.Mine("temminwexley", here)
		s.PrintDial(temmin, "1 straight white", "2 straight white", "4 straight white", "5 straight white")
		s.Activate(temmin, maneuver)
		if !want {
			never(s, temmin, "take the lead")
			continue
		}
		s.Use(temmin, "take the lead")
		s.NotOffered(temmin, "rules: focus")
		s.Use(temmin, "rules: boost")
		s.Maneuver("1 straight")
		s.WantTokens(temmin, game.StressToken, 0)
		playOut(s)
	}
	s, temmin := ranInto(t, "temminwexley", false)
	never(s, temmin, "take the lead")
	s = scene.Second(t)
	temmin = s.Mine("temminwexley", beside(100))
	s.Activate(s.Mine("academypilot", here), "3 straight")
	never(s, temmin, "take the lead")
}

// pattern begins an Engagement phase with Temmin Wexley, without a configuration, and a ship with one
// at a gap.
func pattern(t *testing.T, pilot string, gap float64, enemy bool) (s *scene.Scene, wing *scene.Ship) {
	s = scene.Second(t)
	s.Unbuilt()
	s.Mine("temminwexley-swz68", here)
	foils := "integratedsfoils"
	if pilot == "cavernangelszealot" {
		foils = "servomotorsfoils"
	}
	put := s.Mine
	if enemy {
		put = s.Theirs
	}
	wing = put(pilot, beside(gap), scene.With(foils))
	s.Engagement()
	return s, wing
}

func TestTemminWexleyEpic(t *testing.T) {
	s, wing := pattern(t, "bluesquadronrookie", 299, false)
	s.ChooseNamed("flip the configuration")
	s.WantTokens(wing, game.StrainToken, 1)
	s.WantTokens(wing, game.CalculateToken, 1)
	s.WantEvent(game.CardFlipped, "")
	s.Done()
}

func TestTemminWexleyEpic_Not(t *testing.T) {
	s, wing := pattern(t, "bluesquadronrookie", 50, false)
	s.Pass()
	s.WantTokens(wing, game.StrainToken, 0)
	s.WantTokens(wing, game.CalculateToken, 0)
	s.NoEvent(game.CardFlipped)
	s.Done()
	s, _ = pattern(t, "bluesquadronrookie", 301, false)
	s.Done()
	s, _ = pattern(t, "bluesquadronrookie", 50, true)
	s.Done()
	s, _ = pattern(t, "cavernangelszealot", 50, false) // a T-65
	s.Done()
}

// 2e.damage.lose-shield-not-damage
func TestJophSeastriker(t *testing.T) {
	s, joph, _ := duel{pilot: "jophseastriker", defends: true}.begin(t)
	s.Dice("hit", "hit")
	s.Dice("blank", "blank")
	s.WantShields(joph, 1)
	s.WantTokens(joph, game.EvadeToken, 2)
	s.Done()

	bare := []scene.Option{scene.Shields(0)}
	s, joph, _ = duel{pilot: "jophseastriker", has: bare, defends: true}.begin(t)
	s.Dice("hit", "hit")
	s.Dice("blank", "blank")
	s.WantTokens(joph, game.EvadeToken, 0)
	s.Done()

	var other *scene.Ship
	s, _, _ = duel{pilot: "bluesquadronescort", defends: true, also: func(s *scene.Scene, _, _ *scene.Ship) {
		other = s.Mine("jophseastriker", beside(20))
	}}.begin(t)
	s.Dice("hit", "hit")
	s.Dice("blank", "blank")
	s.WantTokens(other, game.EvadeToken, 0)
	s.Done()
}

func TestZayVersio(t *testing.T) {
	hurt := []scene.Option{scene.Damaged(1)}
	s, zay, _ := duel{pilot: "zayversio", defends: true, enemyIs: hurt}.awaits(t, "reroll", "hh")
	s.Use(zay, "zayversio")
	s.Refused(func() { s.Number(2) })
	s.Number(1)
	s.Dice("evade")
	s.WantShields(zay, 2)
	s.Done()
	for name, d := range map[string]duel{
		"whole":            {pilot: "zayversio", defends: true, has: hurt},
		"he attacks":       {pilot: "zayversio", enemyIs: hurt},
		"a friend defends": {pilot: "academypilot", defends: true, enemyIs: hurt, beside: "zayversio"},
	} {
		t.Run(name, func(t *testing.T) { d.never(t, "reroll") })
	}
}

// jaycris executes a maneuver of Jaycris Tubbs with a stressed ship at a gap from where a straight 2
// ends.
func jaycris(t *testing.T, maneuver string, gap float64, enemy bool) (s *scene.Scene, me, it *scene.Ship) {
	s = scene.Second(t)
	me = s.Mine("jaycristubbs", here)
	put := s.Mine
	if enemy {
		put = s.Theirs
	}
	it = put("academypilot", scene.At(497+gap, 420, 0), scene.Tokens(game.StressToken, 2))
	s.Activate(me, maneuver)
	return s, me, it
}

func TestJaycrisTubbs(t *testing.T) {
	for _, gap := range []float64{0, 99} {
		s, me, friend := jaycris(t, "2 straight", gap, false)
		s.Use(me, "calm down")
		s.Refused(func() { s.Pick(me) }) // without stress
		s.Pick(friend)
		s.WantTokens(friend, game.StressToken, 1)
		playOut(s)
	}
}

func TestJaycrisTubbs_Not(t *testing.T) {
	s, me, _ := jaycris(t, "2 straight", 101, false)
	never(s, me, "calm down")
	s, me, _ = jaycris(t, "2 straight", 50, true)
	never(s, me, "calm down")
	s, me, _ = jaycris(t, "3 bank-right", 50, false) // white
	never(s, me, "calm down")
	s = scene.Second(t)
	me = s.Mine("jaycristubbs", here, scene.Tokens(game.StressToken, 3))
	s.Mine("academypilot", scene.At(457, 430, 0))
	s.Activate(me, "2 straight") // blue, not in full
	never(s, me, "calm down")
	s = scene.Second(t)
	me = s.Mine("jaycristubbs", beside(50), scene.Tokens(game.StressToken, 2))
	s.Activate(s.Mine("academypilot", here), "2 straight")
	never(s, me, "calm down")
}

const poeSwz = "poedameron-swz68"

// inspired lets a ship at a gap from Poe Dameron perform a focus action in its activation, or outside.
func inspired(t *testing.T, gap float64, charges int, enemy, activates bool) (s *scene.Scene, poe, ship *scene.Ship) {
	s = scene.Second(t)
	poe = s.Mine(poeSwz, scene.At(497+gap, 380, 0))
	s.Charges(poe, poeSwz, charges)
	put := s.Mine
	if enemy {
		put = s.Theirs
	}
	ship = put("bluesquadronrookie", here)
	if activates {
		s.Activate(ship, "1 straight")
	} else {
		s.Perform(ship, 0)
	}
	s.Use(ship, "rules: focus")
	return s, poe, ship
}

func TestPoeDameronEpic(t *testing.T) {
	s, poe1, ship := inspired(t, 199, 2, false, true)
	s.Use(poe1, "inspire")
	s.WantCharges(poe1, poeSwz, 0)
	s.Use(ship, "rules: boost")
	s.Maneuver("1 straight")
	s.WantTokens(ship, game.StressToken, 1)
	playOut(s)
	for name, c := range map[string]struct {
		gap              float64
		charges          int
		enemy, activates bool
	}{
		"too far":     {201, 2, false, true},
		"one charge":  {50, 1, false, true},
		"an enemy":    {50, 2, true, true},
		"not its own": {120, 2, false, false},
	} {
		t.Run(name, func(t *testing.T) {
			s, poe1, _ := inspired(t, c.gap, c.charges, c.enemy, c.activates)
			never(s, poe1, "inspire")
		})
	}
}

// jessika puts this many charges on Jessika Pava and her astromech, and friends beside her.
func jessika(own, droid int, friends ...float64) func(s *scene.Scene, me, enemy *scene.Ship) {
	return func(s *scene.Scene, me, _ *scene.Ship) {
		s.Charges(me, "jessikapava", own)
		s.Charges(me, "r5astromech", droid)
		for _, gap := range friends {
			s.Mine("academypilot", beside(gap))
		}
	}
}

func TestJessikaPava(t *testing.T) {
	droid := []scene.Option{scene.With("r5astromech")}
	for _, defends := range []bool{false, true} {
		for _, c := range []struct{ own, droid int }{{1, 0}, {0, 2}} {
			d := duel{pilot: "jessikapava", has: droid, defends: defends, also: jessika(c.own, c.droid, 10, 99)}
			s, jess, _ := d.awaits(t, "reroll", "hb", "bb")
			s.Use(jess, "reroll")
			if c.own > 0 {
				s.ChooseNamed("spend your charge")
				s.WantCharges(jess, "jessikapava", 0)
			} else {
				s.ChooseNamed("spend a charge of the astromech")
				s.Choose(func(c game.Choice) bool { return c.Verb == game.CardVerb })
				s.WantCharges(jess, "r5astromech", 1)
			}
			s.Refused(func() { s.Number(3) })
			s.Number(2)
			s.Dice("focus", "focus")
			playOut(s)
		}
		duel{pilot: "jessikapava", has: droid, defends: defends, also: jessika(1, 2, 101)}.never(t, "reroll")
		duel{pilot: "jessikapava", has: droid, defends: defends, also: jessika(0, 0, 10)}.never(t, "reroll")
		duel{pilot: "academypilot", beside: "jessikapava", defends: defends}.never(t, "reroll")
	}
}

func TestNimiChireen(t *testing.T) {
	for enemy, offered := range map[string]bool{
		"graysquadronbomber": false, "norrawexley-btla4ywing": true, "partisanrenegade": false,
	} {
		t.Run(enemy, func(t *testing.T) {
			s := unbuilt(t)
			nimi, foe := s.Theirs("nimichireen", here), s.Mine(enemy, ahead(150))
			s.Attack(nimi, foe)
			if !offered {
				s.Never(nimi, "change a blank")
			}
			s.Dice("blank", "blank", "focus")
			if offered {
				s.Use(nimi, "change a blank")
				s.WantAttackDice("focus", "blank", "focus")
			}
			s.Dice(blanks(int(s.Rolling().N))...)
			s.Done()
		})
	}
}

func TestLieutenantBastian(t *testing.T) {
	for name, c := range map[string]struct {
		gap     float64
		face    string
		offered bool
	}{"facedown": {20, "hit", true}, "faceup": {199, "crit", true}, "too far": {201, "hit", false}} {
		t.Run(name, func(t *testing.T) {
			s := unbuilt(t)
			bastian := s.Mine("lieutenantbastian", beside(40))
			foe := s.Theirs("academypilot", scene.At(497+40, 340+c.gap, 180))
			s.Attack(bastian, foe)
			s.Dice(append(blanks(int(s.Rolling().N)-1), c.face)...)
			s.Dice(blanks(int(s.Rolling().N))...)
			if c.face == "crit" {
				s.Draw("Damaged Engine")
			}
			if c.offered {
				s.Use(bastian, "mark the weakness")
			} else {
				s.NotOffered(bastian, "mark the weakness")
			}
			s.WantLock(bastian, foe, c.offered)
			s.Done()
		})
	}
}

// 2e.attack.special.range-requirement
func TestVenisaDoza(t *testing.T) {
	for _, c := range []struct {
		weapon string
		at     scene.Option
		can    bool
	}{
		{"concussionmissiles", behind(150), true}, {"protontorpedoes", behind(50), true},
		{"protontorpedoes", behind(201), false}, {"protontorpedoes", ahead(250), true},
		{"ioncannon", behind(150), false}, {"protontorpedoes", beside(150), false},
		{"concussionmissiles", ahead(50), false}, // the requirement of its own arc stands
	} {
		s := scene.Second(t)
		ship := s.Mine("venisadoza", here, scene.With(c.weapon))
		foe := s.Theirs("academypilot", c.at)
		s.Lock(ship, foe)
		if !c.can {
			s.Never(ship, c.weapon)
			s.Engage(ship)
			if s.Questions() != "" {
				s.Pass()
			}
			s.Done()
			continue
		}
		s.AttackWith(ship, c.weapon, foe)
		s.Dice(blanks(int(s.Rolling().N))...)
		s.Pass()
		s.Dice(blanks(3)...)
		s.Done()
	}
}
