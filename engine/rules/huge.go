package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// IsHuge reports whether the ship of the frame is a huge one.
func IsHuge(x *game.Exec) bool { return x.Info(x.Self()).Size.Huge() }

// SmallActivations is the subphase in which small and large ships activate, and HugeActivations the one
// after it for huge ships, each lowest pilot skill first (1e.huge.activation.subphases,
// 1e.huge.activation.small-large-first, 1e.huge.activation.huge-ascending).
var (
	SmallActivations = Turn{
		Name: Activations.Name, Role: card.ActivateRole,
		Due: func(x *game.Exec, id game.ShipID) bool {
			return !x.Ship(id).Activated && x.Info(id).Huge == nil
		},
	}
	HugeActivations = Turn{
		Name: "activation of huge ships", Role: card.ActivateRole,
		Due: func(x *game.Exec, id game.ShipID) bool {
			return !x.Ship(id).Activated && x.Info(id).Huge != nil
		},
	}
)

// EndHugeIons removes the ion tokens of huge ships when the Activation phase ends
// (1e.huge.token.ion-removed-end-activation).
var EndHugeIons = game.Step{Name: "ion tokens of huge ships", Do: func(x *game.Exec) {
	for id := range x.EachShip() {
		if x.Info(id).Huge != nil {
			card.RemoveTokens(x, id, game.IonToken, int(x.Ship(id).Tokens[game.IonToken]),
				"huge.token.ion-removed-end-activation")
		}
	}
}}

// GainEnergy gives the ship the energy of the maneuver that it chose, 1 less for each of its ion tokens
// (1e.energy.gain-icons, 1e.huge.token.ion-reduces-energy, 1e.huge.token.ion-floor-zero).
var GainEnergy = game.Step{Name: "gain energy", Do: func(x *game.Exec) {
	id := x.Self()
	info, s := x.Info(id), x.Ship(id)
	n := info.Huge.Gain(info.Dial, s.Revealed) - int(s.Tokens[game.IonToken])
	n = x.Query(card.EnergyGained, id, n)
	card.GainEnergyOf(x, id, max(n, 0), "energy.gain-icons")
}}

// allocatable reports whether the ship of the frame can move energy to a card of its own: one that can
// hold more (1e.energy.allocate).
func allocatable(x *game.Exec, i int) bool {
	c, on := &x.G.Cards[i], &x.S.Charges[i]
	return card.EnergyOf(x, x.Self()) > 0 && c.Energy && c.Ship == x.Self() && !on.Off &&
		int8(on.Active) < c.Charges
}

// AllocateEnergy lets the ship move energy from its ship card to its upgrade cards that can hold some,
// one token at a time (1e.energy.allocate). Energy on an upgrade card does not come back.
var AllocateEnergy = game.Stage("allocate energy", CardChoice{
	Name: "move energy to a card", Fits: allocatable, Pass: true, Again: true,
	Take: func(x *game.Exec, id game.CardID) {
		if id == game.NoCard {
			x.Leave()
			return
		}
		const clause = "energy.allocate"
		card.RemoveTokens(x, x.Self(), game.EnergyToken, 1, clause)
		card.RecoverChargesOf(x, id, 1, clause)
		t := game.On(card.AfterAllocate, x.Self())
		t.N = int16(id)
		x.Raise(t)
	},
}.Step())

// UseEnergyStep lets the ship use its cards with the "Energy:" header, each once a round
// (1e.energy.use-headers, 1e.energy.header-once-per-round).
var UseEnergyStep = Offer("use energy", card.UseEnergy)

// HugeActionSteps let a huge ship perform an action or, with two ship cards, one of each section, fore
// first. What is crippled has none (1e.cr90.two-actions, 1e.cr90.first-action-fore,
// 1e.cr90.second-action-aft, 1e.gr75.one-action, 1e.huge.crippled.actions).
var HugeActionSteps = game.IfElse("has it two ship cards", func(x *game.Exec) bool {
	return x.Info(x.Self()).Huge.Two
}, game.Parts{
	actionOf("perform an action of the fore section", game.ForeSection),
	actionOf("perform an action of the aft section", game.AftSection),
}, PerformActionStep)

// actionOf lets the ship perform an action of the bar or the cards of a section.
func actionOf(name string, at game.Section) game.Step {
	return game.Step{Name: name, Do: func(x *game.Exec) {
		s := x.Ship(x.Self())
		if s.Crippled.Has(at) || s.SkipAction {
			return
		}
		card.OfferActionsAt(x, x.Self(), at)
	}}
}

