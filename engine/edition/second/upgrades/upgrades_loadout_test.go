package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestAceInTheHole_RollsForAJamToken(t *testing.T) {
	const id = "aceinthehole-battleoverendor"
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With(id))
	s.Engagement()
	s.Use(ship, "barrel roll")
	s.WantTokens(ship, game.JamToken, 1)
	s.WantCharges(ship, id, 1)
	s.Use(ship, "barrel roll")
	s.Side(geom.Left)
	s.Position(0)
	play(s, nil, nil)
	s.Done()
	each(t, map[string]struct{ charges, stress int }{"no charge": {0, 0}, "stressed": {2, 1}},
		func(t *testing.T, c struct{ charges, stress int }) {
			s := scene.Second(t)
			ship := s.Mine(tie, south, scene.With(id), scene.Tokens(game.StressToken, c.stress))
			s.Charges(ship, id, c.charges)
			s.Never(ship, "barrel roll")
			s.Engagement()
			play(s, nil, nil)
			s.Done()
		})
}

func TestAirenCracken_StrikesBack(t *testing.T) {
	const id = "airencracken-battleoverendor"
	b := bout{defends: true, enemy: xwing, mine: []scene.Option{scene.With("ioncannon")},
		dice: []string{"hit"}}
	var third *scene.Ship
	b.lay = func(s *scene.Scene, _, _ *scene.Ship) { third = s.Theirs(tie, scene.At(line+60, 500, 180)) }
	s, ship, other := b.open(t, id)
	roll(s)
	s.Use(ship, "strike back")
	s.Refused(s.Pass)
	s.Choose(func(c game.Choice) bool { return c.Verb == game.WeaponVerb }) // there is but one
	s.Refused(func() { s.Pick(third) })
	s.Pick(other)
	s.Is(s.Rolling().N == 2, "2 dice, as it is depleted")
	finish(s)
	hit := []string{"hit", "hit", "hit"}
	never(t, id, "strike back", map[string]bout{
		"a miss":         {defends: true},
		"its own attack": {dice: hit},
		"not in its arc": {defends: true, enemy: xwing, from: scene.At(line, 300, 180), dice: hit},
	})
}

func TestApexPredator_RerollsAgainstALowerInitiative(t *testing.T) {
	const id = "apexpredator-battleoverendor"
	b := bout{dice: []string{"hit"}}
	s, ship, _ := b.open(t, id)
	s.Use(ship, "reroll")
	s.Refused(func() { s.Number(2) })
	s.Number(1)
	finish(s)
	never(t, id, "reroll", map[string]bout{
		"an equal":       {enemy: xwing},
		"special attack": {mine: []scene.Option{scene.With("ioncannon")}, weapon: "ioncannon"},
		"defending":      {defends: true},
	})
}

func TestBlankSignature_ChangesAFocus(t *testing.T) {
	const id = "blanksignature-battleoverendor"
	b := bout{defends: true, dice: []string{"hit"}, lay: locks}
	s, ship, _ := b.open(t, id)
	s.Dice("focus", "focus")
	s.Use(ship, "change a focus")
	s.WantCharges(ship, id, 0)
	s.WantShields(ship, 2)
	finish(s)
	focus := []string{"focus", "focus"}
	never(t, id, "change a focus", map[string]bout{
		"locked": {defends: true, dice: []string{"hit"}, defense: focus,
			lay: func(s *scene.Scene, ship, other *scene.Ship) { s.Lock(other, ship) }},
		"no charge": {defends: true, dice: []string{"hit"}, defense: focus, lay: charged(id, 0)},
		"no focus":  {defends: true, dice: []string{"hit"}},
		"attacking": {dice: focus, defense: focus},
	})
}

