package first

import (
	"slices"

	"koiogran/card"
	"koiogran/game"
	"koiogran/rules"
)

// match is a whole match: set-up in its order (1e.setup.step-order), then rounds
// (1e.round.repeats-until-game-ends).
var match = game.Proc{Name: "match", Steps: []game.Step{
	rules.RollForInitiative,
	rules.ChooseInitiative,
	rules.PlaceObstacles,
	rules.ChooseEdge,
	rules.CallStep("place forces", card.PlaceRole),
	rules.CallStep("play rounds", card.RoundRole),
}}

var placeForces = game.Proc{Name: "place forces", Steps: rules.PlaceForces}

// round is a round of four phases, and the next one after it (1e.round.phase-order).
var round = game.Proc{Name: "round", Steps: roundSteps()}

// roundSteps writes the round out; the phases that go ship by ship are three steps each.
func roundSteps() []game.Step {
	steps := []game.Step{
		rules.BeginRound,

		rules.BeginPhase(game.PlanningPhase, 0, "1e.planning.every-ship-gets-dial"),
		rules.OfferAll("start of planning", card.StartOfPlanning),
		rules.NoDialIfIonized,
		rules.SetDials,

		rules.BeginPhase(game.ActivationPhase, rules.LowestInitiative,
			"1e.activation.order-ascending"),
		rules.OfferAll("start of activation", card.StartOfActivation),
	}
	// 1e.decloak.when, 1e.activation.decloak-before-first-activation
	steps = slices.Concat(steps, rules.InOrder(rules.Decloakings, len(steps)))
	steps = append(steps, rules.FromInitiative(rules.LowestInitiative))
	steps = slices.Concat(steps, rules.InOrder(rules.Activations, len(steps)))
	steps = append(steps, rules.OfferAll("end of activation", card.EndOfActivation))
	steps = slices.Concat(steps, rules.DetonateBombs(len(steps)))

	steps = append(steps,
		rules.BeginPhase(game.EngagementPhase, rules.HighestSkill, "1e.combat.order-descending"),
		rules.OfferAll("start of combat", card.StartOfEngagement))
	steps = slices.Concat(steps, rules.InOrder(rules.Engagements, len(steps)))
	steps = append(steps,
		rules.OfferAll("end of combat", card.EndOfEngagement),
		rules.RemoveLast)

	return append(steps,
		rules.BeginPhase(game.EndPhase, 0, "1e.end.card-abilities"),
		rules.OfferAll("start of the end phase", card.StartOfEnd),
		rules.RemoveCircular,
		rules.OfferAll("end of the end phase", card.EndOfEnd),
		rules.ReplaceCounters,
		rules.JudgeScores)
}

// decloak is one ship's opportunity to decloak (1e.decloak.optional).
var decloak = game.Proc{Name: "decloak", OfShip: true, Steps: slices.Concat(
	[]game.Step{rules.BeginSystemStep}, rules.DecloakOrNot,
)}

// activate is one ship's activation (1e.activation.step-order). It suffers the obstacles that it
// met after its Perform Action step (1e.obstacle.asteroid-roll-timing, 1e.obstacle.debris-roll).
var activate = game.Proc{Name: "activate", OfShip: true, Steps: slices.Concat([]game.Step{
	rules.BeginActivation,
	rules.ForgetObstacles,
	rules.Offer("before revealing the dial", card.BeforeActivate),
	rules.RevealUnlessIonized,
	rules.ExecuteOrDrift,
	rules.PerformActionStep,
}, rules.SufferObstacles(6), []game.Step{
	rules.EndActivation,
})}

