package second_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// 2e.huge.engagement-value: a huge ship activates at its initiative and engages at its engagement value.
func TestHuge_EngagesAtItsEngagementValue(t *testing.T) {
	s := fleet(t)
	first := s.Mine(corvette, scene.At(300, 200, 0))   // 8, engages at 0
	second := s.Mine(transport, scene.At(900, 200, 0)) // 7, engages at 1
	s.Table(1800, 900)
	tie := s.Theirs("academypilot", scene.At(600, 320, 0)) // 1, seen by both
	s.First(game.Seat2)
	var order []game.ShipID
	s.Engagement()
	for !s.State().Over {
		s.Pass()
	}
	for _, e := range s.Events() {
		if e.Kind == game.EngageBegan {
			order = append(order, e.Ship)
		}
	}
	want := []game.ShipID{tie.ID(), second.ID(), first.ID()}
	s.Is(len(order) == 3 && order[0] == want[0] && order[1] == want[1] && order[2] == want[2],
		"the order %v, want %v", order, want)
	s.WantInitiative(first, 8) // 2e.huge.engagement-value.order
	s.Done()
}

// 2e.huge.engagement-value.order: destroyed at the value at which it engages it still does so; destroyed before, it is
// removed before.
func TestHuge_DestroyedItEngagesAtItsValue(t *testing.T) {
	for _, c := range []struct {
		shooter string
		engages bool
	}{{"academypilot", true}, {"obsidiansquadronpilot", false}} { // 1, 2; the GR-75 engages at 1
		s := fleet(t)
		ship := s.Theirs(transport, scene.At(600, 300, 0), scene.Shields(0), scene.Damaged(11))
		tie := s.Mine(c.shooter, scene.At(600, 520, 180))
		s.Engagement()
		s.Declare("primary", ship)
		s.Dice("hit", "blank", "blank")
		s.WantDestroyed(ship)
		if c.engages {
			s.Declare("primary", tie)
			roll(s)
			roll(s)
		}
		s.Is(!s.Of(ship).OnTable, "it is removed")
		s.Done()
	}
}

// 2e.huge.attacks: without hardpoints it makes its one standard attack.
func TestHuge_MakesOneStandardAttack(t *testing.T) {
	s := fleet(t)
	ship := s.Mine(raider, scene.At(600, 300, 0))
	tie := s.Theirs("academypilot", scene.At(700, 560, 180))
	s.Engage(ship)
	s.Declare("primary", tie)
	s.Dice("blank", "blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

// 2e.huge.attacks.range, 2e.huge.defense-range-45: Broadside Batteries reach range 4 out of the sides, and not
// range 5; the defender rolls two more dice. 2e.huge.obstructs: no one obstructs the attack itself.
func TestHuge_BroadsideBatteriesReachRangeFour(t *testing.T) {
	for _, c := range []struct {
		x     float64
		fires bool
		dice  int
	}{{940, true, 4}, {1040, true, 5}, {1070, false, 0}} { // 280, 380 and 410 mm from side to side
		s := fleet(t)
		s.Table(1800, 900)
		ship := s.Mine(corvette, scene.At(600, 300, 0))
		tie := s.Theirs("academypilot", scene.At(c.x, 300, 0))
		s.Engage(ship)
		if c.fires {
			s.Declare("primary", tie)
			s.Dice("blank", "blank", "blank", "blank")
			s.Is(s.Rolling().N == uint8(c.dice), "%d defense dice, not %d", c.dice, s.Rolling().N)
			roll(s)
		}
		s.Done()
	}
}

// Broadside Batteries: locks at range 1-4, not 0.
func TestHuge_BroadsideBatteriesLockAtRangeOneToFour(t *testing.T) {
	s := fleet(t)
	s.Table(1800, 900)
	ship := s.Mine(corvette, scene.At(600, 300, 0))
	four := s.Theirs("academypilot", scene.At(1030, 300, 0))
	five := s.Theirs("academypilot", scene.At(1100, 300, 0))
	near := s.Theirs("academypilot", scene.At(700, 340, 0))
	touching := s.Theirs("academypilot", scene.At(660, 380, 0))
	s.Activate(ship, "1 straight")
	s.Use(ship, "lock")
	s.Refused(func() { s.Target(five) })
	s.Refused(func() { s.Target(touching) })
	s.Target(four)
	s.WantLock(ship, four, true)
	s.WantLock(ship, near, false)
	s.Done()
}

// 2e.huge.obstructs, 2e.huge.obstructs.with-obstacle: a huge ship on the line gives a die, and so does an obstacle.
func TestHuge_ObstructsAttacks(t *testing.T) {
	for _, c := range []struct {
		name  string
		hulls []float64
		rock  bool
		dice  int
	}{ // 3, and 1 for range 3
		{"nothing", nil, false, 4}, {"a huge ship", []float64{390}, false, 5}, {"two", []float64{390, 480}, false, 5},
		{"an obstacle", nil, true, 5}, {"both", []float64{390}, true, 6},
		{"two and an obstacle", []float64{390, 480}, true, 6},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := fleet(t)
			s.Table(1800, 900)
			ship := s.Mine("bluesquadronescort", scene.At(300, 300, 90))
			tie := s.Theirs("academypilot", scene.At(600, 300, 315)) // with a corner ahead
			for i, x := range c.hulls {
				if i == 0 {
					s.Mine(transport, scene.At(x, 300, 0))
				} else {
					s.Theirs(raider, scene.At(x, 300, 0))
				}
			}
			if c.rock {
				s.Obstacle("coreasteroid0", scene.At(545, 300, 0))
			}
			s.Attack(ship, tie)
			s.Dice("blank", "blank", "blank")
			s.Is(s.Rolling().N == uint8(c.dice), "%d dice, not %d", c.dice, s.Rolling().N)
			roll(s)
			s.Done()
		})
	}
}

