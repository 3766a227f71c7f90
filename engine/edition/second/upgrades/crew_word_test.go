package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// malarus has a ship attack an enemy; another with Malarus stands so far beside it.
func malarus(t *testing.T, pilot string, gap float64, mine bool) (s *scene.Scene, holder, ship, target *scene.Ship) {
	s = scene.Second(t)
	holder = s.Ship(side(mine), xwing, away(line-40-gap, 300), scene.With("commandermalarus"))
	ship = s.Mine(pilot, south, scene.With("ioncannon"))
	return s, holder, ship, s.Theirs(tie, north)
}

func TestCommanderMalarus_FlipsAfterAMiss(t *testing.T) {
	for die, flips := range map[string]bool{"blank": true, "hit": false} {
		s, holder, ship, target := malarus(t, tie, 100, true)
		s.Attack(ship, target)
		s.Dice("blank", "focus")
		s.Use(holder, "reroll a blank")
		s.Refused(func() { s.Number(2) })
		s.Number(1)
		s.Dice(die)
		s.Dice("blank", "blank", "blank")
		s.Is(s.State().Charges[1].Side == map[bool]uint8{true: 1}[flips], "flipped: %t", flips)
		s.Done()
	}
}

func TestCommanderMalarus_NoFlipWithoutAReroll(t *testing.T) {
	s, holder, ship, target := malarus(t, tie, 100, true)
	s.Attack(ship, target)
	play(s, nil, nil)
	s.NoEvent(game.CardFlipped)
	s.Attack(ship, target)
	s.Dice("blank", "focus")
	s.Use(holder, "reroll a blank")
	s.Number(1)
	s.Dice("hit")
	play(s, nil, nil)
	s.Attack(ship, target) // a miss, in another attack
	play(s, nil, nil)
	s.NoEvent(game.CardFlipped)
	s.Done()
}

func TestCommanderMalarus_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		pilot  string
		gap    float64
		mine   bool
		weapon string
		die    string
		side   int
	}{
		"limited":        {"maulermithel", 100, true, "primary", "blank", 1},
		"range 2":        {tie, 101, true, "primary", "blank", 1},
		"an enemy":       {tie, 100, false, "primary", "blank", 1},
		"special attack": {tie, 100, true, "ioncannon", "blank", 1},
		"no blank":       {tie, 100, true, "primary", "focus", 1},
		"other side":     {tie, 100, true, "primary", "blank", 2},
	}, func(t *testing.T, c struct {
		pilot  string
		gap    float64
		mine   bool
		weapon string
		die    string
		side   int
	}) {
		s, holder, ship, target := malarus(t, c.pilot, c.gap, c.mine)
		s.CardSide(holder, "commandermalarus", c.side)
		s.Never(holder, "reroll a blank")
		s.AttackWith(ship, c.weapon, target)
		play(s, faces(c.die, c.die, c.die), nil)
		s.NoEvent(game.CardFlipped)
		s.Done()
	})
}

func TestCommanderMalarus_Perfection(t *testing.T) {
	each(t, map[string]struct {
		x              float64
		side, stress   int
		dice           []string
		after, shields int
	}{
		"with 1 stress token":     {line, 2, 1, faces("hit", "hit", "blank"), 2, 1},
		"without":                 {line, 2, 0, faces("hit", "hit", "blank"), 1, 2},
		"beside the bullseye arc": {beside, 2, 1, faces("focus", "focus", "blank"), 1, 2},
		"other side":              {line, 1, 1, faces("focus", "focus", "blank"), 1, 2},
	}, func(t *testing.T, c struct {
		x              float64
		side, stress   int
		dice           []string
		after, shields int
	}) {
		s := scene.Second(t)
		ship := s.Mine("bluesquadronescort", south, scene.With("commandermalarus"),
			scene.Tokens(game.StressToken, c.stress))
		s.CardSide(ship, "commandermalarus", c.side)
		target := s.Theirs(tie, scene.At(c.x, 500, 180))
		s.Attack(ship, target)
		s.Dice("focus", "focus", "blank")
		if c.side == 1 {
			s.Pass() // the reroll
		}
		s.WantAttackDice(c.dice...)
		s.Dice("evade", "evade", "blank")
		s.WantTokens(ship, game.StressToken, c.after)
		s.WantShields(ship, c.shields)
		s.Done()
	})
}

