package upgrades

import (
	"math"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// eliteJToZ are the elite pilot talents from J to Z.
func eliteJToZ() []Def {
	return []Def{
		{ID: "juke",
			Summary: "While you attack with an evade token, you may change 1 evade result of the " +
				"defender to a focus.",
			Abilities: []Ability{{Name: "juke", When: ModifyDefense,
				Against: []Cond{Same(Self)}, If: []Cond{Has(EvadeToken)},
				Do: []Op{Change(DefenseDice, 1, Evade, Focus)}}}},

		{ID: "lonewolf",
			Summary: "While you attack or defend with no other friendly ship at range 1-2, you may " +
				"reroll 1 blank.",
			Abilities: []Ability{
				{Name: "reroll an attack blank", When: ModifyAttack,
					If: []Cond{Not(Any(OtherFriend, At(0, 2)))}, Do: []Op{Reroll(AttackDice, 1, Blank)}},
				{Name: "reroll a defense blank", When: ModifyDefense,
					If: []Cond{Not(Any(OtherFriend, At(0, 2)))}, Do: []Op{Reroll(DefenseDice, 1, Blank)}},
			}},

		{ID: "lightningreflexes",
			Summary: "After you execute the white or green maneuver of your dial, you may discard this " +
				"card to turn your ship round; then you receive 1 stress token.",
			Abilities: []Ability{{Name: "turn round", When: AfterManeuver,
				If: []Cond{OfDial, Not(ManeuverIs(game.DifficultyRed))},
				Do: []Op{DiscardThis(), rules.TurnRound(Self), Gain(Self, 1, StressToken)}}}},

		{ID: "marksmanship",
			Summary: "Action: while you attack this round you may change 1 focus result to a critical " +
				"hit and all others to hits.",
			Abilities: []Ability{{Name: "hit the mark", When: ModifyAttack, If: []Cond{UsedThisRound(1)},
				Do: []Op{Change(AttackDice, 1, Focus, Crit),
					Provided(Shows(AttackDice, Focus),
						Change(AttackDice, Every, Focus, Hit))}}},
			Actions: []Ability{{Name: "take aim", Do: []Op{Run("take aim", func(*game.Exec) {})}}}},

		{ID: "opportunist",
			Summary: "While you attack, if you are not stressed and the defender has no focus or evade " +
				"tokens, you may receive 1 stress token to roll 1 additional attack die.",
			Abilities: []Ability{{Name: "roll another die", When: AfterDefender,
				If: []Cond{Not(Stressed), Defender.Is(Not(Has(FocusToken)), Not(Has(EvadeToken)))},
				Do: []Op{Gain(Self, 1, StressToken), AddDice(AttackDice, 1)}}}},

		{ID: "outmaneuver",
			Summary: "While you attack a ship in your firing arc from outside its own, its agility is 1 " +
				"lower, down to 0.",
			Mods: []Mod{Add(AgilityOf, -1).For(Defending).If(Attacking, Defender.Is(In(Firing)),
				Not(InOf(Defender, Firing)))}},

		{ID: "predator",
			Summary: "While you attack, you may reroll 1 die, or up to 2 against pilot skill 2 or lower.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				Do: []Op{Reroll(AttackDice, preyed)}}}},

		{ID: "pushthelimit",
			Summary: "Once a round after an action, you may perform another of your action bar; then " +
				"you receive 1 stress token.",
			Abilities: []Ability{{Name: "push", When: AfterAction, Per: game.OncePerRound,
				Do: []Op{Perform(Self, game.OnBar), Gain(Self, 1, StressToken)}}}},

		{ID: "rage",
			Summary: "Action: receive 1 focus and 2 stress tokens. While you attack this round, you " +
				"may reroll up to 3 dice.",
			Abilities: []Ability{{Name: "reroll in a rage", When: ModifyAttack,
				If: []Cond{UsedThisRound(1)}, Do: []Op{Reroll(AttackDice, 3)}}},
			Actions: []Ability{{Name: "fly into a rage", Do: []Op{Gain(Self, 1, FocusToken),
				Gain(Self, 2, StressToken)}}}},

		{ID: "ruthlessness",
			Summary: "After your attack hits, 1 other ship at range 1 of the defender, which you choose, " +
				"suffers 1 damage.",
			Abilities: []Ability{{Name: "strike another", When: AfterAttack, Must: true,
				If: []Cond{AttackHit},
				Do: []Op{Choose(Not(Same(Self)), nearDefender),
					SufferWhere(Chosen, 1, Hit, nearDefender)}}}},

		{ID: "saturationsalvo",
			Summary: "After your torpedo or missile attack misses, each ship at range 1 of the " +
				"defender whose agility is lower than the squad point cost of that card rolls 1 attack " +
				"die: a hit costs it 1 damage, a critical hit 1 critical damage.",
			Abilities: []Ability{{Name: "saturate", When: AfterAttack, Must: true,
				If: []Cond{AttackSlot("torpedo", "missile"), Not(AttackHit)},
				Do: []Op{EachShip([]Cond{saturated}, rollAndSuffer...)}}}},

		{ID: "selflessness",
			Summary: "When an attack hits another friendly ship at range 1, you may discard this card " +
				"to suffer all its hits instead.",
			Abilities: []Ability{{Name: "take the hits", When: AfterNeutralize,
				By: []Cond{OtherFriend, At(0, 1)},
				Do: []Op{DiscardThis(), RunIf("suffer the hits", Shows(AttackDice, Hit),
					func(x *game.Exec) {
						hits := x.Attack().Attack.Count(game.Hit)
						x.Attack().Attack.Remove(hits, game.Hit)
						SufferOf(x, x.Self(), x.Attack().Attacker, hits, 0)
					})}}}},

		{ID: "snapshot",
			Summary: "After an enemy ship executes a maneuver, you may perform this attack against it " +
				"at range 1. You cannot modify its attack dice, and you cannot attack again this phase.",
			Weapon: &WeaponTerms{},
			Mods: []Mod{Forbids(ModifyingDice).If(WithThis, About(AttackDice)),
				Forbids(DeclaringAttacks).If(Marked)},
			Abilities: []Ability{
				{Name: "snap off a shot", When: AfterManeuver, By: []Cond{Enemy},
					Do: []Op{rules.Attack(Self, rules.WithThisCard, rules.Against(Same(Active)))}},
				{Name: "hold fire", When: AfterDefender, Must: true, If: []Cond{WithThis},
					Do: []Op{Mark(ThisPhase, Self)}},
			}},

		{ID: "squadleader",
			Summary: "Action: another friendly ship at range 1-2 with lower pilot skill than yours may perform " +
				"an action.",
			Actions: []Ability{{Name: "give an order", Do: []Op{
				Choose(OtherFriend, At(0, 2), Compare(Initiative, Below, Self.Of(Initiative))),
				Perform(Chosen, 0)}}}},

		{ID: "stayontarget",
			Summary: "When you reveal a maneuver, you may turn your dial to another of the same speed. If you " +
				"do, it is red.",
			Abilities: []Ability{{Name: "turn the dial", When: AfterReveal,
				Do: []Op{TurnDial(Self, sameSpeed, asItIs), rules.TreatDialAs(game.DifficultyRed)}}}},

		{ID: "swarmleader",
			Summary: "While you perform a primary weapon attack, you may choose up to 2 other friendly " +
				"ships that have the defender in their firing arcs at range 1-3. Each chosen ship " +
				"removes 1 evade token, and you roll 1 additional attack die for each.",
			Abilities: []Ability{{Name: "lead the swarm", When: AfterDefender,
				If: []Cond{PrimaryAttack},
				Do: []Op{ChooseUpTo(2, swarming), EachShip([]Cond{InGroup},
					Remove(Chosen, 1, EvadeToken), AddDice(AttackDice, 1))}}}},

		{ID: "swarmtactics",
			Summary: "At the start of the Combat phase another friendly ship at range 1 may get your pilot " +
				"skill for this phase.",
			Abilities: []Ability{{Name: "lead", When: StartOfEngagement,
				Do: []Op{Choose(OtherFriend, At(1, 1)),
					LastingInitiative(UntilEndOf(game.EngagementPhase), Chosen, Self.Of(Initiative))}}}},

		{ID: "trickshot", Summary: "In obstructed attacks you may roll 1 more die.",
			Abilities: []Ability{{Name: "roll another die", When: AfterDefender,
				If: []Cond{ObstructedAttack}, Do: []Op{AddDice(AttackDice, 1)}}}},

		{ID: "wingman",
			Summary: "At the start of the Combat phase another friendly ship at range 1 loses 1 stress " +
				"token.",
			Abilities: []Ability{{Name: "reassure", When: StartOfEngagement, Must: true,
				Do: []Op{Choose(OtherFriend, At(1, 1), Stressed),
					Remove(Chosen, 1, StressToken)}}}},

		{ID: "wired",
			Summary: "While you attack or defend stressed, you may reroll focus results.",
			Abilities: []Ability{
				{Name: "reroll attack dice", When: ModifyAttack, If: []Cond{Stressed},
					Do: []Op{Reroll(AttackDice, all, Focus)}},
				{Name: "reroll defense dice", When: ModifyDefense, If: []Cond{Stressed},
					Do: []Op{Reroll(DefenseDice, all, Focus)}},
			}},
	}
}

// swarming reports whether the chosen ship is a friend with an evade token for the swarm leader.
var swarming = All(OtherFriend, Has(EvadeToken), func(x *game.Exec) bool {
	return Defender.Is(InOf(Chosen, Firing, 0, 3))(x)
})

// saturated reports whether the chosen ship is near the defender of the salvo and too slow for it.
var saturated = All(AtTarget(0, 1), Compare(Agility, Below, WeaponCost))

// rollAndSuffer lets the chosen ship roll an attack die and suffer what it shows: the defender itself at the
// section that was the target.
var rollAndSuffer = []Op{RollDice(AttackDice, 1, Chosen),
	Provided(Chosen.Is(Defending),
		Provided(Shows(RolledDice, Hit), SufferAtTarget(1, Hit)),
		Provided(Shows(RolledDice, Crit), SufferAtTarget(1, Crit))),
	Provided(Chosen.Is(nearDefender),
		Provided(Shows(RolledDice, Hit), SufferWhere(Chosen, 1, Hit, nearDefender)),
		Provided(Shows(RolledDice, Crit), SufferWhere(Chosen, 1, Crit, nearDefender)))}

// preyed is how many dice a predator rerolls.
func preyed(x *game.Exec) int {
	if rules.InitiativeOf(x, x.Attack().Defender) <= 2 {
		return 2
	}
	return 1
}

// all is more dice than are ever rolled.
func all(*game.Exec) int { return math.MaxInt8 }

// sameSpeed reports whether two maneuvers are of one speed.
func sameSpeed(_ *game.Exec, shown, to game.Maneuver) bool { return shown.Speed == to.Speed }
