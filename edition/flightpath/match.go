package flightpath

import (
	"slices"

	"koiogran/card"
	"koiogran/game"
	"koiogran/rules"
)

// match is a whole match: set-up in its order (msg.setup.order), then rounds
// (msg.timing.round.repeat).
var match = game.Proc{Name: "match", Steps: []game.Step{
	rules.NameFirst,
	rules.FirstPlayerOfMode,
	rules.PlaceObstacles,
	rules.CallStep("place forces", card.PlaceRole),
	rules.CallStep("play rounds", card.RoundRole),
}}

var placeForces = game.Proc{Name: "place forces", Steps: rules.PlaceForces}

// round is a round of five phases, and the next one after it (msg.timing.round.phases).
var round = game.Proc{Name: "round", Steps: roundSteps()}

// roundSteps writes the round out; the phases that go unit by unit are three steps each.
func roundSteps() []game.Step {
	steps := []game.Step{
		rules.BeginRound,

		rules.BeginPhase(game.PlanningPhase, 0, "msg.planning.set-all"),
		rules.OfferAll("start of planning", card.StartOfPlanning),
		rules.NoDialIf(rules.Ionized), // msg.planning.shocked.no-dial
		rules.SetDials,
		rules.AgreeToGoOn, // msg.planning.end

		rules.BeginPhase(game.SystemPhase, rules.LowestInitiative, "msg.system.order"),
	}
	steps = slices.Concat(steps, rules.InOrder(rules.Systems, len(steps)))

	steps = append(steps,
		rules.BeginPhase(game.ActivationPhase, rules.LowestInitiative, "msg.activation.order"),
		rules.OfferAll("start of activation", card.StartOfActivation))
	steps = slices.Concat(steps, rules.InOrder(rules.Activations, len(steps)))
	steps = append(steps, rules.OfferAll("end of activation", card.EndOfActivation))
	steps = slices.Concat(steps, rules.DetonateBombs(len(steps)))

	steps = append(steps,
		rules.BeginPhase(game.EngagementPhase, rules.HighestInitiative, "msg.combat.order"),
		rules.OfferAll("start of engagement", card.StartOfEngagement))
	steps = slices.Concat(steps, rules.InOrder(rules.Engagements, len(steps)))
	steps = append(steps,
		rules.OfferAll("end of engagement", card.EndOfEngagement),
		rules.RemoveLast)

	// msg.end.recover
	return append(steps,
		rules.BeginPhase(game.EndPhase, 0, "msg.end.remove-circular"),
		rules.OfferAll("start of the end phase", card.StartOfEnd),
		rules.OfferAll("during the end phase", card.DuringEnd),
		rules.RemoveCircular,
		rules.RearmWeapons,
		rules.RecoverCharges,
		rules.OfferAll("end of the end phase", card.EndOfEnd),
		rules.DestroyDoomed,
		rules.Arrive,
		rules.CheckVictory)
}

// systemStep is one unit's step of the System phase (msg.system.unstealth).
var systemStep = game.Proc{Name: "system step", Steps: []game.Step{
	rules.BeginSystemStep,
	rules.Offer("system abilities", card.SystemStep),
}}

// activate is one unit's activation (msg.activation.steps).
var activate = game.Proc{Name: "activate", OfShip: true, Steps: []game.Step{
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
	Steps: slices.Concat([]game.Step{
		rules.Offer("before executing the maneuver", card.BeforeManeuver),
		rules.SlowDown,
		rules.DecideManeuver,
		rules.PickPosition,
		rules.MoveOr(onlyFocus),
		rules.SpareAtRest,
		rules.CheckDifficulty,
		rules.DebrisStress,
		rules.CheckFled,
	}, rules.ObstacleEffects(9), []game.Step{
		rules.MeetDevices,
		rules.SettleStandstill,
		rules.Offer("after executing the maneuver", card.AfterManeuver),
	}),
}

// engage is one unit's engagement (msg.combat.one-attack).
var engage = game.Proc{Name: "engage", OfShip: true, Steps: []game.Step{
	rules.BeginEngagement,
	rules.Offer("before engaging", card.BeforeEngage),
	rules.AttackOrNot,
}}

// Indices of the steps of an attack that are gone to: those of a defence roll, the first one after
// dice, and that which deals damage.
const (
	defending      = 16
	afterDice      = 21
	dealingDamages = 24
)

// attack is an attack with its six steps, or with a counterattack in the place of the third and the
// fourth (msg.combat.steps, msg.melee.counter.roll).
var attack = game.Proc{
	Name: "attack", Closed: true, Keeps: true, OfShip: true, Record: game.AttackRecord,
	Steps: []game.Step{
		rules.ChooseWeapon,
		rules.DeclareDefender,
		rules.PayForAttack,
		rules.OfferAttack("after declaring the defender", card.AfterDefender),
		rules.Counterattack,
		rules.BeginDice(afterDice),
		rules.RollAttackDice,
		rules.AfterAttackDice,
		rules.UnlessCountered(rules.Modify("modify attack dice: defender", card.ModifyAttack,
			rules.AttackerOf, rules.DefenderOf)),
		rules.Modify("modify attack dice: attacker", card.ModifyAttack,
			rules.AttackerOf, rules.AttackerOf),
		rules.TurnTables(defending),
		rules.OfferAttack("before rolling the counterattack", card.AttackDiceCount),
		rules.RollAttackDice,
		rules.AfterAttackDice,
		rules.Modify("modify the counterattack", card.ModifyAttack,
			rules.AttackerOf, rules.AttackerOf),
		rules.CompareClash(dealingDamages),
		rules.OfferDefence("before rolling defence dice", card.DefenceDiceCount),
		rules.RollDefenceDice,
		rules.Modify("modify defence dice: attacker", card.ModifyDefence,
			rules.DefenderOf, rules.AttackerOf),
		rules.Modify("modify defence dice: defender", card.ModifyDefence,
			rules.DefenderOf, rules.DefenderOf),
		rules.OfferDefence("before neutralizing", card.BeforeNeutralize),
		rules.NeutralizeWithGuard,
		rules.SpendShields,
		rules.OfferDefence("after neutralizing", card.AfterNeutralize),
		rules.NoteArmor,
		rules.DealDamage,
		rules.TurnBack,
		rules.AfterDefending,
		rules.NoteAttack,
		rules.LowerGuard,
		// msg.combat.aftermath: the defender's abilities come first.
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
	},
}

var damage = game.Proc{
	Name: "suffer damage", Keeps: true, OfShip: true, Record: game.DamageRecord,
	Steps: rules.DamageSteps,
}

var (
	boost = game.Proc{
		Name: "boost", OfShip: true, Record: game.MoveRecord, Steps: rules.BoostSteps,
	}
	roll = game.Proc{
		Name: "barrel roll", OfShip: true, Record: game.MoveRecord, Steps: rules.RollSteps,
	}
	destroy  = game.Proc{Name: "destroy", OfShip: true, Steps: rules.DestroySteps}
	expose   = game.Proc{Name: "expose a damage card", OfShip: true, Steps: rules.ExposeSteps}
	detonate = game.Proc{Name: "detonate", Keeps: true, Steps: rules.DetonateSteps}
	jam      = game.Proc{Name: "jam", OfShip: true, Steps: rules.JamSteps}
	gain     = game.Proc{Name: "gain tokens", OfShip: true, Steps: card.GainSteps}
	grapple  = game.Proc{Name: "grapple", OfShip: true, Steps: rules.TractorSteps}
)
