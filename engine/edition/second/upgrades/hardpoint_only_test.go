package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// drillbeak, ioncannonbattery, protoncannonbattery, turbolaserbattery: what they do they do in attacks with them alone.
func TestHardpoint_LeavesThePrimaryWeaponAlone(t *testing.T) {
	for _, card := range []string{"ioncannonbattery", "protoncannonbattery", "turbolaserbattery"} {
		s, ship := vessel(t, raider, scene.With(card))
		enemy := s.Theirs(tie, scene.At(640, 560, 180)) // outside of the bullseye arc
		s.Attack(ship, enemy)
		roll(s, "hit", "hit")
		s.WantAttackDice("blank", "blank", "hit", "hit")
		roll(s)
		finish(s)
		s.WantDamage(enemy, 2)
		s.WantTokens(enemy, game.IonToken, 0)
	}
	s, ship := vessel(t, raider, scene.With("targetingbattery"))
	enemy := s.Theirs(tie, scene.At(640, 560, 180))
	s.Never(ship, "lock the defender")
	s.Attack(ship, enemy)
	finish(s)
	// Bombardment Specialists let the primary weapon attack at range 0.
	s, ship = vessel(t, trident, scene.With("drillbeak", "bombardmentspecialists"), scene.Tokens(game.CalculateToken, 1))
	enemy = s.Theirs(tie, scene.At(640, 430.5, 180))
	s.Touch(ship, enemy)
	s.Attack(ship, enemy)
	roll(s, "hit", "hit")
	s.WantTokens(ship, game.CalculateToken, 0)
	s.Is(fought(s).Attack.Count(game.Crit) == 0, "no hit becomes critical")
	finish(s)
}

// grappler: it is the defender that is tractored, and the attack one with Drill Beak.
func TestGrappler_NotOtherwise(t *testing.T) {
	dice := func(title ...string) uint8 {
		s, ship := vessel(t, trident, scene.With(append(title, "drillbeak")...))
		enemy := s.Theirs(tie, scene.At(600, 480, 180), scene.Tokens(game.TractorToken, 1))
		s.Attack(ship, enemy)
		n := s.Rolling().N
		finish(s)
		return n
	}
	if with, without := dice("grappler"), dice(); with != without {
		t.Errorf("%d dice of the primary weapon at range 1, not %d", with, without)
	}
	for name, c := range map[string]struct{ mine, theirs game.Token }{
		"itself":          {game.TractorToken, game.JamToken},
		"another token":   {game.JamToken, game.JamToken},
		"an orange token": {game.TractorToken, game.DisarmToken},
	} {
		t.Run(name, func(t *testing.T) {
			s, ship := vessel(t, trident, scene.With("grappler", "drillbeak"), scene.Energy(1), scene.Tokens(c.mine, 5))
			enemy := s.Theirs(xwing, scene.At(600, 150, 0), scene.Tokens(c.theirs, 1))
			s.Stat(enemy, "agility", 2)
			s.Engage(ship)
			s.Declare("drillbeak", enemy)
			roll(s, "hit", "hit")
			s.WantAttackDice("blank", "hit", "hit")
			finish(s)
		})
	}
}

// ordnancetubes: torpedoes and missiles, each once, without energy.
func TestOrdnanceTubes_CostNoEnergy(t *testing.T) {
	s, ship := vessel(t, raider, scene.With("ordnancetubes", "protontorpedoes", "concussionmissiles"), scene.Energy(0))
	enemy := s.Theirs("captainoicunn", scene.At(600, 640, 180))
	s.Lock(ship, enemy)
	s.Engage(ship)
	for _, weapon := range []string{"protontorpedoes", "concussionmissiles", "primary"} {
		fire(s, weapon, enemy)
	}
	s.Done()
}

