package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// near is the farthest place ahead of a ship at south that is at range 1 of it, and past the first
// that is not.
var near, past = scene.At(line, 440, 180), scene.At(line, 441, 180)

func TestClanTraining_FocusesBeforeEngaging(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("clantraining"))
	target := s.Theirs(tie, near, scene.Damaged(2))
	s.Engage(ship)
	s.Use(ship, "red focus")
	s.WantCharges(ship, "clantraining", 0)
	s.Refused(func() { s.Use(ship, "evade") })
	s.Use(ship, "focus")
	s.WantTokens(ship, game.StressToken, 1)
	s.Declare("primary", target)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantDestroyed(target)
	s.WantCharges(ship, "clantraining", 1)
	s.Done()
}

func TestClanTraining_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		at   scene.Option
		mine bool
		twist
	}{
		"focused": {at: near, twist: func(s *scene.Scene, ship, _ *scene.Ship) {
			s.Tokens(ship, game.FocusToken, 1)
		}},
		"no charge": {at: near, twist: func(s *scene.Scene, ship, _ *scene.Ship) {
			s.Charges(ship, "clantraining", 0)
		}},
		"range 2": {at: past, twist: asIs},
		"range 0": {at: scene.At(line, 341, 180), twist: func(s *scene.Scene, ship, other *scene.Ship) {
			s.Touch(ship, other)
		}},
		"beside it": {at: scene.At(line+100, 300, 180), twist: asIs},
		"a friend":  {at: near, mine: true, twist: asIs},
	}, func(t *testing.T, c struct {
		at   scene.Option
		mine bool
		twist
	}) {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With("clantraining"))
		other := s.Ship(side(c.mine), tie, c.at)
		c.twist(s, ship, other)
		s.Never(ship, "red focus")
		s.Engage(ship)
		play(s, nil, nil)
		s.Done()
	})
}

func TestClanTraining_RecoversNothing(t *testing.T) {
	each(t, map[string]struct{ damaged, shooter int }{
		"it lives": {1, 0}, "another ship's kill": {2, 1},
	}, func(t *testing.T, c struct{ damaged, shooter int }) {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With("clantraining"))
		friend := s.Mine(tie, scene.At(line+50, 300, 0))
		s.Charges(ship, "clantraining", 0)
		s.Attack([]*scene.Ship{ship, friend}[c.shooter], s.Theirs(tie, north, scene.Damaged(c.damaged)))
		play(s, faces("hit"), nil)
		s.WantCharges(ship, "clantraining", 0)
		s.Done()
	})
}

// dedicated has an enemy attack a ship; another with Dedicated is at a place.
func dedicated(t *testing.T, pilot, card string, at scene.Option) (s *scene.Scene, holder, target,
	enemy *scene.Ship,
) {
	s = scene.Second(t)
	holder = s.Mine(xwing, at, scene.With("dedicated"))
	target = s.Mine(pilot, south, scene.With(card))
	return s, holder, target, s.Theirs(xwing, north)
}

func TestDedicated_FriendRerollsABlank(t *testing.T) {
	each(t, map[string]struct {
		pilot, card string
		x           float64
	}{
		"limited": {"maulermithel", "hullupgrade", line - 240}, "dedicated": {tie, "dedicated", line + 240},
		"touching": {tie, "dedicated", line + 40},
	}, func(t *testing.T, c struct {
		pilot, card string
		x           float64
	}) {
		s, holder, target, enemy := dedicated(t, c.pilot, c.card, scene.At(c.x, 300, 0))
		s.Attack(enemy, target)
		s.Dice("hit", "blank", "blank")
		s.Dice("blank", "blank", "focus")
		s.Use(holder, "reroll a blank")
		s.Refused(func() { s.Number(2) })
		s.Number(1)
		s.Dice("evade")
		s.WantDamage(target, 0)
		s.WantTokens(holder, game.StrainToken, 1)
		s.Done()
	})
}

func TestDedicated_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		pilot, card string
		at          scene.Option
		strain      int
		die         string
	}{
		"range 3":       {tie, "dedicated", scene.At(line-241, 300, 0), 0, "blank"},
		"ahead of it":   {tie, "dedicated", scene.At(line, 150, 0), 0, "blank"},
		"not dedicated": {tie, "hullupgrade", scene.At(line-240, 300, 0), 0, "blank"},
		"strained":      {tie, "dedicated", scene.At(line-240, 300, 0), 1, "blank"},
		"no blank":      {tie, "dedicated", scene.At(line-240, 300, 0), 0, "focus"},
	}, func(t *testing.T, c struct {
		pilot, card string
		at          scene.Option
		strain      int
		die         string
	}) {
		s, holder, target, enemy := dedicated(t, c.pilot, c.card, c.at)
		s.Tokens(holder, game.StrainToken, c.strain)
		s.Never(holder, "reroll a blank")
		s.Attack(enemy, target)
		play(s, nil, faces(c.die, c.die, c.die))
		s.Done()
	})
}

