package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestKyleKatarn_FocusForStressRemoved(t *testing.T) {
	s := table(t)
	ship, friend := s.Mine(rookie, here, with("kylekatarn"), scene.Tokens(stress, 1)), s.Mine(rookie, beside(60), scene.Tokens(stress, 1))
	s.Activate(ship, "1 straight") // green
	s.Use(ship, "kylekatarn: focus")
	s.WantTokens(ship, stress, 0)
	s.WantTokens(ship, focus, 1)
	s.Pass()
	s.Done()
	s.Never(ship, "kylekatarn: focus")
	s.Activate(friend, "1 straight")
	s.Pass()
	s.Done()
	s.End() // the focus token leaves, which is not stress
	s.Done()
}

func TestInspiringRecruit_OneMoreOnceARound(t *testing.T) {
	s := table(t)
	ship := s.Mine(rookie, here, with("inspiringrecruit"), scene.Tokens(stress, 2))
	far := s.Mine(rookie, scene.At(810, 300, 0), scene.Tokens(stress, 2))
	foe := s.Theirs(rookie, scene.At(457, 480, 180), scene.Tokens(stress, 2))
	s.Never(ship, "inspire") // for an enemy, or from afar
	s.Activate(foe, "1 straight")
	s.Done()
	s.Activate(far, "1 straight")
	s.WantTokens(far, stress, 1)
	s.Done()

	s = table(t)
	ship = s.Mine(rookie, here, with("inspiringrecruit"), scene.Tokens(stress, 2))
	near := s.Mine(rookie, beside(180), scene.Tokens(stress, 3))
	s.Activate(near, "1 straight")
	s.Use(ship, "inspire")
	s.WantTokens(near, stress, 1)
	s.Done()
	s.Activate(ship, "1 straight")
	s.WantTokens(ship, stress, 1)
	s.Done()
}

func TestInspiringRecruit_ItselfAndNotForFocus(t *testing.T) {
	s := table(t)
	ship := s.Mine(rookie, here, with("inspiringrecruit"), scene.Tokens(stress, 2), scene.Tokens(focus, 1))
	s.Theirs(rookie, scene.At(800, 800, 180))
	s.End()
	s.Done()
	s.Activate(ship, "1 straight")
	s.Use(ship, "inspire")
	s.WantTokens(ship, stress, 0)
	s.Pass()
	s.Done()
}

func TestJanOrs_EvadeForFocus(t *testing.T) {
	for gap, offered := range map[float64]bool{300: true, 301: false} {
		s := table(t)
		ship, wing := s.Mine(rookie, here, with("janors")), s.Mine(rookie, beside(gap))
		s.Perform(wing, 0)
		s.Use(wing, "focus")
		if offered {
			s.Use(ship, "cover it")
			s.WantTokens(wing, evade, 1)
			s.WantTokens(wing, focus, 0)
			s.Done()
			s.Never(ship, "cover it") // a second time
			s.Perform(ship, 0)
			s.Use(ship, "focus")
		}
		s.Done()
	}
}

func TestJanOrs_OnlyFriendsFocus(t *testing.T) {
	s := table(t)
	ship := s.Mine(rookie, here, with("janors"))
	tie, wing := s.Theirs(academy, ahead(60)), s.Mine(academy, beside(20))
	s.Never(ship, "cover it")
	s.Perform(tie, 0)
	s.Use(tie, "focus")
	s.Perform(wing, 0)
	s.Use(wing, "evade")
	s.Done()
}

func TestJynErso_AFocusTokenForEachEnemy(t *testing.T) {
	for enemies, tokens := range map[int]int{0: 0, 1: 1, 3: 3, 4: 3} {
		s := table(t)
		ship, wing := s.Mine(rookie, here, with("jynerso")), s.Mine(rookie, beside(200))
		far := s.Mine(rookie, scene.At(100, 100, 0))
		s.Theirs(academy, scene.At(457, 682, 180)) // beyond range 3
		for i := range enemies {
			s.Theirs(academy, scene.At(400+50*float64(i), 630, 180))
		}
		behind := s.Theirs(academy, scene.At(457, 200, 0)) // out of the arc
		s.Perform(ship, 0, game.CardAction)
		s.Use(ship, "rally")
		s.Refused(func() { s.Pick(far) })
		s.Refused(func() { s.Pick(behind) })
		s.Pick(wing)
		s.WantTokens(wing, focus, tokens)
		s.Done()
	}
	s := table(t)
	ship := s.Mine(rookie, here, with("jynerso"))
	s.Mine(rookie, beside(201))
	s.Perform(ship, 0, game.CardAction)
	s.Use(ship, "rally")
	s.Pick(ship) // there is no other
	s.Done()
}

