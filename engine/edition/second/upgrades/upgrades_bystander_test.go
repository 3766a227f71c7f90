package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// Cards do nothing for other ships of their side. In these tests the ship with the card stands by
// while a friend does what would be the moment for it.

func TestBystander_FriendActivates(t *testing.T) {
	each(t, map[string]struct{ card, ability, pilot, maneuver string }{
		"r2astromech":      {"r2astromech", "recover a shield", xwing, "2 straight"},
		"servomotorsfoils": {"servomotorsfoils", "flip", xwing, "2 straight"},
		"supernaturalreflexes": {"supernaturalreflexes", "barrel roll or boost", xwing,
			"2 straight"},
		"afterburners":       {"afterburners", "boost", xwing, "4 straight"},
		"attack speed":       {"attackspeed-battleofyavin", "boost", xwing, "4 straight"},
		"precision engines":  {"precisionionengines", "Segnor's loop", tie, "3 koiogran"},
		"elusive":            {"elusive", "recover the charge", tie, "3 koiogran"},
		"ionlimiteroverride": {"ionlimiteroverride", "barrel roll", tie, "3 koiogran"},
	}, func(t *testing.T, c struct{ card, ability, pilot, maneuver string }) {
		s := scene.Second(t)
		holder := s.Mine("lukeskywalker", scene.At(line+200, 300, 0), scene.With(c.card),
			scene.Shields(1))
		friend := s.Mine(c.pilot, south, scene.Tokens(game.FocusToken, 1))
		if c.card == "elusive" {
			s.Charges(holder, "elusive", 0)
		}
		s.Never(holder, c.ability)
		s.Activate(friend, c.maneuver)
		if c.pilot == xwing {
			s.Pass() // the action
		}
		s.NoEvent(game.Used)
		s.Done()
	})
}

func TestBystander_FriendAttacks(t *testing.T) {
	each(t, map[string]struct {
		card, ability string
		charge        bool
	}{
		"crackshot":    {"crackshot", "cancel an evade", true},
		"deadeyeshot":  {"deadeyeshot", "expose a damage card", false},
		"juke":         {"juke", "change an evade", false},
		"marksmanship": {"marksmanship", "change a hit", false},
		"predator":     {"predator", "reroll", false},
		"lonewolf":     {"lonewolf", "reroll", true},
		"ruthless":     {"ruthless", "sacrifice", false},
		"outmaneuver":  {"outmaneuver", "", false},
		"trickshot":    {"trickshot", "", false},
		"sfoils":       {"servomotorsfoils", "", false},
		"stealth":      {"stealthdevice", "", true},
	}, func(t *testing.T, c struct {
		card, ability string
		charge        bool
	}) {
		s := scene.Second(t)
		s.Obstacle("coreasteroid0", scene.At(line-12, 400, 0))
		friend := s.Mine(xwing, scene.At(line, 300, 20))
		// Behind the defender at range 1, with it in the bullseye arc.
		holder := s.Mine(xwing, scene.At(line, 700, 180), scene.With(c.card),
			scene.Tokens(game.EvadeToken, 1))
		s.Mine(tie, scene.At(line+100, 500, 180)) // near the defender
		target := s.Theirs(tie, north, scene.Damaged(1))
		if c.ability != "" {
			s.Never(holder, c.ability)
		}
		s.Attack(friend, target)
		s.Dice("hit", "blank", "blank")
		s.Dice("evade", "blank", "blank", "blank") // one die for the asteroid
		s.NoEvent(game.Used)
		s.Done()
	})
}

func TestBystander_FriendDefends(t *testing.T) {
	each(t, map[string]string{
		"stealthdevice": "stealthdevice", "elusive": "elusive", "lonewolf": "lonewolf",
		"unstable": "unstablesublightengines-battleofyavin", "deadman": "deadmansswitch",
	}, func(t *testing.T, card string) {
		s := scene.Second(t)
		shooter := s.Theirs(xwing, north)
		friend := s.Mine(tie, south, scene.Damaged(2))
		holder := s.Mine(tie, scene.At(line+341, 300, 0), scene.With(card))
		s.Attack(shooter, friend)
		s.Dice("hit", "blank", "blank")
		s.Dice("blank", "blank", "blank")
		s.WantDestroyed(friend)
		s.WantPose(holder, line+341, 300, 0)
		s.NoEvent(game.Used)
		s.NoEvent(game.ChargeSpent)
		s.Done()
	})
}

func TestBystander_FriendLocks(t *testing.T) {
	s := scene.Second(t)
	holder := s.Mine(xwing, scene.At(line+200, 300, 0), scene.With("r3astromech"))
	friend := s.Mine(xwing, south)
	first, second := s.Theirs(tie, north), s.Theirs(tie, scene.At(line+100, 500, 180))
	s.Never(holder, "second lock")
	s.Lock(friend, first)
	s.Perform(friend, 0)
	s.Use(friend, "lock")
	s.Target(second)
	s.WantLocks(friend, game.ShipAs(second.ID()))
	s.Done()
}

func TestBystander_FriendsSystemStep(t *testing.T) {
	s := scene.Second(t)
	holder := s.Mine(tie, scene.At(line+200, 300, 0), scene.With("overtunedmodulators"))
	s.Never(holder, "gain calculate tokens")
	s.System(s.Mine(tie, south))
	s.Done()
}

func TestBystander_FriendAimsWithoutALock(t *testing.T) {
	s := scene.Second(t)
	s.Mine("lukeskywalker", scene.At(line+200, 300, 0), scene.With("instinctiveaim"))
	friend := s.Mine("lukeskywalker", south, scene.With("protontorpedoes"))
	s.Theirs(tie, north)
	s.Never(friend, "protontorpedoes")
	s.Engage(friend)
	s.Pass()
	s.Done()
}
