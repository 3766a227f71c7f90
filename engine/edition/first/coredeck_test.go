package first_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/edition/first"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// older lays out a scene in which both squads bring the damage deck of the first core set.
func older(t *testing.T) *scene.Scene {
	e := *first.Edition()
	e.Damage = e.Damage[14:] // what comes after the newer deck
	return scene.New(t, rules.Compile(&e))
}

var (
	here  = scene.At(457, 300, 0)
	there = scene.At(457, 490, 180) // range 2, facing here
	away  = scene.At(800, 800, 180)
)

const (
	rookie  = "rookiepilot"
	academy = "academypilot"
	stress  = game.StressToken
)

// 1e.damage.newer-deck-preferred
func TestDamageDeck_TheSquadChoosesIt(t *testing.T) {
	two := squads()
	two[1].Deck = "core"
	_, s, err := rules.Compile(first.Edition()).NewGame(rules.Setup{Squads: two})
	if err != nil {
		t.Fatal(err)
	}
	for p, want := range []int{33, 33} {
		n := 0
		for _, cards := range s.Decks[p].Unseen {
			n += int(cards)
		}
		if n != want {
			t.Errorf("player %d has %d damage cards, want %d", p+1, n, want)
		}
	}
	if s.Decks[0].Unseen == s.Decks[1].Unseen {
		t.Error("both players have the same damage deck")
	}
}

// The third deck, for huge ships, is refused as not implemented yet; any other name is unknown.
func TestDamageDeck_OfHugeShipsIsRefused(t *testing.T) {
	for deck, want := range map[string]string{
		"huge": `the cards of the damage deck "huge" are not built`,
		"tea":  `there is no damage deck "tea"`,
	} {
		two := squads()
		two[0].Deck = deck
		_, _, err := rules.Compile(first.Edition()).NewGame(rules.Setup{Squads: two})
		if !errors.Is(err, rules.ErrSetup) || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", deck, err)
		}
	}
}

func TestOlderBlindedPilot_RollsNoDiceOnce(t *testing.T) {
	s := older(t)
	ship, tie := s.Mine(rookie, here), s.Theirs(academy, there)
	s.Crit(ship, "Blinded Pilot")
	s.Attack(tie, ship)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank")
	s.WantCrit(ship, "Blinded Pilot", 1) // it was not its own attack
	s.Done()
	s.Attack(ship, tie)
	s.Dice("blank", "blank", "blank")
	s.WantCrit(ship, "Blinded Pilot", 0)
	s.WantFacedown(ship, 1)
	s.Done()
}

func TestOlderConsoleFire_IsPutOut(t *testing.T) {
	s := older(t)
	ship := s.Mine(rookie, here, scene.Shields(0))
	s.Crit(ship, "Console Fire")
	s.Theirs(academy, away)
	s.Activate(ship, "2 straight")
	s.Use(ship, "turn it facedown")
	s.WantCrit(ship, "Console Fire", 0)
	s.Done()
}

func TestConsoleFire_BurnsForAHit(t *testing.T) {
	for face, damage := range map[string]int{"hit": 2, "crit": 1, "blank": 1} {
		for _, deck := range decks {
			s := deck(t)
			ship := s.Mine(rookie, here, scene.Shields(0))
			s.Crit(ship, "Console Fire")
			s.Theirs(academy, away)
			s.Engagement()
			s.Dice(face)
			s.WantDamage(ship, damage)
			s.Done()
		}
	}
}

// 1e.damage.direct-hit-counts-two
func TestDirectHit_InBothDecks(t *testing.T) {
	for name, deck := range decks {
		for damage, destroyed := range map[int]bool{0: false, 1: true} { // of 3
			s := deck(t)
			tie := s.Theirs(academy, there, scene.Damaged(damage))
			s.Attack(s.Mine(rookie, here), tie)
			s.Dice("crit", "blank", "blank")
			s.Dice("blank", "blank", "blank")
			s.Draw("Direct Hit!")
			s.Is(s.Of(tie).Destroyed == destroyed, "%s: it counts as 2", name)
			s.Done()
		}
	}
}

