package upgrades

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// talent are the talents.
func talent() []Def { return slices.Concat(talentToJ(), talentKToZ()) }

// talentToJ are the talents up to J.
func talentToJ() []Def {
	bullseye := Defender.Is(In(Bullseye))
	return []Def{
		{ID: "attackspeed-battleofyavin",
			Summary: "After you fully execute a straight 3 or 4 you may boost straight ahead; this " +
				"is not an action.",
			Abilities: []Ability{{Name: "boost", When: AfterManeuver,
				If: []Cond{FullyExecuted, Speed(3, 4), Bearings(geom.Straight)},
				Do: []Op{rules.BoostBy(Self, geom.Straight)}}}},

		{ID: "crackshot",
			Summary: "Before results of your primary attack on a ship in your bullseye arc are " +
				"neutralized you may spend 1 charge to cancel 1 evade.",
			Abilities: []Ability{{Name: "cancel an evade", When: BeforeNeutralize,
				By: []Cond{bullseye}, Against: []Cond{Same(Self)}, If: []Cond{PrimaryAttack},
				Do: []Op{Spend(Self, 1, Charge), CancelResult(DefenseDice, Evade)}}}},

		{ID: "daredevil",
			Summary: "In a white boost action you may use a turn 1 template, which makes it red.",
			Mods:    []Mod{Include(BoostTemplates, RedTurns)}},

		{ID: "deadeyeshot",
			Summary: "In a primary attack on a ship in your bullseye arc you may spend 1 hit or " +
				"change 1 critical hit to a hit to make the defender expose a damage card.",
			Abilities: []Ability{{Name: "expose a damage card", When: ModifyAttack,
				If: []Cond{PrimaryAttack, Defender.Is(bullseye)},
				Do: []Op{
					PickOne(Self,
						Alt("spend a hit", SpendResult(AttackDice, Hit)),
						Alt("change a crit to a hit",
							Change(AttackDice, 1, Crit, Hit))),
					rules.ExposeCard(Defender),
				}}}},

		{ID: "disciplined",
			Summary: "After another friendly ship at range 0-3 is destroyed that is limited or has " +
				"this talent you may perform a lock or barrel roll action.",
			Abilities: []Ability{{Name: "lock or barrel roll", When: AfterDestroyed,
				By: []Cond{OtherFriend, At(0, 3), Either(Limited, Equipped("disciplined"))},
				Do: []Op{Perform(Self, 0, game.LockAction, game.BarrelRollAction)}}}},

		{ID: "elusive",
			Summary: "While you defend you may spend 1 charge to reroll 1 die; a red maneuver fully " +
				"executed recovers it.",
			Abilities: []Ability{
				{Name: "reroll", When: ModifyDefense,
					Do: []Op{Spend(Self, 1, Charge), Reroll(DefenseDice, 1)}},
				{Name: "recover the charge", When: AfterManeuver, Must: true,
					If: []Cond{FullyExecuted, ManeuverIs(game.DifficultyRed)},
					Do: []Op{Recover(Self, 1, Charge)}},
			}},

		{ID: "fanatic-battleofyavin",
			Summary: "In primary attacks, once damaged, you may turn 1 focus result into a hit.",
			Abilities: []Ability{{Name: "change a focus", When: ModifyAttack,
				If: []Cond{PrimaryAttack, Damaged}, Do: []Op{Change(AttackDice, 1, Focus, Hit)}}}},

		{ID: "feedbackping",
			Summary: "You may lock a ship, however far, that executes a maneuver and ends it at " +
				"range 0-1 of a friendly device.",
			Abilities: []Ability{{Name: "lock", When: AfterManeuver, By: []Cond{NearDevice(1)},
				Do: []Op{rules.LockFar(Self, ObjectOf(Active))}}}},

		{ID: "intimidation",
			Summary: "An enemy at range 0 that defends rolls 1 die fewer.",
			Mods:    []Mod{Add(DefenseDiceOf, -1).For(Enemy, At(0, 0))}},

		{ID: "ionlimiteroverride",
			Summary: "Once you have fully flown a red maneuver you may perform a barrel roll action, " +
				"stressed or not; then roll an attack die: a hit strains you, a critical hit " +
				"gives 1 ion token.",
			Abilities: []Ability{{Name: "barrel roll", When: AfterManeuver,
				If: []Cond{FullyExecuted, ManeuverIs(game.DifficultyRed)},
				Do: []Op{Perform(Self, game.WhileStressed, game.BarrelRollAction),
					Provided(DidPerform, RollDice(AttackDice, 1),
						Gain(Self, Results(RolledDice, Hit), StrainToken),
						Gain(Self, Results(RolledDice, Crit), IonToken))}}}},

		{ID: "juke",
			Summary: "While you attack and are evading you may change 1 of the defender's evades to " +
				"a focus.",
			Abilities: []Ability{{Name: "change an evade", When: ModifyDefense,
				Against: []Cond{Same(Self)}, If: []Cond{Has(EvadeToken)},
				Do: []Op{Change(DefenseDice, 1, Evade, Focus)}}}},
	}
}
