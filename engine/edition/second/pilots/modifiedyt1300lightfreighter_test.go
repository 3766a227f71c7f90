package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// Places about a large ship at here, whose base reaches 20 mm further than a small one's.
func aheadOfLarge(gap float64) scene.Option { return scene.At(457, 360+gap, 180) }

// besideLarge is a place of a small ship to the right of a large one at here.
func besideLarge(gap float64) scene.Option { return scene.At(517+gap, 300, 0) }

var hanYavin = []string{"hansolo-battleofyavin", "hansolo-battleofyavin-lsl"}

// hanHits lets Han Solo hit a ship at range 2, with a friend at a distance from him.
func hanHits(t *testing.T, id string, gap float64) (s *scene.Scene, han, friend *scene.Ship) {
	s = scene.Second(t)
	han = s.Mine(id, here)
	friend = s.Mine("bluesquadronescort", besideLarge(gap))
	tie := s.Theirs("academypilot", aheadOfLarge(150))
	s.Attack(han, tie)
	s.Dice("hit", "blank", "blank")
	return s, han, friend
}

func TestHanSoloYavin(t *testing.T) {
	each(t, hanYavin, func(t *testing.T, id string) {
		s, han, friend := hanHits(t, id, 199)
		s.Pass() // his ship ability
		s.Dice("blank", "blank", "blank")
		s.Use(han, "coordinate")
		s.WantCharges(han, id, 3)
		s.Use(han, "coordinate")
		s.Pick(friend)
		s.Use(friend, "focus")
		s.WantTokens(friend, game.FocusToken, 1)
		s.Done()
	})
}

func TestHanSoloYavin_Misses(t *testing.T) {
	s, han, _ := hanHits(t, hanYavin[0], 50)
	s.Never(han, "coordinate")
	s.Dice("evade", "blank", "blank")
	s.Done()
}

