package game

// String returns the action's name as the rules and records write it.
func (a Action) String() string { return namesOfActions[a] }

// namesOfActions are the names of actions.
var namesOfActions = [NumActions]string{
	NoAction: "no action", FocusAction: "focus", EvadeAction: "evade",
	CalculateAction: "calculate", LockAction: "lock", BarrelRollAction: "barrel roll",
	BoostAction: "boost", CoordinateAction: "coordinate", JamAction: "jam",
	ReinforceAction: "reinforce", ReloadAction: "reload", RotateAction: "rotate arc",
	SlamAction: "SLAM", CloakAction: "cloak", CardAction: "card", TurnAction: "rotate", ReverseBoostAction: "reverse boost",
	RecoverAction: "recover",
}

// String returns the phase's name.
func (p Phase) String() string {
	return [...]string{"set-up", "planning", "system", "activation", "engagement", "end"}[p]
}
