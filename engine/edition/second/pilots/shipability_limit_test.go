package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// 2e.attack.modify.kinds
func TestDeadToRights(t *testing.T) {
	for _, c := range []struct {
		x      float64
		token  game.Token
		offer  string
		spends bool
	}{
		{457, game.FocusToken, "spend focus", false}, {457, game.EvadeToken, "spend evade", false},
		{457 + 27, game.CalculateToken, "spend calculate", false},
		{457 + 28, game.CalculateToken, "spend calculate", true},
	} {
		s := scene.Second(t)
		ship := s.Mine("outerrimhunter", scene.At(457, 200, 0))
		foe := s.Theirs("academypilot", scene.At(c.x, 400, 180), scene.Tokens(c.token, 1))
		s.AttackWith(ship, "primary", foe)
		s.Dice(blanks(int(s.Rolling().N))...)
		s.Dice("focus", "focus", "focus")
		if c.spends {
			s.Use(foe, c.offer)
			s.WantTokens(foe, c.token, 0)
		} else {
			s.NotOffered(foe, c.offer)
			s.WantTokens(foe, c.token, 1)
		}
		s.Done()
	}
}

func TestDeadToRights_OnlyGreenTokensAndDefenseDice(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("outerrimhunter", scene.At(457, 200, 0), scene.Tokens(game.FocusToken, 1))
	jedi := s.Theirs("jediknight", scene.At(457, 400, 180), scene.Tokens(game.FocusToken, 1))
	s.AttackWith(ship, "primary", jedi)
	s.Dice("focus", "blank")
	s.Use(ship, "spend focus")
	s.Dice("focus", "focus", "blank")
	s.NotOffered(jedi, "spend focus")
	s.Use(jedi, "spend Force")
	s.Done()

	s = scene.Second(t) // it defends: its own token counts, and so does that of the attacker
	ship = s.Mine("outerrimhunter", scene.At(457, 200, 0), scene.Tokens(game.FocusToken, 1))
	foe := s.Theirs("academypilot", scene.At(457, 400, 180), scene.Tokens(game.FocusToken, 1))
	s.Attack(foe, ship)
	s.Dice("focus", "blank")
	s.Use(foe, "spend focus")
	s.Dice("focus", "blank")
	s.Use(ship, "spend focus")
	s.Done()
}

// 2e.action.purple-cost
func TestIntuitiveControls(t *testing.T) {
	for _, force := range []int{1, 0} {
		s := scene.Second(t)
		jedi := s.Mine("jedigeneral", here, scene.Force(force))
		if force == 0 {
			s.Never(jedi, "intuitive controls")
		}
		s.System(jedi)
		if force > 0 {
			s.Use(jedi, "intuitive controls")
			s.NotOffered(jedi, "focus")
			s.Offered(jedi, "barrel roll")
			s.Use(jedi, "boost")
			s.Maneuver("1 straight")
			s.WantForce(jedi, 0)
			s.WantTokens(jedi, game.StressToken, 0)
		}
		if s.Questions() != "" {
			s.Pass()
		}
		s.Done()
	}
}

// 2e.movement.difficulty.increase, 2e.movement.difficulty.decrease
func TestModifiedForOrganics(t *testing.T) {
	for maneuver, stress := range map[string][2]int{
		"1 bank-left": {1, 1}, "2 bank-left": {1, 0}, "3 bank-right": {1, 0}, "3 straight": {1, 1},
		"2 turn-left": {0, 0}, "3 turn-left": {0, 1},
	} {
		s := scene.Second(t)
		s.Unbuilt() // the pilot
		ship := s.Mine("volandas", here, scene.Tokens(game.StressToken, stress[0]))
		s.PrintDial(ship, "1 bank-left white", "2 bank-left white", "3 bank-right white", "2 turn-left white",
			"3 turn-left white", "3 straight white")
		s.Activate(ship, maneuver)
		for s.Questions() != "" {
			s.Pass()
		}
		s.WantTokens(ship, game.StressToken, stress[1])
		s.Done()
	}
}

