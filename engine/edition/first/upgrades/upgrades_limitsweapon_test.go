package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// Weapons, and what goes with them, just outside of what their cards say.
func TestLimits_OfWeapons(t *testing.T) {
	plays(t, map[string]func(s *scene.Scene){
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
		"flechettecannon: a stressed defender": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, with("flechettecannon")), s.Theirs(rookie, ahead(150), scene.Tokens(stress, 1))
			s.AttackWith(ship, "flechettecannon", foe)
			s.Dice("hit", "hit", "hit")
			misses(s)
			s.WantShields(foe, 1)
			s.WantTokens(foe, stress, 1)
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
		"saturationsalvo: no one is too slow": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, scene.With("saturationsalvo", "protontorpedoes")), s.Theirs(rookie, ahead(150))
			s.Stat(foe, "agility", 4)
			s.Lock(ship, foe)
			s.AttackWith(ship, "protontorpedoes", foe)
			misses(s)
			s.NoEvent(game.Used)
		},
		"heavylasercannon: a die that is not an attack die": func(s *scene.Scene) {
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
		"assaultmissiles: no one is near": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, with("assaultmissiles")), s.Theirs(rookie, ahead(150))
			s.Lock(ship, foe)
			s.AttackWith(ship, "assaultmissiles", foe)
			s.Dice("hit", "blank", "blank", "blank")
			misses(s)
			s.WantShields(foe, 1)
			s.NoEvent(game.Used)
		},
		"unguidedrockets: the primary weapon": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, with("unguidedrockets")), s.Theirs(rookie, ahead(150))
			s.Lock(ship, foe)
			s.AttackWith(ship, "primary", foe)
			s.Dice(blanks(3)...)
			s.Use(ship, "spend target lock")
			s.Number(1)
			s.Dice("hit")
		},
		"twinlaserturret: one attack with the primary weapon": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, with("twinlaserturret")), s.Theirs(rookie, ahead(150))
			s.AttackWith(ship, "primary", foe)
			s.Dice(blanks(3)...)
			s.Dice(blanks(2)...)
			s.Done()
		},
		"heavylasercannon: the primary weapon": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, with("heavylasercannon")), s.Theirs(rookie, ahead(150))
			s.AttackWith(ship, "primary", foe)
			s.Dice("crit", "blank", "blank")
			s.WantAttackDice("crit", "blank", "blank")
		},
		"cruisemissiles: the primary weapon": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, with("cruisemissiles")), s.Theirs(rookie, ahead(250))
			s.Activate(ship, "2 straight")
			misses(s)
			s.Never(ship, "roll more dice")
			s.AttackWith(ship, "primary", foe)
		},
		"unguidedrockets: the dice of the defender": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, with("unguidedrockets"), scene.Tokens(focus, 1)), s.Theirs(rookie, ahead(150), with("wired"), scene.Tokens(stress, 1))
			s.AttackWith(ship, "unguidedrockets", foe)
			s.Dice(blanks(3)...)
			s.Pass()
			s.Dice("focus", "focus")
			s.Offered(foe, "wired: reroll defense dice")
			s.Use(foe, "wired: reroll defense dice")
			s.Number(1)
		},
		"guidancechips: the primary weapon": func(s *scene.Scene) {
			ship, foe := s.Mine("scimitarsquadronpilot", here, with("guidancechips")), s.Theirs(academy, ahead(150))
			s.Never(ship, "guide to a hit")
			s.AttackWith(ship, "primary", foe)
		},
		"guidancechips: a strong primary weapon": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, with("guidancechips")), s.Theirs(academy, ahead(150))
			s.Never(ship, "guide to a critical hit")
			s.AttackWith(ship, "primary", foe)
		},
		"tied: once a round": func(s *scene.Scene) {
			ship, foe := s.Mine("deltasquadronpilot", here, scene.With("tied", "ioncannon")), s.Theirs(firespray, ahead(150))
			s.AttackWith(ship, "ioncannon", foe)
			until(s, ship, "tied: fire the primary weapon")
			s.Declare("primary", foe)
			misses(s)
			s.Done()
			s.Never(ship, "fire the primary weapon")
			s.AttackWith(ship, "ioncannon", foe)
		},
		"snapshot: a friend that could be attacked": func(s *scene.Scene) {
			ship, wing := s.Mine(black, here, scene.With("snapshot", "r5tk")), s.Mine(academy, ahead(220))
			s.Theirs(academy, scene.At(800, 800, 180))
			s.Never(ship, "snap off a shot")
			s.Activate(wing, "2 straight")
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