// RecoverAction spends all energy on the ship card, or as much as its player likes where a card allows that,
// and recovers as many shields (1e.recover.all-energy, 1e.recover.one-shield-per-energy,
// 1e.recover.surplus-lost).
var RecoverAction = ActionRule{Action: game.RecoverAction, Name: "recover", Huge: true, Do: game.Parts{
	game.Locals{card.ShieldsLeft},
	game.Step{Name: "how much energy there is", Do: func(x *game.Exec) {
		card.ShieldsLeft.Set(x, uint8(card.EnergyOf(x, x.Self())))
	}},
	game.Step{Name: "choose how much energy to spend", Who: func(x *game.Exec) game.Players {
		id := x.Self()
		if card.EnergyOf(x, id) == 0 || !card.Ignoring(x, card.SpendingAllEnergy, id) {
			return game.Nobody
		}
		return game.Only(x.Owner(id))
	}, Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
		for n := range card.EnergyOf(x, x.Self()) + 1 {
			q.AddNumber(n)
		}
	}, Take: func(x *game.Exec, _ game.Player, c game.Choice) { card.ShieldsLeft.Set(x, uint8(c.N)) }},
	game.Step{Name: "spend the energy", Do: func(x *game.Exec) {
		id, n := x.Self(), int(card.ShieldsLeft.Get(x))
		card.RemoveTokens(x, id, game.EnergyToken, n, "recover.all-energy")
		card.ShieldsLeft.Set(x, uint8(min(n, x.Query(card.ShieldsBack, id, 255))))
	}},
	card.RecoverSteps(card.Self),
}}

// StressJam gives an enemy at range 1-2 stress tokens until it has two, which is what the jam action of
// a huge ship does; other ships give a jam token (1e.jam.effect, 1e.jam.already-two).
var StressJam = ActionRule{Action: game.JamAction, Name: "jam", Can: TokenJamAction.Can,
	Do: game.IfElse("is it huge", IsHuge,
		chooseShip("choose a ship to jam", jammable, func(x *game.Exec, id game.ShipID) {
			x.Choose(id)
			n := 2 - int(x.Ship(id).Tokens[game.StressToken])
			card.GainTokens(x, id, game.StressToken, max(n, 0), "jam.effect")
		}), TokenJamAction.Do)}

// HugeRange gives the dice of StandardRange, and defenders more of them against primary weapons at range
// 4 and 5 (1e.huge.range.band-four, 1e.huge.range.band-five, 1e.huge.range.long-bonus-primary-only).
func HugeRange() game.RangeBonus {
	b := StandardRange()
	b.Defense[4], b.Defense[5] = 2, 3
	return b
}

// sectionsToHit returns the sections of a ship at which another can attack it: of a huge one those that
// are not crippled and to whose middle it has a line that does not cross the dividing line
// (1e.huge.target.choose-section, 1e.huge.target.centre-line, 1e.cr90.crippled-not-targetable).
func sectionsToHit(x *game.Exec, by, id game.ShipID) []game.Section {
	if x.Info(id).Huge == nil {
		return whole[:]
	}
	fore, aft := sectionOpen(x, by, id, game.ForeSection), sectionOpen(x, by, id, game.AftSection)
	switch {
	case fore && aft:
		return sections[:]
	case fore:
		return sections[:1]
	case aft:
		return sections[1:]
	}
	return nil
}

// sectionOpen reports whether a ship can attack a section of a huge one as far as the dividing line goes.
func sectionOpen(x *game.Exec, by, id game.ShipID, at game.Section) bool {
	return !x.Ship(id).Crippled.Has(at) &&
		geom.CanTarget(x.Placed(by), x.Placed(id), geom.Section(at-game.ForeSection))
}

// settleSection is the step of damage to a huge ship in which the opposing player chooses the section that
// suffers it, where none is named (1e.huge.damage.unspecified-opponent-chooses). A crippled section is not
// available, and one that is named suffers nothing (1e.cr90.crippled-no-damage,
// 1e.cr90.crippled-unspecified-damage).
var settleSection = game.Parts{
	game.Step{Name: "which section is struck", Do: func(x *game.Exec) {
		d, s := x.Damage(), x.Ship(x.Self())
		if a := x.Attack(); d.Section == game.NoSection && d.Attack && a != nil && a.Defender == d.Ship {
			d.Section = a.Section
		}
		switch {
		case d.Section != game.NoSection && s.Crippled.Has(d.Section):
			x.Return()
		case d.Section != game.NoSection:
		case s.Crippled.Has(game.ForeSection):
			d.Section = game.AftSection
		case s.Crippled.Has(game.AftSection):
			d.Section = game.ForeSection
		}
	}},
	game.Step{Name: "choose the section that is struck", Who: func(x *game.Exec) game.Players {
		if x.Damage().Section != game.NoSection {
			return game.Nobody
		}
		return game.Only(x.Owner(x.Self()).Other())
	}, Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
		for _, at := range sections {
			AddObject(q, game.SectionOf(x.Self(), at))
		}
	}, Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		x.Damage().Section = c.Object.Section()
	}},
}

// HugeDamageSteps are DamageSteps that settle first which section of a huge ship is struck.
var HugeDamageSteps = game.Parts{
	game.If("is it huge", IsHuge, settleSection),
	DamageSteps,
}

// StrikeSection lets a section of a huge ship suffer damage, from no one in particular.
func StrikeSection(x *game.Exec, id game.ShipID, at game.Section, hits, crits int) {
	if !x.Ship(id).InPlay() || hits+crits == 0 {
		return
	}
	card.SufferOf(x, id, game.NoShip, hits, crits)
	x.Damage().Section = at
}

// dealFaceupAt deals a huge ship a faceup damage card at a section, where none is named at the one that
// the opposing player chooses. That is not damage.
func dealFaceupAt(x *game.Exec, id game.ShipID, at game.Section) {
	if x.Ship(id).InPlay() && !x.Ship(id).Destroyed {
		card.SufferOf(x, id, game.NoShip, 0, 1)
		d := x.Damage()
		d.Section, d.Cards = at, true
	}
}
