package game

// Words are what an edition calls things that have another name in others. What is empty is called
// as usual.
type Words struct {
	Phases       [NumPhases]string
	Difficulties [Purple + 1]string
	Actions      [NumActions]string
	// Others are further words and phrases of sentences with what stands in their place, longest
	// first: whole words in lower case.
	Others [][2]string
}

// String returns the action's name as the rules and records write it.
func (a Action) String() string { return namesOfActions[a] }

// namesOfActions are the names of actions.
var namesOfActions = [NumActions]string{
	NoAction: "no action", FocusAction: "focus", EvadeAction: "evade",
	CalculateAction: "calculate", LockAction: "lock", BarrelRollAction: "barrel roll",
	BoostAction: "boost", CoordinateAction: "coordinate", JamAction: "jam",
	ReinforceAction: "reinforce", ReloadAction: "reload", RotateAction: "rotate arc",
	SlamAction: "SLAM", CloakAction: "cloak", CardAction: "card",
}

// String returns the phase's name.
func (p Phase) String() string {
	return [...]string{"set-up", "planning", "system", "activation", "engagement", "end"}[p]
}
