package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// Cards give, take and reach as much as they say.
func TestAmounts(t *testing.T) {
	plays(t, map[string]func(s *scene.Scene){
		"sabinewren: a facedown card": func(s *scene.Scene) {
			ship := s.Mine(kwing, scene.At(100, 100, 0), with("sabinewren"))
			foe := s.Theirs(rookie, scene.At(457, 610, 180), scene.Shields(0))
			s.Device("Seismic Charge", ship, scene.At(457, 500, 0))
			detonates(s, ship, foe)
			s.Pick(foe)
			s.WantFacedown(foe, 2) // one of them by the bomb
		},
		"pulsedrayshield: one of two shields": func(s *scene.Scene) {
			ship := s.Mine(thug, here, with("pulsedrayshield"), scene.Shields(1))
			s.End()
			s.Use(ship, "recover a shield")
			s.WantShields(ship, 2)
		},
		"dengar: two dice against a unique pilot": func(s *scene.Scene) {
			ship, foe := s.Mine("mandalorianmercenary", large, with("dengar")), s.Theirs("wedgeantilles", facing)
			s.Attack(ship, foe)
			s.Dice(blanks(int(s.Rolling().N))...)
			s.Use(ship, "dengar: reroll")
			s.Refused(func() { s.Number(3) })
			s.Number(2)
			s.Dice("hit", "hit")
		},
		"r5x3: a boost across an asteroid": func(s *scene.Scene) {
			ship := s.Mine(red, here, with("r5x3"))
			s.PrintActions(ship, "boost")
			s.Obstacle("coreasteroid0", scene.At(457, 440, 0))
			s.Theirs(academy, scene.At(800, 800, 180))
			s.Activate(ship, "1 straight")
			s.Use(ship, "plot a way through")
			s.Use(ship, "boost")
			s.Maneuver("1 straight")
			s.WantPose(ship, 457, 300+80+80, 0)
		},
		"operationsspecialist: near the defender, but not the attacker": func(s *scene.Scene) {
			ship := s.Mine(smuggler, scene.At(560, 300, 0), with("operationsspecialist"))
			wing, foe := s.Mine(rookie, here), s.Theirs(academy, ahead(150))
			far := s.Mine(academy, scene.At(457, 760, 0))
			s.Attack(wing, foe)
			s.Dice(blanks(3)...)
			s.Dice(blanks(3)...)
			s.Use(ship, "direct")
			s.Refused(func() { s.Pick(far) })
			s.Pick(wing)
		},
		"kylorensshuttle: range 2": func(s *scene.Scene) {
			s.Mine("starkillerbasepilot", large, with("kylorensshuttle"))
			calm := s.Theirs(academy, scene.At(457+60+20+150, 300, 90))
			s.Engagement()
			s.Pick(calm)
			s.WantTokens(calm, stress, 1)
		},
		"swarmleader: a friend at range 3 of the defender": func(s *scene.Scene) {
			ship, foe := s.Mine(black, here, with("swarmleader")), s.Theirs(rookie, ahead(150))
			other := s.Mine(black, scene.At(457, 490-40-250, 0), scene.Tokens(evade, 1))
			s.Attack(ship, foe)
			s.Use(ship, "lead the swarm")
			s.Pick(other)
		},
		"plasmatorpedoes: one shield more": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, with("plasmatorpedoes")), s.Theirs(firespray, scene.At(457, 510, 180))
			s.Lock(ship, foe)
			s.AttackWith(ship, "plasmatorpedoes", foe)
			s.Dice("hit", "blank", "blank", "blank")
			misses(s)
			s.WantShields(foe, 2)
		},
		"chopper-swx72: one of two shields": func(s *scene.Scene) {
			ship := s.Mine(rookie, here, scene.With("chopper-swx72", "protontorpedoes"), scene.Shields(0))
			s.Perform(ship, 0, game.CardAction)
			s.Use(ship, "salvage a part")
			s.Choose(func(c game.Choice) bool { return cardIs(s, c, "protontorpedoes") })
			s.WantShields(ship, 1)
		},
		"elusiveness: one die": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, with("elusiveness")), s.Theirs(academy, ahead(150))
			s.Attack(foe, ship)
			s.Dice("hit", "hit")
			s.Use(ship, "elude")
			s.Refused(func() { s.Number(2) })
			s.Number(1)
			s.Dice("blank")
		},
		"torynfarr: the last energy": func(s *scene.Scene) {
			ship := s.Mine(transport, upright, with("torynfarr"), scene.Energy(1))
			s.Theirs(rookie, abeam(100), scene.Tokens(focus, 1))
			s.Activate(ship, "4 straight")
			s.Offered(ship, "deceive them")
		},
		"r7t1: its boost costs no stress": func(s *scene.Scene) {
			ship, foe := s.Mine(red, here, with("r7t1")), s.Theirs(academy, scene.At(457, 490, 0))
			s.Perform(ship, 0, game.CardAction)
			s.Use(ship, "lock and boost")
			s.Pick(foe)
			s.Use(ship, "boost")
			s.Maneuver("1 bank-left")
			s.WantTokens(ship, stress, 0)
		},
		"tiev1: its evade action costs no stress": func(s *scene.Scene) {
			ship, foe := s.Mine("sienartestpilot", here, with("tiev1")), s.Theirs(rookie, ahead(150))
			s.Perform(ship, 0, game.LockAction)
			s.Use(ship, "target lock")
			s.Pick(foe)
			s.Use(ship, "tiev1: evade")
			s.Use(ship, "evade")
			s.WantTokens(ship, evade, 1)
			s.WantTokens(ship, stress, 0)
		},
		"ysanneisard: her evade action costs no stress": func(s *scene.Scene) {
			ship := s.Mine(smuggler, large, with("ysanneisard"), scene.Shields(0), scene.Damaged(1))
			s.Engagement()
			s.Use(ship, "ysanneisard: evade")
			s.Use(ship, "evade")
			s.WantTokens(ship, evade, 1)
			s.WantTokens(ship, stress, 0)
		},
		"stygiumparticleaccelerator: its evade action costs no stress": func(s *scene.Scene) {
			ship := s.Mine("sigmasquadronpilot", here, with("stygiumparticleaccelerator"))
			s.Perform(ship, 0, game.CloakAction)
			s.Use(ship, "cloak")
			s.Use(ship, "evade cloaked")
			s.Use(ship, "evade")
			s.WantTokens(ship, stress, 0)
		},
		"harpoonmissiles: no one is left to be harpooned": func(s *scene.Scene) {
			ship := s.Mine(rookie, here, with("harpoonmissiles"))
			foe := s.Theirs(academy, ahead(150), scene.Damaged(2))
			s.Lock(ship, foe)
			s.AttackWith(ship, "harpoonmissiles", foe)
			s.Dice("hit", "blank", "blank", "blank")
			misses(s)
			s.WantDestroyed(foe)
			s.NoEvent(game.ConditionGained)
		},
		"intensity: one token": func(s *scene.Scene) {
			ship := s.Mine(black, here, with("intensity"))
			s.Perform(ship, 0, game.BarrelRollAction)
			s.Use(ship, "barrel roll")
			s.Side(1)
			s.Place(ship, 457+80, 300, 0)
			s.Use(ship, "keep up the pace")
			s.ChooseNamed("evade")
			s.WantTokens(ship, evade, 1)
			s.WantTokens(ship, focus, 0)
		},
	})
}
