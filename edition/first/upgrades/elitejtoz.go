package upgrades

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/rules"
)

// eliteJToZ are the elite pilot talents from J to Z.
func eliteJToZ() []Def {
	return []Def{
		{ID: "juke",
			Summary: "While you attack with an evade token you may change 1 evade result to a focus.",
			Abilities: []Ability{{Name: "juke", When: ModifyDefence,
				If: []Cond{Attacking, Has(game.EvadeToken, Self)},
				Do: []Op{Change(DefenceDice, 1, game.Evade, game.Focus)}}}},

		{ID: "lonewolf",
			Summary: "While you attack or defend with no other friendly ship at range 1-2 you may " +
				"reroll 1 blank.",
			Abilities: []Ability{
				{Name: "reroll an attack blank", When: ModifyAttack, If: []Cond{Attacking, Alone(2)},
					Do: []Op{Reroll(AttackDice, 1, game.Blank)}},
				{Name: "reroll a defence blank", When: ModifyDefence, If: []Cond{Defending, Alone(2)},
					Do: []Op{Reroll(DefenceDice, 1, game.Blank)}},
			}},

		{ID: "lightningreflexes",
			Summary: "After you execute the white or green maneuver of your dial you may discard this " +
				"card to turn your ship round; then you receive 1 stress token.",
			Abilities: []Ability{{Name: "turn round", When: AfterManeuver,
				If: []Cond{Is(Self, Active), Revealed, Not(ManeuverIs(game.RedDifficulty))},
				Do: []Op{DiscardThis(), rules.TurnRound(Self), Gain(Self, game.StressToken, 1)}}}},

		{ID: "marksmanship",
			Summary: "Action: while you attack this round you may change 1 focus result to a critical " +
				"hit and all others to hits.",
			Abilities: []Ability{{Name: "hit the mark", When: ModifyAttack,
				If: []Cond{Attacking, UsedThisRound(1)},
				Do: []Op{Change(AttackDice, 1, game.Focus, game.Crit),
					Provided(Showing(AttackDice, 1, game.Focus),
						ChangeAll(AttackDice, game.Focus, game.Hit))}}},
			Actions: []Ability{{Name: "take aim", Do: []Op{Run("take aim", func(*game.Exec) {})}}}},

		{ID: "opportunist",
			Summary: "While you attack without stress a ship without focus and evade tokens you may " +
				"receive 1 stress token to roll 1 more die.",
			Abilities: []Ability{{Name: "roll another die", When: AfterDefender,
				If: []Cond{Attacking, Not(Stressed(Self)), Not(Has(game.FocusToken, Defender)),
					Not(Has(game.EvadeToken, Defender))},
				Do: []Op{Gain(Self, game.StressToken, 1), AddDice(game.AttackDice, 1)}}}},

		{ID: "outmaneuver",
			Summary: "While you attack a ship in your firing arc from outside its own, its agility is 1 " +
				"lower, down to 0.",
			Mods: []game.Mod{AddTo(AgilityOf, All(Attacking, Is(Subject, Defender),
				InFiringArcOf(Self, Defender), Not(InFiringArcOf(Defender, Self))), -1)}},

		{ID: "predator",
			Summary: "While you attack you may reroll 1 die, or up to 2 against pilot skill 2 or lower.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack, If: []Cond{Attacking},
				Do: []Op{RerollPer(AttackDice, preyed)}}}},

		{ID: "pushthelimit",
			Summary: "Once a round after an action you may perform another of your action bar; then you " +
				"receive 1 stress token.",
			Abilities: []Ability{{Name: "push", When: AfterAction, Per: game.Round,
				If: []Cond{Is(Self, Active)},
				Do: []Op{Perform(Self, game.OnBar), Gain(Self, game.StressToken, 1)}}}},

		{ID: "rage",
			Summary: "Action: receive 1 focus and 2 stress tokens. While you attack this round you may " +
				"reroll up to 3 dice.",
			Abilities: []Ability{{Name: "reroll in a rage", When: ModifyAttack,
				If: []Cond{Attacking, UsedThisRound(1)}, Do: []Op{Reroll(AttackDice, 3)}}},
			Actions: []Ability{{Name: "fly into a rage", Do: []Op{Gain(Self, game.FocusToken, 1),
				Gain(Self, game.StressToken, 2)}}}},

		{ID: "ruthlessness",
			Summary: "After your attack hits, 1 other ship at range 1 of the defender, which you choose, " +
				"suffers 1 damage.",
			Abilities: []Ability{{Name: "strike another", When: AfterAttack, Must: true,
				If: []Cond{Attacking, AttackHit},
				Do: []Op{Choose(Not(Is(Chosen, Self)), Not(Is(Chosen, Defender)),
					WithinOf(Defender, 0, 1, Chosen)), SufferDamage(Chosen, 1, 0)}}}},

		{ID: "selflessness",
			Summary: "When an attack hits a friendly ship at range 1 you may discard this card to suffer " +
				"all its hits instead.",
			Abilities: []Ability{{Name: "take the hits", When: AfterNeutralize,
				If: []Cond{OtherFriend(Defender), Within(0, 1, Defender), AttackHit},
				Do: []Op{DiscardThis(), RunIf("suffer the hits", Showing(AttackDice, 1, game.Hit),
					func(x *game.Exec) {
						hits := x.Attack().Attack.Count(game.Hit)
						x.Attack().Attack.Remove(hits, game.Hit)
						Suffer(x, x.Self(), x.Attack().Attacker, hits, 0)
					})}}}},

		{ID: "squadleader",
			Summary: "Action: a ship at range 1-2 with lower pilot skill than yours may perform an " +
				"action.",
			Actions: []Ability{{Name: "give an order", Do: []Op{
				Choose(OtherFriend(Chosen), Within(0, 2, Chosen), rules.LowerInitiative(Chosen, Self)),
				Perform(Chosen, 0)}}}},

		{ID: "stayontarget",
			Summary: "When you reveal a maneuver you may turn your dial to another of the same speed, " +
				"which is then red.",
			Abilities: []Ability{{Name: "turn the dial", When: AfterReveal, If: []Cond{Reveals()},
				Do: []Op{TurnDial(sameSpeed, inRed)}}}},

		{ID: "swarmtactics",
			Summary: "At the start of the Combat phase a friendly ship at range 1 may get your pilot " +
				"skill for this phase.",
			Abilities: []Ability{{Name: "lead", When: StartOfEngagement,
				Do: []Op{Choose(OtherFriend(Chosen), Within(1, 1, Chosen)),
					rules.TreatInitiative(Chosen, Self, game.EngagementPhase)}}}},

		{ID: "trickshot", Summary: "In obstructed attacks you may roll 1 more die.",
			Abilities: []Ability{{Name: "roll another die", When: AfterDefender,
				If: []Cond{Attacking, ObstructedAttack}, Do: []Op{AddDice(game.AttackDice, 1)}}}},

		{ID: "wingman",
			Summary: "At the start of the Combat phase another friendly ship at range 1 loses 1 stress " +
				"token.",
			Abilities: []Ability{{Name: "reassure", When: StartOfEngagement, Must: true,
				Do: []Op{Choose(OtherFriend(Chosen), Within(1, 1, Chosen), Stressed(Chosen)),
					Remove(Chosen, game.StressToken)}}}},

		{ID: "wired",
			Summary: "While you attack or defend stressed you may reroll focus results.",
			Abilities: []Ability{
				{Name: "reroll attack dice", When: ModifyAttack, If: []Cond{Attacking, Stressed(Self)},
					Do: []Op{RerollPer(AttackDice, all, game.Focus)}},
				{Name: "reroll defence dice", When: ModifyDefence, If: []Cond{Defending, Stressed(Self)},
					Do: []Op{RerollPer(DefenceDice, all, game.Focus)}},
			}},
	}
}

// preyed is how many dice a predator rerolls.
func preyed(x *game.Exec) int {
	if rules.InitiativeOf(x, x.Attack().Defender) <= 2 {
		return 2
	}
	return 1
}

// all is more dice than are ever rolled.
func all(*game.Exec) int { return 99 }

// sameSpeed tells whether two maneuvers are of one speed.
func sameSpeed(_ *game.Exec, shown, to game.Maneuver) bool { return shown.Speed == to.Speed }

// inRed is a maneuver treated as red.
func inRed(m game.Maneuver) game.Maneuver {
	m.Difficulty = game.RedDifficulty
	return m
}