func TestDedicated_NotForItselfNorForAnEnemy(t *testing.T) {
	s, holder, target, enemy := dedicated(t, tie, "hullupgrade", scene.At(line+240, 500, 0))
	above := s.Theirs(xwing, scene.At(line+240, 700, 180))
	s.Never(holder, "reroll a blank")
	s.Attack(target, enemy)
	play(s, nil, nil)
	s.Attack(above, holder)
	play(s, nil, nil)
	s.Done()
}

func TestCalculateAgain(t *testing.T) {
	for _, card := range []string{"efficientprocessing-swz103", "c3po-republic"} {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With(card))
		friend := s.Mine(tie, scene.At(line+100, 300, 0))
		for who, want := range map[*scene.Ship]int{ship: 2, friend: 1} {
			s.Perform(who, 0, game.CalculateAction)
			s.Use(who, "calculate")
			s.WantTokens(who, game.CalculateToken, want)
		}
		s.Perform(ship, 0, game.EvadeAction)
		s.Use(ship, "evade")
		s.WantTokens(ship, game.CalculateToken, 2)
		s.Done()
	}
}

func TestEnduring_CritsGoBeforeHits(t *testing.T) {
	each(t, map[string]struct {
		x      float64
		action string
	}{
		"outside of the bullseye arc": {beside, ""}, "inside, focus": {inside, "focus"},
		"inside, calculate": {inside, "calculate"}, "inside, nothing": {inside, "pass"},
	}, func(t *testing.T, c struct {
		x      float64
		action string
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("enduring"), scene.Shields(0),
			scene.Tokens(game.StressToken, 1))
		s.PrintActions(ship, "focus", "calculate", "lock")
		s.Attack(s.Theirs(xwing, scene.At(c.x, 500, 180)), ship)
		s.Dice("hit", "crit", "blank")
		if c.action == "" {
			s.Never(ship, "endure")
		}
		s.Dice("evade", "blank")
		switch c.action {
		case "":
			s.WantFacedown(ship, 1)
		case "pass":
			s.Draw("Direct Hit")
			s.Pass()
		default:
			s.Draw("Direct Hit")
			s.Use(ship, "endure")
			s.Refused(func() { s.Use(ship, "lock") })
			s.Use(ship, c.action)
			s.WantTokens(ship, game.StressToken, 2)
		}
		s.Done()
	})
}

func TestEnduring_OnlyActionsOfTheBar(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("enduring"), scene.Shields(0))
	friend := s.Mine(xwing, scene.At(line+100, 300, 0), scene.Shields(0))
	enemy := s.Theirs(xwing, north)
	s.Attack(enemy, ship)
	s.Dice("crit", "blank", "blank")
	s.Dice("blank", "blank")
	s.Draw("Direct Hit")
	s.Use(ship, "endure")
	s.Refused(func() { s.Use(ship, "calculate") })
	s.Use(ship, "focus")
	s.Attack(enemy, friend) // who does not endure
	s.Dice("crit", "blank", "blank")
	s.Dice("blank", "blank")
	s.Draw("Direct Hit")
	s.Done()
}

func TestFanatical_ChangesAFocus(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("fanatical"), scene.Shields(0))
	s.Attack(ship, s.Theirs(xwing, north))
	s.Dice("focus", "focus", "blank")
	s.Use(ship, "change a focus")
	s.WantAttackDice("focus", "hit", "blank")
	play(s, nil, faces("evade"))
	s.Done()
}

func TestFanatical_NotOffered(t *testing.T) {
	bare := func(s *scene.Scene, ship, _ *scene.Ship) { s.Shields(ship, 0) }
	refused(t, "fanatical", "change a focus", false, map[string]bout{
		"shielded": {lay: func(s *scene.Scene, ship, _ *scene.Ship) { s.Shields(ship, 1) },
			dice: faces("focus")},
		"special attack": {lay: bare, weapon: "ioncannon", dice: faces("focus")},
		"no focus":       {lay: bare, dice: faces("hit"), defense: faces("evade")},
	})
	refused(t, "fanatical", "change a focus", true, map[string]bout{
		"an attack against it": {lay: bare, dice: faces("focus")},
	})
}

