package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestAgentKallus_OnePreyForTheMatch(t *testing.T) {
	s := table(t)
	ship := s.Mine(rookie, here, with("agentkallus"))
	prey, other := s.Theirs(rookie, ahead(150)), s.Theirs(rookie, scene.At(507, 490, 180))
	convoy := s.Theirs("gr75mediumtransport", scene.At(800, 700, 180))
	s.Planning()
	s.Refused(func() { s.Pick(ship) })
	s.Refused(func() { s.Pick(convoy) }) // 1e.huge.size-counts-as-huge: neither small nor large
	s.Pick(prey)
	for _, p := range []*scene.Ship{ship, prey, other, convoy} {
		s.Dial(p, "1 straight")
	}
	s.Done()
	s.State().Round = 2
	s.Planning() // no one is chosen any more
	s.Done()
	s.Attack(ship, prey)
	s.Dice("focus", "focus", "blank")
	s.Use(ship, "change a focus to a hit")
	s.WantAttackDice("hit", "focus", "blank")
	s.Dice(blanks(2)...)
	s.Done()
	s.Attack(prey, ship)
	s.Dice("hit", "hit", "blank")
	s.Dice("focus", "focus")
	s.Use(ship, "change a focus to an evade")
	s.WantShields(ship, 1)
	s.Done()
	s.Never(ship, "change a focus to a hit")
	s.Never(ship, "change a focus to an evade")
	s.Attack(ship, other)
	s.Dice("focus", "focus", "blank")
	s.Dice(blanks(2)...)
	s.Done()
	s.Attack(other, ship)
	s.Dice("hit", "blank", "blank")
	s.Dice("focus", "focus")
	s.Done()
}

func TestC3PO_GuessesNoneToo(t *testing.T) {
	for guess, evades := range map[int]int{0: 1, 1: 0, 2: 0} {
		s := table(t)
		ship, foe := s.Mine(rookie, here, with("c3po")), s.Theirs(rookie, ahead(150))
		s.Attack(foe, ship)
		s.Dice("hit", "hit", "hit")
		s.Use(ship, "guess")
		s.Refused(func() { s.Number(3) })
		s.Number(guess)
		s.Dice("blank", "focus")
		s.WantShields(ship, max(0, 2-3+evades))
		s.WantDamage(ship, 1-evades)
		s.Done()
		s.Never(ship, "guess") // once a round
		s.Attack(foe, ship)
		misses(s)
		s.Done()
	}
}

func TestC3PO_WithoutAGuess(t *testing.T) {
	s := table(t)
	ship, foe := s.Mine(rookie, here, with("c3po")), s.Theirs(rookie, ahead(150))
	s.Attack(foe, ship)
	s.Dice("hit", "blank", "blank")
	s.Pass()
	s.Dice("blank", "blank")
	s.WantShields(ship, 1)
	s.Done()
}

// 1e.action.stressed-none
func TestChopper_ActsForDamage(t *testing.T) {
	for tokens, shields := range map[int]int{0: 2, 1: 1} {
		s := table(t)
		ship := s.Mine(rookie, here, with("chopper"), scene.Tokens(stress, tokens))
		s.Perform(ship, 0)
		s.Use(ship, "focus")
		s.WantTokens(ship, focus, 1)
		s.WantShields(ship, shields)
		s.Done()
	}
}

func TestHeraSyndulla_RedManeuversUnderStress(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, here, with("herasyndulla"), scene.Tokens(stress, 1))
	s.Activate(ship, "4 koiogran")
	s.WantPose(ship, 457, 300+200, 180)
	s.WantTokens(ship, stress, 2)
	s.Done()
}

func TestDashRendar_OnAnAsteroid(t *testing.T) {
	s := table(t)
	s.Obstacle("coreasteroid0", scene.At(457, 300, 0))
	ship, foe := s.Mine(rookie, here, with("dashrendar")), s.Theirs(rookie, ahead(150))
	wantDice(s, ship, foe, 3, 2)
	s = table(t)
	s.Obstacle("coreasteroid0", scene.At(520, 395, 0))
	ship, foe = s.Mine(rookie, here, with("dashrendar")), s.Theirs(rookie, scene.At(583, 490, 180))
	wantDice(s, ship, foe, 3, 2)
	wantDice(s, foe, ship, 3, 3) // the attacks of others are obstructed
	s = table(t)
	ship, foe = s.Mine(rookie, here, with("dashrendar")), s.Theirs(rookie, ahead(190))
	s.Theirs(smuggler, scene.At(457, 425, 0), with("tacticaljammer"))
	wantDice(s, ship, foe, 3, 2) // nor does a ship obstruct
}

