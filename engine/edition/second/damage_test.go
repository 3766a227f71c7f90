package second_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// south and north face one another at range 2. An X-wing and a TIE fighter without an ability
// stand there.
var south, north = scene.At(457, 300, 0), scene.At(457, 500, 180)

const (
	xwing = "bluesquadronescort"
	tie   = "academypilot"
)

// hurt is an X-wing without shields that has a faceup damage card.
func hurt(t *testing.T, title string, options ...scene.Option) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	ship := s.Mine(xwing, append(options, south, scene.Shields(0))...)
	s.Crit(ship, title)
	return s, ship
}

// shotAt is an X-wing without shields that a TIE fighter hits with these results.
func shotAt(t *testing.T, results ...string) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.Shields(0))
	s.Attack(s.Theirs(tie, north), ship)
	s.Dice(results...)
	s.Dice("blank", "blank")
	return s, ship
}

// wantRepairable fails unless a card can be repaired as an action, and only so.
func wantRepairable(t *testing.T, title string, repairable bool) {
	t.Helper()
	s, ship := hurt(t, title)
	s.Perform(ship, 0)
	if !repairable {
		s.NotOffered(ship, "repair")
		s.Pass()
		s.Done()
		return
	}
	s.Use(ship, "repair")
	s.WantCrit(ship, title, 0)
	s.WantFacedown(ship, 1) // 2e.damage.repair.faceup
	s.Done()
}

func TestDamageCards_RepairedAsAnAction(t *testing.T) {
	for title, repairable := range map[string]bool{
		"Blinded Pilot":            true,  // 2e.damage.card.blinded-pilot
		"Stunned Pilot":            false, // 2e.damage.card.stunned-pilot
		"Console Fire":             true,  // 2e.damage.card.console-fire
		"Damaged Engine":           false, // 2e.damage.card.damaged-engine
		"Weapons Failure":          true,  // 2e.damage.card.weapons-failure
		"Hull Breach":              true,  // 2e.damage.card.hull-breach
		"Structural Damage":        false, // 2e.damage.card.structural-damage
		"Damaged Sensor Array":     true,  // 2e.damage.card.damaged-sensor-array
		"Loose Stabilizer":         true,  // 2e.damage.card.loose-stabilizer
		"Disabled Power Regulator": false, // 2e.damage.card.disabled-power-regulator
		"Fuel Leak":                true,  // 2e.damage.card.fuel-leak
	} {
		t.Run(title, func(t *testing.T) { wantRepairable(t, title, repairable) })
	}
}

func TestDamageCards_StressedShipCannotRepair(t *testing.T) {
	s, ship := hurt(t, "Weapons Failure", scene.Tokens(game.StressToken, 2))
	s.Never(ship, "repair") // 2e.action.stressed-cannot
	s.Activate(ship, "2 straight")
	s.Done()
}

func TestDamageCards_EachCopyIsAnActionOfItsOwn(t *testing.T) {
	s, ship := hurt(t, "Weapons Failure")
	s.Crit(ship, "Weapons Failure")
	s.Perform(ship, 0)
	s.Choose(func(c game.Choice) bool { return c.Card == s.Exec().DealtID(0) })
	s.Perform(ship, 0)
	s.Use(ship, "repair") // 2e.action.distinct-card-actions
	s.WantFacedown(ship, 2)
	s.Done()
}

func TestPanickedPilot_StressThenRepaired(t *testing.T) {
	s, ship := shotAt(t, "crit", "blank")
	s.Draw("Panicked Pilot")
	s.WantTokens(ship, game.StressToken, 2) // 2e.damage.card.panicked-pilot
	s.WantCrit(ship, "Panicked Pilot", 0)
	s.WantFacedown(ship, 1)
	s.Done()
}

func TestBlindedPilot_OnlyForce(t *testing.T) {
	s := scene.Second(t)
	luke := s.Mine("lukeskywalker", south, scene.With("predator"),
		scene.Tokens(game.FocusToken, 1))
	target := s.Theirs(tie, north)
	s.Lock(luke, target)
	s.Crit(luke, "Blinded Pilot")
	for _, name := range []string{"spend focus", "spend lock", "predator: reroll"} {
		s.Never(luke, name) // 2e.damage.card.blinded-pilot
	}
	s.Attack(luke, target)
	s.Dice("focus", "blank", "blank")
	s.Use(luke, "spend Force")
	s.WantAttackDice("hit", "blank", "blank")
	s.Dice("evade", "blank", "blank")
	s.Done()
}