// fenn has a ship engage that has revealed a maneuver, with an enemy at a place; another with Fenn Rau
// stands so far beside it.
func fenn(t *testing.T, maneuver string, gap float64, mine bool, at scene.Option, token game.Token) (s *scene.Scene,
	holder, ship *scene.Ship,
) {
	s = scene.Second(t)
	holder = s.Ship(side(mine), xwing, away(line-40-gap, 300), scene.With("fennrau"))
	ship = s.Mine(xwing, south, scene.Tokens(token, 1))
	s.PrintDial(ship, "0 stationary white", "1 straight white")
	s.Lock(s.Theirs(xwing, at), ship)
	if maneuver != "" {
		s.Reveal(ship, maneuver)
	}
	return s, holder, ship
}

func TestFennRau_RemovesAToken(t *testing.T) {
	s, holder, ship := fenn(t, "1 straight", 200, true, near, game.StressToken)
	s.Engage(ship)
	s.Use(holder, "remove a token")
	s.ChooseNamed("stress")
	s.WantTokens(ship, game.StressToken, 0)
	s.Pass()
	s.Done()
}

func TestFennRau_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		maneuver string
		gap      float64
		mine     bool
		at       scene.Option
		token    game.Token
	}{
		"stationary":        {"0 stationary", 200, true, near, game.StressToken},
		"nothing revealed":  {"", 200, true, near, game.StressToken},
		"range 3":           {"1 straight", 201, true, near, game.StressToken},
		"an enemy":          {"1 straight", 200, false, near, game.StressToken},
		"no one at range 1": {"1 straight", 200, true, past, game.StressToken},
		"no one ahead":      {"1 straight", 200, true, scene.At(line+100, 300, 0), game.StressToken},
		"an orange token":   {"1 straight", 200, true, near, game.JamToken},
	}, func(t *testing.T, c struct {
		maneuver string
		gap      float64
		mine     bool
		at       scene.Option
		token    game.Token
	}) {
		s, holder, ship := fenn(t, c.maneuver, c.gap, c.mine, c.at, c.token)
		s.Never(holder, "remove a token")
		s.Engage(ship)
		play(s, nil, nil)
		s.Done()
	})
	s, holder, ship := fenn(t, "1 straight", 200, true, past, game.StressToken)
	s.Touch(ship, s.Theirs(xwing, scene.At(line, 341, 180))) // at range 0
	s.Never(holder, "remove a token")
	s.Engage(ship)
	play(s, nil, nil)
	s.Done()
	s, holder, ship = fenn(t, "1 straight", 200, true, past, game.StressToken)
	s.Mine(tie, scene.At(line-30, 400, 180)) // only a friend at range 1
	s.Never(holder, "remove a token")
	s.Engage(ship)
	play(s, nil, nil)
	s.Done()
	s, holder, ship = fenn(t, "1 straight", 200, true, scene.At(line, 341, 180), game.StressToken)
	s.Mine(xwing, scene.At(line+50, 340, 0)) // a friend at range 1
	s.Touch(ship, s.Theirs(xwing, scene.At(line, 341+41, 0)))
	_ = holder
	s.Engage(ship)
	s.Use(holder, "remove a token")
	s.ChooseNamed("stress")
	play(s, nil, nil)
	s.Done()
}

func TestHeraSyndulla_RedWhileStressed(t *testing.T) {
	each(t, map[string]struct {
		card                  string
		stress, after, damage int
		blocked               bool
		maneuver              string
		x, y, heading         float64
	}{
		"with her":        {"herasyndulla", 1, 2, 0, false, "3 koiogran", line, 460, 180},
		"without her":     {"korrsella", 1, 0, 0, false, "3 koiogran", line, 420, 0}, // the stress maneuver is white
		"3 stress":        {"herasyndulla", 2, 2, 1, false, "3 koiogran", line, 460, 180},
		"partial":         {"herasyndulla", 2, 3, 0, true, "3 koiogran", line, 0, 0},
		"white, stressed": {"herasyndulla", 3, 3, 0, false, "5 straight", line, 540, 0},
	}, func(t *testing.T, c struct {
		card                  string
		stress, after, damage int
		blocked               bool
		maneuver              string
		x, y, heading         float64
	}) {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With(c.card), scene.Tokens(game.StressToken, c.stress))
		friend := s.Mine(tie, scene.At(line+200, 300, 0), scene.Tokens(game.StressToken, 1))
		if c.blocked {
			s.Theirs(tie, scene.At(line, 470, 180))
		}
		s.Activate(ship, c.maneuver)
		play(s, nil, nil)
		if c.card == "herasyndulla" {
			s.WantTokens(ship, game.StressToken, c.after)
		}
		s.WantDamage(ship, c.damage)
		if c.y > 0 {
			s.WantPose(ship, c.x, c.y, c.heading)
		}
		s.Activate(friend, "3 koiogran")
		s.WantEvent(game.ManeuverBegan, "2e.movement.stress-maneuver")
		play(s, nil, nil)
		s.Done()
	})
}