func TestChaffParticlesOfALoadout_AFocusTakesATokenOff(t *testing.T) {
	const id = "chaffparticles-battleoverendor"
	for _, kind := range []game.Token{game.StressToken, game.JamToken} {
		b := bout{defends: true, mine: carries(kind, 1), dice: []string{"hit"}}
		s, ship, _ := b.open(t, id)
		s.Dice("focus", "blank")
		s.Use(ship, id)
		first(s)
		first(s)
		s.WantTokens(ship, kind, 0)
		finish(s)
	}
	focus := []string{"focus", "focus"}
	never(t, id, id, map[string]bout{
		"an evade":    {defends: true, mine: carries(game.StressToken, 1), defense: []string{"evade", "evade"}},
		"green token": {defends: true, mine: carries(game.CalculateToken, 1), defense: focus},
		"attacking":   {mine: carries(game.StressToken, 1), dice: focus, defense: focus},
	})
}

func TestCollected_TurnsAFocusIntoEvades(t *testing.T) {
	const id = "collected-battleoverendor"
	b := bout{mine: carries(game.FocusToken, 2)}
	s, ship, _ := b.open(t, id)
	roll(s)
	s.Use(ship, "collect yourself")
	s.WantTokens(ship, game.FocusToken, 1)
	s.WantTokens(ship, game.EvadeToken, 2)
	finish(s)
	never(t, id, "collect yourself", map[string]bout{
		"no token":  {mine: carries(game.CalculateToken, 1)},
		"defending": {defends: true, mine: carries(game.FocusToken, 1)},
		"special attack": {mine: append(carries(game.FocusToken, 1), scene.With("ioncannon")),
			weapon: "ioncannon"},
	})
}

// flown is a maneuver of an X-wing with a card after which an ability is used, or not offered.
type flown struct {
	maneuver string
	stress   int
	strain   int
	charges  int  // of the card, if it has any
	blocked  bool // by a ship in the way
}

// fly begins the activation.
func (f flown) fly(t *testing.T, id, ability string, offered bool) (s *scene.Scene, ship *scene.Ship) {
	t.Helper()
	s = scene.Second(t)
	ship = s.Mine(xwing, south, scene.With(id, "squadleader"), scene.Tokens(game.StressToken, f.stress),
		scene.Tokens(game.StrainToken, f.strain))
	if id != "pushthelimit-battleoverendor" {
		s.Charges(ship, id, f.charges)
	}
	if f.blocked {
		s.Theirs(tie, scene.At(line, map[bool]float64{true: 500, false: 450}[f.maneuver == "4 koiogran"], 180))
	}
	s.Mine(tie, scene.At(line+80, 420, 0))
	if !offered {
		s.Never(ship, ability)
	}
	s.Activate(ship, f.maneuver)
	return s, ship
}

// unflown plays maneuvers at which an ability is not offered.
func unflown(t *testing.T, id, ability string, cases map[string]flown) {
	t.Helper()
	each(t, cases, func(t *testing.T, f flown) {
		s, _ := f.fly(t, id, ability, false)
		play(s, nil, nil)
		s.Done()
	})
}

func TestComputerAssistedHandling_BoostsOrRolls(t *testing.T) {
	const id, ability = "computerassistedhandling-battleoverendor", "boost or barrel roll"
	s, ship := flown{maneuver: "2 straight", charges: 1}.fly(t, id, ability, true)
	s.Use(ship, ability)
	s.WantCharges(ship, id, 0)
	s.Offered(ship, "barrel roll")
	s.Refused(func() { s.Use(ship, "focus") })
	s.Use(ship, "boost")
	s.Maneuver("1 straight")
	play(s, nil, nil)
	s.Done()
	unflown(t, id, ability, map[string]flown{
		"no charge": {maneuver: "2 straight"}, "stressed": {maneuver: "4 koiogran", charges: 1},
		"in part": {maneuver: "2 straight", charges: 1, blocked: true},
	})
}

