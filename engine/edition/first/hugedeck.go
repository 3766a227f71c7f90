package first

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// triedOver is the action of a damage card of huge ships that a hit turns facedown.
var triedOver = []Ability{{Name: "try to turn it facedown", Do: []Op{
	OnceATitle(), RollDice(AttackDice, 1), Provided(Shows(RolledDice, Hit), turnOver)}}}

// poweredOver is the "Energy:" header with which a damage card is turned facedown.
var poweredOver = Ability{Name: "turn it facedown with energy", When: UseEnergy,
	Do: []Op{SpendEnergy(2), turnOver}}

// hugeTitles are the titles of the damage decks of huge ships. Those of the GR-75 do what its cards say; the
// effects of the others are the project's own (design: true in the data).
func hugeTitles() []Def {
	return []Def{
		{ID: "secondarydrivefailure-huge", Summary: "You spend 1 energy to perform any action.",
			Mods: []Mod{Forbids(Acting).If(unpaid)},
			Abilities: []Ability{{Name: "pay for the action", When: WhileActing, Must: true,
				Do: []Op{SpendEnergy(1)}}}},
		{ID: "broadcastmalfunction-huge", Summary: "You cannot jam.",
			Mods: []Mod{Forbids(Acting).If(About(game.JamAction))}, Actions: triedOver},
		// 1e.damage.direct-hit-counts-two
		{ID: "directhit-huge", Summary: "It counts as 2 damage cards.",
			Mods: []Mod{Add(DamageWorth, 1).If(inSection)}},
		{ID: "hullbreach-huge", Summary: "One of your upgrades, which you choose, does not work.",
			Abilities: []Ability{{Name: "lose the use of an upgrade", When: DealtFaceup, Must: true,
				Do: []Op{buryUpgrade()}}, poweredOver}},
		{ID: "damagedstabilizers-huge",
			Summary: "When you execute a bank maneuver, your fore section suffers 1 damage.",
			Abilities: []Ability{{Name: "shake", When: AfterManeuver, Must: true,
				If: []Cond{Bearings(geom.BankLeft, geom.BankRight)},
				Do: []Op{rules.SufferAt(game.ForeSection, 1)}}},
			Actions: triedOver},
		{ID: "reactorcowlrupture-huge",
			Summary: "A recover action recovers at most 2 shields.",
			Mods:    []Mod{Cap(ShieldsBack, 2)}},
		{ID: "projectorpowerfailure-huge",
			Summary: "You cannot reinforce with fewer than 3 energy.",
			Mods:    []Mod{Forbids(Acting).If(About(game.ReinforceAction), Not(HasEnergy(3)))}},
		{ID: "commandpodcasualties-huge",
			Summary: "A friendly small or large ship receives 1 stress token; then your opponent may give " +
				"one of them another. It is turned facedown.",
			Abilities: []Ability{{Name: "spread confusion", When: DealtFaceup, Must: true,
				Do: []Op{stressCrews(), turnOver}}}},
		{ID: "reactorleak-huge", Summary: "You gain 1 energy less for a maneuver.",
			Mods: []Mod{Add(EnergyGained, -1)}},
		{ID: "enginedamage-huge",
			Summary: "You skip your Perform Action step if the speed of your maneuver and your faceup cards of " +
				"this title are 5 or more together.",
			Abilities: []Ability{{Name: "lose the action", When: AfterManeuver, Must: true,
				If: []Cond{tooFast}, Do: []Op{skipActions()}}}},
		{ID: "commsfailure-huge", Summary: "You cannot coordinate.",
			Mods: []Mod{Forbids(Acting).If(About(game.CoordinateAction))}, Actions: triedOver},
		{ID: "deckbreach-huge",
			Summary: "Roll an attack die: a hit is 1 damage to this section. It is turned facedown.",
			Abilities: []Ability{{Name: "breach", When: DealtFaceup, Must: true,
				Do: []Op{RollDice(AttackDice, 1),
					Provided(Shows(RolledDice, Hit), rules.SufferAt(game.NoSection, 1)), turnOver}}}},
		{ID: "lifesupportfailure-huge", Summary: "Your crew upgrades do not work.",
			Silences: []string{"crew"}, Actions: triedOver},
		{ID: "scrambledscopes-huge", Summary: "You roll 1 attack die fewer.",
			Mods: []Mod{Add(AttackDiceOf, -1)}, Actions: triedOver},
		{ID: "trackingmisalignment-huge", Summary: "You cannot acquire target locks.",
			Mods:    []Mod{Forbids(Locking)},
			Actions: triedOver},
		{ID: "weapondamaged-huge", Summary: "The value of your primary weapon is 1 lower.",
			Mods: []Mod{Add(PrimaryValueOf, -1)}},
		{ID: "gridoverload-huge", Summary: "You lose up to 2 energy. It is turned facedown.",
			Abilities: []Ability{{Name: "overload", When: DealtFaceup, Must: true,
				Do: []Op{drainEnergy(2), turnOver}}}},
		{ID: "powerplantfailure-huge", Summary: "You gain at most 1 energy for a maneuver.",
			Mods: []Mod{Cap(EnergyGained, 1)}},
		{ID: "structuralcollapse-huge",
			Summary:   "From the next round on all damage cards are dealt faceup to you.",
			Mods:      []Mod{Set(DealsFaceup, 1).If(sinceEarlier)},
			Abilities: fromNextRound, Actions: turnedOver},
		{ID: "commanddeckbreach-huge", Summary: "From the next round on your pilot skill is 0.",
			Mods: []Mod{Set(InitiativeOf, 0).If(sinceEarlier).Since(roundBegan)}, Abilities: fromNextRound},
		{ID: "misfiringthrusters-huge",
			Summary: "After a maneuver of speed 3 or more your aft section suffers 1 damage.",
			Abilities: []Ability{{Name: "misfire", When: AfterManeuver, Must: true,
				If: []Cond{fasterThan(2)}, Do: []Op{rules.SufferAt(game.AftSection, 1)}}},
			Actions: triedOver},
		{ID: "damageddockingclamp-huge", Summary: "You gain 1 energy less for a bank maneuver.",
			Mods: []Mod{Add(EnergyGained, -1).If(banked)}},
		{ID: "viewportrupture-huge", Summary: "Your weapons reach no farther than range 2.",
			Mods: []Mod{Cap(FarthestRange, 2)}, Actions: triedOver},
		{ID: "weaponsoffline-huge", Summary: "You cannot attack.",
			Mods: []Mod{Forbids(DeclaringAttacks)}, Abilities: []Ability{poweredOver}},
		{ID: "spilledcargo-huge",
			Summary: "You discard one of your cargo upgrades. It is turned facedown.",
			Abilities: []Ability{{Name: "spill the cargo", When: DealtFaceup, Must: true,
				Do: []Op{spillCargo(), turnOver}}}},
		{ID: "damageddish-huge", Summary: "You cannot jam or acquire target locks.",
			Mods:    []Mod{Forbids(Locking), Forbids(Acting).If(About(game.JamAction))},
			Actions: triedOver},
	}
}

