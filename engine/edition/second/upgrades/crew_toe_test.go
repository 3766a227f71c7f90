package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// away places a ship so that it faces away from what lies up the table: it has no target there.
func away(x, y float64) scene.Option { return scene.At(x, y, 180) }

func Test000_StressOrCalculate(t *testing.T) {
	each(t, map[string]struct {
		answer            string
		stress, calculate int
	}{
		"it takes stress": {"gain a stress token", 1, 0},
		"it lets it pass": {"let the other gain a calculate token", 0, 1},
	}, func(t *testing.T, c struct {
		answer            string
		stress, calculate int
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, away(line, 300), scene.With("000"))
		enemy := s.Theirs(tie, scene.At(line, 400, 0))
		s.Engagement()
		s.Use(ship, "threaten")
		s.Pick(enemy)
		s.Asked(game.Seat2)
		s.ChooseNamed(c.answer)
		s.WantTokens(enemy, game.StressToken, c.stress)
		s.WantTokens(ship, game.CalculateToken, c.calculate)
		s.Done()
	})
}

func Test000_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		player game.Player
		y      float64
	}{
		"an enemy beyond range 1": {game.Seat2, 300 + 40 + 101},
		"only a friend":           {game.Seat1, 400},
	}, func(t *testing.T, c struct {
		player game.Player
		y      float64
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, away(line, 300), scene.With("000"))
		s.Ship(c.player, tie, scene.At(line, c.y, 0))
		s.Never(ship, "threaten")
		s.Engagement()
		s.Done()
	})
}

func TestAdmiralSloane_StressesTheDestroyer(t *testing.T) {
	s := scene.Second(t)
	s.Mine(xwing, away(line+200, 300), scene.With("admiralsloane"))
	victim := s.Mine(tie, away(line, 300), scene.Damaged(2))
	attacker := s.Theirs(xwing, north)
	s.Attack(attacker, victim)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantDestroyed(victim)
	s.WantTokens(attacker, game.StressToken, 2)
	s.Done()
}

func TestAdmiralSloane_NoStress(t *testing.T) {
	each(t, map[string]struct {
		x       float64 // of the ship with Sloane
		damaged int
	}{
		"it survives":    {line + 200, 1},
		"beyond range 3": {line + 20 + 20 + 301, 2},
	}, func(t *testing.T, c struct {
		x       float64
		damaged int
	}) {
		s := scene.Second(t)
		s.Mine(xwing, away(c.x, 300), scene.With("admiralsloane"))
		victim := s.Mine(tie, away(line, 300), scene.Damaged(c.damaged))
		attacker := s.Theirs(xwing, north)
		s.Attack(attacker, victim)
		s.Dice("hit", "blank", "blank")
		s.Dice("blank", "blank", "blank")
		s.WantTokens(attacker, game.StressToken, 0)
		s.Done()
	})
}

func TestAdmiralSloane_NotForHerOwnShip(t *testing.T) {
	s := scene.Second(t)
	victim := s.Mine(tie, away(line, 300), scene.With("admiralsloane"), scene.Damaged(2))
	attacker := s.Theirs(xwing, north)
	s.Attack(attacker, victim)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantDestroyed(victim)
	s.WantTokens(attacker, game.StressToken, 0)
	s.Done()
}

func TestAdmiralSloane_Reroll(t *testing.T) {
	s := scene.Second(t)
	sloane := s.Mine(xwing, away(line+200, 300), scene.With("admiralsloane"))
	ship := s.Mine(tie, south)
	target := s.Theirs(tie, north, scene.Tokens(game.StressToken, 1))
	s.Attack(ship, target)
	s.Dice("blank", "blank")
	s.Use(sloane, "reroll a die")
	s.Number(1)
	s.Dice("crit")
	s.WantAttackDice("blank", "crit")
	s.Dice("evade", "blank", "blank")
	s.Done()
}

func TestAdmiralSloane_NoReroll(t *testing.T) {
	each(t, map[string]struct {
		x      float64 // of the ship with Sloane
		stress int
	}{
		"the target is not stressed": {line + 200, 0},
		"beyond range 3":             {line + 40 + 301, 1},
	}, func(t *testing.T, c struct {
		x      float64
		stress int
	}) {
		s := scene.Second(t)
		sloane := s.Mine(xwing, away(c.x, 300), scene.With("admiralsloane"))
		ship := s.Mine(tie, south)
		target := s.Theirs(tie, north, scene.Tokens(game.StressToken, c.stress))
		s.Never(sloane, "reroll a die")
		s.Attack(ship, target)
		s.Dice("blank", "blank")
		s.Dice("blank", "blank", "blank")
		s.Done()
	})
}

func TestAdmiralSloane_NotForAnEnemysAttack(t *testing.T) {
	s := scene.Second(t)
	sloane := s.Mine(xwing, away(line+200, 300), scene.With("admiralsloane"))
	target := s.Mine(tie, south, scene.Tokens(game.StressToken, 1))
	enemy := s.Theirs(tie, north)
	s.Never(sloane, "reroll a die")
	s.Attack(enemy, target)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestChewbacca_Repairs(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("chewbacca"))
	s.Crit(ship, "Blinded Pilot")
	s.Engagement()
	s.Use(ship, "repair")
	s.ChooseNamed("Blinded Pilot")
	s.WantFacedown(ship, 1) // 2e.damage.repair.faceup
	s.WantCharges(ship, "chewbacca", 0)
	s.Done()
}

