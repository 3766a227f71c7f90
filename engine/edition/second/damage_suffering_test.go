package second_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/data"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestDamage_ShieldsFirstHitsBeforeCrits(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.Shields(1))
	s.Attack(s.Theirs(tie, north), ship)
	s.Dice("crit", "hit")
	s.Dice("blank", "blank")
	s.Draw("Weapons Failure") // 2e.damage.hits-before-crits: the shield has caught the hit
	s.WantShields(ship, 0)    // 2e.damage.shield-first
	s.WantDamage(ship, 1)
	s.Done()
}

func TestDamage_HitsAreFacedownCritsFaceup(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.Shields(0))
	s.Attack(s.Theirs(tie, north), ship)
	s.Dice("crit", "hit")
	s.Dice("blank", "blank")
	s.Draw("Weapons Failure")
	s.WantDamage(ship, 2) // 2e.damage.card-otherwise
	s.WantFacedown(ship, 1)
	s.WantCrit(ship, "Weapons Failure", 1)
	s.Done()
}

func TestDamage_CritOnAShieldDealsNoCard(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south)
	s.Attack(s.Theirs(tie, north), ship)
	s.Dice("crit", "crit")
	s.Dice("blank", "blank")
	s.WantShields(ship, 0)
	s.WantDamage(ship, 0) // 2e.damage.crit-on-shield
	s.Done()
}

func TestDamage_MoreThanTheHullIsStillDealt(t *testing.T) {
	s := scene.Second(t)
	shooter := s.Mine(xwing, south)
	ship := s.Theirs(tie, north, scene.Damaged(2))
	s.Attack(shooter, ship)
	s.Dice("hit", "crit", "blank")
	s.Dice("blank", "blank", "blank")
	s.Draw("Weapons Failure") // 2e.damage.excess-cards-dealt
	s.WantDestroyed(ship)     // 2e.destroy.condition
	s.Done()
}

func TestDamageDeck_Composition(t *testing.T) {
	count, total := map[string]int{}, 0
	for _, card := range data.Second().Damage {
		if card.Deck == "" {
			count[card.ID] = card.Count
			total += card.Count
		}
	}
	if total != 33 || len(count) != 14 { // 2e.component.damage-deck.composition
		t.Errorf("%d cards of %d titles, want 33 of 14", total, len(count))
	}
	for id, n := range count {
		want := map[string]int{"directhit": 5, "fuelleak": 4}[id]
		if n != max(want, 2) {
			t.Errorf("%d cards of %s", n, id)
		}
	}
}

// weight returns how likely a title is drawn in the open question, against the others.
func weight(s *scene.Scene, title string) (n, total int) {
	q := s.Exec().Ask(s.State(), game.Chance)
	for i, c := range q.Options() {
		total += int(q.Weights[i])
		if s.Exec().G.Dealt[c.Item].ID == title {
			n += int(q.Weights[i])
		}
	}
	return n, total
}

func TestDamageDeck_DrawsFromWhatIsLeft(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.Shields(0))
	s.Crit(ship, "Fuel Leak")
	s.Attack(s.Theirs(tie, north), ship)
	s.Dice("crit", "blank")
	s.Dice("blank", "blank")
	n, total := weight(s, "fuelleak")
	s.Is(n == 3 && total == 32, "3 of 32 cards, not %d of %d", n, total)
	s.Draw("Weapons Failure")
	s.Done()
}

func TestDamageDeck_EachPlayerHasOne(t *testing.T) {
	s := scene.Second(t)
	ship, enemy := s.Mine(xwing, south, scene.Shields(0)), s.Theirs(tie, north)
	s.Crit(enemy, "Fuel Leak")
	s.Attack(enemy, ship)
	s.Dice("crit", "blank")
	s.Dice("blank", "blank")
	n, total := weight(s, "fuelleak") // 2e.damage.own-deck-used
	s.Is(n == 4 && total == 33, "4 of 33 cards, not %d of %d", n, total)
	s.Draw("Weapons Failure")
	s.Done()
}

func TestDamageDeck_DiscardsMakeANewDeck(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.Shields(0))
	enemy := s.Theirs(tie, north)
	deck := &s.State().Decks[game.Seat1]
	deck.Discards, deck.Unseen = deck.Unseen, deck.Discards // every card is discarded
	s.Attack(enemy, ship)
	s.Dice("crit", "blank")
	s.Dice("blank", "blank")
	_, total := weight(s, "fuelleak")
	s.Is(total == 33, "33 cards to draw from, not %d", total) // 2e.damage.deck-exhausted
	s.Draw("Weapons Failure")
	s.Done()
}

func TestExpose_ACardAtRandom(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("deadeyeshot"))
	target := s.Theirs(tie, north, scene.Damaged(2))
	s.Attack(ship, target)
	s.Dice("hit", "blank", "blank")
	s.Use(ship, "expose a damage card")
	s.ChooseNamed("spend a hit")
	s.Face("hit")
	n, total := weight(s, "directhit")
	s.Is(n*33 == total*5, "5 in 33") // 2e.damage.random-facedown, 2e.damage.facedown-hidden
	s.Draw("Structural Damage")
	s.WantCrit(target, "Structural Damage", 1)
	s.WantFacedown(target, 1)
	s.Dice("blank", "blank") // 2e.damage.expose: it is in force at once
	s.Done()
}

