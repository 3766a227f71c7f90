package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// Ship cards of huge ships.
const (
	corvette  = "alderaanianguard"
	raider    = "outerrimpatrol"
	transport = "echobaseevacuees"
	croc      = "syndicatesmugglers"
	carrier   = "outerrimgarrison"
	trident   = "colicoiddestroyer"
)

// vessel lays out a table of an Epic match with a huge ship in it, which faces up.
func vessel(t *testing.T, pilot string, options ...scene.Option) (s *scene.Scene, ship *scene.Ship) {
	t.Helper()
	s = scene.Second(t)
	s.Table(1800, 900)
	s.Unbuilt()
	return s, s.Mine(pilot, append(options, scene.At(600, 300, 0))...)
}

// 2e.huge.as-any-ship: assailer, brighthope, neimoidiangrasp, tantiveiv: they roll 1 more die while they defend.
func TestHugeTitles_RollOneMoreDefenseDie(t *testing.T) {
	front, rear := game.ReinforceFore, game.ReinforceAft
	for _, c := range []struct {
		name, pilot, card string
		token             game.Token
		n                 int
		y, heading        float64
		may               bool
	}{ // range 1 ends 130 mm ahead of the front edge, which is at 410.5
		{"at range 1", raider, "assailer", 0, 0, 530, 180, true},
		{"beyond range 1", raider, "assailer", 0, 0, 531, 180, false},
		{"reinforced, from ahead", transport, "brighthope", front, 1, 530, 180, true},
		{"reinforced, from behind", transport, "brighthope", front, 1, 70, 0, false},
		{"reinforced at the other side", transport, "brighthope", rear, 1, 530, 180, true},
		{"not reinforced", transport, "brighthope", front, 0, 530, 180, false},
		{"evading", trident, "neimoidiangrasp", game.EvadeToken, 1, 530, 180, true},
		{"not evading", trident, "neimoidiangrasp", game.EvadeToken, 0, 530, 180, false},
		{"from behind", corvette, "tantiveiv", 0, 0, 70, 0, true},
		{"from ahead", corvette, "tantiveiv", 0, 0, 530, 180, false},
	} {
		t.Run(c.card+" "+c.name, func(t *testing.T) {
			s, ship := vessel(t, c.pilot, scene.With(c.card), scene.Tokens(c.token, c.n))
			enemy := s.Theirs(xwing, scene.At(600, c.y, c.heading))
			if !c.may {
				s.Never(ship, "roll 1 more die")
			}
			s.Attack(enemy, ship)
			roll(s)
			if c.may {
				s.Use(ship, "roll 1 more die")
				s.Is(s.Rolling().N == 1, "%d defense dice, not 1", s.Rolling().N)
			}
			finish(s)
		})
	}
}

// jainaslight: a friend at range 0-2 rolls 1 more die across an obstacle, for 1 energy.
func TestJainasLight(t *testing.T) {
	for _, c := range []struct {
		name   string
		x      float64
		rock   bool
		energy int
		mine   bool
		may    bool
	}{ // range 2 ends 200 mm to the right of the side, which is at 640; the friend has a corner there
		{"at range 2", 868, true, 1, true, true},
		{"beyond range 2", 869, true, 1, true, false},
		{"across no obstacle", 868, false, 1, true, false},
		{"without energy", 868, true, 0, true, false},
		{"an enemy", 868, true, 1, false, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, ship := vessel(t, corvette, scene.With("jainaslight"), scene.Energy(c.energy))
			friend := s.Ship(side(c.mine), tie, scene.At(c.x, 300, 315))
			enemy := s.Ship(side(!c.mine), xwing, scene.At(c.x, 560, 180))
			if c.rock {
				s.Obstacle("coreasteroid0", scene.At(c.x, 430, 0))
			}
			if !c.may {
				s.Never(ship, "warn of the attack")
			}
			s.Attack(enemy, friend)
			roll(s)
			if c.may {
				s.Use(ship, "warn of the attack")
				s.WantEnergy(ship, 0)
				s.Is(s.Rolling().N == 6, "%d defense dice, not 6", s.Rolling().N)
			}
			finish(s)
		})
	}
}

