package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// begin plays the set-up of ships that stand in their places already; player 1 goes first.
func begin(s *scene.Scene) {
	s.Setup()
	s.Choose(func(c game.Choice) bool {
		return c.Verb == game.PlayerVerb && game.Player(c.N) == game.Seat1
	})
}

func TestAgentKallus_HuntsAnEnemy(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("agentkallus"))
	friend := s.Mine(xwing, scene.At(line+100, 300, 0))
	prey, other := s.Theirs(tie, north), s.Theirs(tie, scene.At(line-60, 500, 180))
	begin(s)
	s.Refused(func() { s.Pick(friend) })
	s.Pick(prey) // 2e.setup.setup-header
	s.WantEvent(game.ConditionGained, "2e.condition.assigned-by-card")
	s.Done()
	s.Attack(ship, prey)
	s.Dice("focus", "focus", "blank")
	s.Use(ship, "change a focus result to a hit")
	s.WantAttackDice("blank", "focus", "hit")
	s.Dice("evade", "blank", "blank")
	s.Done()
	s.Never(ship, "change a focus result to a hit")
	s.Attack(ship, other)
	s.Dice("focus", "focus", "blank")
	s.Dice("evade", "blank", "blank")
	s.Attack(friend, prey)
	s.Dice("focus", "focus", "blank")
	s.Dice("evade", "blank", "blank")
	s.Done()
}

func TestGonkDroid_BeginsWithoutItsCharge(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("gnkgonkdroid"))
	s.Theirs(tie, north)
	begin(s)
	s.WantCharges(ship, "gnkgonkdroid", 0)
	s.Done()
}

func TestGonkDroid_RecoversTheCharge(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("gnkgonkdroid"), scene.Shields(1))
	s.Charges(ship, "gnkgonkdroid", 0)
	s.Perform(ship, 0)
	s.NotOffered(ship, "recover a shield")
	s.Use(ship, "recover the charge")
	s.WantCharges(ship, "gnkgonkdroid", 1)
	s.Done()
}

func TestGonkDroid_RecoversAShield(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("gnkgonkdroid"), scene.Shields(1))
	s.Perform(ship, 0)
	s.NotOffered(ship, "recover the charge")
	s.Use(ship, "recover a shield")
	s.WantShields(ship, 2)
	s.WantCharges(ship, "gnkgonkdroid", 0)
	s.Done()
}

func TestGonkDroid_NotWithAllShields(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("gnkgonkdroid"))
	s.Perform(ship, 0)
	s.NotOffered(ship, "recover a shield") // 2e.timing.cost-only-if-effect
	s.Pass()
	s.Done()
}

func TestInformant_AssignsTheDevice(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("informant"))
	prey, other := s.Theirs(tie, north), s.Theirs(tie, scene.At(line-60, 500, 180))
	begin(s)
	s.Refused(func() { s.Pick(ship) })
	s.Pick(prey)
	s.Done()
	s.SetDial(prey, "2 straight")
	s.SetDial(other, "2 straight")
	s.Systems()
	s.Is(s.Of(prey).Revealed.Speed == 2, "its dial is faceup")
	s.Is(s.Of(other).Revealed.IsNone(), "the other's is not")
	s.Done()
}
