package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestIonBombs_EveryShipNear(t *testing.T) {
	// 2e.device.catalogue.bombs
	s := scene.Second(t)
	ship := s.Mine(tie, scene.At(line, 100, 0), scene.With("ionbombs"))
	near := s.Theirs(tie, scene.At(line, 500, 180))
	friend := s.Mine(tie, scene.At(line, 700, 180))
	far := s.Theirs(tie, scene.At(line+170, 600, 180))
	s.Device("Ion Bomb", ship, scene.At(line, 600, 0))
	for _, each := range []*scene.Ship{ship, near, friend, far} {
		s.Of(each).Activated = true
	}
	s.Activation()
	s.WantTokens(near, game.IonToken, 3)
	s.WantTokens(friend, game.IonToken, 3)
	s.WantTokens(far, game.IonToken, 0)
	s.WantTokens(ship, game.IonToken, 0)
	s.WantDamage(near, 0)
	s.Done()
}

func TestIonBombs_Drops(t *testing.T) {
	for _, charges := range []int{2, 0} {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With("ionbombs"))
		s.Charges(ship, "ionbombs", charges)
		if charges == 0 {
			s.Never(ship, "drop an Ion Bomb")
		}
		s.System(ship)
		if charges > 0 {
			s.Use(ship, "drop an Ion Bomb")
		}
		s.WantCharges(ship, "ionbombs", max(0, charges-1))
		s.Done()
	}
}

// sabine puts a bomb of a side beside an enemy of Sabine Wren, with these tokens on her card.
func sabine(t *testing.T, bomber game.Player, held ...game.Token) (s *scene.Scene, ship,
	enemy *scene.Ship,
) {
	s = scene.Second(t)
	ship = s.Mine(hwk, scene.At(line, 100, 0), scene.With("sabinewren"))
	enemy = s.Theirs(tie, scene.At(line, 500, 180))
	of := map[game.Player]*scene.Ship{game.Seat1: ship, game.Seat2: enemy}[bomber]
	s.Device("Ion Bomb", of, scene.At(line, 600, 0))
	for i := range s.State().Charges {
		if i < len(s.Exec().G.Cards) && s.Exec().G.Cards[i].ID == "sabinewren" {
			for _, t := range held {
				s.State().Charges[i].Held = s.State().Charges[i].Held.With(t)
			}
		}
	}
	s.Of(ship).Activated, s.Of(enemy).Activated = true, true
	return s, ship, enemy
}

func TestSabineWren_GivesAToken(t *testing.T) {
	for _, kind := range []game.Token{game.IonToken, game.JamToken, game.StressToken} {
		s, ship, enemy := sabine(t, game.Seat1, kind, game.TractorToken)
		before := map[bool]int{true: 3}[kind == game.IonToken]
		s.Activation()
		s.Use(ship, "give a token")
		s.Choose(func(c game.Choice) bool {
			return c.Verb == game.TokenVerb && game.Token(c.Item) == kind
		})
		s.WantTokens(enemy, kind, before+1)
		s.WantTokens(enemy, game.TractorToken, 0) // one of them
		s.Done()
	}
}

func TestSabineWren_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		bomber game.Player
		held   []game.Token
	}{
		"an enemy's bomb": {game.Seat2, []game.Token{game.StressToken}},
		"no token left":   {game.Seat1, nil},
	}, func(t *testing.T, c struct {
		bomber game.Player
		held   []game.Token
	}) {
		s, ship, enemy := sabine(t, c.bomber, c.held...)
		s.Never(ship, "give a token")
		s.Activation()
		s.WantTokens(enemy, game.IonToken, 3)
		s.Done()
	})
}

func TestSabineWren_BeginsWithFourTokens(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(hwk, scene.With("sabinewren"))
	enemy := s.Theirs(tie)
	s.Setup()
	s.Choose(func(c game.Choice) bool { return c.N == int16(game.Seat2) })
	s.Place(enemy, 457, 860, 180)
	s.Place(ship, 457, 60, 0)
	s.ChooseNamed("front")
	n := 0
	for _, e := range s.Events() {
		if e.Kind == game.CardHolds {
			n++
		}
	}
	s.Is(n == 4, "4 tokens, not %d", n)
	s.Done()
}

// topCover lets a ship beside the bearer, or on the other side, be attacked.
func topCover(t *testing.T, charges int, gap float64) (s *scene.Scene, ship *scene.Ship) {
	s = scene.Second(t)
	ship = s.Mine(tie, south, scene.With("topcover-swz98", "protonbombs"))
	s.Charges(ship, "protonbombs", charges)
	friend := s.Mine(tie, scene.At(line+40+gap, 300, 0))
	enemy := s.Theirs(tie, scene.At(line+40+gap, 500, 180))
	s.Attack(enemy, friend)
	s.Dice("blank", "blank")
	return s, ship
}

