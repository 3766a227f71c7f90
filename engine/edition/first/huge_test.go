package first_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/first"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

const (
	transport = "gr75mediumtransport"
	corvette  = "cr90corvettefore"
	raider    = "raiderclasscorvettefore"
	croc      = "croccruiser"

	fore, aft = game.ForeSection, game.AftSection
)

// hull is a ship that a test puts on the table, with its upgrades.
type hull struct {
	pilot    string
	upgrades []string
}

// put puts a huge ship of player 1 at a place, with its aft card if it has two.
func put(s *scene.Scene, h hull, options ...scene.Option) *scene.Ship {
	options = append(options, scene.With(h.upgrades...))
	switch h.pilot {
	case "cr90corvettefore":
		options = append(options, scene.Aft("cr90corvetteaft"))
	case "raiderclasscorvettefore":
		options = append(options, scene.Aft("raiderclasscorvetteaft"))
	}
	return s.Mine(h.pilot, options...)
}

// dials are maneuvers of the GR-75, where they take it from (400, 300), and the energy that they gain.
// 1e.huge.move.own-template, 1e.huge.move.straight-start, 1e.huge.move.straight-end,
// 1e.huge.move.straight-either-side, 1e.huge.move.bank-start, 1e.huge.move.bank-end,
// 1e.huge.move.straight-and-bank-only, 1e.energy.gain-icons, 1e.energy.tokens-on-card
func TestHuge_MovesByItsTemplateAndGainsEnergy(t *testing.T) {
	for _, c := range []struct {
		dial       string
		x, y, turn float64
		energy     int
	}{
		{"1 straight", 400, 340, 0, 3}, {"4 straight", 400, 460, 0, 0}, {"2 straight", 400, 380, 0, 2},
		{"1 bank right", 416.60, 365.77, 30, 2}, {"1 bank left", 383.40, 365.77, 330, 2},
		{"2 bank right", 419.28, 410.41, 30, 1},
	} {
		s := scene.First(t)
		ship := s.Mine(transport, scene.At(400, 300, 0))
		s.Activate(ship, c.dial)
		s.WantPose(ship, c.x, c.y, c.turn)
		s.WantEnergy(ship, c.energy)
		s.Pass()
		s.Done()
	}
}

func TestHuge_EnergyAndIonTokens(t *testing.T) {
	for _, c := range []struct {
		name       string
		dial       string
		have, ions int
		energy     int
		title      string
	}{
		// 1e.energy.limit, 1e.energy.excess-returned, 1e.energy.gain-needs-room: it holds 4
		{"as much as fits", "1 straight", 2, 0, 4, ""}, {"just as much", "1 straight", 1, 0, 4, ""},
		{"it stays", "4 straight", 3, 0, 3, ""},             // 1e.energy.persists
		{"two ions", "1 straight", 0, 2, 1, ""},             // 1e.huge.token.ion-reduces-energy
		{"more ions than icons", "2 straight", 1, 3, 1, ""}, // 1e.huge.token.ion-floor-zero
		{"a leak", "1 straight", 0, 0, 2, "Reactor Leak"},
		{"a leak and no icon", "4 straight", 1, 0, 1, "Reactor Leak"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := scene.First(t)
			ship := s.Mine(transport, scene.At(400, 300, 0), scene.Energy(c.have),
				scene.Tokens(game.IonToken, c.ions))
			if c.title != "" {
				s.CritAt(ship, aft, c.title)
			}
			s.Activate(ship, c.dial) // 1e.huge.token.ion-no-standard-effect: its own maneuver
			s.WantEnergy(ship, c.energy)
			s.Pass()
			s.Done()
		})
	}
}

// 1e.energy.at-setup: without energy, or full where the table agreed on that.
func TestHuge_EnergyAtSetup(t *testing.T) {
	for _, full := range []bool{false, true} {
		c := rules.Compile(first.Edition())
		g, s, err := c.NewGame(rules.Setup{Options: game.Options{FullEnergy: full}, Squads: epic(),
			Unimplemented: true})
		if err != nil {
			t.Fatal(err)
		}
		for i := range g.Ships {
			h, want := g.Ships[i].Huge, 0
			if h != nil && full {
				want = int(h.Energy)
			}
			if n := int(s.Ships[i].Tokens[game.EnergyToken]); n != want {
				t.Errorf("%s begins with %d energy, want %d", g.Ships[i].Name, n, want)
			}
		}
	}
}

