package game

// Reason says why something cannot be done. The rules that decide give it, so that the reason shown to
// a player is always the one that decided.
type Reason uint8

// The reasons.
const (
	Possible       Reason = iota
	OnSameSide            // the ship belongs to the attacker's own side
	ExceptedShip          // an ability rules this ship out
	TermsForbid           // an ability rules this weapon out
	NoLockOnIt            // the weapon needs a lock on its target
	NoFocusToSpend        // the weapon needs a focus token
	NoCalculate           // the weapon needs a calculate token
	NoChargesLeft         // the card of the weapon lacks charges, or is discarded or turned over
	AtRangeZero           // ships that touch do not attack each other
	OutOfArc
	TooNear // nearer than the weapon reaches
	TooFar  // farther than the weapon reaches
	NoTarget
	TriedAlready // the ship has performed or failed this action in this round
	ActionsOver  // the ship performs no more actions in this activation
	IonizedFocus // an ionized ship performs only the focus action
	NotOnBar     // the terms ask for an action of the bar, and this is none
	NoForceToPay // a purple action costs a Force charge
	NotWhite     // the terms ask for a white action
	Stressed     // a stressed ship performs no actions
	CardForbids  // a card forbids it
	NothingToDo  // it would do nothing: nothing to lock, to jam, to reload, to turn
	RedOnStress  // the table agreed that stressed ships set no red maneuver
	Disarmed     // the ship has a disarm token
	Cloaked      // the ship is cloaked
	OnRock       // the ship is at range 0 of an asteroid
	StepLost     // the ship lost the step by an overlap or an obstacle
	InWing       // a wingmate performs this action only if a card says so
	OutOfShot    // the attacker is not in the arc of the defender that the precision shot names
	NumReasons
)
