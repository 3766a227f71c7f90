package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Hooks are abilities that the rules give every ship, by window.
type Hooks = [game.NumWindows][]*game.Ability

// Actions adds the actions to hooks, and the linked action after one, and returns which
// actions there are.
func Actions(c *card.Compiler, hooks *Hooks) game.ActionSet {
	built := Menu(c, hooks, []ActionRule{
		GainAction(game.FocusAction, game.FocusToken, "action.focus"),
		GainAction(game.EvadeAction, game.EvadeToken, "action.evade"),
		GainAction(game.CalculateAction, game.CalculateToken, "action.calculate"),
		CanFail(LockAction),
		{Action: game.BarrelRollAction, Name: "barrel roll", Do: rollAction},
		{Action: game.BoostAction, Name: "boost", Do: game.Parts{
			game.Step{Name: "boost", Do: beginBoostAction}, checkMove,
		}},
		CanFail(ActionRule{Action: game.JamAction, Name: "jam", Can: canJam,
			Do: jamStep}),
		{Action: game.ReinforceAction, Name: "reinforce", Do: reinforceStep},
		{Action: game.RotateAction, Name: "rotate", Can: canRotate, Do: rotateSteps},
		CanFail(CoordinateAction),
		{Action: game.ReloadAction, Name: "reload", Can: canReload, Do: reloadStep},
		{Action: game.SlamAction, Name: "SLAM", Can: canSlam, Do: slamSteps},
		CloakAction("action.cloak"),
	})
	LinkActions(c, hooks)
	return built
}

// LinkActions adds the linked action after an action to hooks.
func LinkActions(c *card.Compiler, hooks *Hooks) {
	linked := c.Add(game.Proc{Name: "linked action", Ability: true, OfShip: true,
		Do: game.Step{Name: "perform the linked action", Do: func(x *game.Exec) {
			a := game.Action(x.Trigger().N)
			card.OfferActions(x, x.Self(), linkedTo(x, a), card.LinkTerms(x), a)
		}}})
	hooks[card.AfterAction] = append(hooks[card.AfterAction], &game.Ability{
		ID: "rules", Name: "linked action", Window: card.AfterAction, Proc: linked,
		Can: canLink, Links: true,
	})
}

// linkedTo returns the actions linked to one on the action bar of the trigger's ship.
func linkedTo(x *game.Exec, a game.Action) int16 {
	var set int16
	bar := x.Info(x.Trigger().Ship).Actions
	for i := range bar {
		if bar[i].Action == a && bar[i].Linked != game.NoAction && x.HasLine(x.Trigger().Ship, &bar[i]) {
			set |= bar[i].Linked.Bit()
		}
	}
	return set
}

// canLink reports whether the action just performed has a linked one that can be performed; a
// linked action has none itself (2e.action.linked.no-chain).
func canLink(x *game.Exec) bool {
	t := x.Trigger()
	if t.Terms&game.FromLink != 0 {
		return false
	}
	a := game.Action(t.N)
	set := linkedTo(x, a)
	return set != 0 && card.CanPerformLinked(x, t.Ship, set, a)
}

// gainStep gives the ship a token.
func gainStep(t game.Token, clause string) game.Step {
	return game.Step{Name: "gain a token", Do: func(x *game.Exec) {
		card.GainTokens(x, x.Self(), t, 1, clause)
	}}
}

// checkMove notes that the action failed if its move did.
var checkMove = game.Parts{
	game.Locals{card.MoveFailed},
	game.Step{Name: "was it possible", Do: func(x *game.Exec) {
		if card.MoveFailed.Get(x) {
			card.FailAction(x)
		}
	}},
}

// canLock reports whether there is an object to lock (2e.action.lock.fail-only-without-target).
func canLock(x *game.Exec) bool { return lockObjects(x, x.Trigger().Ship, lockable, lockFits, nil) }

// lockFits limits a lock action to what its menu is about.
var lockFits = []ObjectFit{func(x *game.Exec, o game.Object) bool {
	t := x.Trigger()
	only := t.Object
	return t.Window != card.PerformAction || only.Kind == game.NoObject || only.Ship() == t.Ship || o == only
}}

// lockSteps ask for the object to lock (2e.action.lock.steps).
var lockSteps = lockObjectSteps(card.Self, lockFits)

// onAsteroid reports whether a ship is at range 0 of an asteroid
// (2e.obstacle.asteroid.no-attack-at-0).
func onAsteroid(x *game.Exec, id game.ShipID) bool {
	for i := range x.S.Obstacles[:x.S.NObstacles] {
		o := &x.S.Obstacles[i]
		if o.Placed && !o.Gone && x.G.Obstacles[i].Kind() == geom.Asteroid &&
			!ignores(x, card.ObstaclesAtRest, id, i) &&
			x.G.Measure.Upon(x.Placed(id), x.Obstacle(i)) {
			return true
		}
	}
	return false
}
