package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestCutthroat_RemovesATokenOrRecovers(t *testing.T) {
	each(t, map[string]struct{ victim, card, answer string }{
		"limited": {"nightbeast", "hate", "remove a token"}, "cutthroat": {tie, "cutthroat", "recover a charge"},
	}, func(t *testing.T, c struct{ victim, card, answer string }) {
		s := scene.Second(t)
		s.Unbuilt()
		shooter := s.Mine(xwing, south)
		victim := s.Theirs(c.victim, north, scene.Damaged(2), scene.With(c.card))
		ship := s.Theirs(tie, scene.At(line+340, 500, 180), scene.With("cutthroat", "elusive", "lonewolf"),
			scene.Tokens(game.StressToken, 2), scene.Tokens(game.EvadeToken, 1))
		s.Charges(ship, "elusive", 0)
		s.Charges(ship, "lonewolf", 0) // whose charge recurs
		avenge(s, shooter, victim)
		s.Use(ship, "profit")
		s.ChooseNamed(c.answer)
		if c.answer == "remove a token" {
			s.Refused(func() { s.ChooseNamed("evade") })
			s.ChooseNamed("stress")
			s.WantTokens(ship, game.StressToken, 1)
		} else {
			s.Choose(func(c game.Choice) bool { return c.Verb == game.CardVerb })
			s.WantCharges(ship, "elusive", 1)
		}
		s.Done()
	})
}

func TestCutthroat_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		victim string
		mine   bool
		x      float64
		stress int
	}{
		"not limited": {tie, false, line + 340, 1}, "beyond range 3": {"nightbeast", false, line + 341, 1},
		"an enemy": {"nightbeast", true, line + 340, 1}, "nothing to do": {"nightbeast", false, line + 340, 0},
	}, func(t *testing.T, c struct {
		victim string
		mine   bool
		x      float64
		stress int
	}) {
		s := scene.Second(t)
		s.Unbuilt()
		shooter := s.Mine(xwing, south)
		ship := s.Ship(side(c.mine), tie, scene.At(c.x, 500, 180), scene.With("cutthroat", "lonewolf"),
			scene.Tokens(game.StressToken, c.stress))
		s.Charges(ship, "lonewolf", 0)
		s.Never(ship, "profit")
		avenge(s, shooter, s.Theirs(c.victim, north, scene.Damaged(2)))
		s.Done()
	})
}

func TestMalice_ChangesAResult(t *testing.T) {
	each(t, map[string]struct {
		face, card string
		used       bool
		force      int
	}{
		"a focus, a pilot card": {"focus", "Stunned Pilot", true, 3}, "a hit, a ship card": {"hit", "Weapons Failure", true, 1},
		"a crit of its own": {"crit", "Stunned Pilot", false, 1},
	}, func(t *testing.T, c struct {
		face, card string
		used       bool
		force      int
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("malice"))
		s.Stat(ship, "force", 4)
		s.Force(ship, map[bool]int{true: 2, false: 1}[c.used])
		target := s.Theirs(tie, north)
		s.Attack(ship, target)
		s.Dice(c.face, "blank", "blank")
		if c.used {
			s.Use(ship, "change a result")
			s.Face(c.face)
			s.WantForce(ship, 1)
		}
		s.Dice("blank", "blank", "blank")
		s.Draw(c.card)
		s.WantForce(ship, c.force)
		s.Done()
	})
}

func TestMalice_NotOffered(t *testing.T) {
	force := func(n int) twist {
		return func(s *scene.Scene, ship, _ *scene.Ship) { s.Stat(ship, "force", n) }
	}
	refused(t, "malice", "change a result", false, map[string]bout{
		"no Force": {lay: force(0), dice: faces("hit")}, "blanks": {lay: force(1)}})
	refused(t, "malice", "change a result", true, map[string]bout{
		"its defense": {lay: force(1), dice: faces("hit"), defense: faces("focus")}})
}

