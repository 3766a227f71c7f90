package upgrades

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/geom"
	"koiogran/rules"
)

// modification are the modifications that do more than add a number, a slot or an action.
func modification() []Def {
	return []Def{
		{ID: "advancedcloakingdevice", Summary: "After you attack you may cloak as an action.",
			Abilities: []Ability{{Name: "cloak", When: AfterAttack, If: []Cond{Attacking},
				Do: []Op{Perform(Self, 0, game.CloakAction)}}}},

		overlapped("antipursuitlasers", "1 damage", SufferDamage(Active, 1, 0)),

		{ID: "autothrusters",
			Summary: "While you defend at range 3 or outside the attacker's firing arc you may change " +
				"1 blank to an evade.",
			Abilities: []Ability{{Name: "evade", When: ModifyDefence,
				If: []Cond{Defending, Either(AttackRange(3, 3), Not(InFiringArcOf(Attacker, Self)))},
				Do: []Op{Change(DefenceDice, 1, game.Blank, game.Evade)}}}},

		{ID: "countermeasures",
			Summary: "At the start of the Combat phase you may discard this card: your agility is 1 " +
				"higher this round, and you may remove an enemy's target lock on you.",
			Abilities: []Ability{{Name: "release them", When: StartOfEngagement,
				Do: []Op{DiscardThis(), rules.MoreDefence(Self, 1),
					May("remove a target lock", ShedLock(Self))}}}},

		{ID: "guidancechips",
			Summary: "Once a round in a torpedo or missile attack you may change 1 result to a hit, or " +
				"to a critical hit with a primary weapon of 3 or more.",
			Abilities: []Ability{
				{Name: "guide to a hit", When: ModifyAttack, Per: game.Round,
					If: []Cond{Attacking, AttackSlot("torpedo", "missile"), Not(strongWeapon)},
					Do: []Op{ChangeOne(AttackDice, game.Hit, game.Blank, game.Focus, game.Crit)}},
				{Name: "guide to a critical hit", When: ModifyAttack, Per: game.Round,
					If: []Cond{Attacking, AttackSlot("torpedo", "missile"), strongWeapon},
					Do: []Op{ChangeOne(AttackDice, game.Crit, game.Blank, game.Focus, game.Hit)}},
			}},

		overlapped("ionprojector", "1 ion token", Gain(Active, game.IonToken, 1)),

		{ID: "maneuveringfins", Summary: "You may turn a turn that you reveal into a bank of its side.",
			Abilities: []Ability{
				{Name: "bank left", When: AfterReveal, If: []Cond{Reveals(geom.TurnLeft)},
					Do: []Op{RotateDial(geom.BankLeft)}},
				{Name: "bank right", When: AfterReveal, If: []Cond{Reveals(geom.TurnRight)},
					Do: []Op{RotateDial(geom.BankRight)}},
			}},

		{ID: "pulsedrayshield",
			Summary: "A shield comes back in the End phase, if you like, for 1 ion token.",
			Abilities: []Ability{{Name: "recover a shield", When: StartOfEnd,
				Do: []Op{Gain(Self, game.IonToken, 1), RecoverShield()}}}},

		{ID: "servomotorsfoils",
			Summary: "At the start of the Activation phase you may turn this card. Attack: without " +
				"stress you may treat a speed 3 turn as a red Tallon roll. Closed: your primary weapon " +
				"is 1 weaker, and your speed 2 banks are green.",
			Mods: []game.Mod{
				OnSide(2, AddTo(PrimaryValueOf, Is(Self, Subject), -1)),
				OnSide(2, AddTo(DifficultyOf, All(Is(Self, Subject),
					Bearings(geom.BankLeft, geom.BankRight), Speed(2, 2)), -2)),
			},
			Abilities: []Ability{
				{Name: "turn the foils", When: StartOfActivation, Do: []Op{FlipCard()}},
				{Name: "Tallon roll left", When: AfterReveal, Side: 1,
					If: []Cond{Reveals(geom.TurnLeft), revealsSpeed(3), Not(Stressed(Self))},
					Do: []Op{RevealAs(geom.TallonLeft, game.RedDifficulty)}},
				{Name: "Tallon roll right", When: AfterReveal, Side: 1,
					If: []Cond{Reveals(geom.TurnRight), revealsSpeed(3), Not(Stressed(Self))},
					Do: []Op{RevealAs(geom.TallonRight, game.RedDifficulty)}},
			}},

		{ID: "stealthdevice",
			Summary: "Your agility is 1 higher until an attack hits you; then this card is discarded.",
			Mods:    []game.Mod{AddTo(AgilityOf, Is(Self, Subject), 1)},
			Abilities: []Ability{{Name: "give out", When: AfterNeutralize, Must: true,
				If: []Cond{Defending, AttackHit}, Do: []Op{DiscardThis()}}}},

		{ID: "stygiumparticleaccelerator",
			Summary: "After you cloak or decloak you may evade as an action.",
			Abilities: []Ability{
				{Name: "evade cloaked", When: AfterAction,
					If: []Cond{Is(Self, Active), About(game.CloakAction)},
					Do: []Op{Perform(Self, 0, game.EvadeAction)}},
				{Name: "evade decloaked", When: AfterDecloak, If: []Cond{Is(Self, Active)},
					Do: []Op{Perform(Self, 0, game.EvadeAction)}},
			}},

		greenFor("twinionenginemkii", "You may treat a bank maneuver as green.",
			Bearings(geom.BankLeft, geom.BankRight)),
	}
}

// revealsSpeed tells whether the revealed maneuver has this speed.
func revealsSpeed(n int) Cond {
	return func(x *game.Exec) bool { return int(x.Ship(x.Self()).Revealed.Speed) == n }
}

// strongWeapon tells whether the primary weapon's value is 3 or more.
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
			If: []Cond{Enemy(Active), InPlay(Active), onto},
			Do: []Op{RollDice(game.AttackDice, 1), Provided(Rolled(1, game.Hit, game.Crit), ops...)}}}}
}
