package flightpath_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// cadet puts a Federation Cadet of the first player on the table, with a focus, a lock, a white
// barrel roll and a guard action.
func cadet(s *scene.Scene, options ...scene.Option) *scene.Ship {
	return s.Mine("gm-cadet", append(options, scene.With("rgm-79-gm.bsg"))...)
}

// recruit puts a Zeon Recruit of the second player on the table.
func recruit(s *scene.Scene, options ...scene.Option) *scene.Ship {
	return s.Theirs("zaku-recruit", append(options, scene.With("ms-06f-zaku-ii.asr"))...)
}

// Each copy of a damage card has an action of its own, each of which is performed once.
//
// msg.action.damage-card-copies
func TestDamageCards_OfOneTitleHaveAnActionEach(t *testing.T) {
	s := lab(t)
	unit := cadet(s, scene.At(457, 300, 0))
	s.Crit(unit, "dmg-main-camera-offline")
	s.Crit(unit, "dmg-main-camera-offline")
	of := func(n int) func(c game.Choice) bool {
		return func(c game.Choice) bool {
			return c.Verb == game.UseVerb && c.Card == s.Exec().DealtID(n)
		}
	}
	s.Perform(unit, 0)
	s.Choose(of(0))
	s.Dice("blank")
	s.Done()
	s.Perform(unit, 0)
	s.Refused(func() { s.Choose(of(0)) })
	s.Choose(of(1))
	s.Dice("hit")
	s.WantCrit(unit, "dmg-main-camera-offline", 1)
	s.Done()
	s.Never(unit, "try to repair")
	s.Perform(unit, 0)
	rest(s)
	s.Done()
}

// Two headers on one card are two actions: each is performed once a round, in either order.
//
// msg.action.multiple-headers
func TestCardActions_EachHeaderIsOne(t *testing.T) {
	s := lab(t, card.Def{ID: "gm-cadet", Actions: []card.Ability{
		{Name: "first", Do: []card.Op{gain(game.EvadeToken)}},
		{Name: "second", Do: []card.Op{gain(game.StrainToken)}}}})
	unit := cadet(s, scene.At(457, 300, 0))
	s.Perform(unit, 0)
	s.Use(unit, "second")
	s.WantTokens(unit, game.EvadeToken, 0)
	s.Perform(unit, 0)
	s.NotOffered(unit, "second")
	s.Use(unit, "first")
	s.WantTokens(unit, game.EvadeToken, 1)
	s.Perform(unit, 0)
	s.NotOffered(unit, "first")
	s.NotOffered(unit, "second")
	s.Pass()
	s.Done()
}

func TestAction_TheMostRestrictiveColor(t *testing.T) {
	for _, c := range []struct {
		name, bar       string
		terms           game.Terms
		stress, newtype int
	}{
		{"white", "evade white", 0, 0, 1},
		{"white, made red", "evade white", game.AsRed, 1, 1},
		{"red, granted as white", "evade red", game.AsWhite, 1, 1},
		{"purple", "evade purple", 0, 0, 0},
		{"purple, made red", "evade purple", game.AsRed, 0, 0},
	} {
		// msg.action.colour.most-restrictive
		t.Run(c.name, func(t *testing.T) {
			s := labWith(t, printed(t, "gm-cadet", 1, c.bar))
			unit := cadet(s, scene.At(457, 300, 0))
			s.Perform(unit, c.terms)
			s.Use(unit, "evade")
			s.WantTokens(unit, game.EvadeToken, 1)
			s.WantTokens(unit, game.StressToken, c.stress)
			s.WantForce(unit, c.newtype)
			s.Done()
		})
	}
}

// msg.action.purple.cost
func TestAction_PurpleCostsANewtypeCharge(t *testing.T) {
	for _, active := range []int{0, 1} {
		s := labWith(t, printed(t, "gm-cadet", 1, "focus white", "evade purple"))
		unit := cadet(s, scene.At(457, 300, 0), scene.Force(active))
		s.Perform(unit, 0)
		if active == 0 {
			s.NotOffered(unit, "evade")
			s.Use(unit, "focus")
			s.Done()
			continue
		}
		s.Use(unit, "evade")
		s.WantForce(unit, 0)
		s.WantEvent(game.ForceSpent, "msg.action.purple.cost")
		s.Done()
	}
}

