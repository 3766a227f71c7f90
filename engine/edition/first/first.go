// Package first is X-Wing first edition: its lists of steps, its tables and its cards, with the huge
// ships of Epic.
package first

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/data"
	"koiogran/engine/edition/first/pilots"
	"koiogran/engine/edition/first/upgrades"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// Edition returns the rules of first edition.
func Edition() *rules.Edition {
	return &rules.Edition{
		ID:      "first",
		Version: "reference",
		Facts:   data.First(),
		Match:   match,
		Procs: map[game.Role]game.Proc{
			card.RoundRole:    round,
			card.SystemRole:   decloak,
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
			card.TriggerRole:  trigger,
			card.MeetRole:     meet,
			card.JamRole:      jam,
			card.TractorRole:  tractor,
			card.DeployRole:   deploy, card.DeployedRole: deployed, card.EmergencyRole: emergency,
			card.GainRole:    gain,
			card.DiscardRole: discard,
			card.CrippleRole: crippled,
			card.DestroyRole: destroy,
		},
		Measure: geom.FirstEdition,
		// 1e.setup.play-area-size: three feet.
		Width: 914_400_000, Height: 914_400_000,
		Tokens:      tokens,
		Reasons:     reasons,
		Bonus:       rules.HugeRange(),
		Difficulty:  rules.HarderWins,
		StaysInPlay: rules.UntilItsOpportunity,
		Slowed:      rules.SlowedByEach,
		Counters:    true, FloorsValues: true,
		Timed: true, Teams: true,
		Missions: missions(),
		Rulebook: "1e.",
		Clauses:  clauses(),
		Upgrades: upgrades.Cards(),
		Pilots:   pilots.Cards(),
		Damage:   slices.Concat(damageDeck(), olderDeck(), hugeTitles()),
		Huge:     hugeShips(),
		Optional: Optional(),

		Conditions: conditions(),

		Devices: devices(),
		Everyone: func(c *card.Compiler) (rules.Hooks, game.ActionSet) {
			var hooks rules.Hooks
			spendTokens(c, &hooks)
			return hooks, rules.Menu(c, &hooks, actions())
		},
	}
}

// actions are the actions of the game (1e.action.sources). Recover is on the bars of huge ships alone.
func actions() []rules.ActionRule {
	return []rules.ActionRule{
		rules.GainAction(game.FocusAction, game.FocusToken, "1e.focus.action"),
		rules.GainAction(game.EvadeAction, game.EvadeToken, "1e.evade.action"),
		rules.EnemyLockAction,
		rules.PossibleRollAction,
		rules.PossibleBoostAction,
		rules.StressJam,
		rules.ReinforceAction,
		rules.RotateAction,
		rules.CoordinateAction,
		rules.RestoreAction,
		rules.DisarmingSlamAction,
		rules.CloakAction("1e.cloak.action"),
		rules.RecoverAction, // last: what is before it keeps its place in fingerprints
	}
}

// tokens are the kinds of tokens. Those that are green or orange here leave in the End phase
// (1e.end.remove-focus-evade, 1e.end.other-tokens-stay, 1e.weapons-disabled.removed,
// 1e.tractor.removed, 1e.reinforce.small-large-not-spent).
var tokens = [game.NumTokens]game.TokenInfo{
	game.FocusToken:    {Name: "focus", Color: game.Green},
	game.EvadeToken:    {Name: "evade", Color: game.Green},
	game.EnergyToken:   {Name: "energy"},
	game.ReinforceFore: {Name: "reinforce fore", Color: game.Orange},
	game.ReinforceAft:  {Name: "reinforce aft", Color: game.Orange},
	game.DisarmToken:   {Name: "weapons disabled", Color: game.Orange},
	game.JamToken:      {Name: "jam", Color: game.Red},
	game.TractorToken:  {Name: "tractor beam", Color: game.Orange},
	game.CloakToken:    {Name: "cloak", Color: game.Blue},
	game.StressToken:   {Name: "stress", Color: game.Red},
	game.IonToken:      {Name: "ion", Color: game.Red},
}

// reasons are the clauses behind the reasons for refusals.
var reasons = [game.NumReasons]string{
	game.NoLockOnIt:     "1e.attack.declare.header-target-lock",
	game.NoFocusToSpend: "1e.attack.declare.header-focus",
	game.NoChargesLeft:  "1e.squad.discarded-upgrade-facedown",
	game.AtRangeZero:    "1e.touch.no-attack-between",
	game.OutOfArc:       "1e.attack.declare.primary-in-arc",
	game.TooNear:        "1e.attack.declare.secondary-weapon-range",
	game.TooFar:         "1e.attack.declare.primary-range",
	game.TriedAlready:   "1e.action.no-repeat",
	game.Stressed:       "1e.action.stressed-none",
	game.NotOnBar:       "1e.action.bar-required",
	game.Disarmed:       "1e.weapons-disabled.no-attack",
	game.Cloaked:        "1e.cloak.cannot-attack",
	game.OnRock:         "1e.obstacle.asteroid-no-attack-while-on",
	game.RedOnStress:    "1e.planning.stressed-may-select-red",
	game.StepLost:       "1e.overlap.skip-action",
}

// Optional returns the match settings that the edition has and others lack: those that are on.
func Optional() game.Options {
	return game.Options{FullEnergy: true, HugeObstacle: game.CorvetteObstacle}
}
