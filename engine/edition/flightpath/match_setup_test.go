package flightpath_test

import (
	"slices"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/data"
	"koiogran/engine/game"
)

// Without points, as forces of Deployment cards meet, each player is as likely to be the first.
//
// msg.setup.first-player.quickplay
func TestFirstPlayer_AtRandomWithoutPoints(t *testing.T) {
	for _, first := range []game.Player{game.Seat1, game.Seat2} {
		s := lab(t)
		unit, foe := cadet(s), recruit(s)
		s.Setup()
		s.Is(s.Exec().Waiting(s.State()) == game.Only(game.Chance), "Chance is not asked")
		q := s.Exec().Ask(s.State(), game.Chance)
		s.Is(q.N == 2 && q.Weights[0] == q.Weights[1], "%d players at %v", q.N, q.Weights)
		pickFirst(s, first)
		s.Asked(first) // to place a unit
		s.Is(s.State().First == first, "the first player is %d", s.State().First+1)
		deploy(s, first, unit, foe)
		s.Done()
	}
}

// With points the lower total chooses, and at equal ones a player drawn at random does.
//
// msg.setup.first-player.quickplay
// msg.setup.first-player.builder
func TestFirstPlayer_IsChosenWhereThereArePoints(t *testing.T) {
	for _, c := range []struct {
		mine, theirs int
		chooser      game.Player
	}{{196, 200, game.Seat1}, {200, 196, game.Seat2}, {200, 200, game.Chance}} {
		s := lab(t)
		unit, foe := cadet(s, scene.Points(c.mine)), recruit(s, scene.Points(c.theirs))
		s.Setup()
		s.Is(s.Exec().Waiting(s.State()) == game.Only(c.chooser), "player %d is not asked", c.chooser+1)
		if c.chooser == game.Chance {
			pickFirst(s, game.Seat2)
			s.Asked(game.Seat2)
		}
		pickFirst(s, game.Seat1)
		s.Is(s.State().First == game.Seat1, "the first player is %d", s.State().First+1)
		deploy(s, game.Seat1, unit, foe)
		s.Done()
	}
}

// deploy places both units, that of the first player first.
func deploy(s *scene.Scene, first game.Player, unit, foe *scene.Ship) {
	for _, p := range [...]game.Player{first, first.Other()} {
		if p == game.Seat1 {
			s.Place(unit, 457, 30, 0)
		} else {
			s.Place(foe, 457, 880, 180)
		}
	}
}

// pickFirst answers who is the first player, or who chooses.
func pickFirst(s *scene.Scene, p game.Player) {
	s.Choose(func(c game.Choice) bool {
		return c.Verb == game.PlayerVerb && game.Player(c.N) == p
	})
}

// Each player has a whole deck of 33 cards before the first round, and any card may be the next.
//
// msg.setup.components.decks
func TestDecks_AreWholeAndShuffled(t *testing.T) {
	s := lab(t)
	unit := cadet(s, scene.At(457, 300, 0))
	foe := recruit(s, scene.At(457, 490, 180), scene.Shields(0))
	s.AttackWith(unit, "beam-spray-gun", foe)
	s.Dice("crit", "blank", "blank")
	s.Dice(blanks(2)...)
	q := s.Exec().Ask(s.State(), game.Chance)
	s.Is(q.Kind == game.DrawQuestion, "no card is drawn")
	total := 0
	for i, c := range q.Options() {
		row := s.Exec().G.Dealt[c.Item]
		facts, _ := data.Flightpath().DamageCard(row.ID)
		s.Is(int(q.Weights[i]) == facts.Count, "%s weighs %d, want %d", row.Name, q.Weights[i],
			facts.Count)
		total += int(q.Weights[i])
	}
	s.Is(total == 33, "one of %d cards is drawn, want 33", total)
	s.Draw("Armor Spall")
	mine, theirs := 0, 0
	for i := range s.State().Decks[0].Unseen {
		mine += int(s.State().Decks[game.Seat1].Unseen[i])
		theirs += int(s.State().Decks[game.Seat2].Unseen[i])
	}
	s.Is(mine == 33 && theirs == 32, "%d and %d cards are left", mine, theirs)
	s.Done()
}

// upgraded returns the facts of the game in which the beam saber of a GM does more.
func upgraded(t *testing.T, change func(side *data.Side)) *data.Catalogue {
	t.Helper()
	facts := *data.Flightpath()
	facts.Upgrades = slices.Clone(facts.Upgrades)
	row, ok := facts.Upgrade("beam-saber")
	if !ok {
		t.Fatal("no beam saber")
	}
	row.Sides = slices.Clone(row.Sides)
	change(&row.Sides[0])
	return &facts
}

// The armor of an upgrade is the unit's: the third result of an attack takes it, and it is not a charge
// of a card.
//
// msg.squad.upgrade.armor
func TestUpgrade_ArmorIsKeptWithTheUnit(t *testing.T) {
	for _, more := range []int{0, 1} {
		s := labWith(t, upgraded(t, func(side *data.Side) {
			side.Grants = []data.Grant{{Stat: data.Armor, Amount: more}}
		}))
		unit := cadet(s, scene.At(457, 300, 0))
		foe := recruit(s, scene.At(457, 490, 180))
		s.AttackWith(foe, "anti-ship-rifle", unit)
		s.WantShields(unit, 2+more)
		s.WantCharges(unit, "beam-saber", 0)
		s.Dice("hit", "hit", "hit")
		s.Dice(blanks(2)...)
		s.WantShields(unit, 0)
		s.WantDamage(unit, 1-more)
		s.Done()
	}
}

// The capacity of an upgrade adds to the unit's, from 0 too, and is spent from the unit.
//
// msg.squad.upgrade.newtype
func TestUpgrade_NewtypeCapacityIsTheUnits(t *testing.T) {
	for _, c := range []struct{ printed, raised int }{{0, 0}, {0, 1}, {1, 1}, {2, 2}} {
		facts := upgraded(t, func(side *data.Side) {
			if c.raised > 0 {
				side.Force = &data.Force{Value: c.raised, Recovers: 1}
			}
		})
		facts.Pilots = slices.Clone(facts.Pilots)
		row, _ := facts.Pilot("gm-cadet")
		if c.printed > 0 {
			row.Force = &data.Force{Value: c.printed, Recovers: 1}
		}
		s := labWith(t, facts, card.Def{ID: "gm-cadet", Abilities: []card.Ability{
			revealing("think", card.Spend(card.Self, 1, card.Force))}})
		unit := cadet(s, scene.At(457, 300, 0))
		s.Activate(unit, "2 straight")
		s.WantForce(unit, c.printed+c.raised)
		if c.printed+c.raised > 0 {
			s.Use(unit, "think")
			s.WantForce(unit, c.printed+c.raised-1)
		}
		s.WantCharges(unit, "beam-saber", 0)
		rest(s)
		s.Done()
	}
}