func TestKetsuOnyo_TractorTokensStay(t *testing.T) {
	for name, at := range map[string]scene.Option{"in its arc": ahead(200), "too far": ahead(201), "out of its arc": scene.At(457, 220, 0)} {
		s := table(t)
		ship, tie := s.Mine(rookie, here, with("ketsuonyo")), s.Theirs(academy, at, scene.Tokens(game.TractorToken, 2))
		s.Mine(academy, beside(60), scene.Tokens(game.TractorToken, 1))
		s.End()
		if name == "in its arc" {
			s.Use(ship, "hold it fast")
			s.Pick(tie)
			s.WantTokens(tie, game.TractorToken, 2)
		} else {
			s.WantTokens(tie, game.TractorToken, 0)
		}
		s.Done()
	}
}

func TestMaul_StressForRerolls(t *testing.T) {
	s := table(t)
	ship, foe := s.Mine(rookie, here, with("maul")), s.Theirs(rookie, ahead(150))
	s.Attack(ship, foe)
	s.Dice(blanks(3)...)
	s.Use(ship, "reroll in anger")
	s.Number(2)
	s.WantTokens(ship, stress, 2)
	s.Dice("hit", "blank")
	s.Dice(blanks(2)...)
	s.Use(ship, "calm down")
	s.WantTokens(ship, stress, 1)
	s.WantShields(foe, 1)
	s.Done()
	s.Never(ship, "reroll in anger") // under stress
	s.Never(ship, "calm down")       // after a miss
	s.Attack(ship, foe)
	s.Dice(blanks(3)...)
	s.Dice(blanks(2)...)
	s.Done()
}

func TestZuckuss_TheDefenderRerolls(t *testing.T) {
	s := table(t)
	ship, foe := s.Mine(rookie, here, with("zuckuss")), s.Theirs(rookie, ahead(150))
	s.Attack(ship, foe)
	s.Dice("hit", "blank", "blank")
	s.Dice("evade", "evade")
	s.Use(ship, "foresee the evasion")
	s.Refused(func() { s.Number(3) })
	s.Number(2)
	s.WantTokens(ship, stress, 2)
	s.Dice(blanks(2)...)
	s.WantShields(foe, 1)
	s.Done()
	s.Never(ship, "foresee the evasion")
	s.Attack(ship, foe) // under stress
	misses(s)
	s.Done()
	s.Tokens(ship, stress, 0)
	s.Attack(foe, ship) // while it defends
	misses(s)
	s.Done()
}

func TestRey_KeepsFocusForLater(t *testing.T) {
	s := table(t)
	ship := s.Mine(rookie, here, with("rey"), scene.Tokens(focus, 1))
	s.Theirs(rookie, scene.At(800, 800, 180))
	for range 2 {
		s.End()
		s.Use(ship, "store a focus token")
		s.WantTokens(ship, focus, 0)
		s.Done()
		s.Tokens(ship, focus, 1)
	}
	for n := 1; n <= 2; n++ {
		s.Engagement()
		s.Use(ship, "take it back")
		s.WantTokens(ship, focus, 1+n)
		s.Done()
	}
	s.Never(ship, "take it back")
	s.Engagement()
	s.Done()

	s = table(t)
	ship = s.Mine(rookie, here, with("rey"))
	s.Theirs(rookie, scene.At(800, 800, 180))
	s.Never(ship, "store a focus token")
	s.End()
	s.Done()
}

func TestGonk_StoresShields(t *testing.T) {
	s := table(t)
	ship := s.Mine(rookie, here, with("gonk"), scene.Shields(1))
	s.Never(ship, "use a stored shield")
	s.Perform(ship, 0, game.CardAction)
	s.Use(ship, "store a shield")
	s.WantShields(ship, 1)
	s.WantEvent(game.TokensStored, "")
	s.Done()

	s = table(t)
	ship = s.Mine(rookie, here, with("gonk"), scene.Shields(0))
	s.Perform(ship, 0, game.CardAction)
	s.Use(ship, "store a shield")
	s.Done()
	s.Perform(ship, 0, game.CardAction)
	s.Use(ship, "use a stored shield")
	s.WantShields(ship, 1)
	s.Done()
	s.Never(ship, "use a stored shield") // it is used up
	s.Perform(ship, 0)
	s.Pass()
	s.Done()
}

func TestISBSlicer_JamsAnother(t *testing.T) {
	s := table(t)
	ship := s.Mine("lieutenantkarsabi", here, with("isbslicer"))
	foe, near := s.Theirs(academy, ahead(60)), s.Theirs(academy, scene.At(597, 400, 180))
	far, jammed := s.Theirs(academy, scene.At(457, 541, 180)), s.Theirs(academy, scene.At(357, 400, 180), scene.Tokens(game.JamToken, 1))
	s.Unbuilt()
	s.PrintActions(ship, "jam", "focus")
	s.Perform(ship, 0, game.JamAction)
	s.Use(ship, "jam")
	s.Pick(foe)
	s.Use(ship, "jam another")
	s.Refused(func() { s.Pick(far) })
	s.Refused(func() { s.Pick(jammed) })
	s.Pick(near)
	s.WantTokens(near, game.JamToken, 1)
	s.WantTokens(foe, game.JamToken, 1)
	s.Done()
	s.Never(ship, "jam another")
	s.Perform(ship, 0)
	s.Use(ship, "focus")
	s.Done()
}

