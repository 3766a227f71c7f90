package flightpath_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// gifted is a unit that is given by an effect what one of its actions gives, and the answers that
// the effect and then the action ask for.
type gifted struct {
	clause, pilot, arms string
	action              string
	kind                game.Action
	gift                []card.Op
	answer              func(s *scene.Scene, with bystanders, byEffect bool)
}

// bystanders are the other units of such a scene, both at range 1.
type bystanders struct{ friend, foe *scene.Ship }

// What an effect does is not the action of that name: the unit may still perform that in its step,
// and only then no more.
func TestEffect_LeavesTheActionOfItsName(t *testing.T) {
	near := card.Chosen.Is(card.At(1, 1))
	token := func(clause, pilot, arms, action string, kind game.Action, t game.Token) gifted {
		return gifted{clause: clause, pilot: pilot, arms: arms, action: action, kind: kind,
			gift: []card.Op{gain(t)}}
	}
	for _, c := range []gifted{
		token("msg.action.accumulate.effect", "beam-test-pilot", "ms-09rs-rick-dom-beam-bazooka.bb",
			"accumulate", game.CalculateAction, game.EnergyToken),
		token("msg.action.evade.effect", "royal-guard-trooper", "ms-09rg-rick-dom-royal-guard.rgmg",
			"evade", game.EvadeAction, game.EvadeToken),
		token("msg.action.focus.effect", "gm-cadet", "rgm-79-gm.bsg", "focus", game.FocusAction,
			game.FocusToken),
		{"msg.action.barrel-roll.effect", "gm-cadet", "rgm-79-gm.bsg", "barrel roll",
			game.BarrelRollAction, []card.Op{rules.MoveNow(card.Self, game.RollMove)}, rollAside},
		{"msg.action.boost.effect", "beam-test-pilot", "ms-09rs-rick-dom-beam-bazooka.bb", "boost",
			game.BoostAction, []card.Op{rules.MoveNow(card.Self, game.BoostMove, geom.Straight)}, boostAhead},
		{"msg.action.coordinate.effect", "garrison-commander", "ms-06fs-zaku-ii.mg", "coordinate",
			game.CoordinateAction, []card.Op{card.Choose(card.OtherFriend, card.At(1, 2)),
				card.Perform(card.Chosen, 0)}, letFriendAct},
		{"msg.action.jam.effect", "musai-escort-captain", "musai-light-cruiser.std", "jam",
			game.JamAction, []card.Op{card.Choose(card.Enemy, near),
				card.Gain(card.Chosen, 1, card.JamToken)}, jamFoe},
		{"msg.action.lock.effect", "gm-cadet", "rgm-79-gm.bsg", "lock", game.LockAction,
			[]card.Op{rules.LockObject(card.Self)}, lockFoe},
		{"msg.action.reload.effect", "scarlet-team-gunner", "rx-77d-guncannon-mpt.can", "reload",
			game.ReloadAction, []card.Op{card.Recover(card.Self, 1, card.UpgradeCharge)}, reloadCannon},
		{"msg.action.rotate.effect", "gm-command-veteran", "rgm-79gs-gm-command.mg", "rotate",
			game.TurnAction, []card.Op{rules.RotateShip(card.Self)}, turnLeft},
		{"msg.action.rotate-turret.effect", "ball-pod-crew", "rb-79-ball.can", "rotate turret",
			game.RotateAction, []card.Op{rules.RotateOp()}, turnTurret},
	} {
		t.Run(c.clause, func(t *testing.T) { c.play(t) })
	}
}

