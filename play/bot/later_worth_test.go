package bot

import (
	"math"
	"testing"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// weighing returns a beginner of player 1 who weighs the first round of a match: a pilot with contraband against another one.
func weighing(t *testing.T) (*beginner, *game.State) {
	t.Helper()
	armed := rules.Squad{Ships: []rules.Loadout{{Pilot: "lieutenantblount", Upgrades: []string{"ionmissiles", "contrabandcybernetics"}}}}
	g, s := firstDials(t, [2]rules.Squad{armed, armed})
	b := heeding(g, 1)
	b.me = game.Seat1
	b.subject = game.NoShip
	b.x.SetState(s)
	return b, s
}

// alike reports whether two values differ by rounding alone.
func alike(a, b float64) bool { return math.Abs(a-b) < 1e-9 }

// lastingStep returns a step of the game that begins an effect on what a ship may not do, or on anything else.
func lastingStep(t *testing.T, g *game.Game, deed bool) game.Lasting {
	t.Helper()
	for proc := range g.Procs {
		for pc := range g.Procs[proc].Steps {
			if m := g.Procs[proc].Steps[pc].Lasts; m != nil && card.IsDeed(m.Query) == deed {
				return game.Lasting{Proc: game.ProcID(proc), PC: uint8(pc)}
			}
		}
	}
	t.Fatal("no step begins such an effect")
	return game.Lasting{}
}

// An effect is worth something to the side that began it: less in one attack, and a ban on its own ship is a price.
func TestWorthLater_Effects(t *testing.T) {
	b, s := weighing(t)
	for name, c := range map[string]struct {
		deed  bool
		card  game.CardID
		ship  game.ShipID
		until game.Until
		want  float64
	}{
		"lasts":            {until: game.ThisRound, want: worthLasting},
		"in a fight":       {until: game.ThisAttack, want: worthInFight},
		"own ban":          {deed: true, until: game.ThisRound, want: worthForbid},
		"ban on the enemy": {deed: true, ship: 1, until: game.ThisRound, want: worthLasting},
		"the enemy's":      {card: cardOf(b, 1), ship: 1, until: game.ThisRound, want: -worthLasting},
		"the enemy's ban":  {deed: true, card: cardOf(b, 1), ship: 1, until: game.ThisRound, want: -worthForbid},
	} {
		t.Run(name, func(t *testing.T) {
			before := b.worthLater(s)
			after := *s
			l := lastingStep(t, b.g, c.deed)
			l.Card, l.Ship, l.Until = c.card, c.ship, c.until
			after.Lasts[0], after.NLasting = l, 1
			if got := b.worthLater(&after) - before; !alike(got, c.want) {
				t.Errorf("worth %v, want %v", got, c.want)
			}
			after.Lasts[0].Card = game.CardID(len(b.g.Cards))
			if got := b.worthLater(&after) - before; got != 0 {
				t.Errorf("of a damage card it is worth %v", got)
			}
		})
	}
}

// cardOf returns the first card of a ship.
func cardOf(b *beginner, id game.ShipID) game.CardID {
	for i := range b.g.Cards {
		if b.g.Cards[i].Ship == id {
			return game.CardID(i)
		}
	}
	panic("a ship without a card")
}

// A card in play is worth a little to its side, and one that was discarded nothing.
func TestWorthLater_CardsInPlay(t *testing.T) {
	b, s := weighing(t)
	before := b.worthLater(s)
	for id, want := range []float64{-worthCard, worthCard} {
		after := *s
		after.Charges[cardOf(b, game.ShipID(id))].Off = true
		if got := b.worthLater(&after) - before; !alike(got, want) {
			t.Errorf("ship %d without a card: %v, want %v", id, got, want)
		}
	}
}

// The charges that a weapon needs are worth most, and those of other cards nothing once the match is nearly over.
func TestWorthOfCharges(t *testing.T) {
	b, s := weighing(t)
	for _, c := range []struct {
		price, active float64
		round         uint8
		want          float64
	}{
		{0, 2, 1, 2 * worthCharge},
		{0, 2, slipsUpTo + slipsFadeIn/2, worthCharge},
		{0, 2, slipsUpTo + slipsFadeIn, 0},
		{2, 1, 1, worthCharge},
		{2, 2, 1, 2*worthCharge + worthArmed},
		{2, 2, slipsUpTo + slipsFadeIn, 2*worthCharge + worthArmed},
	} {
		s.Round, b.arms[0] = c.round, c.price
		if got := b.worthOfCharges(0, c.active); !alike(got, c.want) {
			t.Errorf("%v charges of a card that takes %v, in round %d: %v, want %v", c.active, c.price, c.round, got, c.want)
		}
	}
	arms := pricesOf(b.g)
	for i := range arms {
		if got, want := arms[i], map[string]float64{"ionmissiles": 1}[b.g.Cards[i].ID]; got != want {
			t.Errorf("an attack with %s takes %v charges, want %v", b.g.Cards[i].ID, got, want)
		}
	}
}

// A disarm token costs the attack that it prevents, which shows in the ship in question and counts for others; once the ship has
// engaged it costs next to nothing.
func TestWorthDisarmed(t *testing.T) {
	b, s := weighing(t)
	s.Phase = game.ActivationPhase
	other := worthToken[game.DisarmToken]
	for name, c := range map[string]struct {
		subject game.ShipID
		change  func()
		want    float64
	}{
		"another ship":     {1, func() {}, other},
		"the ship itself":  {0, func() {}, worthDisarm},
		"it has engaged":   {0, func() { s.Ships[0].Engaged = true }, worthPast},
		"in the End phase": {0, func() { s.Phase = game.EndPhase }, worthPast},
	} {
		was := *s
		b.subject = c.subject
		c.change()
		if got := b.worthDisarmed(0); got != c.want {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
		*s = was
	}
}

// What costs nothing is used if it is over at once, and is not a card that is only turned over.
func TestFree(t *testing.T) {
	for name, c := range map[string]struct {
		gain   float64
		change func(b *beginner, c *game.Choice)
		want   bool
	}{
		"over at once":      {0, func(*beginner, *game.Choice) {}, true},
		"at a price":        {-0.05, func(*beginner, *game.Choice) {}, false},
		"asks again":        {0, func(b *beginner, _ *game.Choice) { b.nodes[1].state.Depth = 9 }, false},
		"before the match":  {0, func(b *beginner, _ *game.Choice) { b.nodes[0].state.Round = 0 }, false},
		"turned over":       {0, func(b *beginner, _ *game.Choice) { b.nodes[1].state.Charges[0].Side = 2 }, false},
		"of a damage card":  {0, func(b *beginner, c *game.Choice) { c.Card = game.CardID(len(b.g.Cards)) }, true},
		"not an ability":    {0, func(_ *beginner, c *game.Choice) { c.Verb = game.PickVerb }, false},
		"does not heed":     {0, func(b *beginner, _ *game.Choice) { b.heeds = false }, false},
		"within a rounding": {-noDifference / 2, func(*beginner, *game.Choice) {}, true},
	} {
		b, s := weighing(t)
		b.bottom = 8
		s.Depth = 8
		b.node(0).state, b.node(1).state = *s, *s
		use := game.Opt(game.UseVerb)
		use.Card = 0
		c.change(b, &use)
		if got := b.free(use, c.gain); got != c.want {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}
