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
	startOfPlanning   game.Window = iota + 1 // no one
	SystemStep                               // the ship whose step it is
	startOfActivation                        // no one
	BeforeActivate                           // the ship that is about to activate
	AfterReveal                              // the ship that revealed its dial
	BeforeManeuver                           // the ship about to execute its maneuver
	AfterManeuver                            // the ship that executed a maneuver; Exec.Move says which
	PerformAction                            // the ship that may perform one of the actions in N
	AfterAction                              // the ship that performed action N; Other is whom it coordinated or jammed
	AfterMove                                // the ship that boosted, rolled or decloaked, as an action or not; N says which
	endOfActivation                          // no one
	startOfEngagement                        // no one
	BeforeEngage                             // the ship that is about to engage
	AfterDefender                            // the attacker; Other is the defender
	beforeAttackRoll                         // the attacker, before attack dice are rolled
	ModifyAttack                             // the attacker
	beforeDefenseRoll                        // the defender, before defense dice are rolled
	ModifyDefense                            // the defender
	BeforeNeutralize                         // the defender
	AfterNeutralize                          // the defender
	AfterDefend                              // the defender; Other is the attacker
	AfterAttack                              // the attacker; Other is the defender
	AftermathBonus                           // the attacker; Other is the defender: bonus attacks that follow
	endOfEngagement                          // no one
	startOfEnd                               // no one
	DuringEnd                                // no one
	endOfEnd                                 // no one
	WouldSuffer                              // the ship about to suffer damage; Exec.Damage says how much
	AfterSuffer                              // the ship that suffered N damage
	AfterCrit                                // the ship that suffered one critical damage
	AfterShieldLost                          // the ship that lost a shield
	DealtFaceup                              // the ship; Card is the damage card; N: 1 if it is exposed
	AfterDestroyed                           // the ship that was destroyed
	AfterGain                                // the ship that gained token N
	AfterSpend                               // the ship that spent N of Kinds; Other is whom it had locked
	AfterLock                                // the ship that acquired a lock; Other is the locked ship
	EndRemoval                               // the ship about to lose N green tokens in the end phase
	AfterMeet                                // the ship that moved through Other, a remote, or with N 1 overlaps it
	Coordinating                             // the ship that coordinates Other, before that acts
	wouldBeFaceup                            // the ship about to be dealt a faceup damage card
	AfterPlace                               // the ship that dropped or launched a device; N says which
	AfterAnyPlace                            // as AfterPlace, also of what was placed without being either
	PlaceOne                                 // the ship that may place a device outside of its step; N: how
	ForcesPlaced                             // no one: the end of set-up
	AfterRoll                                // the ship that rolled dice, not again; About says which pool
	WouldGain                                // the ship about to gain a token N
	WhileDecloak                             // the ship that is decloaking; Exec.Move says how
	AfterDecloak                             // the ship that decloaked
	AfterBomb                                // the ship that suffered the effect of a bomb that Other placed
	atInitiative7                            // no one: the Engagement phase is at initiative 7
	ObstacleMet                              // the ship about to suffer Object, which it has met
	AfterEngage                              // the ship whose opportunity to attack has passed
	AfterDiscard                             // the ship of a card that was discarded; N is the card
	AfterReroll                              // the ship whose dice of color N have been rerolled in an attack
	AfterCounter                             // the ship that won a counterattack; Other is the attacker
	WouldBeDestroyed                         // the ship about to be destroyed; Exec.Damage names the cause
	BeforeReveal                             // the ship about to reveal its dial
	AfterFail                                // the ship whose action N failed
	wouldBeFacedown                          // the ship about to be dealt a facedown damage card
	AfterDealt                               // the ship that was dealt a damage card; N is 1 if faceup
	AfterRepair                              // the ship that repaired a damage card; N is 1 if it lay faceup
	AfterDeploy                              // the ship that deployed; Other is the one it was docked with
	BeforeDifficulty                         // the ship whose maneuver's difficulty is about to be checked
	AfterActivate                            // the ship that has activated
	WhileActing                              // the ship that is performing action N
	AfterRemove                              // the ship that token N was removed from, which is not spent
	UseEnergy                                // the huge ship in its Use Energy step
	AfterAllocate                            // the huge ship that allocated energy; N is the card
	Detonates                                // the ship that placed a device, Object, which is about to go off
	DeviceGone                               // the ship that placed a device, Object, which goes off and is about to leave
	AfterDetonate                            // the ship that placed a device, Object, which has gone off and is still there
	BeforePlacing                            // no one: ships are about to be placed
	AfterPlacing                             // the ship that was placed in set-up
	startOfSystem                            // no one
	atInitiative0                            // no one: the Engagement phase is at initiative 0
	WhileDeclaring                           // the attacker, before it pays; Other is the ship that it declares as its target
	beforeOutsideRoll                        // the ship about to roll dice of color N outside of an attack
	WouldExpose                              // the ship about to expose a damage card
	AfterExpose                              // the ship that has exposed a damage card, ByCard, before its effects
	AfterSkip                                // the ship that skipped its maneuver
	endOfPlanning                            // no one: all dials are set
	WouldRecover                             // the ship about to recover a recurring charge of card N, or Force if N is below 0
	WouldFlee                                // the ship about to flee
	DealingFaceup                            // the ship to which a faceup damage card is dealt, before that has an effect
	AfterLeave                               // the ship that has left the play area
	atInitiative4                            // no one: the Engagement phase is at initiative 4
	atInitiative5                            // no one: the Engagement phase is at initiative 5
	AfterOverlap                             // the ship that overlaps another, Other, where its maneuver ends
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
	if w := windows[p]; w != game.NoWindow {
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
	case 4:
		return atInitiative4
	case 5:
		return atInitiative5
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
	return windows[w].name
}