// play has the unit use the gift and then perform the action, and offers it the action once more.
func (c *gifted) play(t *testing.T) {
	s := lab(t, card.Def{ID: c.pilot, Abilities: []card.Ability{revealing("gift", c.gift...)}})
	unit := s.Mine(c.pilot, scene.At(457, 300, 0), scene.With(c.arms))
	recruit := scene.With("ms-06f-zaku-ii.asr")
	with := bystanders{
		friend: s.Mine("zaku-recruit", scene.At(320, 380, 0), recruit),
		foe:    s.Theirs("zaku-recruit", scene.At(600, 400, 0), recruit),
	}
	if c.kind == game.ReloadAction {
		s.Charges(unit, "twin-cannon-240mm", 0)
	}
	if c.kind == game.RotateAction {
		s.Turret(unit, geom.FrontArc)
	}
	if c.answer == nil {
		c.answer = func(*scene.Scene, bystanders, bool) {}
	}
	s.Activate(unit, "2 straight")
	s.Use(unit, "gift")
	c.answer(s, with, true)
	s.Use(unit, c.action)
	c.answer(s, with, false)
	s.Done()
	s.Never(unit, c.action)
	s.Perform(unit, 0, c.kind)
	s.Done()
}

func rollAside(s *scene.Scene, _ bystanders, byEffect bool) {
	side := geom.Left
	if byEffect {
		side = geom.Right
	}
	s.Side(side)
	s.Position(0)
}

func boostAhead(s *scene.Scene, _ bystanders, _ bool) { s.Maneuver("1 straight") }

func letFriendAct(s *scene.Scene, with bystanders, byEffect bool) {
	s.Pick(with.friend)
	if byEffect {
		s.Use(with.friend, "focus")
		return
	}
	s.NotOffered(with.friend, "focus")
	s.Pass()
}

func jamFoe(s *scene.Scene, with bystanders, _ bool) { s.Pick(with.foe) }

func lockFoe(s *scene.Scene, with bystanders, _ bool) { s.Target(with.foe) }

func reloadCannon(s *scene.Scene, _ bystanders, _ bool) {
	s.ChooseNamed("Telescopic Twin 240 mm Cannon")
}

func turnLeft(s *scene.Scene, _ bystanders, byEffect bool) {
	if byEffect {
		s.Side(geom.Left)
		return
	}
	s.ChooseNamed("90° left")
}

func turnTurret(s *scene.Scene, _ bystanders, byEffect bool) {
	to := geom.RearArc
	if byEffect {
		to = geom.LeftArc
	}
	s.Choose(func(c game.Choice) bool { return c.Verb == game.ArcVerb && geom.Arc(c.Item) == to })
}

// A unit has one guard token at most, so here the one that the effect gave goes before the action.
//
// msg.action.guard.effect
func TestEffect_LeavesTheGuardAction(t *testing.T) {
	s := lab(t, card.Def{ID: "gm-cadet", Abilities: []card.Ability{
		revealing("gift", gain(game.GuardToken)),
		{Name: "lower it", When: card.AfterManeuver,
			Do: []card.Op{card.Remove(card.Self, 1, card.GuardToken)}}}})
	unit := s.Mine("gm-cadet", scene.At(457, 300, 0), scene.With("rgm-79-gm.bsg"))
	s.Activate(unit, "1 straight")
	s.Use(unit, "gift")
	s.WantTokens(unit, game.GuardToken, 1)
	s.Use(unit, "lower it")
	s.Use(unit, "guard")
	s.WantTokens(unit, game.GuardToken, 1)
	s.Done()
	s.Tokens(unit, game.GuardToken, -1)
	s.Never(unit, "guard")
	s.Perform(unit, 0, game.ReinforceAction)
	s.Done()
}

// A stressed unit performs no actions, but what an effect gives it it has.
//
// msg.action.effect-is-not-action
func TestEffect_WorksForAStressedUnit(t *testing.T) {
	s := lab(t, card.Def{ID: "gm-cadet", Abilities: []card.Ability{
		revealing("gift", gain(game.FocusToken))}})
	unit := s.Mine("gm-cadet", scene.At(457, 300, 0), scene.With("rgm-79-gm.bsg"),
		scene.Tokens(game.StressToken, 2))
	s.Never(unit, "lock")
	s.Activate(unit, "2 straight")
	s.Use(unit, "gift")
	s.WantTokens(unit, game.FocusToken, 1)
	s.WantTokens(unit, game.StressToken, 1)
	s.Done()
}