func TestChewbacca_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		charges int
		crit    bool
	}{
		"one charge":            {1, true},
		"only facedown damage":  {2, false}, // 2e.timing.cost-only-if-effect
		"no charge and no crit": {0, false},
	}, func(t *testing.T, c struct {
		charges int
		crit    bool
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("chewbacca"), scene.Damaged(1))
		if c.crit {
			s.Crit(ship, "Blinded Pilot")
		}
		s.Charges(ship, "chewbacca", c.charges)
		s.Never(ship, "repair")
		s.Engagement()
		s.Done()
	})
}

func TestChewbaccaOfYavin_FocusAfterEvade(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("chewbacca-battleofyavin"))
	s.Perform(ship, 0)
	s.Use(ship, "evade")
	s.Use(ship, "focus too")
	s.WantTokens(ship, game.FocusToken, 1)
	s.Done()
}

func TestChewbaccaOfYavin_OnlyAfterItsOwnEvade(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("chewbacca-battleofyavin"))
	friend := s.Mine(tie, scene.At(line+100, 300, 0))
	s.Never(ship, "focus too")
	s.Perform(friend, 0)
	s.Use(friend, "evade")
	s.Perform(ship, 0)
	s.Use(ship, "focus")
	s.Done()
}

func TestDarthVader_ChokesOrTakesAToken(t *testing.T) {
	each(t, map[string]struct {
		evades, damage int
	}{
		"no green token":        {0, 1},
		"removes a green token": {1, 0},
	}, func(t *testing.T, c struct{ evades, damage int }) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("darthvader"))
		s.Mine(tie, scene.At(line, 401, 0)) // a friend could be chosen as well
		victim := s.Theirs(tie, scene.At(line, 500, 0), scene.Tokens(game.EvadeToken, c.evades))
		s.Engagement()
		s.Use(ship, "choke")
		s.Pick(victim)
		if c.evades > 0 {
			s.Asked(game.Seat2)
			s.ChooseNamed("evade")
		}
		s.WantDamage(victim, c.damage)
		s.WantTokens(victim, game.EvadeToken, 0)
		s.WantForce(ship, 0)
		s.Pass() // the attack of the ship
		s.Pass() // the attack of the friend
		s.Done()
	})
}

func TestDarthVader_KeepsItsToken(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("darthvader"))
	victim := s.Theirs(tie, scene.At(line, 500, 0), scene.Tokens(game.EvadeToken, 1))
	s.Engagement()
	s.Use(ship, "choke")
	s.Pick(victim)
	s.Pass()
	s.WantDamage(victim, 1)
	s.WantTokens(victim, game.EvadeToken, 1)
	s.Pass() // the attack
	s.Done()
}

func TestDarthVader_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		x, y  float64
		force int
	}{
		"no Force":           {line, 500, 0},
		"beyond range 2":     {line, 300 + 40 + 201, 1},
		"outside of the arc": {line + 200, 300, 1},
	}, func(t *testing.T, c struct {
		x, y  float64
		force int
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("darthvader"), scene.Force(c.force))
		s.Theirs(tie, scene.At(c.x, c.y, 0))
		s.Never(ship, "choke")
		s.Engagement()
		if c.x == line {
			s.Pass() // the attack
		}
		s.Done()
	})
}

func TestEmperorPalpatine_ChangesADieOfAnother(t *testing.T) {
	s := scene.Second(t)
	palpatine := s.Mine(xwing, away(line+300, 100), scene.With("emperorpalpatine"))
	ship, target := s.Mine(tie, south), s.Theirs(tie, north)
	s.Attack(ship, target)
	s.Dice("focus", "focus")
	s.Use(palpatine, "foresee the attack")
	s.WantAttackDice("focus", "hit")
	s.WantForce(palpatine, 0)
	s.Dice("blank", "blank", "blank")
	s.WantDamage(target, 1)
	s.Done()
}

func TestEmperorPalpatine_Defends(t *testing.T) {
	s := scene.Second(t)
	palpatine := s.Mine(xwing, away(line+300, 100), scene.With("emperorpalpatine"))
	ship, enemy := s.Mine(tie, south), s.Theirs(tie, north)
	s.Attack(enemy, ship)
	s.Dice("hit", "blank")
	s.Dice("focus", "focus", "blank")
	s.Use(palpatine, "foresee the defense")
	s.WantDamage(ship, 0) // the evade that it became cancels the hit
	s.WantForce(palpatine, 0)
	s.Done()
}

func TestEmperorPalpatine_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		force int
		die   string
	}{
		"no Force":        {0, "focus"},
		"no focus result": {1, "blank"},
	}, func(t *testing.T, c struct {
		force int
		die   string
	}) {
		s := scene.Second(t)
		palpatine := s.Mine(xwing, away(line+300, 100), scene.With("emperorpalpatine"),
			scene.Force(c.force))
		ship, enemy := s.Mine(tie, south), s.Theirs(tie, north)
		s.Never(palpatine, "foresee the attack")
		s.Never(palpatine, "foresee the defense")
		s.Attack(ship, enemy)
		s.Dice(c.die, "hit")
		s.Dice("focus", "evade", "blank") // the enemy's are not changed
		s.Attack(enemy, ship)
		s.Dice("focus", "hit") // nor here
		s.Dice(c.die, "evade", "blank")
		s.Done()
	})
}

func TestEmperorPalpatine_NotForItsOwnShip(t *testing.T) {
	s := scene.Second(t)
	palpatine := s.Mine(xwing, south, scene.With("emperorpalpatine"))
	target := s.Theirs(tie, north)
	s.Never(palpatine, "foresee the attack")
	s.Attack(palpatine, target)
	s.Dice("focus", "blank", "blank")
	s.Use(palpatine, "spend Force") // that everyone can
	s.WantAttackDice("hit", "blank", "blank")
	s.Dice("evade", "blank", "blank")
	s.Done()
}
