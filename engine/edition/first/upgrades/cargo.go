package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// cargo returns the cargo of huge ships.
func cargo() []Def {
	return []Def{
		{ID: "backupshieldgenerator",
			Summary: "You may spend 1 energy to recover 1 shield at the end of each round.",
			Abilities: []Ability{{Name: "recover a shield", When: EndOf(game.EndPhase),
				Do: []Op{SpendEnergy(1), Recover(Self, 1, Shield)}}}},

		{ID: "clusterbombs",
			Summary: "After you defend, you may discard this card. If you do, each other ship at range " +
				"1 of the section that defended rolls 2 attack dice and suffers the damage rolled.",
			Abilities: []Ability{{Name: "release the bombs", When: AfterDefend,
				Do: []Op{DiscardThis(), EachShip([]Cond{Not(Same(Self)), Target.At(0, 1)},
					RollDice(AttackDice, 2, Chosen), Run("suffer what they show", func(x *game.Exec) {
						id := x.Chosen()
						at := SectionThat(x, id, Target.At(0, 1))
						SufferOf(x, id, x.Self(), Results(RolledDice, Hit)(x), Results(RolledDice, Crit)(x))
						if d := x.Damage(); d != nil && d.Ship == id {
							d.Section = at
						}
					}))}}}},

		{ID: "commsbooster",
			Summary: "Energy: you may spend 1 energy to choose a friendly ship at range 1-3. It " +
				"removes all of its stress tokens, then receives 1 focus token.",
			Abilities: []Ability{energy("encourage a ship", SpendEnergy(1), Choose(Friend, At(0, 3)),
				Provided(Chosen.Is(Stressed), Remove(Chosen, Every, StressToken)),
				Gain(Chosen, 1, FocusToken))}},

		{ID: "dockingclamps",
			Summary: "Up to 4 friendly TIE fighters, TIE interceptors, TIE bombers or TIE Advanced, all of one " +
				"type, may begin the match docked with this ship.",
			Dock: &DockTerms{Room: 4, Alike: true,
				Ships: []string{"tiefighter", "tieinterceptor", "tiebomber", "tieadvanced"}}},

		{ID: "ememitter",
			Summary: "The defender rolls 3 more defense dice instead of 1 when you obstruct an attack.",
			Mods:    []Mod{Set(ObstructionOf, 3)}},

		{ID: "enginebooster",
			Summary: "Before you reveal your dial, you may spend 1 energy to execute a white straight " +
				"1, if you do not overlap another ship by it.",
			Abilities: []Ability{{Name: "boost the engines", When: BeforeActivate,
				If: []Cond{clearAfter(boosted)},
				Do: []Op{SpendEnergy(1), rules.ExecuteNow(Self, boosted)}}}},

		{ID: "expandedcargohold",
			Summary: "Once a round, when you would be dealt a faceup damage card, you may draw it from the deck " +
				"of either section.",
			Abilities: []Ability{{Name: "draw from the other deck", When: WouldBeDealt(Faceup), Per: game.OncePerRound,
				Do: []Op{Instead(rules.DrawFromOtherDeck())}}}},

		{ID: "frequencyjammer",
			Summary: "When you perform a jam action, choose an enemy ship without stress at range 1 of the " +
				"jammed ship: it receives 1 stress token.",
			Abilities: []Ability{{Name: "jam another", When: AfterAction, Must: true,
				If: []Cond{About(game.JamAction)},
				Do: []Op{Choose(Enemy, Not(Stressed), Not(Same(Other)), Other.At(0, 1)),
					Gain(Chosen, 1, StressToken)}}}},

		{ID: "ionizationreactor",
			Summary: "Energy: you may spend 5 energy from this card and discard it. If you do, each " +
				"other ship at range 1 suffers 1 damage and receives 1 ion token.",
			Abilities: []Ability{energy("release the charge", Spend(Self, 5, Charge), DiscardThis(),
				EachShip([]Cond{Not(Same(Self)), At(0, 1)},
					Suffer(Chosen, 1, Hit, At(0, 1)), Gain(Chosen, 1, IonToken)))}},

		{ID: "quickreleasecargolocks",
			Summary: "At the end of the Activation phase, you may discard this card to place 1 " +
				"Container behind you, which is a debris cloud.",
			Abilities: []Ability{{Name: "release the cargo", When: EndOf(game.ActivationPhase),
				Do: []Op{DiscardThis(), rules.DropObstacle()}}}},

		{ID: "shieldprojector",
			Summary: "While an enemy ship declares a small or large ship as the target of its attack, you may " +
				"spend 3 energy to make it attack you instead, if that is possible.",
			Abilities: []Ability{{Name: "draw the attack", When: WhileDeclaring,
				By: []Cond{Enemy}, Against: []Cond{Compare(BaseSize, AtMost, int(geom.Large))},
				Do: []Op{SpendEnergy(3), rules.BecomeDefender()}}}},

		{ID: "slicertools",
			Summary: "Action: choose any number of stressed ships at range 1-3 and spend 1 energy for " +
				"each. Each chosen ship suffers 1 damage.",
			Actions: []Ability{{Name: "slice their systems", If: []Cond{HasEnergy(1)},
				Do: []Op{ChooseUpTo(energyLeft, sliced),
					EachShip([]Cond{InGroup}, SpendEnergy(1), Suffer(Chosen, 1, Hit, sliced))}}}},

		{ID: "superchargedpowercells",
			Summary: "While you attack, you may discard this card to roll 2 more attack dice.",
			Abilities: []Ability{{Name: "roll 2 more dice", When: BeforeRoll(AttackDice),
				Do: []Op{DiscardThis(), AddDice(AttackDice, 2)}}}},

		{ID: "tibannagassupplies",
			Summary:   "Energy: you may discard this card to gain 3 energy.",
			Abilities: []Ability{energy("use the gas", DiscardThis(), GainEnergy(Self, 3))}},
	}
}

// boosted is the maneuver of Engine Booster.
var boosted = game.Maneuver{Bearing: geom.Straight, Speed: 1, Difficulty: game.DifficultyWhite}

// sliced are the ships that Slicer Tools reach.
var sliced = All(At(0, 3), Stressed)

// clearAfter reports whether Self would overlap no ship, huge or not, where a maneuver takes it.
func clearAfter(m game.Maneuver) Cond {
	return func(x *game.Exec) bool {
		id := x.Self()
		try := geom.Move{Size: x.Info(id).Size, Start: x.Ship(id).Pose, Maneuver: m.Path()}
		end := geom.Place(try.Size, try.Full())
		others, _ := x.Others(id)
		return geom.Overlapping(&end, others, geom.WithGuides) == 0
	}
}
