package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// 2e.attack.modify-attack-dice.defender-first: what Greedo leaves to the attacker is used in its own step.
func TestGreedo(t *testing.T) {
	s, ship, other := duel(t, "greedo")
	s.Attack(ship, other)
	s.Dice("hit", "hit", "blank")
	s.Use(ship, "shoot first")
	s.WantAttackDice("blank", "hit", "crit")
	s.WantCharges(ship, "greedo", 0)
	play(s, nil, nil)
	s.Done()
	refused(t, "greedo", "shoot first", false, map[string]bout{
		"no hit":    {dice: faces("crit", "focus")},
		"no charge": {dice: faces("hit"), lay: func(s *scene.Scene, ship, _ *scene.Ship) { s.Charges(ship, "greedo", 0) }},
	})
	refused(t, "greedo", "shoot first", true, map[string]bout{"it defends": {dice: faces("hit")}})
}

func TestGreedo_IsShot(t *testing.T) {
	for name, c := range map[string]struct {
		charges int
		die     string
		other   bool // who is attacked is a friend of it
		offered bool
	}{
		"shot": {1, "hit", false, true}, "no charge": {0, "hit", false, false}, "no hit": {1, "crit", false, false},
		"a friend": {1, "hit", true, false},
	} {
		t.Run(name, func(t *testing.T) {
			s, ship, other := duel(t, "greedo")
			s.Charges(ship, "greedo", c.charges)
			friend := s.Mine(xwing, scene.At(497, 300, 0))
			s.Tokens(other, game.FocusToken, 1)
			target := ship
			if c.other {
				target = friend
			}
			if !c.offered {
				s.Never(other, "shoot Greedo")
			}
			s.Attack(other, target)
			s.Dice(c.die, "focus", "blank")
			if c.offered {
				s.Asked(game.Seat2)
				s.Offered(other, "spend focus") // in the same step
				s.Use(other, "shoot Greedo")
				s.WantAttackDice("blank", "focus", "crit")
				s.WantCharges(ship, "greedo", 1)
			}
			play(s, nil, nil)
			s.Done()
		})
	}
}

func TestGarSaxon_LocksAheadAndAstern(t *testing.T) {
	for name, c := range map[string]struct {
		x, y float64
		ok   bool
	}{"ahead": {457, 400, true}, "astern": {457, 200, true}, "beside": {557, 300, false}} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			ship := s.Mine(xwing, south, scene.With("garsaxon-gunner"))
			target := s.Theirs(tie, scene.At(c.x, c.y, 0))
			s.Perform(ship, 0, game.LockAction)
			s.Use(ship, "lock")
			play(s, nil, nil)
			s.WantLock(ship, target, c.ok)
			s.Done()
			s.Perform(target, 0, game.FocusAction)
			play(s, nil, nil)
			s.Done()
		})
	}
}

func TestGarSaxon_ExploitsATokenOfTheDefender(t *testing.T) {
	s, ship, other := duel(t, "garsaxon-gunner")
	s.Tokens(other, game.StrainToken, 1)
	s.Tokens(other, game.DisarmToken, 1)
	s.AttackWith(ship, "primary", other)
	s.Use(ship, "exploit a token")
	s.Choose(func(c game.Choice) bool { return c.Item == uint8(game.DisarmToken) })
	s.WantTokens(other, game.DisarmToken, 0)
	s.Is(s.Rolling().N == 4, "4 dice, not %d", s.Rolling().N)
	play(s, nil, nil)
	s.Done()
	strained := has(game.StrainToken, 1, false)
	refused(t, "garsaxon-gunner", "exploit a token", false, map[string]bout{
		"no token":       {},
		"a green one":    {lay: has(game.FocusToken, 1, false)},
		"its own token":  {lay: has(game.StressToken, 1, true)},
		"with a cannon":  {lay: strained, weapon: "ioncannon"},
		"already 4 dice": {lay: func(s *scene.Scene, ship, other *scene.Ship) { strained(s, ship, other); s.Stat(ship, "attack", 4) }},
	})
	refused(t, "garsaxon-gunner", "exploit a token", true, map[string]bout{"it defends": {lay: has(game.StressToken, 1, true)}})
}

