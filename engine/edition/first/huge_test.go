package first_test

import (
	"slices"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/first"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

const (
	transport = "gr75mediumtransport"
	fore, aft = game.ForeSection, game.AftSection
)

// cr90 puts a corvette of player 1 on the table.
func cr90(s *scene.Scene, options ...scene.Option) *scene.Ship {
	return s.Mine("cr90corvettefore", append(options, scene.Aft("cr90corvetteaft"))...)
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
			if n := int(s.Ships[i].Tokens[game.CalculateToken]); n != want {
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
	ship := cr90(s, scene.At(400, 300, 0), scene.Energy(4), scene.Shields(4))
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

// Small and large ships where the maneuver ends are destroyed, friends too, and the fore section suffers what
// their dice show. One that it only passes is not. 1e.huge.overlap.small-large-destroyed,
// 1e.huge.overlap.small-large-completes, 1e.huge.overlap.small-large-action-kept, 1e.huge.overlap.ram-dice,
// 1e.huge.overlap.ram-damage-fore, 1e.huge.move.final-position-only
func TestHuge_Rams(t *testing.T) {
	for _, c := range []struct {
		pilot     string
		mine      bool
		x, y      float64
		destroyed bool
		dice      []string
		shields   int
	}{
		{academy, false, 400, 540, true, []string{"hit"}, 3},
		{rookie, true, 400, 540, true, []string{"blank"}, 4},
		{"chewbacca", true, 400, 560, true, []string{"hit", "crit"}, 2},
		{academy, false, 400, 581, false, nil, 4}, // ahead of its bow and both guides
		{academy, false, 462, 440, false, nil, 4}, // beside it
	} {
		s := scene.First(t)
		ship := s.Mine(transport, scene.At(400, 300, 0))
		put := s.Theirs
		if c.mine {
			put = s.Mine
		}
		other := put(c.pilot, scene.At(c.x, c.y, 0))
		s.Activate(ship, "4 straight")
		if c.dice != nil {
			s.Dice(c.dice...)
		}
		s.WantPose(ship, 400, 460, 0)
		s.Is(s.Of(other).Destroyed == c.destroyed, "destroyed: %v", c.destroyed)
		s.WantShields(ship, c.shields)
		s.Pass() // it still may act
		s.Done()
	}
}

// Obstacles are removed and cost a faceup card of the section over them; over both, the opponent chooses.
// 1e.huge.overlap.obstacle-card, 1e.huge.overlap.obstacle-removed, 1e.huge.overlap.obstacle-no-standard-effect,
// 1e.huge.overlap.obstacle-action-kept, 1e.huge.overlap.obstacle-both-sections, 1e.huge.damage.section-deck
func TestHuge_CrushesObstacles(t *testing.T) {
	for _, c := range []struct {
		y     float64
		title string
		at    game.Section
		asks  bool
	}{
		{530, "Direct Hit", fore, false}, {400, "Reactor Leak", aft, false},
		{460, "Projector Power Failure", aft, true}, {700, "", 0, false},
	} {
		s := scene.First(t)
		ship := s.Mine(transport, scene.At(400, 300, 0))
		rock := s.Obstacle("coreasteroid1", scene.At(400, c.y, 0))
		s.Activate(ship, "4 straight")
		if c.asks {
			s.From(game.Only(game.Seat2))
			s.PickSection(ship, c.at)
			s.From(game.Nobody)
		}
		if c.title != "" {
			s.Draw(c.title)
			s.WantDamageAt(ship, c.at, 1)
		}
		s.Is(s.State().Obstacles[rock.Object().ID].Gone == (c.title != ""), "the obstacle is gone: %v", c.title != "")
		s.WantShields(ship, 4)
		s.Pass()
		s.Done()
	}
}

// A huge ship that would overlap another moves back, and both are dealt a card where they met.
// 1e.huge.overlap.huge-huge-move-back, 1e.huge.overlap.huge-huge-action-kept, 1e.huge.overlap.huge-huge-damage
func TestHuge_MeetsAnother(t *testing.T) {
	s := scene.First(t)
	ship := s.Mine(transport, scene.At(400, 300, 0))
	other := s.Theirs("croccruiser", scene.At(400, 550, 0)) // 55 mm ahead
	s.Activate(ship, "3 straight")
	s.Draw("Direct Hit")   // of the mover's bow
	s.Draw("Reactor Leak") // of the other's stern
	s.WantDamageAt(ship, fore, 1)
	s.WantDamageAt(other, aft, 1)
	s.WantTouching(ship, other, true)
	s.Is(s.Of(ship).Pose.Y < scene.PoseAt(0, 356, 0).Y, "it stays behind the other")
	s.Pass()
	s.Done()
}

// 1e.huge.overlap.small-into-huge-normal, 1e.huge.overlap.small-into-huge-roll,
// 1e.huge.overlap.small-into-huge-no-harm-to-huge
func TestHuge_IsRunInto(t *testing.T) {
	for face, left := range map[string]int{"hit": 1, "crit": 1, "blank": 2} {
		s := scene.First(t)
		ship := s.Theirs(transport, scene.At(400, 500, 0))
		wing := s.Mine(rookie, scene.At(400, 300, 0))
		s.Activate(wing, "3 straight")
		s.Dice(face)
		s.WantShields(wing, left)
		s.WantShields(ship, 4)
		s.WantTouching(wing, ship, true)
		s.Done() // its action is lost
	}
	s := scene.First(t)
	s.Theirs(transport, scene.At(400, 500, 0))
	wing := s.Mine(rookie, scene.At(400, 200, 0))
	s.Activate(wing, "3 straight") // it ends short of it, and rolls nothing
	s.Pass()
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

// A section can be attacked if the line between the centers does not cross the dividing line.
// 1e.huge.target.centre-line, 1e.huge.target.other-section-if-refused, 1e.huge.target.section-range
func TestHuge_WhichSectionIsTheTarget(t *testing.T) {
	for _, c := range []struct {
		x, y float64
		may  []game.Section
	}{
		{400, 600, []game.Section{fore}},      // ahead
		{400, 200, []game.Section{aft}},       // astern
		{560, 400, []game.Section{fore, aft}}, // abeam
		{480, 560, []game.Section{fore}},      // off the bow
	} {
		s := scene.First(t)
		ship := s.Theirs(transport, scene.At(400, 400, 0))
		foe := s.Mine("chewbacca", scene.At(c.x, c.y, 0)) // whose weapon fires all around
		s.Engage(foe)
		s.Weapon("primary")
		var may []game.Section
		for _, o := range s.Exec().Ask(s.State(), game.Seat1).Options() {
			may = append(may, o.Object.Section())
		}
		s.Is(slices.Equal(may, c.may), "%v can be attacked, want %v", may, c.may)
		s.PickSection(ship, c.may[0])
		s.Dice(blanks(int(s.Rolling().N))...)
		s.Done()
	}
}

// Damage cards come from the deck of the section, and count against one hull.
// 1e.huge.damage.cards-count-against-hull, 1e.gr75.single-hull, 1e.gr75.no-attack
func TestHuge_OneHullForBothSections(t *testing.T) {
	s := scene.First(t)
	ship := s.Theirs(transport, scene.At(400, 400, 0), scene.Shields(0))
	s.DamageAt(ship, fore, 3)
	s.DamageAt(ship, aft, 3)
	foe := s.Mine(rookie, scene.At(620, 400, 270))
	s.Engage(ship)
	s.Engage(foe)
	s.DeclareAt("primary", ship, aft)
	s.Dice("crit", "blank", "blank")
	s.Draw("Reactor Leak")
	s.WantAlive(ship)
	s.WantDamageAt(ship, aft, 4)
	s.Done()
	s.DamageAt(ship, fore, 0)
	s.Engage(foe)
	s.DeclareAt("primary", ship, fore)
	s.Dice("hit", "blank", "blank")
	s.WantDestroyed(ship)
	s.Done()
}

// A lock is on a section whose own closest point is in range, and serves against that section alone.
// 1e.huge.token.lock-on-section, 1e.huge.token.lock-section-range, 1e.huge.token.lock-only-that-section
func TestHuge_LocksOnASection(t *testing.T) {
	for _, at := range game.Sections() {
		s := scene.First(t)
		ship := s.Theirs(transport, scene.At(400, 400, 90))
		foe := s.Mine(rookie, scene.At(400, 300-160, 0))
		s.Activate(foe, "1 straight")
		s.Use(foe, "target lock")
		s.PickSection(ship, aft)
		s.WantLocks(foe, game.SectionOf(ship.ID(), aft))
		s.Engage(foe)
		s.DeclareAt("primary", ship, at)
		s.Dice(blanks(3)...)
		if at == aft {
			s.Use(foe, "spend target lock")
			s.Number(3)
			s.Dice(blanks(3)...)
		}
		s.Done()
	}
	s := scene.First(t)
	ship := s.Theirs(transport, scene.At(400, 600, 0)) // its stern at 502.5, its bow half from 600 on
	foe := s.Mine(rookie, scene.At(400, 220, 0))
	s.Perform(foe, game.InStep, game.LockAction)
	s.Use(foe, "target lock")
	s.Refused(func() { s.PickSection(ship, fore) })
	s.PickSection(ship, aft)
	s.Done()
}

// 1e.huge.obstruct.section, 1e.huge.obstruct.not-when-target
func TestHuge_ObstructsAttacks(t *testing.T) {
	for x, dice := range map[float64]int{400: 4, 600: 3} {
		s := scene.First(t)
		s.Mine(transport, scene.At(x, 400, 90))
		wing := s.Mine(rookie, scene.At(400, 300, 0))
		tie := s.Theirs(academy, scene.At(400, 500, 180))
		s.Attack(wing, tie)
		s.Dice(blanks(3)...)
		s.Dice(blanks(dice)...)
		s.Done()
	}
}

// Far dice go to the defender against primary weapons. 1e.huge.range.band-four, 1e.huge.range.band-five,
// 1e.huge.range.long-bonus-primary-only, 1e.huge.range.long-only-for-capable-weapons,
// 1e.cr90.primary-is-fore-turret
func TestHuge_FiresFar(t *testing.T) {
	for _, c := range []struct {
		y    float64
		dice int // 0 for no attack
	}{{100 + 112.5 + 20 + 300, 4}, {100 + 112.5 + 20 + 301, 5}, {100 + 112.5 + 20 + 401, 6},
		{100 + 112.5 + 20 + 501, 0}, {100 + 112.5 + 20 + 199, 0}} {
		s := scene.First(t)
		ship := cr90(s, scene.At(400, 113, 0))
		tie := s.Theirs(academy, scene.At(400, c.y+13, 180))
		s.Engage(ship)
		if c.dice > 0 {
			s.Declare("primary", tie)
			s.Dice(blanks(4)...)
			s.Dice(blanks(c.dice)...)
		}
		s.Done()
	}
}

// One action of each section, fore first. 1e.cr90.two-actions, 1e.cr90.first-action-fore,
// 1e.cr90.second-action-aft, 1e.cr90.actions, 1e.cr90.action-range, 1e.huge.crippled.actions
func TestCR90_ActsTwice(t *testing.T) {
	s := scene.First(t)
	ship := cr90(s, scene.At(400, 200, 0))
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
	ship = cr90(s, scene.At(400, 200, 0))
	s.Theirs(academy, scene.At(600, 300, 0))
	s.Cripple(ship, fore)
	s.Activate(ship, "2 straight")
	s.NotOffered(ship, "target lock")
	s.Pass()
	s.Done()
}

// A section with as many cards as hull is crippled: its other side is weaker, it is no target any more, and
// the ship is destroyed with the second one. 1e.cr90.crippled-condition, 1e.cr90.crippled-flip,
// 1e.cr90.crippled-discard-energy, 1e.cr90.crippled-not-targetable, 1e.cr90.crippled-no-damage,
// 1e.cr90.destroyed-both-crippled,
// 1e.huge.crippled.maneuvers
func TestCR90_IsCrippled(t *testing.T) {
	s := scene.First(t)
	ship := cr90(s, scene.At(400, 400, 0), scene.Energy(5))
	s.ShieldsAt(ship, aft, 1)
	s.DamageAt(ship, aft, 7)
	foe := s.Theirs("blacksquadronpilot", scene.At(620, 400, 270))
	s.Engage(foe)
	s.DeclareAt("primary", ship, aft)
	s.Dice("hit", "blank")
	s.Is(s.Of(ship).Crippled == 0, "7 cards do not cripple it")
	s.WantShieldsAt(ship, fore, 5)
	s.Done()
	s.Engage(foe)
	s.DeclareAt("primary", ship, aft)
	s.Dice("hit", "hit") // the second is lost
	s.WantDamageAt(ship, aft, 8)
	s.Is(s.Of(ship).Crippled.Has(aft), "8 cards cripple it")
	s.WantEnergy(ship, 1)
	s.WantAlive(ship)
	s.Done()
	s.Engage(foe)
	s.Weapon("primary")
	s.Refused(func() { s.PickSection(ship, aft) })
	s.PickSection(ship, fore)
	s.Dice("blank", "blank")
	s.Done()
	for dial, may := range map[string]bool{"4 straight": false, "3 straight": true, "2 bank left": false,
		"2 bank right": false, "1 bank left": true} {
		s.Planning()
		if may {
			s.Dial(ship, dial)
		} else {
			s.Refused(func() { s.Dial(ship, dial) })
			s.Dial(ship, "2 straight")
		}
		s.Dial(foe, "2 straight")
		s.Done()
		s.State().Ships[ship.ID()].DialSet, s.State().Ships[foe.ID()].DialSet = false, false
		s.State().Secret[0].Dials, s.State().Secret[1].Dials = [game.MaxShips]uint8{}, [game.MaxShips]uint8{}
	}
	s.DamageAt(ship, fore, 7)
	s.ShieldsAt(ship, fore, 0)
	s.Engage(foe)
	s.DeclareAt("primary", ship, fore)
	s.Dice("hit", "blank")
	s.WantDestroyed(ship)
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

// After gaining energy a ship allocates it to its hardpoints, up to their own limits; what they fire is paid
// from the card. 1e.energy.allocate, 1e.energy.limit-of-whom, 1e.cr90.attacks, 1e.cr90.attacks-sequential,
// 1e.cr90.attacks-order-free, 1e.cr90.attacks-different-targets, 1e.cr90.secondary-either-arc-of-section
func TestCR90_FiresEachWeapon(t *testing.T) {
	s := scene.First(t)
	ship := cr90(s, scene.At(400, 200, 0), scene.With("quadlasercannons"), scene.Energy(4))
	far := s.Theirs(academy, scene.At(400, 780, 180))
	side := s.Theirs(rookie, scene.At(600, 400, 0)) // abeam of the bow
	s.Activate(ship, "4 straight")
	for range 2 {
		s.Choose(func(c game.Choice) bool { return c.Verb == game.CardVerb })
	}
	s.WantEnergy(ship, 3)
	s.WantCharges(ship, "quadlasercannons", 2) // and no more fits
	s.Pass()
	s.Pass()
	s.Engage(ship)
	s.Declare("quadlasercannons", side)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank")
	s.WantCharges(ship, "quadlasercannons", 1)
	s.WantEnergy(ship, 3)
	s.Declare("primary", far)
	s.Use(ship, "roll another die")
	s.WantEnergy(ship, 2)
	s.Dice(blanks(5)...)
	s.Dice(blanks(int(s.Rolling().N))...)
	s.Done() // each weapon once
}

// 1e.cr90.crippled-discard-upgrades: a crippled fore section keeps one crew card, and no hardpoint.
func TestCR90_DiscardsWhatACrippledSectionCannotHold(t *testing.T) {
	s := scene.First(t)
	ship := cr90(s, scene.At(400, 400, 0), scene.With("quadlasercannons", "singleturbolasers", "gunner"),
		scene.Shields(0))
	s.DamageAt(ship, fore, 7)
	foe := s.Theirs(academy, scene.At(620, 460, 270))
	s.Engage(foe)
	s.DeclareAt("primary", ship, fore)
	s.Dice("hit", "blank")
	s.From(game.Only(game.Seat1))
	s.ChooseNamed("Quad Laser Cannons")
	s.ChooseNamed("Single Turbolasers")
	s.WantDiscarded(ship, "quadlasercannons", "singleturbolasers")
	s.Done()
}

// The Raider's bow weapon fires again for 2 energy, once a round.
func TestRaider_AttacksAgain(t *testing.T) {
	for _, energy := range []int{2, 1} {
		s := scene.First(t)
		ship := s.Theirs("raiderclasscorvettefore", scene.Aft("raiderclasscorvetteaft"), scene.At(400, 200, 0),
			scene.Energy(energy))
		s.Mine(rookie, scene.At(400, 550, 0))
		s.Engage(ship)
		s.Weapon("primary")
		s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb })
		for range 2 {
			s.Dice(blanks(4)...)
			s.Dice(blanks(int(s.Rolling().N))...)
			if energy == 1 {
				break
			}
			if s.Of(ship).Tokens[game.CalculateToken] == 0 {
				break
			}
			s.Use(ship, "attack again")
			s.Weapon("primary")
			s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb })
		}
		s.WantEnergy(ship, energy%2)
		s.Done()
	}
}

// It does not after an attack with another weapon.
func TestRaider_AttacksAgainWithItsPrimaryWeaponAlone(t *testing.T) {
	s := scene.First(t)
	ship := s.Theirs("raiderclasscorvettefore", scene.Aft("raiderclasscorvetteaft"), scene.At(400, 200, 0),
		scene.With("quadlasercannons"), scene.Energy(2))
	s.Charges(ship, "quadlasercannons", 1)
	wing := s.Mine(rookie, scene.At(400, 500, 0))
	s.Never(ship, "attack again")
	s.AttackWith(ship, "quadlasercannons", wing)
	s.Dice("hit", "blank", "blank")
	s.Dice(blanks(int(s.Rolling().N))...)
	s.Pass() // its other weapon
	s.Done()
}

// Hardpoints, each just inside and outside its range and with too little energy of its own.
func TestHardpoints(t *testing.T) {
	for _, c := range []struct {
		ship, id string
		gap      float64 // between the bases
		charges  int
		dice     int // of the defender, -1 for no attack
	}{
		{"croccruiser", "heavylaserturret", 101, 2, 3}, {"croccruiser", "heavylaserturret", 99, 2, -1},
		{"croccruiser", "heavylaserturret", 299, 2, 3}, {"croccruiser", "heavylaserturret", 301, 2, -1},
		{"croccruiser", "heavylaserturret", 150, 1, -1},
		{"gozanticlasscruiser", "duallaserturret", 50, 1, 3}, {"gozanticlasscruiser", "duallaserturret", 301, 1, -1},
		{"gozanticlasscruiser", "duallaserturret", 50, 0, -1},
		{"croccruiser", "singleturbolasers", 201, 2, 6}, {"croccruiser", "singleturbolasers", 199, 2, -1},
		{"croccruiser", "singleturbolasers", 499, 2, 6}, {"croccruiser", "singleturbolasers", 501, 2, -1},
		{"croccruiser", "ioncannonbattery", 101, 2, 3}, {"croccruiser", "ioncannonbattery", 401, 2, -1},
		{"croccruiser", "quadlasercannons", 199, 1, 3}, {"croccruiser", "quadlasercannons", 201, 1, -1},
	} {
		s := scene.First(t)
		s.Unbuilt()
		ship := s.Mine(c.ship, scene.At(400, 100, 0), scene.With(c.id))
		foe := s.Theirs(academy, scene.At(400, 217.5+c.gap, 180))
		s.Charges(ship, c.id, c.charges)
		s.Engage(ship)
		if c.dice >= 0 {
			s.Declare(c.id, foe)
			s.Dice(blanks(int(s.Rolling().N))...)
			s.Is(int(s.Rolling().N) == c.dice, "%d defense dice at %g mm", c.dice, c.gap)
			s.Dice(blanks(c.dice)...)
			if c.id == "quadlasercannons" {
				s.NotOffered(ship, "fire again") // no energy is left on it
			}
		}
		s.Done()
	}
}

// What hardpoints do: a hit of the ion cannon, a focus result of turbolasers, a miss of quad lasers; lasers on
// turrets fire astern.
func TestHardpoints_Effects(t *testing.T) {
	fire := func(id string, turn, gap float64) (*scene.Scene, *scene.Ship, *scene.Ship) {
		s := scene.First(t)
		ship := s.Mine("croccruiser", scene.At(400, 100, turn), scene.With(id))
		foe := s.Theirs("wedgeantilles", scene.At(400, 217.5+gap, 0))
		s.Charges(ship, id, 2)
		s.Engage(ship)
		s.Declare(id, foe)
		return s, ship, foe
	}
	s, _, foe := fire("ioncannonbattery", 0, 150)
	s.Dice("hit", "hit", "blank", "blank")
	s.Dice("blank", "blank")
	s.WantShields(foe, 1)
	s.WantTokens(foe, game.IonToken, 1)
	s.Done()
	s, ship, foe := fire("singleturbolasers", 0, 250)
	s.Dice("focus", "focus", "blank", "blank")
	s.Use(ship, "change a focus result")
	s.WantAttackDice("hit", "focus", "blank", "blank")
	s.Dice(blanks(4)...) // twice an agility of 2, and range 3 gives nothing against it
	_ = foe
	s.Done()
	s, ship, foe = fire("quadlasercannons", 0, 150)
	s.Dice(blanks(3)...)
	s.Dice(blanks(2)...)
	s.Use(ship, "fire again")
	s.WantCharges(ship, "quadlasercannons", 0)
	s.Declare("quadlasercannons", foe)
	s.Dice("hit", "blank", "blank")
	s.Dice(blanks(2)...)
	s.WantShields(foe, 1)
	s.Done()
	s, _, foe = fire("heavylaserturret", 180, 150)
	s.Dice("hit", "blank", "blank", "blank")
	s.Dice(blanks(2)...)
	s.WantShields(foe, 1)
	s.Done()
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

// What damage cards of huge ships keep from an action or cost it, just inside and outside.
func TestHugeDamage_Actions(t *testing.T) {
	for _, c := range []struct {
		title   string
		at      game.Section
		energy  int
		dial    string
		action  string // "" if the step is lost
		offered bool
		left    int
	}{
		{"Secondary Drive Failure", fore, 1, "4 straight", "reinforce", true, 0},
		{"Secondary Drive Failure", fore, 0, "4 straight", "", false, 0},
		{"Projector Power Failure", aft, 3, "4 straight", "reinforce", true, 3},
		{"Projector Power Failure", aft, 2, "4 straight", "reinforce", false, 2},
		{"Engine Damage", aft, 1, "4 straight", "", false, 1},
		{"Engine Damage", aft, 0, "3 straight", "reinforce", true, 1},
	} {
		s := scene.First(t)
		ship := s.Mine(transport, scene.At(400, 300, 0), scene.Energy(c.energy))
		s.CritAt(ship, c.at, c.title)
		s.Activate(ship, c.dial)
		switch {
		case c.offered:
			s.Use(ship, c.action)
			s.Choose(func(c game.Choice) bool { return game.Token(c.Item) == game.ReinforceFore })
		case c.action != "":
			s.NotOffered(ship, c.action)
			s.Pass()
		}
		s.WantEnergy(ship, c.left)
		s.Done()
	}
}

// Damaged Stabilizers strike the fore section when the ship banks.
func TestHugeDamage_Stabilizers(t *testing.T) {
	for dial, shields := range map[string]int{"1 bank left": 3, "1 bank right": 3, "1 straight": 4} {
		s := scene.First(t)
		ship := s.Mine(transport, scene.At(400, 300, 0))
		s.CritAt(ship, fore, "Damaged Stabilizers")
		s.Activate(ship, dial)
		s.WantShields(ship, shields)
		moved := false
		for _, e := range s.Events() {
			moved = moved || e.Kind == game.Moved
			s.Is(e.Kind != game.ShieldLost || moved, "it moves first")
		}
		s.Pass()
		s.Done()
	}
}

// A card that locks an attacker locks the section that its player chooses, if both are in range.
// 1e.huge.token.lock-on-section, 1e.huge.token.lock-section-range
func TestHuge_ACardLocksASection(t *testing.T) {
	for _, c := range []struct {
		turn, gap float64
		asks      bool
	}{{90, 150, true}, {0, 150, true}, {0, 250, false}} {
		s := scene.First(t)
		ship := s.Theirs("croccruiser", scene.At(400, 600, c.turn), scene.With("duallaserturret"))
		back := 97.5
		if c.turn == 90 {
			back = 40
		}
		wing := s.Mine("wedgeantilles", scene.At(400, 600-back-c.gap-20, 180), scene.With("magvayarro"))
		s.Charges(ship, "duallaserturret", 1)
		s.AttackWith(ship, "duallaserturret", wing)
		s.Dice(blanks(3)...)
		s.Dice(blanks(int(s.Rolling().N))...)
		s.Use(wing, "lock the attacker")
		want := aft // the only one in range
		if c.asks {
			want = fore
			s.PickSection(ship, fore)
		}
		s.WantLocks(wing, game.SectionOf(ship.ID(), want))
		s.Done()
	}
}

// What forbids locks on a ship forbids them on its sections.
func TestHuge_ALockOnASectionIsForbidden(t *testing.T) {
	s := scene.First(t)
	ship := s.Theirs("croccruiser", scene.At(600, 400, 0))
	kagi := s.Theirs("captainkagi", scene.At(400, 600, 180))
	wing := s.Mine(rookie, scene.At(400, 300, 0))
	s.Perform(wing, 0, game.LockAction)
	s.Use(wing, "target lock")
	s.Refused(func() { s.PickSection(ship, fore) })
	s.Refused(func() { s.PickSection(ship, aft) })
	s.Pick(kagi)
	s.Done()
}

// What a card says of damage and shields of a huge ship is true of all its sections and, in an attack, of the
// shields of the section that is the target. 1e.huge.damage.section-shields
func TestHuge_CardsSeeBothSections(t *testing.T) {
	for _, c := range []struct {
		at game.Section
		n  int
	}{{aft, 1}, {fore, 1}, {aft, 0}} {
		s := scene.First(t)
		ship := s.Theirs("croccruiser", scene.At(400, 400, 0))
		scourge := s.Mine("scourge", scene.At(640, 400, 270))
		s.DamageAt(ship, c.at, c.n)
		s.Engage(scourge)
		s.DeclareAt("primary", ship, fore)
		s.Is(int(s.Rolling().N) == 2+c.n, "%d attack dice", s.Rolling().N)
		s.Dice(blanks(2 + c.n)...)
		s.Done()
	}
	for _, c := range []struct{ shields, left int }{{3, 1}, {1, 0}} {
		s := scene.First(t)
		ship := s.Theirs("raiderclasscorvettefore", scene.Aft("raiderclasscorvetteaft"), scene.At(400, 400, 0))
		wing := s.Mine("goldsquadronpilot", scene.At(640, 400, 270), scene.With("plasmatorpedoes"))
		s.ShieldsAt(ship, aft, c.shields)
		s.State().Ships[wing.ID()].Locks[0] = game.SectionOf(ship.ID(), aft)
		s.Engage(wing)
		s.DeclareAt("plasmatorpedoes", ship, aft)
		s.Dice("hit", "blank", "blank", "blank")
		s.WantShieldsAt(ship, aft, c.left)
		s.WantShieldsAt(ship, fore, 6)
		s.Done()
	}
}

// Redline locks a huge ship twice, either section, and no third time.
func TestHuge_TwoLocksOnIt(t *testing.T) {
	for _, second := range game.Sections() {
		s := scene.First(t)
		ship := s.Theirs("croccruiser", scene.At(400, 600, 90))
		red := s.Mine("redline", scene.At(400, 400, 0))
		s.Perform(red, 0, game.LockAction)
		s.Use(red, "target lock")
		s.PickSection(ship, fore)
		s.Use(red, "lock it twice")
		s.PickSection(ship, second)
		s.WantLocks(red, game.SectionOf(ship.ID(), fore), game.SectionOf(ship.ID(), second))
		s.Done()
	}
}
