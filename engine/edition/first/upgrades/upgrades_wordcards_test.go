package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func Test4LOM_PinsOneToken(t *testing.T) {
	for tokens, left := range map[int]int{1: 1, 2: 1} {
		s := table(t)
		ship, foe := s.Mine(rookie, here, with("4lom")), s.Theirs(rookie, ahead(150), scene.Tokens(focus, tokens), scene.Tokens(evade, 1))
		s.Attack(ship, foe)
		s.Dice(blanks(3)...)
		s.Use(ship, "jam the token")
		s.ChooseNamed("a focus token")
		s.WantTokens(ship, ion, 1)
		s.Dice("focus", "focus")
		if tokens == 1 {
			s.NotOffered(foe, "spend focus")
		} else {
			s.Use(foe, "spend focus")
			s.NotOffered(foe, "spend focus")
		}
		s.Use(foe, "spend evade") // that is free
		s.WantTokens(foe, focus, left)
		s.WantTokens(foe, evade, 0)
		s.Done()
		s.Attack(ship, foe) // in the next attack it is free again
		s.Dice(blanks(3)...)
		s.Pass()
		s.Dice("focus", "focus")
		s.Use(foe, "spend focus")
		s.Done()
	}
}

func Test4LOM_NothingToPin(t *testing.T) {
	s := table(t)
	ship, foe := s.Mine(rookie, here, with("4lom")), s.Theirs(rookie, ahead(150), scene.Tokens(stress, 1))
	s.Never(ship, "jam the token")
	s.Attack(ship, foe)
	misses(s)
	s.Done()
	s.Tokens(foe, evade, 1)
	s.Attack(foe, ship) // while it defends
	misses(s)
	s.Done()
}

func TestBobaFett_AnUpgradeForACriticalHit(t *testing.T) {
	s := table(t)
	ship := s.Mine(rookie, here, scene.With("bobafett", "r2d2"))
	foe := s.Theirs(rookie, ahead(150), scene.With("protontorpedoes", "r2f2"), scene.Shields(0))
	s.Attack(ship, foe)
	s.Dice("crit", "blank", "blank")
	s.Dice(blanks(2)...)
	s.Draw("Damaged Engine")
	s.Use(ship, "disintegrate")
	s.Refused(func() { s.Choose(func(c game.Choice) bool { return cardIs(s, c, "r2d2") }) })
	s.Choose(func(c game.Choice) bool { return cardIs(s, c, "r2f2") })
	s.WantDiscarded(ship, "bobafett")
	s.WantDiscarded(foe, "r2f2")
	s.Done()

	s = table(t) // a facedown card is not enough
	ship, foe = s.Mine(rookie, here, with("bobafett")), s.Theirs(rookie, ahead(150), with("r2f2"), scene.Shields(0))
	s.Never(ship, "disintegrate")
	s.Attack(ship, foe)
	s.Dice("hit", "blank", "blank")
	misses(s)
	s.Done()
}

// fetched begins an attack after which Boba Fett discards an upgrade of a Contracted Scout.
func fetched(t *testing.T, id string, damage int) (s *scene.Scene, boba, scout *scene.Ship) {
	s = table(t)
	boba = s.Mine(rookie, here, with("bobafett"))
	scout = s.Theirs("contractedscout", ahead(150), scene.With(id), scene.Shields(0), scene.Damaged(damage))
	s.Attack(boba, scout)
	s.Dice("crit", "blank", "blank")
	s.Dice(blanks(2)...)
	s.Draw("Damaged Engine")
	s.Use(boba, "disintegrate")
	s.Choose(func(c game.Choice) bool { return cardIs(s, c, id) })
	s.WantDiscarded(scout, id)
	return s, boba, scout
}

