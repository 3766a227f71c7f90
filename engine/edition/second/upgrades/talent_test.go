package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestAttackSpeed_StressedAfterStraight3(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("attackspeed-battleofyavin"),
		scene.Tokens(game.StressToken, 1))
	s.Activate(ship, "3 straight")
	s.Use(ship, "boost")
	s.Refused(func() { s.Maneuver("1 bank-left") })
	s.Maneuver("1 straight")
	// 2e.action.effect-is-not-action: stress does not forbid it. Three templates and one, and two
	// bases.
	s.WantPose(ship, line, 300+120+40+40+40, 0)
	s.Done()
}

func TestAttackSpeed_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		maneuver string
		blocked  bool
	}{
		"too slow":     {"2 straight", false},
		"not straight": {"3 bank-left", false},
		"partial":      {"3 straight", true},
	}, func(t *testing.T, c struct {
		maneuver string
		blocked  bool
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("attackspeed-battleofyavin"),
			scene.Tokens(game.StressToken, 2))
		if c.blocked {
			s.Theirs(tie, scene.At(line, 470, 180))
		}
		s.Never(ship, "boost")
		s.Activate(ship, c.maneuver)
		s.Done()
	})
}

func TestCrackShot_CancelsAnEvade(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("crackshot"))
	target := s.Theirs(tie, scene.At(inside, 500, 180))
	s.Attack(ship, target)
	s.Dice("hit", "hit", "blank")
	s.Dice("evade", "evade", "blank")
	s.Use(ship, "cancel an evade") // 2e.attack.cancel
	s.Face("evade")
	s.WantDamage(target, 1)
	s.WantCharges(ship, "crackshot", 0)
	s.Done()
}

// alternative is a situation that differs from the one in which a card can be used.
type alternative struct {
	at      scene.Option // where the defender stands
	weapon  string
	charges int
	attack  []string
	defense []string
}

func TestCrackShot_NotOffered(t *testing.T) {
	each(t, map[string]alternative{
		"outside of the bullseye arc": {at: scene.At(beside, 500, 180), weapon: "primary",
			charges: 1, attack: []string{"hit", "blank", "blank"},
			defense: []string{"evade", "blank", "blank"}},
		"no charge": {at: north, weapon: "primary",
			attack:  []string{"hit", "blank", "blank"},
			defense: []string{"evade", "blank", "blank"}},
		"no evade": {at: north, weapon: "primary",
			charges: 1, attack: []string{"blank", "blank", "blank"},
			defense: []string{"focus", "blank", "blank"}},
		"special attack": {at: north, weapon: "protontorpedoes",
			charges: 1, attack: []string{"crit", "blank", "blank", "blank"},
			defense: []string{"evade", "blank", "blank"}},
	}, func(t *testing.T, c alternative) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("crackshot", "protontorpedoes"))
		target := s.Theirs(tie, c.at)
		s.Lock(ship, target)
		s.Charges(ship, "crackshot", c.charges)
		s.Never(ship, "cancel an evade")
		s.AttackWith(ship, c.weapon, target)
		s.Dice(c.attack...)
		s.Pass() // the lock stays
		s.Dice(c.defense...)
		s.WantDamage(target, 0)
		s.Done()
	})
}

func TestDeadeyeShot_SpendsAHit(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("deadeyeshot"))
	target := s.Theirs(tie, scene.At(inside, 500, 180), scene.Damaged(1))
	s.Attack(ship, target)
	s.Dice("hit", "hit", "blank")
	s.Use(ship, "expose a damage card")
	s.Refused(func() { s.ChooseNamed("change a crit to a hit") })
	s.ChooseNamed("spend a hit")
	s.Face("hit")             // 2e.attack.modify.spend-own-result
	s.Draw("Weapons Failure") // 2e.damage.expose
	s.WantAttackDice("hit", "blank")
	s.WantCrit(target, "Weapons Failure", 1)
	s.WantFacedown(target, 0)
	s.Dice("evade", "blank", "blank")
	s.Done()
}

