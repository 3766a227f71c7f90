package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// 2e.attack.step2.dice-count
func TestAdvancedTargetingComputer(t *testing.T) {
	s := scene.Second(t)
	tempest := s.Mine("tempestsquadronpilot", here)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Lock(tempest, escort)
	s.Attack(tempest, escort)
	s.Dice("hit", "hit", "blank") // one more than the 2 printed
	s.Use(tempest, "change a hit")
	s.WantAttackDice("crit", "hit", "blank")
	s.Pass()
	s.Dice("evade", "evade")
	s.Done()
}

func TestAdvancedTargetingComputer_HasNoMay(t *testing.T) {
	s := scene.Second(t)
	tempest := s.Mine("tempestsquadronpilot", here)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Lock(tempest, escort)
	s.Attack(tempest, escort)
	s.Dice("hit", "focus", "blank")
	s.Refused(s.Pass)
	s.Use(tempest, "spend lock")
	s.Number(1) // the blank
	s.Number(1) // the focus
	s.Number(0)
	s.Dice("hit", "blank")
	s.WantAttackDice("hit", "hit", "blank") // the defender is not locked any more
	s.Dice("evade", "evade")
	s.Done()
}

func TestAdvancedTargetingComputer_NotLocked(t *testing.T) {
	s := scene.Second(t)
	tempest := s.Mine("tempestsquadronpilot", here)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	other := s.Theirs("bluesquadronescort", scene.At(600, 490, 180))
	s.Lock(tempest, other)
	s.Never(tempest, "change a hit")
	s.Attack(tempest, escort)
	s.Dice("hit", "hit")
	s.Dice("evade", "evade")
	s.Done()
}

func TestAdvancedTargetingComputer_OnlyPrimaryAttacks(t *testing.T) {
	s := scene.Second(t)
	tempest := s.Mine("tempestsquadronpilot", here, scene.With("ionmissiles"))
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Lock(tempest, escort)
	s.Never(tempest, "change a hit")
	s.AttackWith(tempest, "ionmissiles", escort)
	s.Dice("blank", "blank", "blank") // what the missiles have
	s.Pass()
	s.Dice("blank", "blank")
	s.Done()
}

func TestAdvancedTargetingComputer_Defending(t *testing.T) {
	s := scene.Second(t)
	tempest := s.Mine("tempestsquadronpilot", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Lock(tempest, tie)
	s.Never(tempest, "change a hit")
	s.Attack(tie, tempest)
	s.Dice("hit", "blank")
	s.Dice("evade", "blank", "blank")
	s.Done()
}

// 2e.action.decloak.small
func TestStygiumArray_Evades(t *testing.T) {
	s, phantom := cloaked(t, "imdaartestpilot", "boost")
	s.Maneuver("2 straight")
	s.WantTokens(phantom, game.CloakToken, 0)
	s.Use(phantom, "stygiumarray: evade")
	s.Use(phantom, "rules: evade")
	s.WantTokens(phantom, game.EvadeToken, 1)
	s.WantTokens(phantom, game.StressToken, 0)
	s.Done()
}

func TestStygiumArray_EvadesAfterRolling(t *testing.T) {
	s, phantom := cloaked(t, "imdaartestpilot", "barrel roll")
	s.Side(geom.Left)
	s.Position(0)
	s.WantPose(phantom, 337, 300, 0) // the straight 2 and the base: 120 mm
	s.Offered(phantom, "evade")
	s.Pass()
	s.WantTokens(phantom, game.EvadeToken, 0)
	s.Done()
}

// 2e.action.decloak.fail
func TestStygiumArray_TheDecloakFails(t *testing.T) {
	s := scene.Second(t)
	phantom := s.Mine("imdaartestpilot", here, scene.Tokens(game.CloakToken, 1))
	s.Mine("academypilot", scene.At(457, 420, 0))
	s.Never(phantom, "evade")
	s.System(phantom)
	s.Use(phantom, "decloak")
	s.ChooseNamed("boost")
	s.Maneuver("2 straight")
	s.WantTokens(phantom, game.CloakToken, 1)
	s.Done()
}

// 2e.action.decloak.not-action: stress forbids the evade, not the decloak.
func TestStygiumArray_Stressed(t *testing.T) {
	s := scene.Second(t)
	phantom := s.Mine("imdaartestpilot", here, scene.Tokens(game.CloakToken, 1),
		scene.Tokens(game.StressToken, 1))
	s.Never(phantom, "evade")
	s.System(phantom)
	s.Use(phantom, "decloak")
	s.ChooseNamed("boost")
	s.Maneuver("2 straight")
	s.WantTokens(phantom, game.CloakToken, 0)
	s.Done()
}

func TestStygiumArray_AFriendDecloaks(t *testing.T) {
	s := scene.Second(t)
	phantom := s.Mine("imdaartestpilot", here, scene.Tokens(game.CloakToken, 1))
	friend := s.Mine("imdaartestpilot", beside(50))
	s.Never(friend, "evade")
	s.System(phantom)
	s.Use(phantom, "decloak")
	s.ChooseNamed("boost")
	s.Maneuver("2 straight")
	s.Pass() // the evade
	s.Done()
}

// 2e.end.order: the evade token would be removed after this.
func TestStygiumArray_Cloaks(t *testing.T) {
	s := scene.Second(t)
	phantom := s.Mine("imdaartestpilot", here, scene.Tokens(game.EvadeToken, 2))
	s.Theirs("academypilot", scene.At(100, 800, 180))
	s.End()
	s.Use(phantom, "cloak")
	s.WantTokens(phantom, game.CloakToken, 1)
	s.Done()
}

func TestStygiumArray_CannotCloak(t *testing.T) {
	for name, tokens := range map[string][]game.Token{
		"without evade":   {game.FocusToken},
		"cloaked already": {game.EvadeToken, game.CloakToken}, // 2e.action.cloak.no-second
	} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			phantom := s.Mine("imdaartestpilot", here)
			for _, token := range tokens {
				s.Tokens(phantom, token, 1)
			}
			s.Theirs("academypilot", scene.At(100, 800, 180))
			s.Never(phantom, "cloak")
			s.End()
			s.Done()
		})
	}
}