// What an upgrade adds to a value of its ship goes with it.
func TestBobaFett_ValuesOfAShip(t *testing.T) {
	s, boba, scout := fetched(t, "punishingone", 0)
	s.Attack(scout, boba)
	s.Dice("blank", "blank") // one fewer
	s.Dice(blanks(2)...)
	s.Done()
	s, _, scout = fetched(t, "veteraninstincts", 0)
	s.Is(s.Of(scout).Initiative == 3, "the printed skill, not %d", s.Of(scout).Initiative)
	s.Done()
	s, _, scout = fetched(t, "shieldupgrade", 0)
	s.Is(s.Of(scout).MoreShields == -1, "the printed shield value")
	s.Done()
	for damage, destroyed := range map[int]bool{3: false, 4: true} {
		s, _, scout = fetched(t, "hullupgrade", damage)
		s.Is(s.Of(scout).Destroyed == destroyed, "destroyed with %d damage cards of 5 hull: %t", damage+1, destroyed)
		s.Done()
	}
}

func TestBodhiRook_LocksForAFriend(t *testing.T) {
	for gap, locks := range map[float64]bool{300: true, 301: false} {
		s := table(t)
		ship := s.Mine(rookie, scene.At(100, 100, 0), with("bodhirook"))
		tie := s.Theirs(academy, ahead(gap))
		s.Mine(rookie, here)
		if !locks {
			s.Never(ship, "target lock")
		}
		s.Perform(ship, 0)
		if locks {
			s.Use(ship, "target lock")
			s.Pick(tie)
			s.WantLock(ship, tie, true)
		} else {
			s.Pass()
		}
		s.Done()
	}
}

func TestM9G8_LocksFriendsAndCorrects(t *testing.T) {
	s := table(t)
	ship, wing := s.Mine(rookie, here, with("m9g8")), s.Mine(rookie, beside(20))
	foe := s.Theirs(rookie, ahead(150))
	s.Perform(ship, 0)
	s.Use(ship, "target lock")
	s.Refused(func() { s.Pick(ship) })
	s.Pick(wing)
	s.Done()
	s.Attack(wing, foe)
	s.Dice(blanks(3)...)
	s.Use(ship, "correct its aim")
	s.Refused(func() { s.Number(2) })
	s.Number(1)
	s.Dice("hit")
	misses(s)
	s.WantShields(foe, 1)
	s.Done()
	s.Never(ship, "correct its aim") // another's attack
	s.Attack(foe, wing)
	misses(s)
	s.Done()
	s = table(t) // an enemy that it has locked
	ship, foe = s.Mine(rookie, here, with("m9g8")), s.Theirs(rookie, ahead(150))
	s.Lock(ship, foe)
	s.Attack(foe, ship)
	s.Dice("hit", "blank", "blank")
	s.Use(ship, "correct its aim")
	s.Number(0)
	s.Number(1) // the hit
	s.Dice("blank")
	s.WantAttackDice(blanks(3)...)
	for !s.State().Over {
		step(s)
	}
	s.Done()
}

func TestZebOrrelios_FightsWhatItTouches(t *testing.T) {
	for heading, fights := range map[float64]bool{0: true, 180: false} {
		s := table(t)
		ship, foe := s.Mine(rookie, scene.At(457, 300, heading), with("zeborrelios")), s.Theirs(rookie, ahead(0))
		s.Touch(ship, foe)
		if !fights {
			s.Never(ship, "attack")
			s.Never(foe, "attack")
			s.Engage(ship)
			s.Done()
			s.Engage(foe)
			s.Done()
			continue
		}
		wantDice(s, ship, foe, 4, 2) // at range 1
		wantDice(s, foe, ship, 4, 2)
	}
	s := table(t)
	s.Mine(rookie, scene.At(100, 100, 0), with("zeborrelios"))
	wing, foe := s.Mine(rookie, here), s.Theirs(rookie, ahead(0))
	s.Touch(wing, foe)
	s.Never(wing, "attack") // another ship
	s.Engage(wing)
	s.Done()
	s = table(t) // whose target is in its arc
	s.Mine(rookie, scene.At(457, 200, 0), with("zeborrelios"))
	wing, foe = s.Mine(rookie, here), s.Theirs(rookie, ahead(0))
	s.Touch(wing, foe)
	s.Never(wing, "attack")
	s.Engage(wing)
	s.Done()
}

