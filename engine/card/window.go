// Package card is the vocabulary in which cards are written: windows in which abilities may be
// used, references to ships, conditions, effects, operations and modifiers. A card is a value
// built from these words; Compile turns it into what the machine of package game runs.
//
// Conditions and queries look, operations act, questions ask; a word does one of the three. A
// word names a mechanism, not a card, and takes the ship that it is about.
package card

import "koiogran/engine/game"

// The windows in which abilities may be used, in the order of a round. The comment says whom
// the trigger is about.
const (
	NoWindow          game.Window = iota
	startOfPlanning               // no one
	SystemStep                    // the ship whose step it is
	startOfActivation             // no one
	BeforeActivate                // the ship that is about to activate
	AfterReveal                   // the ship that revealed its dial
	BeforeManeuver                // the ship about to execute its maneuver
	AfterManeuver                 // the ship that executed a maneuver; Exec.Move says which
	PerformAction                 // the ship that may perform one of the actions in N
	AfterAction                   // the ship that performed action N; Other is whom it coordinated or jammed
	AfterMove                     // the ship that boosted, rolled or decloaked, as an action or not; N says which
	endOfActivation               // no one
	startOfEngagement             // no one
	BeforeEngage                  // the ship that is about to engage
	AfterDefender                 // the attacker; Other is the defender
	beforeAttackRoll              // the attacker, before attack dice are rolled
	ModifyAttack                  // the attacker
	beforeDefenseRoll             // the defender, before defense dice are rolled
	ModifyDefense                 // the defender
	BeforeNeutralize              // the defender
	AfterNeutralize               // the defender
	AfterDefend                   // the defender; Other is the attacker
	AfterAttack                   // the attacker; Other is the defender
	AftermathBonus                // the attacker; Other is the defender: bonus attacks that follow
	endOfEngagement               // no one
	startOfEnd                    // no one
	DuringEnd                     // no one
	endOfEnd                      // no one
	WouldSuffer                   // the ship about to suffer damage; Exec.Damage says how much
	AfterSuffer                   // the ship that suffered N damage
	AfterCrit                     // the ship that suffered one critical damage
	AfterShieldLost               // the ship that lost a shield
	DealtFaceup                   // the ship; Card is the damage card; N: 1 if it is exposed
	AfterDestroyed                // the ship that was destroyed
	AfterGain                     // the ship that gained token N
	AfterSpend                    // the ship that spent N of Kinds; Other is whom it had locked
	AfterLock                     // the ship that acquired a lock; Other is the locked ship
	EndRemoval                    // the ship about to lose N green tokens in the end phase
	AfterMeet                     // the ship that moved through Other, a remote, or with N 1 overlaps it
	Coordinating                  // the ship that coordinates Other, before that acts
	wouldBeFaceup                 // the ship about to be dealt a faceup damage card
	AfterPlace                    // the ship that dropped or launched a device; N says which
	AfterAnyPlace                 // as AfterPlace, also of what was placed without being either
	PlaceOne                      // the ship that may place a device outside of its step; N: how
	ForcesPlaced                  // no one: the end of set-up
	AfterRoll                     // the ship that rolled dice, not again; About says which pool
	WouldGain                     // the ship about to gain a token N
	WhileDecloak                  // the ship that is decloaking; Exec.Move says how
	AfterDecloak                  // the ship that decloaked
	AfterBomb                     // the ship that suffered the effect of a bomb that Other placed
	atInitiative7                 // no one: the Engagement phase is at initiative 7
	ObstacleMet                   // the ship about to suffer Object, which it has met
	AfterEngage                   // the ship whose opportunity to attack has passed
	AfterDiscard                  // the ship of a card that was discarded; N is the card
	AfterReroll                   // the ship whose dice of color N have been rerolled in an attack
	AfterCounter                  // the ship that won a counterattack; Other is the attacker
	WouldBeDestroyed              // the ship about to be destroyed; Exec.Damage names the cause
	BeforeReveal                  // the ship about to reveal its dial
	AfterFail                     // the ship whose action N failed
	wouldBeFacedown               // the ship about to be dealt a facedown damage card
	AfterDealt                    // the ship that was dealt a damage card; N is 1 if faceup
	AfterRepair                   // the ship that repaired a damage card; N is 1 if it lay faceup
	AfterDeploy                   // the ship that deployed; Other is the one it was docked with
	BeforeDifficulty              // the ship whose maneuver's difficulty is about to be checked
	AfterActivate                 // the ship that has activated
	WhileActing                   // the ship that is performing action N
	AfterRemove                   // the ship that token N was removed from, which is not spent
	UseEnergy                     // the huge ship in its Use Energy step
	AfterAllocate                 // the huge ship that allocated energy; N is the card
	Detonates                     // the ship that placed a device, Object, which is about to go off
	DeviceGone                    // the ship that placed a device, Object, which goes off and is about to leave
	AfterDetonate                 // the ship that placed a device, Object, which has gone off and is still there
	BeforePlacing                 // no one: ships are about to be placed
	AfterPlacing                  // the ship that was placed in set-up
	startOfSystem                 // no one
	atInitiative0                 // no one: the Engagement phase is at initiative 0
	WhileDeclaring                // the attacker, before it pays; Other is the ship that it declares as its target
	beforeOutsideRoll             // the ship about to roll dice of color N outside of an attack
	WouldExpose                   // the ship about to expose a damage card
	AfterExpose                   // the ship that has exposed a damage card, ByCard, before its effects
	AfterSkip                     // the ship that skipped its maneuver
	endOfPlanning                 // no one: all dials are set
	WouldRecover                  // the ship about to recover a recurring charge of card N, or Force if N is below 0
	WouldFlee                     // the ship about to flee
	DealingFaceup                 // the ship to which a faceup damage card is dealt, before that has an effect
	AfterLeave                    // the ship that has left the play area
	numWindows
)