// 2e.huge.reinforce-range-45: a reinforce token works at range 4.
func TestHuge_ReinforceAtRangeFour(t *testing.T) {
	for _, ahead := range []bool{true, false} {
		s := fleet(t)
		s.Table(1800, 900)
		ship := s.Mine(corvette, scene.At(600, 300, 0))
		heading, token := 270.0, game.ReinforceFore
		if !ahead {
			token = game.ReinforceAft
		}
		target := s.Theirs("captainoicunn", scene.At(1050, 300, heading), scene.Tokens(token, 1))
		s.Attack(ship, target)
		s.Dice("hit", "hit", "hit", "blank")
		s.Dice("blank", "blank")
		if ahead {
			s.WantShields(target, 2)
		} else {
			s.WantShields(target, 1)
		}
		s.Done()
	}
}

// Concentrated Batteries: a die more at a defender in the bullseye arc, with the primary weapon, torpedoes and missiles,
// and not with a hardpoint.
func TestHuge_ConcentratedBatteries(t *testing.T) {
	for _, c := range []struct {
		weapon string
		x      float64
		dice   int
	}{{"primary", 600, 5}, {"primary", 640, 4}, {"protontorpedoes", 600, 5}, {"concussionmissiles", 600, 4}, {"protoncannonbattery", 600, 4}} {
		s := fleet(t)
		ship := s.Mine(raider, scene.At(600, 300, 0), scene.With("protontorpedoes", "concussionmissiles", "protoncannonbattery"))
		tie := s.Theirs("academypilot", scene.At(c.x, 560, 180))
		s.Lock(ship, tie)
		s.Engage(ship)
		s.Declare(c.weapon, tie)
		s.Is(s.Rolling().N == uint8(c.dice), "%s: %d dice, not %d", c.weapon, s.Rolling().N, c.dice)
		for s.State().Depth > 0 && s.Exec().Waiting(s.State()) != game.Nobody {
			if s.Exec().Waiting(s.State()).Has(game.Chance) {
				roll(s)
			} else {
				s.Pass() // the lock stays, and no other weapon attacks
			}
		}
		s.Done()
	}
}

