package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// ActionRule is an action that the rules give to every ship which has it on its bar.
type ActionRule struct {
	Action game.Action
	Name   string
	Can    func(x *game.Exec) bool // whether it may be performed; nil for always
	Do     game.Part
	// Works reports whether it would succeed; nil where that shows only while it is performed.
	Works func(x *game.Exec) bool
	Huge  bool // only huge ships have it
}

// CanFail lets a ship perform an action without what the action needs. The action then fails: it
// counts as tried, a red one gives its stress, and nothing follows from it
// (2e.action.fail.definition, 2e.action.red-fail-still-stress).
func CanFail(r ActionRule) ActionRule {
	r.Works, r.Can = r.Can, nil
	r.Do = game.IfElse("is there anything to choose", r.Works, r.Do,
		game.Step{Name: "the action fails", Do: card.FailAction})
	return r
}

// Menu adds the actions of an edition to hooks and returns which they are.
func Menu(c *card.Compiler, hooks *Hooks, list []ActionRule) game.ActionSet {
	var built game.ActionSet
	for _, r := range list {
		built = built.With(r.Action)
		proc := c.Add(game.Proc{
			Name: r.Name, Ability: true, OfShip: true, Do: card.ActionOutline(r.Action, r.Do),
		})
		hooks[card.PerformAction] = append(hooks[card.PerformAction], &game.Ability{
			ID: "rules", Name: r.Name, Window: card.PerformAction, Proc: proc, Action: r.Action,
			Works: r.Works, Huge: r.Huge,
			Can: func(x *game.Exec) bool {
				_, ok := card.Performable(x, r.Action)
				return ok && (r.Can == nil || r.Can(x))
			},
		})
	}
	return built
}

// GainAction returns an action that gives its ship a token.
func GainAction(a game.Action, t game.Token, clause string) ActionRule {
	return ActionRule{Action: a, Name: a.String(), Do: gainStep(t, clause)}
}

// CloakAction returns the action that gives a cloak token to a ship that has none.
func CloakAction(clause string) ActionRule {
	return ActionRule{Action: game.CloakAction, Name: "cloak", Can: canCloak,
		Do: game.Parts{gainStep(game.CloakToken, clause), splitUnable(game.CloakAction, "wing.leader-cloak", nil)}}
}

// rollAction is what the barrel roll action does.
var rollAction = game.Parts{game.Step{
	Name: "barrel roll", Do: func(x *game.Exec) { BeginRoll(x, x.Self(), game.RollMove) },
}, checkMove}

// The actions that are what they are in the first edition.
var (
	// EnemyLockAction acquires a target lock (1e.lock.action).
	EnemyLockAction = ActionRule{Action: game.LockAction, Name: "target lock", Can: func(x *game.Exec) bool {
		return anyTargetable(x, x.Trigger().Ship, card.Anyone)
	}, Do: enemyLockSteps}

	// PossibleRollAction is a barrel roll, offered where there is room for it
	// (1e.action.failed-declaration-falls-back).
	PossibleRollAction = ActionRule{Action: game.BarrelRollAction, Name: "barrel roll", Can: func(x *game.Exec) bool {
		return canRollAsAction(x, x.Trigger().Ship)
	}, Do: rollAction}

	// PossibleBoostAction is a boost, offered where there is room for it
	// (1e.action.failed-declaration-falls-back).
	PossibleBoostAction = ActionRule{Action: game.BoostAction, Name: "boost", Can: canBoost, Do: game.Parts{game.Step{
		Name: "boost", Do: func(x *game.Exec) { BeginBoost(x, x.Self(), game.BoostMove) },
	}, checkMove}}

	// TokenJamAction gives an enemy at range 1-2 a jam token (1e.jam.effect, 1e.jam-token.effect).
	TokenJamAction = ActionRule{Action: game.JamAction, Name: "jam", Can: func(x *game.Exec) bool {
		return AnyShip(x, jammable(x.Trigger().Ship))
	}, Do: chooseShip("choose a ship to jam", jammable, func(x *game.Exec, id game.ShipID) {
		x.Choose(id)
		card.GainTokens(x, id, game.JamToken, 1, "jam-token.effect")
	})}

	// ReinforceAction gives a reinforce token of either side (1e.reinforce.small-large-place).
	ReinforceAction = ActionRule{Action: game.ReinforceAction, Name: "reinforce", Do: reinforceStep}

	// RotateAction turns the ship's mobile arc.
	RotateAction = ActionRule{Action: game.RotateAction, Name: "rotate", Can: canRotate, Do: rotateSteps}

	// CoordinateAction lets another friendly ship at range 1-2 perform a free action
	// (1e.coordinate.effect, 1e.coordinate.other-ship-only, 1e.coordinate.recipient-may-decline).
	CoordinateAction = ActionRule{Action: game.CoordinateAction, Name: "coordinate", Can: canCoordinate, Do: coordinateSteps}

	// RestoreAction turns a discarded torpedo or missile faceup and disables the ship's weapons.
	RestoreAction = ActionRule{Action: game.ReloadAction, Name: "reload", Can: restoreOp.Can, Do: restoreStep}

	// DisarmingSlamAction executes a maneuver of the speed executed this round and disables the
	// ship's weapons (1e.slam.steps, 1e.slam.not-free, 1e.slam.ionized).
	DisarmingSlamAction = ActionRule{Action: game.SlamAction, Name: "SLAM", Can: canSlam, Do: game.Parts{
		chooseSlam(game.ExtraMove), disarmStep("slam.steps"),
	}}
)

// jammable reports whether a ship can be jammed: an enemy at range 1-2, or where cards allow.
func jammable(by game.ShipID) func(x *game.Exec, id game.ShipID) bool {
	return func(x *game.Exec, id game.ShipID) bool {
		if x.Side(id) == x.Side(by) {
			return false
		}
		n, reach := min(card.RangeBetween(x, by, id), card.Beyond), nearJamReach
		if x.Changes(card.ActionReach) {
			reach = card.ReachOf(x, game.JamAction, by, game.ShipAs(id), reach)
		}
		return reach&(1<<n) != 0
	}
}

// nearJamReach are the ranges of the jam action in first edition (1e.jam.effect).
var nearJamReach = card.Ranges(0, 2)

// AnyShip reports whether a condition holds for any ship in play.
func AnyShip(x *game.Exec, fits func(x *game.Exec, id game.ShipID) bool) bool {
	for id := range x.EachShip() {
		if fits(x, id) {
			return true
		}
	}
	return false
}

// chooseShip is a step in which Self's player picks a ship that fits, for what follows.
func chooseShip(name string, fits func(by game.ShipID) func(x *game.Exec, id game.ShipID) bool,
	then func(x *game.Exec, id game.ShipID),
) game.Step {
	return game.Step{
		Name: name,
		Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			for id := range x.EachShip() {
				if fits(x.Self())(x, id) {
					q.AddShip(id)
				}
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) { then(x, c.Ship) },
	}
}

// restoreOp turns a discarded torpedo or missile of Self faceup again.
var restoreOp = RestoreUpgradeOf(card.Self, InSlot("torpedo", "missile"))

// restoreStep turns such a card faceup, for a weapons disabled token.
var restoreStep = game.Parts{restoreOp.Do, game.Step{Name: "disable the weapons", Do: func(x *game.Exec) {
	card.GainTokens(x, x.Self(), game.DisarmToken, 1, "weapons-disabled.no-attack")
}}}