// jainaslight: a huge ship on the line is not an obstacle.
func TestJainasLight_NotAcrossAHugeShip(t *testing.T) {
	s, ship := vessel(t, corvette, scene.With("jainaslight"))
	friend, enemy := s.Mine(tie, scene.At(700, 300, 0)), s.Theirs(xwing, scene.At(980, 300, 270))
	s.Mine(transport, scene.At(840, 300, 0))
	s.Never(ship, "warn of the attack")
	s.Attack(enemy, friend)
	finish(s)
}

// 2e.huge.obstructs: outrider, outrider2023, shatteringshot, trickshot: a huge ship on the line is not an obstacle, but
// one that is there too counts.
func TestObstructedByAnObstacle_NotByAHugeShipAlone(t *testing.T) {
	for _, c := range []struct {
		card, ability string
		rock          bool
		attack        int
		defense       int
	}{ // at range 3, a huge ship between: 3 attack dice, and 5 defense dice
		{"trickshot", "", false, 3, 5},
		{"trickshot", "", true, 4, 6},
		{"outrider", "", false, 3, 5},
		{"outrider", "", true, 3, 5},
		{"outrider2023", "change an evade", false, 4, 5},
		{"outrider2023", "change an evade", true, 4, 6},
		{"shatteringshot", "add a focus", false, 3, 5},
		{"shatteringshot", "add a focus", true, 3, 6},
	} {
		t.Run(c.card, func(t *testing.T) {
			s, _ := vessel(t, corvette)
			ship, enemy := s.Mine(xwing, scene.At(980, 300, 290), scene.With(c.card)), s.Theirs(tie, scene.At(700, 300, 0))
			s.Stat(ship, "force", 1)
			s.Mine(transport, scene.At(840, 300, 0))
			if c.rock {
				s.Obstacle("coreasteroid0", scene.At(920, 300, 0))
			}
			if !c.rock && c.ability != "" {
				s.Never(ship, c.ability)
			}
			s.Attack(ship, enemy)
			s.Is(int(s.Rolling().N) == c.attack, "%d attack dice, not %d", s.Rolling().N, c.attack)
			roll(s, "hit")
			if c.rock && c.card == "shatteringshot" {
				s.Use(ship, c.ability)
			}
			s.Is(int(s.Rolling().N) == c.defense, "%d defense dice, not %d", s.Rolling().N, c.defense)
			roll(s, "evade")
			if c.rock && c.card == "outrider2023" {
				s.Use(ship, c.ability)
			}
			finish(s)
		})
	}
}

// bloodcrow, igrmdroids, instigator: dice of attacks out of the front.
func TestHugeTitles_ModifyAttacks(t *testing.T) {
	const add, aim, again = "add a focus result", "aim at weak points", "reroll"
	for _, c := range []struct {
		name, pilot, card, ability string
		token                      game.Token
		own                        bool
		y                          float64
		may                        bool
	}{ // range 2 ends 220 mm ahead of the front edge
		{"at range 2", carrier, "bloodcrow", add, game.FocusToken, false, 630, true},
		{"beyond range 2", carrier, "bloodcrow", add, game.FocusToken, false, 631, false},
		{"calculating", raider, "igrmdroids", aim, game.CalculateToken, true, 560, true},
		{"focused", raider, "igrmdroids", aim, game.FocusToken, true, 560, false},
		{"a red token", raider, "instigator", again, game.StressToken, false, 560, true},
		{"an orange token", raider, "instigator", again, game.StrainToken, false, 560, true},
		{"a green token", raider, "instigator", again, game.FocusToken, false, 560, false},
	} {
		t.Run(c.card+" "+c.name, func(t *testing.T) {
			s, ship := vessel(t, c.pilot, scene.With(c.card))
			enemy := s.Theirs(tie, scene.At(600, c.y, 180))
			if c.own {
				s.Tokens(ship, c.token, 1)
			} else {
				s.Tokens(enemy, c.token, 1)
			}
			if !c.may {
				s.Never(ship, c.ability)
			}
			s.Attack(ship, enemy)
			roll(s, "hit")
			if c.may {
				s.Use(ship, c.ability)
				switch c.ability {
				case add:
					s.WantAttackDice("blank", "blank", "focus", "hit")
				case aim:
					s.WantAttackDice("blank", "blank", "blank", "blank", "crit")
					s.WantTokens(ship, game.CalculateToken, 1)
				case again:
					s.Refused(func() { s.Number(3) })
					s.Number(2)
					s.Dice("hit", "crit")
					s.WantAttackDice("blank", "blank", "crit", "hit", "hit")
				}
			}
			finish(s)
		})
	}
}

