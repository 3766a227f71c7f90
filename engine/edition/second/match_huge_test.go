package second_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/data"
	"koiogran/engine/edition/second"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// Ship cards of huge ships.
const (
	corvette  = "alderaanianguard"
	raider    = "outerrimpatrol"
	transport = "echobaseevacuees"
	croc      = "syndicatesmugglers"
	carrier   = "outerrimgarrison"
	trident   = "colicoiddestroyer"
)

// fleet is an empty scene in which huge ships take part whose ability is not built.
func fleet(t *testing.T) *scene.Scene {
	t.Helper()
	s := scene.Second(t)
	s.Unbuilt()
	return s
}

// 2e.huge.size, 2e.huge.base, 2e.huge.setup.full, 2e.huge.energy: one base, no sections, energy as charges of the ship
// card, more of it by a title.
func TestHuge_IsOneShipWithEnergy(t *testing.T) {
	s := fleet(t)
	plain := s.Mine(transport, scene.At(300, 300, 0))
	storm := s.Mine(transport, scene.With("quantumstorm"), scene.At(600, 300, 0))
	worrt := s.Theirs(croc, scene.With("insatiableworrt"), scene.At(300, 700, 0))
	s.WantEnergy(plain, 4)
	s.WantEnergy(storm, 5)
	s.WantEnergy(worrt, 3)
	s.WantShields(worrt, 3)
	info := &s.Exec().G.Ships[plain.ID()]
	s.Is(info.Size == geom.Huge2 && info.Huge == nil, "one huge base")
	s.Is(s.Exec().Placed(plain.ID()).Size.Length() == 221, "221 mm long")
	s.Engage(plain)
	s.Pass()
	s.Done()
}

// 2e.huge.setup, 2e.huge.setup.extends: huge ships first, the highest initiative first, then the others from the lowest;
// they reach out of their area if they fill it.
func TestHuge_AreSetUpFirst(t *testing.T) {
	s := fleet(t)
	cruiser := s.Mine(carrier, scene.Points(100))
	fighter := s.Mine("academypilot")
	enemy := s.Theirs(raider, scene.Points(300))
	far := s.Theirs("bluesquadronescort")
	s.Setup()
	s.Choose(func(c game.Choice) bool { return c.Verb == game.PlayerVerb && game.Player(c.N) == game.Seat1 })
	s.Pass() // the fighter does not begin docked
	s.Refused(func() { s.Place(cruiser, 300, 110.5, 0) })
	s.Refused(func() { s.Place(enemy, 600, 805, 180) }) // beyond the edge
	s.Refused(func() { s.Place(enemy, 600, 803, 180) }) // 0.9 mm away from it
	s.Place(enemy, 600, 803.9, 180)
	s.Refused(func() { s.Place(fighter, 600, 50, 0) })
	s.Refused(func() { s.Place(cruiser, 300, 160, 90) }) // partly in its area, which it does not fill
	s.Place(cruiser, 300, 110.5, 0)
	s.Place(fighter, 600, 50, 0)
	s.Place(far, 300, 880, 180)
	s.Done()
}

// 2e.huge.setup.deck, 2e.huge.damage-deck.composition, 2e.huge.damage-deck.traits: a huge deck for each side with a huge
// ship, of thirty cards with ten titles.
func TestHuge_EachSideHasADeckOfItsOwn(t *testing.T) {
	c := rules.Compile(second.Edition())
	side := func(pilots ...string) (s rules.Squad) {
		for _, p := range pilots {
			s.Ships = append(s.Ships, rules.Loadout{Pilot: p})
		}
		return s
	}
	g, _, err := c.NewGame(rules.Setup{Squads: [2]rules.Squad{side(corvette, transport), side("academypilot")},
		Unimplemented: true})
	if err != nil {
		t.Fatal(err)
	}
	count := func(pile int) (cards, titles int) {
		for _, n := range g.Decks[pile] {
			cards += int(n)
			titles += int(min(n, 1))
		}
		return cards, titles
	}
	if cards, titles := count(2); cards != 30 || titles != 10 {
		t.Errorf("the huge deck has %d cards of %d titles, want 30 of 10", cards, titles)
	}
	if cards, _ := count(3); cards != 0 {
		t.Errorf("the side without a huge ship has a huge deck of %d cards", cards)
	}
	traits := map[string]int{}
	for _, d := range data.Second().Damage {
		if d.Deck == "huge" {
			traits[d.Trait] += d.Count
		}
	}
	if traits["ship"] != 21 || traits["crew"] != 9 || len(traits) != 2 {
		t.Errorf("traits %v, want 21 ship and 9 crew", traits)
	}
}

