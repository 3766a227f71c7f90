package upgrades

import (
	"slices"

	. "koiogran/card"
	"koiogran/game"
	"koiogran/geom"
	"koiogran/rules"
)

// crew are the crew, alphabetical. Tactical Officer does only what its data grant.
func crew() []Def { return slices.Concat(crewToE(), crewFToZ()) }

// crewToE are the crew up to E.
func crewToE() []Def {
	return []Def{
		// At the start of the Engagement phase, you may choose an enemy at range 0-1. Its player
		// chooses: it gains 1 stress token, or you gain 1 calculate token.
		{ID: "000",
			Summary: "At the start of the Engagement phase you may choose an enemy at range 0-1: " +
				"you gain 1 calculate token unless it chooses to gain 1 stress token.",
			Abilities: []Ability{{Name: "threaten", When: StartOfEngagement,
				Do: []Op{Choose(Enemy(Chosen), Within(0, 1, Chosen)),
					PickOne(Chosen,
						Alt("gain a stress token", Gain(Chosen, game.StressToken, 1)),
						Alt("let the other gain a calculate token",
							Gain(Self, game.CalculateToken, 1)))}}}},

		{ID: "admiralsloane",
			Summary: "The attacker that destroys another friendly ship at range 0-3 gains 2 stress " +
				"tokens. A friendly ship at range 0-3 that attacks a stressed ship may reroll 1 " +
				"attack die.",
			Abilities: []Ability{
				{Name: "vengeance", When: AfterDefend, Must: true,
					If: []Cond{OtherFriend(Active), Within(0, 3, Active), Destroyed(Active)},
					Do: []Op{Gain(Other, game.StressToken, 2)}},
				{Name: "reroll a die", When: ModifyAttack,
					If: []Cond{Friend(Attacker), Within(0, 3, Attacker), Stressed(Defender)},
					Do: []Op{Reroll(AttackDice, 1)}},
			}},

		// After placing forces, assign Hunted to an enemy. While you attack the hunted ship, you may
		// change 1 of your focus results to a hit.
		{ID: "agentkallus",
			Summary: "After placing forces assign Hunted to an enemy. While you attack the hunted " +
				"ship you may change 1 focus result to a hit.",
			Abilities: []Ability{
				{Name: "hunt", When: ForcesPlaced, Must: true,
					Do: []Op{Choose(Enemy(Chosen)), rules.Assign("hunted", Chosen)}},
				{Name: "change a focus result to a hit", When: ModifyAttack,
					If: []Cond{Attacking, rules.Assigned("hunted", Defender)},
					Do: []Op{Change(AttackDice, 1, game.Focus, game.Hit)}},
			}},

		// Before you roll defence dice, you may spend 1 calculate token to guess aloud a number,
		// 1 at least: if you roll exactly that many evades, add 1 evade. After you perform a
		// calculate action, you gain 1 calculate token.
		{ID: "c3po",
			Summary: "Before you roll defence dice you may spend 1 calculate token to guess how " +
				"many evades they show; if that is right add 1 evade. A calculate action gives " +
				"you 1 more calculate token.",
			Abilities: []Ability{
				{Name: "guess", When: DefenceDiceCount, If: []Cond{Defending},
					Do: []Op{Spend(Self, game.CalculateToken), rules.GuessEvades()}},
				{Name: "add an evade", When: DefenceRolled, Must: true,
					If: []Cond{Defending, rules.GuessedRight},
					Do: []Op{AddResult(DefenceDice, game.Evade)}},
				{Name: "calculate again", When: AfterAction, Must: true,
					If: []Cond{Is(Self, Active), About(game.CalculateAction)},
					Do: []Op{Gain(Self, game.CalculateToken, 1)}},
			}},

		// At the start of the Engagement phase, you may spend 2 charges to repair 1 of your faceup
		// damage cards.
		{ID: "chewbacca",
			Summary: "At the start of the Engagement phase you may spend 2 charges to repair a " +
				"faceup damage card.",
			Abilities: []Ability{{Name: "repair", When: StartOfEngagement,
				Do: []Op{SpendCharge(2), rules.RepairFaceupOp("")}}}},

		// After you perform an evade action, you may gain 1 focus token.
		{ID: "chewbacca-battleofyavin",
			Summary: "After you perform an evade action you may gain 1 focus token.",
			Abilities: []Ability{{Name: "focus too", When: AfterAction,
				If: []Cond{Is(Self, Active), About(game.EvadeAction)},
				Do: []Op{Gain(Self, game.FocusToken, 1)}}}},

		// At the start of the End phase, for 1 focus token you can repair 1 of your faceup damage
		// cards.
		{ID: "chewbacca-crew",
			Summary: "At the start of the End phase, for 1 focus token you can repair a " +
				"faceup damage card.",
			Abilities: []Ability{{Name: "repair", When: StartOfEnd,
				Do: []Op{Spend(Self, game.FocusToken), rules.RepairFaceupOp("")}}}},

		// After you perform a coordinate action that led a ship to perform a barrel roll or boost
		// action, that ship may gain 1 stress token to rotate by 90 degrees.
		{ID: "cienaree",
			Summary: "A ship that barrel rolled or boosted because you coordinated it may take a " +
				"stress token to turn by 90 degrees.",
			Abilities: []Ability{{Name: "turn the ship", When: AfterAction,
				If: []Cond{Is(Self, Active), About(game.CoordinateAction),
					Led(game.BarrelRollAction, game.BoostAction)},
				Do: []Op{Gain(Other, game.StressToken, 1), rules.RotateShip(Other)}}}},

		// At the start of the Engagement phase, you may choose a ship in your firing arc at range
		// 0-2 and spend 1 Force: it suffers 1 hit damage unless it chooses to remove 1 of its
		// green tokens.
		{ID: "darthvader",
			Summary: "At the start of the Engagement phase you may choose a ship in your firing " +
				"arc at range 0-2 and spend 1 Force: it suffers 1 hit damage unless it removes a " +
				"green token.",
			Abilities: []Ability{{Name: "choke", When: StartOfEngagement,
				Do: []Op{Choose(InFiringArcWithin(Self, 0, 2, Chosen)), SpendForce(1),
					UnlessRemovesGreen(Chosen), SufferDamage(Chosen, 1, 0)}}}},

		// While another friendly ship attacks or defends, you may spend 1 Force to change 1 of its
		// focus results as it could by spending 1 Force.
		{ID: "emperorpalpatine",
			Summary: "While another friendly ship attacks or defends you may spend 1 Force to " +
				"change 1 of its focus results to a hit or an evade.",
			Abilities: []Ability{
				{Name: "foresee the attack", When: ModifyAttack, If: []Cond{OtherFriend(Attacker)},
					Do: []Op{SpendForce(1), ChangeByForce(AttackDice, game.Focus, game.Hit)}},
				{Name: "foresee the defence", When: ModifyDefence,
					If: []Cond{OtherFriend(Defender)},
					Do: []Op{SpendForce(1), ChangeByForce(DefenceDice, game.Focus, game.Evade)}},
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
	leading := rules.EaseRed(All(Friend(Subject), InPhase(game.ActivationPhase), UsedThisRound(0)))
	leading.Dead = true
	return []Def{
		// While you defend, before attack dice are rolled, you may spend your lock on the attacker
		// to roll 1 attack die. Then the attacker gains 1 jam token; then, if the die shows a hit
		// or a crit, you gain 1 jam token.
		{ID: "freelanceslicer",
			Summary: "While you defend, before attack dice are rolled, you may spend your lock on " +
				"the attacker: it gains 1 jam token, and on an attack die's hit or crit so do you.",
			Abilities: []Ability{{Name: "slice", When: AttackDiceCount, If: []Cond{Defending},
				Do: []Op{SpendLock(Attacker), RollDice(game.AttackDice, 1),
					Gain(Attacker, game.JamToken, 1),
					Provided(Rolled(1, game.Hit, game.Crit), Gain(Self, game.JamToken, 1))}}}},

		// Set-up: lose 1 charge. Action: recover 1 charge. Action: spend 1 charge to recover 1
		// shield.
		{ID: "gnkgonkdroid",
			Summary: "Begins without its charge. Action: recover the charge. Action: spend it to " +
				"recover 1 shield.",
			Abilities: []Ability{{Name: "lose the charge", When: ForcesPlaced, Must: true,
				Do: []Op{LoseCharge(1)}}},
			Actions: []Ability{
				{Name: "recover the charge", Do: []Op{RecoverCharge(1)}},
				{Name: "recover a shield", Do: []Op{SpendCharge(1), RecoverShield()}},
			}},

		// After an enemy at range 0-2 reveals its dial, you may spend 1 Force to perform a white
		// action of your action bar as a red one.
		{ID: "grandinquisitor",
			Summary: "After an enemy at range 0-2 reveals its dial you may spend 1 Force to perform " +
				"a white action of your action bar as red.",
			Abilities: []Ability{{Name: "anticipate", When: AfterReveal,
				If: []Cond{Enemy(Active), Within(0, 2, Active)},
				Do: []Op{SpendForce(1),
					Perform(Self, game.OnBar|game.OnlyWhite|game.AsRed, barActions...)}}}},

		// In your step of the System phase, for 2 charges, every friendly ship can lock one of the
		// ships that you have locked.
		{ID: "grandmofftarkin",
			Summary: "System phase: for 2 charges every friendly ship can lock one of the ships " +
				"that you have locked.",
			Abilities: []Ability{{Name: "share the lock", When: SystemStep,
				If: []Cond{Is(Self, Active), AnyShip(Friend(Chosen), shared.Can)},
				Do: []Op{SpendCharge(2),
					EachShip([]Cond{Friend(Chosen)}, May("acquire the lock", shared))}}}},

		// After placing forces, assign Listening Device to an enemy.
		{ID: "informant",
			Summary: "After placing forces assign Listening Device to an enemy.",
			Abilities: []Ability{{Name: "plant the device", When: ForcesPlaced, Must: true,
				Do: []Op{Choose(Enemy(Chosen)), rules.Assign("listeningdevice", Chosen)}}}},

		// Action: roll 2 defence dice; gain 1 focus token for each focus and 1 evade token for each
		// evade. If both are blank, the opponent chooses which of the two tokens you gain.
		{ID: "landocalrissian",
			Summary: "Action: roll 2 defence dice and gain a focus token for each focus, an evade " +
				"token for each evade. If both are blank the opponent chooses one for you.",
			Actions: []Ability{{Name: "gamble", Do: []Op{
				RollDice(game.DefenceDice, 2),
				GainRolled(Self, game.FocusToken, game.Focus),
				GainRolled(Self, game.EvadeToken, game.Evade),
				Provided(Rolled(2, game.Blank),
					OpponentPicks(GainOneOf(Self, game.FocusToken, game.EvadeToken))),
			}}}},

		// At the start of the Activation phase, you may spend 3 charges: during this phase red
		// maneuvers of friendly ships are easier.
		{ID: "leiaorgana",
			Summary: "At the start of the Activation phase you may spend 3 charges: friendly ships' " +
				"red maneuvers are easier during this phase.",
			Abilities: []Ability{{Name: "lead the way", When: StartOfActivation, Per: game.Round,
				Do: []Op{SpendCharge(3)}}},
			Mods: []game.Mod{leading}},

		// At the start of the Engagement phase, if you are damaged, you can perform a red reinforce
		// action.
		{ID: "ministertua",
			Summary: "At the start of the Engagement phase, if you are damaged, you can " +
				"perform a red reinforce action.",
			Abilities: []Ability{{Name: "reinforce", When: StartOfEngagement,
				If: []Cond{Damaged(Self)},
				Do: []Op{Perform(Self, game.AsRed, game.ReinforceAction)}}}},

		// In your step of the System phase, you may spend 2 charges and choose a template of boosts:
		// each friendly ship may perform a red boost action with it.
		{ID: "moffjerjerrod",
			Summary: "System phase: for 2 charges each friendly ship may perform a red boost action, " +
				"all with the one template that you choose.",
			Abilities: []Ability{{Name: "order to boost", When: SystemStep,
				If: []Cond{Is(Self, Active)},
				Do: []Op{SpendCharge(2),
					JoinAll(Friend(Chosen), CanPerform(Chosen, game.AsRed, game.BoostAction)),
					PickOne(Self,
						Alt("bank left", rules.EachBoostsWith(game.AsRed, geom.BankLeft)),
						Alt("straight", rules.EachBoostsWith(game.AsRed, geom.Straight)),
						Alt("bank right", rules.EachBoostsWith(game.AsRed, geom.BankRight)))}}}},

		// Your bank maneuvers are easier.
		{ID: "niennunb",
			Summary: "Your bank maneuvers are easier.",
			Mods: []game.Mod{AddTo(DifficultyOf, All(Is(Self, Subject),
				Bearings(geom.BankLeft, geom.BankRight)), -1)}},

		// As the round closes, you can roll 1 attack die to repair 1 faceup damage card; then, if
		// the die shows a hit, you expose 1 damage card.
		{ID: "novicetechnician",
			Summary: "At the end of the round you may roll an attack die to repair a faceup damage " +
				"card; on a hit you expose a damage card.",
			Abilities: []Ability{{Name: "try to repair", When: EndOfEnd,
				Do: []Op{RollDice(game.AttackDice, 1), rules.RepairFaceupOp(""),
					Provided(Rolled(1, game.Hit), rules.ExposeCard(Self))}}}},

		// After you perform a focus action, you gain 1 focus token.
		{ID: "perceptivecopilot",
			Summary: "After you perform a focus action you gain 1 focus token.",
			Abilities: []Ability{{Name: "focus again", When: AfterAction, Must: true,
				If: []Cond{Is(Self, Active), About(game.FocusAction)},
				Do: []Op{Gain(Self, game.FocusToken, 1)}}}},

		// During the End phase, if you are damaged and have no active shield, you may roll 1 attack
		// die to recover 1 shield; if it shows a hit, you expose 1 of your damage cards.
		{ID: "r2d2-crew",
			Summary: "In the End phase, if you are damaged and not shielded, you may roll an " +
				"attack die to recover 1 shield; on a hit you expose a damage card.",
			Abilities: []Ability{{Name: "recover a shield", When: DuringEnd,
				If: []Cond{Damaged(Self), Not(Shielded(Self))},
				Do: []Op{RollDice(game.AttackDice, 1), RecoverShield(),
					Provided(Rolled(1, game.Hit), rules.ExposeCard(Self))}}}},

		// Four tokens lie on this card from set-up on: ion, jam, stress, tractor. Whoever suffers the
		// effect of a friendly bomb can be given one of them.
		{ID: "sabinewren",
			Summary: "Begins with an ion, a jam, a stress and a tractor token on it. A ship that " +
				"suffers the effect of a friendly bomb may be given one of them.",
			Abilities: []Ability{
				{Name: "place the tokens", When: ForcesPlaced, Must: true,
					Do: []Op{HoldTokens(game.IonToken, game.JamToken, game.StressToken,
						game.TractorToken)}},
				{Name: "give a token", When: AfterBomb, If: []Cond{Friend(Other)},
					Do: []Op{GiveHeld(Active)}},
			}},

		// If an enemy at range 0-1 would gain a stress token, you may spend 1 Force to have it gain
		// 1 jam or tractor token instead.
		{ID: "seventhsister",
			Summary: "For 1 Force an enemy at range 0-1 gains a jam or tractor token in place of a " +
				"stress token that it would gain.",
			Abilities: []Ability{{Name: "twist the stress", When: WouldGain,
				If: []Cond{Enemy(Active), Within(0, 1, Active), About(game.StressToken)},
				Do: []Op{SpendForce(1), GainAnother(game.JamToken, game.TractorToken)}}}},

		// You can make primary attacks at range 0, and enemies at range 0 can make them against
		// you.
		{ID: "zeborrelios",
			Summary: "You can make primary attacks at range 0, and enemies at range 0 against you.",
			Mods: []game.Mod{
				Set(AttacksTouching, Is(Self, Subject), 1),
				Set(AttackedTouching, Is(Self, Subject), 1),
			}},
	}
}
