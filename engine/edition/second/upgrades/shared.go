package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// What several cards of this package say.

// bullseye is that the defender is in Self's bullseye arc.
var bullseye = Defender.Is(In(Bullseye))

// calculateAgain gives 1 more calculate token for a calculate action.
var calculateAgain = Ability{Name: "calculate again", When: AfterAction, Must: true,
	If: []Cond{About(game.CalculateAction)}, Do: []Op{Gain(Self, 1, CalculateToken)}}

// allBlank is that a pool has 2 results or more, all blank.
func allBlank(pool Pool) Cond {
	return All(Compare(Results(pool, Blank), AtLeast, 2), Not(Shows(pool, Focus|Hit|Crit|Evade)))
}

// calm are the enemies at range 0-1 that are not stressed.
var calm = []Cond{Enemy, At(0, 1), Not(Stressed)}

// asItIs executes the maneuver of the dial to which a dial is turned.
func asItIs(to game.Maneuver) game.Maneuver { return to }

// basicFaster reports whether a maneuver is basic and 1 speed faster than the one shown
// (2e.movement.basic-bearings).
func basicFaster(_ *game.Exec, shown, to game.Maneuver) bool {
	switch to.Bearing {
	case geom.Straight, geom.BankLeft, geom.BankRight, geom.TurnLeft, geom.TurnRight:
		return to.Speed == shown.Speed+1
	}
	return false
}

// sameSpeedNotRed reports whether a maneuver is of the speed shown and not red.
func sameSpeedNotRed(_ *game.Exec, shown, to game.Maneuver) bool {
	return to.Speed == shown.Speed && to.Difficulty != game.DifficultyRed
}

// flyHarder makes the maneuver harder that the dial of Self shows, while it is executed: what was
// revealed stays what it is.
var flyHarder = Lasting(ThisActivation, Self, Add(DifficultyOf, 1).If(OfDial))

// sharedLock is that the chosen ship locks one of the ships that Self has locked.
var sharedLock = rules.LockObject(Chosen, rules.LockedBy(Same(Self)), rules.AShip)

// leading lasts in this Activation phase although the ship that has begun it may be gone.
var leading = rules.EaseRed().For(Friend).If(InPhase(game.ActivationPhase), UsedThisRound(0)).
	OutOfPlay()

// barActions are the actions that can stand on an action bar.
var barActions = []game.Action{
	game.FocusAction, game.EvadeAction, game.CalculateAction, game.LockAction,
	game.BarrelRollAction, game.BoostAction, game.JamAction, game.ReinforceAction,
	game.RotateAction, game.CoordinateAction, game.ReloadAction, game.SlamAction,
	game.CloakAction,
}

// revealedBlue is that Self has revealed a blue maneuver.
var revealedBlue = Revealed(ManeuverIs(game.DifficultyBlue))

// spendOfWeapon spends 1 charge of the card with which the present attack is made.
var spendOfWeapon = RunIf("spend 1 charge of the weapon",
	func(x *game.Exec) bool { return x.S.Charges[WeaponOf(x, x.Attack()).Card].Active > 0 },
	func(x *game.Exec) {
		SpendChargesOf(x, WeaponOf(x, x.Attack()).Card, 1, "2e.charge.spend")
	})

// calculating are the friendly ships at range 0-3 with a calculate token.
var calculating = []Cond{Friend, At(0, 3), Has(CalculateToken)}

// spendsNo keeps the defender from spending a kind of tokens during this attack.
func spendsNo(k Kinds) Op {
	return Lasting(ThisAttack, Defender, Forbids(Spending).If(About(k)))
}

// spendItsLock spends the lock of the chosen ship on the defender.
var spendItsLock = RunIf("spend its lock",
	func(x *game.Exec) bool { return CanSpendLock(x, x.Chosen(), Defender(x)) },
	func(x *game.Exec) {
		SpendLockOn(x, x.Chosen(), game.ShipAs(Defender(x)), "2e.token.spend-remove")
	})

// recoverOnShipCard recovers 1 charge of Self's ship card, if its charges are recurring.
var recoverOnShipCard = RunIf("recover a charge of the ship card",
	func(x *game.Exec) bool {
		id := x.Info(x.Self()).Pilots
		return x.G.Cards[id].Back > 0 && CanRecover(x, id)
	},
	func(x *game.Exec) {
		RecoverChargesOf(x, x.Info(x.Self()).Pilots, 1, "2e.charge.recover")
	})

// roilingAnger is the text of two prints.
func roilingAnger(id string) Def {
	return Def{ID: id,
		Summary: "You may gain 1 strain token to recover 1 Force at the start of the Engagement phase, in " +
			"an enemy's front arc.",
		Abilities: []Ability{{Name: "rage", When: StartOfEngagement,
			If: []Cond{Any(Enemy, Self.Is(InOf(Chosen, Front)))},
			Do: []Op{Gain(Self, 1, StrainToken), Recover(Self, 1, Force)}}}}
}

// silentHunter is the text of two prints.
func silentHunter(id string) Def {
	return Def{ID: id,
		Summary: "As you decloak you may lock an enemy in your bullseye arc.",
		Abilities: []Ability{{Name: "lock", When: AfterDecloak,
			Do: []Op{Choose(Enemy, In(Bullseye)), LockShip(Chosen)}}}}
}
