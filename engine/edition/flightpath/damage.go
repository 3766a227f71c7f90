package flightpath

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// repairAction is the "Action: repair this card" of a damage card.
var repairAction = []Ability{{Name: "repair", Do: []Op{rules.RepairThis()}}}

// dealt is a damage card that does something when it is dealt, and is turned facedown.
func dealt(id, summary string, do ...Op) Def {
	return Def{ID: id, Summary: summary, Abilities: []Ability{{
		Name: "at once", When: DealtFaceup, Must: true, Do: append(do, rules.RepairThis()),
	}}}
}

// damageDeck returns the fourteen titles of the damage deck.
func damageDeck() []Def {
	return []Def{
		{ID: "dmg-frame-fracture", Summary: "It counts as 2 damage cards.",
			Mods: []Mod{Add(DamageWorth, 1)}},
		{ID: "dmg-propellant-leak",
			Summary: "After a maneuver of speed 3 or more, you suffer 1 damage; then it is repaired.",
			Abilities: []Ability{{Name: "leak", When: AfterManeuver, Must: true, If: []Cond{Speed(3, 5)},
				Do: []Op{rules.RepairThis(), Suffer(Self, 1, Hit)}}}},
		{ID: "dmg-main-camera-offline",
			Summary: "You cannot acquire locks or attack at range 3 or more.",
			Mods: []Mod{forbids(game.LockAction), Forbids(Locking),
				Cap(FarthestRange, 2)},
			Actions: []Ability{{Name: "try to repair", Do: []Op{RollDice(AttackDice, 1),
				Provided(Shows(RolledDice, Hit|Crit), rules.RepairThis())}}}},
		dealt("dmg-cockpit-concussion",
			"Gives 1 stress token and takes all newtype charges but one; then it is repaired.",
			Gain(Self, 1, StressToken), Run("lose newtype charges", func(x *game.Exec) {
				if n := int(x.Ship(x.Self()).Force); n > 1 {
					LoseForceOf(x, x.Self(), n-1, "")
				}
			})),
		{ID: "dmg-ambac-actuator-jam",
			Summary: "You cannot rotate, barrel roll or execute strafes of speed 2 or more.",
			Mods: []Mod{forbids(game.TurnAction, game.BarrelRollAction),
				Forbids(SettingDial).If(fastStrafe), Forbids(Executing).If(fastStrafe)},
			Actions: repairAction},
		{ID: "dmg-vernier-burnout", Summary: "Your turns and advanced maneuvers are more difficult.",
			Mods: []Mod{Add(DifficultyOf, 1).If(Bearings(
				geom.TurnLeft, geom.TurnRight, geom.Koiogran, geom.SegnorLeft, geom.SegnorRight,
				geom.TallonLeft, geom.TallonRight, geom.PylonTwistLeft, geom.PylonTwistRight,
				geom.SpiralCrossLeft, geom.SpiralCrossRight, geom.Stationary))},
			Actions: repairAction},
		{ID: "dmg-fire-control-fault", Summary: "You roll 1 attack die fewer with ranged armaments.",
			Mods:    []Mod{Add(AttackDiceOf, -1).If(Not(AttackWith(game.MeleeType)))},
			Actions: repairAction},
		dealt("dmg-magazine-fire", "Your ballistic and explosive armaments lose 1 charge each; if one "+
			"did, you suffer 1 damage. Then it is repaired.", Run("lose charges", burnMagazines)),
		{ID: "dmg-armor-spall", Summary: "You roll 1 defense die fewer at range 1 or less.",
			Mods:    []Mod{Add(DefenseDiceOf, -1).If(AttackRange(0, 1))},
			Actions: repairAction},
		{ID: "dmg-coolant-failure",
			Summary: "Gives 1 overheat token, and 1 more after each boost, reverse boost or overthrust.",
			Abilities: []Ability{
				{Name: "at once", When: DealtFaceup, Must: true, Do: []Op{Gain(Self, 1, OverheatToken)}},
				{Name: "overheat", When: AfterAction, Must: true,
					If: []Cond{About(game.BoostAction, game.ReverseBoostAction, game.SlamAction)},
					Do: []Op{Gain(Self, 1, OverheatToken)}},
			},
			Actions: repairAction},
		{ID: "dmg-arm-servo-failure",
			Summary: "You cannot counterattack or guard, and roll 1 melee attack die fewer.",
			Mods: []Mod{Forbids(Counterattacking), forbids(game.ReinforceAction),
				Add(AttackDiceOf, -1).If(AttackWith(game.MeleeType))},
			Actions: repairAction},
		dealt("dmg-short-circuit", "Gives 1 shock token and takes all green tokens; then it is repaired.",
			Gain(Self, 1, IonToken), Run("lose green tokens", loseGreen)),
		dealt("dmg-shield-mount-torn",
			"Takes 1 active shield, or gives 1 strain token; then it is repaired.",
			Run("tear the shield off", loseShield)),
		{ID: "dmg-minovsky-blackout",
			Summary: "You cannot coordinate, be coordinated or spend locks. A blue maneuver repairs it.",
			Mods: []Mod{forbids(game.CoordinateAction), Forbids(BeingCoordinated),
				Forbids(SpendingLocks)},
			Abilities: []Ability{
				{Name: "clear up", When: AfterManeuver, Must: true,
					If: []Cond{ManeuverIs(game.DifficultyBlue)}, Do: []Op{rules.RepairThis()}},
			}},
	}
}

// fastStrafe reports whether a maneuver is a strafe of speed 2 or more.
var fastStrafe = All(Speed(2, 5), Bearings(geom.StrafeLeft, geom.StrafeRight,
	geom.SlipBankLeft, geom.SlipBankRight, geom.SlipTurnLeft, geom.SlipTurnRight))

// forbids keeps a unit from performing these actions.
func forbids(actions ...game.Action) Mod {
	return Forbids(Acting).If(About(actions...))
}

// burnMagazines takes a charge from each ballistic and explosive armament of Self's unit.
func burnMagazines(x *game.Exec) {
	burnt := false
	id := x.Self()
	for i := int(x.Info(id).Pilots); i < len(x.G.Cards) && x.G.Cards[i].Ship == id; i++ {
		t := x.G.Cards[i].Type
		if (t == game.BallisticType || t == game.ExplosiveType) && x.S.Charges[i].Active > 0 {
			LoseChargesOf(x, game.CardID(i), 1)
			burnt = true
		}
	}
	if burnt {
		SufferOf(x, id, game.NoShip, 1, 0)
	}
}

// loseGreen takes all green tokens off Self's unit.
func loseGreen(x *game.Exec) {
	for t := range game.NumTokens {
		if x.G.Tokens[t].Color == game.Green {
			RemoveTokens(x, x.Self(), t, int(x.Ship(x.Self()).Tokens[t]), "")
		}
	}
}

// loseShield takes an active shield of Self's unit, and its guard with the last one, or gives a
// strain token (msg.token.guard.lost-with-shields).
func loseShield(x *game.Exec) {
	id := x.Self()
	if rules.ActiveShields(x, id) == 0 {
		GainTokens(x, id, game.StrainToken, 1, "")
		return
	}
	rules.LoseActiveShields(x, id, 1)
	if rules.ActiveShields(x, id) == 0 {
		RemoveTokens(x, id, game.GuardToken, int(x.Ship(id).Tokens[game.GuardToken]),
			"msg.token.guard.lost-with-shields")
	}
}
