package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// 2e.reserve.placed-on-card
func TestBobaFettCrew(t *testing.T) {
	s := scene.Second(t)
	boba := s.Mine("contractedscout", scene.With("bobafett"))
	rock := s.Obstacle("coreasteroid0")
	enemy := s.Theirs(tie)
	begin(s)
	s.PlaceObstacle(rock, 457, 457, 0)
	s.Place(enemy, 457, 890, 180) // no one places the scout before
	s.Refused(func() { s.Place(boba, 457, 60, 0) })
	s.Refused(func() { s.Place(boba, 457, 545, 0) }) // at range 3
	s.Refused(func() { s.Place(boba, 650, 440, 0) }) // at range 1 of the asteroid
	s.Place(boba, 457, 457, 30)
	s.Choose(func(c game.Choice) bool { return c.Verb == game.ArcVerb && geom.Arc(c.Item) == geom.LeftArc })
	s.WantPose(boba, 457, 457, 30)
	s.WantTurret(boba, geom.LeftArc)
	s.WantRangeTo(boba, rock.Object(), 0)
	s.Done()
}

// Where no such place is left the ship is placed as in set-up.
func TestBobaFettCrew_NoPlace(t *testing.T) {
	s := scene.Second(t)
	boba := s.Mine("bountyhunter", scene.With("bobafett"))
	rock := s.Obstacle("coreasteroid0")
	enemy := s.Theirs(tie)
	begin(s)
	s.PlaceObstacle(rock, 457, 600, 0)
	s.Place(enemy, 457, 890, 180)
	s.Refused(func() { s.Place(boba, 457, 540, 0) })
	s.Refused(func() { s.Place(boba, 457, 81, 0) })
	s.Place(boba, 457, 60, 0)
	s.Done()
}

// helped sets up a ship with GA-97 which sends for a friend, spending this many charges.
func helped(t *testing.T, spent string) (s *scene.Scene, ga, friend, enemy *scene.Ship) {
	s = scene.Second(t)
	ga = s.Mine("logisticsdivisionpilot", south, scene.With("ga97"))
	friend = s.Mine("bluesquadronrookie")
	enemy = s.Theirs(tie, scene.At(350, 500, 180))
	begin(s)
	s.Use(ga, "send for help")
	s.ChooseNamed(spent)
	s.Refused(func() { s.Pick(ga) })
	s.Pick(friend)
	s.Done()
	s.Is(s.Of(friend).InReserve(), "it is in reserve")
	return s, ga, friend, enemy
}

// 2e.reserve.end-phase: the charges of GA-97 come back one a round.
func TestGA97(t *testing.T) {
	s, ga, friend, enemy := helped(t, "spend 3 charges")
	for _, charges := range []int{2, 3, 4} {
		s.WantCharges(ga, "ga97", charges)
		s.Planning()
		if charges == 2 {
			s.Dial(ga, "1 straight")
			s.Dial(enemy, "2 straight")
		}
		s.Done() // no one is placed yet
		s.End()
	}
	s.WantCharges(ga, "ga97", 5)
	s.Planning()
	s.Refused(func() { s.Place(friend, 457, 457, 0) }) // too far from every edge
	s.Refused(func() { s.Place(friend, 78, 500, 0) })  // too near the enemy
	s.Refused(func() { s.Place(friend, 82, 300, 0) })  // 2 mm beyond range 1 of the left edge
	s.Place(friend, 78, 60, 0)
	s.WantEvent(game.ConditionLost, "")
	s.WantTokens(friend, game.DisarmToken, 0)
	s.Is(s.Of(friend).OnTable, "it is there")
	s.Dial(friend, "1 straight")
	s.Done()
}

func TestGA97_SpendsMore(t *testing.T) {
	for spent, left := range map[string]int{"spend 4 charges": 1, "spend 5 charges": 0} {
		s, ga, friend, enemy := helped(t, spent)
		s.WantCharges(ga, "ga97", left)
		s.Charges(ga, "ga97", 4)
		s.End()
		s.Planning()
		s.Place(friend, 836, 300, 0)
		for ship, dial := range map[*scene.Ship]string{ga: "1 straight", friend: "1 straight", enemy: "2 straight"} {
			s.Dial(ship, dial)
		}
		s.Done()
	}
}

// With the ship of GA-97 goes what the friend was waiting for.
func TestGA97_IsDestroyed(t *testing.T) {
	s, ga, friend, enemy := helped(t, "spend 5 charges")
	s.Damage(ga, 4)
	s.Shields(ga, 0)
	s.Attack(enemy, ga)
	s.Dice("hit", "hit")
	s.Dice("blank")
	s.WantDestroyed(ga)
	s.Place(friend, 78, 60, 0)
	s.WantTokens(friend, game.DisarmToken, 1)
	s.WantEvent(game.ConditionLost, "")
	s.Done()
}

// A ship that has fled is not destroyed, and its charges do not come back.
func TestGA97_Flees(t *testing.T) {
	s, ga, friend, enemy := helped(t, "spend 5 charges")
	s.Lose(ga)
	s.Planning()
	s.Place(friend, 78, 60, 0)
	s.WantTokens(friend, game.DisarmToken, 0)
	s.Dial(friend, "1 straight")
	s.Dial(enemy, "2 straight")
	s.Done()
}

// 2e.reserve.not-removed
func TestGA97_MayStayAlone(t *testing.T) {
	s := scene.Second(t)
	ga := s.Mine("logisticsdivisionpilot", south, scene.With("ga97"))
	s.Mine("bluesquadronrookie", scene.At(200, 60, 0))
	s.Theirs(tie, north)
	begin(s)
	s.Pass()
	s.WantCharges(ga, "ga97", 5)
	s.NoEvent(game.Docked)
	s.Done()
}