func TestGeneralHux_Devotion(t *testing.T) {
	s := table(t)
	ship := s.Mine(smuggler, large, with("generalhux"))
	a, b, c := s.Mine(rookie, scene.At(560, 300, 0)), s.Mine(rookie, scene.At(620, 300, 0)), s.Mine(rookie, scene.At(680, 300, 0))
	far, foe := s.Mine(rookie, scene.At(800, 300, 0)), s.Theirs(rookie, scene.At(560, 490, 180))
	s.Perform(ship, 0, game.CardAction)
	s.Use(ship, "rouse them")
	s.Refused(func() { s.Pick(far) })
	s.Refused(func() { s.Pick(foe) })
	for _, wing := range []*scene.Ship{a, b, c} {
		s.Pick(wing)
	}
	s.Refused(func() { s.Pick(ship) }) // not one of them
	s.Pick(a)
	for _, wing := range []*scene.Ship{a, b, c} {
		s.WantTokens(wing, focus, 1)
	}
	s.WantTokens(ship, stress, 1)
	s.WantEvent(game.ConditionGained, "")
	s.Done()
	s.Never(a, "spend focus") // while it defends
	s.Attack(foe, a)
	s.Dice("hit", "blank", "blank")
	s.Dice("focus", "focus")
	s.Done()
}

func TestFanaticalDevotion_OneHitStands(t *testing.T) {
	for spent, hurt := range map[bool]int{true: 1, false: 0} {
		s := table(t)
		ship, foe := s.Mine(rookie, here, scene.Tokens(focus, 1)), s.Theirs(rookie, ahead(150))
		s.Condition(ship, "fanaticaldevotion", ship)
		s.Attack(ship, foe)
		if spent {
			s.Dice("focus", "crit", "blank")
			s.Use(ship, "spend focus")
		} else {
			s.Dice("hit", "crit", "blank")
			s.Pass()
		}
		s.Dice("evade", "evade")
		s.WantShields(foe, 2-hurt)
		s.Done()
		s.End()
		s.WantEvent(game.ConditionLost, "")
		s.Done()
	}
	s := table(t) // a friend's focus token leaves nothing
	ship, wing := s.Mine(rookie, beside(60)), s.Mine(rookie, here, scene.Tokens(focus, 1))
	foe := s.Theirs(rookie, ahead(150))
	s.Condition(ship, "fanaticaldevotion", ship)
	s.Attack(wing, foe)
	s.Dice("focus", "crit", "blank")
	s.Use(wing, "spend focus")
	s.Dice("evade", "evade")
	s.WantShields(foe, 2)
	s.Done()
}

func TestAScoreToSettle_BothWays(t *testing.T) {
	s := table(t)
	ship, foe := s.Mine(rookie, here, with("ascoretosettle")), s.Theirs(rookie, ahead(150))
	wing, other := s.Mine(rookie, beside(60)), s.Theirs(rookie, scene.At(597, 490, 180))
	s.Condition(foe, "adebttopay", ship)
	s.Attack(ship, foe)
	s.Dice("focus", "focus", "blank")
	s.Use(ship, "settle the score")
	s.WantAttackDice("focus", "crit", "blank")
	s.Dice(blanks(2)...)
	s.Done()
	s.Attack(foe, ship)
	s.Dice("focus", "focus", "blank")
	s.Use(foe, "pay the debt")
	s.WantAttackDice("focus", "crit", "blank")
	s.Dice(blanks(2)...)
	s.Done()
	s.Never(ship, "settle the score")
	s.Never(foe, "pay the debt")
	for _, pair := range [][2]*scene.Ship{{ship, other}, {foe, wing}, {wing, foe}, {other, ship}} {
		s.Attack(pair[0], pair[1])
		s.Dice("focus", "focus", "blank")
		s.Dice(blanks(2)...)
		s.Done()
	}
}

