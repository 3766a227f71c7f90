package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// firespray is a pilot without an ability whose ship has weapons to the front and to the rear.
const firespray = "bountyhunter"

func TestTitles_WhatTheDataGrant(t *testing.T) {
	for id, actions := range map[string][]string{"andrasta": {"reload"}, "misthunter": {"barrel roll"},
		"xanadublood": {"cloak"}, "b6bladewingprototype": nil, "havoc": nil} {
		s := scene.Second(t)
		ship := s.Mine(firespray, south, scene.With(id, "protontorpedoes"))
		s.Charges(ship, "protontorpedoes", 0)
		s.Perform(ship, 0)
		s.NotOffered(ship, "jam")
		for _, a := range actions {
			s.Offered(ship, a)
		}
		finish(s)
	}
}

func TestSlamTitles_OnceForACharge(t *testing.T) {
	for id, token := range map[string]game.Token{"blackone": game.IonToken, "burnoutthrusters": game.DepleteToken} {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With(id))
		s.Activate(ship, "2 straight")
		s.Use(ship, "SLAM")
		s.Maneuver("2 bank-left")
		s.WantCharges(ship, id, 0)
		s.WantTokens(ship, game.DisarmToken, 1)
		s.ChooseNamed("remove a disarm token")
		s.WantTokens(ship, game.DisarmToken, 0)
		s.WantTokens(ship, token, 1)
		s.Done()

		s = scene.Second(t)
		ship = s.Mine(xwing, south, scene.With(id))
		s.Activate(ship, "2 straight")
		s.Use(ship, "SLAM")
		s.Maneuver("2 bank-left")
		s.Pass() // and keeps the token
		s.WantTokens(ship, game.DisarmToken, 1)
		s.WantTokens(ship, token, 0)
		s.Done()
		s.Tokens(ship, game.DisarmToken, 0)
		s.Never(ship, "SLAM") // no charge is left
		s.Activate(ship, "2 straight")
		s.Use(ship, "focus") // which it may perform
		s.WantTokens(ship, token, 0)
		finish(s)
	}
}

func TestSlamTitles_OnlyAfterTheirOwnSlam(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("blackone"))
	other := s.Mine("nusquadronpilot", scene.At(line+150, 300, 0))
	s.Activate(other, "2 straight")
	s.Use(other, "SLAM")
	s.Maneuver("2 straight")
	s.WantCharges(ship, "blackone", 1)
	s.Done()
}

func TestGauntlet_RepairsAShipCard(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("gauntlet"))
	s.Crit(ship, "Structural Damage")
	s.Crit(ship, "Stunned Pilot")
	s.System(ship)
	s.Use(ship, "repair a Ship card")
	s.Refused(func() { s.ChooseNamed("Stunned Pilot") })
	s.ChooseNamed("Structural Damage")
	s.WantCharges(ship, "gauntlet", 1)
	s.WantFacedown(ship, 1)
	s.Done()
	s.Never(ship, "repair a Ship card") // no Ship card is left
	s.System(ship)
	s.Crit(ship, "Structural Damage")
	s.Charges(ship, "gauntlet", 0)
	s.System(ship)
	s.Done()
}

func TestMarauder_RearAttacksReroll(t *testing.T) {
	behind := scene.At(line, 100, 0)
	d := bout{pilot: firespray, at: behind, dice: []string{"focus", "focus", "focus"}}
	s, ship, _ := d.open(t, "marauder")
	s.Use(ship, "reroll")
	s.Refused(func() { s.Number(2) })
	s.Number(1)
	s.Dice("hit")
	play(s, nil, nil)
	s.Done()
	never(t, "marauder", "reroll", map[string]bout{
		"to the front": {pilot: firespray},
		"in defense":   {pilot: firespray, at: behind, defends: true},
		"a special attack": {pilot: firespray, at: scene.At(line, 160, 0), weapon: "hotshottailblaster",
			mine: []scene.Option{scene.With("hotshottailblaster")}, dice: []string{"focus"}},
	})
}

