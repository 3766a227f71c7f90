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
		"r5k6: its new lock is kept for this attack": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, scene.With("r5k6", "protontorpedoes")), s.Theirs(rookie, ahead(150))
			s.Lock(ship, foe)
			s.AttackWith(ship, "protontorpedoes", foe)
			s.Dice("evade")
			s.WantLock(ship, foe, true)
			s.Never(ship, "spend target lock")
		},
		"r5k6: a focus token is not a lock": func(s *scene.Scene) {
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
		"generalhux: no one is near": func(s *scene.Scene) {
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
		"flightassistastromech: what others attack is theirs to choose": func(s *scene.Scene) {
			s.Mine(rookie, scene.At(800, 800, 0), with("flightassistastromech"))
			wing, foe := s.Mine(rookie, here), s.Theirs(rookie, ahead(150))
			s.Attack(wing, foe)
			misses(s)
			s.Attack(foe, wing)
		},
		"greedo: another ship is struck": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, scene.With("greedo", "assaultmissiles")), s.Theirs(rookie, ahead(150))
			near := s.Theirs(academy, scene.At(520, 490, 180))
			s.Lock(ship, foe)
			s.AttackWith(ship, "assaultmissiles", foe)
			s.Dice("hit", "blank", "blank", "blank")
			misses(s)
			s.WantFacedown(near, 1)
		},
		"hotshotcopilot: the defender has spent a focus token": func(s *scene.Scene) {
			ship, foe := s.Mine(smuggler, large, with("hotshotcopilot")), s.Theirs(academy, facing, scene.Tokens(focus, 2))
			s.Attack(ship, foe)
			s.Dice("hit", "blank")
			s.Dice("focus", "blank", "blank")
			s.Use(foe, "spend focus")
			misses(s)
			s.WantTokens(foe, focus, 1)
		},
		"reconspecialist: another action": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, with("reconspecialist")), s.Theirs(academy, ahead(150))
			s.Perform(ship, 0, game.LockAction)
			s.Use(ship, "target lock")
			s.Pick(foe)
			s.WantTokens(ship, focus, 0)
		},
		"r4e1: a stress token of the action itself": func(s *scene.Scene) {
			ship := s.Mine(thug, here, scene.With("r4e1", "seismictorpedo"), scene.Shields(0))
			s.Obstacle("coreasteroid5", scene.At(457, 420, 0))
			s.Theirs(academy, scene.At(800, 800, 180))
			s.Never(ship, "vent the stress")
			s.Perform(ship, 0, game.CardAction)
			s.Use(ship, "fire the Seismic Torpedo")
			s.Dice("crit")
			s.Draw("Thrust Control Fire")
			s.WantTokens(ship, stress, 1)
		},
		"lukeskywalker: a hit": func(s *scene.Scene) {
			ship, foe := s.Mine(smuggler, large, with("lukeskywalker")), s.Theirs(academy, facing)
			s.Never(ship, "attack again")
			s.Attack(ship, foe)
			s.Dice("hit", "hit")
		},
		"boshek: he looks at the dial": func(s *scene.Scene) {
			ship, foe := s.Mine(black, here, with("boshek")), s.Theirs(rookie, ahead(0))
			s.Touch(ship, foe)
			s.Activate(foe, "2 straight")
			s.Use(ship, "lead it astray")
			s.WantEvent(game.DialSeen, "")
			s.Dial(foe, "2 bank-right")
		},
		"ysanneisard: unharmed": func(s *scene.Scene) {
			ship := s.Mine(smuggler, large, with("ysanneisard"), scene.Shields(0))
			s.Never(ship, "ysanneisard: evade")
			s.Engagement()
		},
		"breachspecialist: a token that comes after the first card": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, with("breachspecialist"), scene.Shields(0)), s.Theirs(rookie, ahead(150))
			struck(s, foe, ship, "crit", "blank", "blank")
			s.Draw("Damaged Engine")
			s.Done()
			s.Tokens(ship, game.ReinforceAft, 1)
			struck(s, foe, ship, "crit", "blank", "blank")
			s.Draw("Stunned Pilot")
			s.ChooseNamed("turn the damage card facedown")
			s.ChooseNamed("reinforce aft")
			s.WantFacedown(ship, 1)
		},
		"c3po: a die rolled after the defense dice": func(s *scene.Scene) {
			ship, foe := s.Mine("norrawexley", here, scene.With("c3po", "r5k6")), s.Theirs(rookie, ahead(150))
			s.Lock(ship, foe)
			s.Attack(foe, ship)
			s.Dice("hit", "hit", "hit")
			s.Use(ship, "guess")
			s.Number(0)
			s.Dice("blank")
			s.Use(ship, "norrawexley: add a focus")
			s.Dice("blank")
			misses(s)
			s.WantShields(ship, 1)
		},
		"overclockedr4: another token is spent": func(s *scene.Scene) {
			ship := s.Mine(thug, here, with("overclockedr4"), scene.Tokens(evade, 1))
			s.Never(ship, "focus again")
			s.Attack(s.Theirs(academy, ahead(150)), ship)
			s.Dice("hit", "hit")
			s.Dice("blank")
			s.Use(ship, "spend evade")
		},
		"unkarplutt: no overlap, though it touches": func(s *scene.Scene) {
			ship, foe := s.Mine(thug, here, with("unkarplutt")), s.Theirs(academy, ahead(0))
			s.PrintDial(ship, "0 stationary white")
			s.Touch(ship, foe)
			s.Never(ship, "salvage")
			s.Activate(ship, "0 stationary")
		},
		"greedo: he is attacked, and another ship is struck": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, with("greedo")), s.Theirs(rookie, ahead(150), with("assaultmissiles"))
			near := s.Mine(academy, beside(20))
			s.Lock(foe, ship)
			s.AttackWith(foe, "assaultmissiles", ship)
			s.Dice("hit", "blank", "blank", "blank")
			misses(s)
			s.WantFacedown(near, 1)
		},
		"marajade: all are stressed": func(s *scene.Scene) {
			s.Mine(smuggler, large, with("marajade"))
			s.Theirs(academy, scene.At(457-60-60, 300, 270), scene.Tokens(stress, 1))
			s.Engagement()
			misses(s)
			s.NoEvent(game.Used)
		},
		"carlistrieekan: he sounds no alarm": func(s *scene.Scene) {
			ship := s.Mine(transport, upright, with("carlistrieekan"))
			ace, wing := s.Mine("wedgeantilles", scene.At(100, 300, 0)), s.Mine(rookie, scene.At(160, 300, 0))
			for _, other := range []*scene.Ship{ace, wing} {
				s.SetDial(other, "1 straight")
			}
			s.SetDial(ship, "1 straight")
			s.Activation()
			s.Offered(ship, "sound the alarm")
			s.Pass()
			s.Is(s.Of(wing).Executed != game.Maneuver{} && s.Of(ace).Executed == game.Maneuver{}, "the rookie is first")
			misses(s)
		},
	})
}
