package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// spent is a torpedo of which a ship has fired both.
func spent(s *scene.Scene, ship *scene.Ship) { s.Charges(ship, "iontorpedoes", 0) }

// reloads lets a Tomax Bren with a talent reload his torpedoes.
func reloads(t *testing.T, id, talent string, charges int) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	tomax := s.Mine(id, here, scene.With(talent, "iontorpedoes"))
	spent(s, tomax)
	if charges >= 0 {
		s.Charges(tomax, talent, charges)
	}
	s.Perform(tomax, game.AsRed, game.ReloadAction)
	s.Use(tomax, "reload")
	s.Choose(func(c game.Choice) bool { return c.Verb == game.CardVerb })
	return s, tomax
}

var tomaxBren = []string{"tomaxbren", "tomaxbren-swz105"}

// 2e.charge.own-card-only
func TestTomaxBren(t *testing.T) {
	each(t, tomaxBren, func(t *testing.T, id string) {
		s, tomax := reloads(t, id, "elusive", 0)
		s.Use(tomax, "recover a talent's charge")
		s.Choose(func(c game.Choice) bool { return c.Verb == game.CardVerb })
		s.WantCharges(tomax, "elusive", 1)
		s.WantCharges(tomax, "iontorpedoes", 1)
		s.Done()
	})
}

// 2e.charge.none-left
func TestTomaxBren_NothingToRecover(t *testing.T) {
	s, tomax := reloads(t, tomaxBren[0], "elusive", 1)
	s.NotOffered(tomax, "recover a talent's charge")
	s.Done()
}

func TestTomaxBren_ATalentWithoutCharges(t *testing.T) {
	s, tomax := reloads(t, tomaxBren[0], "predator", -1)
	s.NotOffered(tomax, "recover a talent's charge")
	s.Done()
}

func TestTomaxBren_AnotherAction(t *testing.T) {
	s := scene.Second(t)
	tomax := s.Mine(tomaxBren[0], here, scene.With("elusive"))
	s.Charges(tomax, "elusive", 0)
	s.Never(tomax, "recover a talent's charge")
	s.Perform(tomax, 0, game.FocusAction)
	s.Use(tomax, "focus")
	s.Done()
}

func TestTomaxBren_AnotherShipReloads(t *testing.T) {
	s := scene.Second(t)
	tomax := s.Mine(tomaxBren[0], beside(50), scene.With("elusive"))
	friend := s.Mine("scimitarsquadronpilot", here, scene.With("iontorpedoes"))
	s.Charges(tomax, "elusive", 0)
	spent(s, friend)
	s.Never(tomax, "recover a talent's charge")
	s.Perform(friend, 0, game.ReloadAction)
	s.Use(friend, "reload")
	s.Choose(func(c game.Choice) bool { return c.Verb == game.CardVerb })
	s.Done()
}

var tomaxVeteran = []string{"tomaxbren-swz98", "tomaxbren-swz98-lsl"}

// rolledRight lets a ship barrel roll to its right and declines what is linked to that.
func rolledRight(s *scene.Scene, ship *scene.Ship) {
	s.Perform(ship, 0, game.BarrelRollAction)
	s.Use(ship, "barrel roll")
	s.Side(geom.Right)
	s.Position(0)
}

func TestTomaxBrenVeteran(t *testing.T) {
	each(t, tomaxVeteran, func(t *testing.T, id string) {
		s := scene.Second(t)
		tomax := s.Mine(id, here)
		rolledRight(s, tomax)
		s.Use(tomax, "gain focus")
		s.WantTokens(tomax, game.FocusToken, 1)
		s.WantCharges(tomax, id, 0)
		s.Done()
	})
}

func TestTomaxBrenVeteran_WithOneCharge(t *testing.T) {
	s := scene.Second(t)
	tomax := s.Mine(tomaxVeteran[0], here)
	s.Charges(tomax, tomaxVeteran[0], 1)
	s.Never(tomax, "gain focus")
	rolledRight(s, tomax)
	s.Done()
}

func TestTomaxBrenVeteran_AnotherAction(t *testing.T) {
	s := scene.Second(t)
	tomax := s.Mine(tomaxVeteran[0], here)
	s.Never(tomax, "gain focus")
	s.Perform(tomax, 0, game.FocusAction)
	s.Use(tomax, "focus")
	s.Done()
}

func TestTomaxBrenVeteran_AFriendRolls(t *testing.T) {
	s := scene.Second(t)
	tomax := s.Mine(tomaxVeteran[0], scene.At(300, 300, 0))
	friend := s.Mine("academypilot", here)
	s.Never(tomax, "gain focus")
	rolledRight(s, friend)
	s.Done()
}

var captainJonus = []string{"captainjonus", "captainjonus-swz105"}

// instructed begins an attack of a bomber with a weapon, with Captain Jonus at a distance.
func instructed(t *testing.T, id, weapon string, gap float64) (s *scene.Scene, jonus,
	bomber *scene.Ship,
) {
	s = scene.Second(t)
	jonus = s.Mine(id, beside(gap))
	bomber = s.Mine("scimitarsquadronpilot", here, scene.With("ionmissiles", "iontorpedoes"))
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Lock(bomber, escort)
	s.AttackWith(bomber, weapon, escort)
	return s, jonus, bomber
}

