package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// cloaked puts a cloaked phantom on the table and lets it decloak in this way.
func cloaked(t *testing.T, pilot, move string) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	phantom := s.Mine(pilot, here, scene.Tokens(game.CloakToken, 1))
	s.System(phantom)
	s.Use(phantom, "decloak")
	s.ChooseNamed(move)
	return s, phantom
}

// whispers plays an attack of a "Whisper" that rolls a hit.
func whispers(t *testing.T, id, defense string) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	whisper := s.Mine(id, here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Attack(whisper, tie)
	s.Dice("hit", "blank", "blank")
	s.Dice(defense, "blank", "blank")
	return s, whisper
}

func TestWhisper(t *testing.T) {
	s, whisper := whispers(t, "whisper", "blank")
	s.WantTokens(whisper, game.EvadeToken, 1)
	s.Done()
}

func TestWhisper_Misses(t *testing.T) {
	s, whisper := whispers(t, "whisper", "evade")
	s.WantTokens(whisper, game.EvadeToken, 0)
	s.Done()
}

func TestWhisper_IsHit(t *testing.T) {
	s := scene.Second(t)
	whisper := s.Mine("whisper", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Attack(tie, whisper)
	s.Dice("hit", "blank")
	s.Dice("blank", "blank")
	s.WantTokens(whisper, game.EvadeToken, 0)
	s.Done()
}

var whisperPnP = []string{"whisper-pnp", "whisper-pnp-ls"}

func TestWhisperPnP(t *testing.T) {
	each(t, whisperPnP, func(t *testing.T, id string) {
		s, whisper := whispers(t, id, "evade")
		s.Use(whisper, "vanish")
		s.Use(whisper, "rules: cloak")
		s.WantTokens(whisper, game.CloakToken, 1)
		s.WantCharges(whisper, id, 1)
		s.Done()
	})
}

// 2e.timing.cost-only-if-effect
func TestWhisperPnP_NotOffered(t *testing.T) {
	for name, c := range map[string]struct{ charges, stress int }{
		"no charge": {0, 0}, "stressed": {2, 1},
	} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			whisper := s.Mine(whisperPnP[0], here, scene.Tokens(game.StressToken, c.stress))
			s.Charges(whisper, whisperPnP[0], c.charges)
			tie := s.Theirs("academypilot", ahead(150))
			s.Never(whisper, "vanish")
			wantDice(s, whisper, tie, 3)
		})
	}
}