// 2e.huge.movement, 2e.huge.movement.straight, 2e.huge.movement.bank, 2e.huge.movement.bank-zero,
// 2e.huge.movement.stationary, 2e.huge.movement.reverse, 2e.huge.movement.koiogran, 2e.huge.as-any-ship
func TestHuge_Moves(t *testing.T) {
	for _, c := range []struct {
		pilot, dial string
		x, y, turn  float64
	}{
		{corvette, "5 straight", 600, 500, 0}, {corvette, "3 bank-left", 550.81, 434.05, 315},
		{transport, "0 bank-right", 583.43, 340, 45}, {transport, "0 stationary", 600, 300, 0},
		{trident, "2 reverse-straight", 600, 220, 0}, {trident, "4 koiogran", 600, 460, 180},
	} {
		s := fleet(t)
		ship := s.Mine(c.pilot, scene.At(600, 300, 0))
		s.Activate(ship, c.dial)
		s.WantPose(ship, c.x, c.y, c.turn)
		s.Use(ship, "focus")
		s.WantTokens(ship, game.FocusToken, 1)
		s.Done()
	}
}

// 2e.huge.movement: only what is below it where it ends counts, and not what lay below it before.
func TestHuge_MeetsMinesWhereItEnds(t *testing.T) {
	for _, c := range []struct {
		y    float64
		hurt bool
	}{{200, false}, {560, true}, {650, false}} {
		s := fleet(t)
		ship := s.Mine(raider, scene.At(600, 300, 0))
		layer := s.Theirs("scimitarsquadronpilot", scene.With("proximitymines"), scene.At(100, 800, 0))
		s.Device("Proximity Mine", layer, scene.At(600, c.y, 0))
		s.Activate(ship, "5 straight")
		if c.hurt {
			s.Dice("hit", "blank")
			s.WantShields(ship, 6)
		} else {
			s.WantShields(ship, 8)
		}
		s.Pass()
		s.Done()
	}
}

// 2e.huge.flee: a corner outside is enough.
func TestHuge_Flees(t *testing.T) {
	for _, c := range []struct {
		x    float64
		fled bool
	}{{113, true}, {114, false}} { // its front left corner comes to stand 113.2 mm to the left
		s := fleet(t)
		ship := s.Mine(raider, scene.At(c.x, 300, 0))
		s.Theirs("academypilot", scene.At(600, 700, 0))
		s.Activate(ship, "1 bank-left")
		s.Is(s.Of(ship).Fled == c.fled, "fled: %v", c.fled)
		if !c.fled {
			s.Pass()
		}
		s.Done()
	}
}

// 2e.huge.energy.recover: as many energy and shields as the ship card shows.
func TestHuge_RecoversInTheEndPhase(t *testing.T) {
	for _, c := range []struct {
		pilot           string
		energy, shields int
		wantE, wantS    int
	}{
		{trident, 0, 1, 2, 2}, {corvette, 4, 3, 6, 5}, {corvette, 6, 7, 7, 7}, {transport, 0, 0, 1, 1},
	} {
		s := fleet(t)
		ship := s.Mine(c.pilot, scene.Energy(c.energy), scene.Shields(c.shields), scene.At(600, 300, 0))
		s.Theirs("academypilot", scene.At(600, 700, 0))
		s.End()
		s.WantEnergy(ship, c.wantE)
		s.WantShields(ship, c.wantS)
		s.Done()
	}
}

// 2e.huge.red-maneuver, 2e.huge.red-maneuver.stressed, 2e.huge.stress, 2e.huge.stress.otherwise
func TestHuge_PaysForRedManeuvers(t *testing.T) {
	for _, c := range []struct {
		name           string
		energy, stress int
		dial           string
		y              float64
		wantE, wantS   int
		acts           bool
	}{
		{"energy instead of stress", 2, 0, "4 straight", 460, 1, 0, true},
		{"the last one", 1, 0, "4 straight", 460, 0, 0, true},
		{"none left", 0, 0, "4 straight", 460, 0, 1, false},
		{"stressed and none left", 0, 1, "4 straight", 380, 0, 1, false},
		{"white", 0, 1, "2 straight", 380, 0, 1, false},
		{"blue", 0, 1, "1 straight", 340, 0, 0, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := fleet(t)
			ship := s.Mine(transport, scene.At(600, 300, 0), scene.Energy(c.energy),
				scene.Tokens(game.StressToken, c.stress))
			s.Activate(ship, c.dial)
			s.WantPose(ship, 600, c.y, 0)
			s.WantEnergy(ship, c.wantE)
			s.WantTokens(ship, game.StressToken, c.wantS)
			if c.acts {
				s.Use(ship, "focus")
			}
			s.Done()
		})
	}
}

