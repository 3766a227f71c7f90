package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// takeLock lets a ship perform a lock action.
func takeLock(s *scene.Scene, ship *scene.Ship) {
	s.Perform(ship, 0, game.LockAction)
	s.Use(ship, "lock")
}

func TestLock_AtRange0To3(t *testing.T) {
	cases := []struct {
		gap   float64 // between the bases
		locks bool
	}{{0, true}, {50, true}, {300, true}, {300.1, false}}
	for _, c := range cases {
		// 2e.action.lock.steps
		s := scene.Second(t)
		escort := s.Mine("bluesquadronescort", scene.At(400, 300, 0))
		tie := s.Theirs("academypilot", scene.At(400, 340+c.gap, 0))
		// 2e.action.lock.fail-only-without-target
		s.Perform(escort, 0)
		s.Use(escort, "lock")
		if c.locks {
			s.Target(tie)
		}
		s.WantLock(escort, tie, c.locks)
		s.Done()
	}
}

func TestLock_AnyObjectButItself(t *testing.T) {
	// 2e.action.lock.objects
	// 2e.action.lock.enemy-or-friendly
	// 2e.component.object.definition: ships, obstacles and devices.
	s := scene.Second(t)
	escort := s.Mine("bluesquadronescort", scene.At(400, 300, 0))
	friend := s.Mine("academypilot", scene.At(300, 300, 0))
	foe := s.Theirs("academypilot", scene.At(400, 500, 0))
	rock := s.Obstacle(asteroid, scene.At(500, 300, 0))
	s.Device("Conner Net", friend, scene.At(600, 300, 0))
	takeLock(s, escort)
	s.Refused(func() { s.Target(escort) })
	var kinds []game.Object
	for _, c := range s.Exec().Ask(s.State(), game.Seat1).Options() {
		kinds = append(kinds, c.Object)
	}
	want := []game.Object{game.ShipAs(friend.ID()), game.ShipAs(foe.ID()),
		{Kind: game.ObstacleObject}, {Kind: game.DeviceObject}}
	s.Is(len(kinds) == len(want), "%v to choose from, not %v", want, kinds)
	s.TargetObstacle(rock)
	s.Is(card.HasLock(s.Exec(), escort.ID(), game.Object{Kind: game.ObstacleObject}),
		"a lock on the asteroid")
	s.Done()
}

func TestLock_MustBeTakenIfItCan(t *testing.T) {
	// 2e.action.lock.fail-only-without-target: having measured, the ship must lock something.
	s := scene.Second(t)
	escort := s.Mine("bluesquadronescort", scene.At(400, 300, 0))
	tie := s.Theirs("academypilot", scene.At(400, 500, 0))
	takeLock(s, escort)
	s.Refused(s.Pass)
	s.Target(tie)
	s.Done()
}

func TestLock_OfAnEffect(t *testing.T) {
	for _, c := range []struct {
		y     float64
		locks bool
	}{{300 + 340, true}, {300 + 341, false}} {
		// 2e.action.lock.effect-range
		s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
			before("mark", rules.LockObject(card.Self))}})
		wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0), scene.Tokens(game.StressToken, 2))
		tie := s.Theirs("academypilot", scene.At(400, c.y, 0))
		s.Activate(wedge, "3 straight")
		if c.locks {
			s.Use(wedge, "mark") // 2e.action.effect-is-not-action: although it is stressed
			s.Target(tie)
		}
		s.WantLock(wedge, tie, c.locks)
		s.Done()
	}
}

func TestLock_OneAtATime(t *testing.T) {
	// 2e.action.lock.one-maintained
	// 2e.action.lock.remove-before-assign
	s := scene.Second(t)
	escort := s.Mine("bluesquadronescort", scene.At(400, 300, 0))
	first := s.Theirs("academypilot", scene.At(400, 500, 0))
	second := s.Theirs("academypilot", scene.At(500, 500, 0))
	s.Lock(escort, first)
	takeLock(s, escort)
	s.Target(second)
	s.WantLock(escort, first, false)
	s.WantLock(escort, second, true)
	var order []game.EventKind
	for _, e := range s.Events() {
		if e.Kind == game.LockLost || e.Kind == game.LockGained {
			order = append(order, e.Kind)
		}
	}
	s.Is(len(order) == 2 && order[0] == game.LockLost, "the old lock to leave first")
	s.Done()
}

