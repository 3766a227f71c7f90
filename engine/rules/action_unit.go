package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// LockAction acquires a lock on any object at range 0-3 (2e.action.lock.steps).
var LockAction = ActionRule{Action: game.LockAction, Name: "lock", Can: canLock, Do: lockSteps}

// cool reports whether the ship of the menu is not overheated (msg.action.overheated-bar).
func cool(x *game.Exec) bool { return !x.Ship(x.Trigger().Ship).Has(game.OverheatToken) }

// The actions of units that have one more place to turn to than ships have.
var (
	// CoolRollAction is a barrel roll that overheating forbids (msg.action.barrel-roll.template).
	CoolRollAction = ActionRule{Action: game.BarrelRollAction, Name: "barrel roll", Can: cool, Do: rollAction}

	// CoolBoostAction is a boost that overheating forbids (msg.action.boost.template).
	CoolBoostAction = ActionRule{Action: game.BoostAction, Name: "boost", Can: cool, Do: game.Parts{
		game.Step{Name: "boost", Do: beginBoostAction}, checkMove,
	}}

	// ReverseBoostAction is a boost from the rear guides (msg.action.reverse-boost).
	ReverseBoostAction = ActionRule{Action: game.ReverseBoostAction, Name: "reverse boost", Can: cool, Do: game.Parts{
		game.Step{Name: "reverse boost", Do: func(x *game.Exec) {
			boostsBack.Put(x, BeginBoost(x, x.Self(), game.BoostMove), true)
		}}, checkMove,
	}}

	// OverthrustAction executes a maneuver of the speed executed this round and disarms
	// (msg.action.overthrust.choose, msg.action.overthrust.disarm,
	// msg.action.overthrust.step-only).
	OverthrustAction = ActionRule{Action: game.SlamAction, Name: "overthrust", Can: func(x *game.Exec) bool {
		return cool(x) && x.Trigger().Terms&game.FromLink == 0 && canSlam(x)
	}, Do: slamSteps}

	// NearJamAction gives an enemy at range 1 a jam token (msg.action.jam, msg.action.jam.fail).
	NearJamAction = ActionRule{Action: game.JamAction, Name: "jam", Can: func(x *game.Exec) bool {
		return AnyShip(x, nearEnemy(x.Trigger().Ship))
	}, Do: chooseShip("choose a unit to jam", nearEnemy, func(x *game.Exec, id game.ShipID) {
		card.GainTokens(x, id, game.JamToken, 1, "action.jam")
	})}

	// ReloadWeaponAction recovers up to 2 charges of one of the unit's weapons and disarms that
	// (msg.action.reload, msg.action.reload.disarm-weapon).
	ReloadWeaponAction = ActionRule{Action: game.ReloadAction, Name: "reload", Can: func(x *game.Exec) bool {
		for i := range ArmamentsOf(x, x.Trigger().Ship) {
			if card.CanRecover(x, i) {
				return true
			}
		}
		return false
	}, Do: reloadWeapon}
)

// nearEnemy reports whether a unit can be jammed.
func nearEnemy(by game.ShipID) func(x *game.Exec, id game.ShipID) bool {
	return func(x *game.Exec, id game.ShipID) bool {
		return x.Side(id) != x.Side(by) && card.RangeBetween(x, by, id) == 1
	}
}

// ArmamentsOf runs over the weapons of a unit: its armaments but shields.
func ArmamentsOf(x *game.Exec, id game.ShipID) func(yield func(game.CardID) bool) {
	return func(yield func(game.CardID) bool) {
		for i := int(x.Info(id).Pilots); i < len(x.G.Cards) && x.G.Cards[i].Ship == id; i++ {
			t := x.G.Cards[i].Type
			if t != "" && t != game.ShieldType && !yield(game.CardID(i)) {
				return
			}
		}
	}
}

// reloadWeapon asks for the weapon to reload.
var reloadWeapon = game.Step{
	Name: "choose a weapon to reload",
	Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
	Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
		for i := range ArmamentsOf(x, x.Self()) {
			if card.CanRecover(x, i) {
				c := game.Opt(game.CardVerb)
				c.Card = i
				q.Add(c)
			}
		}
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		card.RecoverChargesOf(x, c.Card, 2, "action.reload")
		held := &x.S.Charges[c.Card].Held
		*held = held.With(game.DisarmToken)
		e := game.NewEvent(game.CardHolds, "action.reload.disarm-weapon", x.Self())
		e.Card, e.Token, e.N = c.Card, game.DisarmToken, 1
		x.Emit(e)
	},
}

// RearmWeapons removes the disarm tokens of weapons (msg.token.disarm.end).
var RearmWeapons = game.Step{Name: "rearm weapons", Do: func(x *game.Exec) {
	for i := range x.G.Cards {
		held := &x.S.Charges[i].Held
		if !held.Has(game.DisarmToken) {
			continue
		}
		*held = held.Without(game.DisarmToken)
		e := game.NewEvent(game.TokenLost, "token.disarm.end", x.G.Cards[i].Ship)
		e.Card, e.Token, e.N = game.CardID(i), game.DisarmToken, 1
		x.Emit(e)
	}
}}

// The alternatives of a rotation.
const (
	turnLeft = iota
	turnRight
	turnAbout
)

// TurnShipAction turns the unit in place: by 90 degrees to a side, or about, which standing still
// does not allow by itself (msg.action.rotate, msg.action.stationary-rotate,
// msg.action.rotate.not-maneuver).
var TurnShipAction = ActionRule{Action: game.TurnAction, Name: "rotate", Do: game.Step{
	Name:    "rotate the unit",
	Options: []string{turnLeft: "90° left", turnRight: "90° right", turnAbout: "180°"},
	Who:     func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
	Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
		for way := int16(turnLeft); way <= turnAbout; way++ {
			if way == turnAbout && printedTurn(x) == game.NoDifficulty {
				break
			}
			c := game.Opt(game.OptionVerb)
			c.N = way
			q.Add(c)
		}
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		if c.N == turnAbout && printedTurn(x) == game.DifficultyRed {
			card.MakeRed(x, x.Frame())
		}
		by := [...]int32{turnLeft: -90, turnRight: 90, turnAbout: 180}[c.N]
		turnInPlace(x, x.Self(), by*geom.Degree, "action.rotate")
	},
}}

// printedTurn returns the difficulty of the rotate action on the action bar of Self's unit, none if
// it is not there.
func printedTurn(x *game.Exec) game.Difficulty {
	bar := x.Info(x.Self()).Actions
	for i := range bar {
		if bar[i].Action == game.TurnAction && !bar[i].Needs {
			return bar[i].Difficulty
		}
	}
	return game.NoDifficulty
}

// turnInPlace turns a ship by an angle where it stands.
func turnInPlace(x *game.Exec, id game.ShipID, by int32, clause string) {
	s := x.Ship(id)
	s.Pose = s.Pose.Turned(by)
	e := game.NewEvent(game.Moved, clause, id)
	e.N, e.Pose = 1, s.Pose
	x.Emit(e)
}
