// Package second is X-Wing second edition in its X2PO form: its lists of steps, its tables and
// its cards.
package second

import (
	"koiogran/engine/card"
	"koiogran/engine/data"
	"koiogran/engine/edition/second/pilots"
	"koiogran/engine/edition/second/upgrades"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// Edition returns the rules of second edition.
func Edition() *rules.Edition {
	return &rules.Edition{
		ID:      "second",
		Version: "x2po",
		Facts:   data.Second(),
		Match:   match,
		Procs: map[game.Role]game.Proc{
			card.RoundRole:     round,
			card.SystemRole:    systemStep,
			card.ActivateRole:  activate,
			card.ManeuverRole:  maneuver,
			card.EngageRole:    engage,
			card.AttackRole:    attack,
			card.DamageRole:    damage,
			card.BoostRole:     boost,
			card.RollRole:      roll,
			card.PlaceRole:     placeForces,
			card.DestroyRole:   destroy,
			card.ExposeRole:    expose,
			card.DetonateRole:  detonate,
			card.TriggerRole:   trigger,
			card.JamRole:       jam,
			card.TractorRole:   tractor,
			card.GainRole:      gain,
			card.DeployRole:    deploy,
			card.DeployedRole:  deployed,
			card.EmergencyRole: emergency,
			card.ReturnRole:    returning,
			card.RamRole:       ram,
			card.WingRole:      activateMate,
			card.FormRole:      formUp,
			card.StrayRole:     stray,
		},
		Optional: Optional(),
		Missions: missions(),
		Measure:  geom.SecondEdition,
		// 2e.setup.play-area.3x3: three feet.
		Width: 914_400_000, Height: 914_400_000,
		Tokens:      tokens,
		Reasons:     reasons,
		Bonus:       rangeBonus(),
		Difficulty:  rules.Harder,
		StaysInPlay: rules.InEngagement,
		Slowed:      rules.SlowedBySize,
		Fleets:      true,
		Teams:       true, Allied: true,
		Rulebook: "2e.",
		Clauses: map[string]string{"energy.spent-to-supply": "2e.huge.energy",
			"energy.tokens-on-card": "2e.huge.energy.recover"},
		Pilots:        pilots.Cards(),
		ShipAbilities: pilots.ShipAbilities(),
		Upgrades:      upgrades.Cards(),
		Damage:        append(damageDeck(), hugeDeck()...),
		Conditions:    conditions(),
		Devices:       devices(),
		Everyone: func(c *card.Compiler) (rules.Hooks, game.ActionSet) {
			var hooks rules.Hooks
			rules.Dice(c, &hooks)
			rules.Decloak(c, &hooks)
			rules.Dock(c, &hooks)
			return hooks, rules.Actions(c, &hooks)
		},
	}
}

// tokens are the kinds of tokens (2e.token.kind-table).
var tokens = [game.NumTokens]game.TokenInfo{
	game.FocusToken:     {Name: "focus", Color: game.Green},
	game.EvadeToken:     {Name: "evade", Color: game.Green},
	game.CalculateToken: {Name: "calculate", Color: game.Green},
	game.ReinforceFore:  {Name: "reinforce fore", Color: game.Green},
	game.ReinforceAft:   {Name: "reinforce aft", Color: game.Green},
	game.DisarmToken:    {Name: "disarm", Color: game.Orange},
	game.JamToken:       {Name: "jam", Color: game.Orange},
	game.TractorToken:   {Name: "tractor", Color: game.Orange},
	game.CloakToken:     {Name: "cloak", Color: game.Blue, Max: 1},
	game.StressToken:    {Name: "stress", Color: game.Red},
	game.IonToken:       {Name: "ion", Color: game.Red},
	game.StrainToken:    {Name: "strain", Color: game.Red},
	game.DepleteToken:   {Name: "deplete", Color: game.Red},
}

// reasons are the clauses behind the reasons for refusals.
var reasons = [game.NumReasons]string{
	game.NoLockOnIt:     "2e.attack.special.requirement.lock",
	game.NoFocusToSpend: "2e.attack.special.requirement.focus",
	game.NoCalculate:    "2e.attack.special.requirement.calculate",
	game.NoChargesLeft:  "2e.attack.special.charge-cost",
	game.AtRangeZero:    "2e.attack.range.0-forbidden",
	game.OutOfArc:       "2e.attack.target.in-arc",
	game.TooNear:        "2e.attack.special.range-requirement",
	game.TooFar:         "2e.attack.target.range-1-3",
	game.TriedAlready:   "2e.action.same-once-per-round",
	game.IonizedFocus:   "2e.action.ionized-only-focus",
	game.NoForceToPay:   "2e.action.purple-cost",
	game.Stressed:       "2e.action.stressed-cannot",
	game.InWing:         "2e.epic.wingmate-actions",
	game.NotOnBar:       "2e.action.sources",
	game.Disarmed:       "2e.token.disarm",
	game.Cloaked:        "2e.token.cloak.disarmed",
	game.OnRock:         "2e.obstacle.asteroid.no-attack-at-0",
	game.RedOnStress:    "2e.planning.stressed-may-set-red",
}

// rangeBonus gives the dice of the standard ranges, and defenders 2 more at range 4 and 5
// (2e.huge.defense-range-45).
func rangeBonus() game.RangeBonus {
	b := rules.StandardRange()
	b.Defense[4], b.Defense[5] = 2, 2
	return b
}

// Optional returns the match settings that the edition has and others lack: those that are on.
func Optional() game.Options {
	return game.Options{TimedScoring: true}
}