// unpaid reports whether Self has less energy than faceup cards that want some for an action.
func unpaid(x *game.Exec) bool {
	return EnergyOf(x, x.Self()) < faceup(x, "secondarydrivefailure-huge")
}

// faceup counts the faceup damage cards of a title that Self has.
func faceup(x *game.Exec, title string) int {
	n := 0
	for i := range x.S.Cards[:x.S.NCards] {
		c := &x.S.Cards[i]
		if c.Faceup() && c.Ship == x.Self() && x.G.Dealt[c.Code].ID == title {
			n++
		}
	}
	return n
}

// tooFast reports whether the speed of the maneuver and the faceup Engine Damage cards of Self are 5 or
// more together.
func tooFast(x *game.Exec) bool {
	return int(x.Move().Maneuver.Speed)+faceup(x, "enginedamage-huge") >= 5
}

// fasterThan reports whether the maneuver is faster than a speed.
func fasterThan(speed uint8) Cond {
	return func(x *game.Exec) bool { return x.Move().Maneuver.Speed > speed }
}

// banked reports whether the maneuver that Self chose this round is a bank.
func banked(x *game.Exec) bool {
	b := x.Ship(x.Self()).Revealed.Bearing
	return b == geom.BankLeft || b == geom.BankRight
}

// skipActions is the op with which Self loses its Perform Action step of this round.
func skipActions() Op {
	return Run("skip the Perform Action step", func(x *game.Exec) {
		x.Ship(x.Self()).SkipAction = true
	})
}

