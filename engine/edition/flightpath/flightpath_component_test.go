package flightpath_test

import (
	"errors"
	"reflect"
	"slices"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/data"
	"koiogran/engine/edition/flightpath"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

func TestDice_EightSides(t *testing.T) {
	// msg.component.dice.eight-sided
	for color, want := range map[game.DiceColor]game.Faces{
		game.AttackDice:  {game.Hit: 3, game.Crit: 1, game.Focus: 2, game.Blank: 2},
		game.DefenseDice: {game.Evade: 3, game.Focus: 2, game.Blank: 3},
	} {
		sides := 0
		for _, n := range color.Sides() {
			sides += int(n)
		}
		if color.Sides() != want || sides != 8 {
			t.Errorf("%v: %v, want the eight sides %v", color, color.Sides(), want)
		}
	}
}

func TestUnit_BeginsWithWhatItsCardsHold(t *testing.T) {
	// msg.component.charge-limit
	// msg.component.newtype-capacity
	s := scene.New(t, rules.Compile(flightpath.Edition()))
	s.Unbuilt()
	ace := s.Mine("char-aznable-zaku", start, scene.With("ms-06s-zaku-ii-commander.baz"))
	veteran := s.Mine("hugues-courand-gm-command", scene.With("rgm-79gs-gm-command.mg"))
	s.WantForce(ace, 2)
	s.WantForce(veteran, 0)
	s.WantCharges(ace, "cracker-grenade", 2)
	s.WantCharges(ace, "heat-hawk", 0)
	s.WantCharges(veteran, "hugues-courand-gm-command", 1)
	s.Done()
}

// All pilots of a type have its dial, and other types have others.
func TestDial_BelongsToTheUnitType(t *testing.T) {
	// msg.component.unit-type.dial
	compiled := rules.Compile(flightpath.Edition())
	dials := map[string][]game.Maneuver{}
	for _, p := range data.Flightpath().Pilots {
		g, _, err := compiled.NewGame(rules.Setup{Unimplemented: true,
			Squads: [2]rules.Squad{{Ships: []rules.Loadout{{Pilot: p.ID}}}}})
		if err != nil {
			t.Fatal(err)
		}
		unit := &g.Ships[0]
		if dial := dials[unit.Ship]; dial != nil && !slices.Equal(dial, unit.Dial) {
			t.Errorf("%s has another dial than others of %s", p.ID, unit.Ship)
		}
		dials[unit.Ship] = unit.Dial
	}
	if slices.Equal(dials["rgm-79-gm"], dials["musai-light-cruiser"]) || len(dials) != 18 {
		t.Errorf("%d types, or a cruiser with the dial of a suit", len(dials))
	}
}

// Huge units have no rules in this game, so none is let into a match.
func TestSizes_NoHugeUnits(t *testing.T) {
	// msg.component.sizes
	for size, want := range map[data.Size]geom.Size{
		data.Small: geom.Small, data.Medium: geom.Medium, data.Large: geom.Large, data.Huge: 0,
	} {
		facts := *data.Flightpath()
		facts.Ships = slices.Clone(facts.Ships)
		row, _ := facts.Ship("musai-light-cruiser")
		row.Size = size
		e := flightpath.Edition()
		e.Facts = &facts
		g, _, err := rules.Compile(e).NewGame(rules.Setup{Squads: [2]rules.Squad{{
			Ships: []rules.Loadout{{Pilot: large[0], Upgrades: large[1:]}}}}})
		if size == data.Huge {
			if !errors.Is(err, rules.ErrSetup) {
				t.Errorf("a huge unit: %v, want ErrSetup", err)
			}
			continue
		}
		if err != nil || g.Ships[0].Size != want {
			t.Errorf("a unit of size %s: %v", size, err)
		}
	}
}

func TestDamageDeck_EachPlayerHasOne(t *testing.T) {
	// msg.component.damage-deck.own
	s := lab(t)
	a := s.Mine(small[0], start, scene.With(small[1]))
	b := s.Theirs("zaku-recruit", scene.With("ms-06f-zaku-ii.mg"), scene.At(457, 557, 0),
		scene.Shields(0))
	before := s.State().Decks
	s.AttackWith(a, "beam-spray-gun", b)
	s.Dice("crit", "blank", "blank")
	s.Dice(blanks(2)...)
	s.Draw("Vernier Burnout")
	s.Is(s.State().Decks[game.Seat1] == before[game.Seat1], "the attacker's deck as it was")
	s.Is(s.State().Decks[game.Seat2] != before[game.Seat2], "a card gone from the defender's deck")
	rest(s)
	s.Done()
}

// A unit is damaged by a damage card, whichever side of it is up, and not by lost armor.
func TestDamaged_ByACardOfEitherSide(t *testing.T) {
	// msg.component.damaged-definition
	for _, c := range []struct {
		name string
		harm func(s *scene.Scene, unit *scene.Ship)
		want bool
	}{
		{"no armor", func(s *scene.Scene, unit *scene.Ship) { s.Shields(unit, 0) }, false},
		{"facedown", func(s *scene.Scene, unit *scene.Ship) { s.Damage(unit, 1) }, true},
		{"faceup", func(s *scene.Scene, unit *scene.Ship) { s.Crit(unit, "Armor Spall") }, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			rage := revealing("rage", gain(game.EvadeToken))
			rage.If = append(rage.If, card.Damaged)
			s := lab(t, card.Def{ID: "gm-cadet", Abilities: []card.Ability{rage}})
			a := s.Mine(small[0], start, scene.With(small[1]))
			c.harm(s, a)
			s.Activate(a, "3 straight")
			if c.want {
				s.Offered(a, "rage")
			} else {
				s.NotOffered(a, "rage")
			}
			rest(s)
			s.Done()
		})
	}
}