func TestFinn_ABlank(t *testing.T) {
	s := table(t)
	ship, foe := s.Mine(rookie, here, with("finn")), s.Theirs(rookie, ahead(150))
	s.Attack(ship, foe)
	s.Dice("hit", "blank", "hit")
	s.Use(ship, "add an attack blank")
	s.WantAttackDice("hit", "hit", "blank", "blank")
	s.Dice("evade", "evade")
	s.Done()
	s.Attack(foe, ship)
	s.Dice("hit", "blank", "blank")
	s.Tokens(ship, focus, 1)
	s.Dice("evade", "blank")
	s.Use(ship, "add a defense blank")
	s.WantDefenseDice("evade", "blank", "blank")
	s.Pass()
	s.Done()
}

func TestFinn_NotOutsideItsArc(t *testing.T) {
	s := table(t)
	ship := s.Mine("goldsquadronpilot", scene.At(457, 500, 0), with("finn"), with("ioncannonturret"))
	foe := s.Theirs(rookie, scene.At(457, 310, 0))
	s.Never(ship, "add an attack blank")
	s.Never(ship, "add a defense blank")
	s.AttackWith(ship, "ioncannonturret", foe)
	misses(s)
	s.Done()
	s.Attack(foe, ship)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank")
	s.Done()
	s = table(t) // ahead, but with a turret
	ship = s.Mine("goldsquadronpilot", here, with("finn"), with("ioncannonturret"))
	s.Never(ship, "add an attack blank")
	s.AttackWith(ship, "ioncannonturret", s.Theirs(rookie, ahead(150)))
	misses(s)
	s.Done()
}

func TestIntelligenceAgent_LooksAtADial(t *testing.T) {
	for gap, looks := range map[float64]bool{200: true, 201: false} {
		s := table(t)
		ship, tie := s.Mine(rookie, here, with("intelligenceagent")), s.Theirs(academy, ahead(gap))
		s.SetDial(ship, "1 straight")
		s.SetDial(tie, "2 straight")
		s.Activation()
		if looks {
			s.Pick(tie)
			s.ChooseNamed("look at its dial")
			s.WantEvent(game.DialSeen, "")
		} else {
			s.NoEvent(game.DialSeen)
		}
		finish(s)
	}
}

func TestJabbaTheHutt_IllicitTokensOnTheSquad(t *testing.T) {
	s := table(t)
	s.Mine(rookie, scene.At(100, 100, 0), with("jabbathehutt"))
	ship := s.Mine(black, here, scene.With("inertialdampeners", "protontorpedoes"))
	foe := s.Theirs(black, scene.At(700, 700, 180), with("inertialdampeners"))
	s.WantCharges(ship, "inertialdampeners", 1)
	s.WantCharges(ship, "protontorpedoes", 0)
	s.WantCharges(foe, "inertialdampeners", 0)
	for discarded := range 2 {
		s.Activate(ship, "5 straight")
		s.Use(ship, "stop")
		if discarded == 0 {
			s.WantDiscarded(ship)
		} else {
			s.WantDiscarded(ship, "inertialdampeners")
		}
		s.Done()
		s.Tokens(ship, stress, 0)
	}
}

func TestWeaponsEngineer_TwoLocksAtOnce(t *testing.T) {
	s := table(t)
	ship := s.Mine(rookie, here, with("weaponsengineer"))
	tie, other, third := s.Theirs(academy, ahead(150)), s.Theirs(academy, scene.At(557, 490, 180)), s.Theirs(academy, scene.At(357, 490, 180))
	s.Perform(ship, 0)
	s.Use(ship, "target lock")
	s.Pick(tie)
	s.Use(ship, "lock another")
	s.Refused(func() { s.Pick(tie) })
	s.Pick(other)
	s.WantLocks(ship, game.ShipAs(1), game.ShipAs(2))
	s.Done()
	s.Perform(ship, 0)
	s.Never(ship, "target lock") // once a round
	s.Pass()
	s.Done()
	s.WantLock(ship, third, false)
}