func TestIonManeuveringJet_ActsAfterAKoiogranTurn(t *testing.T) {
	const id, ability = "ionmaneuveringjet-battleoverendor", "act after the turn"
	s, ship := flown{maneuver: "4 koiogran", charges: 2}.fly(t, id, ability, true)
	s.Use(ship, ability)
	s.WantCharges(ship, id, 1)
	s.Use(ship, "focus")
	s.WantTokens(ship, game.FocusToken, 1)
	s.WantTokens(ship, game.StressToken, 1)
	s.Done()
	unflown(t, id, ability, map[string]flown{
		"no charge": {maneuver: "4 koiogran"}, "another turn": {maneuver: "3 tallon-left", charges: 2},
		"in part": {maneuver: "4 koiogran", charges: 2, blocked: true},
	})
}

func TestStabilizingAstromech_ActsWhileStressed(t *testing.T) {
	const id, ability = "stabilizingastromech-battleoverendor", "white action"
	s, ship := flown{maneuver: "2 straight", stress: 2, charges: 1}.fly(t, id, ability, true)
	s.Use(ship, ability)
	s.WantCharges(ship, id, 0)
	s.Refused(func() { s.Use(ship, "coordinate") }) // which is red
	s.Use(ship, "focus")
	s.WantTokens(ship, game.FocusToken, 1)
	s.Done()
	unflown(t, id, ability, map[string]flown{
		"no charge": {maneuver: "2 straight"}, "in part": {maneuver: "2 straight", charges: 1, blocked: true},
	})
}

func TestPushTheLimit_StrainForStress(t *testing.T) {
	const id, ability = "pushthelimit-battleoverendor", "push the limit"
	s, ship := flown{maneuver: "4 koiogran"}.fly(t, id, ability, true)
	s.Use(ship, ability)
	s.WantTokens(ship, game.StressToken, 0)
	s.WantTokens(ship, game.StrainToken, 1)
	play(s, nil, nil)
	s.Done()
	unflown(t, id, ability, map[string]flown{
		"white": {maneuver: "3 bank-left", stress: 1}, "strained": {maneuver: "4 koiogran", strain: 1},
		"in part": {maneuver: "4 koiogran", blocked: true},
	})
	for _, c := range []struct {
		terms  game.Terms
		strain int
		offer  bool
	}{{game.AsRed, 0, true}, {game.AsRed, 1, false}, {game.WhileStressed, 0, false}} {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With(id), scene.Tokens(game.StrainToken, c.strain))
		if c.terms == game.WhileStressed {
			s.Tokens(ship, game.StressToken, 1)
		}
		if !c.offer {
			s.Never(ship, ability)
		}
		s.Perform(ship, c.terms, game.FocusAction)
		s.Use(ship, "focus")
		if c.offer {
			s.Use(ship, ability)
			s.WantTokens(ship, game.StressToken, 0)
			s.WantTokens(ship, game.StrainToken, 1)
		}
		s.Done()
	}
}

func TestModifiedR4PUnit_EasesARedManeuver(t *testing.T) {
	const id, ability = "modifiedr4punit-battleoverendor", "make it easier"
	s, ship := flown{maneuver: "4 koiogran", charges: 1}.fly(t, id, ability, true)
	s.Tokens(ship, game.StrainToken, 1)
	s.Use(ship, ability)
	s.WantCharges(ship, id, 0)
	s.WantTokens(ship, game.StressToken, 0)
	play(s, nil, nil)
	s.WantTokens(ship, game.StrainToken, 1) // which a blue maneuver would remove
	s.Done()
	unflown(t, id, ability, map[string]flown{
		"no charge": {maneuver: "4 koiogran"}, "white": {maneuver: "3 bank-left", charges: 1},
	})
}

