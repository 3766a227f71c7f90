package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestDauntless_WhiteActionAsRed(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("dauntless"))
	s.Theirs(tie, scene.At(line, 470, 180))
	s.Activate(ship, "3 straight")
	s.Use(ship, "white action as red")
	s.Use(ship, "focus")
	s.WantTokens(ship, game.FocusToken, 1)
	s.WantTokens(ship, game.StressToken, 1) // 2e.action.red-gains-stress
	s.Done()
}

func TestDauntless_NotARedAction(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("dauntless", "squadleader"))
	s.Mine(tie, scene.At(line-60, 300, 0)) // whom it could coordinate, which is red
	s.Theirs(tie, scene.At(line, 470, 180))
	s.Activate(ship, "4 straight")
	s.Use(ship, "white action as red")
	s.Refused(func() { s.Use(ship, "coordinate") })
	s.Use(ship, "evade")
	s.Done()
}

func TestDauntless_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		blocked bool
		stress  int
	}{"full": {false, 0}, "stressed": {true, 2}}, func(t *testing.T, c struct {
		blocked bool
		stress  int
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("dauntless"),
			scene.Tokens(game.StressToken, c.stress))
		if c.blocked {
			s.Theirs(tie, scene.At(line, 470, 180))
		}
		s.Never(ship, "white action as red")
		s.Activate(ship, "3 straight")
		if !c.blocked {
			s.Pass() // the action
		}
		s.Done()
	})
}

func TestMillenniumFalcon_RerollsWhileEvading(t *testing.T) {
	each(t, map[string]int{"evading": 1, "not evading": 0}, func(t *testing.T, evades int) {
		s := scene.Second(t)
		shooter := s.Theirs(xwing, north)
		ship := s.Mine(tie, south, scene.With("millenniumfalcon"),
			scene.Tokens(game.EvadeToken, evades))
		if evades == 0 {
			s.Never(ship, "reroll")
		}
		s.Attack(shooter, ship)
		s.Dice("hit", "blank", "blank")
		s.Dice("evade", "blank", "blank")
		if evades > 0 {
			s.Use(ship, "reroll")
			s.Number(1)
			s.Dice("blank")
			s.Pass() // the evade token
		}
		s.WantDamage(ship, 0)
		s.Done()
	})
}

func TestMoldyCrow_FrontArcWeapon(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(hwk, south, scene.With("moldycrow"))
	ws := s.Exec()
	s.Is(len(ws.Info(ship.ID()).Weapons) == 2, "2 primary weapons")
	w := ws.Info(ship.ID()).Weapons[1]
	s.Is(w.Primary() && w.Value == 3 && !w.Turret, "a primary weapon of 3 dice")
	s.Done()
}

func TestMoldyCrow_KeepsFocusTokens(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("moldycrow"), scene.Tokens(game.FocusToken, 3),
		scene.Tokens(game.EvadeToken, 1))
	other := s.Mine(tie, scene.At(line+60, 300, 0), scene.Tokens(game.FocusToken, 1))
	s.Theirs(tie, north)
	s.End()
	s.Use(ship, "keep focus tokens")
	s.Refused(func() { s.Number(3) })
	s.Number(2)
	s.WantTokens(ship, game.FocusToken, 2)
	s.WantTokens(ship, game.EvadeToken, 0)
	s.WantTokens(other, game.FocusToken, 0)
	s.End() // the next time it keeps none unless it says so
	s.Pass()
	s.WantTokens(ship, game.FocusToken, 0)
	s.Done()
}

func TestST321_LocksNearTheCoordinatedShip(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("st321", "squadleader"))
	friend := s.Mine(tie, scene.At(line, 450, 0))
	near := s.Theirs(tie, scene.At(line, 750, 180))
	far := s.Theirs(tie, scene.At(line, 831, 180))
	s.WantRange(ship, near, 5)
	s.WantRange(friend, near, 3)
	s.Perform(ship, 0, game.CoordinateAction)
	s.Use(ship, "coordinate")
	s.Pick(friend)
	s.Use(friend, "focus")
	s.Use(ship, "lock an enemy")
	s.Refused(func() { s.Pick(far) })
	s.Pick(near)
	s.WantLock(ship, near, true)
	s.Done()
}

func TestST321_NotOffered(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("st321", "squadleader"))
	friend := s.Mine(tie, scene.At(line, 450, 0))
	s.Theirs(tie, scene.At(line, 831, 180)) // at range 4 of the friend
	s.Never(ship, "lock an enemy")
	s.Perform(ship, 0, game.EvadeAction) // another action
	s.Use(ship, "evade")
	s.Perform(ship, 0, game.CoordinateAction)
	s.Use(ship, "coordinate")
	s.Pick(friend)
	s.Use(friend, "focus")
	s.Done()
}

func TestSquadLeader_OnlyActionsOfItsOwnBar(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("squadleader")) // it has no lock
	friend := s.Mine(xwing, scene.At(line, 450, 0))
	s.Theirs(tie, scene.At(line, 600, 180))
	s.Perform(ship, 0, game.CoordinateAction)
	s.Use(ship, "coordinate")
	s.Pick(friend)
	s.Refused(func() { s.Use(friend, "lock") })
	s.Refused(func() { s.Use(friend, "evade") }) // its own bar is not that of the X-wing
	s.Use(friend, "focus")
	s.WantTokens(friend, game.FocusToken, 1)
	s.WantTokens(ship, game.StressToken, 1)
	s.Done()
}

func TestSquadLeader_OthersCoordinateAsEver(t *testing.T) {
	s := scene.Second(t)
	s.Mine(tie, scene.At(line+200, 300, 0), scene.With("squadleader"))
	ship := s.Mine(tie, south)
	friend := s.Mine(xwing, scene.At(line, 450, 0))
	s.Theirs(tie, scene.At(line, 600, 180))
	s.Perform(ship, 0, game.CoordinateAction)
	s.Use(ship, "coordinate")
	s.Pick(friend)
	s.Offered(friend, "lock")
	s.Pass()
	s.Done()
}

// hwk is an HWK-290 pilot without an ability, with a turret.
const hwk = "rebelscout"