func TestContrabandCybernetics_ForTheRound(t *testing.T) {
	s := table(t)
	ship, friend := s.Mine(black, here, with("contrabandcybernetics")), s.Mine(rookie, beside(100), scene.Tokens(stress, 1))
	foe := s.Theirs(rookie, scene.At(800, 800, 180))
	s.Activate(ship, "4 koiogran")
	s.Use(ship, "override your stress")
	s.WantTokens(ship, stress, 2)
	s.WantDiscarded(ship, "contrabandcybernetics")
	s.Use(ship, "focus")
	s.Done()
	s.Perform(friend, 0) // nothing is offered
	s.Done()
	s.Round()
	for _, other := range []*scene.Ship{ship, friend, foe} {
		s.Dial(other, "2 straight")
	}
	s.Never(ship, "evade")
	misses(s)
	s.Done()
}

func TestScavengerCrane_FromAWreck(t *testing.T) {
	for face, gone := range map[string]bool{"blank": true, "hit": false, "focus": false} {
		s := table(t)
		ship := s.Mine(rookie, here, scene.With("scavengercrane", "protontorpedoes", "countermeasures", "crackshot"))
		for _, id := range []string{"protontorpedoes", "countermeasures", "crackshot"} {
			s.Discard(ship, id)
		}
		s.Attack(ship, s.Theirs(academy, ahead(150), scene.Damaged(2)))
		s.Dice("hit", "blank", "blank")
		s.Dice(blanks(3)...)
		s.Use(ship, "scavenge")
		s.Refused(func() { s.Choose(func(c game.Choice) bool { return cardIs(s, c, "crackshot") }) })
		s.Choose(func(c game.Choice) bool { return cardIs(s, c, "protontorpedoes") })
		s.Dice(face)
		if gone {
			s.WantDiscarded(ship, "scavengercrane", "countermeasures", "crackshot")
		} else {
			s.WantDiscarded(ship, "countermeasures", "crackshot")
		}
		s.Done()
	}
}

func TestScavengerCrane_NearWithSomethingSpent(t *testing.T) {
	for gap, offered := range map[float64]bool{200: true, 201: false} {
		for _, spent := range []bool{true, false} {
			s := table(t)
			ship := s.Mine(rookie, here, scene.With("scavengercrane", "protontorpedoes"))
			if spent {
				s.Discard(ship, "protontorpedoes")
			}
			if !offered || !spent {
				s.Never(ship, "scavenge")
			}
			s.Attack(s.Mine(rookie, beside(20)), s.Theirs(academy, ahead(gap), scene.Damaged(2)))
			s.Dice("hit", "blank", "blank")
			for s.Rolling(); !s.State().Over; {
				if s.Exec().Waiting(s.State()).Has(game.Chance) {
					s.Dice(blanks(int(s.Rolling().N))...)
					continue
				}
				s.Offered(ship, "scavenge")
				s.Pass()
			}
			s.Done()
		}
	}
}

func TestChopperDroid_APartForAShield(t *testing.T) {
	s := table(t)
	ship := s.Mine(rookie, here, scene.With("chopper-swx72", "protontorpedoes"), scene.Shields(1))
	s.Mine(rookie, beside(20), with("r2d2"))
	s.Perform(ship, 0, game.CardAction)
	s.Use(ship, "salvage a part")
	s.Choose(func(c game.Choice) bool { return cardIs(s, c, "protontorpedoes") })
	s.WantDiscarded(ship, "protontorpedoes")
	s.WantShields(ship, 2)
	s.Done()
	for _, cards := range [][]string{{"chopper-swx72"}, {"chopper-swx72", "protontorpedoes"}} {
		s := table(t)
		ship := s.Mine(rookie, here, scene.With(cards...), scene.Shields(len(cards)))
		s.Never(ship, "salvage a part") // nothing to discard; nothing to recover
		s.Perform(ship, 0)
		s.Pass()
		s.Done()
	}
}

// The hull that goes with the part can be the last.
func TestChopperDroid_HullUpgrade(t *testing.T) {
	for damage, destroyed := range map[int]bool{2: false, 3: true} {
		s := table(t)
		ship := s.Mine(rookie, here, scene.With("chopper-swx72", "hullupgrade"), scene.Shields(1), scene.Damaged(damage))
		s.Perform(ship, 0, game.CardAction)
		s.Use(ship, "salvage a part")
		s.Choose(func(c game.Choice) bool { return cardIs(s, c, "hullupgrade") })
		s.Is(s.Of(ship).MoreHull == -1, "a hull value 1 lower")
		s.Is(s.Of(ship).Destroyed == destroyed, "destroyed with %d damage cards of 3 hull: %t", damage, destroyed)
		s.Done()
	}
}

