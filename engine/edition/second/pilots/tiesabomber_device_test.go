package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// way fits the choice of how to place a device.
func way(b geom.Bearing, speed uint8, launch int16) func(c game.Choice) bool {
	return func(c game.Choice) bool {
		return c.Verb == game.TemplateVerb && c.Maneuver.Bearing == b &&
			c.Maneuver.Speed == speed && c.N == launch
	}
}

// drop lets a ship drop a Conner Net in the System phase.
func drop(t *testing.T, pilot string, at scene.Option) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	ship := s.Mine(pilot, at, scene.With("connernets"))
	s.System(ship)
	s.Use(ship, "drop a Conner Net")
	return s, ship
}

// 2e.device.drop
func TestNimbleBomber(t *testing.T) {
	for b, left := range map[geom.Bearing]bool{geom.BankLeft: true, geom.BankRight: false} {
		t.Run(b.String(), func(t *testing.T) {
			s, _ := drop(t, "scimitarsquadronpilot", here)
			s.Choose(way(b, 1, 0))
			net := s.State().Devices[0].Pose
			s.Is(net.Y < 280*geom.Millimeter, "the net behind the ship")
			s.Is((net.X < 457*geom.Millimeter) == left, "it to the left: %v", left)
			s.Done()
		})
	}
}

func TestNimbleBomber_Straight(t *testing.T) {
	s, _ := drop(t, "scimitarsquadronpilot", here)
	s.Refused(func() { s.Choose(way(geom.BankLeft, 2, 0)) })
	s.Refused(func() { s.Choose(way(geom.Straight, 1, 1)) }) // a launch
	s.Choose(way(geom.Straight, 1, 0))
	s.Is(s.State().Devices[0].Pose.X == 457*geom.Millimeter, "the net straight behind the ship")
	s.Done()
}

// 2e.device.not-outside
func TestNimbleBomber_OutsideTheArea(t *testing.T) {
	s, _ := drop(t, "scimitarsquadronpilot", scene.At(70, 300, 0))
	s.Refused(func() { s.Choose(way(geom.BankLeft, 1, 0)) })
	s.Choose(way(geom.BankRight, 1, 0))
	s.Done()
}

func TestNimbleBomber_AnotherShipType(t *testing.T) {
	s, _ := drop(t, "bluesquadronescort", here)
	s.Is(s.State().NDevices == 1, "the net on the table without a choice")
	s.Done()
}

var jonusTopCover = []string{"captainjonus-swz98", "captainjonus-swz98-lsl"}

func TestCaptainJonusTopCover(t *testing.T) {
	each(t, jonusTopCover, func(t *testing.T, id string) {
		s, jonus := drop(t, id, here)
		s.Choose(way(geom.Straight, 1, 0))
		s.WantTokens(jonus, game.EvadeToken, 1)
		s.Done()
	})
}

func TestCaptainJonusTopCover_AFriendDrops(t *testing.T) {
	s := scene.Second(t)
	jonus := s.Mine(jonusTopCover[0], beside(50))
	friend := s.Mine("bluesquadronescort", here, scene.With("connernets"))
	s.System(friend)
	s.Use(friend, "drop a Conner Net")
	s.WantTokens(jonus, game.EvadeToken, 0)
	s.Done()
}

var scimitar3 = []string{"scimitar3-battleoverendor", "scimitar3-battleoverendor-lsl"}

// bombs lets a Scimitar 3 drop a device.
func bombs(t *testing.T, id, device, name string) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	scimitar := s.Mine(id, here, scene.With(device))
	s.System(scimitar)
	s.Use(scimitar, "drop a "+name)
	return s, scimitar
}

func TestScimitar3(t *testing.T) {
	each(t, scimitar3, func(t *testing.T, id string) {
		s, scimitar := bombs(t, id, "protonbombs", "Proton Bomb")
		s.Choose(way(geom.Straight, 1, 0))
		s.Use(scimitar, id+": boost")
		s.Use(scimitar, "rules: boost")
		s.Maneuver("1 straight")
		s.WantCharges(scimitar, id, 1)
		s.WantPose(scimitar, 457, 380, 0)
		s.Done()
	})
}

func TestScimitar3_Mines(t *testing.T) {
	s, scimitar := bombs(t, scimitar3[0], "connernets", "Conner Net")
	s.Never(scimitar, "boost")
	s.Choose(way(geom.Straight, 1, 0))
	s.Done()
}

