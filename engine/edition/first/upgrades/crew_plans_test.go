package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// The dial of an X-wing goes round: beside 1 bank left lie 1 straight and the Koiogran turn.
func TestBoShek_TurnsTheDialOfWhomHeTouches(t *testing.T) {
	for _, c := range []struct {
		set, to, not string
		mine, touch  bool
	}{
		{"1 bank left", "4 koiogran", "1 bank right", false, true},
		{"1 bank left", "1 straight", "1 bank left", false, true},
		{"3 turn right", "3 bank right", "4 koiogran", false, true},
		{"3 turn right", "4 straight", "3 turn left", true, true},
		{"1 bank left", "", "", false, false},
	} {
		s := table(t)
		ship, other := s.Mine(black, here, with("boshek")), s.Theirs
		if c.mine {
			other = s.Mine
		}
		flier := other(rookie, scene.At(457, 340, 180), scene.Tokens(stress, 1))
		if !c.touch {
			s.Never(ship, "lead it astray")
			s.Activate(flier, c.set)
			misses(s)
			s.Done()
			continue
		}
		s.Touch(ship, flier)
		s.Activate(flier, c.set)
		s.Use(ship, "lead it astray")
		s.Asked(game.Seat2 - game.Player(map[bool]int{true: 1}[c.mine]))
		s.Refused(func() { s.Dial(flier, c.not) })
		s.Dial(flier, c.to)
		misses(s)
		s.Done()
		s.Is(s.Named(s.Of(flier).Executed, c.to), "executed: %v", s.Of(flier).Executed)
	}
}

func TestBoShek_NotItself(t *testing.T) {
	s := table(t)
	ship, foe := s.Mine(black, here, with("boshek"), scene.Tokens(stress, 1)), s.Theirs(rookie, ahead(0))
	s.Touch(ship, foe)
	s.Never(ship, "lead it astray")
	s.Activate(ship, "2 straight")
	misses(s)
	s.Done()
}

func TestCassianAndorCrew_GuessesADial(t *testing.T) {
	for _, c := range []struct {
		guess string
		gap   float64
		right bool
	}{{"2 straight", 200, true}, {"3 straight", 100, false}, {"2 bank-left", 0, false}} {
		s := table(t)
		ship, foe := s.Mine(rookie, here, with("cassianandor")), s.Theirs(academy, ahead(c.gap))
		far, friend := s.Theirs(academy, scene.At(600, 340+200.5, 180)), s.Mine(academy, beside(60))
		s.Planning()
		for _, each := range []*scene.Ship{ship, foe, far, friend} {
			s.Dial(each, "2 straight")
		}
		s.Use(ship, "guess a dial")
		s.Refused(func() { s.Pick(far) })
		s.Refused(func() { s.Pick(friend) })
		s.Pick(foe)
		s.Maneuver(c.guess)
		s.Is(s.State().Secret[0].Dials[foe.ID()] != 0, "it is looked at")
		if c.right {
			s.Dial(ship, "3 bank-left")
		}
		s.Done()
	}
}

// The third with 4 shields, one of the First Order and an enemy are not prototypes.
func TestDirectorKrennic_OptimizesAPrototype(t *testing.T) {
	s := table(t)
	s.Table(914, 320)
	ship := s.Mine("bountyhunter", scene.Points(20), with("directorkrennic"))
	tie, guard := s.Mine("scourge", scene.Points(1)), s.Mine("omegaace", scene.Points(1))
	foe := s.Theirs(rookie, scene.Points(30))
	setUp(s)
	for _, other := range []*scene.Ship{ship, guard, foe} {
		s.Refused(func() { s.Pick(other) })
	}
	s.Pick(tie)
	s.WantShields(tie, 1)
	s.Place(foe, 457, 240, 180)
	s.Place(ship, 300, 45, 0)
	s.Place(tie, 457, 80, 0)
	s.Place(guard, 600, 80, 0)
	s.Done()

	s.Attack(tie, foe)
	s.Dice("focus", "blank")
	s.Use(tie, "strip a shield")
	s.Face("blank")
	s.WantShields(foe, 1)
	s.WantAttackDice("focus")
	until(s, tie, "optimizedprototype: report the target")
	s.Refused(func() { s.Pick(guard) })
	s.Pick(ship)
	s.Pick(foe)
	s.WantLock(ship, foe, true)
	misses(s)
	s.Done()
}

