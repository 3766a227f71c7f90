package upgrades

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/geom"
	"koiogran/rules"
)

// modification are the modifications. Hull Upgrade, Shield Upgrade and Targeting Computer do only
// what their data grant.
func modification() []Def {
	blast := []Cond{Not(Is(Chosen, Self)), Within(0, 1, Chosen)}
	return []Def{
		// After you fully execute a maneuver of speed 3-5, you may spend 1 charge to perform a
		// boost action, even while stressed.
		{ID: "afterburners",
			Summary: "After you fully execute a maneuver of speed 3-5 you may spend 1 charge to " +
				"perform a boost action, even while stressed.",
			Abilities: []Ability{{Name: "boost", When: AfterManeuver,
				If: []Cond{Is(Self, Active), FullyExecuted, Speed(3, 5)},
				Do: []Op{SpendCharge(1), Perform(Self, game.WhileStressed, game.BoostAction)}}}},

		// Before you would suffer damage from an obstacle or a friendly bomb, you may spend 1
		// charge to prevent 1 of it.
		{ID: "ablativeplating",
			Summary: "Before you suffer damage from an obstacle or a friendly bomb you may spend 1 " +
				"charge to prevent 1 of it.",
			Abilities: []Ability{{Name: "prevent 1 damage", When: WouldSuffer,
				If: []Cond{Is(Self, Victim), Either(FromObstacle, All(FromBomb, Friend(Source)))},
				Do: []Op{SpendCharge(1), PreventOne()}}}},

		// After you make a primary attack, you may spend 1 charge to perform a reload action.
		{ID: "automatedloaders-swz98",
			Summary: "A primary attack of yours may be followed by a reload action, for 1 charge.",
			Abilities: []Ability{{Name: "reload", When: AfterAttack,
				If: []Cond{Attacking, PrimaryAttack},
				Do: []Op{SpendCharge(1), Perform(Self, 0, game.ReloadAction)}}}},

		// During the End phase, you may suffer 1 hit damage to remove 1 of your red tokens.
		{ID: "electronicbaffle",
			Summary: "In the End phase you may suffer 1 hit damage to remove 1 red token.",
			Abilities: []Ability{{Name: "remove a red token", When: DuringEnd,
				Do: []Op{SufferDamage(Self, 1, 0), RemoveOne(Self, game.Red)}}}},

		// While you decloak, you may spend 1 charge to use the bank 2 instead of the straight 2.
		{ID: "manualailerons-tiephphantom",
			Summary: "For 1 charge you decloak with the bank 2 template, not the straight 2.",
			Abilities: []Ability{{Name: "decloak with a bank", When: WhileDecloak,
				If: []Cond{Is(Self, Active)},
				Do: []Op{SpendCharge(1), rules.DecloakByBank(2)}}}},

		// Before you execute a Koiogran turn of speed 1-3, you may spend 1 charge to execute it as
		// a Segnor's loop.
		{ID: "precisionionengines",
			Summary: "Before you execute a Koiogran turn of speed 1-3 you may spend 1 charge to " +
				"execute it as a Segnor's loop.",
			Abilities: []Ability{{Name: "Segnor's loop", When: BeforeManeuver,
				If: []Cond{Is(Self, Active), Bearings(geom.Koiogran), Speed(1, 3), rules.CanExecute},
				Do: []Op{SpendCharge(1), ExecuteAs(geom.SegnorLeft, geom.SegnorRight)}}}},

		// While you defend, if a friendly ship has locked the attacker, you may change 1 hit to a
		// focus.
		{ID: "sensorjammer-battleofyavin",
			Summary: "In defence against a ship that your side has locked you may turn 1 of its " +
				"hits into a focus.",
			Abilities: []Ability{{Name: "change a hit", When: ModifyAttack,
				If: []Cond{Defending, AnyShip(Friend(Chosen), HasLockOn(Chosen, Attacker))},
				Do: []Op{Change(AttackDice, 1, game.Hit, game.Focus)}}}},

		// While you defend, if your charge is active, you roll 1 more defence die. After you suffer
		// damage, you lose the charge.
		{ID: "stealthdevice",
			Summary: "You roll 1 more defence die while the charge is active; after you suffer " +
				"damage you lose it.",
			Mods: []game.Mod{AddTo(DefenceDiceOf, All(Is(Self, Subject), HasCharge(1)), 1)},
			Abilities: []Ability{{Name: "lose the charge", When: AfterSuffer, Must: true,
				If: []Cond{Is(Self, Active)}, Do: []Op{LoseCharge(1)}}}},

		// Unstressed, you can hand an ion or jam token that is about to be yours on to another ship
		// at range 0-1, for 1 stress token and 1 hit damage.
		{ID: "staticdischargevanes",
			Summary: "Unless stressed you may pass an ion or jam token that you would gain on to " +
				"another ship at range 0-1, for 1 stress token and 1 hit damage.",
			Abilities: []Ability{{Name: "discharge", When: WouldGain,
				If: []Cond{Is(Self, Active), About(game.IonToken, game.JamToken),
					Not(Stressed(Self))},
				Do: []Op{Choose(Not(Is(Chosen, Self)), Within(0, 1, Chosen)),
					Gain(Self, game.StressToken, 1), GainInstead(Chosen),
					SufferDamage(Self, 1, 0)}}}},

		// After you fully execute a maneuver, you may spend 1 charge to perform a boost action,
		// stressed or not.
		{ID: "stygiumreserve-tiephphantom",
			Summary: "A maneuver that you execute fully may be followed by a boost action, for 1 " +
				"charge and whether you are stressed or not.",
			Abilities: []Ability{{Name: "boost", When: AfterManeuver,
				If: []Cond{Is(Self, Active), FullyExecuted},
				Do: []Op{SpendCharge(1), Perform(Self, game.WhileStressed, game.BoostAction)}}}},

		// While you obstruct an enemy's attack, the defender rolls 1 more defence die.
		{ID: "tacticalscrambler",
			Summary: "While you obstruct an enemy's attack the defender rolls 1 more die.",
			Mods: []game.Mod{AddTo(DefenceDiceOf,
				All(Enemy(Attacker), Not(Defending), Obstructs(Self)), 1)}},

		// After you are destroyed, you must execute a straight 1 maneuver; then each other ship at
		// range 0-1 suffers 1 hit damage.
		{ID: "unstablesublightengines-battleofyavin",
			Summary: "After you are destroyed you execute a straight 1 maneuver; then each other " +
				"ship at range 0-1 suffers 1 hit damage.",
			Abilities: []Ability{{Name: "drift and explode", When: AfterDestroyed, Must: true,
				If: []Cond{Is(Self, Active)},
				Do: []Op{
					rules.ExecuteNow(Self, game.Maneuver{
						Bearing: geom.Straight, Speed: 1, Difficulty: game.White,
					}),
					EachShip(blast, SufferDamage(Chosen, 1, 0)),
				}}}},
	}
}
