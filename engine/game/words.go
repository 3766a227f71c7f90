package game

import "koiogran/engine/geom"

// Difficulty is the color of a maneuver or an action. The zero value means none.
type Difficulty uint8

// The difficulties, easiest first.
const (
	NoDifficulty Difficulty = iota
	DifficultyBlue
	DifficultyWhite
	DifficultyRed
	DifficultyPurple
)

// String returns the difficulty's name.
func (d Difficulty) String() string {
	return [...]string{"none", "blue", "white", "red", "purple"}[d]
}

// Maneuver is a speed, a bearing and a difficulty (2e.planning.maneuver-components). The zero
// value is not a maneuver.
type Maneuver struct {
	Bearing    geom.Bearing
	Speed      uint8
	Difficulty Difficulty
	// Fixed marks a maneuver whose speed, bearing and difficulty nothing can change.
	Fixed bool
}

// IsNone reports whether m is not a maneuver at all.
func (m Maneuver) IsNone() bool { return m.Difficulty == NoDifficulty }

// Path returns the template and placement that m asks for.
func (m Maneuver) Path() geom.Maneuver {
	return geom.Maneuver{Bearing: m.Bearing, Speed: m.Speed}
}

// Token is a kind of token that a ship can have any number of. Locks are kept apart, because
// a lock has a target.
type Token uint8

// The kinds of tokens of all editions.
const (
	FocusToken Token = iota
	EvadeToken
	CalculateToken
	ReinforceFore
	ReinforceAft
	DisarmToken
	JamToken
	TractorToken
	CloakToken
	StressToken
	IonToken
	StrainToken
	DepleteToken
	GuardToken
	OverheatToken
	StationaryToken
	EnergyToken // what huge ships of first edition and units of Flightpath run on; the last
	NumTokens
)

// Action is a kind of action.
type Action uint8

// The actions of all editions. CardAction stands for an action printed on a card.
const (
	NoAction Action = iota
	FocusAction
	EvadeAction
	CalculateAction
	LockAction
	BarrelRollAction
	BoostAction
	CoordinateAction
	JamAction
	ReinforceAction
	ReloadAction
	RotateAction
	SlamAction
	CloakAction
	CardAction
	TurnAction // of the whole ship in place
	ReverseBoostAction
	RecoverAction // of shields, with energy
	NumActions
)

// ActionSet is a set of actions.
type ActionSet uint32

// Bit returns the action's place in a set of actions that fits into Trigger.N. Reverse boosts have the
// place that NoAction does not need, and recover that of turning in place: no game has both.
func (a Action) Bit() int16 {
	if a == RecoverAction {
		a = TurnAction
	}
	return int16(uint16(1) << (a % 16))
}

// Has reports whether a is in the set.
func (s ActionSet) Has(a Action) bool { return s&(1<<a) != 0 }

// With returns the set with a added.
func (s ActionSet) With(a Action) ActionSet { return s | 1<<a }

// ArcSet is a set of arcs.
type ArcSet uint32

// Has reports whether a is in the set.
func (s ArcSet) Has(a geom.Arc) bool { return s&(1<<a) != 0 }

// With returns the set with a added.
func (s ArcSet) With(a geom.Arc) ArcSet { return s | 1<<a }

// Without returns the set and one arc less.
func (s ArcSet) Without(a geom.Arc) ArcSet { return s &^ (1 << a) }

// Weapon is something that a ship can attack with: a primary weapon, or an attack line of an
// upgrade.
type Weapon struct {
	Card          CardID // NoCard for a primary weapon
	Arc           geom.Arc
	Value         int8
	Min, Max      int8 // attack range
	Ordnance      bool // no range bonus (2e.attack.range-bonus.ordnance-none)
	Turret        bool // fires out of the arc that the turret indicator points at
	NeedLock      bool
	NeedCalculate bool
	NeedFocus     bool
	NeedAny       bool // one of these is enough
	Charges       int8 // charges of its card that the attack costs
	SpendLock     bool // the attack costs the lock on its target
	SpendFocus    bool // it costs a focus token
	Discard       bool // it costs the card itself
	Energy        int8 // energy tokens that it costs
	Force         int8 // Force charges, which are newtype in Flightpath, that it costs
	Melee         bool // it reaches range 0 and the melee band (msg.melee.range)
	Type          WeaponType
	Docked        uint8 // one more than the ship that must be docked with this one's, 0 for none
	Mount         Mount // with Turret: the indicator that it fires out of
	Headers       Headers
}

// WeaponType is a keyword of an armament (msg.component.armament.type), empty where there are none.
type WeaponType string

// The types of armaments.
const (
	BeamType      WeaponType = "beam"
	BallisticType WeaponType = "ballistic"
	ExplosiveType WeaponType = "explosive"
	MeleeType     WeaponType = "melee"
	ShieldType    WeaponType = "shield"
)

// Primary reports whether w is a primary weapon.
func (w *Weapon) Primary() bool { return w.Card == NoCard }

// Phase is a phase of a round.
type Phase uint8

// The phases of all editions.
const (
	SetupPhase Phase = iota
	PlanningPhase
	SystemPhase
	ActivationPhase
	EngagementPhase
	EndPhase
	NumPhases
)

// Result is how a match ended.
type Result uint8

// The results of a match.
const (
	Undecided Result = iota
	Won1
	Won2
	Drawn
)
