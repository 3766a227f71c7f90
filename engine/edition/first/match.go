package first

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// match is a whole match: set-up in its order (1e.setup.step-order), then rounds
// (1e.round.repeats-until-game-ends).
var match = game.Proc{Name: "match", Do: game.Parts{
	rules.DeclareDocked, // with the squads, before anything is known of the match
	rules.RollForInitiative,
	rules.ChooseInitiative,
	rules.PlaceObstacles,
	rules.ChooseEdge,
	rules.CallStep("place forces", card.PlaceRole),
	rules.CallStep("play rounds", card.RoundRole),
}}

var placeForces = game.Proc{Name: "place forces", Do: game.Parts{
	rules.OfferAll("before placing ships", card.BeforePlacing), rules.PlaceShips,
}}

// round is a round of four phases, and the next one after it (1e.round.phase-order).
var round = game.Proc{Name: "round", Do: game.Loop("rounds",
	rules.BeginRound,
	rules.Phase(game.PlanningPhase, 0, "1e.planning.every-ship-gets-dial",
		rules.OfferAll("start of planning", card.StartOf(game.PlanningPhase)),
		rules.NoDialIfIonized,
		rules.SetDials,
		rules.OfferAll("end of planning", card.EndOf(game.PlanningPhase)),
	),
	rules.Phase(game.ActivationPhase, rules.LowestInitiative, "1e.activation.order-ascending",
		rules.OfferAll("start of activation", card.StartOf(game.ActivationPhase)),
		// 1e.decloak.when, 1e.activation.decloak-before-first-activation
		rules.InOrder(rules.Decloakings),
		rules.FromInitiative(rules.LowestInitiative),
		rules.InOrder(rules.SmallActivations),
		game.If("are there huge ships", anyHuge,
			rules.FromInitiative(rules.LowestInitiative),
			rules.InOrder(rules.HugeActivations),
		),
		rules.OfferAll("end of activation", card.EndOf(game.ActivationPhase)),
		rules.DetonateBombs,
		rules.EndHugeIons,
	),
	rules.Phase(game.EngagementPhase, rules.HighestSkill, "1e.combat.order-descending",
		rules.OfferAll("start of combat", card.StartOf(game.EngagementPhase)),
		rules.InOrder(rules.Engagements),
		rules.OfferAll("end of combat", card.EndOf(game.EngagementPhase)),
		rules.DestroyDamaged,
		rules.RemoveLast,
	),
	rules.Phase(game.EndPhase, 0, "1e.end.card-abilities",
		rules.OfferAll("start of the end phase", card.StartOf(game.EndPhase)),
		rules.RemoveCircular,
		rules.OfferAll("end of the end phase", card.EndOf(game.EndPhase)),
		rules.ReplaceCounters,
		rules.JudgeScores,
	),
)}

// decloak is one ship's opportunity to decloak (1e.decloak.optional).
var decloak = game.Proc{Name: "decloak", OfShip: true, Do: game.Parts{
	rules.BeginSystemStep, rules.DecloakOrNot,
}}

// activate is one ship's activation (1e.activation.step-order). It suffers the obstacles that it
// met after its Perform Action step (1e.obstacle.asteroid-roll-timing, 1e.obstacle.debris-roll).
var activate = game.Proc{Name: "activate", OfShip: true, Do: game.Parts{
	rules.BeginActivation,
	rules.ForgetObstacles,
	rules.Offer("before revealing the dial", card.BeforeActivate),
	rules.RevealUnlessIonized,
	rules.ExecuteOrDrift,
	// 1e.huge.activation.step-order
	game.IfElse("is it huge", rules.IsHuge, game.Parts{
		rules.GainEnergy, rules.AllocateEnergy, rules.UseEnergyStep, rules.HugeActionSteps,
	}, game.Parts{rules.PerformActionStep, rules.LateCheck}),
	rules.SufferObstacles,
	rules.EndActivation,
}}

// maneuver is the execution of a maneuver (1e.activation.execute-substeps): the move with overlaps,
// the flee check and mines, the stress check and debris, cleaning up.
var maneuver = game.Proc{
	Name: "execute a maneuver", Closed: true, OfShip: true, Record: game.MoveRecord,
	Do: game.Parts{
		rules.Offer("before executing the maneuver", card.BeforeManeuver),
		rules.OpponentPicks,
		executing,
		rules.DeployAfterManeuver,
	},
}

// deployed is the maneuver with which a ship deploys, from where it stands flush with its carrier.
var deployed = game.Proc{
	Name: "deploy with a maneuver", Closed: true, OfShip: true, Record: game.MoveRecord, Do: executing,
}

// executing is a maneuver from the decision which one it is.
var executing = game.Parts{
	rules.DecideManeuver,
	game.IfElse("is it huge", rules.IsHuge, rules.HugeMoveSteps, game.Parts{
		rules.PickPlace,
		rules.MoveShip,
		rules.CheckFled,
		rules.DeployCutShort,
		rules.RollAgainstHull,
		rules.MeetMines,
		rules.Offer("before checking stress", card.BeforeDifficulty),
		rules.CheckDifficulty,
		rules.DebrisStress,
		rules.RememberObstacles,
		rules.EndIonization,
		rules.ObstacleEffects,
	}),
	rules.Offer("after executing the maneuver", card.AfterManeuver),
}