// Tractor Grasp: a tractor token after a hit with Tractor Tentacles, and none after a miss or with another weapon.
func TestHuge_TractorGrasp(t *testing.T) {
	for _, c := range []struct {
		weapon, face string
		want         int
	}{{"tractortentacles", "hit", 1}, {"tractortentacles", "blank", 0}, {"drillbeak", "hit", 0}} {
		s := fleet(t)
		ship := s.Mine(trident, scene.At(600, 300, 0), scene.With("tractortentacles", "drillbeak"))
		xwing := s.Theirs("bluesquadronescort", scene.At(600, 150, 0))
		s.Stat(xwing, "agility", 0)
		s.Engage(ship)
		s.Declare(c.weapon, xwing)
		dice := make([]string, s.Rolling().N)
		for i := range dice {
			dice[i] = "blank"
		}
		dice[0] = c.face
		s.Dice(dice...)
		s.WantTokens(xwing, game.TractorToken, c.want)
		if c.want > 0 {
			s.Pass() // its player does not move it
		}
		s.Pass()
		s.Done()
	}
}

// Overdrive Burners: a die more after a maneuver of speed 3-5.
func TestHuge_OverdriveBurners(t *testing.T) {
	for _, c := range []struct {
		dial string
		dice int
	}{{"2 straight", 1}, {"3 straight", 2}, {"5 straight", 2}} {
		s := fleet(t)
		ship := s.Mine(croc, scene.At(600, 300, 0))
		tie := s.Theirs("academypilot", scene.At(600, 690, 180))
		s.Reveal(ship, c.dial)
		s.Attack(tie, ship)
		s.Dice("blank", "blank")
		s.Is(s.Rolling().N == uint8(c.dice), "%d dice, not %d", c.dice, s.Rolling().N)
		roll(s)
		s.Done()
	}
}

// Resupply Craft: 1 energy removes a token or recovers a shield of another friend at range 0-1 that performed an action.
func TestHuge_ResupplyCraft(t *testing.T) {
	for _, c := range []struct {
		name    string
		x       float64
		energy  int
		shields int
		offered bool
	}{
		{"at range 1", 700, 1, 1, true}, {"at range 2", 780, 1, 1, false}, {"without energy", 700, 0, 1, false},
		{"whole", 700, 1, 2, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := fleet(t)
			ship := s.Mine(transport, scene.At(600, 300, 0), scene.Energy(c.energy))
			friend := s.Mine("bluesquadronescort", scene.At(c.x, 300, 0), scene.Shields(c.shields))
			s.Activate(friend, "1 straight")
			s.Use(friend, "focus")
			if !c.offered {
				s.NotOffered(ship, "resupply")
				s.Done()
				return
			}
			s.Use(ship, "resupply")
			s.ChooseNamed("recover a shield")
			s.WantShields(friend, c.shields+1)
			s.WantEnergy(ship, c.energy-1)
			s.Done()
		})
	}
}

// 2e.huge.damage-deck, 2e.huge.damage-deck.precision, 2e.huge.damage-deck.only-dealt,
// 2e.huge.damage-deck.chooser: from the arcs that the card names the precision shot comes first; from elsewhere, and
// without an attack, only the effect works.
func TestHuge_PrecisionShots(t *testing.T) {
	for _, c := range []struct {
		title   string
		x, y    float64
		heading float64
		check   func(s *scene.Scene, ship *scene.Ship, hit bool)
		hit     bool
	}{
		{"Exhausted Crews", 600, 100, 0, jammed, true}, {"Exhausted Crews", 600, 520, 180, jammed, false},
		{"Failing Drive", 600, 100, 0, drained, true}, {"Failing Drive", 600, 520, 180, drained, false},
		{"Confused Orders", 600, 520, 180, shaken, true}, {"Confused Orders", 640, 520, 180, shaken, false},
		{"Broken Keel", 600, 100, 0, strained, true}, {"Broken Keel", 600, 520, 180, strained, false},
		{"Thinned Gunners", 720, 300, 270, depleted, true}, {"Thinned Gunners", 600, 520, 180, depleted, false},
		{"Leaking Shields", 720, 300, 270, burst, true}, {"Leaking Shields", 600, 520, 180, burst, false},
		{"Blind Sensors", 600, 520, 180, blinded, true}, {"Blind Sensors", 720, 250, 270, blinded, false},
	} {
		s := fleet(t)
		ship := s.Theirs(corvette, scene.At(600, 300, 0), scene.Shields(0), scene.Energy(2))
		tie := s.Mine("academypilot", scene.At(c.x, c.y, c.heading))
		if c.title == "Blind Sensors" {
			s.Lock(ship, tie)
		}
		s.Attack(tie, ship)
		dice := []string{"crit", "blank"}
		if s.Rolling().N == 3 {
			dice = append(dice, "blank")
		}
		s.Dice(dice...)
		for !s.State().Over {
			if q := s.Exec().Ask(s.State(), s.Exec().Waiting(s.State()).First()); q.Kind == game.DrawQuestion {
				s.Draw(c.title)
				continue
			}
			s.Asked(game.Seat1) // the attacker's player
			s.Target(tie)
		}
		c.check(s, ship, c.hit)
		s.Done()
	}
}

