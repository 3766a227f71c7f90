package upgrades_test

import (
	"testing"

	"koiogran/game"
	"koiogran/geom"
	"koiogran/scene"
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
	defence []string
}

func TestCrackShot_NotOffered(t *testing.T) {
	each(t, map[string]alternative{
		"outside of the bullseye arc": {at: scene.At(beside, 500, 180), weapon: "primary",
			charges: 1, attack: []string{"hit", "blank", "blank"},
			defence: []string{"evade", "blank", "blank"}},
		"no charge": {at: north, weapon: "primary",
			attack:  []string{"hit", "blank", "blank"},
			defence: []string{"evade", "blank", "blank"}},
		"no evade": {at: north, weapon: "primary",
			charges: 1, attack: []string{"blank", "blank", "blank"},
			defence: []string{"focus", "blank", "blank"}},
		"special attack": {at: north, weapon: "protontorpedoes",
			charges: 1, attack: []string{"crit", "blank", "blank", "blank"},
			defence: []string{"evade", "blank", "blank"}},
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
		s.Dice(c.defence...)
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
	s.Dice("crit", "blank", "blank")
	s.Use(ship, "expose a damage card")
	s.ChooseNamed("change a crit to a hit")
	s.Draw("Weapons Failure")
	s.WantAttackDice("hit", "blank", "blank")
	s.Dice("evade", "blank", "blank")
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
		defence []string
	}{
		"not evading": {0, []string{"evade", "blank", "blank"}},
		"no evade":    {1, []string{"focus", "blank", "blank"}},
	}, func(t *testing.T, c struct {
		evades  int
		defence []string
	}) {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With("juke"), scene.Tokens(game.EvadeToken, c.evades))
		s.Never(ship, "change an evade")
		s.Attack(ship, s.Theirs(tie, north))
		s.Dice("hit", "blank")
		s.Dice(c.defence...)
		s.Done()
	})
}

func TestLoneWolf_Attacking(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("lonewolf"))
	target := s.Theirs(tie, north)
	s.Mine(tie, scene.At(line, 300-241, 0)) // range 3
	s.Attack(ship, target)
	s.Dice("blank", "blank")
	s.Use(ship, "reroll")
	s.Number(1)
	s.Dice("hit")
	s.Dice("blank", "blank", "blank")
	s.WantDamage(target, 1)
	s.WantCharges(ship, "lonewolf", 0)
	s.End()
	s.WantCharges(ship, "lonewolf", 1) // 2e.charge.recurring
	s.Done()
}

func TestLoneWolf_Defending(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("lonewolf"))
	s.Attack(s.Theirs(tie, north), ship)
	s.Dice("hit", "blank")
	s.Dice("blank", "blank", "blank")
	s.Use(ship, "reroll")
	s.Number(1)
	s.Dice("evade")
	s.WantDamage(ship, 0)
	s.Done()
}

func TestLoneWolf_NotWhileDefendingBesideAFriend(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("lonewolf"))
	s.Mine(tie, scene.At(line, 300-240, 0))
	s.Never(ship, "reroll")
	s.Attack(s.Theirs(tie, north), ship)
	s.Dice("hit", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestLoneWolf_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		friend  float64 // how far behind
		charges int
	}{
		"friend at range 2": {240, 1},
		"no charge":         {241, 0},
	}, func(t *testing.T, c struct {
		friend  float64
		charges int
	}) {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With("lonewolf"))
		s.Mine(tie, scene.At(line, 300-c.friend, 0))
		s.Charges(ship, "lonewolf", c.charges)
		s.Never(ship, "reroll")
		s.Attack(ship, s.Theirs(tie, north))
		s.Dice("blank", "blank")
		s.Dice("blank", "blank", "blank")
		s.Done()
	})
}

func TestMarksmanship_ChangesAHit(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("marksmanship"))
	s.Attack(ship, s.Theirs(tie, scene.At(inside, 500, 180)))
	s.Dice("hit", "blank", "blank")
	s.Use(ship, "change a hit")
	s.WantAttackDice("crit", "blank", "blank")
	s.Dice("evade", "blank", "blank")
	s.Done()
}

func TestMarksmanship_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		x      float64
		attack string
	}{
		"outside of the bullseye arc": {beside, "hit"},
		"no hit":                      {line, "crit"},
	}, func(t *testing.T, c struct {
		x      float64
		attack string
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("marksmanship"))
		s.Never(ship, "change a hit")
		s.Attack(ship, s.Theirs(tie, scene.At(c.x, 500, 180)))
		s.Dice(c.attack, "blank", "blank")
		s.Dice("evade", "blank", "blank")
		s.Done()
	})
}