func TestAttanniMindlink_SharedOnceEach(t *testing.T) {
	s := table(t)
	ship, linked := s.Mine(thug, here, with("attannimindlink")), s.Mine(thug, beside(300), with("attannimindlink"))
	full := s.Mine(thug, scene.At(100, 100, 0), with("attannimindlink"), scene.Tokens(focus, 1))
	plain, foe := s.Mine(thug, beside(20)), s.Theirs(thug, ahead(60), with("attannimindlink"))
	s.Perform(ship, 0)
	s.Use(ship, "focus")
	for other, n := range map[*scene.Ship]int{ship: 1, linked: 1, full: 1, plain: 0, foe: 0} {
		s.WantTokens(other, focus, n)
	}
	s.Done()
	s.Tokens(ship, evade, 0)
	s.SetDial(ship, "4 koiogran")
	s.Activate(ship, "4 koiogran")
	for other, n := range map[*scene.Ship]int{ship: 1, linked: 1, full: 1, plain: 0, foe: 0} {
		s.WantTokens(other, stress, n)
	}
	s.Done()
}

func TestKeepsOne_AndNoMore(t *testing.T) {
	for id, kind := range map[string]game.Token{"advancedoptics": focus, "commrelay": evade} {
		action := map[game.Token]string{focus: "focus", evade: "evade"}[kind]
		s := table(t)
		ship := s.Mine(academy, here, with(id), scene.Tokens(focus, 1), scene.Tokens(evade, 1))
		friend := s.Mine(academy, beside(60), scene.Tokens(focus, 1), scene.Tokens(evade, 1))
		s.Theirs(rookie, scene.At(800, 800, 180))
		s.Perform(ship, 0)
		s.Use(ship, action)
		s.WantTokens(ship, kind, 1)
		s.Done()
		s.Perform(friend, 0)
		s.Use(friend, action)
		s.WantTokens(friend, kind, 2)
		s.Done()
		s.End()
		s.WantTokens(ship, kind, 1)
		s.WantTokens(ship, focus+evade-kind, 0)
		s.WantTokens(friend, kind, 0)
		s.Done()
	}
}

func TestKeepsOne_OfTwoAtATime(t *testing.T) {
	s := table(t)
	s.Obstacle("coreasteroid0", scene.At(560, 300, 0))
	s.Obstacle("coreasteroid1", scene.At(354, 300, 0))
	ship := s.Mine(rookie, here, scene.With("debrisgambit", "commrelay"))
	s.Perform(ship, 0, game.CardAction)
	s.Use(ship, "hide in the debris")
	s.WantTokens(ship, evade, 1)
	s.Done()
}

func TestHotshotCopilot_ForcesFocus(t *testing.T) {
	s := table(t)
	ship, foe := s.Mine(rookie, here, with("hotshotcopilot")), s.Theirs(rookie, ahead(150), scene.Tokens(focus, 2))
	s.Attack(ship, foe)
	s.Dice("hit", "blank", "blank")
	s.Dice("evade", "blank")
	s.Pass()
	s.WantTokens(foe, focus, 1)
	s.Done()
	s.Attack(ship, foe) // who has spent one need not spend another
	s.Dice("hit", "blank", "blank")
	s.Dice("focus", "blank")
	s.Use(foe, "spend focus")
	s.WantTokens(foe, focus, 0)
	s.Done()
	s.Tokens(foe, focus, 2)
	s.Attack(foe, ship)
	s.Dice(blanks(3)...)
	s.Pass()
	s.WantTokens(foe, focus, 1)
	s.Dice(blanks(2)...)
	s.WantTokens(foe, focus, 1)
	s.Done()
	s.Attack(foe, ship)
	s.Dice("focus", "blank", "blank")
	s.Use(foe, "spend focus")
	s.Dice(blanks(2)...)
	s.WantTokens(foe, focus, 0)
	s.Done()

	s = table(t) // not with a secondary weapon
	ship = s.Mine("goldsquadronpilot", here, with("hotshotcopilot"), with("ioncannonturret"))
	foe = s.Theirs(rookie, ahead(150), scene.Tokens(focus, 1))
	s.AttackWith(ship, "ioncannonturret", foe)
	s.Dice(blanks(3)...)
	s.Dice("evade", "blank")
	s.Pass()
	s.WantTokens(foe, focus, 1)
	s.Done()
}