func TestBabuFrik(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("babufrik", "feedbackarray"))
	s.Theirs(tie, north)
	s.Engage(ship)
	s.Use(ship, "shock")
	s.Use(ship, "put it off") // an ion token, which is red
	s.Use(ship, "put it off") // a disarm token, which is orange
	s.WantTokens(ship, game.IonToken, 0)
	s.WantTokens(ship, game.DisarmToken, 0)
	s.WantCharges(ship, "babufrik", 1)
	held := &s.State().Charges[1].Held
	s.Is(held.Has(game.IonToken) && held.Has(game.DisarmToken), "both lie on the card")
	play(s, nil, nil)
	s.System(ship)
	s.WantCharges(ship, "babufrik", 0)
	s.WantTokens(ship, game.IonToken, 0)
	play(s, nil, nil)
	s.Done()
	s.System(ship)
	s.WantTokens(ship, game.IonToken, 1)
	s.WantTokens(ship, game.DisarmToken, 1)
	s.Is(*held == 0, "none is on the card")
	s.Done()
}

func TestBabuFrik_Not(t *testing.T) {
	for name, c := range map[string]struct {
		action  game.Action
		terms   game.Terms
		charges int
		kind    game.Token
		mine    bool
	}{
		"a green token": {game.FocusAction, 0, 3, game.FocusToken, true},
		"a blue token":  {game.CloakAction, 0, 3, game.CloakToken, true},
		"no charge":     {game.FocusAction, game.AsRed, 0, game.StressToken, true},
		"another ship":  {game.FocusAction, game.AsRed, 3, game.StressToken, false},
	} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			ship, friend := s.Mine(xwing, south, scene.With("babufrik")), s.Mine(xwing, north)
			for _, it := range []*scene.Ship{ship, friend} {
				s.PrintActions(it, "white focus", "white cloak")
			}
			s.Charges(ship, "babufrik", c.charges)
			s.Never(ship, "put it off")
			it := ship
			if !c.mine {
				it = friend
			}
			s.Perform(it, c.terms, c.action)
			s.Choose(func(c game.Choice) bool { return c.Verb == game.UseVerb })
			s.WantTokens(it, c.kind, 1)
			s.System(ship) // nothing is on the card
			play(s, nil, nil)
			s.WantCharges(ship, "babufrik", c.charges)
			s.Done()
		})
	}
}

func TestHyperspaceTrackingData(t *testing.T) {
	for name, c := range map[string]struct {
		n     int
		first bool
	}{"placed first": {0, true}, "placed last": {6, false}, "as printed": {-1, true}} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			ship := s.Mine("omicrongrouppilot", scene.With("hyperspacetrackingdata")) // initiative 1
			friend, far := s.Mine("bluesquadronpilot"), s.Mine("bluesquadronpilot")
			foe := s.Theirs("darthvader", scene.Points(1)) // initiative 6
			s.Setup()
			s.Choose(func(c game.Choice) bool { return c.Verb == game.PlayerVerb && c.N == int16(game.Seat2) })
			if c.n < 0 {
				s.Pass()
			} else {
				s.Use(ship, "name an initiative")
				s.Refused(func() { s.Number(7) })
				s.Number(c.n)
				s.WantInitiative(ship, c.n)
			}
			place := map[*scene.Ship]float64{ship: 200, friend: 320, far: 800, foe: 457}
			order := []*scene.Ship{ship, friend, far, foe}
			if !c.first {
				order = []*scene.Ship{friend, far, foe, ship}
			}
			for _, next := range order {
				y, heading := 50.0, 0.0
				if next == foe {
					y, heading = 864, 180
				}
				s.Place(next, place[next], y, heading)
			}
			for range 2 {
				s.Choose(func(c game.Choice) bool { return c.Item == uint8(game.EvadeToken) })
			}
			s.WantTokens(ship, game.EvadeToken, 1)
			s.WantTokens(friend, game.EvadeToken, 1)
			s.WantTokens(far, game.EvadeToken, 0)
			s.WantTokens(foe, game.FocusToken, 0)
			s.End()
			s.WantInitiative(ship, 1)
			s.Done()
		})
	}
}