func TestNightbrother_KeepsCalm(t *testing.T) {
	each(t, map[string]struct {
		maneuver        string
		charges, stress int
		offered         bool
	}{
		"white": {"3 straight", 2, 1, true}, "red": {"4 koiogran", 2, 1, true},
		"blue": {"2 straight", 2, 1, false}, "one charge": {"3 straight", 1, 1, false},
		"not stressed": {"3 straight", 2, 0, false},
	}, func(t *testing.T, c struct {
		maneuver        string
		charges, stress int
		offered         bool
	}) {
		for _, token := range []game.Token{game.FocusToken, game.EvadeToken} {
			s := scene.Second(t)
			ship := s.Mine(xwing, south, scene.With("nightbrother"), scene.Tokens(game.StressToken, c.stress))
			s.Charges(ship, "nightbrother", c.charges)
			if !c.offered {
				s.Never(ship, "keep calm")
			}
			s.Activate(ship, c.maneuver)
			if c.offered {
				s.Use(ship, "keep calm")
				s.Choose(func(o game.Choice) bool { return game.Token(o.Item) == token })
				s.WantTokens(ship, token, 1)
				s.WantCharges(ship, "nightbrother", 0)
			}
			finish(s)
		}
	})
}

// An ionized ship has revealed no dial (2e.activation.no-revealed-maneuver).
func TestNightbrother_NoDialRevealed(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("nightbrother"), scene.Tokens(game.StressToken, 1),
		scene.Tokens(game.IonToken, 1))
	s.Never(ship, "keep calm")
	s.Activate(ship, "3 straight")
	finish(s)
}

func TestTitles_MoreAttackDice(t *testing.T) {
	torpedoes := []scene.Option{scene.With("protontorpedoes")}
	each(t, map[string]struct {
		id string
		d  bout
		n  int
	}{
		"outrider at range 3":      {"outrider2023", bout{at: scene.At(line, 600, 180)}, 4},
		"outrider at range 2":      {"outrider2023", bout{}, 3},
		"outrider: torpedoes":      {"outrider2023", bout{at: scene.At(line, 600, 180), lay: locks, mine: torpedoes, weapon: "protontorpedoes"}, 4},
		"outrider in defense":      {"outrider2023", bout{at: scene.At(line, 600, 180), defends: true}, 2},
		"punishing one ahead":      {"punishingone", bout{}, 4},
		"punishing one behind":     {"punishingone", bout{pilot: firespray, at: scene.At(line, 100, 0)}, 3},
		"punishing one: torpedoes": {"punishingone", bout{lay: locks, mine: torpedoes, weapon: "protontorpedoes"}, 4},
		"punishing one in defense": {"punishingone", bout{defends: true}, 2},
	}, func(t *testing.T, c struct {
		id string
		d  bout
		n  int
	}) {
		s, ship, other := c.d.begin(t, c.id)
		c.d.attack(s, ship, other)
		s.Is(int(s.Rolling().N) == c.n, "%d dice, not %d", c.n, s.Rolling().N)
		finish(s)
	})
}

func TestOutrider2023_EvadesOfObstructedAttacks(t *testing.T) {
	rock := func(s *scene.Scene, _, _ *scene.Ship) { s.Obstacle("coreasteroid0", scene.At(line+30, 400, 0)) }
	aside := scene.At(line+60, 500, 180)
	d := bout{dice: []string{"hit", "hit", "blank"}, lay: rock, at: aside}
	s, ship, other := d.begin(t, "outrider2023")
	s.AttackWith(ship, "primary", other)
	roll(s, d.dice...)
	s.Dice("evade", "evade", "blank", "blank")
	s.Use(ship, "change an evade")
	s.WantDamage(other, 1)
	finish(s)
	evades := []string{"evade", "evade"}
	never(t, "outrider2023", "change an evade", map[string]bout{
		"nothing between": {dice: d.dice, defense: evades, at: aside},
		"no evade":        {dice: d.dice, lay: rock, at: aside},
		"in defense":      {dice: d.dice, lay: rock, at: aside, defense: evades, defends: true},
	})
}