func TestCaptainJonus(t *testing.T) {
	each(t, captainJonus, func(t *testing.T, id string) {
		s, jonus, _ := instructed(t, id, "ionmissiles", 99)
		s.Dice("blank", "blank", "blank")
		s.Use(jonus, "instruct")
		s.Refused(func() { s.Number(3) })
		s.Number(2)
		s.Dice("blank", "focus")
		s.Pass() // the lock
		s.Dice("blank", "blank")
		s.Done()
	})
}

func TestCaptainJonus_Torpedoes(t *testing.T) {
	s, jonus, _ := instructed(t, captainJonus[0], "iontorpedoes", 99)
	s.Dice("blank", "blank", "blank", "blank")
	s.Offered(jonus, "instruct")
	s.Pass()
	s.Dice("blank", "blank")
	s.Done()
}

func TestCaptainJonus_PrimaryAttack(t *testing.T) {
	s, jonus, _ := instructed(t, captainJonus[0], "primary", 50)
	s.Never(jonus, "instruct")
	s.Dice("blank", "blank")
	s.Pass() // the lock
	s.Dice("blank", "blank")
	s.Done()
}

func TestCaptainJonus_TooFar(t *testing.T) {
	s, jonus, _ := instructed(t, captainJonus[0], "ionmissiles", 101)
	s.Never(jonus, "instruct")
	s.Dice("blank", "blank", "blank")
	s.Pass() // the lock
	s.Dice("blank", "blank")
	s.Done()
}

func TestCaptainJonus_AnEnemyAttacks(t *testing.T) {
	s := scene.Second(t)
	jonus := s.Mine(captainJonus[0], beside(20))
	mine := s.Mine("scimitarsquadronpilot", here)
	enemy := s.Theirs("bluesquadronescort", ahead(150), scene.With("iontorpedoes"))
	s.Lock(enemy, mine)
	s.Never(jonus, "instruct")
	s.AttackWith(enemy, "iontorpedoes", mine)
	s.Dice("blank", "blank", "blank", "blank")
	s.Pass() // the lock
	s.Dice("blank", "blank")
	s.Done()
}

// fires reports whether a pilot can attack a ship this far ahead with advanced proton torpedoes,
// whose range requirement is 1.
func fires(t *testing.T, pilot string, gap float64, can bool) {
	t.Helper()
	s := scene.Second(t)
	bomber := s.Mine(pilot, here, scene.With("advprotontorpedoes"))
	escort := s.Theirs("bluesquadronescort", ahead(gap))
	if gap < 1 {
		s.Touch(bomber, escort)
	}
	s.Lock(bomber, escort)
	s.Engage(bomber)
	if !can {
		s.NotOffered(bomber, "advprotontorpedoes")
		if gap >= 1 {
			s.Pass()
		}
		s.Done()
		return
	}
	s.Declare("advprotontorpedoes", escort)
	s.Dice(blanks(int(s.Rolling().N))...)
	s.Pass() // the lock
	s.Dice(blanks(int(s.Rolling().N))...)
	s.Done()
}

// 2e.attack.special.range-requirement
func TestMajorRhymer(t *testing.T)            { fires(t, "majorrhymer", 150, true) }
func TestMajorRhymer_AsPrinted(t *testing.T)  { fires(t, "majorrhymer", 50, true) }
func TestMajorRhymer_Touching(t *testing.T)   { fires(t, "majorrhymer", 0.5, true) }
func TestMajorRhymer_TooFar(t *testing.T)     { fires(t, "majorrhymer", 250, false) }
func TestMajorRhymer_NotAFriend(t *testing.T) { fires(t, "scimitarsquadronpilot", 150, false) }

// 2e.attack.range.0-forbidden
func TestMajorRhymer_NobodyElseTouching(t *testing.T) {
	fires(t, "scimitarsquadronpilot", 0.5, false)
}

// Missiles for range 2-3 come to range 1, not to range 0.
func TestMajorRhymer_MissilesTouching(t *testing.T) {
	s := scene.Second(t)
	rhymer := s.Mine("majorrhymer", here, scene.With("ionmissiles"))
	escort := s.Theirs("bluesquadronescort", ahead(0.5))
	s.Touch(rhymer, escort)
	s.Lock(rhymer, escort)
	s.Never(rhymer, "ionmissiles")
	s.Engage(rhymer)
	s.Done()
}

func TestMajorRhymer_BeyondRange3(t *testing.T) {
	s := scene.Second(t)
	rhymer := s.Mine("majorrhymer", here, scene.With("ionmissiles"))
	escort := s.Theirs("bluesquadronescort", ahead(301))
	s.Lock(rhymer, escort)
	s.Never(rhymer, "attack")
	s.Engage(rhymer)
	s.Done()
}

