package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// toArc turns a turret to arcs where it is rotated.
func toArc(s *scene.Scene, arc geom.Arc) {
	s.Choose(func(c game.Choice) bool { return c.Verb == game.ArcVerb && geom.Arc(c.Item) == arc })
}

func TestSetup_TheTurretIsPointed(t *testing.T) {
	for _, c := range []struct {
		pilot string
		arcs  []geom.Arc
	}{
		{"rebelscout", []geom.Arc{geom.FrontArc, geom.RightArc, geom.RearArc, geom.LeftArc}},
		{"outerrimsmuggler", []geom.Arc{geom.FrontAndRear, geom.LeftAndRight}},
	} {
		for _, arc := range c.arcs {
			// 2e.setup.place-forces.turret-indicator: any of the arcs, right after it is placed.
			s := scene.Second(t)
			ship := s.Mine(c.pilot)
			foe := s.Theirs("blacksquadronace")
			begin(s)
			s.Place(ship, 400, 50, 0)
			s.Asked(game.Seat1)
			toArc(s, arc)
			s.Place(foe, 400, edge-50, 180) // it has no turret, and is asked nothing
			s.WantEvent(game.TurretTurned, "2e.setup.place-forces.turret-indicator")
			s.Is(geom.Arc(s.Of(ship).Turret) == arc, "the turret at %v", arc)
			s.Done()
		}
	}
}

func TestRotate_ASingleTurret(t *testing.T) {
	for _, arc := range []geom.Arc{geom.FrontArc, geom.RightArc, geom.RearArc, geom.LeftArc} {
		// 2e.action.rotate.single: to one of the other three arcs.
		s := scene.Second(t)
		hawk := s.Mine("rebelscout", scene.At(400, 400, 0))
		s.Turret(hawk, geom.RightArc)
		s.Perform(hawk, 0, game.RotateAction)
		s.Use(hawk, "rotate")
		if arc == geom.RightArc {
			s.Refused(func() { toArc(s, arc) })
			arc = geom.LeftArc
		}
		toArc(s, arc)
		s.Is(geom.Arc(s.Of(hawk).Turret) == arc, "the turret at %v", arc)
		s.Done()
	}
}

func TestRotate_ADoubleTurret(t *testing.T) {
	// 2e.action.rotate.double
	s := scene.Second(t)
	falcon := s.Mine("outerrimsmuggler", scene.At(400, 400, 0))
	s.Turret(falcon, geom.FrontAndRear)
	s.Perform(falcon, 0, game.RotateAction)
	s.Use(falcon, "rotate")
	s.Refused(func() { toArc(s, geom.FrontAndRear) })
	s.Refused(func() { toArc(s, geom.LeftArc) })
	toArc(s, geom.LeftAndRight)
	s.WantEvent(game.TurretTurned, "2e.action.rotate.double")
	s.Is(geom.Arc(s.Of(falcon).Turret) == geom.LeftAndRight, "the turret to the sides")
	s.Done()
}

func TestRotate_NeedsATurret(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("bluesquadronescort", scene.At(400, 400, 0))
	s.Never(ship, "rotate")
	s.Perform(ship, 0, game.RotateAction)
	s.Done()
}

func TestRotate_AsAnEffectIsNoAction(t *testing.T) {
	// 2e.action.rotate.effect-not-action: twice, while stressed, and the action is still to come.
	s := lab(t, card.Def{ID: "rebelscout", Abilities: []card.Ability{
		watch("turn", rules.RotateOp()), watch("turn again", rules.RotateOp())}})
	hawk := s.Mine("rebelscout", scene.At(400, 400, 0), scene.Tokens(game.StressToken, 1))
	s.Turret(hawk, geom.FrontArc)
	s.Activate(hawk, "1 straight") // blue, so that the stress goes before the action
	s.WantTokens(hawk, game.StressToken, 1)
	s.Use(hawk, "turn")
	toArc(s, geom.LeftArc)
	s.Use(hawk, "turn again")
	toArc(s, geom.RearArc)
	s.Use(hawk, "rotate")
	toArc(s, geom.FrontArc)
	s.Done()
}

