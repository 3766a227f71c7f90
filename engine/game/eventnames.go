package game

// String returns the name of the kind, as messages of the protocol and lexicons write it.
func (k EventKind) String() string { return namesOfEvents[k] }

// namesOfEvents are the names of the kinds of events.
var namesOfEvents = [NumEventKinds]string{
	Scored: "scored", RoundBegan: "round-began", PhaseBegan: "phase-began",
	FirstPlayer: "first-player", ObstaclePlaced: "obstacle-placed",
	ShipPlaced: "ship-placed", DialsSet: "dials-set",
	DialRevealed: "dial-revealed", Activated: "activated",
	ManeuverBegan: "maneuver-began", Moved: "moved", Bumped: "bumped",
	MoveFailed: "move-failed", ObstacleMet: "obstacle-met",
	DeviceMet: "device-met", DevicePlaced: "device-placed",
	Detonated: "detonated", FusePlaced: "fuse-placed",
	SectionCrippled: "section-crippled", FuseRemoved: "fuse-removed", TokenGained: "token-gained",
	TokenLost: "token-lost", LockGained: "lock-gained", LockLost: "lock-lost",
	ActionBegan: "action-began", ActionFailed: "action-failed",
	EngageBegan: "engage-began", AttackDeclared: "attack-declared",
	Obstructed: "obstructed", Rolled: "rolled", Rerolled: "rerolled",
	DiceChanged: "dice-changed", Neutralized: "neutralized",
	AttackHit: "attack-hit", AttackMissed: "attack-missed",
	ShieldLost: "shield-lost", ShieldRegained: "shield-regained",
	DamageDealt: "damage-dealt", DamageRepaired: "damage-repaired",
	DamageExposed: "damage-exposed", ShipDestroyed: "ship-destroyed",
	ShipFled: "ship-fled", ShipRemoved: "ship-removed",
	ChargeSpent: "charge-spent", ChargeRegained: "charge-regained",
	ForceSpent: "force-spent", ForceRegained: "force-regained",
	CardFlipped: "card-flipped", Used: "used", TurretTurned: "turret-turned",
	ConditionGained: "condition-gained", ConditionLost: "condition-lost",
	InitiativeSet: "initiative-set", Guessed: "guessed",
	DamageDiscarded: "damage-discarded", DamageSeen: "damage-seen",
	DialSeen: "dial-seen", DamageFound: "damage-found", Relocated: "relocated", DamageTurned: "damage-turned", DialGuessed: "dial-guessed",
	Conceded: "conceded", MatchOver: "match-over",
	EffectBegan: "effect-began", NoActionTaken: "no-action-taken",
	NoAttackMade: "no-attack-made", ObstacleRemoved: "obstacle-removed", CardHolds: "card-holds",
	TokensStored: "tokens-stored",
	Docked:       "docked", Deployed: "deployed",
	DeployFailed: "deploy-failed", EmergencyBegan: "emergency-began",
	CardDiscarded: "card-discarded", CardRestored: "card-restored",
	CardEquipped: "card-equipped", CardHidden: "card-hidden",
	MarkerPlaced: "marker-placed", ShipChosen: "ship-chosen",
	CounterReplaced: "counter-replaced", TimeCalled: "time-called", ShipLifted: "ship-lifted",
}

// String returns the name of the reason, as lexicons write it.
func (r Reason) String() string { return namesOfReasons[r] }

// namesOfReasons are the names of reasons.
var namesOfReasons = [NumReasons]string{
	Possible:       "chosen",
	OnSameSide:     "friendly",
	ExceptedShip:   "excepted-ship",
	TermsForbid:    "terms",
	NoLockOnIt:     "no-lock",
	NoFocusToSpend: "no-focus",
	NoCalculate:    "no-calculate",
	NoChargesLeft:  "no-charges",
	AtRangeZero:    "range-0",
	OutOfArc:       "out-of-arc",
	TooNear:        "too-near",
	TooFar:         "too-far",
	NoTarget:       "no-target",
	TriedAlready:   "tried-already",
	ActionsOver:    "actions-over",
	IonizedFocus:   "ionized",
	NotOnBar:       "not-on-bar",
	NoForceToPay:   "no-force",
	NotWhite:       "not-white",
	Stressed:       "stressed",
	CardForbids:    "card",
	NothingToDo:    "no-effect",
	Disarmed:       "disarmed",
	Cloaked:        "cloaked",
	OnRock:         "on-asteroid",
	StepLost:       "step-lost",
	RedOnStress:    "strict-dials",
}
