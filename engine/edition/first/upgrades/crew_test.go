package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
)

const smuggler = "outerrimsmuggler" // of attack 2

// large and facing are places of a large ship and of a small one at range 2 in front of it.
var (
	large  = scene.At(457, 300, 0)
	facing = scene.At(457, 510, 180)
)

func TestMercenaryCopilot_OnlyAtRange3(t *testing.T) {
	s := table(t)
	ship := s.Mine(smuggler, large, with("mercenarycopilot"))
	tie := s.Theirs(academy, scene.At(457, 610, 180))
	s.Attack(ship, tie)
	s.Dice("hit", "blank")
	s.Use(ship, "change a hit")
	s.Dice("blank", "blank", "blank", "blank")
	s.Draw("Damaged Engine")
	s.WantCrit(tie, "Damaged Engine", 1)
	s.Done()

	s = table(t)
	ship, tie = s.Mine(smuggler, large, with("mercenarycopilot")), s.Theirs(academy, facing)
	s.Never(ship, "change a hit")
	s.Attack(ship, tie)
	s.Dice("hit", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestTactician_OnlyAtRange2(t *testing.T) {
	for y, tokens := range map[float64]int{510: 1, 610: 0} {
		s := table(t)
		ship := s.Mine(smuggler, large, with("tactician"))
		tie := s.Theirs(academy, scene.At(457, y, 180))
		s.Attack(ship, tie)
		s.Dice("blank", "blank")
		s.Dice(blanks(int(s.Rolling().N))...)
		s.WantTokens(tie, stress, tokens)
		s.Done()
	}
}

func TestHanSolo_SpendsTheLock(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(smuggler, large, with("hansolo")), s.Theirs(academy, facing)
	s.Lock(ship, tie)
	s.Attack(ship, tie)
	s.Dice("focus", "focus")
	s.Use(ship, "never tell the odds")
	s.Dice("blank", "blank", "blank")
	s.WantDamage(tie, 2)
	s.WantLock(ship, tie, false)
	s.Done()
}

func TestDengar_TwoDiceAgainstUniquePilots(t *testing.T) {
	for pilot, most := range map[string]int{rookie: 1, "biggsdarklighter": 2} {
		s := table(t)
		s.Unbuilt()
		ship := s.Mine("mandalorianmercenary", large, with("dengar"))
		target := s.Theirs(pilot, facing)
		s.Attack(ship, target)
		s.Dice(blanks(3)...)
		s.Use(ship, "reroll")
		s.Number(most)
		s.Dice(blanks(most)...)
		s.Dice(blanks(int(s.Rolling().N))...)
		s.Done()
	}
}

func TestRebelCaptive_TheFirstOfARound(t *testing.T) {
	s := table(t)
	ship := s.Mine(smuggler, large, with("rebelcaptive"))
	tie, wing := s.Theirs(academy, facing), s.Theirs(academy, scene.At(520, 510, 180))
	s.Attack(tie, ship)
	s.Dice("blank", "blank")
	s.Dice("blank")
	s.Done()
	s.Attack(wing, ship)
	s.Dice("blank", "blank")
	s.Dice("blank")
	s.WantTokens(tie, stress, 1)
	s.WantTokens(wing, stress, 0)
	s.Done()
}

func TestLandoCalrissian_GainsWhatIsRolled(t *testing.T) {
	s := table(t)
	ship := s.Mine(smuggler, large, with("landocalrissian"))
	s.Theirs(academy, scene.At(100, 800, 180))
	s.Activate(ship, "1 straight")
	s.Use(ship, "gamble")
	s.Dice("focus", "evade")
	s.WantTokens(ship, focus, 1)
	s.WantTokens(ship, evade, 1)
	s.Done()
}

func TestNienNunb_StraightsMayBeGreen(t *testing.T) {
	s := table(t)
	ship := s.Mine(smuggler, large, with("niennunb"), scene.Tokens(stress, 1))
	s.Theirs(academy, scene.At(100, 800, 180))
	s.Activate(ship, "3 straight")
	s.Use(ship, "treat it as green")
	s.WantTokens(ship, stress, 0)
	s.Pass()
	s.Done()
}

func TestWookieeCommandos_OnlyFocusResults(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(smuggler, large, with("wookieecommandos")), s.Theirs(academy, facing)
	s.Attack(ship, tie)
	s.Dice("focus", "blank")
	s.Use(ship, "reroll focus results")
	s.Number(1)
	s.Dice("hit")
	s.Dice("blank", "blank", "blank")
	s.WantDamage(tie, 1)
	s.Done()
}

func TestLattsRazzi_NeedsAStressedAttacker(t *testing.T) {
	s := table(t)
	ship := s.Mine("mandalorianmercenary", large, with("lattsrazzi"))
	tie := s.Theirs(rookie, facing, scene.Tokens(stress, 1))
	s.Attack(tie, ship)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank")
	s.Use(ship, "add an evade")
	s.WantShields(ship, 4)
	s.WantTokens(tie, stress, 0)
	s.Done()

	s = table(t)
	ship, tie = s.Mine("mandalorianmercenary", large, with("lattsrazzi")), s.Theirs(rookie, facing)
	s.Never(ship, "add an evade")
	s.Attack(tie, ship)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank")
	s.Done()
}

func TestMaraJade_OnlyTheCalm(t *testing.T) {
	s := table(t)
	ship := s.Mine("bountyhunter", large, with("marajade"))
	near := s.Theirs(rookie, scene.At(457, 400, 0))
	far := s.Theirs(rookie, scene.At(457, 700, 0))
	s.Engagement()
	s.Pass() // no attack
	s.Pick(near)
	s.WantTokens(near, stress, 1)
	s.WantTokens(far, stress, 0)
	s.WantTokens(ship, stress, 0)
	s.Done()
}