func TestTurret_AttacksWhereItPoints(t *testing.T) {
	for _, c := range []struct {
		arc   geom.Arc
		legal bool
	}{{geom.RightArc, true}, {geom.FrontArc, false}, {geom.RearArc, false}, {geom.LeftArc, false}} {
		// 2e.arc.turret.single
		s := scene.Second(t)
		hawk := s.Mine("rebelscout", scene.At(400, 400, 0))
		foe := s.Theirs("academypilot", scene.At(600, 400, 0))
		s.Turret(hawk, c.arc)
		if !c.legal {
			s.Never(hawk, "attack")
			s.Engage(hawk)
			s.Done()
			continue
		}
		s.Attack(hawk, foe)
		wantRoll(s, 2)
		wantRoll(s, 3)
		s.Done()
	}
}

func TestTurret_DoublePointsBothWays(t *testing.T) {
	for _, c := range []struct {
		at    scene.Option
		legal bool
	}{
		{scene.At(600, 400, 0), true}, {scene.At(200, 400, 0), true},
		{scene.At(400, 600, 0), false}, {scene.At(400, 200, 0), false},
	} {
		// 2e.arc.turret.double
		s := scene.Second(t)
		falcon := s.Mine("outerrimsmuggler", scene.At(400, 400, 0))
		foe := s.Theirs("academypilot", c.at)
		s.Turret(falcon, geom.LeftAndRight)
		if !c.legal {
			s.Never(falcon, "attack")
			s.Engage(falcon)
			s.Done()
			continue
		}
		s.Attack(falcon, foe)
		wantRoll(s, 3)
		wantRoll(s, 3)
		s.Done()
	}
}

// outOf picks a defender out of one of the arcs that it is in.
func outOf(s *scene.Scene, arc geom.Arc) {
	s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb && geom.Arc(c.Item) == arc })
}

// Close beside a medium base a large one is in its front arc and in its rear arc: then a double
// turret attacks out of one of them, which the attacker picks (2e.arc.turret.double).
func TestTurret_DoubleOutOfEitherArc(t *testing.T) {
	for _, arc := range []geom.Arc{geom.FrontArc, geom.RearArc} {
		s := scene.Second(t)
		kwing := s.Mine("wardensquadronpilot", scene.At(400, 400, 0))
		s.Theirs("patrolleader", scene.At(400+73, 400, 0))
		s.Turret(kwing, geom.FrontAndRear)
		s.Engage(kwing)
		s.Weapon("primary")
		outOf(s, arc)
		wantRoll(s, 3)
		s.Is(s.Of(kwing).TurretFired == 1<<arc, "it attacked out of the %v arc", arc)
		s.Done()
	}
}

func TestTurret_BesideAFixedWeapon(t *testing.T) {
	for _, c := range []struct {
		weapon uint8
		dice   int
	}{{0, 3}, {1, 2}} {
		// 2e.arc.turret.direction-independent-of-weapon: the bomber's fixed weapon is ahead, its
		// turret points to the sides.
		s := scene.Second(t)
		bomber := s.Mine("cobaltsquadronbomber", scene.At(400, 400, 0))
		foes := [2]*scene.Ship{
			s.Theirs("academypilot", scene.At(400, 600, 0)),
			s.Theirs("academypilot", scene.At(600, 400, 0)),
		}
		s.Turret(bomber, geom.LeftAndRight)
		s.Engage(bomber)
		s.Choose(func(ch game.Choice) bool {
			return ch.Verb == game.WeaponVerb && ch.Item == c.weapon
		})
		s.Refused(func() { s.Pick(foes[1-c.weapon]) })
		s.Pick(foes[c.weapon])
		wantRoll(s, c.dice)
		wantRoll(s, 3)
		s.Done()
	}
}

// marking returns a ship card that may be used when a dial is revealed, if there is an enemy somewhere
// around its ship.
func marking(pilot string, where card.Cond) card.Def {
	a := watch("mark", gain(game.FocusToken))
	a.If = []card.Cond{card.Any(card.Enemy, where)}
	return card.Def{ID: pilot, Abilities: []card.Ability{a}}
}

func TestTurret_ArcIsAFiringArc(t *testing.T) {
	for _, c := range []struct {
		turret geom.Arc
		firing bool
	}{{geom.RightArc, true}, {geom.RearArc, false}} {
		// 2e.arc.firing-arcs: those that the indicator points at
		s := lab(t, marking("rebelscout", card.Chosen.Is(card.In(card.Firing))))
		hawk := s.Mine("rebelscout", scene.At(400, 400, 0))
		s.Theirs("academypilot", scene.At(600, 400, 0))
		s.Turret(hawk, c.turret)
		s.Activate(hawk, "2 straight")
		if c.firing {
			s.Use(hawk, "mark")
		}
		s.NotOffered(hawk, "mark")
		rest(s)
		s.Done()
	}
}