func TestFlightAssistAstromech_WithNobodyAhead(t *testing.T) {
	for name, foe := range map[string]scene.Option{
		"": scene.At(457, 721, 180), "an enemy at range 3": scene.At(457, 720, 180),
	} {
		s := table(t)
		ship := s.Mine(rookie, here, with("flightassistastromech"))
		s.Theirs(academy, foe)
		s.Mine(academy, scene.At(457, 500, 0))
		s.Theirs(academy, scene.At(457, 150, 0))
		s.Activate(ship, "1 straight") // to 380: its front is at 400
		if name == "" {
			s.Use(ship, "adjust course")
			s.Use(ship, "barrel roll")
			s.Side(geom.Right)
			s.Place(ship, 457+80, 380, 0)
		} else {
			s.NotOffered(ship, "adjust course")
		}
		finish(s)
	}
}

func TestFlightAssistAstromech_NotAfterAnOverlap(t *testing.T) {
	for _, rock := range []bool{true, false} {
		s := table(t)
		if rock {
			s.Obstacle("coreasteroid0", scene.At(457, 380, 0))
		}
		ship := s.Mine(rookie, here, with("flightassistastromech"))
		if !rock {
			s.Mine(academy, scene.At(457, 382, 0))
		}
		s.Theirs(academy, scene.At(457, 850, 180))
		s.Never(ship, "adjust course")
		s.Activate(ship, "1 straight")
		misses(s)
		s.Done()
	}
}

func TestFlightAssistAstromech_InItsArcOnly(t *testing.T) {
	s := table(t)
	ship := s.Mine("goldsquadronpilot", scene.At(457, 500, 0), with("flightassistastromech"), with("ioncannonturret"))
	s.Theirs(academy, scene.At(457, 310, 0))
	s.Never(ship, "attack")
	s.Engage(ship)
	s.Done()
}

// 1e.obstacle.asteroid-skip-action
func TestR5X3_ThroughAsteroids(t *testing.T) {
	for _, used := range []bool{true, false} {
		s := table(t)
		s.Obstacle("coreasteroid0", scene.At(457, 400, 0))
		s.Obstacle("coreasteroid1", scene.At(457, 500, 0))
		ship, foe := s.Mine(rookie, here, with("r5x3")), s.Theirs(rookie, scene.At(457, 600, 180))
		s.SetDial(ship, "1 straight")
		s.Activate(ship, "1 straight")
		if used {
			s.Use(ship, "plot a way through")
			s.Use(ship, "focus")
			s.WantDiscarded(ship, "r5x3")
			s.Done()
			s.Attack(ship, foe) // though it is on the rock, and another lies between
			s.NoEvent(game.Obstructed)
			misses(s)
			s.Done()
			continue
		}
		s.Pass()
		s.Dice("hit")
		s.WantShields(ship, 1)
		s.WantTokens(ship, focus, 0)
		s.Done()
	}
}

func TestR4E1_OrdnanceUnderStress(t *testing.T) {
	s := table(t)
	ship := s.Mine(thug, here, scene.With("r4e1", "proximitymines"), scene.Tokens(stress, 2))
	s.Never(ship, "focus")
	s.Perform(ship, 0)
	s.Use(ship, "drop a Proximity Mine")
	s.Use(ship, "vent the stress")
	s.WantDiscarded(ship, "proximitymines", "r4e1")
	s.WantTokens(ship, stress, 1)
	s.Done()
}

func TestR4E1_OnlyOrdnanceOnlyUnderStress(t *testing.T) {
	s := table(t)
	ship := s.Mine(thug, here, scene.With("r4e1", "proximitymines", "expose"))
	s.Never(ship, "vent the stress")
	s.Perform(ship, 0)
	s.Use(ship, "drop a Proximity Mine")
	s.Done()
	s.Tokens(ship, stress, 1)
	s.Never(ship, "expose yourself")
	s.Perform(ship, 0)
	s.Done()
	s = table(t) // another action under stress
	ship = s.Mine("contractedscout", here, scene.With("r4e1", "contrabandcybernetics"))
	s.Activate(ship, "3 straight")
	s.Use(ship, "override your stress")
	s.Never(ship, "vent the stress")
	s.Use(ship, "focus")
	s.WantTokens(ship, stress, 1)
	s.Done()
}