// roll lets chance roll nothing but blanks.
func roll(s *scene.Scene) {
	faces := make([]string, s.Rolling().N)
	for i := range faces {
		faces[i] = "blank"
	}
	s.Dice(faces...)
}

func one(hit bool) int {
	if hit {
		return 1
	}
	return 0
}

func jammed(s *scene.Scene, ship *scene.Ship, hit bool)  { s.WantTokens(ship, game.JamToken, one(hit)) }
func drained(s *scene.Scene, ship *scene.Ship, hit bool) { s.WantEnergy(ship, 2-one(hit)) }
func shaken(s *scene.Scene, ship *scene.Ship, hit bool)  { s.WantEnergy(ship, 2-one(hit)) } // which pays the stress
func strained(s *scene.Scene, ship *scene.Ship, hit bool) {
	s.WantTokens(ship, game.StrainToken, one(hit))
}
func depleted(s *scene.Scene, ship *scene.Ship, hit bool) {
	s.WantTokens(ship, game.DepleteToken, one(hit))
}
func burst(s *scene.Scene, ship *scene.Ship, hit bool) { s.WantDamage(ship, 1+one(hit)) }
func blinded(s *scene.Scene, ship *scene.Ship, hit bool) {
	s.Is((s.Of(ship).Locks[0] == game.Object{}) == hit, "the lock is gone: %v", hit)
}

// The effects of the huge damage cards that a number shows.
func TestHuge_EffectsOfDamageCards(t *testing.T) {
	s := fleet(t)
	ship := s.Mine(corvette, scene.At(600, 300, 0), scene.Shields(1), scene.Energy(1), scene.Damaged(15))
	s.Crit(ship, "Damaged Circuitry")
	s.Crit(ship, "Leaking Shields")
	s.Theirs("academypilot", scene.At(100, 800, 0))
	s.End()
	s.WantEnergy(ship, 2)  // 2 less 1
	s.WantShields(ship, 2) // 2 less 1
	s.WantAlive(ship)
	s.Activate(ship, "3 straight")
	s.Offered(ship, "repair")
	s.Pass()
	s.Done()

	s = fleet(t)
	ship = s.Mine(corvette, scene.At(600, 300, 0), scene.Energy(1))
	s.Crit(ship, "Failing Drive")
	s.Activate(ship, "1 straight") // white stays white
	s.WantEnergy(ship, 1)
	s.Pass()
	s.Done()

	s = fleet(t)
	ship = s.Mine(corvette, scene.At(600, 300, 0), scene.Energy(2))
	s.Crit(ship, "Failing Drive")
	s.Tokens(ship, game.StrainToken, 1)
	s.Activate(ship, "3 straight") // blue becomes white
	s.WantTokens(ship, game.StrainToken, 1)
	s.Pass()
	s.Done()
}

// Broken Keel counts as two cards.
func TestHuge_BrokenKeelCountsTwice(t *testing.T) {
	for _, c := range []struct {
		cards     int
		destroyed bool
	}{{14, false}, {15, true}} { // with the keel and the hit 17 and 18; the hull is 18
		s := fleet(t)
		ship := s.Theirs(corvette, scene.At(600, 300, 0), scene.Shields(0), scene.Damaged(c.cards))
		s.Crit(ship, "Broken Keel")
		tie := s.Mine("academypilot", scene.At(600, 520, 180))
		s.Attack(tie, ship)
		s.Dice("hit", "blank", "blank")
		s.Is(s.Of(ship).Destroyed == c.destroyed, "destroyed: %v", c.destroyed)
		s.Done()
	}
}