func TestScimitar3_WithoutCharge(t *testing.T) {
	s, scimitar := bombs(t, scimitar3[0], "protonbombs", "Proton Bomb")
	s.Charges(scimitar, scimitar3[0], 0)
	s.Never(scimitar, "boost")
	s.Choose(way(geom.Straight, 1, 0))
	s.Done()
}

// 2e.timing.cost-only-if-effect
func TestScimitar3_Stressed(t *testing.T) {
	s, scimitar := bombs(t, scimitar3[0], "protonbombs", "Proton Bomb")
	s.Tokens(scimitar, game.StressToken, 1)
	s.Never(scimitar, "boost")
	s.Choose(way(geom.Straight, 1, 0))
	s.Done()
}

func TestScimitar3_AFriendDrops(t *testing.T) {
	s := scene.Second(t)
	scimitar := s.Mine(scimitar3[0], beside(100))
	friend := s.Mine("bluesquadronescort", here, scene.With("protonbombs"))
	s.Never(scimitar, "boost")
	s.System(friend)
	s.Use(friend, "drop a Proton Bomb")
	s.Done()
}

// deathfireHit lets an X-wing destroy "Deathfire" with these upgrades; it is at a place.
func deathfireHit(t *testing.T, at scene.Option, upgrades ...string) (s *scene.Scene, fire,
	escort *scene.Ship,
) {
	s = scene.Second(t)
	fire = s.Mine("deathfire", here, scene.Damaged(5), scene.With(upgrades...))
	escort = s.Theirs("bluesquadronescort", at)
	s.Attack(escort, fire)
	s.Dice(append([]string{"hit"}, blanks(int(s.Rolling().N)-1)...)...)
	return s, fire, escort
}

// 2e.destroy.abilities-active-until-removed, 2e.destroy.triggers-immediately, 2e.device.cost
func TestDeathfire(t *testing.T) {
	s, fire, escort := deathfireHit(t, ahead(150), "connernets")
	s.Dice("blank", "blank")
	s.Use(fire, "last stand")
	s.Refused(s.Pass) // the attack and the device come together
	s.Declare("primary", escort)
	s.Dice("hit", "blank")
	s.Dice("blank", "blank")
	s.WantShields(escort, 1)
	s.Use(fire, "drop a Conner Net")
	s.Choose(way(geom.BankLeft, 1, 0))
	s.Is(s.State().NDevices == 1, "a net on the table")
	s.WantCharges(fire, "connernets", 0)
	s.Is(!s.Of(fire).OnTable, "Deathfire off the table")
	s.Done()
}

// 2e.timing.partial-effect-not-allowed
func TestDeathfire_WithoutDevice(t *testing.T) {
	s, fire, _ := deathfireHit(t, ahead(150))
	s.Never(fire, "last stand")
	s.Dice("blank", "blank")
	s.WantDestroyed(fire)
	s.Done()
}

func TestDeathfire_TheDeviceIsSpent(t *testing.T) {
	s, fire, _ := deathfireHit(t, ahead(150), "connernets")
	s.Charges(fire, "connernets", 0)
	s.Never(fire, "last stand")
	s.Dice("blank", "blank")
	s.Done()
}

func TestDeathfire_NobodyToAttack(t *testing.T) {
	s, fire, _ := deathfireHit(t, behind(150), "connernets")
	s.Never(fire, "last stand")
	s.Dice("blank", "blank")
	s.Done()
}

func TestDeathfire_Survives(t *testing.T) {
	s, fire, _ := deathfireHit(t, ahead(150), "connernets")
	s.Never(fire, "last stand")
	s.Dice("evade", "blank")
	s.Done()
}

func TestDeathfire_AnotherShipIsDestroyed(t *testing.T) {
	s := scene.Second(t)
	fire := s.Mine("deathfire", beside(50), scene.With("connernets"))
	tie := s.Mine("academypilot", here, scene.Damaged(2))
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Never(fire, "last stand")
	s.Attack(escort, tie)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantDestroyed(tie)
	s.Done()
}

