package upgrades

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/rules"
)

// crew are the crew members from A to Ma.
func crew() []Def {
	return []Def{
		{ID: "bazemalbus",
			Summary: "After your attack misses you may attack another ship with your primary weapon, " +
				"which is your last attack this round.",
			Mods: []game.Mod{lastAttack},
			Abilities: []Ability{{Name: "attack another", When: AfterAttack, Per: game.Round,
				If: []Cond{Attacking, Not(AttackHit)}, Do: []Op{rules.ElsewhereNow()}}}},

		{ID: "bistan", Summary: "In attacks at range 1-2 you may change 1 hit to a critical hit.",
			Abilities: criticalAt(1, 2)},

		{ID: "bossk",
			Summary: "After your attack misses, without stress, you receive 1 stress token, 1 focus " +
				"token and a target lock on the defender.",
			Abilities: []Ability{{Name: "persist", When: AfterAttack, Must: true,
				If: []Cond{Attacking, Not(AttackHit), Not(Stressed(Self))},
				Do: []Op{Gain(Self, game.StressToken, 1), Gain(Self, game.FocusToken, 1),
					Provided(InPlay(Defender), LockShip(Defender))}}}},

		{ID: "captainrex", Summary: "After your attack misses you may get 1 focus token.",
			Abilities: []Ability{{Name: "focus", When: AfterAttack, If: []Cond{Attacking, Not(AttackHit)},
				Do: []Op{Gain(Self, game.FocusToken, 1)}}}},

		{ID: "darthvader",
			Summary: "After you attack you may suffer 2 damage to deal 1 critical damage to the " +
				"defender.",
			Abilities: []Ability{{Name: "choke", When: AfterAttack,
				If: []Cond{Attacking, InPlay(Defender)},
				Do: []Op{SufferDamage(Defender, 0, 1), SufferDamage(Self, 2, 0)}}}},

		{ID: "deathtroopers",
			Summary: "An attacker that targets another friendly ship at range 1 receives 1 stress token " +
				"if you are in its firing arc at range 1-3.",
			Abilities: []Ability{{Name: "frighten", When: AfterDefender, Must: true,
				If: []Cond{OtherFriend(Defender), Within(0, 1, Defender),
					InFiringArcWithin(Attacker, 0, 3, Self)},
				Do: []Op{Gain(Attacker, game.StressToken, 1)}}}},

		{ID: "dengar",
			Summary: "While you attack you may reroll 1 die, or up to 2 against a unique pilot.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack, If: []Cond{Attacking},
				Do: []Op{RerollPer(AttackDice, hunted)}}}},

		{ID: "ezrabridger",
			Summary: "While you attack stressed you may change 1 focus result to a critical hit.",
			Abilities: []Ability{{Name: "change a focus", When: ModifyAttack,
				If: []Cond{Attacking, Stressed(Self)},
				Do: []Op{Change(AttackDice, 1, game.Focus, game.Crit)}}}},

		{ID: "fleetofficer",
			Summary: "Action: up to 2 friendly ships at range 1-2 receive 1 focus token each; then you " +
				"receive 1 stress token.",
			Actions: []Ability{{Name: "give orders", Do: []Op{
				ChooseUpTo(2, OtherFriend(Chosen), Within(0, 2, Chosen)),
				EachGains(game.FocusToken), Gain(Self, game.StressToken, 1)}}}},

		{ID: "flightinstructor",
			Summary: "While you defend you may reroll 1 focus result, or 1 blank if the attacker's pilot " +
				"skill is 2 or lower.",
			Abilities: []Ability{
				{Name: "reroll a focus", When: ModifyDefence, If: []Cond{Defending, Not(greenAttacker)},
					Do: []Op{Reroll(DefenceDice, 1, game.Focus)}},
				{Name: "reroll a focus or blank", When: ModifyDefence,
					If: []Cond{Defending, greenAttacker},
					Do: []Op{Reroll(DefenceDice, 1, game.Focus, game.Blank)}},
			}},

		{ID: "gunner",
			Summary: "After your attack misses you may attack with your primary weapon, which is your " +
				"last attack this round.",
			Mods: []game.Mod{lastAttack},
			Abilities: []Ability{{Name: "attack again", When: AfterAttack, Per: game.Round,
				If: []Cond{Attacking, Not(AttackHit)}, Do: []Op{rules.PrimaryNow()}}}},

		{ID: "hansolo",
			Summary: "While you attack you may spend your target lock on the defender to change all " +
				"focus results to hits.",
			Abilities: []Ability{{Name: "never tell the odds", When: ModifyAttack, If: []Cond{Attacking},
				Do: []Op{SpendLock(Defender), ChangeAll(AttackDice, game.Focus, game.Hit)}}}},

		{ID: "k4securitydroid", Summary: "After a green maneuver you may acquire a target lock.",
			Abilities: []Ability{{Name: "lock", When: AfterManeuver,
				If: []Cond{Is(Self, Active), ManeuverIs(game.BlueManeuver)},
				Do: []Op{rules.EnemyLockOf(Self)}}}},

		{ID: "kananjarrus",
			Summary: "A friend at range 1-2 that flew a white maneuver can lose 1 stress token, once a " +
				"round.",
			Abilities: []Ability{{Name: "calm it", When: AfterManeuver, Per: game.Round,
				If: []Cond{Friend(Active), Within(0, 2, Active), ManeuverIs(game.White)},
				Do: []Op{Remove(Active, game.StressToken)}}}},

		{ID: "landocalrissian",
			Summary: "Action: roll 2 defence dice for a focus token per focus and an evade token per " +
				"evade.",
			Actions: []Ability{{Name: "gamble", Do: []Op{RollDice(game.DefenceDice, 2),
				GainRolled(Self, game.FocusToken, game.Focus),
				GainRolled(Self, game.EvadeToken, game.Evade)}}}},

		{ID: "lattsrazzi",
			Summary: "While you defend you may take 1 stress token from the attacker to add 1 evade.",
			Abilities: []Ability{{Name: "add an evade", When: ModifyDefence, If: []Cond{Defending},
				Do: []Op{Remove(Attacker, game.StressToken), AddResult(DefenceDice, game.Evade)}}}},

		{ID: "leebo", Summary: "Action: boost, then receive 1 ion token.",
			Actions: []Ability{{Name: "burn the ions", Do: []Op{Perform(Self, 0, game.BoostAction),
				Gain(Self, game.IonToken, 1)}}}},

		{ID: "leiaorgana",
			Summary: "At the start of the Activation phase you may discard this card: friendly ships " +
				"treat their red maneuvers as white in this phase.",
			Mods: []game.Mod{easedByLeia()},
			Abilities: []Ability{{Name: "inspire", When: StartOfActivation, Per: game.Round,
				Do: []Op{DiscardThis()}}}},

		{ID: "lukeskywalker",
			Summary: "After your attack misses you may attack with your primary weapon and change 1 " +
				"focus result to a hit, which is your last attack this round.",
			Mods: []game.Mod{lastAttack},
			Abilities: []Ability{
				{Name: "attack again", When: AfterAttack, Per: game.Round,
					If: []Cond{Attacking, Not(AttackHit)}, Do: []Op{rules.PrimaryNow()}},
				{Name: "use the Force", When: ModifyAttack, If: []Cond{Attacking, UsedThisRound(0)},
					Do: []Op{Change(AttackDice, 1, game.Focus, game.Hit)}},
			}},

		{ID: "magvayarro",
			Summary: "After you defend you may acquire a target lock on the attacker.",
			Abilities: []Ability{{Name: "lock the attacker", When: AfterDefend,
				If: []Cond{Defending, InPlay(Attacker)}, Do: []Op{LockShip(Attacker)}}}},
	}
}

// lastAttack forbids attacks after the one that the card's first ability made.
var lastAttack = Set(ForbidsAttack, All(Is(Self, Subject), UsedThisRound(0)), 1)

// greenAttacker tells whether the attacker's pilot skill is 2 or lower.
func greenAttacker(x *game.Exec) bool { return rules.InitiativeOf(x, x.Attack().Attacker) <= 2 }

// easedByLeia makes red maneuvers white once the card is discarded for it, though its ship is lost.
func easedByLeia() game.Mod {
	m := rules.EaseRed(All(Friend(Subject), InPhase(game.ActivationPhase), UsedThisRound(0)))
	m.Dead, m.Lasts = true, true
	return m
}
