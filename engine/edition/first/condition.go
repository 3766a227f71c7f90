package first

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// conditions are the condition cards whose effects are built, alphabetical.
func conditions() []Def {
	near := []Cond{Not(Same(Self)), At(0, 1)}
	return []Def{
		// Assigned by A Score to Settle.
		{ID: "adebttopay",
			Summary: "While you attack a ship with A Score to Settle, you may change 1 focus result to " +
				"a critical hit.",
			Abilities: []Ability{{Name: "pay the debt", When: ModifyAttack,
				If: []Cond{Defender.Is(Equipped("ascoretosettle"))},
				Do: []Op{Change(AttackDice, 1, Focus, Crit)}}}},

		// Assigned by General Hux.
		{ID: "fanaticaldevotion",
			Summary: "You cannot spend focus tokens while you defend. If you spend one for your attack " +
				"dice, evades leave 1 of your hits and may cancel critical hits. Removed in the End phase.",
			Mods: []Mod{
				Forbids(Spending).If(Defending, About(FocusToken)),
				Include(Neutralizing, OneHitStands).For(Defending).If(Attacking, focusUsed),
			},
			Abilities: []Ability{{Name: "lose faith", When: StartOf(game.EndPhase), Must: true,
				Do: []Op{rules.Discard()}}}},

		// Assigned by Harpoon Missiles.
		{ID: "harpooned",
			Summary: "After an attack with at least 1 uncanceled critical hit hits you, each other " +
				"ship at range 1 suffers 1 damage; then this card is discarded, and you are dealt 1 " +
				"facedown damage card. After you are destroyed, each other ship at range 1 suffers 1 " +
				"damage. Action: discard this card and roll 1 attack die. On a hit or critical hit, " +
				"you suffer 1 damage.",
			Abilities: []Ability{
				{Name: "tear out", When: AfterNeutralize, Must: true,
					If: []Cond{Shows(AttackDice, Crit)},
					Do: []Op{EachShip(near, Suffer(Chosen, 1, Hit, near...)), rules.Discard(),
						rules.DealFacedownCard(Self)}},
				{Name: "explode", When: AfterDestroyed, Must: true, Dead: true,
					Do: []Op{EachShip(near, Suffer(Chosen, 1, Hit, near...))}},
			},
			Actions: []Ability{{Name: "cut the line", Do: []Op{rules.Discard(), RollDice(AttackDice, 1),
				Provided(Shows(RolledDice, Hit|Crit), Suffer(Self, 1, Hit))}}}},

		// Assigned by Kylo Ren.
		{ID: "illshowyouthedarkside",
			Summary: "When this card is assigned, its player may search the damage deck for a Pilot " +
				"card and place it here; if there is none, remove this card. When you suffer critical " +
				"damage during an attack, you are dealt the card placed here instead, and this card is " +
				"removed.",
			Bears: game.Bears{Trait: "pilot", May: true},
			Abilities: []Ability{{Name: "the dark side", When: WouldSuffer, Must: true, If: []Cond{CausedBy(AnAttack)},
				Do: []Op{rules.DealBorne(), rules.Discard()}}}},

		// Assigned by Thweek, who lends himself the pilot ability.
		{ID: "mimicked",
			Summary: "Thweek has your pilot ability too, also after you are destroyed, but assigns no condition " +
				"by it."},

		// Assigned by Director Krennic, who raises the shield value.
		{ID: "optimizedprototype",
			Summary: "Your shield value is 1 higher. Once a round in a primary attack, you may spend 1 " +
				"result to take 1 shield from the defender. After a primary attack a friendly ship at " +
				"range 1-2 with Director Krennic may acquire a target lock on the defender.",
			Abilities: []Ability{
				{Name: "strip a shield", When: ModifyAttack, Per: game.OncePerRound,
					If: []Cond{PrimaryAttack},
					Do: []Op{SpendResult(AttackDice, Blank|Focus|Hit|Crit), Lose(Defender, 1, Shield)}},
				{Name: "report the target", When: AfterAttack,
					If: []Cond{PrimaryAttack},
					Do: []Op{Choose(Friend, Equipped("directorkrennic"), At(1, 2)),
						rules.EnemyLockOf(Chosen, Defending)}},
			}},

		// Assigned by "Crimson Leader".
		{ID: "rattled",
			Summary: "A bomb that damages you deals you 1 more critical damage, and this card is then " +
				"removed. Action: roll 1 attack die; if it shows a focus or a hit, remove this card.",
			Abilities: []Ability{{Name: "be shaken", When: WouldSuffer, Must: true, If: []Cond{CausedBy(ABomb)},
				Do: []Op{Run("suffer 1 critical damage more", func(x *game.Exec) { x.Damage().Crits++ }),
					rules.Discard()}}},
			Actions: []Ability{{Name: "calm down", Do: []Op{RollDice(AttackDice, 1),
				Provided(Shows(RolledDice, Focus|Hit), rules.Discard())}}}},

		// Assigned by Targeting Scrambler.
		{ID: "scrambled",
			Summary: "You cannot modify attack dice against ships at range 1 with Targeting Scrambler. " +
				"Removed as combat ends.",
			Mods: []Mod{Forbids(ModifyingDice).If(Attacking, About(AttackDice), AttackRange(0, 1),
				Defender.Is(Equipped("targetingscrambler")))},
			Abilities: []Ability{{Name: "clear up", When: EndOf(game.EngagementPhase), Must: true,
				Do: []Op{rules.Discard()}}}},

		// Assigned by Thweek.
		{ID: "shadowed",
			Summary: "Thweek has the pilot skill that you have after set-up, also if yours changes or you are " +
				"destroyed.",
			Abilities: []Ability{{Name: "be shadowed", When: ForcesPlaced, Must: true,
				Do: []Op{Note(Self.Of(Initiative)), LastingInitiative(ThisMatch, Assigner, Picked)}}}},

		// Assigned by Captain Rex, the ship that dealt it.
		{ID: "suppressivefire",
			Summary: "You roll 1 attack die fewer against ships other than Captain Rex, until you " +
				"declare him as your target, he is destroyed or lets a Combat phase pass without " +
				"attacking.",
			Mods: []Mod{Add(AttackDiceOf, -1).If(Defender.Is(Not(Same(Assigner))))},
			Abilities: []Ability{
				{Name: "he is the target", When: AfterDefender, Must: true,
					If: []Cond{Defender.Is(Same(Assigner))}, Do: []Op{rules.Discard()}},
				{Name: "he held his fire", When: EndOf(game.EngagementPhase), Must: true,
					If: []Cond{Assigner.Is(Not(AttackedThisPhase))}, Do: []Op{rules.Discard()}},
				{Name: "he is destroyed", When: AfterDestroyed, Must: true,
					By: []Cond{Same(Assigner)}, Do: []Op{rules.Discard()}},
			}},
	}
}

// focusUsed reports whether a focus token has changed results of the attacker.
func focusUsed(x *game.Exec) bool { return x.Attack().FocusUsed }