func TestDeadeyeShot_ChangesACrit(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("deadeyeshot"))
	target := s.Theirs(tie, north, scene.Damaged(1))
	s.Attack(ship, target)
	s.Dice("crit", "crit", "blank")
	s.Use(ship, "expose a damage card")
	s.ChooseNamed("change a crit to a hit")
	s.Draw("Weapons Failure")
	s.WantAttackDice("hit", "crit", "blank")
	s.Dice("evade", "evade", "blank")
	s.Done()
}

func TestDeadeyeShot_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		x        float64
		weapon   string
		facedown int
		faceup   bool
		attack   []string
	}{
		"outside of the bullseye arc": {x: beside, weapon: "primary", facedown: 1,
			attack: []string{"hit", "crit", "blank"}},
		"undamaged": {x: line, weapon: "primary",
			attack: []string{"hit", "crit", "blank"}},
		"nothing facedown": {x: line, weapon: "primary", faceup: true,
			attack: []string{"hit", "crit", "blank"}},
		"no hit and no crit": {x: line, weapon: "primary", facedown: 1,
			attack: []string{"focus", "blank", "blank"}},
		"special attack": {x: line, weapon: "protontorpedoes", facedown: 1,
			attack: []string{"crit", "blank", "blank", "blank"}},
	}, func(t *testing.T, c struct {
		x        float64
		weapon   string
		facedown int
		faceup   bool
		attack   []string
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("deadeyeshot", "protontorpedoes"))
		target := s.Theirs(tie, scene.At(c.x, 500, 180), scene.Damaged(c.facedown))
		s.Lock(ship, target)
		if c.faceup {
			s.Crit(target, "Weapons Failure")
		}
		s.Never(ship, "expose a damage card")
		s.AttackWith(ship, c.weapon, target)
		s.Dice(c.attack...)
		s.Pass() // the lock stays
		s.Dice("evade", "evade", "evade")
		s.Done()
	})
}

// downed is a squad of TIE fighters of which the first is about to be destroyed by the X-wing.
func downed(s *scene.Scene, leader string, wingman, victim scene.Option, more ...scene.Option) (
	shooter, dead, alive *scene.Ship,
) {
	shooter = s.Mine(xwing, south)
	dead = s.Theirs(leader, append(more, victim, scene.Damaged(2))...)
	alive = s.Theirs(tie, wingman, scene.With("disciplined"))
	return shooter, dead, alive
}

func TestDisciplined_LimitedFriendDestroyed(t *testing.T) {
	s := scene.Second(t)
	shooter, dead, alive := downed(s, "nightbeast", scene.At(line+200, 500, 180), north)
	s.Unbuilt()
	s.Attack(shooter, dead)
	s.Dice("hit", "hit", "hit")
	s.Dice("evade", "evade", "blank")
	s.WantDestroyed(dead)
	s.Use(alive, "lock or barrel roll")
	s.Refused(func() { s.Use(alive, "focus") })
	s.Use(alive, "lock")
	s.Target(shooter)
	s.WantLock(alive, shooter, true)
	s.Done()
}

func TestDisciplined_DisciplinedFriendDestroyed(t *testing.T) {
	s := scene.Second(t)
	shooter, dead, alive := downed(s, tie, scene.At(line+200, 500, 180), north,
		scene.With("disciplined"))
	s.Attack(shooter, dead)
	s.Dice("hit", "hit", "hit")
	s.Dice("evade", "evade", "blank")
	s.Use(alive, "lock or barrel roll")
	s.Use(alive, "barrel roll")
	s.Side(geom.Left)
	s.Position(0)
	s.WantPose(alive, line+200+80, 500, 180)
	s.Done()
}

func TestDisciplined_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		leader  string
		wingman scene.Option
		stress  int
	}{
		"neither limited nor disciplined": {tie, scene.At(line+200, 500, 180), 0},
		"beyond range 3":                  {"nightbeast", scene.At(line+341, 500, 180), 0},
		"stressed":                        {"nightbeast", scene.At(line+200, 500, 180), 1},
	}, func(t *testing.T, c struct {
		leader  string
		wingman scene.Option
		stress  int
	}) {
		s := scene.Second(t)
		s.Unbuilt()
		shooter, dead, alive := downed(s, c.leader, c.wingman, north)
		s.Tokens(alive, game.StressToken, c.stress)
		s.Never(alive, "lock or barrel roll")
		s.Attack(shooter, dead)
		s.Dice("hit", "hit", "hit")
		s.Dice("evade", "evade", "blank")
		s.WantDestroyed(dead)
		s.Done()
	})
}