// The charge is paid before the attempt and stays spent: the roll goes over the edge.
//
// msg.action.purple.cost
func TestAction_PurplePaysThoughItFails(t *testing.T) {
	s := labWith(t, printed(t, "gm-cadet", 1, "barrel-roll purple"))
	unit := cadet(s, scene.At(60, 300, 0))
	s.Perform(unit, 0)
	s.Use(unit, "barrel roll")
	s.WantForce(unit, 0)
	s.Side(geom.Left)
	s.WantEvent(game.ActionFailed, "msg.action.failed-not-repeatable")
	s.WantForce(unit, 0)
	s.Done()
}

func TestLinked_AfterARedAction(t *testing.T) {
	ignores := card.Def{ID: "gm-cadet", Mods: []card.Mod{
		card.Permits(game.Stressed)}}
	for _, c := range []struct {
		name, bar string
		defs      []card.Def
		links     bool
	}{
		{"white", "focus white > evade white", nil, true},
		{"red", "focus red > evade white", nil, false},
		{"red, for one who acts while stressed", "focus red > evade white", []card.Def{ignores}, true},
	} {
		// msg.action.linked.after-red
		t.Run(c.name, func(t *testing.T) {
			s := labWith(t, printed(t, "gm-cadet", 0, c.bar), c.defs...)
			unit := cadet(s, scene.At(457, 300, 0))
			s.Perform(unit, 0)
			s.Use(unit, "focus")
			if c.links {
				s.Use(unit, "linked action")
				s.Use(unit, "evade")
			}
			s.Done()
		})
	}
}

// msg.action.overthrust.step-only
func TestOverthrust_IsNeverLinked(t *testing.T) {
	for _, linked := range []string{"overthrust", "evade"} {
		s := labWith(t, printed(t, "gm-cadet", 0, "focus white > "+linked+" white"))
		unit := cadet(s, scene.At(457, 300, 0))
		s.Activate(unit, "2 straight")
		s.Use(unit, "focus")
		if linked == "evade" {
			s.Use(unit, "linked action")
			s.Use(unit, "evade")
		}
		s.Done()
	}
}

// A unit that may focus after it rolled does so after a roll, and not after one that failed.
//
// msg.action.fail.no-trigger
func TestFailure_TriggersNothing(t *testing.T) {
	for x, fails := range map[float64]bool{457: false, 60: true} {
		s := lab(t, card.Def{ID: "gm-cadet", Abilities: []card.Ability{{
			Name: "aim", When: card.AfterAction,
			If: []card.Cond{card.About(game.BarrelRollAction)},
			Do: []card.Op{gain(game.FocusToken)}}}})
		unit := cadet(s, scene.At(x, 300, 0))
		s.Activate(unit, "2 straight")
		s.Use(unit, "barrel roll")
		s.Side(geom.Left)
		if !fails {
			s.Position(0)
			s.Use(unit, "aim")
		}
		s.Done()
	}
}

// coordinated lets a commander coordinate a friend at a place, which rolls to its left, and watches
// whether the commander has performed its action.
func coordinated(t *testing.T, x float64) (s *scene.Scene, friend *scene.Ship) {
	t.Helper()
	s = lab(t, card.Def{ID: "garrison-commander", Abilities: []card.Ability{{
		Name: "well done", When: card.AfterAction,
		If: []card.Cond{card.About(game.CoordinateAction)},
		Do: []card.Op{gain(game.EvadeToken)}}}})
	commander := s.Mine("garrison-commander", scene.At(200, 300, 0),
		scene.With("ms-06fs-zaku-ii.mg"))
	friend = s.Mine("zaku-recruit", scene.At(x, 400, 0), scene.With("ms-06f-zaku-ii.asr"))
	s.Activate(commander, "1 straight")
	s.Use(commander, "coordinate")
	s.Pick(friend)
	s.Use(friend, "barrel roll")
	s.Side(geom.Left)
	if x > 100 {
		s.Position(0)
	}
	s.Use(commander, "well done")
	s.Done()
	return s, friend
}

// msg.action.coordinate.target-fails
func TestCoordinate_DoesNotFailWithTheOtherUnit(t *testing.T) {
	s, friend := coordinated(t, 60)
	s.WantPose(friend, 60, 400, 0)
	s.WantEvent(game.ActionFailed, "msg.action.failed-not-repeatable")
	s, friend = coordinated(t, 110)
	s.WantPose(friend, 30, 400, 0)
	s.NoEvent(game.ActionFailed)
}