// 2e.destroy.outside-engagement, 2e.destroy.not-removed-with-queue
func TestDeathfire_OutsideTheEngagementPhase(t *testing.T) {
	s := scene.Second(t)
	fire := s.Mine("deathfire", here, scene.Damaged(4), scene.With("connernets"))
	escort := s.Theirs("bluesquadronescort", scene.At(280, 540, 135))
	s.Crit(fire, "Loose Stabilizer")
	s.Activate(fire, "1 bank-left")
	s.Use(fire, "last stand")
	s.Declare("primary", escort)
	s.Dice(blanks(int(s.Rolling().N))...)
	s.Dice(blanks(int(s.Rolling().N))...)
	s.Use(fire, "drop a Conner Net")
	s.Choose(way(geom.Straight, 1, 0))
	s.Is(!s.Of(fire).OnTable, "Deathfire off the table")
	s.Done()
}

var deathfireBombardier = []string{"deathfire-swz98", "deathfire-swz98-lsl"}

// bombardier activates a "Deathfire" with devices.
func bombardier(t *testing.T, id, maneuver string, devices ...string) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	fire := s.Mine(id, here, scene.With(devices...))
	s.Activate(fire, maneuver)
	return s, fire
}

// 2e.device.launch
func TestDeathfireBombardier_Launches(t *testing.T) {
	each(t, deathfireBombardier, func(t *testing.T, id string) {
		s, fire := bombardier(t, id, "3 straight", "protonbombs", "connernets")
		s.Use(fire, "bomb")
		s.NotOffered(fire, "drop a Conner Net") // a mine
		s.Use(fire, "drop a Proton Bomb")
		s.Refused(func() { s.Choose(way(geom.Straight, 1, 0)) }) // as the bomb's card has it
		s.Refused(func() { s.Choose(way(geom.BankLeft, 3, 1)) }) // only what is dropped can bank
		s.Choose(way(geom.Straight, 3, 1))
		s.Is(s.State().Devices[0].Pose.Y > 560*geom.Millimeter, "the bomb ahead")
		s.WantCharges(fire, id, 0)
		s.WantCharges(fire, "protonbombs", 1)
		s.Pass() // no action
		s.Done()
	})
}

func TestDeathfireBombardier_Drops(t *testing.T) {
	for _, b := range []geom.Bearing{geom.Straight, geom.BankLeft, geom.BankRight} {
		t.Run(b.String(), func(t *testing.T) {
			s, fire := bombardier(t, deathfireBombardier[0], "3 straight", "protonbombs")
			s.Use(fire, "bomb")
			s.Use(fire, "drop a Proton Bomb")
			s.Choose(way(b, 3, 0))
			s.Is(s.State().Devices[0].Pose.Y < 320*geom.Millimeter, "the bomb behind")
			s.Pass() // no action
			s.Done()
		})
	}
}

func TestDeathfireBombardier_TooSlow(t *testing.T) {
	s, fire := bombardier(t, deathfireBombardier[0], "2 straight", "protonbombs")
	s.NotOffered(fire, "bomb")
	s.Pass() // no action
	s.Done()
}

func TestDeathfireBombardier_WithoutBomb(t *testing.T) {
	s, fire := bombardier(t, deathfireBombardier[0], "3 straight", "connernets")
	s.NotOffered(fire, "bomb")
	s.Pass() // no action
	s.Done()
}

// 2e.overlap.full-vs-partial
func TestDeathfireBombardier_PartialManeuver(t *testing.T) {
	s := scene.Second(t)
	fire := s.Mine(deathfireBombardier[0], here, scene.With("protonbombs"))
	s.Mine("academypilot", scene.At(457, 420, 0))
	s.Never(fire, "bomb")
	s.Activate(fire, "3 straight")
	s.Done()
}

func TestDeathfireBombardier_WithOneCharge(t *testing.T) {
	s := scene.Second(t)
	fire := s.Mine(deathfireBombardier[0], here, scene.With("protonbombs"))
	s.Charges(fire, deathfireBombardier[0], 1)
	s.Never(fire, "bomb")
	s.Activate(fire, "3 straight")
	s.Pass() // no action
	s.Done()
}

// 2e.device.one-per-system-phase: her card keeps its own limit.
func TestDeathfireBombardier_AfterADevice(t *testing.T) {
	s := scene.Second(t)
	fire := s.Mine(deathfireBombardier[0], here, scene.With("protonbombs"))
	s.System(fire)
	s.Use(fire, "drop a Proton Bomb")
	s.Choose(way(geom.Straight, 1, 0))
	s.Never(fire, "bomb")
	s.Activate(fire, "3 straight")
	s.Pass() // no action
	s.Done()
}
