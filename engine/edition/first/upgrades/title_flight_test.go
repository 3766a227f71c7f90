package upgrades_test

import (
	"strings"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// plays plays scenes, each to its end with passes and blanks.
func plays(t *testing.T, scenes map[string]func(s *scene.Scene)) {
	t.Helper()
	for name, play := range scenes {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			play(s)
			misses(s)
			s.Done()
		})
	}
}

func TestAilerons_FlyBeforeTheReveal(t *testing.T) {
	for pilot, title := range map[string]string{
		"imperialtrainee": "adaptiveailerons", "scarifbasepilot": "advancedailerons",
	} {
		for maneuver, at := range map[string][3]float64{
			"1 straight": {457, 460, 0}, "1 bank left": {0, 0, 0}, "1 bank right": {1, 0, 0},
		} {
			s := table(t)
			ship := s.Mine(pilot, here, with(title))
			s.Activate(ship, "1 straight")
			s.ChooseNamed(maneuver)
			if at[1] != 0 {
				s.WantPose(ship, at[0], at[1], 0)
			}
			s.Is((s.Of(ship).Pose.X > here0) == (at[0] == 1), "to the other side")
			misses(s)
			s.WantTokens(ship, stress, 0)
			s.Done()
		}
	}
}

// here0 is where here is across the table.
const here0 = 457_000_000

func TestAilerons_NotStressedNotIonized(t *testing.T) {
	for name, token := range map[string]game.Token{"stressed": stress, "ionized": ion} {
		for pilot, title := range map[string]string{
			"imperialtrainee": "adaptiveailerons", "scarifbasepilot": "advancedailerons",
		} {
			t.Run(name+" "+title, func(t *testing.T) {
				s := table(t)
				ship := s.Mine(pilot, here, with(title), scene.Tokens(token, 1))
				if token == ion {
					s.Activate(ship, "")
				} else {
					s.Activate(ship, "1 straight")
				}
				s.WantPose(ship, 457, 380, 0)
				misses(s)
				s.Done()
			})
		}
	}
}

func TestAdaptiveAilerons_DuchessMayLeaveThem(t *testing.T) {
	for _, fly := range []bool{true, false} {
		s := table(t)
		s.Unbuilt()
		ship := s.Mine("duchess", here, with("adaptiveailerons"))
		s.Activate(ship, "1 straight")
		if y := 380.0; fly {
			s.Use(ship, "ailerons at will")
			s.ChooseNamed("1 straight")
		} else {
			s.Pass()
			s.WantPose(ship, 457, y, 0)
		}
		misses(s)
		s.Done()
	}
}

func TestAdaptiveAilerons_DuchessWhileStressed(t *testing.T) {
	s := table(t)
	s.Unbuilt()
	ship := s.Mine("duchess", here, with("adaptiveailerons"), scene.Tokens(stress, 1))
	s.Never(ship, "ailerons at will")
	s.Activate(ship, "1 straight")
	s.WantPose(ship, 457, 380, 0)
	misses(s)
	s.Done()
}

// Of the Reaper's red maneuvers, only the banks of speed 3 are white.
func TestAdvancedAilerons_WhiteBanks(t *testing.T) {
	for maneuver, tokens := range map[string]int{
		"3 bank left": 0, "3 bank right": 0, "3 straight": 0, "2 turn left": 1, "2 bank left": 0,
	} {
		s := table(t)
		ship := s.Mine("scarifbasepilot", scene.At(457, 200, 0), with("advancedailerons"))
		s.Activate(ship, maneuver)
		s.ChooseNamed("1 straight")
		misses(s)
		s.WantTokens(ship, stress, tokens)
		s.Done()
	}
}

func TestDauntless_ActsAfterAnOverlap(t *testing.T) {
	for _, bump := range []bool{true, false} {
		s := table(t)
		ship := s.Mine("patrolleader", large, with("dauntless"))
		if bump {
			s.Theirs(academy, scene.At(457, 440, 180))
		} else {
			s.Never(ship, "ram and act")
		}
		s.Activate(ship, "2 straight")
		if bump {
			s.Use(ship, "ram and act")
			s.Use(ship, "focus")
			s.WantTokens(ship, focus, 1)
			s.WantTokens(ship, stress, 1)
		}
		misses(s)
		s.Done()
	}
}

func TestLightScyk_BanksGreenAndCardsFaceup(t *testing.T) {
	for maneuver, tokens := range map[string]int{"1 bank left": 0, "2 bank right": 0, "2 straight": 1} {
		s := table(t)
		ship := s.Mine("cartelspacer", here, with("lightscykinterceptor"), scene.Tokens(stress, 1))
		s.PrintDial(ship, strings.Replace(maneuver, "bank ", "bank-", 1)+" white")
		if tokens == 1 {
			s.Never(ship, "treat it as green")
		}
		s.Activate(ship, maneuver)
		if tokens == 0 {
			s.Use(ship, "treat it as green")
		}
		misses(s)
		s.WantTokens(ship, stress, tokens)
		s.Done()
	}
	s := table(t)
	ship := s.Mine("cartelspacer", here, with("lightscykinterceptor"), scene.Shields(0))
	s.Attack(s.Theirs(rookie, ahead(150)), ship)
	s.Dice("hit", "blank", "blank")
	s.Dice(blanks(3)...)
	s.Draw("Console Fire")
	s.WantCrit(ship, "Console Fire", 1)
	s.Done()
}

