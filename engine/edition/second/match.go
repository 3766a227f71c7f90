package second

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// match is a whole match: set-up in its fixed order (2e.setup.step-order), then rounds
// (2e.round.repeat).
var match = game.Proc{Name: "match", Do: game.Parts{
	rules.FirstPlayer,
	rules.PlaceObstacles,
	rules.CallStep("place forces", card.PlaceRole),
	rules.CallStep("play rounds", card.RoundRole),
}}

// placeForces is set-up from the ships that begin docked on (2e.setup.step-order).
var placeForces = game.Proc{Name: "place forces", Do: game.Parts{
	rules.OfferAll("before placing ships", card.BeforePlacing), rules.PlaceForces,
}}

// round is a round of five phases, and the next one after it (2e.round.five-phases).
var round = game.Proc{Name: "round", Do: game.Loop("rounds",
	rules.BeginRound,
	rules.Phase(game.PlanningPhase, 0, "2e.planning.every-ship-gets-dial",
		rules.OfferAll("start of planning", card.StartOf(game.PlanningPhase)),
		rules.JoinWings,
		rules.KeepIonDials,
		rules.SetDials,
	),
	rules.Phase(game.SystemPhase, rules.LowestInitiative, "2e.system.ascending",
		rules.OfferAll("start of the System phase", card.StartOf(game.SystemPhase)),
		rules.InOrder(rules.Systems),
	),
	rules.Phase(game.ActivationPhase, rules.LowestInitiative, "2e.activation.ascending",
		rules.OfferAll("start of activation", card.StartOf(game.ActivationPhase)),
		rules.InOrder(rules.Activations),
		rules.FlyStrays,
		rules.OfferAll("end of activation", card.EndOf(game.ActivationPhase)),
		rules.DetonateBombs,
	),
	rules.Phase(game.EngagementPhase, rules.HighestInitiative,
		"2e.initiative.descending-engagement",
		rules.OfferAll("start of engagement", card.StartOf(game.EngagementPhase)),
		rules.InOrder(rules.Engagements),
		rules.OfferAll("end of engagement", card.EndOf(game.EngagementPhase)),
		rules.RemoveLast,
	),
	rules.Phase(game.EndPhase, 0, "2e.end.order",
		rules.OfferAll("start of the end phase", card.StartOf(game.EndPhase)),
		rules.OfferAll("during the end phase", card.DuringEnd),
		rules.BurnFuses,
		rules.RemoveCircular,
		rules.RecoverCharges,
		rules.OfferAll("end of the end phase", card.EndOf(game.EndPhase)),
		rules.SplitByChoice,
		rules.LayVictoryTokens,
		rules.RemoveKept,
		rules.ReturnShips,
		rules.CheckEscalation,
		rules.CheckVictory,
	),
)}

// systemStep is one ship's step of the System phase: any of its abilities, in any order
// (2e.system.any-order-per-ship).
var systemStep = game.Proc{Name: "system step", Do: game.Parts{
	rules.BeginSystemStep,
	rules.DeployDocked,
	rules.Offer("system abilities", card.SystemStep),
}}

// activate is one ship's activation (2e.activation.steps).
var activate = game.Proc{Name: "activate", OfShip: true, Do: game.Parts{
	rules.BeginActivation,
	rules.Offer("before activating", card.BeforeActivate),
	rules.BeforeReveal,
	rules.RevealDial,
	rules.ExecuteManeuver,
	rules.PerformActionStep,
	rules.EndActivation,
	rules.Offer("after activating", card.AfterActivate),
	rules.ActivateWing,
}}

// activateMate is the activation of a wingmate, right after that of its leader (2e.wing.activation).
var activateMate = game.Proc{Name: "activate in a wing", OfShip: true, Do: game.Parts{
	rules.BeginActivation,
	rules.Offer("before activating", card.BeforeActivate),
	rules.RevealWithLeader,
	rules.TakePosition,
	rules.PerformActionStep,
	rules.EndActivation,
	rules.Offer("after activating", card.AfterActivate),
}}

// formUp is what takes the place of a maneuver for a wingmate: it is placed, and has executed its leader's maneuver.
var formUp = game.Proc{
	Name: "take a position in a wing", Closed: true, OfShip: true, Record: game.MoveRecord, Do: game.Parts{
		rules.FormUp,
		rules.Offer("before checking the difficulty", card.BeforeDifficulty),
		rules.CheckDifficulty,
		rules.DebrisStress,
		rules.ObstacleEffects,
		rules.MeetDevices,
		rules.Offer("after executing the maneuver", card.AfterManeuver),
	},
}

// maneuver is the execution of a maneuver.
var maneuver = game.Proc{
	Name: "execute a maneuver", Closed: true, OfShip: true, Record: game.MoveRecord,
	Do: game.Parts{rules.Offer("before executing the maneuver", card.BeforeManeuver), executing},
}