func TestElusive_Rerolls(t *testing.T) {
	s := scene.Second(t)
	target := s.Mine(tie, south, scene.With("elusive"))
	s.Attack(s.Theirs(tie, north), target)
	s.Dice("hit", "hit")
	s.Dice("blank", "evade", "focus")
	s.Use(target, "reroll")
	s.Number(1) // the blank
	s.Dice("evade")
	s.WantDamage(target, 0)
	s.WantCharges(target, "elusive", 0)
	s.Done()
}

func TestElusive_NotOffered(t *testing.T) {
	each(t, map[string]bool{"no charge": true, "attacking": false},
		func(t *testing.T, spent bool) {
			s := scene.Second(t)
			a, b := s.Mine(tie, south), s.Theirs(tie, north, scene.With("elusive"))
			s.Never(b, "reroll")
			if spent {
				s.Charges(b, "elusive", 0)
				s.Attack(a, b)
			} else {
				s.Attack(b, a)
			}
			s.Dice("hit", "blank")
			s.Dice("blank", "evade", "focus")
			s.Done()
		})
}

func TestElusive_RecoversAfterRedManeuver(t *testing.T) {
	each(t, map[string]struct {
		maneuver string
		blocked  bool
		charges  int
	}{
		"red, fully executed": {"4 koiogran", false, 1},
		"red, partial":        {"4 koiogran", true, 0},
		"white":               {"4 straight", false, 0},
	}, func(t *testing.T, c struct {
		maneuver string
		blocked  bool
		charges  int
	}) {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With("elusive"))
		if c.blocked {
			s.Theirs(tie, scene.At(line, 500, 180))
		}
		s.Charges(ship, "elusive", 0)
		s.Activate(ship, c.maneuver)
		if c.maneuver == "4 straight" {
			s.Pass() // the action
		}
		s.WantCharges(ship, "elusive", c.charges) // 2e.charge.own-card-only
		s.Done()
	})
}

func TestIonLimiterOverride_RollsAfterTheBarrelRoll(t *testing.T) {
	each(t, map[string]struct {
		die         string
		strain, ion int
	}{
		"hit":   {"hit", 1, 0},
		"crit":  {"crit", 0, 1},
		"focus": {"focus", 0, 0},
	}, func(t *testing.T, c struct {
		die         string
		strain, ion int
	}) {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With("ionlimiteroverride"))
		s.Activate(ship, "4 koiogran") // it is stressed now
		s.Use(ship, "ionlimiteroverride: barrel roll")
		s.Use(ship, "rules: barrel roll")
		s.Side(geom.Right)
		s.Position(0)
		s.Dice(c.die)
		s.WantPose(ship, line-80, 500, 180)
		s.WantTokens(ship, game.StrainToken, c.strain)
		s.WantTokens(ship, game.IonToken, c.ion)
		s.Done()
	})
}

func TestIonLimiterOverride_NoRollIfTheActionFails(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, scene.At(30, 300, 0), scene.With("ionlimiteroverride"))
	s.Activate(ship, "4 koiogran")
	s.Use(ship, "ionlimiteroverride: barrel roll")
	s.Use(ship, "rules: barrel roll")
	s.Side(geom.Right) // out of the play area: 2e.action.fail.no-triggers
	s.WantPose(ship, 30, 500, 180)
	s.Done()
}

func TestIonLimiterOverride_NoRollIfTheActionIsDeclined(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("ionlimiteroverride"))
	s.Activate(ship, "4 koiogran")
	s.Use(ship, "ionlimiteroverride: barrel roll")
	s.Pass() // 2e.action.decline
	s.Done()
}

func TestIonLimiterOverride_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		maneuver string
		blocked  bool
	}{"white": {"4 straight", false}, "partial": {"4 koiogran", true}},
		func(t *testing.T, c struct {
			maneuver string
			blocked  bool
		}) {
			s := scene.Second(t)
			ship := s.Mine(tie, south, scene.With("ionlimiteroverride"),
				scene.Tokens(game.StressToken, 0))
			if c.blocked {
				s.Theirs(tie, scene.At(line, 500, 180))
			}
			s.Never(ship, "ionlimiteroverride: barrel roll")
			s.Activate(ship, c.maneuver)
			if !c.blocked {
				s.Pass() // the action
			}
			s.Done()
		})
}

