package card

import "koiogran/engine/game"

// A query asks for a value that cards may change. Set, Add, Cap and Include change one; Forbids,
// Permits and Ignores change whether something is done, refused or met. Each key is a separate query, so
// a question about a thing that no card in play touches costs one look.

// The values that cards may change.
const (
	AttackDiceOf     game.Query = iota // dice the subject rolls in the present attack
	DefenseDiceOf                      // dice the subject rolls in the present attack
	PrimaryValueOf                     // the value of the subject's primary weapon
	AgilityOf                          // the agility with which the subject defends
	InitiativeOf                       // the subject's initiative
	turnOf                             // the initiative at which the subject activates or engages
	DifficultyOf                       // what changes the difficulty of the present maneuver, as Game.Difficulty reads it
	DamageWorth                        // how many damage cards those of the subject count as
	LocksKept                          // how many locks the subject can maintain
	LocksOnOne                         // how many of them on the same ship
	NearestRange                       // the least range of the weapon of the attack
	FarthestRange                      // the greatest range of the weapon of the attack
	TurretArcs                         // the Arcs to which the subject's turret indicator can be turned
	RangeBonus                         // dice that the subject rolls more for the attack range
	RerollLimit                        // how many dice of a pool the subject's side may reroll
	FocusLimit                         // how many focus results the subject's side may modify in the present attack
	DockReach                          // the farthest range at which the subject can dock
	boostTemplates                     // Templates of the subject's boosts
	rollTemplates                      // Templates of the subject's barrel rolls
	decloakTemplates                   // Templates with which the subject decloaks
	DeviceTemplates                    // Templates with which the subject places devices
	TemplateSpeed                      // added to the template speed of the subject's moves
	Neutralizing                       // how the defender's dice cancel: CritsFirst and so on
	lenders                            // the ships whose tokens the subject may spend: Lends
	ActionColor                        // the game.Difficulty of the subject's action
	WeaponArcs                         // the Arcs that the subject fires the weapon from
	ActionReach                        // what the subject can choose by an action, Other if it is a ship
	Coordination                       // how the subject coordinates: OwnBar
	Reloading                          // charges that a reload of the subject's card recovers
	DealsFaceup                        // 1 if all damage cards are dealt faceup to the subject
	FriendsNear                        // the farthest range at which friends count as at range 1 for the subject's upgrades
	lockLenders                        // the ships whose locks the subject may use as its own
	SetUpHosts                         // the ships near which the subject may be set up
	AttackRangeOf                      // the attack range of the attack that the subject makes
	BullseyeReach                      // the farthest range at which its front arc counts as its bullseye arc
	ObstructionOf                      // the defense dice that an attack across the subject gives
	EnergyGained                       // the energy that the subject gains for its maneuver or in the End phase
	ShieldsBack                        // the most shields that the subject recovers in a recover action or in the End phase
	Reinforcing                        // the evades that a reinforce token adds to the subject's defense
	TreatableAs                        // the difficulties, as bits, as which its player may treat the maneuver weighed
	RemovedToo                         // red tokens of a kind that leave the subject apart from those that are removed
	numValues
)

// TemplatesOf are the templates of the subject's boosts, barrel rolls or decloaks.
func TemplatesOf(k game.MoveKind) game.Query {
	switch k {
	case game.BoostMove:
		return boostTemplates
	case game.RollMove:
		return rollTemplates
	case game.DecloakMove:
		return decloakTemplates
	}
	panic("card: cards change no templates of such a move")
}

// Templates that a ship may use, as the bits of a query.
const (
	Straights       = 1 << iota // the straight one of the move's own speed
	Banks                       // the banks of that speed
	Turns                       // the turns of that speed
	RedTurns                    // the turns, which make a white action red
	ForceTurns                  // the turns, in an action, for 1 Force
	StressBanks                 // the banks, in an action, for 1 stress token
	Straight2                   // the straight one of speed 2
	Speed3                      // the straight one and the turns of speed 3
	NextSpeeds                  // those one speed slower and faster
	BombsFar                    // the straight one of speed 5, to launch a bomb
	AnySpeed1                   // for the straight one of speed 1, any of that speed
	FrontGuides                 // with that of its own, devices dropped with the front guides
	BombsBeside                 // none, for bombs that would be dropped: they are placed touching the subject
	Launches                    // with that of its own, devices launched that would be dropped
	LaunchStraight1             // the straight one of speed 1, devices launched that would be dropped
	CrewBanks                   // the banks of that speed, crew remotes alone, also from the left and right sides
	ChargedSides                // with that of its own, devices dropped from the left and right sides, for 1 charge of the ship card
	Boarding                    // with that of its own, crew remotes placed at an enemy behind the subject
)

// How results are canceled, as the bits of Neutralizing.
const (
	CritsFirst    = 1 << iota // critical hits before hits
	HitsStand                 // critical hits only
	CritsStand                // no critical hits by evades
	OneCritStands             // all critical hits but one by evades
	OneHitStands              // all hits but one
)

