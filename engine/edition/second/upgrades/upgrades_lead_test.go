package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// leads puts a ship with a card on the table that can coordinate, and friends at range 1-2.
func leads(t *testing.T, pilot, card string, friends ...string) (s *scene.Scene, ship *scene.Ship, wing []*scene.Ship) {
	s = scene.Second(t)
	s.Unbuilt()
	ship = s.Mine(pilot, south, scene.With(card))
	for i, id := range friends {
		wing = append(wing, s.Mine(id, scene.At(line+90+45*float64(i), 300, 0)))
	}
	return s, ship, wing
}

func TestGeneralHux_GivesAnOrder(t *testing.T) {
	const id = "generalhux"
	s, ship, wing := leads(t, xwing, id, tie, xwing, tie, tie)
	s.Perform(ship, 0, game.CoordinateAction)
	s.Use(ship, "coordinate")
	s.Use(ship, "give the order")
	s.Pick(wing[0])
	s.Use(wing[0], "focus")
	s.WantTokens(wing[0], game.StressToken, 1)
	s.Refused(func() { s.Pick(wing[1]) }) // of another type
	s.Refused(func() { s.Pick(wing[0]) })
	s.Pick(wing[2])
	s.Pick(wing[3])
	s.Refused(func() { s.Use(wing[2], "focus") }) // their player orders them (2e.initiative.own-order-free)
	s.Pick(wing[3])
	s.Refused(func() { s.Use(wing[3], "evade") })
	s.Use(wing[3], "focus")
	s.Use(wing[2], "focus")
	s.WantTokens(wing[3], game.StressToken, 1)
	s.WantTokens(wing[3], game.FocusToken, 1)
	s.WantTokens(ship, game.StressToken, 1)
	s.Done()
	for _, terms := range []game.Terms{0, game.AsRed} {
		s, ship, wing = leads(t, xwing, id, tie, tie)
		if terms == game.AsRed {
			s.Never(ship, "give the order")
		}
		s.Perform(ship, terms, game.CoordinateAction)
		s.Use(ship, "coordinate")
		if terms == 0 {
			s.Pass() // no order
		}
		s.Pick(wing[0])
		s.Use(wing[0], "focus")
		s.WantTokens(wing[0], game.StressToken, 0)
		s.Done()
	}
}

func TestGeneralHux_OrdersNothingElse(t *testing.T) {
	s, ship, _ := leads(t, xwing, "generalhux", tie)
	s.Never(ship, "give the order")
	s.Perform(ship, 0, game.FocusAction)
	s.Use(ship, "focus")
	s.Done()
}

func TestBattleMeditation_CoordinatesTwo(t *testing.T) {
	const id, jedi = "battlemeditation", "jediknight"
	s, ship, wing := leads(t, jedi, id, tie, tie, "maulermithel", xwing)
	enemy := s.Theirs(tie, scene.At(line, 400, 180))
	s.Perform(ship, 0, game.CoordinateAction)
	s.Use(ship, "coordinate")
	s.Refused(func() { s.Pick(wing[2]) }) // which is limited
	s.Pick(wing[0])
	s.Use(wing[0], "evade")
	s.Use(ship, "coordinate another")
	s.Refused(func() { s.Pick(wing[3]) }) // of another type
	s.Refused(func() { s.Pick(wing[0]) })
	s.Refused(func() { s.Pick(enemy) })
	s.Pick(wing[1])
	s.Refused(func() { s.Use(wing[1], "focus") })
	s.Use(wing[1], "evade")
	s.WantTokens(wing[1], game.EvadeToken, 1)
	s.WantTokens(wing[1], game.StressToken, 0)
	s.Done()
	s, _, wing = leads(t, jedi, id, "maulermithel", tie)
	s.Perform(wing[1], 0, game.CoordinateAction) // a ship without the card
	s.Use(wing[1], "coordinate")
	s.Pick(wing[0])
	s.Use(wing[0], "evade")
	s.Done()
	s, ship, wing = leads(t, jedi, id, tie, tie)
	s.PrintActions(ship, "coordinate")
	s.Perform(ship, 0, game.CoordinateAction)
	s.Use(ship, "coordinate")
	s.Never(ship, "coordinate another") // a white action
	s.Pick(wing[0])
	s.Use(wing[0], "evade")
	s.Done()
}

