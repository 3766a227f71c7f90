package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// hitWith lets a ship hit another with a secondary weapon: 1 hit of the three dice.
func hitWith(s *scene.Scene, weapon string, faces ...string) (*scene.Ship, *scene.Ship) {
	ship := s.Mine("bountyhunter", scene.At(457, 300, 0), with(weapon))
	target := s.Theirs(rookie, scene.At(457, 510, 180))
	s.AttackWith(ship, weapon, target)
	s.Dice(faces...)
	return ship, target
}

func TestFlechetteCannon_StressesTheCalm(t *testing.T) {
	s := table(t)
	_, target := hitWith(s, "flechettecannon", "hit", "hit", "blank")
	s.Dice("blank", "blank")
	s.WantShields(target, 1)
	s.WantTokens(target, stress, 1)
	s.Done()
}

func TestIonCannon_OneDamageAndOneIonToken(t *testing.T) {
	s := table(t)
	_, target := hitWith(s, "ioncannon", "hit", "hit", "blank")
	s.Dice("blank", "blank")
	s.WantShields(target, 1)
	s.WantTokens(target, ion, 1)
	s.Done()
}

func TestJammingBeam_AJamTokenAndNoDamage(t *testing.T) {
	s := table(t)
	_, target := hitWith(s, "jammingbeam", "hit", "hit", "blank")
	s.Dice("blank", "blank")
	s.WantShields(target, 2)
	s.WantTokens(target, game.JamToken, 1)
	s.Done()
}

func TestManglerCannon_AHitToACriticalHit(t *testing.T) {
	s := table(t)
	ship, _ := hitWith(s, "manglercannon", "hit", "hit", "blank")
	s.Use(ship, "change a hit")
	s.WantAttackDice("crit", "hit", "blank")
	s.Dice("evade", "evade")
	s.Done()
}

func TestTractorBeam_AMissIsNothing(t *testing.T) {
	s := table(t)
	_, target := hitWith(s, "tractorbeam", "hit", "blank", "blank")
	s.Dice("evade", "blank")
	s.WantTokens(target, game.TractorToken, 0)
	s.Done()
}

// spentOn lets a ship with a lock attack another with ordnance; every defense die is blank.
func spentOn(s *scene.Scene, weapon string, gap float64, faces ...string) (*scene.Ship, *scene.Ship) {
	ship := s.Mine("scimitarsquadronpilot", here, with(weapon))
	target := s.Theirs(rookie, ahead(gap))
	s.Lock(ship, target)
	s.AttackWith(ship, weapon, target)
	s.Dice(faces...)
	return ship, target
}

func TestAdvancedProtonTorpedoes_BlanksToFocusResults(t *testing.T) {
	s := table(t)
	ship, _ := spentOn(s, "advprotontorpedoes", 60, blanks(5)...)
	s.Use(ship, "change blanks")
	s.Number(3)
	s.WantAttackDice("focus", "focus", "focus", "blank", "blank")
	s.Dice("blank", "blank")
	s.Done()
}

func TestIonTorpedoes_AlsoShipsNear(t *testing.T) {
	s := table(t)
	near, far := s.Theirs(rookie, scene.At(520, 490, 180)), s.Theirs(rookie, scene.At(457, 800, 180))
	_, target := spentOn(s, "iontorpedoes", 150, "hit", "blank", "blank", "blank")
	s.Dice("blank", "blank")
	s.WantTokens(target, ion, 1)
	s.WantTokens(near, ion, 1)
	s.WantTokens(far, ion, 0)
	s.Done()
}

func TestPlasmaTorpedoes_AnotherShield(t *testing.T) {
	for face, shields := range map[string]int{"hit": 0, "blank": 2} {
		s := table(t)
		_, target := spentOn(s, "plasmatorpedoes", 150, face, "blank", "blank", "blank")
		s.Dice("blank", "blank")
		s.WantShields(target, shields)
		s.Done()
	}
}