// windows say of each window what it is called, whether it is about no ship, and how the machine offers it.
var windows = [numWindows]struct {
	name    string
	nobodys bool
	mode    game.WindowMode
}{
	startOfPlanning:   {name: "start of planning", nobodys: true},
	SystemStep:        {name: "system step", mode: game.Modify},
	startOfActivation: {name: "start of activation", nobodys: true},
	BeforeActivate:    {name: "before activating"},
	AfterReveal:       {name: "after revealing the dial"},
	BeforeManeuver:    {name: "before executing a maneuver"},
	AfterManeuver:     {name: "after executing a maneuver"},
	PerformAction:     {name: "perform action", mode: game.Menu},
	AfterAction:       {name: "after performing an action"},
	AfterMove:         {name: "after a move"},
	endOfActivation:   {name: "end of activation", nobodys: true},
	startOfEngagement: {name: "start of engagement", nobodys: true},
	BeforeEngage:      {name: "before engaging"},
	AfterDefender:     {name: "after declaring the defender"},
	beforeAttackRoll:  {name: "before attack dice are rolled"},
	ModifyAttack:      {name: "modify attack dice", mode: game.Modify},
	beforeDefenseRoll: {name: "before defense dice are rolled"},
	ModifyDefense:     {name: "modify defense dice", mode: game.Modify},
	BeforeNeutralize:  {name: "before neutralizing results"},
	AfterNeutralize:   {name: "after neutralizing results"},
	AfterDefend:       {name: "after defending"},
	AfterAttack:       {name: "after attacking"},
	AftermathBonus:    {name: "bonus attacks after an attack"},
	endOfEngagement:   {name: "end of engagement", nobodys: true},
	startOfEnd:        {name: "start of the end phase", nobodys: true},
	DuringEnd:         {name: "during the end phase", nobodys: true},
	endOfEnd:          {name: "end of the end phase", nobodys: true},
	WouldSuffer:       {name: "before suffering damage", mode: game.Modify},
	AfterSuffer:       {name: "after suffering damage"},
	AfterCrit:         {name: "after suffering critical damage"},
	AfterShieldLost:   {name: "after losing a shield"},
	DealtFaceup:       {name: "dealt faceup", mode: game.Modify},
	AfterDestroyed:    {name: "after being destroyed"},
	AfterGain:         {name: "after gaining a token"},
	AfterSpend:        {name: "after spending"},
	AfterLock:         {name: "after acquiring a lock"},
	EndRemoval:        {name: "tokens removed in the end phase"},
	AfterMeet:         {name: "after meeting a remote"},
	Coordinating:      {name: "after choosing the ship to coordinate", mode: game.Modify},
	wouldBeFaceup:     {name: "before being dealt a card faceup", mode: game.Modify},
	AfterPlace:        {name: "after placing a device"},
	AfterAnyPlace:     {name: "after placing a device"},
	PlaceOne:          {name: "place a device", mode: game.Menu},
	ForcesPlaced:      {name: "after placing forces", nobodys: true},
	AfterRoll:         {name: "after rolling dice", mode: game.Modify},
	WouldGain:         {name: "before gaining a token", mode: game.Modify},
	WhileDecloak:      {name: "while decloaking", mode: game.Modify},
	AfterDecloak:      {name: "after decloaking"},
	AfterBomb:         {name: "after suffering the effect of a bomb"},
	atInitiative7:     {name: "at initiative 7 of the Engagement phase", nobodys: true},
	ObstacleMet:       {name: "after meeting an obstacle", mode: game.Modify},
	AfterEngage:       {name: "after the opportunity to attack"},
	AfterDiscard:      {name: "after discarding a card"},
	AfterReroll:       {name: "after rerolling dice", mode: game.Modify},
	AfterCounter:      {name: "after winning a counterattack"},
	WouldBeDestroyed:  {name: "before being destroyed", mode: game.Modify},
	BeforeReveal:      {name: "before revealing the dial"},
	AfterFail:         {name: "after failing an action"},
	wouldBeFacedown:   {name: "before being dealt a card facedown", mode: game.Modify},
	AfterDealt:        {name: "after being dealt a damage card"},
	AfterRepair:       {name: "after repairing a damage card"},
	AfterDeploy:       {name: "after deploying"},
	BeforeDifficulty:  {name: "before checking the difficulty"},
	AfterActivate:     {name: "after activating"},
	WhileActing:       {name: "while performing an action", mode: game.Modify},
	AfterRemove:       {name: "after removing a token"},
	UseEnergy:         {name: "use energy", mode: game.Modify},
	AfterAllocate:     {name: "after allocating energy"},
	Detonates:         {name: "before a device detonates", mode: game.Modify},
	DeviceGone:        {name: "before a device is removed", mode: game.Modify},
	AfterDetonate:     {name: "after a device has detonated", mode: game.Modify},
	BeforePlacing:     {name: "before placing ships", nobodys: true},
	AfterPlacing:      {name: "after placing a ship"},
	startOfSystem:     {name: "start of the System phase", nobodys: true},
	atInitiative0:     {name: "at initiative 0 of the Engagement phase", nobodys: true},
	WhileDeclaring:    {name: "while declaring the target"},
	beforeOutsideRoll: {name: "before rolling dice outside of an attack", mode: game.Modify},
	WouldExpose:       {name: "before exposing a damage card", mode: game.Modify},
	AfterExpose:       {name: "after exposing a damage card", mode: game.Modify},
	AfterSkip:         {name: "after skipping the maneuver"},
	endOfPlanning:     {name: "end of planning", nobodys: true},
	WouldRecover:      {name: "before recovering", mode: game.Modify},
	WouldFlee:         {name: "before fleeing", mode: game.Modify},
	DealingFaceup:     {name: "dealing a card faceup", mode: game.Modify},
	AfterLeave:        {name: "after leaving the play area"},
	atInitiative4:     {name: "at initiative 4 of the Engagement phase", nobodys: true},
	atInitiative5:     {name: "at initiative 5 of the Engagement phase", nobodys: true},
	AfterOverlap:      {name: "after overlapping a ship"},
}

// nobodys reports whether a window is about no ship.
func nobodys(w game.Window) bool { return windows[w].nobodys }

// WindowModes returns how the machine offers each window.
func WindowModes() [game.NumWindows]game.WindowMode {
	var m [game.NumWindows]game.WindowMode
	for w := range windows {
		m[w] = windows[w].mode
	}
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
