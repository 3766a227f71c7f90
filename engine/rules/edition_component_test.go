package rules_test

import (
	"slices"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/data"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestDice_Faces(t *testing.T) {
	// 2e.component.dice.attack-faces
	attack := game.AttackDice.Sides()
	if want := (game.Faces{game.Hit: 3, game.Crit: 1, game.Focus: 2, game.Blank: 2}); attack != want {
		t.Errorf("an attack die has %v, want %v", attack, want)
	}
	// 2e.component.dice.defense-faces
	defense := game.DefenseDice.Sides()
	if want := (game.Faces{game.Evade: 3, game.Focus: 2, game.Blank: 3}); defense != want {
		t.Errorf("a defense die has %v, want %v", defense, want)
	}
}

func TestDamageDeck_Composition(t *testing.T) {
	// 2e.component.damage-deck.composition
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 300, 0))
	s.WantDamage(tie, 0)
	x := s.Exec()
	titles, cards := 0, 0
	for title, n := range s.State().Decks[game.Seat1].Unseen {
		if n == 0 {
			continue
		}
		titles++
		cards += int(n)
		want := 2
		switch x.G.Dealt[title].ID {
		case "directhit":
			want = 5
		case "fuelleak":
			want = 4
		}
		s.Is(int(n) == want, "%d cards of %s, not %d", want, x.G.Dealt[title].ID, n)
	}
	s.Is(titles == 14 && cards == 33, "33 cards of 14 titles, not %d of %d", cards, titles)
	s.Done()
}

func TestDamageDeck_Traits(t *testing.T) {
	// 2e.component.damage-deck.traits
	for _, d := range data.Second().Damage {
		if d.Deck == "" && d.Trait != "pilot" && d.Trait != "ship" {
			t.Errorf("%s has the trait %q, want pilot or ship", d.ID, d.Trait)
		}
	}
}

func TestShips_AreToldApart(t *testing.T) {
	// 2e.component.id-tokens.three-per-ship: two ships of one card are two ships, with names of
	// their own; a lock says which of them took it.
	s := scene.Second(t)
	first := s.Mine("bluesquadronescort", scene.At(400, 300, 0))
	second := s.Mine("bluesquadronescort", scene.At(500, 300, 0))
	foe := s.Theirs("academypilot", scene.At(400, 500, 0))
	takeLock(s, second)
	s.Target(foe)
	s.WantLock(second, foe, true)
	s.WantLock(first, foe, false)
	info := s.Exec().G.Ships
	s.Is(info[first.ID()].Name != info[second.ID()].Name, "two names")
	s.Done()
}

func TestTokens_AnyNumber(t *testing.T) {
	// 2e.token.gain
	// 2e.token.multiple-kept
	// 2e.component.supply-unlimited
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
		before("concentrate", card.Gain(card.Self, 40, card.FocusToken))}})
	wedge := s.Mine("wedgeantilles", scene.At(400, 400, 0), scene.Tokens(game.FocusToken, 2))
	s.Activate(wedge, "2 straight")
	s.Use(wedge, "concentrate")
	s.WantTokens(wedge, game.FocusToken, 42)
	rest(s)
	s.Done()
}

func TestTokens_NoSecondCloak(t *testing.T) {
	// 2e.token.multiple-kept
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
		before("hide", card.Gain(card.Self, 1, card.CloakToken))}})
	wedge := s.Mine("wedgeantilles", scene.At(400, 400, 0), scene.Tokens(game.CloakToken, 1))
	s.Activate(wedge, "2 straight")
	s.Use(wedge, "hide")
	s.WantTokens(wedge, game.CloakToken, 1)
	rest(s)
	s.Done()
}

func TestTokens_FollowTheirShip(t *testing.T) {
	// 2e.movement.tokens-follow-ship
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0), scene.Tokens(game.EvadeToken, 1))
	foe := s.Theirs("academypilot", scene.At(600, 600, 0))
	s.Lock(tie, foe)
	s.Lock(foe, tie)
	s.Activate(tie, "3 straight")
	s.Pass()
	s.WantTokens(tie, game.EvadeToken, 1)
	s.WantLock(tie, foe, true)
	s.WantLock(foe, tie, true)
	s.Done()
}

func TestTokens_SpentOnlyByTheirShip(t *testing.T) {
	// 2e.token.spend-own-only: the friend's tokens help neither attacker nor defender.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 300, 0))
	s.Mine("academypilot", scene.At(500, 300, 0), scene.Tokens(game.FocusToken, 1))
	foe := s.Theirs("academypilot", scene.At(400, 500, 0))
	s.Theirs("academypilot", scene.At(500, 500, 0), scene.Tokens(game.EvadeToken, 1))
	s.Attack(tie, foe)
	s.Dice("focus", "hit")
	s.Dice("blank", "blank", "focus")
	s.WantDamage(foe, 1)
	s.Done()
}

func TestCard_YouIsTheShipThatCarriesIt(t *testing.T) {
	// 2e.component.card.you-means-ship: not the player's other ship, although it has the same card.
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
		watch("focus up", gain(game.FocusToken))}})
	wedge := s.Mine("wedgeantilles", scene.At(300, 300, 0))
	other := s.Mine("wedgeantilles", scene.At(500, 300, 0))
	s.Activate(other, "2 straight")
	s.Use(wedge, "focus up")
	s.WantTokens(wedge, game.FocusToken, 1)
	s.WantTokens(other, game.FocusToken, 0)
	rest(s)
	s.Done()
}

