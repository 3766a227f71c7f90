package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// Each card of this table does what it says at a bound, and leaves alone what lies just beyond it.
func TestBounds(t *testing.T) {
	for name, play := range map[string]func(s *scene.Scene){
		"threattracker: a barrel roll of its bar": func(s *scene.Scene) {
			ship := s.Mine("epsilonsquadronpilot", here, with("threattracker"))
			foe := s.Theirs(academy, ahead(150))
			s.Lock(ship, foe)
			s.Engage(foe)
			s.Use(ship, "dodge")
			s.NotOffered(ship, "boost")
			s.Use(ship, "barrel roll")
			s.Side(1)
			s.Place(ship, 457+80, 300, 0)
			misses(s)
		},
		"optimizedprototype: no shield to strip, and nothing left to report": func(s *scene.Scene) {
			s.Table(914, 320)
			ship := s.Mine("bountyhunter", scene.Points(20), with("directorkrennic"))
			tie, foe := s.Mine("scourge", scene.Points(1)), s.Theirs(academy, scene.Points(30))
			setUp(s)
			s.Pick(tie)
			s.Place(foe, 457, 240, 180)
			s.Place(ship, 300, 45, 0)
			s.Place(tie, 457, 80, 0)
			s.Done()
			s.Stat(foe, "hull", 1)
			s.Never(tie, "strip a shield")
			s.Never(tie, "optimizedprototype: report the target")
			s.Attack(tie, foe)
			s.Dice("hit", "hit")
			misses(s)
			s.WantEvent(game.ShipDestroyed, "")
		},
		"optimizedprototype: to no Director Krennic of the enemy": func(s *scene.Scene) {
			ship, krennic := s.Mine(academy, here), s.Mine("bountyhunter", scene.At(60, 60, 0), with("directorkrennic"))
			foe := s.Theirs(rookie, ahead(150))
			s.Theirs("bountyhunter", scene.At(600, 300, 0), with("directorkrennic"))
			s.Condition(ship, "optimizedprototype", krennic)
			s.Never(ship, "report the target")
			s.Attack(ship, foe)
			misses(s)
		},
		"bossk: no one is left to lock": func(s *scene.Scene) {
			ship := s.Mine("chewbacca", large, with("bossk"), with("darthvader"))
			tie := s.Theirs(academy, facing, scene.Damaged(2))
			s.Theirs(academy, scene.At(800, 800, 180))
			s.Attack(ship, tie)
			s.Dice(blanks(3)...)
			s.Dice(blanks(3)...)
			s.Use(ship, "choke")
			s.Draw("Console Fire")
			s.WantDestroyed(tie)
			s.WantTokens(ship, focus, 1)
			s.WantLock(ship, tie, false)
			misses(s)
		},
		"tactician: no one is left to be stressed": func(s *scene.Scene) {
			ship, tie := s.Mine("chewbacca", large, with("tactician")), s.Theirs(academy, facing, scene.Damaged(2))
			s.Theirs(academy, scene.At(800, 800, 180))
			s.Attack(ship, tie)
			s.Dice("hit", "hit", "hit")
			s.Dice(blanks(3)...)
			misses(s)
			s.WantDestroyed(tie)
			s.WantTokens(tie, stress, 0)
		},
		"greedo: damage that is not the attack's": func(s *scene.Scene) {
			ship := s.Mine("mandalorianmercenary", large, with("greedo"))
			foe := s.Theirs("countdown", facing)
			s.Attack(ship, foe)
			s.Dice("hit", "hit", "hit")
			until(s, foe, "countdown: cancel the results")
			s.WantFacedown(foe, 1)
			misses(s)
		},
		"btla4ywing: what others attack is theirs to choose": func(s *scene.Scene) {
			ship := s.Mine("goldsquadronpilot", scene.At(800, 800, 0), with("btla4ywing"))
			wing, foe := s.Mine(rookie, here), s.Theirs(academy, ahead(150))
			s.Attack(wing, foe)
			misses(s)
			s.Attack(foe, wing)
			misses(s)
			s.WantEvent(game.AttackDeclared, "")
			s.NotOffered(ship, "fire the turret")
		},
		"minefieldmapper: no bomb whose card is kept": func(s *scene.Scene) {
			ship := s.Mine("cutlasssquadronpilot", scene.Points(20), scene.With("minefieldmapper", "bombletgenerator"))
			foe := s.Theirs(rookie, scene.Points(30))
			setUp(s)
			s.Place(ship, 457, 30, 0)
			s.Place(foe, 457, 880, 180)
			s.Use(ship, "lay a minefield")
			s.Use(ship, "drop a Bomblet")
			s.PlaceDevice(0, 457, 400, 180)
			s.WantDiscarded(ship, "bombletgenerator")
		},
		"operationsspecialist: range 3 of the attacker, and not 4": func(s *scene.Scene) {
			ship := s.Mine(smuggler, scene.At(560, 300, 0), with("operationsspecialist"))
			wing, foe := s.Mine(rookie, here), s.Theirs(academy, ahead(150))
			far := s.Mine(academy, scene.At(457-40-300.5, 300, 0))
			s.Attack(wing, foe)
			s.Dice(blanks(3)...)
			s.Dice(blanks(3)...)
			s.Use(ship, "direct")
			s.Refused(func() { s.Pick(far) })
			s.Pick(wing)
		},
		"ruthlessness: range 1 of the defender, a friend too": func(s *scene.Scene) {
			ship, foe := s.Mine(black, here, with("ruthlessness")), s.Theirs(rookie, ahead(150))
			far, friend := s.Theirs(rookie, scene.At(457+40+100.5, 490, 180)), s.Mine(rookie, scene.At(457-40-100, 490, 0))
			s.Attack(ship, foe)
			s.Dice("hit", "blank")
			s.Dice(blanks(2)...)
			s.Refused(func() { s.Pick(far) })
			s.Pick(friend)
			s.WantShields(friend, 1)
			s.WantShields(foe, 1)
		},
		"frequencyjammer: not what it jams, though its stress is gone": func(s *scene.Scene) {
			ship, foe := s.Mine("gr75mediumtransport", scene.At(457, 300, 0), with("frequencyjammer")), s.Theirs("jekporkins", scene.At(600, 400, 0))
			s.Activate(ship, "1 straight")
			s.Use(ship, "jam")
			s.Pick(foe)
			for range 2 {
				s.Use(foe, "shake it off")
				s.Dice("blank")
			}
			s.WantTokens(foe, stress, 0)
			misses(s)
			s.WantTokens(foe, stress, 0)
		},
		"empdevice: no one else at range 1": func(s *scene.Scene) {
			ship := s.Mine(black, here, with("empdevice"))
			far := s.Theirs(academy, ahead(100.5))
			s.Engage(ship)
			s.Use(ship, "set off the pulse") // a ship is at range 1 of itself: 1e.range.self
			s.WantTokens(ship, ion, 2)
			s.WantTokens(far, ion, 0)
		},
		"snapshot: the enemy has fled": func(s *scene.Scene) {
			ship := s.Mine(black, scene.At(457, 760, 0), with("snapshot"))
			foe := s.Theirs(academy, scene.At(457, 860, 0))
			s.Never(ship, "snapshot")
			s.Activate(foe, "4 straight")
			s.WantEvent(game.ShipFled, "")
		},
		"emperorpalpatine: a roll of defense dice outside of attacks": func(s *scene.Scene) {
			ship := s.Mine(firespray, scene.At(800, 100, 0), with("emperorpalpatine"))
			tie, foe := s.Mine(black, here, with("multispectralcamouflage")), s.Theirs(rookie, ahead(150))
			s.Perform(foe, 0, game.LockAction)
			s.Use(foe, "target lock")
			s.Pick(tie)
			s.Use(ship, "name a result")
			s.Refused(func() { s.ChooseNamed("Hit") })
			s.ChooseNamed("Blank")
			s.Dice("evade")
			s.Face("evade")
			s.WantLock(foe, tie, true)
			misses(s)
		},
		"emperorpalpatine: defense dice, blank": func(s *scene.Scene) {
			ship := s.Mine(firespray, scene.At(800, 100, 0), with("emperorpalpatine"))
			tie, foe := s.Mine(black, here), s.Theirs(rookie, ahead(150))
			s.Attack(foe, tie)
			s.Dice(blanks(3)...)
			s.Use(ship, "name a result")
			s.ChooseNamed("Blank")
			s.Dice("evade", "focus", "focus")
			s.Face("evade")
			misses(s)
		},
		"crossfireformation: a friend at range 3 of the attacker": func(s *scene.Scene) {
			ship := s.Mine(novice, here, with("crossfireformation"))
			s.Mine(novice, scene.At(457+40+200.5, 490, 0))
			s.Never(ship, "add a focus")
			s.Attack(s.Theirs(academy, ahead(150)), ship)
			misses(s)
		},
		"crossfireformation: a friend at range 2 of the attacker": func(s *scene.Scene) {
			ship := s.Mine(novice, here, with("crossfireformation"))
			s.Mine(novice, scene.At(457+40+199.5, 490, 0))
			s.Attack(s.Theirs(academy, ahead(150)), ship)
			until(s, ship, "crossfireformation: add a focus")
			misses(s)
		},
		"fearlessness: range 2": func(s *scene.Scene) {
			ship := s.Mine("concorddawnace", here, with("fearlessness"))
			s.Never(ship, "add a hit")
			s.Attack(ship, s.Theirs(academy, ahead(100.5)))
			misses(s)
		},
		"fearlessness: range 1, outside the other's arc": func(s *scene.Scene) {
			ship := s.Mine("concorddawnace", here, with("fearlessness"))
			s.Never(ship, "add a hit")
			s.Attack(ship, s.Theirs(academy, fleeing(90)))
			misses(s)
		},
		"concorddawnprotector: range 2": func(s *scene.Scene) {
			ship, foe := s.Mine("concorddawnace", here, with("concorddawnprotector")), s.Theirs(academy, ahead(100.5))
			s.Attack(foe, ship)
			s.Dice("hit", "hit")
			misses(s)
			s.WantDamage(ship, 2)
		},
		"saturationsalvo: range 1 of the defender": func(s *scene.Scene) {
			ship := s.Mine("scimitarsquadronpilot", here, scene.With("saturationsalvo", "plasmatorpedoes"))
			foe := s.Theirs(rookie, ahead(150))
			s.Theirs(rookie, scene.At(457+40+100.5, 490, 180))
			s.Lock(ship, foe)
			s.AttackWith(ship, "plasmatorpedoes", foe)
			s.Dice(blanks(4)...)
			s.Dice(blanks(2)...)
			s.Dice("hit") // the defender alone
			s.WantShields(foe, 1)
		},
		"mercenarycopilot: range 2": func(s *scene.Scene) {
			ship := s.Mine(smuggler, large, with("mercenarycopilot"))
			s.Never(ship, "change a hit")
			s.Attack(ship, s.Theirs(academy, scene.At(457, 380+180, 180)))
			s.Dice("hit", "hit")
			misses(s)
		},
		"advtargetingcomputer: a torpedo": func(s *scene.Scene) {
			ship := s.Mine("tempestsquadronpilot", here, scene.With("advtargetingcomputer", "concussionmissiles"))
			foe := s.Theirs(academy, ahead(150))
			s.Lock(ship, foe)
			s.Never(ship, "add a critical hit")
			s.AttackWith(ship, "concussionmissiles", foe)
			misses(s)
		},
		"unkarplutt: an enemy that was not in the way": func(s *scene.Scene) {
			ship := s.Mine("bountyhunter", here, with("unkarplutt"))
			s.Mine(academy, scene.At(457, 420, 0))
			s.Theirs(academy, scene.At(800, 800, 180))
			s.Never(ship, "salvage")
			s.Activate(ship, "2 straight")
			misses(s)
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			play(s)
			s.Done()
		})
	}
}