func TestNetworkedAim(t *testing.T) {
	aim := func(own, friend, enemy bool) (s *scene.Scene, ship *scene.Ship) {
		s = scene.Second(t)
		ship = s.Mine("baktoiddrone", scene.At(457, 200, 0))
		other := s.Mine("baktoiddrone", scene.At(600, 200, 0))
		foe := s.Theirs("academypilot", scene.At(457, 400, 180))
		for locker, is := range map[*scene.Ship]bool{
			ship: own, other: friend, s.Theirs("bluesquadronescort", scene.At(300, 500, 180)): enemy,
		} {
			if is {
				s.Lock(locker, foe)
			}
		}
		s.Lock(s.Mine("baktoiddrone", scene.At(700, 200, 0)), ship)
		s.AttackWith(ship, "primary", foe)
		s.Dice(blanks(int(s.Rolling().N))...)
		s.NotOffered(ship, "spend lock")
		return s, ship
	}
	s, ship := aim(true, true, true)
	s.Use(ship, "aim together")
	s.Refused(func() { s.Number(3) })
	s.Number(2)
	s.Dice("blank", "blank")
	s.Dice(blanks(3)...)
	s.Done()

	s, ship = aim(false, true, true)
	s.Use(ship, "aim together")
	s.Refused(func() { s.Number(2) })
	s.Number(1)
	s.Dice("blank")
	s.Dice(blanks(3)...)
	s.Done()

	s, ship = aim(false, false, true)
	s.NotOffered(ship, "aim together")
	s.Dice(blanks(3)...)
	s.Done()
}

// 2e.obstacle.ignore
func TestNotchedStabilizers(t *testing.T) {
	for _, c := range []struct {
		rock   string
		passes bool
	}{{"coreasteroid0", true}, {"gascloud1", false}, {"vt49decimatordebris0", false}} {
		s := scene.Second(t)
		ship := s.Mine("miningguildsentry", here)
		s.Obstacle(c.rock, scene.At(457, 370, 0))
		s.Activate(ship, "3 straight")
		if c.passes {
			s.Use(ship, "focus")
		} else {
			s.Dice("blank")
		}
		for s.Questions() != "" {
			s.Pass()
		}
		s.Done()
	}
	s := scene.Second(t) // at rest an asteroid is there for it as for others
	ship := s.Mine("miningguildsentry", here)
	s.Theirs("academypilot", ahead(150))
	s.Obstacle("coreasteroid0", scene.At(457, 310, 0))
	s.Never(ship, "attack")
	s.Engage(ship)
	s.Done()
}

// 2e.obstacle.ignore: it boosts and rolls onto what it ignores while it moves.
func TestNotchedStabilizers_Boost(t *testing.T) {
	for rock, fails := range map[string]bool{"coreasteroid0": false, "gascloud1": true} {
		s := scene.Second(t)
		ship := s.Mine("miningguildsentry", here)
		s.Obstacle(rock, scene.At(457, 380, 0))
		s.Perform(ship, 0, game.BoostAction)
		s.Use(ship, "boost")
		s.Maneuver("1 straight")
		s.Is((s.Of(ship).Failed != 0) == fails, "%s: the boost fails: %v", rock, fails)
		for s.Questions() != "" {
			s.Pass()
		}
		s.Done()
	}
}

func TestVersatileFrame(t *testing.T) {
	for maneuver, blue := range map[string]bool{"2 straight": true, "1 turn-left": false} {
		s := scene.Second(t)
		ship := s.Mine("7thskycorpspilot", here)
		s.PrintDial(ship, "2 straight blue", "1 turn-left white")
		if !blue {
			s.Never(ship, "boost")
		}
		s.Activate(ship, maneuver)
		if blue {
			s.Use(ship, "boost")
			s.Maneuver("1 straight")
			s.WantTokens(ship, game.StressToken, 0)
		} else {
			s.Pass()
		}
		s.Done()
	}
}

func TestVersatileFrame_NoDialRevealed(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("7thskycorpspilot", here)
	s.Never(ship, "boost")
	s.Perform(ship, game.OnBar)
	s.Pass()
	s.Done()
}

