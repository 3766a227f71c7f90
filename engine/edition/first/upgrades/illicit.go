package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// illicit are the illicit upgrades.
func illicit() []Def {
	return []Def{
		{ID: "blackmarketslicertools",
			Summary: "Action: roll 1 attack die against a stressed enemy ship at range 1-2. A hit or " +
				"critical hit replaces one of its stress tokens with a facedown damage card.",
			Actions: []Ability{{Name: "slice", Do: []Op{
				Choose(Enemy, At(1, 2), Stressed),
				RollDice(AttackDice, 1),
				Provided(Shows(RolledDice, Hit|Crit), Remove(Chosen, 1, StressToken),
					rules.DealFacedownCard(Chosen))}}}},

		{ID: "burnoutslam", Summary: "You may SLAM as an action, after which this card is discarded.",
			Abilities: []Ability{{Name: "burn out", When: AfterAction, Must: true,
				If: []Cond{About(game.SlamAction)}, Do: []Op{DiscardThis()}}}},

		{ID: "cloakingdevice",
			Summary: "Action: cloak. At the end of each round, roll 1 attack die; on a focus result, " +
				"discard this card, and you either decloak or lose your cloak token.",
			Actions: []Ability{{Name: "cloak with the device",
				Do: []Op{Perform(Self, 0, game.CloakAction)}}},
			Abilities: []Ability{{Name: "keep the cloak up", When: EndOf(game.EndPhase), Must: true,
				Do: []Op{RollDice(AttackDice, 1),
					Provided(Shows(RolledDice, Focus), DiscardThis(),
						Provided(Has(CloakToken), PickOne(Self,
							Alt("decloak", rules.DecloakNow()),
							Alt("discard the cloak token", Remove(Self, 1, CloakToken)))))}}}},

		{ID: "contrabandcybernetics",
			Summary: "When you become the active ship in the Activation phase, you may discard this " +
				"card and take 1 stress token. For the rest of the round, being stressed does not stop " +
				"you from performing actions or executing red maneuvers.",
			Abilities: []Ability{{Name: "override your stress", When: BeforeActivate, Do: []Op{
				DiscardThis(), Gain(Self, 1, StressToken),
				Lasting(ThisRound, Self, Permits(game.Stressed)),
				Lasting(ThisRound, Self, Permits(game.RedOnStress))}}}},

		{ID: "deadmansswitch", Summary: "Your destruction costs each other ship at range 1 1 damage.",
			Abilities: []Ability{{Name: "explode", When: AfterDestroyed, Must: true, Dead: true,
				Do: []Op{EachShip(othersNear, Suffer(Chosen, 1, Hit, othersNear...))}}}},

		{ID: "empdevice",
			Summary: "In place of attacks in the Combat phase you may discard this card to give " +
				"each ship at range 1, you included, 2 ion tokens.",
			Mods: []Mod{holdingFire()},
			Abilities: []Ability{{Name: "set off the pulse", When: BeforeEngage, Per: game.OncePerRound,
				Do: []Op{DiscardThis(), EachShip([]Cond{At(0, 1)}, Gain(Chosen, 2, IonToken))}}}},

		{ID: "feedbackarray",
			Summary: "In place of attacks in the Combat phase you may receive 1 ion token and " +
				"suffer 1 damage to deal 1 damage to an enemy ship at range 1.",
			Mods: []Mod{holdingFire()},
			Abilities: []Ability{{Name: "shock", When: BeforeEngage, Per: game.OncePerRound,
				Do: []Op{Gain(Self, 1, IonToken), Suffer(Self, 1, Hit), Choose(Enemy, At(0, 1)),
					Suffer(Chosen, 1, Hit, At(0, 1))}}}},

		{ID: "glitterstim",
			Summary: "At the start of the Combat phase, you may discard this card and receive 1 stress " +
				"token. If you do, until the end of the round you may change all your focus results to " +
				"hits while attacking and to evades while defending.",
			Abilities: []Ability{
				{Name: "take it", When: StartOf(game.EngagementPhase), Per: game.OncePerRound,
					Do: []Op{DiscardThis(), Gain(Self, 1, StressToken)}},
				{Name: "see the hit", When: ModifyAttack, Lasts: true, If: []Cond{UsedThisRound(0)},
					Do: []Op{Change(AttackDice, Every, Focus, Hit)}},
				{Name: "see it coming", When: ModifyDefense, Lasts: true, If: []Cond{UsedThisRound(0)},
					Do: []Op{Change(DefenseDice, Every, Focus, Evade)}},
			}},

		{ID: "hotshotblaster", Summary: "Attack for this card, outside your firing arc too.",
			Weapon: &WeaponTerms{Discard: true}},

		{ID: "inertialdampeners",
			Summary: "When you reveal a maneuver, you may discard this card to execute a white " +
				"stationary maneuver in its place; then you receive 1 stress token.",
			Abilities: []Ability{{Name: "stop", When: AfterReveal,
				Do: []Op{DiscardThis(), revealStop(), Gain(Self, 1, StressToken)}}}},

		{ID: "iondischargers",
			Summary: "After you receive an ion token, you may take it off and offer it to an enemy " +
				"ship at range 1. If it receives it, this card is discarded.",
			Abilities: []Ability{{Name: "discharge", When: AfterGain, If: []Cond{About(IonToken)},
				Do: []Op{Choose(Enemy, At(0, 1)), Remove(Self, 1, IonToken),
					PickOne(Chosen,
						Alt("receive the ion token", Gain(Chosen, 1, IonToken), DiscardThis()),
						Alt("receive none"))}}}},

		{ID: "riggedcargochute", Summary: "Action: discard this card to drop 1 Cargo, which is a debris cloud.",
			Actions: []Ability{{Name: "drop the cargo",
				Do: []Op{DiscardThis(), rules.DropObstacle()}}}},

		{ID: "scavengercrane",
			Summary: "After a ship at range 1-2 is destroyed, you may turn 1 of your discarded " +
				"torpedo, missile, bomb, cannon, turret or modification cards faceup. If you do, roll " +
				"1 attack die; on a blank, discard this card.",
			Abilities: []Ability{{Name: "scavenge", When: AfterDestroyed,
				By: []Cond{At(0, 2)},
				Do: []Op{
					rules.RestoreUpgradeOf(Self, rules.InSlot("torpedo", "missile", "bomb", "cannon", "turret",
						"modification")),
					RollDice(AttackDice, 1), Provided(Shows(RolledDice, Blank), DiscardThis())}}}},
	}
}

// revealStop makes Self's revealed maneuver a white stationary one, which is not that of its dial.
func revealStop() Op {
	return Run("stand still instead", func(x *game.Exec) {
		x.Ship(x.Self()).Treated = 0
		TurnTo(x, x.Self(), game.Maneuver{Bearing: geom.Stationary, Difficulty: game.DifficultyWhite})
	})
}

// othersNear are the other ships at range 1.
var othersNear = []Cond{Not(Same(Self)), At(0, 1)}

// holdingFire forbids the attack that the card's first ability stands in for.
func holdingFire() Mod {
	m := Forbids(DeclaringAttacks).If(UsedThisRound(0))
	m.Lasts = true
	return m
}