func TestFearless_ChangesAnyResult(t *testing.T) {
	for _, face := range []string{"blank", "focus", "crit"} {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("fearless"))
		s.Attack(ship, s.Theirs(xwing, near))
		s.Dice("blank", "focus", "crit", "hit")
		s.Use(ship, "change a result")
		s.Refused(func() { s.Face("hit") })
		s.Face(face)
		play(s, nil, faces("evade", "evade"))
		s.Done()
	}
}

func TestFearless_NotOffered(t *testing.T) {
	refused(t, "fearless", "change a result", false, map[string]bout{
		"range 2":                         {at: past},
		"not in the defender's front arc": {at: scene.At(line, 440, 0)},
		"special attack":                  {at: near, weapon: "ioncannon"},
		"nothing but hits": {at: near, dice: faces("hit", "hit", "hit", "hit"),
			defense: faces("evade", "evade")},
	})
	refused(t, "fearless", "change a result", true, map[string]bout{"defending": {at: near}})
}

func TestFearless_NotWithATurret(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("outerrimsmuggler", south, scene.With("fearless"))
	s.Turret(ship, geom.FrontAndRear)
	s.Never(ship, "change a result")
	s.Attack(ship, s.Theirs(xwing, near))
	play(s, nil, nil)
	s.Done()
}

func TestHeroic_RerollsBlanks(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("heroic"))
	enemy := s.Theirs(tie, north)
	s.Attack(ship, enemy)
	s.Dice("blank", "blank")
	s.Use(ship, "reroll blanks")
	s.Number(2)
	s.Dice("hit", "focus")
	s.WantAttackDice("hit", "focus")
	s.Dice("evade", "blank", "blank")
	s.Attack(enemy, ship)
	s.Dice("hit", "blank")
	s.Dice("blank", "blank", "blank")
	s.Use(ship, "reroll blanks")
	s.Number(1)
	s.Dice("evade")
	s.WantDamage(ship, 0)
	s.Done()
}

func TestHeroic_NotOffered(t *testing.T) {
	for _, face := range []string{"focus", "hit", "crit"} {
		refused(t, "heroic", "reroll blanks", false, map[string]bout{
			face: {dice: faces(face), defense: faces("evade")},
		})
	}
	one := func(s *scene.Scene, ship, _ *scene.Ship) {
		s.Stat(ship, "attack", 1)
		s.Stat(ship, "agility", 1)
	}
	refused(t, "heroic", "reroll blanks", false, map[string]bout{"one die": {lay: one}})
	refused(t, "heroic", "reroll blanks", true, map[string]bout{
		"one die": {lay: one}, "a focus": {defense: faces("focus")}, "an evade": {defense: faces("evade")},
	})
}

func TestHopeful_FocusesOrBoosts(t *testing.T) {
	each(t, map[string]struct{ victim, card, action string }{
		"limited": {"nightbeast", "hullupgrade", "focus"}, "hopeful": {tie, "hopeful", "boost"},
	}, func(t *testing.T, c struct{ victim, card, action string }) {
		s := scene.Second(t)
		s.Unbuilt()
		shooter := s.Mine(xwing, south)
		hull := 2
		if c.card == "hullupgrade" {
			hull = 3
		}
		victim := s.Theirs(c.victim, north, scene.Damaged(hull), scene.With(c.card))
		ship := s.Theirs(tie, scene.At(line+340, 500, 180), scene.With("hopeful"))
		avenge(s, shooter, victim)
		s.Use(ship, "focus or boost")
		s.Refused(func() { s.Use(ship, "evade") })
		s.Use(ship, c.action)
		if c.action == "boost" {
			s.Maneuver("1 straight")
		}
		s.Done()
	})
}

func TestHopeful_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		victim string
		mine   bool
		x      float64
	}{
		"not limited": {tie, false, line + 340}, "beyond range 3": {"nightbeast", false, line + 341},
		"an enemy": {"nightbeast", true, line + 340},
	}, func(t *testing.T, c struct {
		victim string
		mine   bool
		x      float64
	}) {
		s := scene.Second(t)
		s.Unbuilt()
		shooter := s.Mine(xwing, south)
		victim := s.Theirs(c.victim, north, scene.Damaged(2))
		owner := game.Seat2
		if c.mine {
			owner = game.Seat1
		}
		ship := s.Ship(owner, tie, scene.At(c.x, 500, 180), scene.With("hopeful"))
		s.Never(ship, "focus or boost")
		avenge(s, shooter, victim)
		s.Done()
	})
}

func TestHopeful_NotForItself(t *testing.T) {
	s := scene.Second(t)
	s.Unbuilt()
	ship := s.Theirs("nightbeast", north, scene.Damaged(2), scene.With("hopeful"))
	s.Never(ship, "focus or boost")
	avenge(s, s.Mine(xwing, south), ship)
	s.Done()
}
