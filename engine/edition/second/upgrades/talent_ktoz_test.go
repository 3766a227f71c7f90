package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

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

func TestOutmaneuver_DefenseDice(t *testing.T) {
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

// A defender that shoots backward has what is behind it in a firing arc.
func TestOutmaneuver_InTheDefendersRearArc(t *testing.T) {
	s := scene.Second(t)
	s.Unbuilt()
	ship := s.Mine(tie, south, scene.With("outmaneuver"))
	s.Attack(ship, s.Theirs("bountyhunter", scene.At(line, 500, 0)))
	s.Dice("blank", "blank")
	s.Dice("blank", "blank")
	s.Done()
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

func TestRuthless_AlsoACrit(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("ruthless"))
	friend := s.Mine(tie, scene.At(line+100, 500, 180))
	s.Attack(ship, s.Theirs(tie, north))
	s.Dice("crit", "hit")
	s.Use(ship, "sacrifice")
	s.Pick(friend)
	s.ChooseNamed("change a result")
	s.Face("crit")
	s.WantAttackDice("hit", "hit")
	finish(s)
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
		"no one but itself": func(*scene.Scene) {},
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

// The enemy is at range 2 of the Headhunter that has left the front guides of its carrier.
func TestMargSablClosure_AfterDeploying(t *testing.T) {
	s := scene.Second(t)
	carrier := s.Mine("trandoshanslaver", scene.At(line, 200, 0), scene.With("houndstooth"))
	ship := s.Mine("binayrepirate", scene.Docked(carrier), scene.With("margsablclosure"))
	target := s.Theirs(tie, scene.At(line, 540, 180))
	s.Systems()
	s.ChooseNamed("from the front guides")
	s.Maneuver("1 straight")
	s.Use(ship, "strain an enemy")
	s.Pick(target)
	s.WantTokens(target, game.StrainToken, 1)
	s.Pass() // the action
	s.Done()
}

func TestMargSablClosure_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		rock, enemy float64 // where they lie
		blocked     bool
	}{
		"no obstacle met": {700, 700, false},
		"no one near":     {400, 801, false},
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