// The dice of the defender are not its own.
func TestBlindedPilot_ModifiesDefenseDice(t *testing.T) {
	s, ship := hurt(t, "Blinded Pilot", scene.With("juke"), scene.Tokens(game.EvadeToken, 1))
	target := s.Theirs(tie, north)
	s.Attack(ship, target)
	s.Dice("hit", "blank", "blank")
	s.Dice("evade", "blank", "blank")
	s.Use(ship, "juke")
	s.WantDamage(target, 1)
	s.Done()
}

func TestBlindedPilot_NotWhileDefending(t *testing.T) {
	s, ship := hurt(t, "Blinded Pilot", scene.Tokens(game.FocusToken, 1))
	s.Attack(s.Theirs(tie, north), ship)
	s.Dice("hit", "blank")
	s.Dice("focus", "blank")
	s.Use(ship, "spend focus")
	s.WantDamage(ship, 1)
	s.Done()
}

func TestWoundedPilot_RollsAfterAnAction(t *testing.T) {
	for die, stress := range map[string]int{"hit": 1, "crit": 1, "focus": 0, "blank": 0} {
		t.Run(die, func(t *testing.T) {
			s, ship := hurt(t, "Wounded Pilot")
			s.Perform(ship, 0)
			s.Use(ship, "focus")
			s.Dice(die)
			s.WantTokens(ship, game.StressToken, stress) // 2e.damage.card.wounded-pilot
			s.WantCrit(ship, "Wounded Pilot", 1)
			s.Done()
		})
	}
}

func TestWoundedPilot_NotAfterItsOwnRepair(t *testing.T) {
	s, ship := hurt(t, "Wounded Pilot")
	s.Perform(ship, 0)
	s.Use(ship, "repair") // 2e.damage.repair-while-triggered
	s.WantCrit(ship, "Wounded Pilot", 0)
	s.Done()
}

func TestWoundedPilot_NotAfterAFailedAction(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, scene.At(30, 300, 0))
	s.Crit(ship, "Wounded Pilot")
	s.Perform(ship, 0)
	s.Use(ship, "barrel roll")
	s.Side(geom.Left) // 2e.action.fail.no-triggers
	s.Done()
}

func TestWoundedPilot_NotAfterAnotherShipsAction(t *testing.T) {
	s, _ := hurt(t, "Wounded Pilot")
	other := s.Mine(tie, scene.At(657, 300, 0))
	s.Perform(other, 0)
	s.Use(other, "focus")
	s.Done()
}

func TestStunnedPilot_ThroughAnObstacle(t *testing.T) {
	s, ship := hurt(t, "Stunned Pilot")
	s.Obstacle("coreasteroid0", scene.At(457, 400, 0))
	s.Activate(ship, "4 straight")
	s.Dice("blank")       // the asteroid
	s.WantDamage(ship, 2) // 2e.damage.card.stunned-pilot
	s.WantCrit(ship, "Stunned Pilot", 1)
	s.Done()
}

func TestStunnedPilot_NotInTheOpen(t *testing.T) {
	s, ship := hurt(t, "Stunned Pilot")
	s.Obstacle("coreasteroid0", scene.At(657, 400, 0))
	s.Activate(ship, "4 straight")
	s.Pass() // the action
	s.WantDamage(ship, 1)
	s.Done()
}

func TestStunnedPilot_NotForABarrelRoll(t *testing.T) {
	s, ship := hurt(t, "Stunned Pilot")
	s.Obstacle("coreasteroid0", scene.At(457, 300, 0)) // under the ship
	s.Perform(ship, 0)
	s.Use(ship, "barrel roll")
	s.Side(geom.Left)
	s.Position(0) // 2e.action.barrel-roll.is-move-not-maneuver
	s.WantDamage(ship, 1)
	s.Done()
}

func TestConsoleFire_BurnsBeforeEngaging(t *testing.T) {
	for die, damage := range map[string]int{"hit": 2, "crit": 1, "focus": 1} {
		t.Run(die, func(t *testing.T) {
			s, ship := hurt(t, "Console Fire")
			s.Engage(ship)
			s.Dice(die)
			s.WantDamage(ship, damage) // 2e.damage.card.console-fire
			s.Done()
		})
	}
}