func TestOutmaneuver_DefenceDice(t *testing.T) {
	each(t, map[string]struct {
		heading float64 // of the defender
		dice    int
	}{
		"behind the defender":     {0, 2},
		"in its firing arc":       {180, 3},
		"beside the defender":     {90, 2},
		"corner of its front arc": {180 - 44, 3},
	}, func(t *testing.T, c struct {
		heading float64
		dice    int
	}) {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With("outmaneuver"))
		s.Attack(ship, s.Theirs(tie, scene.At(line, 500, c.heading)))
		s.Dice("hit", "blank")
		s.Dice([]string{"evade", "blank", "blank"}[:c.dice]...)
		s.Done()
	})
}

func TestOutmaneuver_RearArcAttack(t *testing.T) {
	s := scene.Second(t)
	s.Unbuilt()
	ship := s.Mine("bountyhunter", scene.At(line, 300, 180), scene.With("outmaneuver"))
	s.Attack(ship, s.Theirs(tie, scene.At(line, 500, 0)))
	s.Dice("hit", "blank", "blank")
	s.Dice("evade", "blank", "blank")
	s.Done()
}

func TestPredator_Rerolls(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("predator"))
	s.Attack(ship, s.Theirs(tie, scene.At(inside, 500, 180)))
	s.Dice("hit", "blank", "blank")
	s.Use(ship, "reroll")
	s.Number(1)
	s.Dice("crit")
	s.WantAttackDice("hit", "crit", "blank")
	s.Dice("evade", "evade", "blank")
	s.Done()
}

func TestPredator_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		x      float64
		weapon string
		attack []string
	}{
		"outside of the bullseye arc": {beside, "primary", []string{"crit", "blank", "blank"}},
		"special attack": {line, "protontorpedoes",
			[]string{"crit", "blank", "blank", "blank"}},
	}, func(t *testing.T, c struct {
		x      float64
		weapon string
		attack []string
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("predator", "protontorpedoes"))
		target := s.Theirs(tie, scene.At(c.x, 500, 180))
		s.Lock(ship, target)
		s.Never(ship, "reroll")
		s.AttackWith(ship, c.weapon, target)
		s.Dice(c.attack...)
		s.Pass() // the lock stays
		s.Dice("evade", "blank", "blank")
		s.Done()
	})
}

func TestRuthless_FriendSuffersForAHit(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("ruthless"))
	target := s.Theirs(tie, north)
	friend := s.Mine(tie, scene.At(line, 500+140, 180)) // range 1 of the defender
	s.Attack(ship, target)
	s.Dice("hit", "blank")
	s.Use(ship, "sacrifice")
	s.Refused(func() { s.Pick(ship) })
	s.Pick(friend)
	s.WantDamage(friend, 1)
	s.ChooseNamed("change a result")
	s.Face("blank")
	s.WantAttackDice("hit", "hit")
	s.Dice("blank", "blank", "blank")
	s.WantDamage(target, 2)
	s.Done()
}

func TestRuthless_ResultMayStay(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("ruthless"))
	friend := s.Mine(tie, scene.At(line+100, 500, 180))
	s.Attack(ship, s.Theirs(tie, north))
	s.Dice("crit", "blank")
	s.Use(ship, "sacrifice")
	s.Pick(friend)
	s.Pass()
	s.WantAttackDice("crit", "blank")
	s.Dice("evade", "blank", "blank")
	s.WantDamage(friend, 1)
	s.Done()
}

func TestRuthless_NotOffered(t *testing.T) {
	each(t, map[string]func(s *scene.Scene){
		"friend at range 2": func(s *scene.Scene) { s.Mine(tie, scene.At(line, 500+141, 180)) },
		"an enemy":          func(s *scene.Scene) { s.Theirs(tie, scene.At(line, 500+140, 180)) },
		"nobody but itself": func(*scene.Scene) {},
	}, func(t *testing.T, other func(s *scene.Scene)) {
		s := scene.Second(t)
		ship := s.Mine(tie, scene.At(line, 360, 0), scene.With("ruthless"))
		target := s.Theirs(tie, north)
		other(s)
		s.Never(ship, "sacrifice")
		s.Attack(ship, target)
		s.Dice("hit", "blank", "blank") // range 1
		s.Dice("evade", "blank", "blank")
		s.Done()
	})
}

// selflessScene is an attack at range 1 on an X-wing. Its friends are in the attack arc at y 270
// and outside of it at y 310.
func selflessScene(t *testing.T, friend scene.Option, more ...string) (
	s *scene.Scene, attacker, target, helper *scene.Ship,
) {
	s = scene.Second(t)
	target = s.Mine(xwing, south, scene.With(more...))
	helper = s.Mine(xwing, friend, scene.With("selfless"))
	return s, s.Theirs(xwing, scene.At(line, 400, 180)), target, helper
}

