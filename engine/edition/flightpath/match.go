package flightpath

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// match is a whole match: set-up in its order (msg.setup.order), then rounds
// (msg.timing.round.repeat).
var match = game.Proc{Name: "match", Do: game.Parts{
	rules.NameFirst,
	rules.FirstPlayerOfMode,
	rules.PlaceObstacles,
	rules.CallStep("place forces", card.PlaceRole),
	rules.CallStep("play rounds", card.RoundRole),
}}

var placeForces = game.Proc{Name: "place forces", Do: rules.PlaceForces}

// round is a round of five phases, and the next one after it (msg.timing.round.phases).
var round = game.Proc{Name: "round", Do: game.Loop("rounds",
	rules.BeginRound,
	rules.Phase(game.PlanningPhase, 0, "msg.planning.set-all",
		rules.OfferAll("start of planning", card.StartOf(game.PlanningPhase)),
		rules.NoDialIf(rules.Ionized), // msg.planning.shocked.no-dial
		rules.SetDials,
		rules.AgreeToGoOn, // msg.planning.end
	),
	rules.Phase(game.SystemPhase, rules.LowestInitiative, "msg.system.order",
		rules.InOrder(rules.Systems),
	),
	rules.Phase(game.ActivationPhase, rules.LowestInitiative, "msg.activation.order",
		rules.OfferAll("start of activation", card.StartOf(game.ActivationPhase)),
		rules.InOrder(rules.Activations),
		rules.OfferAll("end of activation", card.EndOf(game.ActivationPhase)),
		rules.DetonateBombs,
	),
	rules.Phase(game.EngagementPhase, rules.HighestInitiative, "msg.combat.order",
		rules.OfferAll("start of engagement", card.StartOf(game.EngagementPhase)),
		rules.InOrder(rules.Engagements),
		rules.OfferAll("end of engagement", card.EndOf(game.EngagementPhase)),
		rules.RemoveLast,
	),
	rules.Phase(game.EndPhase, 0, "msg.end.remove-circular",
		rules.OfferAll("start of the end phase", card.StartOf(game.EndPhase)),
		rules.OfferAll("during the end phase", card.DuringEnd),
		rules.RemoveCircular,
		rules.RearmWeapons,
		rules.RecoverCharges, // msg.end.recover
		rules.OfferAll("end of the end phase", card.EndOf(game.EndPhase)),
		rules.DestroyDoomed,
		rules.Arrive,
		rules.CheckVictory,
	),
)}

// systemStep is one unit's step of the System phase (msg.system.unstealth).
var systemStep = game.Proc{Name: "system step", Do: game.Parts{
	rules.BeginSystemStep,
	rules.Offer("system abilities", card.SystemStep),
}}

// activate is one unit's activation (msg.activation.steps).
var activate = game.Proc{Name: "activate", OfShip: true, Do: game.Parts{
	rules.BeginActivation,
	rules.Offer("before activating", card.BeforeActivate),
	rules.RevealDial,
	rules.ExecuteManeuver,
	rules.PerformActionStep,
	rules.EndActivation,
}}

// onlyFocus is what a partial maneuver costs a unit (msg.overlap.partial.focus-only).
func onlyFocus(s *game.Ship) { s.OnlyFocus = true }

// maneuver is the execution of a maneuver: the move, the difficulty, debris, the flee check, the dice
// for obstacles, standing still and overheating (msg.movement.execute.steps, msg.movement.flee).
var maneuver = game.Proc{
	Name: "execute a maneuver", Closed: true, OfShip: true, Record: game.MoveRecord,
	Do: game.Parts{
		rules.Offer("before executing the maneuver", card.BeforeManeuver),
		rules.SlowDown,
		rules.DecideManeuver,
		rules.PickPosition,
		rules.MoveWithPenalty(onlyFocus),
		rules.SpareAtRest,
		rules.CheckDifficulty,
		rules.DebrisStress,
		rules.CheckFled,
		rules.ObstacleEffects,
		rules.MeetDevices,
		rules.SettleStandstill,
		rules.Offer("after executing the maneuver", card.AfterManeuver),
	},
}

// engage is one unit's engagement (msg.combat.one-attack).
var engage = game.Proc{Name: "engage", OfShip: true, Do: game.Parts{
	rules.BeginEngagement,
	rules.Offer("before engaging", card.BeforeEngage),
	rules.AttackOrNot,
}}

