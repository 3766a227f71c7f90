package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// Modifications, titles and teams just outside of what their cards say.
func TestLimits_OfModificationsAndTitles(t *testing.T) {
	plays(t, map[string]func(s *scene.Scene){
		"servomotorsfoils: the left turn stays a turn":      func(s *scene.Scene) { staysATurn(s, "left") },
		"servomotorsfoils: the right turn stays a turn":     func(s *scene.Scene) { staysATurn(s, "right") },
		"servomotorsfoils: closed, a bank of another speed": func(s *scene.Scene) { greenIfClosed(s, "3 bank left", 1) },
		"servomotorsfoils: closed, no bank":                 func(s *scene.Scene) { greenIfClosed(s, "2 turn left", 1) },
		"servomotorsfoils: closed, a bank to the right":     func(s *scene.Scene) { greenIfClosed(s, "2 bank right", 0) },
		"allianceoverhaul: a focus result to the front": func(s *scene.Scene) {
			ship, foe := s.Mine("braylenstramm", here, with("allianceoverhaul")), s.Theirs(academy, ahead(150))
			s.Never(ship, "change a focus")
			s.Attack(ship, foe)
			s.Use(ship, "roll another die")
			s.Dice("focus", "focus", "focus")
		},
		"millenniumfalcon-swx57: it touches a ship": func(s *scene.Scene) {
			ship := s.Mine(smuggler, here, with("millenniumfalcon-swx57"))
			s.Theirs(academy, scene.At(375, 500, 135))
			s.Never(ship, "turn round")
			s.Activate(ship, "3 bank-left")
		},
		"millenniumfalcon-swx57: under stress": func(s *scene.Scene) {
			ship := s.Mine(smuggler, here, with("millenniumfalcon-swx57"), scene.Tokens(stress, 1))
			s.Never(ship, "turn round")
			s.Activate(ship, "3 bank-left")
		},
		"maneuveringfins: a straight maneuver": func(s *scene.Scene) {
			ship := s.Mine(red, here, with("maneuveringfins"))
			s.Theirs(academy, scene.At(800, 800, 180))
			s.Never(ship, "bank left")
			s.Never(ship, "bank right")
			s.Activate(ship, "2 straight")
		},
		"blackone: a friend at range 2": func(s *scene.Scene) {
			ship, friend := s.Mine("redace", here, with("blackone")), s.Mine(rookie, scene.At(457, 581, 0))
			s.Lock(s.Theirs(academy, scene.At(457, 760, 180)), friend)
			s.Never(ship, "shake off a lock")
			s.Perform(ship, 0, game.BoostAction)
			s.Use(ship, "boost")
			s.Maneuver("1 straight")
		},
		"stygiumparticleaccelerator: no evade action": func(s *scene.Scene) {
			ship := s.Mine("sigmasquadronpilot", here, with("stygiumparticleaccelerator"))
			s.Perform(ship, 0, game.CloakAction)
			s.Use(ship, "cloak")
			s.Offered(ship, "evade cloaked")
			misses(s)
			s.WantTokens(ship, evade, 0)
		},
		"stygiumparticleaccelerator: another action": func(s *scene.Scene) {
			ship := s.Mine("sigmasquadronpilot", here, with("stygiumparticleaccelerator"))
			s.Never(ship, "evade cloaked")
			s.Perform(ship, 0, game.FocusAction)
			s.Use(ship, "focus")
		},
		"longrangescanners: coordinates no farther, and as near": func(s *scene.Scene) {
			ship := s.Mine(rookie, here, with("longrangescanners"))
			near := s.Mine(rookie, beside(100))
			far := s.Mine(academy, scene.At(457, 641, 0))
			s.Perform(ship, 0, game.CoordinateAction)
			s.Use(ship, "coordinate")
			s.Refused(func() { s.Pick(far) })
			s.Pick(near)
		},
		"capturedtie: a friend that is destroyed, though not gone": func(s *scene.Scene) {
			tie := s.Mine("ahsokatano", here, with("capturedtie"))
			doomed := s.Mine("wedgeantilles", scene.At(100, 100, 0))
			friend := s.Mine(rookie, beside(60), scene.Shields(0), scene.Damaged(2))
			foe := s.Theirs("wedgeantilles", ahead(150))
			s.Of(doomed).Destroyed = true
			s.Attack(foe, friend)
			s.Dice("hit", "hit", "blank")
			s.Dice("blank")
			s.WantDiscarded(tie, "capturedtie")
		},
		"multispectralcamouflage: the second lock of one ship": func(s *scene.Scene) {
			ship, foe := s.Mine("redline", here), s.Theirs(academy, ahead(150), with("multispectralcamouflage"))
			s.Lock(ship, foe)
			s.Perform(ship, 0, game.LockAction)
			s.Use(ship, "target lock")
			s.Pick(foe)
			s.Is(s.State().Over || !s.Exec().Waiting(s.State()).Has(game.Chance), "no die is rolled")
		},
		"ordnanceexperts: an enemy's torpedo": func(s *scene.Scene) {
			ship := s.Mine(transport, scene.At(457, 100, 0), with("ordnanceexperts"))
			foe := s.Theirs("tempestsquadronpilot", ahead(150), with("protontorpedoes"))
			wing := s.Mine(rookie, here)
			s.Lock(foe, wing)
			s.Never(ship, "guide the ordnance")
			s.AttackWith(foe, "protontorpedoes", wing)
		},
		"advancedailerons: no bank": func(s *scene.Scene) {
			ship := s.Mine("scarifbasepilot", here, with("advancedailerons"), scene.Tokens(stress, 1))
			s.PrintDial(ship, "3 straight white")
			s.Activate(ship, "3 straight")
			misses(s)
			s.WantTokens(ship, stress, 1)
		},
		"stealthdevice: a miss": func(s *scene.Scene) {
			ship := s.Mine(rookie, here, with("stealthdevice"))
			s.Attack(s.Theirs(academy, ahead(150)), ship)
			misses(s)
			s.WantDiscarded(ship)
		},
		"capturedtie: no one but a destroyed friend": func(s *scene.Scene) {
			s.Mine("ahsokatano", here, with("capturedtie"))
			doomed := s.Mine(rookie, scene.At(100, 100, 0))
			foe := s.Theirs(rookie, ahead(150))
			s.Of(doomed).Destroyed = true
			s.Engage(foe)
			s.Offered(foe, "primary")
		},
		"blackone: a lock on an enemy": func(s *scene.Scene) {
			ship, foe := s.Mine("redace", here, with("blackone")), s.Theirs(academy, scene.At(557, 440, 180))
			s.Lock(s.Mine(rookie, scene.At(100, 100, 0)), foe)
			s.Never(ship, "shake off a lock")
			s.Perform(ship, 0, game.BoostAction)
			s.Use(ship, "boost")
			s.Maneuver("1 straight")
		},
		"shadowcaster: the defender is destroyed": func(s *scene.Scene) {
			ship, foe := s.Mine("shadowporthunter", large, with("shadowcaster")), s.Theirs(academy, facing, scene.Damaged(2))
			s.Never(ship, "grapple")
			s.Attack(ship, foe)
			s.Dice("hit", "hit", "blank")
			misses(s)
			s.WantDestroyed(foe)
		},
		"sensorteam: coordinates no farther": func(s *scene.Scene) {
			ship := s.Mine(transport, upright, with("sensorteam"), scene.Energy(3))
			near, far := s.Mine(academy, abeam(150)), s.Mine(academy, abeam(350))
			s.Activate(ship, "1 straight")
			s.Use(ship, "coordinate")
			s.Refused(func() { s.Pick(far) })
			s.Pick(near)
		},
		"servomotorsfoils: no Tallon roll to the left under stress":  func(s *scene.Scene) { noTallonRoll(s, "left") },
		"servomotorsfoils: no Tallon roll to the right under stress": func(s *scene.Scene) { noTallonRoll(s, "right") },
		"servomotorsfoils: no Tallon roll of another maneuver": func(s *scene.Scene) {
			ship := s.Mine(red, here, with("servomotorsfoils"))
			s.Theirs(academy, scene.At(800, 800, 180))
			s.Never(ship, "Tallon roll left")
			s.Never(ship, "Tallon roll right")
			s.Activate(ship, "2 turn left")
		},
		"advancedailerons: a bank of another speed": func(s *scene.Scene) {
			ship := s.Mine("scarifbasepilot", here, with("advancedailerons"), scene.Tokens(stress, 1))
			s.PrintDial(ship, "2 bank-left white")
			s.Activate(ship, "2 bank-left")
			misses(s)
			s.WantTokens(ship, stress, 1)
		},
		"experimentalinterface: once a round, also for a ship that acts under stress": func(s *scene.Scene) {
			ship := s.Mine(black, here, scene.With("experimentalinterface", "expose", "marksmanship", "chopper"))
			s.Perform(ship, 0, game.FocusAction)
			s.Use(ship, "focus")
			s.Use(ship, "act with an upgrade")
			s.ChooseNamed("Expose")
			s.Never(ship, "act with an upgrade")
			s.Use(ship, "expose")
			misses(s)
			s.Done()
			s.PrintActions(ship, "evade")
			s.Perform(ship, 0, game.EvadeAction)
			s.Use(ship, "evade")
		},
		"multispectralcamouflage: a lock on another ship, apart from one on it": func(s *scene.Scene) {
			ship, wing := s.Mine(black, beside(20), with("multispectralcamouflage")), s.Mine(rookie, here)
			foe, other := s.Theirs(rookie, ahead(150)), s.Theirs(rookie, scene.At(557, 490, 180))
			s.Lock(other, ship)
			s.Perform(foe, 0, game.LockAction)
			s.Use(foe, "target lock")
			s.Pick(wing)
			s.Done()
		},
	})
}