func TestJuke_ChangesAnEvade(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("juke"), scene.Tokens(game.EvadeToken, 1))
	target := s.Theirs(tie, north)
	s.Attack(ship, target)
	s.Dice("hit", "blank")
	s.Dice("evade", "blank", "blank")
	s.Asked(game.Seat1) // 2e.attack.modify-defense-dice.attacker-first
	s.Use(ship, "change an evade")
	s.WantDamage(target, 1)
	s.WantTokens(ship, game.EvadeToken, 1)
	s.Done()
}

func TestJuke_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		evades  int
		defense []string
	}{
		"not evading": {0, []string{"evade", "blank", "blank"}},
		"no evade":    {1, []string{"focus", "blank", "blank"}},
	}, func(t *testing.T, c struct {
		evades  int
		defense []string
	}) {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With("juke"), scene.Tokens(game.EvadeToken, c.evades))
		s.Never(ship, "change an evade")
		s.Attack(ship, s.Theirs(tie, north))
		s.Dice("hit", "blank")
		s.Dice(c.defense...)
		s.Done()
	})
}

func TestIntimidation_EnemiesAtRange0(t *testing.T) {
	each(t, map[string]struct {
		y     float64
		enemy bool
		dice  int
	}{
		"enemy at range 0":  {540, true, 2},
		"enemy at range 1":  {545, true, 3},
		"friend at range 0": {540, false, 3},
	}, func(t *testing.T, c struct {
		y     float64
		enemy bool
		dice  int
	}) {
		s := scene.Second(t)
		shooter, target := s.Mine(xwing, south), s.Theirs(tie, north)
		place, card := scene.At(line, c.y, 180), scene.With("intimidation")
		if c.enemy {
			s.Mine(tie, place, card)
		} else {
			s.Theirs(tie, place, card)
		}
		s.Attack(shooter, target)
		s.Dice("hit", "blank", "blank")
		s.Dice([]string{"evade", "blank", "blank"}[:c.dice]...)
		s.Done()
	})
}

func TestDaredevil_TurnMakesTheBoostRed(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("daredevil", "engineupgrade"))
	s.Perform(ship, 0, game.BoostAction)
	s.Use(ship, "boost")
	s.Maneuver("1 turn-left")
	s.WantTokens(ship, game.StressToken, 1) // 2e.action.red-gains-stress
	// A turn of speed 1 has a radius of 35 mm: half a base on, the arc, and half a base.
	s.WantPose(ship, line-35-20, 300+20+35, 270)
	s.Done()
}

func TestDaredevil_OtherTemplatesStayWhite(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("daredevil", "engineupgrade"))
	s.Perform(ship, 0, game.BoostAction)
	s.Use(ship, "boost")
	s.Maneuver("1 bank-left")
	s.WantTokens(ship, game.StressToken, 0)
	s.Done()
}

func TestDaredevil_NoTurn(t *testing.T) {
	each(t, map[string]struct {
		cards []string
		terms game.Terms
	}{
		"red boost":        {[]string{"daredevil", "engineupgrade"}, game.AsRed},
		"without the card": {[]string{"engineupgrade"}, 0},
	}, func(t *testing.T, c struct {
		cards []string
		terms game.Terms
	}) {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With(c.cards...))
		s.Mine(tie, scene.At(line+200, 300, 0), scene.With("daredevil"))
		s.Perform(ship, c.terms, game.BoostAction)
		s.Use(ship, "boost")
		s.Refused(func() { s.Maneuver("1 turn-right") })
		s.Maneuver("1 straight")
		s.Done()
	})
}

func TestDaredevil_NotWhatIsNoAction(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("daredevil", "attackspeed-battleofyavin"))
	s.Activate(ship, "3 straight")
	s.Use(ship, "boost")
	s.Refused(func() { s.Maneuver("1 turn-left") }) // 2e.action.effect-is-not-action
	s.Maneuver("1 straight")
	s.Pass() // the action
	s.Done()
}
