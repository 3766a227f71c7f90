package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// A pilot who is about one kind of token, ship or maneuver leaves the others alone.
func TestOthers_AreLeftAlone(t *testing.T) {
	for name, play := range map[string]func(s *scene.Scene){
		"chaser: a friend spends an evade token": func(s *scene.Scene) {
			chaser, wing := s.Mine("chaser", beside(20)), s.Mine(academy, here, scene.Tokens(evade, 1))
			s.Attack(s.Theirs(rookie, ahead(150)), wing)
			s.Dice("hit", "blank", "blank")
			s.Dice(blanks(3)...)
			s.Use(wing, "spend evade")
			rest(s)
			s.WantTokens(chaser, focus, 0)
		},
		"hobbieklivian: he spends a focus token": func(s *scene.Scene) {
			hobbie := s.Mine("hobbieklivian", here, scene.Tokens(stress, 2), scene.Tokens(focus, 1))
			s.Never(hobbie, "relax at a spent lock")
			s.Attack(hobbie, s.Theirs(academy, ahead(150)))
			s.Dice("focus", "blank", "blank")
			s.Use(hobbie, "spend focus")
			rest(s)
			s.WantTokens(hobbie, stress, 2)
		},
		"lattsrazzi: an enemy attacks whom she has locked": func(s *scene.Scene) {
			latts := s.Mine("lattsrazzi", scene.At(800, 300, 0))
			foe, other := s.Theirs(rookie, here, scene.With("r5tk")), s.Theirs(rookie, ahead(100))
			s.Lock(foe, other)
			s.Lock(latts, other)
			s.Never(latts, "hold it")
			s.Attack(foe, other)
			rest(s)
		},
		"elloasty: under stress": func(s *scene.Scene) {
			ello := s.Mine("elloasty", here, scene.Tokens(stress, 1))
			s.Theirs(academy, scene.At(800, 800, 180))
			s.Never(ello, "treat it as white")
			s.Activate(ello, "3 tallon left")
			rest(s)
		},
		"jakefarrell: a barrel roll": func(s *scene.Scene) {
			jake := s.Mine("jakefarrell", here)
			s.Theirs(academy, ahead(400))
			s.Perform(jake, 0, game.FocusAction)
			s.Use(jake, "focus")
			s.Use(jake, "reposition")
			s.Offered(jake, "boost")
			s.Offered(jake, "barrel roll")
			rest(s)
		},
		"manaroo: not to itself": func(s *scene.Scene) { // 1e.range.self
			manaroo, wing := s.Mine("manaroo", here, scene.Tokens(focus, 1)), s.Mine(rookie, beside(60))
			s.Theirs(academy, scene.At(800, 800, 180))
			s.Engagement()
			s.Use(manaroo, "pass on")
			s.Refused(func() { s.Pick(manaroo) })
			s.Pick(wing)
			s.WantTokens(wing, focus, 1)
			rest(s)
		},
		"vizier: an enemy's maneuver": func(s *scene.Scene) {
			vizier := s.Mine("vizier", here, scene.Tokens(focus, 1))
			foe := s.Theirs(rookie, scene.At(520, 240, 0))
			s.Never(vizier, "pass a token")
			s.Activate(foe, "1 straight")
			s.WantTokens(vizier, focus, 1)
			rest(s)
		},
		"janors: under stress": func(s *scene.Scene) {
			jan, wing := s.Mine("janors", beside(20), scene.Tokens(stress, 1)), s.Mine(rookie, here)
			s.Never(jan, "another attack die")
			wantRolls(s, wing, s.Theirs(academy, ahead(150)), 3, 3)
		},
		"zeborrelios: no hits, or no evade": func(s *scene.Scene) {
			zeb, foe := s.Mine("zeborrelios", here, scene.Shields(0)), s.Theirs(academy, ahead(150))
			s.Never(zeb, "cancel critical hits first")
			s.Attack(foe, zeb)
			s.Dice("crit", "crit")
			s.Dice("evade", "blank")
			rest(s)
			s.Attack(foe, zeb)
			s.Dice("hit", "hit")
			s.Dice("evade", "blank")
			rest(s)
		},
		"sunnybounder: the attacker's dice are alike": func(s *scene.Scene) {
			sunny, foe := s.Mine("sunnybounder", here), s.Theirs(rookie, ahead(150))
			s.Never(sunny, "add a matching result")
			s.Attack(foe, sunny)
			s.Dice("hit", "hit", "hit")
			s.Dice("evade", "blank", "blank")
			rest(s)
		},
		"biggsdarklighter: no one who could not attack him": func(s *scene.Scene) {
			biggs, wing := s.Mine("biggsdarklighter", scene.At(417, 165, 0)), s.Mine(rookie, here)
			tie := s.Theirs(academy, scene.At(330, 300, 90)) // he is outside its arc
			s.Engagement()
			s.Use(biggs, "draw fire")
			rest(s)
			s.Attack(tie, wing)
			rest(s)
		},
		"sharabey: a friend defends": func(s *scene.Scene) {
			shara, norra := s.Mine("sharabey", beside(60)), s.Mine("norrawexley", here)
			foe := s.Theirs(academy, ahead(150))
			s.Lock(shara, foe)
			s.Never(norra, "add a focus")
			s.Attack(foe, norra)
			s.Dice("hit", "hit")
			rest(s)
		},
		"ig88c: another action": func(s *scene.Scene) {
			ig := s.Mine("ig88c", here)
			s.Theirs(academy, scene.At(800, 800, 180))
			s.Never(ig, "ig88c: evade")
			s.Perform(ig, 0, game.FocusAction)
			s.Use(ig, "focus")
			rest(s)
		},
		"garvendreis: he spends an evade token": func(s *scene.Scene) {
			garven := s.Mine("garvendreis", here, scene.Tokens(evade, 1))
			s.Mine(rookie, beside(60))
			s.Never(garven, "pass focus")
			s.Attack(s.Theirs(academy, ahead(150)), garven)
			s.Dice("hit", "hit")
			s.Dice(blanks(2)...)
			s.Use(garven, "spend evade")
			rest(s)
		},
		"landocalrissian: a white maneuver": func(s *scene.Scene) {
			lando := s.Mine("landocalrissian", here)
			s.Mine(rookie, scene.At(557, 440, 0))
			s.Theirs(academy, scene.At(100, 800, 180))
			s.Never(lando, "lend a hand")
			s.Activate(lando, "3 straight")
			rest(s)
		},
		"wedgeantilles: a bystander's agility": func(s *scene.Scene) {
			wedge, wing := s.Mine("wedgeantilles", here), s.Mine(rookie, beside(20))
			s.Attack(wedge, s.Theirs(academy, ahead(150)))
			agility := card.AgilityNow(s.Exec(), wing.ID())
			s.Is(agility == 2, "agility %d, not 2", agility)
			rest(s)
		},
		"drearenthal: she spends a focus token": func(s *scene.Scene) {
			drea := s.Mine("drearenthal", here, scene.Tokens(focus, 1))
			s.Never(drea, "lock again")
			s.Attack(drea, s.Theirs(academy, ahead(150)))
			s.Dice("focus", "blank")
			s.Use(drea, "spend focus")
			rest(s)
		},
		"captainjostero: a friend, even if he may attack friends": func(s *scene.Scene) {
			jostero, wing := s.Mine("captainjostero", here, scene.With("r5tk")), s.Mine(rookie, ahead(260))
			s.Theirs(academy, scene.At(100, 800, 180))
			s.Obstacle("coreasteroid0", scene.At(457, 500, 0))
			s.Never(jostero, "finish it")
			s.Activate(wing, "2 straight")
			for !asksRoll(s) {
				step(s)
			}
			s.Dice("hit")
			rest(s)
			s.WantShields(wing, 1)
		},
		"oldteroch: an enemy without tokens": func(s *scene.Scene) {
			teroch := s.Mine("oldteroch", here)
			s.Theirs(academy, ahead(60))
			s.Never(teroch, "intimidate")
			s.Engagement()
			rest(s)
		},
		"darkcurse: his own dice": func(s *scene.Scene) {
			curse, foe := s.Mine("darkcurse", here), s.Theirs("syndicatethug", ahead(150), scene.With("r4b11"))
			s.Lock(foe, curse)
			s.Attack(foe, curse)
			s.Dice("hit", "hit")
			s.Dice("evade", "evade", "blank")
			s.Use(foe, "have evades rerolled")
			rest(s)
		},
		"darkcurse: he has the attacker's dice rerolled": func(s *scene.Scene) {
			curse, foe := s.Mine("darkcurse", here, scene.With("r7astromech")), s.Theirs(academy, ahead(150))
			s.Lock(curse, foe)
			s.Attack(foe, curse)
			s.Dice("hit", "hit")
			s.Use(curse, "have hits rerolled")
			rest(s)
		},
		"darkcurse: the attacker spends another token": func(s *scene.Scene) {
			kir := s.Mine("kirkanos", here, scene.Tokens(evade, 1))
			s.Attack(kir, s.Theirs("darkcurse", ahead(150)))
			s.Dice(blanks(3)...)
			s.Use(kir, "add a hit")
			rest(s)
		},
		"zertikstrom: a friend and he himself attack at range 1": func(s *scene.Scene) {
			zertik, wing := s.Mine("zertikstrom", beside(20)), s.Mine(academy, here)
			foe := s.Theirs(academy, ahead(60))
			wantRolls(s, wing, foe, 3, 3)
			wantRolls(s, zertik, foe, 3, 3)
		},
		"dacebonearm: another token": func(s *scene.Scene) {
			dace, foe := s.Mine("dacebonearm", here), s.Theirs(academy, ahead(150))
			s.Never(dace, "overload")
			s.Perform(foe, 0, game.EvadeAction)
			s.Use(foe, "evade")
			rest(s)
		},
		"niennunb: a friend in his arc": func(s *scene.Scene) {
			nien := s.Mine("niennunb", here)
			s.Mine(rookie, ahead(90))
			s.Theirs(academy, scene.At(800, 800, 180))
			s.Never(nien, "keep calm")
			s.Activate(nien, "4 koiogran")
			rest(s)
		},
		"4lom: not to itself": func(s *scene.Scene) { // 1e.range.self
			fourlom := s.Mine("4lom", here, scene.Tokens(stress, 1))
			s.Theirs(academy, scene.At(800, 800, 180))
			s.Never(fourlom, "pass stress")
			s.End()
			rest(s)
		},
		"majorstridan: another action": func(s *scene.Scene) {
			stridan, far := s.Mine("majorstridan", here), s.Theirs(academy, ahead(290))
			s.PrintActions(stridan, "jam")
			s.Theirs(academy, ahead(190))
			s.Perform(stridan, 0, game.JamAction)
			s.Use(stridan, "jam")
			s.Refused(func() { s.Pick(far) })
			rest(s)
		},
		"captainnym-rebel: an enemy's bomb": func(s *scene.Scene) {
			nym, wing := s.Mine("captainnym-rebel", scene.At(100, 100, 0)), s.Mine("blueace", here)
			foe := s.Theirs("deathfire", scene.At(800, 800, 180), scene.With("proximitymines"))
			s.Device("Proximity Mine", foe, scene.At(457, 380, 0))
			s.Never(nym, "call it off")
			s.Activate(wing, "2 straight")
			rest(s)
			s.Is(s.State().NDevices == 0, "it detonates")
		},
		"carnorjax: an enemy's evade action": func(s *scene.Scene) {
			jax, foe := s.Mine("carnorjax", here), s.Theirs(academy, ahead(100))
			s.Perform(foe, 0, game.EvadeAction)
			s.Done()
			s.Perform(jax, 0, game.EvadeAction)
			s.Use(jax, "evade")
			s.Done()
		},
		"lieutenantcolzet: a friend whom he has locked": func(s *scene.Scene) {
			colzet, wing := s.Mine("lieutenantcolzet", here, scene.With("r5tk")), s.Mine(rookie, beside(60), scene.Damaged(1))
			s.Theirs(academy, ahead(150))
			s.Lock(colzet, wing)
			s.Never(colzet, "expose")
			s.End()
			rest(s)
		},
		"howlrunner: a missile": func(s *scene.Scene) {
			howl, wing := s.Mine("howlrunner", beside(20)), s.Mine(academy, here, scene.With("concussionmissiles"))
			foe := s.Theirs(rookie, ahead(150))
			s.Lock(wing, foe)
			s.Never(howl, "swarm leader")
			s.AttackWith(wing, "concussionmissiles", foe)
			rest(s)
		},
		"hefftobber: an enemy beside him stands still": func(s *scene.Scene) {
			heff, foe := s.Mine("hefftobber", here), s.Theirs("omicrongrouppilot", scene.At(457, 380, 180))
			s.Touch(heff, foe)
			s.Never(heff, "act")
			s.Activate(foe, "0 stationary")
			s.WantTouching(heff, foe, true)
			rest(s)
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			play(s)
		})
	}
}
