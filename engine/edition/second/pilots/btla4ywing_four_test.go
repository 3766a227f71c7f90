package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

var dutch = []string{"dutchvander", "dutchvander-swz106"}

// dutchLocks lets Dutch Vander perform a lock action, with a friend at a distance from him, far
// from his target.
func dutchLocks(t *testing.T, id string, gap float64) (s *scene.Scene, dutch, friend, tie *scene.Ship) {
	s = scene.Second(t)
	dutch = s.Mine(id, here)
	friend = s.Mine("bluesquadronescort", beside(gap))
	tie = s.Theirs("academypilot", scene.At(200, 500, 180))
	s.Perform(dutch, 0, game.LockAction)
	s.Use(dutch, "lock")
	return s, dutch, friend, tie
}

func TestDutchVander(t *testing.T) {
	each(t, dutch, func(t *testing.T, id string) {
		s, dutch, friend, tie := dutchLocks(t, id, 299)
		s.Target(tie)
		s.Use(dutch, "share the lock")
		s.Pick(friend)
		s.WantRangeTo(friend, game.ShipAs(tie.ID()), scene.Beyond) // at any range
		s.WantLock(friend, tie, true)
		s.WantLock(dutch, tie, true)
		s.Done()
	})
}

func TestDutchVander_AnObstacle(t *testing.T) {
	// 2e.action.lock.objects
	s := scene.Second(t)
	rock := s.Obstacle("coreasteroid0", scene.At(457, 480, 0))
	dutch := s.Mine("dutchvander", here)
	friend := s.Mine("bluesquadronescort", beside(100))
	s.Perform(dutch, 0, game.LockAction)
	s.Use(dutch, "lock")
	s.TargetObstacle(rock)
	s.Use(dutch, "share the lock")
	s.Pick(friend)
	s.WantLocks(friend, rock.Object())
	s.Done()
}

func TestDutchVander_TheFriendIsTooFar(t *testing.T) {
	s, dutch, _, tie := dutchLocks(t, dutch[0], 301)
	s.Never(dutch, "share the lock")
	s.Target(tie)
	s.Done()
}

func TestDutchVander_HeLocksHisOnlyFriend(t *testing.T) {
	// no ship locks itself
	s, dutch, friend, _ := dutchLocks(t, dutch[0], 100)
	s.Never(dutch, "share the lock")
	s.Target(friend)
	s.Done()
}

func TestDutchVander_AfterFocus(t *testing.T) {
	s := scene.Second(t)
	dutch := s.Mine("dutchvander", here)
	s.Mine("bluesquadronescort", beside(100))
	tie := s.Theirs("academypilot", ahead(150))
	s.Lock(dutch, tie)
	s.Never(dutch, "share the lock")
	s.Perform(dutch, 0, game.FocusAction)
	s.Use(dutch, "focus")
	s.Done()
}