func TestSelfless_TakesACrit(t *testing.T) {
	s, attacker, target, helper := selflessScene(t, scene.At(line+140, 270, 0))
	s.Attack(attacker, target)
	s.Dice("hit", "crit", "blank", "blank")
	s.Dice("blank", "blank")
	s.Use(helper, "take a crit")
	s.Face("crit")
	s.WantShields(helper, 1)
	s.WantShields(target, 1) // the hit
	s.Done()
}

func TestSelfless_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		helper scene.Option
		result string
	}{
		"range 2":                   {scene.At(line+141, 270, 0), "crit"},
		"outside of the attack arc": {scene.At(line+140, 310, 0), "crit"},
		"no crit":                   {scene.At(line+140, 270, 0), "hit"},
	}, func(t *testing.T, c struct {
		helper scene.Option
		result string
	}) {
		s, attacker, target, helper := selflessScene(t, c.helper)
		s.Never(helper, "take a crit")
		s.Attack(attacker, target)
		s.Dice(c.result, "blank", "blank", "blank")
		s.Dice("blank", "blank")
		s.WantShields(target, 1)
		s.Done()
	})
}

func TestSelfless_NotForItself(t *testing.T) {
	s, attacker, target, helper := selflessScene(t, scene.At(line+300, 270, 0), "selfless")
	s.Never(target, "take a crit")
	s.Never(helper, "take a crit")
	s.Attack(attacker, target)
	s.Dice("crit", "blank", "blank", "blank")
	s.Dice("blank", "blank")
	s.Done()
}

func TestSwarmTactics_SharesInitiative(t *testing.T) {
	s := scene.Second(t)
	wedge := s.Mine("wedgeantilles", south, scene.With("swarmtactics"))
	friend := s.Mine(xwing, scene.At(line+140, 300, 0))
	enemy := s.Theirs(tie, scene.At(line+140, 600, 180))
	s.Engagement()
	s.Use(wedge, "share your initiative")
	s.Refused(func() { s.Pick(wedge) })
	s.Pick(friend)
	s.WantInitiative(friend, 6)
	s.Pick(friend) // both are at initiative 6: its player picks who is first
	s.Declare("primary", enemy)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank", "blank")
	s.Pass()                    // Wedge does not attack
	s.Pass()                    // the TIE fighter does not
	s.WantInitiative(friend, 6) // until the end of the round
	s.Done()
}

func TestSwarmTactics_NotOffered(t *testing.T) {
	each(t, map[string]func(s *scene.Scene){
		"friend at range 2": func(s *scene.Scene) { s.Mine(xwing, scene.At(line+141, 300, 0)) },
		"friend at range 0": func(s *scene.Scene) { s.Mine(xwing, scene.At(line+40, 300, 0)) },
		"an enemy":          func(s *scene.Scene) { s.Theirs(xwing, scene.At(line+140, 300, 0)) },
	}, func(t *testing.T, other func(s *scene.Scene)) {
		s := scene.Second(t)
		wedge := s.Mine("wedgeantilles", south, scene.With("swarmtactics"))
		other(s)
		s.Never(wedge, "share your initiative")
		s.Engagement()
		s.Done()
	})
}

func TestTrickShot_AttackDice(t *testing.T) {
	each(t, map[string]struct {
		rock float64 // where the asteroid lies
		dice int
	}{"obstructed": {line - 12, 4}, "clear": {line + 200, 3}},
		func(t *testing.T, c struct {
			rock float64
			dice int
		}) {
			s := scene.Second(t)
			s.Obstacle("coreasteroid0", scene.At(c.rock, 400, 0))
			// Turned a little, the ship has one shortest line, from its left corner.
			ship := s.Mine(xwing, scene.At(line, 300, 20), scene.With("trickshot"))
			target := s.Theirs(tie, north)
			s.Attack(ship, target)
			s.Is(int(s.Rolling().N) == c.dice, "%d dice", c.dice)
			s.Dice([]string{"blank", "blank", "blank", "blank"}[:c.dice]...)
			s.Dice([]string{"blank", "blank", "blank", "blank"}[:c.dice]...)
			s.Done()
		})
}

func TestTrickShot_NotForShipsOnTheLine(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("trickshot"))
	s.Mine(tie, scene.At(line, 400, 0)) // 2e.obstruction.by-ship
	s.Attack(ship, s.Theirs(tie, north))
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

// avenge destroys the victim beside the ship with the talent.
func avenge(s *scene.Scene, shooter, victim *scene.Ship) {
	s.Attack(shooter, victim)
	s.Dice("hit", "hit", "hit")
	s.Dice("evade", "evade", "blank")
	s.WantDestroyed(victim)
}