// gunneryspecialists: a die for each energy, in primary attacks, and not in torpedo attacks.
func TestGunnerySpecialists(t *testing.T) {
	const ability = "reroll for energy"
	for _, c := range []struct {
		weapon string
		energy int
		may    bool
	}{{"primary", 2, true}, {"primary", 0, false}, {"protontorpedoes", 2, false}} {
		s, ship := vessel(t, raider, scene.With("gunneryspecialists", "protontorpedoes"), scene.Energy(c.energy))
		enemy := s.Theirs(tie, scene.At(600, 640, 180))
		s.Lock(ship, enemy)
		if !c.may {
			s.Never(ship, ability)
		}
		s.AttackWith(ship, c.weapon, enemy)
		roll(s)
		if c.may {
			s.Use(ship, ability)
			s.Refused(func() { s.Number(3) })
			s.Number(2)
			s.Dice("hit", "hit")
			s.WantEnergy(ship, 0)
		}
		finish(s)
	}
}

// impetuous: after it has destroyed the defender, it may focus or lock.
func TestImpetuous(t *testing.T) {
	for _, c := range []struct {
		damage int
		may    bool
	}{{2, true}, {1, false}} {
		s, ship := vessel(t, raider, scene.With("impetuous"))
		enemy := s.Theirs(tie, scene.At(600, 560, 180), scene.Damaged(c.damage))
		if !c.may {
			s.Never(ship, "press on")
		}
		s.Attack(ship, enemy)
		roll(s, "hit")
		roll(s)
		if c.may {
			s.Use(ship, "press on")
			s.NotOffered(ship, "reinforce")
			s.Use(ship, "focus")
			s.WantTokens(ship, game.FocusToken, 1)
		}
		finish(s)
	}
}

// neimoidiangrasp: after it has attacked, it may perform a red evade action.
func TestNeimoidianGrasp_EvadesAfterItsAttack(t *testing.T) {
	s, ship := vessel(t, trident, scene.With("neimoidiangrasp"), scene.Energy(0))
	enemy := s.Theirs(tie, scene.At(600, 560, 180))
	s.Attack(ship, enemy)
	roll(s)
	roll(s)
	s.Use(ship, "turn away")
	s.Use(ship, "evade")
	s.WantTokens(ship, game.EvadeToken, 1)
	s.WantTokens(ship, game.StressToken, 1)
	finish(s)
}

// brighthope: it reinforces its front, without a choice of side. Any other ship chooses.
func TestBrightHope_ReinforcesAheadOnly(t *testing.T) {
	s, ship := vessel(t, transport, scene.With("brighthope"))
	s.Perform(ship, 0)
	s.Use(ship, "reinforce")
	s.WantTokens(ship, game.ReinforceFore, 1)
	s.WantTokens(ship, game.ReinforceAft, 0)
	s.Done()
	s, ship = vessel(t, transport)
	s.Perform(ship, 0)
	s.Use(ship, "reinforce")
	s.Choose(func(c game.Choice) bool { return game.Token(c.Item) == game.ReinforceAft })
	s.WantTokens(ship, game.ReinforceAft, 1)
	s.Done()
}