func TestCard_GoesBeforeTheRule(t *testing.T) {
	// 2e.component.golden-rule.card-over-rule: the rule is that a stressed ship cannot act.
	// 2e.component.card.can: what it can do always holds; no one is asked whether to use it.
	s := lab(t, card.Def{ID: "wedgeantilles", Mods: []card.Mod{
		card.Permits(game.Stressed)}})
	wedge := s.Mine("wedgeantilles", scene.At(300, 300, 0), scene.Tokens(game.StressToken, 1))
	s.Perform(wedge, 0)
	s.Use(wedge, "focus")
	s.Done()
}

func TestCard_CannotIsAbsolute(t *testing.T) {
	// 2e.component.golden-rule.cannot-is-absolute: with its sensors damaged the ship cannot evade,
	// although an effect requires it.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(300, 300, 0))
	s.Crit(tie, "damagedsensorarray")
	s.Perform(tie, 0, game.EvadeAction)
	s.WantTokens(tie, game.EvadeToken, 0)
	s.Done()
}

func TestShip_DialOfItsType(t *testing.T) {
	// 2e.component.ship.token-matches-card: two pilots of one type have one dial and the same arcs,
	// a pilot of another type has others.
	s := scene.Second(t)
	wedge := s.Mine("wedgeantilles", scene.At(200, 300, 0))
	escort := s.Mine("bluesquadronescort", scene.At(400, 300, 0))
	arc170 := s.Mine("104thbattalionpilot", scene.At(600, 300, 0))
	info := func(ship *scene.Ship) *game.ShipInfo { return s.Exec().Info(ship.ID()) }
	s.Is(slices.Equal(info(wedge).Dial, info(escort).Dial), "one dial")
	s.Is(!slices.Equal(info(wedge).Dial, info(arc170).Dial), "another dial")
	s.Is(info(wedge).Arcs == info(escort).Arcs && info(wedge).Arcs != info(arc170).Arcs,
		"the arcs of the type")
	s.Done()
}

func TestManeuver_SpeedBearingAndDifficulty(t *testing.T) {
	// 2e.planning.maneuver-components: two of the dial may share any two of them.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 400, 0))
	want := []game.Maneuver{
		{Speed: 4, Bearing: geom.Straight, Difficulty: game.DifficultyWhite},
		{Speed: 4, Bearing: geom.Koiogran, Difficulty: game.DifficultyRed},
		{Speed: 3, Bearing: geom.Straight, Difficulty: game.DifficultyBlue},
	}
	for _, m := range want {
		s.Is(slices.Contains(s.Exec().Info(tie.ID()).Dial, m), "%+v on the dial", m)
	}
	s.Done()
}

func TestStatus_IsHavingTheToken(t *testing.T) {
	for _, token := range []game.Token{game.FocusToken, game.EvadeToken, game.CalculateToken,
		game.CloakToken, game.StrainToken, game.DepleteToken, game.JamToken} {
		for n := range 2 {
			// 2e.token.focused-evading-calculating
			has := watch("see it", gain(game.ReinforceFore))
			has.If = []card.Cond{card.Active.Is(card.Has(card.KindOf(token)))}
			s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{has}})
			wedge := s.Mine("wedgeantilles", scene.At(200, 300, 0))
			tie := s.Mine("academypilot", scene.At(400, 300, 0), scene.Tokens(token, n))
			s.Activate(tie, "1 turn-left")
			if n > 0 {
				s.Offered(wedge, "see it")
			} else {
				s.NotOffered(wedge, "see it")
			}
			rest(s)
			s.Done()
		}
	}
}

func TestComponent_OnlyTheBaseCounts(t *testing.T) {
	// 2e.component.ship.miniature-irrelevant: whatever is on a small base, everything that is
	// measured from it or runs into it is the same, up to the edge of the table.
	stopped := map[geom.Pose]bool{}
	for _, pilot := range []string{"academypilot", "bluesquadronescort", "rebelscout"} {
		s := scene.Second(t)
		ship := s.Mine(pilot, scene.At(400, 300, 30))
		target := s.Theirs("academypilot", scene.At(470, 420, 200))
		mover := s.Theirs("academypilot", scene.At(300, 127, 30))
		s.WantRange(ship, target, 1)
		s.WantInArc(ship, target, geom.FrontArc, 1)
		s.WantInArc(ship, target, geom.BullseyeArc, 1)
		s.Activate(mover, "4 straight")
		s.WantRange(ship, mover, 0)
		stopped[s.Of(mover).Pose] = true
		s.Done()
	}
	if len(stopped) != 1 {
		t.Errorf("a ship stops in different places: %v", stopped)
	}
	for y, fled := range map[float64]bool{914.4 - 20 - 120: false, 914.5 - 20 - 120: true} {
		for _, pilot := range []string{"academypilot", "bluesquadronescort"} {
			s := scene.Second(t)
			ship := s.Mine(pilot, scene.At(400, y, 0))
			s.Activate(ship, "2 straight")
			s.Is(s.Of(ship).Fled == fled, "fled: %v", fled)
			rest(s)
			s.Done()
		}
	}
}