func TestWhisperPnP_Defends(t *testing.T) {
	s := scene.Second(t)
	whisper := s.Mine(whisperPnP[0], here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Never(whisper, "vanish")
	wantDice(s, tie, whisper, 2)
}

// 2e.action.boost.placement: a bank 2 to the left turns the ship by 45 degrees.
func TestEcho_Boosts(t *testing.T) {
	s, echo := cloaked(t, "echo", "boost")
	s.Refused(func() { s.Maneuver("2 straight") })
	s.Refused(func() { s.Maneuver("1 bank-left") })
	s.Maneuver("2 bank-left")
	s.Is(s.Of(echo).Pose.Heading == 315*geom.Degree, "a heading of 315 degrees")
	s.Pass() // the evade
	s.Done()
}

// The middle of a bank 2 to the right that bends forward lies 126.07 mm to the right of the ship
// and 52.22 mm ahead; it turns the ship by 45 degrees to the left. To the rear it is the mirror.
func TestEcho_Rolls(t *testing.T) {
	for bend, want := range map[string]struct{ y, heading float64 }{
		"bend to the front": {352.22, 315}, "bend to the rear": {247.78, 45},
	} {
		t.Run(bend, func(t *testing.T) {
			s, echo := cloaked(t, "echo", "barrel roll")
			s.Side(geom.Right)
			s.ChooseNamed(bend)
			s.Position(0)
			s.WantPose(echo, 583.07, want.y, want.heading)
			s.Pass() // the evade
			s.Done()
		})
	}
}

func TestEcho_BarrelRollAction(t *testing.T) {
	s := scene.Second(t)
	echo := s.Mine("echo", here)
	rolledRight(s, echo)
	s.WantPose(echo, 537, 300, 0)
	s.Done()
}

func TestEcho_AFriendDecloaks(t *testing.T) {
	s := scene.Second(t)
	s.Mine("echo", beside(100))
	friend := s.Mine("imdaartestpilot", here, scene.Tokens(game.CloakToken, 1))
	s.System(friend)
	s.Use(friend, "decloak")
	s.ChooseNamed("boost")
	s.Maneuver("2 straight")
	s.Pass() // the evade
	s.Done()
}

var echoPnP = []string{"echo-pnp", "echo-pnp-lsl"}

// copies lets an enemy at a distance perform an action near an "Echo".
func copies(t *testing.T, id string, gap float64, a game.Action, name string) (*scene.Scene,
	*scene.Ship,
) {
	s := scene.Second(t)
	echo := s.Mine(id, here)
	enemy := s.Theirs("bluesquadronescort", beside(gap))
	s.Perform(enemy, 0, a)
	s.Use(enemy, name)
	return s, echo
}

func TestEchoPnP(t *testing.T) {
	each(t, echoPnP, func(t *testing.T, id string) {
		s, echo := copies(t, id, 99, game.FocusAction, "focus")
		s.Use(echo, "copy the action")
		s.NotOffered(echo, "evade")
		s.Use(echo, "focus")
		s.WantTokens(echo, game.FocusToken, 1)
		s.WantCharges(echo, id, 0)
		s.Done()
	})
}

// It need not be on her own action bar.
func TestEchoPnP_Lock(t *testing.T) {
	s := scene.Second(t)
	echo := s.Mine(echoPnP[0], here)
	enemy := s.Theirs("bluesquadronescort", beside(50))
	s.Perform(enemy, 0, game.LockAction)
	s.Use(enemy, "lock")
	s.Target(echo)
	s.Use(echo, "copy the action")
	s.Use(echo, "lock")
	s.Target(enemy)
	s.WantLock(echo, enemy, true)
	s.WantTokens(echo, game.StressToken, 0)
	s.Done()
}

func TestEchoPnP_TooFar(t *testing.T) {
	s, echo := copies(t, echoPnP[0], 101, game.FocusAction, "focus")
	s.NotOffered(echo, "copy the action")
	s.Done()
}

// An X-wing has no evade action on its bar.
func TestEchoPnP_NotOnTheBar(t *testing.T) {
	s, echo := copies(t, echoPnP[0], 50, game.EvadeAction, "evade")
	s.NotOffered(echo, "copy the action")
	s.Done()
}

// 2e.action.linked.repeat-forbidden: a TIE Advanced's linked barrel roll is on its bar.
func TestEchoPnP_LinkedAction(t *testing.T) {
	s := scene.Second(t)
	echo := s.Mine(echoPnP[0], scene.At(457, 400, 0))
	enemy := s.Theirs("tempestsquadronpilot", here)
	s.Perform(enemy, 0, game.FocusAction)
	s.Use(enemy, "focus")
	s.Pass() // Echo does not copy the focus
	s.Use(enemy, "linked action")
	s.Use(enemy, "barrel roll")
	s.Side(geom.Right)
	s.Position(0)
	s.Offered(echo, "copy the action")
	s.Pass()
	s.Done()
}

func TestEchoPnP_WithoutCharge(t *testing.T) {
	s := scene.Second(t)
	echo := s.Mine(echoPnP[0], here)
	s.Charges(echo, echoPnP[0], 0)
	enemy := s.Theirs("bluesquadronescort", beside(50))
	s.Never(echo, "copy the action")
	s.Perform(enemy, 0, game.FocusAction)
	s.Use(enemy, "focus")
	s.Done()
}

func TestEchoPnP_AFriendActs(t *testing.T) {
	s := scene.Second(t)
	echo := s.Mine(echoPnP[0], here)
	friend := s.Mine("bluesquadronescort", beside(50))
	s.Never(echo, "copy the action")
	s.Perform(friend, 0, game.FocusAction)
	s.Use(friend, "focus")
	s.Done()
}

const saxton = "captainsaxton-wat1"

// nearSaxton lets a phantom decloak with Captain Saxton at a distance beside it.
func nearSaxton(t *testing.T, gap float64, charges int) (s *scene.Scene, captain,
	phantom *scene.Ship,
) {
	s = scene.Second(t)
	captain = s.Mine(saxton, beside(gap))
	s.Charges(captain, saxton, charges)
	phantom = s.Mine("imdaartestpilot", here, scene.Tokens(game.CloakToken, 1))
	s.System(phantom)
	s.Use(phantom, "decloak")
	return s, captain, phantom
}

func TestCaptainSaxton_Boost(t *testing.T) {
	for name, want := range map[string]struct {
		template string
		y        float64
	}{"1 speed higher": {"3 straight", 460}, "1 speed lower": {"1 straight", 380}} {
		t.Run(name, func(t *testing.T) {
			s, captain, phantom := nearSaxton(t, 199, 2)
			s.ChooseNamed("boost")
			s.Use(captain, "change the template")
			s.ChooseNamed(name)
			s.Refused(func() { s.Maneuver("2 straight") })
			s.Maneuver(want.template)
			s.WantPose(phantom, 457, want.y, 0)
			s.WantCharges(captain, saxton, 0)
			s.Pass() // the evade
			s.Done()
		})
	}
}

func TestCaptainSaxton_Roll(t *testing.T) {
	s, captain, phantom := nearSaxton(t, 150, 2)
	s.ChooseNamed("barrel roll")
	s.Use(captain, "change the template")
	s.ChooseNamed("1 speed higher")
	s.Side(geom.Left)
	s.Position(0)
	s.WantPose(phantom, 297, 300, 0) // the straight 3 and the base: 160 mm
	s.Pass()                         // the evade
	s.Done()
}

func TestCaptainSaxton_Declines(t *testing.T) {
	s, captain, phantom := nearSaxton(t, 150, 2)
	s.ChooseNamed("boost")
	s.Offered(captain, "change the template")
	s.Pass()
	s.Maneuver("2 straight")
	s.WantPose(phantom, 457, 420, 0)
	s.Pass() // the evade
	s.Done()
}

func TestCaptainSaxton_NotOffered(t *testing.T) {
	for name, c := range map[string]struct {
		gap     float64
		charges int
	}{"too far": {201, 2}, "one charge": {150, 1}} {
		t.Run(name, func(t *testing.T) {
			s, captain, _ := nearSaxton(t, c.gap, c.charges)
			s.Never(captain, "change the template")
			s.ChooseNamed("boost")
			s.Maneuver("2 straight")
			s.Pass() // the evade
			s.Done()
		})
	}
}

func TestCaptainSaxton_AnEnemyDecloaks(t *testing.T) {
	s := scene.Second(t)
	captain := s.Mine(saxton, beside(50))
	phantom := s.Theirs("imdaartestpilot", here, scene.Tokens(game.CloakToken, 1))
	s.Never(captain, "change the template")
	s.System(phantom)
	s.Use(phantom, "decloak")
	s.ChooseNamed("boost")
	s.Maneuver("2 straight")
	s.Pass() // the evade
	s.Done()
}

// 2e.action.barrel-roll.is-move-not-maneuver
func TestCaptainSaxton_BarrelRollAction(t *testing.T) {
	s := scene.Second(t)
	captain := s.Mine(saxton, scene.At(300, 300, 0))
	phantom := s.Mine("imdaartestpilot", here)
	s.Never(captain, "change the template")
	rolledRight(s, phantom)
	s.Done()
}
