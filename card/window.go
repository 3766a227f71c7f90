// Package card is the vocabulary in which cards are written: windows in which abilities may be
// used, references to ships, conditions, effects, operations and modifiers. A card is a value
// built from these words; Compile turns it into what the machine of package game runs.
//
// Conditions and queries look, operations act, questions ask; a word does one of the three. A
// word names a mechanism, not a card, and takes the ship that it is about.
package card

import "koiogran/game"

// The windows in which abilities may be used, in the order of a round. The comment says whom
// the trigger is about.
const (
	NoWindow          game.Window = iota
	StartOfPlanning               // nobody
	SystemStep                    // the ship whose step it is
	StartOfActivation             // nobody
	BeforeActivate                // the ship that is about to activate
	AfterReveal                   // the ship that revealed its dial
	BeforeManeuver                // the ship about to execute its maneuver
	AfterManeuver                 // the ship that executed a maneuver; Exec.Move tells which
	PerformAction                 // the ship that may perform one of the actions in N
	AfterAction                   // the ship that performed action N; Other is whom it coordinated
	AfterMove                     // the ship that boosted, rolled or decloaked
	EndOfActivation               // nobody
	StartOfEngagement             // nobody
	BeforeEngage                  // the ship that is about to engage
	AfterDefender                 // the attacker; Other is the defender
	AttackDiceCount               // the attacker, before attack dice are rolled
	ModifyAttack                  // the attacker
	DefenceDiceCount              // the defender, before defence dice are rolled
	ModifyDefence                 // the defender
	BeforeNeutralize              // the defender
	AfterNeutralize               // the defender
	AfterDefend                   // the defender; Other is the attacker
	AfterAttack                   // the attacker; Other is the defender
	AftermathBonus                // the attacker; Other is the defender: bonus attacks that follow
	EndOfEngagement               // nobody
	StartOfEnd                    // nobody
	DuringEnd                     // nobody
	EndOfEnd                      // nobody
	WouldSuffer                   // the ship about to suffer damage; Exec.Damage tells how much
	AfterSuffer                   // the ship that suffered N damage
	AfterCrit                     // the ship that suffered one critical damage
	AfterShieldLost               // the ship that lost a shield
	DealtFaceup                   // the ship; Card is the damage card
	AfterDestroyed                // the ship that was destroyed
	AfterGain                     // the ship that gained token N
	AfterSpend                    // the ship that spent token N
	AfterLock                     // the ship that acquired a lock; Other is the locked ship
	EndRemoval                    // the ship about to lose N green tokens in the end phase
	MineMet                       // the ship that met a device; N is the device
	AfterLockSpent                // the ship that spent a lock; Other is the ship that was locked
	WouldBeFaceup                 // the ship about to be dealt a faceup damage card
	AfterPlace                    // the ship that dropped or launched a device; N tells which
	PlaceOne                      // the ship that may place a device outside of its step; N: how
	ForcesPlaced                  // nobody: the end of set-up
	DefenceRolled                 // the defender, whose dice have just been rolled
	WouldGain                     // the ship about to gain a red or orange token N
	WhileDecloak                  // the ship that is decloaking; Exec.Move tells how
	AfterDecloak                  // the ship that decloaked
	AttackRolled                  // the attacker, whose dice have just been rolled
	DiceRolled                    // the ship that rolled dice of colour N outside of an attack
	AfterBomb                     // the ship that suffered the effect of a bomb that Other placed
	AtSeven                       // nobody: the Engagement phase is at initiative 7
	ObstacleMet                   // the ship about to suffer Object, which it has met
	AfterEngage                   // the ship whose opportunity to attack has passed
	AfterDiscard                  // the ship of a card that was discarded; N is the card
	AfterForceSpent               // the ship that spent N Force charges
	AfterCounter                  // the ship that won a counterattack; Other is the attacker
	WouldBeDestroyed              // the ship about to be destroyed; Exec.Damage tells by what
	numWindows
)

// WindowName returns the window's name for records, prompts and the card browser.
func WindowName(w game.Window) string { return windowNames[w] }