func TestVengeful_RemovesARedToken(t *testing.T) {
	s := scene.Second(t)
	s.Unbuilt()
	shooter := s.Mine(xwing, south)
	victim := s.Theirs("nightbeast", north, scene.Damaged(2))
	ship := s.Theirs("wampa", scene.At(line+200, 500, 180),
		scene.With("vengeful-battleofyavin"), scene.Tokens(game.StressToken, 2),
		scene.Tokens(game.FocusToken, 1))
	s.Lock(shooter, ship)
	avenge(s, shooter, victim)
	s.Use(ship, "avenge")
	s.Refused(func() { s.ChooseNamed("recover a charge") }) // it is active
	s.ChooseNamed("remove a red token")
	s.Refused(func() { s.ChooseNamed("focus") })
	s.ChooseNamed("stress")
	s.WantTokens(ship, game.StressToken, 1)
	s.WantLock(shooter, ship, true)
	s.Done()
}

func TestVengeful_RemovesALockOnIt(t *testing.T) {
	s := scene.Second(t)
	s.Unbuilt()
	shooter := s.Mine(xwing, south)
	victim := s.Theirs("nightbeast", north, scene.Damaged(2))
	ship := s.Theirs("wampa", scene.At(line+200, 500, 180), scene.With("vengeful-battleofyavin"))
	s.Lock(shooter, ship)
	avenge(s, shooter, victim)
	s.Use(ship, "avenge")
	s.ChooseNamed("remove a red token")
	s.Pick(shooter) // 2e.token.kind-table: a lock is a red token
	s.WantLock(shooter, ship, false)
	s.Done()
}

func TestVengeful_RecoversTheShipCard(t *testing.T) {
	s := scene.Second(t)
	s.Unbuilt()
	shooter := s.Mine(xwing, south)
	victim := s.Theirs("nightbeast", north, scene.Damaged(2))
	ship := s.Theirs("wampa", scene.At(line+340, 500, 180), scene.With("vengeful-battleofyavin"))
	s.Charges(ship, "wampa", 0)
	avenge(s, shooter, victim)
	s.Use(ship, "avenge")
	s.ChooseNamed("recover a charge")
	s.WantCharges(ship, "wampa", 1)
	s.Done()
}

func TestVengeful_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		victim string
		x      float64
		stress int
	}{
		"not limited":        {tie, line + 200, 1},
		"beyond range 3":     {"nightbeast", line + 341, 1},
		"nothing to be done": {"nightbeast", line + 200, 0},
	}, func(t *testing.T, c struct {
		victim string
		x      float64
		stress int
	}) {
		s := scene.Second(t)
		s.Unbuilt()
		shooter := s.Mine(xwing, south)
		victim := s.Theirs(c.victim, north, scene.Damaged(2))
		ship := s.Theirs("wampa", scene.At(c.x, 500, 180),
			scene.With("vengeful-battleofyavin"), scene.Tokens(game.StressToken, c.stress))
		s.Never(ship, "avenge")
		avenge(s, shooter, victim)
		s.Done()
	})
}

func TestVengeful_NotForAnEnemy(t *testing.T) {
	s := scene.Second(t)
	s.Unbuilt()
	shooter := s.Mine(xwing, south)
	ship := s.Mine("wampa", scene.At(line+200, 300, 0), scene.With("vengeful-battleofyavin"),
		scene.Tokens(game.StressToken, 1))
	s.Never(ship, "avenge")
	avenge(s, shooter, s.Theirs("nightbeast", north, scene.Damaged(2)))
	s.Done()
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

func TestMargSablClosure_StrainsAnEnemy(t *testing.T) {
	s := scene.Second(t)
	s.Obstacle("coreasteroid0", scene.At(line, 400, 0))
	ship := s.Mine(tie, south, scene.With("margsablclosure"))
	target := s.Theirs(tie, scene.At(line, 700, 180))
	beside := s.Theirs(tie, scene.At(line+150, 540, 180)) // in no front arc
	s.Activate(ship, "5 straight")
	s.Dice("blank")
	s.Use(ship, "strain an enemy")
	s.Refused(func() { s.Pick(beside) })
	s.Pick(target)
	s.WantTokens(target, game.StrainToken, 1)
	s.Done()
}

func TestMargSablClosure_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		rock, enemy float64 // where they lie
		blocked     bool
	}{
		"no obstacle met": {700, 700, false},
		"nobody near":     {400, 801, false},
		"partial":         {400, 700, true},
	}, func(t *testing.T, c struct {
		rock, enemy float64
		blocked     bool
	}) {
		s := scene.Second(t)
		s.Obstacle("coreasteroid0", scene.At(line, c.rock, 0))
		ship := s.Mine(tie, south, scene.With("margsablclosure"))
		s.Theirs(tie, scene.At(line, c.enemy, 180))
		if c.blocked {
			s.Theirs(tie, scene.At(line+30, 560, 180))
		}
		s.Never(ship, "strain an enemy")
		s.Activate(ship, "5 straight")
		if c.rock == 700 {
			s.Pass() // the action
		} else {
			s.Dice("blank")
		}
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
