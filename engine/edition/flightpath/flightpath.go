// Package flightpath is Mobile Suit Gundam Flightpath: its lists of steps, its tables and its
// units. Huge units are not played.
package flightpath

import (
	"koiogran/engine/card"
	"koiogran/engine/data"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// Edition returns the rules of Flightpath.
func Edition() *rules.Edition {
	return &rules.Edition{
		ID:      "flightpath",
		Version: "0.1d",
		Facts:   data.Flightpath(),
		Match:   match,
		Procs: map[game.Role]game.Proc{
			card.RoundRole:    round,
			card.SystemRole:   systemStep,
			card.ActivateRole: activate,
			card.ManeuverRole: maneuver,
			card.EngageRole:   engage,
			card.AttackRole:   attack,
			card.DamageRole:   damage,
			card.BoostRole:    boost,
			card.RollRole:     roll,
			card.PlaceRole:    placeForces,
			card.ExposeRole:   expose,
			card.DetonateRole: detonate,
			card.JamRole:      jam,
			card.TractorRole:  grapple,
			card.GainRole:     gain,
			card.DestroyRole:  destroy,
		},
		Measure: geom.Flightpath,
		// msg.setup.area.size: three feet.
		Width: 914_400_000, Height: 914_400_000,
		Tokens:    tokens,
		Reasons:   reasons,
		Bonus:     extremeRange(),
		Harmless:  [geom.Kinds]bool{geom.GasCloud: true}, // msg.obstacle.beam-field.movement
		Optional:  Optional(),
		MayTarget: rules.Pinned,
		CardDealt: rules.LoseEnergy,
		AlsoOnBar: []game.ActionLine{{
			// msg.action.stationary-rotate
			Action: game.TurnAction, Difficulty: game.DifficultyWhite, Card: game.NoCard,
			Needs: true, While: game.StationaryToken,
		}},
		Difficulty:    rules.Harder,
		StaysInPlay:   rules.InEngagement,
		Slowed:        rules.SlowedAtRest,
		Rulebook:      "msg.",
		Clauses:       clauses(),
		Pilots:        pilots(),
		ShipAbilities: unitAbilities(),
		Upgrades:      armaments(),
		Damage:        damageDeck(),
		Devices:       devices(),
		Missions:      scenarios(data.Flightpath()),
		Everyone: func(c *card.Compiler) (rules.Hooks, game.ActionSet) {
			var hooks rules.Hooks
			spendTokens(c, &hooks)
			rules.Unstealth(c, &hooks)
			built := rules.Menu(c, &hooks, actions())
			rules.LinkActions(c, &hooks)
			return hooks, built
		},
	}
}

// extremeRange gives the defender a die at range 4 and 5 and no one one elsewhere
// (msg.combat.extreme-range, msg.combat.no-range-bonus).
func extremeRange() game.RangeBonus {
	var b game.RangeBonus
	b.Defense[4], b.Defense[5] = 1, 1
	return b
}

// actions are the actions of units (msg.action.bar).
func actions() []rules.ActionRule {
	return []rules.ActionRule{
		rules.GainAction(game.FocusAction, game.FocusToken, "msg.action.focus"),
		rules.GainAction(game.EvadeAction, game.EvadeToken, "msg.action.evade"),
		named("accumulate", rules.GainAction(game.CalculateAction, game.EnergyToken,
			"msg.action.accumulate")),
		rules.CanFail(rules.LockAction),
		rules.CoolRollAction,
		rules.CoolBoostAction,
		rules.ReverseBoostAction,
		rules.CanFail(rules.NearJamAction),
		rules.GuardAction,
		named("rotate turret", rules.RotateAction),
		rules.TurnShipAction,
		rules.CanFail(rules.CoordinateAction),
		rules.ReloadWeaponAction,
		rules.OverthrustAction,
		named("stealth", rules.CloakAction("msg.action.stealth")),
	}
}

// named is an action under the name that it has in this game.
func named(name string, r rules.ActionRule) rules.ActionRule {
	r.Name = name
	return r
}

// tokens are the kinds of tokens (msg.component.tokens.green, msg.component.tokens.orange,
// msg.component.tokens.red, msg.component.tokens.blue). Energy is kept like a blue one
// (msg.token.energy.persists).
var tokens = [game.NumTokens]game.TokenInfo{
	game.FocusToken:      {Name: "focus", Color: game.Green},
	game.EvadeToken:      {Name: "evade", Color: game.Green},
	game.GuardToken:      {Name: "guard", Color: game.Green, Max: 1},
	game.DisarmToken:     {Name: "disarm", Color: game.Orange},
	game.JamToken:        {Name: "jam", Color: game.Orange},
	game.TractorToken:    {Name: "grapple", Color: game.Orange},
	game.CloakToken:      {Name: "stealth", Color: game.Blue, Max: 1},
	game.StationaryToken: {Name: "stationary", Color: game.Blue, Max: 1},
	game.StressToken:     {Name: "stress", Color: game.Red},
	game.IonToken:        {Name: "shock", Color: game.Red},
	game.StrainToken:     {Name: "strain", Color: game.Red},
	game.DepleteToken:    {Name: "deplete", Color: game.Red},
	game.OverheatToken:   {Name: "overheat", Color: game.Red},
	game.EnergyToken:     {Name: "energy", Color: game.Blue},
}

// reasons are the clauses behind the reasons for refusals.
var reasons = [game.NumReasons]string{
	game.NoLockOnIt:    "msg.component.armament.attack-cost",
	game.NoChargesLeft: "msg.component.armament.attack-cost",
	game.AtRangeZero:   "msg.overlap.range0.must-attack-touching",
	game.OutOfArc:      "msg.combat.target.arc",
	game.TooNear:       "msg.combat.target.range",
	game.TooFar:        "msg.combat.target.range",
	game.TriedAlready:  "msg.action.once-per-round",
	game.IonizedFocus:  "msg.overlap.partial.focus-only",
	game.NoForceToPay:  "msg.action.purple.cost",
	game.Stressed:      "msg.action.stressed",
	game.NotOnBar:      "msg.action.bar",
	game.Disarmed:      "msg.combat.disarmed",
	game.Cloaked:       "msg.combat.stealthed",
	game.OnRock:        "msg.combat.asteroid.range0",
	game.RedOnStress:   "msg.planning.stressed.may-set-red",
	game.StepLost:      "msg.obstacle.asteroid.skip-action",
}

// Optional returns the match settings that the edition has and others lack: those that are on.
func Optional() game.Options {
	return game.Options{
		RangeBonus: true, BullseyeFaceOff: true, NoLockTouching: true, ShortEdgeRolls: true,
		TimedScoring: true,
	}
}
