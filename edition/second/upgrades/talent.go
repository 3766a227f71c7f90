package upgrades

import (
	"slices"

	. "koiogran/card"
	"koiogran/game"
	"koiogran/geom"
	"koiogran/rules"
)

// talent are the talents.
func talent() []Def { return slices.Concat(talentToJ(), talentKToZ()) }

// talentToJ are the talents up to J.
func talentToJ() []Def {
	bullseye := InArcOf(Self, geom.BullseyeArc, Defender)
	return []Def{
		// After you fully execute a straight maneuver of speed 3 or 4, you may boost with the
		// straight 1 template, which is not an action.
		{ID: "attackspeed-battleofyavin",
			Summary: "After you fully execute a straight 3 or 4 you may boost straight ahead; this " +
				"is not an action.",
			Abilities: []Ability{{Name: "boost", When: AfterManeuver,
				If: []Cond{Is(Self, Active), FullyExecuted, Speed(3, 4), Bearings(geom.Straight)},
				Do: []Op{rules.BoostBy(Self, geom.Straight)}}}},

		// While you make a primary attack with the defender in your bullseye arc, before results
		// are neutralized, you may spend 1 charge to cancel 1 evade.
		{ID: "crackshot",
			Summary: "Before results of your primary attack on a ship in your bullseye arc are " +
				"neutralized you may spend 1 charge to cancel 1 evade.",
			Abilities: []Ability{{Name: "cancel an evade", When: BeforeNeutralize,
				If: []Cond{Attacking, PrimaryAttack, bullseye},
				Do: []Op{SpendCharge(1), CancelResult(DefenceDice, game.Evade)}}}},

		// While you perform a white boost action, you may treat it as red to boost with the left or
		// right turn 1 template.
		{ID: "daredevil",
			Summary: "In a white boost action you may use a turn 1 template, which makes it red.",
			Mods:    []game.Mod{Set(BoostsTurning, Is(Self, Subject), 1)}},

		// While you make a primary attack with the defender in your bullseye arc, you may spend 1
		// hit or change 1 crit to a hit. If you do, the defender exposes 1 of its damage cards.
		{ID: "deadeyeshot",
			Summary: "In a primary attack on a ship in your bullseye arc you may spend 1 hit or " +
				"change 1 crit to a hit to make the defender expose a damage card.",
			Abilities: []Ability{{Name: "expose a damage card", When: ModifyAttack,
				If: []Cond{Attacking, PrimaryAttack, bullseye},
				Do: []Op{
					PickOne(Self,
						Alt("spend a hit", SpendResult(AttackDice, game.Hit)),
						Alt("change a crit to a hit",
							Change(AttackDice, 1, game.Crit, game.Hit))),
					rules.ExposeCard(Defender),
				}}}},

		// After another friendly ship at range 0-3 is destroyed that is limited or has this talent,
		// you may perform a lock or barrel roll action.
		{ID: "disciplined",
			Summary: "After another friendly ship at range 0-3 is destroyed that is limited or has " +
				"this talent you may perform a lock or barrel roll action.",
			Abilities: []Ability{{Name: "lock or barrel roll", When: AfterDestroyed,
				If: []Cond{OtherFriend(Active), Within(0, 3, Active),
					Either(Limited(Active), Equipped("disciplined", Active))},
				Do: []Op{Perform(Self, 0, game.LockAction, game.BarrelRollAction)}}}},

		// While you defend, you may spend 1 charge to reroll 1 defence die. After you fully execute
		// a red maneuver, you recover 1 charge.
		{ID: "elusive",
			Summary: "While you defend you may spend 1 charge to reroll 1 die; a red maneuver fully " +
				"executed recovers it.",
			Abilities: []Ability{
				{Name: "reroll", When: ModifyDefence, If: []Cond{Defending},
					Do: []Op{SpendCharge(1), Reroll(DefenceDice, 1)}},
				{Name: "recover the charge", When: AfterManeuver, Must: true,
					If: []Cond{Is(Self, Active), FullyExecuted, ManeuverIs(game.RedDifficulty)},
					Do: []Op{RecoverCharge(1)}},
			}},

		// While you make a primary attack, if you are damaged, you may change 1 focus result to a
		// hit.
		{ID: "fanatic-battleofyavin",
			Summary: "In primary attacks, once damaged, you may turn 1 focus result into a hit.",
			Abilities: []Ability{{Name: "change a focus", When: ModifyAttack,
				If: []Cond{Attacking, PrimaryAttack, Damaged(Self)},
				Do: []Op{Change(AttackDice, 1, game.Focus, game.Hit)}}}},

		// Ships that end a maneuver at range 0-1 of a friendly device can be locked, however far
		// they are.
		{ID: "feedbackping",
			Summary: "You may lock a ship, however far, that executes a maneuver and ends it at " +
				"range 0-1 of a friendly device.",
			Abilities: []Ability{{Name: "lock", When: AfterManeuver,
				If: []Cond{NearDevice(1, Active)},
				Do: []Op{rules.LockFar(Self, ObjectOf(Active))}}}},

		// While an enemy at range 0 defends, it rolls 1 defence die fewer.
		{ID: "intimidation",
			Summary: "An enemy at range 0 that defends rolls 1 die fewer.",
			Mods: []game.Mod{AddTo(DefenceDiceOf,
				All(Enemy(Subject), Within(0, 0, Subject)), -1)}},

		// Once you have fully flown a red maneuver, you can perform a barrel roll action, stressed
		// or not. Then roll an attack die: a hit gives you 1 strain token, a crit 1 ion token.
		{ID: "ionlimiteroverride",
			Summary: "Once you have fully flown a red maneuver you can perform a barrel roll " +
				"action, stressed or not; then roll an attack die: a hit strains you, a " +
				"crit gives 1 ion token.",
			Abilities: []Ability{{Name: "barrel roll", When: AfterManeuver,
				If: []Cond{Is(Self, Active), FullyExecuted, ManeuverIs(game.RedDifficulty)},
				Do: []Op{Perform(Self, game.WhileStressed, game.BarrelRollAction),
					Provided(DidPerform, RollDice(game.AttackDice, 1),
						GainRolled(Self, game.StrainToken, game.Hit),
						GainRolled(Self, game.IonToken, game.Crit))}}}},

		// While you attack, if you are evading, you may change 1 of the defender's evades to a
		// focus.
		{ID: "juke",
			Summary: "While you attack and are evading you may change 1 of the defender's evades to " +
				"a focus.",
			Abilities: []Ability{{Name: "change an evade", When: ModifyDefence,
				If: []Cond{Attacking, Has(game.EvadeToken, Self)},
				Do: []Op{Change(DefenceDice, 1, game.Evade, game.Focus)}}}},
	}
}