// enhancedpropulsion: it banks at speed 1 to either side.
func TestEnhancedPropulsion_Banks(t *testing.T) {
	for name, bearing := range map[string]geom.Bearing{"bank left 1": geom.BankLeft, "bank right 1": geom.BankRight} {
		s, ship := vessel(t, trident, scene.With("enhancedpropulsion"))
		from := s.Of(ship).Pose
		s.End()
		s.Use(ship, "push on")
		s.ChooseNamed(name)
		m := game.Maneuver{Bearing: bearing, Speed: 1}
		want := geom.Final(s.Exec().G.Ships[ship.ID()].Size, from, m.Path(), geom.Middle)
		s.Is(s.Of(ship).Pose == want, "it ends at %v, not at %v", s.Of(ship).Pose, want)
		finish(s)
	}
}

// thunderstrike: the standard attack is not a bonus attack.
func TestThunderstrike_NotInTheStandardAttack(t *testing.T) {
	s, ship := vessel(t, corvette, scene.With("thunderstrike"))
	enemy := s.Theirs(xwing, scene.At(760, 300, 270), scene.Shields(2))
	s.Never(ship, "reroll")
	s.Attack(ship, enemy)
	finish(s)
}

// brighthope: an attacker beside its bow is in its full front arc, though not in its front arc.
func TestBrightHope_InTheFullFrontArc(t *testing.T) {
	for _, c := range []struct {
		y   float64
		may bool
	}{{330, true}, {270, false}} {
		s, ship := vessel(t, transport, scene.With("brighthope"), scene.Tokens(game.ReinforceFore, 1))
		enemy := s.Theirs(xwing, scene.At(760, c.y, 270))
		if !c.may {
			s.Never(ship, "roll 1 more die")
		}
		s.Attack(enemy, ship)
		roll(s)
		if c.may {
			s.Use(ship, "roll 1 more die")
		}
		finish(s)
	}
}

// generalgrievouscommand, commsteam: a ship that touches the other one is at range 0 of it.
func TestHugeCards_AtRangeZeroOfAnother(t *testing.T) {
	s, ship := vessel(t, trident, scene.With("generalgrievouscommand"))
	friend := s.Mine("tradefederationdrone", scene.At(600, 560, 180), scene.Damaged(2))
	near := s.Mine("tradefederationdrone", scene.At(600, 600, 180))
	s.Touch(friend, near)
	s.Engage(ship)
	s.Declare("primary", friend)
	roll(s, "hit")
	roll(s)
	s.Use(ship, "learn from it")
	s.Pick(near)
	s.Use(near, "calculate")
	s.WantTokens(near, game.CalculateToken, 1)
	finish(s)

	s, ship = vessel(t, raider, scene.With("commsteam"), scene.Energy(2))
	first, second := s.Mine(tie, scene.At(600, 600, 0)), s.Mine(tie, scene.At(600, 640, 0))
	s.Touch(first, second)
	s.Perform(ship, 0)
	s.Use(ship, "coordinate")
	s.Pick(first)
	s.Use(first, "focus")
	s.Use(ship, "coordinate more ships")
	s.Pick(second)
	finish(s)
	s.WantEnergy(ship, 1)
}

// tractortechnicians: speed 5 becomes 4, and speed 1 stays.
func TestTractorTechnicians_SpeedsOneAndFive(t *testing.T) {
	for dial, y := range map[string]float64{"5 straight": 500, "1 straight": 380} {
		s, ship := vessel(t, trident, scene.With("tractortechnicians"), scene.Energy(1))
		enemy := s.Theirs(tie, scene.At(760, 300, 0), scene.Tokens(game.TractorToken, 1))
		s.PrintDial(enemy, "1 straight white", "5 straight white")
		s.Activate(enemy, dial)
		s.Use(ship, "hold it back")
		if y == 500 {
			s.Maneuver("4 straight")
		}
		s.WantPose(enemy, 760, y, 0)
		finish(s)
	}
}

