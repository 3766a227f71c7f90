package first_test

import (
	"slices"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/data"
	"koiogran/engine/edition/first"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// 1e.component.attack-die-faces, 1e.component.defense-die-faces
func TestDice_ShowTheirFacesOnly(t *testing.T) {
	s := scene.First(t)
	rookie := s.Mine("rookiepilot", scene.At(457, 300, 0))
	tie := s.Theirs("academypilot", scene.At(457, 490, 180))
	shows := func(face game.Face) bool {
		c := game.Opt(game.RollVerb)
		c.Dice[game.Blank] = s.Rolling().N - 1
		c.Dice[face]++
		twin := *s.State()
		return s.Exec().Step(&twin, game.Chance, c, nil) == nil
	}
	want := func(faces ...game.Face) {
		for f := range game.NumFaces {
			s.Is(shows(f) == slices.Contains(faces, f), "a die shows %v: %v", f, shows(f))
		}
	}
	s.Attack(rookie, tie)
	want(game.Blank, game.Focus, game.Hit, game.Crit)
	s.Dice("blank", "blank", "blank")
	want(game.Blank, game.Focus, game.Evade)
	s.Dice("blank", "blank", "blank")
	s.Done()
}

// 1e.component.stats-tie-fo, 1e.component.stats-t70, 1e.component.pilot-epsilon-squadron-pilot,
// 1e.component.pilot-red-squadron-veteran, 1e.component.pilot-omega-ace,
// 1e.component.pilot-poe-dameron
func TestData_IsThatOfTheCoreSet(t *testing.T) {
	cards := data.First()
	for _, c := range []struct {
		pilot                          string
		skill, cost, unique            int
		attack, agility, hull, shields int
	}{
		{"epsilonsquadronpilot", 1, 15, 0, 2, 3, 3, 1},
		{"omegaace", 7, 20, 1, 2, 3, 3, 1},
		{"redsquadronveteran", 4, 26, 0, 3, 2, 3, 3},
		{"poedameron", 8, 31, 1, 3, 2, 3, 3},
	} {
		p, ok := cards.Pilot(c.pilot)
		if !ok {
			t.Fatalf("no pilot %s", c.pilot)
		}
		stats := cards.Stats(p)
		got := [4]int{stats.Attacks()[0].Value, stats.Value(data.Agility), stats.Value(data.Hull),
			stats.Value(data.Shields)}
		if want := [4]int{c.attack, c.agility, c.hull, c.shields}; got != want {
			t.Errorf("%s: stats %v, want %v", c.pilot, got, want)
		}
		if p.Initiative != c.skill || p.Cost != c.cost || (p.Limited == 1) != (c.unique == 1) {
			t.Errorf("%s: skill %d, cost %d, limited %d", c.pilot, p.Initiative, p.Cost, p.Limited)
		}
	}
}

// 1e.component.small-base, 1e.component.large-base: four centimeters and eight.
func TestBases_Lengths(t *testing.T) {
	if small, large := geom.Small.Length(), geom.Large.Length(); small != 40 || large != 80 {
		t.Errorf("bases of %v and %v mm", small, large)
	}
}

// The cards of a ship that was destroyed by one of its own pilot skill are among the discards before
// the next pilot skill fights (1e.damage.destroyed-cards-discarded).
func TestDecks_TakeCardsBackBeforeTheNextPilotSkillFights(t *testing.T) {
	s := scene.First(t)
	s.DrawDiscards()
	red := s.Mine("redsquadronpilot", scene.At(457, 300, 0))
	black := s.Theirs("blacksquadronpilot", scene.At(457, 490, 180), scene.Damaged(2))
	s.Theirs("academypilot", scene.At(380, 480, 180))
	s.Engagement()
	s.Declare("primary", black)
	s.Dice("crit", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Draw("Structural Damage")
	s.Asked(game.Seat2) // the destroyed ship may still attack
	s.Pass()
	s.Draw("Direct Hit!")
	s.Draw("Console Fire")
	s.Declare("primary", red)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank")
	s.Done()
}

// Every player draws from a deck of their own (1e.damage.own-deck-each,
// 1e.damage.own-deck-own-ships). All damage cards of a destroyed ship lie faceup among the discards
// of its player, those that lay facedown too (1e.damage.destroyed-cards-discarded), on the table
// that everyone sees (1e.damage.discard-pile-open).
func TestDecks_AreTheOwnersAndTakeCardsBack(t *testing.T) {
	s := scene.First(t)
	s.DrawDiscards()
	wedge := s.Mine("wedgeantilles", scene.At(457, 300, 0))
	tie := s.Theirs("academypilot", scene.At(457, 490, 180), scene.Damaged(2))
	s.Theirs("academypilot", scene.At(200, 800, 180))
	s.Attack(wedge, tie)
	before := s.State().Decks
	s.Dice("crit", "blank", "blank")
	s.Dice("blank", "blank")
	s.Draw("Structural Damage")
	s.Draw("Direct Hit!")
	s.Draw("Console Fire")
	after := s.State().Decks
	s.Is(after[game.Seat1] == before[game.Seat1], "the attacker's deck changed")
	var want [game.MaxTitles]uint8
	for i, code := range s.Exec().G.Dealt {
		if slices.Contains([]string{"Structural Damage", "Direct Hit!", "Console Fire"}, code.Name) &&
			after[game.Seat2].Discards[i] > 0 {
			want[i] = 1
		}
	}
	deck := after[game.Seat2]
	s.Is(deck.Discards == want && want != [game.MaxTitles]uint8{} && deck.Facedown == 0,
		"the discards are %v, want the three cards of the ship", deck.Discards)
	total := 0
	for _, n := range deck.Discards {
		total += int(n)
	}
	s.Is(total == 3, "%d discards, want 3", total)
	s.Done()
}

// An empty deck is made again of the discards (1e.damage.deck-reshuffle): of the only card that is
// left in either, here, the next one is drawn.
func TestDecks_AreMadeAnewOfTheDiscards(t *testing.T) {
	s := scene.First(t)
	rookie := s.Mine("rookiepilot", scene.At(457, 300, 0))
	tie := s.Theirs("academypilot", scene.At(457, 490, 180))
	s.Attack(rookie, tie)
	deck := &s.State().Decks[game.Seat2]
	deck.Discards, deck.Unseen = deck.Unseen, deck.Discards
	s.Dice("crit", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Draw("Structural Damage")
	s.WantCrit(tie, "Structural Damage", 1)
	deck = &s.State().Decks[game.Seat2]
	left := 0
	for _, n := range deck.Discards {
		left += int(n)
	}
	s.Is(left == 0, "%d discards are left", left)
	s.Done()
}

// The damage deck is the newer one: 33 cards of 14 titles (1e.damage.newer-deck-preferred), each a
// Ship or a Pilot card (1e.damage.traits).
func TestDamageDeck_IsTheNewerOne(t *testing.T) {
	cards := data.First()
	titles, copies := 0, 0
	for _, def := range first.Edition().Damage[:14] {
		c, ok := cards.DamageCard(def.ID)
		if !ok {
			t.Fatalf("no damage card %s", def.ID)
		}
		if c.Deck == "core2" {
			titles++
		}
		copies += c.Count
		if c.Trait != "ship" && c.Trait != "pilot" {
			t.Errorf("%s has the trait %q", def.ID, c.Trait)
		}
	}
	if titles != 14 || copies != 33 {
		t.Errorf("%d titles, %d cards", titles, copies)
	}
}

// The two squads may be of one faction (1e.component.mirror-match-definition), and the first
// round begins as soon as the last ship is placed (1e.round.first-round-after-setup).
func TestMatch_OfOneFactionBeginsAfterSetup(t *testing.T) {
	g, s, err := rules.Compile(first.Edition()).NewGame(rules.Setup{Squads: [2]rules.Squad{
		{Ships: []rules.Loadout{{Pilot: "rookiepilot", Points: 21}}},
		{Ships: []rules.Loadout{{Pilot: "goldsquadronpilot", Points: 18}}},
	}})
	if err != nil {
		t.Fatal(err)
	}
	x := game.NewExec(g)
	answer(t, x, s, game.Seat2, func(c game.Choice) bool { return c.N == 1 })
	answer(t, x, s, game.Seat1, func(c game.Choice) bool { return c.N == int16(geom.LowerEdge) })
	place(t, x, s, 1, geom.Pose{X: 300_000_000, Y: 880_000_000, Heading: 180 * geom.Degree})
	if s.Round != 0 || s.Phase != game.SetupPhase {
		t.Errorf("before the last ship is placed: round %d, phase %v", s.Round, s.Phase)
	}
	place(t, x, s, 0, geom.Pose{X: 600_000_000, Y: 70_000_000})
	if s.Round != 1 || s.Phase != game.PlanningPhase {
		t.Errorf("after it: round %d, phase %v", s.Round, s.Phase)
	}
}

// An action may be repeated in the next round (1e.action.repeat-limit-resets), but not in the same
// one.
func TestAction_AgainInTheNextRound(t *testing.T) {
	s := scene.First(t)
	beast := s.Mine("nightbeast", scene.At(457, 100, 0))
	foe := s.Theirs("rookiepilot", scene.At(100, 850, 180))
	for range 2 {
		s.Round()
		s.Dial(beast, "2 straight")
		s.Dial(foe, "1 straight")
		s.Pass() // the rookie
		s.Use(beast, "keep calm")
		s.Use(beast, "focus")
		s.NotOffered(beast, "focus")
		s.Pass()
	}
	s.Done()
}

// No one knows the front of a card that is dealt facedown (1e.damage.facedown-hidden): it stays
// among those of which each may be it, and the cards that have been seen are the same as before.
func TestFacedownCard_IsAnyOfThoseNotSeen(t *testing.T) {
	s := scene.First(t)
	rookie := s.Mine("rookiepilot", scene.At(457, 300, 0))
	tie := s.Theirs("academypilot", scene.At(457, 490, 180))
	s.Attack(rookie, tie)
	unseen := s.State().Decks[game.Seat2].Unseen
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantFacedown(tie, 1)
	s.Is(s.State().Decks[game.Seat2].Unseen == unseen, "a title is no longer among those not seen")
	s.Is(s.State().Decks[game.Seat2].Facedown == 1, "the deck does not count the card")
	for p := range s.State().Secret {
		for _, n := range s.State().Secret[p].Known {
			s.Is(n == 0, "player %d knows a title", p+1)
		}
	}
	s.Done()
}