func TestLock_AgainOnTheSameShip(t *testing.T) {
	// 2e.action.lock.remove-before-assign
	s := scene.Second(t)
	escort := s.Mine("bluesquadronescort", scene.At(400, 300, 0))
	tie := s.Theirs("academypilot", scene.At(400, 500, 0))
	s.Lock(escort, tie)
	takeLock(s, escort)
	s.Target(tie)
	s.WantEvent(game.LockLost, "2e.action.lock.remove-before-assign")
	locks := s.State().Ships[escort.ID()].Locks
	s.Is(locks[0] == game.ShipAs(tie.ID()) && locks[1].Kind == game.NoObject, "one lock on it")
	s.Done()
}

func TestLock_SeveralOnOneShip(t *testing.T) {
	// 2e.action.lock.many-on-one
	s := scene.Second(t)
	escort := s.Mine("bluesquadronescort", scene.At(400, 300, 0))
	wing := s.Mine("bluesquadronescort", scene.At(500, 300, 0))
	tie := s.Theirs("academypilot", scene.At(400, 500, 0))
	for _, ship := range []*scene.Ship{escort, wing} {
		takeLock(s, ship)
		s.Target(tie)
	}
	s.WantLock(escort, tie, true)
	s.WantLock(wing, tie, true)
	s.Done()
}

func TestLock_StaysAtAnyDistance(t *testing.T) {
	// 2e.action.lock.no-expiry-by-range
	s := scene.Second(t)
	escort := s.Mine("bluesquadronescort", scene.At(400, 300, 180))
	tie := s.Theirs("academypilot", scene.At(400, 600, 0))
	s.Lock(escort, tie)
	s.Activate(tie, "5 straight")
	s.Pass()
	s.End()
	s.WantLock(escort, tie, true)
	s.Done()
}

func TestLock_LeavesWithEitherShip(t *testing.T) {
	for _, who := range []int{0, 1} {
		// 2e.token.lock.leaves-with-ship
		s := scene.Second(t)
		flees := s.Mine("academypilot", scene.At(400, 850, 0))
		stays := s.Theirs("academypilot", scene.At(400, 600, 0))
		pair := [2]*scene.Ship{flees, stays}
		s.Lock(pair[who], pair[1-who])
		s.Activate(flees, "5 straight")
		s.WantFled(flees)
		s.WantLock(pair[who], pair[1-who], false)
		s.Done()
	}
}

func TestLock_AFurtherOneOfTheSameShip(t *testing.T) {
	// 2e.token.lock.extra-lock-same-number: it changes nothing; the one lock is spent once, and a
	// lock of another ship is another lock.
	s := scene.Second(t)
	ship := s.Mine("bluesquadronescort", scene.At(400, 300, 0))
	wing := s.Mine("bluesquadronescort", scene.At(500, 300, 0))
	foe := s.Theirs("academypilot", scene.At(400, 500, 180))
	s.Lock(ship, foe)
	s.Lock(wing, foe)
	s.Perform(ship, 0, game.LockAction)
	s.Use(ship, "lock")
	s.Target(foe)
	s.WantLocks(ship, game.ShipAs(foe.ID()))
	s.Done()
	s.Attack(ship, foe)
	s.Dice(blanks(3)...)
	s.Use(ship, "spend lock")
	s.Number(1)
	s.Dice("blank")
	s.WantLocks(ship)
	s.WantLocks(wing, game.ShipAs(foe.ID()))
	s.Dice(blanks(3)...)
	s.Done()
}