func TestFeedbackEmitter_JamsTheShipThatLocksIt(t *testing.T) {
	const id = "feedbackemitter-battleoverendor"
	each(t, map[string]struct {
		charges int
		other   bool // another ship is locked
		offered bool
	}{"jammed": {1, false, true}, "no charge": {0, false, false}, "another ship": {1, true, false}},
		func(t *testing.T, c struct {
			charges int
			other   bool
			offered bool
		}) {
			s := scene.Second(t)
			ship := s.Mine(xwing, south, scene.With(id))
			friend := s.Mine(xwing, scene.At(line+60, 300, 0))
			enemy := s.Theirs(xwing, scene.At(line, 600, 180))
			s.Charges(ship, id, c.charges)
			if !c.offered {
				s.Never(ship, id)
			}
			s.Perform(enemy, 0, game.LockAction)
			s.Use(enemy, "lock")
			s.Target(map[bool]*scene.Ship{true: friend, false: ship}[c.other])
			if c.offered {
				s.Use(ship, id)
				s.WantLock(enemy, ship, false) // which the jam token takes
				s.WantCharges(ship, id, 0)
			}
			s.Done()
		})
	s := scene.Second(t)
	ship, enemy := s.Mine(xwing, south, scene.With(id)), s.Theirs(xwing, north)
	s.Never(ship, id) // its own lock
	s.Perform(ship, 0, game.LockAction)
	s.Use(ship, "lock")
	s.Target(enemy)
	s.Charges(ship, id, 0)
	s.PrintActions(ship, "reload")
	s.Never(ship, "reload") // the charge cannot be recovered
	s.Perform(ship, 0, game.ReloadAction)
	s.Done()
}

func TestR2A3OfALoadout_LocksAfterAnAction(t *testing.T) {
	const id = "r2a3-battleoverendor"
	for _, charges := range []int{1, 0} {
		s := scene.Second(t)
		ship, friend := s.Mine(xwing, south, scene.With(id)), s.Mine(xwing, scene.At(line+100, 300, 0))
		enemy := s.Theirs(tie, scene.At(line, 640, 180))
		far := s.Theirs(tie, scene.At(line+200, 641, 180))
		s.Charges(ship, id, charges)
		if charges == 0 {
			s.Never(ship, "lock")
		}
		s.Perform(friend, 0, game.FocusAction)
		s.Use(friend, "focus")
		s.Perform(ship, 0, game.FocusAction)
		s.Use(ship, "focus")
		if charges > 0 {
			s.Use(ship, "lock")
			s.Refused(func() { s.Target(far) })
			s.Target(enemy)
			s.WantCharges(ship, id, 0)
		}
		s.WantLock(ship, enemy, charges > 0)
		s.WantTokens(ship, game.StressToken, 0)
		s.Done()
	}
}

func TestItsATrap_RerollsABlankAmongFriends(t *testing.T) {
	const id, ability = "itsatrap-battleoverendor", "reroll a blank"
	crowd := func(friends, enemies int, gap float64) func(s *scene.Scene, ship, other *scene.Ship) {
		return func(s *scene.Scene, _, _ *scene.Ship) {
			for i := range friends {
				s.Mine(tie, scene.At(line+40+gap, 250+50*float64(i), 0))
			}
			for i := range enemies {
				s.Theirs(tie, scene.At(line-40-99, 250+50*float64(i), 0))
			}
		}
	}
	b := bout{defends: true, lay: crowd(2, 1, 99), dice: []string{"hit"}}
	s, ship, _ := b.open(t, id)
	s.Dice("blank", "blank")
	s.Use(ship, ability)
	s.Refused(func() { s.Number(2) })
	s.Number(1)
	finish(s)
	never(t, id, ability, map[string]bout{
		"as many enemies": {defends: true, lay: crowd(1, 1, 99)}, "alone": {defends: true},
		"at range 2": {defends: true, lay: crowd(1, 0, 101)}, "attacking": {lay: crowd(1, 0, 99)},
		"no blank": {defends: true, lay: crowd(1, 0, 99), defense: []string{"focus", "evade"}},
	})
}