// neutralize is the fourth step of an attack (msg.combat.steps).
var neutralize = game.Stage("neutralize",
	rules.OfferDefense("before neutralizing", card.BeforeNeutralize),
	rules.NeutralizeWithGuard,
	rules.SpendShields,
	rules.OfferDefense("after neutralizing", card.AfterNeutralize),
)

// attack is an attack with its six steps, or with a counterattack in place of the third and the
// fourth (msg.combat.steps, msg.melee.counter.roll).
var attack = game.Proc{
	Name: "attack", Closed: true, Keeps: true, OfShip: true, Record: game.AttackRecord,
	Do: game.Parts{
		game.Stage("declare target",
			rules.ChooseWeapon,
			rules.DeclareDefender,
			rules.PayForAttack,
			rules.OfferAttack("after declaring the defender", card.AfterDefender),
			rules.Counterattack,
		),
		rules.IfDice(game.Parts{
			game.Stage("attack dice",
				rules.OfferAttack("before rolling attack dice", card.BeforeRoll(card.AttackDice)),
				rules.RollAttackDice,
				rules.AfterAttackDice,
				rules.UnlessCountered(rules.Modify("modify attack dice: defender",
					card.ModifyAttack, rules.AttackerOf, rules.DefenderOf)),
				rules.Modify("modify attack dice: attacker", card.ModifyAttack,
					rules.AttackerOf, rules.AttackerOf),
			),
			rules.IfCountered(
				game.Stage("counterattack",
					rules.BeginCounterattack,
					rules.OfferAttack("before rolling the counterattack", card.BeforeRoll(card.AttackDice)),
					rules.RollAttackDice,
					rules.AfterAttackDice,
					rules.Modify("modify the counterattack", card.ModifyAttack,
						rules.AttackerOf, rules.AttackerOf),
					rules.CompareClash,
				),
				game.Parts{
					game.Stage("defense dice",
						rules.OfferDefense("before rolling defense dice", card.BeforeRoll(card.DefenseDice)),
						rules.RollDefenseDice,
						rules.Modify("modify defense dice: attacker", card.ModifyDefense,
							rules.DefenderOf, rules.AttackerOf),
						rules.Modify("modify defense dice: defender", card.ModifyDefense,
							rules.DefenderOf, rules.DefenderOf),
					),
					neutralize,
				},
			),
		}, neutralize),
		game.Stage("damage",
			rules.NoteArmor,
			rules.DealDamage,
			rules.TurnBack,
		),
		// msg.combat.aftermath: the defender's abilities come first.
		game.Stage("aftermath",
			rules.AfterDefending,
			rules.NoteAttack,
			rules.LowerGuard,
			rules.Aftermath("after defending", card.AfterDefend, rules.DefenderOf, rules.AttackerOf,
				rules.DefenderOf),
			rules.Aftermath("after defending", card.AfterDefend, rules.DefenderOf, rules.AttackerOf,
				rules.AttackerOf),
			rules.Aftermath("after attacking", card.AfterAttack, rules.AttackerOf, rules.DefenderOf,
				rules.AttackerOf),
			rules.Aftermath("after attacking", card.AfterAttack, rules.AttackerOf, rules.DefenderOf,
				rules.DefenderOf),
			// msg.combat.bonus.defender-first
			rules.Aftermath("bonus attacks", card.AftermathBonus, rules.AttackerOf, rules.DefenderOf,
				rules.DefenderOf),
			rules.Aftermath("bonus attacks", card.AftermathBonus, rules.AttackerOf, rules.DefenderOf,
				rules.AttackerOf),
		),
	},
}

var damage = game.Proc{
	Name: "suffer damage", Keeps: true, OfShip: true, Record: game.DamageRecord,
	Do: rules.DamageSteps,
}

var (
	boost = game.Proc{
		Name: "boost", OfShip: true, Record: game.MoveRecord, Do: rules.BoostSteps,
	}
	roll = game.Proc{
		Name: "barrel roll", OfShip: true, Record: game.MoveRecord, Do: rules.BarrelRollSteps,
	}
	destroy  = game.Proc{Name: "destroy", OfShip: true, Do: rules.DestroySteps}
	expose   = game.Proc{Name: "expose a damage card", OfShip: true, Do: rules.ExposeSteps}
	detonate = game.Proc{Name: "detonate", Keeps: true, Do: rules.DetonateSteps}
	jam      = game.Proc{Name: "jam", OfShip: true, Do: rules.JamSteps}
	gain     = game.Proc{Name: "gain tokens", OfShip: true, Do: card.GainSteps}
	grapple  = game.Proc{Name: "grapple", OfShip: true, Do: rules.TractorSteps}
)
