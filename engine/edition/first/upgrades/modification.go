package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// modification are the modifications that do more than add a number, a slot or an action.
func modification() []Def {
	return []Def{
		{ID: "advancedcloakingdevice", Summary: "After you attack you may cloak as an action.",
			Abilities: []Ability{{Name: "cloak", When: AfterAttack,
				Do: []Op{Perform(Self, 0, game.CloakAction)}}}},

		overlapped("antipursuitlasers", "1 damage", Suffer(Active, 1, Hit)),

		{ID: "autothrusters",
			Summary: "While you defend at range 3 or outside the attacker's firing arc you may change " +
				"1 blank to an evade.",
			Abilities: []Ability{{Name: "evade", When: ModifyDefense,
				If: []Cond{Either(AttackRange(3, 3), Not(InOf(Attacker, Firing)))},
				Do: []Op{Change(DefenseDice, 1, Blank, Evade)}}}},

		{ID: "countermeasures",
			Summary: "At the start of the Combat phase you may discard this card: your agility is 1 " +
				"higher this round, and you may remove an enemy's target lock on you.",
			Abilities: []Ability{{Name: "release them", When: StartOfEngagement,
				Do: []Op{DiscardThis(), Lasting(ThisRound, Self, Add(DefenseDiceOf, 1)),
					May("remove a target lock", Remove(Self, 1, Lock))}}}},

		{ID: "guidancechips",
			Summary: "Once a round in a torpedo or missile attack you may change 1 result to a hit, or " +
				"to a critical hit with a primary weapon of 3 or more.",
			Abilities: []Ability{
				{Name: "guide to a hit", When: ModifyAttack, Per: game.OncePerRound,
					If: []Cond{AttackSlot("torpedo", "missile"), Not(strongWeapon)},
					Do: []Op{Change(AttackDice, 1, Blank|Focus|Crit, Hit)}},
				{Name: "guide to a critical hit", When: ModifyAttack, Per: game.OncePerRound,
					If: []Cond{AttackSlot("torpedo", "missile"), strongWeapon},
					Do: []Op{Change(AttackDice, 1, Blank|Focus|Hit, Crit)}},
			}},

		overlapped("ionprojector", "1 ion token", Gain(Active, 1, IonToken)),

		{ID: "maneuveringfins", Summary: "You may turn a turn that you reveal into a bank of its side.",
			Abilities: []Ability{
				{Name: "bank left", When: AfterReveal, If: []Cond{Revealed(Bearings(geom.TurnLeft))},
					Do: []Op{RotateDial(geom.BankLeft)}},
				{Name: "bank right", When: AfterReveal, If: []Cond{Revealed(Bearings(geom.TurnRight))},
					Do: []Op{RotateDial(geom.BankRight)}},
			}},

		{ID: "pulsedrayshield",
			Summary: "In the End phase you may receive 1 ion token to recover 1 shield.",
			Abilities: []Ability{{Name: "recover a shield", When: StartOfEnd,
				Do: []Op{Gain(Self, 1, IonToken), Recover(Self, 1, Shield)}}}},

		{ID: "servomotorsfoils",
			Summary: "At the start of the Activation phase you may turn this card. Attack: without " +
				"stress you may treat a speed 3 turn as a red Tallon roll. Closed: your primary weapon " +
				"is 1 weaker, and your speed 2 banks are green.",
			Mods: []Mod{
				Add(PrimaryValueOf, -1).OnSide(2),
				Add(DifficultyOf, -2).If(Bearings(geom.BankLeft, geom.BankRight), Speed(2, 2)).OnSide(2),
			},
			Abilities: []Ability{
				{Name: "turn the foils", When: StartOfActivation, Do: []Op{FlipCard()}},
				{Name: "Tallon roll left", When: AfterReveal, Side: 1,
					If: []Cond{Revealed(Bearings(geom.TurnLeft), Speed(3, 3)), Not(Stressed)},
					Do: []Op{RevealAs(geom.TallonLeft, game.DifficultyRed)}},
				{Name: "Tallon roll right", When: AfterReveal, Side: 1,
					If: []Cond{Revealed(Bearings(geom.TurnRight), Speed(3, 3)), Not(Stressed)},
					Do: []Op{RevealAs(geom.TallonRight, game.DifficultyRed)}},
			}},

		{ID: "stealthdevice",
			Summary: "Your agility is 1 higher until an attack hits you; then this card is discarded.",
			Mods:    []Mod{Add(AgilityOf, 1)},
			Abilities: []Ability{{Name: "give out", When: AfterNeutralize, Must: true,
				If: []Cond{AttackHit}, Do: []Op{DiscardThis()}}}},

		{ID: "stygiumparticleaccelerator",
			Summary: "After you cloak or decloak you may evade as an action.",
			Abilities: []Ability{
				{Name: "evade cloaked", When: AfterAction, If: []Cond{About(game.CloakAction)},
					Do: []Op{Perform(Self, 0, game.EvadeAction)}},
				{Name: "evade decloaked", When: AfterDecloak, Do: []Op{Perform(Self, 0, game.EvadeAction)}},
			}},

		greenFor("twinionenginemkii", "You may treat a bank maneuver as green.",
			Bearings(geom.BankLeft, geom.BankRight)),
	}
}

// strongWeapon reports whether the primary weapon's value is 3 or more.
func strongWeapon(x *game.Exec) bool { return primaryValue(x) >= 3 }

// overlapped is a card that strikes back at enemies that overlap its ship in a maneuver: an attack
// die that shows a hit or a critical hit costs them what ops say.
func overlapped(id, cost string, ops ...Op) Def {
	onto := func(x *game.Exec) bool {
		return x.Move() != nil && !x.Move().Full && TouchingShips(x, x.Trigger().Ship, x.Self())
	}
	return Def{ID: id,
		Summary: "After an enemy ship overlaps you in a maneuver roll an attack die: a hit or critical " +
			"hit is " + cost + " for it.",
		Abilities: []Ability{{Name: "strike back", When: AfterManeuver, Must: true,
			By: []Cond{Enemy, InPlay}, If: []Cond{onto},
			Do: []Op{RollDice(AttackDice, 1), Provided(Shows(RolledDice, Hit|Crit), ops...)}}}}
}