// chiss is a pilot with Chiss Engineering.
const chiss = "captainyorr-battleoverendor"

func TestChissEngineering_Locks(t *testing.T) {
	for speed, can := range map[string]bool{"2 straight": false, "3 straight": true, "5 straight": true} {
		s := scene.Second(t)
		s.Unbuilt()
		ship := s.Mine(chiss, scene.At(457, 100, 0))
		foe := s.Theirs("academypilot", scene.At(700, 400, 180))
		if !can {
			s.Never(ship, "lock")
		}
		s.PrintActions(ship, "evade")
		s.Activate(ship, speed)
		if can {
			s.Use(ship, "Chiss Engineering: lock")
			s.Use(ship, "rules: lock")
			s.Target(foe)
			s.WantLock(ship, foe, true)
		}
		s.Pass()
		s.Done()
	}
	s := scene.Second(t) // a maneuver onto another ship
	s.Unbuilt()
	ship, _ := s.Mine(chiss, scene.At(457, 100, 0)), s.Theirs("academypilot", scene.At(457, 270, 180))
	s.Theirs("academypilot", scene.At(700, 400, 180))
	s.Never(ship, "Chiss Engineering: lock")
	s.Activate(ship, "3 straight")
	s.Done()
}

// 2e.attack.range-bonus.1
func TestChissEngineering_AppliesTheBonus(t *testing.T) {
	for _, c := range []struct {
		name            string
		gap             float64
		shields, stress int
		weapon          string
		dice            int
		can             bool
	}{
		{"range 2", 150, 4, 0, "primary", 3, true}, {"range 3", 250, 1, 0, "primary", 3, true},
		{"range 1", 50, 4, 0, "primary", 4, false}, {"no shield", 150, 0, 0, "primary", 3, false},
		{"stressed", 150, 4, 1, "primary", 3, false}, {"ordnance", 150, 4, 0, "concussionmissiles", 3, false},
		{"cannon", 150, 4, 0, "ioncannon", 3, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := scene.Second(t)
			s.Unbuilt()
			ship := s.Mine(chiss, here, scene.With("concussionmissiles", "ioncannon"), scene.Shields(c.shields),
				scene.Tokens(game.StressToken, c.stress))
			foe := s.Theirs("academypilot", ahead(c.gap))
			s.Lock(ship, foe)
			s.AttackWith(ship, c.weapon, foe)
			if c.can {
				s.Use(ship, "apply the bonus")
				s.WantShields(ship, c.shields-1)
				c.dice++
			}
			s.Dice(blanks(c.dice)...)
			s.Pass() // the lock stays
			s.Dice(blanks(int(s.Rolling().N))...)
			s.Done()
		})
	}
}

// 2e.attack.neutralize.hits-first
func TestDevastatingBarrage(t *testing.T) {
	for _, c := range []struct {
		name, weapon string
		aside        float64
		stands       bool
	}{
		{"torpedo", "protontorpedoes", 0, true}, {"missile", "clustermissiles", 0, true},
		{"outside the bullseye arc", "protontorpedoes", 28, false}, {"primary", "primary", 0, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := scene.Second(t)
			s.Unbuilt() // the ship ability that is replaced
			ship := s.Mine("newrepublicpatrol", here,
				scene.With("wartimeloadout", "protontorpedoes", "clustermissiles"))
			foe := s.Theirs("academypilot", scene.At(457+c.aside, 490, 180))
			s.Lock(ship, foe)
			s.AttackWith(ship, c.weapon, foe)
			s.Dice(append([]string{"crit"}, blanks(int(s.Rolling().N)-1)...)...)
			for s.Exec().Waiting(s.State()) != game.Only(game.Chance) {
				s.Pass()
			}
			s.Dice("evade", "evade", "evade")
			if c.stands {
				s.Draw("Panicked Pilot")
				s.WantDamage(foe, 1)
			} else {
				s.WantDamage(foe, 0)
			}
			s.Done()
		})
	}
}