func Test4LOM_BarsAKindOfToken(t *testing.T) {
	for name, kind := range map[string]game.Token{
		"focus": game.FocusToken, "evade": game.EvadeToken, "calculate": game.CalculateToken,
	} {
		s, ship, other := duel(t, "4lom")
		for _, k := range []game.Token{game.FocusToken, game.EvadeToken, game.CalculateToken} {
			s.Tokens(other, k, 1)
		}
		s.Attack(ship, other)
		s.Dice("hit", "hit", "hit")
		s.Use(ship, "name a token")
		s.ChooseNamed(name)
		s.WantTokens(ship, game.IonToken, 2)
		s.Dice("focus", "focus")
		for ability, k := range map[string]game.Token{
			"spend focus": game.FocusToken, "spend evade": game.EvadeToken, "spend calculate": game.CalculateToken,
		} {
			if k == kind {
				s.NotOffered(other, ability)
			} else {
				s.Offered(other, ability)
			}
		}
		play(s, nil, nil)
		s.Attack(ship, other) // in another attack it spends again
		s.Dice("hit", "hit", "hit")
		s.Pass()
		s.Dice("focus", "focus")
		s.Offered(other, "spend "+name)
		play(s, nil, nil)
		s.Done()
	}
	refused(t, "4lom", "name a token", true, map[string]bout{"its defense": {}})
}

func TestC3POOfTheResistance_CoordinatesFarDroids(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, scene.At(100, 100, 0), scene.With("c3po-crew"))
	far, plain := s.Mine(tie, scene.At(800, 800, 0)), s.Mine(tie, scene.At(800, 700, 0))
	s.PrintActions(far, "calculate", "focus")
	s.Perform(ship, 0, game.CoordinateAction)
	s.Use(ship, "coordinate")
	s.Refused(func() { s.Pick(plain) })
	s.Pick(far)
	s.Use(far, "focus")
	s.WantTokens(ship, game.CalculateToken, 1)
	s.Done()
	s.Of(ship).Tokens[game.StressToken] = 0
	s.Perform(ship, 0, game.CalculateAction)
	s.Use(ship, "calculate")
	s.WantTokens(ship, game.CalculateToken, 3)
	s.Perform(ship, 0, game.FocusAction)
	s.Use(ship, "focus")
	s.WantTokens(ship, game.CalculateToken, 3)
	s.Perform(far, 0, game.CalculateAction)
	s.Use(far, "calculate")
	s.WantTokens(ship, game.CalculateToken, 3)
	s.Done()
	s = scene.Second(t)
	ship = s.Mine(tie, scene.At(100, 100, 0), scene.With("c3po-crew"))
	third := s.Mine(tie, scene.At(100, 390, 0)) // at range 3
	s.PrintActions(third, "calculate", "focus")
	s.Perform(ship, 0, game.CoordinateAction)
	s.Use(ship, "coordinate")
	s.Pick(third)
	finish(s)
	s = scene.Second(t) // it jams no farther than others
	ship = s.Mine(tie, scene.At(100, 100, 0), scene.With("c3po-crew"))
	enemy, near := s.Theirs(tie, scene.At(100, 390, 0)), s.Theirs(tie, scene.At(160, 100, 0))
	s.PrintActions(ship, "jam")
	s.PrintActions(enemy, "calculate")
	s.Perform(ship, 0, game.JamAction)
	s.Use(ship, "jam")
	s.Refused(func() { s.Pick(enemy) })
	s.Pick(near)
	finish(s)
}

// palpatine is a duel with the Chancellor on one of his sides.
func palpatine(t *testing.T, cardSide int) (s *scene.Scene, ship, other *scene.Ship) {
	s, ship, other = duel(t, "chancellorpalpatine")
	s.CardSide(ship, "chancellorpalpatine", cardSide)
	return s, ship, other
}