// 2e.device.cost
func TestPartingGift_Endor(t *testing.T) {
	const card = "partinggift-battleoverendor"
	for name, c := range map[string]struct {
		device  string
		charges int
		b       geom.Bearing
		launch  int16
		ok      bool
	}{
		"dropped":            {"protonbombs", 1, geom.Straight, 0, true},
		"launched":           {"protonbombs", 1, geom.Straight, 1, true},
		"dropped by a bank":  {"protonbombs", 1, geom.BankLeft, 0, true},
		"launched by a bank": {"protonbombs", 1, geom.BankRight, 1, true},
		"no charge":          {"protonbombs", 0, geom.Straight, 0, false},
		"a mine":             {"connernets", 1, geom.Straight, 0, false},
	} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			ship := s.Mine("goldsquadronveteran", south, scene.With(card, c.device), scene.Damaged(5))
			s.Shields(ship, 0)
			s.Charges(ship, c.device, c.charges)
			other := s.Theirs(xwing, north)
			if !c.ok {
				s.Never(ship, "leave a gift")
			}
			s.Attack(other, ship)
			s.Dice("hit", "hit", "hit")
			s.Dice("blank")
			if c.ok {
				s.Use(ship, "leave a gift")
				s.Use(ship, "drop a Proton Bomb")
				s.Refused(func() { s.Choose(wayOf(geom.Straight, 2, c.launch)) })
				s.Refused(func() { s.Choose(wayOf(geom.TurnLeft, 1, c.launch)) })
				s.Choose(wayOf(c.b, 1, c.launch))
				s.WantCharges(ship, c.device, 0)
				s.Is((s.State().Devices[0].Pose.Y > 300*geom.Millimeter) == (c.launch == 1), "on the side of its launch")
			}
			play(s, nil, nil)
			s.Done()
		})
	}
	s := scene.Second(t)
	bomber := s.Mine("goldsquadronveteran", scene.At(100, 100, 0), scene.With(card, "protonbombs"))
	friend := s.Mine("goldsquadronveteran", south, scene.Damaged(5))
	s.Shields(friend, 0)
	s.Never(bomber, "leave a gift")
	s.Attack(s.Theirs(xwing, north), friend)
	play(s, []string{"hit", "hit", "hit"}, nil)
	s.Done()
}

// wayOf fits the choice of how to place a device.
func wayOf(b geom.Bearing, speed uint8, launch int16) func(c game.Choice) bool {
	return func(c game.Choice) bool {
		return c.Verb == game.TemplateVerb && c.Maneuver.Bearing == b && c.Maneuver.Speed == speed && c.N == launch
	}
}

// 2e.device.not-outside
func TestPartingGift(t *testing.T) {
	for name, c := range map[string]struct {
		device  string
		charges int
		ok      bool
	}{"a bomb": {"protonbombs", 1, true}, "no charge": {"protonbombs", 0, false}, "a mine": {"connernets", 1, false}} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			ship := s.Mine("goldsquadronveteran", south, scene.With("partinggift-rsl", c.device), scene.Damaged(5))
			friend := s.Mine("goldsquadronveteran", scene.At(800, 100, 0), scene.With("partinggift-rsl", c.device))
			s.Shields(ship, 0)
			s.Charges(ship, c.device, c.charges)
			other := s.Theirs(xwing, north)
			s.Never(friend, "leave a gift")
			if !c.ok {
				s.Never(ship, "leave a gift")
			}
			s.Attack(other, ship)
			s.Dice("hit", "hit", "hit")
			s.Dice("blank")
			if c.ok {
				s.Use(ship, "leave a gift")
				s.Use(ship, "drop a Proton Bomb")
				s.Refused(func() { s.PlaceDevice(0, 457, 300-20-40-16.4, 0) }) // with a template
				s.PlaceDevice(0, 457, 300-20-16.4, 0)
				s.WantCharges(ship, c.device, 0)
			}
			play(s, nil, nil)
			s.Is(s.State().NDevices == map[bool]uint8{true: 1}[c.ok], "a bomb is there: %v", c.ok)
			s.Done()
		})
	}
}