func TestMajorExplosion_OneCritForAHit(t *testing.T) {
	for face, damage := range map[string]int{"hit": 2, "crit": 1, "blank": 1} {
		s := scene.First(t)
		tie, target := s.Mine(academy, there), s.Theirs(rookie, here, scene.Shields(0))
		s.Attack(tie, target)
		s.Dice("crit", "blank")
		s.Dice("blank", "blank")
		s.Draw("Major Explosion")
		s.Dice(face)
		if face == "hit" {
			s.Draw("Damaged Engine")
		}
		s.WantDamage(target, damage)
		s.WantFacedown(target, 1) // the explosion itself
		s.Done()
	}
}

func TestOlderSensorArray_OnlyActionsOfCards(t *testing.T) {
	s := older(t)
	ship := s.Mine(rookie, here)
	s.Crit(ship, "Damaged Sensor Array")
	s.Theirs(academy, away)
	s.Never(ship, "focus")
	s.Activate(ship, "2 straight")
	s.Use(ship, "try to turn it facedown")
	s.Dice("crit") // only a hit helps
	s.WantCrit(ship, "Damaged Sensor Array", 1)
	s.Done()
}

func TestOlderInjuredPilot_SilencesPilotAndTalents(t *testing.T) {
	s := older(t)
	luke, tie := s.Mine("lukeskywalker", here, scene.Shields(0)), s.Theirs(academy, there)
	s.Attack(tie, luke)
	s.Dice("crit", "blank")
	s.Dice("blank", "blank")
	s.Draw("Injured Pilot")
	s.Done()
	s.Never(luke, "evade")
	s.Attack(tie, luke)
	s.Dice("hit", "blank")
	s.Dice("focus", "blank")
	s.WantDamage(luke, 2)
	s.Done()
}

func TestOlderMinorExplosion_OneMoreDamageForAHit(t *testing.T) {
	s := older(t)
	tie, target := s.Mine(academy, there), s.Theirs(rookie, here, scene.Shields(0))
	s.Attack(tie, target)
	s.Dice("crit", "blank")
	s.Dice("blank", "blank")
	s.Draw("Minor Explosion")
	s.Dice("hit")
	s.WantFacedown(target, 2)
	s.Done()
}

func TestOlderMinorHullBreach_AfterARedManeuver(t *testing.T) {
	s := older(t)
	ship := s.Mine(rookie, here, scene.Shields(0))
	s.Crit(ship, "Minor Hull Breach")
	s.Theirs(academy, away)
	s.Activate(ship, "4 koiogran")
	s.Is(s.Of(ship).Pose.Heading != 0, "it has moved when the die is rolled")
	s.Dice("hit")
	s.WantFacedown(ship, 1)
	s.Done()
}

func TestOlderMunitionsFailure_DiscardsAWeapon(t *testing.T) {
	s := older(t)
	tie := s.Mine(academy, there)
	target := s.Theirs(rookie, here, scene.Shields(0), scene.With("protontorpedoes"))
	s.Attack(tie, target)
	s.Dice("crit", "blank")
	s.Dice("blank", "blank")
	s.Draw("Munitions Failure")
	s.ChooseNamed("Proton Torpedoes")
	s.WantEvent(game.CardDiscarded, "")
	s.WantFacedown(target, 1)
	s.Done()
}

func TestOlderMunitionsFailure_NothingToDiscard(t *testing.T) {
	s := older(t)
	tie, target := s.Mine(academy, there), s.Theirs(rookie, here, scene.Shields(0))
	s.Attack(tie, target)
	s.Dice("crit", "blank")
	s.Dice("blank", "blank")
	s.Draw("Munitions Failure")
	s.WantFacedown(target, 1)
	s.Done()
}

func TestOlderStunnedPilot_OnlyAfterAnOverlap(t *testing.T) {
	for y, damage := range map[float64]int{400: 2, 700: 1} {
		s := older(t)
		ship := s.Mine(rookie, here, scene.Shields(0))
		s.Crit(ship, "Stunned Pilot")
		s.Theirs(academy, scene.At(457, y, 0))
		s.Activate(ship, "2 straight")
		if damage == 1 {
			s.Pass()
		}
		s.WantDamage(ship, damage)
		s.Done()
	}
}