// maneuver is the execution of a maneuver (1e.activation.execute-substeps): the move with overlaps,
// the flee check and mines, the stress check and debris, cleaning up.
var maneuver = game.Proc{
	Name: "execute a maneuver", Closed: true, OfShip: true, Record: game.MoveRecord,
	Steps: slices.Concat([]game.Step{
		rules.Offer("before executing the maneuver", card.BeforeManeuver),
		rules.OpponentPicks,
		rules.DecideManeuver,
		rules.PickPlace,
		rules.MoveShip,
		rules.CheckFled,
		rules.MeetMines,
		rules.CheckDifficulty,
		rules.DebrisStress,
		rules.RememberObstacles,
		rules.EndIonization,
	}, rules.ObstacleEffects(11), []game.Step{
		rules.Offer("after executing the maneuver", card.AfterManeuver),
	}),
}

// engage is one ship's turn in the Combat phase (1e.combat.one-attack).
var engage = game.Proc{Name: "take a turn in combat", OfShip: true, Steps: []game.Step{
	rules.BeginOpportunity,
	rules.Offer("before attacking", card.BeforeEngage),
	rules.AttackOrNot,
	rules.Offer("after the opportunity to attack", card.AfterEngage),
	rules.OpportunityPassed,
}}

// beforeComparing is the index of the first step of an attack after those that deal with dice.
const beforeComparing = 14

// attack is an attack with its seven steps (1e.attack.step-order). The defender comes first on
// attack dice and the attacker on defense dice (1e.attack.modify-attack.defender-first,
// 1e.attack.modify-defense.attacker-first).
var attack = game.Proc{
	Name: "attack", Closed: true, OfShip: true, Record: game.AttackRecord,
	Steps: slices.Concat([]game.Step{
		rules.ChooseWeapon,
		rules.DeclareDefender,
		rules.LockOrFocus,
		rules.PayForAttack,
		rules.OfferAttack("after declaring the target", card.AfterDefender),
		rules.BeginDice(beforeComparing),
		rules.RollAttackDice,
		rules.Modify("modify attack dice: defender", card.ModifyAttack,
			rules.AttackerOf, rules.DefenderOf),
		rules.Modify("modify attack dice: attacker", card.ModifyAttack,
			rules.AttackerOf, rules.AttackerOf),
		rules.OfferDefence("before rolling defence dice", card.DefenceDiceCount),
		rules.RollDefenceDice,
		rules.Modify("modify defence dice: attacker", card.ModifyDefence,
			rules.DefenderOf, rules.AttackerOf),
		rules.AddReinforcement,
		rules.Modify("modify defence dice: defender", card.ModifyDefence,
			rules.DefenderOf, rules.DefenderOf),
		// 1e.attack.compare.cancel-abilities-first
		rules.OfferDefence("start of comparing results", card.BeforeNeutralize),
		rules.CompareResults,
		rules.OfferDefence("after comparing results", card.AfterNeutralize),
		rules.DealDamage,
	}, rules.AttackOver),
}

var damage = game.Proc{
	Name: "suffer damage", Keeps: true, OfShip: true, Record: game.DamageRecord,
	Steps: rules.DamageSteps,
}

var (
	boost = game.Proc{
		Name: "boost", OfShip: true, Record: game.MoveRecord, Steps: rules.PossibleBoostSteps,
	}
	roll = game.Proc{
		Name: "barrel roll", OfShip: true, Record: game.MoveRecord, Steps: rules.FreeRollSteps,
	}
	expose   = game.Proc{Name: "turn a damage card faceup", OfShip: true, Steps: rules.ExposeSteps}
	detonate = game.Proc{Name: "detonate", Keeps: true, Steps: rules.DetonateSteps}
	meet     = game.Proc{Name: "meet bombs", Keeps: true, Steps: []game.Step{rules.MeetDevices}}
	jam      = game.Proc{Name: "jam", OfShip: true, Steps: slices.Concat(
		[]game.Step{rules.OwnerChooses}, rules.JamSteps,
	)}
	discard = game.Proc{Name: "lay damage cards on the discards", Steps: rules.DiscardSteps}
	gain    = game.Proc{Name: "gain tokens", OfShip: true, Steps: card.GainSteps}
	tractor = game.Proc{Name: "tractor beam", OfShip: true, Steps: rules.OpponentMoves}
)