// brokenhorn, optimizedpowercore, quantumstorm: maneuvers, and what they cost or give. 2e.huge.stress: what is recovered
// pays for stress.
func TestHugeTitles_Maneuvers(t *testing.T) {
	for _, c := range []struct {
		name, pilot, card, dial string
		damage, stress          int
		energy, stressed        int // after it, of 2
	}{
		{"fast and damaged", croc, "brokenhorn", "4 straight", 1, 0, 2, 0},
		{"fast", croc, "brokenhorn", "5 straight", 0, 0, 1, 0},
		{"slow and damaged", croc, "brokenhorn", "0 bank-left", 1, 0, 1, 0},
		{"of speed 2 and damaged", croc, "brokenhorn", "2 bank-left", 1, 1, 2, 1},
		{"of speed 3 and damaged", croc, "brokenhorn", "3 straight", 1, 1, 2, 0},
		{"blue", transport, "optimizedpowercore", "1 straight", 0, 0, 3, 0},
		{"white", transport, "optimizedpowercore", "2 straight", 0, 0, 2, 0},
		{"white", transport, "quantumstorm", "2 straight", 0, 0, 3, 0},
		{"blue", transport, "quantumstorm", "1 straight", 0, 0, 2, 0},
		{"white and stressed", transport, "quantumstorm", "2 straight", 0, 1, 2, 0},
	} {
		t.Run(c.card+" "+c.name, func(t *testing.T) {
			s, ship := vessel(t, c.pilot, scene.With(c.card), scene.Energy(2), scene.Damaged(c.damage),
				scene.Tokens(game.StressToken, c.stress))
			s.Activate(ship, c.dial)
			s.WantEnergy(ship, c.energy)
			s.WantTokens(ship, game.StressToken, c.stressed)
			finish(s)
		})
	}
}

// tibannareserves: an action for a charge, 2 energy.
func TestTibannaReserves(t *testing.T) {
	for _, c := range []struct {
		charges, energy int
		may             bool
	}{{3, 1, true}, {3, 4, false}, {0, 1, false}} { // its ship card holds 4
		s, ship := vessel(t, transport, scene.With("tibannareserves"), scene.Energy(c.energy))
		s.Charges(ship, "tibannareserves", c.charges)
		if !c.may {
			s.Never(ship, "open the reserves")
		}
		s.Perform(ship, 0)
		if c.may {
			s.Use(ship, "open the reserves")
			s.WantEnergy(ship, 3)
			s.WantCharges(ship, "tibannareserves", 2)
		}
		finish(s)
	}
}

// insatiableworrt: in the End phase, a shield or energy in addition to what it recovers.
func TestInsatiableWorrt(t *testing.T) {
	for name, want := range map[string][2]int{"recover a shield": {2, 1}, "recover energy": {1, 2}} {
		s, ship := vessel(t, croc, scene.With("insatiableworrt"), scene.Energy(0), scene.Shields(0))
		s.End()
		s.Use(ship, "recover more")
		s.ChooseNamed(name)
		s.WantShields(ship, want[0])
		s.WantEnergy(ship, want[1])
		s.Done()
	}
	s, ship := vessel(t, croc, scene.With("insatiableworrt"))
	s.Never(ship, "recover more") // it has all
	s.End()
	s.Done()
}

