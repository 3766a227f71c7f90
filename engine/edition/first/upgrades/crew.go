package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// crew are the crew members from A to Ma.
func crew() []Def {
	return []Def{
		{ID: "bazemalbus",
			Summary: "After your attack misses you may attack another ship with your primary weapon, " +
				"which is your last attack this round.",
			Mods: []Mod{lastAttack},
			Abilities: []Ability{{Name: "attack another", When: AfterAttack, Per: game.OncePerRound,
				If: []Cond{Not(AttackHit)}, Do: []Op{rules.Attack(Self, rules.WithPrimary, rules.Against(Not(Defending)))}}}},

		{ID: "bistan", Summary: "In attacks at range 1-2 you may change 1 hit to a critical hit.",
			Abilities: criticalAt(1, 2)},

		{ID: "bossk",
			Summary: "After your attack misses, without stress, you receive 1 stress token, 1 focus " +
				"token and a target lock on the defender.",
			Abilities: []Ability{{Name: "persist", When: AfterAttack, Must: true,
				If: []Cond{Not(AttackHit), Not(Stressed)},
				Do: []Op{Gain(Self, 1, StressToken), Gain(Self, 1, FocusToken),
					Provided(Defender.Is(InPlay), LockShip(Defender))}}}},

		{ID: "captainrex", Summary: "After your attack misses you may get 1 focus token.",
			Abilities: []Ability{{Name: "focus", When: AfterAttack, If: []Cond{Not(AttackHit)},
				Do: []Op{Gain(Self, 1, FocusToken)}}}},

		{ID: "darthvader",
			Summary: "After you attack you may suffer 2 damage to deal 1 critical damage to the " +
				"defender.",
			Abilities: []Ability{{Name: "choke", When: AfterAttack, If: []Cond{Defender.Is(InPlay)},
				Do: []Op{Suffer(Defender, 1, Crit), Suffer(Self, 2, Hit)}}}},

		{ID: "deathtroopers",
			Summary: "An attacker that targets another friendly ship at range 1 receives 1 stress token " +
				"if you are in its firing arc at range 1-3.",
			Abilities: []Ability{{Name: "frighten", When: AfterDefender, Must: true,
				Against: []Cond{OtherFriend, At(0, 1)}, If: []Cond{InOf(Attacker, Firing, 0, 3)},
				Do: []Op{Gain(Attacker, 1, StressToken)}}}},

		{ID: "dengar",
			Summary: "While you attack you may reroll 1 die, or up to 2 against a unique pilot.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				Do: []Op{Reroll(AttackDice, hunted)}}}},

		{ID: "ezrabridger",
			Summary: "While you attack stressed you may change 1 focus result to a critical hit.",
			Abilities: []Ability{{Name: "change a focus", When: ModifyAttack, If: []Cond{Stressed},
				Do: []Op{Change(AttackDice, 1, Focus, Crit)}}}},

		{ID: "fleetofficer",
			Summary: "Action: up to 2 friendly ships at range 1-2 receive 1 focus token each; then you " +
				"receive 1 stress token.",
			Actions: []Ability{{Name: "give orders", Do: []Op{
				ChooseUpTo(2, OtherFriend, At(0, 2)),
				EachGains(FocusToken), Gain(Self, 1, StressToken)}}}},

		{ID: "flightinstructor",
			Summary: "While you defend you may reroll 1 focus result, or 1 blank if the attacker's pilot " +
				"skill is 2 or lower.",
			Abilities: []Ability{
				{Name: "reroll a focus", When: ModifyDefense, If: []Cond{Not(greenAttacker)},
					Do: []Op{Reroll(DefenseDice, 1, Focus)}},
				{Name: "reroll a focus or blank", When: ModifyDefense, If: []Cond{greenAttacker},
					Do: []Op{Reroll(DefenseDice, 1, Focus|Blank)}},
			}},

		{ID: "gunner",
			Summary: "After your attack misses you may attack with your primary weapon, which is your " +
				"last attack this round.",
			Mods: []Mod{lastAttack},
			Abilities: []Ability{{Name: "attack again", When: AfterAttack, Per: game.OncePerRound,
				If: []Cond{Not(AttackHit)}, Do: []Op{rules.Attack(Self, rules.WithPrimary)}}}},

		{ID: "hansolo",
			Summary: "While you attack you may spend your target lock on the defender to change all " +
				"focus results to hits.",
			Abilities: []Ability{{Name: "never tell the odds", When: ModifyAttack,
				Do: []Op{SpendLock(Defender), Change(AttackDice, Every, Focus, Hit)}}}},

		{ID: "k4securitydroid", Summary: "After a green maneuver you may acquire a target lock.",
			Abilities: []Ability{{Name: "lock", When: AfterManeuver,
				If: []Cond{ManeuverIs(game.DifficultyBlue)}, Do: []Op{rules.EnemyLockOf(Self)}}}},

		{ID: "kananjarrus",
			Summary: "A friendly ship at range 1-2 that flew a white maneuver may lose 1 stress " +
				"token, once a round.",
			Abilities: []Ability{{Name: "calm it", When: AfterManeuver, Per: game.OncePerRound,
				By: []Cond{Friend, At(0, 2)}, If: []Cond{ManeuverIs(game.DifficultyWhite)},
				Do: []Op{Remove(Active, 1, StressToken)}}}},

		{ID: "landocalrissian",
			Summary: "Action: roll 2 defense dice for a focus token per focus and an evade token per " +
				"evade.",
			Actions: []Ability{{Name: "gamble", Do: []Op{RollDice(DefenseDice, 2),
				Gain(Self, Results(RolledDice, Focus), FocusToken),
				Gain(Self, Results(RolledDice, Evade), EvadeToken)}}}},

		{ID: "lattsrazzi",
			Summary: "While you defend you may take 1 stress token from the attacker to add 1 evade.",
			Abilities: []Ability{{Name: "add an evade", When: ModifyDefense,
				Do: []Op{Remove(Attacker, 1, StressToken), AddResult(DefenseDice, Evade)}}}},

		{ID: "leebo", Summary: "Action: boost, then receive 1 ion token.",
			Actions: []Ability{{Name: "burn the ions", Do: []Op{Perform(Self, 0, game.BoostAction),
				Gain(Self, 1, IonToken)}}}},

		{ID: "leiaorgana",
			Summary: "At the start of the Activation phase you may discard this card: friendly ships " +
				"treat their red maneuvers as white in this phase.",
			Mods: []Mod{easedByLeia()},
			Abilities: []Ability{{Name: "inspire", When: StartOfActivation, Per: game.OncePerRound,
				Do: []Op{DiscardThis()}}}},

		{ID: "lukeskywalker",
			Summary: "After your attack misses you may attack with your primary weapon and change 1 " +
				"focus result to a hit, which is your last attack this round.",
			Mods: []Mod{lastAttack},
			Abilities: []Ability{
				{Name: "attack again", When: AfterAttack, Per: game.OncePerRound,
					If: []Cond{Not(AttackHit)}, Do: []Op{rules.Attack(Self, rules.WithPrimary)}},
				{Name: "use the Force", When: ModifyAttack, If: []Cond{UsedThisRound(0)},
					Do: []Op{Change(AttackDice, 1, Focus, Hit)}},
			}},

		{ID: "magvayarro",
			Summary: "After you defend you may acquire a target lock on the attacker.",
			Abilities: []Ability{{Name: "lock the attacker", When: AfterDefend,
				If: []Cond{Attacker.Is(InPlay)}, Do: []Op{LockShip(Attacker)}}}},
	}
}

// lastAttack forbids attacks after the one that the card's first ability made.
var lastAttack = Forbids(DeclaringAttacks).If(UsedThisRound(0))

// greenAttacker reports whether the attacker's pilot skill is 2 or lower.
func greenAttacker(x *game.Exec) bool { return rules.InitiativeOf(x, x.Attack().Attacker) <= 2 }

// easedByLeia makes red maneuvers white once the card is discarded for it, though its ship is lost.
func easedByLeia() Mod {
	m := rules.EaseRed().For(Friend).If(InPhase(game.ActivationPhase), UsedThisRound(0))
	m.Dead, m.Lasts = true, true
	return m
}