// engage is one ship's turn in the Combat phase (1e.combat.one-attack).
var engage = game.Proc{Name: "take a turn in combat", OfShip: true, Do: game.Parts{
	rules.BeginOpportunity,
	rules.Offer("before attacking", card.BeforeEngage),
	game.IfElse("is it huge", rules.IsHuge, rules.HugeAttacks, rules.AttackOrNot),
	rules.Offer("after the opportunity to attack", card.AfterEngage),
	rules.OpportunityPassed,
}}

// attack is an attack with its seven steps (1e.attack.step-order). The defender comes first on
// attack dice and the attacker on defense dice (1e.attack.modify-attack.defender-first,
// 1e.attack.modify-defense.attacker-first).
var attack = game.Proc{
	Name: "attack", Closed: true, OfShip: true, Record: game.AttackRecord,
	Do: game.Parts{
		game.Stage("declare target",
			rules.ChooseWeapon,
			rules.DeclareDefender,
			rules.OfferAttack("while declaring the target", card.WhileDeclaring),
			rules.LockOrFocus,
			rules.PayForAttack,
			rules.OfferAttack("after declaring the target", card.AfterDefender),
		),
		rules.WithDice(
			game.Stage("roll attack dice",
				rules.OfferAttack("before rolling attack dice", card.BeforeRoll(card.AttackDice)),
				rules.RollAttackDice,
			),
			game.Stage("modify attack dice",
				rules.Modify("modify attack dice: defender", card.ModifyAttack,
					rules.AttackerOf, rules.DefenderOf),
				rules.Modify("modify attack dice: attacker", card.ModifyAttack,
					rules.AttackerOf, rules.AttackerOf),
			),
			game.Stage("roll defense dice",
				rules.OfferDefense("before rolling defense dice", card.BeforeRoll(card.DefenseDice)),
				rules.RollDefenseDice,
			),
			game.Stage("modify defense dice",
				rules.Modify("modify defense dice: attacker", card.ModifyDefense,
					rules.DefenderOf, rules.AttackerOf),
				rules.AddReinforcement,
				rules.Modify("modify defense dice: defender", card.ModifyDefense,
					rules.DefenderOf, rules.DefenderOf),
			),
		),
		game.Stage("compare results",
			// 1e.attack.compare.cancel-abilities-first
			rules.OfferDefense("start of comparing results", card.BeforeNeutralize),
			rules.CompareResults,
			rules.OfferDefense("after comparing results", card.AfterNeutralize),
		),
		game.Stage("deal damage", rules.DealDamage),
		rules.AttackOver,
	},
}

var damage = game.Proc{
	Name: "suffer damage", Keeps: true, OfShip: true, Record: game.DamageRecord,
	Do: rules.HugeDamageSteps,
}

var (
	boost = game.Proc{
		Name: "boost", OfShip: true, Record: game.MoveRecord, Do: rules.PossibleBoostSteps,
	}
	roll = game.Proc{
		Name: "barrel roll", OfShip: true, Record: game.MoveRecord, Do: rules.FreeRollSteps,
	}
	expose   = game.Proc{Name: "turn a damage card faceup", OfShip: true, Do: rules.ExposeSteps}
	detonate = game.Proc{Name: "detonate", Keeps: true, Do: rules.DetonateSteps}
	trigger  = game.Proc{Name: "a device is about to detonate", Keeps: true, Do: rules.TriggerSteps}
	meet     = game.Proc{Name: "meet bombs", Keeps: true, Do: rules.MeetDevices}
	jam      = game.Proc{Name: "jam", OfShip: true, Do: game.Parts{
		rules.OwnerChooses, rules.JamSteps,
	}}
	discard  = game.Proc{Name: "lay damage cards on the discards", Do: rules.DiscardSteps}
	gain     = game.Proc{Name: "gain tokens", OfShip: true, Do: card.GainSteps}
	crippled = game.Proc{Name: "discard what a crippled section cannot hold", OfShip: true,
		Do: rules.CrippleSteps}
	deploy    = game.Proc{Name: "deploy", Do: rules.LeaveSteps}
	emergency = game.Proc{Name: "emergency", Keeps: true, Do: rules.EmergencySteps}
	destroy   = game.Proc{Name: "be destroyed", OfShip: true, Do: rules.DestroySteps}
	tractor   = game.Proc{Name: "tractor beam", OfShip: true, Do: rules.OpponentMoves}
)

// anyHuge reports whether there are huge ships in a match.
func anyHuge(x *game.Exec) bool {
	for i := range x.G.Ships {
		if x.G.Ships[i].Huge != nil {
			return true
		}
	}
	return false
}
