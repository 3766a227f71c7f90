package rules

import (
	"fmt"

	"koiogran/engine/data"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// line turns an entry of an action bar into one of the game's.
func line(a data.Action, id game.CardID, side uint8) game.ActionLine {
	return game.ActionLine{
		Action: actions[a.Name], Difficulty: difficulties[a.Difficulty],
		Linked: actions[a.Linked], LinkedDifficulty: difficulties[a.LinkedDifficulty],
		Card: id, Side: side,
	}
}

// actions are the data's names of actions.
var actions = map[data.ActionName]game.Action{
	data.BarrelRoll: game.BarrelRollAction, data.Boost: game.BoostAction,
	data.Calculate: game.CalculateAction, data.Cloak: game.CloakAction,
	data.Coordinate: game.CoordinateAction, data.Evade: game.EvadeAction,
	data.Focus: game.FocusAction, data.Jam: game.JamAction, data.Lock: game.LockAction,
	data.Reinforce: game.ReinforceAction, data.Reload: game.ReloadAction,
	data.RotateArc: game.RotateAction, data.Slam: game.SlamAction,
	data.Accumulate: game.CalculateAction, data.Guard: game.ReinforceAction,
	data.Overthrust: game.SlamAction, data.ReverseBoost: game.ReverseBoostAction,
	data.Rotate: game.TurnAction, data.RotateTurret: game.RotateAction,
	data.Stealth: game.CloakAction, data.Recover: game.RecoverAction,
}

// difficulties are the data's names of difficulties.
var difficulties = map[data.Difficulty]game.Difficulty{
	"":         game.DifficultyWhite, // actions of the first edition have no color
	data.Green: game.DifficultyBlue, data.Blue: game.DifficultyBlue,
	data.White: game.DifficultyWhite, data.Red: game.DifficultyRed,
	data.Purple: game.DifficultyPurple,
}

// bearings are the data's names of bearings.
var bearings = map[data.Bearing]geom.Bearing{
	data.Stationary: geom.Stationary, data.Straight: geom.Straight,
	data.BankLeft: geom.BankLeft, data.BankRight: geom.BankRight,
	data.TurnLeft: geom.TurnLeft, data.TurnRight: geom.TurnRight,
	data.Koiogran: geom.Koiogran, data.SegnorLeft: geom.SegnorLeft,
	data.SegnorRight: geom.SegnorRight, data.TallonLeft: geom.TallonLeft,
	data.TallonRight: geom.TallonRight, data.ReverseStraight: geom.ReverseStraight,
	data.ReverseBankLeft:  geom.ReverseBankLeft,
	data.ReverseBankRight: geom.ReverseBankRight,
	data.StrafeLeft:       geom.StrafeLeft, data.StrafeRight: geom.StrafeRight,
	data.SlipBankLeft: geom.SlipBankLeft, data.SlipBankRight: geom.SlipBankRight,
	data.SlipTurnLeft: geom.SlipTurnLeft, data.SlipTurnRight: geom.SlipTurnRight,
	data.PylonTwistLeft: geom.PylonTwistLeft, data.PylonTwistRight: geom.PylonTwistRight,
	data.SpiralCrossLeft:  geom.SpiralCrossLeft,
	data.SpiralCrossRight: geom.SpiralCrossRight,
}

// maneuver turns an entry of a dial into one of the game's.
func maneuver(m data.Maneuver) game.Maneuver {
	return game.Maneuver{
		Bearing: bearings[m.Bearing], Speed: uint8(m.Speed),
		Difficulty: difficulties[m.Difficulty],
	}
}

// primary adds a primary weapon to a ship (2e.attack.target.range-1-3).
func primary(info *game.ShipInfo, a data.Stat, measure geom.Game, size geom.Size) error {
	w := game.Weapon{Card: game.NoCard, Value: int8(a.Value), Min: 1, Max: 3}
	if a.MaxRange > 0 {
		w.Min, w.Max = int8(a.MinRange), int8(a.MaxRange)
	}
	if err := aim(&w, a.Arc); err != nil {
		return err
	}
	if !measure.HasArc(size, w.Arc) {
		return fmt.Errorf("a base of its size has no %s arc", a.Arc)
	}
	if !w.Turret {
		info.Arcs = info.Arcs.With(w.Arc)
	}
	info.Weapons = append(info.Weapons, w)
	return nil
}

// aim sets the arc of a weapon.
func aim(w *game.Weapon, arc data.Arc) error {
	switch arc {
	case "front":
		w.Arc = geom.FrontArc
	case "rear":
		w.Arc = geom.RearArc
	case data.Turret:
		w.Arc = geom.AllAround
	case "bullseye":
		w.Arc = geom.BullseyeArc
	case "full-front":
		w.Arc = geom.FullFrontArc
	case "full-rear":
		w.Arc = geom.FullRearArc
	case "left":
		w.Arc = geom.LeftArc
	case "right":
		w.Arc = geom.RightArc
	case "single-turret":
		w.Arc, w.Turret = geom.FrontArc, true
	case "double-turret":
		w.Arc, w.Turret = geom.FrontAndRear, true
	default:
		return fmt.Errorf("unknown arc %q", arc)
	}
	return nil
}

// Decks returns the names of the damage decks of which a player brings one, none where an edition has only one deck.
func (c *Compiled) Decks() []string {
	var names []string
	for i := range c.decks {
		if c.decks[i].name != "" {
			names = append(names, c.decks[i].name)
		}
	}
	return names
}