// nautolansrevenge: up to 2 calculate tokens before it engages, an energy for each.
func TestNautolansRevenge(t *testing.T) {
	for _, c := range []struct{ tokens, energy, used, want int }{{3, 0, 2, 2}, {3, 0, 1, 1}, {1, 0, 1, 1}, {3, 3, 1, 4}} {
		s, ship := vessel(t, "lawlesspirates", scene.With("nautolansrevenge"), scene.Energy(c.energy),
			scene.Tokens(game.CalculateToken, c.tokens))
		s.Engage(ship)
		s.Use(ship, "recover energy")
		if c.used == 2 {
			s.ChooseNamed("recover a second energy")
		}
		finish(s)
		s.WantEnergy(ship, c.want)
		s.WantTokens(ship, game.CalculateToken, c.tokens-c.used)
	}
	s, ship := vessel(t, "lawlesspirates", scene.With("nautolansrevenge"), scene.Energy(0))
	s.Never(ship, "recover energy")
	s.Engage(ship)
	finish(s)
}

// adaptiveshields: a shield or 2 energy for a smaller friend at range 0-1.
func TestAdaptiveShields(t *testing.T) {
	const ability = "shield a smaller ship"
	for _, c := range []struct {
		name    string
		friend  string
		x       float64
		mine    bool
		energy  int
		shields int
		way     string // what it pays with; none if it may not
	}{ // range 1 ends 120 mm to the right of the side, which is at 640
		{"a shield", tie, 760, true, 1, 1, "spend 1 shield"},
		{"energy", tie, 760, true, 2, 0, "spend 2 energy"},
		{"nothing to pay with", tie, 760, true, 1, 0, ""},
		{"beyond range 1", tie, 761, true, 2, 1, ""},
		{"an enemy", tie, 760, false, 2, 1, ""},
		{"as large", transport, 760, true, 2, 1, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, ship := vessel(t, raider, scene.With("adaptiveshields"), scene.Energy(c.energy), scene.Shields(c.shields))
			friend := s.Ship(side(c.mine), c.friend, scene.At(c.x, 300, 0))
			enemy := s.Ship(side(!c.mine), xwing, scene.At(c.x, 560, 180))
			if c.way == "" {
				s.Never(ship, ability)
			}
			s.Attack(enemy, friend)
			roll(s, "hit", "crit")
			if c.way != "" {
				roll(s)
				s.Use(ship, ability)
				s.ChooseNamed(c.way)
				s.Face("crit")
				s.WantEnergy(ship, map[string]int{"spend 1 shield": c.energy, "spend 2 energy": 0}[c.way])
				s.WantShields(ship, 0)
				s.WantDamage(friend, 1)
			}
			finish(s)
		})
	}
}

// asajjventresscommand: enemies ahead at range 0-1 take a strain or a jam token, as their player likes.
func TestAsajjVentressCommand(t *testing.T) {
	s, ship := vessel(t, trident, scene.With("asajjventresscommand"))
	near := s.Theirs(tie, scene.At(600, 530, 0))
	far := s.Theirs(tie, scene.At(650, 531.5, 0))
	beside := s.Theirs(tie, scene.At(700, 300, 0))
	friend := s.Mine(tie, scene.At(550, 500, 0))
	s.WantForce(ship, 1)
	s.System(ship)
	s.Use(ship, "torment")
	s.Asked(game.Seat2)
	s.ChooseNamed("gain a jam token")
	s.WantForce(ship, 0)
	s.WantTokens(near, game.JamToken, 1)
	for _, other := range []*scene.Ship{far, beside, friend} {
		s.WantTokens(other, game.JamToken, 0)
		s.WantTokens(other, game.StrainToken, 0)
	}
	finish(s)
	s, ship = vessel(t, trident, scene.With("asajjventresscommand"), scene.Force(0))
	s.Theirs(tie, scene.At(600, 530, 0))
	s.Never(ship, "torment")
	s.System(ship)
	finish(s)
}