// Small and large ships activate before huge ones, whatever their skill, and ion tokens of huge ships go
// when both have. 1e.huge.activation.subphases, 1e.huge.activation.small-large-first,
// 1e.huge.activation.huge-ascending, 1e.huge.activation.end-of-phase-after-both,
// 1e.huge.activation.step-order, 1e.huge.token.ion-removed-end-activation
func TestHuge_ActivatesAfterTheOthers(t *testing.T) {
	s := scene.First(t)
	ship := s.Mine(transport, scene.At(200, 300, 0), scene.Tokens(game.IonToken, 2))
	slow := s.Theirs("croccruiser", scene.At(700, 300, 0))
	ace := s.Mine("wedgeantilles", scene.At(400, 300, 0))
	s.SetDial(ship, "1 straight")
	s.SetDial(slow, "1 straight")
	s.SetDial(ace, "3 straight")
	s.Activation()
	s.Pass()
	s.WantPose(ace, 400, 460, 0) // of skill 9, before a huge ship of skill 1
	s.WantPose(slow, 700, 340, 0)
	s.WantPose(ship, 200, 300, 0)
	s.Pass()
	s.WantTokens(ship, game.IonToken, 2)
	s.WantEnergy(ship, 1)
	s.Pass()
	s.WantTokens(ship, game.IonToken, 0)
	s.Done()
}

// 1e.recover.all-energy, 1e.recover.one-shield-per-energy, 1e.recover.shield-cap, 1e.recover.surplus-lost,
// 1e.shield.no-recovery-at-full, 1e.gr75.one-action, 1e.gr75.actions
func TestRecover_SpendsAllEnergy(t *testing.T) {
	for _, c := range []struct {
		energy, shields, after int
		title                  string
	}{{3, 1, 4, ""}, {2, 1, 3, ""}, {4, 3, 4, ""}, {2, 4, 4, ""},
		{3, 0, 2, "Reactor Cowl Rupture"}, {1, 0, 1, "Reactor Cowl Rupture"}} {
		s := scene.First(t)
		ship := s.Mine(transport, scene.At(400, 300, 0), scene.Energy(c.energy), scene.Shields(c.shields))
		if c.title != "" {
			s.CritAt(ship, aft, c.title)
		}
		s.Activate(ship, "4 straight")
		s.Use(ship, "recover")
		s.WantShields(ship, c.after)
		s.WantEnergy(ship, 0)
		s.Done()
	}
}

// 1e.recover.cr90-either-section
func TestRecover_SplitsShields(t *testing.T) {
	s := scene.First(t)
	ship := put(s, hull{pilot: corvette}, scene.At(400, 300, 0), scene.Energy(4), scene.Shields(4))
	s.ShieldsAt(ship, aft, 1)
	s.Activate(ship, "4 straight") // its fore section finds nothing to do
	s.Use(ship, "recover")
	s.PickSection(ship, aft)
	s.PickSection(ship, fore) // the fore section has all of its own now, and the rest goes aft
	s.WantShieldsAt(ship, fore, 5)
	s.WantShieldsAt(ship, aft, 3)
	s.WantEnergy(ship, 0)
	s.Done()
}

// A reinforce token adds an evade to every defense of its section, and to no other.
// 1e.reinforce.place, 1e.reinforce.effect, 1e.reinforce.other-section, 1e.reinforce.not-spent,
// 1e.huge.agility-zero, 1e.huge.target.choose-section, 1e.huge.damage.section-shields
func TestReinforce_OfASection(t *testing.T) {
	for _, at := range game.Sections() {
		s := scene.First(t)
		ship := s.Theirs(transport, scene.At(400, 400, 0), scene.Tokens(game.ReinforceFore, 1))
		foe := s.Mine("rookiepilot", scene.At(620, 400, 270))
		s.Engage(foe)
		s.DeclareAt("primary", ship, at)
		s.Dice("hit", "hit", "blank")
		left := 2
		if at == fore {
			left = 3
		}
		s.WantShields(ship, left)
		s.WantTokens(ship, game.ReinforceFore, 1)
		s.Done()
	}
}

// 1e.reinforce.end-phase-removal
func TestReinforce_EndsWithTheRound(t *testing.T) {
	s := scene.First(t)
	ship := s.Mine(transport, scene.At(400, 300, 0), scene.Energy(3))
	s.Activate(ship, "4 straight")
	s.Use(ship, "reinforce")
	s.Choose(func(c game.Choice) bool { return game.Token(c.Item) == game.ReinforceAft })
	s.WantTokens(ship, game.ReinforceAft, 1)
	s.End()
	s.WantTokens(ship, game.ReinforceAft, 0)
	s.Done()
}

// 1e.jam.effect, 1e.jam.already-two, 1e.jam.huge-target-useless, 1e.huge.token.no-focus-evade-stress,
// 1e.huge.token.removed-at-once
func TestJam_StressesUpToTwo(t *testing.T) {
	for _, c := range []struct {
		pilot         string
		before, after int
	}{{academy, 0, 2}, {academy, 1, 2}, {academy, 3, 3}, {"croccruiser", 0, 0}} {
		s := scene.First(t)
		ship := s.Mine(transport, scene.At(400, 300, 0))
		foe := s.Theirs(c.pilot, scene.At(600, 400, 0), scene.Tokens(stress, c.before))
		s.Activate(ship, "1 straight")
		s.Use(ship, "jam")
		s.Pick(foe)
		s.WantTokens(foe, stress, c.after)
		s.Done()
	}
	s := scene.First(t)
	ship := s.Mine(transport, scene.At(400, 300, 0))
	s.Theirs(academy, scene.At(400+40+201+20, 340, 0)) // range 3
	s.Activate(ship, "1 straight")
	s.NotOffered(ship, "jam")
	s.Pass()
	s.Done()
}