func TestCompassion_TakesADamageCard(t *testing.T) {
	const id = "compassion"
	each(t, map[string]struct {
		gap    float64
		mine   bool
		force  int
		damage int // that the holder has
		title  string
		asked  bool // whether to discard it
		left   int  // Force
	}{
		"a Pilot card": {200, true, 2, 0, "Stunned Pilot", true, 1}, "a Ship card": {200, true, 2, 0, "Structural Damage", false, 2},
		"range 3": {201, true, 2, 0, "Stunned Pilot", false, 2}, "no Force": {200, true, 0, 0, "Stunned Pilot", false, 0},
		"an enemy": {200, false, 2, 0, "Stunned Pilot", false, 2}, "damaged": {200, true, 1, 1, "Stunned Pilot", true, 2},
	}, func(t *testing.T, c struct {
		gap    float64
		mine   bool
		force  int
		damage int
		title  string
		asked  bool
		left   int
	}) {
		s := scene.Second(t)
		holder := s.Ship(side(c.mine), "jediknight", scene.At(line+40+c.gap, 300, 0), scene.With(id), scene.Damaged(c.damage))
		s.Stat(holder, "force", 3)
		s.Force(holder, c.force)
		victim := s.Mine(tie, south)
		s.Attack(s.Theirs(tie, north), victim)
		s.Dice("crit", "blank")
		roll(s)
		s.Draw(c.title)
		if c.asked {
			s.ChooseNamed("discard the damage card")
			s.WantDamage(victim, 0)
			s.WantFacedown(holder, c.damage+1)
		} else {
			s.WantDamage(victim, 1)
		}
		s.WantForce(holder, c.left)
		s.Done()
	})
}

func TestCompassion_NotForItself(t *testing.T) {
	s := scene.Second(t)
	victim := s.Mine("jediknight", south, scene.With("compassion"), scene.Shields(0))
	s.Attack(s.Theirs(tie, north), victim)
	s.Dice("crit", "blank")
	roll(s)
	s.Draw("Stunned Pilot")
	s.WantDamage(victim, 1)
	s.Done()
}

func TestTrackingFob_MarksAnEnemy(t *testing.T) {
	const id = "trackingfob"
	s := scene.Second(t)
	s.Unbuilt()
	ship := s.Mine(xwing, scene.At(100, 100, 0), scene.With(id))
	friend := s.Mine("maulermithel", scene.At(200, 100, 0))
	plain, limited := s.Theirs(tie, scene.At(100, 800, 180)), s.Theirs("maulermithel", scene.At(200, 800, 180))
	s.Theirs("maulermithel-battleofyavin", scene.At(300, 800, 180))
	begin(s)
	s.Asked(game.Seat2)
	s.Refused(func() { s.Pick(plain) })
	s.Refused(func() { s.Pick(friend) })
	s.Pick(limited)
	s.Perform(ship, 0, game.LockAction)
	s.Use(ship, "lock")
	s.Refused(func() { s.Target(plain) })
	s.Target(limited)
	s.WantLock(ship, limited, true)
	s.Done()
	s = scene.Second(t) // it jams no farther than others
	ship = s.Mine(xwing, south, scene.With(id))
	near, far := s.Theirs(tie, scene.At(line, 400, 180)), s.Theirs(tie, scene.At(line, 800, 180))
	s.Condition(far, "markedforelimination", ship)
	s.Perform(ship, 0, game.JamAction)
	s.Use(ship, "jam")
	s.Refused(func() { s.Pick(far) })
	s.Pick(near)
	s.WantTokens(near, game.JamToken, 1)
	s.Done()
	s = scene.Second(t)
	s.Mine(xwing, scene.At(100, 100, 0), scene.With(id))
	s.Mine("maulermithel", scene.At(200, 100, 0))
	plain = s.Theirs(tie, scene.At(100, 800, 180))
	begin(s)
	s.Pick(plain) // who has no limited ship
	s.Done()
}

func TestMarkedForElimination_SpendsNoGreenTokens(t *testing.T) {
	for name, c := range map[string]struct {
		fob, locked bool
		spends      bool
	}{"barred": {true, true, false}, "no fob": {false, true, true}, "no lock": {true, false, true}} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			cards := map[bool][]string{true: {"trackingfob"}}[c.fob]
			shooter := s.Theirs(xwing, north, scene.With(cards...))
			ship := s.Mine(tie, south, scene.Tokens(game.EvadeToken, 1), scene.Tokens(game.FocusToken, 1))
			s.Condition(ship, "markedforelimination", shooter)
			s.Stat(ship, "force", 1)
			if c.locked {
				s.Lock(shooter, ship)
			}
			if !c.spends {
				s.Never(ship, "spend evade")
				s.Never(ship, "spend focus")
			}
			s.Attack(shooter, ship)
			roll(s, "hit", "hit", "hit")
			if c.locked {
				s.Pass()
			}
			roll(s, "focus")
			s.Offered(ship, "spend Force") // which is not a green token
			if c.spends {
				s.Offered(ship, "spend evade")
				s.Offered(ship, "spend focus")
			}
			play(s, nil, nil)
			s.Done()
		})
	}
}
