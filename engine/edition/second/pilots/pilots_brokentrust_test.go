package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// distrusted is a ship with Broken Trust, which Agent Tierny assigned, with a ship of its side and an enemy
// before it at range 2. It also says whether the condition is still there.
func distrusted(t *testing.T, pilot string, friend ...scene.Option) (s *scene.Scene, ship, ally, foe *scene.Ship,
	lies func() bool,
) {
	s = scene.Second(t)
	ship = s.Mine(pilot, here)
	ally = s.Mine("howlrunner", friend...)
	foe = s.Theirs("agenttierny", scene.At(457, 530, 0))
	s.Condition(ship, "brokentrust", foe)
	return s, ship, ally, foe, func() bool {
		for _, c := range s.State().Cards[:s.State().NCards] {
			if c.Faceup() && s.Exec().G.Dealt[c.Code].ID == "brokentrust" {
				return true
			}
		}
		return false
	}
}

func TestAgentTierny(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("agenttierny")
	tie := s.Theirs("academypilot")
	s.Setup()
	s.Choose(firstPlayer)
	s.Place(tie, 457, 880, 180)
	s.Place(me, 457, 60, 0)
	s.Refused(func() { s.Pick(me) })
	s.Pick(tie)
	s.WantEvent(game.ConditionGained, "")
	s.Done()
}

// 2e.component.allied: nothing that is done for friendly ships reaches allied ones, either way.
func TestBrokenTrust_AlliesAreNotFriendly(t *testing.T) {
	s, ship, howl, foe, _ := distrusted(t, "academypilot", beside(20))
	s.Attack(ship, foe)
	never(s, howl, "swarm leader", "hb")
	s, _, howl, foe, _ = distrusted(t, "academypilot", beside(20))
	other := s.Mine("academypilot", scene.At(537+80, 300, 0)) // the others stay friends
	s.Attack(other, foe)
	await(s, howl, "swarm leader", "hb")
	playOut(s)
	s, ship, howl, foe, _ = distrusted(t, "howlrunner", beside(20)) // it is friendly to itself
	s.Attack(ship, foe)
	s.Never(howl, "swarm leader")
	await(s, ship, "swarm leader", "hb")
	playOut(s)
	for _, by := range []string{"omicrongrouppilot", "howlrunner"} { // coordinates, or would be coordinated
		s, ship, howl, _, _ = distrusted(t, by, beside(20))
		list := []*scene.Ship{ship, s.Mine("academypilot", scene.At(457, 200, 0))}
		if by == "howlrunner" {
			list = append(list, s.Mine("omicrongrouppilot", scene.At(360, 300, 0)))
			s.Perform(list[2], 0, game.CoordinateAction)
			s.Use(list[2], "coordinate")
			s.Refused(func() { s.Pick(ship) })
			s.Pick(howl)
		} else {
			s.Perform(ship, 0, game.CoordinateAction)
			s.Use(ship, "coordinate")
			s.WantEvent(game.ActionFailed, "2e.action.failed-counts-as-tried")
		}
		playOut(s)
	}
}

// 2e.component.allied: an enemy's ability still reaches it, and enemies are enemies.
func TestBrokenTrust_EnemiesAreEnemies(t *testing.T) {
	s, ship, ally, foe, _ := distrusted(t, "academypilot", beside(20))
	s.Engage(ship)
	s.Refused(func() { s.Declare("primary", ally) }) // 2e.component.attack.no-friendly-target
	s.Declare("primary", foe)
	playOut(s)
}

func TestBrokenTrust_StartlesAllies(t *testing.T) {
	for name, c := range map[string]struct {
		at     scene.Option
		before int
		want   int
	}{
		"in the attack arc":     {scene.At(520, 450, 0), 0, 1},
		"stressed already":      {scene.At(520, 450, 0), 1, 1},
		"beside it":             {beside(20), 0, 0},
		"far away, and in arc":  {scene.At(457, 870, 0), 0, 0},
		"at range 3 and in arc": {scene.At(440, 600, 0), 0, 1},
	} {
		t.Run(name, func(t *testing.T) {
			s, ship, ally, foe, lies := distrusted(t, "academypilot", c.at, scene.Tokens(game.StressToken, c.before))
			s.Attack(ship, foe)
			s.WantTokens(ally, game.StressToken, c.want)
			s.WantTokens(foe, game.StressToken, 0)
			s.WantTokens(ship, game.StressToken, 0)
			playOut(s, "hh")
			s.Is(lies(), "it stays: no faceup damage card")
		})
	}
	s, ship, ally, _, _ := distrusted(t, "academypilot", scene.At(520, 450, 0))
	s.Attack(s.Theirs("bluesquadronescort", scene.At(400, 480, 180)), ship) // another ship attacks
	s.WantTokens(ally, game.StressToken, 0)
	playOut(s)
}

func TestBrokenTrust_IsRemoved(t *testing.T) {
	for name, c := range map[string]struct {
		foe, ship, hull int // shields of the enemy, whether the ship attacks, and damage of the enemy
		rolled          string
		want            bool
	}{
		"attacks, a critical hit":    {0, 1, 0, "cb", false},
		"attacks, a hit":             {0, 1, 0, "hb", true},
		"attacks, a shield is lost":  {2, 1, 0, "cb", true},
		"attacks, and destroys it":   {0, 1, 3, "hb", false},
		"is attacked, critical hit":  {0, 0, 0, "cb", false},
		"is attacked, and unscathed": {0, 0, 0, "bb", true},
	} {
		t.Run(name, func(t *testing.T) {
			s, ship, _, _, lies := distrusted(t, "academypilot", beside(20))
			foe := s.Theirs("bluesquadronescort", scene.At(380, 480, 180), scene.Shields(c.foe))
			s.Damage(foe, c.hull)
			if c.ship == 1 {
				s.Attack(ship, foe)
			} else {
				s.Attack(foe, ship)
			}
			playOut(s, c.rolled)
			s.Is(lies() == c.want, "it is there: %v", lies())
		})
	}
}