// staysATurn has a ship whose foils are open execute its turn.
func staysATurn(s *scene.Scene, side string) {
	ship := s.Mine(red, here, with("servomotorsfoils"))
	s.Theirs(academy, scene.At(800, 800, 180))
	s.Activate(ship, "3 turn "+side)
	s.Offered(ship, "Tallon roll "+side)
	misses(s)
	s.WantTokens(ship, stress, 0)
}

// greenIfClosed has a stressed ship whose foils are closed execute a maneuver that leaves it this many tokens.
func greenIfClosed(s *scene.Scene, maneuver string, tokens int) {
	ship := s.Mine(red, here, with("servomotorsfoils"), scene.Tokens(stress, 1))
	s.CardSide(ship, "servomotorsfoils", 2)
	s.Theirs(academy, scene.At(800, 800, 180))
	s.Activate(ship, maneuver)
	misses(s)
	s.WantTokens(ship, stress, tokens)
}

// noTallonRoll has a stressed ship whose foils are open execute a turn.
func noTallonRoll(s *scene.Scene, side string) {
	ship := s.Mine(red, here, with("servomotorsfoils"), scene.Tokens(stress, 1))
	s.Theirs(academy, scene.At(800, 800, 180))
	s.Never(ship, "Tallon roll "+side)
	s.Activate(ship, "3 turn "+side)
}