// How the subject coordinates, as the bits of Coordination.
const (
	OwnBar      = 1 << iota // actions of its own bar alone
	OneStress               // a ship with exactly 1 stress token can perform them
	RedToo                  // what the coordinated ship performs is red
	CrewRemotes             // friendly crew remotes, too, which relocate in place of performing an action
)

// Deed is what a card can forbid a ship.
type Deed game.Query

// The deeds that cards forbid. What is weighed is in game.Weighed.
const (
	DeclaringAttacks = Deed(numValues) + iota // of the subject, whatever its target
	BeingAttacked                             // the subject, in the attack that is weighed
	Counterattacking                          // of the subject
	Acting                                    // the subject performs an action
	Locking                                   // the subject acquires a lock, on Other if it is a ship
	BeingLocked                               // the subject, by Other
	BeingCoordinated                          // the subject, by Other
	BeingRotated                              // the subject
	ModifyingDice                             // the subject modifies dice by some means
	Rerolling                                 // the subject modifies dice by rolling them again
	Spending                                  // the subject spends a token
	SpendingLocks                             // the subject spends its lock on Other
	SettingDial                               // to a maneuver
	Maneuvering                               // the subject executes the maneuver of its activation
	Executing                                 // the subject picks a maneuver to execute, other than by setting its dial
	BeingFriendly                             // the subject, to Other of its side: they are allied (2e.component.allied)
	Losing                                    // tokens of a kind are removed from the subject
	numDeeds         = iota
)

// IsDeed reports whether a query is about a deed that cards can forbid.
func IsDeed(q game.Query) bool {
	return q >= game.Query(DeclaringAttacks) && q < game.Query(DeclaringAttacks)+numDeeds
}

// Thing is what a ship can ignore.
type Thing game.Query

// The things that ships ignore.
const (
	ObstaclesInMoves   = Thing(numValues+numDeeds) + iota // when it boosts, rolls or decloaks
	ObstaclesMoving                                       // what it meets while it moves
	ObstaclesAtRest                                       // at range 0 of it when it attacks
	ObstaclesInAttacks                                    // on the line of its attacks
	AnyObstruction                                        // of its attacks, by whatever is on their line
	ShipsInBoosts                                         // in its way: it boosts in part (2e.action.fail.definition)
	FriendlyDevices                                       // their effects
	TractorTokens                                         // they do not make it tractored
	StandingStill                                         // a stationary maneuver gives it no token
	PartialManeuvers                                      // executing one only in part costs it no step
	SetUpArea                                             // it is set up anywhere far from enemies
	SetUpAreaInSpace                                      // the same, also far from obstacles and from the enemy's edge
	BonusLimit                                            // of one bonus attack a round, with counterattacks
	DiscardCosts                                          // that its weapons are discarded to attack with them
	OrdnanceDiscards                                      // effects that make it discard its torpedoes and missiles
	SpendingAllEnergy                                     // a recover action costs as much as its player likes
	numThings          = iota
)

// firstReason is the query of the first of the reasons that Permits overrules.
const firstReason = numValues + numDeeds + numThings

// Package game must have room for all of them.
var _ [game.NumQueries - firstReason - game.Query(game.NumReasons)]struct{}

// PermitOf returns the query whether something is permitted in spite of a reason.
func PermitOf(why game.Reason) game.Query { return firstReason + game.Query(why) }

// Price is what a permission costs, as a set of ways to pay.
type Price int

// The prices of permissions.
const (
	Free Price = 1 << iota
	OneForce
	OneFocus
	OneCalculate
)

// ForbiddenBy returns the reason for which a card forbids a deed, Possible if none does.
func ForbiddenBy(x *game.Exec, d Deed, w game.Weighed) game.Reason {
	return game.Reason(x.Weigh(game.Query(d), w, int(game.Possible)))
}

// Forbidden reports whether a card forbids a deed.
func Forbidden(x *game.Exec, d Deed, w game.Weighed) bool {
	return ForbiddenBy(x, d, w) != game.Possible
}

// IsForbidden is Forbidden of a deed about which there is nothing to weigh but its ship.
func IsForbidden(x *game.Exec, d Deed, id game.ShipID) bool {
	return x.Query(game.Query(d), id, int(game.Possible)) != int(game.Possible)
}

// Permitted returns at which prices a card permits what is refused for a reason; 0 if none does.
func Permitted(x *game.Exec, why game.Reason, w game.Weighed) Price {
	return Price(x.Weigh(PermitOf(why), w, 0))
}

// IgnoringObject is Ignoring of one object among the things.
func IgnoringObject(x *game.Exec, t Thing, id game.ShipID, o game.Object) bool {
	return x.Weigh(game.Query(t), game.Weighed{Subject: id, Other: shipOf(o), Object: o}, 0) > 0
}

// Ignoring reports whether a ship ignores a thing.
func Ignoring(x *game.Exec, t Thing, id game.ShipID) bool {
	return x.Query(game.Query(t), id, 0) > 0
}
