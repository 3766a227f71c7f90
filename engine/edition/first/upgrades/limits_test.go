package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// Talents and weapons just outside of what their cards say.
func TestLimits_OfTalentsAndWeapons(t *testing.T) {
	plays(t, map[string]func(s *scene.Scene){
		"swarmleader: nobody has an evade token": func(s *scene.Scene) {
			ship, foe := s.Mine(black, here, with("swarmleader")), s.Theirs(rookie, ahead(150))
			s.Mine(black, beside(20))
			s.Never(ship, "lead the swarm")
			s.Attack(ship, foe)
		},
		"assaultmissiles: a miss": func(s *scene.Scene) {
			ship, foe := s.Mine("tempestsquadronpilot", here, with("assaultmissiles")), s.Theirs(rookie, ahead(150))
			near := s.Theirs(rookie, scene.At(520, 490, 180))
			s.Lock(ship, foe)
			s.AttackWith(ship, "assaultmissiles", foe)
			misses(s)
			s.WantShields(near, 2)
		},
		"advtargetingcomputer: a turret": func(s *scene.Scene) {
			ship := s.Mine(rookie, here, scene.With("advtargetingcomputer", "syncedturret"))
			foe := s.Theirs(rookie, ahead(150))
			s.Lock(ship, foe)
			s.Never(ship, "add a critical hit")
			s.AttackWith(ship, "syncedturret", foe)
		},
		"servomotorsfoils: the left turn stays a turn":  func(s *scene.Scene) { staysATurn(s, "left") },
		"servomotorsfoils: the right turn stays a turn": func(s *scene.Scene) { staysATurn(s, "right") },
		"flechettecannon: a stressed defender": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, with("flechettecannon")), s.Theirs(rookie, ahead(150), scene.Tokens(stress, 1))
			s.AttackWith(ship, "flechettecannon", foe)
			s.Dice("hit", "hit", "hit")
			misses(s)
			s.WantShields(foe, 1)
			s.WantTokens(foe, stress, 1)
		},
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
		"autoblaster: the primary weapon": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, with("autoblaster")), s.Theirs(rookie, ahead(60))
			s.AttackWith(ship, "primary", foe)
			s.Dice("hit", "hit", "blank", "blank")
			s.Dice("evade", "evade")
			s.WantShields(foe, 2)
		},
		"plasmatorpedoes: the primary weapon": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, with("plasmatorpedoes")), s.Theirs(rookie, ahead(150))
			s.AttackWith(ship, "primary", foe)
			s.Dice("hit", "blank", "blank")
			misses(s)
			s.WantShields(foe, 1)
		},
		"harpoonmissiles: a miss": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, with("harpoonmissiles")), s.Theirs(rookie, ahead(150))
			s.Lock(ship, foe)
			s.AttackWith(ship, "harpoonmissiles", foe)
			misses(s)
			s.NoEvent(game.ConditionGained)
		},
		"homingmissiles: the attacker spends its evade token": func(s *scene.Scene) {
			ship := s.Mine("kirkanos", here, with("homingmissiles"), scene.Tokens(evade, 1))
			foe := s.Theirs(rookie, ahead(150))
			s.Lock(ship, foe)
			s.AttackWith(ship, "homingmissiles", foe)
			s.Dice(blanks(4)...)
			s.Use(ship, "add a hit")
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
		"shieldprojector: a friend could attack it": func(s *scene.Scene) {
			ship := s.Mine(transport, scene.At(457, 160, 90), with("shieldprojector"), scene.Energy(4))
			friend, foe := s.Mine(academy, ahead(70), with("r5tk")), s.Theirs(rookie, here)
			s.Lock(friend, ship)
			s.Never(ship, "draw the attack")
			s.Attack(friend, foe)
		},
		"saturationsalvo: a cannon": func(s *scene.Scene) {
			ship := s.Mine(rookie, here, scene.With("saturationsalvo", "heavylasercannon"))
			s.AttackWith(ship, "heavylasercannon", s.Theirs(rookie, ahead(150)))
			misses(s)
			s.NoEvent(game.Used)
		},
		"saturationsalvo: nobody is too slow": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, scene.With("saturationsalvo", "protontorpedoes")), s.Theirs(rookie, ahead(150))
			s.Stat(foe, "agility", 4)
			s.Lock(ship, foe)
			s.AttackWith(ship, "protontorpedoes", foe)
			misses(s)
			s.NoEvent(game.Used)
		},
		"maneuveringfins: a straight maneuver": func(s *scene.Scene) {
			ship := s.Mine(red, here, with("maneuveringfins"))
			s.Theirs(academy, scene.At(800, 800, 180))
			s.Never(ship, "bank left")
			s.Never(ship, "bank right")
			s.Activate(ship, "2 straight")
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
		"coolhand: a focus token is no stress": func(s *scene.Scene) {
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
		"heavylasercannon: a die that is no attack die": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, scene.With("heavylasercannon", "bistan", "r5k6")), s.Theirs(rookie, ahead(150))
			s.Lock(ship, foe)
			s.AttackWith(ship, "heavylasercannon", foe)
			s.Dice("crit", "hit", "blank", "blank")
			s.WantAttackDice("hit", "hit", "blank", "blank")
			s.Use(ship, "change a hit")
			s.Use(ship, "spend target lock")
			s.Number(1)
			s.Number(0)
			s.Number(0)
			s.Dice("blank")
			s.Dice("blank")
			s.WantAttackDice("crit", "hit", "blank", "blank")
		},
		"targetingsynchronizer: a friend that does not attack": func(s *scene.Scene) {
			ship, foe := s.Mine(novice, here, with("threattracker")), s.Theirs(academy, ahead(150))
			lender := s.Mine("blueace", beside(100), with(synchronizer))
			s.Lock(lender, foe)
			s.Never(ship, "dodge")
			s.Engage(foe)
		},
		"singleturbolasers: another weapon": func(s *scene.Scene) {
			ship := s.Mine(croc, scene.At(400, 100, 0), scene.With("singleturbolasers", "quadlasercannons"))
			foe := s.Theirs(academy, scene.At(400, 217.5+150, 180))
			s.Charges(ship, "singleturbolasers", 2)
			s.Charges(ship, "quadlasercannons", 1)
			s.Never(ship, "change a focus result")
			s.AttackWith(ship, "quadlasercannons", foe)
			s.Dice("focus", "hit", "blank")
			s.Dice(blanks(3)...)
		},
		"quadlasercannons: another weapon": func(s *scene.Scene) {
			ship := s.Mine(croc, scene.At(400, 100, 0), scene.With("singleturbolasers", "quadlasercannons"))
			foe := s.Theirs(academy, scene.At(400, 217.5+250, 180))
			s.Charges(ship, "singleturbolasers", 2)
			s.Charges(ship, "quadlasercannons", 1)
			s.Never(ship, "fire again")
			s.AttackWith(ship, "singleturbolasers", foe)
			s.Dice("focus", "blank", "blank", "blank")
			s.Offered(ship, "change a focus result")
			s.Pass()
			s.Dice(blanks(6)...)
		},
		"assaultmissiles: nobody is near": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, with("assaultmissiles")), s.Theirs(rookie, ahead(150))
			s.Lock(ship, foe)
			s.AttackWith(ship, "assaultmissiles", foe)
			s.Dice("hit", "blank", "blank", "blank")
			misses(s)
			s.WantShields(foe, 1)
			s.NoEvent(game.Used)
		},
		"blackone: a friend at range 2": func(s *scene.Scene) {
			ship, friend := s.Mine("redace", here, with("blackone")), s.Mine(rookie, scene.At(457, 581, 0))
			s.Lock(s.Theirs(academy, scene.At(457, 760, 180)), friend)
			s.Never(ship, "shake off a lock")
			s.Perform(ship, 0, game.BoostAction)
			s.Use(ship, "boost")
			s.Maneuver("1 straight")
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
		"r5x3: no dial to reveal": func(s *scene.Scene) {
			ship := s.Mine(rookie, here, with("r5x3"), scene.Tokens(ion, 1))
			s.Theirs(academy, scene.At(800, 800, 180))
			s.Never(ship, "plot a way through")
			s.Activate(ship, "")
		},
		"snapshot: what it does to defense dice": func(s *scene.Scene) {
			ship, foe := s.Mine(black, here, scene.With("snapshot", "juke"), scene.Tokens(evade, 1)), s.Theirs(academy, ahead(220))
			s.Activate(foe, "2 straight")
			s.Use(ship, "snap off a shot")
			s.Declare("snapshot", foe)
			s.Dice("hit", "hit")
			s.Dice("evade", "evade", "blank")
			s.Use(ship, "juke: juke")
			misses(s)
			s.WantDamage(foe, 1)
		},
		"snapshot: attacks with another weapon go on": func(s *scene.Scene) {
			ship, foe := s.Mine(black, here, scene.With("snapshot", "gunner"), scene.Tokens(focus, 1)), s.Theirs(academy, ahead(150))
			s.Attack(ship, foe)
			s.Dice("focus", "blank")
			s.Use(ship, "spend focus")
			s.Dice("evade", "blank", "blank")
			s.Use(ship, "attack again")
			s.Declare("primary", foe)
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

// greenIfClosed has a stressed ship whose foils are closed execute a maneuver that leaves it so many tokens.
func greenIfClosed(s *scene.Scene, maneuver string, tokens int) {
	ship := s.Mine(red, here, with("servomotorsfoils"), scene.Tokens(stress, 1))
	s.CardSide(ship, "servomotorsfoils", 2)
	s.Theirs(academy, scene.At(800, 800, 180))
	s.Activate(ship, maneuver)
	misses(s)
	s.WantTokens(ship, stress, tokens)
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