func TestTurret_ArcIsStillAStandardArc(t *testing.T) {
	for _, turret := range []geom.Arc{geom.RightArc, geom.FrontArc} {
		// 2e.arc.turret.still-standard: an effect that names the right arc looks there, wherever the
		// indicator points.
		s := lab(t, marking("rebelscout", card.Chosen.Is(card.In(card.Right))))
		hawk := s.Mine("rebelscout", scene.At(400, 400, 0))
		s.Theirs("academypilot", scene.At(600, 400, 0))
		s.Turret(hawk, turret)
		s.Activate(hawk, "2 straight")
		s.Use(hawk, "mark")
		rest(s)
		s.Done()
	}
}

func TestTurret_OfAnUpgrade(t *testing.T) {
	for _, c := range []struct {
		with   []string
		firing bool
	}{{[]string{"dorsalturret"}, true}, {nil, false}} {
		// 2e.arc.firing-arc-from-upgrade: with the turret the ship has a firing arc to the right.
		s := shop(t, card.Def{ID: "dorsalturret", Weapon: &card.WeaponTerms{}})
		s.Unbuilt()
		ship := s.Mine("graysquadronbomber", scene.At(400, 400, 0), scene.With(c.with...))
		foe := s.Theirs("academypilot", scene.At(600, 400, 0))
		if c.firing {
			s.Turret(ship, geom.RightArc)
		}
		s.Is(card.InFiringArc(s.Exec(), ship.ID(), foe.ID()) == c.firing, "in a firing arc: %v", c.firing)
		if !c.firing {
			s.Never(ship, "attack")
			s.Engage(ship)
			s.Done()
			continue
		}
		s.AttackWith(ship, "dorsalturret", foe)
		wantRoll(s, 2)
		wantRoll(s, 3)
		s.Done()
	}
}

func TestArc_NothingBeneathTheShip(t *testing.T) {
	// 2e.arc.starts-at-base-edge: a ship is in none of its own arcs.
	in := watch("mark", gain(game.FocusToken))
	in.If = []card.Cond{card.Any(card.In(card.Front|card.Rear|card.Left|card.Right|card.Bullseye, 0,
		3))}
	for _, other := range []bool{false, true} {
		s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{in}})
		wedge := s.Mine("wedgeantilles", scene.At(400, 400, 0))
		if other {
			s.Mine("academypilot", scene.At(600, 400, 0))
		}
		s.Activate(wedge, "2 straight")
		if other {
			s.Use(wedge, "mark")
		}
		s.NotOffered(wedge, "mark")
		rest(s)
		s.Done()
	}
}

func TestArc_NoShipInItsOwnAttackArc(t *testing.T) {
	// 2e.arc.starts-at-base-edge: of the two ships of an attack, the defender alone is in the attack arc, while
	// the attacker is in the arcs around others, which point at it.
	for _, c := range []struct {
		arcs card.Arcs
		of   card.Ref
		n    int
	}{
		{card.OfAttack, card.Attacker, 1}, {card.OfAttack, card.Defender, 0},
		{card.Front, card.Attacker, 1}, {card.Front, card.Defender, 1},
		{card.Ahead, card.Attacker, 1}, {card.Behind, card.Attacker, 0},
		{card.Rear | card.Left | card.Right, card.Attacker, 0},
	} {
		ability := watch("mark", gain(game.EvadeToken))
		ability.When, ability.By = card.ModifyAttack, nil
		ability.If = []card.Cond{card.Compare(card.Ships(c.of.In(c.arcs)), card.Equal, c.n)}
		s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{ability}})
		wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
		foe := s.Theirs("academypilot", scene.At(400, 500, 180))
		s.Attack(wedge, foe)
		s.Dice("hit", "hit", "hit")
		s.Use(wedge, "mark")
		s.WantTokens(wedge, game.EvadeToken, 1)
		s.Dice("blank", "blank", "blank")
		rest(s)
		s.Done()
	}
}