// StartOf is about no one: a phase begins.
func StartOf(p game.Phase) game.Window {
	return ofPhase("begins", p, [...]game.Window{game.PlanningPhase: startOfPlanning, game.SystemPhase: startOfSystem,
		game.ActivationPhase: startOfActivation, game.EngagementPhase: startOfEngagement, game.EndPhase: startOfEnd})
}

// EndOf is about no one: a phase ends. At the end of planning all dials are set.
func EndOf(p game.Phase) game.Window {
	return ofPhase("ends", p, [...]game.Window{game.PlanningPhase: endOfPlanning,
		game.ActivationPhase: endOfActivation, game.EngagementPhase: endOfEngagement, game.EndPhase: endOfEnd})
}

// ofPhase returns the window of a phase.
func ofPhase(what string, p game.Phase, windows [game.EndPhase + 1]game.Window) game.Window {
	if w := windows[p]; w != NoWindow {
		return w
	}
	panic("card: no window opens where this phase " + what)
}

// BeforeRoll is about the ship that is about to roll dice of a pool: the attacker, the defender, or, outside of an
// attack, the ship that rolls dice of color N.
func BeforeRoll(pool Pool) game.Window {
	return [...]game.Window{beforeAttackRoll, beforeDefenseRoll, beforeOutsideRoll}[pool]
}

// The sides of a damage card that is dealt.
const (
	Faceup   = true
	Facedown = false
)

// WouldBeDealt is about the ship about to be dealt a damage card faceup, or one facedown.
func WouldBeDealt(faceup bool) game.Window {
	if faceup {
		return wouldBeFaceup
	}
	return wouldBeFacedown
}

// AtInitiative is about no one: the Engagement phase is at an initiative at which no ship needs to be.
func AtInitiative(n int) game.Window {
	switch n {
	case 0:
		return atInitiative0
	case 7:
		return atInitiative7
	}
	panic("card: no window opens at this initiative")
}

// WindowName returns the window's name for records, prompts and the card browser, nothing for one that is
// not used.
func WindowName(w game.Window) string {
	if w >= numWindows {
		return ""
	}
	return windowNames[w]
}

var windowNames = [numWindows]string{
	startOfPlanning: "start of planning", SystemStep: "system step",
	startOfActivation: "start of activation", BeforeActivate: "before activating",
	AfterReveal: "after revealing the dial", BeforeManeuver: "before executing a maneuver",
	AfterManeuver: "after executing a maneuver", PerformAction: "perform action",
	AfterAction: "after performing an action", AfterMove: "after a move",
	endOfActivation: "end of activation", startOfEngagement: "start of engagement",
	BeforeEngage: "before engaging", AfterDefender: "after declaring the defender",
	beforeAttackRoll: "before attack dice are rolled", ModifyAttack: "modify attack dice",
	beforeDefenseRoll: "before defense dice are rolled", ModifyDefense: "modify defense dice",
	BeforeNeutralize: "before neutralizing results", AfterNeutralize: "after neutralizing results",
	AfterDefend: "after defending", AfterAttack: "after attacking",
	AftermathBonus:  "bonus attacks after an attack",
	endOfEngagement: "end of engagement", startOfEnd: "start of the end phase",
	DuringEnd: "during the end phase", endOfEnd: "end of the end phase",
	WouldSuffer: "before suffering damage", AfterSuffer: "after suffering damage",
	AfterCrit:       "after suffering critical damage",
	AfterShieldLost: "after losing a shield", DealtFaceup: "dealt faceup",
	AfterDestroyed: "after being destroyed", AfterLeave: "after leaving the play area", AfterGain: "after gaining a token",
	AfterSpend: "after spending", AfterLock: "after acquiring a lock",
	wouldBeFaceup: "before being dealt a card faceup", DealingFaceup: "dealing a card faceup",
	EndRemoval: "tokens removed in the end phase", AfterMeet: "after meeting a remote",
	ForcesPlaced: "after placing forces", AfterRoll: "after rolling dice",
	AfterPlace: "after placing a device", AfterAnyPlace: "after placing a device",
	PlaceOne:     "place a device",
	WhileDecloak: "while decloaking", AfterDecloak: "after decloaking",
	AfterEngage: "after the opportunity to attack", AfterDiscard: "after discarding a card",
	ObstacleMet:   "after meeting an obstacle",
	WouldGain:     "before gaining a token",
	AfterBomb:     "after suffering the effect of a bomb",
	atInitiative7: "at initiative 7 of the Engagement phase",

	startOfSystem:     "start of the System phase",
	atInitiative0:     "at initiative 0 of the Engagement phase",
	beforeOutsideRoll: "before rolling dice outside of an attack",
	WouldExpose:       "before exposing a damage card",
	AfterExpose:       "after exposing a damage card",
	AfterSkip:         "after skipping the maneuver",
	endOfPlanning:     "end of planning",
	WouldRecover:      "before recovering",
	WouldFlee:         "before fleeing",
	AfterCounter:      "after winning a counterattack",
	WhileActing:       "while performing an action",
	AfterReroll:       "after rerolling dice",
	Coordinating:      "after choosing the ship to coordinate",
	WouldBeDestroyed:  "before being destroyed",
	BeforeReveal:      "before revealing the dial",
	AfterFail:         "after failing an action",
	wouldBeFacedown:   "before being dealt a card facedown",
	AfterDealt:        "after being dealt a damage card",
	UseEnergy:         "use energy", AfterAllocate: "after allocating energy",
	AfterRepair:      "after repairing a damage card",
	AfterDeploy:      "after deploying",
	BeforeDifficulty: "before checking the difficulty", AfterActivate: "after activating",
	AfterRemove: "after removing a token",
	Detonates:   "before a device detonates", DeviceGone: "before a device is removed",
	AfterDetonate:  "after a device has detonated",
	WhileDeclaring: "while declaring the target",
	BeforePlacing:  "before placing ships", AfterPlacing: "after placing a ship",
}

