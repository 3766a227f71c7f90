package second

import (
	"slices"

	"koiogran/card"
	"koiogran/game"
	"koiogran/rules"
)

// match is a whole match: set-up in its fixed order (2e.setup.step-order), then rounds
// (2e.round.repeat).
var match = game.Proc{Name: "match", Steps: []game.Step{
	rules.FirstPlayer,
	rules.PlaceObstacles,
	rules.CallStep("place forces", card.PlaceRole),
	rules.CallStep("play rounds", card.RoundRole),
}}

// placeForces is set-up from the ships that begin docked on (2e.setup.step-order).
var placeForces = game.Proc{Name: "place forces", Steps: rules.PlaceForces}

// round is a round of five phases, and the next one after it (2e.round.five-phases).
var round = game.Proc{Name: "round", Steps: roundSteps()}

// roundSteps writes the round out; the phases that go ship by ship are three steps each.
func roundSteps() []game.Step {
	steps := []game.Step{
		rules.BeginRound,

		rules.BeginPhase(game.PlanningPhase, 0, "2e.planning.every-ship-gets-dial"),
		rules.OfferAll("start of planning", card.StartOfPlanning),
		rules.KeepIonDials,
		rules.SetDials,

		rules.BeginPhase(game.SystemPhase, rules.LowestInitiative, "2e.system.ascending"),
	}
	steps = slices.Concat(steps, rules.InOrder(rules.Systems, len(steps)))

	steps = append(steps,
		rules.BeginPhase(game.ActivationPhase, rules.LowestInitiative, "2e.activation.ascending"),
		rules.OfferAll("start of activation", card.StartOfActivation))
	steps = slices.Concat(steps, rules.InOrder(rules.Activations, len(steps)))
	steps = append(steps, rules.OfferAll("end of activation", card.EndOfActivation))
	steps = slices.Concat(steps, rules.DetonateBombs(len(steps)))

	steps = append(steps,
		rules.BeginPhase(game.EngagementPhase, rules.HighestInitiative,
			"2e.initiative.descending-engagement"),
		rules.OfferAll("start of engagement", card.StartOfEngagement))
	steps = slices.Concat(steps, rules.InOrder(rules.Engagements, len(steps)))
	steps = append(steps, rules.OfferAll("end of engagement", card.EndOfEngagement),
		rules.RemoveLast)

	// 2e.end.order
	return append(steps,
		rules.BeginPhase(game.EndPhase, 0, "2e.end.order"),
		rules.OfferAll("start of the end phase", card.StartOfEnd),
		rules.OfferAll("during the end phase", card.DuringEnd),
		rules.RemoveCircular,
		rules.RecoverCharges,
		rules.OfferAll("end of the end phase", card.EndOfEnd),
		rules.ReturnShips,
		rules.CheckEscalation,
		rules.CheckVictory)
}

// systemStep is one ship's step of the System phase: any of its abilities, in any order
// (2e.system.any-order-per-ship).
var systemStep = game.Proc{Name: "system step", Steps: []game.Step{
	rules.BeginSystemStep,
	rules.DeployDocked,
	rules.Offer("system abilities", card.SystemStep),
}}

// activate is one ship's activation (2e.activation.steps).
var activate = game.Proc{Name: "activate", OfShip: true, Steps: []game.Step{
	rules.BeginActivation,
	rules.Offer("before activating", card.BeforeActivate),
	rules.RevealDial,
	rules.ExecuteManeuver,
	rules.PerformActionStep,
	rules.EndActivation,
}}

// maneuver is the execution of a maneuver: the order of its steps is that of the notes (a.4)
// with errata 32: a ship that fled rolls nothing.
var maneuver = game.Proc{
	Name: "execute a maneuver", Closed: true, OfShip: true, Record: game.MoveRecord,
	Steps: slices.Concat([]game.Step{
		rules.Offer("before executing the maneuver", card.BeforeManeuver),
		rules.DecideManeuver,
		rules.PickPosition,
		rules.MoveShip,
		rules.CheckDifficulty,
		rules.DebrisStress,
		rules.CheckFled,
	}, rules.ObstacleEffects(7), []game.Step{
		rules.MeetDevices,
		rules.Offer("after executing the maneuver", card.AfterManeuver),
	}),
}