// stalwartcaptain: destroyed, it stays until the end of the End phase.
func TestStalwartCaptain(t *testing.T) {
	for _, with := range []bool{true, false} {
		s := scene.Second(t)
		s.Table(1800, 900)
		options := []scene.Option{scene.At(600, 300, 0), scene.Shields(0), scene.Damaged(11)}
		if with {
			options = append(options, scene.With("stalwartcaptain"))
		}
		ship := s.Theirs(transport, options...)
		ace := s.Mine("lukeskywalker", scene.At(600, 530, 180))
		s.Attack(ace, ship)
		roll(s, "hit")
		finish(s)
		s.WantDestroyed(ship)
		s.Is(s.Of(ship).OnTable == with, "it stays: %v", with)
	}
}

// strategiccommander: the dial of a friend at range 0-4, for a charge.
func TestStrategicCommander(t *testing.T) {
	for _, c := range []struct {
		x       float64
		charges int
		may     bool
	}{{1060, 3, true}, {1061, 3, false}, {1060, 0, false}} { // range 4 ends 420 mm to the right of the side
		s, ship := vessel(t, corvette, scene.With("strategiccommander"))
		s.Charges(ship, "strategiccommander", c.charges)
		friend := s.Mine(tie, scene.At(c.x, 300, 0))
		if !c.may {
			s.Never(ship, "set the dial")
		}
		s.Activate(friend, "2 turn-left")
		if c.may {
			s.Use(ship, "set the dial")
			s.Maneuver("2 turn-right")
			s.WantCharges(ship, "strategiccommander", 2)
			s.WantRevealed(friend, "2 turn-right")
		}
		finish(s)
	}
}

// droidcrew: its focus actions are red, and Crew cards are repaired at the start of the End phase.
func TestDroidCrew(t *testing.T) {
	s, ship := vessel(t, trident, scene.With("droidcrew"), scene.Energy(0))
	s.Perform(ship, 0)
	s.Use(ship, "focus")
	s.WantTokens(ship, game.StressToken, 1)
	finish(s)
	s, ship = vessel(t, trident, scene.With("droidcrew"))
	s.Crit(ship, "Confused Orders")
	s.Crit(ship, "Exhausted Crews")
	s.Crit(ship, "Blind Sensors")
	s.End()
	finish(s)
	s.WantCrit(ship, "Confused Orders", 0)
	s.WantCrit(ship, "Exhausted Crews", 0)
	s.WantCrit(ship, "Blind Sensors", 1)
}

// commsteam: up to two further ships at range 0-1 of the one that it has coordinated, for 1 energy each.
func TestCommsTeam(t *testing.T) {
	const ability = "coordinate more ships"
	s, ship := vessel(t, raider, scene.With("commsteam"), scene.Energy(2))
	first := s.Mine(tie, scene.At(600, 600, 0))  // at range 2
	second := s.Mine(tie, scene.At(600, 740, 0)) // at range 1 of it, and 4 of the ship
	third := s.Mine(tie, scene.At(700, 600, 0))
	far := s.Mine(tie, scene.At(500, 741, 0))
	s.Perform(ship, 0)
	s.Use(ship, "coordinate")
	s.Pick(first)
	s.Use(first, "focus")
	s.Use(ship, ability)
	s.Refused(func() { s.Pick(far) })
	s.Refused(func() { s.Pick(first) })
	s.Pick(second)
	s.Pick(third)
	s.WantEnergy(ship, 0)
	s.Refused(func() { s.Use(second, "evade") }) // their player orders them (2e.initiative.own-order-free)
	s.Pick(third)
	s.Use(third, "focus")
	s.Use(second, "evade")
	finish(s)
	s.WantTokens(second, game.EvadeToken, 1)

	s, ship = vessel(t, raider, scene.With("commsteam"), scene.Energy(0))
	first = s.Mine(tie, scene.At(600, 600, 0))
	s.Mine(tie, scene.At(700, 600, 0))
	s.Never(ship, ability)
	s.Perform(ship, 0)
	s.Use(ship, "coordinate")
	s.Pick(first)
	finish(s)
}

