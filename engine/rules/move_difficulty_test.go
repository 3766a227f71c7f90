package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

func TestStressManeuver_ReplacesARedOne(t *testing.T) {
	// 2e.movement.stress-maneuver
	// 2e.movement.stress.red-forbidden
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0), scene.Tokens(game.StressToken, 1))
	s.Activate(tie, "4 koiogran")
	s.WantPose(tie, 400, 520, 0)
	s.WantTokens(tie, game.StressToken, 1)
	s.Done()
}

func TestStressManeuver_NotInPlaceOfAWhiteOne(t *testing.T) {
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0), scene.Tokens(game.StressToken, 1))
	s.Activate(tie, "5 straight")
	s.WantPose(tie, 400, 640, 0)
	s.Done()
}

func TestStressManeuver_NotForAnUnstressedShip(t *testing.T) {
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0))
	s.Activate(tie, "4 koiogran")
	s.WantPose(tie, 400, 600, 180)
	s.Done()
}

// before returns an ability that a ship may use when its dial is revealed.
func before(name string, op card.Op) card.Ability {
	return card.Ability{Name: name, When: card.AfterReveal,
		Do: []card.Op{op}}
}

func TestStressManeuver_IsDecidedWhenItIsExecuted(t *testing.T) {
	// 2e.movement.stress-maneuver.checked-at-execution: whether the ship is stressed after its
	// dial was revealed is what counts.
	relax := card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
		before("relax", card.Remove(card.Self, 1, card.StressToken))}}
	t.Run("no longer stressed", func(t *testing.T) {
		s := lab(t, relax)
		wedge := s.Mine("wedgeantilles", scene.At(400, 400, 0), scene.Tokens(game.StressToken, 1))
		s.Activate(wedge, "4 koiogran")
		s.Use(wedge, "relax")
		s.WantPose(wedge, 400, 600, 180)
		s.Done()
	})
	t.Run("still stressed", func(t *testing.T) {
		s := lab(t, relax)
		wedge := s.Mine("wedgeantilles", scene.At(400, 400, 0), scene.Tokens(game.StressToken, 1))
		s.Activate(wedge, "4 koiogran")
		s.Pass()
		s.WantPose(wedge, 400, 520, 0)
		s.Done()
	})
}

func TestDifficulty_HarderAtExecution(t *testing.T) {
	// 2e.movement.stress-maneuver.checked-at-execution: a damaged engine makes a white turn red,
	// which the stressed ship then cannot execute.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0), scene.Tokens(game.StressToken, 1))
	s.Crit(tie, "damagedengine")
	s.Activate(tie, "2 turn-right")
	s.WantPose(tie, 400, 520, 0)
	s.Done()
}

// shifted returns a pilot whose maneuvers are all harder by n steps.
func shifted(n int) card.Def {
	return card.Def{ID: "wedgeantilles", Mods: []card.Mod{
		card.Add(card.DifficultyOf, n)}}
}

func TestDifficulty_Shifts(t *testing.T) {
	cases := []struct {
		clause, maneuver string
		by               int
		before, after    int // stress tokens
	}{
		{"2e.movement.difficulty.increase", "2 straight", 1, 0, 0},
		{"2e.movement.difficulty.increase", "3 straight", 1, 0, 1},
		{"2e.movement.difficulty.decrease", "4 koiogran", -1, 0, 0},
		{"2e.movement.difficulty.decrease", "3 straight", -1, 1, 0},
		{"2e.movement.difficulty.saturates", "4 koiogran", 1, 0, 1},
		{"2e.movement.difficulty.saturates", "2 straight", -1, 1, 0},
	}
	for _, c := range cases {
		t.Run(c.clause+" "+c.maneuver, func(t *testing.T) {
			s := lab(t, shifted(c.by))
			wedge := s.Mine("wedgeantilles", scene.At(400, 400, 0),
				scene.Tokens(game.StressToken, c.before))
			s.Activate(wedge, c.maneuver)
			s.WantTokens(wedge, game.StressToken, c.after)
			rest(s)
			s.Done()
		})
	}
}

func TestDifficulty_ChangesAddUp(t *testing.T) {
	cases := []struct {
		name, maneuver string
		by             int // by the pilot; a damaged engine makes turns harder by one
		before, after  int // stress tokens
	}{
		{"red, harder and easier, is red", "1 turn-right", -1, 0, 1},
		{"white, harder and easier, is white", "2 turn-right", -1, 1, 1},
		{"white, harder and twice easier, is blue", "2 turn-right", -2, 1, 0},
	}
	for _, c := range cases {
		// 2e.movement.difficulty.cumulative
		t.Run(c.name, func(t *testing.T) {
			def := shifted(c.by)
			def.ID = "tennumb"
			s := lab(t, def)
			ten := s.Mine("tennumb", scene.At(400, 400, 0),
				scene.Tokens(game.StressToken, c.before))
			s.Crit(ten, "damagedengine")
			s.Activate(ten, c.maneuver)
			s.WantTokens(ten, game.StressToken, c.after)
			rest(s)
			s.Done()
		})
	}
}

func TestStressManeuver_CannotBeChanged(t *testing.T) {
	for _, by := range []int{1, -1} {
		// 2e.movement.stress-maneuver.unchangeable: a ship without a dial executes it, and it
		// stays white although everything else is harder or easier for this ship.
		s := lab(t, shifted(by))
		wedge := s.Mine("wedgeantilles", scene.At(400, 400, 0), scene.Tokens(game.StressToken, 2))
		s.Activation()
		s.WantPose(wedge, 400, 520, 0)
		s.WantTokens(wedge, game.StressToken, 2)
		s.Done()
	}
}

func TestManeuver_WithoutADial(t *testing.T) {
	// 2e.planning.missing-dial
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0))
	s.Activation()
	s.WantPose(tie, 400, 520, 0)
	s.WantTokens(tie, game.StressToken, 0)
	rest(s)
	s.Done()
}

func TestPurpleManeuver_CostsForce(t *testing.T) {
	// 2e.movement.purple.cost
	s := scene.Second(t)
	s.Unbuilt()
	jedi := s.Mine("jedigeneral", scene.At(400, 400, 0), scene.Force(1))
	s.Activate(jedi, "2 tallon-left")
	s.Position(0)
	s.WantPose(jedi, 317.5, 482.5, 180)
	s.WantForce(jedi, 0)
	s.WantTokens(jedi, game.StressToken, 0)
	rest(s)
	s.Done()
}

func TestPurpleManeuver_WithoutForce(t *testing.T) {
	// 2e.movement.purple.no-force: it executes the stress maneuver instead.
	s := scene.Second(t)
	s.Unbuilt()
	jedi := s.Mine("jedigeneral", scene.At(400, 400, 0), scene.Force(0))
	s.Activate(jedi, "2 tallon-left")
	s.WantPose(jedi, 400, 520, 0)
	rest(s)
	s.Done()
}

func TestHarder_LeavesPurpleAlone(t *testing.T) {
	// 2e.movement.purple.not-shifted
	cases := []struct {
		from game.Difficulty
		by   int
		want game.Difficulty
	}{
		{game.DifficultyPurple, 1, game.DifficultyPurple},
		{game.DifficultyPurple, -1, game.DifficultyPurple},
		{game.DifficultyRed, 1, game.DifficultyRed},
	}
	for _, c := range cases {
		if got := rules.Harder(c.from, c.by); got != c.want {
			t.Errorf("%v by %d is %v, want %v", c.from, c.by, got, c.want)
		}
	}
}