var windowNames = [numWindows]string{
	StartOfPlanning: "start of planning", SystemStep: "system step",
	StartOfActivation: "start of activation", BeforeActivate: "before activating",
	AfterReveal: "after revealing the dial", BeforeManeuver: "before executing a maneuver",
	AfterManeuver: "after executing a maneuver", PerformAction: "perform action",
	AfterAction: "after performing an action", AfterMove: "after a move",
	EndOfActivation: "end of activation", StartOfEngagement: "start of engagement",
	BeforeEngage: "before engaging", AfterDefender: "after declaring the defender",
	AttackDiceCount: "before attack dice are rolled", ModifyAttack: "modify attack dice",
	DefenceDiceCount: "before defence dice are rolled", ModifyDefence: "modify defence dice",
	BeforeNeutralize: "before neutralizing results", AfterNeutralize: "after neutralizing results",
	AfterDefend: "after defending", AfterAttack: "after attacking",
	AftermathBonus:  "bonus attacks after an attack",
	EndOfEngagement: "end of engagement", StartOfEnd: "start of the end phase",
	DuringEnd: "during the end phase", EndOfEnd: "end of the end phase",
	WouldSuffer: "before suffering damage", AfterSuffer: "after suffering damage",
	AfterCrit:       "after suffering critical damage",
	AfterShieldLost: "after losing a shield", DealtFaceup: "dealt faceup",
	AfterDestroyed: "after being destroyed", AfterGain: "after gaining a token",
	AfterSpend: "after spending a token", AfterLock: "after acquiring a lock",
	AfterLockSpent: "after spending a lock", WouldBeFaceup: "before being dealt a card faceup",
	EndRemoval: "tokens removed in the end phase", MineMet: "after meeting a device",
	ForcesPlaced: "after placing forces", DefenceRolled: "after rolling defence dice",
	AfterPlace: "after placing a device", PlaceOne: "place a device",
	WhileDecloak: "while decloaking", AfterDecloak: "after decloaking",
	AfterEngage: "after the opportunity to attack", AfterDiscard: "after discarding a card",
	ObstacleMet: "after meeting an obstacle",
	WouldGain:   "before gaining a token", AttackRolled: "after rolling attack dice",
	DiceRolled: "after rolling dice outside of an attack",
	AfterBomb:  "after suffering the effect of a bomb",
	AtSeven:    "at initiative 7 of the Engagement phase",

	AfterForceSpent: "after spending Force", AfterCounter: "after winning a counterattack",
	WouldBeDestroyed: "before being destroyed",
}

// WindowModes tells the machine how each window is offered.
func WindowModes() [game.NumWindows]game.WindowMode {
	var m [game.NumWindows]game.WindowMode
	m[PerformAction], m[PlaceOne] = game.Menu, game.Menu
	m[ModifyAttack], m[ModifyDefence] = game.Modify, game.Modify
	m[WouldGain] = game.Modify
	m[WouldSuffer], m[SystemStep], m[DealtFaceup] = game.Modify, game.Modify, game.Modify
	m[WouldBeFaceup] = game.Modify
	m[ObstacleMet], m[WouldBeDestroyed] = game.Modify, game.Modify
	m[WhileDecloak], m[DiceRolled] = game.Modify, game.Modify
	return m
}

