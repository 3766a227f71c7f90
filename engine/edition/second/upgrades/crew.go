package upgrades

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// crew are the crew, alphabetical. Tactical Officer does only what its data grant.
func crew() []Def { return slices.Concat(crewToE(), crewFToZ()) }

// crewToE are the crew up to E.
func crewToE() []Def {
	return []Def{
		{ID: "000",
			Summary: "At the start of the Engagement phase you may choose an enemy at range 0-1: " +
				"you gain 1 calculate token unless it chooses to gain 1 stress token.",
			Abilities: []Ability{{Name: "threaten", When: StartOfEngagement,
				Do: []Op{Choose(Enemy, At(0, 1)),
					PickOne(Chosen,
						Alt("gain a stress token", Gain(Chosen, 1, StressToken)),
						Alt("let the other gain a calculate token",
							Gain(Self, 1, CalculateToken)))}}}},

		{ID: "admiralsloane",
			Summary: "The attacker that destroys another friendly ship at range 0-3 gains 2 stress " +
				"tokens. A friendly ship at range 0-3 that attacks a stressed ship may reroll 1 " +
				"attack die.",
			Abilities: []Ability{
				{Name: "vengeance", When: AfterDefend, Must: true,
					By: []Cond{OtherFriend, At(0, 3), Destroyed}, Do: []Op{Gain(Other, 2, StressToken)}},
				{Name: "reroll a die", When: ModifyAttack,
					By: []Cond{Friend, At(0, 3)}, Against: []Cond{Stressed}, Do: []Op{Reroll(AttackDice, 1)}},
			}},

		{ID: "agentkallus",
			Summary: "After placing forces assign Hunted to an enemy. While you attack the hunted " +
				"ship you may change 1 focus result to a hit.",
			Abilities: []Ability{
				{Name: "hunt", When: ForcesPlaced, Must: true,
					Do: []Op{Choose(Enemy), rules.Assign("hunted", Chosen)}},
				{Name: "change a focus result to a hit", When: ModifyAttack,
					If: []Cond{Defender.Is(HasCondition("hunted"))},
					Do: []Op{Change(AttackDice, 1, Focus, Hit)}},
			}},

		{ID: "c3po",
			Summary: "Before you roll defense dice you may spend 1 calculate token to guess how " +
				"many evades they show; if that is right add 1 evade. A calculate action gives " +
				"you 1 more calculate token.",
			Abilities: []Ability{
				{Name: "guess", When: BeforeDefenseRoll,
					Do: []Op{Spend(Self, 1, CalculateToken), rules.GuessEvades()}},
				{Name: "add an evade", When: DefenseRolled, Must: true, If: []Cond{rules.GuessedRight},
					Do: []Op{AddResult(DefenseDice, Evade)}},
				{Name: "calculate again", When: AfterAction, Must: true,
					If: []Cond{About(game.CalculateAction)}, Do: []Op{Gain(Self, 1, CalculateToken)}},
			}},

		{ID: "chewbacca",
			Summary: "At the start of the Engagement phase you may spend 2 charges to repair a " +
				"faceup damage card.",
			Abilities: []Ability{{Name: "repair", When: StartOfEngagement,
				Do: []Op{Spend(Self, 2, Charge), rules.RepairFaceupOp("")}}}},

		{ID: "chewbacca-battleofyavin",
			Summary: "After you perform an evade action you may gain 1 focus token.",
			Abilities: []Ability{{Name: "focus too", When: AfterAction,
				If: []Cond{About(game.EvadeAction)}, Do: []Op{Gain(Self, 1, FocusToken)}}}},

		{ID: "chewbacca-crew",
			Summary: "At the start of the End phase, for 1 focus token you may repair a faceup damage " +
				"card.",
			Abilities: []Ability{{Name: "repair", When: StartOfEnd,
				Do: []Op{Spend(Self, 1, FocusToken), rules.RepairFaceupOp("")}}}},

		{ID: "cienaree",
			Summary: "A ship that barrel rolled or boosted because you coordinated it may take a " +
				"stress token to turn by 90 degrees.",
			Abilities: []Ability{{Name: "turn the ship", When: AfterAction,
				If: []Cond{About(game.CoordinateAction), Led(game.BarrelRollAction, game.BoostAction)},
				Do: []Op{Gain(Other, 1, StressToken), rules.RotateShip(Other)}}}},

		{ID: "darthvader",
			Summary: "At the start of the Engagement phase you may choose a ship in your firing arc at " +
				"range 0-2 and spend 1 Force: it suffers 1 hit damage unless it removes a green token.",
			Abilities: []Ability{{Name: "choke", When: StartOfEngagement,
				Do: []Op{Choose(In(Firing, 0, 2)), Spend(Self, 1, Force),
					UnlessRemovesGreen(Chosen), Suffer(Chosen, 1, Hit)}}}},

		{ID: "emperorpalpatine",
			Summary: "While another friendly ship attacks or defends you may spend 1 Force to " +
				"change 1 of its focus results to a hit or an evade.",
			Abilities: []Ability{
				{Name: "foresee the attack", When: ModifyAttack, By: []Cond{OtherFriend},
					Do: []Op{Spend(Self, 1, Force), ChangeByForce(AttackDice, Focus, Hit)}},
				{Name: "foresee the defense", When: ModifyDefense, By: []Cond{OtherFriend},
					Do: []Op{Spend(Self, 1, Force), ChangeByForce(DefenseDice, Focus, Evade)}},
			}},
	}
}

