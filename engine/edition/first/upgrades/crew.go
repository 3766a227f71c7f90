package upgrades

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// crew are the crew members from A to Ma.
func crew() []Def {
	return []Def{
		{ID: "4lom",
			Summary: "While you attack, you may receive 1 ion token to choose 1 focus or evade token " +
				"of the defender, which it cannot spend in this attack.",
			Abilities: []Ability{{Name: "jam the token", When: ModifyAttack,
				If: []Cond{Defender.Is(Has(FocusToken | EvadeToken))},
				Do: []Op{Gain(Self, 1, IonToken), PickOne(Self,
					Alt("a focus token", spares(FocusToken)...), Alt("an evade token", spares(EvadeToken)...))}}}},

		{ID: "admiralozzel",
			Summary: "Energy: you may remove up to 3 of your shields to gain 1 energy for each.",
			Abilities: []Ability{energy("divert the shields", divertShield(
				May("remove another shield", divertShield(
					May("remove another shield", divertShield()...))...))...)}},

		{ID: "agentkallus",
			Summary: "As the first round begins choose an enemy ship, small or large. While you attack " +
				"it or defend against it, you may change 1 focus result to a hit or an evade.",
			Abilities: []Ability{
				{Name: "choose the prey", When: StartOf(game.PlanningPhase), Must: true, If: []Cond{firstRound},
					Do: []Op{Choose(Enemy, Compare(BaseSize, AtMost, int(geom.Large))),
						Mark(ThisMatch, Chosen)}},
				{Name: "change a focus to a hit", When: ModifyAttack,
					If: []Cond{Defender.Is(Marked)}, Do: []Op{Change(AttackDice, 1, Focus, Hit)}},
				{Name: "change a focus to an evade", When: ModifyDefense,
					If: []Cond{Attacker.Is(Marked)}, Do: []Op{Change(DefenseDice, 1, Focus, Evade)}},
			}},

		{ID: "azmorigan",
			Summary: "At the start of the End phase, you may spend 1 energy to replace 1 of your crew " +
				"or team upgrades with another upgrade of the same type and equal or lower squad point " +
				"cost.",
			Swaps: &SwapTerms{Slots: []string{"crew", "team"}, Outside: true},
			Abilities: []Ability{{Name: "hire", When: StartOf(game.EndPhase),
				Do: []Op{SpendEnergy(1), rules.ReplaceUpgrade("crew", "team")}}}},

		{ID: "bazemalbus",
			Summary: "After your attack misses, you may attack another ship with your primary weapon, " +
				"which is your last attack this round.",
			Mods: []Mod{lastAttack},
			Abilities: []Ability{{Name: "attack another", When: AfterAttack, Per: game.OncePerRound,
				If: []Cond{Not(AttackHit)}, Do: []Op{rules.Attack(Self, rules.WithPrimary, rules.Against(Not(Defending)))}}}},

		{ID: "bistan", Summary: "In attacks at range 1-2 you may change 1 hit to a critical hit.",
			Abilities: criticalAt(1, 2)},

		{ID: "bobafett",
			Summary: "After your attack dealt the defender a faceup damage card, you may discard this " +
				"card to discard 1 of its upgrades that you choose.",
			Abilities: []Ability{{Name: "disintegrate", When: AfterAttack,
				If: []Cond{Happened(FaceupDealt)},
				Do: []Op{DiscardThis(), rules.DiscardUpgradeOf(Defender)}}}},

		{ID: "bodhirook",
			Summary: "You may acquire target locks on enemy ships at range 1-3 of any friendly ship.",
			Mods:    []Mod{Include(ActionReach, FromFriends).If(About(game.LockAction))}},

		{ID: "bombardier", Summary: "You may drop bombs with the straight template of speed 2 too.",
			Mods: []Mod{Include(DeviceTemplates, Straight2)}},

		{ID: "boshek",
			Summary: "Before a ship that you touch activates, you may look at its dial. If you do, its " +
				"player must turn the dial to an adjacent maneuver, which that ship may execute even " +
				"while stressed.",
			Abilities: []Ability{{Name: "lead it astray", When: BeforeActivate, By: []Cond{Touches(Self)}, Do: []Op{
				turnToNeighbor(Active),
				Lasting(ThisActivation, Active, Permits(game.RedOnStress))}}}},

		{ID: "bossk",
			Summary: "After your attack misses, without stress, you receive 1 stress token, 1 focus " +
				"token and a target lock on the defender.",
			Abilities: []Ability{{Name: "persist", When: AfterAttack, Must: true,
				If: []Cond{Not(AttackHit), Not(Stressed)},
				Do: []Op{Gain(Self, 1, StressToken), Gain(Self, 1, FocusToken),
					Provided(Anyone, LockShip(Defender))}}}},

		{ID: "breachspecialist",
			Summary: "When a damage card is dealt faceup to you, you may spend 1 reinforce token to turn " +
				"it facedown without effect, and all others that you are dealt this round.",
			Abilities: []Ability{
				{Name: "seal the breach", When: DealingFaceup, Must: true, Per: game.OncePerRound,
					If: []Cond{Has(ReinforceFore | ReinforceAft)},
					Do: []Op{Instead(rules.DrawAndTurn(
						Spend(Self, 1, ReinforceFore|ReinforceAft), Mark(ThisRound, Self))...)}},
				{Name: "keep it sealed", When: DealingFaceup, Must: true, If: []Cond{Marked},
					Do: []Op{Instead(rules.DrawAndTurn()...)}},
			}},

		{ID: "c3po",
			Summary: "Once a round, before you roll defense dice, you may guess how many evades they " +
				"show; if that is right, add 1 evade.",
			Abilities: []Ability{
				{Name: "guess", When: BeforeRoll(DefenseDice), Per: game.OncePerRound,
					Do: []Op{rules.GuessEvades(0)}},
				{Name: "add an evade", When: AfterRoll, Must: true,
					If: []Cond{About(DefenseDice), rules.GuessedRight}, Do: []Op{AddResult(DefenseDice, Evade)}},
			}},

		{ID: "cadbane",
			Summary: "You have a bomb slot. Once a round when an enemy ship rolls attack dice for a " +
				"friendly bomb that detonates, you may have it reroll any focus results and blanks.",
			Abilities: []Ability{{Name: "have dice rerolled", When: AfterRoll, Per: game.OncePerRound,
				By: []Cond{Enemy}, If: []Cond{About(RolledDice), rules.RolledForDevice()},
				Do: []Op{Reroll(RolledDice, Every, Blank, Focus)}}}},

		{ID: "captainneeda",
			Summary: "When you overlap an obstacle, roll 1 attack die instead of being dealt the " +
				"damage card: a hit or critical hit is 1 damage.",
			Abilities: []Ability{{Name: "take the blame", When: ObstacleMet, Must: true,
				Do: []Op{Instead(RollDice(AttackDice, 1),
					Provided(Shows(RolledDice, Hit|Crit), rules.SufferAt(game.NoSection, 1)))}}}},

		{ID: "captainrex", Summary: "After your attack misses, you may get 1 focus token.",
			Abilities: []Ability{{Name: "focus", When: AfterAttack, If: []Cond{Not(AttackHit)},
				Do: []Op{Gain(Self, 1, FocusToken)}}}},

		{ID: "carlistrieekan",
			Summary: "At the start of the Activation phase, you may discard this card. If you do, the pilot skill " +
				"of each friendly ship is 12 in this phase.",
			Abilities: []Ability{{Name: "sound the alarm", When: StartOf(game.ActivationPhase),
				Do: []Op{DiscardThis(), Lasting(ThisPhase, Self, Set(InitiativeOf, 12).For(Friend).OutOfPlay())}}}},

		{ID: "cassianandor",
			Summary: "At the end of the Planning phase, you may choose an enemy ship at range 1-2, " +
				"name a maneuver, and look at its dial. If the speed and bearing match, you may set " +
				"your dial again.",
			Abilities: []Ability{{Name: "guess a dial", When: EndOf(game.PlanningPhase), Do: []Op{
				Choose(Enemy, At(1, 2)), rules.GuessDial(Chosen, rules.SetDialAnew(Self))}}}},

		{ID: "chewbacca",
			Summary: "When dealt a damage card, you may discard it at once to recover 1 shield. Then " +
				"this card is discarded.",
			Abilities: []Ability{
				{Name: "patch it up", When: DealingFaceup, Must: true,
					Do: []Op{Instead(rules.DrawAndDiscard(nil, DiscardThis(),
						Provided(Anyone, Recover(Self, 1, Shield)))...)}},
				{Name: "patch it up unseen", When: WouldBeDealt(Facedown),
					Do: []Op{DiscardThis(), Instead(rules.DrawAndDiscard(nil)...),
						Provided(Anyone, Recover(Self, 1, Shield))}},
			}},

		{ID: "chopper",
			Summary: "You may perform actions while stressed. After each of them, you suffer 1 damage.",
			Mods:    []Mod{Permits(game.Stressed)},
			Abilities: []Ability{{Name: "short a circuit", When: AfterAction, Must: true,
				If: []Cond{Acted(game.WhileStressed)}, Do: []Op{Suffer(Self, 1, Hit)}}}},

		{ID: "cikatrovizago",
			Summary: "At the start of the End phase, you may discard this card and 1 of your equipped " +
				"illicit or cargo upgrades. If you do, equip another upgrade of the same type with an " +
				"equal or lower squad point cost.",
			Swaps: &SwapTerms{Slots: []string{"illicit", "cargo"}, Outside: true},
			Abilities: []Ability{{Name: "trade", When: StartOf(game.EndPhase),
				Do: []Op{DiscardThis(), rules.ReplaceUpgrade("illicit", "cargo")}}}},

		{ID: "constructiondroid",
			Summary: "You may spend 1 energy to discard 1 of your facedown damage cards when you perform " +
				"a recover action.",
			Abilities: []Ability{{Name: "repair the hull", When: WhileActing,
				If: []Cond{About(game.RecoverAction)},
				Do: []Op{SpendEnergy(1), rules.Repair(Self, rules.Facedown)}}}},

		{ID: "courierdroid",
			Summary:   "Before ships are placed, you may treat your pilot skill as 0 or 8 while they are.",
			Abilities: []Ability{placedAt(0, 8)}},

		{ID: "darthvader",
			Summary: "After you attack, you may suffer 2 damage to deal 1 critical damage to the defender.",
			Abilities: []Ability{{Name: "choke", When: AfterAttack, If: []Cond{Defender.Is(InPlay)},
				Do: []Op{Suffer(Self, 2, Hit), Suffer(Target, 1, Crit)}}}},

		{ID: "dashrendar",
			Summary: "You may attack while you overlap an obstacle. Your attacks are not obstructed.",
			Mods:    []Mod{Permits(game.OnRock), Ignores(AnyObstruction)}},

		{ID: "deathtroopers",
			Summary: "An attacker that targets another friendly ship at range 1 receives 1 stress token " +
				"if you are in its firing arc at range 1-3.",
			Abilities: []Ability{{Name: "frighten", When: AfterDefender, Must: true,
				Against: []Cond{OtherFriend, At(0, 1)}, If: []Cond{Attacker.In(Firing, 0, 3)},
				Do: []Op{Gain(Attacker, 1, StressToken)}}}},

		{ID: "dengar",
			Summary: "While you attack, you may reroll 1 die, or up to 2 against a unique pilot.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				Do: []Op{Reroll(AttackDice, hunted)}}}},

		{ID: "directorkrennic",
			Summary: "Before ships are placed a friendly ship of the Galactic Empire with 3 shields or fewer is " +
				"assigned Optimized Prototype.",
			Abilities: []Ability{{Name: "optimize a prototype", When: BeforePlacing, Must: true,
				Do: []Op{Choose(Friend, Not(Keyword("First Order")), Compare(Count(Shield), AtMost, 3)),
					rules.Assign("optimizedprototype", Chosen), raiseShields(Chosen, 1)}}}},

		{ID: "emperorpalpatine",
			Summary: "Once a round, before a friendly ship rolls dice, you may name a result. After " +
				"the roll, it must change 1 die to that result, which cannot be modified any more.",
			Abilities: []Ability{
				nameResult(BeforeRoll(AttackDice), Compare(rules.DiceCount(AttackDice), Above, 0), game.Blank, game.Focus, game.Hit, game.Crit),
				nameResult(BeforeRoll(DefenseDice), Compare(rules.DiceCount(DefenseDice), Above, 0), game.Blank, game.Focus, game.Evade),
				nameResult(BeforeRoll(RolledDice), OutsideColor(game.AttackDice), game.Blank, game.Focus, game.Hit, game.Crit),
				nameResult(BeforeRoll(RolledDice), OutsideColor(game.DefenseDice), game.Blank, game.Focus, game.Evade),
				{Name: "as was named", When: AfterRoll, Must: true, By: []Cond{Marked},
					Do: []Op{Provided(Anyone, TurnInto(MarkNote, ForGood)), Unmark(Active)}},
			}},

		{ID: "ezrabridger",
			Summary: "While you attack stressed, you may change 1 focus result to a critical hit.",
			Abilities: []Ability{{Name: "change a focus", When: ModifyAttack, If: []Cond{Stressed},
				Do: []Op{Change(AttackDice, 1, Focus, Crit)}}}},

		{ID: "finn",
			Summary: "While you make a primary weapon attack or defend, and the enemy ship is in your " +
				"firing arc, you may add 1 blank.",
			Abilities: []Ability{
				{Name: "add an attack blank", When: ModifyAttack,
					If: []Cond{PrimaryAttack, Defender.Is(In(Firing))}, Do: []Op{AddResult(AttackDice, Blank)}},
				{Name: "add a defense blank", When: ModifyDefense,
					If: []Cond{Attacker.Is(In(Firing))}, Do: []Op{AddResult(DefenseDice, Blank)}},
			}},

		{ID: "fleetofficer",
			Summary: "Action: choose up to 2 friendly ships at range 1-2. Each receives 1 focus token. " +
				"Then you receive 1 stress token.",
			Actions: []Ability{{Name: "give orders", Do: []Op{ChooseUpTo(2, Friend, At(0, 2)),
				EachGains(FocusToken), Gain(Self, 1, StressToken)}}}},

		{ID: "flightinstructor",
			Summary: "While you defend, you may reroll 1 focus result, or 1 blank if the attacker's " +
				"pilot skill is 2 or lower.",
			Abilities: []Ability{
				{Name: "reroll a focus", When: ModifyDefense, If: []Cond{Not(greenAttacker)},
					Do: []Op{Reroll(DefenseDice, 1, Focus)}},
				{Name: "reroll a focus or blank", When: ModifyDefense, If: []Cond{greenAttacker},
					Do: []Op{Reroll(DefenseDice, 1, Focus|Blank)}},
			}},

		{ID: "generalhux",
			Summary: "Action: up to 3 friendly ships at range 1-2 receive 1 focus token each, and 1 of " +
				"them is assigned Fanatical Devotion. Then you receive 1 stress token.",
			Actions: []Ability{{Name: "rouse them", Do: []Op{
				ChooseUpTo(3, Friend, At(0, 2)), EachGains(FocusToken),
				Provided(Anyone, Choose(InGroup), rules.Assign("fanaticaldevotion", Chosen)),
				Gain(Self, 1, StressToken)}}}},

		{ID: "gonk", Stores: true,
			Summary: "Action: place 1 shield token on this card. Action: discard 1 shield token from " +
				"this card to recover 1 shield.",
			Actions: []Ability{
				{Name: "store a shield", Do: []Op{Store()}},
				{Name: "use a stored shield", Do: []Op{TakeStored(), Recover(Self, 1, Shield)}},
			}},

		{ID: "grandmofftarkin",
			Summary: "At the start of the Combat phase, you may choose another ship at range 1-4: it " +
				"loses or receives 1 focus token.",
			Abilities: []Ability{{Name: "give an order", When: StartOf(game.EngagementPhase),
				Do: []Op{Choose(Not(Same(Self)), At(0, 4)), PickOne(Self,
					Alt("remove a focus token", Remove(Chosen, 1, FocusToken)),
					Alt("assign a focus token", Gain(Chosen, 1, FocusToken)))}}}},

		{ID: "greedo",
			Summary: "In your first attack of a round, and in the first one against you, the first " +
				"damage card is dealt faceup.",
			Abilities: []Ability{
				{Name: "strike first", When: WouldBeDealt(Facedown), Must: true, By: []Cond{Defending},
					If: []Cond{Attacking, firstCard, Not(UsedThisRound(2))},
					Do: []Op{Instead(rules.DealInstead(Faceup))}},
				{Name: "be struck", When: WouldBeDealt(Facedown), Must: true, By: []Cond{Defending},
					If: []Cond{Defending, firstCard, Not(UsedThisRound(3))},
					Do: []Op{Instead(rules.DealInstead(Faceup))}},
				{Name: "end the first attack", When: AfterAttack, Must: true, Per: game.OncePerRound,
					Do: []Op{Run("end the first attack", func(*game.Exec) {})}},
				{Name: "end the first defense", When: AfterDefend, Must: true, Per: game.OncePerRound,
					Do: []Op{Run("end the first defense", func(*game.Exec) {})}},
			}},

		{ID: "gunner",
			Summary: "After your attack misses, you may attack with your primary weapon, which is your " +
				"last attack this round.",
			Mods: []Mod{lastAttack},
			Abilities: []Ability{{Name: "attack again", When: AfterAttack, Per: game.OncePerRound,
				If: []Cond{Not(AttackHit)}, Do: []Op{rules.Attack(Self, rules.WithPrimary)}}}},

		{ID: "hansolo",
			Summary: "While you attack, you may spend your target lock on the defender to change all " +
				"focus results to hits.",
			Abilities: []Ability{{Name: "never tell the odds", When: ModifyAttack,
				Do: []Op{SpendLock(Defender), Change(AttackDice, Every, Focus, Hit)}}}},

		{ID: "herasyndulla", Summary: "Stress does not keep you from red maneuvers.",
			Mods: []Mod{Permits(game.RedOnStress)}},

		{ID: "hotshotcopilot",
			Summary: "In your primary weapon attacks the defender must spend 1 focus token if it has one. " +
				"While you defend, so must the attacker.",
			Abilities: []Ability{
				{Name: "force the defender", When: BeforeNeutralize, Must: true,
					Against: []Cond{Same(Self)},
					If:      []Cond{PrimaryAttack, Defender.Is(Not(HasSpent(FocusToken)))},
					Do:      []Op{Spend(Defender, 1, FocusToken)}},
				{Name: "force the attacker", When: BeforeRoll(DefenseDice), Must: true,
					If: []Cond{Attacker.Is(Not(HasSpent(FocusToken)))},
					Do: []Op{Spend(Attacker, 1, FocusToken)}},
			}},

		{ID: "ig88d",
			Summary: "You have the pilot ability of each friendly ship with IG-2000.",
			Shares:  &ShareTerms{From: "ig2000"}},

		{ID: "inspiringrecruit",
			Summary: "Once a round, when a friendly ship at range 1-2 removes a stress token, it may " +
				"remove 1 more.",
			Abilities: []Ability{{Name: "inspire", When: AfterRemove, Per: game.OncePerRound,
				By: []Cond{Friend, At(0, 2)}, If: []Cond{About(StressToken)},
				Do: []Op{Remove(Active, 1, StressToken)}}}},

		{ID: "intelligenceagent",
			Summary: "As the Activation phase begins choose an enemy ship at range 1-2; you may look at " +
				"its dial.",
			Abilities: []Ability{{Name: "spy", When: StartOf(game.ActivationPhase), Must: true,
				Do: []Op{Choose(Enemy, At(0, 2)), May("look at its dial", rules.LookAtDial(Chosen))}}}},

		{ID: "isbslicer",
			Summary: "After you jam an enemy ship with the jam action, you may give 1 jam token to a " +
				"ship at range 1 of it that has none.",
			Abilities: []Ability{{Name: "jam another", When: AfterAction, If: []Cond{About(game.JamAction)},
				Do: []Op{Choose(Other.At(0, 1), Not(Has(JamToken))), Gain(Chosen, 1, JamToken)}}}},

		{ID: "jabbathehutt",
			Summary: "Setup: place 1 illicit token on each illicit upgrade in your squad. When such a " +
				"card would be discarded, discard its illicit token instead.",
			Loads: &LoadTerms{Slots: []string{"illicit"}, Tokens: 1, Squad: true}},

		{ID: "jandodonna",
			Summary: "While another friendly ship at range 1 attacks, it may change 1 hit to a critical hit.",
			Abilities: []Ability{{Name: "change a hit", When: ModifyAttack, By: []Cond{OtherFriend, At(0, 1)},
				Do: []Op{Change(AttackDice, 1, Hit, Crit)}}}},

		{ID: "janors",
			Summary: "Once a round, when a friendly ship at range 1-3 would be assigned a focus token, " +
				"you may assign it an evade token instead.",
			Abilities: []Ability{{Name: "cover it", When: WouldGain, Per: game.OncePerRound,
				By: []Cond{Friend, At(0, 3)}, If: []Cond{About(FocusToken)},
				Do: []Op{Instead(GainAs(EvadeToken))}}}},

		{ID: "jynerso",
			Summary: "Action: a friendly ship at range 1-2 receives 1 focus token for each enemy ship in " +
				"your firing arc at range 1-3, 3 at most.",
			Actions: []Ability{{Name: "rally", Do: []Op{Choose(Friend, At(0, 2)),
				Gain(Chosen, Ships(Enemy, In(Firing, 0, 3)).Max(3), FocusToken)}}}},

		{ID: "k4securitydroid", Summary: "After a green maneuver, you may acquire a target lock.",
			Abilities: []Ability{{Name: "lock", When: AfterManeuver,
				If: []Cond{ManeuverIs(game.DifficultyBlue)}, Do: []Op{rules.EnemyLockOf(Self)}}}},

		{ID: "kananjarrus",
			Summary: "After a friendly ship at range 1-2 executes a white maneuver, it may lose 1 " +
				"stress token, once a round.",
			Abilities: []Ability{{Name: "calm it", When: AfterManeuver, Per: game.OncePerRound,
				By: []Cond{Friend, At(0, 2)}, If: []Cond{ManeuverIs(game.DifficultyWhite)},
				Do: []Op{Remove(Active, 1, StressToken)}}}},

		{ID: "ketsuonyo",
			Summary: "At the start of the End phase, you may pick an enemy ship at range 1-2 in your " +
				"firing arc; its tractor beam tokens stay in place this phase.",
			Abilities: []Ability{{Name: "hold it fast", When: StartOf(game.EndPhase),
				Do: []Op{Choose(Enemy, In(Firing, 0, 2)), KeepTokens(Chosen, Every, TractorToken)}}}},

		{ID: "kylekatarn",
			Summary: "After you remove a stress token, you may assign a focus token to yourself.",
			Abilities: []Ability{{Name: "focus", When: AfterRemove, If: []Cond{About(StressToken)},
				Do: []Op{Gain(Self, 1, FocusToken)}}}},

		{ID: "kyloren",
			Summary: "Action: an enemy ship at range 1-3 is assigned I'll Show You the Dark Side.",
			Actions: []Ability{{Name: "show the dark side",
				Do: []Op{Choose(Enemy, At(0, 3)), rules.Assign("illshowyouthedarkside", Chosen)}}}},

		{ID: "landocalrissian",
			Summary: "Action: roll 2 defense dice for a focus token per focus and an evade token per " +
				"evade.",
			Actions: []Ability{{Name: "gamble", Do: []Op{RollDice(DefenseDice, 2),
				Gain(Self, Results(RolledDice, Focus), FocusToken),
				Gain(Self, Results(RolledDice, Evade), EvadeToken)}}}},

		{ID: "lattsrazzi",
			Summary: "While you defend, you may take 1 stress token from the attacker to add 1 evade.",
			Abilities: []Ability{{Name: "add an evade", When: ModifyDefense,
				Do: []Op{Remove(Attacker, 1, StressToken), AddResult(DefenseDice, Evade)}}}},

		{ID: "leebo", Summary: "Action: boost, then receive 1 ion token.",
			Actions: []Ability{{Name: "burn the ions", Do: []Op{Perform(Self, 0, game.BoostAction),
				Gain(Self, 1, IonToken)}}}},

		{ID: "leiaorgana",
			Summary: "At the start of the Activation phase, you may discard this card. If you do, when friendly " +
				"ships execute a red maneuver of their dials in this phase, they may treat it as white.",
			Mods: []Mod{easedByLeia()},
			Abilities: []Ability{
				{Name: "inspire", When: StartOf(game.ActivationPhase), Per: game.OncePerRound, Do: []Op{DiscardThis()}},
				{Name: "treat it as white", When: BeforeManeuver, By: []Cond{Friend}, Dead: true, Lasts: true,
					If: []Cond{inspired, OfDial}, Do: []Op{rules.ManeuverAs(game.DifficultyWhite)}},
			}},

		{ID: "lukeskywalker",
			Summary: "After your attack misses, you may attack with your primary weapon and change 1 " +
				"focus result to a hit, which is your last attack this round.",
			Mods: []Mod{lastAttack},
			Abilities: []Ability{
				{Name: "attack again", When: AfterAttack, Per: game.OncePerRound,
					If: []Cond{Not(AttackHit)}, Do: []Op{rules.Attack(Self, rules.WithPrimary)}},
				{Name: "use the Force", When: ModifyAttack, If: []Cond{UsedThisRound(0)},
					Do: []Op{Change(AttackDice, 1, Focus, Hit)}},
			}},

		{ID: "magvayarro",
			Summary: "You may acquire a target lock on the attacker after you defend.",
			Abilities: []Ability{{Name: "lock the attacker", When: AfterDefend,
				Do: []Op{LockShip(Attacker)}}}},

		{ID: "marajade",
			Summary: "As combat ends, enemies at range 1 that have no stress get 1 stress token each.",
			Abilities: []Ability{{Name: "haunt", When: EndOf(game.EngagementPhase), Must: true,
				Do: []Op{EachShip([]Cond{calmEnemy}, Gain(Chosen, 1, StressToken))}}}},

		{ID: "maul",
			Summary: "While you attack, if you are not stressed, you may receive any number of stress " +
				"tokens to reroll that many attack dice. After you perform an attack that hits, you " +
				"may remove 1 stress token.",
			Abilities: []Ability{
				{Name: "reroll in anger", When: ModifyAttack, If: []Cond{Not(Stressed)},
					Do: []Op{RerollFor(AttackDice, StressToken)}},
				{Name: "calm down", When: AfterAttack, If: []Cond{AttackHit},
					Do: []Op{Remove(Self, 1, StressToken)}},
			}},

		{ID: "mercenarycopilot", Summary: "In attacks at range 3 you may change 1 hit to a critical hit.",
			Abilities: criticalAt(3, 3)},

		{ID: "moffjerjerrod",
			Summary: "When a damage card is dealt faceup to you, you may discard this card or another " +
				"crew card of yours to turn it facedown without effect.",
			Abilities: []Ability{{Name: "blame the crew", When: DealingFaceup, Must: true,
				Do: []Op{Instead(rules.DrawAndTurn(rules.DiscardUpgradeOf(Self, rules.InSlot("crew")))...)}}}},

		{ID: "navigator",
			Summary: "When you reveal a maneuver, you may turn your dial to another of the same " +
				"bearing, under stress to none that is red.",
			Abilities: []Ability{{Name: "turn the dial", When: AfterReveal,
				Do: []Op{TurnDial(Self, sameBearing, asItIs)}}}},

		greenFor("niennunb", "You may treat a straight maneuver as green.", Bearings(geom.Straight)),

		{ID: "operationsspecialist",
			Summary: "After a friendly ship at range 1-2 misses in an attack, you may give 1 focus " +
				"token to a friendly ship at range 1-3 of it.",
			Abilities: []Ability{{Name: "direct", When: AfterAttack,
				By: []Cond{Friend, At(0, 2)}, If: []Cond{Not(AttackHit)},
				Do: []Op{Choose(Friend, Attacker.At(0, 3)),
					Gain(Chosen, 1, FocusToken)}}}},

		{ID: "outlawtech", Summary: "After a red maneuver, you may get 1 focus token.",
			Abilities: []Ability{{Name: "focus", When: AfterManeuver,
				If: []Cond{ManeuverIs(game.DifficultyRed)}, Do: []Op{Gain(Self, 1, FocusToken)}}}},

		{ID: "r2d2-swx22",
			Summary: "At the end of the End phase, you may recover 1 shield if you have none left. If " +
				"you do, roll 1 attack die; a hit turns one of your facedown damage cards faceup.",
			Abilities: []Ability{{Name: "recover a shield", When: EndOf(game.EndPhase), If: []Cond{Not(Has(Shield))},
				Do: []Op{Recover(Self, 1, Shield), RollDice(AttackDice, 1),
					Provided(Shows(RolledDice, Hit), rules.ExposeCard(Self))}}}},

		{ID: "raymusantilles",
			Summary: "At the start of the Activation phase choose an enemy ship at range 1-3. You may look at " +
				"its dial: if that shows a white maneuver, the ship receives 1 stress token.",
			Abilities: []Ability{{Name: "decode the orders", When: StartOf(game.ActivationPhase), Must: true,
				Do: []Op{Choose(Enemy, At(0, 3)), May("look at its dial", rules.LookAtDial(Chosen),
					Provided(whiteOnDial, Gain(Chosen, 1, StressToken)))}}}},

		{ID: "rearadmiralchiraneau", Summary: "Action: execute a white straight 1 maneuver.",
			Actions: []Ability{{Name: "advance", Do: []Op{rules.ExecuteNow(Self,
				game.Maneuver{Bearing: geom.Straight, Speed: 1, Difficulty: game.DifficultyWhite})}}}},

		{ID: "rebelcaptive",
			Summary: "The first ship in a round that targets you receives 1 stress token.",
			Abilities: []Ability{{Name: "weigh on them", When: AfterDefender, Must: true, Per: game.OncePerRound,
				Against: []Cond{Same(Self)}, Do: []Op{Gain(Attacker, 1, StressToken)}}}},

		{ID: "reconspecialist", Summary: "Your focus action gives you 1 more focus token.",
			Abilities: []Ability{{Name: "focus twice", When: AfterAction, Must: true,
				If: []Cond{About(game.FocusAction)}, Do: []Op{Gain(Self, 1, FocusToken)}}}},

		{ID: "rey", Stores: true,
			Summary: "As the End phase begins you may place 1 of your focus tokens on this card. As the " +
				"Combat phase begins you may take 1 of them back.",
			Abilities: []Ability{
				{Name: "store a focus token", When: StartOf(game.EndPhase), If: []Cond{Has(FocusToken)},
					Do: []Op{Remove(Self, 1, FocusToken), Store()}},
				{Name: "take it back", When: StartOf(game.EngagementPhase), Do: []Op{TakeStored(), Gain(Self, 1, FocusToken)}},
			}},

		{ID: "sabinewren",
			Summary: "You have a bomb slot. Once a round before a friendly bomb is removed an enemy ship " +
				"at range 1 of it that you choose suffers 1 damage.",
			Abilities: []Ability{{Name: "add to the blast", When: DeviceGone, Must: true,
				Per: game.OncePerRound, By: []Cond{Friend},
				Do: []Op{Choose(Enemy, ThatObject.At(0, 1)), Suffer(Chosen, 1, Hit, ThatObject.At(0, 1))}}}},

		{ID: "saboteur",
			Summary: "Action: choose an enemy ship at range 1 and roll 1 attack die. On a hit or " +
				"critical hit, turn 1 of its facedown damage cards faceup.",
			Actions: []Ability{{Name: "sabotage", Do: []Op{
				Choose(Enemy, At(0, 1), rules.ExposeCard(Chosen).Can),
				RollDice(AttackDice, 1),
				Provided(Shows(RolledDice, Hit|Crit), rules.ExposeCard(Chosen))}}}},

		{ID: "sawgerrera",
			Summary: "While you attack, you may suffer 1 damage to change all focus results to critical hits.",
			Abilities: []Ability{{Name: "stop at nothing", When: ModifyAttack,
				Do: []Op{Suffer(Self, 1, Hit), Change(AttackDice, Every, Focus, Crit)}}}},

		{ID: "shieldtechnician",
			Summary: "When you perform a recover action, you may choose how much energy to spend.",
			Mods:    []Mod{Ignores(SpendingAllEnergy)}},

		{ID: "systemsofficer",
			Summary: "Another friendly ship at range 1 may acquire a target lock after you execute a " +
				"green maneuver.",
			Abilities: []Ability{{Name: "share the data", When: AfterManeuver,
				If: []Cond{ManeuverIs(game.DifficultyBlue)},
				Do: []Op{Choose(OtherFriend, At(0, 1)),
					rules.EnemyLockOf(Chosen)}}}},

		{ID: "tactician",
			Summary: "After you attack a ship in your firing arc at range 2 it receives 1 stress token.",
			Abilities: []Ability{{Name: "stress", When: AfterAttack, Must: true,
				If: []Cond{AttackRange(2, 2), Defender.Is(In(Firing))},
				Do: []Op{Gain(Defender, 1, StressToken)}}}},

		{ID: "tailgunner",
			Summary: "In attacks out of your firing arc behind, the defender's agility is 1 lower, down " +
				"to 0.",
			Mods: []Mod{Add(AgilityOf, -1).For(Defending).If(Attacking, OutOf(Rear))}},

		{ID: "targetingcoordinator",
			Summary: "Energy: you may spend 1 energy to acquire a target lock, then give that lock to " +
				"a friendly ship at range 1-2.",
			Abilities: []Ability{energy("pass a target", SpendEnergy(1), Choose(Friend, At(0, 2)),
				rules.EnemyLockOf(Self), Provided(Anyone, Transfer(Self, Chosen, Every, OwnLock)))}},

		{ID: "torynfarr",
			Summary: "Action: choose enemy ships at range 1-2 and spend 1 energy for each: they lose all focus " +
				"and evade tokens and their target locks.",
			Actions: []Ability{{Name: "deceive them", If: []Cond{HasEnergy(1)},
				Do: []Op{ChooseUpTo(energyLeft, deceived),
					EachShip([]Cond{InGroup}, SpendEnergy(1), Remove(Chosen, Every, deceptions))}}}},

		{ID: "unkarplutt",
			Summary: "After a maneuver in which you overlap an enemy ship, you may suffer 1 damage to " +
				"perform an action.",
			Abilities: []Ability{{Name: "salvage", When: AfterManeuver,
				If: []Cond{Not(FullyExecuted), Any(Enemy, touchesChosen), CanPerform(0)},
				Do: []Op{Suffer(Self, 1, Hit), Provided(survives, Perform(Self, 0))}}}},

		{ID: "weaponsengineer",
			Summary: "You may keep 2 target locks, on different ships. When you acquire one, you may " +
				"acquire another.",
			Mods: []Mod{RaiseTo(LocksKept, 2)},
			Abilities: []Ability{
				{Name: "lock another", When: AfterLock, If: []Cond{Not(Marked)},
					Do: []Op{Mark(ThisPhase, Self), rules.EnemyLockOf(Self, Not(Same(Other)))}},
				{Name: "have both", When: AfterLock, Must: true, If: []Cond{Marked},
					Do: []Op{Unmark(Self)}},
			}},

		{ID: "wed15repairdroid",
			Summary: "Action: discard 1 of your damage cards. A facedown card costs 1 energy and a faceup " +
				"card 3 energy.",
			// The action itself may cost the energy that it needs (Secondary Drive Failure).
			Actions: []Ability{{Name: "repair the hull", If: []Cond{weldOne.Can},
				Do: []Op{Provided(Anyone, weldOne)}}}},

		{ID: "wookieecommandos", Summary: "While you attack, you may reroll focus results.",
			Abilities: []Ability{{Name: "reroll focus results", When: ModifyAttack,
				Do: []Op{Reroll(AttackDice, all, Focus)}}}},

		{ID: "ysanneisard",
			Summary: "At the start of the Combat phase, damaged and without shields, you may evade as an " +
				"action.",
			Abilities: []Ability{{Name: "evade", When: StartOf(game.EngagementPhase),
				If: []Cond{Not(Has(Shield)), Damaged}, Do: []Op{Perform(Self, 0, game.EvadeAction)}}}},

		{ID: "zeborrelios",
			Summary: "You and enemy ships in your firing arc that you touch may attack each other.",
			Mods: []Mod{Permits(game.AtRangeZero).For(Anyone).If(Either(
				All(Attacking, Defender.Is(In(Firing))), All(Defending, Attacker.Is(In(Firing)))))}},

		{ID: "zuckuss",
			Summary: "While you attack, if you are not stressed, you may receive any number of stress " +
				"tokens. For each, choose 1 defense die; the defender must reroll it.",
			Abilities: []Ability{{Name: "foresee the evasion", When: ModifyDefense,
				Against: []Cond{Same(Self)}, If: []Cond{Not(Stressed)},
				Do: []Op{RerollFor(DefenseDice, StressToken)}}}},
	}
}

// firstRound reports whether it is the first round.
func firstRound(x *game.Exec) bool { return x.S.Round == 1 }

// firstCard reports whether the present attack has dealt no damage card yet.
var firstCard = All(CausedBy(AnAttack), Not(Happened(CardsDealt)))

// spares keep a token of a kind that the defender has from being spent in this attack.
func spares(k Kinds) []Op {
	return []Op{
		RunIf("choose a token", Defender.Is(Has(k)), func(*game.Exec) {}),
		Lasting(ThisAttack, Defender, Forbids(Spending).If(About(k), Compare(Count(k), AtMost, 1))),
	}
}

// lastAttack forbids attacks after the one that the card's first ability made.
var lastAttack = Forbids(DeclaringAttacks).If(UsedThisRound(0))

// greenAttacker reports whether the attacker's pilot skill is 2 or lower.
func greenAttacker(x *game.Exec) bool { return rules.InitiativeOf(x, x.Attack().Attacker) <= 2 }

// inspired reports whether this card has been discarded for the Activation phase in progress.
var inspired = All(InPhase(game.ActivationPhase), UsedThisRound(0))

// easedByLeia says that maneuvers may be treated as white once the card is discarded for it, though its
// ship is lost.
func easedByLeia() Mod {
	m := rules.MayTreatAs(game.DifficultyWhite).For(Friend).If(inspired)
	m.Dead, m.Lasts = true, true
	return m
}

// weldOne is what WED-15 Repair Droid does.
var weldOne = PickOne(Self,
	Alt("a facedown card", SpendEnergy(1), rules.Repair(Self, rules.Facedown)),
	Alt("a faceup card", SpendEnergy(3), rules.DiscardFaceup(Self)))

// divertShield turns a shield of Self into energy, of the section that its player picks, and does more then.
func divertShield(then ...Op) []Op {
	lower := func(at game.Section) Op {
		return RunIf("remove a shield", func(x *game.Exec) bool {
			info := x.Info(x.Self())
			return (at == game.ForeSection || info.Huge.Two) && *x.Ship(x.Self()).ShieldsAt(info, at) > 0
		}, func(x *game.Exec) { LoseShieldAt(x, x.Self(), at, "damage.lose-shield-not-damage") })
	}
	return append([]Op{PickOne(Self,
		Alt("a shield of the fore section", lower(game.ForeSection)),
		Alt("a shield of the aft section", lower(game.AftSection))), GainEnergy(Self, 1)}, then...)
}

// deceptions are what Toryn Farr takes, and deceived the ships that have some of it.
const deceptions = FocusToken | EvadeToken | OwnLock

var deceived = All(Enemy, At(0, 2), Has(deceptions))

// whiteOnDial reports whether the chosen ship has a white maneuver on its facedown dial.
func whiteOnDial(x *game.Exec) bool {
	id := x.Chosen()
	n := x.S.Secret[x.Side(id)].Dials[id]
	return n > 0 && rules.DifficultyOnDial(x, id, x.Info(id).Dial[n-1]) == game.DifficultyWhite
}

// criticalAt lets a ship change a hit to a critical hit in attacks at these ranges.
func criticalAt(least, most int) []Ability {
	return []Ability{{Name: "change a hit", When: ModifyAttack, If: []Cond{AttackRange(least, most)},
		Do: []Op{Change(AttackDice, 1, Hit, Crit)}}}
}

// calmEnemy reports whether the chosen ship is an enemy at range 1 without stress.
var calmEnemy = All(Enemy, At(0, 1), Not(Stressed))

// hunted is how many dice Dengar rerolls.
func hunted(x *game.Exec) int {
	if x.Info(x.Attack().Defender).Limited {
		return 2
	}
	return 1
}

// sameBearing reports whether a maneuver has the bearing of the one shown and is not red for a
// stressed ship.
func sameBearing(x *game.Exec, shown, to game.Maneuver) bool {
	return shown.Bearing == to.Bearing && (!x.Ship(x.Self()).Has(game.StressToken) ||
		rules.OnDialCanBe(x, x.Self(), to, game.DifficultyBlue) ||
		rules.OnDialCanBe(x, x.Self(), to, game.DifficultyWhite))
}

// touchesChosen reports whether the ship touches the chosen one.
func touchesChosen(x *game.Exec) bool { return TouchingShips(x, x.Self(), x.Chosen()) }

// nameResult names a result of dice that a friendly ship is about to roll, once a round in all windows.
func nameResult(when game.Window, of Cond, faces ...game.Face) Ability {
	until := game.Until(ThisAttack)
	if when == BeforeRoll(RolledDice) {
		until = ThisPhase
	}
	var named []Alternative
	for _, f := range faces {
		named = append(named, Alt(f.String(), Mark(until, Active, func(*game.Exec) int { return int(f) })))
	}
	return Ability{Name: "name a result", When: when, Per: game.OncePerRound, By: []Cond{Friend},
		If: []Cond{of, Not(UsedThisRound(0)), Not(UsedThisRound(1)), Not(UsedThisRound(2)), Not(UsedThisRound(3))},
		Do: []Op{PickOne(Self, named...)}}
}

// raiseShields makes the shield value of a ship higher by n for the match, and the ship recovers as many
// shields (1e.setup.shields-filled).
func raiseShields(r Ref, n int8) Op {
	return Run("raise the shield value", func(x *game.Exec) {
		x.Ship(r(x)).MoreShields += n
		for range n {
			RecoverShieldAt(x, r(x), game.NoSection)
		}
	})
}

// turnToNeighbor is the op with which the player of Self looks at the facedown dial of a ship, and the
// ship's player then turns it to a maneuver beside the one that it shows, though the ship is stressed. A
// dial goes round: its first maneuver is beside its last one.
func turnToNeighbor(r Ref) Op {
	look := rules.LookAtDial(r)
	each := func(x *game.Exec, visit func(m game.Maneuver)) {
		dial := x.Info(r(x)).Dial
		at := slices.Index(dial, rules.SetDial(x, r(x)))
		if at < 0 || !rules.DialFacedown(x, r(x)) {
			return
		}
		for _, step := range [...]int{len(dial) - 1, 1} {
			if m := dial[(at+step)%len(dial)]; rules.OnDialNow(x, r(x), m) {
				visit(m)
			}
		}
	}
	return Op{
		What: "turn a dial to the maneuver beside",
		Can: func(x *game.Exec) bool {
			possible := false
			each(x, func(game.Maneuver) { possible = true })
			return possible
		},
		Do: game.Parts{
			game.If("has it not been seen yet", look.Can, look.Do),
			game.Step{
				Name: "choose the maneuver beside it",
				Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(r(x))) },
				Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
					each(x, func(m game.Maneuver) {
						c := game.Opt(game.DialVerb)
						c.Ship, c.Maneuver = r(x), m
						q.Add(c)
					})
				},
				Take: func(x *game.Exec, p game.Player, c game.Choice) {
					rules.ClearDial(x, c.Ship)
					rules.PutOnDial(x, p, c)
				},
			},
		},
	}
}

// survives reports whether a ship is not destroyed, or stays in play for the time being: one that has paid
// with its last hull does nothing more (1e.card.destroyed-ship-inactive).
func survives(x *game.Exec) bool {
	s := x.Ship(x.Subject())
	return !s.Destroyed || s.Lingers != game.NotLingering || x.G.StaysInPlay(x, x.Subject())
}