func TestOlderThrustControlFire_Stress(t *testing.T) {
	s := older(t)
	tie, target := s.Mine(academy, there), s.Theirs(rookie, here, scene.Shields(0))
	s.Attack(tie, target)
	s.Dice("crit", "blank")
	s.Dice("blank", "blank")
	s.Draw("Thrust Control Fire")
	s.WantTokens(target, stress, 1)
	s.WantFacedown(target, 1)
	s.Done()
}

func TestOlderWeaponMalfunction_ThePrimaryWeaponOnly(t *testing.T) {
	s := older(t)
	ship, tie := s.Mine(rookie, here, scene.With("protontorpedoes")), s.Theirs(academy, there)
	s.Crit(ship, "Weapon Malfunction")
	s.Lock(ship, tie)
	s.Attack(ship, tie)
	got := int(s.Rolling().N)
	s.Is(got == 2, "%d attack dice, not 2", got)
	s.Dice("blank", "blank")
	s.Pass()
	s.Dice("blank", "blank", "blank")
	s.Done()
	s.AttackWith(ship, "protontorpedoes", tie)
	got = int(s.Rolling().N)
	s.Is(got == 4, "%d attack dice, not 4", got)
	s.Dice("blank", "blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

// Veteran Instincts raise the pilot skill of a pilot who is not injured.
func TestOlderInjuredPilot_LosesTheInstincts(t *testing.T) {
	s := older(t)
	luke := s.Mine("lukeskywalker", here, scene.Shields(0), scene.With("veteraninstincts"))
	tie := s.Theirs(academy, there)
	s.WantInitiative(luke, 10)
	s.Attack(tie, luke)
	s.Dice("crit", "blank")
	s.Dice("blank", "blank")
	s.Draw("Injured Pilot")
	s.WantInitiative(luke, 8)
	s.Done()
}

// What is silent is not taken back a second time when it is discarded, and comes back once it does both.
func TestOlderInjuredPilot_TakesTheInstinctsOnce(t *testing.T) {
	s := older(t)
	luke := s.Mine("lukeskywalker", here, scene.With("veteraninstincts"))
	foe := s.Theirs(academy, away)
	s.Planning()
	x := s.Exec()
	instincts := game.CardID(slices.IndexFunc(x.G.Cards, func(c game.CardInfo) bool { return c.ID == "veteraninstincts" }))
	silent := func(on bool) func() { return func() { card.Silence(x, instincts, on) } }
	discard := func() { card.TurnDown(x, instincts, "squad.discarded-upgrade-facedown") }
	restore := func() { card.RestoreUpgrade(x, instincts) }
	for i, c := range []struct {
		do    func()
		skill int
	}{
		{silent(true), 8}, {silent(true), 8}, {discard, 8}, {silent(false), 8}, {restore, 10},
		{discard, 8}, {silent(true), 8}, {restore, 8}, {silent(false), 10}, {silent(false), 10},
	} {
		c.do()
		s.Is(int(s.Of(luke).Initiative) == c.skill, "step %d: pilot skill %d, not %d", i, s.Of(luke).Initiative, c.skill)
	}
	s.Dial(luke, "2 straight")
	s.Dial(foe, "2 straight")
	s.Done()
}

// Of an injured pilot no one learns: neither the ability nor the elite card works.
func TestOlderInjuredPilot_TeachesNothing(t *testing.T) {
	s := older(t)
	young := s.Mine("youngster", scene.At(557, 300, 0), scene.With("expose"))
	wing := s.Mine(academy, here)
	foe := s.Theirs(rookie, there)
	s.Attack(foe, young)
	s.Dice("crit", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Draw("Injured Pilot")
	s.Done()
	s.Never(wing, "expose yourself")
	s.Perform(wing, 0)
	s.Pass()
	s.Done()
}

// Of the newer deck (blindedpilot-core2): it goes with the opportunity to attack, without being asked for.
func TestBlindedPilot_AfterItsOpportunity(t *testing.T) {
	s := scene.First(t)
	ship, tie := s.Mine(rookie, here), s.Theirs(academy, there)
	s.Crit(ship, "Blinded Pilot")
	s.Engage(ship)
	s.NoEvent(game.AttackDeclared)
	s.WantCrit(ship, "Blinded Pilot", 0)
	s.WantFacedown(ship, 1)
	s.Done()
	s.Attack(ship, tie)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}