func TestTopCover_LaunchesADevice(t *testing.T) {
	s, ship := topCover(t, 2, 80)
	s.Dice("blank", "blank", "blank")
	s.Use(ship, "launch a device")
	s.Use(ship, "drop a Proton Bomb")
	s.Is(s.Exec().Ask(s.State(), game.Seat1).N == 3, "straight or one of two banks")
	s.Choose(func(c game.Choice) bool { return c.Maneuver.Bearing == geom.BankLeft })
	s.Is(s.State().Devices[0].Pose.Y > 380_000_000, "it lies ahead")
	s.WantCharges(ship, "protonbombs", 1)
	s.WantEvent(game.DevicePlaced, "2e.device.launch")
	s.Done()
}

func TestTopCover_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		charges int
		gap     float64
		placed  bool
	}{
		"no charge": {0, 80, false}, "range 2": {2, 101, false}, "placed one": {2, 80, true},
	}, func(t *testing.T, c struct {
		charges int
		gap     float64
		placed  bool
	}) {
		s, ship := topCover(t, c.charges, c.gap)
		s.Of(ship).Placed = c.placed
		s.Never(ship, "launch a device")
		s.Dice("blank", "blank", "blank")
		s.Done()
	})
}

func TestTopCover_IgnoresFriendlyDevices(t *testing.T) {
	for _, enemys := range []bool{false, true} {
		s := scene.Second(t)
		ship := s.Mine(tie, scene.At(line, 500, 180), scene.With("topcover-swz98"))
		friend := s.Mine(tie, scene.At(line, 700, 180))
		enemy := s.Theirs(tie, scene.At(line, 100, 180))
		of, ions := friend, 0
		if enemys {
			of, ions = enemy, 3
		}
		s.Device("Ion Bomb", of, scene.At(line, 600, 0))
		for _, each := range []*scene.Ship{ship, friend, enemy} {
			s.Of(each).Activated = true
		}
		s.Activation()
		s.WantTokens(ship, game.IonToken, ions)
		s.WantTokens(friend, game.IonToken, 3)
		s.Done()
	}
}

// A friendly mine goes off under a ship that ignores its effects, and is gone; the enemy's has its
// effect (2e.device.mine-detonates-on-overlap).
func TestTopCover_AMineIsGone(t *testing.T) {
	for _, enemys := range []bool{false, true} {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With("topcover-swz98"))
		of, ions := s.Mine(tie, scene.At(200, 100, 0)), 0
		if enemys {
			of, ions = s.Theirs(tie, scene.At(700, 800, 180)), 3
		}
		s.Device("Conner Net", of, scene.At(line, 380, 0))
		s.Activate(ship, "3 straight")
		s.WantTokens(ship, game.IonToken, ions)
		s.Is(s.State().NDevices == 0, "the mine is gone")
		s.Pass()
		s.Done()
	}
}

func TestSwiftApproach_ActsAfterADevice(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("swiftapproach-swz98", "protonbombs"),
		scene.Tokens(game.StressToken, 1))
	s.System(ship)
	s.Use(ship, "drop a Proton Bomb")
	s.Use(ship, "barrel roll or boost")
	s.Use(ship, "boost")
	s.Maneuver("1 straight")
	s.WantPose(ship, line, 380, 0)
	s.WantTokens(ship, game.StressToken, 1) // the action is white
	s.Done()
}

func TestSwiftApproach_NotOffered(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("swiftapproach-swz98", "skilledbombardier"))
	friend := s.Mine(tie, scene.At(line+200, 300, 0), scene.With("protonbombs"))
	s.Never(ship, "barrel roll or boost")
	s.System(friend)
	s.Use(friend, "drop a Proton Bomb") // another ship's
	s.Done()
}

// feedback lets a ship end a maneuver so far from a mine.
func feedback(t *testing.T, x float64, mine bool) (s *scene.Scene, ship, enemy *scene.Ship) {
	s = scene.Second(t)
	ship = s.Mine(tie, scene.At(100, 60, 0), scene.With("feedbackping"))
	enemy = s.Theirs(tie, scene.At(x, 700, 0))
	of := enemy
	if mine {
		of = ship
	}
	s.Device("Proton Bomb", of, scene.At(500, 780, 0))
	return s, ship, enemy
}

func TestFeedbackPing_LocksAtAnyRange(t *testing.T) {
	s, ship, enemy := feedback(t, 600, true)
	s.Activate(enemy, "2 straight")
	s.WantRange(ship, enemy, 9)
	s.Use(ship, "lock")
	s.WantLock(ship, enemy, true)
	s.Pass()
	s.Done()
}

func TestFeedbackPing_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		x    float64
		mine bool
	}{"range 2": {640, true}, "an enemy's device": {600, false}}, func(t *testing.T, c struct {
		x    float64
		mine bool
	}) {
		s, ship, enemy := feedback(t, c.x, c.mine)
		s.Never(ship, "lock")
		s.Activate(enemy, "2 straight")
		s.Pass()
		s.Done()
	})
}