func TestDebrisGambit_ForEachObstacle(t *testing.T) {
	for rocks, tokens := range map[int]int{0: 0, 1: 1, 2: 2, 3: 2} {
		s := table(t)
		for i, at := range []scene.Option{scene.At(560, 300, 0), scene.At(354, 300, 0), scene.At(457, 200, 0)} {
			if i < rocks {
				s.Obstacle("coreasteroid"+string(rune('0'+i)), at)
			}
		}
		s.Obstacle("coreasteroid3", scene.At(457, 520, 0)) // farther away
		ship := s.Mine(rookie, here, with("debrisgambit"))
		s.Perform(ship, 0, game.CardAction)
		s.Use(ship, "hide in the debris")
		s.WantTokens(ship, evade, tokens)
		s.Done()
	}
}

func TestDecoy_SwapsForTheCombatPhase(t *testing.T) {
	s := table(t)
	ship := s.Mine(rookie, here, with("decoy"))
	ace, far := s.Mine("howlrunner", beside(200)), s.Mine(black, scene.At(100, 100, 0))
	foe := s.Theirs(rookie, scene.At(800, 800, 180))
	s.Engagement()
	s.Use(ship, "swap places")
	s.Refused(func() { s.Pick(far) })
	s.Refused(func() { s.Pick(foe) })
	s.Refused(func() { s.Pick(ship) })
	s.Pick(ace)
	s.WantInitiative(ship, 8)
	s.WantInitiative(ace, 2)
	misses(s)
	s.Done()
	s.End()
	s.Done()
	s.WantInitiative(ship, 2)
	s.WantInitiative(ace, 8)
}

func TestIntensity_TurnsForAToken(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, here, with("intensity"))
	s.Theirs(rookie, scene.At(800, 800, 180))
	roll := func(ship *scene.Ship, x float64) {
		s.Perform(ship, 0, game.BarrelRollAction)
		s.Use(ship, "barrel roll")
		s.Side(geom.Right)
		s.Place(ship, x, 300, 0)
	}
	roll(ship, 457+80)
	s.Use(ship, "keep up the pace")
	s.ChooseNamed("evade")
	s.WantTokens(ship, evade, 1)
	s.Done()
	s.Never(ship, "keep up the pace") // its other side is up
	s.Engagement()
	s.Use(ship, "catch your breath")
	s.ChooseNamed("evade")
	s.WantTokens(ship, evade, 0)
	s.Done()
	s.Never(ship, "catch your breath")
	s.Tokens(ship, focus, 1)
	s.Engagement()
	s.Done()

	s = table(t)
	ship = s.Mine(rookie, here, with("intensity"))
	s.Perform(ship, 0, game.BoostAction)
	s.Use(ship, "boost")
	s.Maneuver("1 straight")
	s.Use(ship, "keep up the pace")
	s.ChooseNamed("focus")
	s.Done()

	s = table(t)
	ship = s.Mine(black, here, with("intensity"))
	s.Never(ship, "keep up the pace") // after another action
	s.Perform(ship, 0)
	s.Use(ship, "focus")
	s.Done()
}

func TestSwarmLeader_DiceForEvadeTokens(t *testing.T) {
	s := table(t)
	ship, foe := s.Mine(black, here, with("swarmleader")), s.Theirs(rookie, ahead(150))
	one, two := s.Mine(black, beside(20), scene.Tokens(evade, 2)), s.Mine(black, scene.At(397, 300, 0), scene.Tokens(evade, 1))
	bare, away := s.Mine(black, scene.At(337, 300, 0)), s.Mine(black, scene.At(577, 300, 180), scene.Tokens(evade, 1))
	far := s.Mine(black, scene.At(457, 149, 0), scene.Tokens(evade, 1)) // 301 mm from the defender
	enemy := s.Theirs(black, scene.At(457, 640, 180), scene.Tokens(evade, 1))
	s.Attack(ship, foe)
	s.Use(ship, "lead the swarm")
	for _, other := range []*scene.Ship{bare, away, far, enemy, ship} {
		s.Refused(func() { s.Pick(other) })
	}
	s.Pick(one)
	s.Pick(two)
	s.Is(s.Rolling().N == 4, "%d dice", s.Rolling().N)
	s.Dice(blanks(4)...)
	s.WantTokens(one, evade, 1)
	s.WantTokens(two, evade, 0)
	misses(s)
	s.Done()
}

