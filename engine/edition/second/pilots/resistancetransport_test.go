package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// revealed shows the dial of my ship of a duel, and of the enemy if there is a second one.
func revealed(mine string, theirs ...string) func(s *scene.Scene, me, enemy *scene.Ship) {
	return func(s *scene.Scene, me, enemy *scene.Ship) {
		if mine != "" {
			s.Reveal(me, mine)
		}
		for _, m := range theirs {
			s.Reveal(enemy, m)
		}
	}
}

// 2e.activation.no-revealed-maneuver
func TestCovaNell(t *testing.T) {
	const cova = "covanell"
	torpedoes := []scene.Option{scene.With("protontorpedoes")}
	checkRolls(t, map[string]wantRolls{
		"attacks":          {duel{pilot: cova, also: revealed("4 straight")}, 3, 3},
		"defends":          {duel{pilot: cova, also: revealed("4 straight"), defends: true}, 2, 2},
		"white, attacks":   {duel{pilot: cova, also: revealed("3 straight")}, 2, 3},
		"white, defends":   {duel{pilot: cova, also: revealed("3 straight"), defends: true}, 2, 1},
		"nothing, attacks": {duel{pilot: cova, also: revealed("", "3 koiogran")}, 2, 3},
		"torpedoes": {duel{pilot: cova, has: torpedoes, locked: true, weapon: "protontorpedoes",
			also: revealed("4 straight")}, 4, 3},
	})
}

func TestBB8(t *testing.T) {
	for _, action := range []string{"boost", "barrel roll"} {
		s := scene.Second(t)
		bb8 := s.Mine("bb8", here)
		s.System(bb8)
		s.Use(bb8, "reposition")
		s.NotOffered(bb8, "rules: focus")
		s.Use(bb8, "rules: "+action)
		if action == "boost" {
			s.Maneuver("1 straight")
		} else {
			s.Choose(func(c game.Choice) bool { return c.Verb == game.SideVerb && c.N < 0 })
			s.Position(0)
		}
		s.WantTokens(bb8, game.StressToken, 1)
		playOut(s)
	}
}

// dj lets DJ perform an action, with an enemy to jam.
func dj(t *testing.T, action string, has ...scene.Option) (s *scene.Scene, dj, tie *scene.Ship) {
	s = scene.Second(t)
	dj = s.Mine("dj-wat1", append(has, here)...)
	tie = s.Theirs("academypilot", ahead(50))
	s.Perform(dj, 0)
	s.Use(dj, "rules: "+action)
	if action == "jam" {
		s.Pick(tie)
	}
	return s, dj, tie
}

func TestDJ(t *testing.T) {
	s, dj1, _ := dj(t, "jam")
	s.Use(dj1, "dj-wat1")
	s.WantTokens(dj1, game.CloakToken, 1)
	s.Done()
	s, dj1, _ = dj(t, "jam", scene.Tokens(game.CloakToken, 1)) // 2e.action.cloak.no-second
	never(s, dj1, "dj-wat1: cloak")
	s, dj1, _ = dj(t, "focus")
	never(s, dj1, "dj-wat1: cloak")
	s = scene.Second(t)
	dj1 = s.Mine("dj-wat1", beside(50))
	pod := s.Mine("bb8", here)
	tie := s.Theirs("academypilot", ahead(50))
	s.Perform(pod, 0)
	s.Use(pod, "rules: jam")
	s.Pick(tie)
	never(s, dj1, "dj-wat1: cloak")
}

func TestFinn(t *testing.T) {
	for _, defends := range []bool{false, true} {
		d := duel{pilot: "finn", has: focused, defends: defends}
		s, finn, _ := d.awaits(t, "add a result")
		s.Use(finn, "add a result")
		s.ChooseNamed("add a focus")
		s.WantTokens(finn, game.StrainToken, 1)
		if defends {
			s.WantDefenseDice("blank", "blank", "focus")
		} else {
			s.WantAttackDice("blank", "blank", "focus")
		}
		playOut(s)
		s, finn, _ = d.awaits(t, "add a result")
		s.Use(finn, "add a result")
		s.ChooseNamed("add a blank")
		s.WantTokens(finn, game.StrainToken, 0)
		playOut(s)
		duel{pilot: "academypilot", beside: "finn", defends: defends}.never(t, "add a result")
	}
}