func TestProtonRockets_MoreDiceForAgility(t *testing.T) {
	s := table(t)
	ship := s.Mine("tempestsquadronpilot", here, with("protonrockets"), scene.Tokens(focus, 1))
	target := s.Theirs(rookie, ahead(60))
	s.AttackWith(ship, "protonrockets", target)
	s.Use(ship, "roll more dice")
	got := int(s.Rolling().N)
	s.Is(got == 5, "%d attack dice, not 2 and 3 for agility", got)
	s.Dice(blanks(5)...)
	s.Pass()
	s.Dice("blank", "blank")
	s.Done()
}

// It is the agility of the moment.
func TestProtonRockets_LessAgile(t *testing.T) {
	s := table(t)
	ship := s.Mine("tempestsquadronpilot", here, with("protonrockets"), scene.Tokens(focus, 1), scene.Tokens(game.TractorToken, 1))
	target := s.Theirs(rookie, ahead(60))
	s.AttackWith(ship, "protonrockets", target)
	s.Use(ship, "roll more dice")
	s.Is(s.Rolling().N == 4, "%d attack dice, not 2 and 2 for agility", s.Rolling().N)
	s.Dice(blanks(4)...)
	misses(s)
	s.Done()
}

func TestGuidanceChips_ACriticalHitOnlyForStrongShips(t *testing.T) {
	for pilot, name := range map[string]string{
		"scimitarsquadronpilot": "guide to a hit", rookie: "guide to a critical hit",
	} {
		s := table(t)
		ship := s.Mine(pilot, here, with("plasmatorpedoes"), with("guidancechips"))
		target := s.Theirs(academy, ahead(150))
		s.Lock(ship, target)
		s.AttackWith(ship, "plasmatorpedoes", target)
		s.Dice(blanks(4)...)
		s.Use(ship, name)
		s.Face("blank")
		s.Dice("evade", "blank", "blank")
		s.WantDamage(target, 0)
		s.Done()
	}
}

func TestGuidanceChips_OnceARound(t *testing.T) {
	for pilot, name := range map[string]string{
		"scimitarsquadronpilot": "guide to a hit", rookie: "guide to a critical hit",
	} {
		s := table(t)
		ship := s.Mine(pilot, here, with("clustermissiles"), with("guidancechips"))
		target := s.Theirs("outerrimsmuggler", scene.At(457, 480, 180))
		s.Lock(ship, target)
		s.AttackWith(ship, "clustermissiles", target)
		s.Dice(blanks(3)...)
		s.Use(ship, name)
		s.Face("blank")
		s.Dice("evade")
		s.Never(ship, name) // in the second attack
		s.Weapon("clustermissiles")
		s.Pick(target)
		misses(s)
		s.Done()
	}
}

func TestGuidanceChips_NotWithThePrimaryWeapon(t *testing.T) {
	s := table(t)
	ship, target := s.Mine(rookie, here, with("guidancechips")), s.Theirs(academy, ahead(150))
	s.Never(ship, "guide to a critical hit")
	s.Attack(ship, target)
	s.Dice(blanks(3)...)
	s.Dice(blanks(3)...)
	s.Done()
}

// 1e.bomb.upgrade-names-token
func TestBombs_DroppedAtTheReveal(t *testing.T) {
	for id, token := range map[string]string{
		"ionbombs": "Ion Bomb", "protonbombs": "Proton Bomb", "thermaldetonators": "Thermal Detonator",
		"bombletgenerator": "Bomblet",
	} {
		s := table(t)
		bomber := s.Mine("scimitarsquadronpilot", here, with(id))
		s.Theirs(rookie, ahead(400))
		s.Activate(bomber, "2 straight")
		s.Use(bomber, "drop a "+token)
		s.Is(s.State().NDevices == 1, "%d devices", s.State().NDevices)
		s.Pass()
		s.Done()
	}
}

func TestConnerNet_IsAnAction(t *testing.T) {
	s := table(t)
	bomber := s.Mine("scimitarsquadronpilot", here, with("connernet"))
	s.Theirs(rookie, ahead(400))
	s.Activate(bomber, "2 straight")
	s.Use(bomber, "drop a Conner Net")
	s.Is(s.State().NDevices == 1, "%d devices", s.State().NDevices)
	s.Done()
}