// korkie has an enemy attack a ship; another with Korkie is on the line between them, facing it, or at
// another place.
func korkie(t *testing.T, at scene.Option, mine bool) (s *scene.Scene, holder, ship, enemy *scene.Ship) {
	s = scene.Second(t)
	holder = s.Ship(side(mine), tie, at, scene.With("korkiekryze"), scene.Tokens(game.EvadeToken, 1),
		scene.Tokens(game.StressToken, 1))
	ship = s.Mine(xwing, scene.At(line, 200, 0))
	return s, holder, ship, s.Theirs(xwing, north)
}

func TestKorkieKryze_HelpsTheDefender(t *testing.T) {
	each(t, map[string]struct {
		at   scene.Option
		dice int
	}{
		"obstructs, range 1": {scene.At(line, 300, 180), 4}, // one for range 3
		"beside it, range 2": {scene.At(line+21, 200+40+200, 180), 3},
	}, func(t *testing.T, c struct {
		at   scene.Option
		dice int
	}) {
		if c.dice == 3 {
			c.at = scene.At(line+60, 436, 180)
		}
		s, holder, ship, enemy := korkie(t, c.at, true)
		s.Attack(enemy, ship)
		s.Use(holder, "help the defender")
		s.ChooseNamed("evade")
		s.WantTokens(ship, game.EvadeToken, 1)
		s.WantTokens(holder, game.EvadeToken, 0)
		s.Dice("blank", "blank", "blank")
		s.Is(int(s.Rolling().N) == c.dice, "%d dice, not %d", c.dice, s.Rolling().N)
		play(s, nil, nil)
		s.Done()
	})
}

func TestKorkieKryze_NoHelp(t *testing.T) {
	each(t, map[string]struct {
		at   scene.Option
		mine bool
	}{
		"an enemy":       {scene.At(line, 300, 180), false},
		"it looks away":  {scene.At(line, 300, 0), true},
		"beyond range 2": {scene.At(line+60, 450, 180), true},
	}, func(t *testing.T, c struct {
		at   scene.Option
		mine bool
	}) {
		s, holder, ship, enemy := korkie(t, c.at, c.mine)
		s.Never(holder, "help the defender")
		s.Attack(enemy, ship)
		s.Dice("blank", "blank", "blank")
		s.Is(s.Rolling().N == 3, "no die more")
		play(s, nil, nil)
		s.Done()
	})
}

func TestKorkieKryze_NotForAnEnemy(t *testing.T) {
	s, holder, ship, enemy := korkie(t, scene.At(line, 300, 0), true)
	s.Never(holder, "help the defender")
	s.Attack(ship, enemy)
	play(s, nil, nil)
	s.Done()
}

func TestLeiaOrganaOfTheResistance_EasesAManeuver(t *testing.T) {
	s := scene.Second(t)
	leia := s.Mine(xwing, away(800, 100), scene.With("leiaorgana-resistance"))
	ship := s.Mine(tie, south, scene.Tokens(game.StressToken, 1))
	enemy := s.Theirs(tie, scene.At(100, 800, 180))
	s.Activate(ship, "3 koiogran")
	s.Use(leia, "ease the maneuver")
	s.WantForce(leia, 0)
	play(s, nil, nil)
	s.Is(s.Of(ship).Executed.Bearing == geom.Koiogran, "it may execute it, since it is white")
	s.WantTokens(ship, game.StressToken, 1) // it neither gains nor removes one
	s.Of(ship).Tokens[game.StressToken] = 0
	s.Never(leia, "ease the maneuver")
	s.Activate(ship, "3 koiogran") // it was only that one
	s.WantTokens(ship, game.StressToken, 1)
	s.Force(leia, 1)
	s.Activate(enemy, "3 koiogran")
	play(s, nil, nil)
	s.Done()
}