// drainEnergy is the op with which Self loses up to n energy of its ship card.
func drainEnergy(n int) Op {
	return Run("lose energy", func(x *game.Exec) {
		RemoveTokens(x, x.Self(), game.EnergyToken, n, "energy.spent-to-supply")
	})
}

// inSection is the condition of a number that is weighed for a section of a huge ship: the card that
// asks is there, or the number is of the whole ship.
func inSection(x *game.Exec) bool {
	w, c := x.Weighed(), x.Dealt(x.Card())
	return w.Section == game.NoSection || c != nil && c.Section == w.Section
}

// stressCrews is the op with which the player of Self gives one of their small and large ships a stress
// token, and then the opponent may give one of them another.
func stressCrews() Op {
	crewed := func(x *game.Exec, id game.ShipID) bool {
		return x.Side(id) == x.Side(x.Self()) && x.Info(id).Huge == nil
	}
	choose := func(name string, who func(x *game.Exec) game.Player, may bool) game.Step {
		return game.Step{
			Name: name,
			Who: func(x *game.Exec) game.Players {
				if !rules.AnyShip(x, crewed) {
					return game.Nobody
				}
				return game.Only(who(x))
			},
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				for id := range x.EachShip() {
					if crewed(x, id) {
						q.AddShip(id)
					}
				}
				if may {
					q.AddPass()
				}
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) {
				if c.Verb == game.PickVerb {
					GainTokens(x, c.Ship, game.StressToken, 1, "damage.faceup-ongoing")
				}
			},
		}
	}
	own := func(x *game.Exec) game.Player { return x.Owner(x.Self()) }
	return Op{What: "give friendly ships stress", Do: game.Parts{
		choose("choose a friendly ship that receives stress", own, false),
		choose("choose another ship that receives stress",
			func(x *game.Exec) game.Player { return own(x).Other() }, true),
	}}
}

// spillCargo is the op with which the player of Self chooses one of its cargo upgrades, which is discarded.
func spillCargo() Op {
	return Op{What: "discard a cargo upgrade", Do: rules.CardChoice{Name: "choose a cargo upgrade to discard",
		Fits: func(x *game.Exec, i int) bool {
			c := &x.G.Cards[i]
			return c.Ship == x.Self() && c.Slot == "cargo" && !x.S.Charges[i].Off
		}, Take: func(x *game.Exec, id game.CardID) {
			DiscardUpgrade(x, id, "damage.faceup-ongoing")
		}}.Step()}
}

// buryUpgrade is the op with which the player of Self chooses one of its upgrades, which does not work as
// long as the damage card lies faceup.
func buryUpgrade() Op {
	const what = "choose an upgrade that does not work"
	return Op{What: what, Do: rules.CardChoice{Name: what, Fits: func(x *game.Exec, i int) bool {
		c, on := &x.G.Cards[i], &x.S.Charges[i]
		return c.Ship == x.Self() && c.Slot != "pilot" && c.Slot != "ship" && !on.Off && !on.Silent
	}, Take: func(x *game.Exec, id game.CardID) {
		x.S.Charges[x.Card()].Active = uint8(id) + 1
		rules.Silence(x, x.Self())
	}}.Step()}
}
