package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// performed lets a ship perform an action of its bar at here.
func performed(pilot string, a game.Action, name string, options ...scene.Option,
) func(s *scene.Scene) *scene.Ship {
	return func(s *scene.Scene) *scene.Ship {
		me := s.Mine(pilot, append(options, here)...)
		s.Perform(me, 0, a)
		s.Use(me, name)
		if a == game.BoostAction {
			s.Maneuver("1 straight")
		}
		return me
	}
}

func TestIG88C(t *testing.T) {
	offered(t, "evade", "blank",
		situation{"after a boost", true, performed("ig88c", game.BoostAction, "boost")},
		situation{"after another action", false,
			performed("ig88c", game.CalculateAction, "calculate")},
		situation{"a friend boosts", false, func(s *scene.Scene) *scene.Ship {
			me, friend := s.Mine("ig88c", beside(100)), s.Mine("ig88d", here)
			s.Perform(friend, 0, game.BoostAction)
			s.Use(friend, "boost")
			s.Maneuver("1 straight")
			return me
		}},
	)
	s := scene.Second(t)
	s.Unbuilt()
	me := performed("ig88c", game.BoostAction, "boost")(s)
	await(s, me, "evade") // the ability, which has the name of the action
	s.Use(me, "ig88c")
	s.NotOffered(me, "calculate")
	s.Use(me, "evade")
	s.WantTokens(me, game.EvadeToken, 1)
	s.Done()
}

func TestAdvancedDroidBrain(t *testing.T) {
	for action, want := range map[game.Action]int{game.CalculateAction: 2, game.EvadeAction: 0} {
		s := scene.Second(t)
		s.Unbuilt()
		name := "evade"
		if action == game.CalculateAction {
			name = "calculate"
		}
		me := performed("ig88c", action, name)(s)
		s.WantTokens(me, game.CalculateToken, want)
		s.Done()
	}
}

func TestIG88B(t *testing.T) {
	const ability = "fire a cannon"
	attack := func(face string, upgrades ...string) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("ig88b", here, scene.With(upgrades...))
			s.AttackWith(me, "primary", s.Theirs("academypilot", scene.At(457, 500, 180)))
			s.Dice(face, "blank", "blank")
			return me
		}
	}
	offered(t, ability, "blank",
		situation{"a miss", true, attack("blank", "ioncannon")},
		situation{"a hit", false, attack("hit", "ioncannon")},
		situation{"without cannon", false, attack("blank")},
		situation{"defending", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("ig88b", here, scene.With("ioncannon"))
			s.Attack(s.Theirs("academypilot", scene.At(457, 500, 180)), me)
			return me
		}},
	)
	s := scene.Second(t)
	me := attack("blank", "ioncannon", "tractorbeam")(s)
	await(s, me, ability)
	s.Use(me, ability)
	s.Refused(func() { s.Weapon("primary") })
	s.Weapon("tractorbeam")
	playOut(s)
}

func TestIG88A(t *testing.T) {
	s := unbuilt(t)
	ig := s.Mine("ig88a", here, scene.Tokens(game.CalculateToken, 1))
	droid := s.Mine("ig88b", scene.At(457+359, 300, 0))
	far, fighter := s.Mine("ig88c", scene.At(457, 661, 0)), s.Mine("academypilot", beside(120))
	foe := s.Theirs("ig88c", scene.At(160, 500, 180))
	s.Engagement()
	s.Use(ig, "share a calculation")
	s.Refused(func() { s.Pick(foe) })
	s.Refused(func() { s.Pick(far) })
	s.Refused(func() { s.Pick(fighter) })
	s.Pick(droid)
	s.WantTokens(droid, game.CalculateToken, 1)
	s.WantTokens(ig, game.CalculateToken, 0)
	s.Pick(ig) // to engage first
	s.Pick(droid)
	s.Done()
}