func TestScimitar_JamsAsItDecloaks(t *testing.T) {
	each(t, map[string]struct {
		x       float64
		mine    bool
		offered bool
	}{"in the bullseye arc": {inside, false, true}, "beside": {beside, false, false}, "a friend": {inside, true, false}},
		func(t *testing.T, c struct {
			x       float64
			mine    bool
			offered bool
		}) {
			s := scene.Second(t)
			ship := s.Mine(xwing, south, scene.With("scimitar"), scene.Tokens(game.CloakToken, 1))
			other := s.Ship(map[bool]game.Player{true: game.Seat1, false: game.Seat2}[c.mine], tie, scene.At(c.x, 600, 0))
			if !c.offered {
				s.Never(ship, "jam an enemy")
			}
			s.System(ship)
			s.Use(ship, "decloak")
			s.ChooseNamed("boost")
			s.Maneuver("2 straight")
			if c.offered {
				s.Use(ship, "jam an enemy")
				s.Pick(other)
				s.WantTokens(other, game.JamToken, 1)
			}
			finish(s)
		})
}

func TestScimitar_BeginsCloaked(t *testing.T) {
	for _, use := range []bool{true, false} {
		s := scene.Second(t)
		ship := s.Mine(xwing, scene.With("scimitar"))
		enemy := s.Theirs(tie)
		s.Setup()
		s.Choose(func(c game.Choice) bool { return c.N == int16(game.Seat2) })
		s.Place(enemy, 457, 860, 180)
		s.Place(ship, 457, 60, 0)
		if use {
			s.Use(ship, "begin cloaked")
		} else {
			s.Pass()
		}
		s.WantTokens(ship, game.CloakToken, map[bool]int{true: 1}[use])
		s.Done()
	}
}

func TestSlaveI_TurnsTheOtherWay(t *testing.T) {
	for shown, to := range map[string]string{"3 bank-left": "3 bank-right", "2 bank-right": "2 bank-left",
		"1 turn-left": "1 turn-right", "2 turn-right": "2 turn-left"} {
		s := scene.Second(t)
		ship := s.Mine(firespray, south, scene.With("slavei"))
		s.Activate(ship, shown)
		s.Use(ship, "turn the other way")
		s.Is(s.Exec().Ask(s.State(), game.Seat1).N == 1, "one maneuver")
		s.Maneuver(to)
		s.WantRevealed(ship, to)
		finish(s)
	}
	for _, shown := range []string{"3 straight", "3 tallon-left", "4 koiogran"} {
		s := scene.Second(t)
		ship := s.Mine(firespray, south, scene.With("slavei"))
		s.Never(ship, "turn the other way")
		s.Activate(ship, shown)
		for !s.State().Over {
			passOr(s)
		}
		s.Done()
	}
}

func TestSlaveISWZ82_FromBehind(t *testing.T) {
	away := scene.At(line, 500, 0)
	d := bout{pilot: firespray, at: away, dice: []string{"hit", "hit", "blank"}}
	s, ship, _ := d.open(t, "slavei-swz82")
	s.Use(ship, "change a hit")
	s.WantAttackDice("hit", "crit", "blank")
	play(s, nil, []string{"evade", "evade"})
	s.Done()
	never(t, "slavei-swz82", "change a hit", map[string]bout{
		"seen from its front": {pilot: firespray, dice: d.dice},
		"out of the rear arc": {pilot: firespray, dice: d.dice, at: scene.At(line, 100, 180)},
		"no hit":              {pilot: firespray, dice: []string{"focus"}, at: away},
		"in defense":          {pilot: firespray, enemy: firespray, dice: d.dice, at: away, defends: true},
	})
}

func TestSoullessOne_RerollsAgainstWhomItCannotHit(t *testing.T) {
	behind := scene.At(line, 100, 0)
	d := bout{at: behind, defends: true, dice: []string{"hit"}}
	s, ship, _ := d.open(t, "soullessone")
	s.Dice("blank", "blank")
	s.Use(ship, "reroll")
	s.Refused(func() { s.Number(2) })
	s.Number(1)
	s.Dice("evade")
	finish(s)
	never(t, "soullessone", "reroll", map[string]bout{
		"in its firing arc": {defends: true, dice: d.dice},
		"attacking":         {pilot: firespray, at: behind},
	})
}

func TestVirago_BoostsInTheEndPhase(t *testing.T) {
	for charges, offered := range map[int]bool{1: true, 0: false} {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("virago"))
		s.Charges(ship, "virago", charges)
		s.End()
		if offered {
			s.Use(ship, "virago")
			s.Use(ship, "boost")
			s.Maneuver("1 straight")
			s.WantPose(ship, line, 380, 0)
			s.WantTokens(ship, game.StressToken, 1)
			s.WantCharges(ship, "virago", 0)
		}
		finish(s)
	}
}
