package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// elite are the elite pilot talents from A to I.
func elite() []Def {
	return []Def{
		{ID: "adaptability",
			Summary: "Your pilot skill is 1 lower or 1 higher, as you choose before forces are placed.",
			Mods: []Mod{Add(InitiativeOf, -1).AtFirst().OnSide(1).OutOfPlay(),
				Add(InitiativeOf, 1).AtFirst().OnSide(2).OutOfPlay()},
			Abilities: []Ability{{Name: "choose a side", When: BeforePlacing, Must: true,
				Do: []Op{PickOne(Self, Alt("1 lower"), Alt("1 higher", FlipCard()))}}}},

		{ID: "adrenalinerush",
			Summary: "You may discard this card to treat a red maneuver on your dial as white.",
			Abilities: []Ability{{Name: "treat it as white", When: BeforeManeuver,
				If: []Cond{OfDial}, Do: []Op{DiscardThis(), rules.ManeuverAs(game.DifficultyWhite)}}}},

		{ID: "ascoretosettle",
			Summary: "Before ships are placed assign A Debt to Pay to an enemy ship. While you attack " +
				"that ship, you may change 1 focus result to a critical hit.",
			Abilities: []Ability{
				{Name: "name the debtor", When: BeforePlacing, Must: true,
					Do: []Op{Choose(Enemy), rules.Assign("adebttopay", Chosen)}},
				{Name: "settle the score", When: ModifyAttack,
					If: []Cond{Defender.Is(HasCondition("adebttopay"))},
					Do: []Op{Change(AttackDice, 1, Focus, Crit)}},
			}},

		{ID: "attannimindlink",
			Summary: "When you are assigned a focus or stress token, each other friendly ship with " +
				"Attanni Mindlink that has none of the kind is assigned one, too.",
			Abilities: []Ability{{Name: "share the thought", When: AfterGain, Must: true,
				If: []Cond{About(FocusToken | StressToken)},
				Do: []Op{EachShip([]Cond{linked}, Gain(Chosen, 1, That))}}}},

		{ID: "bodyguard",
			Summary: "At the start of the Combat phase, you may spend a focus token: the agility of a " +
				"friendly ship at range 1 whose pilot skill is above yours is 1 higher this round.",
			Abilities: []Ability{{Name: "guard", When: StartOf(game.EngagementPhase),
				Do: []Op{Spend(Self, 1, FocusToken),
					Choose(OtherFriend, At(0, 1), Compare(Initiative, Above, Self.Of(Initiative))),
					Lasting(ThisRound, Chosen, Add(AgilityOf, 1))}}}},

		{ID: "calculation",
			Summary: "While you attack, you may spend a focus token to change 1 focus result to a " +
				"critical hit.",
			Abilities: []Ability{{Name: "calculate", When: ModifyAttack,
				Do: []Op{Spend(Self, 1, FocusToken), Change(AttackDice, 1, Focus, Crit)}}}},

		{ID: "coolhand",
			Summary: "When you receive a stress token, you may discard this card for 1 focus or evade token.",
			Abilities: []Ability{{Name: "stay cool", When: AfterGain, If: []Cond{About(StressToken)},
				Do: []Op{DiscardThis(), Gain(Self, 1, FocusToken|EvadeToken)}}}},

		{ID: "crackshot",
			Summary: "While you attack a ship in your firing arc, you may discard this card to cancel " +
				"1 evade result.",
			Abilities: []Ability{{Name: "cancel an evade", When: BeforeNeutralize,
				By: []Cond{In(Firing)}, Against: []Cond{Same(Self)},
				Do: []Op{DiscardThis(), CancelResult(DefenseDice, Evade)}}}},

		{ID: "daredevil",
			Summary: "Action: execute a white turn of speed 1 and receive 1 stress token. Without the " +
				"boost action you then roll 2 attack dice and suffer what they show.",
			Actions: []Ability{{Name: "turn at full throttle", Do: []Op{
				PickOne(Self,
					Alt("turn left", rules.ExecuteNow(Self, turnOne(geom.TurnLeft))),
					Alt("turn right", rules.ExecuteNow(Self, turnOne(geom.TurnRight)))),
				Provided(InPlay, Gain(Self, 1, StressToken),
					Provided(Not(onBar(game.BoostAction)), RollDice(AttackDice, 2), sufferRolled))}}}},

		{ID: "deadeye",
			Summary: "A focus token stands in for the target lock of an attack, also where that is " +
				"spent.",
			Mods: []Mod{Permits(game.NoLockOnIt, OneFocus)}},

		{ID: "debrisgambit",
			Summary: "Action: receive 1 evade token for each obstacle at range 1, 2 at most.",
			Actions: []Ability{{Name: "hide in the debris", Do: []Op{
				Gain(Self, ObstaclesWithin(1).Max(2), EvadeToken)}}}},

		{ID: "decoy",
			Summary: "At the start of the Combat phase, you may exchange pilot skills with another " +
				"friendly ship at range 1-2 until the end of the phase.",
			Abilities: []Ability{{Name: "swap places", When: StartOf(game.EngagementPhase), Do: []Op{
				Choose(OtherFriend, At(0, 2)),
				Note(Chosen.Of(Initiative)),
				LastingInitiative(UntilEndOf(game.EngagementPhase), Chosen, Self.Of(Initiative)),
				LastingInitiative(UntilEndOf(game.EngagementPhase), Self, Picked)}}}},

		{ID: "determination",
			Summary: "Pilot damage cards dealt faceup to you are discarded before they have an effect.",
			Abilities: []Ability{{Name: "grit your teeth", When: DealingFaceup, Must: true,
				Do: []Op{Instead(rules.DrawAndDiscard([]string{"pilot"})...)}}}},

		{ID: "drawtheirfire",
			Summary: "When an attack hits another friendly ship at range 1, you may suffer 1 of its " +
				"critical hits instead.",
			Abilities: []Ability{{Name: "take a critical hit", When: AfterNeutralize,
				By: []Cond{OtherFriend, At(0, 1)},
				Do: []Op{SufferToCancel(Self, AttackDice, Crit)}}}},

		{ID: "elusiveness",
			Summary: "While you defend without stress, you may receive 1 stress token to have 1 attack " +
				"die rerolled.",
			Abilities: []Ability{{Name: "elude", When: ModifyAttack,
				Against: []Cond{Same(Self)}, If: []Cond{Not(Stressed)},
				Do: []Op{Gain(Self, 1, StressToken), Reroll(AttackDice, 1)}}}},

		{ID: "experthandling",
			Summary: "Action: perform a barrel roll. If the barrel roll action is not on your action " +
				"bar, receive 1 stress token. Then you may remove 1 enemy target lock from your ship.",
			Actions: []Ability{{Name: "roll out of sight", Do: []Op{
				Perform(Self, 0, game.BarrelRollAction),
				Provided(DidPerformOffBar, Gain(Self, 1, StressToken)),
				Provided(DidPerform, May("remove a target lock", Remove(Self, 1, EnemyLock)))}}}},

		{ID: "expertise",
			Summary: "While you attack without stress, you may change all your focus results to hits.",
			Abilities: []Ability{{Name: "hit", When: ModifyAttack, If: []Cond{Not(Stressed)},
				Do: []Op{Change(AttackDice, Every, Focus, Hit)}}}},

		{ID: "expose",
			Summary: "Action: until the end of the round your primary weapon is 1 stronger and your " +
				"agility 1 lower.",
			Actions: []Ability{{Name: "expose yourself", Do: []Op{Run("strike a pose", func(*game.Exec) {})}}},
			Mods: []Mod{
				Add(PrimaryValueOf, 1).If(UsedThisRound(0)),
				Add(AgilityOf, -1).If(UsedThisRound(0)),
			}},

		{ID: "fearlessness",
			Summary: "While you attack at range 1, each in the other's firing arc, you may add 1 hit.",
			Abilities: []Ability{{Name: "add a hit", When: ModifyAttack,
				If: []Cond{Defender.In(Firing, 0, 1), Defender.Is(In(Firing))},
				Do: []Op{AddResult(AttackDice, Hit)}}}},

		{ID: "intensity",
			Summary: "After you perform a boost or barrel roll action, you may receive 1 focus or " +
				"evade token. If you do, flip this card. Flipped: at the end of the Combat phase, you " +
				"may spend 1 focus or evade token to flip this card back.",
			Abilities: []Ability{
				{Name: "keep up the pace", When: AfterAction, Side: 1,
					If: []Cond{About(game.BoostAction, game.BarrelRollAction)},
					Do: []Op{Gain(Self, 1, FocusToken|EvadeToken), FlipCard()}},
				{Name: "catch your breath", When: EndOf(game.EngagementPhase), Side: 2,
					Do: []Op{Spend(Self, 1, FocusToken|EvadeToken), FlipCard()}},
			}},

		{ID: "intimidation", Summary: "The agility of enemy ships that you touch is 1 lower.",
			Mods: []Mod{Add(AgilityOf, -1).For(Enemy, touched)}},

		{ID: "juke",
			Summary: "While you attack with an evade token, you may change 1 evade result of the " +
				"defender to a focus.",
			Abilities: []Ability{{Name: "juke", When: ModifyDefense,
				Against: []Cond{Same(Self)}, If: []Cond{Has(EvadeToken)},
				Do: []Op{Change(DefenseDice, 1, Evade, Focus)}}}},

		{ID: "lightningreflexes",
			Summary: "After you execute the white or green maneuver of your dial, you may discard this " +
				"card to turn your ship round; then you receive 1 stress token.",
			Abilities: []Ability{{Name: "turn round", When: AfterManeuver,
				If: []Cond{OfDial, Not(ManeuverIs(game.DifficultyRed))},
				Do: []Op{DiscardThis(), rules.TurnRound(Self), Gain(Self, 1, StressToken)}}}},

		{ID: "lonewolf",
			Summary: "While you attack or defend with no other friendly ship at range 1-2, you may " +
				"reroll 1 blank.",
			Abilities: []Ability{
				{Name: "reroll an attack blank", When: ModifyAttack,
					If: []Cond{Not(Any(OtherFriend, At(0, 2)))}, Do: []Op{Reroll(AttackDice, 1, Blank)}},
				{Name: "reroll a defense blank", When: ModifyDefense,
					If: []Cond{Not(Any(OtherFriend, At(0, 2)))}, Do: []Op{Reroll(DefenseDice, 1, Blank)}},
			}},

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
				Not(Defender.In(Firing)))}},

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
					Suffer(Chosen, 1, Hit, nearDefender)}}}},

		{ID: "saturationsalvo",
			Summary: "After your torpedo or missile attack misses, each ship at range 1 of the " +
				"defender whose agility is lower than the squad point cost of that card rolls 1 attack " +
				"die: a hit costs it 1 damage, a critical hit 1 critical damage.",
			Abilities: []Ability{{Name: "saturate", When: AfterAttack, Must: true,
				If: []Cond{AttackWith("torpedo", "missile"), Not(AttackHit)},
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
			Summary: "Action: another ship at range 1-2 with lower pilot skill than yours may perform an action.",
			Actions: []Ability{{Name: "give an order", Do: []Op{
				Choose(At(0, 2), Compare(Initiative, Below, Self.Of(Initiative))),
				Perform(Chosen, 0)}}}},

		{ID: "stayontarget",
			Summary: "When you reveal a maneuver, you may turn your dial to another of the same speed. If you " +
				"do, it is red.",
			Abilities: []Ability{{Name: "turn the dial", When: AfterReveal,
				Do: []Op{TurnDial(Self, sameSpeed, asItIs), treatDialAs(game.DifficultyRed)}}}},

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
			Abilities: []Ability{{Name: "lead", When: StartOf(game.EngagementPhase),
				Do: []Op{Choose(OtherFriend, At(1, 1)),
					LastingInitiative(UntilEndOf(game.EngagementPhase), Chosen, Self.Of(Initiative))}}}},

		{ID: "trickshot", Summary: "In obstructed attacks you may roll 1 more die.",
			Abilities: []Ability{{Name: "roll another die", When: AfterDefender,
				If: []Cond{ObstructedAttack}, Do: []Op{AddDice(AttackDice, 1)}}}},

		{ID: "wingman",
			Summary: "At the start of the Combat phase another friendly ship at range 1 loses 1 stress " +
				"token.",
			Abilities: []Ability{{Name: "reassure", When: StartOf(game.EngagementPhase), Must: true,
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

// linked reports whether the chosen ship is another that shares the thought, and lacks the token.
var linked = All(OtherFriend, Equipped("attannimindlink"), Not(Has(That)))

// touched reports whether the ship that a query is about touches the ship of the card.
func touched(x *game.Exec) bool { return TouchingShips(x, x.Self(), x.Subject()) }

// turnOne is a white turn of speed 1.
func turnOne(b geom.Bearing) game.Maneuver {
	return game.Maneuver{Bearing: b, Speed: 1, Difficulty: game.DifficultyWhite}
}

// onBar reports whether the ship's action bar has an action.
func onBar(a game.Action) Cond {
	return func(x *game.Exec) bool {
		bar := x.Info(x.Self()).Actions
		for i := range bar {
			if bar[i].Action == a && x.HasLine(x.Self(), &bar[i]) {
				return true
			}
		}
		return false
	}
}

// sufferRolled lets the ship suffer what its attack dice show.
var sufferRolled = Run("suffer what the dice show", func(x *game.Exec) {
	hits, crits := Results(RolledDice, Hit)(x), Results(RolledDice, Crit)(x)
	SufferOf(x, x.Self(), game.NoShip, hits, crits)
})

// swarming reports whether the chosen ship is a friend with an evade token for the swarm leader.
var swarming = All(OtherFriend, Has(EvadeToken), func(x *game.Exec) bool {
	return Defender.Is(Chosen.In(Firing, 0, 3))(x)
})

// saturated reports whether the chosen ship is near the defender of the salvo and too slow for it.
var saturated = All(Target.At(0, 1), Compare(Agility, Below, WeaponCost))

// rollAndSuffer lets the chosen ship roll an attack die and suffer what it shows: the defender itself at the
// section that was the target.
var rollAndSuffer = []Op{RollDice(AttackDice, 1, Chosen),
	Provided(Chosen.Is(Defending),
		Provided(Shows(RolledDice, Hit), Suffer(Target, 1, Hit)),
		Provided(Shows(RolledDice, Crit), Suffer(Target, 1, Crit))),
	Provided(Chosen.Is(nearDefender),
		Provided(Shows(RolledDice, Hit), Suffer(Chosen, 1, Hit, nearDefender)),
		Provided(Shows(RolledDice, Crit), Suffer(Chosen, 1, Crit, nearDefender)))}

// preyed is how many dice a predator rerolls.
func preyed(x *game.Exec) int {
	if rules.InitiativeOf(x, x.Attack().Defender) <= 2 {
		return 2
	}
	return 1
}

// sameSpeed reports whether two maneuvers are of one speed.
func sameSpeed(_ *game.Exec, shown, to game.Maneuver) bool { return shown.Speed == to.Speed }

// treatDialAs treats whatever maneuver Self's dial shows as of a difficulty until it is executed.
func treatDialAs(d game.Difficulty) Op {
	return Run("treat what the dial shows as of a difficulty", func(x *game.Exec) {
		x.Ship(x.Self()).Treated |= int8(rules.As(d)) | Sticks
	})
}
