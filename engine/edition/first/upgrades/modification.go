package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// modification are the modifications that do more than add a number, a slot or an action.
func modification() []Def {
	return []Def{
		{ID: "advancedcloakingdevice", Summary: "After you attack, you may cloak as an action.",
			Abilities: []Ability{{Name: "cloak", When: AfterAttack,
				Do: []Op{Perform(Self, 0, game.CloakAction)}}}},

		{ID: "advancedslam",
			Summary: "After a SLAM action whose maneuver overlapped neither a ship nor an obstacle, " +
				"you may perform an action on your action bar.",
			Abilities: []Ability{
				// The SLAM's maneuver is the last before the action is over.
				{Name: "fly clear", When: AfterManeuver, Must: true, If: []Cond{clear},
					Do: []Op{Mark(ThisPhase, Self)}},
				{Name: "run into something", When: AfterManeuver, Must: true, If: []Cond{Not(clear)},
					Do: []Op{Unmark(Self)}},
				{Name: "act", When: AfterAction, If: []Cond{About(game.SlamAction), Marked},
					Do: []Op{Perform(Self, game.OnBar)}},
			}},

		overlapped("antipursuitlasers", "1 damage", Suffer(Active, 1, Hit)),

		{ID: "automatedprotocols",
			Summary: "Once a round, after you perform an action that is neither recover nor reinforce, you may " +
				"spend 1 energy to recover or reinforce as a free action.",
			Abilities: []Ability{{Name: "recover or reinforce", When: AfterAction, Per: game.OncePerRound,
				If: []Cond{Not(About(game.RecoverAction)), Not(About(game.ReinforceAction))},
				Do: []Op{SpendEnergy(1),
					Perform(Self, game.AnyStep, game.RecoverAction, game.ReinforceAction)}}}},

		{ID: "autothrusters",
			Summary: "While you defend beyond range 2 or outside the attacker's firing arc, you may " +
				"change 1 blank to an evade.",
			Abilities: []Ability{{Name: "evade", When: ModifyDefense,
				If: []Cond{Either(AttackRange(3, game.MostRange), Not(Attacker.In(Firing)))},
				Do: []Op{Change(DefenseDice, 1, Blank, Evade)}}}},

		{ID: "capturedtie",
			Summary: "While another friendly ship is in play, enemy ships of a lower pilot skill cannot " +
				"attack you. After you attack, or as the last of your side, you discard this card.",
			Mods: []Mod{Forbids(BeingAttacked).If(Any(OtherFriend, Not(Destroyed)),
				Attacker.Is(Enemy, Compare(Initiative, Below, Self.Of(Initiative))))},
			Abilities: []Ability{
				{Name: "show your colors", When: AfterAttack, Must: true, Do: []Op{DiscardThis()}},
				{Name: "stand alone", When: AfterDestroyed, Must: true, By: []Cond{OtherFriend},
					If: []Cond{alone}, Do: []Op{DiscardThis()}},
				{Name: "be left alone", When: AfterLeave, Must: true, By: []Cond{OtherFriend},
					If: []Cond{alone}, Do: []Op{DiscardThis()}},
				{Name: "begin alone", When: ForcesPlaced, Must: true, If: []Cond{alone}, Do: []Op{DiscardThis()}},
			}},

		{ID: "countermeasures",
			Summary: "At the start of the Combat phase, you may discard this card: your agility is 1 " +
				"higher this round, and you may remove an enemy's target lock on you.",
			Abilities: []Ability{{Name: "release them", When: StartOf(game.EngagementPhase),
				Do: []Op{DiscardThis(), Lasting(ThisRound, Self, Add(AgilityOf, 1)),
					May("remove a target lock", Remove(Self, 1, EnemyLock))}}}},

		{ID: "deflectiveplating",
			Summary: "When a friendly bomb detonates, you may not suffer its effects; then you roll an " +
				"attack die, and a hit discards this card.",
			Abilities: []Ability{{Name: "deflect the blast", When: Detonates, By: []Cond{Friend},
				If: []Cond{rules.Affected},
				Do: []Op{rules.Spare(Self), RollDice(AttackDice, 1),
					Provided(Shows(RolledDice, Hit), DiscardThis())}}}},

		{ID: "experimentalinterface",
			Summary: "You may perform the action of one of your upgrades once a round after you perform an " +
				"action; then you receive 1 stress token.",
			Abilities: []Ability{{Name: "act with an upgrade", When: AfterAction,
				Per: game.OncePerRound,
				Do:  []Op{rules.PerformCard(), Gain(Self, 1, StressToken)}}}},

		{ID: "guidancechips",
			Summary: "Once a round in a torpedo or missile attack, you may change 1 result to a hit, " +
				"or to a critical hit with a primary weapon of 3 or more.",
			Abilities: []Ability{
				{Name: "guide to a hit", When: ModifyAttack, Per: game.OncePerRound,
					If: []Cond{AttackWith("torpedo", "missile"), Not(strongWeapon)},
					Do: []Op{Change(AttackDice, 1, Blank|Focus|Crit, Hit)}},
				{Name: "guide to a critical hit", When: ModifyAttack, Per: game.OncePerRound,
					If: []Cond{AttackWith("torpedo", "missile"), strongWeapon},
					Do: []Op{Change(AttackDice, 1, Blank|Focus|Hit, Crit)}},
			}},

		{ID: "gyroscopictargeting",
			Summary: "At the end of the Combat phase, after a maneuver of speed 3-5, you may turn your " +
				"mobile firing arc.",
			Abilities: []Ability{{Name: "turn the arc", When: EndOf(game.EngagementPhase),
				If: []Cond{Between(FlownSpeed, 3, 5)}, Do: []Op{rules.RotateOp()}}}},

		{ID: "integratedastromech",
			Summary: "When you are dealt a damage card, you may discard 1 of your astromechs to " +
				"discard that card before it has an effect.",
			Abilities: []Ability{
				{Name: "divert the damage", When: DealingFaceup, Must: true, If: []Cond{hasAstromech},
					Do: []Op{Instead(rules.DrawAndDiscard(nil, astromechOff)...)}},
				{Name: "shield the hull", When: WouldBeDealt(Facedown),
					Do: []Op{Instead(append([]Op{astromechOff}, rules.DrawAndDiscard(nil)...)...)}},
			}},

		overlapped("ionprojector", "1 ion token", Gain(Active, 1, IonToken)),

		{ID: "lightweightframe",
			Summary: "After you roll defense dice, if there are more attack dice, you roll 1 more.",
			Abilities: []Ability{{Name: "roll another die", When: AfterRoll, Must: true,
				If: []Cond{About(DefenseDice),
					Compare(Results(AttackDice, anyFace), Above, Results(DefenseDice, anyFace))},
				Do: []Op{RollMore(DefenseDice, 1)}}}},

		{ID: "longrangescanners",
			Summary: "You acquire target locks on ships at range 3 and beyond, and on none nearer.",
			Mods: []Mod{Include(ActionReach, Ranges(4, Beyond)).If(About(game.LockAction)),
				Exclude(ActionReach, Ranges(0, 2)).If(About(game.LockAction))}},

		{ID: "maneuveringfins", Summary: "You may turn a turn that you reveal into a bank of its side.",
			Abilities: []Ability{
				{Name: "bank left", When: AfterReveal, If: []Cond{Revealed(Bearings(geom.TurnLeft))},
					Do: []Op{RotateDial(geom.BankLeft)}},
				{Name: "bank right", When: AfterReveal, If: []Cond{Revealed(Bearings(geom.TurnRight))},
					Do: []Op{RotateDial(geom.BankRight)}},
			}},

		{ID: "multispectralcamouflage",
			Summary: "After a ship acquires the only target lock on you, you roll a defense die: an " +
				"evade removes the lock.",
			Abilities: []Ability{{Name: "fade", When: AfterLock, Must: true,
				By: []Cond{Anyone}, Against: []Cond{Same(Self)},
				If: []Cond{Compare(Count(Lock), Equal, 1)},
				Do: []Op{RollDice(DefenseDice, 1),
					Provided(Shows(RolledDice, Evade), Remove(Self, 1, Lock))}}}},

		{ID: "munitionsfailsafe",
			Summary: "A weapon that is discarded to attack with it is discarded only after it hits.",
			Mods:    []Mod{Ignores(DiscardCosts)},
			Abilities: []Ability{{Name: "spend the weapon", When: AfterNeutralize, Must: true,
				Against: []Cond{Same(Self)}, If: []Cond{AttackHit, discardsWeapon},
				Do: []Op{Run("discard the weapon", func(x *game.Exec) {
					DiscardUpgrade(x, WeaponOf(x, x.Attack()).Card, "1e.attack.declare.pay-costs")
				})}}}},

		{ID: "optimizedgenerators",
			Summary: "Once a round, when you allocate energy to one of your upgrades, you may gain 2 energy.",
			// It can be declined, since all energy that is allocated is moved at the same time: the player says
			// after which token the energy is gained.
			Abilities: []Ability{{Name: "gain 2 energy", When: AfterAllocate, Per: game.OncePerRound,
				Do: []Op{GainEnergy(Self, 2)}}}},

		{ID: "ordnancetubes",
			Summary: "Your hardpoint slots may also hold torpedoes and missiles. When an effect would " +
				"discard one of them, do not discard it.",
			Mods: []Mod{Ignores(OrdnanceDiscards)}},

		{ID: "pulsedrayshield",
			Summary: "In the End phase you may receive 1 ion token to recover 1 shield.",
			Abilities: []Ability{{Name: "recover a shield", When: StartOf(game.EndPhase),
				Do: []Op{Gain(Self, 1, IonToken), Recover(Self, 1, Shield)}}}},

		{ID: "servomotorsfoils",
			Summary: "At the start of the Activation phase, you may flip this card. Attack side: after " +
				"you reveal a speed 3 turn, you may execute it as a red Tallon roll if you are not " +
				"stressed. Closed side: your primary weapon value is reduced by 1, and your speed 2 " +
				"banks are green.",
			Mods: []Mod{
				Add(PrimaryValueOf, -1).OnSide(2),
				rules.TreatedAs(game.DifficultyBlue).
					If(Bearings(geom.BankLeft, geom.BankRight), Speed(2, 2)).OnSide(2),
			},
			Abilities: []Ability{
				{Name: "turn the foils", When: StartOf(game.ActivationPhase), Do: []Op{FlipCard()}},
				{Name: "Tallon roll left", When: AfterReveal, Side: 1,
					If: []Cond{Revealed(Bearings(geom.TurnLeft), Speed(3, 3)), Not(Stressed)},
					Do: []Op{RevealAs(geom.TallonLeft), rules.TreatRevealedAs(game.DifficultyRed)}},
				{Name: "Tallon roll right", When: AfterReveal, Side: 1,
					If: []Cond{Revealed(Bearings(geom.TurnRight), Speed(3, 3)), Not(Stressed)},
					Do: []Op{RevealAs(geom.TallonRight), rules.TreatRevealedAs(game.DifficultyRed)}},
			}},

		{ID: "spacetugtractorarray",
			Summary: "Action: choose a ship in your firing arc at range 1, which may be friendly. It " +
				"receives 1 tractor beam token, and you choose how it moves.",
			Actions: []Ability{{Name: "tow", Do: []Op{Choose(In(Firing), At(0, 1)),
				Gain(Chosen, 1, TractorToken)}}}},

		{ID: "stealthdevice",
			Summary: "Your agility is 1 higher until an attack hits you; then this card is discarded.",
			Mods:    []Mod{Add(AgilityOf, 1)},
			Abilities: []Ability{{Name: "give out", When: AfterNeutralize, Must: true,
				If: []Cond{AttackHit}, Do: []Op{DiscardThis()}}}},

		{ID: "stygiumparticleaccelerator",
			Summary: "After you cloak or decloak, you may evade as an action.",
			Abilities: []Ability{
				{Name: "evade cloaked", When: AfterAction, If: []Cond{About(game.CloakAction)},
					Do: []Op{Perform(Self, 0, game.EvadeAction)}},
				{Name: "evade decloaked", When: AfterDecloak, Do: []Op{Perform(Self, 0, game.EvadeAction)}},
			}},

		{ID: "tacticaljammer", Summary: "You obstruct enemy attacks.",
			Mods: []Mod{Set(ObstructionOf, 1)}},

		greenFor("twinionenginemkii", "You may treat a bank maneuver as green.",
			Bearings(geom.BankLeft, geom.BankRight)),
	}
}