// Around a unit, in steps in which bases touch its midline, too, every other one is in front of it,
// behind it or flanking it, and that says in which of its full arcs it is.
func TestAspect_ExactlyOne(t *testing.T) {
	// msg.arc.exclusive
	seen := map[geom.Aspect]int{}
	for _, heading := range []float64{0, 30, 90} {
		for y := 437.0; y <= 477; y += 10 {
			s := lab(t)
			a := s.Mine(small[0], start, scene.With(small[1]))
			b := s.Theirs(small[0], scene.With(small[1]), scene.At(600, y, heading))
			x := s.Exec()
			_, front := card.InArc(x, a.ID(), b.ID(), geom.FullFrontArc)
			_, rear := card.InArc(x, a.ID(), b.ID(), geom.FullRearArc)
			aspect := card.Bearing(x, a.ID(), b.ID())
			holds := map[geom.Aspect]bool{geom.InFront: front && !rear,
				geom.Behind: rear && !front, geom.Flanking: front && rear}
			n := 0
			for _, yes := range holds {
				if yes {
					n++
				}
			}
			s.Is(n == 1 && holds[aspect], "one of the three at %v, %v: %v", y, heading, holds)
			seen[aspect]++
			s.Done()
		}
	}
	if len(seen) != 3 {
		t.Errorf("only %v were looked at", seen)
	}
}

// A title is on the card and nowhere in the rules: without any title the same match is made.
func TestTitle_HasNoEffectOfItsOwn(t *testing.T) {
	// msg.component.title
	facts := *data.Flightpath()
	titled, _ := facts.Pilot("yuu-kajima-gm-command")
	if titled.Caption == "" {
		t.Fatal("Yuu Kajima's card has no title")
	}
	bare := facts
	bare.Pilots = slices.Clone(facts.Pilots)
	for i := range bare.Pilots {
		bare.Pilots[i].Caption = ""
	}
	var made [2]*game.Game
	for i, f := range []*data.Catalogue{&facts, &bare} {
		e := flightpath.Edition()
		e.Facts = f
		g, _, err := rules.Compile(e).NewGame(rules.Setup{Squads: [2]rules.Squad{{Ships: []rules.Loadout{
			{Pilot: titled.ID, Upgrades: []string{"rgm-79gs-gm-command.mg"}}}}}})
		if err != nil {
			t.Fatal(err)
		}
		made[i] = g
	}
	if !reflect.DeepEqual(made[0].Ships, made[1].Ships) {
		t.Errorf("%+v without a title, want %+v", made[1].Ships, made[0].Ships)
	}
}