// 2e.huge.stress: what it recovers goes to stress first, without a choice.
func TestHuge_RecoveryPaysStress(t *testing.T) {
	s := fleet(t)
	ship := s.Mine(transport, scene.At(600, 300, 0), scene.Energy(0), scene.Tokens(game.StressToken, 2))
	s.Theirs("academypilot", scene.At(600, 700, 0))
	s.End()
	s.WantEnergy(ship, 0)
	s.WantTokens(ship, game.StressToken, 1)
	s.WantClause("2e.huge.stress")
	s.Done()
}

// 2e.huge.ion-tractor, 2e.huge.ion.maneuver: six tokens, and not five.
func TestHuge_IonizedBySix(t *testing.T) {
	for _, c := range []struct {
		ions int
		y    float64
		left int
	}{{5, 420, 5}, {6, 340, 0}, {7, 340, 0}} {
		s := fleet(t)
		ship := s.Mine(raider, scene.At(600, 300, 0), scene.Tokens(game.IonToken, c.ions))
		s.Theirs("academypilot", scene.At(100, 800, 0))
		s.Of(ship).DialKept = c.ions > 5
		s.Activate(ship, "3 straight")
		s.WantPose(ship, 600, c.y, 0)
		if c.ions > 5 {
			s.NotOffered(ship, "reinforce")
		}
		s.Use(ship, "focus")
		s.WantTokens(ship, game.IonToken, c.left)
		s.Done()
	}
}

// 2e.huge.ion-tractor, 2e.huge.movement.no-moves: six tractor tokens cost a die and move nothing.
func TestHuge_TractoredBySixAndNotMoved(t *testing.T) {
	for _, c := range []struct{ tokens, dice int }{{5, 1}, {6, 0}} {
		s := fleet(t)
		ship := s.Mine(croc, scene.At(600, 300, 0), scene.Tokens(game.TractorToken, c.tokens))
		tie := s.Theirs("academypilot", scene.At(600, 690, 180)) // at range 3
		s.Attack(tie, ship)
		s.Dice("blank", "blank")
		if c.dice > 0 {
			s.Dice("blank")
		}
		s.Done()
	}
}

// 2e.huge.movement.no-moves: an action that moves it is not offered.
func TestHuge_PerformsNoActionThatMoves(t *testing.T) {
	s := fleet(t)
	ship := s.Mine(carrier, scene.At(600, 300, 0))
	s.PrintActions(ship, "focus", "boost", "barrel roll", "slam", "cloak")
	s.Activate(ship, "1 straight")
	for _, action := range []string{"boost", "barrel roll", "slam", "cloak"} {
		s.NotOffered(ship, action)
	}
	s.Use(ship, "focus")
	s.Done()
}

// 2e.huge.tokens.others: strain takes a die, jam takes what comes.
func TestHuge_OtherTokensWork(t *testing.T) {
	s := fleet(t)
	ship := s.Mine(raider, scene.At(600, 300, 0), scene.Tokens(game.StrainToken, 1), scene.Tokens(game.JamToken, 1))
	tie := s.Theirs("academypilot", scene.At(600, 690, 180))
	s.Attack(tie, ship)
	s.Dice("blank", "blank")
	s.WantTokens(ship, game.StrainToken, 0)
	s.Activate(ship, "3 straight")
	s.Use(ship, "focus")
	s.WantTokens(ship, game.FocusToken, 0)
	s.Done()
}

// 2e.huge.energy: a charge of the ship card is what cards take energy from.
func TestHuge_EnergyIsCharges(t *testing.T) {
	s := fleet(t)
	ship := s.Mine(raider, scene.With("impetuous"), scene.At(600, 300, 0))
	s.WantEnergy(ship, 8)
	card.SpendEnergyOf(s.Exec(), ship.ID(), 3, "huge.energy")
	s.WantEnergy(ship, 5)
	s.Engage(ship)
	s.Done()
}