// deployed is the maneuver with which a ship deploys, from where it stands flush with the ship that
// it was docked with (2e.dock.deploy.partial, 2e.dock.deploy.flee).
var deployed = game.Proc{
	Name: "deploy with a maneuver", Closed: true, OfShip: true, Record: game.MoveRecord,
	Do: executing,
}

// executing has the steps of a maneuver in the order of the notes (a.4) with errata 32: a ship that
// fled rolls nothing.
var executing = game.Parts{
	rules.DecideManeuver,
	game.IfElse("is it huge", rules.IsHuge, rules.Ram, game.Parts{
		rules.PickPosition,
		rules.MoveShip,
		rules.Offer("before checking the difficulty", card.BeforeDifficulty),
		rules.CheckDifficulty,
		rules.DebrisStress,
		rules.CheckFled,
		rules.ObstacleEffects,
	}),
	rules.MeetDevices,
	rules.Offer("after executing the maneuver", card.AfterManeuver),
}

// engage is one ship's engagement (2e.engage.one-attack).
var engage = game.Proc{Name: "engage", OfShip: true, Do: game.Parts{
	rules.BeginEngagement,
	rules.Offer("before engaging", card.BeforeEngage),
	rules.AttackWithHeaders,
	rules.Offer("after engaging", card.AfterEngage),
}}

// attack is an attack with its steps (2e.attack.step1.order and the notes, a.7).
var attack = game.Proc{
	Name: "attack", Closed: true, Keeps: true, OfShip: true, Record: game.AttackRecord,
	Do: game.Parts{
		game.Stage("declare target",
			rules.ChooseWeapon,
			rules.DeclareDefender,
			rules.PayForAttack,
			rules.OfferAttack("after declaring the defender", card.AfterDefender),
		),
		rules.WithDice(
			game.Stage("attack dice",
				rules.OfferAttack("before rolling attack dice", card.BeforeRoll(card.AttackDice)),
				rules.RollAttackDice,
				rules.AfterAttackDice,
				rules.Modify("modify attack dice: defender", card.ModifyAttack,
					rules.AttackerOf, rules.DefenderOf),
				rules.Modify("modify attack dice: attacker", card.ModifyAttack,
					rules.AttackerOf, rules.AttackerOf),
			),
			game.Stage("defense dice",
				rules.OfferDefense("before rolling defense dice", card.BeforeRoll(card.DefenseDice)),
				rules.RollDefenseDice,
				rules.AfterDefenseDice,
				rules.Modify("modify defense dice: attacker", card.ModifyDefense,
					rules.DefenderOf, rules.AttackerOf),
				rules.Modify("modify defense dice: defender", card.ModifyDefense,
					rules.DefenderOf, rules.DefenderOf),
			),
		),
		game.Stage("neutralize",
			rules.OfferDefense("before neutralizing", card.BeforeNeutralize),
			rules.NeutralizeResults,
			rules.OfferDefense("after neutralizing", card.AfterNeutralize),
		),
		game.Stage("damage", rules.DealDamage),
		// 2e.attack.aftermath.order: the defending player's abilities come first.
		game.Stage("aftermath",
			rules.NoteAttack,
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
		),
	},
}

var damage = game.Proc{
	Name: "suffer damage", Keeps: true, OfShip: true, Record: game.DamageRecord, Do: rules.DamageSteps,
}

var (
	boost = game.Proc{
		Name: "boost", OfShip: true, Record: game.MoveRecord, Do: rules.BoostSteps,
	}
	roll = game.Proc{
		Name: "barrel roll", OfShip: true, Record: game.MoveRecord, Do: rules.BarrelRollSteps,
	}
	destroy   = game.Proc{Name: "be destroyed", OfShip: true, Do: rules.DestroySteps}
	expose    = game.Proc{Name: "expose a damage card", OfShip: true, Do: rules.ExposeSteps}
	emergency = game.Proc{Name: "emergency", Keeps: true, Do: rules.EmergencySteps}
	detonate  = game.Proc{Name: "detonate", Keeps: true, Do: rules.DetonateSteps}
	trigger   = game.Proc{Name: "a device is about to detonate", Keeps: true, Do: rules.TriggerSteps}
	jam       = game.Proc{Name: "jam", OfShip: true, Do: rules.JamSteps}
	gain      = game.Proc{Name: "gain tokens", OfShip: true, Do: card.GainSteps}
	deploy    = game.Proc{Name: "deploy", Do: rules.DeploySteps}
	returning = game.Proc{Name: "ships return", Do: rules.ReturnSteps}
	stray     = game.Proc{Name: "move without a dial", OfShip: true, Do: rules.StraySteps}
	ram       = game.Proc{Name: "move a huge ship", Do: rules.RamSteps}
	tractor   = game.Proc{Name: "tractor", OfShip: true, Do: rules.TractorSteps}
)