// rose puts other ships around Rose Tico, who is at here, and her enemy ahead of her: one before
// her and one behind the enemy.
func rose(enemies bool) func(s *scene.Scene, me, enemy *scene.Ship) {
	return func(s *scene.Scene, _, _ *scene.Ship) {
		put := s.Mine
		if enemies {
			put = s.Theirs
		}
		put("academypilot", scene.At(400, 380, 0))
		put("academypilot", scene.At(520, 380, 0))
		s.Mine("academypilot", scene.At(700, 300, 0)) // in no attack arc
	}
}

// 2e.arc.attack-arc
func TestRoseTico(t *testing.T) {
	for _, defends := range []bool{false, true} {
		d := duel{pilot: "rosetico", defends: defends, also: rose(false)}
		s, rose1, _ := d.awaits(t, "reroll", "bb", "bb")
		s.Use(rose1, "reroll")
		s.Number(2)
		s.Dice("focus", "focus")
		playOut(s)
		d.also = rose(true)
		d.never(t, "reroll", "bb", "bb")
	}
}

func TestJannah(t *testing.T) {
	for action, reinforces := range map[string]bool{"calculate": true, "focus": false} {
		s := scene.Second(t)
		jannah := s.Mine("jannah-wat1", here, scene.With("c3po"))
		s.Perform(jannah, 0)
		s.Use(jannah, "rules: "+action)
		if !reinforces {
			never(s, jannah, "reinforce")
			continue
		}
		s.Use(jannah, "jannah-wat1: reinforce")
		s.NotOffered(jannah, "rules: lock")
		s.Use(jannah, "rules: reinforce")
		s.Choose(token(game.ReinforceFore))
		s.WantTokens(jannah, game.ReinforceFore, 1)
		s.WantTokens(jannah, game.StressToken, 0)
		playOut(s)
	}
	s := scene.Second(t) // another ship acts
	jannah := s.Mine("jannah-wat1", beside(50), scene.With("c3po"))
	other := s.Mine("bb8", here, scene.With("c3po"))
	s.Perform(other, 0)
	s.Use(other, "rules: calculate")
	never(s, jannah, "jannah-wat1: reinforce")
}

// 2e.activation.no-revealed-maneuver
func TestViMoradi(t *testing.T) {
	s := scene.Second(t)
	vi := s.Mine("vimoradi", here)
	tie := s.Theirs("academypilot", ahead(299), scene.Tokens(game.FocusToken, 1))
	other := s.Theirs("academypilot", scene.At(700, 300, 0), scene.Tokens(game.FocusToken, 1))
	s.Mine("academypilot", scene.At(457, 560, 0))
	s.Condition(tie, "compromisingintel", vi)
	s.SetDial(tie, "2 straight")
	s.SetDial(other, "2 straight")
	s.System(tie)
	s.WantRevealed(tie, "2 straight")
	s.Done()
	s.Attack(vi, tie)
	never(s, tie, "spend focus", "h", "f")
	s = scene.Second(t) // another ship attacks
	vi = s.Mine("vimoradi", beside(50))
	friend := s.Mine("academypilot", here)
	tie = s.Theirs("academypilot", ahead(150), scene.Tokens(game.FocusToken, 1))
	s.Condition(tie, "compromisingintel", vi)
	s.Attack(friend, tie)
	await(s, tie, "spend focus", "h", "f")
	playOut(s)
	s = scene.Second(t) // it attacks her, and stands too far away to be overheard
	vi = s.Mine("vimoradi", scene.At(457, 700, 180))
	tie = s.Theirs("academypilot", scene.At(457, 359, 0), scene.Tokens(game.FocusToken, 1))
	s.Condition(tie, "compromisingintel", vi)
	s.SetDial(tie, "2 straight")
	s.System(tie)
	s.NoEvent(game.DialRevealed)
	s.Done()
}