func TestSnapShot_AtTheMover(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, here, with("snapshot"), scene.Tokens(focus, 1))
	tie := s.Theirs(academy, ahead(260))
	s.Activate(tie, "2 straight") // 120 mm nearer is 140 mm away: too far
	s.NotOffered(ship, "snap off a shot")
	for !s.State().Over {
		step(s)
	}
	s.Done()

	s = table(t)
	ship, tie = s.Mine(black, here, with("snapshot"), scene.Tokens(focus, 1)), s.Theirs(academy, ahead(220))
	wing, other := s.Mine(black, scene.At(300, 100, 0)), s.Theirs(academy, scene.At(397, 410, 180)) // at range 1
	s.Activate(wing, "2 straight")                                                                  // a friend
	s.Pass()
	s.Done()
	s.Activate(tie, "2 straight") // 100 mm away
	s.Use(ship, "snap off a shot")
	s.Weapon("snapshot")
	s.Refused(func() { s.Pick(other) })
	s.Pick(tie)
	s.Dice("focus", "hit") // no die for range 1, and no focus token spent
	s.WantTokens(ship, focus, 1)
	s.Dice(blanks(3)...)
	s.WantDamage(tie, 1)
	s.Pass()
	s.Done()
	s.Never(ship, "snap off a shot") // again in this phase
	s.Activate(tie, "2 bank-left")
	for !s.State().Over {
		step(s)
	}
	s.Done()
}

func TestSnapShot_AndAnAttackInCombat(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(black, here, with("snapshot")), s.Theirs(academy, ahead(220))
	s.Activate(tie, "2 straight")
	s.Use(ship, "snap off a shot")
	s.Weapon("snapshot")
	s.Pick(tie)
	for !s.State().Over {
		step(s)
	}
	s.Done()
	s.Engagement()
	s.Weapon("primary")
	s.Pick(tie)
	misses(s)
	s.Done()
}

// 1e.card.optional-action-attack-header: what stands under the header is an attack with a secondary weapon.
func TestSnapShot_IsTheAttackInCombat(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(black, here, with("snapshot"), scene.Tokens(focus, 1)), s.Theirs(academy, ahead(100))
	s.Engagement()
	s.Declare("snapshot", tie)
	s.Dice("focus", "hit")
	s.WantTokens(ship, focus, 1) // its dice are not modified
	misses(s)
	s.Done()
}

// 1e.activation.execute-substeps
func TestPatternAnalyzer_ActsBeforeTheStress(t *testing.T) {
	for _, later := range []bool{true, false} {
		s := table(t)
		ship := s.Mine(black, here, with("patternanalyzer"))
		s.Activate(ship, "4 koiogran")
		if later {
			s.Use(ship, "check it later")
			s.WantTokens(ship, stress, 0)
			s.Use(ship, "focus")
		} else {
			s.Pass()
		}
		s.WantTokens(ship, stress, 1)
		s.Done()
	}
}

func TestPatternAnalyzer_GreenLaterToo(t *testing.T) {
	s := table(t)
	ship := s.Mine(rookie, here, with("patternanalyzer"), scene.Tokens(stress, 1))
	s.Activate(ship, "1 straight")
	s.Use(ship, "check it later")
	s.WantTokens(ship, stress, 0) // after the step, in which it could do nothing
	s.Done()
	s.Never(ship, "check it later")
	s.Activate(ship, "3 bank-left")
	s.Pass()
	s.Done()
}

func TestRiggedCargoChute_DropsDebris(t *testing.T) {
	s := table(t)
	ship := s.Mine(smuggler, large, with("riggedcargochute"))
	foe := s.Theirs(rookie, scene.At(457, 100, 0))
	s.Perform(ship, 0, game.CardAction)
	s.Use(ship, "drop the cargo")
	s.WantDiscarded(ship, "riggedcargochute")
	s.Done()
	s.Activate(foe, "2 straight")
	s.Dice("crit")
	s.WantTokens(foe, stress, 1)
	s.WantShields(foe, 1)
	s.Done()
}
