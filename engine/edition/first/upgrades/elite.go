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
			Mods: []Mod{From(InitiativeOf, -1).OnSide(1).OutOfPlay(),
				From(InitiativeOf, 1).OnSide(2).OutOfPlay()},
			Abilities: []Ability{{Name: "choose a side", When: BeforePlacing, Must: true,
				Do: []Op{PickOne(Self, Alt("1 lower"), Alt("1 higher", FlipCard()))}}}},

		{ID: "adrenalinerush",
			Summary: "You may discard this card to treat a red maneuver on your dial as white.",
			Abilities: []Ability{{Name: "treat it as white", When: BeforeManeuver,
				If: []Cond{OfDial}, Do: []Op{DiscardThis(), rules.TreatAs(game.DifficultyWhite)}}}},

		{ID: "ascoretosettle",
			Summary: "Before ships are placed assign A Debt to Pay to an enemy ship. While you attack " +
				"that, you may change 1 focus result to a critical hit.",
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
			Abilities: []Ability{{Name: "guard", When: StartOfEngagement,
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
			Abilities: []Ability{{Name: "swap places", When: StartOfEngagement, Do: []Op{
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
				If: []Cond{InOf(Defender, Firing, 0, 1), Defender.Is(In(Firing))},
				Do: []Op{AddResult(AttackDice, Hit)}}}},

		{ID: "intensity",
			Summary: "After you perform a boost or barrel roll action, you may receive 1 focus or " +
				"evade token. If you do, flip this card. Flipped: at the end of the Combat phase, you " +
				"may spend 1 focus or evade token to flip this card back.",
			Abilities: []Ability{
				{Name: "keep up the pace", When: AfterAction, Side: 1,
					If: []Cond{About(game.BoostAction, game.BarrelRollAction)},
					Do: []Op{Gain(Self, 1, FocusToken|EvadeToken), FlipCard()}},
				{Name: "catch your breath", When: EndOfEngagement, Side: 2,
					Do: []Op{Spend(Self, 1, FocusToken|EvadeToken), FlipCard()}},
			}},

		{ID: "intimidation", Summary: "The agility of enemy ships that you touch is 1 lower.",
			Mods: []Mod{Add(AgilityOf, -1).For(Enemy, touched)}},
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