func TestMillenniumFalconOfALoadout_Rerolls(t *testing.T) {
	const id = "millenniumfalcon-battleoverendor"
	for _, defends := range []bool{true, false} {
		for _, kind := range []game.Token{game.StressToken, game.JamToken} {
			b := bout{mine: carries(kind, 1), defends: defends, dice: []string{"hit"}}
			s, ship, _ := b.open(t, id)
			if defends {
				roll(s)
			}
			s.Use(ship, "reroll")
			s.Refused(func() { s.Number(2) })
			first(s)
			finish(s)
		}
		never(t, id, "reroll", map[string]bout{
			"green token": {mine: carries(game.FocusToken, 1), defends: defends},
			"a lock": {defends: defends,
				lay: func(s *scene.Scene, ship, other *scene.Ship) { s.Lock(other, ship) }},
		})
	}
}

func TestPrecisionTunedCannons_AddAFocus(t *testing.T) {
	const id = "precisiontunedcannons-battleoverendor"
	b := bout{weapon: id, at: scene.At(inside, 500, 180), dice: []string{"hit"}}
	s, _, _ := b.open(t, id)
	s.WantAttackDice("hit", "blank", "focus")
	finish(s)
	never(t, id, "add a focus", map[string]bout{
		"beside the bullseye arc": {weapon: id, at: scene.At(beside, 500, 180)},
		"another weapon":          {weapon: "primary"},
	})
	s = scene.Second(t)
	ship := s.Mine(xwing, south, scene.With(id))
	s.Theirs(tie, scene.At(line, 440, 180)) // range 1
	s.Never(ship, id)
	s.Engage(ship)
	s.Pass()
	s.Done()
}

func TestTargetAssistAlgorithm_Calculates(t *testing.T) {
	const id = "targetassistalgorithm-battleoverendor"
	behind := scene.At(line, 100, 0)
	each(t, map[string]struct {
		at    scene.Option // of an enemy ship
		bomb  scene.Option // of a device
		mine  bool         // which is its own
		token game.Token
		n     int
	}{
		"a ship at range 3":   {at: scene.At(line, 640, 180), n: 1},
		"a ship beyond it":    {at: scene.At(line, 641, 180)},
		"a ship behind it":    {at: behind},
		"a device":            {at: behind, bomb: scene.At(line, 500, 0), n: 1},
		"a device behind it":  {at: behind, bomb: scene.At(line, 100, 0)},
		"a device beyond it":  {at: behind, bomb: scene.At(line, 700, 0)},
		"a device of its own": {at: behind, bomb: scene.At(line, 500, 0), mine: true},
		"with a green token":  {at: scene.At(line, 640, 180), token: game.EvadeToken},
		"with a red token":    {at: scene.At(line, 640, 180), token: game.StrainToken, n: 1},
	}, func(t *testing.T, c struct {
		at    scene.Option
		bomb  scene.Option
		mine  bool
		token game.Token
		n     int
	}) {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With(id))
		if c.token != 0 {
			s.Tokens(ship, c.token, 1)
		}
		s.Mine(tie, scene.At(line, 600, 180)) // a friend is none
		enemy := s.Theirs(tie, c.at)
		if c.bomb != nil {
			s.Device("Proton Bomb", map[bool]*scene.Ship{true: ship, false: enemy}[c.mine], c.bomb)
		}
		s.Engage(ship)
		s.WantTokens(ship, game.CalculateToken, c.n)
		play(s, nil, nil)
		s.Done()
	})
}

func TestTargetingMatrix_StrainsAfterTheAttack(t *testing.T) {
	const id, ability = "targetingmatrix-battleoverendor", "spend a focus"
	b := bout{enemy: xwing, dice: []string{"hit", "focus"}}
	s, ship, other := b.open(t, id)
	roll(s)
	s.Use(ship, ability)
	first(s)
	s.WantTokens(other, game.StrainToken, 1)
	s.Attack(ship, other) // in the next attack nothing is spent
	roll(s, "focus")
	roll(s)
	s.Pass()
	s.WantTokens(other, game.StrainToken, 0) // the other one went with the attack
	s.Done()
	focus := []string{"focus", "focus", "focus"}
	never(t, id, ability, map[string]bout{"no focus": {}, "defending": {defends: true, dice: focus, defense: focus}})
}