func TestPivotWing_AgilityOrATurnInPlace(t *testing.T) {
	for side, dice := range map[int]int{1: 2, 2: 1} {
		s := table(t)
		wing := s.Mine("bluesquadronpathfinder", large, with("pivotwing"))
		s.CardSide(wing, "pivotwing", side)
		wantDice(s, s.Theirs(rookie, facing), wing, 3, dice)
	}
	for side, maneuvers := range map[int][]string{1: {"0 stationary"}, 2: {"0 stationary", "1 straight"}} {
		for _, m := range maneuvers {
			s := table(t)
			wing := s.Mine("bluesquadronpathfinder", large, with("pivotwing"))
			s.CardSide(wing, "pivotwing", side)
			turns := side == 2 && m == "0 stationary"
			if !turns {
				s.Never(wing, "turn round")
			}
			s.Activate(wing, m)
			if turns {
				s.Use(wing, "turn round")
				s.WantPose(wing, 457, 300, 180)
			}
			s.Use(wing, "pivot the wings")
			misses(s)
			s.Is(s.State().Charges[1].Side == uint8(2-side), "the card is turned over")
			s.Done()
		}
	}
}

func TestMoldyCrow_KeepsItsFocusTokens(t *testing.T) {
	s := table(t)
	crow := s.Mine("spicerunner", here, with("moldycrow"), scene.Tokens(focus, 2), scene.Tokens(evade, 1))
	friend := s.Mine(rookie, beside(50), scene.Tokens(focus, 1))
	s.End()
	s.WantTokens(crow, focus, 2)
	s.WantTokens(crow, evade, 0)
	s.WantTokens(friend, focus, 0)
	s.Done()
}

func TestKyloRensShuttle_TheOpponentPicks(t *testing.T) {
	s := table(t)
	shuttle := s.Mine("starkillerbasepilot", large, with("kylorensshuttle"))
	tired := s.Theirs(rookie, scene.At(457, 540, 180), scene.Tokens(stress, 1)) // at range 2
	calm, far := s.Theirs("redsquadronpilot", scene.At(520, 380, 180)), s.Theirs(academy, scene.At(400, 562, 180))
	friend := s.Mine(academy, scene.At(400, 420, 0))
	s.WantRange(shuttle, far, 3)
	s.Engagement()
	for s.Exec().Waiting(s.State()) != game.Only(game.Seat2) || !canPick(s, calm) {
		step(s)
	}
	s.Refused(func() { s.Pick(far) })
	s.Refused(func() { s.Pick(friend) })
	s.Refused(s.Pass)
	s.Pick(tired)
	s.WantTokens(tired, stress, 2)
	s.WantTokens(calm, stress, 0)
	s.Done()
}

// canPick reports whether the opponent is asked for one of its ships.
func canPick(s *scene.Scene, ship *scene.Ship) bool {
	q := *s.Exec().Ask(s.State(), game.Seat2)
	for _, c := range q.Options() {
		if c.Verb == game.PickVerb && c.Ship == ship.ID() {
			return true
		}
	}
	return false
}

func TestKyloRensShuttle_NotIfAllAreStressedOrFar(t *testing.T) {
	s := table(t)
	s.Mine("starkillerbasepilot", large, with("kylorensshuttle"))
	tired := s.Theirs(rookie, scene.At(457, 540, 180), scene.Tokens(stress, 1))
	far := s.Theirs(academy, scene.At(400, 562, 180))
	s.Mine(academy, scene.At(400, 420, 0)) // a calm friend
	s.Engagement()
	misses(s)
	s.WantTokens(tired, stress, 1)
	s.WantTokens(far, stress, 0)
	s.Done()
}

// The roll is bent: 1e.barrel-roll.slide-choice. A tractor beam rolls it straight (1e.tractor.move).
func TestStarViperMkII_RollsWithABank(t *testing.T) {
	s := table(t)
	viper := s.Mine("blacksunenforcer", here, with("starvipermkii"))
	s.Theirs("cartelspacer", ahead(150), with("tractorbeam"))
	s.Perform(viper, 0, game.BarrelRollAction)
	s.Use(viper, "barrel roll")
	s.Side(1)
	s.ChooseNamed("bend to the rear")
	s.Place(viper, 457+90.711, 300-37.574, 45)
	s.Refused(func() { s.Place(viper, 457+80, 300, 0) })
	s.Place(viper, 457+90.711, 300-37.574, 45)
	s.WantPose(viper, 457+90.711, 300-37.574, 45)
	s.WantTokens(viper, stress, 0)
	s.Done()

	s = table(t)
	viper = s.Mine("blacksunenforcer", here, with("starvipermkii"))
	foe := s.Theirs("cartelspacer", ahead(150), with("tractorbeam"))
	s.AttackWith(foe, "tractorbeam", viper)
	s.Dice("hit", "hit", "hit")
	s.Dice(blanks(3)...)
	s.ChooseNamed("barrel roll")
	s.Side(1)
	s.Place(viper, 457+80, 300, 0)
	s.WantPose(viper, 457+80, 300, 0)
	s.Done()
}