func TestChancellorPalpatine_StressesTheAttacker(t *testing.T) {
	s, ship, other := palpatine(t, 1)
	s.Attack(other, ship)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank")
	s.Use(ship, "stress the attacker")
	s.WantForce(ship, 0)
	s.WantTokens(other, game.StressToken, 1)
	s.End()
	s.Use(ship, "drop the mask")
	s.Done()
	s.Never(ship, "drop the mask")
	s.End()
	s.Done()
}

func TestChancellorPalpatine_NotOffered(t *testing.T) {
	refused(t, "chancellorpalpatine", "stress the attacker", true, map[string]bout{
		"range 3":    {at: scene.At(line, 541, 180)},
		"no Force":   {lay: func(s *scene.Scene, ship, _ *scene.Ship) { s.Force(ship, 0) }},
		"other side": {lay: func(s *scene.Scene, ship, _ *scene.Ship) { s.CardSide(ship, "chancellorpalpatine", 2) }},
	})
	refused(t, "chancellorpalpatine", "stress the attacker", false, map[string]bout{"its attack": {}})
}

func TestDarthSidious_UnlimitedPower(t *testing.T) {
	for _, answer := range []string{"gain focus", "recover Force"} {
		s, ship, _ := palpatine(t, 2)
		friend := s.Mine(xwing, scene.At(line+100, 300, 0))
		s.Stat(friend, "force", 1)
		s.Force(friend, 0)
		s.Perform(ship, 0, game.CoordinateAction)
		s.Use(ship, "coordinate")
		s.Pick(friend)
		s.Pass() // it performs nothing
		s.WantForce(ship, 0)
		s.ChooseNamed(answer)
		s.WantTokens(friend, game.StressToken, 1)
		s.WantTokens(friend, game.FocusToken, map[bool]int{true: 1}[answer == "gain focus"])
		s.WantForce(friend, map[bool]int{true: 1}[answer == "recover Force"])
		s.Done()
	}
}

func TestDarthSidious_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		side  int
		terms game.Terms
		bar   string
	}{"first side": {1, 0, "purple coordinate"}, "a white action": {2, 0, "coordinate"}},
		func(t *testing.T, c struct {
			side  int
			terms game.Terms
			bar   string
		}) {
			s, ship, _ := palpatine(t, c.side)
			s.PrintActions(ship, c.bar)
			friend := s.Mine(xwing, scene.At(line+100, 300, 0))
			s.Perform(ship, c.terms, game.CoordinateAction)
			s.Use(ship, "coordinate")
			s.Pick(friend)
			s.Pass()
			s.WantTokens(friend, game.StressToken, 0)
			s.Done()
		})
}

func TestChopper_ActsWhileStressed(t *testing.T) {
	each(t, map[string]struct {
		answer          string
		shields, faceup int
	}{"hit": {"suffer a hit", 1, 0}, "expose": {"expose a damage card", 2, 1}}, func(t *testing.T, c struct {
		answer          string
		shields, faceup int
	}) {
		s := scene.Second(t)
		ship := s.Mine("tempestsquadronpilot", south, scene.With("chopper-crew"),
			scene.Tokens(game.StressToken, 2), scene.Damaged(1))
		s.Activate(ship, "3 straight")
		s.Use(ship, "focus") // to which a barrel roll is linked, which would be a second action
		s.ChooseNamed(c.answer)
		if c.faceup > 0 {
			s.Draw("Stunned Pilot")
		}
		s.WantShields(ship, c.shields)
		s.WantCrit(ship, "Stunned Pilot", c.faceup)
		s.Done()
	})
}

func TestChopper_NoDamage(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("chopper-crew"))
	friend := s.Mine(xwing, scene.At(line+200, 300, 0), scene.Tokens(game.StressToken, 2))
	s.Never(friend, "focus")
	s.Activate(friend, "3 straight")
	s.Activate(ship, "3 straight")
	s.Use(ship, "focus") // not stressed
	s.WantShields(ship, 2)
	s.Done()
	s.Never(ship, "barrel roll")
	s.Tokens(ship, game.StressToken, 1)
	s.Perform(ship, 0, game.BarrelRollAction) // outside of its step
	s.Done()
}