func TestSwarmLeader_OnlyItsPrimaryWeapon(t *testing.T) {
	s := table(t)
	ship, foe := s.Mine("goldsquadronpilot", here, scene.With("swarmleader", "ioncannonturret")), s.Theirs(rookie, ahead(150))
	friend := s.Mine(black, beside(20), scene.Tokens(evade, 1))
	s.Never(ship, "lead the swarm")
	s.AttackWith(ship, "ioncannonturret", foe)
	misses(s)
	s.Done()
	s.Attack(friend, foe)
	misses(s)
	s.Done()
}

func TestCollisionDetector_NoCriticalHits(t *testing.T) {
	for face, shields := range map[string]int{"crit": 2, "hit": 1} {
		s := table(t)
		s.Obstacle("coreasteroid0", scene.At(457, 400, 0))
		ship := s.Mine(rookie, here, with("collisiondetector"))
		s.Activate(ship, "1 straight")
		s.Dice(face)
		s.WantShields(ship, shields)
		s.Done()
	}
	s := table(t)
	s.Obstacle("coreasteroid0", scene.At(500, 300, 0))
	ship := s.Mine(black, here, with("collisiondetector"))
	s.Perform(ship, 0)
	s.Use(ship, "barrel roll")
	s.Side(geom.Right)
	s.Place(ship, 537, 300, 0)
	s.Dice("crit")
	s.WantDamage(ship, 0)
	s.Done()
}

func TestCollisionDetector_OtherCriticalHitsStand(t *testing.T) {
	s := table(t)
	ship, foe := s.Mine(rookie, here, with("collisiondetector")), s.Theirs(rookie, ahead(150))
	struck(s, foe, ship, "crit", "blank", "blank")
	s.WantShields(ship, 1)
	s.Done()
}

func TestTargetingScrambler_NoModifiedDiceAtRange1(t *testing.T) {
	s := table(t)
	ship := s.Mine(rookie, here, with("targetingscrambler"))
	foe, far := s.Theirs(rookie, ahead(100)), s.Theirs(rookie, scene.At(457, 641, 180))
	s.Planning()
	s.Use(ship, "scramble")
	s.Refused(func() { s.Pick(far) })
	s.Pick(foe)
	s.WantTokens(ship, game.DisarmToken, 1)
	for _, p := range []*scene.Ship{ship, foe, far} {
		s.Dial(p, "1 straight")
	}
	s.Done()
	s.Tokens(foe, focus, 1)
	s.Tokens(ship, focus, 1)
	s.Attack(foe, ship)
	s.Dice("focus", "focus", "focus", "focus")
	s.Dice("focus", "blank")
	s.Use(ship, "spend focus") // the defender's dice are its own
	s.WantTokens(foe, focus, 1)
	s.Done()
}

func TestScrambled_ElsewhereItModifies(t *testing.T) {
	for name, c := range map[string]struct {
		card string
		gap  float64
	}{"at range 2": {"targetingscrambler", 101}, "another ship": {"countermeasures", 100}} {
		s := table(t)
		ship, foe := s.Mine(rookie, here, with(c.card)), s.Theirs(rookie, ahead(c.gap), scene.Tokens(focus, 1))
		s.Condition(foe, "scrambled", ship)
		s.Attack(foe, ship)
		s.Dice(append(blanks(2+map[float64]int{100: 1, 101: 0}[c.gap]), "focus")...)
		s.Use(foe, "spend focus")
		s.Dice(blanks(2)...)
		s.WantShields(ship, 1)
		s.Done()
		s.Engagement()
		if name == "another ship" {
			s.Pass() // its countermeasures
		}
		misses(s)
		s.WantEvent(game.ConditionLost, "")
		s.Done()
	}
}

func TestKyloRen_ShowsTheDarkSide(t *testing.T) {
	for gap, offered := range map[float64]bool{0: true, 300: true, 300.5: false} {
		s := table(t)
		ship, foe := s.Mine(rookie, here, with("kyloren")), s.Theirs(rookie, ahead(gap))
		friend := s.Mine(rookie, beside(60))
		if gap == 0 {
			s.Touch(ship, foe)
		}
		if !offered {
			s.Never(ship, "show the dark side")
		}
		s.Perform(ship, 0, game.CardAction)
		if offered {
			s.Use(ship, "show the dark side")
			s.Refused(func() { s.Pick(friend) })
			s.Pick(foe)
			s.ChooseNamed("Stunned Pilot")
			s.WantEvent(game.ConditionGained, "")
			s.NoEvent(game.ConditionLost)
		}
		s.Done()
	}
}
