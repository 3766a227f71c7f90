package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// Just outside of what a card says, it offers nothing.
func TestEdges(t *testing.T) {
	aside := scene.At(800, 800, 180)
	for name, play := range map[string]func(s *scene.Scene){
		"advancedailerons: a white bank leaves stress where it is": func(s *scene.Scene) {
			ship := s.Mine("scarifbasepilot", here, with("advancedailerons"), scene.Tokens(stress, 1))
			s.Activate(ship, "3 bank left")
			misses(s)
			s.WantTokens(ship, stress, 1)
		},
		"systemsofficer: a white maneuver": func(s *scene.Scene) {
			ship := s.Mine(smuggler, large, with("systemsofficer"))
			s.Mine(rookie, scene.At(560, 420, 0))
			s.Theirs(academy, scene.At(560, 600, 180))
			s.Never(ship, "share the data")
			s.Activate(ship, "3 straight")
		},
		"systemsofficer: a friend at range 2": func(s *scene.Scene) {
			ship := s.Mine(smuggler, large, with("systemsofficer"))
			s.Mine(rookie, scene.At(457+60+100.5, 340, 0))
			s.Theirs(academy, scene.At(560, 600, 180))
			s.Never(ship, "share the data")
			s.Activate(ship, "1 straight")
		},
		"zeborrelios: a turret fires where it does not touch": func(s *scene.Scene) {
			ship := s.Mine("goldsquadronpilot", scene.At(457, 300, 180), scene.With("zeborrelios", "ioncannonturret"))
			foe := s.Theirs(rookie, scene.At(457, 340, 0))
			s.Touch(ship, foe)
			s.Never(ship, "attack")
			s.Engage(ship)
		},
		"zeborrelios: nor does an enemy's turret": func(s *scene.Scene) {
			ship := s.Mine("goldsquadronpilot", scene.At(457, 300, 180), with("zeborrelios"))
			foe := s.Theirs("goldsquadronpilot", scene.At(457, 340, 180), with("ioncannonturret"))
			s.Touch(ship, foe)
			s.Never(foe, "attack")
			s.Engage(foe)
		},
		"adrenalinerush: a red maneuver of a SLAM": func(s *scene.Scene) {
			ship := s.Mine("nusquadronpilot", here, with("adrenalinerush"))
			s.Theirs(rookie, scene.At(100, 850, 180))
			s.PrintDial(ship, "2 straight white", "2 bank-left red")
			s.Never(ship, "treat it as white")
			s.Activate(ship, "2 straight")
			s.Use(ship, "SLAM")
			s.Maneuver("2 bank-left")
			s.WantTokens(ship, stress, 1)
		},
		"lonewolf: a friend at range 2": func(s *scene.Scene) {
			ship, foe := s.Mine(black, here, with("lonewolf")), s.Theirs(rookie, ahead(150))
			s.Mine(academy, beside(200))
			s.Never(ship, "reroll an attack blank")
			s.Never(ship, "reroll a defense blank")
			s.Attack(ship, foe)
			misses(s)
			s.Attack(foe, ship)
		},
		"lonewolf: in defense, with enemies near": func(s *scene.Scene) {
			ship, foe := s.Mine(black, here, with("lonewolf")), s.Theirs(rookie, ahead(50))
			s.Mine(academy, beside(200.5))
			s.Attack(foe, ship)
			s.Dice("hit", "hit", "hit", "blank")
			s.Dice("blank", "blank", "focus")
			s.Offered(ship, "lonewolf: reroll a defense blank")
			s.Use(ship, "lonewolf: reroll a defense blank")
			s.Refused(func() { s.Number(2) })
			s.Number(1)
			s.Dice("evade")
			misses(s)
			s.WantDamage(ship, 2)
		},
		"lightningreflexes: a red maneuver": func(s *scene.Scene) {
			ship := s.Mine(black, here, with("lightningreflexes"))
			s.Theirs(academy, aside)
			s.Never(ship, "turn round")
			s.Activate(ship, "4 koiogran")
		},
		"lightningreflexes: once, for stress": func(s *scene.Scene) {
			ship := s.Mine(black, here, with("lightningreflexes"))
			s.Theirs(academy, aside)
			s.Activate(ship, "4 straight")
			s.Offered(ship, "lightningreflexes: turn round")
			s.Use(ship, "turn round")
			s.WantDiscarded(ship, "lightningreflexes")
			s.WantTokens(ship, stress, 1)
			s.Is(s.Of(ship).Pose.Heading == 180_000_000, "heading %d", s.Of(ship).Pose.Heading)
		},
		"opportunist: under stress": func(s *scene.Scene) {
			ship, foe := s.Mine(black, here, with("opportunist"), scene.Tokens(stress, 1)), s.Theirs(rookie, ahead(150))
			s.Never(ship, "roll another die")
			s.Attack(ship, foe)
		},
		"opportunist: the defender has an evade token": func(s *scene.Scene) {
			ship, foe := s.Mine(black, here, with("opportunist")), s.Theirs(rookie, ahead(150), scene.Tokens(evade, 1))
			s.Never(ship, "roll another die")
			s.Attack(ship, foe)
		},
		"opportunist: one die for one token": func(s *scene.Scene) {
			ship, foe := s.Mine(black, here, with("opportunist")), s.Theirs(rookie, ahead(150))
			s.Attack(ship, foe)
			s.Offered(ship, "opportunist: roll another die")
			s.Use(ship, "roll another die")
			s.WantTokens(ship, stress, 1)
			s.Is(s.Rolling().N == 3, "%d dice", s.Rolling().N)
		},
		"predator: one die against skill 3": func(s *scene.Scene) {
			ship, foe := s.Mine(black, here, with("predator")), s.Theirs("bountyhunter", scene.At(457, 510, 180))
			s.Attack(ship, foe)
			s.Dice(blanks(2)...)
			s.Offered(ship, "predator: reroll")
			s.Use(ship, "reroll")
			s.Refused(func() { s.Number(2) })
			s.Number(1)
			s.Dice("hit")
		},
		"r3a2: kept": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, with("r3a2")), s.Theirs(academy, ahead(150))
			s.Attack(ship, foe)
			s.Offered(ship, "r3a2: stress")
			misses(s)
			s.WantTokens(foe, stress, 0)
			s.WantTokens(ship, stress, 0)
		},
		"r3astromech: once a round": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, with("r3astromech")), s.Theirs(academy, ahead(150))
			s.Attack(ship, foe)
			s.Dice("focus", "focus", "blank")
			s.Use(ship, "r3astromech: evade")
			s.Face("focus")
			s.WantTokens(ship, evade, 1)
			misses(s)
			s.Never(ship, "r3astromech: evade")
			s.Attack(ship, foe)
			s.Dice("focus", "focus", "blank")
		},
		"r7astromech: once a round": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, scene.With("r7astromech", "weaponsengineer")), s.Theirs(rookie, ahead(150))
			other := s.Theirs(rookie, scene.At(557, 490, 180))
			s.Lock(ship, foe)
			s.Lock(ship, other)
			s.Attack(foe, ship)
			s.Dice("hit", "hit", "hit")
			s.Use(ship, "have hits rerolled")
			s.Number(3)
			s.Dice(blanks(3)...)
			s.WantLock(ship, foe, false)
			misses(s)
			s.Never(ship, "have hits rerolled")
			s.Attack(other, ship)
			s.Dice("hit", "hit", "hit")
		},
		"pushthelimit: once a round, of its own bar": func(s *scene.Scene) {
			ship := s.Mine(rookie, here, scene.With("pushthelimit", "expose"))
			foe := s.Theirs(academy, ahead(150))
			s.Perform(ship, 0, game.FocusAction)
			s.Use(ship, "focus")
			s.Use(ship, "push")
			s.Refused(func() { s.Use(ship, "expose yourself") })
			s.Use(ship, "target lock")
			s.Pick(foe)
			s.WantTokens(ship, stress, 1)
			s.Never(ship, "push")
		},
		"outmaneuver: outside of its own arc": func(s *scene.Scene) {
			ship := s.Mine("goldsquadronpilot", here, scene.With("outmaneuver", "ioncannonturret"))
			foe := s.Theirs(rookie, scene.At(457, 150, 180))
			s.AttackWith(ship, "ioncannonturret", foe)
			s.Dice(blanks(3)...)
			s.Is(s.Rolling().N == 2, "%d dice", s.Rolling().N)
		},
		"4lom: against an evade token alone": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, with("4lom")), s.Theirs(rookie, ahead(150), scene.Tokens(evade, 1))
			s.Attack(ship, foe)
			s.Dice(blanks(3)...)
			s.Use(ship, "jam the token")
			s.ChooseNamed("an evade token")
			s.WantTokens(ship, ion, 1)
		},
		"outmaneuver: in the arc of the defender": func(s *scene.Scene) {
			ship, foe := s.Mine(black, here, with("outmaneuver")), s.Theirs(rookie, ahead(150))
			s.Attack(ship, foe)
			s.Dice(blanks(2)...)
			s.Is(s.Rolling().N == 2, "%d dice", s.Rolling().N)
		},
		"adrenalinerush: white, not green": func(s *scene.Scene) {
			ship := s.Mine(black, here, with("adrenalinerush"), scene.Tokens(stress, 1))
			s.Theirs(academy, aside)
			s.Activate(ship, "4 koiogran")
			s.Use(ship, "treat it as white")
			misses(s)
			s.WantTokens(ship, stress, 1)
		},
		"autothrusters: one blank": func(s *scene.Scene) {
			alpha := s.Theirs("alphasquadronpilot", ahead(250), with("autothrusters"))
			s.Attack(s.Mine("redsquadronpilot", here), alpha)
			s.Dice("hit", "hit", "blank")
			s.Dice(blanks(4)...)
			s.Use(alpha, "evade")
			misses(s)
			s.WantDamage(alpha, 1)
		},
		"deathtroopers: its own ship is the target": func(s *scene.Scene) {
			ship := s.Mine(smuggler, large, with("deathtroopers"))
			foe := s.Theirs(rookie, scene.At(457, 490, 180))
			s.Attack(foe, ship)
			misses(s)
			s.WantTokens(foe, stress, 0)
		},
		"kananjarrus: the friend comes near by its maneuver": func(s *scene.Scene) {
			ship := s.Mine(smuggler, large, with("kananjarrus"))
			wing := s.Mine(rookie, scene.At(457, 740, 180), scene.Tokens(stress, 2))
			s.Activate(wing, "4 straight")
			s.Use(ship, "calm it")
			s.WantTokens(wing, stress, 1)
		},
		"iontorpedoes: a miss": func(s *scene.Scene) {
			_, target := spentOn(s, "iontorpedoes", 150, blanks(4)...)
			misses(s)
			s.WantTokens(target, ion, 0)
		},
		"glitterstim: it is given up": func(s *scene.Scene) {
			ship := s.Mine(black, here, with("glitterstim"))
			s.Engagement()
			s.Use(ship, "take it")
			s.WantDiscarded(ship, "glitterstim")
		},
		"experimentalinterface: once a round": func(s *scene.Scene) {
			ship := s.Mine(black, here, scene.With("experimentalinterface", "expose", "pushthelimit"))
			s.Theirs(academy, aside)
			s.Activate(ship, "2 straight")
			s.Use(ship, "focus")
			s.Use(ship, "act with an upgrade")
			s.ChooseNamed("Expose")
			s.Use(ship, "expose")
			s.WantTokens(ship, stress, 1)
			s.Never(ship, "act with an upgrade")
		},
		"r5p9: without focus": func(s *scene.Scene) {
			ship := s.Mine(rookie, here, with("r5p9"), scene.Shields(1))
			s.Theirs(academy, aside)
			s.Never(ship, "recover a shield")
			s.Engagement()
		},
		"flightassistastromech: it attacks in its arc": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, with("flightassistastromech")), s.Theirs(academy, ahead(150))
			s.Attack(ship, foe)
		},
		"marajade: an enemy at range 2": func(s *scene.Scene) {
			s.Mine(smuggler, large, with("marajade"))
			foe := s.Theirs(academy, scene.At(457+60+100.5, 300, 0))
			near := s.Theirs(black, scene.At(457-60-99.5, 300, 0))
			s.Engagement()
			misses(s)
			s.WantTokens(foe, stress, 0)
			s.WantTokens(near, stress, 1)
		},
		"unkarplutt: the damage is not a critical one": func(s *scene.Scene) {
			ship := s.Mine(thug, here, with("unkarplutt"), scene.Shields(0))
			s.Theirs(academy, scene.At(457, 420, 180))
			s.Activate(ship, "2 straight")
			s.Use(ship, "salvage")
			s.Use(ship, "focus")
			s.WantFacedown(ship, 1)
		},
		"flightassistastromech: the template crosses an asteroid": func(s *scene.Scene) {
			s.Obstacle("coreasteroid0", scene.At(457, 370, 0))
			ship := s.Mine(rookie, here, with("flightassistastromech"))
			s.Theirs(academy, scene.At(457, 900, 180))
			s.Never(ship, "adjust course")
			s.Activate(ship, "4 straight")
		},
		"tiex7: the template crosses an asteroid": func(s *scene.Scene) {
			s.Obstacle("coreasteroid0", scene.At(457, 370, 0))
			ship := s.Mine("deltasquadronpilot", here, with("tiex7"))
			s.Never(ship, "tiex7: evade")
			s.Activate(ship, "4 straight")
		},
		"tiex7: it overlaps a ship": func(s *scene.Scene) {
			ship := s.Mine("deltasquadronpilot", here, with("tiex7"))
			s.Theirs(academy, scene.At(457, 430, 180))
			s.Never(ship, "tiex7: evade")
			s.Activate(ship, "3 straight")
		},
		"multispectralcamouflage: locked twice by one ship": func(s *scene.Scene) {
			ship := s.Theirs(academy, ahead(150), with("multispectralcamouflage"))
			redline := s.Mine("redline", here)
			s.Lock(redline, ship)
			s.Never(ship, "fade")
			s.Perform(redline, 0, game.LockAction)
			s.Use(redline, "target lock")
			s.Pick(ship)
		},
		"suppressor: a friend is locked": func(s *scene.Scene) {
			ship := s.Mine("gozanticlasscruiser", scene.At(457, 300, 0), scene.With("suppressor", "m9g8"))
			friend := s.Mine(academy, scene.At(457, 560, 180), scene.Tokens(focus, 1))
			s.Theirs(academy, scene.At(600, 560, 180))
			s.Never(ship, "suppress")
			locks(s, ship, friend)
		},
		"st321: coordinates no farther": func(s *scene.Scene) {
			ship := s.Mine(rookie, here, with("st321"))
			near, far := s.Mine(rookie, beside(100)), s.Mine(academy, scene.At(457, 641, 0))
			s.Perform(ship, 0, game.CoordinateAction)
			s.Use(ship, "coordinate")
			s.Refused(func() { s.Pick(far) })
			s.Pick(near)
		},
		"electronicbaffle: an ion token": func(s *scene.Scene) {
			ship := s.Mine(red, here, with("electronicbaffle"))
			foe := s.Theirs("goldsquadronpilot", ahead(50), with("ioncannonturret"))
			s.AttackWith(foe, "ioncannonturret", ship)
			s.Dice("hit", "hit", "hit")
			s.Dice(blanks(int(s.Rolling().N))...)
			s.Use(ship, "baffle it")
			s.WantTokens(ship, ion, 0)
			s.WantShields(ship, 0)
		},
		"kananjarrus: twice a round": func(s *scene.Scene) {
			ship := s.Mine(smuggler, large, with("kananjarrus"))
			wing := s.Mine(rookie, scene.At(560, 250, 0), scene.Tokens(stress, 1))
			again := s.Mine(rookie, scene.At(350, 250, 0), scene.Tokens(stress, 1))
			s.Activate(wing, "3 bank-left")
			s.Use(ship, "calm it")
			s.Pass()
			s.Never(ship, "calm it")
			s.Activate(again, "3 bank-right")
			s.WantTokens(again, stress, 1)
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			play(s)
			misses(s)
			s.Done()
		})
	}
}

// It boosts where it has no room to barrel roll (1e.action.failed-declaration-falls-back).
func TestR7T1_BoostsBetweenShips(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(red, here, with("r7t1")), s.Theirs(academy, scene.At(457, 490, 0))
	for _, x := range []float64{457 - 80, 457 + 80} {
		for _, y := range []float64{279, 321} {
			s.Mine(academy, scene.At(x, y, 0))
		}
	}
	s.Perform(ship, 0, game.CardAction)
	s.Use(ship, "lock and boost")
	s.Pick(tie)
	s.Use(ship, "boost")
	s.Maneuver("1 straight")
	s.WantPose(ship, 457, 380, 0)
	s.Done()
}