// barActions are the actions that can stand on an action bar.
var barActions = []game.Action{
	game.FocusAction, game.EvadeAction, game.CalculateAction, game.LockAction,
	game.BarrelRollAction, game.BoostAction, game.JamAction, game.ReinforceAction,
	game.RotateAction, game.CoordinateAction, game.ReloadAction, game.SlamAction,
	game.CloakAction,
}

// crewFToZ are the crew from F on.
func crewFToZ() []Def {
	shared := rules.AcquireLockWith(Chosen, Self)
	// What Leia has begun lasts although she may be gone.
	leading := rules.EaseRed().For(Friend).If(InPhase(game.ActivationPhase),
		UsedThisRound(0)).OutOfPlay()
	return []Def{
		{ID: "freelanceslicer",
			Summary: "While you defend, before attack dice are rolled, you may spend your lock on the " +
				"attacker: it gains 1 jam token, and on an attack die's hit or critical hit so do you.",
			Abilities: []Ability{{Name: "slice", When: BeforeAttackRoll, Against: []Cond{Same(Self)},
				Do: []Op{SpendLock(Attacker), RollDice(AttackDice, 1),
					Gain(Attacker, 1, JamToken),
					Provided(Shows(RolledDice, Hit|Crit), Gain(Self, 1, JamToken))}}}},

		{ID: "gnkgonkdroid",
			Summary: "Begins without its charge. Action: recover the charge. Action: spend it to " +
				"recover 1 shield.",
			Abilities: []Ability{{Name: "lose the charge", When: ForcesPlaced, Must: true,
				Do: []Op{Lose(Self, 1, Charge)}}},
			Actions: []Ability{
				{Name: "recover the charge", Do: []Op{Recover(Self, 1, Charge)}},
				{Name: "recover a shield", Do: []Op{Spend(Self, 1, Charge), Recover(Self, 1, Shield)}},
			}},

		{ID: "grandinquisitor",
			Summary: "After an enemy at range 0-2 reveals its dial you may spend 1 Force to perform " +
				"a white action of your action bar as red.",
			Abilities: []Ability{{Name: "anticipate", When: AfterReveal, By: []Cond{Enemy, At(0, 2)},
				Do: []Op{Spend(Self, 1, Force),
					Perform(Self, game.OnBar|game.OnlyWhite|game.AsRed, barActions...)}}}},

		{ID: "grandmofftarkin",
			Summary: "System phase: for 2 charges every friendly ship may lock one of the ships that " +
				"you have locked.",
			Abilities: []Ability{{Name: "share the lock", When: SystemStep,
				If: []Cond{Any(Friend, shared.Can)},
				Do: []Op{Spend(Self, 2, Charge),
					EachShip([]Cond{Friend}, May("acquire the lock", shared))}}}},

		{ID: "informant",
			Summary: "After placing forces assign Listening Device to an enemy.",
			Abilities: []Ability{{Name: "plant the device", When: ForcesPlaced, Must: true,
				Do: []Op{Choose(Enemy), rules.Assign("listeningdevice", Chosen)}}}},

		{ID: "landocalrissian",
			Summary: "Action: roll 2 defense dice and gain a focus token for each focus, an evade " +
				"token for each evade. If both are blank the opponent chooses one for you.",
			Actions: []Ability{{Name: "gamble", Do: []Op{
				RollDice(DefenseDice, 2),
				Gain(Self, Results(RolledDice, Focus), FocusToken),
				Gain(Self, Results(RolledDice, Evade), EvadeToken),
				Provided(Between(Results(RolledDice, Blank), 2, Every),
					OpponentPicks(Gain(Self, 1, FocusToken|EvadeToken))),
			}}}},

		{ID: "leiaorgana",
			Summary: "At the start of the Activation phase you may spend 3 charges: friendly ships' " +
				"red maneuvers are easier during this phase.",
			Abilities: []Ability{{Name: "lead the way", When: StartOfActivation, Per: game.OncePerRound,
				Do: []Op{Spend(Self, 3, Charge)}}},
			Mods: []Mod{leading}},

		{ID: "ministertua",
			Summary: "At the start of the Engagement phase, if you are damaged, you may perform a red " +
				"reinforce action.",
			Abilities: []Ability{{Name: "reinforce", When: StartOfEngagement, If: []Cond{Damaged},
				Do: []Op{Perform(Self, game.AsRed, game.ReinforceAction)}}}},

		{ID: "moffjerjerrod",
			Summary: "System phase: for 2 charges each friendly ship may perform a red boost action, " +
				"all with the one template that you choose.",
			Abilities: []Ability{{Name: "order to boost", When: SystemStep,
				Do: []Op{Spend(Self, 2, Charge),
					JoinAll(Friend, CanPerform(game.AsRed, game.BoostAction)),
					PickOne(Self,
						Alt("bank left", rules.EachBoostsWith(game.AsRed, geom.BankLeft)),
						Alt("straight", rules.EachBoostsWith(game.AsRed, geom.Straight)),
						Alt("bank right", rules.EachBoostsWith(game.AsRed, geom.BankRight)))}}}},

		{ID: "niennunb",
			Summary: "Your bank maneuvers are easier.",
			Mods:    []Mod{Add(DifficultyOf, -1).If(Bearings(geom.BankLeft, geom.BankRight))}},

		{ID: "novicetechnician",
			Summary: "At the end of the round you may roll an attack die to repair a faceup damage " +
				"card; on a hit you expose a damage card.",
			Abilities: []Ability{{Name: "try to repair", When: EndOfEnd,
				Do: []Op{RollDice(AttackDice, 1), rules.RepairFaceupOp(""),
					Provided(Shows(RolledDice, Hit), rules.ExposeCard(Self))}}}},

		{ID: "perceptivecopilot",
			Summary: "After you perform a focus action you gain 1 focus token.",
			Abilities: []Ability{{Name: "focus again", When: AfterAction, Must: true,
				If: []Cond{About(game.FocusAction)}, Do: []Op{Gain(Self, 1, FocusToken)}}}},

		{ID: "r2d2-crew",
			Summary: "In the End phase, if you are damaged and not shielded, you may roll an " +
				"attack die to recover 1 shield; on a hit you expose a damage card.",
			Abilities: []Ability{{Name: "recover a shield", When: DuringEnd,
				If: []Cond{Damaged, Not(Has(Shield))},
				Do: []Op{RollDice(AttackDice, 1), Recover(Self, 1, Shield),
					Provided(Shows(RolledDice, Hit), rules.ExposeCard(Self))}}}},

		{ID: "sabinewren",
			Summary: "Begins with an ion, a jam, a stress and a tractor token on it. A ship that " +
				"suffers the effect of a friendly bomb may be given one of them.",
			Abilities: []Ability{
				{Name: "place the tokens", When: ForcesPlaced, Must: true,
					Do: []Op{Hold(IonToken | JamToken | StressToken | TractorToken)}},
				{Name: "give a token", When: AfterBomb, Against: []Cond{Friend},
					Do: []Op{Gain(Active, 1, Held)}},
			}},

		{ID: "seventhsister",
			Summary: "When an enemy at range 0-1 would gain a stress token, you may spend 1 " +
				"Force: it gains a jam or tractor token instead.",
			Abilities: []Ability{{Name: "twist the stress", When: WouldGain,
				By: []Cond{Enemy, At(0, 1)}, If: []Cond{About(StressToken)},
				Do: []Op{Spend(Self, 1, Force), Instead(GainAs(JamToken | TractorToken))}}}},

		{ID: "zeborrelios",
			Summary: "You may make primary attacks at range 0, and enemies at range 0 against you.",
			Mods: []Mod{Permits(game.AtRangeZero).For(Anyone).If(Either(Attacking, Defending),
				PrimaryAttack)}},
	}
}