func TestConsoleFire_DestroyedShipStillEngages(t *testing.T) {
	s, ship := hurt(t, "Console Fire", scene.Damaged(2))
	target := s.Theirs(tie, north)
	s.Engage(ship)
	s.Dice("hit")
	s.Declare("primary", target) // 2e.destroy.before-engage-still-engages
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantDestroyed(ship)
	s.Done()
}

func TestDamagedEngine_HarderTurns(t *testing.T) {
	for maneuver, stress := range map[string]int{
		"2 turn-left": 1, "3 turn-right": 1, "2 bank-left": 0, "3 straight": 0,
	} {
		t.Run(maneuver, func(t *testing.T) {
			s, ship := hurt(t, "Damaged Engine")
			s.Activate(ship, maneuver)
			s.WantTokens(ship, game.StressToken, stress) // 2e.damage.card.damaged-engine
			if stress == 0 {
				s.Pass() // the action
			}
			s.Done()
		})
	}
}

func TestWeaponsFailure_OneAttackDieFewer(t *testing.T) {
	s, ship := hurt(t, "Weapons Failure")
	s.Attack(ship, s.Theirs(tie, north))
	s.Dice("blank", "blank") // 2e.damage.card.weapons-failure
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestWeaponsFailure_TwiceForTwoCards(t *testing.T) {
	s, ship := hurt(t, "Weapons Failure")
	s.Crit(ship, "Weapons Failure")
	s.Attack(ship, s.Theirs(tie, north))
	s.Dice("blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestStructuralDamage_OneDefenseDieFewer(t *testing.T) {
	s, ship := hurt(t, "Structural Damage")
	s.Attack(s.Theirs(tie, north), ship)
	s.Dice("blank", "blank")
	s.Dice("blank") // 2e.damage.card.structural-damage
	s.Done()
}

func TestStructuralDamage_OnlyItsOwnShip(t *testing.T) {
	s, ship := hurt(t, "Structural Damage")
	s.Attack(ship, s.Theirs(tie, north))
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestHullBreach_HitsBecomeCrits(t *testing.T) {
	s, ship := hurt(t, "Hull Breach")
	s.Attack(s.Theirs(tie, north), ship)
	s.Dice("hit", "hit")
	s.Dice("blank", "blank")
	s.Draw("Weapons Failure") // 2e.damage.card.hull-breach
	s.Draw("Structural Damage")
	s.WantFacedown(ship, 0)
	s.WantDamage(ship, 3)
	s.Done()
}

func TestHullBreach_ShieldsStillCatchThem(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.Shields(1))
	s.Crit(ship, "Hull Breach")
	s.Attack(s.Theirs(tie, north), ship)
	s.Dice("hit", "hit")
	s.Dice("blank", "blank")
	s.Draw("Weapons Failure") // 2e.damage.crit-on-shield: one of the two deals no card
	s.WantShields(ship, 0)
	s.WantDamage(ship, 2)
	s.Done()
}

func TestHullBreach_OnlyItsOwnShip(t *testing.T) {
	s, _ := hurt(t, "Hull Breach")
	other := s.Mine(tie, scene.At(517, 300, 0))
	s.Attack(s.Theirs(tie, north), other)
	s.Dice("hit", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantFacedown(other, 1)
	s.Done()
}

func TestDamagedSensorArray_OnlyFocusAndRepairs(t *testing.T) {
	s, ship := hurt(t, "Damaged Sensor Array", scene.With("r5astromech"))
	s.Crit(ship, "Weapons Failure")
	s.Theirs(tie, north)
	s.Perform(ship, 0)
	s.Offered(ship, "focus") // 2e.damage.card.damaged-sensor-array
	s.Offered(ship, "damagedsensorarray: repair")
	s.Offered(ship, "weaponsfailure: repair")
	s.NotOffered(ship, "lock")
	s.NotOffered(ship, "barrel roll")
	s.NotOffered(ship, "repair a faceup Ship card")
	s.Pass()
	s.Done()
}

func TestDamagedSensorArray_EffectsAreNotActions(t *testing.T) {
	s, ship := hurt(t, "Damaged Sensor Array", scene.With("attackspeed-battleofyavin"))
	s.Activate(ship, "3 straight")
	s.Use(ship, "boost") // 2e.action.effect-is-not-action
	s.Maneuver("1 straight")
	s.Pass()
	s.Done()
}

func TestLooseStabilizer_NotStraight(t *testing.T) {
	for _, maneuver := range []string{"2 bank-left", "3 turn-right", "4 koiogran"} {
		t.Run(maneuver, func(t *testing.T) {
			s, ship := hurt(t, "Loose Stabilizer")
			s.Activate(ship, maneuver)
			s.WantDamage(ship, 2) // 2e.damage.card.loose-stabilizer
			s.WantFacedown(ship, 2)
			if maneuver != "4 koiogran" {
				s.Pass() // the action
			}
			s.Done()
		})
	}
}

func TestLooseStabilizer_StraightIsSafe(t *testing.T) {
	s, ship := hurt(t, "Loose Stabilizer")
	s.Activate(ship, "2 straight")
	s.WantDamage(ship, 1)
	s.Pass()
	s.WantCrit(ship, "Loose Stabilizer", 1)
	s.Done()
}

func TestDisabledPowerRegulator_IonBeforeEngaging(t *testing.T) {
	s, ship := hurt(t, "Disabled Power Regulator")
	s.Engage(ship)
	s.WantTokens(ship, game.IonToken, 1) // 2e.damage.card.disabled-power-regulator
	s.WantCrit(ship, "Disabled Power Regulator", 1)
	s.Done()
}

func TestDisabledPowerRegulator_IonManeuverRepairsIt(t *testing.T) {
	s, ship := hurt(t, "Disabled Power Regulator", scene.Tokens(game.IonToken, 1))
	s.Activate(ship, "2 straight") // it is ionized: 2e.token.ion.maneuver
	s.WantCrit(ship, "Disabled Power Regulator", 0)
	s.WantFacedown(ship, 1)
	s.Pass()
	s.Done()
}

func TestDisabledPowerRegulator_StaysAfterAnotherManeuver(t *testing.T) {
	s, ship := hurt(t, "Disabled Power Regulator")
	s.Activate(ship, "1 straight") // blue and straight, but no ion maneuver
	s.WantCrit(ship, "Disabled Power Regulator", 1)
	s.Pass()
	s.Done()
}

func TestFuelLeak_LeaksAfterACrit(t *testing.T) {
	s, ship := hurt(t, "Fuel Leak")
	s.Attack(s.Theirs(tie, north), ship)
	s.Dice("crit", "blank")
	s.Dice("blank", "blank")
	s.Draw("Weapons Failure")
	s.WantDamage(ship, 3) // 2e.damage.card.fuel-leak
	s.WantCrit(ship, "Fuel Leak", 0)
	s.WantFacedown(ship, 2)
	s.Done()
}

func TestFuelLeak_CritOnAShieldCounts(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.Shields(1))
	s.Crit(ship, "Fuel Leak")
	s.Attack(s.Theirs(tie, north), ship)
	s.Dice("crit", "blank")
	s.Dice("blank", "blank")
	s.WantShields(ship, 0)
	s.WantDamage(ship, 2)
	s.Done()
}

func TestFuelLeak_NotAfterAHit(t *testing.T) {
	s, ship := hurt(t, "Fuel Leak")
	s.Attack(s.Theirs(tie, north), ship)
	s.Dice("hit", "blank")
	s.Dice("blank", "blank")
	s.WantDamage(ship, 2)
	s.WantCrit(ship, "Fuel Leak", 1)
	s.Done()
}

func TestFuelLeak_NotAfterTheCritThatDealtIt(t *testing.T) {
	s, ship := shotAt(t, "crit", "blank")
	s.Draw("Fuel Leak")
	s.WantDamage(ship, 1)
	s.WantCrit(ship, "Fuel Leak", 1)
	s.Done()
}

func TestFuelLeak_AfterTheSecondCritOfTheAttack(t *testing.T) {
	s, ship := shotAt(t, "crit", "crit")
	s.Draw("Fuel Leak")       // 2e.damage.one-at-a-time
	s.Draw("Weapons Failure") // after which it leaks
	s.WantDamage(ship, 3)
	s.WantCrit(ship, "Fuel Leak", 0)
	s.Done()
}

func TestDirectHit_OneMoreDamageThenRepaired(t *testing.T) {
	s, ship := shotAt(t, "crit", "blank")
	s.Draw("Direct Hit!") // 2e.damage.card.direct-hit
	s.WantDamage(ship, 2)
	s.WantFacedown(ship, 2)
	s.Done()
}