// anyFace are all faces of a die.
const anyFace = Blank | Focus | Hit | Crit | Evade

// astromechOff is the cost of Integrated Astromech.
var astromechOff = rules.DiscardUpgradeOf(Self, rules.InSlot("astromech"))

// hasAstromech reports whether the ship has an astromech to discard.
func hasAstromech(x *game.Exec) bool { return astromechOff.Can(x) }

// clear reports whether the present maneuver overlapped neither a ship nor an obstacle.
var clear = All(FullyExecuted, Not(rules.MetObstacle))

// discardsWeapon reports whether the present attack is made with a weapon that is discarded for it
// and still lies faceup.
func discardsWeapon(x *game.Exec) bool {
	w := WeaponOf(x, x.Attack())
	return w.Discard && !x.S.Charges[w.Card].Off
}

// strongWeapon reports whether the primary weapon's value is 3 or more.
func strongWeapon(x *game.Exec) bool { return primaryValue(x) >= 3 }

// overlapped is a card that strikes back at enemies that overlap its ship in a maneuver: an attack
// die that shows a hit or a critical hit costs them what ops say.
func overlapped(id, cost string, ops ...Op) Def {
	onto := func(x *game.Exec) bool {
		return x.Move() != nil && !x.Move().Full && TouchingShips(x, x.Trigger().Ship, x.Self())
	}
	return Def{ID: id,
		Summary: "After an enemy ship overlaps you in a maneuver roll an attack die: a hit or critical " +
			"hit is " + cost + " for it.",
		Abilities: []Ability{{Name: "strike back", When: AfterManeuver, Must: true,
			By: []Cond{Enemy}, If: []Cond{onto},
			Do: []Op{RollDice(AttackDice, 1), Provided(Shows(RolledDice, Hit|Crit), ops...)}}}}
}

// alone is that no other friendly ship is in play.
var alone = Not(Any(OtherFriend, Not(Destroyed)))