func TestDutchVander_AFriendLocks(t *testing.T) {
	s := scene.Second(t)
	dutch := s.Mine("dutchvander", beside(150))
	escort := s.Mine("bluesquadronescort", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Never(dutch, "share the lock")
	s.Perform(escort, 0, game.LockAction)
	s.Use(escort, "lock")
	s.Target(tie)
	s.Done()
}

var dutchYavin = []string{"dutchvander-battleofyavin", "dutchvander-battleofyavin-lsl"}

// dutchShoots lets Dutch Vander attack a ship that he has locked, with a friend of his somewhere.
func dutchShoots(t *testing.T, id string, at scene.Option) (s *scene.Scene, dutch, friend, tie *scene.Ship) {
	s = scene.Second(t)
	dutch = s.Mine(id, here)
	friend = s.Mine("bluesquadronescort", at)
	tie = s.Theirs("academypilot", ahead(150))
	s.Lock(dutch, tie)
	s.Attack(dutch, tie)
	s.Dice("blank", "hit")
	return s, dutch, friend, tie
}

// spendsIt spends the lock for one die and lets the defender evade.
func spendsIt(s *scene.Scene, dutch *scene.Ship) {
	s.Use(dutch, "spend lock")
	s.Number(1) // the blank
	s.Number(0)
	s.Dice("blank")
}

func TestDutchVanderYavin(t *testing.T) {
	each(t, dutchYavin, func(t *testing.T, id string) {
		s, dutch, friend, tie := dutchShoots(t, id, beside(150))
		spendsIt(s, dutch)
		s.Use(dutch, "pass the target on")
		s.Pick(friend)
		s.WantLock(friend, tie, true)
		s.WantLock(dutch, tie, false)
		s.Dice("evade", "blank", "blank")
		s.Done()
	})
}

func TestDutchVanderYavin_TheFriendIsTooFarFromHim(t *testing.T) {
	s, dutch, _, _ := dutchShoots(t, dutchYavin[0], scene.At(497+301, 480, 0))
	s.Never(dutch, "pass the target on")
	spendsIt(s, dutch)
	s.Dice("evade", "blank", "blank")
	s.Done()
}

func TestDutchVanderYavin_TheFriendIsTooFarFromTheDefender(t *testing.T) {
	// 2e.action.lock.effect-range
	s, dutch, _, _ := dutchShoots(t, dutchYavin[0], scene.At(457, 100, 0))
	s.Never(dutch, "pass the target on")
	spendsIt(s, dutch)
	s.Dice("evade", "blank", "blank")
	s.Done()
}

func TestDutchVanderYavin_KeepsTheLock(t *testing.T) {
	s, dutch, _, _ := dutchShoots(t, dutchYavin[0], beside(150))
	s.Never(dutch, "pass the target on")
	s.Pass()
	s.Dice("evade", "blank", "blank")
	s.Done()
}

func TestDutchVanderYavin_AFriendSpendsALock(t *testing.T) {
	s := scene.Second(t)
	dutch := s.Mine(dutchYavin[0], beside(150))
	bomber := s.Mine("graysquadronbomber", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Lock(bomber, tie)
	s.Never(dutch, "pass the target on")
	s.Attack(bomber, tie)
	s.Dice("blank", "hit")
	spendsIt(s, bomber)
	s.Dice("evade", "blank", "blank")
	s.Done()
}

var hol = []string{"holokand-battleofyavin", "holokand-battleofyavin-lsl"}

// isCard fits the only card that can be picked.
func isCard(c game.Choice) bool { return c.Verb == game.CardVerb }

// holWaits begins the system step of Hol Okand, whose torpedoes have charges left, with an enemy
// at a distance.
func holWaits(t *testing.T, id string, gap float64, charges int) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	hol := s.Mine(id, here, scene.With("protontorpedoes"))
	s.Mine("bluesquadronescort", behind(120))
	s.Theirs("academypilot", ahead(gap))
	s.Charges(hol, "protontorpedoes", charges)
	s.System(hol)
	return s, hol
}

func TestHolOkand(t *testing.T) {
	each(t, hol, func(t *testing.T, id string) {
		s, hol := holWaits(t, id, 201, 0)
		s.Use(hol, "recover a charge")
		s.Choose(isCard)
		s.WantCharges(hol, "protontorpedoes", 1)
		s.NotOffered(hol, "recover a charge")
		s.Done()
	})
}

func TestHolOkand_AnEnemyIsNear(t *testing.T) {
	s, hol := holWaits(t, hol[0], 199, 0)
	s.NotOffered(hol, "recover a charge")
	s.Done()
}

func TestHolOkand_AnEnemyAtRange0(t *testing.T) {
	s := scene.Second(t)
	hol := s.Mine(hol[0], here, scene.With("protontorpedoes"))
	tie := s.Theirs("academypilot", ahead(1))
	s.Touch(hol, tie)
	s.Charges(hol, "protontorpedoes", 0)
	s.System(hol)
	s.Use(hol, "recover a charge")
	s.Choose(isCard)
	s.Done()
}

func TestHolOkand_NothingToRecover(t *testing.T) {
	s, hol := holWaits(t, hol[0], 300, 2)
	s.NotOffered(hol, "recover a charge")
	s.Done()
}