// suppressor: after it coordinates a ship, an enemy at range 0-2 of that one is jammed for 1 energy.
func TestSuppressor(t *testing.T) {
	const ability = "jam an enemy"
	for _, c := range []struct {
		y      float64
		energy int
		may    bool
	}{{840, 1, true}, {841, 1, false}, {840, 0, false}} {
		s, ship := vessel(t, carrier, scene.With("suppressor"), scene.Energy(c.energy))
		first, enemy := s.Mine(tie, scene.At(600, 600, 0)), s.Theirs(tie, scene.At(600, c.y, 0))
		if !c.may {
			s.Never(ship, ability)
		}
		s.Perform(ship, 0)
		s.Use(ship, "coordinate")
		s.Pick(first)
		s.Use(first, "focus")
		if c.may {
			s.Use(ship, ability)
			s.Pick(enemy)
			s.WantTokens(enemy, game.JamToken, 1)
			s.WantEnergy(ship, 0)
		}
		finish(s)
	}
}

// ordnanceteam: charges for energy after a reload, and the disarm token for 1 more.
func TestOrdnanceTeam(t *testing.T) {
	s, ship := vessel(t, raider, scene.With("ordnanceteam", "protontorpedoes", "concussionmissiles"), scene.Energy(4))
	s.Charges(ship, "protontorpedoes", 0)
	s.Charges(ship, "concussionmissiles", 0)
	s.Perform(ship, 0)
	s.Use(ship, "reload")
	s.ChooseNamed("protontorpedoes")
	s.Use(ship, "rearm")
	s.WantTokens(ship, game.DisarmToken, 0)
	s.Use(ship, "reload more")
	s.ChooseNamed("protontorpedoes")
	s.WantCharges(ship, "protontorpedoes", 2)
	s.ChooseNamed("reload a second charge")
	s.ChooseNamed("concussionmissiles")
	s.ChooseNamed("reload a third charge")
	s.ChooseNamed("concussionmissiles")
	s.WantCharges(ship, "concussionmissiles", 2)
	s.WantEnergy(ship, 0)
	finish(s)
}

// tractortechnicians: tractor tokens stay at range 0-1 in the End phase.
func TestTractorTechnicians_KeepTokens(t *testing.T) {
	s, ship := vessel(t, trident, scene.With("tractortechnicians"), scene.Tokens(game.TractorToken, 1))
	near := s.Theirs(tie, scene.At(760, 300, 0), scene.Tokens(game.TractorToken, 1), scene.Tokens(game.FocusToken, 1))
	far := s.Theirs(tie, scene.At(439, 300, 0), scene.Tokens(game.TractorToken, 1))
	s.End()
	s.WantTokens(near, game.TractorToken, 1)
	s.WantTokens(near, game.FocusToken, 0)
	s.WantTokens(far, game.TractorToken, 0)
	s.WantTokens(ship, game.TractorToken, 0)
	s.Done()
}

// tractortechnicians: a tractored enemy at range 0-1 flies 1 slower for 1 energy, and the dial stays.
func TestTractorTechnicians_SlowDown(t *testing.T) {
	const ability = "hold it back"
	for _, c := range []struct {
		name         string
		x            float64
		token, speed int
		energy       int
		may          bool
		y            float64
	}{
		{"at range 1", 760, 1, 3, 1, true, 420}, {"beyond range 1", 761, 1, 3, 1, false, 460},
		{"not tractored", 760, 0, 3, 1, false, 460}, {"without energy", 760, 1, 3, 0, false, 460},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, ship := vessel(t, trident, scene.With("tractortechnicians"), scene.Energy(c.energy))
			enemy := s.Theirs(tie, scene.At(c.x, 300, 0), scene.Tokens(game.TractorToken, c.token))
			if !c.may {
				s.Never(ship, ability)
			}
			s.Activate(enemy, "3 straight")
			if c.may {
				s.Use(ship, ability)
				s.Maneuver("2 straight")
				s.WantRevealed(enemy, "3 straight")
			}
			finish(s)
			s.WantPose(enemy, c.x, c.y, 0)
		})
	}
}
