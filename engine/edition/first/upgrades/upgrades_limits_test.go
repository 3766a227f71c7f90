package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// Talents, systems, tech and illicit upgrades just outside of what their cards say.
func TestLimits_OfTalentsAndSystems(t *testing.T) {
	plays(t, map[string]func(s *scene.Scene){
		"swarmleader: no one has an evade token": func(s *scene.Scene) {
			ship, foe := s.Mine(black, here, with("swarmleader")), s.Theirs(rookie, ahead(150))
			s.Mine(black, beside(20))
			s.Never(ship, "lead the swarm")
			s.Attack(ship, foe)
		},
		"ruthlessness: neither the defender nor itself": func(s *scene.Scene) {
			ship, foe := s.Mine(black, here, with("ruthlessness")), s.Theirs(rookie, ahead(90))
			other := s.Theirs(rookie, scene.At(557, 430, 180))
			s.Attack(ship, foe)
			s.Dice("hit", "blank", "blank")
			s.Dice(blanks(2)...)
			s.Refused(func() { s.Pick(foe) })
			s.Refused(func() { s.Pick(ship) })
			s.Pick(other)
		},
		"selflessness: an enemy is hit":  func(s *scene.Scene) { notForEnemies(s, "selflessness", "take the hits") },
		"drawtheirfire: an enemy is hit": func(s *scene.Scene) { notForEnemies(s, "drawtheirfire", "take a critical hit") },
		"selflessness: it is hit itself": func(s *scene.Scene) { notForItself(s, "selflessness", "take the hits") },
		"drawtheirfire: it is hit itself": func(s *scene.Scene) {
			notForItself(s, "drawtheirfire", "take a critical hit")
		},
		"accuracycorrector: its dice stay as they are": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, scene.With("accuracycorrector", "bistan")), s.Theirs(rookie, ahead(150))
			s.Attack(ship, foe)
			s.Dice("hit", "blank", "blank")
			s.Offered(ship, "change a hit")
			s.Use(ship, "correct")
			s.ChooseNamed("add 2 hits")
			s.Never(ship, "change a hit")
		},
		"scavengercrane: its own ship is destroyed": func(s *scene.Scene) {
			ship := s.Mine(rookie, here, scene.With("scavengercrane", "protontorpedoes"), scene.Shields(0), scene.Damaged(2))
			s.Mine(rookie, scene.At(100, 100, 0))
			s.Discard(ship, "protontorpedoes")
			s.Never(ship, "scavenge")
			s.Attack(s.Theirs("howlrunner", ahead(150)), ship)
			s.Dice("hit", "hit")
			misses(s)
			s.WantDestroyed(ship)
		},
		"rage: it does not rage": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, with("rage")), s.Theirs(rookie, ahead(150))
			s.Never(ship, "reroll in a rage")
			s.Attack(ship, foe)
		},
		"fearlessness: a turret's target outside of its arc": func(s *scene.Scene) {
			ship := s.Mine("goldsquadronpilot", here, scene.With("fearlessness", "ioncannonturret"))
			foe := s.Theirs(rookie, scene.At(457, 200, 0))
			s.Never(ship, "add a hit")
			s.AttackWith(ship, "ioncannonturret", foe)
		},
		"blackmarketslicertools: a friend": func(s *scene.Scene) {
			ship := s.Mine(black, here, with("blackmarketslicertools"))
			s.Mine(rookie, beside(60), scene.Tokens(stress, 1))
			s.Never(ship, "slice")
			s.Perform(ship, 0, game.CardAction)
		},
		"advancedoptics: its first token": func(s *scene.Scene) { oneOf(s, "advancedoptics", "focus", "evade") },
		"commrelay: its first token":      func(s *scene.Scene) { oneOf(s, "commrelay", "evade", "focus") },
		"coolhand: a focus token is not stress": func(s *scene.Scene) {
			ship := s.Mine(black, here, with("coolhand"))
			s.Never(ship, "stay cool")
			s.Perform(ship, 0, game.FocusAction)
			s.Use(ship, "focus")
		},
		"burnoutslam: another action": func(s *scene.Scene) {
			ship := s.Mine(black, here, with("burnoutslam"))
			s.Perform(ship, 0, game.FocusAction)
			s.Use(ship, "focus")
			s.WantDiscarded(ship)
		},
		"advancedsensors: no dial to reveal": func(s *scene.Scene) {
			ship := s.Mine(rookie, here, with("advancedsensors"), scene.Tokens(ion, 1))
			s.Theirs(academy, scene.At(800, 800, 180))
			s.Never(ship, "act first")
			s.Activate(ship, "")
		},
		"targetingsynchronizer: a friend that does not attack": func(s *scene.Scene) {
			ship, foe := s.Mine(novice, here, with("threattracker")), s.Theirs(academy, ahead(150))
			lender := s.Mine("blueace", beside(100), with(synchronizer))
			s.Lock(lender, foe)
			s.Never(ship, "dodge")
			s.Engage(foe)
		},
		"wired: its focus results stay": func(s *scene.Scene) {
			ship := s.Mine(rookie, here, with("wired"), scene.Tokens(stress, 1))
			s.Attack(s.Theirs(academy, ahead(150)), ship)
			s.Dice("hit", "hit")
			s.Dice("focus", "focus")
			s.Offered(ship, "reroll defense dice")
			misses(s)
			s.WantShields(ship, 0)
		},
		"r5x3: no dial to reveal": func(s *scene.Scene) {
			ship := s.Mine(rookie, here, with("r5x3"), scene.Tokens(ion, 1))
			s.Theirs(academy, scene.At(800, 800, 180))
			s.Never(ship, "plot a way through")
			s.Activate(ship, "")
		},
		"pushthelimit: once a round, also for a ship that acts under stress": func(s *scene.Scene) {
			ship := s.Mine(rookie, here, scene.With("pushthelimit", "chopper"))
			foe := s.Theirs(academy, ahead(150))
			s.Perform(ship, 0, game.FocusAction)
			s.Use(ship, "focus")
			s.Use(ship, "push")
			s.Use(ship, "target lock")
			s.Pick(foe)
			s.WantTokens(ship, stress, 1)
			s.Never(ship, "push")
			s.Done()
			s.PrintActions(ship, "evade", "focus", "boost")
			s.Perform(ship, 0, game.EvadeAction)
			s.Use(ship, "evade")
		},
		"wingman: only the stressed": func(s *scene.Scene) {
			s.Mine(black, here, with("wingman"))
			calm, wing := s.Mine("obsidiansquadronpilot", beside(20)), s.Mine(academy, scene.At(397, 300, 0), scene.Tokens(stress, 1))
			s.Theirs(rookie, scene.At(800, 800, 180))
			s.Engagement()
			s.Refused(func() { s.Pick(calm) })
			s.Pick(wing)
			misses(s)
			s.WantTokens(wing, stress, 0)
		},
		"accuracycorrector: the dice of the defender": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, with("accuracycorrector")), s.Theirs(rookie, ahead(150), scene.Tokens(focus, 1))
			s.Attack(ship, foe)
			s.Dice(blanks(3)...)
			s.Use(ship, "correct")
			s.ChooseNamed("add 2 hits")
			s.Dice("focus", "focus")
			s.Use(foe, "spend focus")
			misses(s)
			s.WantShields(foe, 2)
		},
		"electronicbaffle: the token is gone": func(s *scene.Scene) {
			ship := s.Mine("jekporkins", here, with("electronicbaffle"))
			s.Theirs(academy, scene.At(800, 800, 180))
			s.Activate(ship, "4 koiogran")
			s.Offered(ship, "baffle it")
			s.Use(ship, "shake it off")
			s.Dice("blank")
			s.NotOffered(ship, "baffle it")
		},
		"outmaneuver: its own agility": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, scene.With("outmaneuver", "protonrockets"), scene.Tokens(focus, 1)), s.Theirs(rookie, fleeing(90))
			s.AttackWith(ship, "protonrockets", foe)
			s.Use(ship, "roll more dice")
			s.Is(s.Rolling().N == 4, "%d dice", s.Rolling().N)
		},
		"drawtheirfire: a miss": func(s *scene.Scene) {
			ship, friend := s.Mine(rookie, beside(20), with("drawtheirfire")), s.Mine(rookie, here)
			s.Never(ship, "take a critical hit")
			s.Attack(s.Theirs(academy, ahead(150)), friend)
			s.Dice("crit", "blank")
			s.Dice("evade", "evade")
		},
		"iondischargers: another token": func(s *scene.Scene) {
			ship := s.Mine(black, here, with("iondischargers"), scene.Tokens(ion, 1))
			s.Theirs(academy, ahead(60))
			s.Never(ship, "discharge")
			s.Perform(ship, 0, game.FocusAction)
			s.Use(ship, "focus")
		},
		"bodyguard: an enemy": func(s *scene.Scene) {
			ship := s.Mine(academy, here, with("bodyguard"), scene.Tokens(focus, 1))
			s.Theirs(black, scene.At(537, 300, 90))
			s.Never(ship, "guard")
			s.Engagement()
			misses(s)
		},
		"wired: unstressed": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, with("wired")), s.Theirs(academy, ahead(150))
			s.Never(ship, "reroll defense dice")
			s.Never(ship, "reroll attack dice")
			s.Attack(foe, ship)
			s.Dice("hit", "hit")
			s.Dice("focus", "focus")
			misses(s)
			s.Attack(ship, foe)
			s.Dice("focus", "focus", "focus")
		},
		"bodyguard: a friend at range 2": func(s *scene.Scene) {
			ship := s.Mine(academy, here, with("bodyguard"), scene.Tokens(focus, 1))
			s.Mine(black, beside(101))
			s.Never(ship, "guard")
			s.Engagement()
			s.Done()
		},
	})
}

// notForEnemies has an enemy hit beside a ship with a card that helps friends.
func notForEnemies(s *scene.Scene, id, ability string) {
	ship := s.Mine(rookie, scene.At(517, 490, 0), with(id))
	s.Never(ship, ability)
	s.Attack(s.Mine(rookie, here), s.Theirs(rookie, ahead(150)))
	s.Dice("hit", "crit", "blank")
}

// notForItself has a ship hit that has a card which helps others.
func notForItself(s *scene.Scene, id, ability string) {
	ship := s.Mine(rookie, here, with(id))
	s.Never(ship, ability)
	s.Attack(s.Theirs(rookie, ahead(150)), ship)
	s.Dice("hit", "crit", "blank")
}

// oneOf gives a ship with a card its first token of a kind, and then one of another.
func oneOf(s *scene.Scene, id string, actions ...string) {
	ship := s.Mine(novice, here, with(id))
	s.PrintActions(ship, actions...)
	for _, action := range actions {
		s.Perform(ship, 0)
		s.Use(ship, action)
		misses(s)
		s.Done()
	}
	s.WantTokens(ship, focus, 1)
	s.WantTokens(ship, evade, 1)
}