// The values that cards may change.
const (
	AttackDiceOf      game.Query = iota // dice the subject rolls in the present attack
	DefenceDiceOf                       // dice the subject rolls in the present attack
	InitiativeOf                        // the subject's initiative
	DifficultyOf                        // steps by which the present maneuver is harder
	ActsStressed                        // what is weighed; 0 if the subject may perform it stressed
	ForbidsAction                       // 1 if the subject cannot perform action Weighed
	AttacksTouching                     // 1 if the subject may make primary attacks at range 0
	AttackedTouching                    // 1 if enemies may make them against the subject
	LocksKept                           // how many locks the subject can maintain
	WaivesNeed                          // Force that waives a special weapon's requirement
	ModifiesOnlyForce                   // 1 if the subject's attack dice are changed by Force only
	CritsFirst                          // 1 if crits against the subject are neutralized before hits
	DiceFixed                           // 1 if the dice that the subject rolled cannot be modified
	BoostsTurning                       // 1 if the subject may boost with a turn, as a red action
	RollsBent                           // 1 if the subject barrel rolls with a bank template
	CoordinatesOwnBar                   // 1 if whom the subject coordinates performs actions of its bar only
	DropsByBanks                        // 1 if the subject drops with banks instead of straights
	ShiftsRange                         // how far the subject shifts the range of its ordnance
	DecloaksByBanks                     // 1 if the subject decloaks with banks instead of straights
	ShiftsTemplates                     // 1 if the subject places devices with a speed 1 higher or lower
	IgnoresDevices                      // 1 if friendly devices have no effect on the subject
	Unlockable                          // 1 if enemies cannot acquire locks on the subject
	PassesObstacles                     // 1 if the subject boosts and rolls through and onto obstacles
	DocksAt                             // the range up to which the subject can dock
	DamageWorth                         // how many damage cards those of the subject count as
	ForbidsAttack                       // 1 if the subject cannot attack
	BarsBearing                         // a bearing; -1 if the subject's dial cannot be set to it
	DealsFaceup                         // 1 if all damage cards are dealt faceup to the subject
	ForbidsCounter                      // 1 if the subject cannot counterattack
	StandsFreely                        // 1 if a stationary maneuver gives the subject no token
	AttackReach                         // the farthest range at which the subject can attack
	Uncoordinated                       // 1 if the subject cannot be coordinated
	DrawsFire                           // 1 if friends at range 1 are no targets where the subject is
	Unnerves                            // 1 if who attacks the subject spends no focus, rerolls nothing
	ModifiesNoDice                      // 1 if the subject cannot modify dice in the present attack
	NoRangeBonus                        // 1 if the subject rolls no more attack dice at range 1
	ShiftsSecondary                     // how far the subject shifts ranges of its secondary weapons
	BoostsByTurns                       // 1 if the subject may boost with a turn
	RollsFar                            // 1 if the subject may barrel roll with the straight 2 template
	DropsAfar                           // 1 if the subject may drop with the templates of speed 3
	PlacedAnywhere                      // 1 if the subject is set up anywhere far from enemies
	Ungrappled                          // 1 if tractor tokens do not make the subject tractored
	FocusForLock                        // 1 if focus tokens stand in for the subject's target locks
	FocusOnly                           // 1 if the subject's attack dice are changed by focus tokens only
	BarsSpending                        // a token; -1 if the subject cannot spend it in the attack
	KeepsToArc                          // 1 if the subject attacks only ships in its firing arc
	HitsStand                           // 1 if evades do not cancel the subject's hits
	NotRerolled                         // 1 if the dice that the subject rolled cannot be rerolled
	CountersAgain                       // 1 if the subject counterattacks after a bonus attack
	NeverTurns                          // 1 if the subject cannot be rotated in place
	LocksNothing                        // 1 if the subject cannot acquire locks
	PrimaryValueOf                      // the value of the primary weapon with which the subject attacks
	AgilityOf                           // the agility with which the subject defends
	numQueries
)

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
	JamRole       // the frame's ship loses what a jam token takes; player R[EffectChooser] chooses
	GainRole      // the frame's ship gains tokens, unless something happens instead
	DeployRole    // the frame's ship may deploy from the ship that it is docked with
	DeployedRole  // the frame's ship executes the maneuver on record, with which it deploys
	EmergencyRole // the ships that are docked with destroyed ones may deploy
	ReturnRole    // ships return to an Escalation match
	MeetRole      // the mines that the move on record has met go off one after another
	DiscardRole   // the facedown damage cards of a ship that left play are turned faceup
	DestroyRole   // the frame's ship is destroyed, unless something happens instead
	numRoles
)

// The limits of package game must have room for these lists.
var (
	_ [game.NumWindows - numWindows]struct{}
	_ [game.NumQueries - numQueries]struct{}
	_ [game.NumRoles - numRoles]struct{}
)
