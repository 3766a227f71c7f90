package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// Droids and crew just outside of what their cards say.
func TestLimits_OfDroidsAndCrew(t *testing.T) {
	plays(t, map[string]func(s *scene.Scene){
		"r5p8: once a round": func(s *scene.Scene) {
			ship, foe := s.Mine(thug, here, with("r5p8")), s.Theirs(academy, ahead(150))
			s.Attack(foe, ship)
			s.Dice(blanks(2)...)
			s.Dice("blank")
			s.Use(ship, "bite back")
			s.Dice("blank")
			s.Never(ship, "bite back")
			s.Attack(foe, ship)
		},
		"r5k6: the ship that was locked is destroyed": func(s *scene.Scene) {
			ship := s.Mine("lieutenantcolzet", here, with("r5k6"))
			foe := s.Theirs(academy, ahead(150), scene.Damaged(2))
			s.Theirs(academy, scene.At(800, 800, 180))
			s.Lock(ship, foe)
			s.End()
			until(s, ship, "lieutenantcolzet: expose")
			s.Pick(foe)
			s.Draw("Direct Hit!")
			s.WantDestroyed(foe) // and no die is rolled
		},
		"r5k6: its new lock is kept for this attack": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, scene.With("r5k6", "protontorpedoes")), s.Theirs(rookie, ahead(150))
			s.Lock(ship, foe)
			s.AttackWith(ship, "protontorpedoes", foe)
			s.Dice("evade")
			s.WantLock(ship, foe, true)
			s.Never(ship, "spend target lock")
		},
		"r5k6: a focus token is no lock": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, with("r5k6")), s.Theirs(rookie, ahead(150))
			s.Mine("esegetuketu", beside(20), scene.Tokens(focus, 1))
			s.Attack(ship, foe)
			s.Dice("focus", "hit", "blank")
			s.Use(ship, "spend focus")
			s.Is(s.Rolling().N == 2, "no die is rolled for a token")
		},
		"bossk: a hit": func(s *scene.Scene) {
			ship, foe := s.Mine(smuggler, large, with("bossk")), s.Theirs(academy, facing)
			s.Attack(ship, foe)
			s.Dice("hit", "hit")
			misses(s)
			s.WantTokens(ship, stress, 0)
			s.WantTokens(ship, focus, 0)
		},
		"tactician: a turret's target outside of its arc": func(s *scene.Scene) {
			ship := s.Mine("goldsquadronpilot", here, scene.With("tactician", "ioncannonturret"))
			foe := s.Theirs(rookie, scene.At(457, 110, 0))
			s.AttackWith(ship, "ioncannonturret", foe)
			misses(s)
			s.WantTokens(foe, stress, 0)
		},
		"isbslicer: a ship is coordinated": func(s *scene.Scene) {
			ship, friend := s.Mine(rookie, here, with("isbslicer")), s.Mine(rookie, beside(60))
			s.Theirs(academy, scene.At(557, 400, 180))
			s.Never(ship, "jam another")
			s.Perform(ship, 0, game.CoordinateAction)
			s.Use(ship, "coordinate")
			s.Pick(friend)
			s.Use(friend, "focus")
		},
		"targetingcoordinator: an enemy gets no lock": func(s *scene.Scene) {
			ship := s.Mine(transport, upright, with("targetingcoordinator"), scene.Energy(1))
			foe := s.Theirs(academy, abeam(150))
			s.Activate(ship, "1 straight")
			s.Use(ship, "pass a target")
			s.Refused(func() { s.Pick(foe) })
			s.Pick(ship)
			s.Pick(foe)
		},
		"hotshotcopilot: the attacker has spent a focus token": func(s *scene.Scene) {
			ship := s.Mine(smuggler, large, with("hotshotcopilot"))
			foe := s.Theirs(rookie, scene.At(457, 490, 180), scene.Tokens(focus, 2))
			s.Attack(foe, ship)
			s.Dice("focus", "blank", "blank")
			s.Use(foe, "spend focus")
			misses(s)
			s.WantTokens(foe, focus, 1)
		},
		"flightinstructor: one reroll against skill 1": func(s *scene.Scene) {
			ship := s.Mine(rookie, here, with("flightinstructor"))
			s.Never(ship, "reroll a focus")
			s.Attack(s.Theirs(academy, ahead(150)), ship)
			s.Dice("hit", "hit")
			s.Dice("focus", "blank")
			s.Offered(ship, "reroll a focus or blank")
		},
		"generalhux: nobody is near": func(s *scene.Scene) {
			ship := s.Mine(smuggler, large, with("generalhux"))
			s.Perform(ship, 0, game.CardAction)
			s.Use(ship, "rouse them")
			misses(s)
			s.WantTokens(ship, stress, 1)
			s.NoEvent(game.ConditionGained)
		},
		"saboteur: a friend": func(s *scene.Scene) {
			ship := s.Mine(rookie, here, with("saboteur"))
			s.Mine(rookie, beside(20), scene.Damaged(1))
			s.Never(ship, "sabotage")
			s.Perform(ship, 0, game.CardAction)
		},
		"4lom: the token that the defender has": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, with("4lom")), s.Theirs(rookie, ahead(150), scene.Tokens(focus, 1))
			s.Attack(ship, foe)
			s.Dice(blanks(3)...)
			s.Use(ship, "jam the token")
			s.Refused(func() { s.ChooseNamed("an evade token") })
			s.ChooseNamed("a focus token")
		},
		"overclockedr4: in the Activation phase": func(s *scene.Scene) {
			ship := s.Mine(thug, scene.At(457, 180, 0), with("overclockedr4"), scene.Tokens(focus, 1))
			foe := s.Theirs(black, ahead(60), with("snapshot"))
			s.Never(ship, "focus again")
			s.Activate(ship, "2 straight")
			s.Use(foe, "snap off a shot")
			s.Declare("snapshot", ship)
			s.Dice("hit", "hit")
			s.Dice("focus")
			s.Use(ship, "spend focus")
		},
		"breachspecialist: one token seals them all": func(s *scene.Scene) {
			ship := s.Mine(rookie, here, with("breachspecialist"), scene.Shields(0), scene.Tokens(game.ReinforceAft, 1),
				scene.Tokens(game.ReinforceFore, 1))
			struck(s, s.Theirs(rookie, ahead(150)), ship, "crit", "crit", "crit")
			s.Draw("Stunned Pilot")
			s.ChooseNamed("turn the damage card facedown")
			s.ChooseNamed("reinforce aft")
			s.Draw("Damaged Engine")
			s.WantFacedown(ship, 2)
			s.WantTokens(ship, game.ReinforceFore, 1)
		},
	})
}