// until plays on without using anything until an ability is offered, and uses it.
func until(s *scene.Scene, ship *scene.Ship, name string) {
	for !s.State().Over && !offers(s, ship, name) {
		step(s)
	}
	s.Use(ship, name)
}

// One of three blanks becomes the hit, which focus and locks leave alone.
func TestEmperorPalpatine_NamesAResult(t *testing.T) {
	s := table(t)
	ship := s.Mine("bountyhunter", scene.At(800, 100, 0), with("emperorpalpatine"))
	tie, foe := s.Mine(black, here, scene.Tokens(focus, 1)), s.Theirs(rookie, ahead(50))
	s.Lock(tie, foe)
	s.Attack(tie, foe)
	s.Use(ship, "name a result")
	s.Refused(func() { s.ChooseNamed("Evade") })
	s.ChooseNamed("Focus")
	s.Dice("blank", "hit", "focus")
	s.Refused(func() { s.Face("focus") })
	s.Face("hit")
	s.WantAttackDice("blank", "focus", "focus")
	s.Use(tie, "spend focus") // the other one
	s.WantAttackDice("blank", "focus", "hit")
	s.Use(tie, "spend target lock")
	s.Number(1)
	s.Number(1)
	s.Dice("hit", "hit")
	s.WantAttackDice("hit", "focus", "hit")
	s.Dice("blank", "blank")
	s.WantShields(foe, 0)
	s.Done()

	for _, result := range []string{"blank", "hit", "crit"} {
		s := table(t)
		ship := s.Mine("bountyhunter", scene.At(800, 100, 0), with("emperorpalpatine"))
		s.Attack(s.Mine(black, here), s.Theirs(rookie, ahead(50)))
		s.Use(ship, "name a result")
		s.ChooseNamed(result)
		s.Dice("focus", "focus", "focus")
		s.Face("focus")
		s.WantAttackDice(result, "focus", "focus")
		misses(s)
		s.Done()
	}

	s.Never(ship, "name a result") // once a round, whatever is rolled
	s.Attack(foe, tie)
	misses(s)
	s.Done()
}

func TestEmperorPalpatine_DefenseAndOtherRolls(t *testing.T) {
	s := table(t)
	ship := s.Mine("bountyhunter", scene.At(800, 100, 0), with("emperorpalpatine"))
	tie, foe := s.Mine(black, here), s.Theirs(rookie, ahead(150))
	s.Attack(foe, tie)
	s.Dice("hit", "hit", "blank")
	s.Use(ship, "name a result")
	s.Refused(func() { s.ChooseNamed("Hit") })
	s.ChooseNamed("Evade")
	s.Dice("evade", "blank", "blank") // one more
	s.Face("blank")
	s.WantDamage(tie, 0)
	s.Done()

	for face, damage := range map[string]int{"Blank": 0, "Focus": 0, "": 1} {
		s = table(t)
		ship = s.Mine("bountyhunter", scene.At(800, 100, 0), with("emperorpalpatine"))
		tie, _ = s.Mine(black, here), s.Theirs(rookie, scene.At(100, 850, 180))
		s.Obstacle("coreasteroid0", scene.At(457, 420, 0))
		s.Activate(tie, "3 straight")
		if face == "" {
			s.Pass()
			s.Dice("hit")
		} else {
			s.Use(ship, "name a result")
			s.Refused(func() { s.ChooseNamed("Evade") })
			s.ChooseNamed(face)
			s.Dice("hit")
			s.Face("hit")
		}
		misses(s)
		s.WantDamage(tie, damage)
		s.Done()
	}
}

// The result that all dice show stays, and may be modified; an enemy's roll is not for it.
func TestEmperorPalpatine_NothingToChange(t *testing.T) {
	s := table(t)
	ship := s.Mine("bountyhunter", scene.At(800, 100, 0), with("emperorpalpatine"))
	tie, foe := s.Mine(black, here, scene.Tokens(focus, 1)), s.Theirs(rookie, ahead(150))
	s.Attack(tie, foe)
	s.Use(ship, "name a result")
	s.ChooseNamed("Focus")
	s.Dice("focus", "focus")
	s.Use(tie, "spend focus")
	s.WantAttackDice("hit", "hit")
	misses(s)
	s.Done()
}