// nobodys reports whether a window is about no ship.
func nobodys(w game.Window) bool {
	switch w {
	case startOfSystem, atInitiative0, endOfPlanning:
		return true
	case startOfPlanning, startOfActivation, endOfActivation, startOfEngagement, endOfEngagement,
		startOfEnd, DuringEnd, endOfEnd, ForcesPlaced, atInitiative7, BeforePlacing:
		return true
	}
	return false
}

// WindowModes returns how the machine offers each window.
func WindowModes() [game.NumWindows]game.WindowMode {
	var m [game.NumWindows]game.WindowMode
	m[PerformAction], m[PlaceOne] = game.Menu, game.Menu
	m[ModifyAttack], m[ModifyDefense] = game.Modify, game.Modify
	m[WouldGain], m[WouldRecover] = game.Modify, game.Modify
	m[WouldSuffer], m[SystemStep], m[DealtFaceup] = game.Modify, game.Modify, game.Modify
	m[wouldBeFaceup], m[DealingFaceup], m[wouldBeFacedown] = game.Modify, game.Modify, game.Modify
	m[ObstacleMet], m[WouldBeDestroyed], m[WouldFlee] = game.Modify, game.Modify, game.Modify
	m[WhileActing], m[UseEnergy] = game.Modify, game.Modify
	m[Coordinating], m[AfterReroll] = game.Modify, game.Modify
	m[Detonates], m[DeviceGone], m[AfterDetonate] = game.Modify, game.Modify, game.Modify
	m[WhileDecloak], m[AfterRoll] = game.Modify, game.Modify
	m[beforeOutsideRoll], m[WouldExpose], m[AfterExpose] = game.Modify, game.Modify, game.Modify
	return m
}

// The procedures that cards and shared steps call.
const (
	RoundRole game.Role = iota
	PlaceRole
	SystemRole
	ActivateRole
	ManeuverRole // the frame's ship executes the maneuver on record
	EngageRole
	AttackRole
	DamageRole // the frame's ship suffers the damage on record
	BoostRole
	RollRole
	ExposeRole    // the frame's ship exposes a facedown damage card
	DetonateRole  // a device detonates; the frame's ship placed it
	TractorRole   // the frame's ship has gained a tractor token
	JamRole       // the frame's ship loses what a jam token takes; EffectChooser chooses
	GainRole      // the frame's ship gains tokens, unless something happens instead
	DeployRole    // the frame's ship may deploy from the ship that it is docked with
	DeployedRole  // the frame's ship executes the maneuver on record, with which it deploys
	EmergencyRole // the ships that are docked with destroyed ones may deploy
	ReturnRole    // ships return to an Escalation match
	MeetRole      // the mines that the move on record has met go off one after another
	DiscardRole   // the facedown damage cards of a ship that left play are turned faceup
	DestroyRole   // the frame's ship is destroyed, unless something happens instead
	TriggerRole   // a device is about to detonate; the frame's ship placed it
	RamRole       // the frame's ship, an undivided huge one, moves as the move on record says
	CrippleRole   // a section of the frame's ship was crippled: upgrades in excess are discarded
	WingRole      // the frame's ship, a wingmate, activates after its leader
	FormRole      // the frame's ship takes its position in its wing, as the move on record says
	StrayRole     // the frame's ship, which has split from its wing, moves without a dial
	numRoles
)

// The limits of package game must have room for these lists.
var (
	_ [game.NumWindows - numWindows]struct{}
	_ [game.NumRoles - numRoles]struct{}
)