func TestViMoradi_IsAttacked(t *testing.T) {
	s := scene.Second(t)
	vi := s.Mine("vimoradi", here)
	tie := s.Theirs("academypilot", ahead(150), scene.Tokens(game.FocusToken, 1))
	s.Condition(tie, "compromisingintel", vi)
	s.Attack(tie, vi)
	never(s, tie, "spend focus", "f")
	s = scene.Second(t) // another token
	vi = s.Mine("vimoradi", here)
	tie = s.Theirs("academypilot", ahead(150), scene.Tokens(game.EvadeToken, 1))
	s.Condition(tie, "compromisingintel", vi)
	s.Attack(vi, tie)
	await(s, tie, "spend evade", "h", "b")
	playOut(s)
	s = scene.Second(t) // it attacks another ship
	vi = s.Mine("vimoradi", beside(50))
	friend := s.Mine("academypilot", here)
	tie = s.Theirs("academypilot", ahead(150), scene.Tokens(game.FocusToken, 1))
	s.Condition(tie, "compromisingintel", vi)
	s.Attack(tie, friend)
	await(s, tie, "spend focus", "f")
	playOut(s)
}

func TestViMoradi_Assigns(t *testing.T) {
	s := scene.Second(t)
	vi := s.Mine("vimoradi")
	tie := s.Theirs("academypilot")
	s.Setup()
	s.Choose(firstPlayer)
	s.Place(vi, 457, 50, 0)
	s.Place(tie, 457, 880, 180)
	s.Refused(func() { s.Pick(vi) })
	s.Pick(tie)
	s.WantEvent(game.ConditionGained, "")
	s.Done()
}

func TestTakaJamoreesa(t *testing.T) {
	s := unbuilt(t)
	taka := s.Mine("takajamoreesa", here)
	foe, near := s.Theirs("academypilot", ahead(70)), s.Theirs("academypilot", scene.At(457, 410+138, 0))
	far := s.Theirs("academypilot", scene.At(457+142, 410, 0))
	s.Perform(taka, 0, game.JamAction)
	s.Use(taka, "jam")
	s.Pick(foe)
	s.Refused(func() { s.Pick(foe) })
	s.Refused(func() { s.Pick(far) })
	s.Pick(near)
	s.WantTokens(near, game.JamToken, 1)
	s.WantTokens(foe, game.JamToken, 1)
	s.Done()
}

func TestNodinChavdri(t *testing.T) {
	for stress := 2; stress <= 3; stress++ {
		s := unbuilt(t)
		nodin := s.Mine("nodinchavdri", here, scene.Tokens(game.StressToken, stress))
		leader := s.Mine("takajamoreesa", beside(60))
		if stress > 2 {
			s.Never(nodin, "act on")
		}
		s.Perform(leader, 0, game.CoordinateAction)
		s.Use(leader, "coordinate")
		s.Pick(nodin)
		if stress == 2 {
			s.Use(nodin, "act on")
			s.Use(nodin, "focus")
		}
		s.WantTokens(nodin, game.StressToken, 3)
		s.Done()
	}
	s := unbuilt(t)
	nodin := s.Mine("nodinchavdri", here, scene.Tokens(game.StressToken, 3))
	friend := s.Mine("academypilot", beside(60))
	s.Never(nodin, "act on")
	s.Perform(nodin, game.WhileStressed, game.CoordinateAction)
	s.Use(nodin, "coordinate")
	s.Pick(friend)
	s.Use(friend, "focus")
	s.Done()
	s = unbuilt(t)
	nodin, friend = s.Mine("nodinchavdri", here), s.Mine("academypilot", beside(60))
	s.Perform(nodin, 0, game.CoordinateAction)
	s.Use(nodin, "coordinate")
	s.Pick(friend)
	s.Use(friend, "focus")
	s.Use(nodin, "act on")
	s.NotOffered(nodin, "evade") // not on its bar
	s.Use(nodin, "focus")
	s.WantTokens(nodin, game.StressToken, 2) // both actions are red
	s.Done()
	s.Never(nodin, "act on")
	s.Perform(friend, 0, game.EvadeAction)
	s.Use(friend, "evade")
	s.Done()
	s = unbuilt(t)
	nodin = s.Mine("nodinchavdri", here)
	enemy := s.Theirs("academypilot", beside(60))
	s.PrintActions(enemy, "jam")
	s.Never(nodin, "act on") // it is jammed, not coordinated
	s.Perform(enemy, 0, game.JamAction)
	s.Use(enemy, "jam")
	s.Pick(nodin)
	s.Done()
}
