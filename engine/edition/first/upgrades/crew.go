package upgrades

import (
	"strconv"

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

		{ID: "agentkallus",
			Summary: "As the first round begins choose an enemy ship, small or large. While you attack " +
				"it or defend against it, you may change 1 focus result to a hit or an evade.",
			Abilities: []Ability{
				{Name: "choose the prey", When: StartOfPlanning, Must: true, If: []Cond{firstRound},
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
			Abilities: []Ability{{Name: "hire", When: StartOfEnd,
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
				{Name: "guess", When: BeforeDefenseRoll, Per: game.OncePerRound,
					Do: []Op{rules.GuessEvades(0)}},
				{Name: "add an evade", When: AfterRoll, Must: true,
					If: []Cond{About(DefenseDice), rules.GuessedRight}, Do: []Op{AddResult(DefenseDice, Evade)}},
			}},

		{ID: "captainrex", Summary: "After your attack misses, you may get 1 focus token.",
			Abilities: []Ability{{Name: "focus", When: AfterAttack, If: []Cond{Not(AttackHit)},
				Do: []Op{Gain(Self, 1, FocusToken)}}}},

		{ID: "chewbacca",
			Summary: "When dealt a damage card, you may discard it at once to recover 1 shield. Then " +
				"this card is discarded.",
			Abilities: []Ability{
				{Name: "patch it up", When: DealingFaceup, Must: true,
					Do: []Op{Instead(rules.DrawAndDiscard(nil, DiscardThis(),
						Provided(Anyone, Recover(Self, 1, Shield)))...)}},
				{Name: "patch it up unseen", When: WouldBeFacedown,
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
			Abilities: []Ability{{Name: "trade", When: StartOfEnd,
				Do: []Op{DiscardThis(), rules.ReplaceUpgrade("illicit", "cargo")}}}},

		{ID: "courierdroid",
			Summary:   "Before ships are placed, you may treat your pilot skill as 0 or 8 while they are.",
			Abilities: []Ability{placedAt(0, 8)}},

		{ID: "darthvader",
			Summary: "After you attack, you may suffer 2 damage to deal 1 critical damage to the defender.",
			Abilities: []Ability{{Name: "choke", When: AfterAttack, If: []Cond{Defender.Is(InPlay)},
				Do: []Op{Suffer(Self, 2, Hit), SufferAtTarget(1, Crit)}}}},

		{ID: "dashrendar",
			Summary: "You may attack while you overlap an obstacle. Your attacks are not obstructed.",
			Mods:    []Mod{Permits(game.OnRock), Ignores(AnyObstruction)}},

		{ID: "deathtroopers",
			Summary: "An attacker that targets another friendly ship at range 1 receives 1 stress token " +
				"if you are in its firing arc at range 1-3.",
			Abilities: []Ability{{Name: "frighten", When: AfterDefender, Must: true,
				Against: []Cond{OtherFriend, At(0, 1)}, If: []Cond{InOf(Attacker, Firing, 0, 3)},
				Do: []Op{Gain(Attacker, 1, StressToken)}}}},

		{ID: "dengar",
			Summary: "While you attack, you may reroll 1 die, or up to 2 against a unique pilot.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				Do: []Op{Reroll(AttackDice, hunted)}}}},

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

		{ID: "greedo",
			Summary: "In your first attack of a round, and in the first one against you, the first " +
				"damage card is dealt faceup.",
			Abilities: []Ability{
				{Name: "strike first", When: WouldBeFacedown, Must: true, By: []Cond{Defending},
					If: []Cond{Attacking, firstCard, Not(UsedThisRound(2))},
					Do: []Op{Instead(rules.DealFaceupInstead())}},
				{Name: "be struck", When: WouldBeFacedown, Must: true, By: []Cond{Defending},
					If: []Cond{Defending, firstCard, Not(UsedThisRound(3))},
					Do: []Op{Instead(rules.DealFaceupInstead())}},
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
				{Name: "force the attacker", When: BeforeDefenseRoll, Must: true,
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
			Abilities: []Ability{{Name: "spy", When: StartOfActivation, Must: true,
				Do: []Op{Choose(Enemy, At(0, 2)), May("look at its dial", rules.LookAtDial(Chosen))}}}},

		{ID: "isbslicer",
			Summary: "After you jam an enemy ship with the jam action, you may give 1 jam token to a " +
				"ship at range 1 of it that has none.",
			Abilities: []Ability{{Name: "jam another", When: AfterAction, If: []Cond{About(game.JamAction)},
				Do: []Op{Choose(AtOf(Other, 0, 1), Not(Has(JamToken))), Gain(Chosen, 1, JamToken)}}}},

		{ID: "jabbathehutt",
			Summary: "Setup: place 1 illicit token on each illicit upgrade in your squad. When such a " +
				"card would be discarded, discard its illicit token instead.",
			Loads: &LoadTerms{Slots: []string{"illicit"}, Tokens: 1, Squad: true}},

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
			Abilities: []Ability{{Name: "hold it fast", When: StartOfEnd,
				Do: []Op{Choose(Enemy, In(Firing, 0, 2)), KeepTokens(Chosen, Every, TractorToken)}}}},

		{ID: "kyloren",
			Summary: "Action: an enemy ship at range 1-3 is assigned I'll Show You the Dark Side.",
			Actions: []Ability{{Name: "show the dark side",
				Do: []Op{Choose(Enemy, At(0, 3)), rules.Assign("illshowyouthedarkside", Chosen)}}}},

		{ID: "kylekatarn",
			Summary: "After you remove a stress token, you may assign a focus token to yourself.",
			Abilities: []Ability{{Name: "focus", When: AfterRemove, If: []Cond{About(StressToken)},
				Do: []Op{Gain(Self, 1, FocusToken)}}}},

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
				{Name: "inspire", When: StartOfActivation, Per: game.OncePerRound, Do: []Op{DiscardThis()}},
				{Name: "treat it as white", When: BeforeManeuver, By: []Cond{Friend}, Dead: true, Lasts: true,
					If: []Cond{inspired, OfDial}, Do: []Op{rules.TreatAs(game.DifficultyWhite)}},
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
	}
}

// firstRound reports whether it is the first round.
func firstRound(x *game.Exec) bool { return x.S.Round == 1 }

// firstCard reports whether the present attack has dealt no damage card yet.
var firstCard = All(FromAttack, Not(Happened(CardsDealt)))

// spares keep a token of a kind that the defender has from being spent in this attack.
func spares(k Kinds) []Op {
	return []Op{
		RunIf("choose a token", Defender.Is(Has(k)), func(*game.Exec) {}),
		Lasting(ThisAttack, Defender, Forbids(Spending).If(About(k), Compare(Count(k), AtMost, 1))),
	}
}

// placedAt lets a ship be placed as if its pilot skill were one of these.
func placedAt(skills ...int) Ability {
	var alts []Alternative
	for _, n := range skills {
		alts = append(alts, Alt("skill "+strconv.Itoa(n), LastingInitiative(UntilEndOf(game.SetupPhase), Self, n)))
	}
	return Ability{Name: "choose when you are placed", When: BeforePlacing,
		Do: []Op{PickOne(Self, alts...)}}
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