func TestHanSoloYavin_NobodyToCoordinate(t *testing.T) {
	// 2e.timing.cost-only-if-effect
	s, han, _ := hanHits(t, hanYavin[0], 201)
	s.Never(han, "coordinate")
	s.Pass() // his ship ability
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestHanSoloYavin_WithoutCharge(t *testing.T) {
	s := scene.Second(t)
	han := s.Mine(hanYavin[0], here)
	s.Mine("bluesquadronescort", besideLarge(150))
	tie := s.Theirs("academypilot", aheadOfLarge(150))
	s.Charges(han, hanYavin[0], 0)
	s.Never(han, "coordinate")
	s.Never(han, "solo")
	s.Attack(han, tie)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestHanSoloYavin_IsHit(t *testing.T) {
	s := scene.Second(t)
	han := s.Mine(hanYavin[0], here)
	s.Mine("bluesquadronescort", besideLarge(50))
	tie := s.Theirs("academypilot", aheadOfLarge(150))
	s.Never(han, "coordinate")
	s.Attack(tie, han)
	s.Dice("hit", "blank")
	s.Dice("blank")
	s.Done()
}

// landoFlies executes a maneuver of Lando Calrissian of speed 1, with a friend beside where it
// ends.
func landoFlies(t *testing.T, maneuver string, gap float64) (s *scene.Scene, lando, friend *scene.Ship) {
	s = scene.Second(t)
	lando = s.Mine("landocalrissian-modifiedyt1300lightfreighter", here)
	friend = s.Mine("bluesquadronescort", scene.At(517+gap, 440, 0))
	s.Activate(lando, maneuver)
	return s, lando, friend
}

func TestLandoCalrissian(t *testing.T) {
	s, lando, friend := landoFlies(t, "2 straight", 299)
	s.Use(lando, "give the word")
	s.Pick(friend)
	s.Offered(friend, "lock")
	s.Use(friend, "focus")
	s.WantTokens(friend, game.FocusToken, 1)
	s.Pass() // his own action
	s.Done()
}

func TestLandoCalrissian_TheFriendIsTooFar(t *testing.T) {
	s, lando, friend := landoFlies(t, "2 straight", 321)
	s.Use(lando, "give the word")
	s.Refused(func() { s.Pick(friend) })
	s.Pick(lando) // 2e.component.friendly.range-0-of-self
	s.Use(lando, "focus")
	s.WantTokens(lando, game.FocusToken, 1)
	s.Pass() // his own action
	s.Done()
}

func TestLandoCalrissian_AWhiteManeuver(t *testing.T) {
	s, lando, _ := landoFlies(t, "4 straight", 50)
	s.NotOffered(lando, "give the word")
	s.Pass() // his own action
	s.Done()
}

func TestLandoCalrissian_NotInFull(t *testing.T) {
	s := scene.Second(t)
	lando := s.Mine("landocalrissian-modifiedyt1300lightfreighter", here)
	s.Mine("bluesquadronescort", scene.At(457, 420, 0))
	s.Never(lando, "give the word")
	s.Activate(lando, "2 straight")
	s.Done()
}

func TestLandoCalrissian_AFriendFlies(t *testing.T) {
	s := scene.Second(t)
	lando := s.Mine("landocalrissian-modifiedyt1300lightfreighter", besideLarge(50))
	escort := s.Mine("bluesquadronescort", here)
	s.Never(lando, "give the word")
	s.Activate(escort, "2 straight")
	s.Pass() // its own action
	s.Done()
}

// leiaWatches executes a maneuver of a friend of Leia Organa, beside whom it ends.
func leiaWatches(t *testing.T, maneuver string, gap float64, force int,
) (s *scene.Scene, leia, friend *scene.Ship) {
	s = scene.Second(t)
	leia = s.Mine("leiaorgana", scene.At(517+gap, 460, 0), scene.Force(force))
	friend = s.Mine("lukeskywalker", here, scene.Force(0))
	s.Activate(friend, maneuver)
	return s, leia, friend
}

func TestLeiaOrgana_Focus(t *testing.T) {
	s, leia, luke := leiaWatches(t, "4 koiogran", 299, 1)
	s.Use(leia, "encourage")
	s.ChooseNamed("gain a focus token")
	s.WantTokens(luke, game.FocusToken, 1)
	s.WantForce(luke, 0)
	s.WantForce(leia, 0)
	s.Done()
}

func TestLeiaOrgana_Force(t *testing.T) {
	s, leia, luke := leiaWatches(t, "4 koiogran", 299, 1)
	s.Use(leia, "encourage")
	s.ChooseNamed("recover Force")
	s.WantTokens(luke, game.FocusToken, 0)
	s.WantForce(luke, 1)
	s.WantForce(leia, 0)
	s.Done()
}

func TestLeiaOrgana_AShipWithoutForce(t *testing.T) {
	s := scene.Second(t)
	leia := s.Mine("leiaorgana", besideLarge(50))
	escort := s.Mine("bluesquadronescort", here)
	s.Activate(escort, "4 koiogran")
	s.Use(leia, "encourage")
	s.Refused(func() { s.ChooseNamed("recover Force") })
	s.ChooseNamed("gain a focus token")
	s.WantTokens(escort, game.FocusToken, 1)
	s.Done()
}

func TestLeiaOrgana_Herself(t *testing.T) {
	// 2e.component.friendly.range-0-of-self
	s := scene.Second(t)
	leia := s.Mine("leiaorgana", here)
	s.Activate(leia, "4 koiogran")
	s.Use(leia, "encourage")
	s.ChooseNamed("recover Force")
	s.WantForce(leia, 1)
	s.Done()
}

func TestLeiaOrgana_TooFar(t *testing.T) {
	s, leia, _ := leiaWatches(t, "4 koiogran", 321, 1)
	s.NotOffered(leia, "encourage")
	s.Done()
}

func TestLeiaOrgana_WithoutForce(t *testing.T) {
	s, leia, _ := leiaWatches(t, "4 koiogran", 50, 0)
	s.NotOffered(leia, "encourage")
	s.Done()
}

func TestLeiaOrgana_AWhiteManeuver(t *testing.T) {
	s, leia, _ := leiaWatches(t, "4 straight", 50, 1)
	s.NotOffered(leia, "encourage")
	s.Pass() // its own action
	s.Done()
}

func TestLeiaOrgana_AnEnemyFlies(t *testing.T) {
	s := scene.Second(t)
	leia := s.Mine("leiaorgana", besideLarge(50))
	escort := s.Theirs("bluesquadronescort", here)
	s.Never(leia, "encourage")
	s.Activate(escort, "4 koiogran")
	s.Done()
}

var landoEndor = []string{"landocalrissian-battleoverendor", "landocalrissian-battleoverendor-lsl"}

// activation plays an Activation phase of Lando Calrissian and of a ship of initiative 4.
func activation(t *testing.T, id string) (s *scene.Scene, lando, tie *scene.Ship) {
	s = scene.Second(t)
	lando = s.Mine(id, here)
	tie = s.Theirs("idenversio", scene.At(100, 800, 180))
	s.SetDial(lando, "1 straight")
	s.SetDial(tie, "2 straight")
	return s, lando, tie
}

func TestLandoCalrissianEndor(t *testing.T) {
	each(t, landoEndor, func(t *testing.T, id string) {
		s, lando, tie := activation(t, id)
		s.Activation()
		s.Use(lando, "pick your moment")
		s.Refused(func() { s.Number(0) })
		s.Refused(func() { s.Number(7) })
		s.Number(1)
		s.WantCharges(lando, id, 1)
		s.WantInitiative(lando, 5)
		s.Offered(lando, "focus") // before the TIE
		s.Pass()
		s.Offered(tie, "focus")
		s.Pass()
		s.Done()
	})
}

func TestLandoCalrissianEndor_Late(t *testing.T) {
	s, lando, tie := activation(t, landoEndor[0])
	soontir := s.Theirs("soontirfel", scene.At(300, 800, 180))
	s.SetDial(soontir, "2 straight")
	s.Activation()
	s.Use(lando, "pick your moment")
	s.Number(6)
	s.Offered(tie, "focus")
	s.Pass()
	s.Offered(lando, "focus") // 6, and his is the first player's side
	playOut(s)
}

func TestLandoCalrissianEndor_DoesNot(t *testing.T) {
	s, lando, tie := activation(t, landoEndor[0])
	s.Activation()
	s.Pass()
	s.Offered(tie, "focus")
	s.Pass()
	s.Offered(lando, "focus")
	s.Pass()
	s.WantCharges(lando, landoEndor[0], 2)
	s.Done()
}

func TestLandoCalrissianEndor_WithoutCharge(t *testing.T) {
	s, lando, _ := activation(t, landoEndor[0])
	s.Charges(lando, landoEndor[0], 0)
	s.Never(lando, "pick your moment")
	s.Activation()
	s.Pass()
	s.Pass()
	s.Done()
}

// chewbaccaHit lets a TIE hit Chewbacca, who has no shields, with these results.
func chewbaccaHit(t *testing.T, charges int, results ...string) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	chewie := s.Mine("chewbacca", here, scene.Shields(0))
	tie := s.Theirs("academypilot", aheadOfLarge(150))
	s.Charges(chewie, "chewbacca", charges)
	s.Attack(tie, chewie)
	s.Dice(results...)
	s.Dice("blank")
	return s, chewie
}

func TestChewbacca(t *testing.T) {
	// 2e.timing.replacement
	s, chewie := chewbaccaHit(t, 1, "crit", "crit")
	s.Use(chewie, "shrug it off")
	s.WantCharges(chewie, "chewbacca", 0)
	s.WantFacedown(chewie, 1)
	s.Draw("Weapons Failure") // the second one
	s.WantCrit(chewie, "Weapons Failure", 1)
	s.WantDamage(chewie, 2)
	s.Done()
}

func TestChewbacca_DoesNot(t *testing.T) {
	s, chewie := chewbaccaHit(t, 1, "crit", "blank")
	s.Pass()
	s.Draw("Weapons Failure")
	s.WantFacedown(chewie, 0)
	s.WantCharges(chewie, "chewbacca", 1)
	s.Done()
}

func TestChewbacca_WithoutCharge(t *testing.T) {
	s, chewie := chewbaccaHit(t, 0, "crit", "blank")
	s.NotOffered(chewie, "shrug it off")
	s.Draw("Weapons Failure")
	s.Done()
}

func TestChewbacca_ADamageCardFacedown(t *testing.T) {
	s, chewie := chewbaccaHit(t, 1, "hit", "blank")
	s.WantFacedown(chewie, 1)
	s.WantCharges(chewie, "chewbacca", 1)
	s.Done()
}

func TestChewbacca_AShield(t *testing.T) {
	// 2e.damage.crit-on-shield
	s := scene.Second(t)
	chewie := s.Mine("chewbacca", here, scene.Shields(1))
	tie := s.Theirs("academypilot", aheadOfLarge(150))
	s.Never(chewie, "shrug it off")
	s.Attack(tie, chewie)
	s.Dice("crit", "blank")
	s.Dice("blank")
	s.WantShields(chewie, 0)
	s.Done()
}

func TestChewbacca_AFriendIsHit(t *testing.T) {
	s := scene.Second(t)
	chewie := s.Mine("chewbacca", scene.At(547, 300, 0))
	escort := s.Mine("bluesquadronescort", here, scene.Shields(0))
	tie := s.Theirs("academypilot", ahead(150))
	s.Never(chewie, "shrug it off")
	s.Attack(tie, escort)
	s.Dice("crit", "blank")
	s.Dice("blank", "blank")
	s.Draw("Weapons Failure")
	s.Done()
}

func TestChewbacca_AnExposedCardIsNotDealt(t *testing.T) {
	// 2e.damage.expose
	s := scene.Second(t)
	chewie := s.Theirs("chewbacca", aheadOfLarge(150), scene.Damaged(1))
	thane := s.Mine("thanekyrell", scene.At(457, 290, 0))
	s.Never(chewie, "shrug it off")
	s.Attack(thane, chewie)
	s.Dice("focus", "blank", "blank")
	s.Use(thane, "find a weakness")
	s.Face("focus")
	s.Draw("Weapons Failure")
	s.ChooseNamed("Weapons Failure")
	s.Dice("blank")
	s.Done()
}