func TestExpose_IsNotSufferingDamage(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("deadeyeshot"))
	target := s.Theirs(tie, north, scene.With("stealthdevice"), scene.Damaged(1))
	s.Attack(ship, target)
	s.Dice("hit", "blank", "blank")
	s.Use(ship, "expose a damage card")
	s.ChooseNamed("spend a hit")
	s.Face("hit")
	s.Draw("Stunned Pilot")
	s.WantDamage(target, 1) // 2e.damage.expose
	s.WantCharges(target, "stealthdevice", 1)
	s.Dice("blank", "blank", "blank", "blank")
	s.Done()
}

func TestExpose_DirectHitStrikesNow(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("deadeyeshot"))
	target := s.Theirs(tie, north, scene.Damaged(1))
	s.Attack(ship, target)
	s.Dice("hit", "blank", "blank")
	s.Use(ship, "expose a damage card")
	s.ChooseNamed("spend a hit")
	s.Face("hit")
	s.Draw("Direct Hit!") // 2e.damage.faceup-resolves
	s.WantFacedown(target, 2)
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestExpose_FuelLeakIsNotSetOff(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("deadeyeshot"))
	target := s.Theirs(tie, north, scene.Damaged(1))
	s.Crit(target, "Fuel Leak")
	s.Attack(ship, target)
	s.Dice("hit", "blank", "blank")
	s.Use(ship, "expose a damage card")
	s.ChooseNamed("spend a hit")
	s.Face("hit")
	s.Draw("Stunned Pilot")
	s.WantDamage(target, 2)
	s.WantCrit(target, "Fuel Leak", 1)
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestRepair_AFacedownCardIsDiscarded(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("r5astromech"), scene.Damaged(2))
	s.Perform(ship, 0)
	s.Use(ship, "repair a facedown card")
	n, total := weight(s, "directhit")
	s.Is(n*33 == total*5, "5 in 33") // 2e.damage.random-facedown
	s.Draw("Fuel Leak")
	s.WantDamage(ship, 1) // 2e.damage.repair.facedown
	s.Is(s.State().Decks[game.Seat1].Discards[fuelLeak(s)] == 1, "it is among the discards")
	s.Done()
}

func TestRepair_AKnownCardCanTurnUp(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("r5astromech"))
	s.Crit(ship, "Structural Damage")
	s.Perform(ship, 0)
	s.Use(ship, "repair a faceup Ship card")
	s.ChooseNamed("Structural Damage") // everyone has seen it
	s.Perform(ship, 0)
	s.Use(ship, "repair a facedown card")
	n, total := weight(s, "structuraldamage")
	s.Is(n == total, "it is the only facedown card, not %d in %d", n, total)
	s.Draw("Structural Damage")
	s.WantDamage(ship, 0)
	s.Done()
}

// fuelLeak returns the place of Fuel Leak in the deck.
func fuelLeak(s *scene.Scene) int {
	for i, code := range s.Exec().G.Dealt {
		if code.ID == "fuelleak" {
			return i
		}
	}
	return 0
}

// bystander gives an X-wing faceup damage cards and puts a friend beside it.
func bystander(t *testing.T, titles ...string) (s *scene.Scene, holder, friend *scene.Ship) {
	s = scene.Second(t)
	holder = s.Mine(xwing, scene.At(657, 300, 0))
	for _, title := range titles {
		s.Crit(holder, title)
	}
	friend = s.Mine(xwing, south, scene.Shields(1), scene.Tokens(game.FocusToken, 1))
	return s, holder, friend
}

func TestDamageCards_FriendFlies(t *testing.T) {
	s, holder, friend := bystander(t, "Damaged Engine", "Stunned Pilot", "Loose Stabilizer")
	s.Obstacle("coreasteroid0", scene.At(420, 420, 0))
	s.Activate(friend, "3 turn-left")
	s.Dice("blank") // the asteroid
	s.WantTokens(friend, game.StressToken, 0)
	s.WantDamage(holder, 3)
	s.WantShields(holder, 2)
	s.WantFacedown(holder, 0)
	s.Done()
}

func TestDamageCards_FriendIsIonized(t *testing.T) {
	s, holder, friend := bystander(t, "Disabled Power Regulator")
	s.Tokens(friend, game.IonToken, 1)
	s.Activate(friend, "2 straight")
	s.WantCrit(holder, "Disabled Power Regulator", 1)
	s.Pass()
	s.Done()
}

func TestDamageCards_FriendActs(t *testing.T) {
	s, _, friend := bystander(t, "Wounded Pilot", "Damaged Sensor Array")
	s.Perform(friend, 0)
	s.Offered(friend, "lock")
	s.Use(friend, "barrel roll")
	s.Side(geom.Left)
	s.Position(0)
	s.Done()
}

func TestDamageCards_FriendAttacks(t *testing.T) {
	s, holder, friend := bystander(t, "Blinded Pilot", "Console Fire", "Disabled Power Regulator")
	s.Attack(friend, s.Theirs(tie, north))
	s.Dice("focus", "blank", "blank")
	s.Use(friend, "spend focus")
	s.Dice("evade", "blank", "blank")
	s.WantTokens(holder, game.IonToken, 0)
	s.WantDamage(holder, 3)
	s.WantShields(holder, 2)
	s.Done()
}

func TestDamageCards_FriendSuffersACrit(t *testing.T) {
	s, holder, friend := bystander(t, "Hull Breach", "Fuel Leak")
	s.Attack(s.Theirs(tie, north), friend)
	s.Dice("hit", "crit")
	s.Dice("blank", "blank")
	s.Draw("Weapons Failure")
	s.WantDamage(friend, 1)
	s.WantCrit(holder, "Fuel Leak", 1)
	s.Done()
}