// deployed is the maneuver with which a ship deploys, from where it stands flush with the ship that
// it was docked with (2e.dock.deploy.partial, 2e.dock.deploy.flee).
var deployed = game.Proc{
	Name: "deploy with a maneuver", Closed: true, OfShip: true, Record: game.MoveRecord,
	Steps: slices.Concat([]game.Step{
		rules.DecideManeuver,
		rules.PickPosition,
		rules.MoveShip,
		rules.CheckDifficulty,
		rules.DebrisStress,
		rules.CheckFled,
	}, rules.ObstacleEffects(6), []game.Step{
		rules.MeetDevices,
		rules.Offer("after executing the maneuver", card.AfterManeuver),
	}),
}

// engage is one ship's engagement (2e.engage.one-attack).
var engage = game.Proc{Name: "engage", OfShip: true, Steps: []game.Step{
	rules.BeginEngagement,
	rules.Offer("before engaging", card.BeforeEngage),
	rules.AttackOrNot,
}}

// beforeNeutralizing is the index of the first step of an attack after those that deal with dice.
const beforeNeutralizing = 14

// attack is an attack with all its steps (2e.attack.step1.order and the notes, a.7).
var attack = game.Proc{
	Name: "attack", Closed: true, Keeps: true, OfShip: true, Record: game.AttackRecord,
	Steps: []game.Step{
		rules.ChooseWeapon,
		rules.DeclareDefender,
		rules.PayForAttack,
		rules.OfferAttack("after declaring the defender", card.AfterDefender),
		rules.BeginDice(beforeNeutralizing),
		rules.RollAttackDice,
		rules.AfterAttackDice,
		rules.Modify("modify attack dice: defender", card.ModifyAttack,
			rules.AttackerOf, rules.DefenderOf),
		rules.Modify("modify attack dice: attacker", card.ModifyAttack,
			rules.AttackerOf, rules.AttackerOf),
		rules.OfferDefence("before rolling defence dice", card.DefenceDiceCount),
		rules.RollDefenceDice,
		rules.AfterDefenceDice,
		rules.Modify("modify defence dice: attacker", card.ModifyDefence,
			rules.DefenderOf, rules.AttackerOf),
		rules.Modify("modify defence dice: defender", card.ModifyDefence,
			rules.DefenderOf, rules.DefenderOf),
		rules.OfferDefence("before neutralizing", card.BeforeNeutralize),
		rules.NeutralizeResults,
		rules.OfferDefence("after neutralizing", card.AfterNeutralize),
		rules.DealDamage,
		// 2e.attack.aftermath.order: the defending player's abilities come first.
		rules.Aftermath("after defending", card.AfterDefend, rules.DefenderOf, rules.AttackerOf,
			rules.DefenderOf),
		rules.Aftermath("after defending", card.AfterDefend, rules.DefenderOf, rules.AttackerOf,
			rules.AttackerOf),
		rules.Aftermath("after attacking", card.AfterAttack, rules.AttackerOf, rules.DefenderOf,
			rules.AttackerOf),
		rules.Aftermath("after attacking", card.AfterAttack, rules.AttackerOf, rules.DefenderOf,
			rules.DefenderOf),
		// 2e.attack.bonus.defender-first
		rules.Aftermath("bonus attacks", card.AftermathBonus, rules.AttackerOf, rules.DefenderOf,
			rules.DefenderOf),
		rules.Aftermath("bonus attacks", card.AftermathBonus, rules.AttackerOf, rules.DefenderOf,
			rules.AttackerOf),
	},
}

var damage = game.Proc{
	Name: "suffer damage", Keeps: true, OfShip: true, Record: game.DamageRecord, Steps: rules.DamageSteps,
}

var (
	boost = game.Proc{
		Name: "boost", OfShip: true, Record: game.MoveRecord, Steps: rules.BoostSteps,
	}
	roll = game.Proc{
		Name: "barrel roll", OfShip: true, Record: game.MoveRecord, Steps: rules.RollSteps,
	}
	expose    = game.Proc{Name: "expose a damage card", OfShip: true, Steps: rules.ExposeSteps}
	emergency = game.Proc{Name: "emergency", Keeps: true, Steps: rules.EmergencySteps}
	detonate  = game.Proc{Name: "detonate", Keeps: true, Steps: rules.DetonateSteps}
	jam       = game.Proc{Name: "jam", OfShip: true, Steps: rules.JamSteps}
	gain      = game.Proc{Name: "gain tokens", OfShip: true, Steps: card.GainSteps}
	deploy    = game.Proc{Name: "deploy", Steps: rules.DeploySteps}
	returning = game.Proc{Name: "ships return", Steps: rules.ReturnSteps}
	tractor   = game.Proc{Name: "tractor", OfShip: true, Steps: rules.TractorSteps}
)