// combatboardingtube: no token for a small ship at range 0 of the remote.
func TestCombatBoardingTube_NotSmallShips(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("mandalorianresistancepilot", scene.At(400, 600, 0), scene.With("clanwrencommandos", "combatboardingtube"))
	foe, small := s.Theirs("104thbattalionpilot", scene.At(400, 470, 0)), s.Theirs(tie, scene.At(400, 522, 0))
	s.System(ship)
	s.Use(ship, "drop a "+team)
	boardsNow(s)
	s.PlaceDevice(0, 400, 500, 90)
	s.Use(ship, "board it")
	s.Refused(func() { s.Pick(small) })
	s.Pick(foe)
	s.ChooseNamed("a strain token")
	s.WantTokens(foe, game.StrainToken, 1)
	finish(s)
}

// shadowwing: the mates of another leader neither barrel roll nor boost.
func TestShadowWing_NotTheMatesOfAnother(t *testing.T) {
	s := scene.Second(t)
	leader := s.Mine("alphasquadronpilot", scene.With("shadowwing"), scene.At(300, 300, 0))
	s.Wing(leader, s.Mine("alphasquadronpilot"), s.Mine("alphasquadronpilot"))
	other := s.Mine("alphasquadronpilot", scene.With("veteranwingleader"), scene.At(600, 300, 0))
	mate := s.Mine("alphasquadronpilot")
	s.Wing(other, mate, s.Mine("alphasquadronpilot"))
	s.CardSide(leader, "shadowwing", 2)
	s.Perform(mate, 0, game.BarrelRollAction, game.FocusAction)
	s.Refused(func() { s.Use(mate, "barrel roll") })
	s.Pass()
	s.Done()
}

// skystrikeacademyclass: all five mates can cover their leader, and they split without being asked.
func TestSkystrikeAcademyClass_AllFive(t *testing.T) {
	s := scene.Second(t)
	leader := s.Mine("sabersquadronace", scene.With("skystrikeacademyclass"), scene.At(457, 300, 0))
	var mates []*scene.Ship
	for range 5 {
		mates = append(mates, s.Mine("academypilot"))
	}
	s.Wing(leader, mates...)
	s.CardSide(leader, "skystrikeacademyclass", 2)
	s.Stat(leader, "agility", 0)
	attacker := s.Theirs("bluesquadronescort", scene.At(457, 520, 180))
	s.Attack(attacker, leader)
	s.Dice("hit", "hit", "crit")
	s.Use(leader, "let wingmates take it")
	for _, mate := range mates {
		s.Pick(mate)
	}
	finish(s)
	s.WantDamage(leader, 0)

	s = scene.Second(t)
	leader = s.Mine("sabersquadronace", scene.With("skystrikeacademyclass"), scene.At(457, 300, 0))
	mate := s.Mine("academypilot")
	s.Wing(leader, mate, s.Mine("academypilot"))
	s.CardSide(leader, "skystrikeacademyclass", 2)
	s.Perform(leader, 0, game.BoostAction)
	s.Use(leader, "boost")
	s.Maneuver("1 straight")
	s.Refused(func() { s.Pass() })
	finish(s)
	s.WantInWing(mate, false)
}

// suppressor: a lock action on an enemy jams no one.
func TestSuppressor_NotAfterALock(t *testing.T) {
	s, ship := vessel(t, carrier, scene.With("suppressor"))
	enemy := s.Theirs(tie, scene.At(600, 600, 0))
	s.PrintActions(ship, "lock")
	s.Never(ship, "jam an enemy")
	s.Perform(ship, 0)
	s.Use(ship, "lock")
	s.Target(enemy)
	s.WantLock(ship, enemy, true)
	finish(s)
}

// asajjventresscommand: a strain token, where the enemy's player prefers that.
func TestAsajjVentressCommand_Strain(t *testing.T) {
	s, ship := vessel(t, trident, scene.With("asajjventresscommand"))
	near := s.Theirs(tie, scene.At(600, 530, 0))
	s.System(ship)
	s.Use(ship, "torment")
	s.ChooseNamed("gain a strain token")
	s.WantTokens(near, game.StrainToken, 1)
	s.WantTokens(near, game.JamToken, 0)
	finish(s)
}