// A huge ship performs no free action: another cannot coordinate one (1e.huge.no-free-actions).
func TestHuge_NoFreeActions(t *testing.T) {
	s := scene.First(t)
	ship := s.Mine(transport, scene.At(400, 300, 0))
	s.Perform(ship, 0, game.ReinforceAction)
	s.Done()
}

// 1e.huge.flee
func TestHuge_Flees(t *testing.T) {
	for y, fled := range map[float64]bool{914.4 - 97.5 - 160: false, 914.4 - 97.5 - 159: true} {
		s := scene.First(t)
		ship := s.Mine(transport, scene.At(400, y, 0))
		s.Activate(ship, "4 straight")
		s.Is(s.Of(ship).Fled == fled, "fled: %v", fled)
		if !fled {
			s.Pass()
		}
		s.Done()
	}
}

// One action of each section, fore first. 1e.cr90.two-actions, 1e.cr90.first-action-fore,
// 1e.cr90.second-action-aft, 1e.cr90.actions, 1e.cr90.action-range, 1e.huge.crippled.actions
func TestCR90_ActsTwice(t *testing.T) {
	s := scene.First(t)
	ship := put(s, hull{pilot: corvette}, scene.At(400, 200, 0))
	wing := s.Mine(rookie, scene.At(400, 500, 0))
	s.Activate(ship, "2 straight")
	s.NotOffered(ship, "reinforce")
	s.Use(ship, "coordinate")
	s.Pick(wing)
	s.Use(wing, "focus")
	s.NotOffered(ship, "coordinate")
	s.Use(ship, "reinforce")
	s.Choose(func(c game.Choice) bool { return game.Token(c.Item) == game.ReinforceFore })
	s.Done()
	s = scene.First(t)
	ship = put(s, hull{pilot: corvette}, scene.At(400, 200, 0))
	s.Theirs(academy, scene.At(600, 300, 0))
	s.Cripple(ship, fore)
	s.Activate(ship, "2 straight")
	s.NotOffered(ship, "target lock")
	s.Pass()
	s.Done()
}

// 1e.setup.huge-may-protrude, 1e.setup.huge-not-outside-play-area
func TestHuge_SetUpBeyondItsZone(t *testing.T) {
	for _, c := range []struct {
		y, turn float64
		ok      bool
	}{{97.5, 0, true}, {97.5, 180, true}, {97.4, 0, false}, {97.6, 0, false}, {40, 90, true},
		{60, 90, true}, {60.1, 90, false}} {
		s := scene.First(t)
		ship := s.Mine(transport)
		tie := s.Theirs(academy)
		s.First(game.Seat1)
		s.Setup()
		for s.Exec().Waiting(s.State()).First() == game.Chance || s.Exec().Ask(s.State(),
			s.Exec().Waiting(s.State()).First()).Kind != game.PlaceQuestion {
			p := s.Exec().Waiting(s.State()).First()
			q := s.Exec().Ask(s.State(), p)
			ch := q.Opts[0]
			if q.Kind == game.RollQuestion {
				ch = game.Opt(game.RollVerb)
				ch.Dice[game.Hit] = q.Roll.N
			}
			if err := s.Exec().Step(s.State(), p, ch, nil); err != nil {
				t.Fatal(err)
			}
		}
		s.State().Edge = 0
		s.Place(tie, 400, 894.4, 180)
		if !c.ok {
			s.Refused(func() { s.Place(ship, 400, c.y, c.turn) })
			s.Place(ship, 400, 97.5, 0)
		} else {
			s.Place(ship, 400, c.y, c.turn)
		}
		s.Done()
	}
}

// An "Energy:" header is used in the Use Energy step, for energy of the ship card. 1e.energy.use-headers,
// 1e.energy.spent-to-supply
func TestHuge_UsesEnergy(t *testing.T) {
	for _, energy := range []int{2, 1} {
		s := scene.First(t)
		ship := s.Mine(transport, scene.At(400, 300, 0), scene.Energy(energy))
		s.CritAt(ship, fore, "Hull Breach")
		s.Activate(ship, "4 straight")
		if energy == 2 {
			s.Use(ship, "turn it facedown with energy")
			s.WantEnergy(ship, 0)
			s.WantFacedown(ship, 1)
		}
		s.Pass()
		s.Done()
	}
}