func TestMajorRhymer_NotInPrimaryAttacks(t *testing.T) {
	s := scene.Second(t)
	rhymer := s.Mine("majorrhymer", here)
	escort := s.Theirs("bluesquadronescort", ahead(0.5))
	s.Touch(rhymer, escort)
	s.Never(rhymer, "attack")
	s.Engage(rhymer)
	s.Done()
}

var rhymerPrecision = []string{"majorrhymer-swz98", "majorrhymer-swz98-lsl"}

// aimed begins an attack of Major Rhymer on a ship; his ion torpedoes roll two focus results.
func aimed(t *testing.T, id, weapon string, at scene.Option) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	rhymer := s.Mine(id, here, scene.With("iontorpedoes", "ionmissiles"))
	escort := s.Theirs("bluesquadronescort", at)
	s.Lock(rhymer, escort)
	s.AttackWith(rhymer, weapon, escort)
	return s, rhymer
}

func TestMajorRhymerPrecision(t *testing.T) {
	each(t, rhymerPrecision, func(t *testing.T, id string) {
		s, rhymer := aimed(t, id, "iontorpedoes", ahead(150))
		s.Dice("focus", "focus", "blank", "blank")
		s.Refused(s.Pass) // there is no may
		s.Use(rhymer, "change a focus")
		s.WantAttackDice("crit", "focus", "blank", "blank")
		s.Pass() // the lock
		s.Dice("evade", "blank")
		s.Done()
	})
}

func TestMajorRhymerPrecision_OutsideTheBullseye(t *testing.T) {
	s, rhymer := aimed(t, rhymerPrecision[0], "iontorpedoes", scene.At(500, 490, 180))
	s.Never(rhymer, "change a focus")
	s.Dice("focus", "focus", "blank", "blank")
	s.Pass() // the lock
	s.Dice("evade", "blank")
	s.Done()
}

func TestMajorRhymerPrecision_Missiles(t *testing.T) {
	s, rhymer := aimed(t, rhymerPrecision[0], "ionmissiles", ahead(150))
	s.Never(rhymer, "change a focus")
	s.Dice("focus", "focus", "blank")
	s.Pass() // the lock
	s.Dice("evade", "blank")
	s.Done()
}

var scimitar1 = []string{"scimitar1-battleoverendor", "scimitar1-battleoverendor-lsl"}

// sighted plays an attack of a TIE with Scimitar 1 at a place.
func sighted(t *testing.T, id string, at scene.Option, gap float64) (s *scene.Scene, scimitar,
	escort *scene.Ship,
) {
	s = scene.Second(t)
	scimitar = s.Mine(id, at)
	tie := s.Mine("academypilot", here)
	escort = s.Theirs("bluesquadronescort", ahead(gap))
	s.Attack(tie, escort)
	s.Dice(blanks(int(s.Rolling().N))...)
	s.Dice(blanks(int(s.Rolling().N))...)
	return s, scimitar, escort
}

func TestScimitar1(t *testing.T) {
	each(t, scimitar1, func(t *testing.T, id string) {
		s, scimitar, escort := sighted(t, id, behind(50), 150)
		s.Use(scimitar, "lock the defender")
		s.WantLock(scimitar, escort, true)
		s.WantCharges(scimitar, id, 1)
		s.Done()
	})
}

func TestScimitar1_TooFarFromTheAttacker(t *testing.T) {
	s, scimitar, escort := sighted(t, scimitar1[0], scene.At(457, 641, 180), 150)
	s.WantRange(scimitar, escort, 2)
	s.NotOffered(scimitar, "lock the defender")
	s.Done()
}

// 2e.action.lock.effect-range
func TestScimitar1_TooFarFromTheDefender(t *testing.T) {
	s, scimitar, _ := sighted(t, scimitar1[0], behind(150), 150)
	s.NotOffered(scimitar, "lock the defender")
	s.Done()
}

func TestScimitar1_WithoutCharge(t *testing.T) {
	s := scene.Second(t)
	scimitar := s.Mine(scimitar1[0], here)
	s.Charges(scimitar, scimitar1[0], 0)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Never(scimitar, "lock the defender")
	wantDice(s, scimitar, escort, 2)
}

// 2e.component.friendly.includes-self-unless-other, 2e.timing.cost-only-if-effect
func TestScimitar1_Itself(t *testing.T) {
	for name, locked := range map[string]bool{"not locked": false, "locked already": true} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			scimitar := s.Mine(scimitar1[0], here)
			escort := s.Theirs("bluesquadronescort", ahead(150))
			if locked {
				s.Lock(scimitar, escort)
				s.Never(scimitar, "lock the defender")
			}
			s.Attack(scimitar, escort)
			s.Dice("blank", "blank")
			if locked {
				s.Pass()
			}
			s.Dice("blank", "blank")
			if !locked {
				s.Use(scimitar, "lock the defender")
			}
			s.WantLock(scimitar, escort, true)
			s.Done()
		})
	}
}

func TestScimitar1_AnEnemyAttacks(t *testing.T) {
	s := scene.Second(t)
	scimitar := s.Mine(scimitar1[0], here)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Never(scimitar, "lock the defender")
	s.Attack(escort, scimitar)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank")
	s.Done()
}