// The chips change any other result, to a hit or by a strong primary weapon to a critical hit.
func TestGuidanceChips_ChangeAnyResult(t *testing.T) {
	for _, c := range []struct{ pilot, guide, from, to string }{
		{"scimitarsquadronpilot", "guide to a hit", "blank", "hit"},
		{"scimitarsquadronpilot", "guide to a hit", "focus", "hit"},
		{"scimitarsquadronpilot", "guide to a hit", "crit", "hit"},
		{rookie, "guide to a critical hit", "blank", "crit"},
		{rookie, "guide to a critical hit", "focus", "crit"},
		{rookie, "guide to a critical hit", "hit", "crit"},
	} {
		s := table(t)
		ship, foe := s.Mine(c.pilot, here, scene.With("plasmatorpedoes", "guidancechips")), s.Theirs(academy, ahead(150))
		s.Lock(ship, foe)
		s.AttackWith(ship, "plasmatorpedoes", foe)
		s.Dice(c.from, c.to, c.to, c.to)
		s.Use(ship, c.guide)
		s.Face(c.from)
		s.WantAttackDice(c.to, c.to, c.to, c.to)
		s.Dice("evade", "evade", "evade")
		if c.to == "crit" {
			s.Draw("Console Fire")
		}
		misses(s)
		s.Done()
	}
}
